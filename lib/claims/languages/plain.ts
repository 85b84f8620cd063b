/**
 * A language from lists of words. Where an inflected verb already says who acts and that it is done, a claim needs no
 * pattern of its own: a done deed and a thing of its kind in a clause in which nothing takes it back.
 */
import { lazy } from "../../core/lazy.ts";
import { anyOf } from "../../core/words.ts";
import type { ClaimKind, ClaimRow, Language } from "../claim.ts";
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
  /** Deeds whose wording says that the agent did them, whatever they are done to: "I published". Those of posts need the place. */
  readonly own?: Partial<Readonly<Record<ClaimKind, readonly string[]>>>;
  /** What a ticked item says of a page that is out, as a verb or a noun: "✅ Menu published", "✅ Publication of the menu". */
  readonly out?: readonly string[];
  /** Labels of a state, and the values that mean the public: "Status: live". */
  readonly states?: { readonly labels: readonly string[]; readonly values: readonly string[] };
  /** What marks a link as somebody else's: see also, inspired by. */
  readonly cites: readonly string[];
  readonly drafts: readonly string[];
  readonly retracts: readonly string[];
  /** What hands over a link: here, the link, look. */
  readonly gives: readonly string[];
  readonly note: string;
};

/** The language of a table, whose texts `fold` brings to one writing; `feed` stands outside of it, because every text asks for that of every language. */
export function plainLanguage(
  id: string,
  script: RegExp,
  feed: string,
  table: () => PlainTable,
  fold?: Language["fold"],
): Language {
  const lists = lazy(table);
  const stems = (): RegExp => new RegExp(anyOf([wideStems(lists()), ...ownStems(lists())]), "i");
  return lazyLanguage({ id, script, feed, stems, ...(fold ? { fold } : {}) }, () => build(id, lists()));
}

/** The words of the lists that {@link PlainTable} adds to the wide ones. */
function ownStems({ own = {}, out = [], states }: PlainTable): string[] {
  const deeds = [...Object.values(own).flat(), ...out, ...(states?.values ?? [])];
  return deeds.map((source) => source.replaceAll("{w}", "[^\\s]+"));
}

function build(id: string, table: PlainTable): Omit<Language, "id" | "script" | "stems"> {
  const { letters } = table;
  const word = (words: readonly string[]): string => wordOf(letters, words);
  const opening = (words: readonly string[]): string => `^${word(words)}`;
  return widened(
    {
      slots: {
        w: "[^\\s]+",
        and: "(?!)",
        but: word(table.but),
        own_publish: word(table.own?.publish ?? []),
        own_post: word(table.own?.post ?? []),
        own_schedule: word(table.own?.schedule ?? []),
        out: word(table.out ?? []),
        state: word(table.states?.labels ?? []),
        open: word(table.states?.values ?? []),
      },
      claims: rowsOf(id, table),
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

/** Deeds that need no thing, the deed alone in a clause that is hardly more than that, and labels; the rest is every language's. */
function rowsOf(id: string, { letters, own = {}, out, states }: PlainTable): readonly ClaimRow[] {
  const free = "^(?!.*{wide_not})";
  // A polite word stands right behind the verb where words have no blanks between them: "เผยแพร่แล้วครับ".
  const polite = letters === "" ? "[^\\s]{0,8}" : "";
  const alone = `${free}(?:[^\\s]+ ){0,2}?(?:{wide_publish}|{wide_live})${polite}(?: [^\\s]+){0,2}[!.:]?$`;
  const ticked = "^\\uE003(?!.*{wide_not}) ?.{0,40}?{out}.{0,40}$";
  const post = "^\\uE003(?!.*{wide_not})(?=.*{feed}) ?.{0,30}?(?:{wide_told}|{wide_message}).*$";
  const job = "^\\uE003(?!.*{wide_not})(?=.*{wide_job}) ?.{0,40}?(?:{wide_on}|{wide_planned}).{0,24}$";
  const state = "^{state}: ?(?:\\uE003 ?)?{open}[!.]?$";
  return [
    {
      id: `${id}.publish`,
      kind: "publish",
      verbs: "{own_publish}|{out}|{open}",
      patterns: [
        alone,
        ...(own.publish ? [`${free}.*{own_publish}.*`] : []),
        ...(out ? [ticked] : []),
        ...(states ? [state] : []),
      ],
    },
    {
      id: `${id}.post`,
      kind: "post",
      verbs: "{own_post}|{wide_told}|{wide_message}",
      patterns: own.post
        ? [`${free}(?=.*{feed}).*{own_post}.*`, "^{feed}: ?(?:\\uE003 ?)?{wide_told}", post]
        : [],
    },
    {
      id: `${id}.schedule`,
      kind: "schedule",
      verbs: "{own_schedule}|{wide_on}|{wide_planned}",
      patterns: [...(own.schedule ? [`${free}.*{own_schedule}.*`] : []), ...(out ? [job] : [])],
    },
  ];
}
