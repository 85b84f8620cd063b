/**
 * Reads a program's arguments as getopt_long does: clusters, values, abbreviated long options, `--`. It must not know
 * what any option means, nor what is dangerous.
 *
 * Source: POSIX.1-2017 XBD 12.2 (Utility Syntax Guidelines), glibc getopt_long(3) for permutation and abbreviation.
 */

import { type Arg, known } from "../invocation.ts";
import { behindHead, headOf } from "./cut.ts";

/**
 * The options of a program as one line, words apart by spaces: `r|R|recursive f|force I| C|directory= suffix=?`.
 * The names of one option are joined by `|`; `=` takes a value, `=?` takes one only when it is attached. The last
 * name is the one that {@link Options.has} answers to.
 */
export type OptionLine = string;

/** One option of a line. */
type OptionRow = { readonly key: string; readonly value: "no" | "yes" | "attached" };

type OptionTable = { readonly byName: ReadonlyMap<string, OptionRow>; readonly longNames: readonly string[] };

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
  const table = { byName, longNames: [...byName.keys()].filter((name) => name.length > 1) };
  tables.set(line, table);
  return table;
}

/** The row of a long option, which may be cut short as long as it begins a known one. */
function longRow(table: OptionTable, name: string): OptionRow {
  const exact = table.byName.get(name);
  if (exact) return exact;
  const full = table.longNames.find((candidate) => candidate.startsWith(name));
  return (full === undefined ? undefined : table.byName.get(full)) ?? { key: name, value: "attached" };
}

/** What has been read so far. `pending` is the option that waits for its value. */
type Reading = {
  readonly table: OptionTable;
  readonly found: Map<string, Arg[]>;
  readonly operands: Arg[];
  pending: string | undefined;
};

function see(reading: Reading, key: string, value?: Arg): void {
  const values = reading.found.get(key) ?? [];
  if (value !== undefined) values.push(value);
  reading.found.set(key, values);
}

function readLong(reading: Reading, arg: Arg, dashes: number): void {
  const text = headOf(arg);
  const equals = text.indexOf("=");
  const row = longRow(reading.table, text.slice(dashes, equals < 0 ? undefined : equals));
  see(reading, row.key, equals < 0 ? undefined : behindHead(arg, equals + 1));
  if (equals < 0 && row.value === "yes") reading.pending = row.key;
}

function readCluster(reading: Reading, arg: Arg): void {
  const text = headOf(arg);
  for (let at = 1; at < text.length; at++) {
    const letter = text.charAt(at);
    const row = reading.table.byName.get(letter) ?? { key: letter, value: "no" };
    see(reading, row.key);
    if (row.value === "no") continue;
    const rest = behindHead(arg, at + 1);
    if (rest.length > 0) see(reading, row.key, rest);
    else if (row.value === "yes") reading.pending = row.key;
    return;
  }
}

function readWord(reading: Reading, arg: Arg, longDash: boolean): void {
  const text = headOf(arg);
  if (reading.pending !== undefined) {
    see(reading, reading.pending, arg);
    reading.pending = undefined;
  } else if (!text.startsWith("-") || known(arg) === "-") reading.operands.push(arg);
  else if (text.startsWith("--")) readLong(reading, arg, 2);
  else if (longDash) readLong(reading, arg, 1);
  else readCluster(reading, arg);
}

/** How a program departs from getopt_long. */
export type OptionStyle = {
  /** Long options stand behind one dash: `-recursive` (find's, java's and terraform's way). */
  readonly longDash?: boolean;
  /** The first word is a cluster even without its dash (tar, ps). */
  readonly bareCluster?: boolean;
};

/** Reads `args` by `line`. Unknown options are flags without a value; a word with a hole in front is an operand. */
export function readOptions(args: readonly Arg[], line: OptionLine, style: OptionStyle = {}): Options {
  const reading: Reading = { table: tableOf(line), found: new Map(), operands: [], pending: undefined };
  const first = args[0];
  const bare = style.bareCluster === true && first !== undefined && /^[^-]/.test(headOf(first));
  const words = bare ? [[`-${headOf(first)}`, ...first.slice(1)], ...args.slice(1)] : args;
  const end = words.findIndex((word) => known(word) === "--");
  for (const word of end < 0 ? words : words.slice(0, end)) readWord(reading, word, style.longDash === true);
  if (end >= 0) reading.operands.push(...words.slice(end + 1));
  return {
    has: (name) => reading.found.has(name),
    values: (name) => reading.found.get(name) ?? [],
    operands: reading.operands,
  };
}
