/** The shape of one row of the secret catalogue. */
import type { Span } from "../core/verdict.ts";
import type { SecretClass } from "./finding.ts";

/** What every row of the catalogue carries. */
export type CatalogRow = {
  /** Stable name of the row: it stands in verdicts, in masking markers and in the self-tests. */
  readonly id: string;
  /** What a person calls it: "OpenRouter API key". */
  readonly label: string;
  /** What the secret opens; `token` where it is not said. */
  readonly class?: SecretClass;
  /** How many leading units of the value stay visible when it is masked. */
  readonly keep: number;
  /** Where the format is documented, or which public rule file holds it. */
  readonly source: string;
};

/**
 * A value that gives itself away: `keywords` are parts of the value itself, compared with their case.
 *
 * `shape` is the whole value, without anchors or boundaries: the search adds them. `back` is how many units of the
 * value stand before the keyword (0, or a range). Every keyword has two units or more.
 */
export type ShapeRow = CatalogRow & {
  readonly keywords: readonly string[];
  readonly shape: RegExp;
  readonly back?: number | readonly [number, number];
  /**
   * The proof that the format carries: a checksum, a decodable part. A failure means that it is no secret. `text` and
   * `start` tell where the value stands, for a format that proves less in some places than in others.
   */
  readonly proof?: (value: string, text?: string, start?: number) => boolean;
};

/**
 * A value that only its surroundings give away: `words` name the vendor (compared without case), `shape` is the value
 * that is bound to one of them by an assignment or within the same clause.
 */
export type BoundRow = CatalogRow & {
  readonly words: readonly string[];
  readonly shape: RegExp;
  readonly proof?: ShapeRow["proof"];
};

/**
 * A construction rather than a value: `keywords` (compared without case) are where to look, `find` says where the
 * secret stands. `at` and `end` are the span of the keyword that was hit.
 */
export type FinderRow = CatalogRow & {
  readonly keywords: readonly string[];
  readonly find: (text: string, at: number, end: number) => Span | undefined;
};

/** One row of the catalogue. A user's own row is nearly always a {@link ShapeRow}. */
export type SecretRow = ShapeRow | BoundRow | FinderRow;
