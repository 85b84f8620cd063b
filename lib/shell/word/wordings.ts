/**
 * A command's words as lines for patterns: as they stand, and without the options that a program takes in front of and
 * between them. A pattern that begins with a subcommand (`^kv get\b`) so finds it in `vault -address=x kv get y`.
 */
import { SHELL_FRONT_WORDS, SHELL_LATE_WORDS, SHELL_LINE } from "../../core/limits.ts";
import type { Arg } from "../invocation.ts";
import { readable, spell } from "./globs.ts";
import { type OptionLine, type OptionStyle, readOptions, takesNext } from "./options.ts";

/** An option, or rustup's `+toolchain`. */
const OPTION = /^[-+]./;

/** How a word stands in a line. */
type Spelling = (arg: Arg | undefined) => string;

/** A word for patterns: globs as they were, `…` for what is unknown. */
export function text(arg: Arg | undefined): string {
  return arg === undefined ? "" : readable(spell(arg));
}

/** A word among others, where blanks part words: `-m "say push --delete"` says no verb and no option. */
export function unparted(word: string): string {
  return word.replace(/\s/g, "_");
}

function whole(arg: Arg | undefined): string {
  return unparted(text(arg));
}

function joined(words: readonly string[]): string {
  return words.join(" ").slice(0, SHELL_LINE);
}

/** The arguments for patterns, joined by blanks; a blank inside one of them is `_`, unless it is spelt otherwise. */
export function lineOf(args: readonly Arg[], spelling: Spelling = whole): string {
  return joined(args.map((arg) => spelling(arg)));
}

/**
 * The arguments in every way in which they may be meant: as they stand, from each word that may be the subcommand, with
 * the operands in front of the options, and the operands alone.
 */
export function wordingsOf(
  args: readonly Arg[],
  options?: OptionLine,
  style?: OptionStyle,
  spelling: Spelling = whole,
): readonly string[] {
  const words = args.map((arg) => spelling(arg));
  const line = joined(words);
  if (!words.some((word) => OPTION.test(word))) return [line];
  const { operands } = readOptions(args, options, style);
  const isOperand = new Set(operands);
  const plain = operands.map((arg) => spelling(arg));
  const others = words.filter((_, at) => !isOperand.has(args[at] ?? []));
  const meant = [
    ...startsOf(words, options).map((at) => joined(words.slice(at))),
    ...lateLines(words),
    joined([...plain, ...others]),
    joined(plain),
  ];
  // Options without a word behind them ask for no subcommand at all.
  return [...new Set([line, ...(plain.length > 0 ? meant : [])])];
}

/** Where the subcommand may stand: behind an option that is not known, the next word may be its value or not. */
function startsOf(words: readonly string[], options?: OptionLine): number[] {
  const end = Math.min(words.length, SHELL_FRONT_WORDS);
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

/** Behind the cap any word may be the subcommand, where options are all that stands in front of it. */
function lateLines(words: readonly string[]): string[] {
  const front = words.slice(0, SHELL_FRONT_WORDS);
  if (words.length <= SHELL_FRONT_WORDS || front.some((word, at) => isSecond(word, front[at - 1]))) return [];
  return words.flatMap((word, at) =>
    at < SHELL_FRONT_WORDS || OPTION.test(word) ? [] : [joined(words.slice(at, at + SHELL_LATE_WORDS))],
  );
}

/** A word that is no option, and no value of one. */
function isSecond(word: string, before: string | undefined): boolean {
  return !OPTION.test(word) && (before === undefined || !OPTION.test(before));
}
