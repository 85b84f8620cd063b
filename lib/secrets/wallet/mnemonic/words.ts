/** The index of a word in a BIP-39 list, each list built on first need. */
import { lazy } from "../../../core/lazy.ts";
import { foldWord, LATIN_LANGUAGES } from "./bloom.ts";
import { LISTS } from "./lists.ts";

/** A word list of the BIP-39 repository (bitcoin/bips, bip-0039/bip-0039-wordlists.md). */
export type WordlistLanguage = keyof typeof LISTS;

/** A list, and how it is looked up: one search through the array costs 5 us, the map that replaces it 1 ms to make. */
type WordLookup = { readonly words: readonly string[]; searches: number; find?: (stored: string) => number };

/** Searches after which a list gets its map: a pasted phrase or two never need one. */
const SEARCHES = 60;

const lookups = new Map<WordlistLanguage, WordLookup>();

/** The words of a list: 1.2 ms for the first in a fresh process, 0.2 for each other; all letters would take 42 KB more. */
export function wordsOf(language: WordlistLanguage): readonly string[] {
  const text = LISTS[language];
  if (language.startsWith("chinese")) return [...text];
  const words: string[] = [];
  let word = "";
  for (let at = 0, end = 0; at < text.length; at = end) {
    for (end = at + 1; end < text.length && !isDigit(text.charCodeAt(end)); ) end++;
    word = word.slice(0, Number(text[at])) + text.slice(at + 1, end);
    words.push(word);
  }
  return words;
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

function lookupOf(language: WordlistLanguage): WordLookup {
  const known = lookups.get(language);
  if (known) return known;
  const made = { words: wordsOf(language), searches: 0 };
  lookups.set(language, made);
  return made;
}

function placeOf(lookup: WordLookup, stored: string): number {
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
function storedForm(word: string): string {
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
function storedIndex(language: WordlistLanguage, stored: string): number {
  return placeOf(lookupOf(language), stored);
}

const hans = new Map<WordlistLanguage, Int16Array>();

/** The place of every UTF-16 unit in a Chinese list, or -1: a text without spaces asks for each of its characters. */
export function hanPlaces(language: WordlistLanguage): Int16Array {
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
export function wordIndex(language: WordlistLanguage, word: string): number {
  return storedIndex(language, storedForm(word));
}

/** Every word of the Latin lists has a row, which holds its place in each of {@link LATIN_LANGUAGES} or -1. */
const latin = lazy(() => {
  const rows = new Map<string, number>();
  const lists = LATIN_LANGUAGES.map((language) => lookupOf(language).words);
  for (const word of lists.flat()) if (!rows.has(word)) rows.set(word, rows.size * lists.length);
  const places = new Int16Array(rows.size * lists.length).fill(-1);
  lists.forEach((words, column) => {
    words.forEach((word, place) => {
      places[(rows.get(word) ?? 0) + column] = place;
    });
  });
  return { rows, places };
});

/** Latin words that were asked for, and how many pay for the rows of all lists, which take 3 ms to make. */
let asked = 0;
const ROWS_WORDS = 1000;

/** The place of the word numbered `at` in the list of a language, or -1. */
export type Places = (language: WordlistLanguage) => (at: number) => number;

/** Looks up `words`: in a text full of Latin words each of them once for all languages. */
export function placesOf(written: readonly string[], isLatin: boolean): Places {
  const words = written.map(storedForm);
  if (isLatin) asked += words.length;
  if (!isLatin || asked < ROWS_WORDS) return (language) => (at) => storedIndex(language, words[at] ?? "");
  const { rows, places } = latin();
  const found = new Int32Array(words.length);
  for (let at = 0; at < found.length; at++) found[at] = rows.get(words[at] ?? "") ?? -1;
  return (language) => {
    const column = (LATIN_LANGUAGES as readonly WordlistLanguage[]).indexOf(language);
    return (at) => {
      const row = found[at] ?? -1;
      return row < 0 ? -1 : (places[row + column] ?? -1);
    };
  };
}

/** The Latin languages but English. */
export const OTHER_LATIN: readonly WordlistLanguage[] = LATIN_LANGUAGES.slice(1);

/** The English word at `index`, as Electrum and TON hash it. */
export const englishWord = (index: number): string => lookupOf("english").words[index] ?? "";

/** The languages that a word of this script may belong to, the likeliest first; of the Latin ones English alone. */
export function languagesOf(code: number): readonly WordlistLanguage[] {
  if (code < 0x250) return ["english"];
  if (code >= 0x3040 && code < 0x3100) return ["japanese"];
  if (code >= 0x4e00 && code < 0xa000) return ["chinese_simplified", "chinese_traditional"];
  return ["korean"];
}
