/** Shell patterns (`*`, `?`, `[a-z]`) against constant text, in time linear in text times pattern. */
import type { Arg } from "../invocation.ts";

type Token = { readonly star: true } | { readonly star: false; readonly test: (unit: string) => boolean };

/** A compiled pattern. */
export type Pattern = readonly Token[];

const STAR: Token = { star: true };
const ANY: Token = { star: false, test: () => true };

/**
 * A pattern from a word whose active pattern characters are `glob` holes; undefined when it holds anything unknown, or
 * extended patterns.
 */
export function compile(word: Arg): Pattern | undefined {
  const tokens: Token[] = [];
  for (const piece of word) {
    if (typeof piece === "string") {
      for (const unit of piece.split("")) tokens.push(exactly(unit));
    } else {
      const part = piece.from === "glob" ? globTokens(piece.source) : undefined;
      if (!part) return undefined;
      tokens.push(...part);
    }
  }
  return tokens;
}

function exactly(unit: string): Token {
  return { star: false, test: (other) => other === unit };
}

function globTokens(source: string): Token[] | undefined {
  if (/[?*+@!]\(/.test(source)) return undefined;
  const tokens: Token[] = [];
  for (let at = 0; at < source.length; at++) {
    const unit = source.charAt(at);
    const close = unit === "[" ? closing(source, at) : -1;
    if (unit === "*") tokens.push(STAR);
    else if (unit === "?") tokens.push(ANY);
    else if (close > 0) {
      tokens.push(bracket(source.slice(at + 1, close)));
      at = close;
    } else tokens.push(exactly(unit));
  }
  return tokens;
}

/** Where a bracket expression ends: not at its first character, nor inside `[:class:]`. */
function closing(source: string, open: number): number {
  let at = open + (/[!^]/.test(source.charAt(open + 1)) ? 3 : 2);
  for (; at < source.length; at++) {
    if (source.startsWith("[:", at - 1)) at = Math.max(at, source.indexOf(":]", at) + 1);
    else if (source.charAt(at) === "]") return at;
  }
  return -1;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  alpha: /[A-Za-z]/,
  digit: /\d/,
  alnum: /[A-Za-z\d]/,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  space: /\s/,
  blank: /[ \t]/,
  punct: /[!-/:-@[-`{-~]/,
  xdigit: /[\dA-Fa-f]/,
};

function bracket(body: string): Token {
  const not = /^[!^]/.test(body);
  const classes: RegExp[] = [];
  const rest = (not ? body.slice(1) : body).replace(/\[:(\w{1,8}):\]/g, (_all, name: string) => {
    const found = CLASSES[name];
    if (found) classes.push(found);
    return "";
  });
  const listed = ranges(rest);
  return { star: false, test: (unit) => (listed(unit) || classes.some((one) => one.test(unit))) !== not };
}

function ranges(body: string): (unit: string) => boolean {
  const pairs: [string, string][] = [];
  for (let at = 0; at < body.length; at++) {
    const from = body.charAt(at);
    if (body.charAt(at + 1) === "-" && at + 2 < body.length) {
      pairs.push([from, body.charAt(at + 2)]);
      at += 2;
    } else pairs.push([from, from]);
  }
  return (unit) => pairs.some(([from, to]) => from <= unit && unit <= to);
}

/** Lengths of the prefixes of `subject`, from `start`, that the whole pattern matches, ascending. */
export function prefixes(pattern: Pattern, subject: string, start: number = 0): number[] {
  let states = closure(pattern, [0]);
  const found: number[] = [];
  for (let at = start; ; at++) {
    if (states.has(pattern.length)) found.push(at - start);
    if (at >= subject.length || states.size === 0) return found;
    states = step(pattern, states, subject.charAt(at));
  }
}

function step(pattern: Pattern, states: ReadonlySet<number>, unit: string): Set<number> {
  const next: number[] = [];
  for (const state of states) {
    const token = pattern[state];
    if (token?.star) next.push(state);
    else if (token?.test(unit)) next.push(state + 1);
  }
  return closure(pattern, next);
}

function closure(pattern: Pattern, states: readonly number[]): Set<number> {
  const all = new Set<number>();
  for (const first of states) {
    let state = first;
    while (!all.has(state)) {
      all.add(state);
      if (!pattern[state]?.star) break;
      state++;
    }
  }
  return all;
}

/** Does the whole text match? */
export function matches(pattern: Pattern, subject: string): boolean {
  return prefixes(pattern, subject).at(-1) === subject.length;
}

/** Lengths of the suffixes that the whole pattern matches, ascending. */
export function suffixes(pattern: Pattern, subject: string): number[] {
  return prefixes([...pattern].reverse(), subject.split("").reverse().join(""));
}
