/** What is found and masked in every text of `tests/data/baselines/pii.json`, and how that changes with the text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answersTo, baselines } from "./baselines.ts";
import { PII } from "./pii.edits.ts";

baselines("pii").forEach((row, at) => {
  test(`what is personal in text ${at}`, () => {
    assert.deepEqual(answersTo(row, PII), row);
  });
});
