/** The build: every target pinned, a forged runtime refused, the same sources give the same bytes, wrong words explained. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test, { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { compileAll, sourcesOf, withBundled } from "../scripts/executable.ts";
import { built } from "../scripts/guards.ts";
import { TARGETS } from "../scripts/targets.ts";
import { checkIntegrity, withRuntime } from "../scripts/toolchain.ts";
import { TYPESCRIPT } from "./typescript.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What is built here: ours once more, and a guard of one's own. From one runtime, for to make one takes as long as to compile. */
const products = mkdtempSync(join(tmpdir(), "agent-guards-build-"));
const OURS = join(products, "ours");
const OWN = join(products, "own");
after(() => rmSync(products, { recursive: true, force: true }));

before(() => {
  const own = join(products, "freeze.ts");
  cpSync(join(ROOT, "examples", "own-guard.ts"), own);
  withRuntime(undefined, (runtime) => {
    compileAll(OURS, sourcesOf(), runtime);
    withBundled(new Map([["freeze", own]]), (sources) => compileAll(OWN, sources, runtime));
  });
});

test("every target's runtime is pinned by the lock file, in the compiler's own version", () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  for (const name of new Set(Object.values(TARGETS))) {
    const pinned = packages[`node_modules/${name}`];
    assert.match(pinned.integrity, /^sha512-/, name);
    assert.equal(pinned.version, packages["node_modules/bun"].version, name);
  }
});

test("a runtime with other bytes is refused", () => {
  const bytes = Buffer.from("runtime");
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  checkIntegrity(bytes, integrity, "it");
  assert.throws(
    () => checkIntegrity(Buffer.from("Runtime"), integrity, "it"),
    /it is not what package-lock\.json pins/,
  );
});

test("the same sources give the same bytes, in whatever folder the product is written", () => {
  const name = process.platform === "win32" ? "agent-guards.exe" : "agent-guards";
  assert.ok(readFileSync(join(OURS, name)).equals(readFileSync(built(name))));
});

test("a guard of one's own: built, copied, asked, proved by its own cases, installed, found well by doctor", (t) => {
  const home = mkdtempSync(join(tmpdir(), "agent-guards-build-"));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, ".claude"));
  mkdirSync(join(home, "cases"));
  const run = (program: string, args: readonly string[], input = "") =>
    spawnSync(program, args, {
      input,
      encoding: "utf8",
      env: { HOME: home, PATH: "", WORKSPACE_DIR: join(home, "none") },
      cwd: home,
    });
  const event = JSON.stringify({
    hook_event_name: "PreToolUse",
    session_id: "s",
    cwd: home,
    tool_name: "Bash",
    tool_input: { command: "deploy prod" },
  });
  const one = join(OWN, "agent-guards");
  const copy = join(home, "freeze");
  cpSync(join(OWN, "freeze"), copy);
  assert.match(run(copy, [], event).stdout, /"deny"/);
  writeFileSync(
    join(home, "cases", "freeze.yaml"),
    `guard: freeze
cases:
  - { id: freeze.prod, rule: freeze, command: deploy prod, expect: block }
  - { id: freeze.spares-staging, spares: freeze, command: deploy staging, expect: continue }
`,
  );
  for (const words of [[], ["--exec", copy]]) {
    const { stdout } = run(one, ["selftest", ...words, "--cases", join(home, "cases")]);
    assert.match(stdout, /^2 passed, 0 failed$/m);
  }
  const { status, stderr } = run(one, ["install", "freeze", "--host", "claude"]);
  assert.equal(status, 0, stderr);
  const installed = join(home, ".agent-guards", "hooks", "freeze");
  assert.match(run(installed, [], event).stdout, /"deny"/);
  const doctor = run(one, ["doctor"]);
  assert.equal(doctor.stdout, "");
  assert.equal(doctor.status, 0);
});

test("SHA256SUMS is right, in the format that sha256sum reads", () => {
  const lines = readFileSync(built("SHA256SUMS"), "utf8").trimEnd().split("\n");
  assert.ok(lines.length >= 5);
  // The names of one file, which is read once.
  const read = new Map<bigint, string>();
  for (const line of lines) {
    const [, digest, file = ""] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
    const path = built(file);
    const { ino } = statSync(path, { bigint: true });
    const found = read.get(ino) ?? createHash("sha256").update(readFileSync(path)).digest("hex");
    read.set(ino, found);
    assert.equal(found, digest, file);
  }
});

test("a build that fails leaves the executable of the last one as it was", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-build-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const own = join(folder, "broken.ts");
  writeFileSync(own, "this is no program");
  const command = built("agent-guards");
  const before = statSync(command);
  const args = [...TYPESCRIPT, join(ROOT, "scripts", "build.ts"), "--guard", own];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  assert.equal(run.status, 2);
  assert.match(run.stderr, /^error: /m);
  const { ino, mtimeMs } = statSync(command);
  assert.deepEqual([ino, mtimeMs], [before.ino, before.mtimeMs]);
});

test("an unknown target: exit 2, error and hint", () => {
  const args = [...TYPESCRIPT, join(ROOT, "scripts", "build.ts"), "--target", "amiga"];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  assert.equal(run.status, 2);
  assert.match(run.stderr, /^error: unknown target amiga\nhint: [\s\S]*linux-x64-musl/);
});

test("git ignores the products", () => {
  const tracked = execFileSync("git", ["ls-files", "dist"], { cwd: ROOT, encoding: "utf8" });
  assert.equal(tracked.trim(), "dist/README.md");
});
