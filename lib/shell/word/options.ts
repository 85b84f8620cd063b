/**
 * Tables of options as lines, one a program, and what was given of them. It must not know what any option means, nor what
 * is dangerous.
 */

import type { Arg } from "../invocation.ts";
import { type OptionRow, type OptionStyle, type OptionTable, sortArguments } from "./getopt.ts";

/**
 * The options of a program as one line, words apart by spaces: `r|R|recursive f|force I| C|directory= suffix=?`.
 * The names of one option are joined by `|`; `=` takes a value, `=?` takes one only when it is attached. The last
 * name is the one that {@link Options.has} answers to.
 */
export type OptionLine = string;

/** The arguments of one invocation, sorted. */
export type Options = {
  /** True when the option was given, by the last name of its row, or by its own name when no row knows it. */
  readonly has: (name: string) => boolean;
  /** Every value that the option was given, in order. */
  readonly values: (name: string) => readonly Arg[];
  /** What is left: the words that are no option and no option's value. */
  readonly operands: readonly Arg[];
};

const tables = new Map<OptionLine, OptionTable>();

/** The table of a line; each line is read once. */
function tableOf(line: OptionLine): OptionTable {
  const cached = tables.get(line);
  if (cached) return cached;
  const byName = new Map<string, OptionRow>();
  for (const word of line.split(" ").filter(Boolean)) {
    const value = word.endsWith("=?") ? "attached" : word.endsWith("=") ? "yes" : "no";
    const names = word.replace(/=\??$/, "").split("|");
    const key = names.at(-1) ?? word;
    for (const name of names) byName.set(name, { key, value });
  }
  const longNames = [...byName.keys()].filter((name) => name.length > 1);
  const table: OptionTable = {
    letter: (letter) => byName.get(letter) ?? { key: letter, value: "no" },
    // A name may be cut short as long as it begins a known one.
    long: (name) =>
      byName.get(name) ??
      byName.get(longNames.find((candidate) => candidate.startsWith(name)) ?? "") ?? {
        key: name,
        value: "attached",
      },
  };
  tables.set(line, table);
  return table;
}

/** Reads `args` by `line`. Unknown options are flags without a value. */
export function readOptions(args: readonly Arg[], line: OptionLine, style: OptionStyle = {}): Options {
  const { options, operands } = sortArguments(args, tableOf(line), style);
  const found = new Map<string, Arg[]>();
  for (const { name, value } of options) {
    const values = found.get(name) ?? [];
    if (value !== undefined) values.push(value);
    found.set(name, values);
  }
  return { has: (name) => found.has(name), values: (name) => found.get(name) ?? [], operands };
}
