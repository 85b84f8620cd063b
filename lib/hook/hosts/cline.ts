/**
 * Cline's hooks, from the editor extension (`PreToolUse`) and from its SDK (`tool_call`). Source: docs.cline.bot
 * hook-reference and @cline/core 0.0.86.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { linesOf, toolCall } from "./read.ts";

function part(payload: JsonObject, key: string): JsonObject {
  const value = payload[key];
  return isObject(value) ? value : {};
}

/** The documents name the field `toolName`, the scripts that are about also read `tool`. */
function toolOf(call: JsonObject): string {
  return stringAt(call, "toolName") || stringAt(call, "tool");
}

function result(value: Json | undefined): Json {
  return value ?? null;
}

const context: Encoders = { context: (text) => print({ contextModification: text }) };
/** No `ask`: the SDK reads `review` and then does nothing with it. */
const block: Encoders = { ...context, block: (reason) => print({ cancel: true, errorMessage: reason }) };

export const cline: Host = defineHost({
  id: "cline",
  title: "Cline",
  remarks: { "tool_call.rewrite": "SDK" },
  detects: (payload) =>
    typeof payload["hookName"] === "string" &&
    (payload["clineVersion"] !== undefined || payload["taskId"] !== undefined),
  eventName: (payload, named) => named ?? stringAt(payload, "hookName"),
  base: (payload) => ({
    session: stringAt(payload, "taskId"),
    cwd: linesOf(payload["workspaceRoots"]).split("\n")[0] ?? "",
  }),
  ignored: [
    "TaskStart",
    "TaskResume",
    "TaskCancel",
    "TaskComplete",
    "PreCompact",
    "agent_start",
    "agent_resume",
    "agent_error",
    "agent_abort",
    "pre_compact",
  ],
  events: {
    PreToolUse: on(
      "tool_call",
      (payload, base) => {
        const call = part(payload, "preToolUse");
        const input = part(call, "parameters");
        // A tool of an MCP server comes wrapped in Cline's own tool, its arguments as JSON in a text.
        return toolOf(call) === "use_mcp_tool"
          ? toolCall(stringAt(input, "tool_name"), input["arguments"], base)
          : toolCall(toolOf(call), input, base);
      },
      block,
    ),
    // `preToolUse.parameters` repeats the input with every value turned into text.
    tool_call: on(
      "tool_call",
      (payload, base) => {
        const call = part(payload, "tool_call");
        return toolCall(stringAt(call, "name"), call["input"], base);
      },
      { ...block, rewrite: (value) => print({ overrideInput: value }) },
    ),
    PostToolUse: on(
      "tool_result",
      (payload) => {
        const call = part(payload, "postToolUse");
        return { tool: toolOf(call), result: result(call["result"]) };
      },
      context,
    ),
    tool_result: on(
      "tool_result",
      (payload) => {
        const call = part(payload, "tool_result");
        return { tool: stringAt(call, "name"), result: result(call["output"]) };
      },
      context,
    ),
    UserPromptSubmit: on("prompt", submitted, block),
    // The SDK does not wait for these three.
    prompt_submit: on("prompt", submitted),
    agent_end: on("stop", (payload) => ({
      text: stringAt(part(payload, "turn"), "outputText"),
      tools: [],
      again: false,
      goal: false,
    })),
    session_shutdown: session("end"),
  },
});

function submitted(payload: JsonObject): { text: string } {
  const fields = payload["userPromptSubmit"] ?? payload["userPromptSubmitted"];
  return { text: isObject(fields) ? textOf(fields["prompt"]) : "" };
}
