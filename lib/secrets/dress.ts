/**
 * Reads a text without what it is dressed in: colours of a terminal, characters without width, the backslashes of
 * Markdown. The view knows where each of its units came from.
 */
import { lazy } from "../core/lazy.ts";
import { isAlnum, matchAt } from "./finders.ts";
import { isDigit, isLower, isUpper, wordShare } from "./letters.ts";
import { isRunUnit } from "./long-runs.ts";
import type { Sifted } from "./sifted.ts";
import { isMark } from "./spans.ts";
import { type Gaps, type View, viewWithout } from "./view.ts";

/**
 * Colours and links of a terminal (ECMA-48 5.4, 8.3.117; OSC 8), as they are or written out; between two units of a
 * token soft hyphens and characters without width (Unicode, Default_Ignorable_Code_Point), and a backslash before a sign
 * (CommonMark 2.4).
 */
const DRESS =
  /[^\P{Cc}\s](?:\[[0-9;:]{0,32}[A-Za-z]|\]8;[^\p{Cc}]{0,512}(?:[^\P{Cc}\s]\\|[^\P{Cc}\s]))|\\(?:x1[bB]|u001[bB]|033|e)\[[0-9;]{0,32}[mK]|(?<=[\w-])\p{DI}{1,8}(?=[\w-])|(?<=[A-Za-z0-9])\\(?=[_-]\w)/uy;

/** What {@link DRESS} begins with, but for the backslash: in ASCII, and, from the first to the last of each range, beyond. */
const ESCAPE = "\u001b";
export const SIGNS: readonly (readonly [first: number, last: number])[] = [
  [0x9b, 0x9b],
  [0xad, 0xad],
  [0x200b, 0x200f],
  [0x2060, 0x2060],
  [0xfeff, 0xfeff],
];
const SIGN = /[\u009b\u00ad\u200b-\u200f\u2060\ufeff]/g;
const FIRST_SIGN = 0x9b;

/** What follows the backslash of a {@link DRESS}. */
const ESCAPED = "_-xu0e";

/** Views of the parts of `text` around its dress, without it; none where it has none. `units` has all bits that a unit of it has. */
export function undressed(text: string, units: number, sifted?: Sifted): View[] {
  const places = sifted?.dress ?? dressPlaces(text, units);
  return places.length === 0 ? [] : viewsAround(text, dressAt(text, places));
}

/** Where a {@link DRESS} may begin, in order. */
function dressPlaces(text: string, units: number): ArrayLike<number> {
  const places: number[] = [];
  for (let at = text.indexOf("\\"); at >= 0; at = text.indexOf("\\", at + 1))
    if (ESCAPED.includes(text.charAt(at + 1))) places.push(at);
  const escapes = places.length;
  for (let at = text.indexOf(ESCAPE); at >= 0; at = text.indexOf(ESCAPE, at + 1)) places.push(at);
  if (units >= FIRST_SIGN) {
    SIGN.lastIndex = 0;
    for (let sign = SIGN.exec(text); sign !== null; sign = SIGN.exec(text)) places.push(sign.index);
  }
  return places.length === escapes ? places : Int32Array.from(places).sort();
}

/** Every {@link DRESS} that begins at one of `places`. */
function dressAt(text: string, places: ArrayLike<number>): Gaps {
  const gaps = new Int32Array(2 * places.length);
  let size = 0;
  let done = 0;
  for (let index = 0; index < places.length; index++) {
    const start = places[index] ?? 0;
    const end = start < done ? -1 : dressEnd(text, start);
    if (end < 0) continue;
    gaps[size++] = start;
    gaps[size++] = end;
    done = end;
  }
  return gaps.subarray(0, size);
}

/** The end of the {@link DRESS} that begins at `start`, or -1: the commonest ones are a colour, and one sign in a token. */
function dressEnd(text: string, start: number): number {
  const unit = text.charCodeAt(start);
  if (unit === ESCAPE_UNIT && text.charCodeAt(start + 1) === BRACKET) return colourEnd(text, start + 2);
  if (unit >= SOFT_HYPHEN) {
    if (!isTokenUnit(text.charCodeAt(start - 1))) return -1;
    const next = text.charCodeAt(start + 1);
    if (isTokenUnit(next)) return start + 1;
    // Nothing before it has no width.
    if (next < SOFT_HYPHEN) return -1;
  }
  return matchAt(DRESS, text, start);
}

const ESCAPE_UNIT = 0x1b;
const BRACKET = 0x5b;
const SOFT_HYPHEN = 0xad;

/** Units of the numbers of a colour. */
const COLOUR_UNITS = 32;

/** The end of the control sequence whose numbers begin at `at`, or -1. */
function colourEnd(text: string, at: number): number {
  let end = at;
  while (end - at < COLOUR_UNITS && isColourUnit(text.charCodeAt(end))) end++;
  return isLetter(text.charCodeAt(end)) ? end + 1 : -1;
}

/** A digit, `:` or `;`. */
const isColourUnit = (unit: number): boolean => unit >= 48 && unit <= 59;

const isLetter = (unit: number): boolean => ((unit | 32) - 97) >>> 0 < 26;

const isTokenUnit = (unit: number): boolean => isAlnum(unit) || unit === 45 || unit === 95;

/** Units around what is left out that are read again: a key, its name and what stands between. */
const AROUND_UNITS = 1024;

/** A view for every part of `text` around its `gaps`, without them. */
function viewsAround(text: string, gaps: Gaps): View[] {
  const views: View[] = [];
  let first = 0;
  for (let next = 2; next <= gaps.length; next += 2) {
    const end = gaps[next - 1] ?? 0;
    if (next < gaps.length && (gaps[next] ?? 0) - end <= 4 * AROUND_UNITS) continue;
    const [from, to] = [lineStart(text, gaps[first] ?? 0), lineEnd(text, end)];
    views.push(viewWithout(text, from, to, gaps.subarray(first, next)));
    first = next;
  }
  return views;
}

/** The start of a line some units before `at`, so that no value is cut; the units alone where the line is long. */
function lineStart(text: string, at: number): number {
  const from = Math.max(0, at - 2 * AROUND_UNITS);
  return from + text.slice(from, Math.max(0, at - AROUND_UNITS)).lastIndexOf("\n") + 1;
}

function lineEnd(text: string, at: number): number {
  const near = Math.min(text.length, at + AROUND_UNITS);
  const end = text.slice(near, near + AROUND_UNITS).indexOf("\n");
  return end < 0 ? Math.min(text.length, near + AROUND_UNITS) : near + end;
}

/** Units that a wrapped value has at least before the end of its line. */
export const WRAPPED_BEFORE = 12;

/** What stands between the two parts of a wrapped value: a backslash, the end of the line, indentation, marks of quotes and diffs. */
const WRAP = /\\?\r?\n[ \t]{0,40}(?:[>+|#*][ \t]{0,8}){0,2}/y;

/** What a unit is to what goes on in the next line: no part of it, a part, a capital or a digit in it. */
const PART = 1;
const MARK = 2;
const valueUnits = lazy(() =>
  Uint8Array.from({ length: 128 }, (_, unit) => {
    if (isMark(unit)) return MARK;
    return isRunUnit(unit) || unit === 61 ? PART : 0;
  }),
);

const isValueUnit = (unit: number): boolean => (valueUnits()[unit] ?? 0) !== 0;

/** A name and its value: the signs that fill up base64 stand at its end. */
const SETTING = /=[^=]/;

/** A word that is too short to be told by its letters, where a sentence goes on behind it: `OK, next`, `It is`. */
const SHORT_WORD = /(?:[A-Z]{2,3}|[A-Z][a-z]{1,2})(?:[.,!?]|[ \t][A-Za-z])/y;
const SHORT_UNITS = 3;

/** The share of letters and digits in words that no piece of a key has, and units of it in which they are counted. */
const WORDY = 0.6;
const BEGIN_UNITS = 64;

/** Whether behind the blank at `at`, or there, stands what makes a name of what ends there: `:`, `=`, `(`. */
function isNameEnd(text: string, at: number): boolean {
  const unit = text.charAt(at) === " " || text.charAt(at) === "\t" ? text.charAt(at + 1) : text.charAt(at);
  return unit === ":" || unit === "=" || unit === "(";
}

/** The end of what begins at `at` like the rest of a value; `at` where it has neither a capital nor a digit. */
function beginEnd(text: string, at: number): number {
  const table = valueUnits();
  const limit = Math.min(text.length, at + BEGIN_UNITS);
  let end = at;
  let highest = 0;
  for (; end < limit; end++) {
    const kind = table[text.charCodeAt(end)] ?? 0;
    if (kind === 0) break;
    if (kind > highest) highest = kind;
  }
  return highest === MARK ? end : at;
}

/** Whether a value may go on at `at`: a capital or a digit, no words, and no name with its operator. Every line of a page of values asks. */
function goesOn(text: string, at: number): boolean {
  let end = beginEnd(text, at);
  if (end - at < 2) return false;
  if (end - at <= SHORT_UNITS && matchAt(SHORT_WORD, text, at) >= 0) return false;
  if (wordShare(text.slice(at, end), WORDY) >= WORDY) return false;
  const table = valueUnits();
  while (end < text.length && (table[text.charCodeAt(end)] ?? 0) !== 0) end++;
  const run = text.slice(at, end);
  if (run.includes("=") && SETTING.test(run)) return false;
  return run.endsWith("=") || !isNameEnd(text, end);
}

/** Views of the parts of `text` in which values may be wrapped, in one piece; none where nothing may be one. */
export function unwrapped(text: string, sifted?: Sifted): View[] {
  const ends = sifted?.wraps ?? lineEnds(text);
  const gaps = new Int32Array(2 * ends.length);
  let size = 0;
  for (let index = 0; index < ends.length; index++) {
    const at = ends[index] ?? 0;
    const start = wrapStart(text, at);
    const end = start < 0 ? -1 : wrapEnd(text, start, at);
    if (end < 0) continue;
    gaps[size++] = start;
    gaps[size++] = end;
  }
  return size === 0 ? [] : viewsAround(text, gaps.subarray(0, size));
}

/** The ends of the lines of a text before which a value may stand. */
function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf("\n", WRAPPED_BEFORE); at >= 0; at = text.indexOf("\n", at + 1)) ends.push(at);
  return ends;
}

const RETURN = 13;
const PLUS = 43;
const BACKSLASH = 92;

/** Where the wrap around the line end at `at` begins, if a value may stand before it; else -1. */
function wrapStart(text: string, at: number): number {
  let start = at;
  if (text.charCodeAt(start - 1) === RETURN) start--;
  if (text.charCodeAt(start - 1) === BACKSLASH) start--;
  const first = start - WRAPPED_BEFORE;
  return first >= 0 && mayBeCut(text, first, start) ? start : -1;
}

/** Where it ends, if a value may go on there; else -1. */
function wrapEnd(text: string, start: number, at: number): number {
  const next = text.charCodeAt(at + 1);
  const end = isValueUnit(next) && next !== PLUS ? at + 1 : matchAt(WRAP, text, start);
  return end >= 0 && goesOn(text, end) ? end : -1;
}

/** Whether `first`..`start` is all units of a value, and with the one before them has a digit or a capital behind a small letter. */
function mayBeCut(text: string, first: number, start: number): boolean {
  for (let at = start - 1; at >= first; at--) if (!isRunUnit(text.charCodeAt(at))) return false;
  let before = first > 0 ? text.charCodeAt(first - 1) : 0;
  if (isDigit(before)) return true;
  for (let at = first; at < start; at++) {
    const unit = text.charCodeAt(at);
    if (isDigit(unit) || (isUpper(unit) && isLower(before))) return true;
    before = unit;
  }
  return false;
}
