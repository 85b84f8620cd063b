/** Another reading of a text, each of whose units knows where it came from. */
import type { Span } from "../core/verdict.ts";

/** A reading of a text; `origin` turns a span of `text` into the span of the original that stands for it. */
export type View = { readonly text: string; readonly origin: (span: Span) => Span };

/** A view of `text` without `spans`, which are in order and apart from each other. */
export function viewWithout(text: string, spans: readonly Span[]): View {
  /** For every span where the view goes on behind it, and the same place in `text`. */
  const marks: number[] = [];
  let out = "";
  let done = 0;
  for (const { start, end } of spans) {
    out += text.slice(done, start);
    done = end;
    marks.push(out.length, done);
  }
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
