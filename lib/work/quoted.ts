/** What a reply shows as the output of a program, held against what programs printed. */
import { remember } from "../core/lazy.ts";
import { WORK_LISTED } from "../core/limits.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";
import type { Sentence } from "./reply.ts";

/** Parts the lines of a block, of which a value of a claim is one line. */
const BREAK = " ⏎ ";

/** The block that a sentence announces as output, as a value of {@link wasQuoted}. */
export function quotedIn({ block = "" }: Pick<Sentence, "block">): string[] {
  const lines = block
    .split("\n")
    .map(bare)
    .filter((line) => line !== "");
  return lines.length < 2 && !/\d/.test(lines[0] ?? "")
    ? []
    : [`QUOTED ${lines.slice(0, WORK_LISTED).join(BREAK)}`];
}

/** A line with one blank where it has several: tables are set anew. */
function bare(line: string): string {
  return line.trim().replace(/\s+/g, " ");
}

/** What a line gives a value for: all in front of its first digit. */
function labelOf(line: string): string {
  return /^\D{2,}/.exec(line)?.[0].trim() ?? "";
}

/**
 * False where some of the lines stand in one output, and another one, with a figure, stands nowhere, while a line of that
 * output gives the same label another figure: it was altered on the way.
 */
export function wasQuoted(value: string, past: Past): boolean {
  if (!heldIn(past).whole) return true;
  const quoted = value.split(BREAK);
  const { printed, all } = linesIn(past);
  const odd = quoted.filter((line) => /\d/.test(line) && !all.some((text) => text.includes(line)));
  return !printed.some(
    (lines) => quoted.some((line) => lines.includes(line)) && odd.some((line) => isAltered(line, lines)),
  );
}

/** The lines of each output, and all texts of a session, with one blank where they have several. */
const linesIn = remember((past: Past) => {
  const { outputs, told, asked } = heldIn(past);
  return {
    printed: outputs.map((output) => output.split("\n").map(bare)),
    all: [...outputs, ...told, ...asked].map(bare),
  };
});

function isAltered(line: string, lines: readonly string[]): boolean {
  const label = labelOf(line);
  return label !== "" && lines.filter((one) => /\d/.test(one) && labelOf(one) === label).length === 1;
}
