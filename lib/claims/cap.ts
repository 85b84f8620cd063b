/**
 * How often a session may still be sent back for its claims, counted in one small file of the workspace unless the event
 * brings a store.
 */
import { join } from "node:path";
import { ownFolder } from "../state/file.ts";
import { fileStore, type Store } from "../state/store.ts";
import { type Leave, leave, lengthSentBack as lengthIn, triesBox } from "../state/tries.ts";

const TRIES = triesBox("claims");

/** The name and the form of the Python guard's file, so that a workspace keeps its counts when the guard is replaced. */
const STATE = ".publish_claim_guard.json";

/** Leave to send `session` back once more, as {@link leave} says. Never throws. */
export function spendRetry(
  workspace: string,
  session: string,
  max: number,
  again: boolean,
  length = 0,
  store?: Store,
): Leave {
  return leave(() => store ?? inWorkspace(workspace), TRIES, session, max, again, length);
}

/** How long the reply was for which the session was last sent back. Never throws. */
export function lengthSentBack(workspace: string, session: string, store?: Store): number {
  return lengthIn(() => store ?? inWorkspace(workspace), TRIES, session);
}

function inWorkspace(workspace: string): Store {
  const folder = join(workspace, "output");
  return fileStore((_, writes) => {
    // The workspace's folder, and everybody's as before.
    if (writes) ownFolder(folder, 0o777);
    return join(folder, STATE);
  });
}
