/**
 * The sieve's functions. A place is counted in units from the zeros before the memory's window. Those that are called from outside
 * look at places from `from` up to `to`, write what they find, and give back how many numbers that are; those that ask about a
 * phrase give back 0 for "no" and {@link UNSURE} for "ask the whole search".
 */
import { WRAPPED_BEFORE } from "../../lib/secrets/dress.ts";
import { RUN_UNITS } from "../../lib/secrets/long-runs.ts";
import { SLOT_MULTIPLIER, SLOT_SHIFT, UNIT_BITS } from "../../lib/secrets/prefilter.ts";
import {
  ALNUM,
  AT,
  BORDER,
  FIRST_OF_FOUR,
  FIRST_OF_TWO,
  FOUND_BYTES,
  IN_RUN,
  PAGES,
  SPARE_BYTES,
  TAG,
  UNCLEAR,
  WIDE,
  ZEROS,
} from "../../lib/secrets/sieve/layout.ts";
import { ARRAY_STRIDE, ARRAY_UNITS, DIGIT, DIGIT_WITHIN, INSIDE, LEAST_NUMBERS, PAIR_UNITS } from "../../lib/secrets/wallet/bytes.ts";
import { BLOOM_ZERO, LATIN_MAX, LATIN_MIN, MULTIPLIER } from "../../lib/secrets/wallet/mnemonic/bloom.ts";
import { GAP, LATIN } from "../../lib/secrets/wallet/mnemonic/letters.ts";
import { ENTITY_UNITS, LATIN_STRIDE, MAX_GAP, MAX_TAG, MIN_WORDS } from "../../lib/secrets/wallet/mnemonic/regions.ts";
import { TOKEN_UNITS } from "../../lib/secrets/wallet/tokens.ts";
import {
  above,
  and,
  assemble,
  below,
  byteAt,
  bytesOf,
  type Code,
  call,
  equal,
  give,
  highBits,
  type Local,
  laneOf,
  largerUnits,
  left,
  lowestBit,
  minus,
  narrow,
  not,
  type Operand,
  or,
  plus,
  type Routine,
  right,
  sameBytes,
  set,
  step,
  storeVector,
  storeWord,
  times,
  unequal,
  unitAt,
  unitsOf,
  vectorAnd,
  vectorAt,
  vectorOr,
  when,
  whilst,
  wordAt,
  xor,
} from "./assembler.ts";

const UNSURE = -1;

/** Bytes of a vector. */
const VECTOR = 16;
const HALF = RUN_UNITS / 2;

const DIGIT_ZERO = 48;
const EQUALS = 61;
const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;
const AMPERSAND = 38;
const SEMICOLON = 59;
const LESS = 60;
const GREATER = 62;
const LETTER_N = 110;
const LETTER_R = 114;
const LETTER_T = 116;
const LETTER_W = 119;

/** The first so many variables of a function. */
function variables<const Names extends readonly string[]>(...names: Names): Record<Names[number], Local> {
  return Object.fromEntries(names.map((name, local) => [name, { local }])) as Record<Names[number], Local>;
}

const isDigit = (unit: Operand): Code => below(minus(unit, DIGIT_ZERO), 10);
const isLetter = (unit: Operand): Code => below(minus(or(unit, 32), 97), 26);
/** Where the words and the units of a table or a window stand, in bytes. */
const word = (index: Operand): Code => left(index, 2);
const half = (index: Operand): Code => left(index, 1);

/** The functions, in the order of their numbers. */
const NAMES = [
  ...["prepare", "stands", "bucket", "words", "runs", "arrays", "wraps"],
  ...["listed", "start", "tagEnd", "tagStart", "ahead", "behind", "phrase", "phrases"],
] as const;
const numberOf = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name);

/**
 * Writes the bytes of the window's units up to `end`: ASCII as it is, the lower bits of all else behind 128. Around the window
 * stand zeros, but for the `first` and the `last` part of a text {@link BORDER}s where it begins and ends. Gives all bits.
 */
function prepare(): Routine {
  const { end, isFirst, isLast, place, bits, first, second, all } = variables(
    ...(["end", "isFirst", "isLast", "place", "bits", "first", "second", "all"] as const),
  );
  const zeros = Array.from({ length: (2 * ZEROS) / VECTOR }, (_, index) =>
    storeVector(AT.units + VECTOR * index, half(end), bytesOf(0)),
  );
  const borders = (from: Operand): Code[] =>
    Array.from({ length: ZEROS / VECTOR }, (_, index) =>
      storeVector(AT.bytes + VECTOR * index, from, bytesOf(BORDER)),
    );
  const folded = (units: Local): Code =>
    vectorOr(vectorAnd(units, unitsOf(0x7f)), vectorAnd(largerUnits(units, unitsOf(0x7f)), unitsOf(0x80)));
  return {
    ...{ name: "prepare", parameters: 3, variables: 2, vectors: 3 },
    body: [
      ...zeros,
      whilst(
        below(place, plus(end, ZEROS / 2)),
        set(first, vectorAt(AT.units, half(place))),
        set(second, vectorAt(AT.units + VECTOR, half(place))),
        set(all, vectorOr(all, vectorOr(first, second))),
        storeVector(AT.bytes, place, narrow(folded(first), folded(second))),
        step(place, VECTOR),
      ),
      ...Array.from({ length: 8 }, (_, lane) => set(bits, or(bits, laneOf(all, lane)))),
      when(isFirst, ...borders(0)),
      when(isLast, ...borders(end)),
      give(bits),
    ].flat(),
  };
}

/** Whether all units of the keyword `index` stand at `place`: prefilter.ts, `stands`. */
function stands(): Routine {
  const { index, place, from, to, unit, letter } = variables(
    "index",
    "place",
    "from",
    "to",
    "unit",
    "letter",
  );
  return {
    ...{ name: "stands", parameters: 2, variables: 4 },
    body: [
      set(from, wordAt(AT.starts, word(index))),
      set(to, wordAt(AT.starts + 4, word(index))),
      whilst(
        below(from, to),
        set(unit, unitAt(AT.units, half(place))),
        set(letter, unitAt(AT.letters, half(from))),
        when(
          unequal(unit, letter),
          when(below(index, wordAt(AT.exact, 0)), give(0)),
          when(above(minus(unit, 65), 25), give(0)),
          when(unequal(or(unit, 32), letter), give(0)),
        ),
        step(from),
        step(place),
      ),
      give(1),
    ].flat(),
  };
}

/** Writes the keywords of a bucket that stand at `place`, and gives where it stopped: prefilter.ts, `visitBucket`. */
function bucket(): Routine {
  const { number, place, follows, out, index, end, member } = variables(
    ...(["number", "place", "follows", "out", "index", "end", "member"] as const),
  );
  return {
    ...{ name: "bucket", parameters: 4, variables: 3 },
    body: [
      set(index, wordAt(AT.begins, word(number))),
      set(end, wordAt(AT.begins + 4, word(number))),
      whilst(
        below(index, end),
        set(member, wordAt(AT.members, word(index))),
        when(
          and(wordAt(AT.goesOn, word(member)), follows),
          when(
            call(numberOf("stands"), member, place),
            storeWord(AT.found, out, member),
            storeWord(AT.found + 4, out, place),
            step(out, 8),
          ),
        ),
        step(index),
      ),
      give(out),
    ].flat(),
  };
}

/** Keywords and their places: prefilter.ts, `eachHit`. Where it stopped for want of room stands at `resume`. */
function words(): Routine {
  const { from, to, unit, pair, before, follows, slot, out } = variables(
    ...(["from", "to", "unit", "pair", "before", "follows", "slot", "out"] as const),
  );
  const mask = (1 << UNIT_BITS) - 1;
  const search = (bucket: Code): Code => [
    ...set(slot, bucket),
    ...when(
      and(wordAt(AT.fourth, word(slot)), follows),
      set(out, call(numberOf("bucket"), slot, minus(from, 2), follows, out)),
    ),
  ];
  const hash = times(or(left(before, UNIT_BITS), and(unit, mask)), SLOT_MULTIPLIER);
  const first = and(byteAt(AT.bytes, minus(from, 2)), mask);
  return {
    ...{ name: "words", parameters: 2, variables: 6 },
    body: [
      set(pair, or(left(first, UNIT_BITS), and(byteAt(AT.bytes, minus(from, 1)), mask))),
      whilst(
        below(from, to),
        set(before, pair),
        set(unit, byteAt(AT.bytes, from)),
        set(pair, and(or(left(pair, UNIT_BITS), and(unit, mask)), (1 << (2 * UNIT_BITS)) - 1)),
        when(
          and(right(wordAt(AT.thirds, word(before)), unit), 1),
          set(follows, left(1, byteAt(AT.bytes + 1, from))),
          search(unitAt(AT.table, half(right(hash, SLOT_SHIFT)))),
          search(unitAt(AT.pairs, half(before))),
          when(above(out, FOUND_BYTES - SPARE_BYTES), set(to, 0)),
        ),
        step(from),
      ),
      storeWord(AT.resume, 0, from),
      give(right(out, 2)),
    ].flat(),
  };
}

/** Writes one number. */
const found = (out: Local, value: Operand): Code => [...storeWord(AT.found, out, value), ...step(out, 4)];

/** A pair of a run's places where it may be a key or encoded text: long-runs.ts; or where it goes beyond the window. */
function runs(): Routine {
  const { from, to, first, last, start, end, place, streak, leads, mayBe, out } = variables(
    ...(["from", "to", "first", "last", "start", "end", "place", "streak", "leads", "mayBe", "out"] as const),
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
    when(leads, set(mayBe, 1)),
  ];
  const padding = and(equal(byteAt(AT.bytes, end), EQUALS), equal(byteAt(AT.bytes + 1, end), EQUALS));
  return {
    ...{ name: "runs", parameters: 4, variables: 7 },
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
            set(mayBe, or(equal(start, first), equal(end, last))),
            when(not(below(minus(end, start), PAIR_UNITS)), when(padding, set(mayBe, 1))),
            ...encodes(4, FIRST_OF_FOUR),
            ...encodes(2, FIRST_OF_TWO),
            set(streak, 0),
            set(place, start),
            whilst(
              and(below(place, end), not(mayBe)),
              set(streak, times(plus(streak, 1), right(and(kind(place), ALNUM), 1))),
              when(equal(streak, TOKEN_UNITS), set(mayBe, 1)),
              step(place),
            ),
            when(mayBe, found(out, start), found(out, end)),
          ),
          set(from, minus(end, 1)),
        ),
        step(from, RUN_UNITS),
      ),
      give(right(out, 2)),
    ].flat(),
  };
}

/** A place in every array that may be a key's bytes (bytes.ts, `scanByteArrays`), and in what goes beyond the window. */
function arrays(): Routine {
  const { from, to, place, last, start, numbers, before, out } = variables(
    ...(["from", "to", "place", "last", "start", "numbers", "before", "out"] as const),
  );
  const kind = (at: Operand): Code => byteAt(AT.array, byteAt(AT.bytes, at));
  const length = minus(place, start);
  const isLong = and(not(below(length, ARRAY_STRIDE)), not(above(length, ARRAY_UNITS)));
  const goesOn = or(not(byteAt(AT.bytes, minus(start, 1))), not(byteAt(AT.bytes, place)));
  return {
    ...{ name: "arrays", parameters: 2, variables: 6 },
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
      give(right(out, 2)),
    ].flat(),
  };
}

/** Ends of lines behind what may be the first part of a value: dress.ts, `wrapAt`. */
function wraps(): Routine {
  const { from, to, ends, end, place, key, out } = variables(
    "from",
    "to",
    "ends",
    "end",
    "place",
    "key",
    "out",
  );
  const before = byteAt(AT.bytes, minus(place, 1));
  return {
    ...{ name: "wraps", parameters: 2, variables: 5 },
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
      give(right(out, 2)),
    ].flat(),
  };
}

/** What any unit is to a seed phrase, and whether it is a letter of the Latin lists beyond ASCII. */
const wideKind = (place: Operand): Code => byteAt(AT.letter, unitAt(AT.units, half(place)));
const isWideLetter = (place: Operand): Code =>
  and(above(byteAt(AT.bytes, place), 127), equal(wideKind(place), LATIN));

/** The end of the listed word at `start`: regions.ts, `listedEnd`. */
function listed(): Routine {
  const { start, place, unit, hash } = variables("start", "place", "unit", "hash");
  const mixed = times(xor(hash, right(hash, 15)), MULTIPLIER);
  const length = minus(place, start);
  return {
    ...{ name: "listed", parameters: 1, variables: 3 },
    body: [
      set(place, start),
      set(unit, byteAt(AT.bytes, place)),
      whilst(
        and(isLetter(unit), below(length, LATIN_MAX + 1)),
        set(hash, plus(times(hash, 31), or(unit, 32))),
        step(place),
        set(unit, byteAt(AT.bytes, place)),
      ),
      when(isWideLetter(place), give(UNSURE)),
      when(above(minus(length, LATIN_MIN), LATIN_MAX - LATIN_MIN), give(0)),
      set(hash, mixed),
      set(hash, and(xor(hash, right(hash, 13)), 0xffff)),
      when(and(right(minus(byteAt(AT.bloom, right(hash, 2)), BLOOM_ZERO), and(hash, 3)), 1), give(place)),
      give(0),
    ].flat(),
  };
}

/** Whether an escape's letter stands at `place`, behind its backslash: `\\n`, `\\r`, `\\t`. */
function isEscaped(place: Operand): Code {
  const letter = byteAt(AT.bytes, place);
  const escaped = or(equal(letter, LETTER_N), or(equal(letter, LETTER_R), equal(letter, LETTER_T)));
  return and(equal(byteAt(AT.bytes, minus(place, 1)), BACKSLASH), escaped);
}

/** The start of the word around `place`: regions.ts, `asciiStart`. */
function start(): Routine {
  const { place, first } = variables("place", "first");
  const before = byteAt(AT.bytes, minus(first, 1));
  return {
    ...{ name: "start", parameters: 1, variables: 1 },
    body: [
      set(first, place),
      whilst(and(isLetter(before), below(minus(place, first), LATIN_MAX)), step(first, -1)),
      when(isWideLetter(minus(first, 1)), give(UNSURE)),
      give(plus(first, isEscaped(first))),
    ].flat(),
  };
}

/** The end of the tag or entity that begins at `place`, or `place`: regions.ts, `tagEnd`. */
function tagEnd(): Routine {
  const { place, close, end, limit, unit } = variables("place", "close", "end", "limit", "unit");
  return {
    ...{ name: "tagEnd", parameters: 1, variables: 4 },
    body: [
      set(close, SEMICOLON),
      set(limit, plus(place, ENTITY_UNITS)),
      when(
        equal(byteAt(AT.bytes, place), LESS),
        set(close, GREATER),
        set(limit, plus(place, MAX_TAG)),
      ),
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
function tagStart(): Routine {
  const { place, open, start, limit, unit } = variables("place", "open", "start", "limit", "unit");
  const single = minus(place, 1);
  return {
    ...{ name: "tagStart", parameters: 1, variables: 4 },
    body: [
      set(open, AMPERSAND),
      set(limit, minus(place, ENTITY_UNITS)),
      when(
        equal(byteAt(AT.bytes, place), GREATER),
        set(open, LESS),
        set(limit, minus(place, MAX_TAG)),
      ),
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
function gap(name: "ahead" | "behind"): Routine {
  const { place, kind, count, next, escape, done } = variables(
    ...(["place", "kind", "count", "next", "escape", "done"] as const),
  );
  const unit = byteAt(AT.bytes, place);
  const isAhead = name === "ahead";
  const one = isAhead ? 1 : -1;
  const isEscape = isAhead
    ? when(equal(unit, BACKSLASH), set(escape, isEscaped(plus(place, 1))))
    : when(equal(kind, LATIN), set(escape, isEscaped(place)));
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
        set(escape, 0),
        isEscape,
        when(escape, set(kind, GAP), set(next, plus(place, 2 * one))),
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

/** Whether a phrase's words may stand around `place`: regions.ts, `listedFrom` and `listedBefore`. */
function phrase(): Routine {
  const { place, first, count, next } = variables("place", "first", "count", "next");
  const sure = (asked: Code, ...otherwise: Code[]): Code => [
    ...set(next, asked),
    ...when(equal(next, UNSURE), give(1)),
    ...when(not(next), ...otherwise),
  ];
  const isWord = isLetter(byteAt(AT.bytes, place));
  return {
    ...{ name: "phrase", parameters: 1, variables: 3 },
    body: [
      when(isWord, set(next, call(numberOf("start"), place))),
      when(not(isWord), set(next, call(numberOf("ahead"), place))),
      when(equal(next, UNSURE), give(1)),
      when(not(next), give(0)),
      set(first, next),
      set(place, next),
      whilst(
        place,
        sure(call(numberOf("listed"), place), set(place, 0)),
        when(
          next,
          step(count),
          when(equal(count, MIN_WORDS), give(1)),
          sure(call(numberOf("ahead"), next)),
          set(place, next),
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

/** Places at which a seed phrase may stand. */
function phrases(): Routine {
  const { from, to, out } = variables("from", "to", "out");
  return {
    ...{ name: "phrases", parameters: 2, variables: 1 },
    body: [
      whilst(
        below(from, to),
        when(call(numberOf("phrase"), from), found(out, from)),
        step(from, LATIN_STRIDE),
      ),
      give(right(out, 2)),
    ].flat(),
  };
}

/** The module's bytes. */
export function program(): Uint8Array<ArrayBuffer> {
  const routines = [
    ...[prepare(), stands(), bucket(), words(), runs(), arrays(), wraps(), listed(), start()],
    ...[tagEnd(), tagStart(), gap("ahead"), gap("behind"), phrase(), phrases()],
  ];
  return assemble(routines, PAGES);
}
