/**
 * Hermes Agent's shell hooks: whatever an event carries beyond a tool call is inside `extra`. Source: agent/shell_hooks.py
 * of NousResearch/hermes-agent at 0006718. It must not know what any guard looks for.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { toolCall } from "./read.ts";

function extra(payload: JsonObject, key: string): Json | undefined {
  const fields = payload["extra"];
  return isObject(fields) ? fields[key] : undefined;
}

const block: Encoders = { block: (reason) => print({ decision: "block", reason }) };

export const hermes: Host = defineHost({
  id: "hermes",
  title: "Hermes Agent",
  remarks: { "stop.block": "coding turns" },
  detects: (payload) => typeof payload["hook_event_name"] === "string" && isObject(payload["extra"]),
  ignored: [
    "pre_api_request",
    "post_api_request",
    "on_session_finalize",
    "on_session_reset",
    "subagent_stop",
  ],
  events: {
    pre_tool_call: on(
      "tool_call",
      (payload, base) => toolCall(stringAt(payload, "tool_name"), payload["tool_input"], base),
      { ...block, rewrite: (value) => print({ decision: "modify", tool_input: value }) },
    ),
    // The parser has no channel for what follows a tool or a reply: only Python plugins can change those.
    post_tool_call: on("tool_result", (payload) => ({
      tool: stringAt(payload, "tool_name"),
      result: extra(payload, "result") ?? null,
    })),
    pre_llm_call: on("prompt", (payload) => ({ text: textOf(extra(payload, "user_message")) }), {
      context: (text) => print({ context: text }),
    }),
    post_llm_call: on("reply", (payload) => ({
      text: textOf(extra(payload, "assistant_response")),
      tools: [],
    })),
    pre_verify: on(
      "stop",
      (payload) => ({
        text: textOf(extra(payload, "final_response")),
        tools: [],
        again: Number(extra(payload, "attempt")) > 0,
        goal: false,
      }),
      block,
    ),
    on_session_start: session("start"),
    on_session_end: session("end"),
  },
});
