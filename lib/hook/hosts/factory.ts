/**
 * Factory Droid's hooks: Claude Code's dialect, with tools of other names. Source: docs.factory.ai/harness/hooks and
 * /reference/hooks-reference (November 2026).
 */
import { stringAt } from "../../core/json.ts";
import { defineHost, type Host, on, session } from "./host.ts";
import { block, call, inform, permission, promptRow, resultRow, stopRow, systemMessage } from "./nested.ts";
import { commonEnvelope } from "./setup.ts";

export const factory: Host = defineHost({
  id: "factory",
  title: "Factory Droid",
  specificity: 2,
  // Anything else that it sends is Claude Code's to the letter, and is answered alike.
  detects: (payload) =>
    /^[A-Z]/.test(stringAt(payload, "hook_event_name")) &&
    /[\\/]\.factory[\\/]/.test(stringAt(payload, "transcript_path")),
  ignored: ["Notification", "PreCompact"],
  events: {
    UserPromptSubmit: promptRow({ ...inform, ...block }),
    PreToolUse: on("tool_call", call, permission),
    PostToolUse: resultRow("tool_response", inform),
    Stop: stopRow(block),
    SubagentStop: stopRow(block),
    SessionStart: session("start", inform),
    SessionEnd: session("end", { warn: systemMessage }),
  },
  setup: () => ({
    format: "json",
    file: { home: ".factory", name: "settings.json" },
    project: [".factory/settings.json", ".factory/settings.local.json"],
    wired: ["UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SubagentStop"],
    shape: "groups",
    words: () => ["--host", "factory"],
    reads: ["continue", "stopReason", "suppressOutput"],
    afterwards: "Droid reads settings.json only where no hooks.json stands beside it",
    tools: [
      "Execute",
      "Read",
      "Create",
      "Edit",
      "ApplyPatch",
      "LS",
      "Grep",
      "Glob",
      "Task",
      "FetchUrl",
      "WebSearch",
    ],
    moreTools: true,
    searches: true,
    sample: {
      envelope: (event, cwd, session) => ({
        ...commonEnvelope(event, cwd, session),
        transcript_path: `${cwd}/.factory/sessions/${session}.jsonl`,
      }),
      fields: { tool_call: (command) => ({ tool_name: "Execute", tool_input: { command } }) },
    },
  }),
});
