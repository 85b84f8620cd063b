/** Values in sentences that no operator joins to their name: "the api token 8Xk…", "8Xk… is my password". */
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { isAlnum, matchAt } from "./finders.ts";
import { digitFrom } from "./spans.ts";
import { isAbout } from "./tongues.ts";

/** A value of digits, small letters and capitals, as no word of a sentence is. */
const DENSE = /(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[a-z][A-Z])(?![^\s]{0,64}[_(])\S{10}/y;

/** What stands before a word of a sentence, and before a name of several: a blank, or a letter of those who leave none between words. */
const WORD_HEAD = /(?:[ \t]|[\u2e80-\uffef])(?:[A-Za-z]{1,16}[_-]?){0,2}$/;
const WORD_HEAD_UNITS = 36;

/** Whether the name `at`..`end` is a word of a sentence, and what follows it at `next` is dense; what "pass" is told is passed. */
export function isValueInProse(text: string, at: number, end: number, next: number): boolean {
  if (next - at === "pass ".length && /pass/iy.test(text.slice(at, next))) return false;
  const last = text.charCodeAt(end - 1);
  if (last < 128 && !isAlnum(last)) return false;
  return (
    matchAt(DENSE, text, next) >= 0 && (last >= 128 || WORD_HEAD.test(unitsBefore(text, at, WORD_HEAD_UNITS)))
  );
}

/** Units of a sentence before a name in which its value is looked for. */
const SENTENCE_UNITS = 128;

/** Whose a name is, at most so many words before it: what costs least of {@link TOLD}. */
export const OWNER_WORDS = ["the", "my", "our", "your"];
const OWNERS = new RegExp(`^(?:${OWNER_WORDS.join("|")})$`, "i");
export const OWNED_WORDS = 3;
export const WORD_UNITS = 20;

/** From so many units before such a word to so many the value stands in any case, "is" or "was" and its quote behind it. */
export const TOLD_FIRST = 12;
export const TOLD_LAST = 7;

const isToldBefore = (text: string, at: number): boolean =>
  at >= TOLD_FIRST && !text.slice(at - TOLD_FIRST, at - TOLD_LAST + 1).includes(" ");

function isOwned(text: string, at: number): boolean {
  let end = at - 1;
  for (let word = 0; word < OWNED_WORDS && text.charCodeAt(end) === 32; word++) {
    let start = end;
    while (end - start <= WORD_UNITS && text.charCodeAt(start - 1) !== 32) start--;
    // "is", "was" or "as" stands before it.
    const isBehind = (text.charCodeAt(start - 2) | 32) === 115;
    if (isBehind && OWNERS.test(text.slice(start, end)) && isToldBefore(text, start)) return true;
    end = start - 1;
  }
  return false;
}

const TOLD =
  /(?:^|[\s"'`(])([^\s"'`()]{8,80})["'`)]?[ \t](?:is|was|as)[ \t](?:the|my|our|your)[ \t](?:[\w-]{1,20}[ \t]){0,2}$/i;

/** Whether a value is of digits, small letters and capitals, as no word of a sentence is. */
export const isDense = (value: string): boolean => matchAt(DENSE, value, 0) >= 0;

/** The value that stands before the name at `at`: "VALUE is the wifi password", "use VALUE as my key". */
export function valueBeforeName(
  text: string,
  at: number,
  looks: (value: string) => boolean,
): Span | undefined {
  if (!isOwned(text, at)) return undefined;
  const from = Math.max(0, at - SENTENCE_UNITS);
  const found = TOLD.exec(text.slice(from, at));
  const value = found?.[1] ?? "";
  if (!found || !looks(value)) return undefined;
  const start = from + found.index + found[0].indexOf(value);
  return { start, end: start + value.length };
}

/** Who changed a name, and what stands behind it: "I changed your root password to …". */
const CHANGED = /\b(?:set|chang|reset|updat|rotat)[a-z]{0,4}[ \t](?:[\w'’]{1,20}[ \t]){0,5}$/i;
const CHANGED_TO =
  /(?:[ \t][\w'’-]{1,20}){0,5}[ \t]to[ \t:]{1,3}["'`“]?([^\s"'`“”]{8,64}?)(?=["'`”]|[.,;)]?(?:\s|$))/y;

/** The most units of it: five words, what leads to the value, and the value. */
const CHANGE_UNITS = 5 * 21 + 7 + 64;

/** The value that a sentence says the name at `at`..`end` was changed to; none for a name without an end. */
export function valueOfChange(
  text: string,
  at: number,
  end: number,
  looks: (value: string) => boolean,
): Span | undefined {
  const last = end < 0 ? end : Math.min(text.length, end + CHANGE_UNITS);
  if (end < 0 || digitFrom(text, end, last) === last) return undefined;
  CHANGED_TO.lastIndex = end;
  const [whole = "", value = ""] = CHANGED_TO.exec(text) ?? [];
  if (value === "" || !/\d/.test(value) || !looks(value)) return undefined;
  const between = whole.slice(0, -value.length);
  if (isAbout(between) || !CHANGED.test(unitsBefore(text, at, SENTENCE_UNITS))) return undefined;
  const stop = end + whole.length;
  return { start: stop - value.length, end: stop };
}
