/**
 * What the sieve's functions share. A place is counted in units from the zeros before the memory's window. Those that are called
 * from outside look at places from `from` up to `to`, write what they find, and give back how many numbers that are; those that ask
 * about a phrase give back 0 for "no" and {@link UNSURE} for "ask the whole search".
 */
import { AT } from "../../lib/secrets/sieve/layout.ts";
import {
  and,
  below,
  byteAt,
  type Code,
  type Local,
  left,
  lookUp,
  minus,
  type Operand,
  or,
  rightUnits,
  step,
  storeWord,
  vectorAnd,
  vectorOf,
} from "./assembler.ts";

export const UNSURE = -1;

/** Bytes of a vector. */
export const VECTOR = 16;
/**
 * Bits of a word, and units that a loop over the window goes on by. Bun optimizes a function of WebAssembly whose loops went round
 * 50,000 times, which costs 0.8 ms of processor time each: a megabyte has 32,768 such steps and is over before that.
 */
export const WORD = 32;

export const TAB = 9;
export const NEWLINE = 10;
export const RETURN = 13;
export const ESCAPE = 27;
export const BLANK = 32;
export const QUOTE = 34;
export const PERCENT = 37;
export const AMPERSAND = 38;
export const APOSTROPHE = 39;
export const OPENING = 40;
export const PARENTHESIS = 41;
export const STAR = 42;
export const PLUS = 43;
export const COMMA = 44;
export const DASH = 45;
export const DOT = 46;
export const SLASH = 47;
export const DIGIT_ZERO = 48;
export const COLON = 58;
export const SEMICOLON = 59;
export const LESS = 60;
export const EQUALS = 61;
export const GREATER = 62;
export const BACKSLASH = 92;
export const BRACKET = 93;
export const BAR = 124;
export const UNDERSCORE = 95;
export const BACKTICK = 96;
export const LETTER_F = 102;
export const LETTER_N = 110;
export const LETTER_R = 114;
export const LETTER_S = 115;
export const LETTER_T = 116;
export const LETTER_U = 117;
export const LETTER_W = 119;
export const LETTER_X = 120;

/** The first so many variables of a function. */
export function variables<const Names extends readonly string[]>(
  ...names: Names
): Record<Names[number], Local> {
  return Object.fromEntries(names.map((name, local) => [name, { local }])) as Record<Names[number], Local>;
}

export const isDigit = (unit: Operand): Code => below(minus(unit, DIGIT_ZERO), 10);
export const isLetter = (unit: Operand): Code => below(minus(or(unit, 32), 97), 26);
/** Where the words and the units of a table or a window stand, in bytes. */
export const word = (index: Operand): Code => left(index, 2);
export const half = (index: Operand): Code => left(index, 1);

export const byte = (place: Operand): Code => byteAt(AT.bytes, place);

/** The units of ASCII. */
export const ASCII = Array.from({ length: 128 }, (_, unit) => unit);

/**
 * Vectors that tell some units of ASCII from all others: each half of a byte looks up bits, one for every upper half that these units
 * have, and the halves of one of them have a bit in common.
 */
export function halvesOf(units: readonly number[]): { readonly lower: Code; readonly upper: Code } {
  const uppers = [...new Set(units.map((unit) => unit >> 4))];
  const bitOf = (upper: number): number => (uppers.includes(upper) ? 1 << uppers.indexOf(upper) : 0);
  const bitsOf = (lower: number): number =>
    units.reduce((bits, unit) => bits | ((unit & 15) === lower ? bitOf(unit >> 4) : 0), 0);
  const halves = Array.from({ length: VECTOR }, (_, half) => half);
  return { lower: vectorOf(halves.map(bitsOf)), upper: vectorOf(halves.map(bitOf)) };
}

/** Which of sixteen bytes are among those of {@link halvesOf}: anything but zero where one is. */
export const among = (
  bytes: Operand,
  { lower, upper, lowerHalf }: Readonly<Record<"lower" | "upper" | "lowerHalf", Operand>>,
): Code =>
  vectorAnd(
    lookUp(lower, vectorAnd(bytes, lowerHalf)),
    lookUp(upper, vectorAnd(rightUnits(bytes, 4), lowerHalf)),
  );

/** The last bits of runs of so many. */
export function lastOf(bits: Operand, count: number): Operand {
  let all = bits;
  for (let have = 1; have < count; ) {
    const more = Math.min(have, count - have);
    all = and(all, left(all, more));
    have += more;
  }
  return all;
}

/** Writes one number. */
export const found = (out: Local, value: Operand): Code => [
  ...storeWord(AT.found, out, value),
  ...step(out, 4),
];

/** The functions, in the order of their numbers. */
export const NAMES = [
  ...["prepare", "token", "userinfo", "joined", "value", "assigned", "owned", "cell"],
  "inRow",
  ...["given", "bound", "mayLead", "words", "runs", "arrays", "wraps", "dress", "wide"],
  ...["listed", "start", "tagEnd", "tagStart", "ahead", "behind", "phrase", "phrases", "sift"],
  ...["hides", "encoded", "hidden", "ruled", "run"],
] as const;
export const numberOf = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name);
