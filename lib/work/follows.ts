/**
 * Whether a number follows from those that a session holds: the same in another unit or rounded, a sum, a difference, the
 * total or the mean of a column, the time between two moments, a share of something, one part of several.
 */

import { remember } from "../core/lazy.ts";
import {
  WORK_COLUMNS,
  WORK_EACH,
  WORK_FIRST,
  WORK_MOMENTS,
  WORK_NARROW,
  WORK_RATIOS,
  WORK_TOTALS,
  WORK_WIDE,
} from "../core/limits.ts";
import { followsFrom, isAddedUp, isScaled, numbersIn } from "./counts.ts";
import { heldIn } from "./held.ts";
import { firstFrom, setOf, someInSteps } from "./ordered.ts";
import type { Past } from "./past.ts";

/** What digits may mean, in the ways of several languages. */
export function meanings(digits: string): number[] {
  const bare = digits.replace(/[\u00a0\u202f '’]/g, "");
  const forms = [
    bare.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."),
    bare.replace(/,(?=\d+$)/, "."),
    ...(/^\d{1,4}(?:,\d{2,4})+(?:\.\d+)?$/.test(bare) ? [bare.replaceAll(",", "")] : []),
    // 48.210,50
    ...(/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(bare) ? [bare.replaceAll(".", "").replace(",", ".")] : []),
  ];
  return [...new Set(forms.map(Number).filter(Number.isFinite))];
}

/** Steps of units that people change in passing: thousands, millions, ten thousands, kibibytes, minutes, hours. */
const STEPS: readonly number[] = [1000, 1e6, 1e9, 1e4, 1e8, 1024, 1024 ** 2, 1024 ** 3, 60, 3600, 86_400];

/** The same in another unit, rounded to as many digits as were written; zeros at the end of a whole number may be none. */
export function isNear(value: number, one: number): boolean {
  return STEPS.some((step) => isRounded(value, one * step) || isRounded(value, one / step));
}

/** {@link isNear} for one of many. */
function isNearOne(value: number, numbers: readonly number[]): boolean {
  return someInSteps(numbers, STEPS, reachOf(value), (one) => isRounded(value, one));
}

/** {@link isRounded} for one of many. */
function isRoundedOne(value: number, numbers: readonly number[]): boolean {
  return someInSteps(numbers, [1], reachOf(value), (one) => isRounded(value, one));
}

/** Where the numbers lie that {@link isRounded} takes for `value`. */
function reachOf(value: number): { readonly least: number; readonly most: number } {
  // A digit of room, for a logarithm may fall short of a power of ten.
  const half = Number.isInteger(value)
    ? Math.min(0.005 * value, 10 ** (Math.floor(Math.log10(value)) + 2 - digitsOf(value)) / 2)
    : 10 ** -placesOf(value) / 2;
  return { least: value - half, most: value + half };
}

function isRounded(value: number, one: number): boolean {
  if (!Number.isInteger(value)) return Number(one.toFixed(placesOf(value))) === value;
  return Math.abs(one - value) <= 0.005 * value && Number(one.toPrecision(digitsOf(value))) === value;
}

/** How many digits stand behind the point. */
function placesOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}

/** How many digits of a number mean something: two at least. */
function digitsOf(value: number): number {
  const digits = String(value).replace(".", "").replace(/^0+/, "");
  return Math.min(
    15,
    Math.max(2, Number.isInteger(value) ? digits.replace(/0+$/, "").length : digits.length),
  );
}

/** "1h 2m 3.5s", "0m39.4s", "2 min 11 s". */
const LASTED =
  /(?<![\w.])(?:(\d{1,4}) ?h(?:ours?|rs?)? ?)?(\d{1,5}) ?m(?:in(?:utes?)?)?,? ?(\d{1,2}(?:\.\d+)?) ?s/g;
/** "00:30:04.5", "1:04" */
const CLOCK = /(?<![\d:T.-])(?:(\d{1,3}):)?(\d{1,2}):(\d{2}(?:\.\d+)?)(?![\d:])/g;

/** How long something lasted, in seconds. */
function lengthsIn(text: string): number[] {
  const seconds = (one: RegExpMatchArray) =>
    Number(one[1] ?? 0) * 3600 + Number(one[2] ?? 0) * 60 + Number(one[3] ?? 0);
  return [...text.matchAll(LASTED), ...text.matchAll(CLOCK)].map(seconds);
}

/** A moment: "2026-11-24 03:14:40", "Nov 24 03:14:40". */
const MOMENT = /(?:(\d{4}-\d\d-\d\d)[T ]|(?<![\d:.]))(\d\d):(\d\d)(?::(\d\d))?(?![\d:])/g;

/** The seconds between any two moments of a text; without a date they are of one day. */
function betweenIn(text: string): number[] {
  const moments = [...text.matchAll(MOMENT)]
    .slice(0, WORK_MOMENTS)
    .map(([, day, hours, minutes, seconds]) => {
      const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
      return day === undefined ? at : at + Date.parse(`${day}T00:00:00Z`) / 1000;
    });
  return moments.flatMap((one, at) => moments.slice(at + 1).map((other) => Math.abs(one - other)));
}

const SIZED = /(?<![\w.])(\d+(?:[.,]\d+)?) ?([kKMGT])(?:i?B|o|Б)?(?![\w])/g;

/** A thousand, a million … of a unit's letter. */
function scaleOf(unit: string): number {
  return 1000 ** ("KMGT".indexOf(unit.toUpperCase()) + 1);
}

/** Sizes that a program printed, in bytes of its own kind: "182MB", "59.80 kB", "1.2M". */
export function sizesIn(output: string): number[] {
  return [...output.matchAll(SIZED)].map(
    ([, digits = "", unit = ""]) => Number(digits.replace(",", ".")) * scaleOf(unit),
  );
}

/** Numbers of one text, in all that their digits may mean. */
export function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d[\d.,\u00a0\u202f]*/g)].flatMap(([found]) => {
    const digits = found.replace(/\D+$/, "");
    // A row of a table in one line, a version, an address.
    const parts = digits.split(",").flatMap((part) => (/\..*\./.test(part) ? part.split(".") : [part]));
    return [...meanings(digits), ...parts.map(Number).filter(Number.isFinite)];
  });
}

/** Rows in one line, as an interface gives them: `[["oven",900,1149],["tiles",600,""]]`. */
const ROWS = /[\]}],\s*[[{]/;

/** The cells of each row, by what parts them; an empty one keeps its place. */
function cellsIn(text: string): (number | undefined)[][] {
  const lines = text.split(text.includes("\n") ? "\n" : ROWS).slice(0, WORK_COLUMNS);
  const mark = ["\t", "|", ";"].find((one) => lines.every((line) => line.includes(one))) ?? ",";
  return lines.map((line) =>
    line
      .split(mark)
      .slice(0, WORK_WIDE)
      .map((cell) => {
        const digits = /^[\s"'[({]*(?:"\w+":\s*)?[-+]?(\d[\d.,]*)[\s"'\])}]*$/.exec(cell)?.[1];
        return digits === undefined ? undefined : meanings(digits)[0];
      }),
  );
}

/** The columns of a table with empty cells: of all rows, and of those that are full. */
function tablesIn(text: string): (readonly number[])[] {
  const rows = cellsIn(text);
  const full = Math.max(0, ...rows.map((row) => row.filter((cell) => cell !== undefined).length));
  const isFull = (row: readonly unknown[]) => row.filter((cell) => cell !== undefined).length === full;
  return Array.from({ length: WORK_WIDE }, () => [rows, rows.filter(isFull)])
    .flatMap((kinds, at) => kinds.map((kind) => kind.flatMap((row) => row[at] ?? [])))
    .filter((column) => column.length > 1);
}

/** Every column of a text, by lines and by every so many numbers. */
function columnsIn(text: string): (readonly number[])[] {
  const rows = text
    .split("\n")
    .map(numbersIn)
    .filter((row) => row.length > 0)
    .slice(0, WORK_COLUMNS);
  const flat = rows.flat().slice(0, WORK_COLUMNS);
  const widths = Array.from({ length: WORK_WIDE }, (_, at) => at + 1);
  return [
    ...tablesIn(text),
    ...widths.flatMap((width) =>
      widths.slice(0, width).map((from) => flat.filter((_, at) => at % width === from - 1)),
    ),
    ...widths.flatMap((at) => [
      rows.flatMap((row) => row[at - 1] ?? []),
      rows.flatMap((row) => row[row.length - at] ?? []),
    ]),
  ].filter((column) => column.length > 2);
}

function sumOf(column: readonly number[]): number {
  return Number(column.reduce((one, other) => one + other, 0).toPrecision(12));
}

/** "The top four make up 16": the sums of what stands first. */
function firstSums(columns: readonly (readonly number[])[]): number[] {
  return columns.flatMap((column) => [2, 3, 4, 5, 10].map((most) => sumOf(column.slice(0, most))));
}

/** The sums of what stands in the same place of several outputs. */
function totalsAcross(outputs: readonly string[]): number[] {
  const rows = outputs.map((output) => numbersIn(output)).filter((row) => row.length > 0);
  if (rows.length < 2) return [];
  return Array.from({ length: WORK_WIDE }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
}

/** The word that a line begins with, and what stands behind it up to its first number. */
const LINE = /^\W{0,8}(\p{L}[^\d\n]{1,30}?)\W*\d/u;

/** The sums of the first, and of the last number of lines that begin alike, one of each output: "Test Files  9 passed (9)". */
function sumsOfLines(outputs: readonly string[]): number[] {
  const found = new Map<string, number[][]>();
  for (const output of outputs)
    for (const line of output.split("\n").slice(0, WORK_COLUMNS)) {
      const label = LINE.exec(line)?.[1]
        ?.split(/\s{2,}|[:=|]/)[0]
        ?.toLowerCase();
      if (label === undefined) continue;
      const rows = found.get(label) ?? [];
      rows.push(numbersIn(line));
      found.set(label, rows);
    }
  return [...found.values()]
    .filter((rows) => rows.length > 1)
    .flatMap((rows) => [sumOf(rows.map((row) => row[0] ?? 0)), sumOf(rows.map((row) => row.at(-1) ?? 0))]);
}

/** "702 examples, 5 failures, 11 pending": what is left of one number of a line without two others. */
function restsIn(output: string): number[] {
  return output
    .split("\n")
    .slice(0, WORK_COLUMNS)
    .map(numbersIn)
    .filter((row) => row.length > 2 && row.length <= WORK_NARROW)
    .flatMap((row) => {
      const most = Math.max(...row);
      return row.flatMap((one, at) => row.slice(at + 1).map((other) => most - one - other));
    })
    .filter((left) => left > 0 && Number.isInteger(left));
}

/** The totals of what stands at the same place of each line, where there are two lines or more. */
function totalsIn(output: string): number[] {
  const rows = output
    .split("\n")
    .map(numbersIn)
    .filter((row) => row.length > 0)
    .slice(0, WORK_COLUMNS);
  const width = rows.length < 2 ? 0 : Math.min(WORK_WIDE, Math.max(...rows.map((row) => row.length)));
  return Array.from({ length: width }, (_, at) => sumOf(rows.map((row) => row[at] ?? 0)));
}

/** What each thing that was done printed when it was done last: who runs it again adds nothing. */
function lastOutputs({ all }: Past): string[] {
  // A call of several acts printed all that it did once.
  return [...new Set(new Map(all.map(({ act, call }) => [act.words, call])).values())].map(
    ({ output }) => output,
  );
}

/** The numbers of a session, and what is worked out from them once. */
const numbersHeld = remember((past: Past) => {
  const { outputs, told, asked } = heldIn(past);
  const texts = [...outputs, ...told, ...asked];
  const lengths = texts.flatMap(lengthsIn);
  const each = texts.map((text) => [...new Set(numbersOf(text))].slice(0, WORK_EACH));
  const columns = [...outputs, ...told].flatMap(columnsIn);
  return {
    each,
    lengths,
    between: [...new Set(outputs.flatMap(betweenIn))],
    sizes: texts.flatMap(sizesIn),
    sums: [
      ...new Set([
        ...columns.map(sumOf),
        ...firstSums(columns),
        ...totalsAcross(outputs),
        ...sumsOfLines(lastOutputs(past)),
        ...outputs.flatMap(restsIn),
      ]),
    ],
    totals: [
      ...new Set([...outputs.flatMap((output) => tablesIn(output).map(sumOf)), ...outputs.flatMap(totalsIn)]),
    ].slice(0, WORK_TOTALS),
    means: columns.map((column) => sumOf(column) / column.length),
    known: [...new Set([...each.flat(), ...lengths])],
    printed: [...new Set([...each.slice(0, outputs.length + told.length).flat(), ...lengths])],
    few: each.flatMap((numbers) => numbers.slice(0, 6)).slice(0, WORK_FIRST),
    /** What was asked already. */
    asked: new Map<string, boolean>(),
  };
});

/** What a number counts, where that opens other ways to come by it: a time by the clock, bytes, any unit that people change in passing. */
export type Measure = "time" | "any" | "plain";

/** True for a number that the session holds, or that follows from others. */
export function follows(value: number, past: Past, measure: Measure = "plain"): boolean {
  const { asked } = numbersHeld(past);
  const key = `${value} ${measure}`;
  const holds = asked.get(key) ?? (isKnown(value, measure, past) || isWorkedOut(value, measure, past));
  asked.set(key, holds);
  return holds;
}

/** True for a number that stands in the session, in this or another unit. */
function isKnown(value: number, measure: Measure, past: Past): boolean {
  const { known, totals } = numbersHeld(past);
  return (
    isScaled(value, known) || (measure === "any" && (isNearOne(value, known) || isNearOne(value, totals)))
  );
}

/** The sums and differences of two sizes, of two times, of two totals, and of two of the numbers that stand first. */
const pairedOf = remember((past: Past) => {
  const { few, sizes, lengths, totals } = numbersHeld(past);
  return [few, sizes, lengths, totals]
    .map((numbers) => numbers.slice(0, WORK_FIRST))
    .flatMap((numbers) =>
      numbers.flatMap((one, at) =>
        numbers.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other)]),
      ),
    );
});

/** What follows from several follows from those of one output, or from one number of each. */
function isWorkedOut(value: number, measure: Measure, past: Past): boolean {
  const { each, few, sums, between } = numbersHeld(past);
  return (
    setOf(sums).has(value) ||
    (measure === "time" && between.some((one) => isTime(value, one))) ||
    // Of a number that may be of any kind less is known: it follows from those of one output, or from one of each.
    (measure === "any"
      ? followsFrom(value, heldIn(past).known) ||
        // Each of these is known, in its own unit and in any other.
        [few, ...each].some((numbers) => isAddedUp(value, numbers)) ||
        isSumOfThree(value, few) ||
        isPaired(value, past)
      : followsFrom(value, heldIn(past).known))
  );
}

/** True for the sum or the difference of two, as exact as money, or in any unit. */
function isPaired(value: number, past: Past): boolean {
  const paired = pairedOf(past);
  const cents = { least: value - 0.005, most: value + 0.005 };
  return someInSteps(paired, [1], cents, (one) => Math.abs(one - value) < 0.005) || isNearOne(value, paired);
}

/** "41 minutes", "two hours": between two moments, in any unit of time, cut or rounded. */
function isTime(value: number, seconds: number): boolean {
  return [1, 60, 3600, 86_400].some((unit) => {
    const one = seconds / unit;
    return one >= 1 && (Math.floor(one) === value || Math.round(one) === value || isRounded(value, one));
  });
}

function isSumOfThree(value: number, few: readonly number[]): boolean {
  const some = few.filter((one) => one > 12);
  return some.some((one, at) =>
    some.slice(at + 1).some((other) => some.some((last) => Math.abs(one + other + last - value) < 0.005)),
  );
}

/** Numbers that shares are worked out from: sizes and times by their units, and all others. */
const sharesOf = remember((past: Past) => {
  const { sizes, lengths, totals } = numbersHeld(past);
  const { known } = heldIn(past);
  return [...new Set([...totals, ...sizes, ...lengths, ...known])]
    .filter((one) => one > 0)
    .slice(0, WORK_RATIOS);
});

/** Numbers that were measured: what programs and the user said. */
const measuredOf = remember((past: Past) => {
  const { printed, asked, outputs } = heldIn(past);
  const seen = [...asked, ...outputs];
  const all = [...seen.flatMap(sizesIn), ...seen.flatMap(lengthsIn), ...printed, ...asked.flatMap(numbersIn)];
  return [...new Set(all)].filter((one) => one > 0).slice(0, WORK_RATIOS);
});

/** Every share and every change in percent of two numbers, in order. */
const ratiosOf = remember((past: Past) => {
  const few = sharesOf(past);
  const of = (one: number, other: number) => [(100 * one) / other, (100 * Math.abs(one - other)) / one];
  const all = few.flatMap((one) => few.flatMap((other) => (other === one ? [] : of(one, other))));
  return Float64Array.from(all).sort();
});

/** A share or a change that somebody worked out from two numbers, as exact as it is written; a decimal is one of a hundredth. */
export function isRatio(value: number, past: Past): boolean {
  const ratios = ratiosOf(past);
  const near = (one: number, by: number) => {
    const at = firstFrom(ratios, one - by);
    return at < ratios.length && (ratios[at] ?? 0) <= one + by;
  };
  const places = placesOf(value);
  const exact = 1.1 / 10 ** places;
  return (
    near(value, places === 0 ? Math.max(0.6, 0.02 * value) : exact) ||
    near(100 * value, Math.min(0.6, 100 * exact))
  );
}

/** So many times as much. */
export function isFactor(value: number, past: Past): boolean {
  const few = measuredOf(past);
  const near = (one: number) => Math.abs(one - value) <= 0.06 * value;
  return few.some((one) => near(one) || few.some((other) => near(one / other)));
}

/** So many percent more or less. */
export function isGain(value: number, past: Past): boolean {
  const few = measuredOf(past);
  const near = (one: number) => Math.abs(one - value) <= Math.max(1, 0.06 * value);
  const gain = (one: number, other: number) => near((100 * Math.abs(one - other)) / one);
  return few.some((one) => near(one) || few.some((other) => other !== one && gain(one, other)));
}

/** One of several equal parts, or the mean of a column. */
export function isShareOfEach(value: number, past: Past): boolean {
  for (let parts = 2; parts <= 12; parts++) if (follows(value * parts, past, "any")) return true;
  const { means } = numbersHeld(past);
  return setOf(means).has(value) || isRoundedOne(value, means);
}
