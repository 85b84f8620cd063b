/** Files of others, read as they stand: links are followed as the program that is judged would follow them. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  opendirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** What stands at a path. `why` is for a person: "larger than 262144 bytes", "no regular file". */
export type Look =
  | { readonly found: "text"; readonly text: string }
  | { readonly found: "unread"; readonly why: string }
  | { readonly found: "nothing" };

/** What stands in a folder; `cut` where not all of it is named. */
export type FolderLook = {
  readonly entries: readonly { readonly name: string; readonly isFolder: boolean }[];
  readonly cut: boolean;
};

const NOTHING: Look = { found: "nothing" };

const NEVER_WAITING = constants.O_RDONLY | constants.O_NONBLOCK;

/** Bytes in which a NUL tells a program or picture from a text. */
const PROBE = 1024;

/** Errors that mean that the program would not find a file, either. */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "ERR_INVALID_ARG_VALUE"]);

/**
 * The text of a regular file, for judging it; a binary file is nothing that a shell would read. It never waits: a pipe or device is not opened, so that nothing happens there.
 *
 * @param path an absolute path
 * @param maxBytes what is larger is left unread
 */
export function look(path: string, maxBytes: number): Look {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat || stat.isDirectory()) return NOTHING;
    if (!stat.isFile()) return { found: "unread", why: "no regular file" };
    return readWhole(path, maxBytes);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return ABSENT.has(code) ? NOTHING : { found: "unread", why: `not readable (${code})` };
  }
}

/**
 * The names in a folder, in order; links are named and not followed. Undefined where there is no folder that may be read.
 *
 * @param folder an absolute path
 * @param most names that are read; `cut` says that there are more
 */
export function namesIn(folder: string, most: number): FolderLook | undefined {
  try {
    const opened = opendirSync(folder);
    try {
      const entries: FolderLook["entries"][number][] = [];
      for (let next = opened.readSync(); next; next = opened.readSync()) {
        if (entries.length >= most) return { entries: entries.sort(byName), cut: true };
        entries.push({ name: next.name, isFolder: next.isDirectory() });
      }
      return { entries: entries.sort(byName), cut: false };
    } finally {
      opened.closeSync();
    }
  } catch {
    return undefined;
  }
}

function byName(left: { readonly name: string }, right: { readonly name: string }): number {
  return left.name < right.name ? -1 : Number(left.name > right.name);
}

/** Links to what does not exist, or cannot be entered, that are followed: the kernel's own limit. */
const DANGLING = 40;

/**
 * An absolute path with the links in it resolved, as far as it exists; what does not exist stands as it is written, also
 * behind a link that leads there.
 */
export function real(path: string): string {
  let behind = "";
  let hops = DANGLING;
  for (let at = path; ; ) {
    const front = existing(at);
    behind = at.slice(front.length) + behind;
    const found = resolved(front);
    if (found !== undefined) return join(found, behind);
    const to = hops-- > 0 ? targetOf(front) : undefined;
    if (to === undefined) behind = `/${basename(front)}${behind}`;
    at = to ?? dirname(front);
    if (at === front) return path;
  }
}

function resolved(path: string): string | undefined {
  try {
    return realpathSync.native(path === "" ? "/" : path);
  } catch {
    return undefined;
  }
}

/** The longest front of an absolute path at which something stands, halved for: a path may have thousands of names. */
function existing(path: string): string {
  if (stands(path)) return path;
  const ends = [...path.matchAll(/\/+/g)].map(({ index }) => index);
  let low = 0;
  for (let high = ends.length; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if (stands(path.slice(0, ends[middle]))) low = middle;
    else high = middle;
  }
  return path.slice(0, ends[low]);
}

function stands(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Where the link at `path` leads; undefined for what is no link. */
function targetOf(path: string): string | undefined {
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return undefined;
  }
}

/** The bytes of a regular file; "unread" for one that is larger, is no file or cannot be read. It never waits. */
export function bytesAt(path: string, maxBytes: number): Buffer | "absent" | "unread" {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return "absent";
    const bytes = stat.isFile() && stat.size <= maxBytes ? upTo(stat.size, path) : undefined;
    return bytes ?? "unread";
  } catch {
    return "unread";
  }
}

function tooLarge(maxBytes: number): Look {
  return { found: "unread", why: `larger than ${maxBytes} bytes` };
}

function readWhole(path: string, maxBytes: number): Look {
  const bytes = upTo(maxBytes + 1, path);
  if (!bytes) return { found: "unread", why: "no regular file" };
  if (bytes.subarray(0, PROBE).includes(0)) return NOTHING;
  return bytes.length > maxBytes ? tooLarge(maxBytes) : { found: "text", text: bytes.toString("utf8") };
}

/** The first bytes of a file. Between the look and the opening it may have become a pipe: it is asked again, and never waited for. */
function upTo(most: number, path: string): Buffer | undefined {
  const file = openSync(path, NEVER_WAITING);
  try {
    if (!fstatSync(file).isFile()) return undefined;
    const bytes = Buffer.allocUnsafe(most);
    let size = 0;
    for (let count = -1; count !== 0 && size < bytes.length; size += count)
      count = readSync(file, bytes, size, bytes.length - size, size);
    return bytes.subarray(0, size);
  } finally {
    closeSync(file);
  }
}
