/**
 * tool_audit_log: one line for each tool call in a log whose lines hang together, secrets masked. `agent-guards
 * audit` shows it and finds the first line that was changed. The settings that a user tunes stand on top.
 */
import { isObject, mapStrings, textOf } from "../lib/core/json.ts";
import { part } from "../lib/core/lazy.ts";
import { AUDIT_TEXT, CHAIN_BYTES } from "../lib/core/limits.ts";
import { CONTINUE, type Json, type JsonObject, type Verdict } from "../lib/core/verdict.ts";
import type {
  EventBase,
  EventKind,
  FailPolicy,
  Guard,
  HookEvent,
  ToolCallEvent,
  ToolResultEvent,
} from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";
import { isPlain } from "../lib/secrets/plain.ts";
import { auditLogPath, keepCall, takeCall } from "../lib/state/calls.ts";
import { appendChained } from "../lib/state/chain.ts";
import { readResult } from "../lib/work/result.ts";

/** What masks: loaded for texts alone that could hold a secret. */
const secrets = part("secrets", () => import("../lib/secrets/index.ts"));

/** What happens when a line cannot be written: "warn" tells the user, "block" stops the call where the host can. */
const FAIL_POLICY: FailPolicy = "warn";

/** What of a call is kept: "none" only its size, "input" what the tool was given, "all" also what it gave back. */
const CONTENT: "none" | "input" | "all" = "input";

/** Tools that are not written down, by name. */
const IGNORED: readonly string[] = [];

/** Bytes at which the log is moved aside. */
const MAX_BYTES = CHAIN_BYTES;

/** Hosts whose results do not repeat what the tool was given: there the call itself is remembered until its result. */
const SILENT: readonly string[] = ["starchild"];

/** A rules file's settings; their form stands in settings/tool_audit_log.ts. */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly content?: typeof CONTENT;
  readonly ignored?: readonly string[];
  readonly max_bytes?: number;
};

function isIgnored(tool: string, { ignored = [] }: Settings): boolean {
  return IGNORED.includes(tool) || ignored.includes(tool);
}

function rememberCall(event: ToolCallEvent, own: Settings): Verdict {
  if (!isIgnored(event.tool, own)) keepCall(event.session, event.tool, clean(event.input, event.session));
  return CONTINUE;
}

function writeLine(event: ToolResultEvent, own: Settings): Verdict {
  if (isIgnored(event.tool, own)) return CONTINUE;
  appendChained(auditLogPath(), lineFor(event, own.content ?? CONTENT), {
    maxBytes: own.max_bytes ?? MAX_BYTES,
    ...keyed(process.env["AGENT_GUARDS_AUDIT_KEY"]),
  });
  return CONTINUE;
}

function keyed(key: string | undefined): { readonly key?: string } {
  return key === undefined || key === "" ? {} : { key };
}

function lineFor(event: ToolResultEvent, content: typeof CONTENT): JsonObject {
  const { tool, session, result, failed } = event;
  const input = event.input === undefined ? takeCall(session, tool) : clean(event.input, session);
  const { outcome, running } = readResult(result, failed);
  const text = textOf(result);
  return {
    time: new Date().toISOString(),
    session: session.slice(0, 200),
    ...placeOf(event),
    event: event.name,
    tool: tool.slice(0, 200),
    ...(content === "none" || input === undefined ? {} : { input }),
    outcome: running === true ? "running" : outcome,
    bytes: Buffer.byteLength(text),
    ...(content === "all" ? { output: clean(text, session) } : {}),
  };
}

function placeOf({ cwd, run, agent }: EventBase): JsonObject {
  return {
    ...(cwd === "" ? {} : { cwd: cwd.slice(0, 400) }),
    ...(run === undefined ? {} : { run: run.slice(0, 200) }),
    ...(agent === undefined ? {} : { agent: agent.slice(0, 200) }),
  };
}

/** Units of all texts of one call: a line must stay below the log's cap, escapes included. */
const INPUT_UNITS = 4 * AUDIT_TEXT;

/** `value` with every secret masked, long texts cut, and what is too large altogether only counted. */
function clean(value: Json, session: string): Json {
  const short = mapStrings(value, (text) =>
    text.length > AUDIT_TEXT ? `${text.slice(0, AUDIT_TEXT)}… (${text.length} units)` : text,
  );
  const text = JSON.stringify(short);
  if (text.length > INPUT_UNITS)
    return { units: text.length, keys: isObject(value) ? Object.keys(value).slice(0, 20) : [] };
  return isBare(short) ? short : secrets.get().maskJson(short, session).value;
}

/** Names of fields that are no secret themselves. */
const FIELD = /^[a-z_]{1,16}$/i;

/** True for a value that can hold no secret: a plain text, or named ones that are plain side by side. */
function isBare(value: Json): boolean {
  if (typeof value === "string") return isPlain(value);
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  const flat = entries.every(([name, one]) => FIELD.test(name) && typeof one !== "object");
  return flat && isPlain(entries.map(([, one]) => String(one)).join(" "));
}

/** Whether the event holds anything that could be a secret. */
function needsSecrets(event: HookEvent | undefined, content: typeof CONTENT): boolean {
  if (event === undefined) return true;
  if (event.kind !== "tool_call" && event.kind !== "tool_result") return false;
  const output = content === "all" && event.kind === "tool_result" ? textOf(event.result) : "";
  return !isBare(event.input ?? "") || !isPlain(output);
}

/** The guard with the settings of a rules file. */
function guardOf(own: Settings): Guard {
  return {
    name: "tool_audit_log",
    tag: "audit",
    failPolicy: own.fail_policy ?? FAIL_POLICY,
    tables: () => ({ CONTENT, IGNORED, MAX_BYTES, SILENT, ...own }),
    settings: {
      schema: async () => (await import("./settings/tool_audit_log.ts")).SCHEMA,
      faults: async () => [],
      apply: guardOf,
      environment: [],
      plain: true,
    },
    load: (event) => (needsSecrets(event, own.content ?? CONTENT) ? secrets.load() : undefined),
    wants: (kind: EventKind, host: string, event: string) => {
      if (host === "starchild" && kind === "tool_result") return event === "post_tool_call";
      return kind === "tool_result" || SILENT.includes(host) ? undefined : false;
    },
    on: {
      tool_call: (event) => rememberCall(event, own),
      tool_result: (event) => writeLine(event, own),
    },
  };
}

/** The guard itself: the settings above, and one handler for each event that it writes down. */
export const guard: Guard = guardOf({});

runHook(guard, import.meta);
