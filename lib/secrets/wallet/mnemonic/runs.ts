/** Tells the words of a region apart by list: runs of twelve and more neighbouring words of one BIP-39 list. */
import { lazy } from "../../../core/lazy.ts";
import { MIN_WORDS, type Region } from "./regions.ts";
import { type Edges, hanPlaces, languagesOf, OTHER_LATIN, placesOf, type WordlistLanguage } from "./words.ts";

/** One word of a run: where it stands and its index in the list. */
export type Word = { readonly start: number; readonly end: number; readonly index: number };

/** Neighbouring words of one list. */
export type WordRun = {
  readonly language: WordlistLanguage;
  /** All of them; made when they are asked for, because a page of words is told by less. */
  readonly words: readonly Word[];
  /** How many there are, and where they stand in a list of edges, from the word numbered `first` on. */
  readonly size: number;
  readonly edges: Edges;
  readonly first: number;
  /** The place of a word in the list of the language. */
  readonly placeOf: (at: number) => number;
  /** Chinese characters without anything between them, as prose is written too. */
  readonly joined?: boolean;
  /** Whether the word for a phrase stands right before them. */
  readonly named?: boolean;
};

/** The maximal runs of twelve or more words in a region, in each language whose list holds them. */
export function runsOf(text: string, { edges, hashes, joined, named = false }: Region): readonly WordRun[] {
  const [start = 0, end = 0] = edges;
  const languages = languagesOf(text.charCodeAt(start));
  if (joined)
    return languages.flatMap((language) =>
      joinedRun(text, start, end, language).map(({ words, ...run }) => ({ ...run, words, joined, named })),
    );
  const isEnglish = languages[0] === "english";
  const places = placesOf(text, { edges, hashes }, isEnglish);
  const runsFor = (some: readonly WordlistLanguage[]): readonly WordRun[] => {
    const runs = some.flatMap((language) => runsIn(edges, places(language), language));
    // Lists share words: a run inside a longer one of another list is a piece of that one.
    return runs.filter((run) => !runs.some((other) => isLonger(other, run)));
  };
  const runs = runsFor(languages);
  return runs.length === 0 && isEnglish ? runsFor(OTHER_LATIN) : runs;
}

/** The characters of the token `start`..`end` as words, when the list of `language` holds each of them. */
function joinedRun(text: string, start: number, end: number, language: WordlistLanguage): WordRun[] {
  const places = hanPlaces(language);
  const edges: number[] = [];
  for (let at = start; at < end; at++) {
    if ((places[text.charCodeAt(at)] ?? -1) < 0) return [];
    edges.push(at, at + 1);
  }
  const placeOf = (at: number): number => places[text.charCodeAt(start + at)] ?? -1;
  return [runAt(edges, placeOf, language, 0, end - start)];
}

/** The run of the words numbered `first` to before `end`. */
function runAt(
  edges: Edges,
  placeOf: (at: number) => number,
  language: WordlistLanguage,
  first: number,
  end: number,
): WordRun {
  const words = lazy(() => wordsAt(edges, placeOf, first, end));
  return {
    ...{ language, edges, first, placeOf, size: end - first },
    get words() {
      return words();
    },
  };
}

/**
 * The runs of words at `edges`, whose places in the language's list are given. Whether a run begins is asked from its last word
 * back to its first, so that a few words tell of a region that has none.
 */
function runsIn(edges: Edges, placeOf: (at: number) => number, language: WordlistLanguage): WordRun[] {
  const count = edges.length / 2;
  const runs: WordRun[] = [];
  for (let first = 0, known = 0; first + MIN_WORDS <= count; ) {
    // From `first` to before `known` all words are in the list.
    const enough = first + MIN_WORDS;
    let last = enough - 1;
    while (last >= known && placeOf(last) >= 0) last--;
    if (last >= known) {
      first = last + 1;
      known = enough;
      continue;
    }
    let end = enough;
    while (end < count && placeOf(end) >= 0) end++;
    runs.push(runAt(edges, placeOf, language, first, end));
    first = end + 1;
    known = first;
  }
  return runs;
}

/** The words numbered `from` to before `to`. */
function wordsAt(edges: Edges, placeOf: (at: number) => number, from: number, to: number): Word[] {
  const words: Word[] = [];
  for (let at = from; at < to; at++)
    words.push({ start: edges[2 * at] ?? 0, end: edges[2 * at + 1] ?? 0, index: placeOf(at) });
  return words;
}

/** Whether one run holds all words of another and more. */
function isLonger(one: WordRun, other: WordRun): boolean {
  if (one.size <= other.size) return false;
  return startOf(one) <= startOf(other) && endOf(one) >= endOf(other);
}

const startOf = ({ edges, first }: WordRun): number => edges[2 * first] ?? 0;
const endOf = ({ edges, first, size }: WordRun): number => edges[2 * (first + size) - 1] ?? 0;
