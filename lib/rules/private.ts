/** Files that nobody but the user or root could have written, read in one piece. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from "node:fs";

/** Is there anything at `path`, were it a link to nothing? Without a throw, because mostly there is not: 0.05 ms. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // What cannot even be looked at is for its reader to tell.
    return true;
  }
}

/**
 * The text of a file at most `maxBytes` long; undefined when there is none.
 *
 * @throws RangeError with the reason as the end of a sentence, and whatever the disk says.
 */
export function privateText(path: string, maxBytes: number): string | undefined {
  const file = opened(path);
  if (file === undefined) return undefined;
  try {
    requirePrivate(fstatSync(file), maxBytes);
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

function opened(path: string): number | undefined {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function requirePrivate({ mode, uid, size, nlink }: Stats, maxBytes: number): void {
  const own = process.getuid?.();
  if ((mode & 0o170_000) !== 0o100_000 || nlink !== 1) throw new RangeError("is no file of its own");
  if (own !== undefined && uid !== own && uid !== 0) throw new RangeError("belongs to somebody else");
  if (process.platform !== "win32" && (mode & 0o022) !== 0) throw new RangeError("can be written by others");
  if (size > maxBytes) throw new RangeError("is too large");
}
