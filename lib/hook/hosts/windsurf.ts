/**
 * Windsurf's Cascade hooks: `agent_action_name` says when, `tool_info` what, and exit code 2 is the only "no", before an
 * action. Source: docs.windsurf.com/windsurf/cascade/hooks (November 2026).
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on } from "./host.ts";
import { toolCall } from "./read.ts";

const gate: Encoders = { block: (reason) => ({ stdout: {}, stderr: reason, exit: 2 }) };

function info(payload: JsonObject): JsonObject {
  const value = payload["tool_info"];
  return isObject(value) ? value : {};
}

/** The field `key` of what the event is about, or all of it where the field is called otherwise. */
function part(payload: JsonObject, key: string): Json {
  return info(payload)[key] ?? info(payload);
}

/** An action by a tool of Cascade's own. */
const action = (tool: string, encoders: Encoders) =>
  on("tool_call", (payload, base) => toolCall(tool, info(payload), base), encoders);

const done = on("tool_result", (payload) => ({
  tool: stringAt(info(payload), "mcp_tool_name"),
  result: part(payload, "output"),
}));

export const windsurf: Host = defineHost({
  id: "windsurf",
  title: "Windsurf",
  detects: (payload) => typeof payload["agent_action_name"] === "string",
  eventName: (payload, named) => named ?? stringAt(payload, "agent_action_name"),
  base: (payload) => ({
    session: stringAt(payload, "trajectory_id"),
    cwd: stringAt(info(payload), "cwd") || stringAt(payload, "cwd"),
  }),
  ignored: ["pre_read_code", "post_read_code", "post_write_code"],
  events: {
    pre_user_prompt: on("prompt", (payload) => ({ text: textOf(part(payload, "user_prompt")) }), gate),
    pre_run_command: action("run_command", gate),
    pre_write_code: action("write_code", gate),
    pre_mcp_tool_use: on(
      "tool_call",
      (payload, base) => {
        const tool = info(payload);
        return toolCall(stringAt(tool, "mcp_tool_name"), part(payload, "mcp_tool_arguments"), base);
      },
      gate,
    ),
    post_run_command: done,
    post_mcp_tool_use: done,
    post_cascade_response: on("reply", (payload) => ({ text: textOf(part(payload, "response")), tools: [] })),
  },
  setup: () => ({
    format: "json",
    file: { home: ".codeium/windsurf", name: "hooks.json" },
    project: [".windsurf/hooks.json"],
    wired: ["pre_user_prompt", "pre_run_command", "pre_write_code", "pre_mcp_tool_use"],
    shape: "entries",
    words: () => ["--host", "windsurf"],
    entry: ({ command }) => ({ command: command.line, show_output: true }),
    reads: [],
    tools: ["run_command", "write_code", "read_code"],
    moreTools: true,
    sample: {
      envelope: (agent_action_name, cwd, trajectory_id) => ({ agent_action_name, trajectory_id, cwd }),
      fields: {
        prompt: (user_prompt) => ({ tool_info: { user_prompt } }),
        tool_call: (text, event) => ({
          tool_info:
            event === "pre_mcp_tool_use"
              ? {
                  mcp_server_name: "shell",
                  mcp_tool_name: "run_command",
                  mcp_tool_arguments: { command: text },
                }
              : { command_line: text },
        }),
      },
    },
  }),
});
