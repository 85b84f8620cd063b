/** The index of a word in a BIP-39 list, each list built on first need. */
import { lazy, remember } from "../../../core/lazy.ts";
import { BLOOM_BITS, finish, foldWord, LATIN_LANGUAGES, LATIN_MAX, wordHash } from "./bloom.ts";
import { LISTS } from "./lists.ts";

/** Where each of some neighbouring words begins and ends: no object is made for a word, because lists have many. */
export type Edges = readonly number[];

/** Neighbouring words: where they stand, and the hash of each in a Latin list as it is written, or {@link UNHASHED}. */
export type ListedWords = { readonly edges: Edges; readonly hashes: Int32Array };

/** No hash: the word has accents, is of another script, or was not hashed. */
export const UNHASHED = -1;

/** The words of a list: eleven bits each. */
export const LIST_WORDS = 2048;

/** A word list of the BIP-39 repository (bitcoin/bips, bip-0039/bip-0039-wordlists.md). */
export type WordlistLanguage = keyof typeof LISTS;

/** The words of a list that begin with one letter and stand together in it; `before` is how many stand before them. */
type Shelf = { readonly words: readonly string[]; readonly before: () => number };

const shelves = new Map<WordlistLanguage, Map<number, readonly Shelf[]>>();

/** Unpacks of a list what begins with one letter: nearly all words that are asked for are in no list, and few are asked for. */
function shelvesOf(language: WordlistLanguage, letter: number): readonly Shelf[] {
  const known = shelves.get(language) ?? new Map<number, readonly Shelf[]>();
  shelves.set(language, known);
  const made = known.get(letter);
  if (made) return made;
  const text = LISTS[language];
  const all: Shelf[] = [];
  // A word that begins with another letter than the one before it shares nothing with that.
  const head = `0${String.fromCharCode(letter)}`;
  for (let start = text.indexOf(head), end = 0; start >= 0; start = text.indexOf(head, end)) {
    const from = start;
    const next = text.indexOf("0", start + 1);
    end = next < 0 ? text.length : next;
    const before = lazy(() => text.slice(0, from).replace(/\D+/g, "").length);
    all.push({ words: unpacked(text.slice(start, end)), before });
  }
  known.set(letter, all);
  return all;
}

const wholes = new Map<WordlistLanguage, ReadonlyMap<string, number>>();

/** The places of all words of a list. */
function wholeOf(language: WordlistLanguage): ReadonlyMap<string, number> {
  const known = wholes.get(language);
  if (known) return known;
  const places = new Map(listOf(language).map((word, place) => [word, place]));
  wholes.set(language, places);
  return places;
}

/** How often a word was asked for by its letters, and how many pay for all places of a list. */
let askedByLetters = 0;
const WHOLE_WORDS = 1000;

/** The place of a {@link storedForm} in a list, 0 to 2047, or -1. */
function storedIndex(language: WordlistLanguage, stored: string): number {
  if (isChinese(language))
    return stored.length === 1 ? (hanPlaces(language)[stored.charCodeAt(0)] ?? -1) : -1;
  if (++askedByLetters > WHOLE_WORDS) return wholeOf(language).get(stored) ?? -1;
  for (const { words, before } of shelvesOf(language, stored.charCodeAt(0))) {
    const place = words.indexOf(stored);
    if (place >= 0) return before() + place;
  }
  return -1;
}

const isChinese = (language: WordlistLanguage): boolean => language.startsWith("chinese");

const lists = new Map<WordlistLanguage, readonly string[]>();

/** {@link wordsOf}, unpacked once. */
function listOf(language: WordlistLanguage): readonly string[] {
  const known = lists.get(language);
  if (known) return known;
  const words = wordsOf(language);
  lists.set(language, words);
  return words;
}

/** The words of a list: 1.2 ms for the first in a fresh process, 0.2 for each other; all letters would take 42 KB more. */
export function wordsOf(language: WordlistLanguage): readonly string[] {
  const text = LISTS[language];
  return isChinese(language) ? [...text] : unpacked(text);
}

/** The words that `text` has the letters of: a list, or a part of one that begins with a word in full. */
function unpacked(text: string): string[] {
  const words: string[] = [];
  let word = "";
  // By a pattern: in a fresh process a loop over all letters is not compiled yet.
  for (const entry of text.match(/\d\D*/g) ?? []) {
    word = word.slice(0, Number(entry.charAt(0))) + entry.slice(1);
    words.push(word);
  }
  return words;
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

const hans = new Map<WordlistLanguage, Int16Array>();

/** The place of every UTF-16 unit in a Chinese list, or -1: a text without spaces asks for each of its characters. */
export function hanPlaces(language: WordlistLanguage): Int16Array {
  const known = hans.get(language);
  if (known) return known;
  const places = new Int16Array(0x10000).fill(-1);
  listOf(language).forEach((word, index) => {
    places[word.charCodeAt(0)] = index;
  });
  hans.set(language, places);
  return places;
}

/** The place of a word in a list, 0 to 2047, or -1. */
export function wordIndex(language: WordlistLanguage, word: string): number {
  return storedIndex(language, storedForm(word));
}

/** Whether a list has a word, which costs a fresh process less than its place. */
export function isInList(language: WordlistLanguage, word: string): boolean {
  const stored = storedForm(word);
  if (isChinese(language) || askedByLetters >= WHOLE_WORDS) return storedIndex(language, stored) >= 0;
  askedByLetters++;
  return shelvesOf(language, stored.charCodeAt(0)).some(({ words }) => words.includes(stored));
}

/** The Latin languages but English. */
export const OTHER_LATIN: readonly WordlistLanguage[] = LATIN_LANGUAGES.slice(1);

const ENGLISH: readonly WordlistLanguage[] = ["english"];

/**
 * Every word of some Latin lists has a row, which holds its place in each of these languages or -1. Rows are found by
 * {@link wordHash}, from 1 on, each followed by the next of the same hash: a text full of words asks for each where it stands,
 * and no piece of it is copied.
 */
type Latin = {
  readonly first: Uint16Array;
  readonly next: Uint16Array;
  /** The letters of all words, one word after the other, and where each begins; one more for the end. */
  readonly letters: Uint8Array;
  readonly starts: Int32Array;
  readonly places: Int16Array;
};

/** The rows of English, or of all others: few texts that hold English words ask for those, too. */
const latinOf = remember((languages: readonly WordlistLanguage[]): Latin => {
  const lists = languages.map(listOf);
  const count = lists.reduce((sum, words) => sum + words.length, 1);
  const table = {
    ...{ first: new Uint16Array(BLOOM_BITS), next: new Uint16Array(count) },
    ...{ letters: new Uint8Array(count * LATIN_MAX), starts: new Int32Array(count + 1) },
    places: new Int16Array(count * lists.length).fill(-1),
  };
  let rows = 1;
  for (const [column, words] of lists.entries())
    for (const [place, word] of words.entries()) {
      const row = rowIn(table, word, 0, word.length) || addRow(table, word, rows++);
      table.places[row * lists.length + column] = place;
    }
  return table;
});

/** Gives `word` the row numbered `row`, the first behind all others; returns that. */
function addRow({ first, next, letters, starts }: Latin, word: string, row: number): number {
  const hash = wordHash(word);
  next[row] = first[hash] ?? 0;
  first[hash] = row;
  const start = starts[row] ?? 0;
  for (let index = 0; index < word.length; index++) letters[start + index] = word.charCodeAt(index);
  starts[row + 1] = start + word.length;
  return row;
}

/** The row of the word `start`..`end`, whose case makes no difference; 0 when it has none. */
function rowIn(table: Latin, text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + (text.charCodeAt(at) | 32)) | 0;
  return rowOf(table, finish(hash), text, start, end);
}

/** {@link rowIn} for a word of this hash. */
function rowOf(
  { first, next, letters, starts }: Latin,
  hash: number,
  text: string,
  start: number,
  end: number,
): number {
  for (let row = first[hash] ?? 0; row > 0; row = next[row] ?? 0) {
    const from = (starts[row] ?? 0) - start;
    if ((starts[row + 1] ?? 0) - from !== end) continue;
    let at = start;
    // Nothing but a letter becomes one of these.
    while (at < end && (text.charCodeAt(at) | 32) === letters[from + at]) at++;
    if (at === end) return row;
  }
  return 0;
}

/** {@link rowIn} for a word that may have accents. */
function latinRow(table: Latin, text: string, start: number, end: number): number {
  const row = rowIn(table, text, start, end);
  if (row > 0) return row;
  const word = text.slice(start, end);
  const folded = foldWord(word);
  return folded === word ? 0 : rowIn(table, folded, 0, folded.length);
}

/** How often a Latin word was asked for, and how many pay for rows, which take 2 ms for all lists: in a fresh process English alone spares half of a list's scan. */
let asked = 0;
const ROWS_WORDS = 1000;

/** The place of the word numbered `at` in the list of a language, or -1. */
export type Places = (language: WordlistLanguage) => (at: number) => number;

/** Looks up some words, each when it is asked for: in a text full of Latin words once for all languages. */
export function placesOf(text: string, words: ListedWords, isLatin: boolean): Places {
  if (!isLatin || asked >= ROWS_WORDS)
    return isLatin ? rowPlaces(text, words) : listPlaces(text, words.edges);
  const places = listPlaces(text, words.edges);
  return (language) => {
    const place = places(language);
    return (at) => {
      asked++;
      return place(at);
    };
  };
}

/** Looks up each word in the list of a language. */
function listPlaces(text: string, edges: Edges): Places {
  return (language) => (at) =>
    storedIndex(language, storedForm(text.slice(edges[2 * at] ?? 0, edges[2 * at + 1] ?? 0)));
}

/** Looks up each word in the rows of English, or of the other Latin lists. */
function rowPlaces(text: string, { edges, hashes }: ListedWords): Places {
  /** The row of each word that was asked for, and one more. */
  const rowsOf = remember((_languages: readonly WordlistLanguage[]) => new Uint16Array(edges.length / 2));
  return (language) => {
    const languages = language === "english" ? ENGLISH : OTHER_LATIN;
    const table = latinOf(languages);
    const rows = rowsOf(languages);
    const column = languages.indexOf(language);
    const rowAt = (at: number): number => {
      const [hash = UNHASHED, start = 0, end = 0] = [hashes[at], edges[2 * at], edges[2 * at + 1]];
      return hash < 0 ? latinRow(table, text, start, end) : rowOf(table, hash, text, start, end);
    };
    return (at) => {
      if (rows[at] === 0) rows[at] = 1 + rowAt(at);
      return table.places[((rows[at] ?? 1) - 1) * languages.length + column] ?? -1;
    };
  };
}

/** The English word at `index`, as Electrum and TON hash it. */
export const englishWord = (index: number): string => listOf("english")[index] ?? "";

/** The languages that a word of this script may belong to, the likeliest first; of the Latin ones English alone. */
export function languagesOf(code: number): readonly WordlistLanguage[] {
  if (code < 0x250) return ["english"];
  if (code >= 0x3040 && code < 0x3100) return ["japanese"];
  if (code >= 0x4e00 && code < 0xa000) return ["chinese_simplified", "chinese_traditional"];
  return ["korean"];
}
