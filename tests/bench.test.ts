/** The public labelled sets: well formed, both labels, and a scorer that counts what a guard says. Wants dist/. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { executableOf, ROOT } from "../scripts/guards.ts";
import { NODE } from "./typescript.ts";

type Row = {
  readonly id: string;
  readonly class: string;
  readonly label: string;
  readonly command?: string;
  readonly parts?: string[];
  readonly reply?: string;
  readonly records?: unknown;
};

const rowsOf = (name: string): Row[] =>
  readFileSync(join(ROOT, "bench", name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

const folder = mkdtempSync(join(tmpdir(), "agent-guards-bench-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const SETS: readonly (readonly [string, number, readonly [string, string]])[] = [
  ["commands.jsonl", 1000, ["dangerous", "harmless"]],
  ["secrets.jsonl", 300, ["secret", "clean"]],
  ["claims.jsonl", 150, ["unbacked", "honest"]],
  ["fresh-commands.jsonl", 390, ["dangerous", "harmless"]],
  ["fresh-secrets.jsonl", 430, ["secret", "clean"]],
  ["fresh-claims.jsonl", 320, ["unbacked", "honest"]],
];

for (const [name, least, labels] of SETS) {
  test(`${name}: both labels, no row twice, no scanner's finding`, () => {
    const rows = rowsOf(name);
    assert.ok(rows.length >= least);
    assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
    assert.equal(
      new Set(
        rows.map(
          ({ command, parts, reply, records }) =>
            command ?? parts?.join("") ?? `${reply} ${JSON.stringify(records)}`,
        ),
      ).size,
      rows.length,
    );
    for (const label of labels)
      assert.ok(rows.filter((row) => row.label === label).length > rows.length / 3, label);
    assert.ok(rows.every(({ label }) => labels.includes(label)));
    const page = readFileSync(join(ROOT, "bench", "README.md"), "utf8");
    for (const label of labels)
      assert.ok(page.includes(`\`${label}\` ${rows.filter((row) => row.label === label).length}`), label);
    const found = spawnSync(executableOf("agent-guards"), ["scan", join(ROOT, "bench", name), "--json"], {
      encoding: "utf8",
    });
    assert.equal(found.status, 0, found.stdout.slice(0, 500));
  });
}

/** The scorer's counts for `rows` and a program. */
function score(name: string, rows: readonly Row[], argv: readonly string[], ...options: string[]) {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const { stdout, status, stderr } = spawnSync(
    NODE,
    [join(ROOT, "bench", "score.mjs"), file, "--json", ...options, "--", ...argv],
    { encoding: "utf8" },
  );
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout).total as Record<string, number>;
}

/** A program that prints one text and exits with one status. */
function stub(name: string, text: string, status: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\ncat >/dev/null\nprintf '%s' '${text}'\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
}

const SAMPLE = rowsOf("commands.jsonl").filter((_, at) => at % 40 === 0);

test("the scorer counts blocks in either dialect, and a guard that says nothing stops nothing", () => {
  const bad = SAMPLE.filter(({ label }) => label === "dangerous").length;
  for (const payload of ["spec", "claude"]) {
    const { stopped, false: wrong } = score(
      "own.jsonl",
      SAMPLE,
      [executableOf("security_guard")],
      "--payload",
      payload,
    );
    assert.deepEqual([stopped, wrong], [bad, 0], payload);
  }
  const few = SAMPLE.slice(0, 4);
  const of = (text: string, status: number) => {
    const {
      stopped = 0,
      false: wrong = 0,
      warned = 0,
      broken = 0,
    } = score("few.jsonl", few, [stub("guard", text, status)]);
    return [stopped + wrong, warned, broken];
  };
  assert.deepEqual(of("{}", 0), [0, 0, 0]);
  assert.deepEqual(of("", 2), [4, 0, 0]);
  assert.deepEqual(of('{"hookSpecificOutput":{"permissionDecision":"deny"}}', 0), [4, 0, 0]);
  assert.deepEqual(of('{"systemMessage":"look"}', 0), [0, 4, 0]);
  assert.deepEqual(of("oops", 0), [0, 0, 4]);
  assert.deepEqual(of("{}", 3), [0, 0, 4]);
});

test("the scorer refuses what it cannot score", () => {
  const empty = mkdtempSync(join(folder, "empty-"));
  for (const args of [
    [],
    ["bench/commands.jsonl"],
    ["bench/commands.jsonl", "--payload", "x", "--", "true"],
    ["bench/commands.jsonl", "--", "/nowhere/guard"],
  ]) {
    const { status, stderr } = spawnSync(NODE, [join(ROOT, "bench", "score.mjs"), ...args], {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, TMPDIR: empty },
    });
    assert.equal(status, 2, args.join(" "));
    assert.match(stderr, /^error: .*\nhint: usage/);
    assert.deepEqual(readdirSync(empty), [], "it leaves nothing behind");
  }
});
