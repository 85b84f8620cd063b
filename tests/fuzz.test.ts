/** A part of what `npm run fuzz` plays, with a fixed seed, and every call that it ever found to be answered wrongly. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse } from "yaml";
import { respond } from "../lib/hook/decide.ts";
import { KINDS } from "../scripts/fuzz/calls.ts";
import { asking, askingExecutable } from "../scripts/fuzz/judge.ts";
import { fuzzBent, fuzzCalls, lineOf } from "../scripts/fuzz/main.ts";
import { randomFrom } from "../scripts/fuzz/random.ts";
import { guardNames, loadGuard, ROOT } from "../scripts/guards.ts";
import { guard } from "../templates/security_guard.ts";

/** A payload, or several events on one stdin. */
type Found = {
  readonly id: string;
  readonly stops: boolean;
  readonly payload?: object;
  readonly payloads?: readonly object[];
};

const SEED = 20_261_122;
const FOUND: readonly Found[] = parse(readFileSync(new URL("data/found.yaml", import.meta.url), "utf8"));
const EXECUTABLE = join(ROOT, "dist", "security_guard");

before(async () => {
  // What is typed into a running shell is kept: in a folder of its own.
  process.env["AGENT_GUARDS_STATE"] = mkdtempSync(join(tmpdir(), "agent-guards-"));
  await guard.load?.();
});
after(() => rmSync(process.env["AGENT_GUARDS_STATE"] ?? "", { recursive: true, force: true }));

test("there are 200 shapes that stop, 100 names of tools that run a shell, and as many shapes of data", () => {
  const shapes = (stops: boolean) =>
    KINDS.filter((kind) => kind.stops === stops).flatMap(({ inputs }) => inputs);
  assert.ok(new Set(shapes(true).map((shape) => JSON.stringify(shape))).size >= 200);
  assert.ok(new Set(shapes(false).map((shape) => JSON.stringify(shape))).size >= 200);
  assert.ok(new Set(KINDS.find(({ id }) => id === "typed")?.tools).size >= 100);
});

test("a planted command is stopped in every shape, and the same text as data is not", () => {
  // Each shape comes some times, under other names.
  assert.deepEqual(fuzzCalls(asking(guard), 2000, randomFrom(SEED), 47).map(lineOf), []);
});

test("payloads that no host sends get one JSON object, without a throw or a failure", async () => {
  const guards = await Promise.all(guardNames().map(loadGuard));
  await Promise.all(guards.map((each) => each.load?.()));
  assert.deepEqual(fuzzBent(guards.map(asking), 1000, randomFrom(SEED)), []);
});

test("the executable answers alike", { skip: !existsSync(EXECUTABLE) && "not built" }, () => {
  const ask = askingExecutable(EXECUTABLE);
  assert.deepEqual(fuzzCalls(ask, 60, randomFrom(SEED), 1009).map(lineOf), []);
  assert.deepEqual(fuzzBent([ask], 20, randomFrom(SEED)), []);
});

for (const { id, stops, payload, payloads = [payload] } of FOUND) {
  test(`found: ${id}`, () => {
    const { verdict, failure } = respond(guard, payloads.map((each) => JSON.stringify(each)).join("\n"));
    assert.equal(failure, undefined);
    assert.equal(verdict.act === "block", stops);
  });
}
