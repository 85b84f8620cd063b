/** The words of what an agent says it did: kinds of claims, and what a language's table holds. */
import type { Deed } from "./act.ts";

/** What can be claimed. The names are the deeds that back them; `verified`, `change`, `narration` and `promise` are wider. */
export type WorkClaimKind =
  | "tests"
  | "lint"
  | "types"
  | "format"
  | "build"
  | "ci"
  | "deploy"
  /** A service answers, is healthy, is ready. */
  | "up"
  | "verified"
  | "ran"
  | "install"
  | "file"
  | "change"
  | "delete"
  | "commit"
  | "push"
  | "pr"
  | "tag"
  | "merge"
  | "rebase"
  /** Any act at all, in words that no row knows. */
  | "act"
  /** Anything at all is said to go well. */
  | "works"
  | "narration"
  | "promise";

/** A kind whose result somebody can state: "the tests pass". */
export type StateKind = "tests" | "lint" | "types" | "format" | "build" | "ci";

/** One thing that a reply asserts. */
export type WorkClaim = {
  readonly kind: WorkClaimKind;
  /** The id of the row that read it: `en.tests`. */
  readonly rule: string;
  /** The sentence, on one line, as it was written. */
  readonly sentence: string;
  /** The part of it that asserts. */
  readonly clause: string;
  /** True where it says that all went well, and not only that it was done. */
  readonly passes: boolean;
  /** Paths, packages and commands that it names. */
  readonly names: readonly string[];
  /** Numbers of tests that it says passed, failed, and are there. */
  readonly counts: { readonly passed: readonly number[]; readonly failed: readonly number[] };
  /** "about 2,000" */
  readonly about: boolean;
  /** The whole suite, all packages. */
  readonly whole: boolean;
  /** A kind of test that it names: unit, integration, end to end. */
  readonly parts: readonly string[];
  /** "passed before the rename": it says itself that it is older than the last change, or from another turn. */
  readonly earlier: boolean;
  /** The reply itself tells of what fails: behind the claim, or as its exception ("all but one"). */
  readonly admits: boolean;
  /** The reply tells of a failure anywhere. */
  readonly candid: boolean;
  /** Sentences of the reply that may tell of something that went wrong. */
  readonly troubles: number;
  /** The reply speaks of a rehearsal: "a dry run", "would update". */
  readonly rehearsed: boolean;
  /** Paths that stand side by side: "renamed in `a.ts`, `b.ts` and `c.ts`". */
  readonly listed: readonly string[];
  /** Tools that the clause names. */
  readonly tools: readonly string[];
  /** Ids of the acts with traces of their own that the clause tells; see languages/traces.ts. */
  readonly traces: readonly string[];
  /** For narration: what would have been the call. */
  readonly deeds: readonly Deed[];
  /** What it says was printed, and times that it says were measured. */
  readonly printed: readonly string[];
  /** True for a passive of the present, in which rules and habits are told: "the image is built, then it is pushed". */
  readonly habitual: boolean;
  /** True where the reply takes something back, says of something that it is not well, or asks. */
  readonly reserved: boolean;
  /** A ticked item beside a crossed one: not all is said to be well. */
  readonly beside: boolean;
  /** True for what something that can be read says: a log, a document. */
  readonly reported: boolean;
  /** True for a bare participle at the start of a clause, as lists of changes have them: "Removed the old export". */
  readonly bare: boolean;
  readonly language: string;
};

/**
 * How one language speaks about work. All are regex sources, case-insensitive, over a clause unless told otherwise, with
 * signs in angle quotes in the place of what stood in backticks: `‹test.›` a command that tests, `‹lint.›`, `‹types.›`,
 * `‹format.›`, `‹build.›`, `‹deploy.›`, `‹git.›`, `‹install.›`, `‹cmd.›` another command, `‹file.›` a path, `‹word.›`
 * anything else, `‹link.›` an address.
 */
export type WorkLanguage = {
  readonly id: string;
  /** What a reply must hold before the language is tried. */
  readonly script: RegExp;
  /** Small words by which it is told from others of the same script; global. */
  readonly words?: RegExp;
  /** What parts clauses, besides punctuation. */
  readonly joins: string;
  /** What each state is said of. */
  readonly nouns: Readonly<Record<StateKind, string>>;
  /** It went well. */
  readonly passes: string;
  /** A count of nothing, which is good news although it names the bad: "no errors". */
  readonly clean: string;
  /** What makes a clause no claim of success: not, failed, broken. */
  readonly denies: string;
  /** What goes wrong as the reply ends: fails, two errors, crashes. */
  readonly fails: string;
  /** Anywhere in a sentence: what is said of all does not hold of some. */
  readonly excepts: string;
  /** What was wrong and is mended, with its verb: no denial. */
  readonly mended: string;
  /** What makes a clause a plan, an offer, a hope: should, will, can. */
  readonly unreal: string;
  /** A clause that opens like this is a condition, and so is the rest of its sentence. */
  readonly conditions: string;
  /** Anywhere in a sentence: somebody else's act, a quotation, praise. */
  readonly others: string;
  /** A clause without a noun that opens like this speaks of the noun before: they, all, it. */
  readonly pronouns: string;
  /** Something was done: its kind, the clause, and words without which the clause cannot match, for a quick first look. */
  readonly rows: readonly (readonly [kind: WorkClaimKind, source: string, needs?: string])[];
  /** What stands behind an assertion and takes nothing of it back: "and ready to merge", "so that you can look". */
  readonly tails: string;
  /** Besides {@link WorkLanguage.passes}: words of whatever goes well, is out, is in place. */
  readonly works: string;
  /** Somebody says "I", in the perfect or the past, of an act of any verb but those of looking, thinking and speaking. */
  readonly acts: string;
  /** The whole of it: entire suite, all packages. */
  readonly whole: string;
  /** Older than now: earlier, before the rename. */
  readonly earlier: string;
  /** Not exactly. */
  readonly about: string;
  /** An output follows: the output is, it prints. */
  readonly prints: string;
  /** The reply ends with an act in progress: deeds and a sentence. */
  readonly narrates: readonly (readonly [deeds: readonly Deed[], source: string])[];
  /** What shows that a narrated act is going on at this moment: now, one moment. */
  readonly moment: string;
  /** Without any call: on it, let me. */
  readonly begins: string;
  /** A sentence that promises a word later, its time or condition, and what makes the user its trigger. */
  readonly promises: string;
  readonly cue: string;
  readonly yours: string;
  /** Anywhere in the reply: nothing was run, or cannot be. */
  readonly honest: string;
};
