/**
 * Patterns that are compiled for the first text that they may match. To compile a pattern of a thousand units costs a fresh process
 * as much as a hundred searches for a word, and a hook is a fresh process: most patterns of its tables match nothing of what it
 * is given, and are never compiled.
 */
import { latest, lazy } from "./lazy.ts";
import { SOUGHT_TEXTS, SOUGHT_UNITS } from "./limits.ts";
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

/**
 * Whether one of the patterns matches. One pattern of all of them would try each at every place of a text: so only those are tried,
 * and compiled, of whose literals the text holds one.
 */
export function soughtAny(sources: readonly string[], flags: string): (text: string) => boolean {
  const forms = sources.map((source) => sought(source, flags));
  return (text) => forms.some((form) => form.test(text));
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
type Marked = {
  /** In lower case; `undefined` where that tells nothing. */
  readonly text: string | undefined;
  /** A bit for each mark; `undefined` for a text so long that nearly all were made. */
  readonly marks: Uint32Array | undefined;
};

const MARKS = 4096;

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

function marksOf(text: string): Uint32Array {
  const marks = new Uint32Array(MARKS / 32);
  const last = text.length - 1;
  let first = 0;
  let second = 0;
  let third = 0;
  // Each unit ends three marks: the same as of `markAt`, without reading a unit more than once.
  for (let at = 0; at <= last; at++) {
    const unit = text.charCodeAt(at);
    set(marks, unit & (MARKS - 1));
    if (at > 0) set(marks, ((third * 31 + unit) * 7) & (MARKS - 1));
    if (at > 2) set(marks, ((first * 31 + second) * 961 + third * 31 + unit) & (MARKS - 1));
    first = second;
    second = third;
    third = unit;
  }
  return marks;
}

function set(marks: Uint32Array, mark: number): void {
  marks[mark >>> 5] = (marks[mark >>> 5] ?? 0) | (1 << (mark & 31));
}

/** The texts that were marked last: several languages ask for one and the same, and each of a clause in many forms. */
const kept = new Map<string, Marked>();

function marked(whole: string): Marked {
  const known = kept.get(whole);
  if (known !== undefined) return known;
  const text = lowered(whole);
  const made = {
    text,
    marks: text === undefined || text.length > SOUGHT_UNITS ? undefined : marksOf(text),
  };
  if (kept.size >= SOUGHT_TEXTS) kept.clear();
  kept.set(whole, made);
  return made;
}

const last = latest(marked);

function holdsAny(whole: string, { any, marks: asked }: Literals): boolean {
  const { text, marks } = last(whole);
  if (text === undefined) return true;
  for (let at = 0; at < any.length; at++) {
    const mark = asked[at] ?? 0;
    if (marks !== undefined && ((marks[mark >>> 5] ?? 0) & (1 << (mark & 31))) === 0) continue;
    if (text.includes(any[at] ?? "")) return true;
  }
  return false;
}
