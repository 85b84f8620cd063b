/** Another reading of a text, each of whose units knows where it came from. */
import { lazy } from "../core/lazy.ts";
import { textOf } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";

/** A reading of a text; `origin` turns a span of `text` into the span of the original that stands for it. */
export type View = { readonly text: string; readonly origin: (span: Span) => Span };

/** Where something is left out of a text: where each piece of it begins and ends, in order and apart from each other. */
export type Gaps = Int32Array;

/** Units that are joined to a view's text at once: one by one would be slow, and an argument list has an end. */
export const WRITTEN_UNITS = 4096;
export const written = lazy(() => new Uint16Array(WRITTEN_UNITS));

/** A view of the part `from`..`to` of `text` without its `gaps`. */
export function viewWithout(text: string, from: number, to: number, gaps: Gaps): View {
  // Few views hold a secret: where their parts came from is worked out for those alone.
  const marks = lazy(() => marksOf(from, gaps));
  const origin = (place: number): number => originOf(marks(), place, from);
  return {
    text: textWithout(text, from, to, gaps),
    // The last unit's place: what is left out behind it is no part of the span.
    origin: ({ start, end }) => ({
      start: origin(start),
      end: end > start ? origin(end - 1) + 1 : origin(end),
    }),
  };
}

/** Units of a piece at the mean below which a text is written unit by unit: as many pieces would cost more than they hold. */
const SHORT_PIECE = 4;

function textWithout(text: string, from: number, to: number, gaps: Gaps): string {
  if (to - from < (SHORT_PIECE * gaps.length) / 2) return unitsWithout(text, from, to, gaps);
  let out = "";
  let at = from;
  for (let gap = 0; gap <= gaps.length; gap += 2) {
    out += text.slice(at, gaps[gap] ?? to);
    at = gaps[gap + 1] ?? to;
  }
  return out;
}

function unitsWithout(text: string, from: number, to: number, gaps: Gaps): string {
  const units = new Uint16Array(to - from);
  let size = 0;
  let at = from;
  for (let gap = 0; gap <= gaps.length; gap += 2) {
    for (const end = gaps[gap] ?? to; at < end; at++) units[size++] = text.charCodeAt(at);
    at = gaps[gap + 1] ?? to;
  }
  return textOf(units.subarray(0, size));
}

/** For every gap where the view from `from` on goes on behind it, and the same place in the text. */
function marksOf(from: number, gaps: Gaps): number[] {
  const marks: number[] = [];
  let left = from;
  for (let gap = 0; gap < gaps.length; gap += 2) {
    const [start = 0, end = 0] = [gaps[gap], gaps[gap + 1]];
    marks.push(start - left, end);
    left += end - start;
  }
  return marks;
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
