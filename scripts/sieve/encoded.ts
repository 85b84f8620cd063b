/**
 * What a text hides one level deep, judged in the pass over the text itself: it is decoded behind the window, and where no detector
 * would find anything in it, nobody decodes it again (lib/secrets/decode.ts). Of what is too long, beyond ASCII, or goes on
 * beyond the window nothing is known: it is decoded elsewhere.
 */
import { SIEVE_INNER_UNITS } from "../../lib/core/limits.ts";
import { DECODERS, ESCAPES, PERCENT_ENCODING } from "../../lib/secrets/decode.ts";
import { RUN_UNITS } from "../../lib/secrets/long-runs.ts";
import { SHORTEST_UNITS } from "../../lib/secrets/plain.ts";
import {
  AT,
  BORDER,
  FOUND_BYTES,
  INNER,
  KEPT_BYTES,
  KEPT_PARTS,
  ZEROS,
} from "../../lib/secrets/sieve/layout.ts";
import { ARRAY_STRIDE } from "../../lib/secrets/wallet/bytes.ts";
import { LATIN_STRIDE } from "../../lib/secrets/wallet/mnemonic/regions.ts";
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
  left,
  minus,
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
  storeByte,
  storeUnit,
  storeVector,
  storeWord,
  unequal,
  unitAt,
  vectorAt,
  vectorOr,
  when,
  whilst,
  wordAt,
} from "./assembler.ts";
import {
  BACKSLASH,
  BAR,
  byte,
  DIGIT_ZERO,
  half,
  LETTER_U,
  LETTER_X,
  numberOf,
  PERCENT,
  VECTOR,
  variables,
  word,
} from "./common.ts";
import { NO_VALUE, PRINTABLE_IN } from "./kinds.ts";

/** What escapes do not go beyond. */
const BORDERS = [...(DECODERS[ESCAPES]?.borders ?? "")].map((border) => border.charCodeAt(0));

/** Nothing is judged yet of the part of a text that begins at `core`. */
export const beginsAnew = (core: Operand): Code => [
  ...[0, 1].flatMap((which) => [
    ...storeWord(AT.judged + 4 * which, 0, 0),
    ...storeWord(AT.unsure + 4 * which, 0, 0),
  ]),
  ...storeWord(AT.core, 0, core),
];

/** Writes one unit of ASCII behind those that are decoded. */
const write = (end: Local, unit: Operand): Code => [
  ...storeByte(AT.bytes, end, unit),
  ...storeUnit(AT.units, half(end), unit),
  ...step(end),
];

/** Copies what is kept of values behind names. */
const copy = (from: number, to: number): Code =>
  Array.from({ length: (KEPT_PARTS * KEPT_BYTES) / VECTOR }, (_, index) =>
    storeVector(to + VECTOR * index, 0, vectorAt(from + VECTOR * index, 0)),
  ).flat();

/** Borders of a text at `place`. */
const borders = (place: Operand): Code =>
  Array.from({ length: ZEROS / VECTOR }, (_, index) => [
    ...storeVector(AT.bytes + VECTOR * index, place, bytesOf(BORDER)),
    ...storeVector(AT.units + 2 * VECTOR * index, half(place), bytesOf(0)),
    ...storeVector(AT.units + 2 * VECTOR * index + VECTOR, half(place), bytesOf(0)),
  ]).flat();

/** Whether a detector may find anything in what is decoded up to `end`. What is kept of the window is kept. */
export function hides(): Routine {
  const { end, rows, is, place } = variables("end", "rows", "is", "place");
  /** What the lists of the window are made by, each from its first place on. */
  const finds = (name: Parameters<typeof numberOf>[0], first: number, ...edges: number[]): Code =>
    when(
      and(not(is), above(end, INNER + first)),
      set(is, unequal(call(numberOf(name), INNER + first, end, FOUND_BYTES, ...edges), FOUND_BYTES)),
    );
  return {
    ...{ name: "hides", parameters: 1, variables: 3 },
    body: [
      when(below(minus(end, INNER), SHORTEST_UNITS), give(0)),
      ...borders(INNER - ZEROS),
      ...borders(end),
      ...copy(AT.plain, AT.saved),
      set(rows, wordAt(AT.hasRows, 0)),
      storeWord(AT.isInner, 0, 1),
      storeWord(AT.hasRows, 0, 0),
      set(place, INNER),
      whilst(below(place, end), when(equal(byte(place), BAR), storeWord(AT.hasRows, 0, 1)), step(place)),
      finds("words", 2),
      when(
        not(below(minus(end, INNER), RUN_UNITS)),
        finds("runs", 0, 0, 0),
        finds("arrays", ARRAY_STRIDE - 1),
        when(above(minus(end, INNER), LATIN_STRIDE), finds("phrases", 0)),
      ),
      storeWord(AT.hasRows, 0, rows),
      storeWord(AT.isInner, 0, 0),
      ...copy(AT.saved, AT.plain),
      give(is),
    ].flat(),
  };
}

/** Whether anything may be found in what the decoder numbered `which` makes of the text around its trigger at `place`: decode.ts, `decodeAround`. */
export function encoded(): Routine {
  const { place, which, start, end, unit, length, high, out, border } = variables(
    ...(["place", "which", "start", "end", "unit", "length", "high", "out", "border"] as const),
  );
  const hex = (at: Operand): Code => byteAt(AT.hex, byte(at));
  /** What two digits at `at` stand for, of `units` units in all. */
  const hexadecimal = (at: Operand, units: number): Code =>
    [
      set(high, hex(at)),
      when(
        below(high, 8),
        set(unit, hex(plus(at, 1))),
        when(unequal(unit, NO_VALUE), set(unit, or(left(high, 4), unit)), set(length, units)),
      ),
    ].flat();
  const zeros = and(equal(byte(plus(place, 2)), DIGIT_ZERO), equal(byte(plus(place, 3)), DIGIT_ZERO));
  /** Sets the unit that something decoded at `place` stands for, and its length; that is 0 where nothing is. */
  const decode: Code = [
    set(length, 0),
    when(and(equal(which, PERCENT_ENCODING), equal(byte(place), PERCENT)), hexadecimal(plus(place, 1), 3)),
    when(
      and(equal(which, ESCAPES), equal(byte(place), BACKSLASH)),
      set(unit, byte(plus(place, 1))),
      when(equal(unit, LETTER_X), hexadecimal(plus(place, 2), 4)),
      when(and(equal(unit, LETTER_U), zeros), hexadecimal(plus(place, 4), 6)),
      when(
        not(length),
        set(high, byteAt(AT.escapes, byte(plus(place, 1)))),
        when(unequal(high, NO_VALUE), set(unit, high), set(length, 2)),
      ),
    ),
  ].flat();
  const judged = (value: Operand): Code => storeWord(AT.judged, word(which), value);
  /** Nobody asks again for a while: a hostile text has a trigger in every third unit. */
  const unsure: Code = [...storeWord(AT.unsure, word(which), plus(place, SIEVE_INNER_UNITS)), ...give(1)];
  const isInside = (at: Operand): Code =>
    and(below(minus(byte(at), 1), 127), not(and(byteAt(AT.borders, byte(at)), border)));
  /** Whether sixteen units at `at` are all inside, where escapes are meant: the lines of a hostile text are long. */
  const areInside = (at: Operand): Code => {
    const bytes = vectorAt(AT.bytes, at);
    const outside = [0, ...BORDERS].map((unit) => sameBytes(bytes, bytesOf(unit)));
    return and(
      equal(which, ESCAPES),
      not(highBits([bytes, ...outside].reduce((any, one) => vectorOr(any, one)))),
    );
  };
  const before = minus(start, VECTOR);
  /** Whether the text itself begins or ends at `at`, or a border stands there. */
  const isEdge = (at: Operand): Code =>
    or(
      and(byteAt(AT.borders, byte(at)), border),
      and(equal(byte(at), BORDER), not(unitAt(AT.units, half(at)))),
    );
  return {
    ...{ name: "encoded", parameters: 2, variables: 7 },
    body: [
      when(below(place, wordAt(AT.judged, word(which))), give(0)),
      when(below(place, wordAt(AT.unsure, word(which))), give(1)),
      decode,
      // Where nothing is decoded, what stands behind is no part of what stands before.
      when(not(length), judged(plus(place, 1)), give(1)),
      set(border, left(1, which)),
      set(start, place),
      set(end, place),
      repeat(
        and(
          and(areInside(before), not(below(before, wordAt(AT.judged, word(which))))),
          above(plus(start, SIEVE_INNER_UNITS - VECTOR), end),
        ),
        step(start, -VECTOR),
      ),
      whilst(
        and(
          and(isInside(minus(start, 1)), above(start, wordAt(AT.judged, word(which)))),
          above(plus(start, SIEVE_INNER_UNITS), end),
        ),
        step(start, -1),
      ),
      repeat(and(areInside(end), below(minus(end, start), SIEVE_INNER_UNITS - VECTOR)), step(end, VECTOR)),
      whilst(and(isInside(end), below(minus(end, start), SIEVE_INNER_UNITS)), step(end)),
      when(below(start, wordAt(AT.core, 0)), unsure),
      when(and(unequal(start, wordAt(AT.judged, word(which))), not(isEdge(minus(start, 1)))), unsure),
      when(not(isEdge(end)), unsure),
      set(out, INNER),
      set(place, start),
      whilst(
        below(place, end),
        decode,
        when(or(not(length), above(plus(place, length), end)), set(unit, byte(place)), set(length, 1)),
        write(out, unit),
        step(place, length),
      ),
      judged(end),
      give(call(numberOf("hides"), out)),
    ].flat(),
  };
}

const isPrintable = (unit: Local): Code => and(byteAt(AT.borders, unit), PRINTABLE_IN);

/** Whether anything may be found in the text that the run `start`..`end` is base64 or hexadecimal of: decode.ts, `runView`. */
export function hidden(): Routine {
  const { start, end, place, out, held, bits, unit, isHex } = variables(
    ...(["start", "end", "place", "out", "held", "bits", "unit", "isHex"] as const),
  );
  const hex = (at: Operand): Code => byteAt(AT.hex, byte(at));
  const add = [when(not(isPrintable(unit)), give(0)), write(out, unit)].flat();
  return {
    ...{ name: "hidden", parameters: 2, variables: 6 },
    body: [
      when(above(minus(end, start), SIEVE_INNER_UNITS), give(1)),
      set(out, INNER),
      set(place, start),
      whilst(and(unequal(hex(place), NO_VALUE), below(place, end)), step(place)),
      set(isHex, and(equal(place, end), not(and(minus(end, start), 1)))),
      set(place, start),
      when(
        isHex,
        whilst(
          below(place, end),
          set(unit, or(left(hex(place), 4), hex(plus(place, 1)))),
          add,
          step(place, 2),
        ),
      ),
      // Of what is left over at the end of base64 no byte is made.
      whilst(
        below(place, end),
        set(bits, or(left(bits, 6), byteAt(AT.sextets, byte(place)))),
        step(held, 6),
        when(not(below(held, 8)), step(held, -8), set(unit, and(right(bits, held), 255)), add),
        step(place),
      ),
      give(call(numberOf("hides"), out)),
    ].flat(),
  };
}
