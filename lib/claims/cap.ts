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

/**
 * Leave to send `session` back once more, at most `max` times until it was idle for two hours; `again`, the host's own sign that
 * this turn was sent back already, counts as once. `length` is that of the reply, for {@link lengthSentBack}. The count lies in
 * `store`, else in the workspace. Never throws: without a count that can be kept nobody is sent back.
 */
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

/**
 * How long the reply was, in UTF-16 units, for which the session was last sent back: a host that hands over all replies of
 * a turn in one text has the new one behind it. 0 when nobody was sent back, or the count cannot be read. Never throws.
 */
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
