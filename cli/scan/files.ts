/**
 * Files, folders and standard input as pieces of text.
 */
import { spawnSync } from "node:child_process";
import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  type Stats,
  statSync,
} from "node:fs";
import { lazy } from "../../lib/core/lazy.ts";
import { Refusal } from "../terminal.ts";
import { archiveKind, closedKind } from "./archive.ts";
import { nameFrom, pathFrom, pathIn, pathOf } from "./names.ts";
import type { Piece } from "./piece.ts";
import {
  type Encoding,
  encodingOf,
  type Named,
  OVERLAP_BYTES,
  PROBE_BYTES,
  WINDOW_BYTES,
  windowOf,
} from "./windows.ts";

/** Folders that are never searched where git cannot tell what belongs to a project. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set([".git", ".hg", ".svn", "node_modules"]);

/** Every file that `path` stands for: itself, or what git would track in a folder, or all of the folder. */
export function filesBelow(path: string): string[] {
  const kind = kindOf(path);
  if (kind !== "folder") return [path];
  return tracked(path) ?? walk(path);
}

function kindOf(path: string): "folder" | "file" {
  try {
    return statSync(pathOf(path)).isDirectory() ? "folder" : "file";
  } catch {
    throw new Refusal(`${path} is not there`, "name files or folders, or - for standard input");
  }
}

/** What git exits with outside a repository, and wherever it gives up. */
const NO_REPOSITORY = 128;

/** What git tracks or would track below a folder, or undefined outside a repository and in what a repository ignores. */
function tracked(folder: string): string[] | undefined {
  // A folder that is named is wanted, also where a repository around it (of somebody's home, say) ignores it.
  const { status } = spawnSync("git", ["check-ignore", "-q", "."], { cwd: folder });
  if (status === 0 || status === NO_REPOSITORY) return undefined;
  const run = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "."], {
    cwd: folder,
    encoding: "buffer",
    maxBuffer: 1 << 30,
  });
  if (run.status !== 0) return undefined;
  const names = new Set(
    nameFrom(run.stdout)
      .split("\0")
      .filter((name) => name !== ""),
  );
  return [...names].map((name) => pathIn(folder, name)).filter(isPlainFile);
}

/** A link's target is searched where it stands; a deleted or special file has nothing to search. */
function isPlainFile(path: string): boolean {
  return lstatSync(pathOf(path), { throwIfNoEntry: false })?.isFile() ?? false;
}

function walk(folder: string): string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const { name, isFolder, isFile } of entriesOf(at)) {
      const path = pathIn(at, name);
      if (isFolder && !SKIPPED_FOLDERS.has(name)) folders.push(path);
      else if (isFile) files.push(path);
    }
  }
  return files.sort((a, b) => (a < b ? -1 : 1));
}

type Entry = { readonly name: string; readonly isFolder: boolean; readonly isFile: boolean };

/** A folder that cannot be listed is no empty one. @throws Refusal */
function entriesOf(folder: string): Entry[] {
  try {
    const all = readdirSync(pathOf(folder), { withFileTypes: true });
    if (all.some(({ name }) => name.includes("\ufffd"))) return strayEntriesOf(folder);
    return all.map((entry) => ({
      name: entry.name,
      isFolder: entry.isDirectory(),
      isFile: entry.isFile(),
    }));
  } catch (error) {
    throw unread(folder, error);
  }
}

/** The entries of a folder in which a name is no UTF-8. */
function strayEntriesOf(folder: string): Entry[] {
  return readdirSync(pathOf(folder), "buffer").map((bytes) => {
    const name = nameFrom(bytes);
    const stat = lstatSync(pathOf(pathIn(folder, name)), { throwIfNoEntry: false });
    return { name, isFolder: stat?.isDirectory() ?? false, isFile: stat?.isFile() ?? false };
  });
}

/** The path from here to another one. */
export const fromHere = (path: string): string => pathFrom(process.cwd(), path);

/** How `path` is shown: from here, if it is below. */
export function shown(path: string, short: string = fromHere(path)): string {
  return short === "" || short.startsWith("..") ? path : short;
}

/** A file that is open, as far as it is known before it is read. */
export type OpenFile = {
  readonly size: number;
  /** How its text is written; undefined for what is no text, and for what can only be read from its beginning. */
  readonly encoding: Encoding | undefined;
  /** False for pipes, devices and files of /proc: only their end says how much they hold. */
  readonly isSized: boolean;
  /** True for what is neither text nor an archive. */
  readonly isBinary: boolean;
  /** The archive format that it has, where nothing here opens it. */
  readonly closed: string | undefined;
  /** The window numbered `index` of a text. */
  readonly window: (index: number, named: Named) => Piece;
  /** All of it, from its beginning. */
  readonly stream: () => AsyncIterable<Uint8Array>;
  readonly close: () => void;
};

/** Opens a file. @throws Refusal when it cannot be read. */
export function openFile(path: string): OpenFile {
  const file = opened(path);
  try {
    const stat = fstatSync(file);
    if (stat.isDirectory()) throw new Refusal(`${path} is a folder`, "name it by itself");
    return fileOf(path, file, stat.isFile() ? stat.size : 0);
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/**
 * Bytes of a file that are read with the first look: nearly all sources are no longer, and one buffer serves them all. 4,000
 * files in 0.1 s of processor time less than by one look and another read into a buffer of their own.
 */
const HEAD_BYTES = 256 * 1024;
const heads = lazy(() => Buffer.allocUnsafe(HEAD_BYTES));
/** The file whose first bytes the buffer holds. */
let holder: OpenFile | undefined;

function fileOf(path: string, file: number, size: number): OpenFile {
  const isSized = size > 0;
  holder = undefined;
  const head = isSized ? readInto(path, file, 0, heads().subarray(0, size)) : new Uint8Array();
  const probe = head.subarray(0, PROBE_BYTES);
  const isArchive = archiveKind(probe) !== undefined;
  const closed = closedKind(probe);
  const encoding = isSized && !isArchive && closed === undefined ? encodingOf(probe) : undefined;
  const open: OpenFile = {
    size,
    encoding,
    isSized,
    closed,
    isBinary: isSized && !isArchive && encoding === undefined,
    window: (index, named) => {
      const from = index * WINDOW_BYTES;
      const isRead = holder === open && size <= head.length;
      const length = Math.min(WINDOW_BYTES + OVERLAP_BYTES, size - from);
      const bytes = isRead ? head : readInto(path, file, from, Buffer.allocUnsafe(length));
      return windowOf(bytes, index, encoding ?? "utf-8", named);
    },
    stream: () => chunksOf(path, file),
    close: () => closeSync(file),
  };
  holder = open;
  return open;
}

/** How many windows a file of so many bytes has. */
export function windowCount(size: number): number {
  return Math.max(1, Math.ceil(size / WINDOW_BYTES));
}

function opened(path: string): number {
  try {
    return openSync(pathOf(path), "r");
  } catch (error) {
    throw unread(path, error);
  }
}

function unread(path: string, error: unknown): Refusal {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  return new Refusal(`${path} cannot be read (${code})`, "check its owner and mode");
}

/** The bytes from `from` on that `buffer` has room for; fewer where the file is shorter by now. */
function readInto(path: string, file: number, from: number, buffer: Buffer): Uint8Array {
  let done = 0;
  try {
    for (let count = -1; count !== 0 && done < buffer.length; done += count)
      count = readSync(file, buffer, done, buffer.length - done, from + done);
  } catch (error) {
    throw unread(path, error);
  }
  return buffer.subarray(0, done);
}

/** Bytes that are read at once of what has no size. */
const CHUNK_BYTES = 256 * 1024;

/** All of a file from where it stands. A stream of Node's would close the descriptor, which is not its own. */
async function* chunksOf(path: string, file: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let count: number;
    try {
      count = readSync(file, buffer, 0, CHUNK_BYTES, null);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw unread(path, error);
      await new Promise((done) => setTimeout(done, 2));
      continue;
    }
    if (count === 0) return;
    yield buffer.subarray(0, count);
  }
}

/** Standard input. */
export function stdinStream(): AsyncIterable<Uint8Array> {
  // Not by its descriptor: a pipe that its writer made non-blocking answers EAGAIN there.
  return process.stdin;
}

/** Bytes of a file; 0 for what is not there or has no size. */
export function sizeOf(path: string): number {
  const stat: Stats | undefined = statSync(pathOf(path), { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : 0;
}
