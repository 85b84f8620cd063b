/**
 * Gemini CLI's chat recordings: one object with all messages (older), or one record a line (newer). Source: the types
 * of chatRecordingService in @google/gemini-cli-core 0.2x to 0.61.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { Entry, Outcome, Result } from "../record.ts";
import { readResult } from "../result.ts";

/** True for a line, or a whole file, as Gemini CLI writes it. */
export function isGemini(line: JsonObject): boolean {
  return (
    (Array.isArray(line["messages"]) && "projectHash" in line) ||
    ("projectHash" in line && "startTime" in line) ||
    (/^(?:user|gemini|info|error|warning)$/.test(stringAt(line, "type")) &&
      "content" in line &&
      !("message" in line)) ||
    isObject(line["$set"]) ||
    "$rewindTo" in line
  );
}

/** The entries of one line. A message that is written again with more in it replaces itself: calls are known by their ids. */
export function* geminiEntries(line: JsonObject, seen: Set<string>): Generator<Entry> {
  const set = line["$set"];
  const messages = isObject(set) ? set["messages"] : line["messages"];
  if (Array.isArray(messages)) {
    for (const message of messages.filter(isObject)) yield* messageEntries(message, seen);
  } else yield* messageEntries(line, seen);
}

function* messageEntries(message: JsonObject, seen: Set<string>): Generator<Entry> {
  const id = stringAt(message, "id");
  const text = proseOf(message["content"] ?? null);
  if (message["type"] === "user") {
    if (id !== "" && seen.has(id)) return;
    seen.add(id);
    if (text !== "") yield { is: "user", text };
  }
  if (message["type"] !== "gemini") return;
  if (text !== "") yield { is: "said", text };
  const calls = message["toolCalls"];
  if (Array.isArray(calls)) for (const call of calls.filter(isObject)) yield* callEntries(call, seen);
}

function proseOf(content: Json): string {
  if (!Array.isArray(content)) return textOf(content);
  return content
    .map((part: Json) => (isObject(part) ? stringAt(part, "text") : textOf(part)))
    .join("\n")
    .trim();
}

const ENDS: Readonly<Record<string, Outcome>> = { success: "ok", error: "failed", cancelled: "refused" };

function* callEntries(call: JsonObject, seen: Set<string>): Generator<Entry> {
  const id = stringAt(call, "id");
  const tool = stringAt(call, "name");
  if (!seen.has(id)) yield { is: "call", tool, input: call["args"] ?? null, id };
  seen.add(id);
  const end = ENDS[stringAt(call, "status")];
  if (end === undefined) return;
  yield { is: "result", tool, id, result: resultOf(call, end) };
}

/** The status is whether the tool worked; how a command ended stands in its text. */
function resultOf(call: JsonObject, end: Outcome): Result {
  const read = readResult(call["result"] ?? call["resultDisplay"] ?? "");
  const failed = /^(?:Exit Code|Signal): (?!0\b|\(none\))\S/im.test(read.output);
  if (end === "ok") return failed ? { ...read, outcome: "failed" } : read;
  return { ...read, outcome: read.outcome === "refused" ? "refused" : end };
}
