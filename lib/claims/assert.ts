/**
 * Which deeds a reply asserts as done by the agent itself, and the links cited for each. It must not know which of them
 * are true.
 */
import { READ_MS, READ_SENTENCES, SAMPLE_CHARS } from "../core/limits.ts";
import { citedIn, type Found, isShort, linksBeside, linksFor, type Reading } from "./cite.ts";
import type { Claim, Kind, Language, Link } from "./claim.ts";
import { hasVerb, isElsewhere, mayClaim, readClauses, withLinkOnly } from "./clauses.ts";
import { Giving } from "./given.ts";
import { folded, isOthers, says } from "./grammar.ts";
import { findLinks, type LinkRow } from "./links.ts";
import { type Line, OPEN, OWN_LINK, proseLines } from "./prose.ts";
import { clausesOf, piecesOf, sentencesOf } from "./sentences.ts";

/** An own link may stand without any word of a claim near it, so hosts and paths of own links always count as stems. */
const LINK_STEMS = /iamstarchild|\/post\/|\/preview\/|agentx/i;

/** Without one of these in the reply, "posted" is about some other platform. */
const FEED = /agentx|agent x\b|\/post\/|\bfeed\b|\bpost id\b|论坛|論壇|帖|贴文|貼文|动态|動態/i;

/** The claims of a reply in order. Reading is linear in the length of `text`. */
export function claimsOf(text: string, languages: readonly Language[], table: readonly LinkRow[]): Claim[] {
  const cites = LINK_STEMS.test(text);
  const sample = headAndTailOf(text);
  const heard = languages.filter((row) => row.script.test(sample) && (cites || row.stems.test(text)));
  const spoken = FEED.test(text) ? heard : heard.map(withoutPosts);
  if (spoken.length === 0) return [];
  const lines = proseLines(text, {
    // Next to an own link the weakest words may claim ("It's up:"), so a reply that cites one is read whole unless it is huge.
    wanted: (part) =>
      (cites && text.length <= SAMPLE_CHARS) ||
      LINK_STEMS.test(part) ||
      spoken.some((row) => row.stems.test(part)),
    links: (part) => findLinks(part, table),
  });
  const readings = readAll(lines, spoken, cites);
  const claims = readings.map((reading, at) => claimsAt(readings, at, reading));
  if (!cites) return claims.flat();
  const said = new Set(claims.flat().flatMap(({ links }) => links.map(({ key }) => key)));
  const giving = new Giving(readings, heard);
  return claims.flatMap((found, at) => [...found, ...givenAt(giving, at, said)]);
}

function withoutPosts(language: Language): Language {
  return { ...language, claims: language.claims.filter((row) => row.kind !== "post") };
}

/** What tells the languages of a text: all of a usual reply, both ends of a huge one. */
function headAndTailOf(text: string): string {
  return text.length <= 2 * SAMPLE_CHARS ? text : text.slice(0, SAMPLE_CHARS) + text.slice(-SAMPLE_CHARS);
}

/** A sentence with the links that its signs stand for, and the one in front of it in its line. */
type Cited = { readonly sentence: string; readonly links: readonly Link[]; readonly before: string };

function readAll(lines: readonly Line[], spoken: readonly Language[], cites: boolean): Reading[] {
  // A long reply repeats itself; what a sentence says does not depend on where it stands.
  const known = new Map<string, Reading>();
  const until = Date.now() + READ_MS;
  const readings: Reading[] = [];
  for (const { sentence, links, before } of headAndTail(sentencesIn(lines, spoken, cites))) {
    const reading = known.get(sentence) ?? read(sentence, spoken, cites);
    known.set(sentence, reading);
    const said = links.length === 0 ? reading : withLinks(reading, links);
    readings.push(said.claims.length === 0 || before === "" ? said : behind(before, said));
    if (Date.now() > until) break;
  }
  return readings;
}

/** The sentences that can matter: with a stem, at the head of a list, or any in a reply that cites own links. */
function sentencesIn(lines: readonly Line[], spoken: readonly Language[], cites: boolean): Cited[] {
  // A long reply is read in part anyway, and looking closely at each of its lines would cost more than that.
  const looks = lines.length <= READ_SENTENCES ? mayClaim : hasVerb;
  const mayMatter = ({ text }: Line): boolean =>
    cites ||
    piecesOf(text).some((part) => spoken.some((language) => looks(language, folded(language, part))));
  if (!lines.some(mayMatter)) return [];
  const matters = (text: string): boolean =>
    cites || /[:：]$/.test(text) || spoken.some((row) => row.stems.test(text));
  return withoutDrafts(lines, spoken)
    .filter(mayMatter)
    .flatMap((line) => {
      const queue = [...line.links];
      return (
        sentencesOf(line.text)
          .map((sentence, at, all) => ({
            sentence,
            links: queue.splice(0, sentence.split(OWN_LINK).length - 1),
            before: all[at - 1] ?? "",
          }))
          // The sentence behind one that matters may take it back.
          .filter(({ sentence }, at, all) => matters(sentence) || matters(all[at - 1]?.sentence ?? ""))
      );
    });
}

/** Without the lines that a line like "Here is the draft:" introduces: the rest of its paragraph, and the next one. */
function withoutDrafts(lines: readonly Line[], spoken: readonly Language[]): Line[] {
  let draft = -1;
  return lines.filter((line) => {
    if (draft === line.paragraph || introduces(line.lead, spoken)) return false;
    if (introduces(line.text, spoken)) draft = line.paragraph;
    return true;
  });
}

/** The sentences that are read when there are more than the cap: a success stands at the head or at the end of a reply. */
function headAndTail<T>(all: readonly T[]): readonly T[] {
  if (all.length <= READ_SENTENCES) return all;
  return [...all.slice(0, READ_SENTENCES / 2), ...all.slice(-READ_SENTENCES / 2)];
}

function introduces(line: string, spoken: readonly Language[]): boolean {
  return (
    /[:：]\s*[*_]*$/.test(line) &&
    spoken.some((language) => says(language, language.drafts, folded(language, line)))
  );
}

/** What one sentence says, without its links. What only claims and links ask for is worked out when they do. */
function read(text: string, spoken: readonly Language[], cites: boolean): Reading {
  const clauses = clausesOf(text);
  const heard = text.startsWith(OPEN)
    ? []
    : spoken.map((language) => readClauses(language, text, clauses, cites));
  return {
    text,
    clauses: clauses.map((clause, at) => ({
      text: clause,
      links: [],
      get real() {
        return heard.length > 0 && heard.every(({ real }) => real()[at]);
      },
    })),
    claims: heard.flatMap(({ found }) => found),
    get hands() {
      return (
        isShort(text) || spoken.some((language) => says(language, language.presents, folded(language, text)))
      );
    },
  };
}

function withLinks(reading: Reading, links: readonly Link[]): Reading {
  const queue = [...links];
  const clauses = reading.clauses.map((clause) => ({
    ...clause,
    links: queue.splice(0, clause.text.split(OWN_LINK).length - 1),
  }));
  return { text: reading.text, clauses, claims: reading.claims, hands: reading.hands };
}

/** "Acme shipped v2. It is live on ten chains.": behind a sentence about others or other places, "it" is the agent's only with a link. */
function behind(before: string, reading: Reading): Reading {
  const claims = reading.claims.map((found) => {
    const { language, row } = found;
    if (!says(language, language.pronoun, folded(language, reading.text))) return found;
    const text = folded(language, before);
    return isOthers(language, text) || isElsewhere(language, row.kind, text) ? withLinkOnly(found) : found;
  });
  return { text: reading.text, clauses: reading.clauses, claims, hands: reading.hands };
}

/** The claims of the sentence at `at`, one a kind, each with the links of its kind that are cited for it. */
function claimsAt(readings: readonly Reading[], at: number, reading: Reading): Claim[] {
  const claims = new Map<Kind, Claim>();
  for (const found of reading.claims) {
    const claim = claimOf(found, readings, at, reading);
    if (claim && !claims.has(claim.kind) && !isTakenBack(readings, at, found.language))
      claims.set(claim.kind, claim);
  }
  return [...claims.values()];
}

function claimOf(
  found: Found,
  readings: readonly Reading[],
  at: number,
  reading: Reading,
): Claim | undefined {
  const { row, language, needs } = found;
  const claim = { rule: row.id, sentence: reading.text, language };
  const links = (needs === "link beside" ? linksBeside : linksFor)(readings, at, row.kind, language);
  if (row.kind === "publish" && links.length === 0) {
    // "Published: /post/12" is a post, and where the sentence says so itself, nothing else.
    const posts = citedIn(reading, "post", language);
    if (posts.length > 0 && reading.claims.some((other) => other.row.kind === "post")) return undefined;
    if (posts.length > 0) return { ...claim, kind: "post", links: posts };
  }
  if (needs !== "nothing" && links.length === 0) return undefined;
  if (row.kind === "publish" && isServing(links, reading, language)) return undefined;
  return { ...claim, kind: row.kind, links };
}

/** The claims that lie in giving own links away which no claim of the reply is about. */
function givenAt(giving: Giving, at: number, said: ReadonlySet<string>): Claim[] {
  const { readings, spoken } = giving;
  const reading = readings[at];
  if (!reading?.clauses.some(({ links }) => links.some(({ key }) => !said.has(key)))) return [];
  for (const language of spoken) {
    const given = GIVEN_KINDS.flatMap((kind) => {
      const links = giving.linksAt(at, kind, language).filter(({ key }) => !said.has(key));
      if (links.length === 0 || (kind === "publish" && isServing(links, reading, language))) return [];
      return [{ rule: language.given.id, kind, sentence: reading.text, links, language }];
    });
    if (given.length > 0) return isTakenBack(readings, at, language) ? [] : given;
  }
  return [];
}

/** The kinds of deeds that leave a link. */
const GIVEN_KINDS: readonly Kind[] = ["publish", "post"];

/** The next sentence or the one behind it takes the claim back: "Published! … Correction: it failed." */
function isTakenBack(readings: readonly Reading[], at: number, language: Language): boolean {
  return readings
    .slice(at + 1, at + 3)
    .some(({ text }) => says(language, language.retracts, folded(language, text)));
}

/** A preview that runs is not a publication, unless the sentence asserts the public, and not "if you want it public". */
function isServing(links: readonly Link[], reading: Reading, language: Language): boolean {
  if (links.length === 0 || links.some((link) => !link.serves)) return false;
  const asserted = reading.clauses.filter(({ real }) => real).map(({ text }) => text);
  return !asserted.some((text) =>
    says(language, language.strong, language.fold ? language.fold(text) : text),
  );
}
