/**
 * Starchild's shell hooks: `event` names the moment, and the answer is one flat object. Source: the agent-hooks skill
 * ("Events", "Output protocol").
 */
import { stringAt, textOf } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { call } from "./nested.ts";

function toolsOf(payload: JsonObject): string[] {
  const names = payload["tool_names"];
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === "string") : [];
}

const warn: Encoders = { warn: (text) => print({ add_warning: text }) };
const block: Encoders = { ...warn, block: (reason) => print({ decision: "block", reason }) };

/** A block or a warning, or the event's own field with another value. */
const replace = (field: string, words: Encoders): Encoders => ({
  ...words,
  rewrite: (value) => print({ [field]: value }),
});

const stop = on(
  "stop",
  (payload, base) => ({
    // A goal's claim stands in the summary, in the reply, or in both.
    text: [...new Set([payload["response"], payload["summary"]].map(textOf))].join("\n\n").trim(),
    tools: toolsOf(payload),
    again: payload["stop_hook_active"] === true,
    goal: base.name === "on_completion_claim",
  }),
  block,
);

export const starchild: Host = defineHost({
  id: "starchild",
  title: "Starchild",
  detects: (payload) =>
    /^[a-z_]+$/.test(stringAt(payload, "event")) && payload["hook_event_name"] === undefined,
  eventName: (payload, named) => named ?? stringAt(payload, "event"),
  ignored: ["post_llm_call"],
  events: {
    on_user_message: on(
      "prompt",
      (payload) => ({ text: textOf(payload["message"]) }),
      replace("message", block),
    ),
    pre_tool_call: on("tool_call", call, replace("tool_input", block)),
    post_tool_call: on("tool_result", (payload) => ({
      tool: stringAt(payload, "tool_name"),
      result: payload["tool_result"] ?? null,
    })),
    transform_tool_result: on(
      "tool_result",
      (payload) => ({ tool: stringAt(payload, "tool_name"), result: payload["tool_result"] ?? null }),
      warn,
    ),
    on_response_end: on(
      "reply",
      (payload) => ({ text: textOf(payload["response"]), tools: toolsOf(payload) }),
      replace("response", warn),
    ),
    pre_llm_call: on("before_model", (payload) => ({ text: textOf(payload["last_user_message"]) }), {
      context: (text) => print({ context: text }),
    }),
    on_stop: stop,
    on_completion_claim: stop,
    on_outbound_message: on(
      "outbound",
      (payload) => ({ text: textOf(payload["notification"]) }),
      replace("notification", block),
    ),
    on_session_start: session("start", warn),
    on_session_end: session("end", warn),
  },
  setup: () => ({
    format: "yaml",
    file: { name: "config/shell_hooks.yaml" },
    project: [],
    wired: [
      ...["on_user_message", "pre_tool_call", "transform_tool_result", "on_response_end"],
      ...["on_outbound_message", "on_stop", "on_completion_claim"],
    ],
    shape: "list",
    splits: true,
    // The runtime approves the command by this exact text, and spawns it without a shell: the bare path, nothing else.
    entry: ({ event, command, timeout }) => ({ event, command: command.program, timeout }),
    shell: false,
    longest: 120,
    reads: ["context", "systemMessage", "continue", "stopReason", "suppressOutput", "hookSpecificOutput"],
    tools: ["bash", "read_file", "write_file", "edit_file"],
    moreTools: true,
    searches: true,
    obstacles: ({ value, path }) => {
      const file = { name: "config/agent.yaml" };
      const enabled = value(file, ["shell_hooks", "enabled"]);
      const problem = `shell_hooks.enabled is not true in ${path(file)}`;
      return enabled === true ? [] : [{ code: "hooks-off", problem }];
    },
    sample: {
      envelope: (event, cwd, session_id) => ({ event, agent_id: "agent-guards", session_id, cwd }),
      fields: {
        prompt: (message) => ({ message, channel: "web" }),
        tool_call: (command) => ({ tool_name: "bash", tool_input: { command } }),
        tool_result: (tool_result) => ({ tool_name: "bash", tool_result }),
        reply: (response) => ({ response, model: "", tokens: 0, tool_names: [] }),
        stop: (response) => ({
          response,
          goal: "",
          summary: response,
          tool_names: [],
          stop_hook_active: false,
        }),
        outbound: (notification) => ({ notification, type: "telegram" }),
      },
    },
  }),
});
