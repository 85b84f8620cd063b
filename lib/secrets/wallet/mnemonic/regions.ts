/**
 * Finds the regions of a text that could be words of one phrase, touching about a third of its characters: a run is at least
 * 47 units long, so a look at every 45th cannot miss it. Between two words stand blanks, numbering, punctuation, written-out
 * escapes, HTML tags and entities, labels such as "Word 3:".
 */
import { lazy } from "../../../core/lazy.ts";
import { PHRASE_WORDS, REFRAIN_KINDS, REFRAIN_WORDS } from "../../../core/limits.ts";
import { unitsBefore } from "../../../core/text.ts";
import type { Span } from "../../../core/verdict.ts";
import type { Sifted } from "../../sifted.ts";
import { finish, foldedHash, LATIN_MAX, LATIN_MIN, mayBeListed } from "./bloom.ts";
import { BREAK, GAP, HAN, isLatin, KANA, kindOf, kindsOfUnits, LATIN } from "./letters.ts";
import { isInList, type ListedWords, UNHASHED } from "./words.ts";

/**
 * Neighbouring words that could be one phrase's; `joined` is one token of Chinese characters without anything between them, and
 * `named` when the word for a phrase stands right before it.
 */
export type Region = ListedWords & { readonly joined: boolean; readonly named?: boolean };

type Visit = (region: Region) => void;

/** The fewest words of a phrase in any scheme. */
export const MIN_WORDS = 12;

/**
 * Twelve three-letter words and eleven separators are 47 units, of which 45 are not behind the last word's first letter:
 * the word at or after some multiple of 45 is in the run.
 */
export const LATIN_STRIDE = 45;

/** The most: Algorand's. */
const MAX_WORDS = 25;

/** Units of a token that are looked at in each direction; no phrase has a longer word, no joined phrase more characters. */
const MAX_TOKEN = 32;

/** The characters of the longest phrase that is written without blanks: BIP-39 has no longer one. */
const MAX_JOINED = 24;

/** The first unit of {@link CJK}. */
export const FIRST_CJK = 0x1100;

/** Units of a part of a text that a sieve looks at for letters of {@link CJK} at once. */
export const CJK_STRIDE = 16;

/** Units between two words: numbering, quotes, indentation, a table's cells, the second column. */
export const MAX_GAP = 64;

/** Longest tag and entity that are skipped. */
export const MAX_TAG = 40;
export const ENTITY_UNITS = 8;

const BLANK = 0x20;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const GREATER = 0x3e;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;

/** Calls `visit` with the regions of `text`. `units` has all bits that a unit of the text has. */
export function eachRegion(text: string, units: number, visit: Visit, sifted?: Sifted): void {
  eachLatinRegion(text, visit, sifted);
  if (units >= FIRST_CJK) eachCjkRegion(text, visit, sifted);
}

function eachLatinRegion(text: string, visit: Visit, sifted?: Sifted): void {
  let done = 0;
  const look = (at: number): void => {
    const seed = at < done ? undefined : latinSeed(text, at);
    if (!seed) return;
    const words = region(text, seed, LATIN, done);
    give(text, words, visit);
    done = behind(words);
  };
  if (sifted) sifted.phrases.forEach(look);
  else for (let at = 0; at < text.length; at += LATIN_STRIDE) look(at);
}

/** The word at `at` or behind it, where it stands among as many that pass as a phrase has. */
function latinSeed(text: string, at: number): Span | undefined {
  const own = isAsciiLetter(text.charCodeAt(at)) ? asciiStart(text, at) : at;
  // The letter of an escape is no word's, and blanks may stand behind it: "word\\n  word".
  const start = own < at || isAsciiLetter(text.charCodeAt(own)) ? own : nextStart(text, own);
  const count = start < 0 ? 0 : listedFrom(text, start, MIN_WORDS);
  if (count === 0 || !listedBefore(text, start, MIN_WORDS - count)) return undefined;
  return tokenFrom(text, start, LATIN);
}

function give(text: string, words: ListedWords, visit: Visit): void {
  const { edges, hashes } = words;
  if (edges.length >= 2 * MIN_WORDS && !isRefrain(text, words)) visit({ edges, hashes, joined: false });
}

/** Whether a region is a few words again and again, of which no phrase is drawn. */
function isRefrain(text: string, { edges, hashes }: ListedWords): boolean {
  const size = edges.length / 2;
  if (size < REFRAIN_WORDS) return false;
  const known: number[] = [];
  for (let at = 0; at < size; at++) {
    const listed = hashes[at] ?? UNHASHED;
    const hash = listed === UNHASHED ? foldedHash(text, edges[2 * at] ?? 0, edges[2 * at + 1] ?? 0) : listed;
    if (known.includes(hash)) continue;
    if (known.length === REFRAIN_KINDS) return false;
    known.push(hash);
  }
  return true;
}

/** Whether a phrase that is written without blanks may have so many characters. */
const isJoinedLong = (length: number): boolean =>
  length <= MAX_JOINED && length >= MIN_WORDS && length % 3 === 0;

/** What a phrase is called in Chinese, up to its end, and what may join the word to the phrase: the lists hold their characters, too. */
const PHRASE_NAME =
  /(?:[助种種][记記子][词詞码碼]|[恢备備][复復份][词詞]|[种種]子|[钱錢]包[备備]份|[记記词詞子][短][语語])$/u;
const PHRASE_JOINT = /(?:就是|如下|[是为為])?[ \t]{0,2}/uy;
const NAME_UNITS = 4;

/** The last characters of such words. */
const NAME_ENDS = [..."词詞码碼子语語份"].map((sign) => sign.charCodeAt(0));

/** Where the last word for a phrase in `from`..`to` ends, or -1. */
function nameEnd(text: string, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--)
    if (NAME_ENDS.includes(text.charCodeAt(at)) && PHRASE_NAME.test(unitsBefore(text, at + 1, NAME_UNITS)))
      return at + 1;
  return -1;
}

/** Units between a word for a phrase and a phrase that a blank stands before. */
const JOINT_UNITS = 5;

/** Chinese without spaces: the run of characters that the layout bounds, or the word for a phrase before it, when it has a phrase's length. */
function giveJoined(text: string, { start, end }: Span, visit: Visit): void {
  if (isJoinedLong(end - start)) visit({ ...oneWord(start, end), joined: true });
  // Of a longer text without blanks nobody knows where a phrase would end.
  if (end - start < MIN_WORDS || kindOf(text.charCodeAt(end)) === HAN) return;
  const isApart = text.charCodeAt(start - 1) === BLANK;
  const first = isApart ? Math.max(0, start - JOINT_UNITS) : start;
  const name = nameEnd(text, Math.max(first, end - MAX_JOINED - JOINT_UNITS), end - MIN_WORDS);
  if (name < 0) return;
  PHRASE_JOINT.lastIndex = name;
  const behind = PHRASE_JOINT.test(text) ? PHRASE_JOINT.lastIndex : name;
  for (const from of new Set([name, behind]))
    if (from >= start && isJoinedLong(end - from))
      visit({ ...oneWord(from, end), joined: true, named: true });
}

const oneWord = (start: number, end: number): ListedWords => ({
  edges: [start, end],
  hashes: Int32Array.of(UNHASHED),
});

const NEAR_UNITS = 4;

/** Letters of the other scripts, from the first to the last of each: kana, Han, Hangul and its decomposed form. */
export const CJK_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x3041, 0x309f],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7af],
  [0x1100, 0x11ff],
];
const CJK = /[\u3041-\u309f\u4e00-\u9fff\uac00-\ud7af\u1100-\u11ff]/g;

function eachCjkRegion(text: string, visit: Visit, sifted?: Sifted): void {
  // One range is found twice as fast as four, and most texts end here.
  if (!sifted && !/[\u1100-\ud7ff]/.test(text)) return;
  const next = sifted ? nextSifted(text, sifted) : (from: number) => nextCjk(text, from);
  let done = 0;
  let floor = 0;
  for (let place = next(0); place >= 0; place = next(done)) {
    const kind = kindOf(text.charCodeAt(place));
    const token = tokenAround(text, place, kind);
    done = token.end;
    if (kind === HAN && token.end - token.start > 1) giveJoined(text, token, visit);
    else if (passes(text, token, kind)) {
      const words = region(text, token, kind, floor);
      give(text, words, visit);
      done = Math.max(done, behind(words));
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

/** {@link nextCjk} for places that only grow, where a sieve says which parts of the text have such letters. */
function nextSifted(text: string, { wide }: Sifted): (from: number) => number {
  const kinds = kindsOfUnits();
  let part = 0;
  return (from) => {
    for (; part < wide.length; part++) {
      const start = wide[part] ?? 0;
      const end = Math.min(text.length, start + CJK_STRIDE);
      for (let at = Math.max(from, start); at < end; at++)
        if ((kinds[text.charCodeAt(at)] ?? BREAK) > LATIN) return at;
    }
    return -1;
  };
}

/** The letters of one script around `at`, which is one. */
function tokenAround(text: string, at: number, kind: number): Span {
  let start = at;
  let end = at + 1;
  while (at - start < MAX_TOKEN && start > 0 && kindOf(text.charCodeAt(start - 1)) === kind) start--;
  while (end - at < MAX_TOKEN && end < text.length && kindOf(text.charCodeAt(end)) === kind) end++;
  // The letter of an escape is no part of the word after it.
  if (start > 0 && isEscape(text, start - 1)) start = Math.min(start + 1, end);
  return { start, end };
}

/** Where something else than a gap or a label stands, at `at` or behind it; -1 when that is too far off. */
function placeFrom(text: string, at: number): number {
  const place = gapEnd(text, at);
  const after = place < 0 ? place : labelEnd(text, place);
  return after > place ? gapEnd(text, after) : place;
}

/** The word at `at`, or the first after it with nothing but a gap or a label before it. */
function tokenFrom(text: string, at: number, kind: number): Span | undefined {
  const place = placeFrom(text, at);
  return place >= 0 && kindOf(text.charCodeAt(place)) === kind ? tokenAround(text, place, kind) : undefined;
}

/** Whether a unit is a gap by itself: a backslash may be one with the letter behind it. */
const isPlainGap = (code: number): boolean => code === BLANK || (code !== BACKSLASH && kindOf(code) === GAP);

/** The end of the word at `start`, where no number stands behind it, as in most lists; else -1. */
function plainEnd(text: string, start: number): number {
  const end = listedEnd(text, start);
  return end >= 0 && !isNumberedAt(text, end) ? end : -1;
}

/** Where a word begins behind one or two plain gaps at `at`, or -1. */
function plainStart(text: string, at: number): number {
  if (!isPlainGap(text.charCodeAt(at))) return -1;
  if (isAsciiLetter(text.charCodeAt(at + 1))) return at + 1;
  return isPlainGap(text.charCodeAt(at + 1)) && isAsciiLetter(text.charCodeAt(at + 2)) ? at + 2 : -1;
}

/** The next word behind `at` that could be one of a phrase. */
function nextWord(text: string, at: number, kind: number): Span | undefined {
  const place = placeFrom(text, at);
  if (place < 0) return undefined;
  const unit = text.charCodeAt(place);
  if (kind === LATIN && isAsciiLetter(unit)) {
    const end = listedEnd(text, place);
    return end < 0 ? undefined : { start: place, end };
  }
  const token = kindOf(unit) === kind ? tokenAround(text, place, kind) : undefined;
  lastHash = UNHASHED;
  return token && passes(text, token, kind) ? token : undefined;
}

function tokenBefore(text: string, before: number, kind: number): Span | undefined {
  const place = gapStart(text, before);
  if (place < 0 || kindOf(text.charCodeAt(place)) !== kind) return undefined;
  const token = tokenAround(text, place, kind);
  return labelEnd(text, token.start) > token.end ? tokenBefore(text, token.start, kind) : token;
}

function latinPasses(text: string, token: Span): boolean {
  const length = token.end - token.start;
  if (length < LATIN_MIN || length > 2 * LATIN_MAX) return false;
  let hash = 0;
  for (let i = token.start; i < token.end; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return mayBeListed(foldedHash(text, token.start, token.end));
    hash = (Math.imul(hash, 31) + (code | 32)) | 0;
  }
  return length <= LATIN_MAX && mayBeListed(finish(hash));
}

/** The longest words of the other scripts are 7 kana and 4 syllables; decomposed forms are up to three times as long. */
function passes(text: string, token: Span, kind: number): boolean {
  if (kind === LATIN) return latinPasses(text, token);
  const length = token.end - token.start;
  if (kind === HAN) return length === 1;
  const language = kind === KANA ? "japanese" : "korean";
  return length >= 2 && length <= 14 && isInList(language, text.slice(token.start, token.end));
}

/** Where the hashes of the words of one region after the other are written: a text full of words has nothing but regions. */
const room = lazy(() => new Int32Array(PHRASE_WORDS));

/**
 * The words around `seed` that could be a phrase's, not before `floor`, and no more than PHRASE_WORDS of them. Their hashes are
 * written over by those of the next region.
 */
function region(text: string, seed: Span, kind: number, floor: number): ListedWords {
  const hashes = room();
  const edges = edgesBack(text, seed, kind, floor).reverse();
  hashes.fill(UNHASHED, 0, edges.length / 2);
  let end = seed.end;
  while (edges.length < 2 * PHRASE_WORDS) {
    const near = kind === LATIN ? plainStart(text, end) : -1;
    const plain = near < 0 ? -1 : plainEnd(text, near);
    const next = plain < 0 ? nextWord(text, end, kind) : undefined;
    if (plain < 0 && !next) break;
    hashes[edges.length / 2] = kind === LATIN ? lastHash : UNHASHED;
    const start = next?.start ?? near;
    end = next?.end ?? plain;
    edges.push(start, end);
  }
  return { edges, hashes };
}

/** The edges of the words from `seed` back to the first, each word's end before its start. */
function edgesBack(text: string, seed: Span, kind: number, floor: number): number[] {
  const edges = [seed.end, seed.start];
  let previous = tokenBefore(text, seed.start, kind);
  while (previous && previous.start >= floor && edges.length < 2 * PHRASE_WORDS) {
    if (!passes(text, previous, kind)) break;
    edges.push(previous.end, previous.start);
    previous = tokenBefore(text, previous.start, kind);
  }
  return edges;
}

/** Where the search goes on behind a region; into its end when it was cut, so that no phrase lies across the cut. */
function behind({ edges }: ListedWords): number {
  return edges.at(edges.length < 2 * PHRASE_WORDS ? -1 : -2 * MAX_WORDS) ?? 0;
}

/** The hash of the last word that {@link listedEnd} let pass, or {@link UNHASHED}. */
let lastHash = UNHASHED;

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
  lastHash = finish(hash);
  return length >= LATIN_MIN && length <= LATIN_MAX && mayBeListed(lastHash) ? at : -1;
}

function foldedEnd(text: string, start: number): number {
  const token = tokenAround(text, start, LATIN);
  lastHash = UNHASHED;
  return latinPasses(text, token) ? token.end : -1;
}

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
  const blank = before > 1 && text.charCodeAt(before - 1) === BLANK;
  // The letter of an escape ends no word: "word\\n word".
  if (blank && isAsciiLetter(text.charCodeAt(before - 2)) && !isEscape(text, before - 3)) return before - 2;
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

/** Whether `\n`, `\r` or `\t` stands written out at `at`. */
function isEscape(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== BACKSLASH) return false;
  const code = text.charCodeAt(at + 1);
  return code === 0x6e || code === 0x72 || code === 0x74;
}

/** The end of the tag or entity that begins at `at`, or `at`. */
function tagEnd(text: string, at: number): number {
  const close = text.charCodeAt(at) === LESS ? GREATER : SEMICOLON;
  const limit = Math.min(text.length, at + (close === GREATER ? MAX_TAG : ENTITY_UNITS));
  for (let end = at + 1; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === close) return end + 1;
    if (code === LESS || code === AMPERSAND || code === 10) return at;
  }
  return at;
}

/** The start of the tag or entity whose last unit is at `last`, or -1. */
function tagStart(text: string, last: number): number {
  const open = text.charCodeAt(last) === GREATER ? LESS : AMPERSAND;
  const limit = Math.max(0, last - (open === LESS ? MAX_TAG : ENTITY_UNITS));
  for (let start = last - 1; start >= limit; start--) {
    const code = text.charCodeAt(start);
    if (code === open) return start;
    if (code === GREATER || code === SEMICOLON || code === 10) return -1;
  }
  return -1;
}

/** The first unit at or after `from` that is no gap; -1 when the gap is too long for two words of one phrase. */
function gapEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_GAP);
  let at = from;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === LESS || code === AMPERSAND) {
      const end = tagEnd(text, at);
      if (end === at) return at;
      at = end;
    } else if (code === BLANK || kindOf(code) === GAP) at += code === BACKSLASH && isEscape(text, at) ? 2 : 1;
    else return at;
  }
  return -1;
}

/** The last unit before `before` that is no gap, or -1. */
export function gapStart(text: string, before: number): number {
  const limit = Math.max(0, before - MAX_GAP);
  let at = before - 1;
  while (at >= limit) {
    const code = text.charCodeAt(at);
    if (code === GREATER || code === SEMICOLON)
      at = Math.max(tagStart(text, at), -1) >= 0 ? tagStart(text, at) - 1 : at - 1;
    else if (code === BLANK || kindOf(code) === GAP) at--;
    else if (at > 0 && isEscape(text, at - 1)) at -= 2;
    else return at;
  }
  return -1;
}

/** "Word 1", "word1", "w1", "mot #1", "单词1": a label, unless its own number stands before it ("5. word 6. frown"). */
const LABEL =
  /(?<!\d[^\p{L}\n]{0,4})(?:word|w|seed|phrase|mot|palabra|palavra|parola|slovo|単語|单词|單詞|단어|词|詞)[ _#-]{0,2}\d{1,2}(?!\d)/iuy;

/** Units of the longest word of a {@link LABEL} in ASCII letters, and of what stands between it and its number. */
const LABEL_WORD = 7;
const LABEL_GAP = 2;

/** A blank, `_`, `#` or `-`. */
const isLabelGap = (code: number): boolean =>
  code === BLANK || code === 0x5f || code === 0x23 || code === 0x2d;

/** What the labels of the other scripts begin with. */
const LABEL_SIGNS = "単单單단词詞";

/** Whether the others begin with a small letter. */
const opensLabel = (letter: number): boolean =>
  letter === 0x77 || letter === 0x73 || letter === 0x70 || letter === 0x6d;

/** Whether a {@link LABEL} may stand at `at`. */
function mayBeLabel(text: string, at: number): boolean {
  const first = text.charCodeAt(at);
  if (first >= 0x80) return LABEL_SIGNS.includes(text.charAt(at));
  if (!opensLabel(first | 32)) return false;
  let end = at;
  while (end - at <= LABEL_WORD && isAsciiLetter(text.charCodeAt(end))) end++;
  return isNumberedAt(text, end);
}

/** Whether a number stands behind the word of ASCII letters that ends at `end`, as it does in every {@link LABEL}. */
function isNumberedAt(text: string, end: number): boolean {
  const last = Math.min(text.length - 1, end + LABEL_GAP);
  let at = end;
  while (at < last && isLabelGap(text.charCodeAt(at))) at++;
  const digit = at <= last ? text.charCodeAt(at) - 0x30 : -1;
  return digit >= 0 && digit <= 9;
}

const isAsciiLetter = (code: number): boolean => ((code | 32) - 0x61) >>> 0 < 26;

/** Where the label at `at` ends, or `at`. */
function labelEnd(text: string, at: number): number {
  if (!mayBeLabel(text, at)) return at;
  LABEL.lastIndex = at;
  return LABEL.test(text) ? LABEL.lastIndex : at;
}
