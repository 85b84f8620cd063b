/**
 * One sentence as one language reads it: which clauses are said as facts, and which rows they match. It must not know
 * links nor other sentences.
 */
import { CLAUSE_CHARS } from "../core/limits.ts";
import type { Found } from "./cite.ts";
import type { ClaimRow, Language } from "./claim.ts";
import { folded, matchOf, mayMatch, regexOf, says } from "./grammar.ts";
import { TICK } from "./prose.ts";
import { isQuestion } from "./sentences.ts";

/** `real()[at]` tells whether the clause is said as a fact; asked only where something hangs on it. */
export type Heard = { readonly real: () => readonly boolean[]; readonly found: readonly Found[] };

/** Reads a sentence. `cites` is false when the whole reply holds no own link, which spares the weaker wordings. */
export function readClauses(
  language: Language,
  sentence: string,
  parts: readonly string[],
  cites: boolean,
): Heard {
  const clauses = parts.map((clause) => folded(language, clause).slice(0, CLAUSE_CHARS));
  let facts: readonly boolean[] | undefined;
  const real = (): readonly boolean[] => {
    facts ??= realClauses(language, clauses, isQuestion(sentence));
    return facts;
  };
  const found = clauses.flatMap((_, at) => {
    const claims = claimsIn(language, clauses, at, cites);
    return claims.length > 0 && real()[at] ? claims : [];
  });
  return { real, found };
}

/** True when a clause of `text` may match a row: all that most lines ever meet. `text` is folded. */
export function mayClaim(language: Language, text: string): boolean {
  return language.claims.some((row) => mayAssert(language, row, text));
}

function mayAssert(language: Language, row: ClaimRow, text: string): boolean {
  return says(language, row.verbs, text) && row.patterns.some((pattern) => mayMatch(language, pattern, text));
}

/** Which clauses are said as facts: not inside a condition, an instruction, reported words, or a question. */
function realClauses(language: Language, clauses: readonly string[], asks: boolean): boolean[] {
  let unreal = false;
  const real = clauses.map((clause) => {
    if (says(language, language.unreal, clause)) unreal = true;
    else if (unreal && says(language, "^{but}", clause)) unreal = false;
    return !unreal;
  });
  return asks ? beforeQuestion(language, clauses, real) : real;
}

/** In a question only the clauses in front of the asking one are facts, and none when it only asks for a nod. */
function beforeQuestion(language: Language, clauses: readonly string[], real: readonly boolean[]): boolean[] {
  const last = clauses.length - 1;
  const nod = says(language, language.tags, clauses[last] ?? "");
  const asked = clauses.findIndex((clause) => says(language, language.asks, clause));
  const from = nod ? 0 : asked >= 0 ? asked : last;
  return real.map((fact, at) => fact && at < from);
}

function claimsIn(language: Language, clauses: readonly string[], at: number, cites: boolean): Found[] {
  const clause = clauses[at] ?? "";
  const rows = language.claims.filter(
    (row) =>
      mayAssert(language, row, clause) ||
      (cites && row.linked?.some((pattern) => mayMatch(language, pattern, clause))),
  );
  if (rows.length === 0) return [];
  const text = withoutLead(language, clause);
  if (isOthers(language, text)) return [];
  const found = rows.flatMap((row) => match(language, row, text, cites) ?? []);
  if (found.length === 0 || says(language, language.elsewhere, text)) return [];
  if (ledByOthers(language, clauses, at) && !says(language, language.subject, text)) return [];
  return isOutside(language, text) ? found.filter(({ row }) => row.kind === "schedule") : found;
}

function match(language: Language, row: ClaimRow, clause: string, cites: boolean): Found | undefined {
  if (says(language, row.verbs, clause) && hit(language, row.patterns, clause))
    return { row, language, needsLink: false };
  const weak = cites && hit(language, row.linked ?? [], clause);
  return weak ? { row, language, needsLink: true } : undefined;
}

/** Without "and", "done", "good news" in front; a tick in front stays as the one sign. */
function withoutLead(language: Language, clause: string): string {
  const bare = clause.replaceAll(TICK, " ").trim().replace(regexOf(language, "^(?:{and})+(?=\\S)"), "");
  const text = language.lead === "" ? bare : bare.replace(regexOf(language, language.lead), "");
  return clause.startsWith(TICK) ? TICK + (text || bare) : text || bare;
}

/** AgentX in the same clause wins over every other name in it ("tweeted it on AgentX"). */
function isOutside(language: Language, clause: string): boolean {
  return !/agentx|starchild/i.test(clause) && says(language, language.outside, clause);
}

/** After a clause about somebody else a clause needs a subject of its own: "Uniswap deployed v4 and posted the news". */
function ledByOthers(language: Language, clauses: readonly string[], at: number): boolean {
  return clauses.slice(0, at).some((clause) => isOthers(language, clause));
}

function isOthers(language: Language, clause: string): boolean {
  return language.others !== "" && regexOf(language, language.others, "").test(clause);
}

function hit(language: Language, patterns: readonly string[], clause: string): boolean {
  const plain = clause.replace(TICK, "");
  // "Status: published" is a label and a claim.
  const value = /^[^:]{1,40}: (?=\S)/.test(plain) ? plain.slice(plain.indexOf(": ") + 2) : plain;
  return patterns.some((pattern) => {
    if (!mayMatch(language, pattern, clause)) return false;
    const subjects = pattern.startsWith("^\\uE003") ? [clause] : new Set([plain, value]);
    return [...subjects].some((subject) => {
      const found = matchOf(language, pattern, subject);
      return found !== undefined && !says(language, language.never, found);
    });
  });
}
