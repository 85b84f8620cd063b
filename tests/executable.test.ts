/** The executables in dist/ as a host runs them: odd bytes, slow pipes, hostile folders, and no crash on anything. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { EVENT_BYTES } from "../lib/core/limits.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import type { Case } from "../lib/selftest/case.ts";
import { askedApart, runCases } from "../lib/selftest/run.ts";
import { asExecutable, executableOf, guardNames, hear } from "../scripts/guards.ts";
import { fc, times } from "./property.ts";
import { selftestCases } from "./selftest-cases.ts";

const GUARD = executableOf("security_guard");
const CASES = selftestCases();

/** The stdin text of one self-test case: what is dangerous stands in selftests/ alone. */
function stdinOf(id: string): string {
  const found = CASES.find((one) => one.id === id);
  assert.ok(found, id);
  return found.input;
}

const BLOCKED = stdinOf("hook.bash.blocked");
const ALLOWED = stdinOf("hook.bash.allowed");
const LEAK = stdinOf("hook.reply.token");

let folder = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

async function decision(
  input: string | Uint8Array,
  options: Parameters<typeof hear>[2] = {},
): Promise<string> {
  const { out, exit } = await hear([GUARD], input, options);
  assert.equal(exit, 0);
  const answer = JSON.parse(out);
  return answer.decision ?? Object.keys(answer)[0] ?? "continue";
}

/**
 * One case for each guard, event, decision and host, with others before it and without: what a row finds is the same whether a
 * process is asked once or often, and tests/selftests.programs.test.ts asks for every row in one. `npm run selftest -- --exec PATH` asks one process for each case.
 */
function oneOfEach(cases: readonly Case[]): Case[] {
  const seen = new Set<string>();
  return cases.filter(({ guard, expect, host, input, sequence, before }) => {
    const [, event] = /"(?:event|hook_event_name)":\s*"(\w+)"/.exec(input) ?? [];
    const kind = JSON.stringify([guard, event, expect, host, sequence !== undefined, before !== undefined]);
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

/** Does a case name a folder that these executables stand in? What removes it would take them away, and is stopped for that. */
function isAbove({ input, before = [] }: Case): boolean {
  for (let folder = dirname(GUARD); folder !== dirname(folder); folder = dirname(folder))
    if ([input, ...before].some((text) => text.includes(folder))) return true;
  return false;
}

test("a self-test case of each guard, event, decision and host holds with a process a case", async () => {
  const some = oneOfEach(askedApart(CASES).filter((one) => !isAbove(one)));
  for (const name of guardNames()) {
    const own = some.filter((one) => one.guard === name);
    assert.notEqual(own.length, 0, name);
    assert.deepEqual((await runCases(own, asExecutable([executableOf(name)]), meaningOf)).failures, []);
  }
});

test("answers in a directory that was deleted, and where the host names one with a NUL", {
  skip: process.platform !== "linux" || process.arch !== "x64",
}, () => {
  // The shell stands in the folder that goes away.
  const script = 'mkdir "$1" && cd "$1" && rmdir "$1" && exec "$0"';
  const gone = spawnSync("sh", ["-c", script, GUARD, join(folder, "gone")], {
    encoding: "utf8",
    input: BLOCKED,
  });
  assert.equal(gone.status, 0, gone.stderr);
  assert.equal(JSON.parse(gone.stdout).decision, "block");
  const odd = JSON.stringify({ ...JSON.parse(BLOCKED), cwd: "/a\u0000b" });
  const { stdout, stderr } = spawnSync(GUARD, [], { encoding: "utf8", input: odd });
  assert.equal(JSON.parse(stdout).decision, "block");
  assert.equal(stderr, "");
});

test("reads bytes that are not UTF-8", async () => {
  const bytes = Buffer.concat([
    Buffer.from(BLOCKED.slice(0, -2)),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}}'),
  ]);
  assert.match(await decision(bytes), /^(block|systemMessage|continue)$/);
  const beside = Buffer.concat([
    Buffer.from('{"x":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from(`",${BLOCKED.slice(1)}`),
  ]);
  assert.equal(await decision(beside), "block");
});

test("answers an event over the size cap without hanging its writer", async () => {
  const huge = Buffer.alloc(EVENT_BYTES + 10, 0x61);
  assert.equal(await decision(huge), "systemMessage");
});

test("a large answer reaches a slow reader whole", async () => {
  const event = JSON.parse(LEAK);
  const child = spawn(GUARD, [], { stdio: ["pipe", "pipe", "ignore"] });
  child.stdin.end(JSON.stringify({ ...event, response: "word ".repeat(400_000) + event.response }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) {
    chunks.push(chunk);
    if (chunks.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const { response } = JSON.parse(Buffer.concat(chunks).toString());
  assert.ok(response.length > 2_000_000);
  assert.ok(!response.endsWith(event.response));
});

test("a reader that goes away is no failure", async () => {
  const child = spawn(GUARD, [], { stdio: ["pipe", "pipe", "ignore"] });
  child.stdout.destroy();
  child.stdin.on("error", () => undefined);
  child.stdin.end(BLOCKED);
  assert.equal(await new Promise((resolve) => child.on("close", resolve)), 0);
});

test("on a terminal it prints usage instead of waiting", () => {
  const { stdout } = spawnSync("script", ["-qec", `"${GUARD}"`, "/dev/null"], {
    encoding: "utf8",
    timeout: 60_000,
    input: "",
  });
  assert.match(stdout, /^usage: security_guard/);
});

test("--help and --version answer and exit 0; an unknown word is refused with 2", () => {
  const { stdout: help } = spawnSync(GUARD, ["--help"], { encoding: "utf8" });
  assert.match(help, /^usage:/);
  assert.doesNotMatch(help, /\b(\w+) \1\b/, "no word is there twice");
  assert.match(
    spawnSync(GUARD, ["--version"], { encoding: "utf8" }).stdout,
    /^security_guard \d+\.\d+\.\d+ \(rules [0-9a-f]{12}\)\n$/,
  );
  const refused = spawnSync(GUARD, ["--hots", "claude"], { encoding: "utf8", input: BLOCKED });
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /^error: .*\nhint: /);
});

/** What a repository can plant in the folder that a hook is started in. */
const PLANTED: Readonly<Record<string, string>> = {
  "bunfig.toml": 'preload = ["./evil.ts"]\n',
  "evil.ts": 'import { writeSync } from "node:fs"; writeSync(1, "{}\\n"); process.exit(0);\n',
  ".env": "BUN_CONFIG_PRELOAD=./evil.ts\nNODE_OPTIONS=--require ./evil.ts\nHOME=/nowhere\nFAIL_POLICY=off\n",
  ".env.local": "HOME=/nowhere\n",
  "tsconfig.json": '{"compilerOptions":{"paths":{"*":["./evil.ts"]}}}',
  "package.json": '{"type":"module","imports":{"#x":"./evil.ts"},"bun":{"preload":["./evil.ts"]}}',
};

test("nothing planted in the current folder changes an answer", async () => {
  const cwd = join(folder, "planted");
  mkdirSync(cwd);
  for (const [name, text] of Object.entries(PLANTED)) writeFileSync(join(cwd, name), text);
  for (const input of [BLOCKED, ALLOWED]) {
    const clean = await hear([GUARD], input, { cwd: folder });
    assert.deepEqual(await hear([GUARD], input, { cwd }), clean);
  }
  assert.equal(await decision(BLOCKED, { cwd }), "block");
});

test("the audit trail holds the decision and no content, only where an output folder is", async () => {
  const home = join(folder, "workspace");
  const hooks = join(home, "hooks");
  mkdirSync(hooks, { recursive: true });
  const copy = join(hooks, "security_guard");
  linkSync(GUARD, copy);
  await hear([copy], BLOCKED);
  assert.ok(!existsSync(join(home, "output")));
  mkdirSync(join(home, "output"));
  await Promise.all(Array.from({ length: 20 }, () => hear([copy], BLOCKED)));
  await hear([copy], ALLOWED);
  const log = join(home, "output", "hook.log");
  const lines = readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(lines.length, 20);
  for (const { time, ...rest } of lines) {
    assert.ok(!Number.isNaN(Date.parse(time)));
    assert.deepEqual(
      { ...rest, rules: rest.rules.length > 0 },
      { guard: "security_guard", event: "pre_tool_call", tool: "bash", decision: "block", rules: true },
    );
  }
  rmSync(log);
  symlinkSync(join(folder, "elsewhere"), log);
  assert.match((await hear([copy], BLOCKED)).out, /"block"/);
  assert.ok(!existsSync(join(folder, "elsewhere")));
  // A folder that is a link is nobody's trail.
  const aside = join(folder, "aside");
  mkdirSync(aside);
  rmSync(join(home, "output"), { recursive: true });
  symlinkSync(aside, join(home, "output"));
  assert.match((await hear([copy], BLOCKED)).out, /"block"/);
  assert.deepEqual(readdirSync(aside), []);
});

/** A valid event, bent: the kind of damage that a host, a proxy or an attacker does. */
const mutated = fc
  .tuple(
    fc.constantFrom(BLOCKED, ALLOWED, '{"event":"on_user_message","message":"hi"}'),
    fc.nat(400),
    fc.uint8Array({ maxLength: 12 }),
  )
  .map(([text, at, bytes]) => {
    const whole = Buffer.from(text);
    return Buffer.concat([
      whole.subarray(0, at % whole.length),
      bytes,
      whole.subarray((at + 3) % whole.length),
    ]);
  });

test("random and bent payloads always get one JSON object and exit 0", async () => {
  const payload = fc.oneof(
    mutated,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(text)),
  );
  const samples = fc.sample(payload, { numRuns: times(100), seed: 7 });
  for (const input of samples) {
    const { out, exit } = await hear([GUARD], input);
    assert.equal(exit, 0);
    const answer: unknown = JSON.parse(out);
    assert.ok(typeof answer === "object" && answer !== null && !Array.isArray(answer));
  }
});

test("settings of the runtime in the folder where a hook is started change nothing", () => {
  const place = mkdtempSync(join(folder, "runtime-"));
  const event = { event: "on_response_end", session_id: "s", tool_names: [] };
  const input = JSON.stringify({ ...event, response: "Ask jane.roe@acme-shop.com" });
  const said = (env: Record<string, string> = {}): string =>
    spawnSync(executableOf("pii_redactor"), [], { input, encoding: "utf8", cwd: place, env }).stdout;
  const plain = said();
  assert.match(plain, /Ask \[email\]/);
  assert.doesNotMatch(said({ PII_KINDS: "ip" }), /\[email\]/);
  for (const name of [".env", ".env.local", ".env.production"])
    writeFileSync(join(place, name), "PII_KINDS=ip\n");
  writeFileSync(join(place, "bunfig.toml"), 'preload = ["./evil.js"]\n');
  writeFileSync(join(place, "evil.js"), "process.exit(0);\n");
  assert.equal(said(), plain);
});
