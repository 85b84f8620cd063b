/**
 * Hermes Agent's shell hooks: whatever an event carries beyond a tool call is inside `extra`. Source:
 * agent/shell_hooks.py of NousResearch/hermes-agent at 0006718.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { call } from "./nested.ts";
import { commonEnvelope } from "./setup.ts";

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
    pre_tool_call: on("tool_call", call, {
      ...block,
      rewrite: (value) => print({ decision: "modify", tool_input: value }),
    }),
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
  setup: () => ({
    format: "yaml",
    file: { variable: "HERMES_HOME", home: ".hermes", name: "config.yaml" },
    project: [],
    wired: ["pre_llm_call", "pre_tool_call", "pre_verify"],
    shape: "entries",
    words: () => ["--host", "hermes"],
    entry: ({ event, command, timeout }) => ({
      command: command.line,
      timeout,
      ...(event === "pre_tool_call" ? { fail_closed: true } : {}),
    }),
    shell: false,
    longest: 300,
    reads: ["action", "message", "args"],
    afterwards:
      "Hermes asks once for consent to the command; without a terminal start it with --accept-hooks",
    tools: [
      ...["terminal", "read_file", "write_file", "patch", "search_files", "web_search", "web_extract"],
      ...["execute_code", "process", "memory", "todo"],
    ],
    // Hermes keeps the commands that a user agreed to in a list of its own.
    obstacles: ({ env, data, hooks, text }) => {
      if (env["HERMES_ACCEPT_HOOKS"] === "1" || (isObject(data) && data["hooks_auto_accept"] === true))
        return [];
      const file = { variable: "HERMES_HOME", home: ".hermes", name: "shell-hooks-allowlist.json" };
      const list = text(file) ?? "";
      return hooks
        .filter(({ command }) => !list.includes(JSON.stringify(command).slice(1, -1)))
        .map(({ event }) => ({
          code: "no-consent",
          event,
          problem: "nobody has agreed to this command yet",
        }));
    },
    sample: {
      envelope: (event, cwd, session) => ({
        ...commonEnvelope(event, cwd, session),
        profile: "default",
        tool_name: null,
        tool_input: null,
        extra: {},
      }),
      fields: {
        tool_call: (command) => ({ tool_name: "terminal", tool_input: { command } }),
        tool_result: (result) => ({ tool_name: "terminal", tool_input: {}, extra: { result } }),
        prompt: (user_message) => ({ extra: { user_message } }),
        stop: (final_response) => ({ extra: { final_response, assistant_response: final_response } }),
        reply: (assistant_response) => ({ extra: { assistant_response } }),
      },
    },
  }),
});
