/**
 * Which links belong to which claim: those of its sentence, and those that a neighbour hands over. It must not know how
 * clauses are read.
 */
import { CITED_SENTENCES } from "../core/limits.ts";
import type { ClaimRow, Kind, Language, Link } from "./claim.ts";
import { folded, isOthers, says } from "./grammar.ts";

/** A clause with its own links; `real` is false inside a condition, a question, a draft or somebody's words. */
type Clause = { readonly text: string; readonly links: readonly Link[]; readonly real: boolean };

/** A row that a clause matched, and what it needs where the wording alone is too weak. */
export type Found = {
  readonly row: ClaimRow;
  readonly language: Language;
  readonly needs: "nothing" | "link" | "link beside";
};

/** What one sentence says; `hands` when its links are there to be followed. */
export type Reading = {
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly claims: readonly Found[];
  readonly hands: boolean;
};

/** A line that is hardly more than a link hands it over; a short heading does not. */
export function isShort(text: string): boolean {
  return text.length <= 60 && !/[:：]$/.test(text);
}

/** Links of the sentence itself, else the one of a next line that is hardly more than that. */
export function linksBeside(
  readings: readonly Reading[],
  at: number,
  kind: Kind,
  language: Language,
): Link[] {
  const own = citedIn(readings[at], kind, language);
  const next = readings[at + 1];
  return own.length > 0 || !next || !LINK_LINE.test(next.text) ? own : citedIn(next, kind, language);
}

/** A link alone or behind a label. */
const LINK_LINE = /^[^\uE000]{0,24}\uE000\W*$/;

/** Links of the sentence itself and those handed over behind it, else those handed over right in front of it. */
export function linksFor(readings: readonly Reading[], at: number, kind: Kind, language: Language): Link[] {
  const own = citedIn(readings[at], kind, language);
  const behind: Link[] = [];
  for (const reading of readings.slice(at + 1, at + CITED_SENTENCES)) {
    if (reading.claims.some(({ row, needs }) => row.kind === kind && needs === "nothing")) break;
    if (/[:：]$/.test(reading.text) && !reading.hands) break;
    const cited = citedIn(reading, kind, language);
    if (cited.length > 0 && reading.hands) behind.push(...cited);
  }
  // Behind a public page a preview is the next version, and no part of the claim.
  const shown = [...own, ...behind].some(({ serves }) => !serves)
    ? behind.filter((link) => !link.serves)
    : behind;
  if (own.length + shown.length > 0) return [...own, ...shown];
  const before = readings[at - 1];
  return before?.hands && before.claims.length === 0 ? citedIn(before, kind, language) : [];
}

export function citedIn(reading: Reading | undefined, kind: Kind, language: Language): Link[] {
  const said = reading?.clauses ?? [];
  // Most sentences cite nothing, and then nobody needs to know whose their clauses are.
  if (!said.some(({ links, text }) => links.length > 0 || (kind === "post" && text.search(POST_ID) >= 0)))
    return [];
  const clauses = ownClauses(said, kind, language);
  const links = clauses.flatMap((clause) => clause.links.filter((link) => link.proves === kind));
  return kind === "post" ? [...links, ...clauses.flatMap(({ text }) => namedPosts(text))] : links;
}

/** The clauses whose links are the agent's: not "see also", and nothing behind a label like "Trending:". */
function ownClauses(clauses: readonly Clause[], kind: Kind, language: Language): Clause[] {
  const own: Clause[] = [];
  for (const clause of clauses) {
    const text = folded(language, clause.text);
    const foreign = says(language, language.cites, text) || isOthers(language, text);
    if (foreign && clause.text.endsWith(":")) break;
    if (!foreign && clause.real && (clause.links.length > 0 || kind === "post")) own.push(clause);
  }
  return own;
}

// "(id 55102)", "帖子 ID：55102": a post named by its number instead of its link.
const POST_ID =
  /(?:\b(?:id|ID|Id)|编号|編號|番号|번호)(?:\s?(?:is|[:：#=]|为|為|は))?\s?#?([\w-]{0,40}\d[\w-]{0,40})/g;

function namedPosts(clause: string): Link[] {
  return Array.from(clause.matchAll(POST_ID), ([text, key = ""]): Link => {
    return { name: "id", key: key.toLowerCase(), text, proves: "post", serves: false };
  });
}
