/**
 * Command-line options as getopt reads them: clusters, attached and separate values, long options and their
 * abbreviations. It must not know what an option means.
 */
import { type Arg, known } from "../invocation.ts";

/** Which options of a program take a value: short letters in one string, long names with a blank between them. */
export type Grammar = {
  readonly short?: string;
  readonly long?: string;
  /** Options are single-dash words (`find -name x`, `java -cp x`); `short` is not used then. */
  readonly words?: boolean;
  /** Options may follow operands (GNU permutation). */
  readonly mixed?: boolean;
};

export type Option = { readonly name: string; readonly value: Arg | undefined };

export type Options = {
  readonly options: readonly Option[];
  readonly operands: readonly Arg[];
  /** Index of the first operand in the arguments. */
  readonly first: number;
};

/** Reads options up to the first operand (or through all arguments, with `mixed`). */
export function readOptions(args: readonly Arg[], grammar: Grammar): Options {
  const options: Option[] = [];
  const operands: Arg[] = [];
  let first = args.length;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? [];
    const head = typeof arg[0] === "string" ? arg[0] : "";
    if (head === "--" && arg.length === 1) {
      first = Math.min(first, at + 1);
      operands.push(...args.slice(at + 1));
      break;
    }
    if (head.startsWith("-") && (head.length > 1 || arg.length > 1)) {
      at += readOption(arg, args[at + 1], grammar, options);
      continue;
    }
    first = Math.min(first, at);
    if (!grammar.mixed) return { options, operands: args.slice(at), first };
    operands.push(arg);
  }
  return { options, operands, first };
}

/** Reads one option word; returns 1 when it took the next word as its value. */
function readOption(arg: Arg, next: Arg | undefined, grammar: Grammar, out: Option[]): number {
  const word = typeof arg[0] === "string" ? arg[0] : "";
  if (word.startsWith("--") || grammar.words) return readLong(arg, word, next, grammar, out);
  for (let at = 1; at < word.length; at++) {
    const name = word.charAt(at);
    if (!grammar.short?.includes(name)) {
      out.push({ name, value: undefined });
      continue;
    }
    const attached = [word.slice(at + 1), ...arg.slice(1)].filter((piece) => piece !== "");
    out.push({ name, value: attached.length > 0 ? attached : next });
    return attached.length > 0 ? 0 : 1;
  }
  return 0;
}

function readLong(arg: Arg, word: string, next: Arg | undefined, grammar: Grammar, out: Option[]): number {
  const name = word.replace(/^--?/, "");
  const equals = name.indexOf("=");
  if (equals >= 0) {
    const value = [name.slice(equals + 1), ...arg.slice(1)].filter((piece) => piece !== "");
    out.push({ name: fullName(name.slice(0, equals), grammar), value });
    return 0;
  }
  const full = fullName(name, grammar);
  const takes = longNames(grammar).includes(full);
  out.push({ name: full, value: takes ? next : undefined });
  return takes ? 1 : 0;
}

function longNames(grammar: Grammar): readonly string[] {
  return grammar.long?.split(" ") ?? [];
}

/** The full name of an abbreviated option that takes a value, where only one fits. */
function fullName(name: string, grammar: Grammar): string {
  const names = longNames(grammar);
  if (grammar.words || name.length < 2 || names.includes(name)) return name;
  const fits = names.filter((long) => long.startsWith(name));
  return fits.length === 1 && fits[0] ? fits[0] : name;
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
