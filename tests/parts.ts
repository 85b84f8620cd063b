/** Small functions held against rows of `tests/data/parts`: under each one's name, what it is given and what it gives, whole. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";

type Row = { readonly given: unknown; readonly gives: unknown };

/** What stands in `tests/data/parts/NAME.yaml`. */
export function partsIn<T = unknown>(name: string): T & Readonly<Record<string, readonly Row[] | undefined>> {
  return parse(readFileSync(new URL(`data/parts/${name}.yaml`, import.meta.url), "utf8"));
}

/** A test for each of `parts`, asked with every row that the file NAME has for it; `undefined` stands in the file as null. */
export function holdRows(name: string, parts: Readonly<Record<string, (given: never) => unknown>>): void {
  const rows = partsIn(name);
  for (const [part, ask] of Object.entries(parts))
    test(`${name}, part by part: ${part}`, () => {
      const known = rows[part] ?? [];
      assert.notEqual(known.length, 0);
      for (const { given, gives } of known)
        assert.deepEqual((ask as (given: unknown) => unknown)(given) ?? null, gives, JSON.stringify(given));
    });
}
