/**
 * How often a session may still be sent back, counted in one small file, so that a wrong verdict never traps a turn.
 */
import { join } from "node:path";
import { CAP_BYTES, CAP_IDLE_S, CAP_SESSIONS } from "../core/limits.ts";
import { ownFolder, readOwn, replaceOwn, TooLarge } from "../state/file.ts";
import { withLock } from "../state/lock.ts";

/** `go`: send it back, and it is counted; `spent`: it was sent back often enough; `unknown`: the count cannot be kept. */
export type RetryBudget = "go" | "spent" | "unknown";

/**
 * What the file holds for each session: blocks so far, the time of the last one in seconds since 1970, and how long the reply
 * was that it sent back, in UTF-16 units.
 */
type Counts = Map<string, { readonly n: number; readonly ts: number; readonly at?: number }>;

/** The name and the form of the Python guard's file, so that a workspace keeps its counts when the guard is replaced. */
const STATE = ".publish_claim_guard.json";

/**
 * Asks for leave to send `session` back once more; at most `max` times until it was idle for two hours. `again` is the
 * host's own sign that this turn was sent back already: a session that we have not counted yet starts one further. `length` is that of
 * the reply, for {@link lengthSentBack}. Never throws: without a count that can be kept nobody is sent back.
 */
export function spendRetry(
  workspace: string,
  session: string,
  max: number,
  again: boolean,
  length = 0,
): RetryBudget {
  const folder = join(workspace, "output");
  try {
    // The workspace's folder, and everybody's as before.
    ownFolder(folder, 0o777);
    const path = join(folder, STATE);
    return withLock(path, () => count(path, keyOf(session), max, again, length));
  } catch {
    return "unknown";
  }
}

/** Long ids are cut to their ends: the file stays small whatever a host sends. */
function keyOf(session: string): string {
  return session.length <= 200 ? session : `${session.slice(0, 100)}…${session.slice(-80)}`;
}

/**
 * How long the reply was for which the session was last sent back: a host that hands over all replies of a turn in one
 * text has the new one behind it. 0 when nobody was sent back, or the count cannot be read.
 */
export function lengthSentBack(workspace: string, session: string): number {
  try {
    return read(join(workspace, "output", STATE))?.get(keyOf(session))?.at ?? 0;
  } catch {
    return 0;
  }
}

function count(path: string, session: string, max: number, again: boolean, at: number): RetryBudget {
  const now = Date.now() / 1000;
  const counts = read(path);
  if (!counts) {
    // A broken file would silence the guard for ever. The next session starts afresh; this one is not sent back again.
    write(path, new Map([[session, { n: max, ts: now }]]));
    return "unknown";
  }
  for (const [key, { ts }] of counts) if (Math.abs(now - ts) > CAP_IDLE_S) counts.delete(key);
  const used = Math.max(counts.get(session)?.n ?? 0, again ? 1 : 0);
  if (used >= max) return "spent";
  // Insertion order is age: the sessions that drop out are the oldest.
  counts.delete(session);
  counts.set(session, { n: used + 1, ts: now, ...(at > 0 ? { at } : {}) });
  write(path, new Map([...counts].slice(-CAP_SESSIONS)));
  return "go";
}

/** The counts; empty without a file, `undefined` for a file that is broken. Throws for what is no file of our own. */
function read(path: string): Counts | undefined {
  try {
    const bytes = readOwn(path, CAP_BYTES);
    return bytes === undefined || bytes.length === 0 ? new Map() : decode(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

function decode(text: string): Counts | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
    const counts: Counts = new Map();
    for (const [key, value] of Object.entries(data as Record<string, unknown>)) {
      const { n, ts, at } = (value ?? {}) as { n?: unknown; ts?: unknown; at?: unknown };
      if (typeof n !== "number" || typeof ts !== "number") return undefined;
      counts.set(key, { n, ts, ...(typeof at === "number" ? { at } : {}) });
    }
    return counts;
  } catch {
    return undefined;
  }
}

function write(path: string, counts: Counts): void {
  replaceOwn(path, JSON.stringify(Object.fromEntries(counts)));
}
