/**
 * The index of a word in a BIP-39 list, each list built on first need. It must not know how words stand in a text.
 */
import { lazy } from "../../../core/lazy.ts";
import { LISTS } from "./lists.ts";
import { foldWord, LATIN_LANGUAGES } from "./sieve.ts";

/** A word list of the BIP-39 repository (bitcoin/bips, bip-0039/bip-0039-wordlists.md). */
export type Language = keyof typeof LISTS;

/** A list, and how it is looked up: one search through the array costs 5 us, the map that replaces it 1 ms to make. */
type Lookup = { readonly words: readonly string[]; searches: number; find?: (stored: string) => number };

/** Searches after which a list gets its map: a pasted phrase or two never need one. */
const SEARCHES = 60;

const lookups = new Map<Language, Lookup>();

function lookupOf(language: Language): Lookup {
  const known = lookups.get(language);
  if (known) return known;
  const text = LISTS[language];
  const made = { words: language.startsWith("chinese") ? [...text] : text.split(" "), searches: 0 };
  lookups.set(language, made);
  return made;
}

function placeOf(lookup: Lookup, stored: string): number {
  if (lookup.find) return lookup.find(stored);
  if (++lookup.searches > SEARCHES) lookup.find = finderIn(lookup.words);
  return lookup.words.indexOf(stored);
}

/** Finds the place of a word. */
function finderIn(words: readonly string[]): (stored: string) => number {
  const map = new Map(words.map((word, index) => [word, index]));
  return (stored) => map.get(stored) ?? -1;
}

/**
 * `word` as the lists of its script store it: folded when Latin, NFC otherwise; upper case, accents and decomposed forms
 * make no difference then.
 */
export function storedForm(word: string): string {
  if (word.charCodeAt(0) < 0x250) return foldWord(word);
  return isComposed(word) ? word : word.normalize("NFC");
}

/** Whether a word has nothing but Han characters, Hangul syllables and kana, none of them decomposed. */
function isComposed(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index);
    const isSyllable = (unit >= 0xac00 && unit <= 0xd7a3) || (unit >= 0x3041 && unit <= 0x3096);
    if (!isSyllable && !(unit >= 0x4e00 && unit <= 0x9fff)) return false;
  }
  return true;
}

/** The place of a {@link storedForm} in a list, 0 to 2047, or -1. */
export function storedIndex(language: Language, stored: string): number {
  return placeOf(lookupOf(language), stored);
}

const hans = new Map<Language, Int16Array>();

/** The place of every UTF-16 unit in a Chinese list, or -1: a text without spaces asks for each of its characters. */
export function hanPlaces(language: Language): Int16Array {
  const known = hans.get(language);
  if (known) return known;
  const places = new Int16Array(0x10000).fill(-1);
  lookupOf(language).words.forEach((word, index) => {
    places[word.charCodeAt(0)] = index;
  });
  hans.set(language, places);
  return places;
}

/** The place of a word in a list, 0 to 2047, or -1. */
export function wordIndex(language: Language, word: string): number {
  return storedIndex(language, storedForm(word));
}

/** For every word of a Latin list a bit for each of {@link LATIN_LANGUAGES} that has it. */
const latinHolders = lazy(() => {
  const holders = new Map<string, number>();
  LATIN_LANGUAGES.forEach((language, place) => {
    for (const word of lookupOf(language).words) holders.set(word, (holders.get(word) ?? 0) | (1 << place));
  });
  return holders;
});

/** Words that were asked for; the table of all lists costs as much as a hundred of them, so a pasted phrase makes none. */
let asked = 0;

/** Of the Latin languages but English, those whose list may hold `least` of `words`, which are stored forms. */
export function otherLatin(words: readonly string[], least: number): readonly Language[] {
  const others = LATIN_LANGUAGES.slice(1);
  asked += words.length;
  if (asked < SEARCHES) return others;
  const counts = LATIN_LANGUAGES.map(() => 0);
  for (const word of words) {
    const bits = latinHolders().get(word) ?? 0;
    for (let place = 1; bits >> place > 0; place++)
      counts[place] = (counts[place] ?? 0) + ((bits >> place) & 1);
  }
  return others.filter((_, index) => (counts[index + 1] ?? 0) >= least);
}

/** The English word at `index`, as Electrum and TON hash it. */
export const englishWord = (index: number): string => lookupOf("english").words[index] ?? "";

/** The languages that a word of this script may belong to, the likeliest first; of the Latin ones English alone. */
export function languagesOf(code: number): readonly Language[] {
  if (code < 0x250) return ["english"];
  if (code >= 0x3040 && code < 0x3100) return ["japanese"];
  if (code >= 0x4e00 && code < 0xa000) return ["chinese_simplified", "chinese_traditional"];
  return ["korean"];
}
