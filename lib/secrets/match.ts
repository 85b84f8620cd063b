/**
 * Searches a text with the rows of a catalogue: one pass for keywords, then only the rows that were hit, in a window
 * around the hit.
 */
import { remember } from "../core/lazy.ts";
import { mergeSpans, unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { findAssignedPassword, findAssignedSecret } from "./assignment.ts";
import { findBound } from "./bound.ts";
import { findUrlPassword } from "./context.ts";
import { DECODERS, type Decoder } from "./decode.ts";
import { ANYTHING, ASSIGNED, BOUND, type Demand, TYPED, tokenDemand, USERINFO } from "./demands.ts";
import { beginsToken, endsToken, matchAt } from "./finders.ts";
import type { Quota, Secret } from "./finding.ts";
import type { Visit } from "./prefilter.ts";
import type { BoundRow, FinderRow, SecretRow, ShapeRow } from "./row.ts";
import { type Search, searchFor } from "./search.ts";
import type { Sifted } from "./sifted.ts";
import { isPlaceholder } from "./value.ts";
import { unjoined } from "./value-end.ts";
import { WALLET_NAMES } from "./wallet/index.ts";

/** A finding and how strong its evidence is: 1 a proof or a vendor's shape, 2 a vendor's name, 3 a construction. */
export type Ranked = { readonly secret: Secret; readonly rank: number };

/** Where a row's value stands; `refuted` when it has the shape, but is a placeholder, is cut, or fails its proof. */
type Match = Span & { readonly refuted?: boolean };

/** Looks for one row's value at a keyword: `undefined` when it is not there. */
type Matcher = (text: string, at: number, end: number) => Match | undefined;

type Entry = { readonly row: SecretRow; readonly rank: number; readonly match: () => Matcher };

/** One of {@link WALLET_NAMES}. */
type Named = { readonly name: string };

type Owner = Entry | Decoder | Named;

type Catalogue = {
  /** The keywords of the rows and the triggers of the decoders. */
  readonly search: Search;
  /** For every word of the search the row or the decoder that it belongs to, or its name for the wallet's detectors. */
  readonly owners: readonly Owner[];
};

/** Text before a prefix that speaks of it rather than gives it: "it starts with `sk-ant-`". */
const MENTION =
  /(?:starts|starting|begins|beginning|prefixed|prefix)(?: with| is|:)?[ "'`(:=]{1,4}[^`\n]{0,80}$/;

/** The beginning of a marker that masking left; what stands in it is our own text. */
const MARKER = /\[redacted:[\w-]*$/;

/** Units before a value in which Markdown's bold type may begin. */
const BOLD_UNITS = 80;

/** Whether the two stars behind a value close those that stand on its line before it. */
function isBold(text: string, start: number, behind: string): boolean {
  if (!behind.startsWith("**") || behind.startsWith("***")) return false;
  const before = unitsBefore(text, start, BOLD_UNITS);
  return before.lastIndexOf("**") > before.lastIndexOf("\n");
}

/** Whether a value is cut short (`…`, `...`, `***`) or only named as a prefix. */
export function isCut(text: string, { start, end }: Span): boolean {
  const behind = text.slice(end, end + 4);
  if (/^[-_.]?(?:\.\.\.?|…|\*\*)/.test(behind) && !isBold(text, start, behind)) return true;
  return /[-_./]/.test(text.charAt(end - 1)) && MENTION.test(unitsBefore(text, start, 120).toLowerCase());
}

function shapeMatcher(row: ShapeRow): Matcher {
  const shape = new RegExp(row.shape.source, "y");
  const [least, most] = typeof row.back === "object" ? row.back : [row.back ?? 0, row.back ?? 0];
  return (text, at) => {
    for (let back = least; back <= most; back++) {
      const span = shapeAt(text, at - back, shape);
      // Written out: engines copy fields of a spread one by one.
      if (span) return { start: span.start, end: span.end, refuted: !isReal(text, span, row) };
    }
    return undefined;
  };
}

/** The span of `shape` (sticky) at `start`, when a token can begin and end there. */
function shapeAt(text: string, start: number, shape: RegExp): Span | undefined {
  if (start < 0 || !beginsToken(text, start)) return undefined;
  const end = matchAt(shape, text, start);
  return end < 0 || !endsToken(text, end) ? undefined : { start, end };
}

/** Whether a value of the right shape is no placeholder, is whole, and has the proof that its format carries. */
function isReal(text: string, span: Span, row: ShapeRow): boolean {
  const value = text.slice(span.start, span.end);
  if (row.proof && !row.proof(value, text, span.start)) return false;
  return !isCut(text, span) && !isPlaceholder(value.slice(row.keep));
}

function boundMatcher(row: BoundRow): Matcher {
  // A sign that no key holds between letters makes the two sides one value of another form.
  const shape = new RegExp(
    `(?<![\\w+/-]|\\w[$%^@#?!])(?:${row.shape.source})(?![\\w+/=-]|[$%^@#?!]\\w)`,
    "g",
  );
  return (text, at, end) => {
    const span = findBound(text, at, end, shape);
    if (!span || isCut(text, span)) return undefined;
    return row.proof?.(text.slice(span.start, span.end)) === false ? undefined : span;
  };
}

function finderMatcher(row: FinderRow): Matcher {
  return (text, at, end) => {
    const span = row.find(text, at, end);
    return span &&
      !isCut(text, span) &&
      !isPlaceholder(unjoined(text.slice(span.start, span.end)).padEnd(12, "#7"))
      ? span
      : undefined;
  };
}

/** The entry of a row; its regular expressions are compiled at the first hit. */
function entryOf(row: SecretRow): Entry {
  let matcher: Matcher | undefined;
  const make = () =>
    "words" in row ? boundMatcher(row) : "find" in row ? finderMatcher(row) : shapeMatcher(row);
  const match = () => {
    matcher ??= make();
    return matcher;
  };
  return { row, rank: "words" in row ? 2 : "find" in row ? 3 : 1, match };
}

const catalogueOf = remember((rows: readonly SecretRow[]): Catalogue => {
  const exact: [string, Owner][] = [];
  const folded: [string, Owner][] = WALLET_NAMES.map((name) => [name, { name }]);
  for (const row of rows) {
    const entry = entryOf(row);
    const words = "words" in row ? row.words : row.keywords;
    for (const word of words) (entry.rank === 1 ? exact : folded).push([word, entry]);
  }
  for (const decoder of DECODERS) for (const trigger of decoder.triggers) exact.push([trigger, decoder]);
  const search = searchFor(
    exact.map(([word]) => word),
    folded.map(([word]) => word),
    () => [...exact, ...folded].map(([, owner]) => demandOf(owner)),
  );
  return { search, owners: [...exact, ...folded].map(([, owner]) => owner) };
});

/** What the finders of the commonest keywords demand. */
const DEMANDS: ReadonlyMap<FinderRow["find"], Demand> = new Map([
  [findUrlPassword, USERINFO],
  [findAssignedSecret, ASSIGNED],
  [findAssignedPassword, TYPED],
]);

/** What must stand around the words of an owner. */
const demandOf = remember((owner: Owner): number => {
  if ("name" in owner) return ANYTHING;
  if ("triggers" in owner) return owner.demand;
  const { row } = owner;
  if ("find" in row) return DEMANDS.get(row.find) ?? ANYTHING;
  if ("words" in row) return BOUND;
  return row.back !== undefined ? ANYTHING : tokenDemand(row.shape.source);
});

/** What a row's entry finds at the keyword `at`..`end`; nothing within a marker that masking left. */
function findingAt({ row, rank, match }: Entry, text: string, at: number, end: number): Finding | undefined {
  const found = match()(text, at, end);
  if (!found || MARKER.test(unitsBefore(text, at, 48))) return undefined;
  const { id, label, keep } = row;
  const secret = {
    start: found.start,
    end: found.end,
    rule: id,
    class: row.class ?? "token",
    keep,
    label,
  } as const;
  return { secret, rank, refuted: found.refuted ?? false };
}

type Finding = Ranked & { readonly refuted: boolean };

/** What else is told to a caller while a text is searched through. */
export type Beside = {
  /** Called where an encoding may begin that hides more. */
  readonly encoded?: ((decoder: Decoder, at: number) => void) | undefined;
  /** Called where one of {@link WALLET_NAMES} stands. */
  readonly named?: (name: string, at: number) => void;
  /** What {@link siftFor} left of the text. */
  readonly sifted?: Sifted | undefined;
};

/** What one pass in machine code leaves of a text for `rows` and all other detectors; undefined where all is looked at. */
export const siftFor = (text: string, rows: readonly SecretRow[]): Sifted | undefined =>
  catalogueOf(rows).search.sift(text);

/** What the search of a catalogue came to. */
type Matched = {
  readonly found: readonly Ranked[];
  /** Bits, among them all that a unit of the text has. */
  readonly units: number;
};

/** Every secret that a row of `rows` finds in `text`, overlaps left in. */
export function matchRows(
  text: string,
  rows: readonly SecretRow[],
  quota: Quota,
  { encoded, named, sifted }: Beside = {},
): Matched {
  const { search, owners } = catalogueOf(rows);
  const found: Finding[] = [];
  let reach = 0;
  const visit: Visit = (word, at, end) => {
    const owner = owners[word];
    if (!owner) return;
    if ("name" in owner) return named?.(owner.name, at);
    // What refutes a finding begins within it.
    if (quota.left <= 0 && at >= reach) return;
    if ("triggers" in owner) encoded?.(owner, at);
    const finding = "triggers" in owner ? undefined : findingAt(owner, text, at, end);
    if (!finding) return;
    found.push(finding);
    reach = Math.max(reach, finding.secret.end);
    if (!finding.refuted) quota.left--;
  };
  const units = search(text, visit, sifted);
  return { found: withoutRefuted(found), units };
}

/** The findings that hold: a value that a vendor's format refutes is no secret for what stands around it either. */
function withoutRefuted(found: readonly Finding[]): readonly Ranked[] {
  if (found.length === 0) return found;
  const refuted = found.filter((finding) => finding.refuted).map(({ secret }) => secret);
  if (refuted.length === 0) return found;
  const spans = mergeSpans(refuted);
  return found.filter(
    (finding) => !finding.refuted && (finding.rank === 1 || !isWithin(finding.secret, spans)),
  );
}

/** Whether one of `spans` (in order, apart from each other) holds all of `span`. */
function isWithin(span: Span, spans: readonly Span[]): boolean {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle]?.start ?? 0) <= span.start) low = middle;
    else high = middle - 1;
  }
  const holder = spans[low];
  return holder !== undefined && holder.start <= span.start && span.end <= holder.end;
}
