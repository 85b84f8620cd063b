/**
 * Codex CLI's rollout files: `{timestamp, type, payload}` a line, where a `response_item` is an item of the Responses
 * API. Source: files that codex-cli 0.4x to 0.169 wrote.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { Entry } from "../record.ts";
import { readResult } from "../result.ts";

/** True for a line as Codex writes it. */
export function isCodex(line: JsonObject): boolean {
  return (
    isObject(line["payload"]) &&
    /^(?:session_meta|response_item|event_msg|turn_context|compacted)$/.test(stringAt(line, "type"))
  );
}

/** The entries of one line. */
export function* codexEntries(line: JsonObject): Generator<Entry> {
  const payload = line["payload"];
  if (!isObject(payload)) return;
  if (line["type"] === "compacted") yield { is: "gap" };
  else if (line["type"] === "event_msg") yield* eventEntries(payload);
  else if (line["type"] === "response_item") yield* itemEntries(payload);
}

function* eventEntries(payload: JsonObject): Generator<Entry> {
  if (payload["type"] === "user_message") yield { is: "user", text: stringAt(payload, "message") };
  if (payload["type"] === "turn_aborted") yield { is: "said", text: "" };
}

const CALLS: readonly string[] = ["function_call", "custom_tool_call", "local_shell_call", "web_search_call"];
const RESULTS: readonly string[] = [
  "function_call_output",
  "custom_tool_call_output",
  "local_shell_call_output",
];

function* itemEntries(item: JsonObject): Generator<Entry> {
  const type = stringAt(item, "type");
  const id = stringAt(item, "call_id") || stringAt(item, "id");
  if (type === "message" && item["role"] === "assistant") yield { is: "said", text: textOf(contentOf(item)) };
  if (CALLS.includes(type)) {
    const tool = stringAt(item, "name") || type.replace(/_call$/, "");
    yield {
      is: "call",
      tool,
      input: unpacked(item["arguments"] ?? item["input"] ?? item["action"] ?? null),
      id,
    };
    if (type === "web_search_call") yield { is: "result", tool, id, result: { outcome: "ok", output: "" } };
  }
  if (RESULTS.includes(type))
    yield { is: "result", tool: "", id, result: readResult(item["output"] ?? null) };
}

function contentOf(item: JsonObject): Json {
  const content = item["content"];
  if (!Array.isArray(content)) return content ?? null;
  return content.filter(isObject).map((part) => stringAt(part, "text"));
}

/** Arguments are JSON inside a string; a patch is the text itself. */
function unpacked(value: Json): Json {
  if (typeof value !== "string" || !/^\s*\{/.test(value)) return value;
  try {
    const parsed: Json = JSON.parse(value);
    return parsed;
  } catch {
    return value;
  }
}
