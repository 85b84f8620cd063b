/** What a tool is given to run, to the letter: rows of tests/data/commands.yaml. What must be stopped of it is tests/hook.tools.test.ts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import type { Json } from "../lib/core/verdict.ts";
import { commandOf } from "../lib/hook/tools/commands.ts";

type Row = { readonly tool: string; readonly input: Json; readonly gives: object | null };

const ROWS: readonly Row[] = parse(readFileSync(new URL("data/commands.yaml", import.meta.url), "utf8"));

for (const { tool, input, gives } of ROWS) {
  test(`${tool} ${JSON.stringify(input)}`, () => {
    assert.deepEqual(commandOf(tool, input, "/w") ?? null, gives);
  });
}
