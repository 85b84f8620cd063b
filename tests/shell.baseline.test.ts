/**
 * All that judging a command tells, held whole: tests/data/baselines/shell. What is meant to change there is written anew by
 * `npm run baselines shell`, and read by a person. No command is ever run.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { baselinesIn, textOf } from "./shell-baselines/file.ts";
import { baselineFiles, tracer } from "./shell-baselines/world.ts";
import { writes } from "./whole.ts";

const trace = await tracer();

for (const path of baselineFiles())
  test(`baselines of lib/shell: ${basename(path, ".txt")}`, () => {
    const { about, rows } = baselinesIn(readFileSync(path, "utf8"));
    if (writes) {
      const now = rows.map(({ command }) => ({ command, lines: trace(command) }));
      return writeFileSync(path, textOf({ about, rows: now }));
    }
    for (const { command, lines } of rows)
      assert.deepEqual(trace(command), lines, `what is told of this has changed: ${command}`);
  });

test("a file of baselines is written as it is read", () => {
  for (const path of baselineFiles()) {
    const text = readFileSync(path, "utf8");
    assert.equal(textOf(baselinesIn(text)), text, path);
  }
});
