/**
 * Fields that many hosts call alike and that no decision of a host hangs on: the transcript, ids of runs and calls,
 * what a tool was given, what a turn cost.
 */
import { isObject, stringAt } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { EventBase, HookEvent, Usage } from "../event.ts";
import { toolCall } from "./read.ts";

const TRANSCRIPT = ["transcript_path", "transcriptPath"] as const;
const RUN = ["run_id", "runId", "turn_id", "prompt_id", "generation_id"] as const;
const CALL = ["tool_use_id", "toolCallId", "tool_call_id", "callID"] as const;
const INPUT = ["tool_input", "params", "toolArgs", "args"] as const;
/** What a host lists when it stops while something goes on that will wake the agent. Source: Claude Code's Stop. */
const WAKING = ["background_tasks", "session_crons"] as const;
const COST = ["turn_cost_usd", "turn_cost", "cost_usd", "cost"] as const;
const TOTAL = ["session_cost_usd", "total_cost_usd", "session_cost"] as const;
const TOKENS = ["tokens", "usage", "token_usage"] as const;

/** `event` with what the payload says besides, under its common names. What the host's own file has read stays. */
export function withCommon(event: HookEvent, payload: JsonObject): HookEvent {
  // The fields of one kind are added to events of that kind alone; TypeScript cannot see the pairing.
  return { ...baseOf(payload), ...fieldsOf(event, payload), ...event } as HookEvent;
}

function baseOf(payload: JsonObject): Partial<EventBase> {
  return {
    ...named("transcript", first(payload, TRANSCRIPT)),
    ...named("run", first(payload, RUN)),
    // `agent_type` stands beside the id of a sub-agent alone; Starchild's `agent_id` is the session's own agent.
    ...named("agent", stringAt(payload, "agent_type") === "" ? "" : stringAt(payload, "agent_id")),
  };
}

function fieldsOf(event: HookEvent, payload: JsonObject): object {
  switch (event.kind) {
    case "tool_call":
      return named("call", first(payload, CALL));
    case "tool_result":
      return { ...named("call", first(payload, CALL)), ...givenTo(event, payload) };
    case "reply":
      return usageOf(payload);
    case "stop":
      return { ...stopOf(payload), ...usageOf(payload) };
    default:
      return {};
  }
}

function givenTo(event: Extract<HookEvent, { kind: "tool_result" }>, payload: JsonObject): object {
  const key = INPUT.find((name) => payload[name] !== undefined && payload[name] !== null);
  const failed = payload["is_error"] === true || /fail/i.test(event.name) ? { failed: true } : {};
  if (key === undefined) return failed;
  const { input, command } = toolCall(event.tool, payload[key], event);
  return { input, ...(command === undefined ? {} : { command }), ...failed };
}

function stopOf(payload: JsonObject): object {
  const lists = WAKING.map((name) => payload[name]).filter((value) => value !== undefined);
  return {
    told: Array.isArray(payload["tool_names"]),
    ...(lists.length === 0 ? {} : { wakes: lists.some((value) => Array.isArray(value) && value.length > 0) }),
  };
}

function usageOf(payload: JsonObject): { readonly usage?: Usage } {
  const tokens = TOKENS.map((name) => payload[name]).find(isObject);
  const usage: Usage = {
    ...named("model", first(payload, ["model", "model_id"])),
    ...numbered("cost", payload, COST),
    ...numbered("total", payload, TOTAL),
    ...(tokens === undefined ? {} : { tokens: countsOf(tokens) }),
  };
  return Object.keys(usage).length === 0 ? {} : { usage };
}

function countsOf(tokens: JsonObject): Record<string, number> {
  const counts = Object.entries(tokens).filter((row): row is [string, number] => isCount(row[1]));
  return Object.fromEntries(counts);
}

function isCount(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function numbered(key: string, payload: JsonObject, names: readonly string[]): object {
  const value = names.map((name) => payload[name]).find(isCount);
  return value === undefined ? {} : { [key]: value };
}

function first(payload: JsonObject, names: readonly string[]): string {
  return names.map((name) => stringAt(payload, name)).find((text) => text !== "") ?? "";
}

function named(key: string, value: string): object {
  return value === "" ? {} : { [key]: value };
}
