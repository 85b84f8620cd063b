/**
 * Agent hooks of VS Code, Local harness: Claude Code's answers under names in camel case, and the agent host's envelope of
 * several calls. Source: docs/agent-customization/hooks.md of microsoft/vscode-docs at 00a75e3 and the hooks reference at
 * code.visualstudio.com (October 2026). It reads the files of Claude Code and Copilot CLI, and has none of its own.
 */
import { stringAt } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { type Answer, defineHost, type Encoders, type Host, on, session } from "./host.ts";
import { call, inform, nested, permission, promptRow, resultRow, stopRow, systemMessage } from "./nested.ts";
import { toolCall } from "./read.ts";

/** A prompt is refused by the fields that every event has; exit code 2 says the same where they are not read. */
const refuse: Encoders = {
  ...inform,
  block: (reason): Answer => ({
    stdout: { continue: false, stopReason: reason, systemMessage: reason },
    stderr: reason,
    exit: 2,
  }),
};

/** A stop's decision stands inside the event's own object. */
const sendBack: Encoders = {
  warn: systemMessage,
  block: (reason, at) => nested(at, { decision: "block", reason }),
};

/** No payload of the Local harness carries the reply; one that does is judged. */
const stop = stopRow(sendBack);

/** The envelope has no event: it is about calls that are about to happen, and only exit code 2 is sure to stop them. */
const envelope: Encoders = {
  block: (reason): Answer => ({
    stdout: { permissionDecision: "deny", permissionDecisionReason: reason },
    stderr: reason,
    exit: 2,
  }),
};

function eventName(payload: JsonObject, named?: string): string {
  return Array.isArray(payload["toolCalls"]) ? "toolCalls" : (named ?? stringAt(payload, "hookEventName"));
}

export const vscode: Host = defineHost({
  id: "vscode",
  title: "VS Code",
  detects: (payload) => typeof payload["hookEventName"] === "string" || Array.isArray(payload["toolCalls"]),
  eventName,
  base: (payload) => ({
    session: stringAt(payload, "sessionId") || stringAt(payload, "session_id"),
    cwd: stringAt(payload, "cwd"),
  }),
  ignored: ["PreCompact", "SubagentStart"],
  events: {
    UserPromptSubmit: promptRow(refuse),
    PreToolUse: on("tool_call", call, permission),
    toolCalls: on(
      "tool_call",
      (payload, base) => toolCall("toolCalls", payload["toolCalls"], base),
      envelope,
    ),
    PostToolUse: resultRow("tool_response", inform),
    Stop: stop,
    SubagentStop: stop,
    SessionStart: session("start", inform),
    SessionEnd: session("end", { warn: systemMessage }),
  },
});
