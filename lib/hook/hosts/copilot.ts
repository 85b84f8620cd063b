/**
 * GitHub Copilot CLI's hooks, in both of its payload formats; the answers are the same. Source: github/docs
 * content/copilot/reference/hooks-reference.md at 05da5bc.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { EventBase } from "../event.ts";
import { type Answer, defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { toolCall } from "./read.ts";

/** Events that have another name, not only another first letter, where a configuration writes them in Pascal case. */
const PASCAL: Readonly<Record<string, string>> = {
  UserPromptSubmit: "userPromptSubmitted",
  Stop: "agentStop",
};

/** Camel-case payloads do not name their event; the field that only this event has, the most telling first. */
const TELLING: readonly (readonly [key: string, event: string])[] = [
  ["toolResult", "postToolUse"],
  ["errorContext", "errorOccurred"],
  ["error", "postToolUseFailure"],
  ["toolInput", "permissionRequest"],
  ["toolName", "preToolUse"],
  ["transformedPrompt", "userPromptTransformed"],
  ["prompt", "userPromptSubmitted"],
  ["agentName", "subagentStop"],
  ["stopReason", "agentStop"],
  ["reason", "sessionEnd"],
  ["source", "sessionStart"],
];

function eventName(payload: JsonObject, named?: string): string {
  const name = named ?? ((isCamel(payload) && telling(payload)) || stringAt(payload, "hook_event_name"));
  if (Object.hasOwn(PASCAL, name)) return PASCAL[name] ?? name;
  return name === "" ? telling(payload) : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The event that the fields tell of, or "". */
function telling(payload: JsonObject): string {
  return TELLING.find(([key]) => payload[key] !== undefined)?.[1] ?? "";
}

function isCamel(payload: JsonObject): boolean {
  return typeof payload["sessionId"] === "string" && typeof payload["timestamp"] === "number";
}

/** A field under its camel-case or its snake-case name. */
function either(payload: JsonObject, camel: string, snake: string): Json | undefined {
  return payload[camel] ?? payload[snake];
}

/** Where no answer is read, exit code 2 still shows stderr to the user, and the run goes on. */
const warn: Encoders = { warn: (text): Answer => ({ stdout: {}, stderr: text, exit: 2 }) };
const context: Encoders = { context: (text) => print({ additionalContext: text }) };
const block: Encoders = { ...warn, block: (reason) => print({ decision: "block", reason }) };

/** No `warn`: here exit code 2 denies. */
const before: Encoders = {
  block: (reason) => print({ permissionDecision: "deny", permissionDecisionReason: reason }),
  ask: (reason) => print({ permissionDecision: "ask", permissionDecisionReason: reason }),
  rewrite: (value) => print({ modifiedArgs: value }),
};

/** To ask is what happens anyway when a permission is requested. */
const dialog: Encoders = {
  block: (reason) => print({ behavior: "deny", message: reason }),
  ask: (reason) => ({ stdout: {}, stderr: reason, exit: 0 }),
};

const replaced = (text: string): Answer =>
  print({ modifiedResult: { resultType: "success", textResultForLlm: text } });

const after: Encoders = {
  ...warn,
  ...context,
  block: replaced,
  rewrite: (value, note) => replaced(textOf(value) || note),
};

const call = (key: string) => (payload: JsonObject, base: EventBase) =>
  toolCall(textOf(either(payload, "toolName", "tool_name")), either(payload, key, "tool_input"), base);

function resultText(payload: JsonObject): Json {
  const result = either(payload, "toolResult", "tool_result") ?? null;
  return isObject(result) ? (either(result, "textResultForLlm", "text_result_for_llm") ?? result) : result;
}

/** The main agent's last words are in no field of its stop; a subagent's are. */
const stop = on(
  "stop",
  (payload) => ({
    text: textOf(either(payload, "response", "last_assistant_message")),
    tools: [],
    again: payload["stop_hook_active"] === true,
    goal: false,
  }),
  block,
);

export const copilot: Host = defineHost({
  id: "copilot",
  title: "GitHub Copilot CLI",
  remarks: { "stop.block": "subagents" },
  // An ISO time and a Pascal-case name: Gemini CLI sends both, too.
  specificity: 2,
  detects: (payload) =>
    isCamel(payload) ||
    (/^[A-Z]/.test(stringAt(payload, "hook_event_name")) && typeof payload["timestamp"] === "string"),
  eventName,
  base: (payload) => ({
    session: textOf(either(payload, "sessionId", "session_id")),
    cwd: stringAt(payload, "cwd"),
  }),
  ignored: ["errorOccurred", "notification", "preCompact", "subagentStart"],
  events: {
    userPromptSubmitted: on("prompt", (payload) => ({ text: textOf(payload["prompt"]) }), warn),
    userPromptTransformed: on(
      "model_call",
      (payload) => ({ messages: either(payload, "transformedPrompt", "transformed_prompt") ?? null }),
      {
        block: (reason) => print({ modifiedTransformedPrompt: reason }),
        rewrite: (value) => print({ modifiedTransformedPrompt: value }),
      },
    ),
    preToolUse: on("tool_call", call("toolArgs"), before),
    permissionRequest: on("tool_call", call("toolInput"), dialog),
    postToolUse: on(
      "tool_result",
      (payload) => ({
        tool: textOf(either(payload, "toolName", "tool_name")),
        result: resultText(payload),
      }),
      after,
    ),
    // Whatever stands on stderr with exit code 2 is told to the model, and nobody reads anything else.
    postToolUseFailure: on(
      "tool_result",
      (payload) => ({
        tool: textOf(either(payload, "toolName", "tool_name")),
        result: payload["error"] ?? null,
      }),
      warn,
    ),
    agentStop: stop,
    subagentStop: stop,
    sessionStart: session("start", context),
    sessionEnd: session("end"),
  },
  setup: () => ({
    format: "json",
    // A folder of files, all of which are read: ours stands alone and touches nobody's.
    file: { variable: "COPILOT_HOME", home: ".copilot", name: "hooks/agent-guards.json" },
    project: [".github/hooks/agent-guards.json"],
    base: { version: 1 },
    // What userPromptSubmitted answers is dropped, and agentStop holds no reply.
    wired: ["userPromptTransformed", "preToolUse", "postToolUse", "subagentStop"],
    shape: "entries",
    words: (event) => ["--host", "copilot", "--event", event],
    entry: ({ command: { program, args }, timeout }) => ({
      type: "command",
      exec: program,
      args,
      timeoutSec: timeout,
    }),
    reads: ["interrupt"],
    tools: ["bash", "powershell", "view", "edit", "create", "glob", "grep", "web_fetch", "task"],
    moreTools: true,
    off: { path: ["disableAllHooks"], is: true, perFile: true },
    aliases: [
      ...["UserPromptSubmit", "PreToolUse", "PermissionRequest", "PostToolUse", "PostToolUseFailure", "Stop"],
      ...["SubagentStop", "SubagentStart", "SessionStart", "SessionEnd", "PreCompact", "Notification"],
    ],
    sample: {
      envelope: (_event, cwd, sessionId) => ({ sessionId, timestamp: 0, cwd }),
      fields: {
        model_call: (prompt) => ({ prompt, transformedPrompt: prompt }),
        tool_call: (command) => ({ toolName: "bash", toolArgs: { command } }),
        tool_result: (text) => ({
          toolName: "bash",
          toolArgs: {},
          toolResult: { resultType: "success", textResultForLlm: text },
        }),
      },
    },
  }),
});
