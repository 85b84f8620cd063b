/**
 * What is claimed in every reply of `tests/data/baselines/claims.edits.json`, how texts come apart, and how both change with a
 * text. Meanwhile every function of lib/claims tells what it does: tests/data/seams/claims.txt.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answersTo, baselines } from "./baselines.ts";
import { seamsOf } from "./seams/hold.ts";
import { seamed } from "./seams/load.ts";

const { CLAIMED, LINES, played } = await seamed<typeof import("./seams/claims.ts")>(
  "lib/claims",
  "tests/seams/claims.ts",
);
const seams = seamsOf("claims", played);

/** Rows that one test asks: few, so that a test ends soon. */
const TOGETHER = 8;

for (const [name, asked, kind] of [
  ["claims.edits", CLAIMED, "replies"],
  ["claims.lines", LINES, "texts"],
] as const) {
  const rows = baselines(name);
  for (let first = 0; first < rows.length; first += TOGETHER) {
    const some = rows.slice(first, first + TOGETHER);
    test(`what the claim rules make of ${kind} ${first} to ${first + some.length - 1}`, () => {
      seams.hold(`${kind} from ${first}`, some, (row) => assert.deepEqual(answersTo(row, asked), row));
    });
  }
}

seams.end();
