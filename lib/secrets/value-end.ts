/** Where the value of a name ends: at its quote, or where no unquoted value goes on. */
import { lazy } from "../core/lazy.ts";
import { VALUE_UNITS } from "../core/limits.ts";
import { matchAt } from "./finders.ts";
import { ENDS, GOES_ON, spanScanner, unitTable } from "./spans.ts";

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

/** The end of an unquoted value without the punctuation that closes a sentence or a bracket. */
function bareEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + VALUE_UNITS + 1);
  let end = delimiterFrom(text, start, limit);
  for (let more = 0; more < AMPERSANDS && goesOnBehind(text, end); more++)
    end = delimiterFrom(text, end + 1, limit);
  if (end - start > VALUE_UNITS || hasOperators(text, start, end)) return -1;
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
