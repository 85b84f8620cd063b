/**
 * What must stand around a keyword, or its detector finds nothing there. The sieve asks, so that of the commonest words and
 * prefixes few come out of it; whoever looks everywhere need not.
 */

/** Nothing in particular. */
export const ANYTHING = 0;
/** A token that begins at the keyword (finders.ts, `beginsToken`), with so many letters, digits and signs `_+/=.-`. */
export const TOKEN = 1;
/** A colon behind what may be a user's name: context.ts, `hasUserinfo`. */
export const USERINFO = 2;
/** A string that goes on in another one: decode.ts, the pattern of joined strings. */
export const JOINED = 3;
/** A name with a value that may be random, which stands behind it, before it or below it: assignment.ts, `findAssignedSecret`. */
export const ASSIGNED = 4;
/** The same with a value that may be a password: `findAssignedPassword`. */
export const TYPED = 5;
/** A run of what keys are made of, behind a vendor's name or before it: bound.ts, `findBound`. */
export const BOUND = 6;
/** Something to find in what is decoded around the trigger: decode.ts, `decodeAround`. */
export const ENCODED = 7;

/** One of the above. */
export type Demand =
  | typeof ANYTHING
  | typeof TOKEN
  | typeof USERINFO
  | typeof JOINED
  | typeof ASSIGNED
  | typeof TYPED
  | typeof BOUND
  | typeof ENCODED;

/** The bits of a demand; above them the units of its token, or which of the decoders is meant. */
export const DEMAND_BITS = 3;

/** The demand of the decoder that is numbered `which`. */
export const encodedDemand = (which: number): number => ENCODED | (which << DEMAND_BITS);

/** The most units of a token that are asked for: so many tell it from a word. */
const MOST_UNITS = 64;

/** What a pattern's first parts are: a class of signs that tokens have, or one such sign; and how often it stands there. */
const PART = /(?:\[((?:\\w|[\w+/=.-])+)\]|\\[w.d]|[\w-])(?:\{(\d+)(?:,\d*)?\}|([?*])|\+)?/y;

/** Ranges of a class that hold nothing but letters and digits. */
const RANGES = /A-Z|a-z|0-9|A-F|a-f/g;

/** The demand of a token that has the shape `source`: as many units as its first parts have at least. */
export function tokenDemand(source: string): number {
  let units = 0;
  PART.lastIndex = 0;
  // A pattern of two forms may begin with either.
  let part = source.includes("|") ? null : PART.exec(source);
  while (part !== null && units < MOST_UNITS) {
    const [, signs = "", least, some] = part;
    // Of any other range it is not known what it holds.
    if (signs !== "" && /-./.test(signs.replace(RANGES, ""))) break;
    units += some === undefined ? Number(least ?? 1) : 0;
    part = PART.exec(source);
  }
  return TOKEN | (Math.min(units, MOST_UNITS) << DEMAND_BITS);
}
