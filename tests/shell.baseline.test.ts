/**
 * All that judging a command tells, held whole: tests/data/baselines/shell; what single readers make of texts in the folder
 * `readers` there. What is meant to change is written anew by `npm run baselines shell`, and read by a person. Nothing is run.
 * Meanwhile every function of lib/shell tells what it does: tests/data/seams/shell.txt.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { test } from "node:test";
import { seamsOf } from "./seams/hold.ts";
import { seamed } from "./seams/load.ts";
import { baselinesIn, textOf } from "./shell-baselines/file.ts";
import { BASELINES, baselineFiles } from "./shell-baselines/world.ts";
import { writes } from "./whole.ts";

const { played, readingOf, tracer } = await seamed<typeof import("./seams/shell.ts")>(
  "lib/shell",
  "tests/seams/shell.ts",
);
const seams = seamsOf("shell", played);

const FILES = [
  // A machine for each file: what is known of one is kept.
  { room: "", of: tracer },
  { room: "readers", of: () => readingOf },
].flatMap(({ room, of }) => baselineFiles(room).map((path) => ({ path, of })));

for (const { path, of } of FILES)
  test(`baselines of lib/shell: ${relative(BASELINES, path)}`, async () => {
    const trace = await of();
    const { about, rows } = baselinesIn(readFileSync(path, "utf8"));
    if (writes) {
      const now = rows.map(({ command }) => ({ command, lines: trace(command) }));
      return writeFileSync(path, textOf({ about, rows: now }));
    }
    seams.hold(relative(BASELINES, path).replaceAll("\\", "/"), rows, ({ command, lines }) =>
      assert.deepEqual(trace(command), lines, `what is told of this has changed: ${command}`),
    );
  });

test("a file of baselines is written as it is read", () => {
  for (const { path } of FILES) {
    const text = readFileSync(path, "utf8");
    assert.equal(textOf(baselinesIn(text)), text, path);
  }
});

seams.end();
