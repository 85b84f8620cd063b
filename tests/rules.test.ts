/** Rules files: faults with their place, patterns that are linear, a seal that only its maker can write. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { checkSync } from "recheck";
import { stringify } from "yaml";
import { type RulesFile, readRules } from "../cli/rules/file.ts";
import { prove } from "../cli/rules/prove.ts";
import { VERSION } from "../lib/core/version.ts";
import { respond } from "../lib/hook/decide.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import { installed } from "../lib/hook/sealed.ts";
import { slowness } from "../lib/rules/linear.ts";
import { patternOf } from "../lib/rules/pattern.ts";
import { pauseEnd, pauseFor } from "../lib/rules/pause.ts";
import { readSeal, type Sealed, sealPath, sealText } from "../lib/rules/seal.ts";
import { type Ask, runCases } from "../lib/selftest/run.ts";
import { executableOf } from "../scripts/guards.ts";
import { FOLDER, schemas } from "../scripts/schemas.ts";
import { guard } from "../templates/security_guard.ts";
import { BLOCKED } from "./blocked.ts";
import { selftestCases } from "./selftest-cases.ts";
import { ACME, RULES } from "./strict-rules.ts";

let folder = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-rules-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const LINEAR = [
  ...["acme_[0-9a-f]{32}", "acme_[A-Za-z0-9_-]{20,200}", "(?:live|test)_[\\w-]{10,200}", "^\\w*$"],
  ...["/^(?!destroy$)\\w[\\w./:-]*$/i", "(?:foo|bar){1,3}", "\\u{41}x?"],
  ...["\\b(?:drop\\s{1,8}table|truncate\\s{1,8}table)\\b", "[\\]*]{3}", "a\\{1,\\}"],
];

const SLOW = [
  ...["(a+)+$", "\\d+y", "^a*a*$", "(a{1,50}){1,50}", "(a|a){1,30}", "x{2,}", "^(a*)*$", "^a|b*", "(a)\\1"],
  ...["(", "a{1,100}b{1,100}c{1,100}", "(?<n>a)\\k<n>", "^(?:a|b*)*c", "x".repeat(2001)],
];

test("a pattern that may take more than linear time is refused, and what is taken is safe", () => {
  for (const text of SLOW) assert.ok(slowness(text), text);
  for (const text of LINEAR) {
    assert.equal(slowness(text), undefined, text);
    const { source, flags } = patternOf(text);
    assert.notEqual(checkSync(source, flags).status, "vulnerable", text);
  }
});

/** Faults of a file with `lines` below `guard: security_guard`, as LINE:COLUMN and message. */
async function faultsIn(lines: readonly string[], guard = "security_guard"): Promise<string[]> {
  const path = join(folder, "faulty.yaml");
  writeFileSync(path, [`guard: ${guard}`, ...lines, ""].join("\n"));
  const read = await readRules(path);
  if (!Array.isArray(read)) return [];
  return read.map(({ where, message }) => `${where.slice(path.length + 1)} ${message}`);
}

const FAULTS: readonly (readonly [readonly string[], RegExp])[] = [
  [["profil: strict"], /^2:1 unknown key "profil"$/],
  [["profile: lax"], /^2:10 profile cannot be "lax"$/],
  [["max_blocks: 2"], /^2:1 unknown key "max_blocks"$/],
  [["off: git-reset-remote"], /^2:6 off must be a list$/],
  [["off: [git-reset-remot]"], /^2:7 no row has the id "git-reset-remot"$/],
  [["off: [bip39-mnemonic]"], /^2:7 /],
  [["destructive:", "  - { id: delete-root, run: x, why: why }"], /^3:11 the id "delete-root" is taken$/],
  [["destructive:", "  - { id: mine, run: x, why: why, arg: [y] }"], /^3:35 unknown key "arg"$/],
  [["destructive:", "  - { id: mine, does: explode, why: why }"], /^3:23 .* cannot be "explode"$/],
  [["destructive:", "  - { id: mine, why: why }"], /^3:5 destructive\[1\] lacks /],
  [
    ["secret_patterns:", "  - { id: a1, label: Acme, keywords: [ac], shape: '(a+)+' }"],
    /^3:51 the pattern .* repeats/,
  ],
  [["allowed_commands:", "  - { command: x, cwd: srv, reason: why }"], /^3:24 .* is not in its form$/],
  [["allowed: [{ digest: 00, reason: why }]"], /^2:\d+ .* must be a text$/],
  [["profile: &a strict", "fail_policy: *a"], /^3:14 a rules file has no aliases$/],
  [["profile: strict", "profile: strict"], /^3:1 /],
  [["cases: [{ id: x, comand: ls, expect: continue }]"], /^2:8 .*unknown key "comand"/],
];

test("every fault has its line and column", async () => {
  for (const [lines, expected] of FAULTS) {
    const [first = "no fault"] = await faultsIn(lines);
    assert.match(first, expected, lines.join("; "));
  }
  assert.deepEqual(
    await faultsIn(["registries: [{ name: previews, env: [] }]"], "verify_publish_claims"),
    [],
  );
  const [lacks = ""] = await faultsIn(["registries: [{ name: own }]"], "verify_publish_claims");
  assert.match(lacks, /^2:22 the registry "own" is not built in and lacks proves, file, ids$/);
});

const SEALED: Sealed = {
  guard: "security_guard",
  version: VERSION,
  source: "",
  settings: { off: ["git-reset-remote"] },
  environment: {},
  pausedUntil: 0,
};

test("a pause holds for its time on the machine and in the run that it was taken in, whatever the clock is set to", () => {
  const start = { clock: 1_000_000_000, up: 50_000, boot: "a" };
  const pause = pauseFor(600_000, start);
  const end = pause.pausedUntil;
  const at = (clock: number, up: number, boot = "a"): number =>
    pauseEnd(pause, () => ({ clock: start.clock + clock, up: start.up + up, boot }));
  assert.deepEqual([at(0, 0), at(300_000, 300_000), at(599_000, 599_000)], [end, end, end]);
  assert.deepEqual([at(600_000, 600_000), at(1e9, 1e9)], [0, 0], "over");
  assert.deepEqual([at(-3_600_000, 60_000), at(60_000, 7_200_000), at(-1e9, 1e6)], [0, 0, 0], "set back");
  assert.deepEqual([at(1000, 1000, "b"), at(1000, -40_000)], [0, 0], "another run");
  assert.equal(
    pauseEnd({ pausedUntil: end }, () => start),
    0,
    "without a start",
  );
  assert.equal(
    pauseEnd(pauseFor(9 * 3_600_000, start), () => start),
    0,
    "longer than any",
  );
  assert.equal(
    pauseEnd({ pausedUntil: Number.NaN, pausedAt: start }, () => start),
    0,
  );
  assert.equal(
    pauseEnd({ pausedUntil: end, pausedAt: { ...start, clock: Number.NaN } }, () => start),
    0,
  );
});

test("a sealed file may be the user's own or root's, and nobody else's", {
  skip: process.getuid?.() !== 0,
}, () => {
  const path = join(folder, "owned.rules.json");
  writeFileSync(path, sealText(SEALED), { mode: 0o600 });
  const real = process.getuid;
  const seen = (user: number, owner: number): string | undefined => {
    chownSync(path, owner, owner);
    process.getuid = () => user;
    try {
      return readSeal(path, "security_guard")?.state;
    } finally {
      if (real) process.getuid = real;
    }
  };
  assert.deepEqual(
    [seen(1234, 1234), seen(1234, 0), seen(1234, 4321), seen(0, 4321), seen(0, 0)],
    ["sealed", "sealed", "bad", "bad", "sealed"],
  );
  rmSync(path);
});

test("what is damaged, later, another guard's, a link or open to others does not count", () => {
  const path = join(folder, "x.rules.json");
  const state = (text: string, mode = 0o600): string => {
    rmSync(path, { force: true });
    writeFileSync(path, text);
    chmodSync(path, mode);
    const seal = readSeal(path, "security_guard");
    return seal?.state === "bad" ? seal.why : String(seal?.state);
  };
  const whole = sealText(SEALED);
  assert.match(installed(guard, join(folder, "n".repeat(300))).rules, /refused: it cannot be read/);
  assert.equal(readSeal(join(folder, "none"), "security_guard"), undefined);
  assert.equal(state(whole), "sealed");
  for (let length = 0; length < whole.length; length += 7)
    assert.equal(state(whole.slice(0, length)), "is damaged");
  assert.equal(state(whole.replace("git-reset", "git-resat")), "is damaged");
  const [major = 0, minor = 0, patch = 0] = VERSION.split(".").map(Number);
  assert.match(state(sealText({ ...SEALED, version: `${major}.${minor}.${patch + 1}` })), /later$/);
  assert.match(state(sealText({ ...SEALED, version: "9.0.0" })), /later$/);
  assert.equal(state(sealText({ ...SEALED, version: "0.0.9" })), "sealed");
  assert.equal(state(sealText({ ...SEALED, guard: "another" })), "is another guard's");
  for (const mode of [0o622, 0o620, 0o602]) assert.equal(state(whole, mode), "can be written by others");
  assert.equal(state(whole, 0o644), "sealed");
  rmSync(path);
  writeFileSync(join(folder, "target"), whole);
  symlinkSync(join(folder, "target"), path);
  assert.equal(readSeal(path, "security_guard")?.state, "bad");
  rmSync(path);
  linkSync(join(folder, "target"), path);
  assert.deepEqual(readSeal(path, "security_guard"), { state: "bad", why: "is no file of its own" });
  rmSync(path);
  symlinkSync(join(folder, "gone"), path);
  assert.equal(readSeal(path, "security_guard")?.state, "bad", "a link to nothing");
  rmSync(path);
  execFileSync("mkfifo", [path]);
  assert.equal(readSeal(path, "security_guard")?.state, "bad", "a pipe is not waited for");
  rmSync(path);
  mkdirSync(path);
  assert.equal(readSeal(path, "security_guard")?.state, "bad");
  rmSync(path, { recursive: true });
});

const bash = (command: string, cwd = "/work"): string =>
  JSON.stringify({ event: "pre_tool_call", cwd, tool_name: "bash", tool_input: { command } });

test("the compiled guard judges by the file that it was sealed with, and says so", async () => {
  const hooks = join(folder, "hooks");
  mkdirSync(hooks);
  const guard = join(hooks, "security_guard");
  linkSync(executableOf("security_guard"), guard);
  const file = join(folder, "mine.yaml");
  writeFileSync(file, RULES.join("\n"));
  const env = { HOME: "/home/me", PATH: "", WORKSPACE_DIR: join(folder, "none") };
  const rules = (...words: string[]) =>
    spawnSync(executableOf("agent-guards"), ["rules", ...words], { encoding: "utf8", env });
  const ask = (input: string) => JSON.parse(spawnSync(guard, [], { input, encoding: "utf8", env }).stdout);
  assert.equal(rules("check", file).status, 0);
  assert.equal(rules("diff", file, "--dir", hooks).status, 1);
  // The compiled command proves this file in tests/person.test.ts, and seals it: once is enough, for it takes seconds.
  const { settings } = (await readRules(file)) as RulesFile;
  writeFileSync(sealPath(guard), sealText({ ...SEALED, source: file, settings }), { mode: 0o600 });
  assert.equal(rules("diff", file, "--dir", hooks).status, 0);
  assert.match(
    spawnSync(guard, ["--version"], { encoding: "utf8", env }).stdout,
    /, sealed [0-9a-f]{12}\)\n$/,
  );
  assert.match(ask(bash("cachectl -n 1 flushall")).reason, /flushing a database/);
  assert.deepEqual(ask(bash("cachectl flushall")), {});
  assert.match(ask(bash("shopctl db:drop")).reason, /dropping a database/);
  assert.equal(ask(bash("RAILS_ENV=test shopctl db:drop")).decision, undefined);
  assert.deepEqual(
    ask(bash("git reset --hard origin/main", "/work")).decision,
    "block",
    "the strict row holds",
  );
  assert.deepEqual(ask(bash("rm -rf /srv", "/srv")), {});
  assert.equal(ask(bash("rm -rf /srv", "/")).decision, "block");
  assert.equal(ask(JSON.stringify({ event: "on_user_message", message: ACME })).decision, "block");

  assert.match(rules("show", "--dir", hooks).stdout, /redis-flush/);

  chmodSync(sealPath(guard), 0o666);
  assert.match(ask(bash("ls")).add_warning, /can be written by others/);
  assert.match(ask(BLOCKED).reason, /Blocked .*\n.*can be written by others/s);
  assert.deepEqual(ask(bash("cachectl -n 1 flushall")).decision, undefined);
});

test("what breaks a case is refused by the compiled command, with the case, and what is sealed stays", () => {
  const hooks = join(folder, "refused");
  mkdirSync(hooks);
  const guard = join(hooks, "runtime_footer");
  linkSync(executableOf("runtime_footer"), guard);
  const file = join(folder, "refused.yaml");
  const apply = (...cases: readonly object[]) => {
    writeFileSync(file, stringify({ guard: "runtime_footer", cases }));
    const env = { HOME: "/home/me", PATH: "", WORKSPACE_DIR: join(folder, "none") };
    const words = ["rules", "apply", file, "--dir", hooks];
    return spawnSync(executableOf("agent-guards"), words, { encoding: "utf8", env });
  };
  assert.equal(apply({ id: "right", reply: "hi", expect: "continue" }).status, 0);
  const sealed = readFileSync(sealPath(guard), "utf8");
  const refused = apply({ id: "wrong", command: "pwd", expect: "block" });
  assert.equal(refused.status, 2);
  assert.match(
    refused.stderr,
    /wrong: expected block, got continue\n[\s\S]*error: .* breaks 1 cases, and nothing was sealed\nhint: /,
  );
  assert.equal(readFileSync(sealPath(guard), "utf8"), sealed);
});

test("under the strict profile a case fails by the row that stops too much, or is the file's own", async () => {
  const path = join(folder, "strict.yaml");
  const wrong = "  - { id: wrong, command: pwd, expect: block }";
  const tooMuch = "  - { id: no-ls, run: ls, why: a list, instead: none }";
  const rows = RULES.flatMap((line) => (line === "destructive:" ? [line, tooMuch] : [line]));
  writeFileSync(path, [...rows, wrong].join("\n"));
  const file = await readRules(path);
  assert.ok("settings" in file, JSON.stringify(file));
  // The compiled command proves all of them under this profile in tests/person.test.ts; here some of each kind will do.
  const some = selftestCases().filter(({ id }, at) => at % 8 === 0 || /\bls\b/.test(id));
  const { failures } = await prove(file, some);
  const problemOf = (own: boolean): string[] =>
    failures.filter(({ id }) => (id === "wrong") === own).map(({ problem }) => problem);
  assert.deepEqual(problemOf(true), ["expected block, got continue"]);
  assert.ok(problemOf(false).length > 0);
  assert.deepEqual(
    problemOf(false).filter((problem) => !problem.includes("no-ls")),
    [],
  );
});

test("what a sealed file fixes of the environment holds, whatever the environment says", () => {
  const hooks = join(folder, "claims");
  mkdirSync(hooks);
  const guard = join(hooks, "verify_publish_claims");
  linkSync(executableOf("verify_publish_claims"), guard);
  const real = join(folder, "previews.json");
  const planted = join(folder, "planted.json");
  const link = ["https://community.iamstarchild.com", "preview", "made-up"].join("/");
  writeFileSync(real, "[]");
  writeFileSync(planted, JSON.stringify([{ id: "made-up", is_published: true, public_url: link }]));
  const sealed: Sealed = {
    ...SEALED,
    guard: "verify_publish_claims",
    settings: {},
    environment: { PREVIEWS_REGISTRY: real },
  };
  writeFileSync(sealPath(guard), sealText(sealed), { mode: 0o600 });
  const input = JSON.stringify({
    event: "on_stop",
    session_id: "s",
    response: `Published! It is live: ${link}`,
    tool_names: [],
  });
  const env = { HOME: folder, PREVIEWS_REGISTRY: planted, WORKSPACE_DIR: folder };
  const { stdout } = spawnSync(guard, [], { input, encoding: "utf8", env, cwd: folder });
  assert.equal(JSON.parse(stdout).decision, "block");
  rmSync(sealPath(guard));
  const bare = spawnSync(guard, [], { input, encoding: "utf8", env, cwd: folder });
  assert.deepEqual(JSON.parse(bare.stdout), {});
  assert.ok(readFileSync(real));
});

test("the schemas that ship are those that the guards declare", async () => {
  for (const [name, text] of await schemas()) {
    assert.equal(readFileSync(join(FOLDER, name), "utf8"), text, `${name}: run npm run docs`);
  }
});

test("one case of a file's own that fails is a failure", async () => {
  const path = join(folder, "proved.yaml");
  const cases = [{ id: "wrong", reply: "hi", expect: "block" }];
  writeFileSync(path, stringify({ guard: "runtime_footer", cases }));
  const file = await readRules(path);
  assert.ok("settings" in file, JSON.stringify(file));
  const { failures } = await prove(file);
  assert.deepEqual(
    failures.map(({ problem }) => problem),
    ["expected block, got continue"],
  );
});

test("the examples of docs/rules.md are right, and their cases hold", async () => {
  const page = readFileSync(join(FOLDER, "..", "docs", "rules.md"), "utf8");
  const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  assert.deepEqual(
    blocks.map((text) => /^guard: (\w+)$/m.exec(text)?.[1]),
    ["security_guard", "verify_publish_claims"],
  );
  for (const text of blocks) {
    const path = join(folder, "page.yaml");
    writeFileSync(path, text);
    const file = await readRules(path);
    assert.ok("settings" in file, JSON.stringify(file));
    const placed = file.cases.map((one) => ({ ...one, workspace: one.workspace ?? {} }));
    const tuned = file.guard.settings?.apply(file.settings) ?? file.guard;
    await tuned.load?.();
    const ask: Ask = ({ input }) => {
      const { answer, verdict } = respond(tuned, input);
      return { stdout: answer.stdout, exit: answer.exit, rules: "rules" in verdict ? verdict.rules : [] };
    };
    assert.deepEqual((await runCases(placed, ask, meaningOf)).failures, []);
  }
});

test("rules init begins a file that is right, with its schema, and leaves one that is there", () => {
  const env = { HOME: folder, PATH: "", WORKSPACE_DIR: join(folder, "ws") };
  const run = (...args: readonly string[]) =>
    spawnSync(executableOf("agent-guards"), ["rules", ...args], { env, encoding: "utf8" });
  assert.equal(run("init", "security_guard", "budget_alert").status, 0);
  const path = join(folder, ".agent-guards", "budget_alert.rules.yaml");
  assert.match(readFileSync(path, "utf8"), /^guard: budget_alert$/m);
  assert.ok(JSON.parse(readFileSync(path.replace("yaml", "schema.json"), "utf8")).properties.limits);
  assert.equal(run("check").status, 0);
  writeFileSync(path, "guard: budget_alert\nblock: day\n");
  assert.match(run("init", "budget_alert").stdout, /^kept/);
  assert.match(readFileSync(path, "utf8"), /block: day/);
  // Of several files, one whose guard is not installed does not keep the others back.
  const { stderr, status } = run("apply");
  assert.equal(status, 2);
  assert.equal(stderr.match(/is not installed/g)?.length, 2);
});
