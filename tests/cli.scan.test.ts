/** Scanning and redacting: every source, every format, and never a secret in the output. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { built, executableOf } from "../scripts/guards.ts";
import { runBuilt } from "./cli-world.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const COMMAND = executableOf("agent-guards");

/** Keys that open nothing: digests behind a vendor's prefix, made here so that no scanner trips on this file. */
const keyOf = (seed: string) => `sk-or-v1-${createHash("sha256").update(seed).digest("hex")}`;
const KEY = keyOf("one");
const OTHER = keyOf("two");
const ZEROS = "0".repeat(40);

const root = mkdtempSync(join(tmpdir(), "agent-guards-scan-"));
after(() => rmSync(root, { recursive: true, force: true }));

type Result = { out: string; err: string; exit: number };

/** Runs the command; in a process of its own, by the executable, where it is to be `apart`. */
async function run(
  args: readonly string[],
  options: { cwd?: string; input?: string | Uint8Array; apart?: boolean } = {},
): Promise<Result> {
  const env = { ...process.env, NO_COLOR: "1", HOME: root };
  const { cwd = root, input = "" } = options;
  const result = options.apart
    ? spawnSync(COMMAND, args, { cwd, env, input, encoding: "utf8", maxBuffer: 1 << 28 })
    : await runBuilt(args, { cwd, env, input });
  const { out, err, exit } =
    "status" in result ? { out: result.stdout, err: result.stderr, exit: result.status ?? -1 } : result;
  for (const key of [KEY, OTHER]) {
    // Eight characters of the body would already be a quarter of what an attacker needs not guess.
    assert.ok(
      !out.includes(key.slice(12, 20)) && !err.includes(key.slice(12, 20)),
      "no output holds a secret",
    );
  }
  return { out, err, exit };
}

let made = 0;
function folder(): string {
  const path = join(root, `case-${made++}`);
  mkdirSync(path);
  return path;
}

function put(path: string, text: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function git(cwd: string, ...args: string[]): string {
  const identity = [
    "-c",
    "user.name=t",
    "-c",
    "user.email=t@example.invalid",
    "-c",
    "init.defaultBranch=main",
  ];
  return execFileSync("git", [...identity, ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

function repository(): string {
  const path = folder();
  git(path, "init", "-q");
  put(join(path, "readme"), "hello\n");
  git(path, "add", ".");
  git(path, "commit", "-qm", "first");
  return path;
}

type Finding = {
  path: string;
  line: number;
  column: number;
  endColumn: number;
  rule: string;
  commit?: string;
};

function findings(result: Result): Finding[] {
  return (JSON.parse(result.out) as { findings: Finding[] }).findings;
}

test("the executable says in a process of its own what the command says in this one", async () => {
  const path = folder();
  put(join(path, "a.txt"), `one ${KEY}\n`);
  put(join(path, "b.txt"), "nothing\n");
  for (const [args, input] of [
    [["scan", path, "--json"], ""],
    [["scan", "-"], `two ${OTHER}\n`],
    [["redact"], `three ${KEY}\r\n`],
    [["test", "ls"], ""],
    [["explain", "ls", "--json"], ""],
    [["replay", path], ""],
  ] as const) {
    // Each process marks what it masks by a key of its own.
    const [inside, apart] = [await run(args, { input }), await run(args, { input, apart: true })].map(
      (got) => ({
        ...got,
        out: got.out.replace(/:[\da-f]{4}\]/g, ":MARK]"),
      }),
    );
    assert.deepEqual(inside, apart, args.join(" "));
  }
});

test("clean input: exit 0; a finding: exit 1, with its place", async () => {
  assert.equal((await run(["scan", "-"], { input: "nothing here\n" })).exit, 0);
  const got = await run(["scan", "-"], { input: `a\nkey = "${KEY}"\n` });
  assert.equal(got.exit, 1);
  assert.match(got.out, /^<stdin>:2:8 {2}\S.*\(\S+\) {2}\S*…\[redacted:/);
  assert.match(got.err, /^1 finding in 1 text/);
});

test("a folder: what git ignores is left out, links are not followed, deleted files are no error", async () => {
  const path = repository();
  put(join(path, ".gitignore"), "ignored\n");
  put(join(path, "ignored"), KEY);
  put(join(path, "src/new.ts"), `\t${KEY}`);
  put(join(path, "gone"), "x");
  git(path, "add", "gone");
  rmSync(join(path, "gone"));
  const got = findings(await run(["scan", "--json"], { cwd: path }));
  assert.deepEqual(
    got.map(({ path: file, line, column }) => [file, line, column]),
    [["src/new.ts", 1, 2]],
  );
  assert.equal(
    findings(await run(["scan", "--json", "ignored"], { cwd: path })).length,
    1,
    "a file that is named is read",
  );
});

test("a folder that its repository ignores is walked when it is named", async () => {
  const path = repository();
  put(join(path, ".gitignore"), "vendor\n");
  put(join(path, "vendor/a/b"), KEY);
  assert.equal((await run(["scan", "."], { cwd: path })).exit, 0);
  assert.equal((await run(["scan", "vendor"], { cwd: path })).exit, 1);
  assert.equal((await run(["scan", "."], { cwd: join(path, "vendor/a") })).exit, 1);
});

test("a folder outside a repository is walked", async () => {
  const path = folder();
  put(join(path, "a/b/c.txt"), KEY);
  put(join(path, "node_modules/x.js"), KEY);
  assert.equal(findings(await run(["scan", "--json", path])).length, 1);
});

test("binary files are left out and counted; UTF-16 is read", async () => {
  const path = folder();
  put(join(path, "image.bin"), Buffer.concat([Buffer.from([0, 1, 2]), Buffer.from(KEY)]));
  put(
    join(path, "notes.txt"),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`x ${KEY}`, "utf16le")]),
  );
  const got = await run(["scan", path]);
  assert.match(got.out, /notes\.txt:1:3/);
  assert.match(got.err, /1 finding in 1 text, .*1 binary skipped/);
});

test("a huge file is read in windows: a secret on a border is found once, with its line", async () => {
  const line = `${"lorem ipsum ".repeat(8)}\n`;
  const window = 8 * 1024 * 1024;
  const lines = Math.floor(window / line.length);
  const text = `${line.repeat(lines - 1)}${KEY}\n${line.repeat(lines)}${OTHER}\n`;
  // The first key ends some bytes behind the first window's border.
  const shift = window - (lines - 1) * line.length - 30;
  const path = put(join(folder(), "huge.log"), " ".repeat(Math.max(shift, 0)) + text);
  const got = findings(await run(["scan", "--json", path]));
  assert.deepEqual(
    got.map((hit) => hit.line),
    [lines, 2 * lines + 1],
  );
});

test("many hits cost no more than their text, on one line or on many", async () => {
  for (const end of [" ", "\n"]) {
    const got = await run(["scan", "-", "--json"], { input: `${KEY}${end}`.repeat(5_000) });
    const hits = findings(got);
    assert.equal(hits.length, 5_000);
    assert.deepEqual([hits[1]?.line, hits[1]?.column], end === " " ? [1, KEY.length + 2] : [2, 1]);
  }
});

test("a file that cannot be read is named, the others are searched, and the exit code says 2", async () => {
  if (process.getuid?.() === 0) {
    const got = await run(["scan", join(root, "not-there")]);
    assert.equal(got.exit, 2);
    assert.match(got.err, /error: .*not-there is not there\nhint: /);
    return;
  }
  const path = folder();
  put(join(path, "a"), KEY);
  chmodSync(put(join(path, "b"), "x"), 0o000);
  const got = await run(["scan", path]);
  assert.equal(got.exit, 2);
  assert.match(got.out, /a:1:1/);
});

test("SARIF 2.1.0: rules, results, regions, fingerprints", async () => {
  const path = folder();
  put(join(path, "a b.txt"), `x\ny ${KEY}\n`);
  const got = await run(["scan", "--format", "sarif", "."], { cwd: path });
  const log = JSON.parse(got.out);
  assert.equal(log.version, "2.1.0");
  const [{ tool, results, columnKind }] = log.runs;
  assert.equal(tool.driver.name, "agent-guards");
  assert.equal(columnKind, "utf16CodeUnits");
  const [result] = results;
  assert.equal(tool.driver.rules[result.ruleIndex].id, result.ruleId);
  assert.deepEqual(result.locations[0].physicalLocation, {
    artifactLocation: { uri: "a%20b.txt" },
    region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 3 + KEY.length },
  });
  assert.match(result.partialFingerprints["agentGuards/v1"], /^[0-9a-f]{64}$/);
});

test("staged: the index counts, not the working tree", async () => {
  const path = repository();
  put(join(path, "staged"), `a\nb\n${KEY}\n`);
  git(path, "add", "staged");
  put(join(path, "staged"), "clean again\n");
  put(join(path, "unstaged"), OTHER);
  const got = findings(await run(["scan", "--staged", "--json"], { cwd: path }));
  assert.deepEqual(
    got.map(({ path: file, line }) => [file, line]),
    [["staged", 3]],
  );
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 1);
  git(path, "reset", "-q");
  assert.equal((await run(["pre-commit"], { cwd: path })).exit, 0);
});

test("staged and committed: UTF-16 is read, binary files are left out", async () => {
  const path = repository();
  writeFileSync(join(path, "wide"), Buffer.from(`\uFEFFone\r\nkey ${KEY}\r\n`, "utf16le"));
  writeFileSync(join(path, "binary"), Buffer.from(`\0\u0001\u0002${"x".repeat(64)}${OTHER}`));
  git(path, "add", ".");
  const staged = await run(["scan", "--staged", "--json"], { cwd: path });
  assert.deepEqual(
    findings(staged).map((hit) => [hit.path, hit.line, hit.column]),
    [["wide", 2, 5]],
  );
  git(path, "commit", "-qm", "wide");
  assert.equal(findings(await run(["scan", "--commits=--all", "--json"], { cwd: path })).length, 1);
});

test("commits: a secret that a later commit removed is found, where it was added and nowhere else", async () => {
  const path = repository();
  put(join(path, 'odd "name"\té'), `one\n\ntwo ${KEY}\nthree\n`);
  git(path, "add", ".");
  git(path, "commit", "-qm", "add");
  const oid = git(path, "rev-parse", "HEAD");
  put(join(path, 'odd "name"\té'), "one\n\ntwo\nthree\nfour\n");
  git(path, "commit", "-qam", `remove, said ${OTHER}`);
  const got = findings(await run(["scan", "--commits", "HEAD~2..", "--json"], { cwd: path }));
  assert.deepEqual(
    got.map(({ path: file, line, column, commit }) => [file, line, column, commit === oid]),
    [
      ["<commit message>", 1, 14, false],
      ['odd "name"\té', 3, 5, true],
    ],
  );
});

test("commits: an attribute, a differ or a setting hides nothing", async () => {
  const path = repository();
  put(join(path, ".gitattributes"), "*.env binary\n*.cfg diff=none\n");
  put(join(path, "a.env"), `K=${KEY}\n`);
  put(join(path, "b.cfg"), `K=${OTHER}\n`);
  git(path, "config", "diff.none.textconv", "true");
  git(path, "config", "diff.noprefix", "true");
  git(path, "config", "color.ui", "always");
  git(path, "add", ".");
  git(path, "commit", "-qm", "hide");
  const got = findings(await run(["scan", "--commits", "HEAD~..", "--json"], { cwd: path }));
  assert.deepEqual(
    got.map(({ path: file }) => file),
    ["a.env", "b.cfg"],
  );
});

test("commits: a merge shows only what it changed itself", async () => {
  const path = repository();
  git(path, "checkout", "-qb", "side");
  put(join(path, "readme"), "hello\nside\n");
  put(join(path, "other"), `${KEY}\n`);
  git(path, "add", ".");
  git(path, "commit", "-qm", "side");
  git(path, "checkout", "-q", "main");
  put(join(path, "readme"), "hello\nmain\n");
  git(path, "commit", "-qam", "main");
  try {
    git(path, "merge", "-q", "side");
  } catch {
    // The conflict is the point.
  }
  put(join(path, "readme"), `hello\nboth\n${OTHER}\n`);
  git(path, "add", ".");
  git(path, "commit", "-qm", "merged");
  const got = findings(await run(["scan", "--commits", "HEAD^!", "--json"], { cwd: path }));
  assert.deepEqual(
    got.map(({ path: file, line }) => [file, line]),
    [["readme", 3]],
  );
});

test("pre-push: what leaves is judged, by what the remote has not", async () => {
  const remote = folder();
  git(remote, "init", "-q", "--bare");
  const path = repository();
  git(path, "remote", "add", "origin", remote);
  git(path, "push", "-q", "origin", "main");
  const old = git(path, "rev-parse", "HEAD");
  put(join(path, "key"), `${KEY}\n`);
  git(path, "add", ".");
  git(path, "commit", "-qm", "leak");
  rmSync(join(path, "key"));
  git(path, "commit", "-qam", "take it back");
  const now = git(path, "rev-parse", "HEAD");
  const push = (line: string) => run(["pre-push", "origin", remote], { cwd: path, input: `${line}\n` });
  const update = await push(`refs/heads/main ${now} refs/heads/main ${old}`);
  assert.equal(update.exit, 1);
  assert.match(update.err, /error: the push holds secrets: 1 finding[\s\S]*hint: /);
  assert.equal((await push(`refs/heads/x ${now} refs/heads/x ${ZEROS}`)).exit, 1, "a new branch");
  assert.equal(
    (await push(`refs/heads/x ${now} refs/heads/x ${"1".repeat(40)}`)).exit,
    1,
    "a remote commit that we have not",
  );
  assert.equal(
    (await push(`refs/heads/x ${old} refs/heads/x ${ZEROS}`)).exit,
    0,
    "what the remote already has",
  );
  assert.equal((await push(`(delete) ${ZEROS} refs/heads/x ${now}`)).exit, 0, "a delete");
  assert.equal((await push("")).exit, 0, "nothing to push");
  assert.equal((await push("nonsense")).exit, 2);
  git(path, "tag", "-am", `release ${OTHER}`, "v1", old);
  const tag = git(path, "rev-parse", "v1");
  assert.equal((await push(`refs/tags/v1 ${tag} refs/tags/v1 ${ZEROS}`)).exit, 1, "the words of a tag");
});

test("the hook files stop a real commit and a real push", async () => {
  const bin = folder();
  put(join(bin, "agent-guards"), `#!/bin/sh\nexec "${COMMAND}" "$@"\n`);
  chmodSync(join(bin, "agent-guards"), 0o755);
  const remote = folder();
  git(remote, "init", "-q", "--bare");
  const path = repository();
  git(path, "remote", "add", "origin", remote);
  git(path, "config", "core.hooksPath", join(ROOT, "hooks"));
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env["PATH"]}`,
    GIT_CONFIG_GLOBAL: "/dev/null",
    HOME: root,
  };
  const attempt = (...args: string[]) => {
    try {
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.invalid", ...args], {
        cwd: path,
        env,
        stdio: "pipe",
      });
      return "";
    } catch (error) {
      return error instanceof Error && "stderr" in error ? String(error.stderr) : "?";
    }
  };
  put(join(path, "key"), `${KEY}\n`);
  assert.equal(attempt("add", "key"), "");
  assert.match(attempt("commit", "-qm", "leak"), /the commit holds secrets/);
  assert.equal(attempt("commit", "-qm", "leak", "--no-verify"), "");
  assert.match(attempt("push", "-q", "origin", "main"), /the push holds secrets/);
  assert.equal(attempt("reset", "-q", "--hard", "HEAD~"), "");
  assert.equal(attempt("push", "-q", "origin", "main"), "");
});

test("the pre-commit framework's manifest starts commands that exist", async () => {
  const hooks = parse(readFileSync(join(ROOT, ".pre-commit-hooks.yaml"), "utf8")) as Record<string, string>[];
  assert.ok(hooks.length > 0);
  for (const hook of hooks) {
    for (const key of ["id", "name", "description", "entry", "language"]) assert.ok(hook[key], key);
    const [program, command = ""] = String(hook["entry"]).split(" ");
    assert.equal(program, "agent-guards");
    assert.equal((await run([command, "--help"])).exit, 0);
  }
});

test("redact: standard input to standard output, and files only with --apply", async () => {
  const piped = await run(["redact"], { input: `before ${KEY} after\r\n` });
  assert.equal(piped.exit, 0);
  assert.match(piped.out, /^before \S*…\[redacted:\S+\] after\r\n$/);
  assert.equal((await run(["redact"], { input: piped.out })).out, piped.out, "masking twice changes nothing");
  const path = put(join(folder(), "log.txt"), `a ${KEY}\nb ${KEY}\n`);
  chmodSync(path, 0o640);
  const preview = await run(["redact", path]);
  assert.equal(preview.exit, 1);
  assert.match(preview.err, /would mask 2 in 1 file/);
  assert.ok(readFileSync(path, "utf8").includes(KEY), "a preview changes nothing");
  const applied = await run(["redact", "--apply", path]);
  assert.equal(applied.exit, 0);
  assert.doesNotMatch(readFileSync(path, "utf8"), new RegExp(KEY));
  assert.equal((await run(["scan", path])).exit, 0);
});

test("usage errors: exit 2, error and hint", async () => {
  for (const args of [
    ["scan", "--format", "xml"],
    ["scan", "--staged", "."],
    ["scan", "--commits", "no-such-ref"],
    ["scan", "/no/such/file"],
    ["redact", "--apply"],
    ["test"],
    ["explain"],
    ["selftest", "--cases", "/no/such/folder"],
  ]) {
    const got = await run(args);
    assert.equal(got.exit, 2, args.join(" "));
    assert.match(got.err, /^error: .+\nhint: .+/m, args.join(" "));
  }
});

test("test: the guard's opinion, with the row that fired; nothing is run", async () => {
  const blocked = await run(["test", "--json", "--cwd", "/srv/x", "rm -rf /"]);
  assert.equal(blocked.exit, 1);
  const opinion = JSON.parse(blocked.out) as { decision: string; rules: string[] };
  assert.equal(opinion.decision, "block");
  assert.equal(opinion.rules.length > 0, true);
  assert.equal((await run(["test", "ls"])).out, "allow\n");
  const installed = await run(["test", "--exec", built("security_guard.mjs"), "rm -rf /"]);
  assert.equal(installed.exit, 1);
  assert.match(installed.out, /^block {2}\[security\] Blocked/);
});

test("explain --json: what would run, which row fires and on what, in parts", async () => {
  const got = await run(["explain", "--json", ["rm", "-rf", "/ && ls"].join(" ")]);
  assert.equal(got.exit, 1, got.err);
  const { blocked, runs, findings, warnings, gaps, sent } = JSON.parse(got.out);
  assert.equal(blocked, true);
  assert.equal(runs[1], "ls");
  assert.deepEqual([findings[0].rule, findings[0].path], ["delete-root", "/"]);
  assert.deepEqual([warnings, gaps, sent], [[], [], []]);
});

test("a range is no way to git's options: none that writes a file, none that hides a finding", async () => {
  const at = folder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: at, stdio: "pipe" });
  git("init", "-q");
  put(join(at, "key.txt"), KEY);
  git("add", ".");
  git("commit", "-qm", "one");
  const target = join(at, "written");
  for (const range of [`--output=${target}`, "-s", "HEAD --no-patch", "--all -S none", ""]) {
    const got = await run(["scan", `--commits=${range}`], { cwd: at });
    assert.equal(got.exit, 2, range);
    assert.match(got.err, /^error: that is no range of commits\nhint: /);
  }
  assert.throws(() => readFileSync(target));
  for (const words of [["--commits=HEAD"], ["--commits", "--all"]]) {
    assert.equal((await run(["scan", ...words], { cwd: at })).exit, 1, words.join(" "));
  }
});

test("a file's name steers no terminal, forges no line and gives no secret away", async () => {
  const at = folder();
  put(join(at, "a\u001b[31m\u0007b\nclean.txt:1:1  fine"), `k ${KEY}\n`);
  put(join(at, `${OTHER}.txt`), `k ${KEY}\n`);
  for (const words of [
    ["scan", at],
    ["redact", at],
  ]) {
    const { out, err } = await run(words);
    assert.ok(["\u001b", "\u0007"].every((sign) => !(out + err).includes(sign)));
    assert.match(out, /a\\u\{1b\}\[31m\\u\{7\}b\\u\{a\}clean/);
  }
  const named = await run(["scan", join(at, "none", OTHER)]);
  assert.equal(named.exit, 2);
});

test("redact says by its exit code when something keeps what it holds, and gives other bytes back as they came", async () => {
  const at = folder();
  const latin = put(join(at, "latin.txt"), Buffer.from(`caf\u00e9 ${KEY}\n`, "latin1"));
  assert.equal((await run(["redact", "--apply", latin])).exit, 2);
  const binary = put(join(at, "binary"), `\0${KEY}`);
  const left = await run(["redact", "--apply", binary]);
  assert.equal(left.exit, 2);
  assert.match(left.err, /is binary, and nothing in it was masked/);
  const piped = await run(["redact"], { input: Buffer.from(`caf\u00e9 ${KEY}\n`, "latin1") });
  assert.equal(piped.exit, 0);
  assert.ok(!piped.out.includes(KEY));
});

test("a person's word on a line passes its finding over, by rule and with a reason, and never in what commits add", async () => {
  const at = folder();
  const word = "agent-guards:allow openrouter";
  const file = put(join(at, "key.txt"), `${KEY} # ${word} it was revoked\n`);
  const passed = await run(["scan", file]);
  assert.equal(passed.exit, 0);
  assert.match(passed.err, /1 allowed on their line/);
  for (const line of [
    `${KEY} # ${word}`,
    `${KEY} # agent-guards:allow acme a reason`,
    `# ${word} a reason\n${KEY}`,
  ]) {
    put(file, `${line}\n`);
    assert.equal((await run(["scan", file])).exit, 1, line.replace(KEY, "KEY"));
  }
  put(file, `${KEY} # ${word} it was revoked\n`);
  execFileSync("git", ["init", "-q"], { cwd: at });
  execFileSync("git", ["add", "."], { cwd: at });
  assert.equal((await run(["scan", "--staged"], { cwd: at })).exit, 1);
});
