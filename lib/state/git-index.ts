/**
 * What git would put in the place of a file, or take away: told from its index, which says of each file whether it is as
 * git knows it. Source: gitformat-index(5), versions 2 and 3; of another version nothing is told.
 */
import { statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { GIT_INDEX_BYTES, GIT_PARENTS } from "../core/limits.ts";
import { bytesAt } from "./read.ts";

/** How a file stands to git: as it was committed, added since then, changed since either, or not known to it. */
type Standing = "same" | "added" | "changed" | "untracked" | "untold";

/** How the file at `path` stands to the repository around it; `undefined` where there is none. */
export function standingOf(path: string): Standing | undefined {
  for (let up = 0, folder = dirname(path); up < GIT_PARENTS; up++, folder = dirname(folder)) {
    const index = bytesAt(join(folder, ".git", "index"), GIT_INDEX_BYTES);
    if (index === "unread") return "untold";
    if (index !== "absent") return standingIn(index, relative(folder, path), path);
  }
  return undefined;
}

/** Bytes of an entry before its name: times, device, mode, owner, size, digest, flags; two more with extended flags. */
const FIXED = 62;
const MTIME = 8;
const SIZE = 36;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0xfff;

function standingIn(index: Buffer, name: string, path: string): Standing {
  const version = index.toString("latin1", 0, 4) === "DIRC" ? index.readUInt32BE(4) : 0;
  if (version !== 2 && version !== 3) return "untold";
  const entry = entryOf(index, name);
  if (entry === undefined) return "untracked";
  const stat = statSync(path, { throwIfNoEntry: false });
  const isSame =
    stat !== undefined &&
    entry.readUInt32BE(SIZE) === stat.size % 2 ** 32 &&
    entry.readUInt32BE(MTIME) === Math.floor(stat.mtimeMs / 1000);
  if (!isSame) return "changed";
  return isCommitted(index, name) ? "same" : "added";
}

/** The trees that the last commit or checkout left in the index: where something was added since, a folder has none. */
const TREES = Buffer.from("TREE");
const DIGESTS = [20, 32];

/** Was nothing added to the folder of `name` since the last commit or checkout? */
function isCommitted(index: Buffer, name: string): boolean {
  for (let at = index.indexOf(TREES); at >= 0 && at + 8 <= index.length; at = index.indexOf(TREES, at + 1)) {
    const trees = index.subarray(at + 8, at + 8 + index.readUInt32BE(at + 4));
    const found = DIGESTS.map((digest) => treesIn(trees, digest)).find((one) => one !== undefined);
    if (found) return found.get(name.split("/").slice(0, -1).join("/")) === true;
  }
  return false;
}

/** Each folder of the trees, and whether it has one; undefined for bytes that are no list of trees. */
function treesIn(bytes: Buffer, digest: number): ReadonlyMap<string, boolean> | undefined {
  const found = new Map<string, boolean>();
  /** The folders around the next one, and how many more each of them holds. */
  const around: { readonly path: string; left: number }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const row = /^([^\0]*)\0(-?\d{1,9}) (\d{1,9})\n/.exec(bytes.toString("latin1", at, at + TREE_ROW));
    if (!row) return undefined;
    const [all, folder = "", files, inside] = row;
    while (around.at(-1)?.left === 0) around.pop();
    const outer = around.at(-1);
    if (outer) outer.left--;
    const path = outer === undefined || outer.path === "" ? folder : `${outer.path}/${folder}`;
    found.set(Buffer.from(path, "latin1").toString("utf8"), Number(files) >= 0);
    around.push({ path, left: Number(inside) });
    at += all.length + (Number(files) >= 0 ? digest : 0);
  }
  return found.size === 0 ? undefined : found;
}

/** Units of a folder's name and the two counts behind it. */
const TREE_ROW = 300;

/** The fixed part of the entry for `name`. */
function entryOf(index: Buffer, name: string): Buffer | undefined {
  const text = Buffer.from(`${name}\0`);
  for (let at = index.indexOf(text); at >= 0; at = index.indexOf(text, at + 1)) {
    const entry = [FIXED, FIXED + 2]
      .map((length) => index.subarray(Math.max(0, at - length), at))
      .find((fixed) => isEntry(fixed, text.length - 1));
    if (entry) return entry;
  }
  return undefined;
}

/** Do the flags of an entry say that a name of this length follows? */
function isEntry(fixed: Buffer, length: number): boolean {
  if (fixed.length < FIXED) return false;
  const flags = fixed.readUInt16BE(FIXED - 2);
  const isExtended = (flags & EXTENDED) !== 0;
  return (flags & NAME_LENGTH) === Math.min(length, NAME_LENGTH) && isExtended === fixed.length > FIXED;
}
