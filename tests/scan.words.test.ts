/** What scans and git hooks pass over, and on whose word: lines, projects, baselines; and what nobody can pass over. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { isKnown, parseBaseline } from "../cli/scan/baseline.ts";
import { readProject } from "../cli/scan/project.ts";
import { internalIn } from "../lib/boundary/internal.ts";
import { fingerprint } from "../lib/secrets/allowed.ts";
import { executableOf } from "../scripts/guards.ts";
import { commit, folder, git, HOME, KEY, OTHER, PHRASE, put, repository, run, WORD } from "./scan-world.ts";

type Refused = { id: string; text: string; many?: string; times?: number; says: string };
type Data = { refused: Refused[]; internal: Record<string, { fires: string[]; spares: string[] }> };

const DATA = parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), "data", "project.yaml"), "utf8"),
) as Data;

const ZEROS = "0".repeat(40);
const FILE = ".agent-guards.yaml";
const EXCLUDE = "exclude: [fixtures/]\n";

type Report = {
  findings: { path: string; rule: string; masked: string }[];
  passedOver: Record<string, number>;
};
const reportOf = (out: string): Report => JSON.parse(out) as Report;
const rulesIn = (out: string): string[] => reportOf(out).findings.map(({ rule }) => rule);

test("a project's file passes over what it names; a wallet's secret stays", async () => {
  const path = repository({
    [FILE]: `${EXCLUDE}allow:\n  - { rule: password, paths: ['docs/*.md'], reason: made up }\nallowed:\n  - { digest: ${fingerprint(OTHER)}, reason: a sandbox }\n`,
    "fixtures/a": `${KEY}\n${PHRASE}\n`,
    "docs/a.md": `DB_PASSWORD=${WORD}\n`,
    other: OTHER,
  });
  const got = await run(["scan", "--json"], { cwd: path });
  assert.deepEqual(rulesIn(got.out), ["bip39-mnemonic"]);
  assert.equal(reportOf(got.out).passedOver["project"], 3);
  const all = await run(["scan", "--json", "--no-project"], { cwd: path });
  assert.equal(rulesIn(all.out).length, 4);
  const below = await run(["scan", "--json", "."], { cwd: join(path, "fixtures") });
  assert.deepEqual(
    rulesIn(below.out),
    ["bip39-mnemonic"],
    "names are those of the project, wherever it is started",
  );
});

for (const { id, text, many = "", times = 0, says } of DATA.refused) {
  test(`a project's file is refused: ${id}`, () => {
    const read = readProject(text.replace("{{many}}", many.repeat(times)), FILE);
    assert.ok(Array.isArray(read), "it has a fault");
    const told = read.map(({ where, message, hint }) => `${where}: ${message} hint: ${hint}`).join(" ");
    assert.match(told, new RegExp(says));
    assert.match(told, /^\.agent-guards\.yaml\S*: .* hint: \S/);
  });
}

test("a project's file that is refused passes nothing over, and the exit code says so", async () => {
  const path = folder();
  for (const text of ["exclude: ['*', a/]\n", "baseline: gone.json\nexclude: [a/]\n"]) {
    put(join(path, FILE), text);
    put(join(path, "a/key"), KEY);
    const got = await run(["scan", "--json", path]);
    assert.equal(got.exit, 2);
    assert.match(
      got.err,
      /^error: \.agent-guards\.yaml.*\nhint: \S.*\n\.agent-guards\.yaml passes nothing over/m,
    );
    assert.equal(rulesIn(got.out).length, 1);
  }
});

test("a project's file that is a link is refused, in a folder and in a commit", async () => {
  const path = repository({ "fixtures/a": "x" });
  put(join(path, "real.yaml"), EXCLUDE);
  symlinkSync("real.yaml", join(path, FILE));
  commit(path, {});
  put(join(path, "fixtures/a"), KEY);
  const got = await run(["scan"], { cwd: path });
  assert.equal(got.exit, 2);
  assert.match(got.err, /it is a link/);
  git(path, "add", "-A");
  const hook = await run(["pre-commit"], { cwd: path });
  assert.equal(hook.exit, 1);
  assert.match(hook.err, /it is a link/);
});

test("the commit that brings a suppression does not profit from it", async () => {
  const path = repository();
  put(join(path, FILE), EXCLUDE);
  put(join(path, "fixtures/a"), KEY);
  git(path, "add", "-A");
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 1);
  assert.equal((await run(["scan", "--staged"], { cwd: path })).exit, 1);
  git(path, "reset", "-q", "fixtures");
  git(path, "commit", "-qm", "the file");
  git(path, "add", "-A");
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 0, "the next commit does");
  put(join(path, "fixtures/b"), PHRASE);
  git(path, "add", "-A");
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 1, "a wallet's secret never");
});

test("the push that brings a suppression does not profit from it, however many commits it has", async () => {
  const remote = folder();
  git(remote, "init", "-q", "--bare");
  const path = repository();
  git(path, "remote", "add", "origin", remote);
  git(path, "push", "-q", "origin", "HEAD:main");
  const there = git(path, "rev-parse", "HEAD");
  const file = commit(path, { [FILE]: EXCLUDE });
  const secret = commit(path, { "fixtures/a": KEY });
  const push = (local: string, old: string, ref = "main") =>
    run(["pre-push", "origin", remote], {
      cwd: path,
      input: `refs/heads/x ${local} refs/heads/${ref} ${old}\n`,
    });
  assert.equal((await push(secret, there)).exit, 1);
  assert.equal(
    (await push(secret, ZEROS, "new")).exit,
    1,
    "a new branch: what the remote has is what counts",
  );
  git(path, "push", "-q", "origin", `${file}:main`);
  git(path, "fetch", "-q");
  assert.equal((await push(secret, file)).exit, 0);
  assert.equal((await push(secret, ZEROS, "new")).exit, 0);
  assert.equal((await run(["scan", "--commits", `${there}..${secret}`], { cwd: path })).exit, 1);
  assert.equal((await run(["scan", "--commits", `${file}..${secret}`], { cwd: path })).exit, 0);
  assert.equal((await run(["scan", "--commits", "--all"], { cwd: path })).exit, 1);
});

test("a broken file in the last commit can be mended: it passes nothing over and stops nothing", async () => {
  const path = repository({ [FILE]: "exclude: 3\n" });
  put(join(path, FILE), EXCLUDE);
  git(path, "add", "-A");
  const got = await run(["pre-commit"], { cwd: path });
  assert.equal(got.exit, 0);
  assert.match(got.err, /exclude must be a list/);
});

test("no hint says --no-verify", async () => {
  const path = repository();
  put(join(path, "a"), KEY);
  git(path, "add", "-A");
  const got = await run(["pre-commit"], { cwd: path });
  assert.match(got.err, /hint: .*agent-guards docs scan/);
  assert.doesNotMatch(got.err, /no-verify/);
  for (const name of ["pre-commit", "pre-push"])
    assert.doesNotMatch(
      readFileSync(join(dirname(fileURLToPath(import.meta.url)), "..", "hooks", name), "utf8"),
      /no-verify/,
    );
});

test("a baseline passes over what it holds, on its path and for its value alone; wallets are left out", async () => {
  const path = folder();
  put(join(path, "a"), `${KEY}\nDB_PASSWORD=${WORD}\n${PHRASE}\n`);
  const base = join(path, "base.json");
  const made = await run(["scan", path, "--exclude", "base.json", "--write-baseline", base]);
  assert.equal(made.exit, 1, "the wallet is still there");
  assert.match(made.out, /bip39-mnemonic/);
  const got = await run(["scan", path, "--baseline", base, "--json"]);
  assert.deepEqual(rulesIn(got.out), ["bip39-mnemonic"]);
  assert.equal(reportOf(got.out).passedOver["baseline"], 2);
  put(join(path, "copy"), KEY);
  assert.equal(
    rulesIn((await run(["scan", path, "--baseline", base, "--json"])).out).length,
    2,
    "a copy is new",
  );
  put(join(path, "a"), `${KEY}\nDB_PASSWORD=${WORD.replace("!", "?x9")}\n`);
  const changed = rulesIn((await run(["scan", join(path, "a"), "--baseline", base, "--json"])).out);
  assert.deepEqual(changed, ["password"], "another value in its place is new");
});

test("a wallet's secret that somebody writes into a baseline is found all the same", () => {
  const id = "0123456789abcdef".repeat(2);
  const find = {
    ...{ path: "a", name: "a", line: 1, column: 1, endLine: 1, endColumn: 9, label: "a key", shown: "" },
    ...{ rule: "bip32-xprv", digest: "d", inline: false, drawn: true },
  };
  const print = createHmac("sha256", Buffer.from(id, "hex")).update("bip32-xprv\0a\0d").digest("hex");
  const findings = [{ rule: find.rule, path: "a", fingerprint: print.slice(0, 32) }];
  const baseline = parseBaseline(JSON.stringify({ version: 1, id, findings }), "base.json");
  assert.equal(isKnown({ ...find, class: "token" }, baseline), true);
  assert.equal(isKnown({ ...find, class: "wallet" }, baseline), false);
});

test("a baseline gives nothing away: what could be guessed needs a key that is not in it", async () => {
  const path = folder();
  put(join(path, "a"), `${KEY}\nDB_PASSWORD=${WORD}\n`);
  const base = join(path, "base.json");
  assert.equal((await run(["scan", join(path, "a"), "--write-baseline", base])).exit, 0);
  const text = readFileSync(base, "utf8");
  for (const value of [KEY, WORD]) {
    assert.ok(!text.includes(value.slice(0, 6)) && !text.includes(fingerprint(value).slice(0, 16)));
  }
  const { id, findings } = JSON.parse(text) as { id: string; findings: { rule: string; keyed?: true }[] };
  assert.deepEqual(
    findings.map(({ rule, keyed }) => [rule, keyed ?? false]).sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
    [
      ["openrouter", false],
      ["password", true],
    ],
  );
  const keys = join(HOME, ".agent-guards", "baselines");
  assert.ok(readdirSync(keys).includes(`${id}.key`));
  const key = readFileSync(join(keys, `${id}.key`), "utf8").trim();
  assert.ok(!text.includes(key.slice(0, 16)));
  const home = folder();
  const scan = ["scan", join(path, "a"), "--baseline", base, "--json"];
  const without = await run(scan, { env: { HOME: home } });
  assert.deepEqual(rulesIn(without.out), ["password"]);
  assert.match(without.err, /their key is not on this machine\nhint: set AGENT_GUARDS_BASELINE_KEY/);
  const given = await run(scan, { env: { HOME: home, AGENT_GUARDS_BASELINE_KEY: key } });
  assert.deepEqual(rulesIn(given.out), []);
  await run(["scan", join(path, "a"), "--write-baseline", base]);
  assert.equal(readFileSync(base, "utf8"), text, "written again it is the same");
});

test("a baseline that a project names counts from the commit after it", async () => {
  const path = repository({ a: KEY });
  await run(["scan", "--write-baseline", "base.json"], { cwd: path });
  commit(path, { [FILE]: "baseline: base.json\n" });
  const got = await run(["scan", "--json"], { cwd: path });
  assert.equal(reportOf(got.out).passedOver["baseline"], 1);
  put(join(path, "a"), `x\n${KEY}\n`);
  git(path, "add", "-A");
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 0);
});

test("a word on its own line passes a finding over in files, never a wallet's, never in what a commit adds", async () => {
  const path = repository();
  put(join(path, "a"), `${KEY} # agent-guards:allow openrouter a key of the handbook\n`);
  put(join(path, "b"), `${PHRASE} # agent-guards:allow bip39-mnemonic made up\n`);
  const got = await run(["scan", "--json"], { cwd: path });
  assert.deepEqual(rulesIn(got.out), ["bip39-mnemonic"]);
  git(path, "add", "a");
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 1);
});

test("--exclude leaves paths out on a person's word, and says how many", async () => {
  const path = repository({ "fixtures/a": KEY, "src/b": KEY });
  const got = await run(["scan", "--exclude", "fixtures/"], { cwd: path });
  assert.match(got.err, /^1 finding in 1 text, .*1 excluded/m);
  assert.equal((await run(["scan", "--exclude", "fixtures", "--exclude", "src/*"], { cwd: path })).exit, 0);
  const bad = await run(["scan", "--exclude", "!(a)"], { cwd: path });
  assert.equal(bad.exit, 2);
  assert.match(bad.err, /^error: .*\nhint: /);
});

test("allowed values and rows of the person's rules file count; a broken one is an error", async () => {
  const home = folder();
  const rules = put(
    join(home, ".agent-guards", "security_guard.rules.yaml"),
    `guard: security_guard\nallowed:\n  - { digest: ${fingerprint(KEY)}, reason: a sandbox }\ninternal_names: [orion-db]\n`,
  );
  const env = { HOME: home };
  assert.equal((await run(["scan", "-"], { input: KEY, env })).exit, 0);
  assert.equal((await run(["scan", "-"], { input: "Orion-DB is down", env })).exit, 0);
  assert.match(
    (await run(["scan", "-", "--public"], { input: "Orion-DB is down", env })).out,
    /internal-name/,
  );
  put(rules, "guard: security_guard\nallowd: []\n");
  const got = await run(["scan", "-"], { input: KEY, env });
  assert.equal(got.exit, 2);
  assert.match(got.err, /unknown key "allowd"/);
});

test("two scans of the same texts read the same, and equal values have equal numbers", async () => {
  const path = folder();
  put(join(path, "a"), `${KEY}\n${OTHER}\n`);
  put(join(path, "b"), `${KEY}\n`);
  for (const format of ["text", "json", "sarif"]) {
    const [one, two] = [
      await run(["scan", path, "--format", format]),
      await run(["scan", path, "--format", format]),
    ];
    assert.equal(one.out, two.out);
    assert.equal(one.err, two.err);
  }
  const numbers = reportOf((await run(["scan", path, "--json"])).out).findings.map(({ masked }) =>
    masked.slice(-5, -1),
  );
  assert.deepEqual(numbers, ["0001", "0002", "0001"]);
});

for (const [rule, { fires, spares }] of Object.entries(DATA.internal)) {
  const found = (text: string) => internalIn(text, ["orion-db", "*.acme.net"]).map((one) => one.rule);
  test(`${rule} fires where it should, and spares the rest`, () => {
    for (const text of fires) assert.deepEqual(found(text), [rule], text);
    for (const text of spares) assert.deepEqual(found(text), [], text);
  });
}

test("--public stops internal names in files, hooks and pushes; a project can ask for it, at once", async () => {
  const path = repository();
  put(join(path, "a"), "ssh deploy@build7.corp\n");
  assert.equal((await run(["scan"], { cwd: path })).exit, 0);
  const got = await run(["scan", "--public"], { cwd: path });
  assert.equal(got.exit, 1);
  assert.doesNotMatch(got.out, /build7/);
  git(path, "add", "-A");
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 0);
  assert.equal((await run(["pre-commit", "--public"], { cwd: path })).exit, 1);
  put(join(path, FILE), "public: true\n");
  git(path, "add", "-A");
  assert.equal(
    (await run(["pre-commit"], { cwd: path })).exit,
    1,
    "what makes it stricter counts in the same commit",
  );
});

test("no command repeats a secret that it is given as a word, nor a sign that steers a terminal", async () => {
  const { out } = await run(["--help"]);
  const names = [...out.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name = ""]) => name);
  assert.ok(names.length > 20);
  const words = (name: string) => [
    [name, KEY],
    [name, "check", KEY],
    [name, "--dir", KEY],
    [name, `--bogus=${KEY}`],
    [name, "\u001b[31m\u0007"],
  ];
  // With a workspace, as a host has one: more is looked for there, and named.
  const env = { WORKSPACE_DIR: folder() };
  for (const word of [[KEY], ...names.filter((name) => name !== "serve").flatMap(words)]) {
    const got = await run(word, { cwd: folder(), env });
    const said = got.out + got.err;
    assert.ok(!said.toLowerCase().includes(KEY.slice(12, 20)), word[0]);
    assert.ok(
      ["\u001b", "\u0007"].every((sign) => !said.includes(sign)),
      word.join(" "),
    );
  }
});

test("a staged file's name steers no terminal and forges no line", async () => {
  const path = repository();
  put(join(path, "a\u001b[31m\u0007b\nclean.txt:1:1  fine"), `k ${KEY}\n`);
  git(path, "add", "-A");
  const { out, err, exit } = await run(["pre-commit"], { cwd: path });
  assert.equal(exit, 1);
  assert.ok(["\u001b", "\u0007"].every((sign) => !(out + err).includes(sign)));
  assert.match(out + err, /a\\u\{1b\}\[31m\\u\{7\}b\\u\{a\}clean/);
});

/** What git says of a commit that a hook stops. */
function refusedCommit(path: string): string {
  const words = ["-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "x"];
  const { status, stderr } = spawnSync("git", words, { cwd: path, encoding: "utf8" });
  assert.notEqual(status, 0);
  return stderr;
}

test("the shipped hooks stop a real commit and push", () => {
  const path = repository();
  const bin = join(dirname(fileURLToPath(import.meta.url)), "..");
  const hooks = join(path, "..", "hooks");
  put(
    join(path, "node_modules/.bin/agent-guards"),
    `#!/bin/sh\nexec '${executableOf("agent-guards")}' "$@"\n`,
  );
  execFileSync("chmod", ["+x", join(path, "node_modules/.bin/agent-guards")]);
  rmSync(hooks, { recursive: true, force: true });
  execFileSync("cp", ["-r", join(bin, "hooks"), hooks]);
  git(path, "config", "core.hooksPath", hooks);
  put(join(path, ".gitignore"), "node_modules\n");
  put(join(path, "a"), KEY);
  git(path, "add", "-A");
  assert.throws(() => git(path, "commit", "-qm", "x"));
  put(join(path, "a"), "nothing");
  git(path, "add", "-A");
  git(path, "commit", "-qm", "x");
  assert.ok(existsSync(join(path, ".git", "refs", "heads", "main")));
  // What a clone brings along, or a commit adds, is no command: neither by itself nor through a tracked link.
  put(join(path, "node_modules/.bin/agent-guards"), "#!/bin/sh\nexit 0\n");
  git(path, "add", "-f", "node_modules/.bin/agent-guards");
  assert.match(refusedCommit(path), /agent-guards is not installed/);
  git(path, "rm", "-rqf", "--cached", "node_modules");
  renameSync(join(path, "node_modules"), join(path, "else"));
  symlinkSync("else", join(path, "node_modules"));
  git(path, "add", "-f", "node_modules");
  assert.match(refusedCommit(path), /agent-guards is not installed/);
});
