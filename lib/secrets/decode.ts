/**
 * Reads what a text hides one level deep: percent-encoding, string escapes, strings that are put together from parts,
 * base64 and hexadecimal. Every view of it knows where it came from.
 */
import { lazy, remember } from "../core/lazy.ts";
import { DECODED_UNITS } from "../core/limits.ts";
import { textOf } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { encodedDemand, JOINED } from "./demands.ts";
import { matchAt } from "./finders.ts";
import { hexAt, hexByteAt } from "./letters.ts";
import { RUN_UNITS } from "./long-runs.ts";
import { SHORTEST_UNITS } from "./plain.ts";
import { fromBase64 } from "./proof.ts";
import { originOf, type View, WRITTEN_UNITS, written } from "./view.ts";

/** One way of hiding a value in plain sight. */
export type Decoder = {
  /** What gives the encoding away, with its case. */
  readonly triggers: readonly string[];
  /** The units that the encoded text does not go beyond. */
  readonly borders: string;
  /** The units that what is decoded begins with. */
  readonly leads: string;
  /**
   * What is decoded at a place where one of `leads` stands: its length times {@link LENGTH} and the ASCII unit that it
   * stands for, or {@link NO_UNIT}; 0 when nothing is. One number, because a hostile text asks for millions.
   */
  readonly decode: (text: string, at: number) => number;
  /** What must stand around a trigger, or nothing is decoded. */
  readonly demand: number;
};

export const LENGTH = 256;
const NO_UNIT = 255;

/** The ASCII unit that two hexadecimal digits at `at` stand for, or -1. */
function asciiAt(text: string, at: number): number {
  const high = hexAt(text, at);
  const low = high < 0 || high > 7 ? -1 : hexAt(text, at + 1);
  return low < 0 ? -1 : high * 16 + low;
}

/** What `length` units stand for that end in two hexadecimal digits at `digits`. */
function hexadecimal(text: string, digits: number, length: number): number {
  const unit = asciiAt(text, digits);
  return unit < 0 ? 0 : length * LENGTH + unit;
}

/** The units that a backslash can stand before, each followed by what the two stand for. */
const SHORT_ESCAPES = `n\nr\rt\t//""''\\\\`;

function decodeEscape(text: string, at: number): number {
  const kind = text.charAt(at + 1);
  if (kind === "x") return hexadecimal(text, at + 2, 4);
  if (kind === "u") return text.startsWith("00", at + 2) ? hexadecimal(text, at + 4, 6) : 0;
  const place = kind === "" ? -1 : SHORT_ESCAPES.indexOf(kind);
  return place < 0 ? 0 : 2 * LENGTH + SHORT_ESCAPES.charCodeAt(place + 1);
}

const JOIN = /(["'`])[ \t]{0,20}(?:[+.&\\]|\.\.)?[ \t]{0,20}\r?\n?[ \t]{0,60}\+?[ \t]{0,4}\1/y;

/** Units between the quotes of two strings that are joined, at most; and so few that one operator and its blanks always join them. */
export const JOIN_UNITS = 112;
const FEW_UNITS = 20;

const BLANK = 32;

/** What may stand between two strings that are joined. */
const BETWEEN = " \t\r\n+.&\\";
const between = lazy(() =>
  Uint8Array.from({ length: 128 }, (_, unit) => (BETWEEN.includes(String.fromCharCode(unit)) ? 1 : 0)),
);

function decodeJoin(text: string, at: number): number {
  const limit = Math.min(text.length, at + JOIN_UNITS + 1);
  const table = between();
  let close = at + 1;
  let signs = 0;
  for (let unit = 0; close < limit; close++) {
    unit = text.charCodeAt(close);
    if (table[unit] !== 1) break;
    if (unit !== BLANK) signs++;
  }
  if (close >= limit || text.charCodeAt(close) !== text.charCodeAt(at)) return 0;
  const isSure = signs <= 1 && close - at <= FEW_UNITS;
  const end = isSure ? close + 1 : matchAt(JOIN, text, at);
  return end < 0 ? 0 : (end - at) * LENGTH + NO_UNIT;
}

/** Numbers of {@link DECODERS}. */
export const PERCENT_ENCODING = 0;
export const ESCAPES = 1;

/** The encodings that are told by a trigger. */
export const DECODERS: readonly Decoder[] = [
  {
    triggers: ["%2", "%3", "%4", "%5"],
    borders: " \t\r\n\"'`<>",
    leads: "%", // RFC 3986 2.1
    decode: (text, at) => hexadecimal(text, at + 1, 3),
    demand: encodedDemand(PERCENT_ENCODING),
  },
  {
    triggers: ["\\u00", "\\x", "\\/", '\\\\"'],
    borders: "\n",
    leads: "\\", // RFC 8259 7
    decode: decodeEscape,
    demand: encodedDemand(ESCAPES),
  },
  {
    triggers: ['" +', '"+', "' +", "'+", "` +", "`+", '" .', "' .", '" &', '"\n', "'\n", '" \\\n', "' \\\n"],
    borders: ";{}()[],",
    leads: "\"'`",
    decode: decodeJoin,
    demand: JOINED,
  },
];

/** What the units of a text are to a decoder: what it does not go beyond, and what it decodes. */
const BORDER = 1;
const LEAD = 2;
const kindsOf = remember((decoder: Decoder) => {
  const kinds = new Uint8Array(128);
  for (const border of decoder.borders) kinds[border.charCodeAt(0)] = BORDER;
  for (const lead of decoder.leads) kinds[lead.charCodeAt(0)] = LEAD;
  return kinds;
});

/** A border of a decoder: a pattern goes over the rest of a text in half of the time that a loop takes. */
const borderOf = remember(({ borders }: Decoder) => new RegExp(`[${borders.replace(/[\]]/g, "\\]")}]`));

/** The part of `text` around `at` that no border interrupts, at most {@link DECODED_UNITS} to either side. */
function regionAround(text: string, at: number, from: number, decoder: Decoder): Span {
  const first = Math.max(from, at - DECODED_UNITS);
  const last = Math.min(text.length, at + DECODED_UNITS);
  const { borders } = decoder;
  const rest = text.slice(at, last);
  const border = borders.length === 1 ? rest.indexOf(borders) : rest.search(borderOf(decoder));
  const end = border < 0 ? last : at + border;
  if (borders.length === 1) return { start: first + text.slice(first, at).lastIndexOf(borders) + 1, end };
  const kinds = kindsOf(decoder);
  let start = at;
  while (start > first && kinds[text.charCodeAt(start - 1)] !== BORDER) start--;
  return { start, end };
}

/** The next place in `at`..`end` at which the decoder may decode something, or `end`. */
function nextLead(text: string, at: number, end: number, { leads }: Decoder): number {
  const rest = text.slice(at, end);
  const next = leads.length === 1 ? rest.indexOf(leads) : rest.search(/["'`]/);
  return next < 0 ? end : at + next;
}

/** Units without a lead behind which the next one is looked for at once. */
const FAR_UNITS = 32;

/** The view of `region` with all that `decoder` decodes replaced. */
function viewOf(text: string, region: Span, decoder: Decoder): View {
  const kinds = kindsOf(decoder);
  const units = written();
  let out = "";
  let size = 0;
  let far = region.start + FAR_UNITS;
  for (let at = region.start; at < region.end; ) {
    if (at === far) {
      const next = nextLead(text, at, region.end, decoder);
      out += textOf(units.subarray(0, size)) + text.slice(at, next);
      size = 0;
      at = next;
      far = next + FAR_UNITS;
      continue;
    }
    const unit = text.charCodeAt(at);
    const found = kinds[unit] === LEAD ? decodeWithin(text, at, region, decoder) : 0;
    const plain = found === 0 ? unit : found % LENGTH;
    if (found === 0 || plain !== NO_UNIT) units[size++] = plain;
    at += lengthOf(found);
    far = found === 0 ? far : at + FAR_UNITS;
    if (size < WRITTEN_UNITS) continue;
    out += textOf(units);
    size = 0;
  }
  out += textOf(units.subarray(0, size));
  // Few views hold a secret: where their parts came from is worked out for those alone.
  const marks = lazy(() => marksOf(text, region, decoder, kinds));
  const at = (index: number): number => originOf(marks(), index, region.start);
  return { text: out, origin: ({ start, end }) => ({ start: at(start), end: at(end) }) };
}

/** What the decoder makes of the place `at`; 0 when that goes beyond the region. */
function decodeWithin(text: string, at: number, region: Span, decoder: Decoder): number {
  const found = decoder.decode(text, at);
  return at + found / LENGTH < region.end + 1 ? found : 0;
}

/** How many units stand for what was decoded, or for themselves. */
const lengthOf = (found: number): number => (found === 0 ? 1 : (found / LENGTH) | 0);

/** For everything decoded in a region the place behind it, in the view and in `text`. */
function marksOf(text: string, region: Span, decoder: Decoder, kinds: Uint8Array): number[] {
  const marks: number[] = [];
  let place = 0;
  for (let at = region.start; at < region.end; ) {
    const found = kinds[text.charCodeAt(at)] === LEAD ? decodeWithin(text, at, region, decoder) : 0;
    if (found % LENGTH !== NO_UNIT) place++;
    at += lengthOf(found);
    if (found !== 0) marks.push(place, at);
  }
  return marks;
}

/**
 * What `decoder` makes of the text around the trigger at `at`, and where that ends; nothing before `from` is read. A
 * quote that no string follows is a trigger, but joins nothing: it costs one comparison.
 */
function decodeAround(
  text: string,
  at: number,
  from: number,
  decoder: Decoder,
): { readonly view: View | undefined; readonly end: number } {
  if (decoder.decode(text, at) === 0) return { view: undefined, end: at + 1 };
  const region = regionAround(text, at, from, decoder);
  const mayHide = region.end - region.start >= SHORTEST_UNITS;
  return {
    view: mayHide ? viewOf(text, region, decoder) : undefined,
    end: Math.max(region.end, at + 1),
  };
}

/** A visitor of triggers that decodes no part of `text` twice in the same way. */
export function decodeOnce(
  text: string,
  visit: (view: View) => void,
): (decoder: Decoder, at: number) => void {
  const done = new Map<Decoder, number>();
  return (decoder, at) => {
    const from = done.get(decoder) ?? 0;
    if (at < from) return;
    const { view, end } = decodeAround(text, at, from, decoder);
    done.set(decoder, end);
    if (view) visit(view);
  };
}

/** Units that two neighbouring pieces of a long run share, so that no secret is cut between them. */
const SHARED_UNITS = 8192;

/**
 * Calls `visit` with a view of the run `start`..`end` (see long-runs.ts) if it is base64 or hexadecimal of printable text,
 * piece by piece where it is long.
 */
export function decodeRun(text: string, start: number, end: number, visit: (view: View) => void): void {
  for (let at = start; at < end; at += DECODED_UNITS - SHARED_UNITS) {
    const view = hidesText(text, at) ? runView(text, at, Math.min(end, at + DECODED_UNITS)) : undefined;
    if (view) visit(view);
    if (!view || at + DECODED_UNITS >= end) return;
  }
}

/** Printable ASCII and what separates lines. */
export const PRINTABLE = /^[\x20-\x7e\t\r\n]+$/;
const printable = lazy(() =>
  Uint8Array.from({ length: 256 }, (_, unit) => (PRINTABLE.test(String.fromCharCode(unit)) ? 1 : 0)),
);

/**
 * Whether the run that begins at `at` may encode printable text, by its first 24 units. In base64 every fourth unit
 * then stands for a byte's upper six bits, in hexadecimal every second one is 2 to 7: chance passes one run in 200.
 */
function hidesText(text: string, at: number): boolean {
  const head = text.slice(at, at + RUN_UNITS);
  return FOURS.test(head) || TWOS.test(head);
}

/** What four units of base64 begin with, and two hexadecimal digits, that stand for printable text. */
export const LEADS_FOUR = /[I-Za-fCD]/;
export const LEADS_TWO = /[2-70]/;
const FOURS = new RegExp(`^(?:${LEADS_FOUR.source}.{3}){${RUN_UNITS / 4}}$`);
const TWOS = new RegExp(`^(?:${LEADS_TWO.source}[0-9a-fA-F]){${RUN_UNITS / 2}}$`);

/** The view of the run `start`..`end`, when it decodes to printable text. */
function runView(text: string, start: number, end: number): View | undefined {
  const run = text.slice(start, end);
  const hex = /^[0-9a-fA-F]+$/.test(run) && run.length % 2 === 0;
  const decoded = hex ? fromHex(run) : fromBase64(run, printable());
  if (!decoded || (hex && !PRINTABLE.test(decoded))) return undefined;
  const units = hex ? 2 : 4 / 3;
  const padded = text.startsWith("==", end) ? end + 2 : text.startsWith("=", end) ? end + 1 : end;
  const origin = (span: Span): Span => ({
    start: start + Math.floor(span.start * units),
    end: span.end === decoded.length ? padded : start + Math.ceil(span.end * units),
  });
  return { text: decoded, origin };
}

/** The bytes of hexadecimal digits as units 0..255. */
function fromHex(digits: string): string {
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index++) bytes[index] = hexByteAt(digits, 2 * index);
  return textOf(bytes);
}
