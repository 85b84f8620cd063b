/** Short texts that wait for a session's next event, on the disk, with a time to live. */
import { join } from "node:path";
import { isObject } from "../core/json.ts";
import { NOTES_BYTES } from "../core/limits.ts";
import { changeJson, readJson } from "./json.ts";
import { fileNameOf, stateFolder, statePath } from "./place.ts";

/** Keeps `text` for `session` in the box called `box`. Never throws: a note that cannot be kept is not told. */
export function leaveNote(box: string, session: string, text: string, now = Date.now()): void {
  try {
    changeJson(join(stateFolder("notes"), `${box}.json`), NOTES_BYTES, (notes) => ({
      result: undefined,
      next: Object.fromEntries([
        ...Object.entries(notes).slice(-99),
        [fileNameOf(session), { text, ts: now }],
      ]),
    }));
  } catch {
    // Said above.
  }
}

/** The text that waits for `session`, when it was left in the last `ttlMs` milliseconds. Never throws. */
export function noteFor(box: string, session: string, ttlMs: number, now = Date.now()): string | undefined {
  try {
    const row = readJson(join(statePath("notes"), `${box}.json`), NOTES_BYTES)?.[fileNameOf(session)];
    const fresh = isObject(row) && Math.abs(now - Number(row["ts"])) <= ttlMs;
    return fresh && typeof row["text"] === "string" ? row["text"] : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the text of `session` away. Never throws. */
export function dropNote(box: string, session: string): void {
  try {
    changeJson(join(stateFolder("notes"), `${box}.json`), NOTES_BYTES, (notes) => ({
      result: undefined,
      next: Object.fromEntries(Object.entries(notes).filter(([key]) => key !== fileNameOf(session))),
    }));
  } catch {
    // It goes with its time.
  }
}
