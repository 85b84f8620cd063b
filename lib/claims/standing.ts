/**
 * Claims that no deed is told for: anybody can get in now, or the agent watches something and will speak up at its time. Several
 * small signs have to come together, and an offer, a condition or a plan takes them back.
 */
import type { ClaimKind, Language } from "./claim.ts";
import type { FoundClaim } from "./citations.ts";
import { folded, isOthers, says } from "./grammar.ts";
import { type Standing, standingOf } from "./languages/standing.ts";
import { TIME } from "./languages/wide.ts";
import { isQuestion } from "./sentences.ts";

/** True for a text that may say so in this language. */
export function mayStand(language: Language, text: string): boolean {
  return wordsOf(language)?.stems.test(folded(language, text)) ?? false;
}

function wordsOf(language: Language): Standing | undefined {
  return standingOf(language.id);
}

/** A sentence with its clauses that are said as facts, and what stands right before and behind it. */
export type Around = {
  readonly text: string;
  readonly facts: readonly string[];
  readonly before: string;
  readonly after: string;
};

/** What a sentence claims without any deed. */
export function standingIn(language: Language, around: Around): FoundClaim[] {
  const words = wordsOf(language);
  if (!words || isQuestion(around.text)) return [];
  const found: FoundClaim[] = [];
  if (around.facts.some((clause) => opens(words, folded(language, clause))))
    found.push(...claimOf(language, "publish", "entry"));
  if (promises(language, words, around)) found.push(...claimOf(language, "schedule", "nothing"));
  return found;
}

function claimOf(language: Language, kind: ClaimKind, needs: FoundClaim["needs"]): FoundClaim[] {
  const row = language.claims.find((claim) => claim.kind === kind);
  return row ? [{ row, language, needs }] : [];
}

/** True for a clause that says that others can get in by now. */
function opens(words: Standing, clause: string): boolean {
  const { who, folk, enters, bar, opened, pressed, now, shut } = words;
  const says =
    opened.test(clause) ||
    pressed.test(clause) ||
    (enters.test(clause) && (who.test(clause) || (folk.test(clause) && (bar.test(clause) || now.test(clause)))));
  return says && !shut.test(clause.replace(bar, " "));
}

/** True where the agent says that it will speak up at its time, and that this is arranged. */
function promises(language: Language, words: Standing, { text, before, after }: Around): boolean {
  const { watching, notifies, from, beat, crossing, done, offers } = words;
  const own = folded(language, text);
  const watches = watching.test(own);
  const speaks = notifies.test(own);
  if (!(watches || speaks) || offers.test(own) || isOthers(language, own)) return false;
  const beside = [own, ...[before, after].filter((part) => part.length <= BESIDE).map((part) => folded(language, part))];
  if (beside.some((part) => part !== own && offers.test(part))) return false;
  const arranged = beside.some((part) => done.test(part));
  const recurs = beat.test(own) || says(language, "{wide_every}", own);
  const timed = recurs || says(language, TIME, own);
  const crosses = crossing.test(own);
  if (watches && (crosses || recurs)) return arranged || beside.some((part) => notifies.test(part));
  return speaks && ((timed && (arranged || from.test(own))) || (crosses && arranged));
}

/** UTF-16 units of a neighbour that may say that it is arranged, or only offered. */
const BESIDE = 120;
