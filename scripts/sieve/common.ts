/**
 * What the sieve's functions share. A place is counted in units from the zeros before the memory's window. Those that are called
 * from outside look at places from `from` up to `to`, write what they find, and give back how many numbers that are; those that ask
 * about a phrase give back 0 for "no" and {@link UNSURE} for "ask the whole search".
 */
import { RUN_UNITS } from "../../lib/secrets/long-runs.ts";
import { AT } from "../../lib/secrets/sieve/layout.ts";
import {
  below,
  byteAt,
  type Code,
  type Local,
  left,
  minus,
  type Operand,
  or,
  step,
  storeWord,
} from "./assembler.ts";

export const UNSURE = -1;

/** Bytes of a vector. */
export const VECTOR = 16;
export const HALF = RUN_UNITS / 2;

export const TAB = 9;
export const NEWLINE = 10;
export const RETURN = 13;
export const ESCAPE = 27;
export const BLANK = 32;
export const QUOTE = 34;
export const PERCENT = 37;
export const AMPERSAND = 38;
export const APOSTROPHE = 39;
export const BANG = 33;
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

/** Writes one number. */
export const found = (out: Local, value: Operand): Code => [
  ...storeWord(AT.found, out, value),
  ...step(out, 4),
];

/** The functions, in the order of their numbers. */
export const NAMES = [
  ...["prepare", "stands", "token", "userinfo", "joined", "value", "assigned", "owned", "cell"],
  "inRow",
  ...["given", "bound", "mayLead", "bucket", "words", "runs", "arrays", "wraps", "dress", "wide"],
  ...["listed", "start", "tagEnd", "tagStart", "ahead", "behind", "phrase", "phrases", "sift"],
  ...["hides", "encoded", "hidden", "ruled"],
] as const;
export const numberOf = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name);
