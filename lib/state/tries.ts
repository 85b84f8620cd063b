/**
 * How often a session may still be sent back, so that a wrong verdict never traps a turn.
 */
import { CAP_BYTES, CAP_IDLE_S, CAP_SESSIONS } from "../core/limits.ts";
import type { JsonObject } from "../core/verdict.ts";
import type { Box, Store } from "./store.ts";

/** `go`: send it back, and it is counted; `spent`: it was sent back often enough; `unknown`: the count cannot be kept. */
export type Leave = "go" | "spent" | "unknown";

/** Rows of a session: how often it was sent back (`n`), and how long the last reply was, in UTF-16 units (`at`). */
export function triesBox(name: string): Box {
  return { name, idleS: CAP_IDLE_S, most: CAP_SESSIONS, bytes: CAP_BYTES };
}

/**
 * Asks for leave to send `session` back once more; at most `max` times until it was idle for two hours. `again` is the
 * host's own sign that this turn was sent back already: a session that was not counted yet starts one further. `length` is
 * that of the reply, for {@link lengthSentBack}. Never throws: without a count that can be kept nobody is sent back.
 */
export function leave(
  store: () => Store,
  box: Box,
  session: string,
  max: number,
  again: boolean,
  length: number,
): Leave {
  try {
    return store().change<Leave>(box, keyOf(session), (row, lost) => {
      // What is broken would silence the guard for ever. The next session starts afresh; this one is not sent back again.
      if (lost || (row && typeof row["n"] !== "number")) return { next: { n: max }, result: "unknown" };
      const used = Math.max(numberIn(row, "n"), again ? 1 : 0);
      if (used >= max) return { result: "spent" };
      return { next: { n: used + 1, ...(length > 0 ? { at: length } : {}) }, result: "go" };
    });
  } catch {
    return "unknown";
  }
}

/**
 * How long the reply was for which the session was last sent back: a host that hands over all replies of a turn in one
 * text has the new one behind it. 0 when nobody was sent back, or the count cannot be read. Never throws.
 */
export function lengthSentBack(store: () => Store, box: Box, session: string): number {
  try {
    return numberIn(store().row(box, keyOf(session)), "at");
  } catch {
    return 0;
  }
}

/** Long ids are cut to their ends: a file stays small whatever a host sends. */
function keyOf(session: string): string {
  return session.length <= 200 ? session : `${session.slice(0, 100)}…${session.slice(-80)}`;
}

function numberIn(row: JsonObject | undefined, name: string): number {
  const value = row?.[name];
  return typeof value === "number" ? value : 0;
}
