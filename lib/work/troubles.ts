/**
 * Whether a reply tells that something went wrong, in whatever words: what it must hold when the last thing that was
 * tried came to nothing. It errs towards "yes": a reply with any such sentence is left alone.
 */
import { lazy, remember } from "../core/lazy.ts";
import { WORK_MENDED } from "../core/limits.ts";
import { type Sought, sought, soughtAs } from "../core/sought.ts";
import {
  CAUSE,
  HINTS,
  IN_CASE,
  MERE,
  NEEDS,
  NO_MORE,
  NOTHING_OF,
  SCOPE,
  TAKEN_AWAY,
  WORDS,
} from "./languages/troubles.ts";
import { cleaned, GONE, patternOf, type Reading, tellsOfFailure } from "./reading.ts";
import { NO_REPLY } from "./reserves.ts";

/** Two counts, the first of the second: "3 of 4", "3/4", "3 réplicas sur 4"; and counts in words. */
const OF_ALL =
  /(?<![\p{L}\p{N}.,/]|\d-)(\d{1,6}) ?(?:\/|(?:\p{L}{1,20} )?(?:of|out of|von|der|de|del|des|d[oa]s?|di|dei|delle|sur|su|из|з|z|dari|trong|trên) (?:the |your |them |my |its |les |los |las |den )?) ?(\d{1,6})(?![\p{L}\p{N}/%]|:\d| ?%)/giu;
const OF_WORDS =
  /(?<!\p{L})(?:(?:une?|deux|trois|quatre|cinq)(?: \p{L}+)? sur (?:les )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix)|(?:eine?|zwei|drei|vier|fünf)(?: \p{L}+)? von (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)|(?:un[oa]?|dos|tres|cuatro|uma?|dois|duas|quatro)(?: \p{L}+)? d[eoa]s? (?:l[oa]s )?(?:dos|dois|tr[eê]s|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez)|(?:одн\p{L}{1,2}|два|две|три|четыре)(?: \p{L}+)? из (?:двух|тр[её]х|четыр[её]х|пяти|шести|семи|восьми|девяти|десяти))(?!\p{L})|\b(?:one|two|three|four|five|half|most|some|part) of (?:the |your |them |my |its |it\b)|\b(?:one|two|three) (?:to go|left|more to)\b/iu;

/** A part of a whole: "two of your three meetings". */
function isShare(text: string): boolean {
  if (OF_WORDS.test(text)) return true;
  return [...text.matchAll(OF_ALL)].some(([, part, whole]) => Number(part) < Number(whole));
}

/** Each row is a pattern of its own: a text holds literals of few, and all of them as one pattern take three times as long. */
const rowsOf = (sources: readonly string[]): (() => readonly Sought[]) =>
  lazy(() => sources.map((source) => sought(source, "iu")));

const troubles = rowsOf(WORDS);
const needs = rowsOf(NEEDS);
const hints = rowsOf(HINTS);

const holds = (rows: () => readonly Sought[], text: string): boolean => rows().some((row) => row.test(text));

/** Words of a database's language, and what code does with what it is given: "blank lines are skipped". */
const OF_CODE =
  /\b(?:NOT NULL|not null|IF (?:NOT )?EXISTS|ON CONFLICT)\b|(?<=^\W*‹file.›\W*[:：–—-] ?(?:[\p{L}-]+ ){1,4})(?:(?:are|is|get) (?:now )?(?:skipped|ignored)|werden (?:jetzt |nun )?(?:übersprungen|ignoriert))/gu;

/** What is taken out of each sentence, in this order. */
const ASIDE: readonly Sought[] = [OF_CODE, NOTHING_OF, NO_MORE, IN_CASE, TAKEN_AWAY, SCOPE, CAUSE].map(
  soughtAs,
);

/** The text without counts of nothing, what was mended, and what was none of the job; once for all that ask. */
const plainly = remember(({ language, text }: Reading): string => {
  let left = GONE.replace(cleaned(language, text), "⊙");
  for (const form of ASIDE) left = form.replace(left, "⊕");
  const mended = patternOf(language, language.mended);
  for (let seen = 0; seen < WORK_MENDED; seen++) {
    const next = mended.replace(left, "⊙");
    if (next === left) break;
    left = next;
  }
  return left;
});

/** True where a sentence holds a reserve, a need, an exception: too little to be candid, and enough not to be glad. */
export function hintsAtTrouble(reading: Reading): boolean {
  return holds(hints, plainly(reading));
}

/** True where a sentence leaves something to somebody else. */
export function leavesToOthers(reading: Reading): boolean {
  return holds(needs, plainly(reading));
}

/** True where a sentence may tell of something that went wrong, was refused, or is left to be done. */
export function tellsOfTrouble(reading: Reading): boolean {
  const { language, sentence } = reading;
  const said = plainly(reading);
  return (
    holds(troubles, said) ||
    isShare(sentence.plain) ||
    NO_REPLY.test(sentence.plain) ||
    tellsOfFailure(language, said)
  );
}

/** True where a sentence may tell of a failure, a refusal or a part, and not only deny, bound or put off something. */
export function tellsOfMore(reading: Reading): boolean {
  const { language, sentence } = reading;
  const said = plainly(reading);
  return (
    holds(troubles, said.replace(MERE, " ")) || isShare(sentence.plain) || tellsOfFailure(language, said)
  );
}
