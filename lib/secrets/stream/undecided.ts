/** Where in the text of a stream something begins that may be a secret and is not whole yet. */
import { lazy } from "../../core/lazy.ts";
import { OBJECT_UNITS, STREAM_LAG_UNITS } from "../../core/limits.ts";
import { unitsBefore } from "../../core/text.ts";
import { HAN, kindOf } from "../wallet/mnemonic/letters.ts";
import { gapStart } from "../wallet/mnemonic/regions.ts";
import { languagesOf, OTHER_LATIN, wordIndex } from "../wallet/mnemonic/words.ts";

/**
 * The first place before `at` from which `text` must be held, or `at`. `text` goes on behind its end; what stands before
 * `base` is gone already.
 */
export function undecidedFrom(text: string, base: number, at: number): number {
  const starts = [
    openArmour(text, base),
    openLines(text, base),
    openField(text, base),
    openPhrase(text, at),
    openNumbers(text),
    openRun(text, at),
  ];
  return Math.max(base, Math.min(at, ...starts.filter((start) => start >= 0)));
}

/** What every value is made of that is longer than a stream's lag: no blanks, quotes or brackets. */
const RUN_UNITS = lazy(() =>
  Uint8Array.from({ length: 128 }, (_, unit) =>
    unit > 0x20 && unit < 0x7f && !`"'\`()[]{}<>|,;\\`.includes(String.fromCharCode(unit)) ? 1 : 0,
  ),
);
const isRunUnit = (unit: number): boolean => RUN_UNITS()[unit] === 1;

/** Whether `text` only goes on with what stands before it: while a long value is held, this decides nothing. */
export function isOneRun(text: string): boolean {
  return runEnd(text, 0) === text.length;
}

function runStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && isRunUnit(text.charCodeAt(start - 1))) start--;
  return start;
}

function runEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isRunUnit(text.charCodeAt(end))) end++;
  return end;
}

/** The start of the run that `at` stands in, unless it is long and shows that it is no key. */
function openRun(text: string, at: number): number {
  const end = runEnd(text, at);
  const start = runStart(text, at);
  if (end === start) return wrappedStart(text, at);
  if (text.length - start <= STREAM_LAG_UNITS) return wrappedStart(text, start);
  if (PUBLIC.test(unitsBefore(text, start, 80))) return at;
  const piece = pieceOf(text.slice(start, end), at - start);
  if (!mayBeKey(piece.text)) return at;
  return piece.start > 0 ? start + piece.start : wrappedStart(text, start);
}

/** A line end in the middle of a value that is wrapped: with indentation, marks of quotes, diffs and comments. */
const WRAP = /[\t >+#*|"'\\]{0,8}\r?\n[\t >+#*|"'\\]{0,40}$/;

/** Units of a line from which on its last run may go on in the next line. */
const WRAPPED_UNITS = 32;

/** The start of the wrapped value that goes on at `at`, or `at`. */
function wrappedStart(text: string, at: number): number {
  let start = at;
  for (;;) {
    const break_ = WRAP.exec(unitsBefore(text, start, 52));
    if (!break_) return start;
    const end = start - break_[0].length;
    const before = runStart(text, end);
    if (end - before < WRAPPED_UNITS || !mayBeKey(text.slice(before, end))) return start;
    start = before;
  }
}

/** Of an address only the part that `at` stands in: its path holds names, one of its parts may hold a token. */
function pieceOf(run: string, at: number): { readonly text: string; readonly start: number } {
  const address = /^[a-z][a-z\d+.-]{1,20}:\/\/[^/?#@]{1,255}[/?#]/i.exec(run);
  if (!address || run.slice(0, address[0].length).includes("@")) return { text: run, start: 0 };
  const start = Math.max(address[0].length, run.slice(0, at).search(/[^/?&=#:]{0,8192}$/));
  const end = run.slice(start).search(/[/?&=#:]/);
  return { text: end < 0 ? run.slice(start) : run.slice(start, start + end), start };
}

/** Different characters that a long value has at least, and units of a part of it in which digits and letters mix. */
const KINDS = 10;
const MIXED_UNITS = 16;

/** What stands before text that is public by its form: an image in an address. */
const PUBLIC = /data:(?:image|audio|video|font)\/[\w.+-]{1,40};base64,$/i;

/** Whether a run of more than a stream's lag may be (a part of) a key: words, paths and rulers are none. */
function mayBeKey(run: string): boolean {
  const seen = new Set<string>();
  // Mostly the first dozen tells, and the run is asked about with every piece that comes.
  for (const sign of run) if (seen.add(sign).size >= KINDS) break;
  if (seen.size < KINDS) return false;
  if (isUserInfo(run.slice(run.lastIndexOf("://")))) return true;
  return run.split(/[-_./:=,%~&?#!$^*]+/).some(isMixed) || run.split(/[./:=,%~&?#!$^*]+/).some(isMuchMixed);
}

/** Whether digits stand in several places of a long part, whatever signs stand between: keys hold `-` and `_`. */
const isMuchMixed = (part: string): boolean =>
  part.length >= 2 * MIXED_UNITS && (part.match(/[a-z]\d/gi)?.length ?? 0) > 2;

/** Whether the end of a text is what stands in an address before its path, with a colon in it: a user and a password. */
const isUserInfo = (end: string): boolean =>
  end.startsWith("://") && end.indexOf(":", 3) > 0 && !/[/?#]/.test(end.slice(3));

/** Whether digits stand among the letters of a part, and not in one place, as in `sha512sums` and `utf8`. */
function isMixed(part: string): boolean {
  if (part.length < MIXED_UNITS || !/[a-z]/i.test(part)) return false;
  return (part.match(/\d+/g)?.length ?? 0) > (part.length < 2 * MIXED_UNITS ? 1 : 0);
}

const BEGIN = "-----BEGIN ";
const PRIVATE = /^-----BEGIN (?:[A-Z\d]{1,12} ){0,4}(?:PRIVATE KEY(?: BLOCK)?(?:-----)?|[A-Z\d ]{0,20}$)/;

/** Units without a line of base64 after which an armour has ended without its last line. */
const ARMOUR_GAP = 160;
const BASE64_LINE = /[A-Za-z\d+/]{16,}/g;

/** "-----BEGIN " in base64. */
const ENCODED = "LS0tLS1CRUdJTi";
const ENCODED_OPEN = /^[A-Za-z\d+/]{0,32768}(?:\r?\n[A-Za-z\d+/]{0,80}){0,512}$/;

/** The start of an armoured private key that has not ended, or -1. */
function openArmour(text: string, base: number): number {
  const encoded = text.indexOf(ENCODED, base);
  if (encoded >= 0 && ENCODED_OPEN.test(text.slice(encoded))) return encoded;
  const begin = text.lastIndexOf(BEGIN);
  if (begin < base || !PRIVATE.test(text.slice(begin, begin + 80))) return -1;
  const inside = text.slice(begin + BEGIN.length);
  if (inside.includes("-----END ")) return -1;
  let last = 0;
  for (const line of inside.matchAll(BASE64_LINE)) last = line.index + line[0].length;
  return inside.length - last > ARMOUR_GAP ? -1 : begin;
}

/** What PuTTY writes before the lines of a private key, with their number. */
const LINES = "Private-Lines: ";

/** The start of PuTTY's private lines that have not all come, or -1. */
function openLines(text: string, base: number): number {
  const at = text.lastIndexOf(LINES);
  if (at < base) return -1;
  const rest = text.slice(at + LINES.length);
  return rest.split("\n").length - 1 > (Number.parseInt(rest, 10) || 0) ? -1 : at;
}

/** The most words of a phrase. */
const PHRASE_WORDS = 25;

/** The start of the list words, at most a phrase's number of them, that reach to the end of `text`, if it is before `at`; or -1. */
function openPhrase(text: string, at: number): number {
  let start = -1;
  // The last word may be the beginning of one.
  let before = wordStart(text, text.length);
  for (let count = 0; count < PHRASE_WORDS; count++) {
    const last = gapStart(text, before);
    if (last < 0 || kindOf(text.charCodeAt(last)) < 2) break;
    const first = wordStart(text, last + 1);
    if (!mayBeListed(text, first, last + 1)) break;
    start = first;
    before = first;
  }
  return start >= 0 && start < at ? start : -1;
}

/** The start of the letters of one script that end before `end`, or `end`; of Han characters one is a word. */
function wordStart(text: string, end: number): number {
  const kind = kindOf(text.charCodeAt(end - 1));
  if (kind < 2) return end;
  let start = end - 1;
  while (kind !== HAN && start > 0 && end - start < 20 && kindOf(text.charCodeAt(start - 1)) === kind)
    start--;
  // The letter that ends a colour of a terminal is no part of the word.
  return COLOUR.test(text.slice(Math.max(0, start - 12), start + 1)) ? start + 1 : start;
}

const COLOUR = /[^\P{Cc}\s]\[[\d;]{0,9}m$/u;

/** A word of a list, or what may stand between two: a letter of an escape, the word of a numbering. */
function mayBeListed(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (end - start === 1 && word < "\u0080") return true;
  const languages = languagesOf(text.charCodeAt(start));
  if (languages.some((language) => wordIndex(language, word) >= 0)) return true;
  if (/^(?:mot|palabra|palavra|parola|slovo|단어)$/i.test(word)) return true;
  return text.charCodeAt(start) < 0x250 && OTHER_LATIN.some((language) => wordIndex(language, word) >= 0);
}

/** Numbers of a byte each, as many as a key pair has, with their places where those stand there, too. */
const BYTES = /(?:(?:0x[\da-f]{1,2}|\d{1,3})[^\da-z.]{1,48}){8,144}(?:0x?[\da-f]{0,2}|\d{0,3})$/i;
const BYTES_UNITS = 1600;

/** What bytes and all that stands between them are written with. */
const NUMBERS = /[^g-wyz]/i;
const NUMBERS_LEAST = 16;

/** The start of the bytes that reach to the end of `text`, or -1. */
function openNumbers(text: string): number {
  const from = Math.max(0, text.length - BYTES_UNITS);
  let start = text.length;
  while (start > from && NUMBERS.test(text.charAt(start - 1))) start--;
  const found = text.length - start < NUMBERS_LEAST ? undefined : BYTES.exec(text.slice(start));
  return found ? start + found.index : -1;
}

/** Fields that hold a key if others stand beside them, in whatever order: Web3 keystores and RFC 7517. */
const FIELDS = /cipher(?:text)?\\{0,3}["']\s{0,8}:|["'][dk]\\{0,3}["']\s{0,8}:\s{0,8}\\{0,3}["'][\w-]{24}/g;

/** The start of a field whose object is still open, or -1. */
function openField(text: string, base: number): number {
  FIELDS.lastIndex = Math.max(base, text.length - OBJECT_UNITS);
  for (let field = FIELDS.exec(text); field; field = FIELDS.exec(text))
    if (isOpen(text, field.index)) return field.index;
  return -1;
}

/** Whether the object around `from` has no end in `text`. */
function isOpen(text: string, from: number): boolean {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth < 0) return false;
  }
  return true;
}
