/**
 * fast-check with one seed for everyone: a run that passes here passes in continuous integration, and a failure comes
 * back. FC_SEED=<number> walks elsewhere, FC_TIMES=<number> that many times as far.
 */
import fc from "fast-check";

/** How many runs of a property take place where `npm test` makes `runs`. */
export function times(runs: number): number {
  return Math.ceil(runs * Number(process.env["FC_TIMES"] ?? 1));
}

/** Surrogates: halves of a character, and none alone. */
const HALVES = { from: 0xd800, count: 0x800 };
const CHARACTERS = 0x11_0000 - HALVES.count;

/**
 * Any character, for `unit` of `fc.string`: the same ones as "binary" makes of a seed, of which it keeps a map of a million, which
 * takes a second to make.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: CHARACTERS - 1 }).map(
  (at) => String.fromCodePoint(at < HALVES.from ? at : at + HALVES.count),
  (text) => {
    const point = typeof text === "string" ? (text.codePointAt(0) ?? -1) : -1;
    const isHalf = point >= HALVES.from && point < HALVES.from + HALVES.count;
    if (point < 0 || isHalf || String.fromCodePoint(point) !== text) throw new RangeError("no character");
    return point < HALVES.from ? point : point - HALVES.count;
  },
);

fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 20_260_101), numRuns: times(100) });

export { fc };
