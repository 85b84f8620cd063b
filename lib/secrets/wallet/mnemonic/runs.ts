/**
 * Finds runs of twelve and more words of one BIP-39 list in a text, touching about a third of its characters: a run
 * is at least 47 units long, so a look at every 45th cannot miss it.
 */
import { PHRASE_WORDS } from "../../../core/limits.ts";
import { finish, foldWord, LATIN_MAX, LATIN_MIN, mayBeListed, wordHash } from "./bloom.ts";
import { gapEnd, gapStart, isEscape, isNumberedAt, labelEnd } from "./gaps.ts";
import { HAN, isLatin, KANA, kindOf, LATIN } from "./letters.ts";
import {
  hanPlaces,
  languagesOf,
  OTHER_LATIN,
  placesOf,
  storedForm,
  type WordlistLanguage,
  wordIndex,
} from "./words.ts";

/** One word of a run: where it stands and its index in the list. */
export type Word = { readonly start: number; readonly end: number; readonly index: number };

/** Neighbouring words of one list. */
export type WordRun = {
  readonly language: WordlistLanguage;
  readonly words: readonly Word[];
  /** Chinese characters without anything between them, as prose is written too. */
  readonly joined?: boolean;
};

type Token = { readonly start: number; readonly end: number };
type Visit = (runs: readonly WordRun[]) => void;

/** The fewest words of a phrase in any scheme. */
const MIN_WORDS = 12;

/**
 * Twelve three-letter words and eleven separators are 47 units, of which 45 are not behind the last word's first letter:
 * the word at or after some multiple of 45 is in the run.
 */
const LATIN_STRIDE = 45;

const BACKSLASH = 0x5c;
const BLANK = 0x20;

/** The most: Algorand's. */
const MAX_WORDS = 25;

/** Units of a token that are looked at in each direction; no phrase has a longer word, no joined phrase more characters. */
const MAX_TOKEN = 32;

/** The first unit of {@link CJK}. */
const FIRST_CJK = 0x1100;

/**
 * Calls `visit` with the maximal runs of twelve or more words, in each language whose list holds them. `units` has all bits
 * that a unit of the text has.
 */
export function eachRun(text: string, units: number, visit: Visit): void {
  eachLatinRegion(text, visit);
  if (units >= FIRST_CJK) eachCjkRegion(text, visit);
}

/** The letters of one script around `at`, which is one. */
function tokenAround(text: string, at: number, kind: number): Token {
  let start = at;
  let end = at + 1;
  while (at - start < MAX_TOKEN && start > 0 && kindOf(text.charCodeAt(start - 1)) === kind) start--;
  while (end - at < MAX_TOKEN && end < text.length && kindOf(text.charCodeAt(end)) === kind) end++;
  // The letter of an escape is no part of the word after it.
  if (start > 0 && isEscape(text, start - 1)) start = Math.min(start + 1, end);
  return { start, end };
}

/** The word at `at`, or the first after it with nothing but a gap or a label before it. */
function tokenFrom(text: string, at: number, kind: number): Token | undefined {
  let place = gapEnd(text, at);
  const after = place < 0 ? place : labelEnd(text, place);
  if (after > place) place = gapEnd(text, after);
  return place >= 0 && kindOf(text.charCodeAt(place)) === kind ? tokenAround(text, place, kind) : undefined;
}

/** The next word behind `at` that could be one of a phrase; one blank and a small word is what most lists are made of. */
function nextWord(text: string, at: number, kind: number): Token | undefined {
  if (kind === LATIN && text.charCodeAt(at) === BLANK && isAsciiLetter(text.charCodeAt(at + 1))) {
    const end = listedEnd(text, at + 1);
    if (end >= 0 && !isNumberedAt(text, end)) return { start: at + 1, end };
  }
  const token = tokenFrom(text, at, kind);
  return token && passes(text, token, kind) ? token : undefined;
}

function tokenBefore(text: string, before: number, kind: number): Token | undefined {
  const place = gapStart(text, before);
  if (place < 0 || kindOf(text.charCodeAt(place)) !== kind) return undefined;
  const token = tokenAround(text, place, kind);
  return labelEnd(text, token.start) > token.end ? tokenBefore(text, token.start, kind) : token;
}

function latinPasses(text: string, token: Token): boolean {
  const length = token.end - token.start;
  if (length < LATIN_MIN || length > 2 * LATIN_MAX) return false;
  let hash = 0;
  for (let i = token.start; i < token.end; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return mayBeListed(wordHash(foldWord(text.slice(token.start, token.end))));
    hash = (Math.imul(hash, 31) + (code | 32)) | 0;
  }
  return length <= LATIN_MAX && mayBeListed(finish(hash));
}

/** The longest words of the other scripts are 7 kana and 4 syllables; decomposed forms are up to three times as long. */
function passes(text: string, token: Token, kind: number): boolean {
  if (kind === LATIN) return latinPasses(text, token);
  const length = token.end - token.start;
  if (kind === HAN) return length === 1;
  const language = kind === KANA ? "japanese" : "korean";
  return length >= 2 && length <= 14 && wordIndex(language, text.slice(token.start, token.end)) >= 0;
}

/**
 * The tokens around `seed` that could be words of a phrase, not before `floor`, and no more than PHRASE_WORDS of them.
 */
function region(text: string, seed: Token, kind: number, floor: number): Token[] {
  const left: Token[] = [];
  let previous = tokenBefore(text, seed.start, kind);
  while (previous && previous.start >= floor && passes(text, previous, kind)) {
    left.push(previous);
    previous = tokenBefore(text, previous.start, kind);
  }
  const tokens = [...left.reverse(), seed];
  let next = nextWord(text, seed.end, kind);
  while (next && tokens.length < PHRASE_WORDS) {
    tokens.push(next);
    next = nextWord(text, next.end, kind);
  }
  return tokens;
}

/** Where the search goes on behind a region; into its end when it was cut, so that no phrase lies across the cut. */
function behind(tokens: readonly Token[]): number {
  const token = tokens.length < PHRASE_WORDS ? tokens.at(-1)?.end : tokens.at(-MAX_WORDS)?.start;
  return token ?? 0;
}

/** The runs of words in `tokens`, whose places in the language's list are given. */
function runsIn(
  tokens: readonly Token[],
  placeOf: (at: number) => number,
  language: WordlistLanguage,
): WordRun[] {
  const runs: WordRun[] = [];
  let words: Word[] = [];
  const close = (): void => {
    if (words.length >= MIN_WORDS) runs.push({ language, words });
    words = [];
  };
  for (let at = 0; at < tokens.length; at++) {
    const index = placeOf(at);
    const token = tokens[at];
    if (index >= 0 && token) words.push({ start: token.start, end: token.end, index });
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

function visitRegion(text: string, tokens: readonly Token[], visit: Visit): void {
  const first = tokens[0];
  if (!first || tokens.length < MIN_WORDS) return;
  const stored = tokens.map(({ start, end }) => storedForm(text.slice(start, end)));
  const languages = languagesOf(text.charCodeAt(first.start));
  const isEnglish = languages[0] === "english";
  const places = placesOf(stored, isEnglish);
  const visitAll = (some: readonly WordlistLanguage[]): boolean => {
    const runs = some.flatMap((language) => runsIn(tokens, places(language), language));
    // Lists share words: a run inside a longer one of another list is a piece of that one.
    if (runs.length > 0) visit(runs.filter((run) => !runs.some((other) => isLonger(other, run))));
    return runs.length > 0;
  };
  if (!visitAll(languages) && isEnglish) visitAll(OTHER_LATIN);
}

/** The end of the Latin word at `start` when the filter lets it pass, else -1. No object is made: every text pays for this. */
function listedEnd(text: string, start: number): number {
  let hash = 0;
  let at = start;
  const limit = Math.min(text.length, start + LATIN_MAX + 1);
  for (; at < limit; at++) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    if ((lower - 0x61) >>> 0 >= 26) {
      if (isLatin(code)) return foldedEnd(text, start);
      break;
    }
    hash = (Math.imul(hash, 31) + lower) | 0;
  }
  const length = at - start;
  return length >= LATIN_MIN && length <= LATIN_MAX && mayBeListed(finish(hash)) ? at : -1;
}

function foldedEnd(text: string, start: number): number {
  const token = tokenAround(text, start, LATIN);
  return latinPasses(text, token) ? token.end : -1;
}

const isAsciiLetter = (code: number): boolean => ((code | 32) - 0x61) >>> 0 < 26;

/** Where the next Latin word begins, or -1. One blank is the common gap, and has its own way. */
function nextStart(text: string, from: number): number {
  if (from + 1 < text.length && text.charCodeAt(from) === BLANK && isAsciiLetter(text.charCodeAt(from + 1)))
    return from + 1;
  const at = gapEnd(text, from);
  if (at >= 0 && isLetterLabel(text, at)) return nextStart(text, labelEnd(text, at));
  return at >= 0 && isLatin(text.charCodeAt(at)) ? at : -1;
}

/** Whether a label of one letter stands at `at` ("w1"): the longer ones are words of the list themselves. */
function isLetterLabel(text: string, at: number): boolean {
  const digit = text.charCodeAt(at + 1) - 0x30;
  return digit >= 0 && digit <= 9 && labelEnd(text, at) > at && !isLatin(text.charCodeAt(at - 1));
}

/** The last letter of the Latin word before `before`, or -1. */
function previousEnd(text: string, before: number): number {
  if (before > 1 && text.charCodeAt(before - 1) === BLANK && isAsciiLetter(text.charCodeAt(before - 2)))
    return before - 2;
  const at = gapStart(text, before);
  if (at >= 0 && isLetterLabel(text, at)) return previousEnd(text, at);
  return at >= 0 && isLatin(text.charCodeAt(at)) ? at : -1;
}

/** How many words in a row pass from `start` on, at most `enough`. */
function listedFrom(text: string, start: number, enough: number): number {
  let count = 0;
  for (let at = start; at >= 0 && count < enough; count++) {
    const end = listedEnd(text, at);
    if (end < 0) break;
    at = nextStart(text, end);
    if (at < 0) return count + 1;
  }
  return count;
}

/** The start of the Latin word around `at`; the letter of an escape is no part of it. */
function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < MAX_TOKEN && isLatin(text.charCodeAt(start - 1))) start--;
  return start > 0 && text.charCodeAt(start - 1) === BACKSLASH && isEscape(text, start - 1)
    ? start + 1
    : start;
}

/**
 * {@link wordStart}, by plain arithmetic where the word is ASCII and no longer than a list's. Here and below no unit outside the text is
 * asked for: one such question makes JavaScriptCore compile every later one for the slow case.
 */
function asciiStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < LATIN_MAX && isAsciiLetter(text.charCodeAt(start - 1))) start--;
  if (start === 0) return 0;
  const before = text.charCodeAt(start - 1);
  return before === BACKSLASH || before >= 0xc0 ? wordStart(text, at) : start;
}

/** Whether `enough` words in a row pass before `start`. */
function listedBefore(text: string, start: number, enough: number): boolean {
  let at = start;
  for (let count = 0; count < enough; count++) {
    const last = previousEnd(text, at);
    if (last < 0) return false;
    at = asciiStart(text, last);
    if (listedEnd(text, at) < 0) return false;
  }
  return true;
}

function eachLatinRegion(text: string, visit: Visit): void {
  let done = 0;
  for (let at = 0; at < text.length; at += LATIN_STRIDE) {
    if (at < done) continue;
    const start = isAsciiLetter(text.charCodeAt(at)) ? asciiStart(text, at) : nextStart(text, at);
    const count = start < 0 ? 0 : listedFrom(text, start, MIN_WORDS);
    if (count === 0 || !listedBefore(text, start, MIN_WORDS - count)) continue;
    const seed = tokenFrom(text, start, LATIN);
    if (!seed) continue;
    const tokens = region(text, seed, LATIN, done);
    visitRegion(text, tokens, visit);
    done = behind(tokens);
  }
}

const NEAR_UNITS = 4;

/** Letters of the other scripts: kana, Han, Hangul and its decomposed form. */
const CJK = /[\u3041-\u309f\u4e00-\u9fff\uac00-\ud7af\u1100-\u11ff]/g;

function eachCjkRegion(text: string, visit: Visit): void {
  // One range is found twice as fast as four, and most texts end here.
  if (!/[\u1100-\ud7ff]/.test(text)) return;
  let done = 0;
  let floor = 0;
  for (let place = nextCjk(text, 0); place >= 0; place = nextCjk(text, done)) {
    const kind = kindOf(text.charCodeAt(place));
    const token = tokenAround(text, place, kind);
    done = token.end;
    if (kind === HAN && token.end - token.start > 1) visitJoined(text, token, visit);
    else if (passes(text, token, kind)) {
      const tokens = region(text, token, kind, floor);
      visitRegion(text, tokens, visit);
      done = Math.max(done, behind(tokens));
      floor = done;
    }
  }
}

function nextCjk(text: string, from: number): number {
  // Most words have a sign or two between them: too little for a regular expression to pay.
  const near = Math.min(text.length, from + NEAR_UNITS);
  for (let at = from; at < near; at++) if (kindOf(text.charCodeAt(at)) > LATIN) return at;
  CJK.lastIndex = from;
  return CJK.exec(text)?.index ?? -1;
}

/** Chinese without spaces: the run of characters that the layout bounds, when it has a phrase's length. */
function visitJoined(text: string, { start, end }: Token, visit: Visit): void {
  const length = end - start;
  if (length > 24 || length < MIN_WORDS || length % 3 !== 0) return;
  for (const language of languagesOf(text.charCodeAt(start))) {
    const places = hanPlaces(language);
    const words: Word[] = [];
    for (let at = start; at < end; at++) {
      const index = places[text.charCodeAt(at)] ?? -1;
      if (index < 0) break;
      words.push({ start: at, end: at + 1, index });
    }
    if (words.length === length) visit([{ language, words, joined: true }]);
  }
}
