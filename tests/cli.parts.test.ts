/** What each part of the command makes of what it is given, whole: rows of tests/data/parts/cli.yaml. */

import { unifiedDiff } from "../cli/config/diff.ts";
import { edited, parseConfig } from "../cli/config/document.ts";
import { type Path, valueAt } from "../cli/config/path.ts";
import { matcherProblem, reachesShell } from "../cli/doctor/matchers.ts";
import {
  flatProblems,
  groupProblems,
  listedProblems,
  readFlat,
  readGroups,
  readListed,
} from "../cli/hosts/shapes.ts";
import { WIRINGS } from "../cli/hosts/table.ts";
import { parseBaseline } from "../cli/scan/baseline.ts";
import { globOf, takeAll } from "../cli/scan/glob.ts";
import { columnsOf, cutToColumns, jsonText, numberOf, Refusal } from "../cli/terminal.ts";
import type { Json } from "../lib/core/verdict.ts";
import { holdRows } from "./parts.ts";

type Format = "json" | "yaml";
type Edits = Parameters<typeof edited>[2];

/** What `ask` gives, or the words with which it is refused. */
function told(ask: () => unknown): unknown {
  try {
    return ask() ?? null;
  } catch (error) {
    if (error instanceof Refusal) return [`error: ${error.message}`, `hint: ${error.hint}`];
    if (error instanceof RangeError) return [`error: ${error.message}`];
    throw error;
  }
}

/** A value as a file can hold it: without what is undefined. */
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

holdRows("cli", {
  parsed: ([format, text]: readonly [Format, string]) => told(() => parseConfig(text, format, "f")),
  edited: ([format, text, edits]: readonly [Format, string, Edits]) =>
    told(() => edited(text, format, edits, "f")),
  valued: ([value, path]: readonly [Json, Path]) => valueAt(value, path),
  diffs: ([before, after]: readonly [string, string]) => unifiedDiff(before, after, "f"),
  globs: ([glob, paths]: readonly [string, readonly string[]]) =>
    told(() => {
      const takes = globOf(glob);
      return paths.filter((path) => takes(path));
    }),
  all: (globs: readonly string[]) => takeAll(globs.map(globOf)),
  columns: (text: string) => [columnsOf(text), ...[3, 6].map((columns) => cutToColumns(text, columns))],
  json: (value: Json) => jsonText(value),
  numbers: (counts: readonly number[]) => counts.map(numberOf),
  groups: (data: Json) => plainly([readGroups(data, ["hooks"], 1000), groupProblems(data, ["hooks"])]),
  flat: (data: Json) => plainly([readFlat(data, ["hooks"], 1), flatProblems(data, ["hooks"])]),
  listed: (data: Json) => plainly([readListed(data, 1), listedProblems(data)]),
  matchers: ([id, event, matcher]: readonly [string, string, string | null]) => {
    const wiring = WIRINGS.find((one) => one.id === id);
    if (!wiring) return null;
    const hook = { event, matcher: matcher ?? undefined, command: "x", argv: ["x"], timeout: 1, path: [] };
    return [matcherProblem(wiring, hook) ?? null, reachesShell(wiring, hook)];
  },
  baselines: (text: string) =>
    told(() => {
      const { id, entries, keyed } = parseBaseline(text, "b.json");
      return [id, [...entries], keyed];
    }),
});
