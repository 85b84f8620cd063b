/** What a scan reads and what it reports, wherever the text came from. */
import type { Secret, SecretClass } from "../../lib/secrets/finding.ts";
import { mask } from "../../lib/secrets/mask.ts";

/** A stretch of text with the way back to its place. */
export type Piece = {
  readonly path: string;
  readonly text: string;
  /** Where stretches of `text` begin in their file: ascending offsets, each with a line and a column (from 1). */
  readonly origins: readonly Origin[];
  /** The commit that brought it, when it came from one. */
  readonly commit?: string;
  /** Findings from this offset on belong to the next piece, which overlaps this one. */
  readonly until?: number;
};

export type Origin = { readonly offset: number; readonly line: number; readonly column: number };

/** One secret in its place. No field holds the secret. */
export type Hit = {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly commit?: string;
  readonly rule: string;
  readonly class: SecretClass;
  readonly label: string;
  /** The value as it may be shown. */
  readonly masked: string;
};

export type Scanner = (text: string) => Secret[];

/** Units of a line before and after a finding in which a person's word for it may stand. */
const WORD_UNITS = 2000;

/**
 * Whether a person has said on the line of a finding that it is none: `agent-guards:allow RULE reason`, with a reason. A
 * wallet's secret cannot be allowed so: its format proves it.
 */
export function isAllowedInline(text: string, { start, end, rule, class: kind }: Secret): boolean {
  if (kind === "wallet") return false;
  const before =
    text
      .slice(Math.max(0, start - WORD_UNITS), start)
      .split("\n")
      .at(-1) ?? "";
  const [after = ""] = text.slice(end, end + WORD_UNITS).split("\n", 1);
  const words = `${before} ${after}`.matchAll(/agent-guards:allow[ \t]{1,8}([\w.-]{1,64})[ \t]{1,8}\S/g);
  return [...words].some(([, named]) => named === rule);
}

/** The hits of one piece; `session` keys the digests in their masked values. */
export function hitsIn(piece: Piece, scanner: Scanner, session: string): Hit[] {
  const { path, text, commit, until = text.length + 1 } = piece;
  const placeOf = locator(piece);
  const found = scanner(text).filter(({ start }) => start < until);
  // A name may hold a secret, too, and stands in every report.
  const name = found.length > 0 ? mask(path, scanner(path), session) : path;
  return found.map((secret) => {
    const value = text.slice(secret.start, secret.end);
    const from = placeOf(secret.start);
    const to = placeOf(secret.end);
    return {
      path: name,
      ...from,
      endLine: to.line,
      endColumn: to.column,
      ...(commit === undefined ? {} : { commit }),
      rule: secret.rule,
      class: secret.class,
      label: secret.label,
      masked: mask(value, [{ ...secret, start: 0, end: value.length }], session),
    };
  });
}

type Place = { readonly line: number; readonly column: number };

/**
 * Tells the places of ascending offsets. It goes through the text once, whatever the number of hits: a file may hold a
 * hundred thousand, and all of them on one line.
 */
function locator({ text, origins }: Pick<Piece, "text" | "origins">): (offset: number) => Place {
  let [line, start, passed] = [1, 0, 0];
  let next = text.indexOf("\n");
  const begin = (origin: Origin) => {
    line = origin.line;
    start = origin.offset - origin.column + 1;
    next = text.indexOf("\n", origin.offset);
  };
  return (offset) => {
    for (let origin = origins[passed]; origin && origin.offset <= offset; origin = origins[passed]) {
      begin(origin);
      passed++;
    }
    while (next !== -1 && next < offset) {
      line++;
      start = next + 1;
      next = text.indexOf("\n", start);
    }
    return { line, column: offset - start + 1 };
  };
}

/** The place behind a whole stretch, where the next one of the same file begins. */
export function placeBehind(origin: Origin, text: string): Place {
  return locator({ text, origins: [{ ...origin, offset: 0 }] })(text.length);
}
