/**
 * What a file is at one moment: enough of its numbers to notice any change cheaply, and the digest of its bytes to be
 * sure.
 */
import { createHash } from "node:crypto";
import { type BigIntStats, closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { SETTLED_MS } from "../core/limits.ts";

/** The numbers of a file, as texts: nanoseconds do not fit a number. A program cannot choose `ctime`. */
export type Numbers = {
  readonly dev: string;
  readonly ino: string;
  readonly size: string;
  readonly mtime: string;
  readonly ctime: string;
};

/** A file as it was when somebody looked at all of it. */
export type Fingerprint = Numbers & { readonly path: string; readonly sha256: string };

/** The numbers of the file at `path`, links followed; undefined when there is no regular file. */
export function numbersOf(path: string): Numbers | undefined {
  try {
    const stat = statSync(path, { bigint: true });
    return stat.isFile() ? numbers(stat) : undefined;
  } catch {
    return undefined;
  }
}

/** True when the two are surely the same file with the same bytes. */
export function sameNumbers(a: Numbers, b: Numbers): boolean {
  return (
    a.ctime === b.ctime && a.mtime === b.mtime && a.size === b.size && a.ino === b.ino && a.dev === b.dev
  );
}

/** True when the file was changed so lately that its times may not show the next change. */
export function isFresh({ ctime }: Numbers): boolean {
  const age = Date.now() - Number(BigInt(ctime) / 1_000_000n);
  return age < SETTLED_MS && age > -SETTLED_MS;
}

/**
 * Reads all of a file. Undefined when it changed in the meantime.
 *
 * @throws whatever the disk says.
 */
export function fingerprint(path: string): Fingerprint | undefined {
  const file = openSync(path, "r");
  try {
    const before = fstatSync(file, { bigint: true });
    if (!before.isFile()) return undefined;
    const hash = createHash("sha256");
    const chunk = Buffer.allocUnsafe(1 << 20);
    for (let count = readSync(file, chunk); count > 0; count = readSync(file, chunk))
      hash.update(chunk.subarray(0, count));
    const after = numbers(fstatSync(file, { bigint: true }));
    // The name must still lead here, too: what is run later is what the name leads to.
    const named = numbersOf(path);
    if (!named || !sameNumbers(numbers(before), after) || !sameNumbers(after, named)) return undefined;
    return { path, ...after, sha256: hash.digest("hex") };
  } finally {
    closeSync(file);
  }
}

function numbers(stat: BigIntStats): Numbers {
  return {
    dev: String(stat.dev),
    ino: String(stat.ino),
    size: String(stat.size),
    mtime: String(stat.mtimeNs),
    ctime: String(stat.ctimeNs),
  };
}
