/**
 * All that judging a command tells, held whole: tests/data/baselines/shell; what single readers make of texts in the folder
 * `readers` there. What is meant to change is written anew by `npm run baselines shell`, and read by a person. Nothing is run.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { test } from "node:test";
import { baselinesIn, textOf } from "./shell-baselines/file.ts";
import { readingOf } from "./shell-baselines/readers.ts";
import { BASELINES, baselineFiles, tracer } from "./shell-baselines/world.ts";
import { writes } from "./whole.ts";

const FILES = [
  { room: "", of: await tracer() },
  { room: "readers", of: readingOf },
].flatMap(({ room, of }) => baselineFiles(room).map((path) => ({ path, of })));

for (const { path, of: trace } of FILES)
  test(`baselines of lib/shell: ${relative(BASELINES, path)}`, () => {
    const { about, rows } = baselinesIn(readFileSync(path, "utf8"));
    if (writes) {
      const now = rows.map(({ command }) => ({ command, lines: trace(command) }));
      return writeFileSync(path, textOf({ about, rows: now }));
    }
    for (const { command, lines } of rows)
      assert.deepEqual(trace(command), lines, `what is told of this has changed: ${command}`);
  });

test("a file of baselines is written as it is read", () => {
  for (const { path } of FILES) {
    const text = readFileSync(path, "utf8");
    assert.equal(textOf(baselinesIn(text)), text, path);
  }
});
