/**
 * Reads a text without what it is dressed in: colours of a terminal, characters without width, the backslashes of
 * Markdown. The view knows where each of its units came from.
 */
import type { Span } from "../core/verdict.ts";

/** A decoded part of a text; `origin` turns a span of `text` into the span of the original that encodes it. */
export type View = { readonly text: string; readonly origin: (span: Span) => Span };

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
  return LEADS.test(text) ? viewWithout(text, DRESS) : undefined;
}

/** A view of `text` without what `pattern` (global) matches, each match replaced by `sign`; `undefined` without a match. */
function viewWithout(text: string, pattern: RegExp, sign = ""): View | undefined {
  /** For every match where the view goes on behind it, and the same place in `text`. */
  const marks: number[] = [];
  let out = "";
  let done = 0;
  for (const found of text.matchAll(pattern)) {
    out += text.slice(done, found.index) + sign;
    done = found.index + found[0].length;
    marks.push(out.length, done);
  }
  if (marks.length === 0) return undefined;
  const origin = (place: number): number => originOf(marks, place);
  return {
    text: out + text.slice(done),
    // The last unit's place: what is left out behind it is no part of the span.
    origin: ({ start, end }) => ({
      start: origin(start),
      end: end > start ? origin(end - 1) + 1 : origin(end),
    }),
  };
}

/** The place in the original of `index` in a view: unit by unit from the last mark on. */
export function originOf(marks: readonly number[], index: number, start = 0): number {
  let low = 0;
  let high = marks.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[2 * middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? start + index : (marks[2 * low - 1] ?? 0) + index - (marks[2 * low - 2] ?? 0);
}
