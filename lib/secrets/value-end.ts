/** Where the value of a name ends: at its quote, or where no unquoted value goes on. */
import { lazy } from "../core/lazy.ts";
import { VALUE_UNITS } from "../core/limits.ts";
import { matchAt } from "./finders.ts";
import { ENDS, GOES_ON, spanScanner, unitTable } from "./spans.ts";
import { CJK_RANGES } from "./value.ts";

/** What no unquoted value holds. */
const DELIMITERS = "\"'`,;<>|&“”‘’»›」』\\ \t\r\n\u00a0\u3000";
const CLOSERS = ".,;:!?)]}，。；！）】";

/** The end of the value that begins at `start`; -1 when it goes on for longer than a secret does. */
export function valueEnd(text: string, start: number): number {
  const quote = text.charAt(start - 1);
  return quote === '"' || quote === "'" || quote === "`"
    ? quotedEnd(text, start, quote)
    : bareEnd(text, start);
}

function quotedEnd(text: string, start: number, quote: string): number {
  for (let end = start; end < text.length && end - start <= VALUE_UNITS; end++) {
    const unit = text.charAt(end);
    if (unit === quote || unit === "\n" || unit === "\\") return end;
  }
  return text.length - start <= VALUE_UNITS ? text.length : -1;
}

const delimiters = lazy(() =>
  unitTable((unit) => (DELIMITERS.includes(String.fromCharCode(unit)) ? ENDS : GOES_ON), GOES_ON, DELIMITERS),
);
const delimiterFrom = spanScanner(delimiters);

/** Operators of which an unquoted value has fewer: `a=b=c=d` is none. */
export const OPERATORS = 4;
const operators = lazy(() => unitTable((unit) => (unit === 61 || unit === 58 ? ENDS : GOES_ON), GOES_ON));
/** Each looks for one operator behind the one before it, so that none goes back to what it has read. */
const operatorFrom = Array.from({ length: OPERATORS }, () => spanScanner(operators));

/** How many ampersands a value may hold, and what follows one of them: no other parameter of a URL, no other command. */
const AMPERSANDS = 3;
const BEHIND_AMPERSAND = /&(?![\w.%[\]-]{1,40}=|#?\w{1,8};)[^\s&;|<>"'`]/y;

const goesOnBehind = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 38 && matchAt(BEHIND_AMPERSAND, text, at) >= 0;

/** A letter or a sign of Chinese, Japanese and Korean, which leave no blank between a value and the words behind it. */
const isCjk = (unit: number): boolean =>
  unit >= 0x3001 && CJK_RANGES.some(([first, last]) => unit >= first && unit <= last);

/** Where such words go on behind a value of ASCII that begins at `start`; `end` where none do. */
function wordsAfter(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) < 128) at++;
  return at > start && at < end && isCjk(text.charCodeAt(at)) ? at : end;
}

/** The end of an unquoted value without the punctuation that closes a sentence or a bracket. */
function bareEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + VALUE_UNITS + 1);
  let end = delimiterFrom(text, start, limit);
  for (let more = 0; more < AMPERSANDS && goesOnBehind(text, end); more++)
    end = delimiterFrom(text, end + 1, limit);
  if (end - start > VALUE_UNITS || hasOperators(text, start, end)) return -1;
  end = wordsAfter(text, start, end);
  while (end > start && CLOSERS.includes(text.charAt(end - 1))) end--;
  return end;
}

/** Whether {@link OPERATORS} of them stand in `start`..`end`. */
function hasOperators(text: string, start: number, end: number): boolean {
  let at = start;
  for (const next of operatorFrom) {
    at = next(text, at, end) + 1;
    if (at > end) return false;
  }
  return true;
}

/** What joins one string to the next, as languages and shells do: nothing, `+`, a dot, the end of a line. */
const JOINT =
  /["'`](?:[ \t]{0,4}[+.][ \t]{0,4}|[ \t]{0,4}[+.\\]?[ \t]{0,4}\r?\n[ \t]{0,60}(?:[+.][ \t]{0,4})?|[ \t]{1,4})?["'`]/y;

const JOINTS = new RegExp(JOINT.source, "g");

/** A value without what joins its pieces. */
export const unjoined = (value: string): string => value.replace(JOINTS, "");

/** The next piece of a token, which is no name itself. */
const PIECE = /[\w+/=.~-]{4,512}(?=["'`](?![ \t]{0,4}[:=]))/y;
const TOKEN = /^[\w+/=.~-]{4,512}$/;

/** Strings that one value is joined from at most. */
const PIECES = 16;

/** A value that is joined from several strings: all of it, and where its last piece ends. */
export type Joined = { readonly value: string; readonly end: number };

/** The value of which the string at `start`..`end` is the first piece; `undefined` where no other is joined to it. */
export function joinedValue(text: string, start: number, end: number): Joined | undefined {
  const quote = text.charAt(end);
  if (!/["'`]/.test(quote) || text.charAt(start - 1) !== quote || !TOKEN.test(text.slice(start, end)))
    return undefined;
  let value = text.slice(start, end);
  let last = end;
  for (let pieces = 1; pieces < PIECES; pieces++) {
    const from = matchAt(JOINT, text, last);
    const to = from < 0 ? -1 : matchAt(PIECE, text, from);
    if (to < 0) break;
    value += text.slice(from, to);
    last = to;
  }
  return last > end ? { value, end: last } : undefined;
}
