/**
 * Cuts a program's arguments into options and operands as getopt_long does: clusters, attached and separate values, `--`.
 * It must not know what any option means, nor how a table of options is written.
 *
 * Source: POSIX.1-2017 XBD 12.2 (Utility Syntax Guidelines), glibc getopt_long(3) for permutation and abbreviation.
 */

import { type Arg, known } from "../invocation.ts";
import { behindHead, headOf } from "./cut.ts";

/** One option of a table: the name that it answers to, and whether it takes a value (only an attached one). */
export type OptionRow = { readonly key: string; readonly value: "no" | "yes" | "attached" };

/** How a table of options finds the row of a letter, and of a long name that may be cut short. */
export type OptionTable = {
  readonly letter: (letter: string) => OptionRow;
  readonly long: (name: string) => OptionRow;
};

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

/** One option that was given. */
export type Option = { readonly name: string; readonly value: Arg | undefined };

/** The arguments of one program, sorted. */
export type Sorted = { readonly options: readonly Option[]; readonly operands: readonly Arg[] };

/** Sorts `args` by `table`. A word with a hole in front is an operand. */
export function sortArguments(args: readonly Arg[], table: OptionTable, style: OptionStyle = {}): Sorted {
  const words = dashed(args, table, style);
  const options: Option[] = [];
  const operands: Arg[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? [];
    const text = headOf(word);
    if (text === "--" && word.length === 1) {
      operands.push(...words.slice(at + 1));
      break;
    }
    if (!text.startsWith("-") || known(word) === "-") {
      if (style.stops === true) return { options, operands: words.slice(at) };
      operands.push(word);
      continue;
    }
    const isLong = style.longDash === true || text.startsWith("--");
    at += (isLong ? readLong : readCluster)(word, words[at + 1], table, options);
  }
  return { options, operands };
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
    const value = table.letter(letter).value === "yes" ? rest.shift() : undefined;
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

/** Reads one long option; returns 1 when the next word is its value. */
function readLong(word: Arg, next: Arg | undefined, table: OptionTable, out: Option[]): 0 | 1 {
  const text = headOf(word);
  const dashes = text.startsWith("--") ? 2 : 1;
  const equals = text.indexOf("=");
  const row = table.long(text.slice(dashes, equals < 0 ? undefined : equals));
  const separate = equals < 0 && row.value === "yes";
  out.push({
    name: row.key,
    value: equals < 0 ? (separate ? next : undefined) : behindHead(word, equals + 1),
  });
  return separate ? 1 : 0;
}

/** Reads one cluster of letters; returns 1 when the next word is the value of its last. */
function readCluster(word: Arg, next: Arg | undefined, table: OptionTable, out: Option[]): 0 | 1 {
  const text = headOf(word);
  for (let at = 1; at < text.length; at++) {
    const row = table.letter(text.charAt(at));
    if (row.value === "no") {
      out.push({ name: row.key, value: undefined });
      continue;
    }
    const attached = behindHead(word, at + 1);
    const separate = attached.length === 0 && row.value === "yes";
    out.push({ name: row.key, value: attached.length > 0 ? attached : separate ? next : undefined });
    return separate ? 1 : 0;
  }
  return 0;
}
