/**
 * A command's words as lines for patterns: as they stand, and without the options that a program takes in front of and
 * between them. A pattern that begins with a subcommand (`^kv get\b`) so finds it in `vault -address=x kv get y`.
 */
import type { Arg } from "../invocation.ts";
import { readable, spell } from "./globs.ts";
import { type OptionLine, type OptionStyle, readOptions, takesNext } from "./options.ts";

/** Units of the longest line that is matched; what stands behind is no subcommand. */
export const LINE_CHARS: number = 2000;

/** Words in front among which the subcommand is looked for. */
const FRONT_WORDS = 32;

/** An option, or rustup's `+toolchain`. */
const OPTION = /^[-+]./;

/** A word for patterns: globs as they were, `…` for what is unknown. */
export function text(arg: Arg | undefined): string {
  return arg === undefined ? "" : readable(spell(arg));
}

function joined(words: readonly string[]): string {
  return words.join(" ").slice(0, LINE_CHARS);
}

/** The arguments for patterns, joined by blanks. */
export function lineOf(args: readonly Arg[]): string {
  return joined(args.map((arg) => text(arg)));
}

/**
 * The arguments in every way in which they may be meant: as they stand, from each word that may be the subcommand, with
 * the operands in front of the options, and the operands alone.
 */
export function wordingsOf(
  args: readonly Arg[],
  options?: OptionLine,
  style?: OptionStyle,
): readonly string[] {
  const words = args.map((arg) => text(arg));
  const line = joined(words);
  if (!words.some((word) => OPTION.test(word))) return [line];
  const { operands } = readOptions(args, options, style);
  const isOperand = new Set(operands);
  const plain = operands.map((arg) => text(arg));
  const others = words.filter((_, at) => !isOperand.has(args[at] ?? []));
  const meant = [
    ...startsOf(words, options).map((at) => joined(words.slice(at))),
    joined([...plain, ...others]),
    joined(plain),
  ];
  // Options without a word behind them ask for no subcommand at all.
  return [...new Set([line, ...(plain.length > 0 ? meant : [])])];
}

/** Where the subcommand may stand: behind an option that is not known, the next word may be its value or not. */
function startsOf(words: readonly string[], options?: OptionLine): number[] {
  const end = Math.min(words.length, FRONT_WORDS);
  const reached = new Set([0]);
  // A set is gone through in the order in which it grows.
  for (const at of reached) {
    const word = words[at] ?? "";
    if (at >= end || !OPTION.test(word)) continue;
    const next = takesNext(word, options);
    if (next !== true) reached.add(at + 1);
    if (next !== false && !OPTION.test(words[at + 1] ?? "-")) reached.add(at + 2);
  }
  return [...reached].filter((at) => at > 0 && at < end && !OPTION.test(words[at] ?? "-"));
}
