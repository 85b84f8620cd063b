/**
 * Patterns that are compiled for the first text that they may match. To compile a pattern of a thousand units costs a fresh process
 * as much as a hundred searches for a word, and a hook is a fresh process: most patterns of its tables match nothing of what it
 * is given, and are never compiled.
 */
import { latest, lazy } from "./lazy.ts";
import { literalsOf, lowered } from "./literals.ts";

/** A pattern, case-insensitive, that is compiled when the first text comes that it may match. */
export type Sought = {
  /** The compiled pattern, for a text that it may match; `undefined` where it cannot. It is not sticky and keeps no place. */
  readonly within: (text: string) => RegExp | undefined;
  /** True where it matches. */
  readonly test: (text: string) => boolean;
  /** The first match, as of a pattern without the flag `g`. */
  readonly exec: (text: string) => RegExpMatchArray | null;
  /** Every match of a pattern with the flag `g`. */
  readonly all: (text: string) => readonly RegExpExecArray[];
  /** The text with `by` in the place of its matches: of the first one, or of all with the flag `g`. */
  readonly replace: (text: string, by: string) => string;
};

/** The pattern of a source; `flags` hold `i`. Throws a SyntaxError at its first match where the source is no pattern. */
export function sought(source: string, flags: string): Sought {
  return soughtBy(
    source,
    lazy(() => new RegExp(source, flags)),
  );
}

/** The same of a pattern that stands in the code: asked only of texts that hold one of its literals. */
export function soughtAs(form: RegExp): Sought {
  return soughtBy(form.source, () => form);
}

const NO_MATCH: readonly RegExpExecArray[] = [];

function soughtBy(source: string, form: () => RegExp): Sought {
  const literals = lazy(() => ({ any: known(literalsOf(source)) }));
  const within = (text: string): RegExp | undefined => {
    const { any } = literals();
    return any === undefined || holdsAny(text, any) ? form() : undefined;
  };
  return {
    within,
    test: (text) => {
      const found = within(text);
      return found !== undefined && text.search(found) >= 0;
    },
    exec: (text) => {
      const found = within(text);
      return found === undefined ? null : text.match(found);
    },
    all: (text) => {
      const found = within(text);
      return found === undefined ? NO_MATCH : [...text.matchAll(found)];
    },
    replace: (text, by) => {
      const found = within(text);
      return found === undefined ? text : text.replace(found, by);
    },
  };
}

/** Literals, and the mark of each: see {@link Marked}. */
type Literals = { readonly any: readonly string[]; readonly marks: readonly number[] };

function known(any: readonly string[] | undefined): Literals | undefined {
  return any && { any, marks: any.map((one) => markAt(one, 0, widthOf(one.length))) };
}

/**
 * A text is asked for hundreds of literals, and holds few of them. So it is marked once for what stands at each of its units:
 * the unit, the two and the four from there. A literal whose own beginning is not marked stands nowhere in it.
 */
type Marked = { readonly text: string | undefined; readonly round: number };

const MARKS = 4096;

/** The round in which each mark was made last: so none has to be taken back. */
const rounds = new Uint32Array(MARKS);
let round = 0;

/** Units of a text from which on too many marks are made to tell anything. */
const MANY_UNITS = 2048;

/** How many units of a literal are its mark. */
function widthOf(length: number): 1 | 2 | 4 {
  if (length >= 4) return 4;
  return length >= 2 ? 2 : 1;
}

function markAt(text: string, at: number, width: 1 | 2 | 4): number {
  const first = text.charCodeAt(at);
  if (width === 1) return first & (MARKS - 1);
  const two = first * 31 + text.charCodeAt(at + 1);
  if (width === 2) return (two * 7) & (MARKS - 1);
  return (two * 961 + text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3)) & (MARKS - 1);
}

/** A text in lower case, marked. */
const low = latest((whole: string): Marked => {
  const text = lowered(whole);
  if (text === undefined || text.length > MANY_UNITS) return { text, round: 0 };
  round = (round + 1) >>> 0 || 1;
  const last = text.length - 1;
  for (let at = 0; at <= last; at++) {
    rounds[markAt(text, at, 1)] = round;
    if (at < last) rounds[markAt(text, at, 2)] = round;
    if (at + 2 < last) rounds[markAt(text, at, 4)] = round;
  }
  return { text, round };
});

function holdsAny(text: string, { any, marks }: Literals): boolean {
  const { text: known, round } = low(text);
  if (known === undefined) return true;
  for (let at = 0; at < any.length; at++) {
    if (round !== 0 && rounds[marks[at] ?? 0] !== round) continue;
    if (known.includes(any[at] ?? "")) return true;
  }
  return false;
}
