/**
 * What the words next to a value say that it is, where the value itself proves nothing: the nearest label in the same
 * clause, column or list decides.
 */
import { latest } from "../../core/lazy.ts";
import { HEADING_UNITS } from "../../core/limits.ts";
import { unitsBefore } from "../../core/text.ts";
import { isAlnum } from "../finders.ts";
import { ABSENT_BEFORE, ABSENT_BEHIND, labelBehind, labels, OPENS, STEMS } from "./labels.ts";

/** What a value is called: a private key, something else of that shape, or nothing. */
type Label = "secret" | "other" | undefined;

/** Units before a value in which its clause is looked for. */
const CLAUSE = 120;

/** Units behind a value in which a label is looked for. */
const BEHIND = 60;

/** What the text around a value, given by its start and end, calls it. */
export type Labeller = {
  (start: number, end: number): Label;
  /** Whether that may be a secret: what costs least of asking. */
  readonly mayBeSecret: (start: number, end: number) => boolean;
};

/** Units behind a value in which the next one of its list begins. */
const LIST_UNITS = 40;

/**
 * A labeller for one text. It costs next to nothing where no word of {@link STEMS} is near, and one look a list: a value
 * on a line of its own right below another one is called what that one is.
 */
export function labeller(text: string): Labeller {
  const isNamePiece = piecesIn(text);
  let last = { end: -1, label: undefined as Label };
  const isNext = (start: number): boolean => last.end >= 0 && start - last.end < LIST_UNITS;
  const mayBeSecret = (start: number, end: number): boolean =>
    (last.label === "secret" && isNext(start)) ||
    isNamePiece(Math.max(0, start - HEADING_UNITS), end + BEHIND);
  const labelOf = (start: number, end: number): Label => {
    if (!mayBeSecret(start, end) || isPart(text, start, end)) return undefined;
    const follows =
      isNext(start) && /^[^\p{L}\n]{0,3}\r?\n[^\p{L}\n]{0,24}$/u.test(text.slice(last.end, start));
    const label = follows ? last.label : labelAt(text, start, end);
    last = { end, label };
    return label;
  };
  return Object.assign(labelOf, { mayBeSecret });
}

/** {@link STEMS} and the names that only a capital tells, wherever they stand. */
const PIECES = new RegExp(`${STEMS.source}|pk|sk|vm`, "iu");

/** Units in which the next piece of a name is looked for at once, and of the longest one. */
const AHEAD_UNITS = 4096;
const PIECE_UNITS = 16;

/** Whether a piece of a name begins in a part of a text: where none does is remembered, for values stand close together. */
function piecesIn(text: string): (from: number, to: number) => boolean {
  let asked = -1;
  /** Where the first piece from `asked` on begins, or up to where none does. */
  let next = -1;
  let isThere = false;
  return (from, to) => {
    if (from < asked || from > next || (to > next && !isThere)) {
      const limit = Math.max(to, from + AHEAD_UNITS);
      const place = text.slice(from, limit + PIECE_UNITS).search(PIECES);
      isThere = place >= 0;
      next = isThere ? from + place : limit;
      asked = from;
    }
    return isThere && next < to;
  };
}

/** What stands between a call and what it returns: `sign("", "secret") => "…`. */
const RESULT = /\)\s{0,3}(?:=>|->|→|\/\/ ?=?>?)\s{0,3}["'`]?(?:0x)?$/;

/** What costs least of reading what stands behind a value: most has no piece of a name, nor one that only a capital tells, as in "mySk". */
const mayName = (text: string): boolean => STEMS.test(text) || /pk|sk|vm/i.test(text);

function labelAt(text: string, start: number, end: number): Label {
  const before = readable(text.slice(wordAt(text, Math.max(0, start - CLAUSE), start), start));
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const next = text.slice(end, end + BEHIND);
  // No label goes on behind another value.
  const behind = mayName(next) ? spaced(withoutValues(next, "\n").split("\n", 1)[0] ?? "") : "";
  if (STEMS.test(line) || STEMS.test(behind)) {
    if (RESULT.test(line)) return "other";
    const own = nearest(clauseOf(line));
    if (own === "secret" && isPublicHalf(line, before + behind)) return "other";
    if (own) return own;
    if (isLabelBehind(behind)) return "secret";
  }
  const isWhole = line.length < before.length || start <= CLAUSE;
  return isWhole ? headingOf(text, start, line) : undefined;
}

/** The first place from `from` on that does not cut a word or a value in two; a piece of one is no label. */
function wordAt(text: string, from: number, limit: number): number {
  let at = from;
  while (at > 0 && at < limit && isAlnum(text.charCodeAt(at - 1)) && isAlnum(text.charCodeAt(at))) at++;
  return at;
}

/** Where cryptographers write, `sk` is the secret and `pk` the public key; elsewhere `pk` is the private one. */
const isPublicHalf = (line: string, around: string): boolean =>
  /\bpk["']?\s{0,3}[=:]\s{0,3}["'`]?(?:0x)?$/i.test(line) && /\bsk\b/i.test(around);

/** Base64 and paths: a value that goes on in either direction is a piece of something else. */
function isPart(text: string, start: number, end: number): boolean {
  return (
    /[+/\w]$|\w-$/.test(unitsBefore(text, start, 2)) ||
    /^(?:[+/\w]|=+$|={1,2}[^=\w"'\s])/.test(text.slice(end, end + 3))
  );
}

/** Escapes as what they stand for, so that `\nPRIVATE_KEY=` begins with a word. */
const readable = (text: string): string =>
  text.includes("\\") ? text.replace(/\\{1,8}[nr]/g, "\n").replace(/\\{1,8}t/g, "\t") : text;

const clauseOf = (line: string): string => line.split(/[.。!！?？;；](?=\s|$|\p{Script=Han})/u).at(-1) ?? "";

/** camelCase and snake_case as words. */
const spaced = (text: string): string => text.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/_/g, " ");

/**
 * Where a label may begin: with a word, with a blank before an id, with a sign of a script without blanks. Most of a clause
 * is none of these, and the pattern of all labels is long.
 */
const LEAD = /(?<!\p{L})(?:\p{L}|[\s_-](?=ids?|keys?))|hash|[^\0-\x7f]/giu;

/** Values and their pieces, which no label is: three digits and more in a long run. */
const VALUE = /\b[A-Za-z0-9]{32,}\b/g;
const DIGITS = /\d\D*\d\D*\d/;

const withoutValues = (text: string, sign: string): string =>
  text.replace(VALUE, (run) => (DIGITS.test(run) ? sign : run));

const wordsOf = (text: string): string => spaced(withoutValues(text, "0"));

const nearest = (text: string): Label => nearestIn(wordsOf(text));

/** Units around the name of a private key in which a clause says that there is none. */
const ABSENT_UNITS = 32;

/** Whether the private key that is named at `start`..`end` is one that nobody has or needs. */
export const isAbsent = (clause: string, start: number, end: number): boolean =>
  ABSENT_BEFORE.test(unitsBefore(clause, start, ABSENT_UNITS)) ||
  ABSENT_BEHIND.test(clause.slice(end, end + ABSENT_UNITS));

/** What a label says, and where it ends. */
type Named = { readonly label: Label; readonly end: number };

/** What a label at `start`..`end` says of a value behind it, after the label before. */
function labelAfter(clause: string, start: number, end: number, isSecret: boolean, last: Named): Label {
  if (isSecret) return isAbsent(clause, start, end) ? "other" : "secret";
  const isOpened = last.label === "secret" && OPENS.test(clause.slice(last.end, start));
  return isOpened ? "secret" : "other";
}

// What stands between the values of a list is the same for all of them.
const isLabelBehind = latest((text) => labelBehind().test(text));
const nearestIn = latest((clause): Label => {
  const pattern = labels();
  let last: Named = { label: undefined, end: 0 };
  LEAD.lastIndex = 0;
  for (let lead = LEAD.exec(clause); lead; lead = LEAD.exec(clause)) {
    pattern.lastIndex = lead.index;
    const groups = pattern.exec(clause)?.groups;
    LEAD.lastIndex = groups ? pattern.lastIndex : lead.index + lead[0].length;
    if (!groups) continue;
    const isSecret = Boolean(groups["secret"] || groups["secretCjk"]);
    last = { label: labelAfter(clause, lead.index, LEAD.lastIndex, isSecret, last), end: LEAD.lastIndex };
  }
  return last.label;
});

/** A line of rules, bullets, numbers and other values, without a word. */
const isBare = (line: string): boolean =>
  !/[a-z]{2}|[^\0-\x7f]/i.test(line.replace(/(?:0x)?[0-9a-f]{16,140}|[1-9A-Za-z]{40,90}/gi, ""));

/** The heading above a list of values, or the header of the value's column; `line` is what stands before the value. */
function headingOf(text: string, start: number, line: string): Label {
  const column = columnOf(line);
  const bare = isBare(line);
  if (!bare && column === 0) return undefined;
  for (const above of linesAbove(text, start)) {
    if (isBare(above)) continue;
    const header = column > 0 ? nearest(cells(above)[column] ?? "") : undefined;
    // "name.py,sha256=" in front of the value says more than any cell above it.
    if (header) return nearest(line) ?? header;
    // A row whose first cells are words says nothing of its column; its header may stand further up.
    if (bare) return headingIn(above);
  }
  return undefined;
}

/** What a heading calls the values below it; what names no secret need not be told from what names nothing. */
function headingIn(line: string): Label {
  const words = wordsOf(clauseOf(line.replace(/[\s.:：]{1,16}$/, "")));
  return STEMS.test(words) ? nearestIn(words) : undefined;
}

/** The lines above the one that holds `at`, the nearest first. */
function* linesAbove(text: string, at: number): Generator<string> {
  const limit = Math.max(0, at - HEADING_UNITS);
  const own = Math.max(text.lastIndexOf("\n", at - 1), limit);
  const escaped = readable(text.slice(own, at)).split("\n").slice(1, -1).reverse();
  yield* escaped;
  for (let end = own; end > limit; ) {
    const from = Math.max(text.lastIndexOf("\n", end - 1), limit);
    yield text.slice(from, end);
    end = from;
  }
}

const cells = (line: string): string[] => line.trim().split(/[,|\t;]/);

/** How many cells of a table stand before the value on its line. */
const columnOf = (line: string): number => cells(line).length - 1;
