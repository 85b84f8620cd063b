/** Small parts at their bounds: rows of tests/data/edges.yaml, and what a person allows once. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { parse } from "yaml";
import { unifiedDiff } from "../cli/config/diff.ts";
import { globOf } from "../cli/scan/glob.ts";
import { rateOf, roomFor } from "../cli/server/pressure.ts";
import { readLink } from "../lib/claims/links.ts";
import { namesTitle } from "../lib/claims/titles.ts";
import type { Verdict } from "../lib/core/verdict.ts";
import type { Guard, ToolCallEvent } from "../lib/hook/event.ts";
import { grant, pendingIn, withOnce } from "../lib/hook/once.ts";
import { pauseOf } from "../lib/rules/reseal.ts";
import { isHarmless } from "../lib/shell/harmless.ts";
import { fileStore } from "../lib/state/store.ts";
import { TABLES } from "../templates/verify_publish_claims.ts";

type Data = {
  readonly titles: readonly { sentence: string; title: string; named: string | boolean }[];
  readonly links: readonly { link: string; key: string | null }[];
  readonly pauses: readonly { text: string; ms: number | null }[];
  readonly diffs: readonly { before: readonly string[]; after: readonly string[]; diff: string }[];
  readonly globs: readonly { glob: string; takes: readonly string[]; leaves: readonly string[] }[];
  readonly programs: readonly string[];
};

const DATA = readFileSync(new URL("data/edges.yaml", import.meta.url), "utf8");
const { titles, links, pauses, diffs, globs, programs }: Data = parse(DATA);

for (const { sentence, title, named } of titles)
  test(`"${sentence}" names "${title}": ${named}`, () => assert.equal(namesTitle(sentence, title), named));

for (const { link, key } of links)
  test(`${link} is ${key}`, () => {
    const read = readLink(link, TABLES.links);
    assert.equal(read === undefined ? null : `${read.name} ${read.key.split("/").at(-1)}`, key);
  });

for (const { text, ms } of pauses)
  test(`a pause of "${text}"`, () => assert.equal(pauseOf(text) ?? null, ms));

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

for (const { before, after: now, diff } of diffs)
  test(`from ${before.join(" ")} to ${now.join(" ")}`, () =>
    assert.equal(unifiedDiff(textOf(before), textOf(now), "f"), diff));

for (const { glob, takes, leaves } of globs)
  test(`the glob ${glob}`, () => {
    const takesIt = globOf(glob);
    for (const path of takes) assert.ok(takesIt(path), path);
    for (const path of leaves) assert.ok(!takesIt(path), path);
  });

for (const program of programs)
  test(`${program} is no program that only looks`, () =>
    assert.equal(isHarmless(`${program} -l`, []), false));

test("a request that leaves gives back its place and its bytes, once", () => {
  const room = roomFor(2, 10);
  const first = room.enter();
  const second = room.enter();
  assert.ok(first && second);
  assert.equal(room.enter(), undefined);
  assert.equal(first.grow(10), true);
  assert.equal(second.grow(1), false);
  first.leave();
  first.leave();
  assert.equal(room.open(), 1);
  assert.equal(second.grow(10), true);
  assert.equal(second.grow(1), false);
});

test("a client asks as often as it may, twice that at once, and no other pays for it", () => {
  let now = 0;
  const mayAsk = rateOf(2, () => now);
  const answers = (client: string, times: number) => Array.from({ length: times }, () => mayAsk(client));
  assert.deepEqual(answers("a", 5), [true, true, true, true, false]);
  assert.deepEqual(answers("b", 1), [true]);
  now = 499;
  assert.equal(mayAsk("a"), false);
  now = 500;
  assert.equal(mayAsk("a"), true);
  now = 60_000;
  assert.deepEqual(answers("a", 5), [true, true, true, true, false]);
  assert.equal(rateOf(0)("a"), true);
});

const folder = mkdtempSync(join(tmpdir(), "agent-guards-edges-"));
after(() => rmSync(folder, { recursive: true, force: true }));

test("what a person allows once passes once: the same command, by the same tool, there, in that session", () => {
  const verdict: Verdict = { act: "block", reason: "[test] Blocked (why): what", rules: ["test"] };
  const guard: Guard = {
    name: "test",
    tag: "test",
    failPolicy: "warn",
    tables: () => ({}),
    keeps: () => true,
    on: { tool_call: () => verdict },
  };
  const state = fileStore((box) => join(folder, `${box.name}.json`));
  const judge = withOnce(guard, join(folder, "none")).on.tool_call;
  const call: ToolCallEvent = {
    kind: "tool_call",
    name: "pre_tool_call",
    session: "s",
    cwd: "/w",
    tool: "bash",
    input: { command: "echo hi" },
    command: "echo hi",
    state,
  };
  assert.ok(judge);
  const blocked = judge(call);
  assert.equal(blocked.act, "block");
  const code = /agent-guards allow (\w{8})/.exec(blocked.act === "block" ? blocked.reason : "")?.[1] ?? "";
  const pending = pendingIn(state, code);
  assert.ok(pending);
  const { digest, ...told } = pending;
  assert.deepEqual(told, { code, cwd: "/w", why: "[test] Blocked (why)", command: "echo hi" });
  assert.equal(`${digest.slice(0, 12)} ${code}`, "2cb26254b4d9 PCHAVP3P");
  grant(state, pending);
  assert.equal(pendingIn(state, code), undefined);
  const others: readonly Partial<ToolCallEvent>[] = [
    { cwd: "/v" },
    { session: "t" },
    { tool: "sh" },
    { command: "echo ho" },
    { input: { command: "echo hi", background: true } },
  ];
  for (const other of others) assert.equal(judge({ ...call, ...other }).act, "block", JSON.stringify(other));
  assert.equal(judge({ ...call, input: { command: "echo hi", description: "again" } }).act, "warn");
  assert.equal(judge(call).act, "block");
});
