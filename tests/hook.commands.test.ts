/** What a tool is given to run, and which files it changes, to the letter: rows of tests/data/{commands,changes}.yaml. What must be stopped of it is tests/hook.tools.test.ts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import type { Json } from "../lib/core/verdict.ts";
import { commandOf } from "../lib/hook/tools/commands.ts";
import { filesOf } from "../lib/hook/tools/files.ts";

type Call = { readonly tool: string; readonly input: Json };
type Command = Call & { readonly gives: object | null };
type Changes = Call & { readonly changes: readonly object[] };

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`data/${name}.yaml`, import.meta.url), "utf8"));

for (const { tool, input, gives } of read("commands") as readonly Command[]) {
  test(`${tool} ${JSON.stringify(input)}`, () => {
    assert.deepEqual(commandOf(tool, input, "/w") ?? null, gives);
  });
}

for (const { tool, input, changes } of read("changes") as readonly Changes[]) {
  test(`${tool} ${JSON.stringify(input)} changes ${changes.length} files`, () => {
    assert.deepEqual(filesOf(tool, input), { files: changes, whole: true });
  });
}
