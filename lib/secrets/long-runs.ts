/**
 * Long runs of the units that keys, base64 and hexadecimal are made of: what may be encoded text, and every wallet's key
 * that stands as one token.
 */
import { lazy } from "../core/lazy.ts";
import { isAlnum } from "./finders.ts";
import type { Sifted } from "./sifted.ts";

/** The shortest run: eighteen bytes in base64, a short password with its name. */
export const RUN_UNITS = 24;
const HALF = RUN_UNITS / 2;

/** Letters, digits, and the signs of base64 in both alphabets. */
export const isRunUnit = (unit: number): boolean =>
  isAlnum(unit) || unit === 43 || unit === 45 || unit === 47 || unit === 95;

const runUnits = lazy(() => Uint8Array.from({ length: 128 }, (_, unit) => (isRunUnit(unit) ? 1 : 0)));

/** Units of a run behind which its end is looked for by a pattern: a page of base64 is one run from its first line to its last. */
const SHORT_UNITS = 64;

/** Where the units that `inside` has a 1 for end, from `at` on; `outside`, a global pattern, matches all others. */
export function unitsEnd(inside: Uint8Array, outside: RegExp, text: string, at: number): number {
  const near = Math.min(text.length, at + SHORT_UNITS);
  let end = at;
  while (end < near && inside[text.charCodeAt(end)] === 1) end++;
  if (end < near || end === text.length) return end;
  outside.lastIndex = end;
  return outside.exec(text)?.index ?? text.length;
}

/** What stands in no run: {@link isRunUnit}. */
const OUTSIDE = /[^A-Za-z0-9+/_-]/g;

/** Called with a run, and whether it may encode text in which something is found. */
type VisitRun = (start: number, end: number, mayEncode: boolean) => void;

/**
 * Calls `visit` with every run of {@link RUN_UNITS} and more that goes on in neither direction, of which none is left out that
 * may be a key or encoded text. They are found by looking at every 24th unit only, so that prose and code cost next to nothing.
 */
export function eachLongRun(text: string, visit: VisitRun, sifted?: Sifted): void {
  if (sifted) eachSiftedRun(runUnits(), text, sifted, visit);
  else eachProbedRun(runUnits(), text, visit);
}

function eachProbedRun(table: Uint8Array, text: string, visit: VisitRun): void {
  for (let probe = RUN_UNITS - 1; probe < text.length; probe += RUN_UNITS) {
    if (!mayBeLong(table, text, probe)) continue;
    let start = probe;
    while (start > 0 && probe - start < RUN_UNITS && isIn(table, text, start - 1)) start--;
    const end = unitsEnd(table, OUTSIDE, text, probe + 1);
    if (end - start >= RUN_UNITS) visit(start, end, true);
    probe = Math.max(probe, end - 1);
  }
}

/** A run may go on beyond the window that it was seen in. */
function eachSiftedRun(table: Uint8Array, text: string, { runs }: Sifted, visit: VisitRun): void {
  let done = 0;
  for (let index = 0; index < runs.length; index += 2) {
    const [first = 0, second = 0] = [runs[index], runs[index + 1]];
    let start = Math.min(first, second);
    if (start < done) continue;
    while (start > 0 && isIn(table, text, start - 1)) start--;
    const known = Math.max(first, second);
    const end =
      known < text.length && isIn(table, text, known) ? unitsEnd(table, OUTSIDE, text, known) : known;
    visit(start, end, first < second);
    done = end;
  }
}

const isIn = (table: Uint8Array, text: string, at: number): boolean => table[text.charCodeAt(at)] === 1;

/** Whether `at` may stand in a long run, which goes on for {@link HALF} of its units in one direction or the other. */
function mayBeLong(table: Uint8Array, text: string, at: number): boolean {
  if (!isIn(table, text, at)) return false;
  if (isIn(table, text, at - HALF / 2) && isIn(table, text, at - HALF)) return true;
  return at + HALF < text.length && isIn(table, text, at + HALF / 2) && isIn(table, text, at + HALF);
}
