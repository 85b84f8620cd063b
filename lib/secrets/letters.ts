/** What a value is made of: words, runs of one kind, how many different units, how evenly they come. */
import { lazy } from "../core/lazy.ts";

/**
 * The letters that follow each letter in 92 of 100 pairs of letters in 28,622 words of prose and code, every word
 * counted by the logarithm of how often it occurs.
 */
const PAIRS =
  "bcdgiklmnprstuvxy aeilorsu acehiklmoprstu acdeilorsu abcdefgilmnopqrstvwxy aefilnorstu aehilnorsu aeiort abcdefglmnoprstvxz - eis acdeilostuy abeimopsu acdefgiklnopstuv abcdfgiklmnoprstuvw aefhiloprstuy u acdefgiklmnoprstuy acehiklmopstuy acdefhilmoprstuy abcefgilmnprst aei aeinor ept nps e".split(
    " ",
  );

/** {@link PAIRS} as one bit for every letter that follows; a letter's place is the lower five bits of its unit. */
const followers = lazy(() =>
  Int32Array.from(["", ...PAIRS], (row) => {
    let bits = 0;
    for (const letter of row.replace("-", "")) bits |= 1 << (letter.charCodeAt(0) & 31);
    return bits;
  }),
);

/** Whether letters read like a part of a word: seven of ten neighbours stand together in words, too. */
function isWordlike(value: string, start: number, end: number): boolean {
  const table = followers();
  let common = 0;
  let before = value.charCodeAt(start) & 31;
  for (let index = start + 1; index < end; index++) {
    const letter = value.charCodeAt(index) & 31;
    common += ((table[before] ?? 0) >> letter) & 1;
    before = letter;
  }
  return common >= 0.7 * (end - start - 1);
}

export const isLower = (unit: number): boolean => unit >= 97 && unit <= 122;
export const isUpper = (unit: number): boolean => unit >= 65 && unit <= 90;
export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/** The value of the hexadecimal digit at `at`, or -1. */
export function hexAt(text: string, at: number): number {
  const unit = at < text.length ? text.charCodeAt(at) : 0;
  if (unit >= 48 && unit <= 57) return unit - 48;
  const letter = unit | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** The byte that two hexadecimal digits at `at` stand for; NaN where other units stand. */
export function hexByteAt(text: string, at: number): number {
  const high = hexAt(text, at);
  const low = hexAt(text, at + 1);
  return high < 0 || low < 0 ? Number.NaN : high * 16 + low;
}

/** What a unit of ASCII is to a word. */
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
const kinds = lazy(() =>
  Uint8Array.from({ length: 128 }, (_, unit) =>
    isLower(unit) ? LOWER : isUpper(unit) ? UPPER : isDigit(unit) ? DIGIT : 0,
  ),
);

/** The end of the run from `at` on whose units are all of one kind. */
function runEnd(table: Uint8Array, value: string, at: number, kind: number): number {
  let end = at;
  while (end < value.length && table[value.charCodeAt(end)] === kind) end++;
  return end;
}

/** The end of the word at `at`, whose first unit is of this kind: small letters, one capital before them or none; or capitals. */
function wordEnd(table: Uint8Array, value: string, at: number, kind: number): number {
  const small = runEnd(table, value, at + 1, LOWER);
  return small > at + 1 || kind === LOWER ? small : runEnd(table, value, at + 1, UPPER);
}

/** The share (0..1) of letters and digits that stand in word-like parts of three letters or more, `camelCase` split. */
export function wordShare(value: string): number {
  const table = kinds();
  let words = 0;
  let all = 0;
  for (let at = 0, end = 0; at < value.length; at = end) {
    const kind = table[value.charCodeAt(at)] ?? 0;
    if (kind === LOWER || kind === UPPER) {
      end = wordEnd(table, value, at, kind);
      if (end - at >= 3 && isWordlike(value, at, end)) words += end - at;
      all += end - at;
    } else {
      end = at + 1;
      if (kind === DIGIT) all++;
    }
  }
  return all === 0 ? 1 : words / all;
}

/** How often each unit stands in a value; all zeros between two calls. */
const counts = lazy(() => new Uint16Array(128));

/** How many different units `value` holds, those beyond ASCII folded into it. */
export function distinctIn(value: string): number {
  const seen = [0, 0, 0, 0];
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index) & 127;
    seen[unit >> 5] = (seen[unit >> 5] ?? 0) | (1 << (unit & 31));
  }
  let sum = 0;
  for (let group = 0; group < seen.length; group++) sum += onesOf(seen[group] ?? 0);
  return sum;
}

export function onesOf(bits: number): number {
  let ones = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) ones++;
  return ones;
}

/** What a unit that stands `count` times among so many adds to their entropy. */
const bitsOf = (count: number, length: number): number => (count / length) * Math.log2(count / length);

/** Shannon entropy in bits for a unit, those beyond ASCII folded into it. */
export function entropy(value: string): number {
  const table = counts();
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index) & 127;
    table[unit] = (table[unit] ?? 0) + 1;
  }
  // Most units of a key stand in it once.
  const once = bitsOf(1, value.length);
  let bits = 0;
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index) & 127;
    const count = table[unit] ?? 0;
    if (count > 0) bits -= count === 1 ? once : bitsOf(count, value.length);
    table[unit] = 0;
  }
  return bits;
}
