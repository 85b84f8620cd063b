/**
 * Claude Code's hooks, and those of the many agents that copy them. Source: the types of
 * @anthropic-ai/claude-agent-sdk 0.3.329 (`HookJSONOutput`) and code.claude.com/docs/en/hooks.
 */
import { stringAt, textOf } from "../../core/json.ts";
import { defineHost, type Host, on, session } from "./host.ts";
import {
  block,
  call,
  dialog,
  inform,
  nested,
  permission,
  promptRow,
  resultRow,
  stopRow,
  systemMessage,
} from "./nested.ts";
import { commonEnvelope } from "./setup.ts";

// Newer versions could be told not to show a blocked prompt again; an older one might refuse the whole answer for it.
const prompt = promptRow({ ...inform, ...block });

const stop = stopRow(block);

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
    PreToolUse: on("tool_call", call, permission),
    PermissionRequest: on("tool_call", call, dialog),
    PostToolUse: resultRow("tool_response", {
      ...inform,
      // The value keeps the tool's own shape: a plain text in the place of Bash's object is dropped (from 2.1.121).
      rewrite: (value, note, at) => nested(at, { updatedToolOutput: value }, note),
    }),
    PostToolUseFailure: resultRow("error", inform),
    // The lines that are about to appear; what the session keeps stays as it was.
    MessageDisplay: on("reply", (payload) => ({ text: textOf(payload["delta"]), tools: [] }), {
      rewrite: (value, _note, at) => nested(at, { displayContent: value }),
    }),
    Stop: stop,
    SubagentStop: stop,
    SessionStart: session("start", inform),
    SessionEnd: session("end", { warn: systemMessage }),
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
