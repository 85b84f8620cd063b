/**
 * Which tests a pattern matches in. A mutant of a pattern is made when its file is loaded, so no test is known to reach it; it
 * shows first where the pattern, or a longer one that it is a piece of, matched.
 */

/** How often a pattern, told by its source, matches in a millisecond of a test: lists, which can be written down. */
type Kept = readonly (readonly [
  source: string,
  tests: readonly (readonly [test: string, often: number])[],
])[];

/** The tests that are kept for a pattern: those in which it matches most often. */
const MOST = 500;

/** The shortest piece of a pattern that tells which patterns hold it. */
const PIECE = 3;

export class Patterns {
  readonly #tests: Map<string, Map<string, number>>;

  /** `kept` is what another one {@link kept}. */
  constructor(kept: Kept = []) {
    this.#tests = new Map(kept.map(([source, tests]) => [source, new Map(tests)]));
  }

  /** Runs the test `name`, which tells the milliseconds that it took, and counts what matches meanwhile. */
  async watch(name: string, run: () => Promise<number | undefined>): Promise<number | undefined> {
    const { exec } = RegExp.prototype;
    const counts = new Map<RegExp, number>();
    RegExp.prototype.exec = function counted(this: RegExp, text: string) {
      const found = exec.call(this, text);
      if (found) counts.set(this, (counts.get(this) ?? 0) + 1);
      return found;
    };
    try {
      const spent = await run();
      if (spent !== undefined)
        for (const [{ source }, count] of counts) this.#add(source, name, count / Math.max(1, spent));
      return spent;
    } finally {
      RegExp.prototype.exec = exec;
    }
  }

  #add(source: string, test: string, often: number): void {
    const tests = this.#tests.get(source) ?? new Map<string, number>();
    tests.set(test, (tests.get(test) ?? 0) + often);
    const most =
      tests.size < 2 * MOST ? tests : new Map([...tests].sort(([, a], [, b]) => b - a).slice(0, MOST));
    this.#tests.set(source, most);
  }

  get kept(): Kept {
    return [...this.#tests].map(([source, tests]) => [source, [...tests]]);
  }

  /** The tests, and how often, in which patterns match that hold what `code` writes, a pattern or a string. */
  matchedBy(code: string): ReadonlyMap<string, number> {
    const piece = pieceOf(code);
    const found = new Map<string, number>();
    if (piece.length < PIECE) return found;
    for (const [source, tests] of this.#tests)
      if (source.includes(piece))
        for (const [test, often] of tests) found.set(test, (found.get(test) ?? 0) + often);
    return found;
  }
}

/** What of a pattern, a string or a template stands so in the source of the patterns that are made of it. */
function pieceOf(code: string): string {
  const pattern = /^\/(.+)\/\w*$/s.exec(code)?.[1];
  if (pattern !== undefined) return pattern;
  const pieces = /^["'`].*["'`]$/s.test(code) ? code.slice(1, -1).split(/\$\{[^}]*\}/) : [];
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one), "");
  return longest.replaceAll("\\\\", "\\");
}
