/**
 * Every regular expression of the shell engine, of the core and of the templates takes linear time: those that are
 * written out are read in the sources, those that are put together are caught where they are made.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isObject } from "../lib/core/json.ts";
import { distinct, literalsIn, madeIn, notLinear, refused } from "./patterns.ts";
import { selftestCases } from "./selftest-cases.ts";

const made = await madeIn("lib/shell", async () => {
  const { judge } = await import("../lib/shell/index.ts");
  const { SHELL_ROWS } = await import("../templates/security_guard.ts");
  for (const { input } of selftestCases("shell")) {
    const event: unknown = JSON.parse(input);
    const given = isObject(event) ? event["tool_input"] : undefined;
    const command = isObject(given) ? given["command"] : undefined;
    if (typeof command === "string")
      judge(command, { cwd: "/data/workspace", home: "/root" }, SHELL_ROWS, { quick: false });
  }
});

const PATTERNS = distinct([...["lib/core", "lib/shell", "templates"].flatMap(literalsIn), ...made]);

test("the patterns were read, those that are made from lists as well", () => {
  assert.ok(PATTERNS.length > 500, `${PATTERNS.length} regular expressions`);
  assert.ok(
    made.some(({ source }) => source.includes("git-credentials")),
    "the files of credentials",
  );
});

test("every regular expression takes linear time", () => {
  assert.deepEqual(refused("shell", PATTERNS, notLinear), []);
});
