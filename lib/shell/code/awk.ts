/**
 * What an awk program starts and writes: `system(…)`, `"…" | getline`, `print … | "…"`, `print … > "…"`.
 *
 * Sources: POSIX.1-2017 awk; the gawk 5.3 manual for `|&`, `-e` and `-E`.
 */

import { type Effect, effectsOn } from "../effect.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { type Options, readOptions } from "../word/options.ts";
import { argsFrom, depthOf, EXPRESSION_TOKENS, isSign } from "./calls.ts";
import { shellWord } from "./starts.ts";
import type { Token } from "./tokens.ts";
import { type Reading, valuesOf } from "./values.ts";

function optionsOf({ program, args }: Invocation): Options {
  const card = cardOf(program);
  return readOptions(args, card?.options, card?.style);
}

/** The programs of an invocation of awk: `-e` texts, the file of `-f` where it is known, else the first operand. */
export function awkPrograms(invocation: Invocation): readonly Arg[] {
  const { script } = invocation;
  const options = optionsOf(invocation);
  const sources = options.values("source");
  if (sources.length > 0) return sources;
  if (options.has("file")) return script === undefined ? [] : [script];
  return options.operands.slice(0, 1);
}

/** `-v name=value` as assignments at the start of the program. */
export function awkAssignments(invocation: Invocation): string {
  return optionsOf(invocation)
    .values("assign")
    .map((word) => {
      const found = /^(\w{1,64})=(.*)$/s.exec(known(word) ?? "");
      return found ? `${found[1]} = ${JSON.stringify(found[2])}\n` : "";
    })
    .join("");
}

/** One `print` or `printf` that goes to a file (`>`) or a command (`|`). */
type Print = {
  readonly name: string;
  readonly args: readonly (readonly Token[])[];
  readonly sign: string;
  readonly to: readonly Token[];
};

/** Where the tokens from `start` reach one of these signs outside of brackets. */
function endAt(tokens: readonly Token[], start: number, signs: RegExp): number {
  let depth = 0;
  let at = start;
  for (; at < tokens.length && at < start + EXPRESSION_TOKENS; at++) {
    const token = tokens[at];
    if (depth === 0 && token?.kind === "sign" && signs.test(token.value)) break;
    depth += depthOf(token);
  }
  return at;
}

/** The print at this token, if it goes anywhere. */
function printAt(tokens: readonly Token[], at: number): Print[] {
  const name = tokens[at]?.value ?? "";
  if (tokens[at]?.kind !== "name" || !/^printf?$/.test(name)) return [];
  const end = endAt(tokens, at + 1, /^[|>;})]$/);
  const sign = tokens[end]?.value ?? "";
  if (sign !== "|" && sign !== ">") return [];
  const from = isSign(tokens[end + 1], "&") ? end + 2 : end + 1;
  const args = argsFrom(tokens.slice(at + 1, end), 0, false);
  const wrapped = args.length === 1 && isSign(args[0]?.[0], "(") && isSign(args[0]?.at(-1), ")");
  return [
    {
      name,
      args: wrapped ? argsFrom(args[0] ?? [], 1, false) : args,
      sign,
      to: tokens.slice(from, endAt(tokens, from, /^[|>;})]$/)),
    },
  ];
}

function textsOf(tokens: readonly Token[] | undefined, reading: Reading): string[] {
  return valuesOf(tokens ?? [], reading).flatMap((value) => known(value) ?? []);
}

/** `print "a", b | "command"` is `echo 'a' … | command` of a shell. */
function pipedText({ name, args, to }: Print, reading: Reading): string[] {
  const words = args.map((arg) => shellWord(valuesOf(arg, reading)[0] ?? []));
  const printer = [name === "printf" ? "printf" : "echo", ...words].join(" ");
  return textsOf(to, reading).map((command) => `${printer} | ${command}`);
}

/** The expression in front of `| getline`. */
function fedFrom(tokens: readonly Token[], getline: number): readonly Token[] {
  const bar = isSign(tokens[getline - 1], "&") ? getline - 2 : getline - 1;
  if (!isSign(tokens[bar], "|")) return [];
  let depth = 0;
  let at = bar;
  while (at > 0 && at > bar - EXPRESSION_TOKENS) {
    const token = tokens[at - 1];
    depth -= depthOf(token);
    if (depth < 0 || (depth === 0 && token?.kind === "sign" && /^[;{}=!&|,]$/.test(token.value))) break;
    at--;
  }
  return tokens.slice(at, bar);
}

/** The shell texts that a program would start, and the files that it would write. */
export function awkDoes(reading: Reading): { readonly shell: string[]; readonly effects: Effect[] } {
  const { tokens } = reading;
  const prints = tokens.flatMap((_, at) => printAt(tokens, at));
  const started = tokens.flatMap(({ kind, value }, at) => {
    if (kind !== "name" || !/^(?:system|getline)$/.test(value)) return [];
    if (value === "getline") return textsOf(fedFrom(tokens, at), reading);
    return isSign(tokens[at + 1], "(") ? textsOf(argsFrom(tokens, at + 2, false)[0], reading) : [];
  });
  const piped = prints.flatMap((print) => (print.sign === "|" ? pipedText(print, reading) : []));
  const written = prints.flatMap(({ sign, to }) =>
    sign === ">" && to.length > 0 ? effectsOn("overwrite", valuesOf(to, reading)) : [],
  );
  return { shell: [...started, ...piped], effects: written };
}
