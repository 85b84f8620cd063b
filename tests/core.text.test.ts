/** Units become the text that they are, by whichever way is the faster. */
import assert from "node:assert/strict";
import test from "node:test";
import { textOf } from "../lib/core/text.ts";

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
