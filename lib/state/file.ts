/**
 * Private files of our own: read without following a link, and replaced in one step, so that a reader sees the old text or
 * the new, and never half of one.
 */
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  writeSync,
} from "node:fs";

/** What stands where a file of our own should be is a link, a folder, a pipe, or somebody's data under a second name. */
export class ForeignFile extends RangeError {
  override name = "ForeignFile";
}

/** A file of our own holds more than anybody of us writes. */
export class TooLarge extends RangeError {
  override name = "TooLarge";
}

/**
 * Makes a folder of our own, for this user alone where it is new.
 *
 * @throws ForeignFile when a link or a file stands in its place, and whatever the disk says.
 */
export function ownFolder(path: string, mode = 0o700): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) throw new ForeignFile(`${path} is not a folder`);
  if (!stat) mkdirSync(path, { recursive: true, mode });
}

/**
 * The bytes of a private file; undefined when there is none.
 *
 * @throws ForeignFile for what is no regular file with one name, TooLarge beyond `maxBytes`, and whatever the disk says.
 */
export function readOwn(path: string, maxBytes: number): Uint8Array | undefined {
  const file = opened(path);
  if (file === undefined) return undefined;
  try {
    const stat = requireOwn(path, fstatSync(file));
    if (stat.size > maxBytes) throw new TooLarge(`${path} holds more than ${maxBytes} bytes`);
    const bytes = new Uint8Array(stat.size);
    let at = 0;
    for (let count = -1; at < bytes.length && count !== 0; at += count)
      count = readSync(file, bytes, at, bytes.length - at, at);
    return bytes.subarray(0, at);
  } finally {
    closeSync(file);
  }
}

/**
 * Replaces a private file (mode 0600) or makes it. What is no file of our own is left as it is.
 *
 * @throws ForeignFile, and whatever the disk says: then the old text stands, and no draft is left.
 */
export function replaceOwn(path: string, content: string | Uint8Array): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat) requireOwn(path, stat);
  placeFile(path, content, { mode: 0o600 });
}

/** How a file is put in place. */
export type Placing = {
  readonly mode: number;
  /** The owner and group it gets, where this process may give files away. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** True for what must outlive a crash of the machine; costs milliseconds. */
  readonly durable?: boolean;
};

/**
 * Writes a draft beside `path` and renames it over `path`, whatever that is but a folder.
 *
 * @throws whatever the disk says; then nothing has changed, and no draft is left.
 */
export function placeFile(path: string, content: string | Uint8Array, placing: Placing): void {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2, 10)}.tmp`;
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
  const file = openSync(draft, flags, 0o600);
  try {
    try {
      writeAll(file, typeof content === "string" ? Buffer.from(content) : content);
      // Else a crash could leave the new name with no bytes behind it.
      if (placing.durable) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    const { mode, owner } = placing;
    if (mode !== 0o600) chmodSync(draft, mode);
    if (owner && process.getuid?.() === 0) chownSync(draft, owner.uid, owner.gid);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Writes all of `bytes`: a nearly full disk takes a part of them first, and says so only when it is asked again. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    const count = writeSync(file, bytes, at, bytes.length - at);
    if (count === 0) throw new RangeError("the disk takes no more");
    at += count;
  }
}

/** A descriptor of the file itself; undefined when there is none. O_NONBLOCK: a planted pipe must not hold us. */
function opened(path: string): number | undefined {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") return undefined;
    if (code === "ELOOP") throw new ForeignFile(`${path} is a link`);
    throw error;
  }
}

/** Throws for what is no regular file with one name: a pipe, a folder, a hard link to somebody's data. */
export function requireOwn(path: string, stat: Stats): Stats {
  if (!stat.isFile() || stat.nlink !== 1) throw new ForeignFile(`${path} is no file of our own`);
  return stat;
}
