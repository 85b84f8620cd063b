/**
 * A Bloom filter of 2^16 bits and one hash over the Latin word lists: rejects four words of five in a few nanoseconds, so that no list is
 * ever built for ordinary prose.
 */

import { utf8ToBytes } from "@noble/hashes/utils.js";
import { lazy } from "../../../core/lazy.ts";
import { BLOOM } from "./lists.ts";

/** The languages whose words the filter holds, in the order in which they are tried. */
export const LATIN_LANGUAGES = ["english", "french", "spanish", "italian", "portuguese", "czech"] as const;

/** Bits of the filter: 12,288 words at most, so at most 19% of them are set. */
export const BLOOM_BITS = 65536;

/** The shortest and the longest word of a Latin list (English "add", Italian "scaldabagno" has no place: the longest is 9). */
export const LATIN_MIN = 3;
export const LATIN_MAX = 9;

/** Whether a word has small ASCII letters only, as nearly all have. */
function isSmall(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index);
    if (unit < 97 || unit > 122) return false;
  }
  return true;
}

const foldAny = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** Behind the accents: Latin letters and accents stand before it. */
const BEHIND_ACCENTS = 0x370;

/** What an accent is folded into, and a letter that is folded into several. */
const NOTHING = 0xfffe;
const SEVERAL = 0xffff;

/** The unit that each Latin letter and accent is folded into, those that were asked for: a text has few of them. */
const foldedUnits = lazy(() => new Uint16Array(BEHIND_ACCENTS));

function foldedUnit(unit: number): number {
  const folded = foldAny(String.fromCharCode(unit));
  return folded.length > 1 ? SEVERAL : folded === "" ? NOTHING : folded.charCodeAt(0);
}

/** {@link foldedUnit}, worked out once for each. */
function foldedAt(table: Uint16Array, code: number): number {
  const known = table[code] ?? SEVERAL;
  if (known !== 0) return known;
  const unit = foldedUnit(code);
  table[code] = unit;
  return unit;
}

/** Lower case, without accents: "ÉQUERRE" and its NFD form both give "equerre". Unit by unit, because hostile texts have nothing else. */
export function foldWord(word: string): string {
  if (isSmall(word)) return word;
  const table = foldedUnits();
  let folded = "";
  for (let index = 0; index < word.length; index++) {
    const unit = foldedAt(table, word.charCodeAt(index));
    if (unit === SEVERAL) return foldAny(word);
    if (unit !== NOTHING) folded += String.fromCharCode(unit);
  }
  return folded;
}

/** The {@link wordHash} of the word at `start`..`end`, {@link foldWord folded}: no text is made for a word that the filter rejects. */
export function foldedHash(text: string, start: number, end: number): number {
  const table = foldedUnits();
  let hash = 0;
  for (let at = start; at < end; at++) {
    const unit = foldedAt(table, text.charCodeAt(at));
    if (unit === SEVERAL) return wordHash(foldAny(text.slice(start, end)));
    if (unit !== NOTHING) hash = (Math.imul(hash, 31) + unit) | 0;
  }
  return finish(hash);
}

/** Bits that one character of the filter's text holds: "#" is none of them, "b" all six. */
export const CHAR_BITS = 6;
export const CHAR_ZERO = 0x23;

/** Whether a folded word with this hash can be in a Latin list. A string needs no decoding at start-up. */
export function mayBeListed(hash: number): boolean {
  const place = (hash / CHAR_BITS) | 0;
  return ((BLOOM.charCodeAt(place) - CHAR_ZERO) & (1 << (hash - CHAR_BITS * place))) !== 0;
}

/** The filter for the sieve, which reads the same characters: nothing is decoded at start-up. */
export const bloomBytes = (): Uint8Array => utf8ToBytes(BLOOM);

/** The filter's bit for one folded word. */
export function wordHash(folded: string): number {
  let hash = 0;
  for (let i = 0; i < folded.length; i++) hash = (Math.imul(hash, 31) + folded.charCodeAt(i)) | 0;
  return finish(hash);
}

/**
 * Odd, and of six thousand tried the one whose filter lets the fewest of the commonest English words pass that are in no
 * list: 13% of them by weight, where any multiplier gives about 16%.
 */
export const MULTIPLIER = 0xb3e8ffe1;

/** Mixes a running hash (h = 31 h + letter) into the filter's range. */
export function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), MULTIPLIER);
  return (mixed ^ (mixed >>> 13)) & (BLOOM_BITS - 1);
}
