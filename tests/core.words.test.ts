/** Lists of words and the patterns that they become. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { anyOf, wordsOf } from "../lib/core/words.ts";

test("a pattern of words prefers the longer, whatever their order", () => {
  assert.equal(new RegExp(anyOf("git github\n  gitlab")).exec("github")?.[0], "github");
  assert.equal(anyOf(["in a row", "colou?rs?"]), "(?:colou?rs?|in a row)");
});

test("no words are refused", () => {
  assert.throws(() => anyOf("  \n "), RangeError);
  assert.deepEqual(wordsOf("\n  a  b\n"), ["a", "b"]);
});
