/**
 * Qwen Code's hooks: Claude Code's dialect with a time in every payload. Source: docs/users/features/hooks.md of
 * QwenLM/qwen-code at 00d06c8, and @qwen-code/qwen-code 0.15.10 and runs of it.
 */
import { stringAt } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on } from "./host.ts";
import {
  additionalContext,
  block,
  call,
  dialog,
  gate,
  inform,
  promptRow,
  resultRow,
  stopRow,
} from "./nested.ts";
import { commonEnvelope } from "./setup.ts";

/**
 * No `rewrite`: the documents name `updatedInput`, and 0.15.10 reads it for PermissionRequest only; before a tool it drops it
 * and runs the tool with what it had.
 */
const before: Encoders = gate;

/** Copilot CLI dates its Pascal-case payloads, too, and has fields of its own beside the transcript. */
function isQwen(payload: JsonObject): boolean {
  return (
    /^[A-Z][A-Za-z]+$/.test(stringAt(payload, "hook_event_name")) &&
    typeof payload["timestamp"] === "string" &&
    typeof payload["transcript_path"] === "string" &&
    payload["stop_reason"] === undefined &&
    payload["tool_result"] === undefined
  );
}

export const qwen: Host = defineHost({
  id: "qwen",
  title: "Qwen Code",
  // Gemini CLI, from which it descends, dates its payloads alike and calls its events otherwise.
  specificity: 2.5,
  detects: isQwen,
  ignored: [
    ...["Notification", "PreCompact", "PostCompact", "SubagentStart", "StopFailure", "SessionStart"],
    ...["SessionEnd"],
  ],
  events: {
    UserPromptSubmit: promptRow({ ...inform, ...block }),
    PreToolUse: on("tool_call", call, before),
    PermissionRequest: on("tool_call", call, dialog),
    // A result cannot be replaced: the model is told.
    PostToolUse: resultRow("tool_response", { context: additionalContext }),
    PostToolUseFailure: resultRow("error", { context: additionalContext }),
    Stop: stopRow(block),
    SubagentStop: stopRow(block),
  },
  setup: () => ({
    format: "json",
    file: { home: ".qwen", name: "settings.json" },
    project: [".qwen/settings.json"],
    wired: ["UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SubagentStop"],
    shape: "groups",
    words: () => ["--host", "qwen"],
    unit: 1000,
    reads: ["continue", "stopReason", "suppressOutput"],
    tools: [
      ...["run_shell_command", "read_file", "write_file", "edit", "glob", "grep_search", "list_directory"],
      ...["web_fetch", "web_search", "save_memory", "todo_write", "task"],
    ],
    moreTools: true,
    searches: true,
    off: { path: ["disableAllHooks"], is: true },
    // Both were seen to switch 0.15.10 off; it reads them from a project's files before its own settings.
    projectOff: [
      {
        files: [".env", ".qwen/.env"],
        line: /^\s*(?:export\s+)?(QWEN_CODE_(?:SIMPLE|SYSTEM_(?:SETTINGS|DEFAULTS)_PATH))\s*=/m,
      },
    ],
    sample: {
      envelope: (event, cwd, session) => ({
        ...commonEnvelope(event, cwd, session),
        transcript_path: "",
        timestamp: "1970-01-01T00:00:00.000Z",
      }),
      fields: {
        tool_call: (command) => ({
          permission_mode: "default",
          tool_name: "run_shell_command",
          tool_input: { command },
          tool_use_id: "dry-run",
        }),
      },
    },
  }),
});
