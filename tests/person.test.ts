/** What only a person may do: a pause and an allowance at a real terminal, and neither below an agent nor without one. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type RulesFile, readRules } from "../cli/rules/file.ts";
import { pauseFor } from "../lib/rules/pause.ts";
import { readSeal, sealPath, sealText } from "../lib/rules/seal.ts";
import { executableOf, hear } from "../scripts/guards.ts";
import { RULES as STRICT } from "./strict-rules.ts";

const COMMAND = executableOf("agent-guards");
const RULES = {
  guard: "security_guard",
  version: "0.1.0",
  source: "",
  settings: {},
  environment: {},
  pausedUntil: 0,
};

let folder = "";
let guard = "";
let env: Record<string, string> = {};
before(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-person-"));
  mkdirSync(join(folder, "hooks"));
  guard = join(folder, "hooks", "security_guard");
  linkSync(executableOf("security_guard"), guard);
  env = { HOME: "/home/me", PATH: process.env["PATH"] ?? "", WORKSPACE_DIR: join(folder, "none") };
});
after(() => rmSync(folder, { recursive: true, force: true }));

const dropped = ["git reset", "--hard origin/main"].join(" ");

function ask(command: string, cwd = "/work", session = "s", tool = "bash", more = {}) {
  const input = JSON.stringify({
    ...{ event: "pre_tool_call", session_id: session, cwd, tool_name: tool },
    tool_input: { command, ...more },
  });
  const { stdout } = spawnSync(guard, [], { input, encoding: "utf8", env });
  return JSON.parse(stdout) as { decision?: string; reason?: string; add_warning?: string };
}

/** Runs the command at a pseudo-terminal of its own and types what `answer` makes of the shown word. */
function atTerminal(
  words: readonly string[],
  answer: (word: string) => string,
  { prompt = /Type (\S+) to go on/, more = {} as Record<string, string> } = {},
): Promise<{ shown: string; exit: number }> {
  const line = [`"${COMMAND}"`, ...words].join(" ");
  const child = spawn("script", ["-qefc", line, "/dev/null"], {
    env: { ...env, ...more },
    stdio: ["pipe", "pipe", "ignore"],
  });
  let shown = "";
  let typed = false;
  child.stdout.on("data", (chunk: Buffer) => {
    shown += chunk.toString();
    const word = prompt.exec(shown)?.[1];
    if (word === undefined || typed) return;
    typed = true;
    child.stdin.write(`${answer(word)}\n`);
  });
  return new Promise((resolve) => child.on("close", (exit) => resolve({ shown, exit: exit ?? -1 })));
}

test("without a terminal, and below an agent, nothing is paused", async () => {
  const words = ["pause", "10m", "--dir", join(folder, "hooks")];
  const alone = spawnSync("setsid", ["-w", COMMAND, ...words], { encoding: "utf8", env });
  assert.equal(alone.status, 2);
  assert.match(alone.stderr, /^error: this needs a person at a terminal\nhint: /);
  const agent = join(folder, "claude");
  linkSync(COMMAND, join(folder, "agent-guards"));
  writeFileSync(agent, `#!/bin/sh\n"${join(folder, "agent-guards")}" "$@"\nexit $?\n`);
  chmodSync(agent, 0o755);
  const below = spawnSync(agent, words, { encoding: "utf8", env });
  assert.equal(below.status, 2);
  assert.match(below.stderr, /the agent claude \(process \d+\) runs this command/);
  const marked = spawnSync(COMMAND, words, { encoding: "utf8", env: { ...env, CLAUDECODE: "1" } });
  assert.match(marked.stderr, /only a person may/);
  assert.ok(!existsSync(sealPath(guard)));
  for (const wrong of ["0m", "9h", "10", "-1m", "1d"]) {
    assert.equal(spawnSync(COMMAND, ["pause", "--", wrong], { env }).status, 2, wrong);
  }
});

test("of several hosts on a machine, a person at the terminal names one, by its number or its name", async () => {
  const home = join(folder, "several");
  for (const host of [".claude", ".gemini"]) mkdirSync(join(home, host), { recursive: true });
  const words = ["install", "security_guard", "--dry-run"];
  const options = { prompt: /\s(\d) {2}gemini[\s\S]*Its number or its name: /, more: { HOME: home } };
  for (const [typed, exit] of [
    [(word: string) => word, 0],
    [() => "gemini", 0],
    [() => "none of them", 2],
  ] as const) {
    const { shown, exit: said } = await atTerminal(words, typed, options);
    assert.equal(said, exit, shown);
    assert.match(shown, exit === 0 ? /\.gemini\/settings\.json/ : /several agent hosts/);
  }
});

test("a person pauses by the shown word; every answer says so; it ends by resume, and by itself", async () => {
  const dir = join(folder, "hooks");
  const wrong = await atTerminal(["pause", "10m", "--dir", dir], () => "no");
  assert.equal(wrong.exit, 2);
  assert.equal(ask(dropped).decision, "block");
  const right = await atTerminal(["pause", "10m", "--dir", dir], (word) => word);
  assert.equal(right.exit, 0, right.shown);
  assert.match(ask(dropped).add_warning ?? "", /paused until \d\d:\d\d UTC/);
  assert.match(ask("ls").add_warning ?? "", /paused/);
  assert.equal(spawnSync(COMMAND, ["resume", "--dir", dir], { env }).status, 0);
  assert.equal(ask(dropped).decision, "block");
  const now = pauseFor(600_000);
  const { pausedAt } = now;
  assert.ok(pausedAt);
  const boot = "00000000-0000-4000-8000-000000000000";
  for (const [decision, pause] of [
    [undefined, now],
    ["block", pauseFor(-1)],
    ["block", pauseFor(9 * 3_600_000)],
    ["block", { pausedUntil: now.pausedUntil }],
    ["block", { ...now, pausedAt: { ...pausedAt, boot } }],
    ["block", { ...now, pausedAt: { ...pausedAt, up: pausedAt.up - 660_000 } }],
    ["block", { ...now, pausedAt: { ...pausedAt, clock: pausedAt.clock + 60_000 } }],
  ] as const) {
    writeFileSync(sealPath(guard), sealText({ ...RULES, ...pause }), { mode: 0o600 });
    assert.equal(ask(dropped).decision, decision, JSON.stringify(pause));
  }
  const { stdout } = spawnSync(COMMAND, ["resume", "--dir", dir], { env, encoding: "utf8" });
  assert.equal(stdout, "nothing is paused\n", "a pause that does not count is over");
});

test("a block's code lets exactly that command pass once, there and in that session", async () => {
  const dir = join(folder, "hooks");
  const code = /; to allow it once, run agent-guards allow ([A-Z2-9]{8})\): git reset/.exec(
    ask(dropped).reason ?? "",
  )?.[1];
  assert.ok(code);
  const { shown, exit } = await atTerminal(["allow", code, "--dir", dir], (word) => word);
  assert.equal(exit, 0, shown);
  assert.ok(shown.includes(dropped));
  assert.equal(ask(`${dropped} `).decision, "block");
  assert.equal(ask(dropped, "/elsewhere").decision, "block");
  assert.equal(ask(dropped, "/work", "another").decision, "block");
  assert.equal(ask(dropped, "/work", "s", "shell").decision, "block", "by another tool");
  assert.equal(ask(dropped, "/work", "s", "bash", { host: "prod" }).decision, "block", "on another machine");
  const again = ask(dropped, "/work", "s", "bash", { description: "once more" });
  assert.match(again.add_warning ?? "", /passes once/);
  assert.equal(ask(dropped).decision, "block", "once");
  const { exit: second } = await atTerminal(["allow", code, "--dir", dir], (word) => word);
  assert.equal(second, 0);
  assert.match(ask(dropped).add_warning ?? "", /passes once/);
  assert.equal(ask(dropped).decision, "block");
  assert.equal(spawnSync(COMMAND, ["allow", "ZZZZZZZZ", "--dir", dir], { env }).status, 2);
});

test("allowed always, the command stands in the rules file, which is proved and sealed", async () => {
  const file = join(folder, "mine.yaml");
  // One proof of all our cases under the strict profile, which is what rules apply does.
  const text = `${STRICT.join("\n")}   # as I like it\n`;
  writeFileSync(file, text);
  const { settings } = (await readRules(file)) as RulesFile;
  writeFileSync(sealPath(guard), sealText({ ...RULES, settings, source: file }), { mode: 0o600 });
  const code = /allow ([A-Z2-9]{8})/.exec(ask(dropped).reason ?? "")?.[1] ?? "";
  const { shown, exit } = await atTerminal(["allow", code, "--always", "--exec", guard], (word) => word);
  assert.equal(exit, 0, shown);
  const before = new Set(text.split("\n"));
  const [kept, more] = [true, false].map((is) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => before.has(line) === is)
      .join("\n"),
  );
  assert.equal(kept, text, "nothing else changed");
  assert.match(more ?? "", /^ {2}- \{? ?command: git reset/);
  assert.equal(readSeal(sealPath(guard), "security_guard")?.state, "sealed");
  assert.deepEqual(ask(dropped), {});
  assert.equal(ask(dropped, "/elsewhere").decision, "block");
  assert.match(ask("cachectl -n 1 flushall").reason ?? "", /flushing a database/);
  assert.deepEqual(ask("rm -rf /srv", "/srv"), {});
});

test("two calls at once share no leave: it is spent once", async () => {
  const code = /allow ([A-Z2-9]{8})/.exec(ask(dropped, "/race").reason ?? "")?.[1] ?? "";
  const { exit, shown } = await atTerminal(["allow", code, "--exec", guard], (word) => word);
  assert.equal(exit, 0, shown);
  const input = JSON.stringify({
    ...{ event: "pre_tool_call", session_id: "s", cwd: "/race", tool_name: "bash" },
    tool_input: { command: dropped },
  });
  const answers = await Promise.all(Array.from({ length: 6 }, () => hear([guard], input, { env })));
  assert.equal(answers.filter(({ out }) => out.includes("passes once")).length, 1);
  assert.equal(answers.filter(({ out }) => out.includes('"block"')).length, 5);
});

test("a script that is changed after a person allowed its run is another command", async () => {
  const work = join(folder, "work");
  mkdirSync(work);
  const script = join(work, "task.sh");
  writeFileSync(script, `${dropped}\n`);
  const code = /allow ([A-Z2-9]{8})/.exec(ask("bash task.sh", work).reason ?? "")?.[1] ?? "";
  const { exit, shown } = await atTerminal(["allow", code, "--exec", guard], (word) => word);
  assert.equal(exit, 0, shown);
  writeFileSync(script, `${["rm -rf", "~"].join(" ")}\n`);
  assert.equal(ask("bash task.sh", work).decision, "block");
});

test("what is too long to be seen whole cannot be allowed, nor always over unsealed rules", async () => {
  const long = `${dropped}${"\ntrue".repeat(40)}`;
  const code = /allow ([A-Z2-9]{8})/.exec(ask(long).reason ?? "")?.[1] ?? "";
  const { shown, exit } = await atTerminal(["allow", code, "--exec", guard], (word) => word);
  assert.equal(exit, 2);
  assert.match(shown, /too long to be seen whole/);
  const file = join(folder, "more.yaml");
  writeFileSync(file, "guard: security_guard\noff: [git-reset-remote]\n");
  writeFileSync(sealPath(guard), sealText({ ...RULES, source: file }), { mode: 0o600 });
  const other = /allow ([A-Z2-9]{8})/.exec(ask(dropped, "/else").reason ?? "")?.[1] ?? "";
  const always = await atTerminal(["allow", other, "--always", "--exec", guard], (word) => word);
  assert.equal(always.exit, 2);
  assert.match(always.shown, /says more than what is sealed/);
  writeFileSync(sealPath(guard), sealText(RULES), { mode: 0o600 });
});

test("a command that holds a secret is not kept", () => {
  const key = `sk-or-v1-${"0f1e2d3c4b5a69788796a5b4c3d2e1f0".repeat(2)}`;
  const { reason = "" } = ask(`${dropped} # ${key}`);
  assert.ok(!readFileSync(`${guard}.allow.json`, "utf8").includes(key), reason);
  const rows: readonly { command?: string }[] = Object.values(
    JSON.parse(readFileSync(`${guard}.allow.json`, "utf8")),
  );
  assert.ok(rows.some(({ command }) => command === undefined));
});
