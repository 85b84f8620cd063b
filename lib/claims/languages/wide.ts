/**
 * What every language can say beyond its own patterns: a done deed, or the state that only the deed leaves, and a thing of
 * its kind in a clause in which nothing takes it back; a label with its value; a thing of the user's own in front of a
 * link; and any deed at all of something that bears the title of an entry.
 */
import { anyOf } from "../../core/words.ts";
import type { ClaimKind, ClaimRow, Language } from "../claim.ts";

/** The lists, each a list of pieces of patterns; `{w}` stands for one word. */
export type WideTable = {
  /** The letters that words are made of, as ranges; empty where words stand without blanks. */
  readonly letters: string;
  /** The deeds as done: "I published", "was published". */
  readonly done: Readonly<Record<ClaimKind, readonly string[]>>;
  /** What they are done to: pages, posts, jobs. */
  readonly things: Readonly<Record<ClaimKind, readonly string[]>>;
  /** Put, thrown or dropped somewhere, as done: it tells only beside an own link, or with the place of pages or posts. */
  readonly puts?: readonly string[];
  /** What the language calls the place of pages: the community. */
  readonly square?: readonly string[];
  /** Status words that say by themselves what was done, with a tick beside them: "Scheduled ✅". */
  readonly ticked?: Partial<Readonly<Record<"post" | "schedule", readonly string[]>>>;
  /** States that only a published page is in: online, public, open to all. */
  readonly live: readonly string[];
  /** Anywhere in a clause, these take a deed back: no, will, want, draft, last year. */
  readonly not: readonly string[];
  /** The few of them that take even the deed of something named, and a hand-over, back; all of them where this is missing. */
  readonly hard?: readonly string[];
  /** Deeds and states of something that is named; those of pages and {@link live} where this is missing. */
  readonly named?: readonly string[];
  /** Clauses about code and lists, in which reminders and jobs are things of a program. */
  readonly coded?: string;
  /** What the agent tells of its own earlier words, which it asserts no more: I told you, my last message. */
  readonly recalls: readonly string[];
  /** What opens an account of how things work, in which "is deployed" is no news: how it works, the difference, usually. */
  readonly explains: readonly string[];
  /** What asks the user to act, so that what follows has not come yet: press, choose, answer with. */
  readonly instructs: readonly string[];
  /** What joins a sentence to the act that the one before asks for: after that, then, a minute later. */
  readonly afterwards: readonly string[];
  /** What denies that others see a thing: only you, nobody else, not public. */
  readonly unseen: readonly string[];
  /** Whose a thing is that is handed over in front of a link: your. */
  readonly mine: readonly string[];
  /** How a post is there: is now on, has arrived at. */
  readonly stands: readonly string[];
  /** Values of a label "Reminder:" that mean that it is set: active, on. */
  readonly on: readonly string[];
  /** A job of which nothing but its course is said: now runs by itself every week. */
  readonly recurs: readonly string[];
  /** The deed of putting a page out as a noun: publication, deployment. */
  readonly act: readonly string[];
  /** Said of that noun when the deed is done: complete, finished. Empty where a language's own patterns say it. */
  readonly over: readonly string[];
  /** What a label calls the set-up of a job: schedule, planning. */
  readonly timing: readonly string[];
  /** A job was given another time, or now keeps another: they tell beside a job and a time of day. */
  readonly moved: readonly string[];
  /** Words that, alone in front of a time that comes again, say that the job is set up: "Set! Every Tuesday at 20:00 …". */
  readonly set: readonly string[];
  /** Words that say that whatever was asked for is done; in front of a colon and a job with its time they say what: "Done: …". */
  readonly settled: readonly string[];
  /** What leads in a clause and says no more than that something is told: I just wanted to let you know that. */
  readonly tells?: readonly string[];
  /** What is sent at its time without being called a job: digest, summary. */
  readonly digests: readonly string[];
  /** What makes a time come again: every, daily, on weekdays. */
  readonly every: readonly string[];
};

/** Slots of the lists, apart from those of a language's own patterns. */
function wideSlots(table: WideTable): Record<string, string> {
  const { done, things, ticked = {} } = table;
  const word = (words: readonly string[]): string => wordOf(table.letters, words);
  return {
    wide_not: word(table.not),
    wide_hard: word(table.hard ?? table.not),
    wide_coded: table.coded ?? "(?!)",
    wide_named: word(table.named ?? [...done.publish, ...table.live]),
    wide_puts: word(table.puts ?? []),
    wide_square: word(table.square ?? []),
    wide_told: word(ticked.post ?? []),
    wide_planned: word(ticked.schedule ?? []),
    wide_live: word(table.live),
    wide_publish: word(done.publish),
    wide_post: word(done.post),
    wide_schedule: word([...done.schedule, ...table.recurs]),
    wide_recurs: word(table.recurs),
    wide_page: word(things.publish),
    wide_message: word(things.post),
    wide_job: word(things.schedule),
    wide_recalls: word(table.recalls),
    wide_explains: word(table.explains),
    wide_instructs: word(table.instructs),
    wide_afterwards: word(table.afterwards),
    wide_unseen: word(table.unseen),
    wide_mine: word(table.mine),
    wide_stands: word(table.stands),
    wide_on: word(table.on),
    wide_act: word(table.act),
    wide_over: word(table.over),
    wide_timing: word(table.timing),
    wide_moved: word(table.moved),
    wide_set: word(table.set),
    wide_settled: word(table.settled),
    wide_tells: word(table.tells ?? []),
    wide_digest: word(table.digests),
    wide_every: word(table.every),
  };
}

/** What a list without words matches. */
const NOTHING = "(?!)";

/** One of the words, whole where the language parts words by blanks; nothing at all where there are none. */
export function wordOf(letters: string, words: readonly string[]): string {
  if (words.length === 0) return NOTHING;
  // To a pattern a word is what ASCII holds; to a language it is more.
  const letter = (source: string): string => source.replace(/(?<!\[[^\]]*)\\w/g, `[\\w${letters}]`);
  const any = anyOf((letters === "" ? words : words.map(letter)).map(bare));
  return letters === "" ? any : `(?<![${letters}])${any}(?![${letters}])`;
}

/** A number and a tick in one line. */
const TICKED = "\\d[^\\n]{0,60}[✅✔✓☑\\uE003]|[✅✔✓☑\\uE003][^\\n]{0,60}\\d";

/** Every deed and state of the lists: one of them is in every text that a wide wording matches. */
export function wideStems(table: WideTable): string {
  const { done, live, stands, recurs, on, act, puts = [], ticked = {}, moved, set, settled } = table;
  const deeds = [done, ticked].flatMap((kinds) => Object.values(kinds).flat());
  return anyOf(
    [
      ...deeds,
      ...live,
      ...stands,
      ...recurs,
      ...on,
      ...act,
      ...puts,
      ...moved,
      ...set,
      ...settled.map((word) => `${word} ?[:：]`),
      TICKED,
    ].map(bare),
  );
}

/** A list's word without slots and groups of blanks, for a first look at a text. */
function bare(source: string): string {
  return source.replaceAll("{w}", "[^\\s]+");
}

/** What says in any language that something went well. */
const OK = "(?:(?<!\\w)(?:ok(?:ay|ey|e)?|ок|100 ?%)(?!\\w)|\\uE003)";

/** A time of day, and none that is the end of a span: opening hours set up no job. */
export const TIME =
  "(?<![\\d–—~-])\\d{1,2}(?:[:h]\\d\\d|[.]\\d\\d(?!\\d)|h(?!\\w)| ?(?:a\\.?m|p\\.?m|h|uhr|giờ|โมง|น\\.|बजे|[時时点點시])(?![a-z])|(?<=(?<![\\wà-ÿа-яіїє])(?:at|um|a las?|às|alle|ore|o|о|в|saat|jam|pukul|lúc) \\d{1,2})(?![\\d.:,]?\\d| ?(?:%|percent|p[xt]\\b)))(?! ?[–—~-] ?\\d)";

/** What follows a word like "set" where that means a job: a time that comes again, or a job and a time. */
export const TIMED = `^(?=.*${TIME})(?=.*(?:{wide_every}|{wide_job}|{wide_digest}))`;

/** What follows "Done:" where that means a job: the job first, and its time. */
export const JOB_TIMED = `^(?=.*(?:${TIME}|{wide_every}.*\\d))(?:.{0,16}?{wide_job}|.{0,40}?{wide_job}[.!]?$)`;

/** Of a clause in which nothing takes a deed back. */
const FREE = "^(?!.*{wide_not})";

/** Of a clause about something that is named by its title, which leaves less to doubt. */
const HARD = "^(?!.*{wide_hard})";

/** A thing of the user's own, with little behind it. */
const mine = (thing: string): string => `${HARD}(?=.*{wide_mine}).{0,24}?${thing}[^\\uE000:]{0,14}`;

/** It is handed over in front of a link. */
const handed = (thing: string): string => `${mine(thing)}(?::|[: ·]*\\uE000)$`;

/** The deed as a noun beside a link: "Publication → ⟨link⟩". */
const ACT = `${HARD}.{0,8}?{wide_act}[: ·]*\\uE000?$`;

/** The deed as a noun and that it is over, said of the place of pages: "Publication in the community: completed". */
const ACTED = `${FREE}(?=.*(?:{wide_square}|(?<!\\w){hub}(?!\\w))).{0,40}?(?:{wide_act}.{0,40}?(?:{wide_over}|${OK})|{wide_over}.{0,12}?{wide_act}).{0,24}$`;

/** A sign at which nothing starts that takes a deed back; what says that a deed went well may hold such a word. */
const FREELY = "(?:(?!{wide_not}).)";

/** A word that is none of Devanagari and Hangul, in which what owns a thing stands in front of it. */
const NEXT = " (?![\\u0900-\\u097f\\uac00-\\ud7af])[^\\s]+";

/** What an English noun has behind it where it is the deed and tells no kind of something else: no "deployment checklist". */
const DEED =
  "(?!(?<=\\b(?:deploy|deployment|publication|publish|publishing|release)) (?!(?:of|for|d[aeio]s?|del|della|der|von)\\b))";

/** The page in front of the noun, "レシピページの公開", or an article. */
const LED = `(?:${FREELY}{0,40}?(?:{wide_page}|{wide_mine}(?: [^\\s]+)?)[^\\sa-zß-ÿа-яёіїєґ]{0,4} ?(?:[^\\sa-zß-ÿа-яёіїєґ]{1,3} )?|(?:[^\\s]{1,8} )?)`;

/** The page behind it, "of your puzzle". */
const OWNED = `${DEED}(?:(?:${NEXT}){0,3}? {wide_mine}|(?:(?:${NEXT}){0,3} (?![\\u0900-\\u097f\\uac00-\\ud7af])|[\\u0e00-\\u0e7f]{0,3}(?=[\\u0e00-\\u0e7f])){wide_page})${FREELY}{0,40}?`;

/** Of a page, the deed as a noun and that it is over, "The publication of your puzzle went smoothly"; and no plan of how it is done. */
const PAGE_ACTED = `^(?=.*(?:{wide_page}|{wide_mine}))${LED}{wide_act}(?:${OWNED}| ?){wide_over}${FREELY}{0,40}$`;

/** A label and the value that means that it is set: "Reminder: on". */
const labelled = (label: string): string => `${label}: ?{wide_on}`;

/** Something other than a reminder put somewhere, beside a link that tells where. */
const PUT = `${FREE}(?!.*{wide_job}).*{wide_puts}.*`;

/** A status word and a tick, in either order: "Scheduled ✅ report on Mondays", "✅ Scheduled". */
const ticked = (word: string): string =>
  `^(?:\\uE003 ?${word}[!.]?$|(?:[^\\s]+ )?${word}[!: ]*\\uE003(?!.*{wide_not}))`;

/** A job and its time in numbers with a tick at an end: "Cat food: reminder every 3 weeks ✔", "✔ Reminder at 18:00". */
const TICKED_JOB = `${FREE}(?!{wide_coded})(?=.*\\d)(?=.*(?:${TIME}|{wide_every}))(?:\\uE003 ?(?:[^\\s]+ )?{wide_job}[: ].*|.*{wide_job}.*\\uE003)$`;

/** It is the heading above one. */
const heading = (thing: string): string => `${mine(thing)}$`;

/** The wordings of one kind. */
type Wordings = Omit<ClaimRow, "id" | "kind">;

const WIDE: Readonly<Record<ClaimKind, Wordings>> = {
  publish: {
    verbs: "{wide_publish}|{wide_live}|{wide_named}|{wide_act}|{wide_puts}",
    patterns: [
      `${FREE}(?=.*(?:{wide_page}|{wide_square}|(?<!\\w){hub}(?!\\w))).*(?:{wide_publish}|{wide_live}).*`,
      `${FREE}[\\uE003 ·]{0,3}(?:[^\\s]{1,5} )?{wide_act}[: ]{0,2}(?:{wide_over}|\\uE003).*`,
      `${FREE}(?=.*(?:{wide_square}|(?<!\\w){hub}(?!\\w))).*{wide_puts}.*`,
      ACTED,
      PAGE_ACTED,
    ],
    linked: [`${FREE}.*(?:{wide_publish}|{wide_live}).*`, PUT],
    adjacent: [handed("{wide_page}"), ACT],
    alone: [heading("{wide_page}")],
    named: [`${HARD}.*{wide_named}.*`],
  },
  post: {
    verbs: "{wide_post}|{wide_publish}|{wide_stands}|{wide_puts}|{wide_told}",
    patterns: [
      `${FREE}(?=.*(?:{wide_message}|(?<!\\w){feed}(?!\\w))).*{wide_post}.*`,
      `${FREE}(?=.{0,32}(?:{wide_message}|{wide_digest}))(?=.*{wide_stands}).*{feed}(?!['’]s).{0,20}$`,
      `${FREE}(?!{feed} (?:has|have|is|just|now|recently|will|\\w+ed)\\b)(?!.*{wide_page})(?=.*(?<!\\w){feed}(?!['’]s)).*{wide_publish}.*`,
      `${FREE}(?=.*(?<!\\w){feed}).*{wide_puts}.*`,
      ticked("{wide_told}"),
      `${FREE}(?=[^:]{0,24}(?<!\\w){feed})[^:]{2,36}: ?(?:\\uE003 ?)?(?:{wide_post}|{wide_told}).{0,12}$`,
    ],
    linked: [`${FREE}.*{wide_post}.*`, PUT],
    adjacent: [handed("(?:{wide_message}|{feed})")],
    alone: [heading("{wide_message}")],
  },
  schedule: {
    verbs: `{wide_schedule}|{wide_planned}|\\uE003|{wide_moved}|${labelled("{wide_job}[^:]{0,30}")}|${labelled("{wide_timing}[^:]{0,8}")}`,
    patterns: [
      `${FREE}(?!{wide_coded})(?=.*{wide_job}).*{wide_schedule}.*`,
      `${FREE}.{0,24}${labelled("{wide_job}[^:]{0,30}")}[!. ]*$`,
      `${FREE}.{0,12}${labelled("{wide_timing}[^:]{0,8}")}[!. ]*$`,
      `${FREE}.*{wide_recurs}.*`,
      ticked("{wide_planned}"),
      TICKED_JOB,
      `${FREE}(?!{wide_coded})(?=.*${TIME})(?=.*{wide_every})(?=.*{wide_digest}).*{wide_schedule}.*`,
      `${FREE}(?!{wide_coded})(?=.*${TIME})(?=.*(?:{wide_job}|{wide_digest})).*{wide_moved}.*`,
    ],
    named: [`${HARD}.*{wide_schedule}.*`],
  },
};

/** The slots that a language may leave empty, and whose wordings it then has none of. */
const OPTIONAL = ["wide_puts", "wide_told", "wide_planned"];

/** A row with the wide wordings of its kind behind its own. */
function widenedRow(row: ClaimRow, slots: Readonly<Record<string, string>>): ClaimRow {
  const { verbs, patterns, linked = [], adjacent = [], alone = [], named = [] } = WIDE[row.kind];
  const empty = OPTIONAL.filter((name) => slots[name] === NOTHING);
  const said = (wordings: readonly string[]): readonly string[] =>
    wordings.filter((wording) => !empty.some((name) => wording.includes(`{${name}}`)));
  return {
    ...row,
    verbs: `${row.verbs}|${verbs}`,
    patterns: [...row.patterns, ...said(patterns)],
    linked: [...(row.linked ?? []), ...said(linked)],
    adjacent: [...(row.adjacent ?? []), ...adjacent],
    alone,
    named,
  };
}

/** The tables of a language with the wide wordings behind its own patterns. */
export function widened<T extends Pick<Language, "slots" | "claims">>(tables: T, wide: WideTable): T {
  const slots = wideSlots(wide);
  return {
    ...tables,
    slots: { ...tables.slots, ...slots },
    claims: tables.claims.map((row) => widenedRow(row, slots)),
  };
}
