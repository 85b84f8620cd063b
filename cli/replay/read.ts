/**
 * Transcripts as what happened, one moment after the other: read as they stream, a line at a time. What is no line of any
 * known host is counted.
 */
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { isObject, stringAt, stringsOf } from "../../lib/core/json.ts";
import { REPLAY_LINE, REPLAY_WHOLE } from "../../lib/core/limits.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import type { Entry } from "../../lib/work/record.ts";
import { claudeEntries, isClaude } from "../../lib/work/transcripts/claude.ts";
import { codexEntries, isCodex } from "../../lib/work/transcripts/codex.ts";
import { geminiEntries, isGemini } from "../../lib/work/transcripts/gemini.ts";

/** One thing that happened, and where it stands. */
export type Moment = {
  readonly entry: Entry;
  readonly host: string;
  readonly session: string;
  readonly cwd: string;
  /** When, as the host wrote it (ISO 8601), or "". */
  readonly at: string;
  readonly file: string;
  readonly line: number;
  /** All that a tool gave back, where the entry holds only a part of it. */
  readonly whole?: string;
};

/** What was read of one transcript, counted while it is. */
export type Count = {
  lines: number;
  bytes: number;
  /** Lines that are no JSON. */
  damaged: number;
  /** Lines of more than {@link REPLAY_LINE} bytes. */
  long: number;
  /** Lines that are JSON of no host that is known. */
  strange: number;
  known: number;
};

/** Bytes of a file, or of standard input. */
function bytesOf(path: string): AsyncIterable<Uint8Array> {
  return path === "-" ? process.stdin : createReadStream(path);
}

/** The moments of one transcript in order. */
export async function* moments(path: string, count: Count): AsyncGenerator<Moment> {
  const file = path === "-" ? "<stdin>" : path;
  const state: State = { seen: new Set(), session: basename(file).replace(/\.jsonl?$/, ""), cwd: "" };
  const held: string[] = [];
  let size = 0;
  for await (const { text, line } of linesOf(bytesOf(path), count)) {
    const value = parsed(text);
    // One object over many lines, as older hosts wrote it, is no JSON line by line.
    if (value === undefined && count.known === 0 && size < REPLAY_WHOLE) {
      held.push(text);
      size += text.length;
    }
    if (value !== undefined && held.length === 0) yield* momentsIn(value, { file, line }, state, count);
    else if (held.length === 0) count.damaged++;
    else if (value !== undefined) held.push(text);
  }
  if (held.length === 0) return;
  const whole = parsed(held.join("\n"));
  if (whole !== undefined) yield* momentsIn(whole, { file, line: 1 }, state, count);
  else yield* pieceByPiece(held, file, state, count);
}

/** Lines of which the first was damaged. */
function* pieceByPiece(
  lines: readonly string[],
  file: string,
  state: State,
  count: Count,
): Generator<Moment> {
  for (const [at, text] of lines.entries()) {
    const value = parsed(text);
    if (value === undefined) count.damaged++;
    else yield* momentsIn(value, { file, line: at + 1 }, state, count);
  }
}

type State = { readonly seen: Set<string>; session: string; cwd: string };
type Place = { readonly file: string; readonly line: number };

function* momentsIn(value: JsonObject, place: Place, state: State, count: Count): Generator<Moment> {
  const read = reader(value);
  if (!read) {
    count.strange++;
    return;
  }
  count.known++;
  const about = read.about(value);
  if (about.session !== "") state.session = about.session;
  if (about.cwd !== "") state.cwd = about.cwd;
  for (const part of read.parts(value)) {
    const at = timeOf(part) || timeOf(value);
    for (const entry of read.entries(part, state.seen)) {
      const whole = entry.is === "result" && entry.result.cut ? { whole: stringsOf(part).join("\n") } : {};
      yield { entry, host: read.host, session: state.session, cwd: state.cwd, at, ...place, ...whole };
    }
  }
}

const timeOf = (value: JsonObject): string => {
  const time = stringAt(value, "timestamp") || stringAt(value, "startTime");
  return /^\d{4}-\d\d-\d\dT[\d:.]{5,20}(?:Z|[+-]\d\d:\d\d)$/.test(time) ? time : "";
};

/** How the lines of one host are read. */
type HostReader = {
  readonly host: string;
  readonly is: (line: JsonObject) => boolean;
  readonly about: (line: JsonObject) => { readonly session: string; readonly cwd: string };
  /** The messages in a line that holds many, each with a time of its own. */
  readonly parts: (line: JsonObject) => Iterable<JsonObject>;
  readonly entries: (part: JsonObject, seen: Set<string>) => Iterable<Entry>;
};

const READERS: readonly HostReader[] = [
  {
    host: "codex",
    is: isCodex,
    about: (line) => {
      const payload = isObject(line["payload"]) ? (line["payload"] as JsonObject) : {};
      const session = line["type"] === "session_meta" ? stringAt(payload, "id") : "";
      return { session, cwd: stringAt(payload, "cwd") };
    },
    parts: (line) => [line],
    entries: codexEntries,
  },
  {
    host: "gemini",
    is: isGemini,
    about: (line) => ({ session: stringAt(line, "sessionId"), cwd: "" }),
    parts: geminiParts,
    entries: geminiEntries,
  },
  {
    host: "claude",
    is: isClaude,
    about: (line) => ({ session: stringAt(line, "sessionId"), cwd: stringAt(line, "cwd") }),
    parts: (line) => [line],
    // What a sub-agent did was done, too.
    entries: (line) => claudeEntries({ ...line, isSidechain: false }),
  },
];

function* geminiParts(line: JsonObject): Generator<JsonObject> {
  const set = line["$set"];
  const messages = isObject(set) ? (set as JsonObject)["messages"] : line["messages"];
  if (!Array.isArray(messages)) yield line;
  else for (const message of messages) if (isObject(message)) yield message as JsonObject;
}

function reader(line: JsonObject): HostReader | undefined {
  return READERS.find(({ is }) => is(line));
}

function parsed(text: string): JsonObject | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** Lines of at most {@link REPLAY_LINE} bytes; longer ones are counted and left out, without being held. */
async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  count: Count,
): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const close = (): { text: string; line: number } | undefined => {
    const text = size <= REPLAY_LINE ? Buffer.concat(parts).toString("utf8") : undefined;
    if (text === undefined) count.long++;
    count.lines++;
    parts = [];
    size = 0;
    return text === undefined || text.trim() === "" ? undefined : { text, line: count.lines };
  };
  const add = (bytes: Uint8Array): void => {
    size += bytes.length;
    if (size <= REPLAY_LINE) parts.push(bytes);
    else parts = [];
  };
  for await (const chunk of chunks) {
    count.bytes += chunk.length;
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, at));
      const line = close();
      if (line) yield line;
      from = at + 1;
    }
    add(chunk.subarray(from));
  }
  const last = size > 0 ? close() : undefined;
  if (last) yield last;
}
