/**
 * Numbers in order, in which those near a value are found without a look at all others: a reply may say hundreds of figures,
 * and a session holds tens of thousands of numbers.
 */
import { remember } from "../core/lazy.ts";

/** The numbers of a list in rising order, sorted once for as long as the list lives. */
const orderedOf = remember((numbers: readonly number[]): Float64Array => Float64Array.from(numbers).sort());

/** The set of a list's numbers, made once for as long as the list lives. */
export const setOf = remember((numbers: readonly number[]): ReadonlySet<number> => new Set(numbers));

/** The index of the first of the sorted `values` that is not below `least`. */
export function firstFrom(values: Float64Array, least: number): number {
  let from = 0;
  let to = values.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Share of a bound by which it is widened: what a bound that was multiplied is off by is ten thousand times less. */
const SLACK = 1e-12;

/** True where one of the sorted `values` from `least` to `most` passes `test`; a hair outside of them is asked, too. */
function someBetween(
  values: Float64Array,
  least: number,
  most: number,
  test: (value: number) => boolean,
): boolean {
  const end = most + Math.abs(most) * SLACK;
  for (let at = firstFrom(values, least - Math.abs(least) * SLACK); at < values.length; at++) {
    const one = values[at] ?? Number.NaN;
    if (one > end) return false;
    if (test(one)) return true;
  }
  return false;
}

/**
 * True where one of `numbers`, times a step or divided by one, passes `test`, which nothing outside of `least` to `most`
 * does. Costs the logarithm of how many they are, and one test for each that lies there.
 */
export function someInSteps(
  numbers: readonly number[],
  steps: readonly number[],
  { least, most }: { readonly least: number; readonly most: number },
  test: (value: number) => boolean,
): boolean {
  const values = orderedOf(numbers);
  return steps.some(
    (step) =>
      someBetween(values, least / step, most / step, (one) => test(one * step)) ||
      someBetween(values, least * step, most * step, (one) => test(one / step)),
  );
}

/**
 * True where `value`, not below 0, is the sum or the difference of two of `numbers`, or twice one of them. Walks once along
 * them: what floating point adds or takes away rises with what is given, so that no pair is missed.
 */
export function isOfPair(value: number, numbers: readonly number[]): boolean {
  const values = orderedOf(numbers);
  return isSum(value, values) || isDifference(value, values);
}

function isSum(value: number, values: Float64Array): boolean {
  for (let low = 0, high = values.length - 1; low <= high; ) {
    const sum = (values[low] ?? 0) + (values[high] ?? 0);
    if (sum === value) return true;
    if (sum < value) low++;
    else high--;
  }
  return false;
}

function isDifference(value: number, values: Float64Array): boolean {
  for (let low = 0, high = 0; high < values.length && low < values.length; ) {
    const left = (values[high] ?? 0) - (values[low] ?? 0);
    if (left === value) return true;
    if (left < value) high++;
    else low++;
  }
  return false;
}
