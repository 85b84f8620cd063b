/**
 * What a hook printed, in this protocol's own words: Claude Code's output is translated, everything else that is no
 * decision is a named failure.
 *
 * Source: the agent-hooks skill ("Output protocol", "Claude Code compatibility").
 */
import { isObject } from "../core/json.ts";
import { ANSWER_LEVELS, HOOK_TEXT_UNITS } from "../core/limits.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import { type Fault, fault } from "./fault.ts";
import { isDeeper } from "./json.ts";

/** One hook's wishes. */
export type HookAnswer = {
  /** The reason of a block; "" where it gave none. */
  readonly block?: string;
  /** The fields that it wants replaced, by their names. */
  readonly fields: JsonObject;
  readonly context: readonly string[];
  readonly warnings: readonly string[];
  /** What it said that has no meaning here. */
  readonly odd: readonly string[];
};

/** The answer of a hook that has nothing to say. */
export const SILENT: HookAnswer = { fields: {}, context: [], warnings: [], odd: [] };

/** How a process ended: what it printed, and its exit code. */
export type ProcessOutput = { readonly stdout: string; readonly stderr: string; readonly status: number };

const BLOCKED = 2;

/** The answer of a process. Anything but exit code 0 with one JSON object or nothing is a fault, save a blocking exit 2. */
export function answerOf({ stdout, stderr, status }: ProcessOutput): HookAnswer | Fault {
  const said = stdout.trim();
  if (status === BLOCKED && said === "" && stderr.trim() !== "") return { ...SILENT, block: stderr.trim() };
  if (status === 0) return readAnswer(said);
  // A guard that says it both ways means it.
  const answer = status === BLOCKED ? readAnswer(said) : undefined;
  if (answer && !("kind" in answer) && answer.block !== undefined) return answer;
  return fault("exit", `it ended with exit code ${status}`);
}

/** The answer in a text: one JSON object, or nothing. */
export function readAnswer(text: string): HookAnswer | Fault {
  if (text.trim() === "") return SILENT;
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return fault("not-json", "its answer is not JSON");
  }
  if (isDeeper(value, ANSWER_LEVELS)) return fault("not-json", "its answer is nested too deeply");
  return isObject(value) ? translated(value) : fault("not-json", "its answer is JSON, but no object");
}

/** Every row of the table of translations. */
function translated(said: JsonObject): HookAnswer {
  const special = isObject(said["hookSpecificOutput"]) ? said["hookSpecificOutput"] : {};
  const odd: string[] = [];
  const fields: Record<string, Json> = {};
  for (const name of ["message", "tool_input", "response", "notification"])
    if (said[name] !== undefined) fields[name] = said[name];
  if (special["updatedInput"] !== undefined) fields["tool_input"] ??= special["updatedInput"];
  const block = blockOf(said, special, odd);
  return {
    ...(block === undefined ? {} : { block }),
    fields,
    context: texts(odd, { context: said["context"], additionalContext: special["additionalContext"] }),
    warnings: texts(odd, { systemMessage: said["systemMessage"], add_warning: said["add_warning"] }),
    odd,
  };
}

const STOPS: ReadonlySet<Json | undefined> = new Set(["block", "deny"]);
const GOES: ReadonlySet<Json | undefined> = new Set(["allow", "approve", "continue", "", null, undefined]);

/** The reason of a block, if one of the three ways of saying it was used. Nobody can be asked here, so `ask` is a block. */
function blockOf(said: JsonObject, special: JsonObject, odd: string[]): string | undefined {
  const { decision, reason } = said;
  if (STOPS.has(decision)) return textOr(reason, special["permissionDecisionReason"], said["stopReason"]);
  if (!GOES.has(decision)) odd.push("its decision is neither block nor allow");
  const permission = special["permissionDecision"];
  if (permission === "deny" || permission === "ask")
    return textOr(special["permissionDecisionReason"], reason);
  if (permission !== undefined && permission !== "allow") odd.push("its permissionDecision is unknown");
  return said["continue"] === false ? textOr(said["stopReason"], reason) : undefined;
}

function textOr(...values: readonly (Json | undefined)[]): string {
  const text = values.find((value): value is string => typeof value === "string" && value.trim() !== "");
  return (text ?? "").slice(0, HOOK_TEXT_UNITS);
}

/** The texts among some fields; one that is no text is odd, and one that is empty is nothing. */
function texts(odd: string[], fields: Readonly<Record<string, Json | undefined>>): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string" && value !== "") found.push(value.slice(0, HOOK_TEXT_UNITS));
    else if (value !== undefined && value !== null && value !== "") odd.push(`its ${name} is no text`);
  }
  return found;
}
