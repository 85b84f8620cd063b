/**
 * Augment's hooks (Auggie, its editors): Claude Code's dialect with a conversation's id. Source:
 * docs.augmentcode.com/cli/hooks (November 2026): exit code 2 with stderr denies; the nested answer says the same.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import { type Answer, defineHost, type Encoders, type EventContext, type Host, on, session } from "./host.ts";
import { call, inform, nested, resultRow, systemMessage } from "./nested.ts";
import { linesOf } from "./read.ts";
import { commonEnvelope } from "./setup.ts";

const gate: Encoders = {
  ...inform,
  block: (reason: string, at: EventContext): Answer => ({
    ...nested(at, { permissionDecision: "deny", permissionDecisionReason: reason }),
    stderr: reason,
    exit: 2,
  }),
};

const sendBack: Encoders = {
  warn: systemMessage,
  block: (reason) => ({ stdout: { decision: "block", reason }, stderr: reason, exit: 2 }),
};

export const augment: Host = defineHost({
  id: "augment",
  title: "Augment",
  detects: (payload) =>
    /^[A-Z][A-Za-z]+$/.test(stringAt(payload, "hook_event_name")) &&
    typeof payload["conversation_id"] === "string" &&
    payload["cursor_version"] === undefined,
  base: (payload) => ({
    session: stringAt(payload, "conversation_id"),
    cwd: stringAt(payload, "cwd") || (linesOf(payload["workspace_roots"]).split("\n")[0] ?? ""),
  }),
  ignored: ["Notification"],
  events: {
    PreToolUse: on("tool_call", call, gate),
    PostToolUse: resultRow("tool_output", inform),
    Stop: on(
      "stop",
      (payload) => {
        const talk = payload["conversation"];
        const reply = isObject(talk) ? talk["agentTextResponse"] : undefined;
        return {
          text: textOf(reply ?? payload["last_assistant_message"]),
          tools: [],
          again: payload["stop_hook_active"] === true,
          goal: false,
        };
      },
      sendBack,
    ),
    SessionStart: session("start", inform),
    SessionEnd: session("end", { warn: systemMessage }),
  },
  setup: () => ({
    format: "json",
    file: { home: ".augment", name: "settings.json" },
    project: [".augment/settings.json", ".augment/settings.local.json"],
    wired: ["PreToolUse", "PostToolUse"],
    shape: "groups",
    words: () => ["--host", "augment"],
    unit: 1000,
    reads: ["continue", "stopReason", "suppressOutput", "decision", "reason"],
    tools: [
      "launch-process",
      "view",
      "str-replace-editor",
      "save-file",
      "remove-files",
      "web-fetch",
      "web-search",
    ],
    moreTools: true,
    searches: true,
    sample: {
      envelope: (event, cwd, session) => ({
        ...commonEnvelope(event, cwd, session),
        conversation_id: session,
        workspace_roots: [cwd],
      }),
      fields: {
        tool_call: (command) => ({ tool_name: "launch-process", tool_input: { command } }),
        tool_result: (tool_output) => ({ tool_name: "launch-process", tool_input: {}, tool_output }),
      },
    },
  }),
});
