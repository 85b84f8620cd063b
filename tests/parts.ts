/**
 * Small functions held against rows of `tests/data/parts`: under each one's name, what it is given and what it gives, whole.
 * `npm run baselines parts/NAME` writes anew what each row gives; a new one is given alone.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isMap, isSeq, parse, parseDocument } from "yaml";
import type { Holder } from "./seams/hold.ts";
import { save, writes } from "./whole.ts";

type Row = { readonly given: unknown; readonly gives: unknown };

/** What stands in `tests/data/parts/NAME.yaml`. */
export function partsIn<T = unknown>(name: string): T & Readonly<Record<string, readonly Row[] | undefined>> {
  return parse(readFileSync(fileOf(name), "utf8"));
}

/** Rows that one test asks: few, so that a mutant meets many kinds of them soon. */
const TOGETHER = 12;

const fileOf = (name: string): URL => new URL(`data/parts/${name}.yaml`, import.meta.url);

/**
 * A test for each of `parts`, asked with every row that the file NAME has for it; `undefined` stands in the file as null. What
 * functions inside do meanwhile is held by `seams`.
 */
export function holdRows(
  name: string,
  parts: Readonly<Record<string, (given: never) => unknown>>,
  seams?: Holder,
): void {
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

/** Writes into the file what each of its rows gives. */
async function fill(name: string, parts: Readonly<Record<string, (given: never) => unknown>>): Promise<void> {
  const file = fileOf(name);
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const [part, ask] of Object.entries(parts)) {
    const rows = document.get(part);
    if (!isSeq(rows)) continue;
    for (const row of rows.items) {
      if (!isMap(row)) continue;
      const { given } = row.toJS(document) as Row;
      const gives: unknown = (await (ask as (given: unknown) => unknown)(given)) ?? null;
      row.set("gives", document.createNode(JSON.parse(JSON.stringify(gives)), { flow: true }));
    }
  }
  save(file, document);
  execFileSync("npx", ["biome", "format", "--write", fileURLToPath(file)], { stdio: "inherit" });
}
