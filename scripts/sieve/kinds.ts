/** What the bytes of the window are to each detector: tables that the module brings with it. */
import { DECODERS, ESCAPES, LEADS_FOUR, LEADS_TWO, LENGTH, PRINTABLE } from "../../lib/secrets/decode.ts";
import { isAlnum } from "../../lib/secrets/finders.ts";
import { hexAt, isLower, isUpper } from "../../lib/secrets/letters.ts";
import { isRunUnit } from "../../lib/secrets/long-runs.ts";
import { isNamePart } from "../../lib/secrets/names.ts";
import { fromBase64 } from "../../lib/secrets/proof.ts";
import { AT } from "../../lib/secrets/sieve/layout.ts";
import { isCellUnit } from "../../lib/secrets/tables.ts";
import { arrayKinds } from "../../lib/secrets/wallet/bytes.ts";
import { mayBeKey } from "../../lib/secrets/wallet/keys.ts";
import { kindOf } from "../../lib/secrets/wallet/mnemonic/letters.ts";
import { MAX_CHARS, TOKEN_UNITS } from "../../lib/secrets/wallet/tokens.ts";
import type { Data } from "./assembler.ts";
import { LETTER_X } from "./common.ts";

/** What a unit is to a seed phrase beside GAP, LATIN and what ends one: where only the whole search can tell; none of ASCII; a tag's or entity's. */
export const UNCLEAR = 7;
export const WIDE = 8;
export const TAG = 9;

/**
 * What a unit is to a long run, a bit each: within it, a letter or digit, the first of four or two that encode text; a capital, a
 * small letter, and none of base58 or of hexadecimal, with the `x` that may stand in front (keys.ts, `isKeyText`).
 */
export const IN_RUN = 1;
export const ALNUM = 2;
export const FIRST_OF_FOUR = 4;
export const FIRST_OF_TWO = 8;
export const BIG = 16;
export const SMALL = 32;
export const NOT_BASE58 = 64;
export const NOT_HEX = 128;

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
  const ofKeys = isAlnum(unit)
    ? (isUpper(unit) ? BIG : 0) |
      (isLower(unit) ? SMALL : 0) |
      ("0OIl".includes(sign) ? NOT_BASE58 : 0) |
      (hexAt(sign, 0) < 0 && (unit | 32) !== LETTER_X ? NOT_HEX : 0)
    : 0;
  return (
    inRun | ofKeys | (LEADS_FOUR.test(sign) ? FIRST_OF_FOUR : 0) | (LEADS_TWO.test(sign) ? FIRST_OF_TWO : 0)
  );
}

/** Whether a token of so many letters and digits may be a key, for all lengths up to one that is too long. */
const TOKENS = Uint8Array.from({ length: MAX_CHARS + 2 }, (_, length) =>
  length >= TOKEN_UNITS && length <= MAX_CHARS && mayBeKey(length) ? 1 : 0,
);

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
  return unit === 123 ? BLOCK : "\0\r\n\\\"'`-<?|+.>,(".includes(String.fromCharCode(unit)) ? FAR : 0;
}

function valueKinds(unit: number): number {
  const sign = String.fromCharCode(unit);
  if (/[\s\\\0]/.test(sign)) return 0;
  if (/\d/.test(sign)) return DIGIT_IN;
  if (isAlnum(unit)) return unit < 97 ? UPPER_IN : LOWER_IN;
  return "@#$%^~".includes(sign) ? ODD_IN : SIGN_IN;
}

/** What stands for nothing: no sign of an encoding. */
export const NO_VALUE = 255;

/** The six bits that a sign of base64 stands for, and the value of a hexadecimal digit. */
function sextetOf(unit: number): number {
  const sign = String.fromCharCode(unit);
  return isRunUnit(unit) ? (fromBase64(`${sign}A`)?.charCodeAt(0) ?? 0) >> 2 : NO_VALUE;
}

function digitOf(unit: number): number {
  const digit = hexAt(String.fromCharCode(unit), 0);
  return digit < 0 ? NO_VALUE : digit;
}

/** What a backslash and a unit stand for. */
function escapedBy(unit: number): number {
  const found = DECODERS[ESCAPES]?.decode(`\\${String.fromCharCode(unit)}`, 0) ?? 0;
  return found === 0 ? NO_VALUE : found % LENGTH;
}

/** A bit for each decoder that does not go beyond a unit, and one for what may stand in a text that base64 hides. */
export const PRINTABLE_IN = 128;
function bordersOf(unit: number): number {
  const sign = String.fromCharCode(unit);
  const isIn = PRINTABLE.test(sign) ? PRINTABLE_IN : 0;
  return DECODERS.reduce(
    (bits, { borders }, which) => bits | (borders.includes(sign) ? 1 << which : 0),
    isIn,
  );
}

/** The tables, where they stand in the memory. */
export const TABLES: readonly Data[] = [
  { at: AT.ahead, bytes: phraseKinds("<&") },
  { at: AT.behind, bytes: phraseKinds(">;") },
  { at: AT.run, bytes: kinds(runKinds) },
  { at: AT.tokens, bytes: TOKENS },
  { at: AT.array, bytes: kinds((unit) => arrayKinds()[unit] ?? 0) },
  { at: AT.name, bytes: kinds(nameKinds) },
  { at: AT.operator, bytes: kinds(operatorKinds, FAR) },
  { at: AT.value, bytes: kinds(valueKinds, SIGN_IN) },
  { at: AT.sextets, bytes: kinds(sextetOf, NO_VALUE) },
  { at: AT.hex, bytes: kinds(digitOf, NO_VALUE) },
  { at: AT.escapes, bytes: kinds(escapedBy, NO_VALUE) },
  { at: AT.borders, bytes: kinds(bordersOf) },
];
