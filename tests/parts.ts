/**
 * Small functions held against rows of `tests/data/parts`: under each one's name, what it is given and what it gives, whole.
 * `npm run baselines parts/NAME` writes anew what each row gives; a new one is given alone.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isMap, isNode, isSeq, parseDocument, type YAMLMap } from "yaml";
import { keptYaml } from "../scripts/selftest-contents.ts";
import type { Holder } from "./seams/hold.ts";
import { withEscapes, writes } from "./whole.ts";

type Row = { readonly given: unknown; readonly gives: unknown };

/** The functions of a file of rows, by the names that their rows stand under. */
type Parts = Readonly<Record<string, (given: never) => unknown>>;

/** What stands in `tests/data/parts/NAME.yaml`. */
export function partsIn<T = unknown>(name: string): T & Readonly<Record<string, readonly Row[] | undefined>> {
  return keptYaml(readFileSync(fileOf(name), "utf8")) as ReturnType<typeof partsIn<T>>;
}

/** Rows that one test asks: few, so that a mutant meets many kinds of them soon. */
const TOGETHER = 12;

const fileOf = (name: string): URL => new URL(`data/parts/${name}.yaml`, import.meta.url);

/**
 * A test for each of `parts`, asked with every row that the file NAME has for it; `undefined` stands in the file as null. What
 * functions inside do meanwhile is held by `seams`.
 */
export function holdRows(name: string, parts: Parts, seams?: Holder): void {
  if (writes) {
    void fill(name, parts);
    return;
  }
  const rows = partsIn(name);
  for (const [part, ask] of Object.entries(parts)) {
    const known = rows[part] ?? [];
    assert.notEqual(known.length, 0, part);
    for (let first = 0; first < known.length; first += TOGETHER)
      test(`${name}, part by part: ${part} from row ${first}`, () => {
        const some = known.slice(first, first + TOGETHER);
        const held = ({ given, gives }: Row): void =>
          assert.deepEqual((ask as (given: unknown) => unknown)(given) ?? null, gives, JSON.stringify(given));
        if (seams) seams.hold(`${part} from row ${first}`, some, held);
        else some.forEach(held);
      });
  }
}

/** Writes into the file what its rows give, where that is not what stands there. */
async function fill(name: string, parts: Parts): Promise<void> {
  const file = fileOf(name);
  const before = readFileSync(file, "utf8");
  const after = await filled(before, parts);
  if (after === before) return;
  writeFileSync(file, after);
  execFileSync("npx", ["biome", "format", "--write", fileURLToPath(file)], { stdio: "inherit" });
}

/** What is to stand in the place of a stretch of the file. */
type Change = { readonly from: number; readonly to: number; readonly text: string };

/** The text of a file of rows in which each gives what its part gives; where it says so already, nothing is written in another way. */
export async function filled(text: string, parts: Parts): Promise<string> {
  const document = parseDocument(text);
  const changes: Change[] = [];
  for (const [part, ask] of Object.entries(parts)) {
    const rows = document.get(part);
    if (!isSeq(rows)) continue;
    for (const row of rows.items) {
      if (!isMap(row)) continue;
      const { given, gives }: Partial<Row> = row.toJS(document);
      const now: unknown = (await (ask as (given: unknown) => unknown)(given)) ?? null;
      const json = JSON.stringify(now);
      if (!row.has("gives") || JSON.stringify(gives) !== json)
        changes.push(changeOf(text, row, withEscapes(json)));
    }
  }
  return changes
    .sort((a, b) => b.from - a.from)
    .reduce((all, { from, to, text: put }) => all.slice(0, from) + put + all.slice(to), text);
}

/** What a row of `text` gives, as JSON in the place of what it gave, or behind what it is given. */
function changeOf(text: string, row: YAMLMap, json: string): Change {
  const gives = placeOf(text, row.get("gives", true));
  if (gives) return { ...gives, text: json };
  const given = placeOf(text, row.get("given", true));
  if (!given) throw new RangeError(`a row without given: ${String(row)}`);
  const { to } = given;
  if (row.flow) return { from: to, to, text: `, gives: ${json}` };
  const [start = 0] = row.range ?? [];
  const column = start - (text.lastIndexOf("\n", start - 1) + 1);
  return { from: to, to, text: `\n${" ".repeat(column)}gives: ${json}` };
}

/** Where a node stands in the text, without the blanks behind it. */
function placeOf(text: string, node: unknown): Omit<Change, "text"> | undefined {
  if (!isNode(node) || !node.range) return undefined;
  const [from, to] = node.range;
  return { from, to: from + text.slice(from, to).trimEnd().length };
}
