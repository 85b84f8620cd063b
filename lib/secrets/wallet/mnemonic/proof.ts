/**
 * The checks that a seed phrase carries in itself: BIP-39's checksum bits, Electrum's version, TON's seed byte,
 * Algorand's checksum word.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha512, sha512_256 } from "@noble/hashes/sha2.js";
import { digestOf } from "../../sha256.ts";

/** Lengths of a BIP-39 phrase, the longest first. */
export const BIP39_LENGTHS: readonly number[] = [24, 21, 18, 15, 12];

/** Whether a phrase of 12 to 24 word indexes carries its checksum (BIP-39: the first n/3 bits of SHA-256 of the entropy). */
export function isBip39(indexes: readonly number[]): boolean {
  const checksumBits = indexes.length / 3;
  const bytes = new Uint8Array((indexes.length * 11 + 7) >> 3);
  let held = 0;
  let bits = 0;
  let size = 0;
  for (const index of indexes) {
    held = ((held << 11) | index) & 0xfffff;
    for (bits += 11; bits >= 8; bits -= 8) bytes[size++] = held >> (bits - 8);
  }
  bytes[size] = held << (8 - bits);
  const entropy = bytes.subarray(0, checksumBits * 4);
  const found = (bytes[checksumBits * 4] ?? 0) >> (8 - checksumBits);
  return (digestOf(entropy)[0] ?? 0) >> (8 - checksumBits) === found;
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/**
 * Whether an English phrase is an Electrum seed: HMAC-SHA512("Seed version", phrase) begins with a known version
 * (electrum/version.py: 01 standard, 100 segwit, 101 and 102 two-factor).
 */
export function isElectrum(phrase: string): boolean {
  const mac = hmac(sha512, ascii("Seed version"), ascii(phrase));
  const head = ((mac[0] ?? 0) << 4) | ((mac[1] ?? 0) >> 4);
  return head >> 4 === 0x01 || head === 0x100 || head === 0x101 || head === 0x102;
}

/**
 * Whether an English phrase is a TON seed without a password: the first byte of PBKDF2-SHA512(HMAC-SHA512(phrase, ""),
 * "TON seed version", 390) is 0 (ton-crypto, mnemonic.ts: isBasicSeed). Costs about 2 ms.
 */
export function isTon(phrase: string): boolean {
  const entropy = hmac(sha512, ascii(phrase), new Uint8Array());
  return pbkdf2(sha512, entropy, ascii("TON seed version"), { c: 390, dkLen: 64 })[0] === 0;
}

/**
 * Whether 25 word indexes are an Algorand key: the last word is the first 11 bits, little-endian, of SHA-512/256 of the
 * 32 bytes that the first 24 words hold (algorand js-algorand-sdk, mnemonic.ts).
 */
export function isAlgorand(indexes: readonly number[]): boolean {
  const bytes = new Uint8Array(33);
  let bit = 0;
  for (const index of indexes.slice(0, 24)) {
    for (let i = 0; i < 11; i++, bit++) {
      if ((index >> i) & 1) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  if (bytes[32] !== 0) return false;
  const digest = sha512_256(bytes.subarray(0, 32));
  return indexes[24] === ((digest[0] ?? 0) | (((digest[1] ?? 0) & 7) << 8));
}
