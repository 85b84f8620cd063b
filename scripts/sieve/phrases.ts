/** Where a seed phrase may stand: lib/secrets/wallet/mnemonic/regions.ts. */
import { AT } from "../../lib/secrets/sieve/layout.ts";
import {
  CHAR_BITS,
  CHAR_ZERO,
  LATIN_MAX,
  LATIN_MIN,
  MULTIPLIER,
} from "../../lib/secrets/wallet/mnemonic/bloom.ts";
import { GAP, LATIN } from "../../lib/secrets/wallet/mnemonic/letters.ts";
import { ENTITY_UNITS, MAX_GAP, MAX_TAG, MIN_WORDS } from "../../lib/secrets/wallet/mnemonic/regions.ts";
import {
  above,
  and,
  below,
  byteAt,
  type Code,
  call,
  equal,
  give,
  type Local,
  minus,
  not,
  type Operand,
  or,
  plus,
  type Routine,
  right,
  set,
  step,
  times,
  unequal,
  unitAt,
  when,
  whilst,
  xor,
} from "./assembler.ts";
import {
  AMPERSAND,
  BACKSLASH,
  BLANK,
  GREATER,
  half,
  isDigit,
  isLetter,
  LESS,
  LETTER_N,
  LETTER_R,
  LETTER_T,
  LETTER_W,
  NEWLINE,
  numberOf,
  SEMICOLON,
  UNSURE,
  variables,
} from "./common.ts";
import { TAG, UNCLEAR, WIDE } from "./kinds.ts";

/** What any unit is to a seed phrase, and whether it is a letter of the Latin lists beyond ASCII. */
const wideKind = (place: Operand): Code => byteAt(AT.letter, unitAt(AT.units, half(place)));
const isWideLetter = (place: Operand): Code =>
  and(above(byteAt(AT.bytes, place), 127), equal(wideKind(place), LATIN));

/** A number below 2^16, divided by {@link CHAR_BITS} without a division. */
const DIVIDED_BITS = 18;
const divided = (value: Operand): Code =>
  right(times(value, Math.ceil(2 ** DIVIDED_BITS / CHAR_BITS)), DIVIDED_BITS);

/** What is counted while a word is read. */
type Reading = Readonly<Record<"place" | "unit" | "hash" | "char", Local>>;

/**
 * Sets `end` to the end of the listed word at `start`, or to 0: regions.ts, `listedEnd`; bloom.ts, `mayBeListed`. Gives `unsure` where
 * only the whole search can tell.
 */
function readListed(start: Local, end: Local, { place, unit, hash, char }: Reading, unsure: number): Code[] {
  const mixed = times(xor(hash, right(hash, 15)), MULTIPLIER);
  const length = minus(place, start);
  return [
    set(end, 0),
    set(hash, 0),
    set(place, start),
    set(unit, byteAt(AT.bytes, place)),
    whilst(
      and(isLetter(unit), below(length, LATIN_MAX + 1)),
      set(hash, plus(times(hash, 31), or(unit, 32))),
      step(place),
      set(unit, byteAt(AT.bytes, place)),
    ),
    when(isWideLetter(place), give(unsure)),
    when(
      not(above(minus(length, LATIN_MIN), LATIN_MAX - LATIN_MIN)),
      set(hash, mixed),
      set(hash, and(xor(hash, right(hash, 13)), 0xffff)),
      set(char, divided(hash)),
      set(hash, minus(hash, times(char, CHAR_BITS))),
      when(and(right(minus(byteAt(AT.bloom, char), CHAR_ZERO), hash), 1), set(end, place)),
    ),
  ];
}

/** {@link readListed} as a function. */
export function listed(): Routine {
  const { start, end, ...reading } = variables("start", "end", "place", "unit", "hash", "char");
  return {
    ...{ name: "listed", parameters: 1, variables: 5 },
    body: [...readListed(start, end, reading, UNSURE), give(end)].flat(),
  };
}

/** Whether an escape's letter stands at `place`, behind its backslash: `\\n`, `\\r`, `\\t`. */
function isEscaped(place: Operand): Code {
  const letter = byteAt(AT.bytes, place);
  const escaped = or(equal(letter, LETTER_N), or(equal(letter, LETTER_R), equal(letter, LETTER_T)));
  return and(equal(byteAt(AT.bytes, minus(place, 1)), BACKSLASH), escaped);
}

/** Sets `first` to the start of the word around `place`: regions.ts, `asciiStart`. Gives `unsure` where only the whole search can tell. */
function readStart(place: Local, first: Local, unsure: number): Code[] {
  const before = byteAt(AT.bytes, minus(first, 1));
  return [
    set(first, place),
    whilst(and(isLetter(before), below(minus(place, first), LATIN_MAX)), step(first, -1)),
    when(isWideLetter(minus(first, 1)), give(unsure)),
    set(first, plus(first, isEscaped(first))),
  ];
}

/** {@link readStart} as a function. */
export function start(): Routine {
  const { place, first } = variables("place", "first");
  return {
    ...{ name: "start", parameters: 1, variables: 1 },
    body: [...readStart(place, first, UNSURE), give(first)].flat(),
  };
}

/** The end of the tag or entity that begins at `place`, or `place`: regions.ts, `tagEnd`. */
export function tagEnd(): Routine {
  const { place, close, end, limit, unit } = variables("place", "close", "end", "limit", "unit");
  return {
    ...{ name: "tagEnd", parameters: 1, variables: 4 },
    body: [
      set(close, SEMICOLON),
      set(limit, plus(place, ENTITY_UNITS)),
      when(equal(byteAt(AT.bytes, place), LESS), set(close, GREATER), set(limit, plus(place, MAX_TAG))),
      set(end, plus(place, 1)),
      whilst(
        below(end, limit),
        set(unit, byteAt(AT.bytes, end)),
        when(not(unit), give(UNSURE)),
        when(equal(unit, close), give(plus(end, 1))),
        when(or(equal(unit, LESS), or(equal(unit, AMPERSAND), equal(unit, NEWLINE))), give(place)),
        step(end),
      ),
      give(place),
    ].flat(),
  };
}

/** The unit before the tag or entity that ends at `place`, or before `place` alone: regions.ts, `tagStart`. */
export function tagStart(): Routine {
  const { place, open, start, limit, unit } = variables("place", "open", "start", "limit", "unit");
  const single = minus(place, 1);
  return {
    ...{ name: "tagStart", parameters: 1, variables: 4 },
    body: [
      set(open, AMPERSAND),
      set(limit, minus(place, ENTITY_UNITS)),
      when(equal(byteAt(AT.bytes, place), GREATER), set(open, LESS), set(limit, minus(place, MAX_TAG))),
      set(start, single),
      whilst(
        not(below(start, limit)),
        set(unit, byteAt(AT.bytes, start)),
        when(not(unit), give(UNSURE)),
        when(equal(unit, open), give(minus(start, 1))),
        when(or(equal(unit, GREATER), or(equal(unit, SEMICOLON), equal(unit, NEWLINE))), give(single)),
        step(start, -1),
      ),
      give(single),
    ].flat(),
  };
}

/** Goes over a gap from `place` on, and gives the letter that it leads to: regions.ts, `nextStart` and `previousEnd`. */
export function gap(name: "ahead" | "behind"): Routine {
  const { place, kind, count, next, isEscape, done } = variables(
    ...(["place", "kind", "count", "next", "isEscape", "done"] as const),
  );
  const unit = byteAt(AT.bytes, place);
  const isAhead = name === "ahead";
  const one = isAhead ? 1 : -1;
  const skip = isAhead
    ? when(equal(unit, BACKSLASH), set(isEscape, isEscaped(plus(place, 1))))
    : when(equal(kind, LATIN), set(isEscape, isEscaped(place)));
  const far = isAhead ? minus(next, place) : minus(place, next);
  return {
    ...{ name, parameters: 1, variables: 5 },
    body: [
      whilst(
        not(done),
        set(kind, byteAt(AT[name], unit)),
        when(equal(kind, WIDE), set(kind, wideKind(place)), when(equal(kind, LATIN), set(kind, UNCLEAR))),
        set(next, plus(place, one)),
        when(
          equal(kind, TAG),
          set(next, call(numberOf(isAhead ? "tagEnd" : "tagStart"), place)),
          when(equal(next, UNSURE), give(UNSURE)),
          when(unequal(next, place), set(kind, GAP)),
        ),
        set(isEscape, 0),
        skip,
        when(isEscape, set(kind, GAP), set(next, plus(place, 2 * one))),
        set(done, or(unequal(kind, GAP), not(below(count, MAX_GAP)))),
        when(not(done), step(count, far), set(place, next)),
      ),
      when(equal(kind, UNCLEAR), give(UNSURE)),
      when(or(not(below(count, MAX_GAP)), unequal(kind, LATIN)), give(0)),
      // Of the labels "w1" is the one whose word is no word of the lists.
      when(and(isDigit(byteAt(AT.bytes + 1, place)), equal(or(unit, 32), LETTER_W)), give(UNSURE)),
      give(place),
    ].flat(),
  };
}

/**
 * Whether a phrase's words may stand around `place`: regions.ts, `listedFrom` and `listedBefore`. Where they all stand behind it the
 * answer is the end of the last one. What is asked of most places is written out, which spares their runtime three functions.
 */
export function phrase(): Routine {
  const { place, first, count, next, ...others } = variables(
    ...(["place", "first", "count", "next", "end", "unit", "hash", "char"] as const),
  );
  const { end, ...word } = others;
  const sure = (asked: Code, ...otherwise: Code[]): Code => [
    ...set(next, asked),
    ...when(equal(next, UNSURE), give(1)),
    ...when(not(next), ...otherwise),
  ];
  const isWord = (at: Operand): Code => isLetter(byteAt(AT.bytes, at));
  /** Whether a blank stands at `next`, and behind it a word that is no label with a number. */
  const isBlank = and(
    equal(byteAt(AT.bytes, next), BLANK),
    and(isWord(plus(next, 1)), not(isDigit(byteAt(AT.bytes + 2, next)))),
  );
  return {
    ...{ name: "phrase", parameters: 1, variables: 7 },
    body: [
      set(next, place),
      when(isWord(place), ...readStart(place, next, 1)),
      // The letter of an escape is no word's, and a sign may stand behind it: "word\\t2. word".
      when(and(not(isWord(next)), isBlank), step(next)),
      when(not(isWord(next)), sure(call(numberOf("ahead"), next), give(0))),
      set(first, next),
      set(place, next),
      whilst(
        place,
        ...readListed(place, next, { place: end, ...word }, 1),
        set(place, 0),
        when(
          next,
          step(count),
          when(equal(count, MIN_WORDS), give(next)),
          when(isBlank, set(place, plus(next, 1))),
          when(not(place), sure(call(numberOf("ahead"), next)), set(place, next)),
        ),
      ),
      when(not(count), give(0)),
      whilst(
        1,
        sure(call(numberOf("behind"), minus(first, 1)), give(0)),
        sure(call(numberOf("start"), next), give(0)),
        set(first, next),
        sure(call(numberOf("listed"), first), give(0)),
        step(count),
        when(equal(count, MIN_WORDS), give(1)),
      ),
      give(0),
    ].flat(),
  };
}
