/**
 * What a scan reads and what it finds, wherever the text came from.
 */
import { fingerprint } from "../../lib/secrets/allowed.ts";
import type { Secret, SecretClass } from "../../lib/secrets/finding.ts";

/** A stretch of text with the way back to its place. */
export type Piece = {
  readonly path: string;
  /** The path below the project's top, where it has one: what globs and baselines compare. */
  readonly name?: string;
  readonly text: string;
  /** Where stretches of `text` begin in their file: ascending offsets, each with a line and a column (from 1). */
  readonly origins: readonly Origin[];
  /** The commit that brought it, when it came from one. */
  readonly commit?: string;
  /** Findings from this offset on belong to the next piece, which overlaps this one. */
  readonly until?: number;
};

export type Origin = { readonly offset: number; readonly line: number; readonly column: number };

/** What a secret opens; `internal` is what only a public repository must not name. */
export type FindClass = SecretClass | "internal";

type Place = { readonly line: number; readonly column: number };

/**
 * One secret in its place, before anybody decides about it. `digest` tells its value from others; it stays in our own
 * processes, because a short value could be guessed by it.
 */
export type Find = Place & {
  readonly path: string;
  readonly name: string;
  readonly endLine: number;
  readonly endColumn: number;
  readonly commit?: string;
  readonly rule: string;
  readonly class: FindClass;
  readonly label: string;
  /** As much of the value as may be seen: a vendor's prefix. */
  readonly shown: string;
  readonly digest: string;
  /** True where a person's word for it stands on its line. */
  readonly inline: boolean;
  /** True for a value of a format that machines draw at random: no list of passwords holds it. */
  readonly drawn: boolean;
};

/** How a text is looked at. */
export type Lens = {
  readonly scan: (text: string) => readonly Mark[];
  /** Whether a value of this rule is drawn at random by a machine. */
  readonly isDrawn: (secret: Mark, units: number) => boolean;
};

/** What a detector marked. */
export type Mark = Omit<Secret, "class"> & { readonly class: FindClass };

/** Units of a line before and after a finding in which a person's word for it may stand. */
const WORD_UNITS = 2000;

/** What opens a wallet is gone when it is seen once: no word in a project lets it pass. */
export function opensWallet({
  class: kind,
  rule,
}: {
  readonly class: FindClass;
  readonly rule: string;
}): boolean {
  return kind === "wallet" || rule === "evm-private-key";
}

/**
 * Whether a person has said on the line of a finding that it is none: `agent-guards:allow RULE reason`, with a reason. A
 * wallet's secret cannot be allowed so.
 */
function isAllowedInline(text: string, { start, end, rule, ...mark }: Mark): boolean {
  if (opensWallet({ rule, class: mark.class })) return false;
  const before =
    text
      .slice(Math.max(0, start - WORD_UNITS), start)
      .split("\n")
      .at(-1) ?? "";
  const [after = ""] = text.slice(end, end + WORD_UNITS).split("\n", 1);
  const words = `${before} ${after}`.matchAll(/agent-guards:allow[ \t]{1,8}([\w.-]{1,64})[ \t]{1,8}\S/g);
  return [...words].some(([, named]) => named === rule);
}

/** What stands in one piece, in order. */
export function findsIn(piece: Piece, lens: Lens): Find[] {
  const { path, name = path, text, commit, until = text.length + 1 } = piece;
  const found = lens.scan(text).filter(({ start }) => start < until);
  if (found.length === 0) return [];
  const placeOf = locator(piece);
  const shownPath = maskedName(path, lens);
  const shownName = name === path ? shownPath : maskedName(name, lens);
  return found.map((mark) => {
    const value = text.slice(mark.start, mark.end);
    const from = placeOf(mark.start);
    const to = placeOf(mark.end);
    return {
      path: shownPath,
      name: shownName,
      ...from,
      endLine: to.line,
      endColumn: to.column,
      ...(commit === undefined ? {} : { commit }),
      rule: mark.rule,
      class: mark.class,
      label: mark.label,
      shown: value.slice(0, mark.keep),
      digest: fingerprint(value),
      inline: isAllowedInline(text, mark),
      drawn: lens.isDrawn(mark, value.length),
    };
  });
}

/** A name as reports may show it: it may hold a secret, too. */
export function maskedName(name: string, { scan }: Lens): string {
  let shown = "";
  let done = 0;
  for (const { start, end, rule, keep, class: kind } of scan(name)) {
    if (kind === "internal") continue;
    shown += `${name.slice(done, start + keep)}…[redacted:${rule}]`;
    done = end;
  }
  return shown + name.slice(done);
}

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
export function placeBehind(origin: Place, text: string): Place {
  return locator({ text, origins: [{ ...origin, offset: 0 }] })(text.length);
}
