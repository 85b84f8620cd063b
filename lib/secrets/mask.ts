/**
 * Puts markers in the place of secrets. It must not know how they were found.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { MASK_ROUNDS, MASK_SEARCH_UNITS } from "../core/limits.ts";
import type { Span } from "../core/verdict.ts";
import type { Secret } from "./finding.ts";
import { type ScanOptions, scan } from "./scan.ts";

/**
 * What stands for `value`: its vendor prefix, the id of the rule, and four hex digits that tell two values of one
 * session apart. The digest is keyed by the session, so that nobody can try candidates against it elsewhere.
 */
export function markerOf(value: string, secret: Secret, session: string): string {
  const digest = bytesToHex(hmac(sha256, utf8ToBytes(session), utf8ToBytes(value))).slice(0, 4);
  return `${value.slice(0, secret.keep)}…[redacted:${secret.rule}:${digest}]`;
}

/** A part of a text and what stands in its place. */
export type Cut = Span & { readonly marker: string };

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
 * What to replace in `text` so that every one of `secrets` and every further occurrence of their values is gone: in order,
 * without overlaps. The spans of `secrets` are spans of `text`.
 */
export function cutsOf(text: string, secrets: readonly Secret[], session: string): Cut[] {
  const markers = new Map<string, string>();
  const cuts: Cut[] = [];
  for (const secret of secrets) {
    const value = text.slice(secret.start, secret.end);
    const marker = markers.get(value) ?? markerOf(value, secret, session);
    markers.set(value, marker);
    cuts.push({ start: secret.start, end: secret.end, marker });
  }
  return withoutOverlaps([...cuts, ...repeats(text, markers)]);
}

/** The cuts in order; where some overlap, the marker of the first stands for all of them. */
function withoutOverlaps(cuts: readonly Cut[]): Cut[] {
  const kept: Cut[] = [];
  for (const cut of [...cuts].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || cut.start >= last.end) kept.push(cut);
    else if (cut.end > last.end) kept[kept.length - 1] = { ...last, end: cut.end };
  }
  return kept;
}

/** The part of `text` that `within` spans, after those of `cuts` (from the one numbered `first`) that touch it. */
export function replaceWithin(text: string, within: Span, cuts: readonly Cut[], first = 0): string {
  let out = "";
  let done = within.start;
  for (let index = first; index < cuts.length; index++) {
    const cut = cuts[index];
    if (!cut || cut.start >= within.end) break;
    out += text.slice(done, Math.max(done, cut.start)) + cut.marker;
    done = Math.min(cut.end, within.end);
  }
  return out + text.slice(done, within.end);
}

/** `text` with a marker in the place of every cut of {@link cutsOf}. Masking the result again changes nothing. */
export function mask(text: string, secrets: readonly Secret[], session: string): string {
  return replaceWithin(text, { start: 0, end: text.length }, cutsOf(text, secrets, session));
}

/**
 * {@link scan} and {@link mask} in one step; `found` is what a scan of `text` has found already. It looks again at what it wrote: where two secrets touch, the second may show
 * itself only when the first is gone.
 */
export function maskText(
  text: string,
  session: string,
  options?: ScanOptions,
  found: readonly Secret[] = scan(text, options),
): string {
  let masked = text;
  let secrets = found;
  for (let round = 0; round < MASK_ROUNDS && secrets.length > 0; round++) {
    masked = mask(masked, secrets, session);
    secrets = scan(masked, options);
  }
  return masked;
}
