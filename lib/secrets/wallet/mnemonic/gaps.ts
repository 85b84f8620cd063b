/**
 * What may stand between two words of one phrase: blanks, numbering, punctuation, written-out escapes, HTML tags and
 * entities, labels such as "Word 3:".
 */
import { GAP, kindOf } from "./letters.ts";

/** Units between two words: numbering, quotes, indentation, a table's cells, the second column. */
const MAX_GAP = 64;

/** Longest tag and entity that are skipped. */
const MAX_TAG = 40;

const BLANK = 0x20;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const GREATER = 0x3e;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;

/** Whether `\n`, `\r` or `\t` stands written out at `at`. */
export function isEscape(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== BACKSLASH) return false;
  const code = text.charCodeAt(at + 1);
  return code === 0x6e || code === 0x72 || code === 0x74;
}

/** The end of the tag or entity that begins at `at`, or `at`. */
function tagEnd(text: string, at: number): number {
  const close = text.charCodeAt(at) === LESS ? GREATER : SEMICOLON;
  const limit = Math.min(text.length, at + (close === GREATER ? MAX_TAG : 8));
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
  const limit = Math.max(0, last - (open === LESS ? MAX_TAG : 8));
  for (let start = last - 1; start >= limit; start--) {
    const code = text.charCodeAt(start);
    if (code === open) return start;
    if (code === GREATER || code === SEMICOLON || code === 10) return -1;
  }
  return -1;
}

/** The first unit at or after `from` that is no gap; -1 when the gap is too long for two words of one phrase. */
export function gapEnd(text: string, from: number): number {
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

/** Whether a {@link LABEL} may stand at `at`. */
function mayBeLabel(text: string, at: number): boolean {
  if (text.charCodeAt(at) >= 0x80) return LABEL_SIGNS.includes(text.charAt(at));
  let end = at;
  while (end - at <= LABEL_WORD && isAsciiLetter(text.charCodeAt(end))) end++;
  return isNumberedAt(text, end);
}

/** Whether a number stands behind the word of ASCII letters that ends at `end`, as it does in every {@link LABEL}. */
export function isNumberedAt(text: string, end: number): boolean {
  const last = Math.min(text.length - 1, end + LABEL_GAP);
  let at = end;
  while (at < last && isLabelGap(text.charCodeAt(at))) at++;
  const digit = at <= last ? text.charCodeAt(at) - 0x30 : -1;
  return digit >= 0 && digit <= 9;
}

const isAsciiLetter = (code: number): boolean => ((code | 32) - 0x61) >>> 0 < 26;

/** Where the label at `at` ends, or `at`. */
export function labelEnd(text: string, at: number): number {
  if (!mayBeLabel(text, at)) return at;
  LABEL.lastIndex = at;
  return LABEL.test(text) ? LABEL.lastIndex : at;
}
