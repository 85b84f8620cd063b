/** Units become the text that they are, by whichever way is the faster; texts are quoted on one line, cut and spelt. */
import assert from "node:assert/strict";
import test from "node:test";
import { blockReason, oneLine, printable, textOf, withRemark } from "../lib/core/text.ts";

const LENGTHS = [0, 1, 511, 512, 513, 8191, 8192, 8193, 20_000];

/** So many units, none of them above `highest`. */
const unitsOf = (length: number, highest: number): number[] =>
  Array.from({ length }, (_, at) => (at * 7 + 3) % (highest + 1));

test("units of eight bits and of sixteen are read as they are, however many", () => {
  for (const length of LENGTHS)
    for (const highest of [0x7f, 0xff, 0x100, 0xffff]) {
      const units = unitsOf(length, highest);
      const all = [Uint16Array.from(units), ...(highest < 0x100 ? [Uint8Array.from(units)] : [])];
      for (const one of all) {
        const text = textOf(one);
        assert.equal(text.length, length);
        assert.ok(units.every((unit, at) => text.charCodeAt(at) === unit));
      }
    }
});

test("units that are a part of a larger array are read alone", () => {
  const units = Uint16Array.from(unitsOf(3000, 0xff));
  assert.equal(textOf(units.subarray(1000, 2000)), textOf(units).slice(1000, 2000));
  const bytes = Uint8Array.from(unitsOf(3000, 0xff));
  assert.equal(textOf(bytes.subarray(1000, 2000)), textOf(bytes).slice(1000, 2000));
});

test("half of a surrogate pair stays what it is", () => {
  const units = new Uint16Array(600).fill(0xd83d);
  assert.equal(textOf(units), "\ud83d".repeat(600));
});

test("a text on one line is cut to its units, and never inside a character", () => {
  assert.equal(oneLine(" a \n\t b\u0000c ", 20), "a b c");
  assert.equal(oneLine("abcdef", 6), "abcdef");
  assert.equal(oneLine("abcdefg", 6), "abcde…");
  assert.equal(oneLine("abc😀defg", 6), "abc😀…");
  assert.equal(oneLine("abcd😀efg", 6), "abcd…");
  assert.equal(oneLine(`a${" ".repeat(100)}`, 6), "a…");
});

test("a reason is one sentence in front of its first colon", () => {
  assert.equal(blockReason("t", "a: b: c"), "[t] Blocked (a - b - c)");
  assert.equal(blockReason("t", "a", "x: y"), "[t] Blocked (a): x: y");
  assert.equal(withRemark("[t] Blocked (a): x): y", "r"), "[t] Blocked (a; r): x): y");
  assert.equal(withRemark("[t] Blocked (a)", "r"), "[t] Blocked (a; r)");
  assert.equal(withRemark("no", "r"), "no; r");
});

test("what steers a terminal, hides, turns a line or is half a character is spelt out", () => {
  const signs = ["\u0007", "\u001b", "\u009b", "\u200b", "\u202e", "\u2028", "\u2029", "\ud800", "\ufeff"];
  for (const sign of signs)
    assert.equal(printable(`a${sign}b`), `a\\u{${sign.codePointAt(0)?.toString(16)}}b`);
  assert.equal(printable("aä行😀 b"), "aä行😀 b");
});
