/** The tokens of ASCII letters and digits in a long run of units. */
import { lazy } from "../../core/lazy.ts";
import { isAlnum } from "../finders.ts";
import { unitsEnd } from "../long-runs.ts";

/** Shortest token of any format here: an XRP seed. */
export const TOKEN_UNITS = 29;

/** Longest: a Cardano root key in bech32 has 205 characters after its separator, Zcash's extended key 285. */
export const MAX_CHARS = 300;

/** A table, because hostile texts are nothing but letters; and what no token holds. */
const letters = lazy(() => Uint8Array.from({ length: 128 }, (_, unit) => (isAlnum(unit) ? 1 : 0)));
const OUTSIDE = /[^A-Za-z0-9]/g;

/**
 * Calls `visit` with every token of 29 to 300 letters and digits in the run `from`..`to`. Most runs are paths: whether the next
 * 29 units are one token is asked from their end, so that a few looks pass over them.
 */
export function eachToken(
  text: string,
  from: number,
  to: number,
  visit: (start: number, end: number) => void,
): void {
  const table = letters();
  for (let start = from; to - start >= TOKEN_UNITS; ) {
    let last = start + TOKEN_UNITS - 1;
    while (last >= start && table[text.charCodeAt(last)] === 1) last--;
    if (last >= start) {
      start = last + 1;
      continue;
    }
    const end = Math.min(to, unitsEnd(table, OUTSIDE, text, start + TOKEN_UNITS));
    if (end - start <= MAX_CHARS) visit(start, end);
    start = end + 1;
  }
}
