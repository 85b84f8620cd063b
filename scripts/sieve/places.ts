/** Long runs, arrays of bytes and wrapped values. */
import { SIGNS, WRAPPED_BEFORE } from "../../lib/secrets/dress.ts";
import { isRunUnit, RUN_UNITS } from "../../lib/secrets/long-runs.ts";
import { AT } from "../../lib/secrets/sieve/layout.ts";
import {
  ARRAY_STRIDE,
  ARRAY_UNITS,
  arrayKinds,
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
  inverse,
  type Local,
  largerBytes,
  largerUnits,
  left,
  lowestBit,
  minus,
  narrowTruths,
  not,
  type Operand,
  or,
  plus,
  type Routine,
  repeat,
  right,
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
  zerosAbove,
} from "./assembler.ts";
import {
  ASCII,
  among,
  BACKSLASH,
  byte,
  DIGIT_ZERO,
  EQUALS,
  ESCAPE,
  found,
  half,
  halvesOf,
  lastOf,
  NEWLINE,
  numberOf,
  RETURN,
  VECTOR,
  variables,
  WORD,
} from "./common.ts";
import { ALNUM, BIG, FIRST_OF_FOUR, FIRST_OF_TWO, IN_RUN, NOT_BASE58, NOT_HEX, SMALL } from "./kinds.ts";

/** The units of long runs. */
const RUN = halvesOf(ASCII.filter(isRunUnit));

/**
 * Finds the long runs of which a part stands in the window, each with {@link run}: what thirty-two units are is asked at once, and
 * a run is long where the bits of so many in a row are set, some of which may be those of the units before. One that lies across the
 * part's begin or end is found from both sides.
 */
export function runs(): Routine {
  const { from, to, out, first, last, start, end, place, inRun, before, lower, upper, lowerHalf } = variables(
    ...(["from", "to", "out", "first", "last", "start", "end", "place", "inRun", "before"] as const),
    ...(["lower", "upper", "lowerHalf"] as const),
  );
  const isIn = (offset: Operand): Code => and(byteAt(AT.run, byte(offset)), IN_RUN);
  const truths = (ahead: number): Code =>
    highBits(largerBytes(among(vectorAt(AT.bytes + ahead, place), { lower, upper, lowerHalf }), bytesOf(0)));
  const leading = lowestBit(inverse(inRun));
  const ends = lastOf(inRun, RUN_UNITS);
  return {
    ...{ name: "runs", parameters: 5, variables: 5, vectors: 3 },
    body: [
      set(lower, RUN.lower),
      set(upper, RUN.upper),
      set(lowerHalf, bytesOf(15)),
      set(place, minus(from, WORD)),
      whilst(
        below(place, plus(to, WORD)),
        set(inRun, or(truths(0), left(truths(VECTOR), VECTOR))),
        set(start, 0),
        when(not(below(plus(before, leading), RUN_UNITS)), set(start, minus(place, before))),
        when(
          and(not(start), unequal(ends, 0)),
          set(start, plus(place, minus(lowestBit(ends), RUN_UNITS - 1))),
        ),
        set(before, zerosAbove(inverse(inRun))),
        step(place, WORD),
        when(
          start,
          set(end, plus(start, RUN_UNITS)),
          whilst(isIn(minus(start, 1)), step(start, -1)),
          // As far as these units go their bits tell the end.
          when(
            below(end, place),
            set(end, plus(end, lowestBit(inverse(right(inRun, minus(end, minus(place, WORD))))))),
          ),
          whilst(isIn(end), step(end)),
          when(
            and(above(end, from), below(start, to)),
            set(out, call(numberOf("run"), start, end, out, first, last)),
          ),
          set(place, end),
          set(before, 0),
        ),
      ),
      give(out),
    ].flat(),
  };
}

/**
 * Writes a pair of places of the run `start`..`end` where it may be a key or encoded text, its end first where no text is in it:
 * long-runs.ts; or where it goes beyond the window, which begins at `first` and ends at `last`.
 */
export function run(): Routine {
  const { start, end, out, first, last, place, streak, mayBe, isText, units } = variables(
    ...(["start", "end", "out", "first", "last", "place", "streak", "mayBe"] as const),
    ...(["isText", "units"] as const),
  );
  /** Whether a token with these units may be a key: keys.ts, `isKeyText`. */
  const isKeyText = or(
    or(not(and(units, NOT_BASE58)), not(and(units, NOT_HEX))),
    unequal(and(units, BIG | SMALL), BIG | SMALL),
  );
  const kind = (offset: Operand): Code => byteAt(AT.run, byteAt(AT.bytes, offset));
  /** Whether every `stride`th unit from the start on leads units that encode text. */
  const encodes = (stride: number, lead: number): Code =>
    and(
      Array.from({ length: RUN_UNITS / stride }, (_, index) =>
        byteAt(AT.run, byteAt(AT.bytes + stride * index, start)),
      ).reduce((all, one) => and(all, one)),
      lead,
    );
  const padding = and(equal(byteAt(AT.bytes, end), EQUALS), equal(byteAt(AT.bytes + 1, end), EQUALS));
  return {
    ...{ name: "run", parameters: 5, variables: 5 },
    body: [
      set(isText, or(equal(start, first), equal(end, last))),
      when(
        not(or(isText, wordAt(AT.isInner, 0))),
        when(
          or(encodes(4, FIRST_OF_FOUR), encodes(2, FIRST_OF_TWO)),
          set(isText, call(numberOf("hidden"), start, end)),
        ),
      ),
      set(mayBe, isText),
      when(not(below(minus(end, start), PAIR_UNITS)), when(padding, set(mayBe, 1))),
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
      when(mayBe, when(isText, found(out, start)), found(out, end), when(not(isText), found(out, start))),
      give(out),
    ].flat(),
  };
}

/** The units of arrays. */
const IN_ARRAY = halvesOf(ASCII.filter((unit) => arrayKinds()[unit]));

/** The bits of a vector all of whose truths hold. */
const ALL = (1 << VECTOR) - 1;

/** A place in every array that may be a key's bytes (bytes.ts, `scanByteArrays`), and in what goes beyond the window. */
export function arrays(): Routine {
  const { from, to, out, place, end, start, numbers, before, inside, digit, ...vectors } = variables(
    ...(["from", "to", "out", "place", "end", "start", "numbers", "before", "inside", "digit"] as const),
    ...(["lower", "upper", "lowerHalf"] as const),
  );
  const kind = (at: Operand): Code => byteAt(AT.array, byteAt(AT.bytes, at));
  const areIn = (at: Operand): Code =>
    highBits(largerBytes(among(vectorAt(AT.bytes, at), vectors), bytesOf(0)));
  const here = vectorAt(AT.bytes, from);
  const areDigits = highBits(
    vectorAnd(largerBytes(here, bytesOf(DIGIT_ZERO - 1)), largerBytes(bytesOf(DIGIT_ZERO + 10), here)),
  );
  const length = minus(end, start);
  const isLong = and(not(below(length, ARRAY_STRIDE)), not(above(length, ARRAY_UNITS)));
  const goesOn = or(not(byteAt(AT.bytes, minus(start, 1))), not(byteAt(AT.bytes, end)));
  return {
    ...{ name: "arrays", parameters: 3, variables: 7, vectors: 3 },
    body: [
      set(vectors.lower, IN_ARRAY.lower),
      set(vectors.upper, IN_ARRAY.upper),
      set(vectors.lowerHalf, bytesOf(15)),
      whilst(
        below(from, to),
        set(inside, areIn(from)),
        set(digit, lowestBit(areDigits)),
        when(
          and(below(digit, DIGIT_WITHIN), below(digit, lowestBit(inverse(inside)))),
          set(end, from),
          whilst(equal(inside, ALL), step(end, VECTOR), set(inside, areIn(end))),
          step(end, lowestBit(inverse(inside))),
          set(start, from),
          set(inside, areIn(minus(start, VECTOR))),
          repeat(equal(inside, ALL), step(start, -VECTOR), set(inside, areIn(minus(start, VECTOR)))),
          set(start, minus(start, zerosAbove(inverse(left(inside, VECTOR))))),
          set(numbers, 0),
          when(
            isLong,
            set(place, start),
            set(before, INSIDE),
            whilst(
              below(place, end),
              set(numbers, plus(numbers, and(equal(kind(place), DIGIT), unequal(before, DIGIT)))),
              set(before, kind(place)),
              step(place),
            ),
          ),
          when(or(goesOn, not(below(numbers, LEAST_NUMBERS))), found(out, from)),
          repeat(below(plus(from, ARRAY_STRIDE), end), step(from, ARRAY_STRIDE)),
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

/** A truth for each of sixteen units so far behind `place`: whether it is in one of these ranges. */
const truths = (place: Local, ahead: number, ranges: Ranges): Code =>
  narrowTruths(
    within(vectorAt(AT.units + 2 * ahead, half(place)), ranges),
    within(vectorAt(AT.units + 2 * ahead + VECTOR, half(place)), ranges),
  );

/** A backslash and the letter of an escape behind it, an escape, a sign without width: dress.ts, `dressPlaces`. */
export function dress(): Routine {
  const { from, to, out, signs, place } = variables("from", "to", "out", "signs", "place");
  const here = vectorAt(AT.bytes, from);
  const there = vectorAt(AT.bytes + VECTOR, from);
  const isOne = (bytes: Code): Code =>
    highBits(vectorOr(sameBytes(bytes, bytesOf(BACKSLASH)), sameBytes(bytes, bytesOf(ESCAPE))));
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
        set(signs, or(isOne(here), left(isOne(there), VECTOR))),
        when(
          highBits(vectorOr(here, there)),
          set(
            signs,
            or(
              signs,
              or(highBits(truths(from, 0, SIGNS)), left(highBits(truths(from, VECTOR, SIGNS)), VECTOR)),
            ),
          ),
        ),
        repeat(
          signs,
          set(place, plus(from, lowestBit(signs))),
          set(signs, and(signs, minus(signs, 1))),
          when(or(unequal(byte(place), BACKSLASH), isEscaped), found(out, place)),
        ),
        step(from, WORD),
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
        // Of most parts all is ASCII.
        when(
          highBits(vectorAt(AT.bytes, from)),
          when(highBits(truths(from, 0, CJK_RANGES)), found(out, from)),
        ),
        step(from, CJK_STRIDE),
      ),
      give(out),
    ].flat(),
  };
}

/** What stands before the end of a line at which a value may be wrapped. */
const WRAPPED = halvesOf([...ASCII.filter(isRunUnit), RETURN, BACKSLASH]);

/** Ends of lines behind what may be the first part of a value: dress.ts, `wrapAt`. */
export function wraps(): Routine {
  const { from, to, out, ends, end, place, key, lower, upper, lowerHalf } = variables(
    ...(["from", "to", "out", "ends", "end", "place", "key", "lower", "upper", "lowerHalf"] as const),
  );
  const before = byteAt(AT.bytes, minus(place, 1));
  const truths = (truth: (ahead: number) => Code): Code =>
    or(highBits(truth(0)), left(highBits(truth(VECTOR)), VECTOR));
  const areEnds = truths((ahead) => sameBytes(vectorAt(AT.bytes + ahead, from), bytesOf(NEWLINE)));
  const areBehind = truths((ahead) =>
    largerBytes(among(vectorAt(AT.bytes + ahead, minus(from, 1)), { lower, upper, lowerHalf }), bytesOf(0)),
  );
  return {
    ...{ name: "wraps", parameters: 3, variables: 4, vectors: 3 },
    body: [
      set(lower, WRAPPED.lower),
      set(upper, WRAPPED.upper),
      set(lowerHalf, bytesOf(15)),
      whilst(
        below(from, to),
        set(ends, areEnds),
        when(ends, set(ends, and(ends, areBehind))),
        repeat(
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
        step(from, WORD),
      ),
      give(out),
    ].flat(),
  };
}
