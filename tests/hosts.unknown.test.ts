/** A host that nobody knows: what is read from its payloads and what it is answered are rows of tests/data/unknown.yaml. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import type { JsonObject, Verdict } from "../lib/core/verdict.ts";
import { claude } from "../lib/hook/hosts/claude.ts";
import type { Answer } from "../lib/hook/hosts/host.ts";
import { eventOf } from "../lib/hook/hosts/index.ts";
import { unknown } from "../lib/hook/hosts/unknown.ts";

type Answers = { readonly about: string; readonly payload: JsonObject } & {
  readonly [act in "block" | "warn" | "rewrite"]?: Answer;
};
type Reading = { readonly payload: JsonObject; readonly event: JsonObject | null };
type Elsewhere = { readonly payload: JsonObject; readonly of: string; readonly event: JsonObject };

const DATA = readFileSync(new URL("data/unknown.yaml", import.meta.url), "utf8");
const {
  answers,
  reads,
  elsewhere,
}: { answers: readonly Answers[]; reads: readonly Reading[]; elsewhere: readonly Elsewhere[] } = parse(DATA);

const VERDICTS = [
  { act: "block", reason: "R", rules: ["r"] },
  { act: "warn", text: "T", rules: ["r"] },
  { act: "rewrite", value: "V", note: "N", rules: ["r"] },
] as const satisfies readonly Verdict[];

for (const row of answers) {
  test(`an unknown host is answered ${row.about} in every word at once`, () => {
    const event = unknown.decode(row.payload);
    assert.ok(event);
    for (const verdict of VERDICTS) {
      const wanted = row[verdict.act];
      if (wanted) assert.deepEqual(unknown.encode(verdict, event, row.payload), wanted, verdict.act);
    }
  });
}

for (const { payload, event } of reads) {
  test(`an unknown host's ${JSON.stringify(payload)}`, () => {
    const read = unknown.decode(payload);
    if (event === null) return assert.equal(read, undefined);
    assert.ok(read);
    assert.deepEqual({ ...read, ...event }, read);
  });
}

for (const { payload, of, event } of elsewhere) {
  test(`what stands in none of a host's own fields is not the host's: ${JSON.stringify(payload)}`, () => {
    const read = eventOf(claude, payload);
    assert.equal(read.host.id, of);
    assert.deepEqual({ ...read.event, ...event }, read.event);
  });
}
