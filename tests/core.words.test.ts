/** Lists of words and the patterns that they become. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { alternation, anyOf, isOneOf, wordsOf } from "../lib/core/words.ts";

test("a pattern of words prefers the longer, whatever their order", () => {
  assert.equal(new RegExp(anyOf("git github\n  gitlab")).exec("github")?.[0], "github");
  assert.equal(anyOf(["in a row", "colou?rs?"]), "(?:colou?rs?|in a row)");
});

test("no words are refused", () => {
  assert.throws(() => anyOf("  \n "), RangeError);
  assert.deepEqual(wordsOf("\n  a  b\n"), ["a", "b"]);
});

test("a word is one of a text's, whole, and none is none", () => {
  assert.deepEqual(
    ["push", "pus", "push pull", "", undefined].filter((word) => isOneOf("push\n  pull", word)),
    ["push"],
  );
});

test("alternatives with blanks in them stand apart by bars, and may be broken into lines behind any bar", () => {
  const source = alternation(`
    up and running|live|[|(]x|\\||a (?:b|
      c)
  `);
  assert.equal(source, "(?:up and running|a (?:b|c)|[|(]x|live|\\|)");
  for (const text of ["", "a||b", "a|"]) assert.throws(() => alternation(text), RangeError);
});
