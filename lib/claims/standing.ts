/**
 * Claims that no deed is told for: a thing is open to all by now, or a list of labels says that it is public, or that a job is on.
 * What takes a deed back takes these back as well.
 */

import type { FoundClaim } from "./citations.ts";
import type { ClaimKind, Language } from "./claim.ts";
import { isElsewhere } from "./clauses.ts";
import { folded, isOthers, says } from "./grammar.ts";
import { presentOf } from "./languages/present.ts";
import { type StandingWords, standingOf } from "./languages/standing.ts";
import { TIME } from "./languages/wide.ts";
import { isQuestion } from "./sentences.ts";
import { type Looked, mayCome } from "./upshot.ts";

/** True for a text that may say so in this language. */
export function mayStand(language: Language, text: string, looked: Looked): boolean {
  const own = folded(language, text).toLowerCase();
  return (
    standingOf(language.id)?.stems.test(own) === true ||
    presentOf(language)?.stems().test(own) === true ||
    mayCome(language, own, looked)
  );
}

/** A sentence with its clauses that are said as facts, and what stands right before it. */
export type Around = {
  readonly text: string;
  readonly facts: readonly string[];
  readonly before: string;
  /** The lines of its paragraph that are a label and its value. */
  readonly labels: readonly string[];
};

/** What a sentence claims without any deed. */
export function standingIn(language: Language, around: Around): FoundClaim[] {
  const words = standingOf(language.id);
  if (!words || isQuestion(around.text)) return [];
  const [label, value] = labelled(folded(language, around.text));
  const isState = isWhole(words.state, label);
  const found: FoundClaim[] = [];
  if (isOpen(language, words, around) || (isState && says(language, "{wide_live}", `: ${value}`)))
    found.push(...claimOf(language, "publish", "entry"));
  if (isState && says(language, "^{wide_on}$", value) && tellsJob(language, words, around))
    found.push(...claimOf(language, "schedule", "nothing"));
  return [...found, ...presentIn(language, around)];
}

/** What a sentence says to be where only the deed puts it, to be out on the place of posts, or to be booked for a time. */
function presentIn(language: Language, { text, facts, before }: Around): FoundClaim[] {
  const words = presentOf(language);
  if (!words || isQuestion(before)) return [];
  const isFree = (clause: string): boolean => !says(language, UNREAL, clause.replace(SHOWN, ""));
  const clauses = facts
    .map((clause) => folded(language, clause))
    .filter((clause) => !isOthers(language, clause) && isFree(clause));
  const own = clauses.join(" ");
  const kinds: Readonly<Partial<Record<ClaimKind, boolean>>> = {
    publish: clauses.some((clause) => says(language, words.placed, clause)),
    post: clauses.some((clause) => says(language, words.sent, clause) && says(language, "{feed}", clause)),
    schedule: says(language, words.booked, own) && says(language, WHEN, own),
  };
  return CLAIMED.filter(
    (kind) => kinds[kind] && !isElsewhere(language, kind, folded(language, `${text} ${before}`)),
  ).flatMap((kind) => claimOf(language, kind, "nothing"));
}

const CLAIMED: readonly ClaimKind[] = ["publish", "post", "schedule"];

/** Where the user finds a thing is where it is. */
const SHOWN = /^you(?:['’]ll| can| will) (?=find )/i;

const UNREAL = "{wide_not}|{wide_unseen}";

/** A time of day, a date, or a time that comes again. */
const WHEN = `${TIME}|\\d|{wide_every}`;

/** True where another label of a list of labels says what is done, or when. */
function tellsJob(language: Language, { task }: StandingWords, { text, labels }: Around): boolean {
  const others = labels.filter((line) => line !== text).map((line) => labelled(folded(language, line)));
  return (
    others.some(([name]) => task.exec(name)?.index === 0) &&
    others.some(([, what]) => /\d/.test(what) || says(language, "{wide_every}", what))
  );
}

/** A label and what stands behind its colon. */
export function labelled(line: string): readonly [label: string, value: string] {
  const found = /^[^\p{L}]{0,4}([^:：]{1,32}?) ?[:：] ?(.{1,80}?)[.!。\s\uE003]*$/u.exec(line);
  return [found?.[1] ?? "", found?.[2] ?? ""];
}

function isWhole(words: RegExp, text: string): boolean {
  return text !== "" && words.exec(text)?.[0] === text;
}

function claimOf(language: Language, kind: ClaimKind, needs: FoundClaim["needs"]): FoundClaim[] {
  const row = language.claims.find((claim) => claim.kind === kind);
  return row ? [{ row, language, needs }] : [];
}

/** True for a sentence that says that something is open to all by now. */
function isOpen(language: Language, words: StandingWords, { text, before, facts }: Around): boolean {
  const clauses = facts
    .map((clause) => folded(language, clause))
    .filter((clause) => !isOthers(language, clause));
  return (
    clauses.some((clause, at) => opens(language, words, clause, clauses[at - 1])) &&
    !isQuestion(before) &&
    !isElsewhere(language, "publish", folded(language, `${text} ${before}`))
  );
}

/** The same of a clause; one that only goes on has the subject of the one `before`. */
function opens(language: Language, { opened, bar }: StandingWords, clause: string, before = ""): boolean {
  if (!opened.test(clause)) return false;
  const rest = (GOES_ON.test(clause) ? `${before} ${clause}` : clause).replace(bar, " ").replace(opened, " ");
  return !says(language, "{wide_not}|{wide_unseen}", rest);
}

const GOES_ON = /^(?:and|dan|e|et|i|und|ve|và|y|и|та|і|й) /i;
