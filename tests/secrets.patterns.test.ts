/**
 * Every regular expression of the secret detectors is proved to run in linear time; what cannot be proved counts as
 * unsafe. Those that are written out are read in the sources, those that are put together are caught where they are made.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { stringsOf } from "../lib/core/json.ts";
import { distinct, literalsIn, madeIn, notProved, refused } from "./patterns.ts";
import { selftestCases } from "./selftest-cases.ts";

const made = await madeIn("lib/secrets", async () => {
  const { scan } = await import("../lib/secrets/index.ts");
  for (const { input } of selftestCases("secrets"))
    for (const text of stringsOf(JSON.parse(input))) scan(text);
});
const { catalog } = await import("../lib/secrets/index.ts");

const PATTERNS = distinct([...literalsIn("lib/secrets"), ...made]);

test("every row's shape is among the patterns that the engine makes", () => {
  const sources = made.map(({ source }) => source);
  const absent = catalog().filter(
    (row) => "shape" in row && !sources.some((source) => source.includes(row.shape.source)),
  );
  assert.deepEqual(
    absent.map(({ id }) => id),
    [],
  );
  assert.ok(PATTERNS.length > 400, `${PATTERNS.length} regular expressions`);
});

test("every regular expression is proved to be linear", () => {
  assert.deepEqual(refused("secrets", PATTERNS, notProved), []);
});
