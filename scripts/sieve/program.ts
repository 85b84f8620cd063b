/** The sieve's functions, and the module that they make. */
import { AT, BORDER, LISTS, PAGES, ZEROS } from "../../lib/secrets/sieve/layout.ts";
import { FIRST_CJK } from "../../lib/secrets/wallet/mnemonic/regions.ts";
import {
  assemble,
  below,
  byteAt,
  bytesOf,
  type Code,
  call,
  equal,
  follows,
  give,
  highBits,
  type Local,
  laneOf,
  largerUnits,
  narrow,
  not,
  type Operand,
  or,
  plus,
  type Routine,
  sameBytes,
  set,
  step,
  storeVector,
  storeWord,
  times,
  unitsOf,
  vectorAnd,
  vectorAt,
  vectorOr,
  when,
  whilst,
  wordAt,
} from "./assembler.ts";
import { BAR, half, NEWLINE, numberOf, VECTOR, variables, WORD } from "./common.ts";
import {
  assigned,
  bound,
  cell,
  given,
  inRow,
  joined,
  mayLead,
  owned,
  ruled,
  token,
  userinfo,
  value,
} from "./demands.ts";
import { beginsAnew, encoded, hidden, hides } from "./encoded.ts";
import { words } from "./keywords.ts";
import { TABLES } from "./kinds.ts";
import { gap, listed, phrase, start, tagEnd, tagStart } from "./phrases.ts";
import { arrays, dress, run, runs, wide, wraps } from "./places.ts";
import { phrases } from "./stretches.ts";

/**
 * Writes the bytes of the window's units up to `end`: ASCII as it is, the lower bits of all else behind 128. Around the window
 * stand zeros, but for the `first` and the `last` part of a text {@link BORDER}s where it begins and ends. Gives all bits, and
 * keeps whether a line of the text has begun with a bar by now: tables.ts.
 */
function prepare(): Routine {
  const { end, isFirst, isLast, place, bits, first, second, all, rows, written, before } = variables(
    ...([
      "end",
      "isFirst",
      "isLast",
      "place",
      "bits",
      "first",
      "second",
      "all",
      "rows",
      "written",
      "before",
    ] as const),
  );
  /** Whether lines begin with a bar. */
  const bars = vectorAnd(
    sameBytes(written, bytesOf(BAR)),
    sameBytes(follows(before, written), bytesOf(NEWLINE)),
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
  /** Writes the sixteen units that stand so far behind the place. */
  const sixteen = (ahead: number): Code =>
    [
      set(first, vectorAt(AT.units + 2 * ahead, half(place))),
      set(second, vectorAt(AT.units + 2 * ahead + VECTOR, half(place))),
      set(all, vectorOr(all, vectorOr(first, second))),
      set(written, narrow(folded(first), folded(second))),
      storeVector(AT.bytes + ahead, place, written),
      set(rows, vectorOr(rows, bars)),
      set(before, written),
    ].flat();
  return {
    ...{ name: "prepare", parameters: 3, variables: 2, vectors: 6 },
    body: [
      ...zeros,
      whilst(below(place, plus(end, ZEROS / 2)), sixteen(0), sixteen(VECTOR), step(place, WORD)),
      ...Array.from({ length: 8 }, (_, lane) => set(bits, or(bits, laneOf(all, lane)))),
      when(isFirst, storeWord(AT.hasRows, 0, equal(byteAt(AT.bytes, ZEROS), BAR))),
      storeWord(AT.hasRows, 0, or(wordAt(AT.hasRows, 0), highBits(rows))),
      when(isFirst, ...borders(0)),
      when(isLast, ...borders(end)),
      give(bits),
    ].flat(),
  };
}

/**
 * Looks for everything in the window, whose units end at `last`, from the place `core` up to `end`: writes the lists, one behind
 * the other, where each of them ends, all bits of the units, and gives where the list of keywords stops.
 */
function sift(): Routine {
  const { last, isFirst, isLast, core, end, latin, array, bits, out } = variables(
    ...(["last", "isFirst", "isLast", "core", "end", "latin", "array", "bits", "out"] as const),
  );
  const from = { runs: core, phrases: latin, arrays: array, wraps: core, dress: core, wide: core };
  // A run that goes on beyond the window may be longer than what is seen of it.
  const edges = [times(not(isFirst), ZEROS), times(not(isLast), last)];
  const lists = LISTS.flatMap((name, index): Code => {
    const find = set(out, call(numberOf(name), from[name], end, out, ...(name === "runs" ? edges : [])));
    const isThere = name === "wide" ? when(not(below(bits, FIRST_CJK)), find) : find;
    return [...isThere, ...storeWord(AT.ends + 4 * index, 0, out)];
  });
  return {
    ...{ name: "sift", parameters: 7, variables: 2 },
    body: [
      ...set(bits, call(numberOf("prepare"), last, isFirst, isLast)),
      ...storeWord(AT.bits, 0, bits),
      ...beginsAnew(core),
      ...lists,
      // None is told by its first two units alone where a text begins.
      ...give(call(numberOf("words"), plus(core, times(isFirst, 2)), end, out)),
    ],
  };
}

/** The module's bytes. */
export function program(): Uint8Array<ArrayBuffer> {
  const routines = [
    ...[prepare(), token(), userinfo(), joined(), value(), assigned(), owned(), cell(), inRow()],
    ...[given(), bound(), mayLead(), words(), runs(), arrays(), wraps(), dress(), wide(), listed(), start()],
    ...[tagEnd(), tagStart(), gap("ahead"), gap("behind"), phrase(), phrases(), sift()],
    ...[hides(), encoded(), hidden(), ruled(), run()],
  ];
  return assemble(routines, PAGES, TABLES);
}
