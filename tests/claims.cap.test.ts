/** The loop cap: never more than the allowed blocks, never a lost count, never a trapped turn, nobody else's file touched. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { spendRetry } from "../lib/claims/cap.ts";
import { CAP_BYTES, CAP_IDLE_S } from "../lib/core/limits.ts";
import { ROOT } from "../scripts/guards.ts";
import { TYPESCRIPT } from "./typescript.ts";

let workspace = "";
const output = (): string => join(workspace, "output");
const state = (): string => join(output(), ".publish_claim_guard.json");
const ask = (session = "s", again = false): string => spendRetry(workspace, session, 2, again);

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), "agent-guards-"));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

test("block, block, and no more; a new session starts afresh", () => {
  assert.deepEqual([ask(), ask(), ask(), ask()], ["go", "go", "spent", "spent"]);
  assert.deepEqual([ask("t"), ask("t"), ask("t")], ["go", "go", "spent"]);
});

test("the host's own sign stops sooner and is never the only one", () => {
  assert.deepEqual([ask("s", false), ask("s", true), ask("s", true)], ["go", "go", "spent"]);
  assert.deepEqual([ask("t", true), ask("t", true)], ["go", "spent"]);
});

test("a session that was idle for two hours starts afresh", () => {
  ask();
  ask();
  const ts = Date.now() / 1000 - CAP_IDLE_S - 1;
  writeFileSync(state(), JSON.stringify({ s: { n: 2, ts } }));
  assert.equal(ask(), "go");
});

test("the file is private, and nothing else is left in the folder", () => {
  ask();
  assert.equal(statSync(state()).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(output()), [".publish_claim_guard.json"]);
});

test("session ids may be anything", () => {
  for (const session of ["", "__proto__", "constructor", "a/../../b", "\0", "x".repeat(100_000)]) {
    assert.deepEqual([ask(session), ask(session), ask(session)], ["go", "go", "spent"]);
  }
  assert.ok(statSync(state()).size < 2000);
});

/** What may stand where the state should be. The victim beside it must stay as it is. */
const BROKEN: Readonly<Record<string, (file: string, victim: string) => void>> = {
  "a symbolic link": (file, victim) => symlinkSync(victim, file),
  "a hard link": (file, victim) => linkSync(victim, file),
  "a folder": (file) => mkdirSync(file),
  binary: (file) => writeFileSync(file, Buffer.from([0, 255, 1, 254])),
  truncated: (file) => writeFileSync(file, '{"s":{"n":1,'),
  "another shape": (file) => writeFileSync(file, '{"s":3}'),
  "a list": (file) => writeFileSync(file, "[]"),
  "over the cap": (file) => writeFileSync(file, Buffer.alloc(CAP_BYTES + 1, 0x20)),
};

for (const [name, breakIt] of Object.entries(BROKEN)) {
  test(`nobody is sent back while the state is ${name}`, () => {
    mkdirSync(output());
    const victim = join(workspace, "victim");
    writeFileSync(victim, "precious");
    breakIt(state(), victim);
    for (let time = 0; time < 3; time++) assert.notEqual(ask(), "go");
    assert.equal(readFileSync(victim, "utf8"), "precious");
  });
}

test("an empty state is a new one", () => {
  mkdirSync(output());
  writeFileSync(state(), "");
  assert.equal(ask(), "go");
});

test("a broken state silences its session and not the next", () => {
  mkdirSync(output());
  writeFileSync(state(), "{");
  assert.deepEqual([ask(), ask(), ask("next")], ["unknown", "spent", "go"]);
});

test("without a folder to write in nobody is sent back", () => {
  writeFileSync(output(), "a file");
  assert.equal(ask(), "unknown");
});

test("an output folder that is a link is not followed", () => {
  mkdirSync(join(workspace, "elsewhere"));
  symlinkSync(join(workspace, "elsewhere"), output());
  assert.equal(ask(), "unknown");
  assert.deepEqual(readdirSync(join(workspace, "elsewhere")), []);
});

test("the lock of a dead guard is cleared", () => {
  mkdirSync(output());
  writeFileSync(`${state()}.lock`, "");
  utimesSync(`${state()}.lock`, 1, 1);
  assert.equal(ask(), "go");
  assert.ok(!existsSync(`${state()}.lock`));
});

test("64 guards at once block exactly twice", async () => {
  const code = `
    const { spendRetry } = await import("./lib/claims/cap.ts");
    for (let n = 0; n < 16; n++) process.stdout.write(spendRetry(process.env.FOLDER, "s", 2, false) + " ");`;
  const run = (): Promise<string> =>
    new Promise((resolve) => {
      const env = { ...process.env, FOLDER: workspace };
      const args = [...TYPESCRIPT, "--input-type=module", "-e", code];
      const child = spawn(process.execPath, args, { cwd: ROOT, env });
      let out = "";
      child.stdout.on("data", (chunk: Buffer) => {
        out += chunk.toString();
      });
      child.on("close", () => resolve(out));
    });
  const answers = (await Promise.all([run(), run(), run(), run()])).join("").trim().split(" ");
  assert.equal(answers.length, 64);
  assert.equal(answers.filter((answer) => answer === "go").length, 2);
  assert.equal(answers.filter((answer) => answer === "spent").length, 62);
  assert.deepEqual(readdirSync(output()), [".publish_claim_guard.json"]);
});
