/** A command line: whether there is anything to judge in it, and what the engine says of it. */
import { remember } from "../../lib/core/lazy.ts";
import type { ToolCallEvent } from "../../lib/hook/event.ts";
import { isHarmless } from "../../lib/shell/harmless.ts";
import type { Judgement } from "../../lib/shell/index.ts";
import { contextOf } from "./place.ts";
import { type AllowedCommand, shell, type Tables } from "./tables.ts";

/** Is a command among what the tool is given, to be judged by what it would do? */
export function isCommand(event: ToolCallEvent): event is ToolCallEvent & { readonly command: string } {
  return event.command !== undefined && !event.redact;
}

/** Is there something to judge by what it would do: a command that is not plainly harmless, or keys for a shell? */
export function runs(event: ToolCallEvent, tables: Tables): boolean {
  return !event.redact && (event.typed !== undefined || (isCommand(event) && !passes(event, tables)));
}

/** A command line, and where it runs. */
type Line = { readonly command: string; readonly cwd: string };

/** Is it plainly harmless, or a line that the user allowed where it runs? */
export function passes(line: Line, tables: Tables): boolean {
  return allowedBy(line, tables) !== undefined || isHarmless(line.command, tables.shell);
}

/** The row by which the user allowed a line where it runs. */
export function allowedBy({ command, cwd }: Line, tables: Tables): AllowedCommand | undefined {
  const line = command.trim();
  return tables.allowedCommands.find((row) => row.command === line && row.cwd === cwd);
}

/** What a shell command would do, kept for the second look: `load` asks first, to know whether there is a thing to quote. */
export const judgedBy = remember(({ shell: rows }: Tables) =>
  remember((event: ToolCallEvent): Judgement => {
    return shell.get().judge(event.command ?? "", contextOf(event), rows);
  }),
);
