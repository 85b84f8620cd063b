/**
 * Baselines: texts with the whole answer to each, and how the answer changes while the text is edited at every place, so
 * that a change of any bound and any sign shows. A file of `tests/data/baselines` is a list of rows; a row has its `text` in
 * pieces, an answer under the name of each way to ask, and runs under each edit:
 *
 * - `cut`, `behead`: only what stands before, or behind, the place; `drop`: without the unit there;
 * - `put X`, `swap X`: with X before the unit there, or in its place; `stretch 7 X`: with so many X before the seventh unit.
 *
 * `4 none | 5-9 token 0-5` says of places (or numbers of X) what the answer is there, in places of the text as it is unedited;
 * `^` and `$` are the ends of what is left, `7'` is behind what was put in at 7. Where nothing is said, it is as without the
 * edit. The ends of each run are asked, the file is written by `npm run baselines`, and a diff of it says what a change did.
 */
import { readFileSync, writeFileSync } from "node:fs";

/**
 * How a text is asked about: the whole answers by their names, and in brief the one that edits change, in which `origin` says
 * where a place stood.
 */
export type Asked = {
  readonly brief: (text: string, origin: (place: number) => string) => string;
  readonly answers: Readonly<Record<string, (text: string) => string>>;
};

export type Row = { readonly text: readonly string[] } & Readonly<Record<string, string | readonly string[]>>;

/** A text with an edit, and where a place of it stands in the text without. */
type Edited = { readonly text: string; readonly origin: (place: number) => string };

/** What is said where an edit changes nothing. */
const SAME = "=";

/** The longest stretch. */
const STRETCH = 140;

const fileOf = (name: string): URL => new URL(`data/baselines/${name}.json`, import.meta.url);

/** The rows of `tests/data/baselines/NAME.json`. */
export function baselines(name: string): readonly Row[] {
  return JSON.parse(readFileSync(fileOf(name), "utf8")) as Row[];
}

/** What an editor does not show, as an escape. */
const UNSEEN = /[\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\u3000\ufeff]|\ufe0f/g;

const json = (value: unknown): string =>
  JSON.stringify(value).replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Writes the file, a line for each entry of a row. */
export function writeBaselines(name: string, rows: readonly Row[]): void {
  const lines = rows.map((row) =>
    Object.entries(row)
      .map(([key, value]) => `${json(key)}: ${json(value)}`)
      .join(",\n "),
  );
  writeFileSync(fileOf(name), `[\n{${lines.join("},\n\n{")}}\n]\n`);
}

const put = (text: string, at: number, gone: number, units: string): Edited => ({
  text: text.slice(0, at) + units + text.slice(at + gone),
  origin: (place) => {
    if (place <= at) return String(place);
    const isEdge = place === at + units.length && gone === 0;
    return `${Math.max(at, place - units.length + gone)}${isEdge ? "'" : ""}`;
  },
});

/** The edits of a text, by what their names begin with: how many there are, and each one by its number. */
const EDITS: Readonly<
  Record<
    string,
    (text: string, rest: string) => readonly [first: number, last: number, edit: (at: number) => Edited]
  >
> = {
  cut: (text) => [
    0,
    text.length - 1,
    (at) => ({ text: text.slice(0, at), origin: (place) => (place === at ? "$" : String(place)) }),
  ],
  behead: (text) => [
    1,
    text.length,
    (at) => ({ text: text.slice(at), origin: (place) => (place === 0 ? "^" : String(place + at)) }),
  ],
  drop: (text) => [0, text.length - 1, (at) => put(text, at, 1, "")],
  put: (text, units) => [0, text.length, (at) => put(text, at, 0, units)],
  swap: (text, units) => [0, text.length - 1, (at) => put(text, at, 1, units)],
  stretch: (text, rest) => {
    const place = Number.parseInt(rest, 10);
    const units = rest.slice(`${place} `.length);
    return [1, STRETCH, (count) => put(text, place, 0, units.repeat(count))];
  },
};

/** The places of the edit `name`, and the answer in brief to `text` with each, or `=`; undefined for the name of no edit. */
function editor(name: string, text: string, { brief }: Asked) {
  const [kind = ""] = name.split(" ", 1);
  const make = EDITS[kind];
  if (!make) return undefined;
  const [first, last, edit] = make(text, name.slice(kind.length + 1));
  const unedited = brief(text, String);
  const answer = (at: number): string => {
    const edited = edit(at);
    const now = brief(edited.text, edited.origin);
    return now === unedited ? SAME : now;
  };
  return { first, last, answer };
}

type Edits = NonNullable<ReturnType<typeof editor>>;

/** Places in a row with one answer. */
type Run = { readonly from: number; readonly to: number; readonly says: string };

/** The runs whose answer is another than without the edit, as a row holds them. */
const written = (runs: readonly Run[]): string =>
  runs
    .filter(({ says }) => says !== SAME)
    .map(({ from, to, says }) => `${from === to ? from : `${from}-${to}`} ${says}`)
    .join(" | ");

/** The runs of an edit: every place is asked. */
function runsOf({ first, last, answer }: Edits): Run[] {
  const runs: Run[] = [];
  for (let at = first; at <= last; at++) {
    const says = answer(at);
    const run = runs.at(-1);
    if (run?.says === says) runs[runs.length - 1] = { ...run, to: at };
    else runs.push({ from: at, to: at, says });
  }
  return runs;
}

/** The runs that a row holds, and those between them. */
function* notedRuns(text: string, first: number, last: number): Generator<Omit<Run, "says">> {
  let next = first;
  for (const run of text === "" ? [] : text.split(" | ")) {
    const [from = 0, to = from] = run.slice(0, run.indexOf(" ")).split("-").map(Number);
    if (from > next) yield { from: next, to: from - 1 };
    yield { from, to };
    next = to + 1;
  }
  if (next <= last) yield { from: next, to: last };
}

/** The same runs, asked at their ends only. */
function heldRuns(text: string, { first, last, answer }: Edits): Run[] {
  return [...notedRuns(text, first, last)].map(({ from, to }) => {
    const ends = [...new Set([from, to])].map(answer);
    return { from, to, says: [...new Set(ends)].join(" … ") };
  });
}

/** What `row` is answered now, in the same form: with every place of each edit asked anew, or with the ends of its runs. */
export function answersTo(row: Row, asked: Asked, isAnew = false): Row {
  const text = row.text.join("");
  const now = Object.entries(row).map(([name, before]) => {
    if (typeof before !== "string") return [name, before];
    const edits = editor(name, text, asked);
    if (!edits) return [name, asked.answers[name]?.(text) ?? "nothing is asked so"];
    return [name, written(isAnew ? runsOf(edits) : heldRuns(before, edits))];
  });
  return Object.fromEntries(now) as Row;
}
