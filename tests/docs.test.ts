/** The API page: every public name has its place on it and words of its own. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { apiPage, PAGE } from "../scripts/api.ts";

/** Headings of a page with the text in front of the code. */
function sections(page: string): Map<string, string> {
  const parts = page.split(/^#{2,3} /m).slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf("\n")),
      part.split("```")[0]?.replace(/^.*\n/, "").trim() ?? "",
    ]),
  );
}

test("every public name has a docstring", () => {
  const bare = [...sections(apiPage())].filter(([, text]) => text === "").map(([name]) => name);
  assert.deepEqual(bare, []);
});

test("docs/api.md names what the package exports, and nothing else: npm run docs writes it", () => {
  assert.deepEqual([...sections(readFileSync(PAGE, "utf8")).keys()], [...sections(apiPage()).keys()]);
});
