/**
 * What was typed into the running shells of a session, kept until a line is whole: a command may come in several
 * writes. Private, locked, bounded, forgotten after an hour.
 */
import { join } from "node:path";
import { isObject } from "../core/json.ts";
import { TYPED_BYTES, TYPED_MS, TYPED_SHELLS } from "../core/limits.ts";
import type { JsonObject } from "../core/verdict.ts";
import { changeJson } from "./json.ts";
import { fileNameOf, stateFolder } from "./place.ts";

/** What one shell got: the lines that are whole, and the keys behind them. */
export type Tail = { readonly lines: string; readonly keys: string };

/** What becomes of the tail, and what the caller wants to know. Without `next` it stays as it is. */
export type TailChange<T> = { readonly next?: Tail; readonly result: T };

const NONE: Tail = { lines: "", keys: "" };

/**
 * Changes what is kept for the shell `place` of `session`, while no other process does; `forgets` says that what another
 * shell got makes room for it. A second look at the same `call`
 * sees the tail as it was at the first.
 *
 * @throws RangeError when the lock cannot be had in time, ForeignFile, and whatever the disk says; nothing has changed then.
 */
export function changeTail<T>(
  { session, place, call = "" }: { readonly session: string; readonly place: string; readonly call?: string },
  change: (now: Tail, forgets: boolean) => TailChange<T>,
  now: number = Date.now(),
): T {
  const key = `${fileNameOf(session)} ${fileNameOf(place)}`;
  return changeJson(join(stateFolder("typed"), "tails.json"), TYPED_BYTES, (kept) => {
    const row = fresh(kept[key], now);
    const again = call !== "" && row?.["call"] === call;
    const others = Object.entries(kept).filter(
      ([name, one]) => name !== key && fresh(one, now) !== undefined,
    );
    const forgotten = others.slice(0, Math.max(0, others.length + 1 - TYPED_SHELLS));
    const { next, result } = change(tailOf(again ? row?.["before"] : row), forgotten.some(holds));
    if (!next) return { result };
    const before: JsonObject = tailOf(again ? row?.["before"] : row);
    return {
      next: Object.fromEntries([
        ...others.slice(1 - TYPED_SHELLS),
        [key, { ...next, ts: now, call, before }],
      ]),
      result,
    };
  });
}

/** Is there anything that a later look would miss? */
function holds([, row]: readonly [string, unknown]): boolean {
  const { lines, keys } = tailOf(row);
  return lines !== "" || keys !== "";
}

function fresh(row: unknown, now: number): JsonObject | undefined {
  return isObject(row) && Math.abs(now - Number(row["ts"])) <= TYPED_MS ? row : undefined;
}

function tailOf(row: unknown): Tail {
  if (!isObject(row)) return NONE;
  const { lines, keys } = row;
  return { lines: typeof lines === "string" ? lines : "", keys: typeof keys === "string" ? keys : "" };
}
