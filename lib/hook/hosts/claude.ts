/**
 * Claude Code's hooks, and those of the many agents that copy them. Source: the types of @anthropic-ai/claude-agent-sdk
 * 0.3.329 (`HookJSONOutput`) and code.claude.com/docs/en/hooks. It must not know what any guard looks for.
 */
import { stringAt, textOf } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { additionalContext, nested, systemMessage } from "./nested.ts";
import { toolCall } from "./read.ts";
import { commonEnvelope } from "./setup.ts";

const warn: Encoders = { warn: systemMessage };
const inform: Encoders = { ...warn, context: additionalContext };
// Newer versions could be told not to show a blocked prompt again; an older one might refuse the whole answer for it.
const block: Encoders = { ...warn, block: (reason) => print({ decision: "block", reason }) };

const before: Encoders = {
  ...inform,
  block: (reason, at) => nested(at, { permissionDecision: "deny", permissionDecisionReason: reason }),
  ask: (reason, at) => nested(at, { permissionDecision: "ask", permissionDecisionReason: reason }),
  // No permissionDecision: "allow" would skip the user's own permission prompt.
  rewrite: (value, note, at) => nested(at, { updatedInput: value }, note),
};

/** The dialog is about to open: a block closes it, and to ask is what happens anyway. */
const dialog: Encoders = {
  ...warn,
  block: (reason, at) => nested(at, { decision: { behavior: "deny", message: reason } }),
  ask: systemMessage,
};

const after: Encoders = {
  ...inform,
  // The value keeps the tool's own shape: a plain text in the place of Bash's object is dropped (from 2.1.121).
  rewrite: (value, note, at) => nested(at, { updatedToolOutput: value }, note),
};

const call = (payload: JsonObject, base: Parameters<typeof toolCall>[2]) =>
  toolCall(stringAt(payload, "tool_name"), payload["tool_input"], base);

const prompt = on("prompt", (payload) => ({ text: textOf(payload["prompt"]) }), { ...inform, ...block });

const stop = on(
  "stop",
  (payload) => ({
    text: textOf(payload["last_assistant_message"]),
    tools: [],
    again: payload["stop_hook_active"] === true,
    goal: false,
  }),
  block,
);

export const claude: Host = defineHost({
  id: "claude",
  title: "Claude Code",
  remarks: { "reply.rewrite": "on the screen" },
  // Many agents copy these payloads and add fields of their own.
  specificity: 1,
  detects: (payload) => /^[A-Z][A-Za-z]+$/.test(stringAt(payload, "hook_event_name")),
  ignored: [
    "Notification",
    "PreCompact",
    "PostCompact",
    "SubagentStart",
    "Setup",
    "TeammateIdle",
    "TaskCompleted",
    "ConfigChange",
  ],
  events: {
    UserPromptSubmit: prompt,
    UserPromptExpansion: prompt,
    PreToolUse: on("tool_call", call, before),
    PermissionRequest: on("tool_call", call, dialog),
    PostToolUse: on(
      "tool_result",
      (payload) => ({ tool: stringAt(payload, "tool_name"), result: payload["tool_response"] ?? null }),
      after,
    ),
    PostToolUseFailure: on(
      "tool_result",
      (payload) => ({ tool: stringAt(payload, "tool_name"), result: payload["error"] ?? null }),
      inform,
    ),
    // The lines that are about to appear; what the session keeps stays as it was.
    MessageDisplay: on("reply", (payload) => ({ text: textOf(payload["delta"]), tools: [] }), {
      rewrite: (value, _note, at) => nested(at, { displayContent: value }),
    }),
    Stop: stop,
    SubagentStop: stop,
    SessionStart: session("start", inform),
    SessionEnd: session("end", warn),
  },
  setup: () => ({
    format: "json",
    file: { variable: "CLAUDE_CONFIG_DIR", home: ".claude", name: "settings.json" },
    project: [".claude/settings.json", ".claude/settings.local.json"],
    // Cursor and Copilot CLI read these files, too, and are recognised by their payloads: no --host.
    wired: ["UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SubagentStop"],
    shape: "groups",
    reads: ["continue", "stopReason", "suppressOutput"],
    afterwards: "sessions that are already open keep their old hooks until they are restarted",
    tools: [
      ...["Bash", "Read", "Write", "Edit", "MultiEdit", "NotebookEdit", "Glob", "Grep", "Task", "Agent"],
      ...["WebFetch", "WebSearch", "TodoWrite", "BashOutput", "KillShell", "Skill"],
    ],
    off: { path: ["disableAllHooks"], is: true },
    sample: {
      envelope: commonEnvelope,
      fields: {
        tool_result: (stdout) => ({
          tool_name: "Bash",
          tool_input: { command: "true" },
          tool_use_id: "dry-run",
          tool_response: { stdout, stderr: "", interrupted: false, isImage: false },
        }),
      },
    },
  }),
});
