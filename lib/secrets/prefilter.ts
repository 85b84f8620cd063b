/**
 * Finds which of many words stand where in a text, in one pass.
 *
 * Two units in a row, seven bits each, index a table that has a bit for every third unit (five bits of it) that a word goes
 * on with. It says "perhaps" for three units in a hundred of real files; only there are words compared. No unit waits for the
 * answer of the one before it, which is what an automaton would cost. The 64 KB of it that are used stay in the cache: a table
 * of 2^21 bits for trigrams of seven bits says "perhaps" as rarely and took 1.17 times as long on 15 MB of real files, one for
 * trigrams of five bits (eight in a hundred) 1.3 times that. A unit has a byte of the index, the first one the lowest, as units
 * stand in a sieve's memory: there one load is the index.
 */

import { ANYTHING } from "./demands.ts";

/** A set of words, ready to be searched for. */
export type Prefilter = {
  /** For two units a bit for every third, folded to five bits, that a word goes on with; all bits where a word ends. */
  readonly thirds: Int32Array;
  /** Bucket number by {@link slotOf} a trigram. */
  readonly table: Uint16Array;
  /** Bucket number of the words of two units, by these without the bits of their case. */
  readonly pairs: Uint16Array;
  /** For each bucket, a bit for every folded fourth unit that one of its words goes on with. */
  readonly fourth: Int32Array;
  /** The words (by index) of all buckets, one bucket after the other, and where each begins; one more for the end. */
  readonly members: Int32Array;
  readonly begins: Int32Array;
  /** For each word, a bit for its folded fourth unit; all bits when it has none. */
  readonly goesOn: Int32Array;
  /** The units of all words, one word after the other, and where each begins; those compared without case in lower case. */
  readonly letters: Uint16Array;
  readonly starts: Int32Array;
  /** How many of the words, from the first, are compared with their case. */
  readonly exact: number;
  /** For each word what must stand around it, for those who ask: demands.ts. */
  readonly demands: Uint16Array;
};

/** What of a unit stands in its byte, and what of two units in two. */
const UNIT = 0x7f;
export const PAIR = 0x7f7f;
const PAIRS = PAIR + 1;
const ANY = -1;

const pairOf = (first: number, second: number): number => (first & UNIT) | ((second & UNIT) << 8);
const trigramOf = (pair: number, third: number): number => pair | ((third & UNIT) << 16);

/** What of a trigram or a pair chooses its bucket: not the bits that tell small letters from capitals, so that a word has one bucket. */
export const CASELESS = 0x5f5f5f;

/** The place of a trigram in the table of buckets: the upper 15 bits of a multiplicative hash (Knuth 6.4). */
const SLOTS = 1 << 15;
export const SLOT_MULTIPLIER = 0x9e3779b1;
export const SLOT_SHIFT = 17;
const slotOf = (key: number): number => Math.imul(key & CASELESS, SLOT_MULTIPLIER) >>> SLOT_SHIFT;

/** What turns a small letter into its capital, and nothing else into anything. */
const capitalOf = (unit: number): number => (unit >= 97 && unit <= 122 ? 32 : 0);

/** A bit for the unit at `at`, folded to five bits. */
const bitOf = (letters: Uint16Array, at: number): number => 1 << ((letters[at] ?? 0) & 31);

/** A bit for the fourth unit of the word at `from`; all of them when it has none. */
const fourthOf = (letters: Uint16Array, from: number, length: number): number =>
  length > 3 ? bitOf(letters, from + 3) : ANY;

/** Adds the bits `third` to every pair of units that a word may begin with: `pair`, or that with some of its `capitals`. */
function addThirds(thirds: Int32Array, pair: number, capitals: number, third: number): void {
  thirds[pair] = (thirds[pair] ?? 0) | third;
  // Every other subset of the bits of `capitals`.
  for (let some = capitals; some > 0; some = (some - 1) & capitals)
    thirds[pair ^ some] = (thirds[pair ^ some] ?? 0) | third;
}

/** What is in which of so many buckets, the first of which is empty, by the bucket of each word. */
function sorted(
  bucketOf: Uint16Array,
  count: number,
  goesOn: Int32Array,
): Pick<Prefilter, "members" | "begins" | "fourth"> {
  const begins = new Int32Array(count + 1);
  const fourth = new Int32Array(count);
  for (let word = 0; word < bucketOf.length; word++) {
    const bucket = bucketOf[word] ?? 0;
    begins[bucket + 1] = (begins[bucket + 1] ?? 0) + 1;
    fourth[bucket] = (fourth[bucket] ?? 0) | (goesOn[word] ?? 0);
  }
  for (let bucket = 0; bucket < count; bucket++)
    begins[bucket + 1] = (begins[bucket + 1] ?? 0) + (begins[bucket] ?? 0);
  const members = new Int32Array(bucketOf.length);
  const ends = begins.slice();
  for (let word = 0; word < bucketOf.length; word++) {
    const bucket = bucketOf[word] ?? 0;
    const end = ends[bucket] ?? 0;
    members[end] = word;
    ends[bucket] = end + 1;
  }
  return { members, begins, fourth };
}

/** A text in small letters, as far as it is ASCII: all that is compared without case. */
export const foldedAscii = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** What stands between words that are folded at once: a fresh process folds one text of all keywords sooner than each. */
const BETWEEN = "\0";

/** Words in small letters, as far as they are ASCII. */
export const foldedWords = (words: readonly string[]): readonly string[] =>
  words.length === 0 ? words : foldedAscii(words.join(BETWEEN)).split(BETWEEN);

/**
 * Prepares words for {@link eachHit}: the `exact` ones are compared with their case, those of `anyCase` (ASCII) without,
 * and numbered after them; `demands` has what must stand around each. Words have two units or more; one of two is not seen at
 * the very end of a text. A fresh process does this once, before anything is compiled: plain loops take a quarter of what
 * iterators and small arrays take there.
 */
export function buildPrefilter(
  exact: readonly string[],
  anyCase: readonly string[],
  demands: readonly number[] = [],
): Prefilter {
  const words = [...exact, ...foldedWords(anyCase)];
  const letters = unitsOf(words.join(""));
  const thirds = new Int32Array(PAIRS);
  const table = new Uint16Array(SLOTS);
  const pairs = new Uint16Array(PAIRS);
  const bucketOf = new Uint16Array(words.length);
  let count = 1;
  const goesOn = new Int32Array(words.length);
  const starts = new Int32Array(words.length + 1);
  let from = 0;
  for (let index = 0; index < words.length; index++) {
    const length = words[index]?.length ?? 0;
    const first = letters[from] ?? 0;
    const second = letters[from + 1] ?? 0;
    const pair = pairOf(first, second);
    const capitals = index < exact.length ? 0 : capitalOf(first) | (capitalOf(second) << 8);
    const isShort = length === 2;
    addThirds(thirds, pair, capitals, isShort ? ANY : bitOf(letters, from + 2));
    const slots = isShort ? pairs : table;
    const slot = isShort ? pair & CASELESS : slotOf(trigramOf(pair, letters[from + 2] ?? 0));
    goesOn[index] = fourthOf(letters, from, length);
    from += length;
    starts[index + 1] = from;
    const bucket = slots[slot] || count++;
    slots[slot] = bucket;
    bucketOf[index] = bucket;
  }
  return {
    ...{ thirds, table, pairs, goesOn, starts, exact: exact.length, ...sorted(bucketOf, count, goesOn) },
    ...{
      letters,
      demands: demandsOf(words.length, demands),
    },
  };
}

/** What must stand around each of so many words: {@link ANYTHING} where it is not given. */
function demandsOf(count: number, demands: readonly number[]): Uint16Array {
  const all = new Uint16Array(count).fill(ANYTHING);
  all.set(demands);
  return all;
}

function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

/** Whether the units `from`..`to` of `letters` stand at `at`; for `isFolded` ones ASCII letters are compared without case. */
function stands(
  letters: Uint16Array,
  from: number,
  to: number,
  text: string,
  at: number,
  isFolded: boolean,
): boolean {
  if (at + to - from > text.length) return false;
  for (let index = from; index < to; index++) {
    const unit = text.charCodeAt(at + index - from);
    const letter = letters[index] ?? 0;
    if (unit !== letter && (!isFolded || unit < 65 || unit > 90 || (unit | 32) !== letter)) return false;
  }
  return true;
}

/** Called with a word's number and the span where it stands. */
export type Visit = (word: number, at: number, end: number) => void;

/** What is told of the units of a text that nobody looked at: all bits of a unit. */
export const ANY_UNITS = 0xffff;

/**
 * Calls `visit` for every place where a word of the prefilter stands, in order. No unit outside the text is asked for: one such
 * question makes the engines compile every later one for the slow case. Returns all bits that a unit of the text has, which
 * costs nothing here, and spares those who look for units beyond ASCII a pass of their own.
 */
export function eachHit(prefilter: Prefilter, text: string, visit: Visit): number {
  const { thirds, table, pairs, fourth } = prefilter;
  const last = text.length - 1;
  if (last < 2) return ANY_UNITS;
  const [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
  let units = first | second;
  let pair = pairOf(first, second);
  for (let end = 2; end <= last; end++) {
    const unit = text.charCodeAt(end);
    units |= unit;
    const before = pair;
    pair = (pair >> 8) | ((unit & UNIT) << 8);
    // A shift takes the lowest five bits of its count, which are the unit's.
    if ((((thirds[before] ?? 0) >>> unit) & 1) === 0) continue;
    const follows = 1 << (end < last ? text.charCodeAt(end + 1) & 31 : 0);
    const bucket = table[slotOf(trigramOf(before, unit))] ?? 0;
    if ((fourth[bucket] ?? 0) & follows) visitBucket(prefilter, bucket, text, end - 2, follows, visit);
    const short = pairs[before & CASELESS] ?? 0;
    if (short > 0) visitBucket(prefilter, short, text, end - 2, follows, visit);
  }
  return units;
}

/** Compares the words of one bucket with what stands at `at`; `follows` is the bit of the fourth unit there. */
function visitBucket(
  { members, begins, goesOn, letters, starts, exact }: Prefilter,
  bucket: number,
  text: string,
  at: number,
  follows: number,
  visit: Visit,
): void {
  const end = begins[bucket + 1] ?? 0;
  for (let index = begins[bucket] ?? 0; index < end; index++) {
    const word = members[index] ?? 0;
    if (((goesOn[word] ?? 0) & follows) === 0) continue;
    const from = starts[word] ?? 0;
    const to = starts[word + 1] ?? 0;
    if (stands(letters, from, to, text, at, word >= exact)) visit(word, at, at + to - from);
  }
}
