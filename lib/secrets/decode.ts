/**
 * Reads what a text hides one level deep: percent-encoding, string escapes, strings that are put together from parts,
 * base64 and hexadecimal. Every view of it knows where it came from. It must not know what a secret looks like.
 */
import { DECODED_UNITS } from "../core/limits.ts";
import type { Span } from "../core/verdict.ts";
import { isAlnum, matchAt } from "./finders.ts";
import { fromBase64 } from "./proof.ts";

/** A decoded part of a text; `origin` turns a span of `text` into the span of the original that encodes it. */
export type View = { readonly text: string; readonly origin: (span: Span) => Span };

/** One way of hiding a value in plain sight. */
export type Decoder = {
  /** What gives the encoding away, with its case. */
  readonly triggers: readonly string[];
  /** The units that the encoded text does not go beyond. */
  readonly borders: string;
  /** What is decoded, wherever it stands in the region; `first` is the same, sticky. */
  readonly pattern: RegExp;
  readonly first: RegExp;
  readonly plain: (match: RegExpMatchArray) => string;
};

const unit = (hex: string | undefined): string => String.fromCharCode(Number.parseInt(hex ?? "20", 16));
const CONTROL: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** The encodings that are told by a trigger. */
export const DECODERS: readonly Decoder[] = [
  {
    triggers: ["%2", "%3", "%4", "%5"],
    borders: " \t\r\n\"'`<>",
    pattern: /%([0-7][0-9A-Fa-f])/g,
    first: /%([0-7][0-9A-Fa-f])/y, // RFC 3986 2.1
    plain: ([, hex]) => unit(hex),
  },
  {
    triggers: ["\\u00", "\\x", "\\/", '\\\\"'],
    borders: "\n",
    pattern: /\\(?:u00([0-7][0-9A-Fa-f])|x([0-7][0-9A-Fa-f])|([/"'\\])|([nrt]))/g,
    first: /\\(?:u00([0-7][0-9A-Fa-f])|x([0-7][0-9A-Fa-f])|([/"'\\])|([nrt]))/y, // RFC 8259 7
    plain: ([, long, short, itself, control]) => itself ?? CONTROL[control ?? ""] ?? unit(long ?? short),
  },
  {
    triggers: ['" +', '"+', "' +", "'+", "` +", "`+", '" .', "' .", '" &', '"\n', "'\n", '" \\\n', "' \\\n"],
    borders: ";{}()[],",
    pattern: /(["'`])[ \t]{0,20}(?:[+.&\\]|\.\.)?[ \t]{0,20}\r?\n?[ \t]{0,60}\+?[ \t]{0,4}\1/g,
    first: /(["'`])[ \t]{0,20}(?:[+.&\\]|\.\.)?[ \t]{0,20}\r?\n?[ \t]{0,60}\+?[ \t]{0,4}\1/y,
    plain: () => "",
  },
];

/** The part of `text` around `at` that none of `borders` interrupts, at most {@link DECODED_UNITS} to either side. */
function regionAround(text: string, at: number, from: number, borders: string): Span {
  let start = at;
  while (start > from && at - start < DECODED_UNITS && !borders.includes(text.charAt(start - 1))) start--;
  let end = at;
  while (end < text.length && end - at < DECODED_UNITS && !borders.includes(text.charAt(end))) end++;
  return { start, end };
}

/** The view of `region` with every match of the decoder's pattern replaced; `undefined` when there is none. */
function viewOf(text: string, region: Span, decoder: Decoder): View | undefined {
  const source = text.slice(region.start, region.end);
  const origins = new Uint32Array(source.length + 1);
  let out = "";
  let done = 0;
  const copy = (to: number): void => {
    for (let index = done; index < to; index++) origins[out.length + index - done] = index;
    out += source.slice(done, to);
  };
  for (const match of source.matchAll(decoder.pattern)) {
    copy(match.index);
    origins[out.length] = match.index;
    out += decoder.plain(match);
    done = match.index + match[0].length;
  }
  if (done === 0) return undefined;
  copy(source.length);
  origins[out.length] = source.length;
  const at = (index: number): number => region.start + (origins[index] ?? source.length);
  return { text: out, origin: ({ start, end }) => ({ start: at(start), end: at(end) }) };
}

/**
 * What `decoder` makes of the text around the trigger at `at`, and where that ends; nothing before `from` is read. A
 * quote that no string follows is a trigger, but joins nothing: it costs one comparison.
 */
export function decodeAround(
  text: string,
  at: number,
  from: number,
  decoder: Decoder,
): { readonly view: View | undefined; readonly end: number } {
  if (matchAt(decoder.first, text, at) < 0) return { view: undefined, end: at + 1 };
  const region = regionAround(text, at, from, decoder.borders);
  return { view: viewOf(text, region, decoder), end: Math.max(region.end, at + 1) };
}

/** Shortest run that is tried as base64 or hexadecimal: eighteen bytes, a short password with its name. */
const RUN_UNITS = 24;

/** Units that two neighbouring pieces of a long run share, so that no secret is cut between them. */
const SHARED_UNITS = 8192;

/** Whether a unit may stand in a run: letters, digits, `+`, `/`, `_`, `-`. */
function isRunUnit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isAlnum(code) || code === 43 || code === 45 || code === 47 || code === 95;
}

/**
 * Calls `visit` with a view of every run that is base64 or hexadecimal of printable text. Runs are found by looking at
 * every 24th unit only, so that prose and code cost next to nothing.
 */
export function eachEncodedRun(text: string, visit: (view: View) => void): void {
  for (let probe = RUN_UNITS - 1; probe < text.length; probe += RUN_UNITS) {
    if (!isRunUnit(text, probe)) continue;
    let start = probe;
    while (start > 0 && probe - start < RUN_UNITS && isRunUnit(text, start - 1)) start--;
    let end = probe + 1;
    while (end < text.length && isRunUnit(text, end)) end++;
    if (end - start >= RUN_UNITS) eachPiece(text, start, end, visit);
    probe = Math.max(probe, end - 1);
  }
}

/** Calls `visit` with the views of the run `start`..`end`, piece by piece where it is long. */
function eachPiece(text: string, start: number, end: number, visit: (view: View) => void): void {
  for (let at = start; at < end; at += DECODED_UNITS - SHARED_UNITS) {
    const view = hidesText(text, at) ? runView(text, at, Math.min(end, at + DECODED_UNITS)) : undefined;
    if (view) visit(view);
    if (!view || at + DECODED_UNITS >= end) return;
  }
}

/** Printable ASCII and what separates lines. */
const PRINTABLE = /^[\x20-\x7e\t\r\n]+$/;

/**
 * Whether the run that begins at `at` may encode printable text, by its first 24 units. In base64 every fourth unit
 * then stands for a byte's upper six bits, in hexadecimal every second one is 2 to 7: chance passes one run in 200.
 */
function hidesText(text: string, at: number): boolean {
  const head = text.slice(at, at + RUN_UNITS);
  return /^(?:[I-Za-fCD].{3}){6}$/.test(head) || /^(?:[2-70][0-9a-fA-F]){12}$/.test(head);
}

/** The view of the run `start`..`end`, when it decodes to printable text. */
function runView(text: string, start: number, end: number): View | undefined {
  const run = text.slice(start, end);
  const hex = /^[0-9a-fA-F]+$/.test(run) && run.length % 2 === 0;
  const decoded = (hex ? fromHex(run) : fromBase64(run)) ?? "";
  if (!PRINTABLE.test(decoded)) return undefined;
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
  return digits.replace(/../g, (pair) => unit(pair));
}
