/**
 * Puts markers in the place of secrets. It must not know how they were found.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { MASK_ROUNDS, MASK_SEARCH_UNITS } from "../core/limits.ts";
import type { Secret } from "./finding.ts";
import { type ScanOptions, scan } from "./scan.ts";

/**
 * What stands for `value`: its vendor prefix, the id of the rule, and four hex digits that tell two values of one
 * session apart. The digest is keyed by the session, so that nobody can try candidates against it elsewhere.
 */
function markerOf(value: string, secret: Secret, session: string): string {
  const digest = bytesToHex(hmac(sha256, utf8ToBytes(session), utf8ToBytes(value))).slice(0, 4);
  return `${value.slice(0, secret.keep)}…[redacted:${secret.rule}:${digest}]`;
}

type Cut = { readonly start: number; readonly end: number; readonly marker: string };

/** Shortest value that is also replaced where no rule found it; shorter ones would hit ordinary words. */
const REPEAT_UNITS = 8;

/**
 * Every place where the values of `markers` stand, for as many values as the cap allows: a text with thousands of
 * secrets is a list of keys, and there the rules have found each one where it stands.
 */
function repeats(text: string, markers: ReadonlyMap<string, string>): Cut[] {
  const cuts: Cut[] = [];
  let searched = 0;
  for (const [value, marker] of markers) {
    searched += text.length;
    if (searched > MASK_SEARCH_UNITS) break;
    if (value.length < REPEAT_UNITS) continue;
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
      cuts.push({ start: at, end: at + value.length, marker });
    }
  }
  return cuts;
}

/**
 * `text` with a marker in the place of every one of `secrets` and of every further occurrence of their values. The
 * spans of `secrets` are spans of `text`. Masking the result again changes nothing.
 */
export function mask(text: string, secrets: readonly Secret[], session: string): string {
  const markers = new Map<string, string>();
  const cuts: Cut[] = [];
  for (const secret of secrets) {
    const value = text.slice(secret.start, secret.end);
    const marker = markers.get(value) ?? markerOf(value, secret, session);
    markers.set(value, marker);
    cuts.push({ start: secret.start, end: secret.end, marker });
  }
  return replace(text, [...cuts, ...repeats(text, markers)]);
}

/** `text` with its cuts replaced; where cuts overlap, the marker of the first stands for all of them. */
function replace(text: string, cuts: readonly Cut[]): string {
  let out = "";
  let done = 0;
  for (const cut of [...cuts].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (cut.start >= done) out += text.slice(done, cut.start) + cut.marker;
    done = Math.max(done, cut.end);
  }
  return out + text.slice(done);
}

/**
 * {@link scan} and {@link mask} in one step. It looks again at what it wrote: where two secrets touch, the second may show
 * itself only when the first is gone.
 */
export function maskText(text: string, session: string, options?: ScanOptions): string {
  let masked = text;
  for (let round = 0; round < MASK_ROUNDS; round++) {
    const secrets = scan(masked, options);
    if (secrets.length === 0) break;
    masked = mask(masked, secrets, session);
  }
  return masked;
}
