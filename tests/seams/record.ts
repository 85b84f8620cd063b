/**
 * What functions are given and what they answer while a test plays: what scripts/seams.ts puts into their files calls this. The
 * same whichever test played before, so that one of them can be played alone.
 */
import { inspect } from "node:util";
import { digestOfAnswer, digestOfGiven } from "./digest.ts";

type Run = (...given: readonly unknown[]) => unknown;

/** A function, by the path of its file and its name, and what is known of it in the play that goes on. */
type Seam = {
  readonly name: string;
  /** A digest of each pair of what it was given and what it answered. */
  readonly pairs: Set<number>;
  /** Calls that are still looked at in this row. */
  left: number;
};

/** A function in a play: how many pairs there were, and one digest of them all. */
export type Told = { readonly name: string; readonly pairs: number; readonly digest: number };

/** Calls of a function that are looked at in one row. */
const CALLS = 3;

/** Pairs of a function after which only each eighth row is looked at: others like them follow. */
const PAIRS = 12;
const EACH = 8;

const seams: Seam[] = [];
let isPlaying = false;
let kept = 0;

/** The seam of a function; `name`: its file, `#` and its name. */
export function seamOf(name: string): Seam {
  const seam: Seam = { name, pairs: new Set(), left: 0 };
  seams.push(seam);
  return seam;
}

/** The methods of a class tell what they do; what they are given begins with the object. */
export function methodsOf(of: { readonly prototype: object }, name: string): void {
  for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(of.prototype))) {
    if (typeof value !== "function" || method === "constructor") continue;
    const seam = seamOf(`${name}.${method}`);
    const run: Run = (self, ...given) => (value as Run).apply(self, given);
    Reflect.set(of.prototype, method, function telling(this: unknown, ...given: unknown[]) {
      return seam.left > 0 ? told(seam, run, [this, ...given]) : run(this, ...given);
    });
  }
}

/** `make`, of whose work nothing is told where it is made for good: what is made during a play is made for its row. */
export function keeping<F extends Run>(make: F): F {
  if (isPlaying) return make;
  const silent: Run = (...given) => {
    kept++;
    try {
      return make(...given);
    } finally {
      kept--;
    }
  };
  return silent as F;
}

/** Calls a function, and notes what it was given and what it answered. */
export function told(seam: Seam, run: Run, given: ArrayLike<unknown>): unknown {
  if (kept > 0) return Reflect.apply(run, undefined, given);
  seam.left--;
  const before = digestOfGiven(given);
  const words = seam.name === SHOWN ? shown(Array.from(given)) : "";
  try {
    const answer = Reflect.apply(run, undefined, given);
    // What answers nothing does something to what it was given.
    const pair =
      answer === undefined ? digestOfGiven([before, ...Array.from(given)]) : digestOfAnswer(before, answer);
    note(seam, pair, () => `${words} → ${shown(answer === undefined ? Array.from(given) : answer)}`);
    return answer;
  } catch (error) {
    note(seam, digestOfAnswer(before, error), () => `${words} throws ${error}`);
    throw error;
  }
}

/** A function whose pairs are written down for a person. */
const SHOWN = process.env["AGENT_GUARDS_SEAM"];

function shown(value: unknown): string {
  return inspect(value, { depth: 4, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 200 });
}

function note({ name, pairs }: Seam, pair: number, words: () => string): void {
  if (name === SHOWN && !pairs.has(pair)) console.error(words());
  pairs.add(pair);
}

/** What the functions did in a play of `rows`, in the order of their names. */
export function played<Row>(rows: readonly Row[], play: (row: Row) => void): readonly Told[] {
  for (const { pairs } of seams) pairs.clear();
  isPlaying = true;
  try {
    for (const [at, row] of rows.entries()) {
      for (const seam of seams) seam.left = seam.pairs.size < PAIRS || at % EACH === 0 ? CALLS : 0;
      play(row);
    }
  } finally {
    isPlaying = false;
    for (const seam of seams) seam.left = 0;
  }
  return seams
    .filter(({ pairs }) => pairs.size > 0)
    .map(({ name, pairs }) => ({ name, pairs: pairs.size, digest: sumOf(pairs) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The same in whatever order the pairs came. */
function sumOf(pairs: Iterable<number>): number {
  let sum = 0;
  for (const pair of pairs) sum = (sum + (pair % 2 ** 32)) | 0;
  return sum;
}
