/**
 * The one entry to secret detection: every secret in a text, vendor catalogue, context, encodings and wallets
 * together.
 */
import { type AllowedValue, allowedBy, WELL_KNOWN } from "./allowed.ts";
import { catalog } from "./catalog/index.ts";
import { type Decoder, decodeOnce, decodeRun } from "./decode.ts";
import { undressed, unwrapped } from "./dress.ts";
import type { Quota, Secret } from "./finding.ts";
import { eachLongRun } from "./long-runs.ts";
import { isCut, matchRows, type Ranked, siftFor } from "./match.ts";
import type { SecretRow } from "./row.ts";
import { isSiftedOut, type Sifted } from "./sifted.ts";
import { isSpared } from "./spared.ts";
import type { View } from "./view.ts";
import { walletSearch } from "./wallet/index.ts";

/** What a caller may change about a scan. */
export type ScanOptions = {
  /** The catalogue to search with; {@link catalog} where it is not given. */
  readonly rows?: readonly SecretRow[];
  /** Values that the user declared harmless, beside the published test keys. */
  readonly allowed?: readonly AllowedValue[];
  /** After so many findings the rest may stay unread, unless all of them are allowed; all is read where it is not given. */
  readonly enough?: number;
};

/**
 * Every secret in `text`, in order, without overlaps. Where findings overlap, one secret with the widest span is left,
 * named after the strongest evidence: a wallet's proof or a vendor's format, then what only the context says. What
 * is encoded is read one level deep; its span is that of the encoded text.
 *
 * @param text any text, of any length; all of it is read. Never throws on one
 * @returns spans in UTF-16 units, with the row that found each
 *
 * @example
 * ```ts
 * import { scan } from "agent-guards/secrets";
 *
 * const password = ["Tr0ub4dor", "and", "3"].join("-");
 * for (const { rule, label, start, end } of scan(`DATABASE_URL=postgres://app:${password}@db.acme.io/app`))
 *   console.log(rule, "|", label, "|", start, end);
 * // url-password | password in a URL | 28 43
 * ```
 */
export function scan(text: string, options: ScanOptions = {}): Secret[] {
  const quota = { left: options.enough ?? Number.POSITIVE_INFINITY };
  const found = scanFor(quota, text, options);
  return found.length === 0 && quota.left <= 0
    ? scan(text, { ...options, enough: Number.POSITIVE_INFINITY })
    : found;
}

function scanFor(quota: Quota, text: string, options: ScanOptions): Secret[] {
  const { found, units, sifted } = allIn(quota, text, options);
  for (const view of quota.left > 0 ? undressed(text, units, sifted) : [])
    for (const one of allIn(quota, view.text, options).found) found.push(moved(one, view));
  for (const view of quota.left > 0 ? unwrapped(text, sifted) : [])
    for (const one of allIn(quota, view.text, options).found) {
      const whole = moved(one, view);
      // What stands on one line was found there; joined to the next, it might be less than it is.
      if (text.slice(whole.secret.start, whole.secret.end).includes("\n")) found.push(whole);
    }
  return withoutOverlaps(found);
}

/** A finding in a view, where it stands in the text. */
function moved({ rank, secret }: Ranked, view: View): Ranked {
  const span = view.origin(secret);
  const isWhole =
    view.origin({ start: secret.start, end: secret.start + secret.keep }).end === span.start + secret.keep;
  return { rank, secret: { ...secret, ...span, keep: isWhole ? secret.keep : 0 } };
}

/** What was found, overlaps left in, and bits, among them all that a unit of the text has. */
type All = {
  readonly found: Ranked[];
  readonly units: number;
  readonly sifted: Sifted | undefined;
};

/** What stands in `text` openly, and what is encoded in it. */
function allIn(quota: Quota, text: string, options: ScanOptions): All {
  const rows = options.rows ?? catalog();
  const isAllowed = allowedBy(WELL_KNOWN, options.allowed ?? []);
  const isSecret =
    (of: string) =>
    ({ secret }: Ranked) =>
      !isSpared(of, secret, isAllowed);
  const found: Ranked[] = [];
  const decoded = ({ text: inner, origin }: View): void => {
    if (quota.left <= 0) return;
    for (const one of rankedIn(quota, inner, rows).found) {
      const span = origin(one.secret);
      // Where the encoded text is cut, so is what was encoded.
      if (isSecret(inner)(one) && !isCut(text, span))
        found.push({ rank: one.rank, secret: { ...one.secret, ...span, keep: 0 } });
    }
  };
  const beside = {
    encoded: decodeOnce(text, decoded),
    run: (start: number, end: number) => decodeRun(text, start, end, decoded),
  };
  const open = rankedIn(quota, text, rows, beside);
  return { ...open, found: [...open.found.filter(isSecret(text)), ...found] };
}

/** Who is told of places at which something may be encoded. */
type Encoded = {
  readonly encoded: (decoder: Decoder, at: number) => void;
  readonly run: (start: number, end: number) => void;
};

/** What the wallet's detectors and the catalogue find in `text`; the two share one pass for words and one for long runs. */
function rankedIn(quota: Quota, text: string, rows: readonly SecretRow[], encoded?: Encoded): All {
  const sifted = siftFor(text, rows);
  if (sifted && isSiftedOut(sifted)) return { found: [], units: sifted.units, sifted };
  const wallet = walletSearch(text, quota.left, sifted);
  const { named } = wallet;
  const { found, units } = matchRows(text, rows, quota, { encoded: encoded?.encoded, named, sifted });
  const run = (start: number, end: number, mayEncode: boolean): void => {
    wallet.run(start, end);
    if (mayEncode) encoded?.run(start, end);
  };
  eachLongRun(text, run, sifted);
  const secrets = wallet.found(units);
  quota.left -= secrets.length;
  return { found: [...secrets.map((secret) => ({ secret, rank: 1 })), ...found], units, sifted };
}

function withoutOverlaps(found: readonly Ranked[]): Secret[] {
  if (found.length === 0) return [];
  const kept: Ranked[] = [];
  for (const next of [...found].sort((a, b) => a.secret.start - b.secret.start || a.rank - b.rank)) {
    const last = kept.at(-1);
    if (last && next.secret.start < last.secret.end) kept[kept.length - 1] = joined(last, next);
    else kept.push(next);
  }
  return kept.map(({ secret }) => secret);
}

/** One finding over the span of both; `first` does not begin after `second`. */
function joined(first: Ranked, second: Ranked): Ranked {
  const longer = second.secret.end - second.secret.start > first.secret.end - first.secret.start;
  const better = second.rank < first.rank || (second.rank === first.rank && longer) ? second : first;
  const { start } = first.secret;
  const end = Math.max(first.secret.end, second.secret.end);
  const keep = better.secret.start === start ? better.secret.keep : 0;
  return { rank: better.rank, secret: { ...better.secret, start, end, keep } };
}
