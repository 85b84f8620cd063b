/**
 * What functions are given and what they answer while a test plays: what scripts/seams.ts puts into their files calls this. The
 * same whichever test played before, so that one of them can be played alone.
 */
import { inspect } from "node:util";
import { digestOfAnswer, digestOfGiven, isTable, noteTable } from "./digest.ts";

type Run = (...given: readonly unknown[]) => unknown;

/** A function, by the path of its file and its name, and what is known of it in the play that goes on. */
type Seam = {
  readonly name: string;
  /** A digest of each pair of what it was given and what it answered. */
  readonly pairs: Set<number>;
  /** Whether nothing is told of the functions that it calls. */
  readonly isQuiet: boolean;
  /** Whether it is asked about one row of a table after the other. */
  readonly isOfRows: boolean;
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
/** The same where rows are edits of one text, which are more alike. */
const EACH_APART = 32;

const seams: Seam[] = [];
let isPlaying = false;
let kept = 0;

/** The seam of a function; `name`: its file, `#` and its name. */
export function seamOf(name: string, isQuiet = false, isOfRows = false): Seam {
  const seam: Seam = { name, pairs: new Set(), isQuiet, isOfRows, left: 0 };
  seams.push(seam);
  return seam;
}

/** In the place of what fills bytes at random. */
export const drawn = <Bytes>(bytes: Bytes): Bytes => bytes;

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

/** The constants of a file, by their names. */
export function tables(file: string, constants: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(constants)) noteTable(value, `${file}#${name}`);
}

/**
 * `make`, of whose work nothing is told where it is made for good, and where `isTable` what it makes is a table: what is made
 * during a play is made for its row.
 */
export function keeping<F extends Run>(make: F, isTable = false): F {
  if (isPlaying && kept === 0) return make;
  const silent: Run = (...given) => quietly(make, given, isTable);
  return silent as F;
}

/** `run`, of whose answer the field `numbers` is a table. */
export function numbered(run: Run, numbers: string): Run {
  return (...given) => {
    const answer = run(...given) as object;
    noteTable(Reflect.get(answer, numbers), numbers);
    return answer;
  };
}

/** `make`, of whose work nothing is told where it makes something of a table: a table. */
export function tabling<F extends Run>(make: F): F {
  const silent: Run = (...given) => (isTable(given[0]) ? quietly(make, given, true) : make(...given));
  return silent as F;
}

/** Calls a function, of whose work nothing is told. */
export function quietly(run: Run, given: ArrayLike<unknown>, isTable = false): unknown {
  kept++;
  try {
    const made = Reflect.apply(run, undefined, given);
    if (isTable) noteTable(made, "made");
    return made;
  } finally {
    kept--;
  }
}

/** Calls a function, and notes what it was given and what it answered. */
export function told(seam: Seam, run: Run, given: ArrayLike<unknown>): unknown {
  if (kept > 0) return Reflect.apply(run, undefined, given);
  if (seam.isOfRows) return toldOfRow(seam, run, given);
  if (seam.left-- === CALLS) looked.push(seam);
  const before = digestOfGiven(given);
  const words = seam.name === SHOWN ? shown(Array.from(given)) : "";
  try {
    const answer = seam.isQuiet ? quietly(run, given) : Reflect.apply(run, undefined, given);
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

/** The same of a function that is asked about every row of a table: a row that was asked about in vain is as none. */
function toldOfRow(seam: Seam, run: Run, given: ArrayLike<unknown>): unknown {
  const answer = seam.isQuiet ? quietly(run, given) : Reflect.apply(run, undefined, given);
  const isVain = answer === undefined || answer === false || (Array.isArray(answer) && answer.length === 0);
  if (isVain) return answer;
  if (seam.left-- === CALLS) looked.push(seam);
  note(
    seam,
    digestOfAnswer(digestOfGiven(given), answer),
    () => `${shown(Array.from(given))} → ${shown(answer)}`,
  );
  return answer;
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

/** `ask`, of which each call in a row is looked at as a row of its own. */
export function eachApart<Given extends readonly unknown[], Answer>(
  ask: (...given: Given) => Answer,
): (...given: Given) => Answer {
  return (...given) => {
    each = EACH_APART;
    turn++;
    lookAnew();
    return ask(...given);
  };
}

/** Rows that were played, and of how many one is looked at for all functions. */
let turn = 0;
let each = EACH;

/** Those of which a call was looked at in this row. */
let looked: Seam[] = [];

function lookAnew(): void {
  if (!isPlaying) return;
  const isEach = turn % each === 0;
  // Between two rows that are looked at for all, others than those of the last row are as they were.
  const some = turn % each < 2 ? seams : looked;
  for (const seam of some) seam.left = isEach || seam.pairs.size < PAIRS ? CALLS : 0;
  looked = [];
}

/** What the functions did in a play of `rows`, in the order of their names. */
export function played<Row>(rows: readonly Row[], play: (row: Row) => void): readonly Told[] {
  for (const { pairs } of seams) pairs.clear();
  isPlaying = true;
  try {
    turn = -1;
    each = EACH;
    for (const row of rows) {
      turn++;
      lookAnew();
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
