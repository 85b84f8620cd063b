/**
 * A language from lists of words. Where an inflected verb already says who acts and that it is done, a claim needs no
 * pattern of its own: a done deed and a thing of its kind in a clause in which nothing takes it back.
 */
import { lazy } from "../../core/lazy.ts";
import { anyOf } from "../../core/words.ts";
import type { ClaimRow, Language } from "../claim.ts";
import { lazyLanguage } from "./lazy.ts";
import { type WideTable, widened, wideStems, wordOf } from "./wide.ts";

/** The lists beside the {@link WideTable}'s. */
export type PlainTable = WideTable & {
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

/** The language of a table; `feed` stands outside of it, because every text asks for that of every language. */
export function plainLanguage(id: string, script: RegExp, feed: string, table: () => PlainTable): Language {
  const lists = lazy(table);
  const stems = (): RegExp => new RegExp(wideStems(lists()), "i");
  return lazyLanguage({ id, script, feed, stems }, () => build(id, lists()));
}

function build(id: string, table: PlainTable): Omit<Language, "id" | "script" | "stems"> {
  const { letters } = table;
  const word = (words: readonly string[]): string => wordOf(letters, words);
  const opening = (words: readonly string[]): string => `^${word(words)}`;
  return widened(
    {
      slots: { w: "[^\\s]+", and: "(?!)", but: word(table.but) },
      claims: rowsOf(id),
      filler: "",
      subject: "^",
      others: table.others.join("|"),
      pronoun: "",
      unreal: opening(table.unreal),
      never: "{wide_not}",
      elsewhere: "{wide_not}",
      retracts: opening(table.retracts),
      asks: opening(table.asks),
      tags: opening(table.tags),
      strong: anyOf(table.strong),
      outside: word(table.outside),
      cites: word(table.cites),
      drafts: word(table.drafts),
      given: {
        id: `${id}.given`,
        standalone: anyOf([...table.gives, "{wide_publish}", "{wide_post}", "{wide_live}"]),
        inline: anyOf(["{wide_publish}", "{wide_post}", "{wide_live}"]),
        hedges: anyOf([word(table.not), word(table.cites), opening(table.unreal)]),
      },
      presents: `${anyOf(table.gives)}|^[^${letters === "" ? "\\u0e00-\\u0e7f" : letters}]*\\uE000`,
      note: table.note,
    },
    table,
  );
}

/** The deed alone, in a clause that is hardly more than that; the rest is every language's. */
function rowsOf(id: string): readonly ClaimRow[] {
  const alone = "^(?!.*{wide_not})(?:[^\\s]+ ){0,2}?(?:{wide_publish}|{wide_live})(?: [^\\s]+){0,2}[!.:]?$";
  return [
    { id: `${id}.publish`, kind: "publish", verbs: "(?!)", patterns: [alone] },
    { id: `${id}.post`, kind: "post", verbs: "(?!)", patterns: [] },
    { id: `${id}.schedule`, kind: "schedule", verbs: "(?!)", patterns: [] },
  ];
}
