/** One JSON object in a private file, changed by one process at a time. */
import { isObject } from "../core/json.ts";
import type { JsonObject } from "../core/verdict.ts";
import { readOwn, replaceOwn, TooLarge } from "./file.ts";
import { withLock } from "./lock.ts";

/**
 * The object in the file at `path`; undefined where there is none, and for a file that is broken or holds more than
 * `maxBytes`: whoever keeps it starts afresh.
 *
 * @throws ForeignFile for what is no file of our own, and whatever the disk says.
 */
export function readJson(path: string, maxBytes: number): JsonObject | undefined {
  try {
    const bytes = readOwn(path, maxBytes);
    if (bytes === undefined) return undefined;
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** What becomes of the object, and what the caller wants to know. Without `next` the file stays as it is. */
export type Change<T> = { readonly next?: JsonObject; readonly result: T };

/**
 * Changes the object in the file at `path` while no other process does.
 *
 * @throws RangeError when the lock cannot be had in time, ForeignFile, and whatever the disk says; nothing has changed then.
 */
export function changeJson<T>(path: string, maxBytes: number, change: (now: JsonObject) => Change<T>): T {
  return withLock(path, () => {
    const { next, result } = change(readJson(path, maxBytes) ?? {});
    if (next) replaceOwn(path, `${JSON.stringify(next)}\n`);
    return result;
  });
}
