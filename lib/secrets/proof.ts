/** The proofs that vendor formats carry: checksums and parts that decode. */
import { writeJson } from "../core/json.ts";
import { latest, lazy } from "../core/lazy.ts";
import { DECODED_UNITS } from "../core/limits.ts";
import { textOf, unitsBefore } from "../core/text.ts";
import type { JsonObject } from "../core/verdict.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The value of every unit of both base64 alphabets, 255 for any other. */
const sextets = lazy(() => {
  const table = new Uint8Array(128).fill(255);
  for (let value = 0; value < 64; value++) table[BASE64.charCodeAt(value)] = value;
  table[45] = 62; // "-" and "_" of RFC 4648 5
  table[95] = 63;
  return table;
});

/** What eight steps of a CRC-32 (ISO-HDLC, as in zlib) make of a byte. */
const remainders = lazy(() =>
  Int32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    return crc;
  }),
);

/** CRC-32 of the low bytes of `text`. */
function crc32(text: string): number {
  const table = remainders();
  let crc = ~0;
  for (let index = 0; index < text.length; index++)
    crc = (crc >>> 8) ^ (table[(crc ^ text.charCodeAt(index)) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/**
 * Whether the last six units are the base62 CRC-32 of the thirty before them: GitHub's classic tokens and npm's
 * (https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/).
 */
export function hasBase62Crc(token: string): boolean {
  let rest = crc32(token.slice(-36, -6));
  for (let digit = 1; digit <= 6; digit++) {
    if (token.charAt(token.length - digit) !== BASE62.charAt(rest % 62)) return false;
    rest = Math.floor(rest / 62);
  }
  return true;
}

/**
 * Whether an AWS key id can be one. Ids made since 2019 begin with `Q` or later in the alphabet of base32 after the four-letter prefix and hold
 * the account number, which has at most twelve digits
 * (https://awsteele.com/blog/2020/09/26/aws-access-key-format.html).
 */
export function isAwsKeyId(id: string): boolean {
  let bits = 0;
  for (let index = 4; index < 12; index++) {
    const value = BASE32.indexOf(id.charAt(index));
    if (value < 0) return false;
    bits = bits * 32 + value;
  }
  // The account is bits 1 to 40 of what base32 stands for: 39 of the first eight letters, one of the ninth.
  const account = (bits % 2 ** 39) * 2 + (BASE32.indexOf(id.charAt(12)) >> 4);
  return BASE32.indexOf(id.charAt(4)) < BASE32.indexOf("Q") || account < 1e12;
}

/** What was decoded last: a hostile text asks for so much that memory of its own would cost more than the answer. */
const decodedBytes = lazy(() => new Uint8Array(DECODED_UNITS));

/** The 24 bits that four units of base64 at `at` stand for, or -1. */
function bitsAt(table: Uint8Array, text: string, at: number): number {
  const first = table[text.charCodeAt(at)] ?? 255;
  const second = table[text.charCodeAt(at + 1)] ?? 255;
  const third = table[text.charCodeAt(at + 2)] ?? 255;
  const fourth = table[text.charCodeAt(at + 3)] ?? 255;
  return (first | second | third | fourth) > 63 ? -1 : (first << 18) | (second << 12) | (third << 6) | fourth;
}

/** Whether the table `meant` has a 1 for the first `count` of three bytes. */
function areMeant(meant: Uint8Array | undefined, bits: number, count = 3): boolean {
  if (!meant) return true;
  const [first, second, third] = [
    meant[bits >> 16] ?? 0,
    meant[(bits >> 8) & 255] ?? 0,
    meant[bits & 255] ?? 0,
  ];
  return (first & (count > 1 ? second : 1) & (count > 2 ? third : 1)) === 1;
}

/**
 * The bytes of base64 (both alphabets, padding optional) as a string of units 0..255; `undefined` when it is none, or when it
 * has a byte that `meant`, a table of all bytes, has no 1 for. Decodes at most {@link DECODED_UNITS} units of the input.
 */
export function fromBase64(text: string, meant?: Uint8Array): string | undefined {
  const table = sextets();
  const body = text.slice(0, DECODED_UNITS).replace(/={1,2}$/, "");
  const bytes = decodedBytes();
  let size = 0;
  let at = 0;
  for (; at + 4 <= body.length; at += 4) {
    const bits = bitsAt(table, body, at);
    if (bits < 0 || !areMeant(meant, bits)) return undefined;
    bytes[size] = bits >> 16;
    bytes[size + 1] = bits >> 8;
    bytes[size + 2] = bits;
    size += 3;
  }
  // Of six bits that are left over no byte is made.
  const left = ((body.length - at) * 6) >> 3;
  const bits = at < body.length ? bitsAt(table, body.slice(at).padEnd(4, "A"), 0) : 0;
  if (bits < 0 || (left > 0 && !areMeant(meant, bits, left))) return undefined;
  bytes[size] = bits >> 16;
  bytes[size + 1] = bits >> 8;
  return textOf(bytes.subarray(0, size + left));
}

/** The object that a base64url part decodes to, or `undefined`. */
function jsonOf(part: string): JsonObject | undefined {
  // What "{" becomes in base64.
  if (!part.startsWith("e")) return undefined;
  const decoded = fromBase64(part);
  // Made to fail, a parser's errors cost more than all else of a page of tokens.
  if (!decoded?.startsWith("{") || !decoded.trimEnd().endsWith("}")) return undefined;
  try {
    return JSON.parse(decoded);
  } catch {
    return undefined;
  }
}

/** The tokens of one page have one header. */
const headerOf = latest(jsonOf);

/**
 * Claims that make a payload a credential's: those of RFC 7519 4.1, and what names a person (OpenID Connect Core 5.1), a
 * right (RFC 8693 4, RFC 9068 2.2) or a session. A short payload with none of them is somebody's first try.
 */
const CREDENTIAL_CLAIM = new RegExp(
  `^(?:${[
    "iss|sub|aud|exp|nbf|iat|jti|auth_time|nonce|acr|amr|azp|sid",
    "(?:preferred_|given_|family_|nick)?name|e?mail|phone(?:_number)?|login|upn|oid",
    "(?:https?://\\S{1,80}/)?(?:scp|scopes?|roles?|groups?|entitlements|permissions?|privileges|rights|admin|is_?admin)",
    "(?:user|client|account|customer|member|tenant|org|organization|team|project|workspace|device|session|token|app)(?:_?(?:id|name|uuid))?",
    "u?id|uuid|username|act|may_act|cnf|typ|token_(?:type|use)",
  ].join("|")})$`,
  "i",
);

/** What is handed over as a credential is one, whatever it claims: a header, a parameter, a field of OAuth 2.0 (RFC 6749, RFC 6750). */
const HANDED_OVER =
  /(?:\bbearer(?:["'`]?[ \t]{0,2}[:=])?|(?:access|id|refresh)[_-]?token\\?["'`]?[ \t]{0,2}[:=])(?:[ \t]{0,4}|%20|\+)\\?["'`]?$/i;
const HANDED_UNITS = 32;

/**
 * Whether a compact JWS (RFC 7515) is a credential: header with a signing `alg`, payload that is JSON. Supabase's
 * `anon` tokens are public by design, and the token of jwt.io's front page ("John Doe") is documentation. Where the
 * payload is too small to tell, what stands before the token at `start` of `text` does.
 */
export function isSecretJwt(token: string, text = "", start = 0): boolean {
  const [head = "", body = ""] = token.split(".");
  const header = headerOf(head);
  if (!header || typeof header["alg"] !== "string" || header["alg"].toLowerCase() === "none") return false;
  if (header["enc"] !== undefined) return true; // RFC 7516: the second part of a JWE is an encrypted key
  const isSecret = isSecretPayload(body);
  return isSecret ?? HANDED_OVER.test(unitsBefore(text, start, HANDED_UNITS));
}

/**
 * Whether the payload of a token is a credential's; `undefined` where it is too small to tell. The last answer is kept,
 * for pages that hold one token again and again.
 */
const isSecretPayload = latest((body): boolean | undefined => {
  const payload = jsonOf(body);
  if (!payload || payload["role"] === "anon" || payload["name"] === "John Doe") return false;
  const claims = Object.keys(payload);
  if (claims.length === 0) return false;
  if (writeJson(payload).length > 30 || claims.some((claim) => CREDENTIAL_CLAIM.test(claim))) return true;
  return undefined;
});

/** Whether the first part of a Discord bot token is the base64 of a user id (17 to 20 digits). */
export function isDiscordToken(token: string): boolean {
  const id = fromBase64(token.slice(0, token.indexOf(".")));
  return id !== undefined && /^\d{17,20}$/.test(id);
}

/** Whether a Discord id was made between the epoch (2015) and a day that is far off (2100): its upper bits are a time. */
export function isSnowflake(id: string): boolean {
  const time = Number(BigInt(id) >> 22n) + 1_420_070_400_000;
  return time > 1_420_070_400_000 + 86_400_000 && time < 4_102_444_800_000;
}

/** Whether base64 decodes to a text that holds `word`. */
export function decodesTo(word: string): (value: string) => boolean {
  return (value) => fromBase64(value)?.includes(word) ?? false;
}
