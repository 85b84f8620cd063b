/**
 * Antigravity CLI's hooks (agy): the decision of a tool call is one word, and a missing one denies. Source: runs of agy 1.1
 * as docs.rs/safe-chains (targets/agy) tells of them: `allow`, `deny`, `ask`, `force_ask`; `CommandLine` and `Cwd`.
 */
import { isObject, stringAt } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print } from "./host.ts";
import { linesOf, toolCall } from "./read.ts";

/** `force_ask`: a plain `ask` is answered by what the user once allowed for good. Silence denies, so that goes by says so. */
const gate: Encoders = {
  block: (reason) => print({ decision: "deny", reason }),
  ask: (reason) => print({ decision: "force_ask", reason }),
  pass: () => print({ decision: "allow" }),
};

/** The call and its input: inside `toolCall`, or as two fields. */
function callIn(payload: JsonObject): JsonObject {
  const call = payload["toolCall"];
  if (isObject(call)) return call;
  return { name: payload["tool_name"] ?? "", args: payload["tool_input"] ?? {} };
}

function inputOf(payload: JsonObject): JsonObject {
  const args = callIn(payload)["args"];
  return isObject(args) ? args : {};
}

/** Fields of other hosts: an input with a `CommandLine`, which a model may write, makes their payload nobody else's. */
const FOREIGN = ["event", "session_id", "sessionId", "transcript_path", "conversation_id", "hookEventName"];

export const antigravity: Host = defineHost({
  id: "antigravity",
  title: "Antigravity CLI",
  detects: (payload) =>
    FOREIGN.every((key) => payload[key] === undefined) &&
    (isObject(payload["toolCall"]) || typeof inputOf(payload)["CommandLine"] === "string"),
  // A payload does not always name its event; a call without a result is one that is about to happen.
  eventName: (payload, named) =>
    named ??
    (stringAt(payload, "hook_event_name") ||
      (payload["toolResult"] === undefined ? "PreToolUse" : "PostToolUse")),
  base: (payload) => ({
    session: stringAt(payload, "conversationId"),
    cwd: stringAt(payload, "cwd") || (linesOf(payload["workspacePaths"]).split("\n")[0] ?? ""),
  }),
  ignored: ["PostToolUse"],
  events: {
    PreToolUse: on(
      "tool_call",
      (payload, base) => toolCall(stringAt(callIn(payload), "name"), callIn(payload)["args"], base),
      gate,
    ),
  },
});
