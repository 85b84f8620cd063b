/** A private log of lines, which several processes add to at once and which is moved aside when it is full. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  type Stats,
} from "node:fs";
import { requireOwn, writeAll } from "./file.ts";
import { withLock } from "./lock.ts";

/**
 * Adds `line` (without its end) to `path`, which is private (0600) and becomes `path.1` when it holds `maxBytes`; what
 * is no log of ours there is left as it is, and the next number is taken.
 *
 * @throws RangeError for what is no file of our own, and whatever the disk says: then the line is lost and no other.
 */
export function appendLine(path: string, line: string, maxBytes: number): void {
  const flags =
    constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = openSync(path, flags, 0o600);
  try {
    const stat = requireOwn(path, fstatSync(file));
    // A line that a full disk cut short must not swallow this one. One write, so that lines of several guards stay whole.
    writeAll(file, Buffer.from(`${endsLine(file, stat) ? "" : "\n"}${line}\n`));
    if (stat.size >= maxBytes) rotate(path, maxBytes);
  } finally {
    closeSync(file);
  }
}

function endsLine(file: number, { size }: Stats): boolean {
  const last = new Uint8Array(1);
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last[0] === 0x0a);
}

/** Logs that are tried for a place beside the full one; where all are taken by something else, the log goes on. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Moves a full log aside, once. The line is written by now, so whatever goes wrong is left to the next one. */
function rotate(path: string, maxBytes: number): void {
  const move = (): void => {
    // Another process may have moved it since.
    if ((lstatSync(path, { throwIfNoEntry: false })?.size ?? 0) < maxBytes) return;
    const free = NUMBERS.map((number) => `${path}.${number}`).find(isFree);
    if (free !== undefined) renameSync(path, free);
  };
  try {
    withLock(path, move, 0);
  } catch {
    // Who finds the lock taken leaves it to the other.
  }
}

/** Nothing, or an older log of ours. */
function isFree(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat === undefined || (stat.isFile() && stat.nlink === 1);
}
