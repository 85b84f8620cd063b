/** The short way for short texts: what is too small to be a secret of any kind. */

/** The shortest value that any row takes for a secret, in units without a blank. */
export const SHORTEST_UNITS = 5;

/** The shortest value without a digit. */
const DIGITLESS_UNITS = 7;

/** The fewest words of a seed phrase, and the units that they and their blanks need at least. */
const PHRASE_UNITS = 12 * 3 + 11;

/**
 * True when `text` can hold no secret: nowhere {@link DIGITLESS_UNITS} units without a blank, nor {@link SHORTEST_UNITS} with
 * a digit among them, and too short for a phrase. Blanks are the ASCII ones only, so that other scripts, which write a phrase without blanks, take the long way.
 */
export function isPlain(text: string): boolean {
  if (text.length >= PHRASE_UNITS) return false;
  const numbered = `(?=[^ \\t\\n]{0,${SHORTEST_UNITS - 1}}\\d)[^ \\t\\n]{${SHORTEST_UNITS}}`;
  return !new RegExp(`[^ \\t\\n]{${DIGITLESS_UNITS}}|${numbered}`).test(text);
}
