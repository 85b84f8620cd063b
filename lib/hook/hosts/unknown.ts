/**
 * An event in a dialect that nobody here knows: its name and its fields are read for what they mean, and the answer
 * holds every stop that any host would obey, exit code 2 and a line on stderr among them.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import { plainName } from "../../core/latin.ts";
import { latest } from "../../core/lazy.ts";
import { INNER_BOXES } from "../../core/limits.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { EventBase, EventKind } from "../event.ts";
import { pushBoxes, type ToolInput } from "../tools/calls.ts";
import { fieldsOf, isCommandKey } from "../tools/fields.ts";
import { wordsOf } from "../tools/names.ts";
import { lookedInto } from "../tools/texts.ts";
import { type Answer, defineHost, type Encoders, type EventContext, type Host, on } from "./host.ts";
import { toolCall } from "./read.ts";

/** The fields in which agents name their event: plain names, as all of these. */
const EVENT_KEYS = plainNames(
  ...["hookeventname", "eventname", "event", "eventtype", "hookname", "agentactionname", "hook", "hooktype"],
  ...["trigger", "method", "type", "kind", "phase"],
);
const TOOL_KEYS = plainNames("toolname", "tool", "name", "function");
const INPUT_KEYS = plainNames(
  ...["toolinput", "toolargs", "toolinfo", "arguments", "args", "params", "parameters", "input"],
  ...["toolcalls", "toolcall"],
);
/** Fields of one call or several, beside which others may stand. */
const CALL_KEYS = plainNames("toolcall", "toolcalls");
const RESULT_KEYS = plainNames(
  ...["toolresponse", "toolresult", "tooloutput", "result", "output", "response", "resultjson", "stdout"],
  ...["error", "errormessage"],
);
const PROMPT_KEYS = plainNames(
  ...["prompt", "userprompt", "usermessage", "message", "text", "content", "input", "query", "toolinfo"],
);
const REPLY_KEYS = plainNames(
  ...["lastassistantmessage", "stopresponse", "promptresponse", "finalresponse", "assistantresponse"],
  ...["response", "reply", "text", "summary", "message", "output", "toolinfo"],
);
const PUSH_KEYS = plainNames("notification", "content", "message", "text", "body", "payload");
const SESSION_KEYS = plainNames("sessionid", "conversationid", "trajectoryid", "taskid");
const FOLDER_KEYS = plainNames("cwd", "workingdir");

function plainNames(...names: string[]): readonly string[] {
  return names;
}

/** What an event's name means, in small letters without signs; the first that matches counts. */
const MEANINGS: readonly (readonly [name: RegExp, kind: EventKind])[] = [
  [
    /^(?:pre|before|on)?(?:tool|mcp|shell|command|terminal)?(?:permission|approval)(?:request|ask)/,
    "tool_call",
  ],
  [/^(?:pre|before).*(?:tool|mcp|shell|command|terminal|exec|bash|write|edit|delete|patch)/, "tool_call"],
  [
    /^(?:post|after).*(?:tool|mcp|shell|command|terminal|exec|bash)|tool(?:result|response|output)|^before(?:read)file/,
    "tool_result",
  ],
  [
    /^(?:on|pre|before)?(?:user)?(?:prompt|message|input|query)(?:submit|send(?!ing)|expansion|received)/,
    "prompt",
  ],
  [
    /^(?:on|pre|before)(?:user)?(?:prompt|message(?!sending)|agentrun|submitprompt|agent$)|^userprompt|^promptsubmit|^user.*submit$/,
    "prompt",
  ],
  [/^(?:on)?(?:tool|function)s?(?:call|use|start|invo|execut|request|before|begin)/, "tool_call"],
  [/outbound|messagesending|^(?:pre|before)(?:push|notify|notification|send)/, "outbound"],
  [/^(?:agent|subagent|task|on)?stop$|^agentend$|^afteragent|beforeagentfinalize|completionclaim/, "stop"],
  [/^(?:on|post|after).*(?:response|reply|llmcall)|messagedisplay/, "reply"],
];

/** The first of the fields under these plain names that holds anything, however it is spelled. */
function first(payload: JsonObject, names: readonly string[]): Json | undefined {
  const fields = fieldsOf(payload).filter(({ value }) => value !== null && value !== "");
  for (const name of names) {
    const found = fields.find(({ key }) => key === name);
    if (found) return found.value;
  }
  return undefined;
}

/** A name as a text, in an object of its own, or first in a list; "" for none. */
function nameIn(value: Json | undefined): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    return nameIn((value as readonly Json[]).find((item) => typeof item === "string"));
  return isObject(value) ? stringAt(value, "name") || stringAt(value, "type") : "";
}

/** The name that the payload gives its event; "" where it gives none. */
function nameOf(payload: JsonObject): string {
  const fields = fieldsOf(payload);
  const said = EVENT_KEYS.map((name) => nameIn(fields.find(({ key }) => key === name)?.value));
  return said.find((text) => text !== "") ?? "";
}

/** Words of names of what has happened already. */
const DONE = new Set([
  ...["post", "after", "done", "end", "ended", "finish", "finished", "complete", "completed", "result"],
  ...["results", "response", "fail", "failed", "failure", "error", "denied", "log", "logged"],
]);

/** The kind of event that a name means, "" for one that means nothing to judge. */
function meaningOfName(name: string): EventKind | "" {
  const plain = plainName(name);
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
  if (meaning !== "" || isDone(name) || isSpecs(payload)) return meaning;
  const { calls, whole } = callsIn(payload);
  return calls.length > 0 || !whole ? "tool_call" : "";
}

/** The spec's own shape without an event goes by, as the spec says. */
function isSpecs(payload: JsonObject): boolean {
  return (
    Object.hasOwn(payload, "tool_name") &&
    Object.hasOwn(payload, "tool_input") &&
    !fieldsOf(payload).some(({ key }) => EVENT_KEYS.includes(key))
  );
}

/** What a payload calls. `whole` is false where there is more than is looked through. */
type Calls = { readonly calls: readonly ToolInput[]; readonly whole: boolean };

/**
 * Every tool that the payload names beside what it is given, and nothing that it gave back, and every command without a
 * tool. Of one payload it is asked whose event it is, which event, and what is called in it.
 */
const callsIn = latest((payload: JsonObject): Calls => {
  const calls: ToolInput[] = [];
  const work: Json[] = [payload];
  for (let looked = 0; work.length > 0 && looked < INNER_BOXES; looked++) {
    const box = work.pop();
    const call = isObject(box) ? callIn(box) : undefined;
    if (call) calls.push(call);
    // What a tool is given is looked into when the call is judged.
    if (call?.input !== box) pushBoxes(work, heldBeside(box, call?.input));
  }
  return { calls, whole: work.length === 0 };
});

function heldBeside(box: Json | undefined, input: Json | undefined): Json[] {
  if (typeof box !== "object" || box === null) return [];
  return Object.values(box)
    .filter((value) => value !== input)
    .map(lookedInto);
}

function callIn(object: JsonObject): ToolInput | undefined {
  if (first(object, RESULT_KEYS) !== undefined) return undefined;
  const tool = nameIn(first(object, TOOL_KEYS));
  const input = first(object, INPUT_KEYS);
  const isNamed =
    tool !== "" || fieldsOf(object).some(({ key, value }) => TOOL_KEYS.includes(key) && value === "");
  if (isNamed && input !== undefined) return { tool, input };
  const box = first(object, CALL_KEYS);
  if (typeof box === "object" && box !== null) return { tool: "", input: box };
  const commands = fieldsOf(object).some(({ key, value }) => isCommandKey(key) && isText(value));
  return commands && !isTold(nameOf(object)) ? { tool: "", input: object } : undefined;
}

function isText(value: Json): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return typeof value === "string" && value.trim() !== "";
}

/** Words of names of what is only told of a command. */
const TOLD = new Set([
  ...["status", "progress", "notification", "info", "report", "heartbeat", "history", "list", "state"],
]);

function isTold(name: string): boolean {
  return wordsOf(name).some((word) => TOLD.has(word) || DONE.has(word));
}

/** Does the payload say anything, however it is spelled, that an event of this kind is judged by? */
export function says(payload: JsonObject, kind: EventKind): boolean {
  const names = SAYING[kind];
  if (kind === "tool_call" && callsIn(payload).calls.length > 0) return true;
  return names !== undefined && first(payload, names) !== undefined;
}

const SAYING: { readonly [K in EventKind]?: readonly string[] } = {
  tool_call: INPUT_KEYS,
  tool_result: RESULT_KEYS,
  prompt: PROMPT_KEYS,
  stop: REPLY_KEYS,
  reply: REPLY_KEYS,
  outbound: PUSH_KEYS,
};

/** Does the payload name a tool, in whatever field and form? */
export function namesTool(payload: JsonObject): boolean {
  return nameIn(first(payload, TOOL_KEYS)) !== "";
}

/** Does the payload hold a call in a box of its own beside the tool that it names, so that two hosts may have sent it? */
export function callsTwice(payload: JsonObject): boolean {
  const boxes = Object.entries(payload).filter(([, value]) => typeof value === "object" && value !== null);
  if (!boxes.some(([key]) => CALL_KEYS.includes(plainName(key)))) return false;
  return ["toolname", "toolinput", "toolargs"].some((name) => first(payload, [name]) !== undefined);
}

/** The call that the payload holds, or all of them as one. */
function calledIn(payload: JsonObject, base: EventBase): ReturnType<typeof toolCall> {
  const { calls, whole } = callsIn(payload);
  const [call, ...others] = calls;
  const read =
    others.length > 0
      ? toolCall(
          "",
          calls.map(({ tool, input }) => ({ tool_name: tool, tool_input: input })),
          base,
        )
      : toolCall(call?.tool || toolOf(payload), call?.input ?? first(payload, INPUT_KEYS) ?? payload, base);
  return whole ? read : { ...read, unread: true };
}

/** The tool's name; an event of its own for commands (`pre_run_command`) needs none. */
function toolOf(payload: JsonObject): string {
  const tool = nameIn(first(payload, TOOL_KEYS));
  return tool === "" && /command|shell|terminal|bash/i.test(nameOf(payload)) ? "shell" : tool;
}

/** What a tool gave back: the field that means it, or all of those that do, or the payload where none does. */
function resultIn(payload: JsonObject): Json {
  const given = Object.entries(payload).filter(
    ([key, value]) => RESULT_KEYS.includes(plainName(key)) && value,
  );
  const [field, ...others] = given;
  if (field === undefined) return payload;
  return others.length === 0 ? field[1] : Object.fromEntries(given);
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
    session: textOf(first(payload, SESSION_KEYS)),
    cwd: textOf(first(payload, FOLDER_KEYS)),
  }),
  events: {
    tool_call: on(
      "tool_call",
      (payload, base) => ({ ...calledIn(payload, base), name: nameOf(payload) }),
      call,
    ),
    tool_result: on(
      "tool_result",
      (payload) => ({
        tool: toolOf(payload),
        result: resultIn(payload),
        name: nameOf(payload),
      }),
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
        again: first(payload, ["stophookactive"]) === true,
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
