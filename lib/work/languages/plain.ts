/**
 * A language from lists of words. Where the form of a verb says by itself who acts and that it is done, as in these
 * languages, a claim is a done verb in a clause in which nothing takes it back.
 */
import { anyOf } from "../../core/words.ts";
import type { StateKind, WorkClaimKind, WorkLanguage } from "../claim.ts";
import { lazyWork } from "./lazy.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

/** Kinds that a done verb alone claims. */
type DoneKind = Extract<
  WorkClaimKind,
  "commit" | "push" | "merge" | "deploy" | "build" | "verified" | "install" | "delete" | "ran"
>;

/** The lists of one language: pieces of patterns, read as whole words where `joined` is not set. */
export type PlainWork = {
  /** True where words stand without blanks. */
  readonly joined?: boolean;
  readonly script: RegExp;
  /** Small words that tell it from others of the same script. */
  readonly words?: readonly string[];
  /** Letters that no other language of the script has. */
  readonly letters?: string;
  /** Words that part clauses. */
  readonly but: readonly string[];
  readonly nouns: Readonly<Record<StateKind, readonly string[]>>;
  /** Done by me, or done at all: "I pushed", "was pushed". */
  readonly done: Readonly<Record<DoneKind, readonly string[]>>;
  /** Done to a file: made, and changed. */
  readonly makes: readonly string[];
  readonly changes: readonly string[];
  /** Opened, of a pull request. */
  readonly opens: readonly string[];
  /** Done to anything: sent, closed, moved. */
  readonly acts: readonly string[];
  readonly passes: readonly string[];
  /** "No errors", "without problems". */
  readonly clean: readonly string[];
  readonly not: readonly string[];
  readonly fails: readonly string[];
  readonly mended: readonly string[];
  readonly except: readonly string[];
  /** Will, should, may, want, plan. */
  readonly unreal: readonly string[];
  /** If, when, before: at the start of a clause. */
  readonly when: readonly string[];
  /** Somebody else's deed: a colleague, you, the documentation. */
  readonly others: readonly string[];
  readonly pronouns: readonly string[];
  readonly serves: readonly string[];
  readonly up: readonly string[];
  readonly whole: readonly string[];
  readonly earlier: readonly string[];
  readonly about: readonly string[];
  /** "I have not run", "untested". */
  readonly honest: readonly string[];
  /** "I will tell you", "I will watch it". */
  readonly promises: readonly string[];
  /** Its time or condition: tomorrow, when, as soon as. */
  readonly cue: readonly string[];
  /** What makes the user its trigger: "when you send me", "next time". */
  readonly yours: readonly string[];
};

const NEVER = "(?!)";

/** The language of a table. */
export function plainWork(id: string, table: PlainWork): WorkLanguage {
  const { done, nouns, joined = false } = table;
  const word = (words: readonly string[]): string =>
    joined ? anyOf(words) : `(?<![\\p{L}\\p{M}\\p{N}])${anyOf(words)}(?![\\p{L}\\p{M}\\p{N}])`;
  const either = (tools: string, words: readonly string[]): string => `${tools}|${word(words)}`;
  const row = (kind: DoneKind): readonly [WorkClaimKind, string] => [kind, word(done[kind])];
  const file = (verbs: readonly string[], what: string): string =>
    `${word(verbs)}.*‹${what}.›|‹${what}.›.{0,60}${word(verbs)}`;
  const known = {
    id,
    script: table.script,
    ...(table.words
      ? {
          words: new RegExp(
            table.letters ? `${word(table.words)}|[${table.letters}]` : word(table.words),
            "giu",
          ),
        }
      : {}),
  };
  return lazyWork(known, () => ({
    joins: joined ? anyOf(table.but) : ` ${anyOf(table.but)} `,
    nouns: {
      tests: either(TEST_TOOLS, nouns.tests),
      lint: either(LINT_TOOLS, nouns.lint),
      types: either(TYPE_TOOLS, nouns.types),
      format: either(FORMAT_TOOLS, nouns.format),
      build: either(BUILD_TOOLS, nouns.build),
      ci: either(CI, nouns.ci),
    },
    passes: `⊕|[🟢💚✅✔]|100 ?%|${word(table.passes)}`,
    clean: word(table.clean),
    denies: word(table.not),
    fails: word(table.fails),
    excepts: word(table.except),
    mended: table.mended.length === 0 ? NEVER : word(table.mended),
    unreal: word(table.unreal),
    conditions: `^${word(table.when)}`,
    others: word(table.others),
    pronouns: `^(?:⊕|\\d|${word(table.pronouns)})`,
    rows: [
      row("commit"),
      row("push"),
      [
        "pr",
        `${word(table.opens)}.{0,40}(?:\\bPR\\b|pull[ -]request|merge[ -]request)|(?:\\bPR\\b|pull[ -]request|merge[ -]request).{0,40}${word(table.opens)}`,
      ],
      row("merge"),
      row("deploy"),
      row("build"),
      row("verified"),
      row("install"),
      row("delete"),
      ["file", file(table.makes, "file")],
      ["change", file(table.changes, "(?:file|word)")],
      ["up", `${word(table.serves)}.{0,24}?${word(table.up)}`],
      row("ran"),
    ],
    tails: "",
    works: "",
    acts: word(table.acts),
    whole: word(table.whole),
    earlier: word(table.earlier),
    about: `~|≈|${word(table.about)}`,
    prints: "",
    narrates: [],
    moment: "",
    begins: "",
    promises: word(table.promises),
    cue: word(table.cue),
    yours: word(table.yours),
    honest: word(table.honest),
  }));
}
