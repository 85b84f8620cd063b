/**
 * A private log whose lines hang together: each carries its number, the digest of the line before it and its own (SHA-256
 * over the line without its `hash`; HMAC-SHA-256 where a key is given), so that a changed, removed or inserted line shows. A
 * small file beside it holds the last number and digest, so that lines cut off the end show, too. Whoever may write both
 * files can write another history; a key that the writer alone has is what keeps them from it.
 */
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { isObject } from "../core/json.ts";
import { CHAIN_FILES, CHAIN_LINE, CHAIN_TRY_MS, CHAIN_TURN_MS } from "../core/limits.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import { ownFolder, placeFile, readOwn, replaceOwn, requireOwn, writeAll } from "./file.ts";
import { readJson } from "./json.ts";
import { withLock } from "./lock.ts";

/** What a line hangs on: the number and the digest of the one before it. */
type Link = { readonly n: number; readonly hash: string };

const FIRST: Link = { n: 0, hash: "" };

/** How a log is kept. */
export type ChainOptions = {
  /** Bytes at which the file is moved aside. */
  readonly maxBytes: number;
  /** A secret of the writers: without it nobody can make a line that holds. */
  readonly key?: string;
};

/**
 * Adds `fields` as one line to the log at `path`. The line is safe on the disk before anybody's turn comes: each writer
 * puts it into a folder beside the log, and whoever gets the lock chains all that lie there. So many processes may write
 * at once, and one that is killed loses no line and tears none.
 *
 * @throws RangeError for a line beyond the cap and for what is no file of our own, and whatever the disk says: then the line is not there.
 */
export function appendChained(path: string, fields: JsonObject, options: ChainOptions): void {
  const text = JSON.stringify(fields);
  if (text.length > CHAIN_LINE) throw new RangeError(`a line of more than ${CHAIN_LINE} units`);
  const waiting = waitingFolder(path);
  ownFolder(waiting);
  const file = join(waiting, `${Date.now()}-${process.pid}-${Math.random().toString(36).slice(2, 10)}.json`);
  placeFile(file, text, { mode: 0o600 });
  const until = performance.now() + CHAIN_TRY_MS;
  do {
    if (chainWaiting(path, options)) return;
  } while (lstatSync(file, { throwIfNoEntry: false }) && performance.now() < until);
}

/**
 * Chains the lines that wait beside the log at `path`; false while another process does.
 *
 * @throws ForeignFile, and whatever the disk says: then they wait on.
 */
export function chainWaiting(path: string, options: ChainOptions): boolean {
  if (!lstatSync(waitingFolder(path), { throwIfNoEntry: false })) return true;
  try {
    withLock(path, () => chainAll(path, options), CHAIN_TURN_MS);
    return true;
  } catch (error) {
    if (error instanceof RangeError && error.message === "the lock is held") return false;
    throw error;
  }
}

function waitingFolder(path: string): string {
  return `${path}.d`;
}

/** Files that are chained in one write. */
const BATCH = 256;

/** Bytes at the end of the log in which the last batch may stand, usual lines taken. */
const TAIL = 2 * 1024 * 1024;

function chainAll(path: string, options: ChainOptions): void {
  const folder = waitingFolder(path);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .slice(0, BATCH);
  if (names.length === 0) return;
  const file = openLog(path);
  try {
    const size = requireOwn(path, fstatSync(file)).size;
    const end = wholeEnd(file, size);
    if (end < size) ftruncateSync(file, end);
    const head = headOf(path);
    // A writer that was killed behind its write left the files of lines that stand in the log already.
    const chained = behindHead(file, end, head);
    let last = newest(lastLink(file, end), head);
    let batch = "";
    const done: string[] = [];
    for (const name of names) {
      if (batch.length > TAIL / 2) break;
      done.push(name);
      const fields = chained.has(name) ? undefined : fieldsIn(join(folder, name));
      if (!fields) continue;
      const line = lineOf({ n: last.n + 1, ...fields, id: name.slice(0, -5), prev: last.hash }, options.key);
      batch += `${line.text}\n`;
      last = { n: last.n + 1, hash: line.hash };
    }
    writeAll(file, Buffer.from(batch));
    for (const name of done) rmSync(join(folder, name), { force: true });
    replaceOwn(headPath(path), `${JSON.stringify({ n: last.n, hash: last.hash })}\n`);
    if (end + batch.length >= options.maxBytes) rotate(path);
  } finally {
    closeSync(file);
  }
}

function fieldsIn(path: string): JsonObject | undefined {
  const bytes = readOwn(path, 8 * CHAIN_LINE);
  return bytes && parsed(new TextDecoder().decode(bytes));
}

function behindHead(file: number, end: number, head: Link | undefined): Set<string> {
  const last = lastLink(file, end);
  return last && last.n > (head?.n ?? 0) ? idsBehind(file, end, head?.n ?? 0) : new Set();
}

/** The names of waiting files whose lines the log holds behind number `n`. */
function idsBehind(file: number, end: number, n: number): Set<string> {
  const tail = end === 0 ? "" : new TextDecoder().decode(readAt(file, Math.max(0, end - TAIL), end));
  const rows = tail
    .split("\n")
    .map(parsed)
    .filter((row) => row !== undefined);
  return new Set(rows.filter((row) => Number(row["n"]) > n).map((row) => `${row["id"]}.json`));
}

/** The file is one ahead after a writer was killed; where lines were cut off, the head keeps the gap from being closed. */
function newest(line: Link | undefined, head: Link | undefined): Link {
  if (line === undefined || head === undefined) return line ?? head ?? FIRST;
  return head.n >= line.n ? head : line;
}

function openLog(path: string): number {
  const flags =
    constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  return openSync(path, flags, 0o600);
}

function headPath(path: string): string {
  return `${path}.head`;
}

function headOf(path: string): Link | undefined {
  const head = readJson(headPath(path), 4096);
  const { n, hash } = (head ?? {}) as { n?: Json; hash?: Json };
  return typeof n === "number" && typeof hash === "string" ? { n, hash } : undefined;
}

function lineOf(fields: JsonObject, key: string | undefined): { text: string; hash: string } {
  const bare = JSON.stringify(fields);
  const hash = digestOf(bare, key);
  return { text: `${bare.slice(0, -1)},"hash":"${hash}"}`, hash };
}

// node:crypto is fetched when a line is made: its import would cost every process a part of its start.
function digestOf(text: string, key: string | undefined): string {
  const crypto = process.getBuiltinModule("node:crypto");
  const digest = key === undefined ? crypto.createHash("sha256") : crypto.createHmac("sha256", key);
  return digest.update(text).digest("hex");
}

/** Where the last whole line ends. */
function wholeEnd(file: number, size: number): number {
  for (let end = size; end > 0; ) {
    const from = Math.max(0, end - CHAIN_LINE);
    const at = readAt(file, from, end).lastIndexOf(0x0a);
    if (at >= 0) return from + at + 1;
    end = from;
  }
  return 0;
}

function lastLink(file: number, end: number): Link | undefined {
  if (end === 0) return undefined;
  const bytes = readAt(file, Math.max(0, end - 2 * CHAIN_LINE), end - 1);
  const text = new TextDecoder().decode(bytes.subarray(bytes.lastIndexOf(0x0a) + 1));
  const { n, hash } = parsed(text) ?? {};
  // A line that was tampered with breaks the chain where it stands; the log goes on behind it.
  return { n: typeof n === "number" ? n : 0, hash: typeof hash === "string" ? hash : "" };
}

function readAt(file: number, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(to - from);
  let at = 0;
  for (let count = -1; at < bytes.length && count !== 0; at += count)
    count = readSync(file, bytes, at, bytes.length - at, from + at);
  return bytes.subarray(0, at);
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Moves the full log to `.1`, the one there to `.2` …; the oldest goes. Only who holds the lock may ask. */
function rotate(path: string): void {
  rmSync(`${path}.${CHAIN_FILES}`, { force: true });
  for (let number = CHAIN_FILES - 1; number >= 1; number--) {
    if (lstatSync(`${path}.${number}`, { throwIfNoEntry: false }))
      renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  }
  renameSync(path, `${path}.1`);
}

/** One line of the log as it was read. */
export type ChainLine = { readonly file: string; readonly row: number; readonly text: string };

/** Every line of the log, the oldest first, its older files included. @throws ForeignFile, and whatever the disk says. */
export function* chainLines(path: string): Generator<ChainLine> {
  for (let number = CHAIN_FILES; number >= 0; number--) {
    const file = number === 0 ? path : `${path}.${number}`;
    const bytes = readOwn(file, Number.MAX_SAFE_INTEGER);
    if (bytes === undefined) continue;
    const lines = new TextDecoder().decode(bytes).split("\n");
    for (const [at, text] of lines.entries()) if (text !== "") yield { file, row: at + 1, text };
  }
}

/** What the chain says: how many lines hold, and the first place where it does not. */
export type ChainReport = {
  readonly lines: number;
  /** The number of the first line that is still there; more than 1 after older files have gone. */
  readonly first: number;
  readonly broken?: { readonly file: string; readonly row: number; readonly why: string };
  /** True where the very last line is half-written: a writer was killed, and the next one takes it away. */
  readonly torn: boolean;
};

/** Follows the chain from its oldest line. @throws ForeignFile, and whatever the disk says. */
export function verifyChain(path: string, key?: string): ChainReport {
  let last: Link | undefined;
  let first = 0;
  let lines = 0;
  const all = [...chainLines(path)];
  for (const [at, line] of all.entries()) {
    const row = parsed(line.text);
    if (!row && at === all.length - 1) {
      return { ...headProblem(path, last, line), lines, first, torn: true };
    }
    const why = row ? problemOf(line.text, row, last, key) : "the line is not JSON";
    if (why !== undefined || !row)
      return { lines, first, torn: false, broken: { file: line.file, row: line.row, why: why ?? "" } };
    if (first === 0) first = Number(row["n"]);
    last = { n: Number(row["n"]), hash: String(row["hash"]) };
    lines++;
  }
  return { ...headProblem(path, last, all.at(-1)), lines, first, torn: false };
}

function problemOf(
  text: string,
  row: JsonObject,
  last: Link | undefined,
  key: string | undefined,
): string | undefined {
  const { n, prev, hash } = row as { n?: Json; prev?: Json; hash?: Json };
  if (typeof n !== "number" || typeof prev !== "string" || typeof hash !== "string")
    return "the line has no place in the chain";
  if (!text.endsWith(`,"hash":"${hash}"}`)) return "the line was changed";
  if (digestOf(`${text.slice(0, text.length - hash.length - 11)}}`, key) !== hash)
    return key === undefined ? "the line was changed" : "the line was changed, or written with another key";
  if (last && n !== last.n + 1)
    return n > last.n ? `lines ${last.n + 1} to ${n - 1} were removed` : "a line was put in or moved";
  if (last && prev !== last.hash) return "the line before it was changed or replaced";
  return undefined;
}

/** Lines that were cut off the end: the head is at most one batch behind (a writer was killed between the two). */
function headProblem(
  path: string,
  last: Link | undefined,
  line: ChainLine | undefined,
): Pick<ChainReport, "broken"> {
  const head = headOf(path);
  const n = last?.n ?? 0;
  const at = { file: line?.file ?? path, row: line?.row ?? 0 };
  if (!head)
    return n === 0
      ? {}
      : { broken: { ...at, why: "the file that holds the last number is missing or broken" } };
  if (head.n > n) return { broken: { ...at, why: `lines ${n + 1} to ${head.n} were removed from the end` } };
  if (head.n === n && head.hash !== last?.hash)
    return { broken: { ...at, why: "the last line was replaced" } };
  return head.n < n - BATCH
    ? { broken: { ...at, why: "the file that holds the last number was put back" } }
    : {};
}
