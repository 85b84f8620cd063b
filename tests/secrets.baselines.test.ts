/** Every finding in every text of `tests/data/baselines/secrets.json`, all looks at a value, and how they change with the text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answersTo, baselines } from "./baselines.ts";
import { SECRETS, VALUES } from "./secrets.baselines.ts";

/** Rows that one test asks: few, so that a test ends soon. */
const TOGETHER = 8;

for (const [name, asked, kind] of [
  ["secrets", SECRETS, "texts"],
  ["secrets.values", VALUES, "values"],
] as const) {
  const rows = baselines(name);
  for (let first = 0; first < rows.length; first += TOGETHER) {
    const some = rows.slice(first, first + TOGETHER);
    test(`what the secret rules make of ${kind} ${first} to ${first + some.length - 1}`, () => {
      for (const row of some) assert.deepEqual(answersTo(row, asked), row);
    });
  }
}
