/**
 * Keys that stand in JSON or INI fields: Web3 keystores (v3 and EIP-2335), Tendermint validator keys, private JWKs,
 * WireGuard.
 */
import { OBJECT_UNITS } from "../../core/limits.ts";
import { unitsBefore } from "../../core/text.ts";
import type { Secret } from "../finding.ts";
import type { WalletScan } from "./evidence.ts";
import { keyNames, type NamePlaces, placesOf } from "./places.ts";
import { secretOf } from "./rules.ts";

/** Keys in fields; `places` are those of the fields' names. */
export function scanFields(evidence: WalletScan, places: NamePlaces): Secret[] {
  const { text } = evidence;
  const priv = keyNames(text, places);
  return [
    ...keystores(text, placesOf(text, places, "cipher")),
    ...validatorKeys(evidence, priv),
    ...wireguardKeys(evidence, priv),
    ...jwks(text, placesOf(text, places, "kty")),
    ...cardanoKeys(evidence, placesOf(text, places, "cborHex")),
  ];
}

/** The encrypted key of Web3 Secret Storage v3, and of EIP-2335, whose `message` stands in `cipher`. */
const CIPHER =
  /cipher(?:text\\{0,3}["']\s{0,8}:\s{0,8}\\{0,3}["']([0-9a-f]{32,512})\\{0,3}["']|\\{0,3}["']\s{0,8}:\s{0,8}\{[^{}]{0,200}\{[^{}]{0,200}\}\s{0,40},\s{0,40}\\{0,3}["']message\\{0,3}["']\s{0,8}:\s{0,8}\\{0,3}["']([0-9a-f]{32,512})\\{0,3}["'])/iy;
const KDF = /["']kdf\w{0,6}\\{0,3}["']\s{0,8}:/;
const CHECKED = /["'](?:mac|checksum)\\{0,3}["']\s{0,8}:/;

function keystores(text: string, places: readonly number[]): Secret[] {
  const found: Secret[] = [];
  for (const at of places) {
    CIPHER.lastIndex = at;
    const match = CIPHER.exec(text);
    const value = match?.[1] ?? match?.[2];
    if (!match || !value) continue;
    const near = text.slice(Math.max(0, at - OBJECT_UNITS), at + OBJECT_UNITS);
    if (!KDF.test(near) || !CHECKED.test(near)) continue;
    const start = at + match[0].lastIndexOf(value);
    found.push(secretOf("keystore-v3", start, start + value.length));
  }
  return found;
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Where the sticky `pattern` matches at one of `starts`; group 1 is the value. */
function valuesAt(
  { text, enough }: WalletScan,
  starts: readonly number[],
  pattern: RegExp,
): { value: string; start: number }[] {
  const found: { value: string; start: number }[] = [];
  for (const at of starts) {
    if (found.length >= enough) break;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const value = match?.[1];
    if (value) found.push({ value, start: at + match[0].lastIndexOf(value) });
  }
  return found;
}

/** priv_validator_key.json: base64 of the 64-byte pair (Ed25519) or of 32 bytes (secp256k1). */
function validatorKeys(evidence: WalletScan, starts: readonly number[]): Secret[] {
  const pattern =
    /rivKey\w{4,12}\\?"\s{0,8},\s{0,40}\\?"value\\?"\s{0,8}:\s{0,8}\\?"([A-Za-z0-9+/]{42,88}={0,2})/y;
  return valuesAt(evidence, starts, pattern)
    .filter(({ value, start }) => {
      const bytes = bytesOf(value);
      return (
        bytes?.length === 32 || evidence.isPair(start, start + value.length, bytes?.[63] ?? 0, () => bytes)
      );
    })
    .map(({ value, start }) => secretOf("tendermint-key", start, start + value.length));
}

/** A text envelope of cardano-cli: CBOR of 32 bytes (0x58 0x20), or of 64, 96 or 128 of an extended key. */
const CBOR =
  /cborHex\\{0,3}["']\s{0,8}:\s{0,8}\\{0,3}["'](58(?:20[0-9a-f]{64}|40[0-9a-f]{128}|60[0-9a-f]{192}|80[0-9a-f]{256}))\\{0,3}["']/iy;
const ENVELOPE = /SigningKey|signing key/i;

function cardanoKeys(evidence: WalletScan, places: readonly number[]): Secret[] {
  return valuesAt(evidence, places, CBOR)
    .filter(({ start }) => ENVELOPE.test(unitsBefore(evidence.text, start, OBJECT_UNITS)))
    .map(({ value, start }) => secretOf("cardano-signing-key", start, start + value.length));
}

/** wg(8): `PrivateKey = ` and 32 bytes in base64; other programs write the name otherwise. */
const BASE64_KEY =
  /riv(?:ate)?[ _-]?key\\{0,3}["']?\s{0,4}(?:[=:]|is)\s{0,4}\\{0,3}["']?([A-Za-z0-9+/]{43}=)(?![A-Za-z0-9+/=])/iy;

function wireguardKeys(evidence: WalletScan, starts: readonly number[]): Secret[] {
  return valuesAt(evidence, starts, BASE64_KEY).map(({ value, start }) =>
    secretOf("wireguard-private-key", start, start + value.length),
  );
}

/** Whether a key's quote stands at `at`, written plainly or in a string. */
const isKeyEnd = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 34 || text.charCodeAt(at) === 92;

const JWK = /kty\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"(?:OKP|EC|RSA|oct)\\{0,3}"/y;
const JWK_PRIVATE = /"(?:d|k)\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"([A-Za-z0-9_-]{42,700})\\{0,3}"/g;

/** RFC 7517: a JWK with `d` is private; one with `k` is a shared secret. */
function jwks(text: string, places: readonly number[]): Secret[] {
  const found = new Map<number, Secret>();
  let done = 0;
  // The next private field, for all objects before it.
  let match: RegExpExecArray | undefined;
  for (const at of places) {
    JWK.lastIndex = at;
    if (at < done || !isKeyEnd(text, at + 3) || !JWK.test(text)) continue;
    const from = Math.max(done, at - OBJECT_UNITS);
    if (match === undefined || match.index < from) {
      JWK_PRIVATE.lastIndex = from;
      match = JWK_PRIVATE.exec(text) ?? undefined;
    }
    if (!match?.[1]) break;
    if (JWK_PRIVATE.lastIndex > at + OBJECT_UNITS) continue;
    const start = match.index + match[0].lastIndexOf(match[1]);
    done = start + match[1].length;
    found.set(start, secretOf("jwk-private-key", start, done));
  }
  return [...found.values()];
}
