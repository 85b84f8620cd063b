/**
 * Reading the shapes in which hosts send a tool call: objects, JSON inside a string, argument vectors, lists of
 * commands.
 */
import { writeJson } from "../../core/json.ts";
import type { Json } from "../../core/verdict.ts";
import type { EventBase, FileAct } from "../event.ts";
import { commandOf } from "../tools/commands.ts";
import { filesOf } from "../tools/files.ts";
import { lookedInto, unpacked } from "../tools/texts.ts";
import type { Typed } from "../tools/typing.ts";

/** The fields of a tool call: input, the command when the tool is a shell, and the folder in which it runs. */
export function toolCall(
  tool: string,
  raw: Json | undefined,
  base: EventBase,
): {
  tool: string;
  input: Json;
  command?: string;
  cwd?: string;
  typed?: readonly Typed[];
  files?: readonly FileAct[];
  unread?: true;
} {
  const input = unpacked(raw);
  const { files, whole } = filesOf(tool, input);
  const { cut, ...run } = commandOf(tool, lookedInto(raw), base.cwd) ?? { cut: false };
  return {
    tool,
    input,
    ...run,
    ...(files.length > 0 ? { files } : {}),
    ...(cut || !whole ? { unread: true } : {}),
  };
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
