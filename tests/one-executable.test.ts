/** One executable for everything: under a guard's name, however it got it, it is that guard; otherwise the command. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { nameOf } from "../cli/name.ts";
import { loadText } from "../lib/selftest/load.ts";
import { executableOf, guardNames, ROOT, SELFTESTS } from "../scripts/guards.ts";
import { BLOCKED } from "./blocked.ts";
import { TYPESCRIPT } from "./typescript.ts";

const ONE = executableOf("agent-guards");

let folder = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-one-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program at `path` without any PATH, so that no other runtime can help. */
function run(path: string, args: readonly string[], input = "", argv0?: string) {
  const options = {
    input,
    encoding: "utf8",
    env: { HOME: folder, PATH: "", WORKSPACE_DIR: join(folder, "none") },
    cwd: folder,
  } as const;
  return spawnSync(path, args, argv0 === undefined ? options : { ...options, argv0 });
}

const NAMES: readonly (readonly [string, string])[] = [
  ["/data/workspace/hooks/security_guard", "security_guard"],
  ["/opt/security_guard (deleted)", "security_guard"],
  ["C:\\hooks\\security_guard.exe", "security_guard"],
  ["security_guard-0.2.0", "security_guard"],
  ["security_guard-v0.2.0-rc.1", "security_guard"],
  ["security_guard-linux-x64-musl", "security_guard"],
  ["security_guard_0.2.0_darwin_arm64", "security_guard"],
  ["security_guard-0.2.0-windows-x64.exe", "security_guard"],
  ["agent-guards-linux-x64", "agent-guards"],
  ["my-security_guard", "my-security_guard"],
];

test("a name is the last part of the path without extension, version and platform", () => {
  for (const [path, name] of NAMES) assert.equal(nameOf(path), name, path);
});

test("copied, linked, renamed with a suffix or called through a link, it is the guard", () => {
  const ways: readonly (readonly [string, (path: string) => void])[] = [
    ["security_guard", (path) => cpSync(ONE, path)],
    ["security_guard-0.2.0-linux-x64.exe", (path) => linkSync(join(folder, "security_guard"), path)],
    ["security_guard.1.2", (path) => symlinkSync(ONE, path)],
  ];
  for (const [name, make] of ways) {
    make(join(folder, name));
    const { stdout, status } = run(join(folder, name), [], BLOCKED);
    assert.equal(JSON.parse(stdout).decision, "block", name);
    assert.equal(status, 0);
  }
});

test("the file's own name wins over argv[0], which its caller chooses", () => {
  const { stdout } = run(executableOf("security_guard"), [], BLOCKED, "agent-guards");
  assert.equal(JSON.parse(stdout).decision, "block");
});

test("hook NAME is the guard, with its words", () => {
  assert.equal(JSON.parse(run(ONE, ["hook", "security_guard"], BLOCKED).stdout).decision, "block");
  assert.match(run(ONE, ["hook", "security_guard", "--version"]).stdout, /^security_guard \d/);
  const unknown = run(ONE, ["hook", "nothing"], BLOCKED);
  assert.equal(unknown.status, 2);
  assert.match(unknown.stderr, /^error: there is no guard "nothing"\nhint: guards: /);
});

test("under any other name an event is an error that no host takes for allowed", () => {
  const path = join(folder, "another_guard");
  linkSync(ONE, path);
  for (const args of [[], ["--host", "claude", "--event", "PreToolUse"]]) {
    const { status, stdout, stderr } = run(path, args, BLOCKED);
    assert.equal(status, 2);
    assert.equal(stdout, "");
    assert.match(stderr, /^error: .*\nhint: /);
  }
});

test("every name in dist is one file, and every guard has one", () => {
  for (const name of guardNames()) assert.equal(statSync(executableOf(name)).ino, statSync(ONE).ino, name);
});

test("the command needs no Node, no package and no folder beside it", () => {
  const path = join(folder, "agent-guards");
  linkSync(ONE, path);
  assert.match(run(path, ["--version"]).stdout, /^agent-guards \d/);
  assert.equal(run(path, ["explain", "ls"]).status, 0);
  assert.equal(run(path, ["test", "ls"]).status, 0);
  writeFileSync(join(folder, "clean.txt"), "nothing\n");
  assert.equal(run(path, ["scan", "clean.txt"]).status, 0);
  // Every guard's cases are in it; tests/selftests.programs.test.ts has it run all of them.
  const cases = loadText(readFileSync(join(SELFTESTS, "runtime_footer.yaml"), "utf8"), "runtime_footer.yaml");
  const { stdout, status } = run(path, ["selftest", "--guard", "runtime_footer"]);
  assert.equal(stdout, `${cases.length} passed, 0 failed\n`);
  assert.equal(status, 0);
  const refused = run(path, ["install", "security_guard", "--host", "claude", "--script"]);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /no one-file script/);
});

test("installed by the executable alone, the copy is the guard, and goes again", () => {
  const dir = join(folder, "hooks");
  const words = ["security_guard", "--host", "claude", "--dir", dir];
  const { status, stderr, stdout } = run(join(folder, "agent-guards"), ["install", ...words]);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /PreToolUse: stops what it must/);
  assert.ok(readFileSync(join(dir, "security_guard")).equals(readFileSync(ONE)));
  assert.equal(run(join(folder, "agent-guards"), ["uninstall", ...words]).status, 0);
});

test("a guard of one's own is built under its file's name; a name that is taken is refused", () => {
  const build = [...TYPESCRIPT, join(ROOT, "scripts", "build.ts")];
  const taken = join(folder, "security_guard.ts");
  writeFileSync(taken, "");
  const { status, stderr } = spawnSync(process.execPath, [...build, "--guard", taken], {
    cwd: ROOT,
    encoding: "utf8",
  });
  assert.equal(status, 2);
  assert.match(stderr, /^error: there are two guards with the name security_guard\nhint: /);
});
