/** Searches texts for many words: the first short texts word by word, longer ones in one pass, through a prefilter or a sieve. */
import { lazy } from "../core/lazy.ts";
import { PREFILTER_UNITS, SIFTED_UNITS } from "../core/limits.ts";
import { ANY_UNITS, buildPrefilter, eachHit, foldedAscii, foldedWords, type Visit } from "./prefilter.ts";
import { buildSieve } from "./sieve/index.ts";
import type { Sifted } from "./sifted.ts";

/**
 * Calls a {@link Visit} for every place where one of the words stands, in order of place. Returns bits, among them all that a
 * unit of the text has: what is below 0x80 was ASCII.
 */
export type Search = {
  (text: string, visit: Visit, sifted?: Sifted): number;
  /** What a pass in machine code leaves of a text; undefined where it would not pay, or cannot be had. */
  readonly sift: (text: string) => Sifted | undefined;
};

/**
 * A search for words: the `exact` ones are compared with their case, the `folded` ones (ASCII) without, and numbered
 * after them; of `demands` (demands.ts) there is one for each. Throws a RangeError for a word of one unit. The prefilter costs a fresh process 2 ms, half of a bare start, so
 * a process builds it when it has read enough.
 */
export function searchFor(
  exact: readonly string[],
  folded: readonly string[],
  demands: () => readonly number[] = () => [],
): Search {
  const words = [...exact, ...foldedWords(folded)];
  // A loop: a fresh process compiles nothing for one pass over a thousand words.
  for (const { length } of words) if (length < 2) throw new RangeError("a keyword needs two units");
  const prefilter = lazy(() => buildPrefilter(exact, folded, demands()));
  const sieve = lazy(() => buildSieve(prefilter()));
  let read = 0;
  const search = (text: string, visit: Visit, sifted?: Sifted): number => {
    read += text.length;
    if (sifted) return eachSifted(words, sifted, visit);
    if (read > PREFILTER_UNITS) return eachHit(prefilter(), text, visit);
    eachWordHit(words, exact.length, text, visit);
    return ANY_UNITS;
  };
  const sift = (text: string): Sifted | undefined =>
    text.length < SIFTED_UNITS || read + text.length <= PREFILTER_UNITS ? undefined : sieve()?.(text);
  return Object.assign(search, { sift });
}

function eachSifted(words: readonly string[], sifted: Sifted, visit: Visit): number {
  for (let index = 0; index < sifted.words.length; index += 2) {
    const word = sifted.words[index] ?? 0;
    const at = sifted.words[index + 1] ?? 0;
    visit(word, at, at + (words[word]?.length ?? 0));
  }
  return sifted.units;
}

function eachWordHit(words: readonly string[], exact: number, text: string, visit: Visit): void {
  const folded = foldedAscii(text);
  const hits: { readonly word: number; readonly at: number }[] = [];
  for (const [word, letters] of words.entries()) {
    const read = word < exact ? text : folded;
    for (let at = read.indexOf(letters); at >= 0; at = read.indexOf(letters, at + 1)) hits.push({ word, at });
  }
  hits.sort((a, b) => a.at - b.at || a.word - b.word);
  for (const { word, at } of hits) visit(word, at, at + (words[word]?.length ?? 0));
}
