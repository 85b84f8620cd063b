/**
 * OpenHands' hooks: Claude Code's answers, and `event_type` for the event's name. Source:
 * docs.openhands.dev/openhands/usage/customization/hooks (November 2026).
 */
import { stringAt } from "../../core/json.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { call, promptRow, resultRow, stopRow } from "./nested.ts";

/** Exit code 2 and the decision say the same. */
const deny: Encoders = {
  block: (reason) => ({ ...print({ decision: "deny", reason }), stderr: reason, exit: 2 }),
};

export const openhands: Host = defineHost({
  id: "openhands",
  title: "OpenHands",
  detects: (payload) =>
    /^[A-Z][A-Za-z]+$/.test(stringAt(payload, "event_type")) && payload["hook_event_name"] === undefined,
  eventName: (payload, named) => named ?? stringAt(payload, "event_type"),
  base: (payload) => ({
    session: stringAt(payload, "session_id"),
    cwd: stringAt(payload, "working_dir") || stringAt(payload, "cwd"),
  }),
  events: {
    UserPromptSubmit: promptRow(deny),
    PreToolUse: on("tool_call", call, deny),
    PostToolUse: resultRow("tool_response", {}),
    Stop: stopRow(deny),
    SessionStart: session("start"),
    SessionEnd: session("end"),
  },
  setup: () => ({
    format: "json",
    // A repository's own file; there is none of the user's.
    project: [".openhands/hooks.json"],
    wired: ["UserPromptSubmit", "PreToolUse", "Stop"],
    shape: "groups",
    words: () => ["--host", "openhands"],
    reads: ["continue", "hookSpecificOutput"],
    tools: ["terminal", "file_editor", "task_tracker", "browser"],
    moreTools: true,
    sample: {
      envelope: (event_type, cwd, session_id) => ({ event_type, session_id, cwd }),
      fields: { tool_call: (command) => ({ tool_name: "terminal", tool_input: { command } }) },
    },
  }),
});
