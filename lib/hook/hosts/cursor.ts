/**
 * Cursor's hooks: a `permission` before an action, single fields elsewhere. Source: cursor.com/docs/hooks (November
 * 2026). A permission hook whose answer fails the schema blocks, so an answer says no more than it must.
 */
import { stringAt, textOf } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { unpacked } from "../tools/texts.ts";
import { type Answer, defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { call } from "./nested.ts";
import { linesOf, toolCall } from "./read.ts";

function permission(decision: "deny" | "ask", reason: string): Answer {
  return print({ permission: decision, user_message: reason, agent_message: reason });
}

const deny: Encoders = { block: (reason) => permission("deny", reason) };
const gate: Encoders = { ...deny, ask: (reason) => permission("ask", reason) };
const context: Encoders = { context: (text) => print({ additional_context: text }) };

/** Results of MCP tools can be replaced; a shell's or an editor's cannot. */
const after: Encoders = {
  ...context,
  rewrite: (value, note, { event }) =>
    event.kind === "tool_result" && event.tool.startsWith("MCP:")
      ? print({ updated_mcp_tool_output: value, additional_context: note })
      : print({ additional_context: note }),
};

const followUp: Encoders = { block: (reason) => print({ followup_message: reason }) };

/** What a subagent hands over stands in its `summary`, in older versions in `result`; the main agent's reply in no field. */
const stop = on(
  "stop",
  (payload) => ({
    text: textOf(payload["summary"] ?? payload["result"]),
    tools: [],
    again: Number(payload["loop_count"]) > 0,
    goal: false,
  }),
  followUp,
);

export const cursor: Host = defineHost({
  id: "cursor",
  title: "Cursor",
  remarks: { "tool_result.rewrite": "MCP tools", "stop.block": "subagents" },
  detects: (payload) =>
    /^[a-z]/.test(stringAt(payload, "hook_event_name")) &&
    ["conversation_id", "generation_id", "cursor_version"].some((key) => payload[key] !== undefined),
  base: (payload) => ({
    session: stringAt(payload, "conversation_id") || stringAt(payload, "session_id"),
    cwd: stringAt(payload, "cwd") || (linesOf(payload["workspace_roots"]).split("\n")[0] ?? ""),
  }),
  ignored: [
    "afterFileEdit",
    "afterAgentResponse",
    "afterAgentThought",
    "subagentStart",
    "preCompact",
    "beforeTabFileRead",
    "afterTabFileEdit",
  ],
  events: {
    beforeSubmitPrompt: on("prompt", (payload) => ({ text: textOf(payload["prompt"]) }), {
      block: (reason) => print({ continue: false, user_message: reason }),
    }),
    beforeShellExecution: on(
      "tool_call",
      (payload, base) => toolCall("Shell", commandOnly(payload), base),
      gate,
    ),
    // `command` is the server's own start command here, not a command to judge.
    beforeMCPExecution: on("tool_call", call, gate),
    // "ask" passes the schema and is then not enforced, so a question becomes a denial.
    preToolUse: on("tool_call", call, {
      ...deny,
      rewrite: (value) => print({ permission: "allow", updated_input: value }),
    }),
    beforeReadFile: on("tool_result", (payload) => ({ tool: "Read", result: payload["content"] ?? null }), {
      block: (reason) => print({ permission: "deny", user_message: reason }),
    }),
    postToolUse: on(
      "tool_result",
      (payload) => ({
        tool: stringAt(payload, "tool_name"),
        result: unpacked(payload["tool_output"] ?? payload["tool_response"]),
      }),
      after,
    ),
    // Nobody reads an answer to these; the line on stderr stays in the log.
    postToolUseFailure: on("tool_result", (payload) => ({
      tool: stringAt(payload, "tool_name"),
      result: payload["error_message"] ?? payload["error"] ?? null,
    })),
    afterShellExecution: on("tool_result", (payload) => ({
      tool: "Shell",
      result: payload["output"] ?? null,
    })),
    afterMCPExecution: on("tool_result", (payload) => ({
      tool: stringAt(payload, "tool_name"),
      result: unpacked(payload["result_json"] ?? payload["result"]),
    })),
    stop,
    subagentStop: stop,
    sessionStart: session("start", context),
    sessionEnd: session("end"),
  },
  setup: () => ({
    format: "json",
    file: { home: ".cursor", name: "hooks.json" },
    project: [".cursor/hooks.json"],
    base: { version: 1 },
    // Shell and MCP calls have events of their own: with preToolUse, too, each would be asked about twice. The main agent's stop holds no reply.
    wired: [
      "beforeSubmitPrompt",
      "beforeShellExecution",
      "beforeMCPExecution",
      "postToolUse",
      "subagentStop",
    ],
    shape: "entries",
    words: () => ["--host", "cursor"],
    entry: ({ event, command, timeout }) => ({
      command: command.line,
      timeout,
      // Without it Cursor lets the action through when the guard is gone.
      ...(event.endsWith("Execution") ? { failClosed: true } : {}),
    }),
    reads: ["env"],
    tools: ["Shell", "Read", "Write", "Edit", "Delete", "Grep", "Glob", "Task", "WebFetch", "WebSearch"],
    moreTools: true,
    sample: {
      envelope: (hook_event_name, cwd, session) => ({
        hook_event_name,
        conversation_id: session,
        generation_id: "dry-run",
        cursor_version: "0",
        workspace_roots: [cwd],
        cwd,
      }),
      fields: {
        prompt: (prompt) => ({ prompt, attachments: [] }),
        tool_call: (command) => ({
          command,
          tool_name: "Shell",
          tool_input: JSON.stringify({ command }),
          file_path: "",
          content: command,
        }),
        tool_result: (output) => ({
          tool_name: "Shell",
          tool_input: {},
          tool_output: output,
          output,
          result_json: output,
        }),
        stop: (summary) => ({ status: "completed", loop_count: 0, summary }),
      },
    },
  }),
});

function commandOnly(payload: JsonObject): JsonObject {
  return { command: payload["command"] ?? null };
}
