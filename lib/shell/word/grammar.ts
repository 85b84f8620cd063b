/**
 * Options of programs that run others, as the letters and names that take a value. It must not know what an option means.
 */

import { type Arg, known } from "../invocation.ts";
import { type Option, type OptionTable, type Sorted, sortArguments } from "./getopt.ts";

export type { Option } from "./getopt.ts";

/** Which options of a program take a value: short letters in one string, long names with a blank between them. */
export type Grammar = {
  readonly short?: string;
  readonly long?: string;
  /** Options may follow operands (GNU permutation). */
  readonly mixed?: boolean;
  /** The first word is a cluster even without its dash (tar). */
  readonly bare?: boolean;
};

/** Options and operands, in order. */
export type Options = Sorted;

/** Reads options up to the first operand (or through all arguments, with `mixed`). */
export function readOptions(args: readonly Arg[], grammar: Grammar): Options {
  return sortArguments(args, tableOf(grammar), {
    stops: grammar.mixed !== true,
    bareCluster: grammar.bare === true,
  });
}

function tableOf({ short = "", long = "" }: Grammar): OptionTable {
  return {
    letter: (letter) => ({ key: letter, value: short.includes(letter) ? "yes" : "no" }),
    long: (name) => {
      const key = fullName(name, long.split(" "));
      return key === undefined ? { key: name, value: "attached" } : { key, value: "yes" };
    },
  };
}

/** The name that takes a value and that this one is, or cuts short where only one fits. */
function fullName(name: string, names: readonly string[]): string | undefined {
  if (name.length < 2 || names.includes(name)) return names.find((long) => long === name);
  const fits = names.filter((long) => long.startsWith(name));
  return fits.length === 1 ? fits[0] : undefined;
}

/** The value of the last option of one of these names. */
export function optionValue(options: readonly Option[], ...names: readonly string[]): Arg | undefined {
  return options.filter((option) => names.includes(option.name)).at(-1)?.value;
}

/** Is one of these options there? */
export function hasOption(options: readonly Option[], ...names: readonly string[]): boolean {
  return options.some((option) => names.includes(option.name));
}

/** The known words of a list; unknown ones are "". */
export function plain(args: readonly Arg[]): string[] {
  return args.map((arg) => known(arg) ?? "");
}
