/** What stands where in the sieve's memory: the window on the text, what was found in it, the tables of the detectors. */
import { SIEVE_CORE_UNITS, SIEVE_INNER_UNITS, SIEVE_MARGIN_UNITS } from "../../core/limits.ts";
import type { Prefilter } from "../prefilter.ts";
import { bloomBytes } from "../wallet/mnemonic/bloom.ts";
import { kindsOfUnits } from "../wallet/mnemonic/letters.ts";

/** Units of the window, and the zeros before and behind it, which no detector takes for text. Places count from the first zero. */
export const WINDOW_UNITS = SIEVE_CORE_UNITS + 2 * SIEVE_MARGIN_UNITS;
export const ZEROS = 64;

/** A byte that stands before a text and behind it: of no unit that it could have, and what ends everything. */
export const BORDER = 128;
const ROOM_UNITS = WINDOW_UNITS + 2 * ZEROS;

/** Behind the window there is room for what is decoded, and for the {@link BORDER}s around it: the place of its first unit. */
export const INNER = ROOM_UNITS + ZEROS;
const ALL_UNITS = ROOM_UNITS + SIEVE_INNER_UNITS + 2 * ZEROS;

/** What is found beside keywords, in this order. */
export const LISTS = ["runs", "phrases", "arrays", "wraps", "dress", "wide"] as const;

/**
 * Bytes of what is found at once. Of the places of dress there may be one for each unit of a part, where a text is nothing but
 * escapes, and of the others together not half as many. Keywords stand last: those that find no room are asked for again.
 */
export const FOUND_BYTES = 4 * 2 * SIEVE_CORE_UNITS;

/** Bytes of what is kept of the values behind names, and how often: for keys, for passwords, for vendors' names. */
export const KEPT_BYTES = 32;
export const KEPT_PARTS = 3;

const GOES_ON_BYTES = 1 << 14;

/** The bytes that each part may have, one behind the other: room for six times the words of the catalogue. */
const ROOMS = {
  ...{
    units: 2 * ALL_UNITS,
    bytes: ALL_UNITS,
    // Behind what is found in the window stands what is found in what was decoded.
    found: FOUND_BYTES + GOES_ON_BYTES * 2,
    ends: 32,
    resume: 16,
    bits: 16,
    exact: 16,
  },
  ...{ thirds: 1 << 17, table: 1 << 16, pairs: 1 << 16, fourth: 1 << 15, begins: 1 << 15, members: 1 << 15 },
  ...{ goesOn: GOES_ON_BYTES, starts: 1 << 14, letters: 1 << 16 },
  ...{ bloom: 1 << 14, letter: 1 << 16, ahead: 256, behind: 256, run: 256, tokens: 512, array: 256 },
  ...{ demands: 1 << 13, name: 256, operator: 256, value: 256, hasRows: 16, plain: KEPT_PARTS * KEPT_BYTES },
  ...{ saved: KEPT_PARTS * KEPT_BYTES, sextets: 256, hex: 256, escapes: 256, borders: 256 },
  ...{ judged: 16, unsure: 16, core: 16, isInner: 16 },
};

type Part = keyof typeof ROOMS;

/** What is left of the room for what is found when a search for keywords stops: two numbers for each that may stand at one place. */
export const SPARE_BYTES = 2 * GOES_ON_BYTES;

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

/** Puts the tables of `prefilter` and of seed phrases into the memory, beside those that the module brings; false where one has no room, or a word is longer than a margin. */
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
    bloom: bloomBytes(),
    letter: kindsOfUnits(),
    demands,
  };
  const bytes = new Uint8Array(memory);
  for (let word = 1; word < starts.length; word++)
    if ((starts[word] ?? 0) - (starts[word - 1] ?? 0) > SIEVE_MARGIN_UNITS) return false;
  return Object.entries(tables).every(([name, { buffer, byteOffset, byteLength }]) => {
    const part = name as keyof typeof tables;
    if (byteLength > ROOMS[part]) return false;
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), AT[part]);
    return true;
  });
}
