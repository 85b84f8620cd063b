/** Every finding in every text of `tests/data/baselines/secrets.json`, and how it changes with the text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answersTo, baselines } from "./baselines.ts";
import { SECRETS } from "./secrets.baselines.ts";

/** Rows that one test asks: few, so that a test ends soon. */
const TOGETHER = 8;

const rows = baselines("secrets");
for (let first = 0; first < rows.length; first += TOGETHER) {
  const some = rows.slice(first, first + TOGETHER);
  test(`what scanning makes of texts ${first} to ${first + some.length - 1}`, () => {
    for (const row of some) assert.deepEqual(answersTo(row, SECRETS), row);
  });
}
