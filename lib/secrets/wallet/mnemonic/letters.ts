/**
 * What a UTF-16 unit is to a seed phrase: a letter of one of the lists' scripts, something that may stand between two
 * words, or the end of a run.
 */

import { lazy } from "../../../core/lazy.ts";

/** Nothing of a phrase: a run ends here. */
export const BREAK = 0;
/** Blanks, digits, punctuation: what layouts put between words. */
export const GAP = 1;
export const LATIN = 2;
export const KANA = 3;
export const HAN = 4;

/**
 * The kinds of 0 to 127: letters are LATIN, `=@$^~?!&{}<` stand in code and addresses and end a run, all else is a gap. A
 * string needs no time to be made, and reads as fast as an array.
 */
const ASCII =
  "11111111111111111111111111111111" +
  "10110101111111111111111111110010" +
  "02222222222222222222222222211101" +
  "12222222222222222222222222201001";

/** The kinds of the pages of 256 units: 5 is Hangul, symbols and emoji (bullets, keycaps) are gaps, 7 is a mixed page. */
const PAGES =
  "7277000000000000050000000000000071111111111100007000000000000000" +
  "0000000000000044444444444444444444444444444444444444444444444444" +
  "4444444444444444444444444444444400000000000055555555555555555555" +
  "5555555555555555555555551111111100000000000000000000000000000077";
const MIXED_PAGE = 7;

/** Inclusive ranges of the mixed pages, later ones within earlier; what is in none of them is a break. */
const MIXED: readonly (readonly [from: number, to: number, kind: number])[] = [
  [0x80, 0xbf, GAP],
  [0xc0, 0x24f, LATIN],
  [0xd7, 0xd7, BREAK],
  [0xf7, 0xf7, BREAK],
  [0x300, 0x36f, LATIN],
  [0x2000, 0x206f, GAP],
  [0x20d0, 0x20ff, GAP],
  [0x3000, 0x303f, GAP],
  [0x3041, 0x309f, KANA],
  [0xfe00, 0xfe0f, GAP],
  [0xfeff, 0xfeff, GAP],
  [0xff01, 0xff20, GAP],
];

/** The kinds of all units, for texts that are more than ASCII. */
export const kindsOfUnits = lazy(() => {
  const table = new Uint8Array(0x10000);
  for (let page = 0; page < PAGES.length; page++) {
    const kind = PAGES.charCodeAt(page) & 7;
    if (kind !== MIXED_PAGE) table.fill(kind, page << 8, (page + 1) << 8);
  }
  for (const [from, to, kind] of MIXED) table.fill(kind, from, to + 1);
  return table;
});

/** The kind of one UTF-16 unit. */
export function kindOf(code: number): number {
  return code < 0x80 ? ASCII.charCodeAt(code) & 7 : (kindsOfUnits()[code] ?? BREAK);
}

/** Whether a unit is a Latin letter; plain arithmetic for ASCII, because every text pays for it. */
export function isLatin(code: number): boolean {
  return code < 0xc0 ? ((code | 32) - 0x61) >>> 0 < 26 : kindOf(code) === LATIN;
}
