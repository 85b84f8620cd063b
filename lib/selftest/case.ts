/** What a self-test case is and how its shorthand becomes an event. */
import { isObject } from "../core/json.ts";
import type { Json, JsonObject } from "../core/verdict.ts";

/** The class of an answer. `rewrite` is any answer that replaces a field of the event. */
export const EXPECTATIONS = ["continue", "warn", "block", "rewrite", "context"] as const;
export type Expectation = (typeof EXPECTATIONS)[number];

export const FILE_KEYS: readonly string[] = ["guard", "values", "workspace", "env", "cases", "proofs"];

/** One key of these says what the event is; the value is the text that the event carries. */
const SHORTHAND: Readonly<Record<string, (text: string, row: JsonObject) => JsonObject>> = {
  command: (command, row) => ({
    event: "pre_tool_call",
    ...(row["cwd"] === undefined ? {} : { cwd: row["cwd"] }),
    tool_name: "bash",
    tool_input: { command },
  }),
  message: (message) => ({ event: "on_user_message", message, channel: "web" }),
  reply: (response, row) => ({ event: "on_response_end", response, model: "m", ...toolsOf(row) }),
  stop: (response, row) => ({
    event: "on_stop",
    response,
    ...toolsOf(row),
    stop_hook_active: row["again"] ?? false,
  }),
  goal: (response, row) => ({
    event: "on_completion_claim",
    goal: "g",
    summary: "",
    response,
    ...toolsOf(row),
  }),
  push: (notification) => ({ event: "on_outbound_message", notification, type: "telegram" }),
  result: (tool_result) => ({ event: "transform_tool_result", tool_name: "bash", tool_result }),
};

function toolsOf(row: JsonObject): JsonObject {
  return { tool_names: row["tools"] ?? [] };
}

const INPUT_KEYS: readonly string[] = [...Object.keys(SHORTHAND), "event", "raw"];
const CONTEXT_KEYS: readonly string[] = ["before", "cwd", "host", "tools", "again", "workspace", "env"];
const DEMAND_KEYS: readonly string[] = [
  "rule",
  "spares",
  "expect",
  "sequence",
  "contains",
  "absent",
  "answer",
  "exit",
];

export const CASE_KEYS: readonly string[] = ["id", ...INPUT_KEYS, ...CONTEXT_KEYS, ...DEMAND_KEYS];

/** One case: what goes to stdin, and what must come back. */
export type Case = {
  readonly id: string;
  readonly file: string;
  readonly guard: string;
  /** The text on stdin. */
  readonly input: string;
  /** Events that the guard gets first, as texts; their answers do not count. */
  readonly before?: readonly string[];
  /** The word behind `--host`. */
  readonly host?: string;
  readonly expect?: Expectation;
  /** The answers to the same input sent again and again, in place of `expect`. */
  readonly sequence?: readonly Expectation[];
  /** Files of the agent's workspace, by relative path, and the environment that leads to them. */
  readonly workspace?: JsonObject;
  readonly env?: JsonObject;
  /** The row that must fire, and the row that must not. */
  readonly rule?: string;
  readonly spares?: string;
  readonly contains: readonly string[];
  readonly absent: readonly string[];
  /** The exact object on stdout, and the exit code, where a case fixes them. */
  readonly answer?: JsonObject;
  readonly exit?: number;
  /** Whether it follows from a proof's text: it asks about a table, and a run in the guard's own process is enough. */
  readonly derived?: boolean;
};

/** The text that a case puts on stdin, or what is wrong with the case. */
export function inputOf(row: JsonObject): string | { readonly text: string } {
  const given = INPUT_KEYS.filter((key) => row[key] !== undefined);
  const [key = ""] = given;
  if (given.length !== 1) return `exactly one of ${INPUT_KEYS.join(", ")} must be given`;
  const value = row[key];
  if (key === "event") return { text: JSON.stringify(value) };
  if (typeof value !== "string") return `"${key}" must be a text`;
  if (key === "raw") return { text: value };
  return { text: JSON.stringify({ ...COMMON, ...SHORTHAND[key]?.(value, row) }) };
}

const COMMON: JsonObject = { session_id: "selftest", agent_id: "selftest", cwd: "/data/workspace" };

/**
 * The events that a case sends first, or what is wrong with them. Besides whole events: `{ user: text }`, and `{ ran: command,
 * out: result }` or `{ tool: name, input: {…}, out: result }` for a call with its result.
 */
export function beforeOf(row: JsonObject): string | readonly string[] {
  const given = row["before"] ?? [];
  if (!Array.isArray(given)) return '"before" must be a list of events';
  const events: JsonObject[] = [];
  for (const one of given as readonly Json[]) {
    if (!isObject(one)) return 'each of "before" must be a map';
    events.push(...eventsOf(one));
  }
  return events.map((event) => JSON.stringify({ ...COMMON, ...event }));
}

function eventsOf(one: JsonObject): JsonObject[] {
  if (one["user"] !== undefined) return [{ event: "on_user_message", message: one["user"] }];
  const tool_name = one["ran"] === undefined ? one["tool"] : "bash";
  if (tool_name === undefined) return [one];
  const tool_input = one["ran"] === undefined ? (one["input"] ?? {}) : { command: one["ran"] };
  const result = { event: "post_tool_call", tool_name, tool_result: one["out"] ?? "" };
  return [{ event: "pre_tool_call", tool_name, tool_input }, ...(one["out"] === undefined ? [] : [result])];
}
