/**
 * Rows that several processes share through a server of keys and values. A guard judges in one go, and such a server answers
 * later: so an attempt runs over the rows that are known so far, what it missed is fetched, it runs again, and what it
 * changed is written only where nobody else changed it meanwhile.
 */
import { isObject } from "../core/json.ts";
import { STATE_ROW_UNITS, STATE_TRIES } from "../core/limits.ts";
import type { JsonObject } from "../core/verdict.ts";
import { type Box, type Keeper, type Store, stamped } from "./store.ts";

/** The text under a key as it was read, and as it is to be: `null` where there is none. Seconds that it lives. */
export type Write = {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly idleS: number;
};

/** A server of keys and values. Both reject when it cannot be asked; then nobody knows whether a commit was done. */
export type Shared = {
  /** False while it is known to be out of reach. */
  readonly isUp: () => boolean;
  /** The texts under `keys`, in their order. */
  readonly read: (keys: readonly string[]) => Promise<readonly (string | null)[]>;
  /** Writes all of them in one step; false, and nothing is written, where one of the texts has changed. */
  readonly commit: (writes: readonly Write[]) => Promise<boolean>;
};

/** Rows in `shared`, and in `local` with a remark while it cannot be reached. */
export function sharedKeeper(shared: Shared, local: Store): Keeper {
  return async (attempt) => {
    if (shared.isUp()) {
      const settled = await settle(shared, attempt);
      if (settled) return settled.result;
    }
    return attempt(remarking(local));
  };
}

/** The attempt's result when all that it did stands; undefined where the server does not answer. Throws what the attempt throws. */
async function settle<T>(
  shared: Shared,
  attempt: (store: Store) => T,
): Promise<{ readonly result: T } | undefined> {
  const known = new Map<string, string | null>();
  for (let tries = 0; tries < STATE_TRIES; tries++) {
    const turn = turnOver(known);
    const result = attempt(turn.store);
    const isRead = turn.missed.size === 0;
    try {
      if (isRead && (turn.writes.size === 0 || (await shared.commit([...turn.writes.values()])))) {
        for (const work of turn.waiting) work();
        return { result };
      }
      // Somebody else was faster, or the rows are asked for the first time.
      const keys = isRead ? [...known.keys()] : [...turn.missed];
      const texts = await shared.read(keys);
      for (const [at, key] of keys.entries()) known.set(key, texts[at] ?? null);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** One run of an attempt: its store, the keys that it asked for and nobody knows yet, what it wants written, and what waits for that. */
function turnOver(known: ReadonlyMap<string, string | null>) {
  const missed = new Set<string>();
  const writes = new Map<string, Write>();
  const waiting: (() => void)[] = [];
  const textOf = (key: string): string | null => {
    const written = writes.get(key);
    if (written) return written.after;
    const text = known.get(key);
    if (text === undefined) missed.add(key);
    return text ?? null;
  };
  const store: Store = {
    row: (box, key) => rowOf(textOf(keyOf(box, key))),
    change: (box, key, change) => {
      const at = keyOf(box, key);
      const text = textOf(at);
      const row = rowOf(text);
      const { next, result } = change(row, text !== null && row === undefined);
      if (next !== undefined) {
        const after = next === null ? null : JSON.stringify(stamped(next));
        if (after !== null && after.length > STATE_ROW_UNITS)
          throw new RangeError(`a row of more than ${STATE_ROW_UNITS} units`);
        writes.set(at, { key: at, before: known.get(at) ?? null, after, idleS: box.idleS });
      }
      return result;
    },
    settled: (work) => void waiting.push(work),
  };
  return { store, missed, writes, waiting };
}

/** Keys tell nothing of what they stand for. */
function keyOf(box: Box, key: string): string {
  const digest = process.getBuiltinModule("node:crypto").createHash("sha256").update(key).digest("hex");
  return `agent-guards:${box.name}:${digest}`;
}

function rowOf(text: string | null): JsonObject | undefined {
  if (text === null) return undefined;
  try {
    const row: unknown = JSON.parse(text);
    return isObject(row) && typeof row["ts"] === "number" ? row : undefined;
  } catch {
    return undefined;
  }
}

/** The same rows, with a word on it when one of them was asked for. */
function remarking({ row, change, settled }: Store): Store {
  let used = false;
  return {
    row: (box, key) => {
      used = true;
      return row(box, key);
    },
    change: (box, key, next) => {
      used = true;
      return change(box, key, next);
    },
    settled,
    remark: () =>
      used ? "what the replicas share is out of reach, so this one counts by itself" : undefined,
  };
}
