/** One sentence as one language reads it: which clauses are said as facts, and which rows they match. */
import { lazy } from "../core/lazy.ts";
import { CLAUSE_CHARS } from "../core/limits.ts";
import type { FoundClaim } from "./citations.ts";
import type { ClaimKind, ClaimRow, Language } from "./claim.ts";
import { folded, isOthers, matchOf, mayMatch, regexOf, says } from "./grammar.ts";
import { listsValues, removes, undoes, withoutLead } from "./languages/around.ts";
import { withoutBar } from "./languages/standing.ts";
import { JOB_TIMED, TIMED } from "./languages/wide.ts";
import { OPAQUE, OTHER_LINK, TICK } from "./prose.ts";
import { isQuestion, SHORT_VALUE } from "./sentences.ts";

/** `asserted()[at]` tells whether the clause is said as a fact; asked only where something hangs on it. */
export type ClauseReading = {
  readonly asserted: () => readonly boolean[];
  readonly found: readonly FoundClaim[];
};

/**
 * Reads a sentence. `cites` is false when the whole reply holds no own link, which spares the weaker wordings; `frames` tells of
 * each clause whether it opens a frame, and is asked only where something hangs on it.
 */
export function readClauses(
  language: Language,
  sentence: string,
  parts: readonly string[],
  cites: boolean,
  frames: () => readonly boolean[],
): ClauseReading {
  const clauses = parts.map((clause) =>
    withoutBar(
      language.id,
      withoutLead(folded(language, clause).slice(0, CLAUSE_CHARS)).replace(
        regexOf(language, "^{wide_tells}\\s*"),
        "",
      ),
    ),
  );
  let facts: readonly boolean[] | undefined;
  const asserted = (): readonly boolean[] => {
    facts ??= assertedClauses(language, clauses, frames(), isQuestion(sentence));
    return facts;
  };
  const theirs = clauses.map((clause) => lazy(() => isOthers(language, clause)));
  let back: number | undefined;
  const found = clauses.flatMap((clause, at) => {
    const rows = rowsFor(language, clause, cites);
    const said =
      rows.length > 0 && asserted()[at] ? claimsIn(language, rows, { clauses, at, theirs }, cites) : [];
    const told = (): string => clauses.slice(at + 1).join(" ");
    const set = said.some(({ needs }) => needs === "nothing")
      ? undefined
      : (setUp(language, clause, told) ?? setBehind(language, clauses, at));
    const claims = set && asserted()[at] ? [...said, set] : said;
    if (claims.length > 0) back ??= takenBackAt(language, clauses);
    return claims.length > 0 && (back ?? 0) <= at ? claims : [];
  });
  return { asserted, found };
}

/** UTF-16 units of a clause that is hardly more than a word: "All set!", "Sudah diatur!". */
const SET_CHARS = 24;

/**
 * The claim of a word like "set" or "scheduled" alone in front of a time, "Set! Every Tuesday at 20:00 I remind you", or of a
 * more general one in front of a job and its time: "Done: reminder every Tuesday". Both are folded; what is `told` behind the word is asked for only where it is such a word.
 */
export function setUp(language: Language, word: string, told: () => string): FoundClaim | undefined {
  const end = word.indexOf(":") + 1 || word.length;
  if (end > SET_CHARS) return undefined;
  const label = word.slice(0, end);
  const value = word.slice(end).trim();
  const behind = (): string => `${value} ${told()}`.trim().slice(0, CLAUSE_CHARS);
  const isSet = says(language, "^{wide_set}[!:.]?$", label) && says(language, TIMED, behind());
  const isSettled = says(language, "^{wide_settled}:$", label) && says(language, JOB_TIMED, behind());
  const row = isSet || isSettled ? language.claims.find(({ kind }) => kind === "schedule") : undefined;
  return row && { row, language, needs: "nothing" };
}

/** The claim of such a word behind a job and its time: "Vet reminder: Friday at 9, it's in", "Every Tuesday at 20:00 I remind you, set". */
function setBehind(language: Language, clauses: readonly string[], at: number): FoundClaim | undefined {
  const clause = clauses[at] ?? "";
  if (at === 0 || clause.length > SET_CHARS || says(language, "{wide_not}", clause)) return undefined;
  const isSet = says(language, "^(?:[^\\s]+ ){0,2}?{wide_set}[!.]?$", clause);
  if (!isSet && !says(language, `^(?:[^\\s]+ )?(?:{wide_on}|{wide_schedule})${POLITE}[!.]?$`, clause))
    return undefined;
  const before = clauses.slice(0, at).join(" ").slice(-CLAUSE_CHARS);
  if (says(language, "{wide_not}", before) || !says(language, isSet ? TIMED : JOB_TIMED, before))
    return undefined;
  const row = language.claims.find(({ kind }) => kind === "schedule");
  return row && { row, language, needs: "nothing" };
}

/** The endings of a deed where no blank parts them from it. */
const POLITE = "[\\u0e00-\\u0e7f\\u3040-\\u30ff\\uac00-\\ud7af]{0,8}";

/** True when `text` holds a verb of some row; `text` is folded. */
export function hasVerb(language: Language, text: string): boolean {
  return language.claims.some((row) => says(language, row.verbs, text));
}

/** True when a clause of `text` may match a row, or a label or a word at an end says that something is done: all that most lines ever meet. `text` is folded. */
export function mayClaim(language: Language, text: string): boolean {
  return (
    language.claims.some((row) => mayAssert(language, row, text)) ||
    says(language, SETTLED_LABEL, text.slice(0, LABEL_CHARS)) ||
    (text.length <= SET_CHARS && says(language, "{wide_set}[!.]?$", text))
  );
}

/** Where the label of {@link setUp} ends at the latest, behind a sign and a word in front. */
const LABEL_CHARS = 2 * SET_CHARS;

const SETTLED_LABEL = "(?:{wide_settled}|{wide_set}) ?[:：]";

function mayAssert(language: Language, row: ClaimRow, text: string): boolean {
  const wordings = [...row.patterns, ...(row.named ?? [])];
  return says(language, row.verbs, text) && wordings.some((pattern) => mayMatch(language, pattern, text));
}

/** The last clause that takes back what stands before it, or -1: "Published! Correction: it failed." */
function takenBackAt(language: Language, clauses: readonly string[]): number {
  if (listsValues(clauses)) return clauses.length;
  const whole = clauses.join(" ");
  let from = whole.length;
  for (let at = clauses.length - 1; at > 0; at--) {
    from -= clauses[at]?.length ?? 0;
    if (undoes(clauses[at] ?? "")) return at;
    if (says(language, language.retracts, whole.slice(from, from + CLAUSE_CHARS))) return at;
    from -= 1;
  }
  return -1;
}

/**
 * Which clauses are said as facts: not inside a condition, an instruction, reported words, the agent's earlier words, an account
 * of how things work, or a question.
 */
function assertedClauses(
  language: Language,
  clauses: readonly string[],
  frames: readonly boolean[],
  asks: boolean,
): boolean[] {
  let unreal = false;
  const real = clauses.map((clause, at) => {
    const framed = frames[at] ?? false;
    if (framed || says(language, language.unreal, clause)) unreal = true;
    else if (unreal && says(language, "^{but}", clause)) unreal = false;
    const real = !unreal;
    // "You asked whether it went out: yes" answers, and what stands behind the answer is said as a fact.
    const answer = clause.lastIndexOf(": ");
    if (unreal && !framed && answer > 0 && says(language, "^{but}", clause.slice(answer + 2))) unreal = false;
    return real;
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

/** The rows that a clause may match. */
function rowsFor(language: Language, clause: string, cites: boolean): ClaimRow[] {
  return language.claims.filter(
    (row) =>
      mayAssert(language, row, clause) ||
      (row.named ?? []).some((pattern) => mayMatch(language, pattern, clause)) ||
      (cites && weakOf(row).some((pattern) => mayMatch(language, pattern, clause))),
  );
}

/** What the authorities publish, and where: laws, decrees, tenders; official journals. In any language, for a text may mix them. */
const OFFICIAL =
  /\b(?:federal register|official (?:journal|gazette)|bundesgesetzblatt|bundesanzeiger|amtsblatt|journal officiel|di[aá]rio oficial|bolet[ií]n oficial|boe|gazzetta ufficiale|dzienniku? ustaw|lembaran negara)\b|resm[iî] gazete|monitor(?:ze)? polski|công báo|官[报報]|관보|офіційн\p{L}* вісник|российск\p{L}* газет|результат\p{L}* (?:выбор|вибор|екзамен|экзамен|іспит)|^(?:(?:the|der|die|das|le|la|el|o|a|il|lo) |l['’])?(?:decree|edital|decreto|décret|arrêté|verordnung|постанов(?:а|у|и|ою|лени\p{L}*)|указ(?:а|у|ом|ы)?|закон(?:а|у|ом|ы)?|undang-undang|peraturan|nghị định|rozporządzeni\p{L}*|ustaw[aęy]|yönetmelik|yasa|kanun|法令|条例|條例|법률)(?!\p{L})/iu;

/** What a word means and no deed: "published in the sense of the law". */
const SENSE =
  /\bin the sense of\b|\bim sinne (?:de[rs]|von)\b|\bau sens d[eu]\b|\ben el sentido de\b|\bai sensi d|\bno sentido d[aeo]\b|w rozumieniu|в смысле|у розумінні/i;

/** Programmed is also what a function is that was written. */
const CODED =
  /\bprogramm?(?:ad[oa]|ato|ata|é|ei|ai|é[e]?|iert) (?:(?:la|el|las|los|una?|il|lo|le|o|a|uma?|die|der|das|eine?) )?(?:\p{L}+ )?(?:algor|api|app|bibliot|bot|clas|compilador|fonction|fun[cçz]|funk|gioco|jeu|jogo|juego|klasse|libre|m[oó]dul|parser|script|skript|spiel)|(?<!\p{L})programm?\p{L}+ (?:[^\s]+ ){1,5}?(?:en|em|in) (?:c|c\+\+|go|java|javascript|kotlin|php|python|ruby|rust|swift|typescript)(?!\p{L})/iu;

/** A clause among those of its sentence, and of each whether its deed is somebody else's. */
type Place = {
  readonly clauses: readonly string[];
  readonly at: number;
  readonly theirs: readonly (() => boolean)[];
};

function claimsIn(
  language: Language,
  rows: readonly ClaimRow[],
  { clauses, at, theirs: others }: Place,
  cites: boolean,
): FoundClaim[] {
  const text = withoutFiller(language, clauses[at] ?? "");
  if (isOthers(language, text) || deniesAround(language, text)) return [];
  const said = carries(language, clauses, at) ? [`i ${text}`, text] : [text];
  const found = rows.flatMap((row) => {
    const matches = said.flatMap(
      (wording) => match(language, row, wording, cites, clauses.length === 1) ?? [],
    );
    return matches.find(({ needs }) => needs === "nothing") ?? matches.slice(0, 1);
  });
  if (found.length === 0 || says(language, language.elsewhere, text) || OFFICIAL.test(text) || removes(text))
    return [];
  if (SENSE.test(text)) return [];
  const before = clauses.slice(0, at);
  // After a clause about somebody else a clause needs a subject of its own: "Initech deployed v4 and posted the news".
  const theirs = others.slice(0, at).some((isTheirs) => isTheirs());
  const refers = says(language, language.pronoun, text);
  if (theirs && !says(language, language.subject, text)) return [];
  const next = clauses[at + 1] ?? "";
  const linked = text.endsWith(":") && next.startsWith(OTHER_LINK);
  // In the place of posts a thing is posted, whatever the verb is.
  const posts =
    says(language, "{feed}", text) &&
    found.some(({ row, needs }) => row.kind === "post" && needs === "nothing");
  const own = found.filter(({ row: { kind } }) => {
    if (isElsewhere(language, kind, text) || (linked && kind !== "schedule")) return false;
    if (kind === "schedule" && CODED.test(text)) return false;
    if (kind === "post" && WRITTEN.test(text) && says(language, MEANT, text)) return false;
    if (refers && before.some((part) => isElsewhere(language, kind, part))) return false;
    return !(posts && kind === "publish");
  });
  return theirs && refers ? own.map(withLinkOnly) : own;
}

/** True where a text denies in a language that the one at hand shares its words with. */
export function deniesAround({ id }: Language, text: string): boolean {
  return (id !== "en" && ENGLISH_NOT.test(text)) || (id === "pt" && SPANISH_NOT.test(text));
}

/** English that a neighbour's words are found in: "your site is not online" holds all that Turkish asks for. */
const ENGLISH_NOT =
  /\b(?:is|are|was|were|has|have|had|does|do|did|be|still|just) not\b|\w+n['’]t\b|\bnot yet\b/i;

/** Spanish that says no in front of a verb that is Portuguese as well, where "no" is "in the": "No pude publicar". */
const SPANISH_NOT =
  /(?<!\p{L})no (?:(?:lo|la|se|me|te|les?|los|las|nos) ){0,2}(?:pude|pudo|pudimos|he|ha|hemos|han|está|estaba|fue)(?!\p{L})/iu;

/** Meant for the place of posts, and not in it: "the text for the feed". */
const MEANT =
  "(?<!\\w)(?:for|für|pour|para(?: el| o)?|per|untuk|cho|для|สำหรับ|ل|لـ) ?{feed}|{feed} ?(?:için|के लिए|用|への(?:投稿|下書)|(?:向け|用)の|에 (?:올릴|쓸))";

/** Written, which is only the half of it. */
export const WRITTEN =
  /\b(?:drafted|wrote|written|geschrieben|verfasst|redact|escrib|escrit[oa]|rédig|écrit|escrev|scritt|ditulis|kutulis|menulis|viết|soạn)|напис|состав|склал|napisał|yaz(?:dım|ıldı)|写|寫|書[いき]|썼|써 ?[두놨뒀]|작성|كتب|صغ|लिख|เขียน/iu;

/** True when a clause has no subject of its own and one in front of it has the agent for its subject. */
function carries(language: Language, clauses: readonly string[], at: number): boolean {
  const { carries: agent = "", subject } = language;
  return (
    at > 0 &&
    clauses.slice(0, at).some((clause) => says(language, agent, clause)) &&
    !says(language, subject, clauses[at] ?? "")
  );
}

/** A claim whose wording is too weak without an own link. */
export function withLinkOnly(found: FoundClaim): FoundClaim {
  return found.needs === "nothing" ? { ...found, needs: "link" } : found;
}

/** True when a clause puts a deed of this kind where no registry looks. The own place in the same clause wins. */
export function isElsewhere(language: Language, kind: ClaimKind, clause: string): boolean {
  if (kind === "schedule") return says(language, "{elsewhere_schedule}", clause);
  if (says(language, "{feed}|{hub}", clause)) return false;
  if (OUTSIDE.test(clause) || says(language, language.outside, clause)) return true;
  return says(language, `(?<!\\w){elsewhere_${kind}}(?![\\w-])`, clause);
}

/** A link to somewhere else, or a host without a scheme, which is prose to the reader of links: "pushed to ghcr.io/acme". */
const OUTSIDE = /\uE001|\b[a-z0-9-]{2,63}\.(?:com|io|app|dev|net|org|co|me|sh|xyz|ai|gg)(?![\w-])/i;

/** The wordings that count only together with an own link. */
function weakOf({ linked = [], adjacent = [], alone = [] }: ClaimRow): readonly string[] {
  return [...linked, ...adjacent, ...alone];
}

function match(
  language: Language,
  row: ClaimRow,
  clause: string,
  cites: boolean,
  alone: boolean,
): FoundClaim | undefined {
  if (says(language, row.verbs, clause) && hit(language, row.patterns, clause))
    return { row, language, needs: "nothing" };
  if (cites && hit(language, row.linked ?? [], clause)) return { row, language, needs: "link" };
  if (cites && hit(language, row.adjacent ?? [], clause)) return { row, language, needs: "link beside" };
  if (cites && alone && hit(language, row.alone ?? [], clause))
    return { row, language, needs: "link beside" };
  if (!hit(language, row.named ?? [], clause)) return undefined;
  return { row, language, needs: row.kind === "publish" && isBare(language, clause) ? "entry" : "title" };
}

/** True for a clause that is hardly more than its deed, and names no thing: "Hab's freigeschaltet", "Выложил". */
function isBare(language: Language, clause: string): boolean {
  if (clause.includes(OPAQUE)) return false;
  const rest = clause.replace(regexOf(language, "{wide_named}"), "").replace(/[^\p{L}\p{N}]/gu, "");
  return rest.length <= (UNSPACED.test(rest) ? BARE_SIGNS : BARE_CHARS);
}

/** UTF-16 units beside the deed of such a clause: a pronoun, a helping verb; a polite ending where each is a syllable. */
const BARE_CHARS = 4;
const BARE_SIGNS = 3;

const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Without "and", "done", "good news" in front; a tick at an end stays as the one sign. */
function withoutFiller(language: Language, clause: string): string {
  const bare = clause.replaceAll(TICK, " ").trim().replace(regexOf(language, "^(?:{and})+(?=\\S)"), "");
  const text = (language.filler === "" ? bare : bare.replace(regexOf(language, language.filler), "")) || bare;
  if (clause.startsWith(TICK)) return TICK + text;
  return clause.endsWith(TICK) ? `${text} ${TICK}` : text;
}

/** UTF-16 units of a clause of one thought, all of which is about its deed: "Published is nothing yet". */
const SHORT_CHARS = 32;

const NOTHING = /(?<!\p{L})(?:nada|nic|nichts|niente|nothing|rien|ничего|нічого)(?!\p{L})/iu;

function hit(language: Language, patterns: readonly string[], clause: string): boolean {
  const plain = clause.replaceAll(TICK, " ").replace(/ {2,}/g, " ").trim();
  // "Status: published" is a label and a claim; "Published: no" is a label and its opposite.
  const value = /^[^:]{1,40}: (?=\S)/.test(plain) ? plain.slice(plain.indexOf(": ") + 2) : plain;
  if (value !== plain && value.length <= SHORT_VALUE && says(language, language.never, value)) return false;
  return patterns.some((pattern) => {
    if (!mayMatch(language, pattern, clause)) return false;
    const subjects = pattern.startsWith("^\\uE003")
      ? [clause]
      : new Set(pattern.includes("\\uE003") ? [clause, plain, value] : [plain, value]);
    return [...subjects].some((subject) => {
      const found = matchOf(language, pattern, subject);
      if (found === undefined) return false;
      if (subject.length <= SHORT_CHARS && NOTHING.test(subject)) return false;
      return !says(language, language.never, found);
    });
  });
}
