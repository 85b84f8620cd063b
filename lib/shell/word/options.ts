/**
 * The one reader of options: cuts a program's arguments into options and operands as getopt_long does, with clusters,
 * attached and separate values, `--`, by a line that lists the program's options.
 *
 * Source: POSIX.1-2017 XBD 12.2 (Utility Syntax Guidelines), glibc getopt_long(3) for permutation and abbreviation.
 */
import { isOneOf, listOf, wordsOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import { behindHead, headOf } from "./pieces.ts";

/**
 * The options of a program as one line, words apart by blanks: `r|R|recursive f|force I= C|directory= suffix=?`.
 * The names of one option are joined by `|`; `=` takes a value, `==` two, `=?` takes one only when it is attached. The last
 * name is the one by which {@link Options} answers.
 */
export type OptionLine = string;

/** How a program departs from getopt_long. */
export type OptionStyle = {
  /** Long options stand behind one dash: `-recursive` (find's, java's and terraform's way). */
  readonly longDash?: boolean;
  /** The first word is a cluster even without its dash (tar, ps). */
  readonly bareCluster?: boolean;
  /** Options stand behind a slash: `rd /s/q`, and `//s` where a POSIX shell on Windows must not take it for a path. */
  readonly slashes?: boolean;
  /** The first operand ends the options (POSIX's way, and that of programs that run others). */
  readonly stops?: boolean;
};

/** The style of programs that run what stands behind their own options. */
export const STOPS: OptionStyle = { stops: true };

/** The arguments of one invocation, sorted. Options go by the last name of their row, or by their own when no row has it. */
export type Options = {
  /** True when the option was given. */
  readonly has: (name: string) => boolean;
  /** Every value that the option was given, in order. */
  readonly values: (name: string) => readonly Arg[];
  /** The last value that the option was given. */
  readonly value: (name: string) => Arg | undefined;
  /** What is left: the words that are no option and no option's value. */
  readonly operands: readonly Arg[];
};

/** One row of a line: the name that it answers to, and whether it takes a value (only an attached one). */
type OptionRow = { readonly key: string; readonly value: "no" | "yes" | "two" | "attached" };

type OptionTable = ReadonlyMap<string, OptionRow>;

/** What stands behind the names of an option in a line. */
const SIGNS: Readonly<Record<string, OptionRow["value"]>> = { "=": "yes", "==": "two", "=?": "attached" };

const tables = new Map<OptionLine, OptionTable>();

/** The table of a line; each line is read once. */
function tableOf(line: OptionLine): OptionTable {
  const kept = tables.get(line);
  if (kept) return kept;
  const table = new Map<string, OptionRow>();
  for (const word of wordsOf(line)) {
    const [sign = ""] = /=?[=?]?$/.exec(word) ?? [];
    const value = SIGNS[sign] ?? "no";
    const names = word.slice(0, word.length - sign.length).split("|");
    const key = names.at(-1) ?? word;
    for (const name of names) table.set(name, { key, value });
  }
  tables.set(line, table);
  return table;
}

/** The row of a letter; one that the line does not know is a flag. */
function letterRow(table: OptionTable, letter: string): OptionRow {
  return table.get(letter) ?? { key: letter, value: "no" };
}

/** The row of a long name, which may be cut short as long as only one option begins so. */
function longRow(table: OptionTable, name: string): OptionRow {
  const exact = table.get(name);
  if (exact) return exact;
  const fits = name === "" ? [] : [...table].filter(([long]) => long.length > 1 && long.startsWith(name));
  const [first, ...others] = fits.map(([, row]) => row);
  return first && others.every(({ key }) => key === first.key) ? first : { key: name, value: "attached" };
}

/** Is the word behind an option its value? Undefined where the line does not know the option. */
export function takesNext(option: string, line: OptionLine = ""): boolean | undefined {
  if (option.includes("=") || option.startsWith("+")) return false;
  const table = tableOf(line);
  const row = table.get(option.replace(/^--?/, "")) ?? table.get(/^-([^-])$/.exec(option)?.[1] ?? "");
  return row && row.value === "yes";
}

/**
 * Sorts `args` by `line`. A word with an unknown part in front is an operand; an option that the line does not know is
 * a flag, or has the value that is attached to it.
 */
export function readOptions(args: readonly Arg[], line: OptionLine = "", style: OptionStyle = {}): Options {
  const found = new Map<string, Arg[]>();
  const operands = sort(args, tableOf(line), style, found);
  return {
    has: (name) => found.has(name),
    values: (name) => found.get(name) ?? [],
    value: (name) => found.get(name)?.at(-1),
    operands,
  };
}

/** Puts options and their values into `found`, and returns the operands. */
function sort(
  args: readonly Arg[],
  table: OptionTable,
  style: OptionStyle,
  found: Map<string, Arg[]>,
): Arg[] {
  const words = dashed(args, table, style);
  const operands: Arg[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? [];
    const text = headOf(word);
    const isOperand = !text.startsWith("-") || isDash(word);
    if (text === "--" && word.length === 1) return [...operands, ...words.slice(at + 1)];
    if (isOperand && style.stops === true) return [...operands, ...words.slice(at)];
    if (isOperand) operands.push(word);
    else at += readerOf(text, style)(word, words[at + 1], table, found);
  }
  return operands;
}

function readerOf(text: string, style: OptionStyle): typeof readLong {
  return style.longDash === true || text.startsWith("--") ? readLong : readCluster;
}

/** `-` alone is an operand: standard input, or the shell's own way of saying "no". */
function isDash(word: Arg): boolean {
  return word.length === 1 && word[0] === "-";
}

/** Was one of these options given? Their names stand apart by blanks. */
export function hasAny(options: Options, names: string = ""): boolean {
  return names !== "" && listOf(names).some(options.has);
}

function add(found: Map<string, Arg[]>, name: string, value: Arg | undefined): void {
  const values = found.get(name) ?? [];
  if (value !== undefined) values.push(value);
  found.set(name, values);
}

function dashed(args: readonly Arg[], table: OptionTable, style: OptionStyle): readonly Arg[] {
  if (style.slashes === true) return args.flatMap(withDashes);
  return style.bareCluster === true ? spread(args, table) : args;
}

/** `cfI a b` is `-c -f a -I b`: the letters of a bare cluster take the words behind it in turn. */
function spread(args: readonly Arg[], table: OptionTable): readonly Arg[] {
  const [first = [], ...rest] = args;
  const letters = known(first) ?? "";
  if (!/^[a-zA-Z]{1,32}$/.test(letters)) return args;
  const out: Arg[] = [];
  for (const letter of letters) {
    out.push([`-${letter}`]);
    const value = letterRow(table, letter).value === "yes" ? rest.shift() : undefined;
    if (value !== undefined) out.push(value);
  }
  return [...out, ...rest];
}

/** `/s/q` is `-s -q`. */
function withDashes(word: Arg): readonly Arg[] {
  const text = known(word) ?? "";
  return /^(?:\/{1,2}[a-zA-Z?](?::\w{0,32})?)+$/.test(text)
    ? (text.match(/[a-zA-Z?](?::\w{0,32})?/g) ?? []).map((letter) => [`-${letter.charAt(0)}`])
    : [word];
}

/** Reads one long option; returns how many of the next words are its values, of which only the first one is kept. */
function readLong(word: Arg, next: Arg | undefined, table: OptionTable, found: Map<string, Arg[]>): number {
  const text = headOf(word);
  const dashes = text.startsWith("--") ? 2 : 1;
  const equals = text.indexOf("=");
  const row = longRow(table, text.slice(dashes, equals < 0 ? undefined : equals));
  const separate = equals < 0 && isOneOf("yes two", row.value);
  add(found, row.key, equals < 0 ? (separate ? next : undefined) : behindHead(word, equals + 1));
  return separate ? (row.value === "two" ? 2 : 1) : 0;
}

/** Reads one cluster of letters; returns 1 when the next word is the value of its last. */
function readCluster(word: Arg, next: Arg | undefined, table: OptionTable, found: Map<string, Arg[]>): 0 | 1 {
  const text = headOf(word);
  for (let at = 1; at < text.length; at++) {
    const row = letterRow(table, text.charAt(at));
    if (row.value === "no") {
      add(found, row.key, undefined);
      continue;
    }
    const attached = behindHead(word, at + 1);
    const separate = attached.length === 0 && row.value === "yes";
    add(found, row.key, attached.length > 0 ? attached : separate ? next : undefined);
    return separate ? 1 : 0;
  }
  return 0;
}
