/** Building blocks for rows that find a construction rather than a value. */
import type { Span } from "../core/verdict.ts";

/** Whether a unit is an ASCII letter or digit. */
export function isAlnum(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);
}

const BACKSLASH = 92;
const DASH = 45;
const UNDERSCORE = 95;
const PERCENT = 37;

const isHexDigit = (unit: number): boolean =>
  (unit >= 48 && unit <= 57) || ((unit | 32) >= 97 && (unit | 32) <= 102);

/** Whether a token can begin at `at`: no letter, digit, or `-`/`_` of a longer word stands right before it. */
export function beginsToken(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (before === DASH || before === UNDERSCORE) return !isAlnum(text.charCodeAt(at - 2));
  if (!isAlnum(before)) return true;
  // `\n`, `\t` of JSON and `%3D`, `%22` of a URL end in a letter or a digit that belongs to the escape.
  return (
    text.charCodeAt(at - 2) === BACKSLASH ||
    (text.charCodeAt(at - 3) === PERCENT && isHexDigit(text.charCodeAt(at - 2)) && isHexDigit(before))
  );
}

/** Whether a token can end before `at`: no letter, digit, or `-`/`_` that leads into a longer word stands there. */
export function endsToken(text: string, at: number): boolean {
  const after = text.charCodeAt(at);
  if (after === DASH || after === UNDERSCORE) return !isAlnum(text.charCodeAt(at + 1));
  return !isAlnum(after);
}

/** Runs a sticky copy of `shape` at `at`; the end of the match, or -1. */
export function matchAt(shape: RegExp, text: string, at: number): number {
  shape.lastIndex = at;
  return shape.test(text) ? shape.lastIndex : -1;
}

/** A finder for a value of the form `value` that stands after the keyword, with `gap` between them. */
export function following(
  gap: RegExp,
  value: RegExp,
): (text: string, at: number, end: number) => Span | undefined {
  const between = new RegExp(gap.source, "y");
  const shape = new RegExp(value.source, "y");
  return (text, _at, end) => {
    const start = matchAt(between, text, end);
    const stop = start < 0 ? -1 : matchAt(shape, text, start);
    return stop < 0 || !endsToken(text, stop) ? undefined : { start, end: stop };
  };
}
