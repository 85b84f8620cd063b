/** What stands where in the sieve's memory: the window on the text, what was found in it, the tables of the detectors. */
import { SIEVE_CORE_UNITS, SIEVE_MARGIN_UNITS } from "../../core/limits.ts";
import { LEADS_FOUR, LEADS_TWO } from "../decode.ts";
import { isAlnum } from "../finders.ts";
import { isRunUnit } from "../long-runs.ts";
import { isNamePart } from "../names.ts";
import type { Prefilter } from "../prefilter.ts";
import { isCellUnit } from "../tables.ts";
import { arrayKinds } from "../wallet/bytes.ts";
import { kindOf, kindsOfUnits } from "../wallet/mnemonic/letters.ts";
import { BLOOM } from "../wallet/mnemonic/lists.ts";

/** Units of the window, and the zeros before and behind it, which no detector takes for text. Places count from the first zero. */
export const WINDOW_UNITS = SIEVE_CORE_UNITS + 2 * SIEVE_MARGIN_UNITS;
export const ZEROS = 64;

/** A byte that stands before a text and behind it: of no unit that it could have, and what ends everything. */
export const BORDER = 128;
const ROOM_UNITS = WINDOW_UNITS + 2 * ZEROS;

/** Bytes of what is found at once: no list but that of keywords can be longer, which goes on where it stopped. */
export const FOUND_BYTES = 1 << 16;

/** The bytes that each part may have, one behind the other: room for six times the words of the catalogue. */
const ROOMS = {
  ...{ units: 2 * ROOM_UNITS, bytes: ROOM_UNITS, found: FOUND_BYTES, resume: 16, exact: 16 },
  ...{ thirds: 1 << 16, table: 1 << 16, pairs: 1 << 15, fourth: 1 << 15, begins: 1 << 15, members: 1 << 15 },
  ...{ goesOn: 1 << 14, starts: 1 << 14, letters: 1 << 16 },
  ...{ bloom: 1 << 14, letter: 1 << 16, ahead: 256, behind: 256, run: 256, array: 256 },
  ...{ demands: 1 << 13, name: 256, operator: 256, value: 256, hasRows: 16, plain: 32 },
};

type Part = keyof typeof ROOMS;

/** What is left of the room for what is found when a search for keywords stops: two numbers for each that may stand at one place. */
export const SPARE_BYTES = 2 * ROOMS.goesOn;

/** The first byte of each part, and the pages of 64 KiB that all of them have. */
export const { AT, PAGES } = placed();

function placed(): { readonly AT: Readonly<Record<Part, number>>; readonly PAGES: number } {
  let end = 0;
  const at: Partial<Record<Part, number>> = {};
  for (const [part, room] of Object.entries(ROOMS)) {
    at[part as Part] = end;
    end += room;
  }
  return { AT: at as Record<Part, number>, PAGES: Math.ceil(end / (1 << 16)) };
}

/** What a unit is to a seed phrase beside GAP, LATIN and what ends one: where only the whole search can tell; none of ASCII; a tag's or entity's. */
export const UNCLEAR = 7;
export const WIDE = 8;
export const TAG = 9;

/** What a unit is to a long run, a bit each: within it, a letter or digit, the first of four or two that encode text. */
export const IN_RUN = 1;
export const ALNUM = 2;
export const FIRST_OF_FOUR = 4;
export const FIRST_OF_TWO = 8;

/** A kind for each byte of the window, of which those from 128 on stand for every unit beyond ASCII. */
const kinds = (kindOfUnit: (unit: number) => number, beyond = 0): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, unit) => (unit < 128 ? kindOfUnit(unit) : beyond));

/** Kinds of a phrase's units: `tags` are what tags and entities begin or end with, and zeros what may be the window's end. */
const phraseKinds = (tags: string): Uint8Array =>
  kinds((unit) => {
    if (unit === 0) return UNCLEAR;
    return tags.includes(String.fromCharCode(unit)) ? TAG : kindOf(unit);
  }, WIDE);

function runKinds(unit: number): number {
  const sign = String.fromCharCode(unit);
  const inRun = (isRunUnit(unit) ? IN_RUN : 0) | (isAlnum(unit) ? ALNUM : 0);
  return inRun | (LEADS_FOUR.test(sign) ? FIRST_OF_FOUR : 0) | (LEADS_TWO.test(sign) ? FIRST_OF_TWO : 0);
}

/** What a unit is to a name, a bit each: a part of one, and of a cell in the header of a table. */
export const IN_NAME = 1;
export const IN_CELL = 2;

/** How near behind a name the value is that an operator leads to, or a word of a sentence; what leads to none is 0. */
const NEAR = 1;
export const FAR = 2;
export const BLOCK = 3;

/** What a unit is to a value, a bit each; none to what ends one. */
export const DIGIT_IN = 1;
export const UPPER_IN = 2;
export const LOWER_IN = 4;
export const ODD_IN = 8;
export const SIGN_IN = 16;

const nameKinds = (unit: number): number =>
  (isNamePart(unit) ? IN_NAME : 0) | (isCellUnit(unit) ? IN_CELL : 0);

/** Operators and what else stands first behind a name and what closes it: value-start.ts. */
function operatorKinds(unit: number): number {
  if (unit === 61 || unit === 58 || isAlnum(unit)) return NEAR;
  return unit === 123 ? BLOCK : "\0\r\n\"'`-<?|+.>,".includes(String.fromCharCode(unit)) ? FAR : 0;
}

function valueKinds(unit: number): number {
  const sign = String.fromCharCode(unit);
  if (/[\s\\\0]/.test(sign)) return 0;
  if (/\d/.test(sign)) return DIGIT_IN;
  if (isAlnum(unit)) return unit < 97 ? UPPER_IN : LOWER_IN;
  return "@#$%^~".includes(sign) ? ODD_IN : SIGN_IN;
}

/** Puts the tables of `prefilter` and of all detectors into the memory; false where one has no room, or a word is longer than a margin. */
export function fill(memory: ArrayBuffer, prefilter: Prefilter): boolean {
  const { exact, thirds, table, pairs, fourth, begins, members, goesOn, starts, letters, demands } =
    prefilter;
  const tables = {
    ...{
      exact: Int32Array.of(exact),
      thirds,
      table,
      pairs,
      fourth,
      begins,
      members,
      goesOn,
      starts,
      letters,
    },
    bloom: new TextEncoder().encode(BLOOM),
    letter: kindsOfUnits(),
    ahead: phraseKinds("<&"),
    behind: phraseKinds(">;"),
    run: kinds(runKinds),
    array: kinds((unit) => arrayKinds()[unit] ?? 0),
    demands,
    name: kinds(nameKinds),
    operator: kinds(operatorKinds, FAR),
    value: kinds(valueKinds, SIGN_IN),
  };
  const bytes = new Uint8Array(memory);
  if (starts.some((start, word) => (starts[word + 1] ?? 0) - start > SIEVE_MARGIN_UNITS)) return false;
  return Object.entries(tables).every(([name, { buffer, byteOffset, byteLength }]) => {
    const part = name as keyof typeof tables;
    if (byteLength > ROOMS[part]) return false;
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), AT[part]);
    return true;
  });
}
