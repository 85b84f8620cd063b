/**
 * Finds which of many words stand where in a text, in one pass.
 *
 * Three units in a row, seven bits each, index a table of 2^21 bits, which says "perhaps" for three units in a hundred of
 * real files; only there are words compared. No unit waits for the answer of the one before it, which is what an automaton
 * would cost. Of two tables measured on 10 MB of sources and documentation, trigrams of five bits (64 KB, eight in a
 * hundred) cost 1.3 times as much.
 */

/** A set of words, ready to be searched for. */
export type Prefilter = {
  /** A bit for every trigram that a word may begin with. */
  readonly bits: Uint8Array;
  /** Bucket number by {@link slotOf} a trigram, and by {@link slotOfPair} of a word of two units. */
  readonly table: Uint16Array;
  /** For each bucket, a bit for every folded fourth unit that one of its words goes on with. */
  readonly fourth: Int32Array;
  /** The words (by index) of a bucket. */
  readonly buckets: readonly (readonly number[])[];
  /** For each word, a bit for its folded fourth unit; all bits when it has none. */
  readonly goesOn: Int32Array;
  /** The words; those that are compared without case, in lower case. */
  readonly words: readonly string[];
  /** How many of the words, from the first, are compared with their case. */
  readonly exact: number;
};

const BITS = 7;
const UNITS = 1 << BITS;
const UNIT = UNITS - 1;
const TRIGRAM = UNITS ** 3 - 1;
const ANY = -1;

/** The place of a trigram or a pair in the table of buckets: the upper 15 bits of a multiplicative hash (Knuth 6.4). */
const SLOTS = 1 << 15;
const slotOf = (key: number): number => Math.imul(key, 0x9e3779b1) >>> 17;

/** A pair is no trigram, whatever its units. */
const slotOfPair = (pair: number): number => slotOf(pair + TRIGRAM + 1);

/** What turns a small letter into its capital where case makes no difference, and nothing else into anything. */
function capitalOf(unit: number, isFolded: boolean): number {
  return isFolded && unit >= 97 && unit <= 122 ? 32 : 0;
}

/** The trigrams that a word of three units or more begins with, the pairs of one of two. */
function beginnings(word: string, isFolded: boolean): number[] {
  let key = 0;
  let capitals = 0;
  for (let at = 0; at < word.length && at < 3; at++) {
    const unit = word.charCodeAt(at);
    key = (key << BITS) | (unit & UNIT);
    capitals = (capitals << BITS) | capitalOf(unit, isFolded);
  }
  const keys: number[] = [];
  // Every subset of the bits of `capitals`, the whole first and the empty one last.
  for (let some = capitals; ; some = (some - 1) & capitals) {
    keys.push(key ^ some);
    if (some === 0) return keys;
  }
}

/**
 * Prepares words for {@link eachHit}: the `exact` ones are compared with their case, the `folded` ones (ASCII) without,
 * and numbered after them. Words have two units or more; one of two is not seen at the very end of a text.
 */
export function buildPrefilter(exact: readonly string[], folded: readonly string[]): Prefilter {
  const words = [...exact, ...folded.map((word) => word.toLowerCase())];
  const bits = new Uint8Array(UNITS ** 3 / 8);
  const table = new Uint16Array(SLOTS);
  const buckets: number[][] = [[]];
  const add = (slot: number, word: number): void => {
    const bucket = table[slot] || buckets.length;
    table[slot] = bucket;
    const members = buckets[bucket];
    if (!members) buckets.push([word]);
    else if (members.at(-1) !== word) members.push(word);
  };
  for (const [index, word] of words.entries())
    for (const key of beginnings(word, index >= exact.length))
      if (word.length === 2) {
        bits.fill(0xff, (key << BITS) >> 3, ((key + 1) << BITS) >> 3);
        add(slotOfPair(key), index);
      } else {
        bits[key >> 3] = (bits[key >> 3] ?? 0) | (1 << (key & 7));
        add(slotOf(key), index);
      }
  const goesOn = Int32Array.from(words, fourthUnit);
  const fourth = Int32Array.from(buckets, (members) =>
    members.reduce((units, index) => units | (goesOn[index] ?? 0), 0),
  );
  return { bits, table, fourth, buckets, goesOn, words, exact: exact.length };
}

/** A bit for the fourth unit of `word`, folded to five bits; all of them when it has none. */
function fourthUnit(word: string): number {
  return word.length > 3 ? 1 << (word.charCodeAt(3) & 31) : ANY;
}

/** Whether the lower-case `word` stands at `at`, ASCII letters compared without case. */
function standsFolded(text: string, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const unit = text.charCodeAt(at + index);
    const lower = unit >= 65 && unit <= 90 ? unit | 32 : unit;
    if (lower !== word.charCodeAt(index)) return false;
  }
  return true;
}

function stands(prefilter: Prefilter, word: number, text: string, at: number): boolean {
  const letters = prefilter.words[word] ?? "";
  return word < prefilter.exact ? text.startsWith(letters, at) : standsFolded(text, at, letters);
}

/** Called with a word's number and the span where it stands. */
export type Visit = (word: number, at: number, end: number) => void;

/**
 * Calls `visit` for every place where a word of the prefilter stands, in order. No unit outside the text is asked for: one such
 * question makes the engines compile every later one for the slow case.
 */
export function eachHit(prefilter: Prefilter, text: string, visit: Visit): void {
  const { bits, table, fourth } = prefilter;
  const last = text.length - 1;
  if (last < 2) return;
  let key = ((text.charCodeAt(0) & UNIT) << BITS) | (text.charCodeAt(1) & UNIT);
  for (let end = 2; end <= last; end++) {
    key = ((key << BITS) | (text.charCodeAt(end) & UNIT)) & TRIGRAM;
    if ((((bits[key >> 3] ?? 0) >> (key & 7)) & 1) === 0) continue;
    const follows = 1 << (end < last ? text.charCodeAt(end + 1) & 31 : 0);
    const bucket = table[slotOf(key)] ?? 0;
    if ((fourth[bucket] ?? 0) & follows) visitBucket(prefilter, bucket, text, end - 2, follows, visit);
    const pair = table[slotOfPair(key >> BITS)] ?? 0;
    if (pair > 0) visitBucket(prefilter, pair, text, end - 2, follows, visit);
  }
}

/** Compares the words of one bucket with what stands at `at`; `follows` is the bit of the fourth unit there. */
function visitBucket(
  prefilter: Prefilter,
  bucket: number,
  text: string,
  at: number,
  follows: number,
  visit: Visit,
): void {
  for (const word of prefilter.buckets[bucket] ?? [])
    if ((prefilter.goesOn[word] ?? 0) & follows && stands(prefilter, word, text, at))
      visit(word, at, at + (prefilter.words[word]?.length ?? 0));
}
