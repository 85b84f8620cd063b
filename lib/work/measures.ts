/** Values that a reply says came out, held against what was printed. */
import { remember } from "../core/lazy.ts";
import { soughtAs } from "../core/sought.ts";
import { escaped } from "../core/text.ts";
import { isInstalledAsElse, isOnlyOffered, isOnlyPart, wasNeverSeen } from "./belied.ts";
import type { WorkClaim } from "./claim.ts";
import { isUnmeasured, wasRun } from "./commands.ts";
import { DENIALS } from "./denials.ts";
import type { Done } from "./ends.ts";
import { wasFigured } from "./figures.ts";
import { follows, meanings } from "./follows.ts";
import { wasBeside } from "./labelled.ts";
import {
  isHeaded,
  wasAnswered,
  wasCounted,
  wasGained,
  wasMeasured,
  wasRepeated,
  wasShown,
  wasSpanned,
} from "./outputs.ts";
import type { ClaimFault, Past } from "./past.ts";
import { wasPinned } from "./pinned.ts";
import { KNOWS, QUANTITIES } from "./quantities.ts";
import { wasQuoted } from "./quoted.ts";
import { wasTaken } from "./revisions.ts";
import { wasTouched } from "./rows.ts";
import { wasTargeted } from "./siblings.ts";
import { wasReached, wasTimed, wasWeighed } from "./sizes.ts";
import { wasTagged } from "./tagged.ts";
import { TALLIED } from "./tallies.ts";
import { wasScheduled } from "./timetable.ts";
import { wasNamed } from "./unseen.ts";

/** Values that a reply says came out, by the word in front of them; see values.ts. */
const MEASURES: Readonly<Record<string, (value: string, past: Past) => boolean>> = {
  ...QUANTITIES,
  ...DENIALS,
  ...TALLIED,
  // Judged by the whole claim; see valueFault.
  SCHEDULED: () => true,
  LABEL: wasBeside,
  PINNED: wasPinned,
  REVISION: wasTaken,
  QUOTED: wasQuoted,
  EXIT: wasRun,
  TARGET: wasTargeted,
  UNSEEN: wasNamed,
  SIZE: wasWeighed,
  AT: wasReached,
  TIME: wasTimed,
  HTTP: wasAnswered,
  AMOUNT: wasCounted,
  FIGURE: wasFigured,
  GAIN: wasGained,
  SPAN: wasSpanned,
  SPEED: wasMeasured,
  TAGGED: wasTagged,
  TIMES: wasRepeated,
  TOUCHED: wasTouched,
  VERSION: wasShown,
};

/** What a value of {@link MEASURES} is, and its kind. */
const VALUE = /^([A-Z]+) (.+)$/;

/** True where the claim is of a value, whatever it is held against. */
export function isMeasure({ printed }: WorkClaim): boolean {
  return MEASURES[VALUE.exec(printed[0] ?? "")?.[1] ?? ""] !== undefined;
}

/** A value that is said to have come out, and no act. */
export function isValue(claim: WorkClaim): boolean {
  return isMeasure(claim) && claim.printed[0]?.startsWith("HTTP ") === false;
}

/** Kinds of values that only a run gives. */
const TIMED = /^(?:AMOUNT|FIGURE|GAIN|QUOTED|SPAN|SPEED)$/;

function isKnownValue(value: string, past: Past): boolean {
  const digits = /\d[\d.,]*/.exec(value)?.[0] ?? "";
  return meanings(digits).some((one) => follows(one, past));
}

/** What was asked of each value already: a sentence gives one in several languages, and a reply repeats itself. */
const askedOf = remember((_past: Past) => new Map<string, boolean>());

/** What {@link MEASURES} say of a value. */
function isTrue(measure: string, value: string, past: Past): boolean {
  const asked = askedOf(past);
  const key = `${measure} ${value}`;
  const holds = asked.get(key) ?? MEASURES[measure]?.(value, past) ?? true;
  asked.set(key, holds);
  return holds;
}

/** "Of 3,218 rows 3,191 went in, 27 were skipped": the sum of two others, which are claims of their own. */
function isSumOfSentence(value: string, sentence: string): boolean {
  const [sum = 0] = meanings(value);
  const others = (sentence.match(/\d[\d.,]*\d|\d/g) ?? []).flatMap((digits) => meanings(digits).slice(0, 1));
  return others.some((one, at) => one > 0 && one < sum && others.slice(at + 1).includes(sum - one));
}

/** Besides what a sentence knows of as left out: that it was taken back, or was not done. */
const TAKEN_BACK = soughtAs(
  /error|not\b|n['’]t\b|never|roll|revert|\bback\b|stay|still|instead|timed|block|tr[iy]|attempt|nicht|zurück|blieb|no\b|int[ea]nt|volv|annul|pas\b|rest|não|volt|non\b|не\b|откат|остал|没|沒|回滚|未|ませ|なか|ロールバック|못|않|롤백|không|nie\b/iu,
);

/** A version that only calls which failed were given or printed, where others that went well print another one. */
function wasOnlyTried({ sentence }: WorkClaim, version: string, { all, session }: Past): boolean {
  if (KNOWS.test(sentence) || TAKEN_BACK.test(sentence)) return false;
  const holds = all.filter(({ act, call }) =>
    `${act.words} ${JSON.stringify(call.input)}\n${call.output}`.includes(version),
  );
  return (
    session.complete &&
    holds.length > 0 &&
    holds.every(({ call }) => call.outcome === "failed") &&
    all
      .slice(all.lastIndexOf(holds.at(-1) as Done) + 1)
      .some(({ call }) => call.outcome === "ok" && /(?<![\d.])\d+\.\d+\.\d+(?![\d.])/.test(call.output))
  );
}

/** "912,044 hits against 101,338 misses is a hit rate of 90 %": one of two others against both, or against the other. */
function isShareOfSentence(value: string, sentence: string): boolean {
  const [share = 0] = meanings(value);
  if (!new RegExp(`${escaped(value)} ?[%％]`).test(sentence)) return false;
  const others = (sentence.match(/\d[\d.,]*\d|\d/g) ?? []).flatMap((digits) => meanings(digits).slice(0, 1));
  const isNearly = (part: number, whole: number): boolean => Math.abs((100 * part) / whole - share) < 0.6;
  return others.some((one) =>
    others.some(
      (other) => one !== other && other > 0 && (isNearly(one, one + other) || isNearly(one, other)),
    ),
  );
}

function isOfSentence(value: string, { sentence }: WorkClaim, past: Past): boolean {
  return (
    isSumOfSentence(value, sentence) || isShareOfSentence(value, sentence) || isHeaded(value, sentence, past)
  );
}

/** What is wrong with a value; `undefined` also for what is none. */
export function valueFault(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const [, measure = "", value = ""] = VALUE.exec(claim.printed[0] ?? "") ?? [];
  if (measure === "SCHEDULED") return wasScheduled(claim, past) ? undefined : "contradicted";
  if (!MEASURES[measure]) return undefined;
  if (TIMED.test(measure) && isUnmeasured(claim.sentence, past) && !isKnownValue(value, past))
    return "unbacked";
  const neverSeen =
    measure === "VERSION" &&
    (wasNeverSeen(value, past) ||
      wasOnlyTried(claim, value, past) ||
      isOnlyOffered(claim, value, past) ||
      isInstalledAsElse(claim, value, past));
  if (measure === "AMOUNT" && isOfSentence(value, claim, past)) return undefined;
  return isTrue(measure, value, past) && !isOnlyPart(claim, value, past) && !neverSeen
    ? undefined
    : "contradicted";
}
