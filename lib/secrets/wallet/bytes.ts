/** Key pairs written as 64 numbers (solana-keygen's id.json, Uint8Array, hex bytes) or as base64. */
import { lazy } from "../../core/lazy.ts";
import { unitsBefore } from "../../core/text.ts";
import type { Secret } from "../finding.ts";
import type { Sifted } from "../sifted.ts";
import type { WalletScan } from "./evidence.ts";
import { secretOf } from "./rules.ts";

/** 32 numbers and 31 separators are at least 63 units. */
export const ARRAY_STRIDE = 60;

/** Longest array that is read: 64 numbers with their indentation, one a line. */
export const ARRAY_UNITS = 4096;

/** The fewest numbers of a key. */
export const LEAST_NUMBERS = 32;

/** What a unit is to an array: no part of it, its inside, or a digit. */
const OUTSIDE = 0;
export const INSIDE = 1;
export const DIGIT = 2;

/**
 * Units of an array's inside: digits, `x`, a to f and `u8`, separators and written-out line breaks, the quotes and colons
 * of `{"0":12,"1":35}`, the dashes of a YAML list, the marks of a diff, a quoted reply and a numbered listing.
 */
export const arrayKinds = lazy(() => {
  const table = new Uint8Array(128);
  for (let unit = 0; unit < 128; unit++)
    if (!BEYOND_INSIDE.test(String.fromCharCode(unit))) table[unit] = INSIDE;
  return table.fill(DIGIT, 48, 58);
});
const BEYOND_INSIDE = /[^\da-fA-FxXun, \t\r\n":;\\>+|-]/;

/** Where the inside around `at` ends. By a pattern: a list of digests is one inside from its first line to its last. */
const beyondInside = new RegExp(BEYOND_INSIDE.source, "g");
function insideEnd(text: string, at: number): number {
  beyondInside.lastIndex = at;
  return beyondInside.exec(text)?.index ?? text.length;
}

const kindOf = (kinds: Uint8Array, unit: number): number => (unit < 128 ? (kinds[unit] ?? OUTSIDE) : OUTSIDE);

/** Key pairs that are written as numbers, and arrays of 32 or 64 bytes that a label calls a secret. */
export function scanByteArrays(evidence: WalletScan, sifted?: Sifted): Secret[] {
  const { text } = evidence;
  const kinds = arrayKinds();
  const found: Secret[] = [];
  let done = 0;
  const look = (at: number): void => {
    if (at < done || !isNumeric(kinds, text, at)) return;
    let start = at;
    while (start > done && kindOf(kinds, text.charCodeAt(start - 1)) !== OUTSIDE) start--;
    const end = insideEnd(text, at);
    done = end;
    if (end - start < ARRAY_STRIDE || end - start > ARRAY_UNITS) return;
    const secret = keyIn(evidence, start, end);
    if (secret) found.push(secret);
  };
  if (sifted) sifted.arrays.forEach(look);
  else for (let at = ARRAY_STRIDE - 1; at < text.length; at += ARRAY_STRIDE) look(at);
  return found;
}

/** Units of an array in which a digit must come. */
export const DIGIT_WITHIN = 12;

/** Whether a digit stands within a few units from `at` on, with nothing but an array's inside before it. */
function isNumeric(kinds: Uint8Array, text: string, at: number): boolean {
  const last = Math.min(text.length, at + DIGIT_WITHIN);
  let place = at;
  while (place < last && kindOf(kinds, text.charCodeAt(place)) === INSIDE) place++;
  return place < last && kindOf(kinds, text.charCodeAt(place)) === DIGIT;
}

/** Numbers with one separator; keys of an object stand before them. */
const NUMBERS =
  /(?<![\w.])(?:0x[0-9a-f]{1,2}|\d{1,3})(?:u8)?(?:[\s,;]{1,24}(?:0x[0-9a-f]{1,2}|\d{1,3})(?:u8)?){31,63}(?![\w.])/i;

const LINE_NUMBER = /^[ \t]{0,8}\d{1,6}(?:\t|[:|→][ \t]?)/;
const LINE_MARK = /^[ \t]{0,8}[+>|]/;

/** The inside of an array without what every line of it begins with, as blanks, and with its broken numbers joined. */
function unmarked(raw: string): string {
  const lines = raw.split("\n");
  const pattern = [LINE_NUMBER, LINE_MARK].find((mark) =>
    lines.slice(1, -1).every((line) => mark.test(line)),
  );
  if (!pattern) return raw.replace(/(\d)\r?\n(?=\d)/g, "$1");
  return lines.map((line) => line.replace(pattern, (found) => " ".repeat(found.length))).join("\n");
}

function keyIn(evidence: WalletScan, from: number, to: number): Secret | undefined {
  const raw = evidence.text
    .slice(from, to)
    .replace(/\\{1,3}[nrt]|\\{0,3}"\d{1,2}\\{0,3}"\s{0,2}:|(?<=^|\n)[ \t]{0,16}-(?=[ \t])/g, (found) =>
      " ".repeat(found.length),
    );
  const plain = numbersIn(raw);
  const found = plain ?? numbersIn(unmarked(raw));
  if (!found) return undefined;
  // Where lines were joined, the array is all digits of the region.
  const start = from + (plain ? plain.at : raw.search(/\d/));
  const end = plain ? start + plain.length : from + raw.search(/\d\D*$/) + 1;
  const { values } = found;
  if (values.length === 64 && evidence.isPair(start, end, values[63] ?? 0, () => Uint8Array.from(values)))
    return secretOf("solana-keypair", start, end);
  // The public half of a key pair is its proof: where it fails, only words for another kind of 64 bytes make them a secret.
  if (values.length === 64 && !UNPAIRED.test(unitsBefore(evidence.text, start, UNPAIRED_UNITS)))
    return undefined;
  if (!plain || new Set(values).size < 20 || evidence.labelOf(start, end) !== "secret") return undefined;
  return secretOf("raw-private-key", start, end);
}

/** Secrets of 64 bytes that hold no public half: seeds (BIP-39), expanded keys (RFC 8032, 5.1.5; Schnorrkel), keys of HMACs. */
const UNPAIRED = /seed|mnemonic|expanded|extended|sr25519|schnorrkel|hmac/i;
const UNPAIRED_UNITS = 64;

/** The 32 or 64 bytes that a region holds, and nothing else with a digit: a longer array is no key. */
function numbersIn(
  raw: string,
): { readonly at: number; readonly length: number; readonly values: readonly number[] } | undefined {
  const numbers = NUMBERS.exec(raw);
  if (!numbers) return undefined;
  const values = numbers[0]
    .replace(/u8/gi, "")
    .split(/[\s,;]+/)
    .map(Number);
  if ((values.length !== 64 && values.length !== LEAST_NUMBERS) || values.some((value) => !(value <= 255)))
    return undefined;
  const rest = raw.slice(0, numbers.index) + raw.slice(numbers.index + numbers[0].length);
  return /\d/.test(rest) ? undefined : { at: numbers.index, length: numbers[0].length, values };
}

/** 64 bytes in base64 end in two equals signs. */
const PAIR = /^[A-Za-z0-9+/]{86}$/;
export const PAIR_UNITS = 86;
const PADDING = "==";

/** What says that the 64 bytes behind it are a digest: Subresource Integrity, with which lock files are filled. */
const DIGEST = "sha512-";

/** The key pair that the last units of the run `from`..`to` are, with the padding behind them. */
export function base64Pair(evidence: WalletScan, from: number, to: number): Secret | undefined {
  const { text } = evidence;
  const start = to - PAIR_UNITS;
  const end = to + PADDING.length;
  if (start < from || !text.startsWith(PADDING, to)) return undefined;
  if (text.startsWith(DIGEST, start - DIGEST.length)) return undefined;
  if (isBase64(text.charCodeAt(end)) || isBase64(text.charCodeAt(start - 1))) return undefined;
  const value = text.slice(start, to);
  if (!PAIR.test(value)) return undefined;
  const last = atob(value.slice(-2)).charCodeAt(0);
  const bytes = (): Uint8Array => Uint8Array.from(atob(value), (char) => char.charCodeAt(0));
  return evidence.isPair(start, end, last, bytes) ? secretOf("ed25519-keypair", start, end) : undefined;
}

const EQUALS = 61;

const isBase64 = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) ||
  (unit >= 65 && unit <= 90) ||
  (unit >= 47 && unit <= 57) ||
  unit === 43 ||
  unit === EQUALS;
