/**
 * A language from lists of words. Where an inflected verb already says who acts and that it is done, a claim needs no
 * pattern of its own: a done deed and a thing of its kind in a clause in which nothing takes it back.
 */
import { anyOf } from "../../core/words.ts";
import type { ClaimKind, ClaimRow, Language } from "../claim.ts";
import { lazyLanguage } from "./lazy.ts";

/** The lists, each a list of pieces of patterns; `{w}` stands for one word. */
export type PlainTable = {
  /** The letters that words are made of, as ranges; empty where words stand without blanks. */
  readonly letters: string;
  /** The deeds as done: "I published", "was published". */
  readonly done: Readonly<Record<ClaimKind, readonly string[]>>;
  /** What they are done to: pages, posts, jobs. */
  readonly things: Readonly<Record<ClaimKind, readonly string[]>>;
  /** States that only a published page is in: online, public, open to all. */
  readonly live: readonly string[];
  /** Anywhere in a clause, these take a deed back: no, will, want, draft, last year. */
  readonly not: readonly string[];
  /** A clause that opens like this makes itself and what follows unreal: if, when, to, you said. */
  readonly unreal: readonly string[];
  readonly but: readonly string[];
  /** Sources of clauses about somebody else's deeds, read with their letters' case. */
  readonly others: readonly string[];
  readonly asks: readonly string[];
  readonly tags: readonly string[];
  /** Words that mean the public, not a preview. */
  readonly strong: readonly string[];
  readonly outside: readonly string[];
  /** What marks a link as somebody else's: see also, inspired by. */
  readonly cites: readonly string[];
  readonly drafts: readonly string[];
  readonly retracts: readonly string[];
  /** What hands over a link: here, the link, look. */
  readonly gives: readonly string[];
  readonly note: string;
};

/** The language of a table. */
export function plainLanguage(id: string, script: RegExp, table: () => PlainTable): Language {
  return lazyLanguage({ id, script }, () => build(id, script, table()));
}

function build(id: string, script: RegExp, table: PlainTable): Language {
  const { letters, done, things, live } = table;
  const word = (words: readonly string[]): string =>
    letters === "" ? anyOf(words) : `(?<![${letters}])${anyOf(words)}(?![${letters}])`;
  const opening = (words: readonly string[]): string => `^${word(words)}`;
  const deeds = [...done.publish, ...done.post, ...done.schedule, ...live];
  return {
    id,
    script,
    stems: new RegExp(anyOf(deeds.map(bare)), "i"),
    slots: {
      w: "[^\\s]+",
      and: "(?!)",
      not: word(table.not),
      but: word(table.but),
      live: word(live),
      publish: word(done.publish),
      post: word(done.post),
      schedule: word(done.schedule),
      page: word(things.publish),
      message: word(things.post),
      job: word(things.schedule),
    },
    claims: rowsOf(id),
    filler: "",
    subject: "^",
    others: table.others.join("|"),
    pronoun: "",
    unreal: opening(table.unreal),
    never: "{not}",
    elsewhere: "{not}",
    retracts: opening(table.retracts),
    asks: opening(table.asks),
    tags: opening(table.tags),
    strong: anyOf(table.strong),
    outside: word(table.outside),
    cites: word(table.cites),
    drafts: word(table.drafts),
    given: {
      id: `${id}.given`,
      standalone: anyOf([...table.gives, "{publish}", "{post}", "{live}"]),
      inline: anyOf(["{publish}", "{post}", "{live}"]),
      hedges: anyOf([word(table.not), word(table.cites), opening(table.unreal)]),
    },
    presents: `${anyOf(table.gives)}|^[^${letters === "" ? "\\u0e00-\\u0e7f" : letters}]*\\uE000`,
    note: table.note,
  };
}

/** A list's word without slots and groups of blanks, for a first look at a text. */
function bare(source: string): string {
  return source.replaceAll("{w}", "[^\\s]+");
}

/** Of a clause in which nothing takes a deed back: the deed with its thing, or the deed alone. */
const FREE = "^(?!.*{not})";

function rowsOf(id: string): readonly ClaimRow[] {
  return [
    {
      id: `${id}.publish`,
      kind: "publish",
      verbs: "{publish}|{live}",
      patterns: [
        `${FREE}(?=.*(?:{page}|{hub})).*(?:{publish}|{live}).*`,
        `${FREE}(?:{w} ){0,2}?(?:{publish}|{live})(?: {w}){0,2}[!.:]?$`,
      ],
      linked: [`${FREE}.*(?:{publish}|{live}).*`],
    },
    {
      id: `${id}.post`,
      kind: "post",
      verbs: "{post}",
      patterns: [`${FREE}(?=.*(?:{message}|{feed})).*{post}.*`],
      linked: [`${FREE}.*{post}.*`],
    },
    {
      id: `${id}.schedule`,
      kind: "schedule",
      verbs: "{schedule}",
      patterns: [`${FREE}(?=.*{job}).*{schedule}.*`],
    },
  ];
}
