/**
 * The packages as people get them: published to a registry on loopback, installed on empty machines, wired, and asked
 * about something that must be stopped. Then a later version, and an update over rules of one's own.
 *
 * usage: npm run test:npm
 */
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseConfig } from "../cli/config/document.ts";
import { payloadOf } from "../cli/hosts/payload.ts";
import { wiringFor } from "../cli/hosts/table.ts";
import { ROOT } from "./guards.ts";
import { PACKAGES } from "./packages.ts";
import { installPinned } from "./pinned.ts";

const HOME = join(ROOT, "tests", "npm");
const HOSTS = ["claude", "codex", "gemini"];
const work = mkdtempSync(join(tmpdir(), "agent-guards-npm-"));

/** A registry on loopback that holds nothing but what is published to it. */
type Registry = { readonly url: string; readonly child: ChildProcess };

const CONFIG = `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
max_body_size: 400mb
packages: { "**": { access: $all, publish: $all } }
web: { enable: false }
log: { type: stdout, format: json, level: fatal }
`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function startRegistry(): Promise<Registry> {
  const folder = join(work, "registry");
  mkdirSync(folder);
  writeFileSync(join(folder, "config.yaml"), CONFIG);
  const listen = `127.0.0.1:${await freePort()}`;
  const program = join(HOME, "node_modules", "verdaccio", "bin", "verdaccio");
  const child = spawn(process.execPath, [program, "-c", "config.yaml", "-l", listen], {
    cwd: folder,
    stdio: ["ignore", "ignore", "ignore"],
  });
  const url = `http://${listen}/`;
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`the registry ended with ${child.exitCode}`);
    const answer = await fetch(`${url}-/ping`).catch(() => undefined);
    if (answer?.ok) return { url, child };
    await sleep(100);
  }
  throw new Error("the registry does not answer");
}

/** A machine with nothing on it but Node, npm and this registry. */
type Machine = { readonly home: string; readonly env: NodeJS.ProcessEnv; readonly bin: string };

function machine(name: string, { url }: Registry): Machine {
  const home = join(work, name);
  mkdirSync(home);
  const prefix = join(home, "npm");
  // npm publishes to nobody that it knows no token of; the registry asks for none.
  const token = `//${new URL(url).host}/:_authToken=${randomBytes(8).toString("hex")}`;
  writeFileSync(join(home, ".npmrc"), `registry=${url}\nprefix=${prefix}\n${token}\n`);
  const bin = join(prefix, "bin");
  const path = [bin, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);
  return { home, bin, env: { HOME: home, PATH: path, NO_COLOR: "1", WORKSPACE_DIR: join(home, "ws") } };
}

type Done = { readonly out: string; readonly err: string; readonly exit: number | null };

function run(env: NodeJS.ProcessEnv, cwd: string, program: string, args: readonly string[]): Done {
  const { stdout, stderr, status } = spawnSync(program, args, { env, cwd, encoding: "utf8", input: "" });
  return { out: stdout, err: stderr, exit: status };
}

/** Runs a command that must succeed. */
function must({ env, home }: Machine, program: string, ...args: readonly string[]): string {
  const { out, err, exit } = run(env, home, program, args);
  assert.equal(exit, 0, `${program} ${args.join(" ")}: ${err}${out}`);
  return out;
}

/** The package's own dependencies and our packages, each as it lies on this disk. */
function publish(on: Machine, folder: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "agent-guards", "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const known = readdirSync(join(work, "registry", "storage"), { recursive: true, encoding: "utf8" });
  const own = readdirSync(folder).map((name) => join(folder, name));
  const others = Object.keys(dependencies)
    .filter((name) => !known.includes(name))
    .map((name) => join(ROOT, "node_modules", name));
  for (const path of [...others, ...own])
    must(on, "npm", "publish", path, "--ignore-scripts", "--access", "public", "--loglevel=error");
}

/** Runs what a host's own configuration says as that host does, with a command that must be stopped. */
function stops({ home, env }: Machine, host: string, command = "mkfs.nosuchfs /dev/nothing"): boolean {
  const wiring = wiringFor(host);
  const file = wiring.config({ home, workspace: join(home, "ws"), env }) ?? "";
  const hooks = wiring.read(parseConfig(readFileSync(file, "utf8"), wiring.format, file));
  const hook = hooks.find(({ event }) => /^(?:PreToolUse|BeforeTool)$/.test(event));
  assert.ok(hook, `${host} starts nothing before a tool`);
  const input = payloadOf(host, hook.event, "tool_call", command, home);
  const { stdout, stderr, status } = spawnSync("/bin/sh", ["-c", hook.command], {
    input,
    // A host's own environment, without Node.
    env: { HOME: home, PATH: "/usr/bin:/bin" },
    encoding: "utf8",
  });
  return status === 2 || /"(?:deny|block)"/.test(`${stdout}${stderr}`);
}

function step(text: string, since?: number): void {
  const time = since === undefined ? "" : `  ${((Date.now() - since) / 1000).toFixed(1)} s`;
  process.stdout.write(`${text}${time}\n`);
}

/** `npm i -g`, then a guard on every host that provably stops something. */
function fromNothing(on: Machine): void {
  const start = Date.now();
  must(on, "npm", "install", "--global", "agent-guards");
  step("npm i -g agent-guards", start);
  for (const host of HOSTS) {
    must(on, "agent-guards", "install", "security_guard", "--host", host);
    assert.ok(stops(on, host), `${host} stops it`);
    step(`  ${host} stops a destructive command`, start);
  }
  const program = join(on.home, ".agent-guards", "hooks", "security_guard");
  assert.ok(statSync(program).size > 10_000_000, "what is installed is the executable itself");
  assert.equal(run({ HOME: on.home }, on.home, program, ["--version"]).exit, 0, "without Node on the PATH");
  must(on, "agent-guards", "install", "verify_work", "--host", "claude");
  assert.equal(statSync(program).nlink, 2, "the second guard is one more name of the first");
}

/** A platform without a package of its own: said, and the script offered. */
function withoutExecutable(on: Machine): void {
  must(on, "npm", "install", "--global", "agent-guards");
  // What npm leaves on a platform that no package is for.
  const own = join(on.home, "npm", "lib", "node_modules", "agent-guards", "node_modules", "@agent-guards");
  assert.ok(existsSync(own));
  rmSync(own, { recursive: true });
  const words = ["install", "security_guard", "--host", "claude"];
  const { err, exit } = run(on.env, on.home, "agent-guards", words);
  assert.equal(exit, 2);
  assert.match(err, /there is no executable of security_guard for \S+ here[\s\S]*--script/);
  must(on, "agent-guards", ...words, "--script");
  assert.ok(stops(on, "claude"), "the script stops it, too");
  step("without an executable: said, and --script works");
}

/** A machine without Node: one file copied. */
function withoutNode(on: Machine, folder: string): void {
  const [platform = ""] = readdirSync(folder).filter((name) => name !== "agent-guards");
  const command = join(on.home, "agent-guards");
  copyFileSync(join(folder, platform, "bin", "agent-guards"), command);
  const bare = { ...on, env: { HOME: on.home, PATH: "", WORKSPACE_DIR: join(on.home, "ws") } };
  for (const host of HOSTS) {
    must(bare, command, "install", "security_guard", "--host", host);
    assert.ok(stops(bare, host), `${host} stops it`);
  }
  step("without Node: one file copied, three hosts guarded");
}

const RULES = `guard: security_guard
off: [git-reset-remote]
destructive:
  - { id: redis-flush, run: redis-cli, args: [flushall], why: flushing every database, instead: flush one by name }
`;

/** A guard of one's own from its source, by the installed package: no compiler, no clone. */
function ownGuard(on: Machine): void {
  const source = join(on.home, "freeze.ts");
  copyFileSync(join(ROOT, "examples", "own-guard.ts"), source);
  must(on, "agent-guards", "install", "./freeze.ts", "--host", "claude");
  const program = join(on.home, ".agent-guards", "hooks", "freeze");
  const input = payloadOf("claude", "PreToolUse", "tool_call", "deploy prod", on.home);
  const answer = spawnSync(program, [], { env: on.env, encoding: "utf8", input }).stdout;
  assert.match(answer, /"deny".*are frozen/);
  must(on, "agent-guards", "uninstall", "freeze", "--host", "claude");
  step("install ./freeze.ts: a guard of one's own from its source");
}

/** A later version with one row more, over rules that are sealed and rules that were edited since. */
function updated(on: Machine, later: string): void {
  const rules = join(on.home, ".agent-guards", "security_guard.rules.yaml");
  writeFileSync(rules, RULES);
  must(on, "agent-guards", "rules", "apply");
  assert.ok(stops(on, "claude", "redis-cli flushall"), "the own row stops it");
  const edited = RULES.replace("off: [git-reset-remote]", "off: [git-reset-remote, git-force-push]");
  writeFileSync(rules, `${edited}profile: strict\n`);
  publish(on, later);
  must(on, "npm", "install", "--global", "agent-guards@latest");
  const told = run(on.env, on.home, "agent-guards", ["update"]);
  assert.equal(told.exit, 0, told.err);
  assert.match(
    told.out,
    /updated {2}\S+security_guard {2}\S+ to 99\.0\.0\n {2}\+ SECRET_PATTERNS\.trial-row/,
  );
  assert.match(told.err, /was edited since it was sealed, and is kept/);
  assert.match(readFileSync(rules, "utf8"), /profile: strict/);
  for (const host of HOSTS) {
    assert.ok(stops(on, host, "redis-cli flushall"), `the sealed row holds after the update on ${host}`);
    assert.ok(stops(on, host));
  }
  const program = join(on.home, ".agent-guards", "hooks", "security_guard");
  assert.match(must(on, program, "--version"), /^security_guard 99\.0\.0 .*sealed/);
  assert.equal(statSync(program).nlink, 2, "and the copies are one file again");
  assert.match(must(on, "agent-guards", "update"), /current/);
  step("update: the version, the rows that changed, the own rules kept");
}

/** The packages of a later version, built from a copy of the sources with one row more. */
function buildLater(): string {
  const copy = join(work, "later");
  mkdirSync(copy);
  const left = new Set([".git", "dist", "node_modules", "tests"]);
  for (const name of readdirSync(ROOT))
    if (!left.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  change(join(copy, "package.json"), /"version": "[^"]+"/, '"version": "99.0.0"');
  change(join(copy, "lib", "core", "version.ts"), /VERSION = "[^"]+"/, 'VERSION = "99.0.0"');
  change(
    join(copy, "templates", "security_guard.ts"),
    /\[\.\.\.secrets\.get\(\)\.catalog\(\)\]/,
    '[...secrets.get().catalog(), { id: "trial-row", label: "trial", keywords: ["trial_"], shape: /trial_[0-9a-f]{32}/, keep: 6, source: "a trial" }]',
  );
  const build = ["--import", "tsx", join("scripts", "build.ts"), "--npm"];
  execFileSync(process.execPath, build, { cwd: copy, stdio: "inherit" });
  return join(copy, "dist", "npm");
}

function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, "utf8");
  assert.match(text, from);
  writeFileSync(file, text.replace(from, to));
}

installPinned(HOME);
const registry = await startRegistry();
try {
  const publisher = machine("publisher", registry);
  publish(publisher, PACKAGES);
  const user = machine("user", registry);
  fromNothing(user);
  withoutExecutable(machine("odd", registry));
  withoutNode(machine("bare", registry), PACKAGES);
  ownGuard(user);
  updated(user, buildLater());
} finally {
  registry.child.kill();
  rmSync(work, { recursive: true, force: true });
}
