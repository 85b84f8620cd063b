/**
 * Which links belong to which claim: those of its sentence, those that a neighbour hands over, and those that a reply hands
 * over without any word of a claim, which says as well that they are there.
 */
import { remember } from "../core/lazy.ts";
import { CITED_SENTENCES } from "../core/limits.ts";
import { alternation } from "../core/words.ts";
import type { CitedLink, ClaimKind, ClaimRow, Language } from "./claim.ts";
import { folded, isOthers, matchOf, says } from "./grammar.ts";
import { presentOf } from "./languages/present.ts";
import { ownerOf } from "./links.ts";
import { clausesOf, sentencesOf } from "./sentences.ts";

/** A clause with its own links; `asserted` is false inside a condition, a question, a draft or somebody's words. */
type Clause = { readonly text: string; readonly links: readonly CitedLink[]; readonly asserted: boolean };

/** A row that a clause matched, and what it needs where the wording alone is too weak. */
export type FoundClaim = {
  readonly row: ClaimRow;
  readonly language: Language;
  readonly needs: "nothing" | "link" | "link beside" | "title" | "entry";
};

/** What one sentence says; `handsOver` when its links are there to be followed. */
export type SentenceReading = {
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly claims: readonly FoundClaim[];
  readonly handsOver: boolean;
  /** What its quotations name. */
  readonly names: readonly string[];
};

/** A line that is hardly more than a link hands it over; a short heading does not. */
export function isShort(text: string): boolean {
  return text.length <= 60 && !/[:：]$/.test(text);
}

/** Links of the sentence itself, else the one of a next line that is hardly more than that. */
export function linksBeside(
  readings: readonly SentenceReading[],
  at: number,
  kind: ClaimKind,
  language: Language,
): CitedLink[] {
  const own = citedIn(readings[at], kind, language);
  const next = readings[at + 1];
  return own.length > 0 || !next || !LINK_LINE.test(next.text) ? own : citedIn(next, kind, language);
}

/** A link alone or behind a label. */
const LINK_LINE = /^[^\uE000]{0,24}\uE000\W*$/;

/** Links of the sentence itself and those handed over behind it, else those handed over right in front of it. */
export function linksFor(
  readings: readonly SentenceReading[],
  at: number,
  kind: ClaimKind,
  language: Language,
): CitedLink[] {
  const own = citedIn(readings[at], kind, language);
  const behind: CitedLink[] = [];
  for (const reading of readings.slice(at + 1, at + CITED_SENTENCES)) {
    if (reading.claims.some(({ row, needs }) => row.kind === kind && needs === "nothing")) break;
    if (/[:：]$/.test(reading.text) && !reading.handsOver && !COUNTED.test(reading.text)) break;
    const cited = citedIn(reading, kind, language);
    if (cited.length > 0 && reading.handsOver) behind.push(...cited);
  }
  // Behind a public page a preview is the next version, and no part of the claim.
  const shown = [...own, ...behind].some(({ serves }) => !serves)
    ? behind.filter((link) => !link.serves)
    : behind;
  if (own.length + shown.length > 0) return [...own, ...shown];
  return linksBefore(readings, at, kind, language);
}

/** A heading that counts what is listed: "Two variants:", "Beide Fassungen:". */
const COUNTED =
  /^(?:in )?(?:(?:all )?(?:both|two|three|four)|(?:alle )?(?:beide|zwei|drei)|(?:los |las )?(?:dos|tres)|ambas|ambos|les deux|deux|trois|entrambe|entrambi|due|tre|duas|dois|três|dwie|dwa|trzy|обе|оба|две|два|три|обидві|дві|iki|üç|dua|tiga|hai|ba|两|兩|三|二つ|2つ|두|세|نسختان|दो|तीन|สอง|\d)(?!\p{L}{3})[^:：]{0,28}[:：]$/iu;

/** The links that are handed over right in front of a sentence; a list of nothing but links is handed over as a whole. */
function linksBefore(
  readings: readonly SentenceReading[],
  at: number,
  kind: ClaimKind,
  language: Language,
): CitedLink[] {
  const links: CitedLink[] = [];
  for (let from = at - 1; from >= Math.max(0, at - LIST_LINKS); from--) {
    const before = readings[from];
    if (!before?.handsOver || before.claims.length > 0 || (from < at - 1 && !BARE.test(before.text))) break;
    links.unshift(...citedIn(before, kind, language));
    if (!BARE.test(before.text)) break;
  }
  return links;
}

export function citedIn(
  reading: SentenceReading | undefined,
  kind: ClaimKind,
  language: Language,
): CitedLink[] {
  const said = reading?.clauses ?? [];
  // Most sentences cite nothing, and then nobody needs to know whose their clauses are.
  if (!said.some(({ links, text }) => links.length > 0 || (kind === "post" && text.search(POST_ID) >= 0)))
    return [];
  const clauses = ownClauses(said, kind, language);
  const links = clauses.flatMap((clause) => clause.links.filter((link) => link.proves === kind));
  return kind === "post" ? [...links, ...clauses.flatMap(({ text }) => namedPosts(text))] : links;
}

/** The clauses whose links are the agent's: not "see also", and nothing behind a label like "Trending:". */
function ownClauses(clauses: readonly Clause[], kind: ClaimKind, language: Language): Clause[] {
  const own: Clause[] = [];
  for (const clause of clauses) {
    const text = folded(language, clause.text);
    const foreign = says(language, language.cites, text) || isOthers(language, text);
    if (foreign && clause.text.endsWith(":")) break;
    if (!foreign && clause.asserted && (clause.links.length > 0 || kind === "post")) own.push(clause);
  }
  return own;
}

// "(id 55102)", "帖子 ID：55102": a post named by its number instead of its link.
const POST_ID =
  /(?:\b(?:id|ID|Id)|编号|編號|番号|번호)(?:\s?(?:is|[:：#=]|为|為|は))?\s?#?([\w-]{0,40}\d[\w-]{0,40})/g;

function namedPosts(clause: string): CitedLink[] {
  return Array.from(clause.matchAll(POST_ID), ([text, key = ""]): CitedLink => {
    return { name: "id", key: key.toLowerCase(), text, proves: "post", serves: false };
  });
}

/** Own links that a reply hands over; what a text says in a language is found once, because a long reply repeats itself. */
export class HandedOver {
  readonly readings: readonly SentenceReading[];
  readonly languages: readonly Language[];
  readonly #known = new Map<string, boolean>();
  readonly #hedged = new Map<string, boolean>();
  #owners?: number;

  constructor(readings: readonly SentenceReading[], languages: readonly Language[]) {
    this.readings = readings;
    this.languages = languages;
  }

  /** The links of the sentence at `at` that `language` gives as done, unless another language of the reply hedges them. */
  linksAt(at: number, kind: ClaimKind, language: Language): CitedLink[] {
    // A number alone may be anything's: "preview id 0a1b2c3d".
    const links = citedIn(this.readings[at], kind, language).filter(({ name }) => name !== "id");
    return links.length > 0 && this.#gives(language, withLabel(this.readings, at)) ? links : [];
  }

  /**
   * The pages that the sentence at `at` names in `language`. A page is there when it is public: who sets its address apart, or
   * says that the page is now at this address, and hedges it in no language of the reply, says so with whatever words.
   */
  pagesNamedAt(at: number, language: Language): CitedLink[] {
    const pages = citedIn(this.readings[at], "publish", language).filter(isPage);
    const text = this.readings[at]?.text ?? "";
    const apart = STANDALONE.test(text) && isIn(language, text);
    if (pages.length === 0 || !(apart || isNowAt(language, text)) || !this.#isOneOwner()) return [];
    const said = [withLabel(this.readings, at), leadOf(this.readings, at)];
    return said.some((part) => this.#isHedged(part)) ? [] : pages;
  }

  /**
   * The pages that the sentence at `at` cites and hedges in no language of the reply, whatever it says: they count where the
   * registry holds one of that name that is not public. Then it is nobody else's, whoever the sentence seems to be about.
   */
  pagesCitedAt(at: number): CitedLink[] {
    const pages = (this.readings[at]?.clauses ?? [])
      .filter(({ asserted, text, links }) => links.length > 0 && asserted && !this.#isForeign(text))
      .flatMap(({ links }) => links.filter(isPage));
    const text = this.readings[at]?.text ?? "";
    if (pages.length === 0 || !this.languages.some((row) => isIn(row, text))) return [];
    const said = [withLabel(this.readings, at), leadOf(this.readings, at), this.readings[at + 1]?.text ?? ""];
    const isFree = (language: Language, part: string): boolean =>
      !says(language, `{wide_hard}|{wide_unseen}|${language.given.hedges}`, part) &&
      !isUnreal(language, part);
    return this.languages.every((row) => said.every((part) => isFree(row, folded(row, part)))) ? pages : [];
  }

  /**
   * The pages that the sentence at `at` sets apart, or says a deed beside: a reply that tells plainly of them says that they are
   * there. Any other address is a part of what is told.
   */
  pagesToldAt(at: number): CitedLink[] {
    const { text = "", clauses = [] } = this.readings[at] ?? {};
    const pages = clauses.flatMap(({ links }) => links.filter(isPage));
    if (pages.length === 0 || !this.#isOneOwner()) return [];
    const own = (row: Language): string => folded(row, text);
    const tells = APART.test(text) || this.languages.some((row) => says(row, DONE, own(row)));
    return tells && !this.languages.some((row) => row.others !== "" && isOthers(row, own(row))) ? pages : [];
  }

  /** True for a clause whose links are somebody else's: see also. */
  #isForeign(clause: string): boolean {
    return this.languages.some((row) => says(row, row.cites, folded(row, clause)));
  }

  /** True where some language of the reply hedges a text, or says that it is not so. */
  #isHedged(text: string): boolean {
    const known =
      this.#hedged.get(text) ??
      this.languages.some((language) => hedges(language, text) || isUnreal(language, text));
    this.#hedged.set(text, known);
    return known;
  }

  /** False for a reply that lists pages of several people, whose addresses open with their owner's number. */
  #isOneOwner(): boolean {
    this.#owners ??= new Set(
      this.readings
        .flatMap(({ clauses }) => clauses.flatMap(({ links }) => links.filter(isPage)))
        .map(({ key }) => ownerOf(key) ?? ""),
    ).size;
    return this.#owners === 1;
  }

  #gives(language: Language, text: string): boolean {
    const key = `${language.id} ${text}`;
    const known = this.#known.get(key) ?? this.#reads(language, text);
    this.#known.set(key, known);
    return known;
  }

  #reads(language: Language, text: string): boolean {
    // A link that nothing stands beside is the whole answer: here it is.
    if (BARE.test(text)) return true;
    const { standalone, inline } = language.given;
    const own = folded(language, text);
    const given = says(language, inline, own) || (STANDALONE.test(text) && says(language, standalone, own));
    const said = settledIn(language, text) ?? (given ? text : undefined);
    if (said === undefined) return false;
    // English names for things stand in every language's prose ("error", "bug") and hedge nothing there.
    return !this.languages.some(
      (other) => (other === language || other.id !== "en" || ENGLISH.test(text)) && hedges(other, said),
    );
  }
}

/** The clause that says beside a link that it is done, with what follows and without those words where it opens with them; undefined where none does. */
function settledIn(language: Language, text: string): string | undefined {
  const settled = presentOf(language)?.settled ?? "(?!)";
  const said = sentencesOf(text).at(-1) ?? "";
  if (isOthers(language, folded(language, said))) return undefined;
  const clauses = clausesOf(said);
  const at = clauses.findIndex((clause) => says(language, settled, folded(language, clause)));
  if (at < 0) return undefined;
  const [first = "", ...rest] = clauses.slice(at).map((clause) => folded(language, clause));
  // In front of them somebody else may stand: "Two users answered you".
  const done = matchOf(language, settled, first) ?? "";
  return [first.startsWith(done) ? first.slice(done.length) : first, ...rest].join(" ");
}

/** The deed as done, what only the deed leaves, or its place. */
const DONE = "{wide_publish}|{wide_live}|{wide_puts}|{wide_square}";

/** An own page that is served to nobody before it is public. */
function isPage({ name, proves, serves }: CitedLink): boolean {
  return proves === "publish" && !serves && name !== "fake";
}

/** True for a text in this language. English's script is that of half of the world, so its little words must tell. */
function isIn({ id, script }: Language, text: string): boolean {
  if (id === "en") return OWN_ENGLISH.test(text);
  // A word or two may be a neighbour's as well: "hier" is German and Dutch, "é" is in half of Europe.
  return !NEIGHBOURS.test(text) && (text.match(everywhere(script)) ?? []).length > 2;
}

const everywhere = remember((script: RegExp) => new RegExp(script, "giu"));

/** Letters of languages that there is no table of: Czech, Slovak, Hungarian, Romanian, and those of the North. */
const NEIGHBOURS = /[řěůňďťľĺŕåøæőűțșðþ]/i;

/** Little words that no other language of the Latin script has. */
const OWN_ENGLISH = /\b(?:the|your?|it['’]?s?|and|here|this|with|are|has|now)\b/i;

/** The line with a colon that a list hangs on, or nothing. */
function leadOf(readings: readonly SentenceReading[], at: number): string {
  const above = readings.slice(Math.max(0, at - LIST_LINKS), at);
  return above.findLast(({ text }) => /[:：]$/.test(text))?.text ?? "";
}

const ENGLISH = /\b(?:the|your?|it|is|are|was|and|here|of|this|by|at|to|has|i)\b/i;

/** One link, and no word. */
const BARE = /^[^\p{L}\p{N}\uE000]*\uE000[^\p{L}\p{N}\uE000]*$/u;

/** Says in any language that something was not so before. */
const NOW = new RegExp(
  [
    `(?<!\\p{L})${alternation(`
      adesso|agora|ahora|already|artık|bereits|desde já|désormais|déjà|già|giờ|hiện|jetzt|já|już|kini|maintenant|now|nun|ora|
      sekarang|teraz|ya|вже|теперь|тепер|уже
    `)}(?!\\p{L})`,
    "ตอนนี้|もう|現在|今は|이제|지금|现在|現在|已|अब|الآن",
  ].join("|"),
  "iu",
);

/** Where something is, as the last word in front of an address that nothing follows; "from" and "to" are no place. */
const PLACE = new RegExp(
  [
    `(?<!\\p{L})${alternation(`
      at|auf|di|em|en|in|on|pod|pod adresem|su|sur|tại|under|unter|ở|за адресою|по адресу|على|في
    `)}(?!\\p{L})\\s*\\uE000[.!)\\s]*$`,
    "(?:ที่|在) ?\\uE000[.!)\\s]*$",
  ].join("|"),
  "iu",
);

/** The page opens the sentence, behind an article, whose it is, or what kind it is. */
const PAGE_FIRST = "^(?:[^\\s:]+ ){0,2}?{wide_page}";

/**
 * True where a page is said to be at an address now, or to be public, and the address is the last word: "The page now resides at
 * ⟨link⟩", "Strona już wisi publicznie: ⟨link⟩".
 */
function isNowAt(language: Language, text: string): boolean {
  if (language.id === "en" && !OWN_ENGLISH.test(text)) return false;
  const own = folded(language, text);
  const page = matchOf(language, PAGE_FIRST, own);
  if (page === undefined || !NOW.test(own.slice(page.length))) return false;
  return PLACE.test(text) || (/[:：] ?\uE000$/.test(text) && says(language, language.strong, text));
}

/** A link behind a sign, or in front of all words; any other is a part of the sentence: "the script in ⟨link⟩". */
const STANDALONE = /^\uE000(?!\s?[\p{L}\p{N}])|[^\p{L}\p{N}\s\uE000\uE002'’"]\s*\uE000/u;

/** The same, where no sign parts a sentence from what follows it: behind a blank, and no word for where it leads. */
export const APART = new RegExp(
  `${STANDALONE.source}|[\\u0e00-\\u0e7f](?<!ที่|จาก|ใน|ไป|ของ|ถึง) \\uE000(?:ค่ะ|ครับ|\\W)*$`,
  "u",
);

/** Sentences behind which links may stand alone, one a line. */
const LIST_LINKS = 6;

/** The sentence; for links that stand alone or behind a label, with what stands in front of them. */
function withLabel(readings: readonly SentenceReading[], at: number): string {
  const text = readings[at]?.text ?? "";
  let from = at;
  while (from > 0 && at - from < LIST_LINKS && isLabel(readings[from]?.text ?? "")) from--;
  return from === at ? text : `${readings[from]?.text ?? ""} ${text}`;
}

/** A link, alone or behind a few words that say nothing of whose it is. */
function isLabel(text: string): boolean {
  return /^[^\uE000]{0,24}\uE000[^\uE000]{0,8}$/.test(text);
}

function isUnreal(language: Language, sentence: string): boolean {
  return says(language, language.never, folded(language, sentence));
}

function hedges(language: Language, sentence: string): boolean {
  const text = folded(language, sentence);
  return says(language, language.given.hedges, text) || isOthers(language, text);
}
