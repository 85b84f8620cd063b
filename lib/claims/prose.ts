/**
 * What of a reply is the agent's own prose: lines without code, tables, quotations and markup, links replaced by one
 * sign each.
 */

import { PARAGRAPH_CHARS, READ_PARAGRAPHS } from "../core/limits.ts";
import type { CitedLink } from "./claim.ts";
import type { FoundLink } from "./links.ts";

/** Signs that stand for what was taken out, from the private use area, so that no reply's own text can be one. */
export const OWN_LINK = "\uE000";
export const OTHER_LINK = "\uE001";
/** Inline code or a quotation: something was named here, and what it says is not asserted. */
export const OPAQUE = "\uE002";
/** A tick and its opposites, whatever emoji or checkbox they were. */
export const TICK = "\uE003";
export const OPEN = "\uE004";

/** One line of prose. `links` are the own links in order, one for each {@link OWN_LINK} in `text`. */
export type Line = {
  readonly text: string;
  readonly links: readonly CitedLink[];
  /** What the quotations and inline code in it name, one for each {@link OPAQUE} in `text`. */
  readonly names: readonly string[];
  /** Lines without a blank line between them share a paragraph number. */
  readonly paragraph: number;
  /** The last line of the prose before this paragraph: it may say that a draft follows. */
  readonly lead: string;
};

const LEAD_CHARS = 200;

const SALUTATION = /^[^\n]{1,40}[,，、]\s*$/;

/** Where the caller's knowledge enters: which lines are worth the work, and what a link is. */
export type ProseOptions = {
  readonly wanted: (paragraph: string) => boolean;
  readonly links: (text: string) => readonly FoundLink[];
};

/** The prose lines of a text, and how many parts that were wanted a cap left out. */
export type Prose = { readonly lines: readonly Line[]; readonly unread: number };

/** The prose lines of a Markdown text, in order; parts that are not `wanted`, and parts beyond the cap, are left out. */
export function proseLines(text: string, reader: ProseOptions): Prose {
  const { kept, unread } = headAndTail(partsOf(text), reader.wanted);
  const lines = kept.flatMap(({ part, lead, paragraph }) => {
    const { text: plain, links, names } = withoutMarkup(part, reader.links(part));
    const queue = [...links];
    const named = [...names];
    return plain.split("\n").flatMap((line) => {
      const clean = line.replace(/\s+/g, " ").trim();
      const count = clean.split(OWN_LINK).length - 1;
      if (clean === "") return [];
      const cited = { links: queue.splice(0, count), names: named.splice(0, clean.split(OPAQUE).length - 1) };
      return [{ text: clean, ...cited, paragraph, lead }];
    });
  });
  return { lines, unread };
}

/** A paragraph, or a piece of one that is too long to be taken apart at once. */
type Part = { readonly part: string; readonly lead: string; readonly paragraph: number };

/** The first and the last wanted parts, keeping no more of them than that. */
function headAndTail(
  parts: Iterable<Part>,
  wanted: ProseOptions["wanted"],
): { readonly kept: readonly Part[]; readonly unread: number } {
  const head: Part[] = [];
  let tail: Part[] = [];
  let count = 0;
  for (const part of parts) {
    if (!wanted(part.part)) continue;
    count++;
    if (head.length < READ_PARAGRAPHS / 2) head.push(part);
    else tail.push(part);
    if (tail.length > READ_PARAGRAPHS) tail = tail.slice(-READ_PARAGRAPHS / 2);
  }
  const kept = [...head, ...tail.slice(-READ_PARAGRAPHS / 2)];
  return { kept, unread: count - kept.length };
}

function* partsOf(text: string): Generator<Part> {
  let paragraph = 0;
  let lead = "";
  for (const whole of paragraphs(text)) {
    paragraph++;
    for (const part of pieces(whole)) yield { part, lead, paragraph };
    // Behind a salutation a letter goes on.
    if (!SALUTATION.test(whole)) lead = whole.slice(whole.lastIndexOf("\n") + 1).slice(-LEAD_CHARS);
  }
}

/** Cut at the last line break or space in front of the cap. */
function* pieces(paragraph: string): Generator<string> {
  let start = 0;
  while (paragraph.length - start > PARAGRAPH_CHARS) {
    const window = paragraph.slice(start, start + PARAGRAPH_CHARS);
    const cut = [window.lastIndexOf("\n"), window.lastIndexOf(". "), window.lastIndexOf(" ")].find(
      (at) => at > 0,
    );
    yield window.slice(0, cut ?? PARAGRAPH_CHARS);
    start += cut ?? PARAGRAPH_CHARS;
  }
  yield paragraph.slice(start);
}

/** Runs of prose lines between blank lines, code blocks, tables and blockquotes. */
function* paragraphs(text: string): Generator<string> {
  let run: string[] = [];
  let state: BlockState = { fence: "", indented: true, list: false };
  for (const line of text
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .split("\n")) {
    const { keep, next } = blockOf(line, state);
    state = next;
    if (keep) run.push(line);
    else if (run.length > 0) {
      yield run.join("\n");
      run = [];
    }
  }
  if (run.length > 0) yield run.join("\n");
}

/** `fence`: the open fence's marker; `indented`: an indented line here would be code; `list`: we are inside a list. */
type BlockState = { readonly fence: string; readonly indented: boolean; readonly list: boolean };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^\s{0,8}(?:[-*+•]|\d{1,3}[.)])\s/;
const TABLE_ROW = /^\s{0,8}\|/;
const TABLE_RULE = /^[\s|:-]*-[\s|:-]*\|[\s|:-]*$/;

const PROSE: { keep: boolean; next: BlockState } = {
  keep: true,
  next: { fence: "", indented: false, list: false },
};

function blockOf(line: string, state: BlockState): { keep: boolean; next: BlockState } {
  // Nearly every line begins with a letter and is prose whatever came before, unless a fence is open.
  if (state.fence === "" && /^\p{L}/u.test(line) && !line.includes("|")) return PROSE;
  const fence = FENCE.exec(line)?.[1] ?? "";
  if (state.fence !== "") {
    const closes = fence.startsWith(state.fence) && line.trim() === fence;
    return { keep: false, next: { ...state, fence: closes ? "" : state.fence } };
  }
  if (fence !== "") return { keep: false, next: { ...state, fence } };
  if (line.trim() === "") return { keep: false, next: { ...state, indented: true } };
  if (/^\s{0,8}>/.test(line) || TABLE_ROW.test(line) || TABLE_RULE.test(line)) {
    return { keep: false, next: { ...state, indented: false, list: false } };
  }
  const code = state.indented && !state.list && /^(?: {4}|\t)/.test(line);
  const list = LIST_ITEM.test(line) || (state.list && /^\s/.test(line));
  return { keep: !code, next: { fence: "", indented: code, list } };
}

// Inline code, struck-out text, and quotations in the marks of the eleven languages. A straight mark opens only after
// a space or an opening bracket and closes only before the end of a word, so that an apostrophe is never one.
const SPANS =
  /(?<code>`{1,3})(?<inner>[^`]{1,4000})\k<code>|~~[^~]{1,4000}~~|<!--[^>]{0,4000}-->|“[^“”]{1,4000}”|„[^„“”]{1,4000}[“”]|«[^«»]{1,4000}»|「[^「」]{1,4000}」|『[^『』]{1,4000}』|《[^《》]{1,400}》|〈[^〈〉]{1,400}〉|(?<![\p{scx=Latn}\p{scx=Cyrl}\p{N}])"[^"]{1,4000}"(?![\p{scx=Latn}\p{scx=Cyrl}\p{N}])|(?<![\p{L}\p{N}])[‘'][^‘’'\n]{1,400}[’'](?![\p{scx=Latn}\p{scx=Cyrl}\p{scx=Arab}\p{scx=Deva}\p{N}])/gu;

/** A paragraph without markup, and what its signs stand for, in order. */
type Plain = { readonly text: string; readonly links: CitedLink[]; readonly names: string[] };

/** The paragraph with each link, span and mark replaced by its sign; the own links that survive, in order. */
function withoutMarkup(paragraph: string, found: readonly FoundLink[]): Plain {
  const own: CitedLink[] = [];
  let text = "";
  let at = 0;
  for (const link of found) {
    text += paragraph.slice(at, link.start) + (link.own ? OWN_LINK : OTHER_LINK);
    if (link.own) own.push(link.own);
    at = link.end;
  }
  text += paragraph.slice(at);
  return dropSpans(text, own);
}

function dropSpans(text: string, own: readonly CitedLink[]): Plain {
  const links: CitedLink[] = [];
  const names: string[] = [];
  let next = 0;
  let plain = "";
  let at = 0;
  const take = (part: string, keep: boolean): void => {
    for (let count = part.split(OWN_LINK).length - 1; count > 0; count--) {
      const link = own[next++];
      if (keep && link) links.push(link);
    }
  };
  for (const match of text.matchAll(SPANS)) {
    const before = text.slice(at, match.index);
    take(before, true);
    const sign = signOf(match[0]);
    take(match[0], sign.includes(OWN_LINK));
    if (sign.includes(OPAQUE)) names.push(match[0].slice(0, NAME_CHARS).replace(EDGES, ""));
    // The lines of a span stay lines, so that a list stays a list.
    plain += before + sign;
    at = match.index + match[0].length;
  }
  take(text.slice(at), true);
  return { text: plainText(plain + text.slice(at)), links, names };
}

/** Marks around a name. */
const EDGES = /^[`"'“”„«»「」『』《》〈〉‘’]+|[`"'“”„«»「」『』《》〈〉‘’]+$/g;

/** UTF-16 units of a quotation that may be a title. */
const NAME_CHARS = 120;

/** A span that holds links alone cites them; anything else is something named and not said. */
function signOf(span: string): string {
  if (span.startsWith("~~") || span.startsWith("<!--")) return " ";
  const bare = span.replace(/[\s`"'“”„«»「」『』‘’.,。，]/g, "");
  return bare !== "" && bare.replaceAll(OWN_LINK, "") === "" ? ` ${bare} ` : ` ${OPAQUE} `;
}

const DONE_MARK = /[✅✔✓☑🆗]\uFE0F?|:white_check_mark:|\[[xX✓✔]\]/gu;
const OPEN_MARK = /[❌✖❎⏳⌛🔲⬜☐🚧⏸🕐🔜]\uFE0F?|\[[ -]\]/gu;

/** The blank before a sign that opens an item in the middle of a line: "✅ built ✅ published ❌ announced" is a list. */
const MARKED_ITEM = new RegExp(`(?<=[^\\s:：]) +(?=[${TICK}${OPEN}] +[\\p{L}\\p{N}])`, "gu");

/** Words in front of the only sign of a line have it for themselves: "Scheduled ✅ report on Mondays". */
const MARKED_STATUS = new RegExp(
  `(?<=^[^\\n:：${TICK}${OPEN}]{1,32}[\\p{L}\\p{M}][!.]?) +(${TICK}) +(?=[\\p{L}\\p{N}][^\\n${TICK}${OPEN}]*$)`,
  "gmu",
);

const PICTURES =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|[\u{1F1E6}-\u{1F1FF}→⇒➜➡▶►·|])+/gu;

/** "4. Mai": German writes the day with a stop, which would end a sentence. */
const DAY =
  /(\b\d{1,2})\. (?=(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?![a-zäöüß]))/gi;

/** "07:00 น.": Thai writes the hour with a stop, which would end one too. */
const HOUR = /(\d ?น)\.(?= )/g;

/** "PUBLISH ..... ok": leaders between a label and its value. */
const LEADERS = /^([^\n.:]{2,28}?) ?(?:\.{4,}|…{2,}|_{4,}|-{4,}) ?(?=[^\n.:]{2,24}$)/gm;

/** "【公開】完了": a label in brackets. */
const BRACKETED = /【([^】\n]{1,16})】[ \t]*(?=[^\s【])/g;

/** Emphasis, headings, brackets and emoji out; ticks and open boxes to their signs. */
function plainText(text: string): string {
  return text
    .replace(LEADERS, "$1: ")
    .replace(BRACKETED, "$1: ")
    .replace(DAY, "$1 ")
    .replace(HOUR, "$1")
    .replace(DONE_MARK, ` ${TICK} `)
    .replace(OPEN_MARK, ` ${OPEN} `)
    .replace(MARKED_STATUS, " $1\n")
    .replace(MARKED_ITEM, "\n")
    .replace(/<\/?[a-z][^<>\n]{0,80}>/gi, " ")
    .replace(/!?\[([^\]\n]{0,400})\]\s?\(\s?([\uE000\uE001])[^)\n]{0,200}\)/g, " $1 $2 ")
    .replace(/\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|[[\]]/gu, " ")
    .replace(/^[ \t]*(?:#{1,6} |(?:[-+•▪◦·–]|\d{1,3}[.)、])[ \t]?){1,4}/gm, "")
    .replace(PICTURES, " · ");
}
