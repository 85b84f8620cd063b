/**
 * The record of a session on the disk, for hosts that keep no transcript: one line an entry, private, forgotten after a
 * time. Also reads transcripts. The only file of this room that touches the disk.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isObject, mapStrings } from "../core/json.ts";
import { lazy } from "../core/lazy.ts";
import {
  CAP_BYTES,
  CAP_SESSIONS,
  WORK_IDLE_S,
  WORK_INPUT,
  WORK_RECORD,
  WORK_TRANSCRIPT,
  WORK_WAITS_MS,
  WORK_WRITTEN_MS,
} from "../core/limits.ts";
import type { Json } from "../core/verdict.ts";
import { readOwn } from "../state/file.ts";
import { changeJson } from "../state/json.ts";
import { appendLine } from "../state/log.ts";
import { fileNameOf, stateFolder, statePath } from "../state/place.ts";
import { type Box, fileStore, type Store } from "../state/store.ts";
import { type Leave, leave, lengthSentBack as lengthIn, triesBox } from "../state/tries.ts";
import { type Entry, lastRun, type RecordedSession, sessionOf } from "./record.ts";
import { readTranscript } from "./transcript.ts";

const FOLDER = "work";

/**
 * Adds `entry` to the record of `session`. Where `store` is given, others may write records of the same session, and the
 * store tells. Never throws: what cannot be recorded is unknown later, and blocks nobody.
 */
export function record(session: string, entry: Entry, store?: Store): void {
  try {
    if (store) sign(session, store);
  } catch {
    // Unsigned, the record counts for nothing.
  }
  if (store) store.settled(() => append(session, entry));
  else append(session, entry);
}

/** Bytes of the file with a writer's name. */
const WRITER_BYTES = 4096;

/** Who writes the record of a session (`by`), and whether another has written one, too (`split`). */
const WRITERS: Box = { name: "work-writers", idleS: WORK_IDLE_S, most: CAP_SESSIONS, bytes: CAP_BYTES };

function sign(session: string, store: Store): void {
  const own = writer();
  store.change(WRITERS, session, (row) => {
    if (!row) return { next: { by: own }, result: undefined };
    if (row["by"] !== own && row["split"] !== true)
      return { next: { ...row, split: true }, result: undefined };
    const isFresh = Math.abs(Date.now() / 1000 - Number(row["ts"])) < WORK_IDLE_S / 2;
    return isFresh ? { result: undefined } : { next: row, result: undefined };
  });
}

/** Whether all records of `session` were written here. Never throws. */
export function isOurs(session: string, store: Store): boolean {
  try {
    const row = store.row(WRITERS, session);
    return store.remark?.() === undefined && row?.["by"] === writer() && row["split"] !== true;
  } catch {
    return false;
  }
}

/** The name of this folder of records among others; it goes with the folder. @throws what the disk says. */
const writer = lazy((): string => {
  const { id } = changeJson(join(stateFolder(FOLDER), "writer.json"), WRITER_BYTES, (now) => {
    const known = typeof now["id"] === "string" ? now["id"] : undefined;
    const made = known ?? process.getBuiltinModule("node:crypto").randomUUID();
    return { result: { id: made }, ...(known === undefined && { next: { id: made } }) };
  });
  return id;
});

function append(session: string, entry: Entry): void {
  try {
    const folder = stateFolder(FOLDER);
    const path = join(folder, `${fileNameOf(session)}.jsonl`);
    if (!lstatSync(path, { throwIfNoEntry: false })) forgetOld(folder);
    appendLine(path, JSON.stringify(cut(entry)), WORK_RECORD / 2);
  } catch {
    // A missing line reads as a call that nobody saw.
  }
}

function cut(entry: Entry): Entry {
  const short = (text: string) => (text.length > WORK_INPUT ? `${text.slice(0, WORK_INPUT)}…` : text);
  if (entry.is === "call") return { ...entry, input: mapStrings(entry.input, short) };
  return entry.is === "user" || entry.is === "said" ? { ...entry, text: short(entry.text) } : entry;
}

/** Whether anything stands where the record of `session` is kept. Never throws. */
export function isRecorded(session: string): boolean {
  return existsSync(join(statePath(FOLDER), `${fileNameOf(session)}.jsonl`));
}

/** The session as its own record tells it; `undefined` where there is none, or none that can be read. */
export function recorded(session: string): RecordedSession | undefined {
  const path = join(statePath(FOLDER), `${fileNameOf(session)}.jsonl`);
  const older = linesOf(`${path}.1`);
  const newer = linesOf(path);
  if (newer === undefined) return undefined;
  return sessionOf([...(older ?? []), ...newer]);
}

function linesOf(path: string): Entry[] | undefined {
  try {
    const bytes = readOwn(path, WORK_RECORD);
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes).split("\n").flatMap(entryOf);
  } catch {
    return undefined;
  }
}

const KINDS: ReadonlySet<unknown> = new Set(["user", "call", "result", "said", "gap"]);

/** A torn line, or one that somebody else wrote, is no entry. */
function entryOf(line: string): Entry[] {
  try {
    const value: Json = JSON.parse(line);
    if (!isObject(value) || !KINDS.has(value["is"])) return [];
    if (value["is"] === "result") {
      const result = value["result"];
      if (!isObject(result) || typeof result["output"] !== "string" || typeof result["outcome"] !== "string")
        return [];
    }
    if (value["is"] === "call" && typeof value["tool"] !== "string") return [];
    return [value as unknown as Entry];
  } catch {
    return [];
  }
}

function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isFile() && Date.now() - stat.mtimeMs > WORK_IDLE_S * 1000) rmSync(path, { force: true });
  }
}

/**
 * The session in a host's transcript; `undefined` for no regular file, none that can be read, or none of a known form. A
 * host may ask before it has written all: where the file, the reply `said` or the last result is missing from what was just
 * written, it is read again, for as long as {@link WORK_WAITS_MS} say.
 */
export function transcribed(path: string, said = ""): RecordedSession | undefined {
  let session = readOnce(path);
  for (const wait of WORK_WAITS_MS) {
    if ((session !== undefined && isSettled(session, said)) || !isFresh(path)) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    session = readOnce(path);
  }
  return session;
}

/** True for a file that was just written, or is about to be: a first turn can end before its host has begun the file. */
function isFresh(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? existsSync(dirname(path)) : Date.now() - stat.mtimeMs < WORK_WRITTEN_MS;
}

/** True when no result is open, and the last words are those of the reply; some hosts hand over all words of a turn in one. */
function isSettled(session: RecordedSession, said: string): boolean {
  const open = lastRun(session).at(-1)?.outcome === "unknown";
  const [own, reply] = [session.said.trim(), said.trim()];
  return !open && (reply === "" || (own !== "" && (reply.includes(own) || own.includes(reply))));
}

function readOnce(path: string): RecordedSession | undefined {
  try {
    // O_NONBLOCK: a planted pipe must not hold the turn. A link is the host's own affair.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stat = fstatSync(file);
      if (!stat.isFile()) return undefined;
      const from = Math.max(0, stat.size - WORK_TRANSCRIPT);
      return readTranscript(new TextDecoder().decode(bytesFrom(file, from, stat.size)), from > 0);
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

function bytesFrom(file: number, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(to - from);
  let at = 0;
  for (let count = -1; at < bytes.length && count !== 0; at += count)
    count = readSync(file, bytes, at, bytes.length - at, from + at);
  return bytes.subarray(0, at);
}

/** The boxes of counts by what a session is sent back for. */
const TRIES = { claims: triesBox("work-claims"), unchecked: triesBox("work-unchecked") } as const;

const inFolder = fileStore((box, writes) =>
  join(writes ? stateFolder(FOLDER) : statePath(FOLDER), `${box.name}.json`),
);

/**
 * Leave to send `session` back once more for `why`, at most `max` times until it was idle for two hours. `length` is the
 * reply's, for hosts that hand over all replies of a turn in one text. Never throws.
 */
export function leaveFor(
  session: string,
  why: keyof typeof TRIES,
  max: number,
  again: boolean,
  length: number,
  store: Store = inFolder,
): Leave {
  return leave(() => store, TRIES[why], session, max, again, length);
}

/** How long the reply was for which `session` was last sent back; 0 when it was not. */
export function lengthSentBack(session: string, why: keyof typeof TRIES, store: Store = inFolder): number {
  return lengthIn(() => store, TRIES[why], session);
}

/** Forgets the record of `session`. Never throws. */
export function forget(session: string): void {
  const path = join(statePath(FOLDER), `${fileNameOf(session)}.jsonl`);
  for (const file of [path, `${path}.1`]) {
    try {
      rmSync(file, { force: true });
    } catch {
      // It goes with age.
    }
  }
}
