/** Long runs, arrays of bytes and wrapped values. */
import { SIGNS, WRAPPED_BEFORE } from "../../lib/secrets/dress.ts";
import { RUN_UNITS } from "../../lib/secrets/long-runs.ts";
import { AT } from "../../lib/secrets/sieve/layout.ts";
import {
  ARRAY_STRIDE,
  ARRAY_UNITS,
  DIGIT,
  DIGIT_WITHIN,
  INSIDE,
  LEAST_NUMBERS,
  PAIR_UNITS,
} from "../../lib/secrets/wallet/bytes.ts";
import { CJK_RANGES, CJK_STRIDE } from "../../lib/secrets/wallet/mnemonic/regions.ts";
import { MAX_CHARS } from "../../lib/secrets/wallet/tokens.ts";
import {
  above,
  and,
  below,
  byteAt,
  bytesOf,
  type Code,
  call,
  equal,
  give,
  highBits,
  type Local,
  largerUnits,
  lowestBit,
  minus,
  narrowTruths,
  not,
  type Operand,
  or,
  plus,
  type Routine,
  sameBytes,
  set,
  step,
  unequal,
  unitsOf,
  vectorAnd,
  vectorAt,
  vectorOr,
  when,
  whilst,
  wordAt,
} from "./assembler.ts";
import {
  BACKSLASH,
  byte,
  EQUALS,
  ESCAPE,
  found,
  HALF,
  half,
  NEWLINE,
  numberOf,
  RETURN,
  VECTOR,
  variables,
} from "./common.ts";
import { ALNUM, BIG, FIRST_OF_FOUR, FIRST_OF_TWO, IN_RUN, NOT_BASE58, NOT_HEX, SMALL } from "./kinds.ts";

/**
 * A pair of a run's places where it may be a key or encoded text, its end first where no text is in it: long-runs.ts; or where it
 * goes beyond the window.
 */
export function runs(): Routine {
  const { from, to, out, first, last, start, end, place, streak, leads, mayBe, isText, units } = variables(
    ...(["from", "to", "out", "first", "last", "start", "end", "place", "streak", "leads"] as const),
    ...(["mayBe", "isText", "units"] as const),
  );
  /** Whether a token with these units may be a key: keys.ts, `isKeyText`. */
  const isKeyText = or(
    or(not(and(units, NOT_BASE58)), not(and(units, NOT_HEX))),
    unequal(and(units, BIG | SMALL), BIG | SMALL),
  );
  const kind = (offset: Operand): Code => byteAt(AT.run, byteAt(AT.bytes, offset));
  const isIn = (offset: Operand): Code => and(kind(offset), IN_RUN);
  /** Both units at these distances. */
  const both = (near: Code, far: Code): Code => and(isIn(near), isIn(far));
  /** Whether every `stride`th unit from the start on leads units that encode text. */
  const encodes = (stride: number, lead: number): Code[] => [
    set(leads, 1),
    set(place, start),
    whilst(
      below(place, plus(start, RUN_UNITS)),
      when(not(and(kind(place), lead)), set(leads, 0)),
      step(place, stride),
    ),
    when(leads, set(isText, 1)),
  ];
  const padding = and(equal(byteAt(AT.bytes, end), EQUALS), equal(byteAt(AT.bytes + 1, end), EQUALS));
  return {
    ...{ name: "runs", parameters: 5, variables: 8 },
    body: [
      whilst(
        below(from, to),
        when(
          and(
            isIn(from),
            or(both(minus(from, HALF / 2), minus(from, HALF)), both(plus(from, HALF / 2), plus(from, HALF))),
          ),
          set(start, from),
          whilst(isIn(minus(start, 1)), step(start, -1)),
          set(end, plus(from, 1)),
          whilst(isIn(end), step(end)),
          when(
            not(below(minus(end, start), RUN_UNITS)),
            set(isText, or(equal(start, first), equal(end, last))),
            when(
              not(or(isText, wordAt(AT.isInner, 0))),
              ...encodes(4, FIRST_OF_FOUR),
              ...encodes(2, FIRST_OF_TWO),
              when(isText, set(isText, call(numberOf("hidden"), start, end))),
            ),
            set(mayBe, isText),
            when(not(below(minus(end, start), PAIR_UNITS)), when(padding, set(mayBe, 1))),
            set(streak, 0),
            set(units, 0),
            set(place, start),
            // Behind the run stands no letter and no digit: its last token ends there.
            whilst(
              and(not(above(place, end)), not(mayBe)),
              when(
                and(kind(place), ALNUM),
                step(streak),
                set(units, or(units, kind(place))),
                // However long, it is no longer than one that is too long.
                when(above(streak, MAX_CHARS), set(streak, MAX_CHARS + 1)),
              ),
              when(
                not(and(kind(place), ALNUM)),
                set(mayBe, and(byteAt(AT.tokens, streak), isKeyText)),
                set(streak, 0),
                set(units, 0),
              ),
              step(place),
            ),
            when(
              mayBe,
              when(isText, found(out, start)),
              found(out, end),
              when(not(isText), found(out, start)),
            ),
          ),
          set(from, minus(end, 1)),
        ),
        step(from, RUN_UNITS),
      ),
      give(out),
    ].flat(),
  };
}

/** A place in every array that may be a key's bytes (bytes.ts, `scanByteArrays`), and in what goes beyond the window. */
export function arrays(): Routine {
  const { from, to, out, place, last, start, numbers, before } = variables(
    ...(["from", "to", "out", "place", "last", "start", "numbers", "before"] as const),
  );
  const kind = (at: Operand): Code => byteAt(AT.array, byteAt(AT.bytes, at));
  const length = minus(place, start);
  const isLong = and(not(below(length, ARRAY_STRIDE)), not(above(length, ARRAY_UNITS)));
  const goesOn = or(not(byteAt(AT.bytes, minus(start, 1))), not(byteAt(AT.bytes, place)));
  return {
    ...{ name: "arrays", parameters: 3, variables: 5 },
    body: [
      whilst(
        below(from, to),
        set(place, from),
        set(last, plus(from, DIGIT_WITHIN - 1)),
        whilst(and(equal(kind(place), INSIDE), below(place, last)), step(place)),
        when(
          equal(kind(place), DIGIT),
          set(start, from),
          whilst(kind(minus(start, 1)), step(start, -1)),
          set(place, start),
          set(numbers, 0),
          set(before, INSIDE),
          whilst(
            kind(place),
            set(numbers, plus(numbers, and(equal(kind(place), DIGIT), unequal(before, DIGIT)))),
            set(before, kind(place)),
            step(place),
          ),
          when(or(goesOn, and(isLong, not(below(numbers, LEAST_NUMBERS)))), found(out, from)),
          whilst(below(plus(from, ARRAY_STRIDE), place), step(from, ARRAY_STRIDE)),
        ),
        step(from, ARRAY_STRIDE),
      ),
      give(out),
    ].flat(),
  };
}

/** Which of eight units are in one of these ranges. */
const within = (units: Code, ranges: Ranges): Code =>
  ranges
    .map(([first, last]) =>
      vectorAnd(largerUnits(units, unitsOf(first - 1)), largerUnits(unitsOf(last + 1), units)),
    )
    .reduce((any, one) => vectorOr(any, one));

type Ranges = readonly (readonly [first: number, last: number])[];

/** A truth for each of sixteen units from `place` on: whether it is in one of these ranges. */
const truths = (place: Local, ranges: Ranges): Code =>
  narrowTruths(
    within(vectorAt(AT.units, half(place)), ranges),
    within(vectorAt(AT.units + VECTOR, half(place)), ranges),
  );

/** A backslash and the letter of an escape behind it, an escape, a sign without width: dress.ts, `dressPlaces`. */
export function dress(): Routine {
  const { from, to, out, signs, place } = variables("from", "to", "out", "signs", "place");
  const here = vectorAt(AT.bytes, from);
  const isAhead = (far: number, sign: string): Code => equal(byte(plus(place, far)), sign.charCodeAt(0));
  const isSign = or(isAhead(1, "_"), isAhead(1, "-"));
  const isEscaped = [
    and(isSign, unequal(and(byteAt(AT.run, byte(minus(place, 1))), ALNUM), 0)),
    // Of those that are written out, the unit that tells them from most others: \x1b, \u001b, \033, \e[.
    ...[
      and(isAhead(1, "x"), isAhead(2, "1")),
      and(isAhead(1, "u"), isAhead(4, "1")),
      and(isAhead(1, "0"), isAhead(2, "3")),
      and(isAhead(1, "e"), isAhead(2, "[")),
    ],
  ].reduce((any, one) => or(any, one));
  return {
    ...{ name: "dress", parameters: 3, variables: 2 },
    body: [
      whilst(
        below(from, to),
        set(signs, highBits(vectorOr(sameBytes(here, bytesOf(BACKSLASH)), sameBytes(here, bytesOf(ESCAPE))))),
        when(highBits(here), set(signs, or(signs, highBits(truths(from, SIGNS))))),
        whilst(
          signs,
          set(place, plus(from, lowestBit(signs))),
          set(signs, and(signs, minus(signs, 1))),
          when(or(unequal(byte(place), BACKSLASH), isEscaped), found(out, place)),
        ),
        step(from, VECTOR),
      ),
      give(out),
    ].flat(),
  };
}

/** Parts with letters of other scripts than the Latin one: regions.ts, `nextSifted`. */
export function wide(): Routine {
  const { from, to, out } = variables("from", "to", "out");
  return {
    ...{ name: "wide", parameters: 3, variables: 0 },
    body: [
      whilst(
        below(from, to),
        when(highBits(truths(from, CJK_RANGES)), found(out, from)),
        step(from, CJK_STRIDE),
      ),
      give(out),
    ].flat(),
  };
}

/** Ends of lines behind what may be the first part of a value: dress.ts, `wrapAt`. */
export function wraps(): Routine {
  const { from, to, out, ends, end, place, key } = variables(
    "from",
    "to",
    "out",
    "ends",
    "end",
    "place",
    "key",
  );
  const before = byteAt(AT.bytes, minus(place, 1));
  return {
    ...{ name: "wraps", parameters: 3, variables: 4 },
    body: [
      whilst(
        below(from, to),
        set(ends, highBits(sameBytes(vectorAt(AT.bytes, from), bytesOf(NEWLINE)))),
        whilst(
          ends,
          set(end, plus(from, lowestBit(ends))),
          set(ends, and(ends, minus(ends, 1))),
          set(place, end),
          when(equal(before, RETURN), step(place, -1)),
          when(equal(before, BACKSLASH), step(place, -1)),
          set(key, minus(place, WRAPPED_BEFORE)),
          whilst(
            and(below(key, place), and(byteAt(AT.run, byteAt(AT.bytes, minus(place, 1))), IN_RUN)),
            step(place, -1),
          ),
          when(equal(key, place), found(out, end)),
        ),
        step(from, VECTOR),
      ),
      give(out),
    ].flat(),
  };
}
