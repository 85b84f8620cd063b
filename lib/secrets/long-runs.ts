/**
 * Long runs of the units that keys, base64 and hexadecimal are made of: what may be encoded text, and every wallet's key
 * that stands as one token.
 */
import { isAlnum } from "./finders.ts";

/** The shortest run: eighteen bytes in base64, a short password with its name. */
export const RUN_UNITS = 24;

/** Letters, digits, and the signs of base64 in both alphabets. */
const isRunUnit = (unit: number): boolean =>
  isAlnum(unit) || unit === 43 || unit === 45 || unit === 47 || unit === 95;

/**
 * Calls `visit` with every run of {@link RUN_UNITS} and more that goes on in neither direction. They are found by looking at
 * every 24th unit only, so that prose and code cost next to nothing.
 */
export function eachLongRun(text: string, visit: (start: number, end: number) => void): void {
  const { length } = text;
  for (let probe = RUN_UNITS - 1; probe < length; probe += RUN_UNITS) {
    if (!isRunUnit(text.charCodeAt(probe))) continue;
    let start = probe;
    while (start > 0 && probe - start < RUN_UNITS && isRunUnit(text.charCodeAt(start - 1))) start--;
    let end = probe + 1;
    while (end < length && isRunUnit(text.charCodeAt(end))) end++;
    if (end - start >= RUN_UNITS) visit(start, end);
    probe = Math.max(probe, end - 1);
  }
}
