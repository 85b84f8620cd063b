/** The two ways of searching for keywords, word by word and through the prefilter, find the same. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PREFILTER_UNITS } from "../lib/core/limits.ts";
import { type Search, searchFor } from "../lib/secrets/search.ts";
import { fc } from "./property.ts";

const EXACT = ["sk-", "sk-ant-", "AKIA", "eyJ", "r8_", ".atlasv1.", "SKa", '" +'];
const FOLDED = ["token", "key", "api_key", "密码", "://", "pwd"];

const hits = (search: Search, text: string): string[] => {
  const found: string[] = [];
  search(text, (word, at, end) => found.push(`${at}-${end}:${word}`));
  return found.sort((a, b) => a.localeCompare(b));
};

/** A search that has used up its word-by-word allowance. */
function gateSearch(): Search {
  const prefilter = searchFor(EXACT, FOLDED);
  prefilter(" ".repeat(PREFILTER_UNITS + 1), () => undefined);
  return prefilter;
}

const noise = fc.string({ unit: "grapheme", maxLength: 6 });
const words = fc.constantFrom(
  ...EXACT,
  ...FOLDED,
  ...FOLDED.map((word) => word.toUpperCase()),
  "SK-",
  "akia",
);

test("a keyword is found wherever it stands, in whichever way it is searched for", () => {
  const prefilter = gateSearch();
  let seen = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(noise, words), { maxLength: 20 }), (pieces) => {
      // The prefilter does not look for a word of two units at the very end, where no value can follow.
      const text = `${pieces.join("")} .`;
      const expected = hits(searchFor(EXACT, FOLDED), text);
      seen += expected.length;
      assert.deepEqual(hits(prefilter, text), expected);
    }),
    { numRuns: 1000 },
  );
  assert.ok(seen > 1000, `only ${seen} hits`);
});

test("case counts for parts of values, not for words", () => {
  for (const prefilter of [searchFor(EXACT, FOLDED), gateSearch()]) {
    assert.equal(hits(prefilter, "SK- akia EYJ .").length, 0);
    assert.equal(hits(prefilter, "TOKEN Key aPi_KeY .").length, 4);
  }
});

test("a word of one unit is refused", () => {
  assert.throws(() => searchFor(["a"], []), RangeError);
});
