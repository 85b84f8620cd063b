/**
 * Finds which of many words stand where in a text, in one pass.
 *
 * Three units in a row, five bits each, index a table of 32,768 bytes that fits the first-level cache: one load a
 * unit, and no unit waits for the answer of the one before it, which is what an automaton would cost. Folding to five
 * bits makes the pass blind to case; only where the table says "perhaps" are the words of that bucket compared.
 */

/** A set of words, ready to be searched for. */
export type Prefilter = {
  /** Bucket number by folded trigram; 0 is none. */
  readonly table: Uint16Array;
  /** For each bucket, a bit for every folded fourth unit that one of its words goes on with. */
  readonly fourth: Int32Array;
  /** For each bucket, a bit for every kind of first unit of its words (see {@link kindOf}). */
  readonly first: Uint8Array;
  /** The words (by index) that begin with the trigram of a bucket. */
  readonly buckets: readonly (readonly number[])[];
  /** For each word, a bit for its folded fourth unit; all bits when it has none. */
  readonly goesOn: Int32Array;
  /** The words; those that are compared without case, in lower case. */
  readonly words: readonly string[];
  /** How many of the words, from the first, are compared with their case. */
  readonly exact: number;
};

const BITS = 5;
const UNITS = 1 << BITS;
const FOLD = UNITS - 1;
const TRIGRAMS = UNITS ** 3;
const ANY = -1;

/** The folded trigrams that `word` can begin with: one, or for a word of two units all that follow it. */
function trigrams(word: string): number[] {
  const pair = ((word.charCodeAt(0) & FOLD) << (2 * BITS)) | ((word.charCodeAt(1) & FOLD) << BITS);
  if (word.length > 2) return [pair | (word.charCodeAt(2) & FOLD)];
  return Array.from({ length: UNITS }, (_, third) => pair | third);
}

/**
 * Prepares words for {@link eachHit}: the `exact` ones are compared with their case, the `folded` ones (ASCII) without,
 * and numbered after them. Words have two units or more; one of two is not seen at the very end of a text.
 */
export function buildPrefilter(exact: readonly string[], folded: readonly string[]): Prefilter {
  const words = [...exact, ...folded.map((word) => word.toLowerCase())];
  const table = new Uint16Array(TRIGRAMS);
  const buckets: number[][] = [[]];
  for (const [index, word] of words.entries()) {
    for (const key of trigrams(word)) {
      const bucket = table[key] || buckets.length;
      table[key] = bucket;
      const members = buckets[bucket];
      if (members) members.push(index);
      else buckets.push([index]);
    }
  }
  const goesOn = Int32Array.from(words, fourthUnit);
  const fourth = Int32Array.from(buckets, (members) =>
    members.reduce((bits, index) => bits | (goesOn[index] ?? 0), 0),
  );
  const first = Uint8Array.from(buckets, (members) => firstKinds(members, words, exact.length));
  return { table, fourth, first, buckets, goesOn, words, exact: exact.length };
}

/** Whether a unit is a capital (2), a small letter (3), a digit or sign (1): what folding to five bits loses. */
const kindOf = (unit: number): number => (unit >> BITS) & 3;

/** A bit for every kind that the first units of `members` have; a word that is compared without case has two. */
function firstKinds(members: readonly number[], words: readonly string[], exact: number): number {
  let bits = 0;
  for (const index of members) {
    const kind = 1 << kindOf((words[index] ?? "").charCodeAt(0));
    bits |= index < exact ? kind : kind | (1 << 2) | (1 << 3);
  }
  return bits;
}

/** A bit for the folded fourth unit of `word`; all of them when it has none. */
function fourthUnit(word: string): number {
  return word.length > 3 ? 1 << (word.charCodeAt(3) & FOLD) : ANY;
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
  const { table, fourth, first } = prefilter;
  const last = text.length - 1;
  if (last < 2) return;
  let key = ((text.charCodeAt(0) & FOLD) << BITS) | (text.charCodeAt(1) & FOLD);
  for (let end = 2; end <= last; end++) {
    key = ((key << BITS) | (text.charCodeAt(end) & FOLD)) & (TRIGRAMS - 1);
    const bucket = table[key];
    if (!bucket) continue;
    const follows = 1 << (end < last ? text.charCodeAt(end + 1) & FOLD : 0);
    const begins = (first[bucket] ?? 0) >> kindOf(text.charCodeAt(end - 2));
    if ((fourth[bucket] ?? 0) & follows && begins & 1)
      visitBucket(prefilter, bucket, text, end - 2, follows, visit);
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
