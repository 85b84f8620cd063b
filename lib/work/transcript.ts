/** A session from the file in which its host keeps it. Which host wrote it is told by the lines themselves. */
import { isObject } from "../core/json.ts";
import { WORK_LINE } from "../core/limits.ts";
import type { JsonObject } from "../core/verdict.ts";
import { type Entry, type RecordedSession, sessionOf } from "./record.ts";
import { claudeEntries, isClaude } from "./transcripts/claude.ts";
import { codexEntries, isCodex } from "./transcripts/codex.ts";
import { geminiEntries, isGemini } from "./transcripts/gemini.ts";

/**
 * The session in the text of a transcript, or `undefined` where no line is of a known shape. `cut` says that the text is
 * only the end of the file. Never throws: a line that is no JSON, such as the one that is being written, is left out.
 */
export function readTranscript(text: string, cut = false): RecordedSession | undefined {
  const seen = new Set<string>();
  const entries: Entry[] = cut ? [{ is: "gap" }] : [];
  let known = false;
  for (const line of linesOf(text, cut)) {
    const found = entriesOf(line, seen);
    known ||= found !== undefined;
    entries.push(...(found ?? []));
  }
  return known ? sessionOf(entries) : undefined;
}

function* linesOf(text: string, cut: boolean): Generator<JsonObject> {
  const whole = text.length <= WORK_LINE || !text.includes("\n") ? parsed(text) : undefined;
  if (whole) {
    yield whole;
    return;
  }
  const lines = text.split("\n");
  for (const line of cut ? lines.slice(1) : lines) {
    const value = line.length <= WORK_LINE ? parsed(line) : undefined;
    if (value) yield value;
  }
}

function parsed(text: string): JsonObject | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function entriesOf(line: JsonObject, seen: Set<string>): Iterable<Entry> | undefined {
  if (isCodex(line)) return codexEntries(line);
  if (isGemini(line)) return geminiEntries(line, seen);
  return isClaude(line) ? claudeEntries(line) : undefined;
}
