/**
 * Reading the shapes in which hosts send a tool call: objects, JSON inside a string, argument vectors, lists of commands.
 * It must not know any host's event names.
 */
import { writeJson } from "../../core/json.ts";
import type { Json } from "../../core/verdict.ts";
import type { EventBase } from "../event.ts";
import { commandOf, unpacked } from "../tools/commands.ts";

/** The fields of a tool call: input, the command when the tool is a shell, and the folder in which it runs. */
export function toolCall(
  tool: string,
  raw: Json | undefined,
  base: EventBase,
): { tool: string; input: Json; command?: string; cwd?: string } {
  const input = unpacked(raw);
  const found = commandOf(tool, input, base.cwd);
  return found === undefined ? { tool, input } : { tool, input, ...found };
}

/** The strings of a list, one a line; a lone string as it is. */
export function linesOf(value: Json | undefined): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.filter((item) => typeof item === "string").join("\n") : "";
}

/** A tool's result as the one text that takes its place. */
export function asText(value: Json): string {
  return typeof value === "string" ? value : writeJson(value);
}
