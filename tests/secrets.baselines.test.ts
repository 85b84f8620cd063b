/**
 * Every finding in every text of `tests/data/baselines/secrets.json`, all looks at a value, and how they change with the text.
 * Meanwhile every function of lib/secrets tells what it does: tests/data/seams/secrets.txt.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answersTo, baselines } from "./baselines.ts";
import { seamsOf } from "./seams/hold.ts";
import { seamed } from "./seams/load.ts";

const { SECRETS, VALUES, played } = await seamed<typeof import("./seams/secrets.ts")>(
  "lib/secrets",
  "tests/seams/secrets.ts",
);
const seams = seamsOf("secrets", played);

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
      seams.hold(`${kind} from ${first}`, some, (row) => assert.deepEqual(answersTo(row, asked), row));
    });
  }
}

seams.end();
