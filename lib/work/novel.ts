/**
 * One more act beside real work: where every command is known and none changed a file, an act of which neither the verb
 * nor a thing stands in any command, any output or any message was not done. "I also removed the unused volumes."
 */
import { isIdle } from "./act.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { numbersIn } from "./counts.ts";
import { isHeld } from "./held.ts";
import { untagged } from "./named.ts";
import type { ClaimFault, Past } from "./past.ts";
import { tracesIn } from "./traces.ts";

const ACTS: readonly WorkClaimKind[] = ["act", "change", "delete", "file", "ran", "install"];

/** What adds an act to others. */
const ADDS =
  /(?<![\p{L}])(?:also|as well|too|additionally|besides|while (?:i was )?at it|and (?:then )?(?:i|we)\b|and the|then)(?![\p{L}])/iu;

/** Words that name nothing in particular. */
const COMMON =
  /^(?:about|after|again|also|already|anew|been|before|both|complet|correct|done|each|every|everyth|final|first|from|gone|good|have|here|into|itself|just|last|made|make|more|most|necess|need|needed|none|nothing|once|only|other|over|properly|ready|right|same|should|since|some|still|success|such|than|that|their|them|then|there|these|they|thing|this|those|thus|together|twice|under|until|used|using|very|well|were|what|when|where|which|while|will|with|without|your|ours|back|does|goes|took|take|taken|work|works)/;

/** An act that adds to others, and of which no word is known. */
export function novelAct(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const { all, session } = past;
  const { sentence } = claim;
  if (tracesIn(claim.language, claim.clause).length > 0) return undefined;
  const clause = untagged(claim.clause);
  if (claim.language !== "en" || !ACTS.includes(claim.kind)) return undefined;
  if (!ADDS.test(sentence) && opensWith(sentence, clause)) return undefined;
  if (claim.reported || claim.earlier || claim.habitual || !session.complete || all.length === 0)
    return undefined;
  const hidden = all.some(
    ({ act, call }) =>
      act.edits ||
      act.any ||
      act.paths.some((path) => /\.\w{1,5}$/.test(path)) ||
      call.cut ||
      call.outcome === "unknown",
  );
  if (hidden || all.every(({ act }) => isIdle(act))) return undefined;
  const words = (clause.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.test(word));
  if (words.length < 2) return undefined;
  // "Cleared the flag on 71 rows": so many were touched, as an output says.
  if (numbersIn(clause).some((value) => value > 9 && isHeld(String(value), past))) return undefined;
  return words.every((word) => !isHeld(stemOf(word), past)) ? "unbacked" : undefined;
}

/** True where the clause is the first of its sentence. */
function opensWith(sentence: string, clause: string): boolean {
  const letters = (text: string) =>
    text
      .replace(/[^\p{L}]/gu, "")
      .toLowerCase()
      .slice(0, 9);
  return letters(sentence) === letters(clause);
}

/** The beginning of a word, by which its forms are one. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(4, Math.min(6, word.length - 2)));
}
