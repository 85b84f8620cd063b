/** Base58 and its four-byte checksum (Bitcoin wiki, Base58Check), for tokens of a known and short length. */
import { digestOf } from "../sha256.ts";

/** Bitcoin's alphabet; Solana, NEAR and Tezos use it too. */
const BITCOIN = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** The XRP Ledger's order of the same characters (xrpl.org, base58-encodings). */
const RIPPLE = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz";

/** Longest token that is decoded: decoding is quadratic, extended keys have 111 characters. */
const MAX_CHARS = 128;

function digitsOf(alphabet: string): Int8Array {
  const digits = new Int8Array(128).fill(-1);
  for (let i = 0; i < alphabet.length; i++) digits[alphabet.charCodeAt(i)] = i;
  return digits;
}

/** Which characters stand for which digits. */
export type Alphabet = "bitcoin" | "ripple";

const tables: Partial<Record<Alphabet, Int8Array>> = {};

/** The bytes of a base58 text, or undefined when it is too long or holds another character. */
export function decodeBase58(text: string, alphabet: Alphabet = "bitcoin"): Uint8Array | undefined {
  if (text.length > MAX_CHARS) return undefined;
  const order = alphabet === "bitcoin" ? BITCOIN : RIPPLE;
  tables[alphabet] ??= digitsOf(order);
  const number = bigEndian(text, tables[alphabet]);
  let zeros = 0;
  while (zeros < text.length && text[zeros] === order[0]) zeros++;
  if (!number) return undefined;
  const result = new Uint8Array(zeros + number.length);
  result.set(number, zeros);
  return result;
}

/** Digits that are taken at once: 58^4 times a byte, and what is carried, are below 2^32. */
const DIGITS = 4;

function bigEndian(text: string, digits: Int8Array): Uint8Array | undefined {
  const bytes = new Uint8Array(MAX_CHARS);
  let used = 0;
  for (let i = 0; i < text.length; ) {
    let carry = 0;
    let factor = 1;
    for (const end = Math.min(text.length, i + DIGITS); i < end; i++) {
      const digit = digits[text.charCodeAt(i)] ?? -1;
      if (digit < 0) return undefined;
      carry = carry * 58 + digit;
      factor *= 58;
    }
    for (let k = 0; k < used || carry > 0; k++) {
      carry += factor * (bytes[k] ?? 0);
      bytes[k] = carry & 0xff;
      carry = Math.floor(carry / 256);
      if (k >= used) used = k + 1;
    }
  }
  return bytes.subarray(0, used).reverse();
}

/** The number that a text stands for, modulo `size`, which is at most 2^40 so that a double stays exact. */
function modulo(text: string, size: number): number {
  tables.bitcoin ??= digitsOf(BITCOIN);
  let value = 0;
  for (let i = 0; i < text.length; i++)
    value = (value * 58 + (tables.bitcoin[text.charCodeAt(i)] ?? 0)) % size;
  return value;
}

/** The last byte, without decoding the rest. */
export const lastByte = (text: string): number => modulo(text, 0x100);

/** The byte before a checksum of four, without decoding the rest. */
export const flagByte = (text: string): number => Math.floor(modulo(text, 0x10000000000) / 0x100000000);

/** Whether a text is base58check: its payload is one that `fits`, which costs less, and its checksum holds. */
export function isBase58Check(
  text: string,
  fits: (payload: Uint8Array) => boolean,
  alphabet?: Alphabet,
): boolean {
  const bytes = decodeBase58(text, alphabet);
  if (!bytes || bytes.length < 5) return false;
  const payload = bytes.subarray(0, -4);
  if (!fits(payload)) return false;
  const digest = digestOf(digestOf(payload));
  for (let i = 0; i < 4; i++) if (digest[i] !== bytes[payload.length + i]) return false;
  return true;
}
