/**
 * What guards remember between two events, as rows with a time to live: the one interface, and rows in private files.
 */
import { isObject } from "../core/json.ts";
import type { JsonObject } from "../core/verdict.ts";
import { readOwn, replaceOwn, TooLarge } from "./file.ts";
import { withLock } from "./lock.ts";

/** A kind of rows. */
export type Box = {
  readonly name: string;
  /** Seconds after which a row that nobody changed is gone. */
  readonly idleS: number;
  /** Rows that a file keeps, the youngest; and the bytes that it may hold. */
  readonly most: number;
  readonly bytes: number;
};

/** What becomes of a row: another, none (`null`), or what it was where `next` is absent; and what the caller wants to know. */
export type RowChange<T> = { readonly next?: JsonObject | null; readonly result: T };

/** Rows by box and key. Every row carries `ts`, the time of its last change in seconds since 1970. */
export type Store = {
  /** @throws whatever its keeper says. */
  readonly row: (box: Box, key: string) => JsonObject | undefined;
  /**
   * Changes a row while nobody else does. `lost` is true where something is kept that cannot be read.
   *
   * @throws whatever its keeper says; nothing has changed then.
   */
  readonly change: <T>(
    box: Box,
    key: string,
    change: (row: JsonObject | undefined, lost: boolean) => RowChange<T>,
  ) => T;
  /** Does what must be done once, when what was asked for and changed so far stands. */
  readonly settled: (work: () => void) => void;
  /** What the user must know of the rows that were asked for: their keeper was out of reach. */
  readonly remark?: () => string | undefined;
};

/** Runs `attempt` with a store until what it did there stands; it may run more than once, and only its last run counts. */
export type Keeper = <T>(attempt: (store: Store) => T) => Promise<T>;

/**
 * Rows in files, one file a box. `pathOf` says where it lies, and makes the folder where `writes` says that it is needed.
 * Its errors: RangeError when the lock cannot be had in time, ForeignFile, and whatever the disk says.
 */
export function fileStore(pathOf: (box: Box, writes: boolean) => string): Store {
  return {
    row: (box, key) => readRows(pathOf(box, false), box)?.get(key),
    change: (box, key, change) => {
      const path = pathOf(box, true);
      return withLock(path, () => {
        const kept = readRows(path, box);
        const rows = kept ?? new Map<string, JsonObject>();
        const { next, result } = change(rows.get(key), kept === undefined);
        if (next === undefined) return result;
        // Insertion order is age: the rows that drop out are the oldest.
        rows.delete(key);
        if (next !== null) rows.set(key, stamped(next));
        replaceOwn(path, `${JSON.stringify(Object.fromEntries([...rows].slice(-box.most)))}\n`);
        return result;
      });
    },
    settled: (work) => work(),
  };
}

/** A row as it is kept from now on. */
export function stamped(row: JsonObject): JsonObject {
  return { ...row, ts: Math.round(Date.now()) / 1000 };
}

/** The rows of a file that are young enough; empty without a file, `undefined` for one that is broken. Throws for what is no file of ours. */
function readRows(path: string, box: Box): Map<string, JsonObject> | undefined {
  try {
    const bytes = readOwn(path, box.bytes);
    return bytes === undefined || bytes.length === 0
      ? new Map()
      : decoded(new TextDecoder().decode(bytes), box);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLarge) return undefined;
    throw error;
  }
}

function decoded(text: string, { idleS }: Box): Map<string, JsonObject> | undefined {
  const data: unknown = JSON.parse(text);
  if (!isObject(data)) return undefined;
  const rows = new Map<string, JsonObject>();
  const now = Date.now() / 1000;
  for (const [key, row] of Object.entries(data)) {
    if (!isObject(row) || typeof row["ts"] !== "number") return undefined;
    if (Math.abs(now - row["ts"]) <= idleS) rows.set(key, row);
  }
  return rows;
}
