/**
 * Files, folders and standard input as pieces of text: binary files are left out, huge ones come in overlapping
 * windows.
 */
import { spawnSync } from "node:child_process";
import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { Refusal } from "../terminal.ts";
import { type Piece, placeBehind } from "./piece.ts";

/** Bytes that are read at a time; most source files are one window, and memory stays bounded for the others. */
const WINDOW_BYTES = 8 * 1024 * 1024;

/** UTF-16 units that two windows share: more than any secret that the catalogue knows has. */
const OVERLAP_UNITS = 64 * 1024;

/** Bytes in which a NUL makes a file binary; git looks at as many. */
const PROBE_BYTES = 8000;

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
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    throw new Refusal(`${path} is not there`, "name files or folders, or - for standard input");
  }
}

/** What git tracks or would track below a folder, or undefined outside a repository and in what a repository ignores. */
function tracked(folder: string): string[] | undefined {
  // A folder that is named is wanted, also where a repository around it (of somebody's home, say) ignores it.
  if (spawnSync("git", ["check-ignore", "-q", "."], { cwd: folder }).status === 0) return undefined;
  const run = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "."], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (run.status !== 0) return undefined;
  const names = new Set(run.stdout.split("\0").filter((name) => name !== ""));
  return [...names].map((name) => join(folder, name)).filter(isPlainFile);
}

/** A link's target is searched where it stands; a deleted or special file has nothing to search. */
function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function walk(folder: string): string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) folders.push(path);
      else if (entry.isFile()) files.push(path);
    }
  }
  return files.sort((a, b) => (a < b ? -1 : 1));
}

/** How `path` is shown: from here, if it is below. */
export function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" || short.startsWith("..") ? path : short;
}

/** The text of a file in windows, or undefined for a binary one. @throws Refusal when it cannot be read. */
export function* piecesOf(path: string): Generator<Piece, boolean> {
  const file = opened(path);
  try {
    return yield* windows(file, shown(path));
  } finally {
    closeSync(file);
  }
}

/** The text of standard input in windows. */
export function stdinPieces(): Generator<Piece, boolean> {
  return windows(0, "<stdin>");
}

function opened(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new Refusal(`${path} cannot be read (${code})`, "check its owner and mode");
  }
}

/** Yields windows; returns false for a binary file. */
function* windows(file: number, path: string): Generator<Piece, boolean> {
  const buffer = Buffer.allocUnsafe(bufferSize(file));
  // The first bytes tell a binary file, so that a video is not read to its end for nothing.
  const probe = fill(file, buffer, 0, PROBE_BYTES);
  const encoding = encodingOf(buffer.subarray(0, probe));
  if (encoding === undefined) return false;
  let bytes = probe < PROBE_BYTES ? probe : fill(file, buffer, probe);
  const decoder = new TextDecoder(encoding);
  let text = decoder.decode(buffer.subarray(0, bytes), { stream: true });
  let origin = { offset: 0, line: 1, column: 1 };
  while (bytes === buffer.length) {
    bytes = fill(file, buffer, 0);
    if (bytes === 0) break;
    const until = Math.max(text.length - OVERLAP_UNITS, 0);
    yield { path, text, origins: [origin], until };
    origin = { offset: 0, ...placeBehind(origin, text.slice(0, until)) };
    text = text.slice(until) + decoder.decode(buffer.subarray(0, bytes), { stream: true });
  }
  yield { path, text: text + decoder.decode(), origins: [origin] };
  return true;
}

/** One byte more than the file, so that one read tells its end; a window for pipes and huge files. */
function bufferSize(file: number): number {
  const stat = fstatSync(file);
  return stat.isFile() ? Math.min(stat.size + 1, WINDOW_BYTES) : WINDOW_BYTES;
}

/** Fills `buffer` from `start` up to `end`, as far as the input goes; returns where it ended. */
function fill(file: number, buffer: Buffer, start: number, end: number = buffer.length): number {
  const stop = Math.min(end, buffer.length);
  let size = start;
  while (size < stop) {
    const count = readSome(file, buffer, size, stop);
    if (count === 0) break;
    size += count;
  }
  return size;
}

function readSome(file: number, buffer: Buffer, at: number, end: number): number {
  for (;;) {
    try {
      return readSync(file, buffer, at, end - at, null);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return bytes.subarray(0, PROBE_BYTES).includes(0) ? undefined : "utf-8";
}
