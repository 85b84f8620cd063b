/** Calls inside calls: the tools that a batch, an envelope or a model's own message names, each with what it is given. */
import { isObject } from "../../core/json.ts";
import { INNER_CALLS } from "../../core/limits.ts";
import type { Json } from "../../core/verdict.ts";
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

/** The calls below a tool's input, in no promised order: those of an object that names a tool, however deep it stands. */
export function innerCalls(input: Json): ToolInput[] {
  const found: ToolInput[] = [];
  const work: Json[] = [input];
  for (let looked = 0; work.length > 0 && looked < INNER_CALLS; looked++) {
    const value = unpacked(work.pop());
    const fields = isObject(value) ? fieldsOf(value) : [];
    const tool = toolIn(fields);
    const given = fields.map(({ key, value: inner }) => (INPUT_KEYS.has(key) ? unpacked(inner) : inner));
    if (tool !== "")
      found.push(...given.filter((_, at) => isInput(fields[at])).map((inner) => ({ tool, input: inner })));
    work.push(...(Array.isArray(value) ? value : given).filter(isBox));
  }
  return found;
}

function isInput(field: Field | undefined): boolean {
  return field !== undefined && INPUT_KEYS.has(field.key);
}

function isBox(value: Json): boolean {
  return typeof value === "object" && value !== null;
}
