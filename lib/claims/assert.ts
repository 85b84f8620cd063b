/** Which deeds a reply asserts as done by the agent itself, and the links cited for each. */
import { lazy } from "../core/lazy.ts";
import { READ_MS, READ_SENTENCES, SAMPLE_CHARS } from "../core/limits.ts";
import { isAnswer, titledIn } from "./about.ts";
import {
  citedIn,
  type FoundClaim,
  HandedOver,
  isShort,
  linksBeside,
  linksFor,
  type SentenceReading,
} from "./citations.ts";
import type { CitedLink, Claim, ClaimKind, Language } from "./claim.ts";
import { hasVerb, isElsewhere, mayClaim, readClauses, setUp, withLinkOnly } from "./clauses.ts";
import { FIRST, followsAct, framesOf, proposes } from "./frames.ts";
import { folded, isOthers, says } from "./grammar.ts";
import { undoes } from "./languages/around.ts";
import { presentOf } from "./languages/present.ts";
import { findLinks } from "./links.ts";
import { Mood } from "./mood.ts";
import { type Line, OPAQUE, OPEN, OWN_LINK, proseLines } from "./prose.ts";
import { clausesOf, isQuestion, piecesOf, sentencesOf } from "./sentences.ts";
import { labelled, mayStand, standingIn } from "./standing.ts";
import { type ClaimTables, vocabularyOf } from "./tables.ts";
import { JOB_ID, SILENCERS, toldIn } from "./told.ts";
import { saysHidden, upshotIn } from "./upshot.ts";

/** What a reply claims, in order, and how many of its sentences that may claim something a cap left unread. */
export type ReadReply = { readonly claims: readonly Claim[]; readonly unread: number };

/** The claims of a reply in order. Reading is linear in the length of `text`. */
export function claimsOf(text: string, tables: ClaimTables): readonly Claim[] {
  return readReply(text, tables).claims;
}

/** The claims of a reply, and what of it was not read. Reading is linear in the length of `text`. */
export function readReply(text: string, tables: ClaimTables): ReadReply {
  const { speak, stems, posts } = vocabularyOf(tables);
  const cites = stems.test(text);
  const sample = headAndTailOf(text);
  const scripts = tables.languages.filter(
    (row) => row.script.test(sample) || (cites && isSettled(row, sample)),
  );
  const standing = scripts.filter((row) => mayStand(row, sample, { cites, whole: true }));
  const names = cites || JOB_ID.test(text);
  const written = scripts.filter((row) => names || standing.includes(row) || row.stems.test(text)).map(speak);
  if (written.length === 0) return { claims: [], unread: 0 };
  const posted = posts().test(text);
  const spoken = posted ? written : written.map(withoutPosts);
  const stands = standing.length > 0;
  const { lines, unread: skipped } = proseLines(text, {
    // Next to an own link the weakest words may claim ("It's up:"), so a reply that cites one is read whole unless it is huge.
    wanted: (part) =>
      ((cites || stands) && text.length <= SAMPLE_CHARS) ||
      stems.test(part) ||
      spoken.some((row) => row.stems.test(part)),
    links: (part) => findLinks(part, tables.links),
  });
  const { readings, before, unread } = readAll(lines, spoken, cites, stands);
  if (stands) addStanding(readings, written, lines, cites);
  const claims = readings.map((reading, at) => {
    return withTitle(claimsAt(readings, at, reading, spoken), () =>
      titledAt(readings, at, before[at] ?? "", spoken),
    );
  });
  const mood = new Mood(text, () => tables.languages, tables.links);
  const all = cites ? withHandedOver(claims, new HandedOver(readings, written), mood) : claims.flat();
  // What is told adds nothing to what is said of the same kind.
  const said = new Set(all.filter(({ named, unnamed }) => !named && !unnamed).map(({ kind }) => kind));
  const told = toldIn(mood, written).filter(({ kind }) => !said.has(kind));
  return { claims: [...all, ...told], unread: unread + skipped };
}

/** What a sentence claims, and what a title that it names adds to that; a link tells more than a title. */
function withTitle(own: readonly Claim[], titled: () => readonly Claim[]): readonly Claim[] {
  const page = own.find(({ kind, named }) => kind === "publish" && !named);
  // A post may be about a page: "Published the thread about the harvest log on Chirper".
  const posts = own.some(({ kind }) => kind === "post");
  if ((page && page.links.length > 0) || posts) return own;
  const [found] = titled();
  if (page)
    return own.map((claim) => (claim === page && found?.about ? { ...claim, about: found.about } : claim));
  const others = own.filter(({ kind }) => kind !== "publish");
  return found ? [...others, found] : others;
}

/** The claim of a sentence that tells of a page by its title, unless one behind it takes it back. */
function titledAt(
  readings: readonly SentenceReading[],
  at: number,
  before: string,
  languages: readonly Language[],
): Claim[] {
  const reading = readings[at];
  if (!reading || reading.text.startsWith(OPEN)) return [];
  return titledIn({ reading, before, languages }).filter(
    ({ language }) => !isTakenBack(readings, at, language) && !followsAct(languages, before, reading.text),
  );
}

/** True for a text of a few words whose language shows in nothing but one that says that it is done: "Sistemato: ⟨link⟩". */
function isSettled(language: Language, text: string): boolean {
  return text.length <= BRIEF_CHARS && says(language, presentOf(language)?.settled ?? "(?!)", text);
}

/** UTF-16 units of a link and a word or two. */
const BRIEF_CHARS = 100;

function withHandedOver(claims: readonly (readonly Claim[])[], handed: HandedOver, mood: Mood): Claim[] {
  const said = new Set(claims.flat().flatMap(({ links }) => links.map(({ key }) => key)));
  return claims.flatMap((found, at) => {
    const given = handedOverAt(handed, at, said).map((claim): Claim => {
      if (claim.kind !== "publish") return claim;
      const own = mood.of(claim.sentence);
      // A word or two of a text may be in another language, and such a claim is one by its own words.
      return { ...claim, plain: () => own.isPlain("will") && !own.surely("theirs") };
    });
    return [...found, ...given, ...(given.length === 0 ? citedAt(handed, at, said, mood) : [])];
  });
}

function withoutPosts(language: Language): Language {
  return { ...language, claims: language.claims.filter((row) => row.kind !== "post") };
}

/** What tells the languages of a text: all of a usual reply, both ends of a huge one. */
function headAndTailOf(text: string): string {
  return text.length <= 2 * SAMPLE_CHARS ? text : text.slice(0, SAMPLE_CHARS) + text.slice(-SAMPLE_CHARS);
}

/** A sentence with the links that its signs stand for, and the one in front of it in its line. */
type Cited = {
  readonly sentence: string;
  readonly links: readonly CitedLink[];
  readonly names: readonly string[];
  readonly before: string;
};

function readAll(
  lines: readonly Line[],
  spoken: readonly Language[],
  cites: boolean,
  stands: boolean,
): { readonly readings: SentenceReading[]; readonly before: readonly string[]; readonly unread: number } {
  // A long reply repeats itself; what a sentence says does not depend on where it stands.
  const known = new Map<string, SentenceReading>();
  const start = process.cpuUsage();
  const readings: SentenceReading[] = [];
  const all = sentencesIn(lines, spoken, cites || stands);
  const some = headAndTail(all);
  for (const { sentence, links, names, before } of some) {
    const reading = known.get(sentence) ?? read(sentence, spoken, cites);
    known.set(sentence, reading);
    const said = links.length + names.length === 0 ? reading : withSigns(reading, links, names);
    readings.push(before === "" ? said : behind(before, said, spoken));
    if (milliseconds(process.cpuUsage(start)) > READ_MS) break;
  }
  return { readings, before: some.map((one) => one.before), unread: all.length - readings.length };
}

/** What stands without a deed, behind the claims of each sentence. */
function addStanding(
  readings: SentenceReading[],
  languages: readonly Language[],
  lines: readonly Line[],
  cites: boolean,
): void {
  for (const [at, reading] of readings.entries()) {
    if (reading.text.startsWith(OPEN)) continue;
    const around = {
      text: reading.text,
      get facts() {
        return reading.clauses.filter(({ asserted }) => asserted).map(({ text }) => text);
      },
      before: readings[at - 1]?.text ?? "",
      get labels() {
        return labelsBeside(lines, reading.text);
      },
      get heading() {
        return headingOf(readings, at);
      },
      isEnd: at === 0 || at === readings.length - 1,
      get isHidden() {
        return readings.some(({ text }) => languages.some((row) => saysHidden(row, text)));
      },
    };
    const found = languages
      .filter((row) => mayStand(row, reading.text, { cites, whole: false }))
      .flatMap((row) => [...standingIn(row, around), ...upshotIn(row, around)]);
    if (found.length > 0 && !followsAct(languages, around.before, reading.text))
      readings[at] = { ...reading, handsOver: reading.handsOver, claims: [...reading.claims, ...found] };
  }
}

/** Items of a list that its heading may stand in front of. */
const LIST_ITEMS = 8;

/** The sentence that a list hangs on in which the one at `at` may be an item: it ends with a colon, or stands in front of short ones. */
function headingOf(readings: readonly SentenceReading[], at: number): string {
  for (let from = at - 1; from >= Math.max(0, at - LIST_ITEMS); from--) {
    const { text = "" } = readings[from] ?? {};
    if (/[:：。]$/.test(text)) return text;
    if (text.length > ITEM_CHARS) return "";
  }
  return "";
}

/** UTF-16 units of an item of such a list. */
const ITEM_CHARS = 60;

/** The lines of a label and a value in the paragraph of a line that is one itself. */
function labelsBeside(lines: readonly Line[], text: string): string[] {
  const at = lines.find((line) => line.text === text)?.paragraph;
  return lines
    .filter(({ paragraph, text: line }) => paragraph === at && labelled(line)[1] !== "")
    .map((line) => line.text);
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
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
      const named = [...line.names];
      return (
        sentencesOf(line.text)
          .map((sentence, at, all) => ({
            sentence,
            links: queue.splice(0, sentence.split(OWN_LINK).length - 1),
            names: named.splice(0, sentence.split(OPAQUE).length - 1),
            before: all[at - 1] ?? "",
          }))
          // The sentence behind one that matters may take it back.
          .filter(
            ({ sentence, before }, at, all) =>
              matters(sentence) || matters(all[at - 1]?.sentence ?? "") || isAnswer(before, sentence),
          )
      );
    });
}

/** Without the lines that a line like "Here is the draft:" introduces: the rest of its paragraph, and the next one. */
function withoutDrafts(lines: readonly Line[], spoken: readonly Language[]): Line[] {
  let draft = -1;
  return lines.filter((line) => {
    if (draft === line.paragraph || introduces(line.lead, spoken)) return false;
    if (introduces(line.text, spoken)) draft = line.paragraph;
    return !proposes(spoken, line.text);
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
function read(text: string, spoken: readonly Language[], cites: boolean): SentenceReading {
  const clauses = clausesOf(text);
  const frames = lazy(() => framesOf(spoken, clauses));
  const read = text.startsWith(OPEN)
    ? []
    : spoken.map((language) => readClauses(language, text, clauses, cites, frames));
  let shown: boolean | undefined;
  return {
    text,
    clauses: clauses.map((clause, at) => ({
      text: clause,
      links: [],
      get asserted() {
        return read.length > 0 && read.every(({ asserted }) => asserted()[at]);
      },
    })),
    claims: read.flatMap(({ found }) => found),
    names: [],
    get handsOver() {
      shown ??=
        isShort(text) || spoken.some((language) => says(language, language.presents, folded(language, text)));
      return shown;
    },
  };
}

/** The reading of a sentence with what the signs in it stand for. */
function withSigns(
  reading: SentenceReading,
  links: readonly CitedLink[],
  names: readonly string[],
): SentenceReading {
  const signs = reading.text.split(OWN_LINK);
  const queue = links.map((link, at) =>
    ANSWERED.test(signs[at] ?? "") ? { ...link, answered: true } : link,
  );
  const clauses = reading.clauses.map((clause) => ({
    ...clause,
    links: queue.splice(0, clause.text.split(OWN_LINK).length - 1),
  }));
  return { text: reading.text, clauses, claims: reading.claims, handsOver: reading.handsOver, names };
}

/** Ends with whose post it is that something stands under, or that it answers. */
const ANSWERED =
  /(?<!\p{L})(?:below|beneath|on|to|under|underneath|auf|unter|sous|sur|à|bajo|en|debajo de|sob|embaixo d[aeo]|sotto|al?|pod|na|под|на|під|di bawah|dưới|vào) (?!(?:it|that|this) )[^\uE000:,]{1,40}[ (]*$|[下底面中][^\uE000：，]{0,6}[（(]?$|(?:の下|に)[^\uE000：、]{0,4}[（(]?$|(?:아래|밑|에)[^\uE000:]{0,4}\(?$|(?:تحت|على) [^\uE000:]{1,40}[ (]*$/iu;

/**
 * The reading of a sentence behind another. "Acme shipped v2. It is live on ten chains.": behind a sentence about others or
 * other places, "it" is the agent's only with a link. "Press Publish. After that it is live.": nothing has happened yet.
 */
function behind(before: string, reading: SentenceReading, spoken: readonly Language[]): SentenceReading {
  const { text, clauses, handsOver, names } = reading;
  if (reading.claims.length > 0 && followsAct(spoken, before, text))
    return { text, clauses: clauses.map(unasserted), claims: [], handsOver, names };
  if (reading.claims.length === 0) {
    const set = isQuestion(text)
      ? []
      : spoken.flatMap((row) => setUp(row, folded(row, before), () => folded(row, text)) ?? []);
    return set.length === 0 ? reading : { text, clauses, claims: set, handsOver, names };
  }
  const claims = reading.claims.map((found) => {
    const { language, row } = found;
    if (!says(language, language.pronoun, folded(language, reading.text))) return found;
    const told = folded(language, before);
    const theirs = isOthers(language, told) && !FIRST.test(told);
    return theirs || isElsewhere(language, row.kind, told) ? withLinkOnly(found) : found;
  });
  return { text, clauses, claims, handsOver, names };
}

function unasserted({ text, links }: SentenceReading["clauses"][number]): SentenceReading["clauses"][number] {
  return { text, links, asserted: false };
}

/** The claims of the sentence at `at`, one a kind, each with the links of its kind that are cited for it. */
function claimsAt(
  readings: readonly SentenceReading[],
  at: number,
  reading: SentenceReading,
  spoken: readonly Language[],
): Claim[] {
  const claims = new Map<ClaimKind, Claim>();
  for (const found of reading.claims) {
    const claim = claimOf(found, readings, at, reading);
    if (!claim) continue;
    const known = claims.get(claim.kind);
    if (known && strengthOf(claim) <= strengthOf(known)) continue;
    if (isTakenBack(readings, at, found.language) || isUnseen(claim, readings, at, spoken)) continue;
    claims.set(claim.kind, claim);
  }
  return [...claims.values()];
}

/** A wording that claims by itself says more than one that hangs on what a registry holds, and that more than one that hangs on a title. */
function strengthOf({ named, unnamed }: Claim): number {
  return named ? 0 : unnamed ? 1 : 2;
}

function claimOf(
  found: FoundClaim,
  readings: readonly SentenceReading[],
  at: number,
  reading: SentenceReading,
): Claim | undefined {
  const { row, language, needs } = found;
  const claim = { rule: row.id, sentence: reading.text, names: namesAt(readings, at, reading), language };
  const links = (needs === "link beside" ? linksBeside : linksFor)(readings, at, row.kind, language);
  const other = links.length === 0 ? byOtherLinks(found, reading) : undefined;
  if (other) return other.links.length > 0 ? { ...claim, ...other } : undefined;
  if (needs === "entry")
    return links.length > 0
      ? { ...claim, rule: language.given.id, kind: row.kind, links }
      : { ...claim, kind: row.kind, links, unnamed: true };
  if ((needs === "title") !== (links.length === 0) && needs !== "nothing") return undefined;
  if (needs === "title") return { ...claim, kind: row.kind, links, named: true };
  const serves = row.kind === "publish" && isServing(links, reading, language);
  return { ...claim, kind: row.kind, links, ...(serves ? { serves } : {}) };
}

/** What the quotations of a sentence name, or those of the next one where it only says what the thing is called. */
function namesAt(
  readings: readonly SentenceReading[],
  at: number,
  { names }: SentenceReading,
): readonly string[] {
  const next = readings[at + 1];
  return names.length === 0 && next && CALLED.test(next.text) ? next.names : names;
}

/** Says what something is called. */
const CALLED =
  /^.{0,24}(?:\b(?:called|entitled|name|named|title|titled|titel|heißt|título|titre|s['’]appelle|titolo|tytuł|başlı[kğ]\p{L}*|adı|judul(?:nya)?)(?!\p{L})|назван|заголов|назв|tiêu đề|tên|标题|標題|名字|タイトル|題名|제목|이름|عنوان|शीर्षक|ชื่อ)/iu;

/** A claim without a link of its kind is of the kind of the links in its sentence; without links where the sentence says so itself. */
function byOtherLinks(
  { row, language, needs }: FoundClaim,
  reading: SentenceReading,
): Pick<Claim, "kind" | "links"> | undefined {
  if (row.kind === "publish") {
    // "Published: /post/12" is a post, and where the sentence says so itself, nothing else.
    const links = citedIn(reading, "post", language);
    const said = reading.claims.some((other) => other.row.kind === "post");
    return links.length > 0 ? { kind: "post", links: said ? [] : links } : undefined;
  }
  // "Sent: ⟨page⟩" is a page, where nothing says that it is a post.
  if (row.kind !== "post" || needs !== "nothing") return undefined;
  if (says(language, "{feed}|{wide_message}", folded(language, reading.text))) return undefined;
  const links = citedIn(reading, "publish", language).filter(({ serves }) => !serves);
  return links.length > 0 ? { kind: "publish", links } : undefined;
}

/** The claims that lie in giving own links away which no claim of the reply is about. */
function handedOverAt(handed: HandedOver, at: number, said: ReadonlySet<string>): Claim[] {
  const { readings, languages } = handed;
  const reading = readings[at];
  const isNew = ({ key }: CitedLink): boolean => !said.has(key);
  if (!reading?.clauses.some(({ links }) => links.some(isNew))) return [];
  const claim = (kind: ClaimKind, links: readonly CitedLink[], language: Language): Claim[] => {
    if (links.length === 0) return [];
    const serves = kind === "publish" && isServing(links, reading, language);
    const { text: sentence, names } = reading;
    return [
      { rule: language.given.id, kind, sentence, names, links, language, ...(serves ? { serves } : {}) },
    ];
  };
  for (const language of languages) {
    const given = GIVEN_KINDS.flatMap((kind) =>
      claim(kind, handed.linksAt(at, kind, language).filter(isNew), language),
    );
    if (given.length > 0)
      return isTakenBack(readings, at, language)
        ? []
        : given.filter((one) => !isUnseen(one, readings, at, languages));
  }
  for (const language of languages) {
    const named = claim("publish", handed.pagesNamedAt(at, language).filter(isNew), language);
    if (named.length > 0)
      return isTakenBack(readings, at, language) ? [] : named.map((one) => ({ ...one, handed: true }));
  }
  return [];
}

/**
 * The claim that lies in citing own pages of whatever name; it counts where the registry holds one of that name that is not public,
 * and in a plain reply where it holds any.
 */
function citedAt(handed: HandedOver, at: number, said: ReadonlySet<string>, mood: Mood): Claim[] {
  const { readings, languages } = handed;
  const { text: sentence = "", names = [] } = readings[at] ?? {};
  const language = languages[0];
  const isNew = ({ key }: CitedLink): boolean => !said.has(key);
  const cited = handed.pagesCitedAt(at).filter(isNew);
  const told = handed.pagesToldAt(at).filter(isNew);
  const links = cited.length > 0 ? cited : told;
  if (!language || links.length === 0 || isTakenBack(readings, at, language)) return [];
  const claim = { rule: language.given.id, kind: "publish" as const, sentence, names, links, language };
  const plain = (): boolean => told.length > 0 && mood.isPlain(...SILENCERS);
  return [{ ...claim, named: true, plain, ...(cited.length > 0 ? { handed: true } : {}) }];
}

/** The kinds of deeds that leave a link. */
const GIVEN_KINDS: readonly ClaimKind[] = ["publish", "post"];

/** The next sentence or the one behind it takes the claim back: "Published! … Correction: it failed." */
function isTakenBack(readings: readonly SentenceReading[], at: number, language: Language): boolean {
  const next = readings[at + 1];
  if (next && /[;；]$/.test(readings[at]?.text ?? "") && undoes(next.text)) return true;
  return readings
    .slice(at + 1, at + 3)
    .some(({ text }) => says(language, language.retracts, folded(language, text)));
}

/** A preview of which the sentence, or one of the two behind it, says that nobody else sees it: what is shown is not claimed. */
function isUnseen(
  { kind, links }: Claim,
  readings: readonly SentenceReading[],
  at: number,
  spoken: readonly Language[],
): boolean {
  if (kind !== "publish" || links.length === 0 || links.some(({ serves }) => !serves)) return false;
  return readings
    .slice(at, at + 3)
    .some(({ text }) => spoken.some((row) => says(row, "{wide_unseen}", folded(row, text))));
}

/** A preview that runs is not a publication, unless the sentence asserts the public, and not "if you want it public". */
function isServing(links: readonly CitedLink[], reading: SentenceReading, language: Language): boolean {
  if (links.length === 0 || links.some((link) => !link.serves)) return false;
  const asserted = reading.clauses.filter(({ asserted }) => asserted).map(({ text }) => text);
  return !asserted.some((text) =>
    says(language, language.strong, language.fold ? language.fold(text) : text),
  );
}
