/** Tells the words of a region apart by list: runs of twelve and more neighbouring words of one BIP-39 list. */
import { type Edges, MIN_WORDS, type Region } from "./regions.ts";
import { hanPlaces, languagesOf, OTHER_LATIN, placesOf, type WordlistLanguage } from "./words.ts";

/** One word of a run: where it stands and its index in the list. */
export type Word = { readonly start: number; readonly end: number; readonly index: number };

/** Neighbouring words of one list. */
export type WordRun = {
  readonly language: WordlistLanguage;
  readonly words: readonly Word[];
  /** Chinese characters without anything between them, as prose is written too. */
  readonly joined?: boolean;
};

/** The maximal runs of twelve or more words in a region, in each language whose list holds them. */
export function runsOf(text: string, { edges, joined }: Region): readonly WordRun[] {
  const [start = 0, end = 0] = edges;
  const languages = languagesOf(text.charCodeAt(start));
  if (joined) return languages.flatMap((language) => joinedRun(text, start, end, language));
  const isEnglish = languages[0] === "english";
  const places = placesOf(text, edges, isEnglish);
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
  const words: Word[] = [];
  for (let at = start; at < end; at++) {
    const index = places[text.charCodeAt(at)] ?? -1;
    if (index < 0) return [];
    words.push({ start: at, end: at + 1, index });
  }
  return [{ language, words, joined: true }];
}

/** The runs of words at `edges`, whose places in the language's list are given. */
function runsIn(edges: Edges, placeOf: (at: number) => number, language: WordlistLanguage): WordRun[] {
  const runs: WordRun[] = [];
  let words: Word[] = [];
  const close = (): void => {
    if (words.length >= MIN_WORDS) runs.push({ language, words });
    words = [];
  };
  for (let at = 0; at < edges.length; at += 2) {
    const index = placeOf(at >> 1);
    if (index >= 0) words.push({ start: edges[at] ?? 0, end: edges[at + 1] ?? 0, index });
    else if (words.length > 0) close();
  }
  close();
  return runs;
}

/** Whether one run holds all words of another and more. */
function isLonger({ words }: WordRun, { words: others }: WordRun): boolean {
  const [start, end] = [others[0]?.start ?? 0, others.at(-1)?.end ?? 0];
  return words.length > others.length && (words[0]?.start ?? 0) <= start && (words.at(-1)?.end ?? 0) >= end;
}
