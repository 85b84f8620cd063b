/**
 * Reads a text without what it is dressed in: colours of a terminal, characters without width, the backslashes of
 * Markdown. The view knows where each of its units came from.
 */
import type { Span } from "../core/verdict.ts";
import { isAlnum } from "./finders.ts";
import { type View, viewWithout } from "./view.ts";

/**
 * Colours and links of a terminal (ECMA-48 5.4, 8.3.117; OSC 8), as they are or written out; between two units of a
 * token soft hyphens and characters without width (Unicode, Default_Ignorable_Code_Point), and a backslash before a sign
 * (CommonMark 2.4).
 */
const DRESS =
  /[^\P{Cc}\s](?:\[[0-9;:]{0,32}[A-Za-z]|\]8;[^\p{Cc}]{0,512}(?:[^\P{Cc}\s]\\|[^\P{Cc}\s]))|\\(?:x1[bB]|u001[bB]|033|e)\[[0-9;]{0,32}[mK]|(?<=[\w-])\p{DI}{1,8}(?=[\w-])|(?<=\w)\\(?=[_*~.-])/gu;

/** What every {@link DRESS} begins with, for the one look that most texts get. */
const LEADS = /[^\P{Cc}\s]|[\w-]\p{DI}|\\[_*~.xue0-]/u;

/** A view of `text` without its dress; `undefined` where it has none. */
export function undressed(text: string): View | undefined {
  if (!LEADS.test(text)) return undefined;
  const spans = Array.from(text.matchAll(DRESS), ({ 0: dress, index }) => ({
    start: index,
    end: index + dress.length,
  }));
  return spans.length === 0 ? undefined : viewWithout(text, spans);
}

/** Units that a wrapped value has at least before the end of its line, and behind it. */
const WRAPPED_BEFORE = 12;
const WRAPPED_AFTER = 2;

/** What stands between the two parts of a wrapped value: a backslash, the end of the line, indentation, marks of quotes and diffs, a line's number. */
const WRAP = /\\?\r?\n(?:[ \t]{0,40}(?:[>+|#*][ \t]{0,8}){0,2}|[ \t]{0,8}\d{1,6}(?:\t|[:|→][ \t]?))/y;

/** The first units of what goes on: no word that a line may begin with, and no name. */
const GOES_ON = /(?=[\w+/-]{0,64}[A-Z\d])[\w+/=-]{2,}(?![\w+/=-]|[ \t]?[:=(])/y;

/** A view of `text` in which wrapped values stand in one piece; `undefined` where nothing may be one. */
export function unwrapped(text: string): View | undefined {
  const wraps: Span[] = [];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    const wrap = wrapAt(text, at);
    if (wrap) wraps.push(wrap);
  }
  return wraps.length === 0 ? undefined : viewWithout(text, wraps);
}

/** The wrap around the line end at `at`, if a value may stand on both sides of it. */
function wrapAt(text: string, at: number): Span | undefined {
  let start = at;
  if (text.charAt(start - 1) === "\r") start--;
  if (text.charAt(start - 1) === "\\") start--;
  if (!isKeyUnit(text.charCodeAt(start - 1))) return undefined;
  let first = start;
  while (start - first <= WRAPPED_BEFORE && isKeyUnit(text.charCodeAt(first - 1))) first--;
  if (start - first < WRAPPED_BEFORE || !/\d|[a-z][A-Z]/.test(text.slice(first, start))) return undefined;
  WRAP.lastIndex = start;
  const wrap = WRAP.exec(text);
  if (!wrap) return undefined;
  const end = start + wrap[0].length;
  GOES_ON.lastIndex = end;
  return (GOES_ON.exec(text)?.[0].length ?? 0) >= WRAPPED_AFTER ? { start, end } : undefined;
}

/** Letters, digits, and the signs of base64 in both alphabets. */
const isKeyUnit = (unit: number): boolean =>
  isAlnum(unit) || unit === 43 || unit === 45 || unit === 47 || unit === 95;
