/**
 * How far a text goes on with one kind of unit. Hostile pages are full of places that ask for the same span, so
 * what was read once is not read again.
 */
import { lazy } from "../core/lazy.ts";
import { VALUE_UNITS } from "../core/limits.ts";
import { isSameText } from "../core/text.ts";

/** What a unit does to a span: it goes on, it ends, or the text around the unit decides. */
export const GOES_ON = 0;
export const ENDS = 1;
export const ASKS = 2;

/** What every UTF-16 unit does to a span, as `ascii` says below 128 and `beyond` above; those of `ends` end it, those of `asks` ask. */
export function unitTable(ascii: (unit: number) => number, beyond: number, ends = "", asks = ""): Uint8Array {
  const table = new Uint8Array(0x10000).fill(beyond);
  for (let unit = 0; unit < 128; unit++) table[unit] = ascii(unit);
  for (const sign of ends) table[sign.charCodeAt(0)] = ENDS;
  for (const sign of asks) table[sign.charCodeAt(0)] = ASKS;
  return table;
}

/** The first place from `at` on that ends a span; `limit`, which is in the text, when there is none before it. */
export type SpanEnd = (text: string, at: number, limit: number) => number;

/** What was read last, of one text: from `from` to `to`. */
type LastRead = { text: string; from: number; to: number };

/** Begins anew where `text` is another one than that of the last question. */
function keepFor(last: LastRead, text: string): void {
  if (!isSameText(text, last.text)) last.from = last.to = -1;
  // Set even when they are equal: two strings with the same text must not be compared for every question.
  last.text = text;
}

/**
 * Finds the ends of spans. The last one is remembered, for those who ask from within it or from before it; so what
 * `asks` says of a unit may hang on nothing but the text around it.
 */
export function spanScanner(
  tableOf: () => Uint8Array,
  asks: (text: string, at: number) => boolean = () => true,
): SpanEnd {
  const isEnd = (table: Uint8Array, text: string, at: number): boolean => {
    const kind = table[text.charCodeAt(at)];
    return kind === ENDS || (kind === ASKS && asks(text, at));
  };
  const last: LastRead = { text: "", from: -1, to: -1 };
  return (text, at, limit) => {
    keepFor(last, text);
    const table = tableOf();
    const { from, to } = last;
    const isInside = at >= from && at <= to;
    let place = isInside ? to : at;
    while (place < limit && !isEnd(table, text, place)) place = place + 1 === from ? to : place + 1;
    if (!isInside) last.from = at;
    last.to = place;
    return Math.min(place, limit);
  };
}

/** Where the next digit stands: what needs one asks here first, so that no page of names reads the same words for each of them. */
export const digitFrom = spanScanner(
  lazy(() => unitTable((unit) => (unit >= 48 && unit <= 57 ? ENDS : GOES_ON), GOES_ON)),
);

/** Whether from `at` on, before `limit`, a run of units begins that may be a value; what stands before `at` is no part of it. */
export type RunAhead = (text: string, at: number, limit: number) => boolean;

/**
 * Looks for runs of `least` units and more, none of which ENDS and one of which ASKS. Names that follow each other closely
 * ask for the same part of a text: where no run begins is remembered.
 */
export function runAhead(tableOf: () => Uint8Array, least: number): RunAhead {
  const edgeFrom = spanScanner(tableOf);
  /** The unit that ends the run at `at`, or a mark in it when it is long enough; `last` when it has neither before that. */
  const edgeOf = (table: Uint8Array, text: string, at: number, last: number): number => {
    const end = lastEnd(table, text, at, at + least);
    return end < 0 ? edgeFrom(text, at, last) : end;
  };
  const read: LastRead = { text: "", from: -1, to: -1 };
  return (text, at, limit) => {
    keepFor(read, text);
    const table = tableOf();
    if (at < read.from || at > read.to) read.from = read.to = at;
    const last = Math.min(text.length, limit + VALUE_UNITS);
    while (read.to < limit && read.to + least <= text.length) {
      const edge = edgeOf(table, text, read.to, last);
      if (edge >= last) return false;
      if (table[text.charCodeAt(edge)] === ASKS) return true;
      read.to = edge + 1;
    }
    return false;
  };
}

/** The last unit of `from`..`to` that ends a run, or -1. */
function lastEnd(table: Uint8Array, text: string, from: number, to: number): number {
  let at = to - 1;
  while (at >= from && table[text.charCodeAt(at)] !== ENDS) at--;
  return at < from ? -1 : at;
}

/** What every value has that is no word: a digit or a capital. */
export const isMark = (unit: number): boolean => (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90);
