/**
 * Claude Code's transcript: one JSON object a line, messages in the shape of the Messages API. Source: files that
 * Claude Code 2.1 wrote.
 */
import { isObject, stringAt } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { Entry } from "../record.ts";
import { readResult } from "../result.ts";

/** True for a line as Claude Code writes it. */
export function isClaude(line: JsonObject): boolean {
  return (
    (isObject(line["message"]) && (line["type"] === "user" || line["type"] === "assistant")) ||
    (typeof line["type"] === "string" && "sessionId" in line) ||
    line["type"] === "file-history-snapshot" ||
    line["type"] === "summary"
  );
}

/** The entries of one line. What a sub-agent did stands in the result of the tool that started it. */
export function* claudeEntries(line: JsonObject): Generator<Entry> {
  if (line["isSidechain"] === true || line["isMeta"] === true) return;
  if (
    line["type"] === "summary" ||
    line["subtype"] === "compact_boundary" ||
    line["isCompactSummary"] === true
  ) {
    yield { is: "gap" };
    return;
  }
  const message = line["message"];
  if (!isObject(message)) return;
  const content = message["content"];
  if (line["type"] === "user") yield* userEntries(content ?? null);
  if (line["type"] === "assistant") yield* ownEntries(content ?? null);
}

function blocks(content: Json): readonly JsonObject[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isObject) : [];
}

function* userEntries(content: Json): Generator<Entry> {
  const all = blocks(content);
  for (const block of all) {
    if (block["type"] !== "tool_result") continue;
    const result = readResult(block["content"] ?? "", block["is_error"] === true);
    yield { is: "result", tool: "", id: stringAt(block, "tool_use_id"), result };
  }
  const text = all
    .map((block) => (block["type"] === "text" ? stringAt(block, "text") : ""))
    .join("\n")
    .trim();
  // Commands of the user and what they printed stand in marks, and begin no run.
  if (
    text !== "" &&
    !/^<(?:local-command|command-name|system-reminder|bash-std)/.test(text) &&
    !/^\[Request interrupted/.test(text)
  ) {
    yield { is: "user", text };
  }
}

function* ownEntries(content: Json): Generator<Entry> {
  const all = blocks(content);
  const text = all
    .map((block) => (block["type"] === "text" ? stringAt(block, "text") : ""))
    .join("\n")
    .trim();
  if (text !== "") yield { is: "said", text };
  for (const block of all) {
    if (block["type"] !== "tool_use") continue;
    yield {
      is: "call",
      tool: stringAt(block, "name"),
      input: block["input"] ?? null,
      id: stringAt(block, "id"),
    };
  }
}
