/**
 * Goose's plugin hooks: `event` in Pascal case, and a decision only before a tool and at the end of a turn. Source:
 * documentation/docs/guides/context-engineering/hooks.md of block/goose at 0825b57.
 */
import { stringAt, textOf } from "../../core/json.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { call, stopRow } from "./nested.ts";

const block: Encoders = { block: (reason) => print({ decision: "block", reason }) };

/** `{}` counts as no decision, which `on_failure: block` turns into a denial. */
const gate: Encoders = { ...block, pass: () => print({ decision: "allow" }) };

export const goose: Host = defineHost({
  id: "goose",
  title: "Goose",
  detects: (payload) =>
    /^[A-Z][A-Za-z]+$/.test(stringAt(payload, "event")) &&
    payload["hook_event_name"] === undefined &&
    ["working_dir", "matcher_context", "tool_call_id"].some((key) => payload[key] !== undefined),
  eventName: (payload, named) => named ?? stringAt(payload, "event"),
  base: (payload) => ({
    session: stringAt(payload, "session_id"),
    cwd: stringAt(payload, "working_dir") || stringAt(payload, "cwd"),
  }),
  events: {
    UserPromptSubmit: on("prompt", (payload) => ({ text: textOf(payload["message"]) })),
    PreToolUse: on("tool_call", call, gate),
    PostToolUse: on("tool_result", (payload) => ({
      tool: stringAt(payload, "tool_name"),
      result: payload["tool_output"] ?? payload["tool_response"] ?? null,
    })),
    Stop: stopRow(block),
    SessionStart: session("start"),
    SessionEnd: session("end"),
  },
});
