/**
 * Private keys that stand as one token: which format a token's length and first characters allow, and that format's
 * proof.
 */
import { unitsBefore } from "../../core/text.ts";
import { isPrintedDigest } from "../digests.ts";
import type { Secret } from "../finding.ts";
import { hexByteAt } from "../letters.ts";
import { isPlaceholder } from "../value.ts";
import { decodeBase58, flagByte, isBase58Check, lastByte } from "./base58.ts";
import { isBech32 } from "./bech32.ts";
import type { WalletScan } from "./evidence.ts";
import { secretOf, type WalletRule } from "./rules.ts";

/** Order of secp256k1: a private key is below it and not 0 (SEC 2, 2.4.1). */
const ORDER = "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141";

/** bech32 prefixes of secrets: NIP-19, SIP-15, CIP-5, ZIP-32. */
const BECH32: Readonly<Record<string, WalletRule>> = {
  nsec: "nostr-nsec",
  suiprivkey: "sui-private-key",
  root_xsk: "cardano-signing-key",
  acct_xsk: "cardano-signing-key",
  addr_xsk: "cardano-signing-key",
  stake_xsk: "cardano-signing-key",
  drep_xsk: "cardano-signing-key",
  addr_sk: "cardano-signing-key",
  stake_sk: "cardano-signing-key",
  pool_sk: "cardano-signing-key",
  ed25519_sk: "cardano-signing-key",
  ed25519e_sk: "cardano-signing-key",
  "secret-extended-key-main": "zcash-spending-key",
  "secret-extended-key-test": "zcash-spending-key",
};

/** Base58check prefixes of Tezos secrets (tezos, base58.ml): seeds, keys and their encrypted forms. */
const TEZOS = /^(?:edsk|spsk|p2sk|BLsk|edesk|spesk|p2esk|BLesk)/;

/** The secret that the token at `start` to `end` is, if it proves to be one. */
export function keyAt(evidence: WalletScan, start: number, end: number): Secret | undefined {
  const { text } = evidence;
  const length = end - start;
  // Most long tokens are pieces of base64 and of names: their length alone says that they are no key.
  if (!mayBeKey(length)) return undefined;
  if (length > LONG) return bech32Key(text, start, end, text.slice(start, end));
  const token = text.slice(start, end);
  if (!isKeyText(token)) return undefined;
  return (
    hexKey(evidence, start, end, token) ??
    (mayBeBech32(token) ? bech32Key(text, start, end, token) : undefined) ??
    stellarKey(start, end, token) ??
    base58Key(evidence, start, end, token)
  );
}

const from = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Longer tokens may be keys in bech32 alone. */
const LONG = 130;

/** Lengths of tokens of all forms below, in units. */
const LENGTHS = new Set([
  ...from(29, 31),
  ...from(42, 44),
  51,
  52,
  ...from(54, 72),
  ...from(85, 98),
  ...from(107, LONG),
]);

/** Whether a token of so many units may be a key. */
export const mayBeKey = (length: number): boolean => length > LONG || LENGTHS.has(length);

/** What a key is written in: hexadecimal, base58, base32 and bech32, which have one case. Most pieces of base64 are in none. */
export const isKeyText = (token: string): boolean => KEY_TEXT.test(token);
const KEY_TEXT = /^(?:[1-9A-HJ-NP-Za-km-z]+|[0-9a-z]+|[0-9A-Z]+|[0-9a-fA-FxX]+)$/;

/** What names the 64 bytes that BIP-39 makes of a phrase. */
const SEED = /\bseed\b["']?[^\n]{0,12}$/i;

/** 64 bytes: a key pair of Ed25519, or what is called a seed. */
function longHex(evidence: WalletScan, start: number, end: number, hex: string): Secret | undefined {
  if (SEED.test(unitsBefore(evidence.text, start, 24)))
    return isPlaceholder(hex) ? undefined : secretOf("raw-private-key", start, end);
  return evidence.isPair(start, end, hexByteAt(hex, hex.length - 2), () => hexBytes(hex))
    ? secretOf("ed25519-keypair", start, end)
    : undefined;
}

/** The token without `0x`, where that leaves so many units as 32 or 64 bytes have. */
function bodyOf(token: string): string | undefined {
  if (token.length % 64 === 0) return token;
  return token.length % 64 === 2 && /^0x/i.test(token) ? token.slice(2) : undefined;
}

function hexKey(evidence: WalletScan, start: number, end: number, token: string): Secret | undefined {
  const hex = bodyOf(token);
  if (hex === undefined) return undefined;
  const prefixed = hex !== token;
  // Lists of digests hold no name of a key: what they are made of is not asked there.
  if (!prefixed && hex.length === 64 && !evidence.labelOf.mayBeSecret(start, end)) return undefined;
  if (!/^[0-9a-f]+$/i.test(hex)) return undefined;
  if (hex.length === 128) return longHex(evidence, start, end, hex);
  const before = unitsBefore(evidence.text, start, 20);
  const isAptos = prefixed && /(?:ed25519|secp256k1)-priv-$/.test(before);
  // With 0x in front, "secret" alone says enough: without it, the catalogue's own rows decide what kind of secret.
  const isPlain = prefixed && /\bsecret["']?\s{0,2}(?:is|=|:)\s{0,2}["'`]?$/i.test(before);
  if (!isAptos && !isPlain && !evidence.labelOf.mayBeSecret(start, end)) return undefined;
  if (!isScalar(hex.toLowerCase())) return undefined;
  if (isAptos) return secretOf("aptos-private-key", start, end);
  if (!isPlain && evidence.labelOf(start, end) !== "secret") return undefined;
  if (isPrintedDigest(evidence.text, start, end)) return undefined;
  return secretOf("evm-private-key", prefixed ? start + 2 : start, end);
}

/** Whether every byte is as far from the one before it: `000102…`, which test vectors count with. */
function isCounted(hex: string): boolean {
  const step = (at: number): number => (hexByteAt(hex, at) - hexByteAt(hex, at - 2)) & 255;
  const first = step(2);
  for (let at = 4; at < hex.length; at += 2) if (step(at) !== first) return false;
  return true;
}

/** In the curve's range, and not a placeholder: too few different digits, a small number behind zeros, an ascending run. */
function isScalar(hex: string): boolean {
  if (hex >= ORDER || hex.startsWith("00000000")) return false;
  let seen = 0;
  let different = 0;
  for (let at = 0; at < hex.length && different < 8; at++) {
    const unit = hex.charCodeAt(at);
    const bit = 1 << (unit < 58 ? unit - 48 : unit - 87);
    if ((seen & bit) === 0) different++;
    seen |= bit;
  }
  return different >= 8 && !isPlaceholder(hex) && !isCounted(hex);
}

function hexBytes(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++) bytes[index] = hexByteAt(hex, 2 * index);
  return bytes;
}

/** Whether the separator at `one` stands where the prefix and the data of a key leave it. */
const hasData = (token: string, one: number): boolean => one >= 2 && token.length - one >= 40;

/** What costs least of {@link bech32Key}: the last `1` is the separator, or the token all that follows it. */
const mayBeBech32 = (token: string): boolean =>
  token.startsWith("1") || hasData(token, token.lastIndexOf("1"));

function bech32Key(text: string, start: number, end: number, token: string): Secret | undefined {
  // Neither form mixes cases, and base58, which fills the logs, always does.
  const lower = token.toLowerCase();
  if (token !== lower && token !== token.toUpperCase()) return undefined;
  const before = unitsBefore(text, start, 24);
  if (token.startsWith("1") && /AGE-SECRET-KEY-$/i.test(before))
    return isBech32("age-secret-key-", lower.slice(1))
      ? secretOf("age-secret-key", start - 15, end)
      : undefined;
  const one = lower.lastIndexOf("1");
  if (!hasData(lower, one)) return undefined;
  const joined = /[a-z0-9_-]{1,24}[_-]$/i.exec(before)?.[0] ?? "";
  const nearest = joined.slice(joined.lastIndexOf("_", joined.length - 2) + 1);
  for (const head of [joined, nearest, ""]) {
    const prefix = head.toLowerCase() + lower.slice(0, one);
    const rule = Object.hasOwn(BECH32, prefix) ? BECH32[prefix] : undefined;
    if (rule && isBech32(prefix, lower.slice(one + 1))) return secretOf(rule, start - head.length, end);
  }
  return undefined;
}

/** Stellar's strkey: base32 of version 18 << 3, 32 bytes, CRC-16/XMODEM little-endian (SEP-23). */
function stellarKey(start: number, end: number, token: string): Secret | undefined {
  if (token.length !== 56 || !/^S[A-Z2-7]{55}$/.test(token)) return undefined;
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const char of token) {
    buffer = ((buffer << 5) | "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(char)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >> bits) & 0xff);
    }
  }
  let crc = 0;
  for (const byte of bytes.slice(0, 33)) {
    crc ^= byte << 8;
    for (let i = 0; i < 8; i++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  const valid = bytes[0] === 0x90 && bytes[33] === (crc & 0xff) && bytes[34] === crc >> 8;
  return valid ? secretOf("stellar-seed", start, end) : undefined;
}

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;

function base58Key(evidence: WalletScan, start: number, end: number, token: string): Secret | undefined {
  if (token.length > 112 || !BASE58.test(token)) return undefined;
  const rule = base58Rule(evidence, start, end, token);
  return rule && secretOf(rule, start, end);
}

/** A base58 form: how long its tokens are, how they begin, and what proves one. */
type Form = {
  readonly rule: WalletRule;
  readonly length: readonly [min: number, max: number];
  readonly lead?: RegExp;
  readonly proves: (token: string) => boolean;
};

const FORMS: readonly Form[] = [
  { rule: "xrp-seed", length: [29, 31], lead: /^s/, proves: isXrpSeed },
  { rule: "bitcoin-wif", length: [51, 52], proves: isWif },
  {
    rule: "tezos-secret-key",
    length: [54, 98],
    lead: TEZOS,
    proves: (token) => isBase58Check(token, () => true),
  },
  {
    rule: "bip38-key",
    length: [58, 58],
    lead: /^6P/,
    proves: (token) => isBase58Check(token, () => true),
  },
  { rule: "bip32-xprv", length: [107, 112], proves: isExtended },
];

function base58Rule(evidence: WalletScan, start: number, end: number, token: string): WalletRule | undefined {
  const { length } = token;
  const form = FORMS.find(
    ({ length: [min, max], lead, proves }) =>
      length >= min && length <= max && (!lead || lead.test(token)) && proves(token),
  );
  if (form) return form.rule;
  if (length >= 85 && length <= 88 && evidence.isPair(start, end, lastByte(token), () => decodeBase58(token)))
    return unitsBefore(evidence.text, start, 8) === "ed25519:" ? "near-private-key" : "solana-keypair";
  if (length < 42 || length > 44 || evidence.labelOf(start, end) !== "secret") return undefined;
  return decodeBase58(token)?.length === 32 && !isPlaceholder(token) ? "raw-private-key" : undefined;
}

/** Wallet import format: a version of 0x80 and above, 32 bytes, 0x01 when the public key is compressed. */
function isWif(token: string): boolean {
  // 51 characters are an uncompressed key, whose first byte fixes the first character; 52 are a compressed one.
  if (token.length === 51 ? !/^[5-9]/.test(token) : flagByte(token) !== 1) return false;
  return isBase58Check(token, ([version = 0]) => version >= 0x80);
}

/** BIP-32 serialisation: 78 bytes, and the key's own 33 begin with 0 when it is private. Any coin's version. */
function isExtended(token: string): boolean {
  return isBase58Check(token, (payload) => payload.length === 78 && payload[45] === 0);
}

/** XRP Ledger family seeds: 0x21 and 16 bytes, or 01 E1 4B and 16 bytes for Ed25519. */
function isXrpSeed(token: string): boolean {
  if (!token.startsWith("s")) return false;
  return isBase58Check(token, isXrpPayload, "ripple");
}

function isXrpPayload(payload: Uint8Array): boolean {
  if (payload.length === 17) return payload[0] === 0x21;
  return payload.length === 19 && payload[0] === 0x01 && payload[1] === 0xe1 && payload[2] === 0x4b;
}
