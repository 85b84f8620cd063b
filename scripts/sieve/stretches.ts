/** Which parts of a text are worth a look for seed phrases: those that nothing ends for as long as the shortest one is. */
import { AT } from "../../lib/secrets/sieve/layout.ts";
import { LATIN_MAX, LATIN_MIN } from "../../lib/secrets/wallet/mnemonic/bloom.ts";
import { BREAK, kindOf } from "../../lib/secrets/wallet/mnemonic/letters.ts";
import { ENTITY_UNITS, LATIN_STRIDE, MAX_TAG, MIN_WORDS } from "../../lib/secrets/wallet/mnemonic/regions.ts";
import {
  above,
  and,
  below,
  bytesOf,
  type Code,
  call,
  countOf,
  give,
  highBits,
  inverse,
  type Local,
  largerBytes,
  left,
  lowestBit,
  minus,
  not,
  type Operand,
  or,
  over,
  plus,
  plusBytes,
  type Routine,
  repeat,
  right,
  sameBytes,
  set,
  step,
  times,
  vectorAt,
  vectorOr,
  when,
  whilst,
  zerosAbove,
} from "./assembler.ts";
import {
  AMPERSAND,
  ASCII,
  among,
  BACKSLASH,
  found,
  halvesOf,
  LESS,
  LETTER_N,
  LETTER_R,
  LETTER_T,
  LETTER_W,
  lastOf,
  numberOf,
  VECTOR,
  variables,
} from "./common.ts";

/** Units of the shortest phrase: its words, and a sign between each two. */
const PHRASE_UNITS = MIN_WORDS * LATIN_MIN + MIN_WORDS - 1;

/** What ends every phrase: letters.ts. `<` and `&` do not where a tag or an entity begins with them. */
const BREAKS = ASCII.filter((unit) => kindOf(unit) === BREAK && unit !== LESS && unit !== AMPERSAND);

const HALVES = halvesOf(BREAKS);

/** Vectors that stay the same, which are made once: runtimes make one anew wherever it is written down. */
const FIXED = {
  ...HALVES,
  lowerHalf: bytesOf(15),
  nothing: bytesOf(0),
  caseBit: bytesOf(32),
  // So much more, and small letters are the smallest of all signed bytes.
  toSmallest: bytesOf(128 - 97),
  behindSmall: bytesOf(128 + 26),
  backslash: bytesOf(BACKSLASH),
  less: bytesOf(LESS),
  ampersand: bytesOf(AMPERSAND),
  letterW: bytesOf(LETTER_W),
};
const FIXED_NAMES = Object.keys(FIXED) as (keyof typeof FIXED)[];

/**
 * Places at which a seed phrase may stand. What ends one is asked of sixteen units at once, whose bits stand above those of
 * the sixteen before: a sign of code, a word that is too long for a list, one that is too short. Within a tag all of that may
 * stand, and of units beyond ASCII nothing is known here. Where a phrase has room between two ends, its words are looked at. What
 * is done with sixteen units stands twice in its loop: common.ts, `WORD`.
 */
export function phrases(): Routine {
  const {
    from,
    to,
    out,
    place,
    end,
    last,
    first,
    open,
    letters,
    wild,
    slashes,
    labels,
    ends,
    tags,
    words,
    count,
    behind,
    ...vectors
  } = variables(
    ...([
      "from",
      "to",
      "out",
      "place",
      "end",
      "last",
      "first",
      "open",
      "letters",
      "wild",
      "slashes",
      "labels",
    ] as const),
    ...(["ends", "tags", "words", "count", "behind", "bytes", "small", ...FIXED_NAMES] as const),
  );
  const { bytes, small, lower, upper, lowerHalf, nothing, letterW } = vectors;
  const areSmall = largerBytes(vectors.behindSmall, plusBytes(small, vectors.toSmallest));
  const breaks = among(bytes, { lower, upper, lowerHalf });
  const here = (truths: Operand): Code => left(highBits(truths), VECTOR);
  const next = (bits: Local, truths: Operand): Code => set(bits, or(right(bits, VECTOR), here(truths)));
  const plain = inverse(or(letters, wild));
  /** What stands behind a word of so many of these letters. */
  const behindWord = (length: number, its: Operand): Code =>
    and(and(plain, left(lastOf(its, length), 1)), left(plain, length + 1));
  // Of the labels of words, "w1" is the one whose own word is too short.
  const unlabelled = and(letters, inverse(labels));
  const tooShort = Array.from({ length: LATIN_MIN - 1 }, (_, index) =>
    behindWord(index + 1, index === 0 ? unlabelled : letters),
  );
  const escapes = [LETTER_N, LETTER_R, LETTER_T]
    .map((letter) => sameBytes(bytes, bytesOf(letter)))
    .reduce((any, one) => vectorOr(any, one));
  const tooLong = lastOf(letters, LATIN_MAX + 1);
  const isLess = sameBytes(bytes, vectors.less);
  const all = [here(largerBytes(breaks, nothing)), tooLong, ...tooShort].reduce<Operand>(
    (any, one) => or(any, one),
    0,
  );
  /** The bits below the lowest one that is set. */
  const belowLowest = (bits: Local): Code => minus(and(bits, minus(0, bits)), 1);
  const beyond = (units: number): Code => plus(place, VECTOR + units);
  const sixteen: Code[] = [
    set(bytes, vectorAt(AT.bytes, place)),
    set(small, vectorOr(bytes, vectors.caseBit)),
    next(letters, areSmall),
    next(wild, bytes),
    next(slashes, sameBytes(bytes, vectors.backslash)),
    next(labels, sameBytes(small, letterW)),
    // The letter of an escape is no word's.
    when(slashes, set(letters, and(letters, inverse(and(left(slashes, 1), here(escapes)))))),
    set(ends, right(all, VECTOR)),
    when(below(place, open), set(ends, 0)),
    set(tags, highBits(vectorOr(isLess, sameBytes(bytes, vectors.ampersand)))),
    when(
      tags,
      set(ends, and(ends, belowLowest(tags))),
      when(above(beyond(ENTITY_UNITS), open), set(open, beyond(ENTITY_UNITS))),
      when(highBits(isLess), set(open, beyond(MAX_TAG))),
    ),
    when(not(below(plus(place, VECTOR), end)), set(ends, or(ends, 1 << (VECTOR - 1)))),
    // A sign beyond ASCII may be a letter, or stand between two words.
    set(words, right(or(and(letters, inverse(left(letters, 1))), wild), VECTOR)),
    when(
      ends,
      set(count, plus(count, countOf(and(words, belowLowest(ends))))),
      set(first, plus(place, lowestBit(ends))),
      when(
        and(above(minus(first, last), PHRASE_UNITS), above(count, MIN_WORDS - 1)),
        when(
          below(from, last),
          step(from, times(over(plus(minus(last, from), LATIN_STRIDE - 1), LATIN_STRIDE), LATIN_STRIDE)),
        ),
        whilst(
          and(below(from, first), below(from, to)),
          set(behind, call(numberOf("phrase"), from)),
          when(behind, found(out, from)),
          step(from, LATIN_STRIDE),
          // The places that are left out stand among words of one region, and so does the one behind them.
          repeat(below(plus(from, LATIN_STRIDE), behind), step(from, LATIN_STRIDE)),
        ),
      ),
      set(last, minus(31, zerosAbove(ends))),
      set(words, and(words, left(-1, last))),
      set(last, plus(place, last)),
      set(count, 0),
    ),
    set(count, plus(count, countOf(words))),
    step(place, VECTOR),
  ];
  return {
    ...{ name: "phrases", parameters: 3, variables: 14, vectors: 2 + FIXED_NAMES.length },
    body: [
      ...FIXED_NAMES.map((name) => set(vectors[name], FIXED[name])),
      set(place, minus(from, 4 * VECTOR)),
      set(last, place),
      set(end, plus(to, PHRASE_UNITS + 1)),
      set(wild, -1),
      whilst(below(place, end), ...sixteen, ...sixteen),
      give(out),
    ].flat(),
  };
}
