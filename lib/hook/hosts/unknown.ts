/**
 * An event in a dialect that nobody here knows: its name and its fields are read for what they mean, and the answer
 * holds every stop that any host would obey, exit code 2 and a line on stderr among them.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { EventKind } from "../event.ts";
import { wordsOf } from "../tools/names.ts";
import { type Answer, defineHost, type Encoders, type EventContext, type Host, on } from "./host.ts";
import { toolCall } from "./read.ts";

/** The fields in which agents name their event. */
const EVENT_KEYS = [
  ...["hook_event_name", "hookEventName", "event_name", "eventName", "event", "event_type", "eventType"],
  ...["hook_name", "hookName", "agent_action_name", "hook", "hook_type", "hookType", "trigger", "method"],
  ...["type", "kind", "phase"],
];
const TOOL_KEYS = ["tool_name", "toolName", "tool", "name", "function"];
const INPUT_KEYS = [
  ...["tool_input", "toolInput", "toolArgs", "tool_args", "tool_info", "arguments", "args", "params"],
  ...["parameters", "input", "toolCalls", "tool_calls", "tool_call", "toolCall"],
];
const RESULT_KEYS = [
  ...["tool_response", "tool_result", "tool_output", "toolResult", "toolOutput", "toolResponse", "result"],
  ...["output", "response", "result_json", "stdout", "error"],
];
const PROMPT_KEYS = [
  ...["prompt", "user_prompt", "userPrompt", "user_message", "userMessage", "message", "text", "content"],
  ...["input", "query", "tool_info"],
];
const REPLY_KEYS = [
  ...["last_assistant_message", "lastAssistantMessage", "stop_response", "prompt_response", "final_response"],
  ...["assistant_response", "response", "reply", "text", "summary", "message", "output", "tool_info"],
];
const PUSH_KEYS = ["notification", "content", "message", "text", "body", "payload"];

/** What an event's name means, in small letters without signs; the first that matches counts. */
const MEANINGS: readonly (readonly [name: RegExp, kind: EventKind])[] = [
  [
    /^(?:pre|before|on)?(?:tool|mcp|shell|command|terminal)?(?:permission|approval)(?:request|ask)/,
    "tool_call",
  ],
  [/^(?:pre|before).*(?:tool|mcp|shell|command|terminal|exec|bash|write|edit|delete|patch)/, "tool_call"],
  [
    /^(?:post|after).*(?:tool|mcp|shell|command|terminal|exec|bash)|toolresult|^before(?:read)file/,
    "tool_result",
  ],
  [/^(?:on|pre|before)?(?:user)?(?:prompt|message|input|query)(?:submit|send|expansion|received)/, "prompt"],
  [
    /^(?:on|pre|before)(?:user)?(?:prompt|message|agentrun|submitprompt|agent$)|^userprompt|^promptsubmit/,
    "prompt",
  ],
  [/^(?:on)?(?:tool|function)s?(?:call|use|start|invo|execut|request|before|begin)/, "tool_call"],
  [/outbound|messagesending|^(?:pre|before)(?:push|notify|notification|send)/, "outbound"],
  [/^(?:agent|subagent|task|on)?stop$|^agentend$|^afteragent|beforeagentfinalize|completionclaim/, "stop"],
  [/^(?:on|post|after).*(?:response|reply|llmcall)|messagedisplay/, "reply"],
];

function first(payload: JsonObject, keys: readonly string[]): Json | undefined {
  return keys
    .map((key) => payload[key])
    .find((value) => value !== undefined && value !== null && value !== "");
}

/** The name that the payload gives its event, as a text or in an object of its own; "" where it gives none. */
function nameOf(payload: JsonObject): string {
  const said = EVENT_KEYS.map((key) => payload[key]).map((value) =>
    isObject(value)
      ? stringAt(value, "name") || stringAt(value, "type")
      : typeof value === "string"
        ? value
        : "",
  );
  return said.find((text) => text !== "") ?? "";
}

/** Words of names of what has happened already. */
const DONE = new Set([
  ...["post", "after", "done", "end", "ended", "finish", "finished", "complete", "completed", "result"],
  ...["results", "response", "fail", "failed", "failure", "error", "denied", "log", "logged"],
]);

/** The kind of event that a name means, "" for one that means nothing to judge. */
function meaningOfName(name: string): EventKind | "" {
  const plain = name.toLowerCase().replace(/[^a-z]/g, "");
  const meaning = MEANINGS.find(([pattern]) => pattern.test(plain))?.[1] ?? "";
  return meaning === "tool_call" && !/^(?:pre|before)/.test(plain) && isDone(name) ? "tool_result" : meaning;
}

function isDone(name: string): boolean {
  return wordsOf(name).some((word) => DONE.has(word));
}

/** What an event is about: by its name, or by its fields where the name says nothing and a tool is called in them. */
function meaningOf(payload: JsonObject): EventKind | "" {
  const name = nameOf(payload);
  const meaning = meaningOfName(name);
  if (meaning !== "" || isDone(name)) return meaning;
  // The spec's own shape without an event goes by, as the spec says.
  const isSpec = name === "" && Object.hasOwn(payload, "tool_name") && Object.hasOwn(payload, "tool_input");
  return !isSpec && holdsCall(payload) ? "tool_call" : "";
}

/** Levels and objects of a payload in which a call is looked for. */
const CALL_LEVELS = 4;
const CALL_OBJECTS = 64;

/** Does the payload hold a tool's name beside what the tool is given, and nothing that it gave back? */
export function holdsCall(payload: JsonObject): boolean {
  let level: readonly JsonObject[] = [payload];
  for (let depth = 0; depth < CALL_LEVELS && level.length > 0; depth++) {
    if (level.some(isCall)) return true;
    level = level.flatMap(objectsIn).slice(0, CALL_OBJECTS);
  }
  return false;
}

function isCall(object: JsonObject): boolean {
  if (Array.isArray(object["toolCalls"]) || Array.isArray(object["tool_calls"])) return true;
  const names = TOOL_KEYS.some((key) => typeof object[key] === "string");
  return names && first(object, INPUT_KEYS) !== undefined && first(object, RESULT_KEYS) === undefined;
}

function objectsIn(object: JsonObject): JsonObject[] {
  return Object.values(object).flatMap((value): JsonObject[] =>
    Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [],
  );
}

/** The tool's name; an event of its own for commands (`pre_run_command`) needs none. */
function toolOf(payload: JsonObject, name: string): string {
  const tool = TOOL_KEYS.map((key) => stringAt(payload, key)).find((text) => text !== "") ?? "";
  return tool === "" && /command|shell|terminal|bash/i.test(name) ? "shell" : tool;
}

/** The text in a field that means it, or every text of a payload that has no such field. */
function textIn(payload: JsonObject, keys: readonly string[]): string {
  return textOf(first(payload, keys) ?? payload);
}

/** A line for the user where somebody shows one, and for the host's log. */
const warn: Encoders = {
  warn: (text): Answer => ({ stdout: { systemMessage: text }, stderr: text, exit: 0 }),
};

/** The name as it was sent, for the hosts that want it back. */
const hookEventName = ({ event, payload }: EventContext): string => nameOf(payload) || event.name;

/** A "no" in every word that is known for it, none of which contradicts another. */
function stop(reason: string, fields: JsonObject): Answer {
  return { stdout: { decision: "block", reason, ...fields }, stderr: reason, exit: 2 };
}

const call: Encoders = {
  ...warn,
  block: (reason, at) =>
    stop(reason, {
      permission: "deny",
      user_message: reason,
      agent_message: reason,
      permissionDecision: "deny",
      permissionDecisionReason: reason,
      cancel: true,
      errorMessage: reason,
      hookSpecificOutput: {
        hookEventName: hookEventName(at),
        permissionDecision: "deny",
        permissionDecisionReason: reason,
      },
    }),
};

const prompt: Encoders = {
  ...warn,
  block: (reason) =>
    stop(reason, {
      continue: false,
      stopReason: reason,
      user_message: reason,
      cancel: true,
      errorMessage: reason,
    }),
};

/** A result has happened: what can be told is told, and what can be replaced is. */
const result: Encoders = {
  warn: (text, at) => ({
    stdout: {
      systemMessage: text,
      additional_context: text,
      hookSpecificOutput: { hookEventName: hookEventName(at), additionalContext: text },
    },
    stderr: text,
    exit: 0,
  }),
  rewrite: (value, note, at) => ({
    stdout: {
      systemMessage: note,
      hookSpecificOutput: {
        hookEventName: hookEventName(at),
        updatedToolOutput: value,
        additionalContext: note,
      },
    },
    stderr: note,
    exit: 0,
  }),
};

export const unknown: Host = defineHost({
  id: "unknown",
  title: "any other agent",
  detects: (payload) => meaningOf(payload) !== "",
  eventName: (payload, named) => kindOf(named) || meaningOf(payload),
  base: (payload) => ({
    session: textOf(
      first(payload, ["session_id", "sessionId", "conversation_id", "trajectory_id", "taskId"]),
    ),
    cwd: stringAt(payload, "cwd") || stringAt(payload, "working_dir"),
  }),
  events: {
    tool_call: on(
      "tool_call",
      (payload, base) => {
        const name = nameOf(payload);
        return { ...toolCall(toolOf(payload, name), first(payload, INPUT_KEYS) ?? payload, base), name };
      },
      call,
    ),
    tool_result: on(
      "tool_result",
      (payload) => {
        const name = nameOf(payload);
        return { tool: toolOf(payload, name), result: first(payload, RESULT_KEYS) ?? payload, name };
      },
      result,
    ),
    prompt: on(
      "prompt",
      (payload) => ({ text: textIn(payload, PROMPT_KEYS), name: nameOf(payload) }),
      prompt,
    ),
    stop: on(
      "stop",
      (payload) => ({
        text: textIn(payload, REPLY_KEYS),
        tools: [],
        again: payload["stop_hook_active"] === true || payload["stopHookActive"] === true,
        goal: false,
        name: nameOf(payload),
      }),
      { ...warn, block: (reason) => stop(reason, { followup_message: reason }) },
    ),
    reply: on(
      "reply",
      (payload) => ({ text: textIn(payload, REPLY_KEYS), tools: [], name: nameOf(payload) }),
      warn,
    ),
    outbound: on("outbound", (payload) => ({ text: textIn(payload, PUSH_KEYS), name: nameOf(payload) }), {
      ...warn,
      block: (reason) => stop(reason, { cancel: true, cancelReason: reason }),
    }),
  },
});

function kindOf(named: string | undefined): EventKind | "" {
  return named === undefined ? "" : meaningOfName(named);
}
