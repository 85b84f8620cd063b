/**
 * Numbers: how many tests a program says passed and failed, and whether a number that somebody names can come from an
 * output.
 */
import { remember } from "../core/lazy.ts";
import { WORK_PAIRS } from "../core/limits.ts";
import { isOfPair, someInSteps } from "./ordered.ts";

/** Counts of one summary; a missing one was not printed. */
export type Counts = {
  readonly passed?: number;
  readonly failed?: number;
  readonly total?: number;
  readonly skipped?: number;
};

const number = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replaceAll(/[,.\s’']/g, ""));

/** Summaries of test runners, each with the names of its groups. Sources: what the programs print. */
const SUMMARIES: readonly RegExp[] = [
  // Jest, Vitest: "Tests: 2 failed, 88 passed, 90 total", "Tests  3 failed | 57 passed (60)"
  /^ *Tests:? +(?:(?<failed>\d+) failed[,| ]+)?(?:\d+ (?:skipped|todo|pending)[,| ]+)*(?:(?<passed>\d+) passed)?(?:[,| ]+\d+ (?:skipped|todo|pending))*(?:[,| ]+(?<total>\d+) total| \((?<all>\d+)\))?/m,
  // Maven: "Tests run: 14, Failures: 0, Errors: 0"
  /Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+)/,
  // dotnet: "Failed:     1, Passed:    53, Skipped:     0, Total:    54"
  /Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +\d+, Total: +(?<total>\d+)/,
  // ScalaTest: "Tests: succeeded 2, failed 0, canceled 0"
  /Tests: succeeded (?<passed>\d+), failed (?<failed>\d+)/,
  // XCTest, unittest, Gradle
  /Executed (?<total>\d+) tests?, with (?<failed>\d+) failures?/,
  /^Ran (?<total>\d+) tests? in/m,
  /(?<total>\d+) tests? completed, (?<failed>\d+) failed/,
  // Bun: " 12 pass\n 0 fail"
  /^ *(?<passed>\d+) pass\s+(?:\d+ skip\s+)?(?<failed>\d+) fail/m,
  // cargo: "test result: ok. 30 passed; 0 failed"
  /test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed/,
  // PHPUnit: "OK (57 tests, 140 assertions)", "Tests: 10, Assertions: 20, Failures: 1"
  /^OK \((?<total>\d+) tests?/m,
  /^Tests: (?<total>\d+), Assertions: \d+(?:, Failures: (?<failed>\d+))?/m,
  // RSpec, ExUnit, Minitest: "24 examples, 1 failure", "41 tests, 0 failures", "8 runs, 10 assertions, 0 failures"
  /(?<total>\d+) (?:examples|tests|runs|scenarios|specs)(?:, \d+ assertions)?, (?<failed>\d+) failures?(?:, \d+ errors?)?(?:, (?<skipped>\d+) (?:pending|skipped|skips))?/,
  // Flutter, Dart: "00:04 +57 -2: Some tests failed."
  /^\d\d:\d\d \+(?<passed>\d+)(?: ~\d+)?(?: -(?<failed>\d+))?: (?:All|Some) tests/m,
  // pytest, node --test and most others: "2 failed, 117 passed", "# pass 12"
  /(?:(?<failed>\d+) failed[, |]+)?(?<passed>\d+) pass(?:ed|ing)\b(?:[^\n]{0,40}?(?<later>\d+) fail(?:ed|ing))?/,
  /^(?:ℹ|#) pass (?<passed>\d+)\s+(?:ℹ|#) fail (?<failed>\d+)/m,
  /(?<failed>\d+) (?:tests? )?fail(?:ed|ing)\b/,
];

/** What a test run's output says; `undefined` without a summary. Of several summaries of one form the sums count. */
export function countsIn(output: string): Counts | undefined {
  for (const form of SUMMARIES) {
    const all = [...output.matchAll(new RegExp(form.source, form.flags.includes("m") ? "gm" : "g"))];
    const found = all
      .map(({ groups }) => countsOf(groups ?? {}))
      .filter((one) => Object.keys(one).length > 0);
    // Maven prints each class and then the sum of all.
    if (found.length > 0) return form.source.startsWith("Tests run") ? found.at(-1) : sumOf(found);
  }
  return undefined;
}

function countsOf(groups: Readonly<Record<string, string | undefined>>): Counts {
  const errors = number(groups["errors"]) ?? 0;
  const failed = number(groups["failed"] ?? groups["later"]);
  const passed = number(groups["passed"]);
  const total = number(groups["total"] ?? groups["all"]);
  const failures = failed === undefined ? undefined : failed + errors;
  const skipped = number(groups["skipped"]);
  return {
    ...(passed === undefined ? {} : { passed }),
    ...(failures === undefined ? {} : { failed: failures }),
    ...(total === undefined ? {} : { total }),
    ...(skipped === undefined ? {} : { skipped }),
  };
}

function sumOf(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => {
    const values = all.map((one) => one[key]).filter((value) => value !== undefined);
    return values.length === 0 ? {} : { [key]: values.reduce((a, b) => a + b, 0) };
  };
  return { ...sum("passed"), ...sum("failed"), ...sum("total"), ...sum("skipped") };
}

/** The number of passed tests that these counts allow, skipped ones left out or in. */
export function passesOf({ passed, failed, total, skipped = 0 }: Counts): number[] {
  const left = total === undefined ? [] : [total - (failed ?? 0)];
  const rest = skipped === 0 ? left : left.flatMap((value) => [value - skipped, value]);
  return passed === undefined ? rest : [passed, ...rest];
}

/**
 * A number with separators of thousands, or of lakhs, or one without any: "6500,7120" are two cells of a row. Groups are few, for
 * a row of cells would else be read to its end from each of them.
 */
const NUMBERS =
  /(?<![\w.])(?:\d{1,3}(?:,\d{3}){1,8}(?!\d)|\d{1,2}(?:,\d{2}){1,8},\d{3}(?!\d)|\d+)(?:\.\d+)?/g;

/** Every number in a text, thousands separators taken out. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBERS)]
    .map(([digits]) => Number(digits.replaceAll(",", "")))
    .filter(Number.isFinite);
}

/** True when `value` is one of `known`, the sum of some that stand in a row, or one of them rounded. */
export function comesFrom(value: number, known: readonly number[], about = false): boolean {
  if (known.some((one) => one === value || isRounded(value, one) || (about && near(value, one)))) return true;
  let all = 0;
  for (let from = 0; from < known.length; from++) {
    all = 0;
    for (let to = from; to < Math.min(known.length, from + 8); to++) {
      all += known[to] ?? 0;
      if (to > from && all === value) return true;
    }
  }
  return false;
}

/** 1.9 is 1.8904 rounded, and 1.8 is it cut off; 2,000 is not 1,987 unless somebody says "about". */
function isRounded(value: number, one: number): boolean {
  if (Number.isInteger(one)) return false;
  const digits = String(value).split(".")[1]?.length ?? 0;
  return Number(one.toFixed(digits)) === value || Math.trunc(one * 10 ** digits) / 10 ** digits === value;
}

/** Where the numbers lie that are `value` when they are rounded or cut. */
function reachOf(value: number): { readonly least: number; readonly most: number } {
  const unit = 10 ** -(String(value).split(".")[1]?.length ?? 0);
  return { least: value - unit / 2, most: value + unit };
}

function near(value: number, one: number): boolean {
  return one !== 0 && Math.abs(value - one) / Math.abs(one) <= 0.1;
}

/** Between units that somebody changes in passing: percent, thousands, minutes. */
const UNITS: readonly number[] = [1, 100, 1000, 60, 1024];

/** True when `value` is known, in the same unit or another. */
export function isScaled(value: number, known: readonly number[]): boolean {
  const same = (one: number) => one === value || isRounded(value, one) || Math.round(one) === value;
  return someInSteps(known, UNITS, reachOf(value), same);
}

/** Bytes of which a size is told: in megabytes and gigabytes, of either kind. */
const BYTES: readonly number[] = [1e6, 1e9, 1024 ** 2, 1024 ** 3];

/** True for a size with a point, "8.0", of which the bytes are known. */
export function isOfBytes(value: number, known: readonly number[]): boolean {
  return known.some((bytes) =>
    BYTES.some((unit) => bytes >= unit && (bytes === value * unit || isRounded(value, bytes / unit))),
  );
}

/** True when `value` is known, in the same unit or another, or is the sum or difference of two known whole numbers. */
export function followsFrom(value: number, known: readonly number[]): boolean {
  return isScaled(value, known) || isAddedUp(value, known);
}

/** True for a whole number that is the sum of some that stand in a row, or the sum or difference of two. */
export function isAddedUp(value: number, known: readonly number[]): boolean {
  return Number.isInteger(value) && (rowSums(known).has(value) || isOfPair(value, firstOf(known)));
}

/** The whole sums of up to eight numbers that stand in a row. */
const rowSums = remember((known: readonly number[]): ReadonlySet<number> => {
  const sums = new Set<number>();
  for (let from = 0; from < known.length; from++) {
    let all = 0;
    for (let to = from; to < Math.min(known.length, from + 8); to++) {
      all += known[to] ?? 0;
      if (to > from && Number.isInteger(all)) sums.add(all);
    }
  }
  return sums;
});

/** Those of a list of which every pair is tried. */
const firstOf = remember((known: readonly number[]): readonly number[] =>
  [...new Set(known)].slice(0, WORK_PAIRS),
);
