/** Calls inside calls: the tools that a batch, an envelope or a model's own message names, each with what it is given. */
import { isObject } from "../../core/json.ts";
import { INNER_BOXES } from "../../core/limits.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { type Field, fieldsOf, INPUT_KEYS, MAYBE_TOOL_KEYS, TOOL_KEYS, textIn } from "./fields.ts";
import { unpacked } from "./texts.ts";

/** A tool and its input. */
export type ToolInput = { readonly tool: string; readonly input: Json };

/** The tool that an object names beside an input, or "" for an object that is no call. */
export function toolIn(fields: readonly Field[]): string {
  if (!fields.some(({ key, value }) => INPUT_KEYS.has(key) && value !== null)) return "";
  const tool = textIn(fields, TOOL_KEYS);
  if (tool !== "") return tool;
  return MAYBE_TOOL_KEYS.map((key) => textIn(fields, new Set([key]))).find((text) => text !== "") ?? "";
}

/**
 * The calls below a tool's input, in no promised order: those of an object that names a tool, however deep it stands.
 * `whole` is false where there is more than is looked through.
 */
export function innerCalls(input: Json): { readonly calls: readonly ToolInput[]; readonly whole: boolean } {
  const calls: ToolInput[] = [];
  const work: Json[] = [input];
  for (let looked = 0; work.length > 0 && looked < INNER_BOXES; looked++) {
    const value = unpacked(work.pop());
    if (isObject(value)) pushBoxes(work, heldIn(value, calls));
    else if (Array.isArray(value)) pushBoxes(work, value);
  }
  return { calls, whole: work.length === 0 };
}

/** What an object's fields hold; where it names a tool, its inputs are noted as calls. */
function heldIn(object: JsonObject, calls: ToolInput[]): readonly Json[] {
  const fields = fieldsOf(object);
  const tool = toolIn(fields);
  return fields.map(({ key, value }) => {
    if (!INPUT_KEYS.has(key)) return value;
    const input = unpacked(value);
    if (tool !== "") calls.push({ tool, input });
    return input;
  });
}

/** Puts the objects and lists among `values` on a stack: one by one, because no call takes a million arguments. */
export function pushBoxes(work: Json[], values: readonly Json[]): void {
  for (const value of values) if (typeof value === "object" && value !== null) work.push(value);
}
