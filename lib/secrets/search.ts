/** Searches texts for many words: the first short texts word by word, everything else in one pass through a prefilter. */
import { lazy } from "../core/lazy.ts";
import { PREFILTER_UNITS } from "../core/limits.ts";
import { ANY_UNITS, buildPrefilter, eachHit, type Visit } from "./prefilter.ts";

/**
 * Calls a {@link Visit} for every place where one of the words stands, in order of place. Returns bits, among them all that a
 * unit of the text has: what is below 0x80 was ASCII.
 */
export type Search = (text: string, visit: Visit) => number;

/**
 * A search for words: the `exact` ones are compared with their case, the `folded` ones (ASCII) without, and numbered
 * after them. Throws a RangeError for a word of one unit. The prefilter costs a fresh process 2 ms, half of a bare start, so
 * a process builds it when it has read enough.
 */
export function searchFor(exact: readonly string[], folded: readonly string[]): Search {
  const words = [...exact, ...folded.map((word) => word.toLowerCase())];
  if (words.some((word) => word.length < 2)) throw new RangeError("a keyword needs two units");
  const prefilter = lazy(() => buildPrefilter(exact, folded));
  let read = 0;
  return (text, visit) => {
    read += text.length;
    if (read > PREFILTER_UNITS) return eachHit(prefilter(), text, visit);
    eachWordHit(words, exact.length, text, visit);
    return ANY_UNITS;
  };
}

function eachWordHit(words: readonly string[], exact: number, text: string, visit: Visit): void {
  const folded = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const hits: { readonly word: number; readonly at: number }[] = [];
  for (const [word, letters] of words.entries()) {
    const read = word < exact ? text : folded;
    for (let at = read.indexOf(letters); at >= 0; at = read.indexOf(letters, at + 1)) hits.push({ word, at });
  }
  hits.sort((a, b) => a.at - b.at || a.word - b.word);
  for (const { word, at } of hits) visit(word, at, at + (words[word]?.length ?? 0));
}
