/**
 * A number in the place of another: what a reply says instead of what was printed. That a number stands nowhere proves
 * nothing, because people add, compare, convert and know things; that it stands where one was printed which the reply
 * itself leaves out does.
 */
import { remember } from "../core/lazy.ts";
import { WORK_ALIKE, WORK_FEW, WORK_LABELLED, WORK_MANY } from "../core/limits.ts";
import { escaped } from "../core/text.ts";
import { numbersIn } from "./counts.ts";
import { isNear } from "./follows.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";

/** The numbers of an output that the reply does not say, in any unit, and how many there are in all. */
const leftOut = remember((past: Past) => {
  const all = [...new Set(heldIn(past).printed)];
  // Of more nobody asks.
  return { all, unsaid: all.length > WORK_MANY ? [] : all.filter((one) => !isSaid(one, past)) };
});

/** Numbers of which it was asked already whether the reply says them. */
const asked = remember((_past: Past) => new Map<number, boolean>());

/** The reply says it, rounded or in another unit. */
function isSaid(one: number, past: Past): boolean {
  const known = asked(past);
  const found =
    known.get(one) ??
    past.said.some((value) => value === one || isNear(value, one) || isNear(value, 100 * one));
  known.set(one, found);
  return found;
}

/** The digits that mean something. */
function digitsOf(value: number): string {
  return String(value).replace(".", "").replace(/^0+/, "");
}

function sorted(digits: string): string {
  return [...digits].sort((one, other) => one.localeCompare(other)).join("");
}

/** True where one digit was dropped from `long`, which gives `short`. */
function isShortened(long: string, short: string): boolean {
  return (
    long.length === short.length + 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}

/** Digits are swapped, one of several is other than it was printed, there is one too many or too few. */
export function isMistyped(value: number, printed: number): boolean {
  const [one, other] = [digitsOf(value), digitsOf(printed)];
  // One more or less is another way to count.
  if (one.length < 2 || other.length < 2 || one === other || Math.abs(value - printed) === 1) return false;
  if (sorted(one) === sorted(other)) return true;
  if (isShortened(one, other) || isShortened(other, one)) return true;
  return (
    one.length > 2 &&
    one.length === other.length &&
    [...one].filter((digit, at) => digit !== other[at]).length === 1
  );
}

/** True where the reply says `values`, the meanings of one number, in the place of a number that was printed. */
export function isInPlace(values: readonly number[], past: Past): boolean {
  const { all, unsaid } = leftOut(past);
  if (all.length > 0 && all.length <= WORK_FEW && unsaid.length === all.length) return true;
  return all.length <= WORK_MANY && values.some((value) => unsaid.some((one) => isMistyped(value, one)));
}

/** What stands right beside a label, in front of it or behind. */
const beside = remember((_past: Past) => new Map<string, RegExp>());

/** What right beside `label` a line gives a number of: "260 assertions", "val_acc 0.871". */
function besideIn(line: string, label: string, past: Past): number[] {
  const known = beside(past);
  const word = escaped(label);
  const form =
    known.get(label) ??
    new RegExp(
      `(?<![\\d.,])(\\d[\\d.,]{0,20}) ?${word}|${word}\\p{L}{0,20}["')\\]]{0,3}[\\s:=|]{1,4}(\\d[\\d.,]{0,20})`,
      "gu",
    );
  known.set(label, form);
  return [...line.matchAll(form)].flatMap(([, front, behind]) => numbersIn(front ?? behind ?? ""));
}

/** A line that was printed, in lower case, and its numbers where they are few: a table in one line says of none which it is. */
type Line = { readonly text: string; readonly few: readonly number[] };

/** The lines of all outputs that hold a number. */
const linesOf = remember((past: Past): readonly Line[] =>
  heldIn(past)
    .outputs.flatMap((output) => output.toLowerCase().split("\n"))
    .filter((text) => /\d/.test(text))
    .map((text) => ({ text, numbers: numbersIn(text) }))
    .map(({ text, numbers }) => ({ text, few: numbers.length <= WORK_FEW ? numbers : [] })),
);

/**
 * True where a line that was printed speaks of one of `labels`, and the numbers that it gives, or those right beside the
 * label, are others, of which the reply says none. Of {@link WORK_LABELLED} such lines the others are left out: a label that
 * stands in so many is no name of one quantity.
 */
export function isLabelledElse(
  values: readonly number[],
  labels: readonly string[],
  sign: RegExp,
  past: Past,
): boolean {
  const isOther = (numbers: readonly number[]) =>
    values.some((value) => numbers.some((one) => one < value * WORK_ALIKE && value < one * WORK_ALIKE)) &&
    numbers.every((one) => !isSaid(one, past));
  return labels.some((label) => {
    const lines = linesOf(past).filter(({ text }) => text.includes(label) && sign.test(text));
    return lines
      .slice(0, WORK_LABELLED)
      .some(({ text, few }) => isOther(few) || isOther(besideIn(text, label, past)));
  });
}
