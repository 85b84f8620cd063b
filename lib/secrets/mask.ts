/** Puts markers in the place of secrets. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { lazy } from "../core/lazy.ts";
import { MASK_ROUNDS, MASK_SEARCH_UNITS } from "../core/limits.ts";
import type { Span } from "../core/verdict.ts";
import type { Secret } from "./finding.ts";
import { type ScanOptions, scan } from "./scan.ts";

/** Drawn when the process starts and never shown, so that no candidate for a value can be tried against its marker. */
const key = lazy(() => crypto.getRandomValues(new Uint8Array(16)));

/**
 * What stands for `value`: its vendor prefix, the id of the rule, and four hex digits that tell two values of one
 * session apart while the process runs.
 */
export function markerOf(value: string, secret: Secret, session: string): string {
  const sessionKey = hmac(sha256, key(), utf8ToBytes(session));
  const digest = bytesToHex(hmac(sha256, sessionKey, utf8ToBytes(value))).slice(0, 4);
  return `${value.slice(0, secret.keep)}…[redacted:${secret.rule}:${digest}]`;
}

/** A part of a text and what stands in its place. */
export type Cut = Span & { readonly marker: string };

/** The start of a span, without the letter or sign of an escape that stands before it. */
function behindEscape(text: string, { start, end }: Span): number {
  let slash = start;
  while (text.charAt(slash - 1) === "\\") slash--;
  const isEscaped = (start - slash) % 2 === 1 && end - start > 1 && `"'nrtbf/`.includes(text.charAt(start));
  return isEscaped ? start + 1 : start;
}

/** Units of a line before an array of numbers in which quotes are counted. */
const LINE_UNITS = 65_536;

/** Whether `at` stands in a JSON string: an odd number of quotes without a backslash is before it on its line. */
function isInString(text: string, at: number): boolean {
  const from = Math.max(text.lastIndexOf("\n", at - 1) + 1, at - LINE_UNITS);
  return (
    (text
      .slice(from, at)
      .match(/\\.|"/g)
      ?.filter((sign) => sign === '"').length ?? 0) %
      2 ===
    1
  );
}

/** The marker as JSON allows it in the place of `span`: in the place of numbers it is a string, unless they stand in one. */
function writable(text: string, { start, end }: Span, marker: string): string {
  const isNumbers = /^(?:0x[0-9a-f]{1,2}|\d{1,3})(?:u8)?[\s,]/i.test(
    text.slice(start, Math.min(end, start + 8)),
  );
  return isNumbers && !isInString(text, start) ? `"${marker}"` : marker;
}

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
      const span = { start: at, end: at + value.length };
      cuts.push({ ...span, start: behindEscape(text, span), marker });
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
    const marker = markers.get(value) ?? writable(text, secret, markerOf(value, secret, session));
    markers.set(value, marker);
    cuts.push({ start: behindEscape(text, secret), end: secret.end, marker });
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

/**
 * `text` with a marker in the place of every secret. Masking the result again changes nothing.
 *
 * @param secrets what {@link scan} found in this very text
 * @param session any name; within it the same secret has the same marker, and nobody can tell the secret from it
 *
 * @example
 * ```ts
 * import { mask, scan } from "agent-guards/secrets";
 *
 * const password = ["Tr0ub4dor", "and", "3"].join("-");
 * const text = `DATABASE_URL=postgres://app:${password}@db.acme.io/app`;
 * console.log(mask(text, scan(text), "session-1"));
 * // DATABASE_URL=postgres://app:…[redacted:url-password:aa5c]@db.acme.io/app
 * ```
 */
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
