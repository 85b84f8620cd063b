/**
 * The npm package as a stranger gets it: packed, put into an empty project, type-checked strictly, and run. Nothing is
 * fetched: what it depends on is what is here. npm itself installs it in `npm run test:npm`.
 */
import assert from "node:assert/strict";
import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test, { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { built } from "../scripts/guards.ts";
import { compiler } from "../scripts/toolchain.ts";
import { makeRedis } from "./redis-stand-in.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const KEY = `sk-or-v1-${createHash("sha256").update("library").digest("hex")}`;

const project = mkdtempSync(join(tmpdir(), "agent-guards-library-"));
after(() => rmSync(project, { recursive: true, force: true }));

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];

let packed: string[] = [];

before(() => {
  // What `npm test` built is what is packed; a real `npm pack` builds it first.
  built("lib");
  const args = ["pack", "--json", "--pack-destination", project, ...QUIET];
  const [pack] = JSON.parse(execFileSync("npm", args, { cwd: ROOT, encoding: "utf8" })) as [
    { filename: string; files: { path: string }[] },
  ];
  packed = pack.files.map(({ path }) => path);
  writeFileSync(join(project, "package.json"), '{"name":"stranger","private":true,"type":"module"}\n');
  install(join(project, pack.filename));
  cpSync(join(ROOT, "examples"), project, { recursive: true });
});

/** Puts the package where npm puts it, with its command, and beside it nothing but what it says that it depends on. */
function install(tarball: string): void {
  const modules = join(project, "node_modules");
  const own = join(modules, "agent-guards");
  mkdirSync(join(modules, ".bin"), { recursive: true });
  mkdirSync(own);
  execFileSync("tar", ["-xzf", tarball, "-C", own, "--strip-components=1"]);
  const { bin, dependencies } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  symlinkSync(join(own, bin["agent-guards"]), join(modules, ".bin", "agent-guards"));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
}

test("the package holds the library, the scripts and the documents, and nothing else", () => {
  const tops = new Set(
    packed.map((path) =>
      path
        .split("/")
        .slice(0, path.startsWith("dist/") ? 2 : 1)
        .join("/"),
    ),
  );
  for (const must of [
    "dist/lib",
    "dist/templates",
    "dist/agent-guards.mjs",
    "dist/security_guard.mjs",
    "README.md",
    "LICENSE",
  ]) {
    assert.ok(tops.has(must), must);
  }
  assert.deepEqual(
    [...tops].filter((path) => /^(lib|cli|tests|scripts|node_modules|templates)$/.test(path)),
    [],
  );
  assert.ok(
    !packed.some((path) => /^dist\/[^/]+_guard$|^dist\/(linux|darwin|windows)/.test(path)),
    "no executable",
  );
});

test("npm pack prints the name of its file and nothing else, which the pre-commit framework takes for it", () => {
  const get = ["config", "get", "foreground-scripts", "--loglevel=error"];
  assert.equal(execFileSync("npm", get, { cwd: ROOT, encoding: "utf8" }).trim(), "false");
});

let compilation: SpawnSyncReturns<string> | undefined;

/** The outside project compiled, once. */
function compiled(): SpawnSyncReturns<string> {
  compilation ??= compile();
  return compilation;
}

function compile(): SpawnSyncReturns<string> {
  const options = {
    compilerOptions: {
      ...{
        target: "es2023",
        lib: ["es2023"],
        module: "nodenext",
        outDir: join(project, "compiled"),
        strict: true,
        types: ["node"],
      },
      ...{
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noPropertyAccessFromIndexSignature: true,
      },
      // The declarations themselves are checked, too.
      skipLibCheck: false,
      typeRoots: [join(ROOT, "node_modules", "@types")],
    },
    include: ["*.ts"],
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(options));
  const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  return spawnSync(process.execPath, [tsc, "-p", project], { encoding: "utf8" });
}

test("an outside project compiles against it under strict settings", () => {
  const { status, stdout } = compiled();
  assert.equal(status, 0, stdout);
});

/** Runs an example with the input, as it was compiled for Node or as it stands under another runtime. */
function example(name: string, args: readonly string[], input: string, runtime?: readonly string[]) {
  const [program = "", ...words] = runtime ?? [process.execPath];
  if (runtime === undefined) compiled();
  const file = join(project, ...(runtime ? [`${name}.ts`] : ["compiled", `${name}.js`]));
  const env = { ...process.env, WORKSPACE_DIR: project, PREVIEWS_REGISTRY: join(project, "previews.json") };
  return spawnSync(program, [...words, file, ...args], {
    cwd: project,
    input,
    encoding: "utf8",
    env,
  });
}

/** A workspace with the ten-line hook, approved and switched on. */
function agentWorkspace(): string {
  const hook = join(project, "minimal.sh");
  const text = `hooks:\n  - { event: pre_tool_call, command: ${hook} }\n`;
  mkdirSync(join(project, "config"), { recursive: true });
  writeFileSync(join(project, "config", "shell_hooks.yaml"), text);
  const bin = join(project, "node_modules", ".bin", "agent-guards");
  for (const words of [["approve", hook], ["on"]])
    execFileSync(bin, ["hooks", ...words, "--workspace", project], { stdio: "pipe" });
  return project;
}

for (const [runtime, argv] of [
  ["Node", undefined],
  ["Bun", [compiler(), "run"]],
] as const) {
  test(`${runtime}: the examples do what they say`, () => {
    const found = example("find-secrets", [], `key ${KEY}\n`, argv);
    assert.match(found.stdout, /at 4\nkey \S*…\[redacted:/, found.stderr);
    assert.ok(!found.stdout.includes(KEY));
    const judged = example("judge-command", ["cd / && rm -rf *"], "", argv);
    assert.equal(judged.status, 1, judged.stderr);
    assert.match(judged.stdout, /would run: rm -rf[\s\S]*stopped by \S+: /);
    assert.equal(example("judge-command", ["ls -la"], "", argv).status, 0);
    writeFileSync(join(project, "previews.json"), "[]");
    const claim = "Published! It is live: https://community.iamstarchild.com/some-page";
    assert.equal(example("check-claims", [], claim, argv).status, 1);
    assert.equal(example("check-claims", [], "I could publish it for you.", argv).status, 0);
    const event = {
      event: "pre_tool_call",
      tool_name: "bash",
      tool_input: { command: "./deploy production" },
    };
    const own = example("own-guard", [], JSON.stringify(event), argv);
    assert.equal(JSON.parse(own.stdout).decision, "block");
    const agent = example(
      "agent",
      [agentWorkspace()],
      "hello\n!make deploy ENV=production\n/hooks doctor\n",
      argv,
    );
    assert.equal(
      agent.stdout,
      "You said: hello\n(blocked) Deploys to production are frozen until Monday\nI ran it.\nAll 1 hooks answer as they should.\n",
      agent.stderr,
    );
  });
}

test("a script that imports a guard's tables stays itself when it is bundled into one file", () => {
  const script = join(project, "bundled.ts");
  const bundle = join(project, "bundled.mjs");
  writeFileSync(
    script,
    'import { SHELL_ROWS } from "agent-guards/security_guard";\nconsole.log(SHELL_ROWS.length > 9);\n',
  );
  const words = ["build", script, "--target=node", "--format=esm", `--outfile=${bundle}`];
  execFileSync(compiler(), words, { cwd: project, stdio: "pipe" });
  const run = spawnSync(process.execPath, [bundle], { input: "", encoding: "utf8" });
  assert.deepEqual([run.stdout, run.stderr], ["true\n", ""]);
});

test("the installed command runs, scans and judges", () => {
  const bin = join(project, "node_modules", ".bin", "agent-guards");
  const run = (args: string[], input = "") => spawnSync(bin, args, { cwd: project, input, encoding: "utf8" });
  assert.match(run(["--version"]).stdout, /^agent-guards \d/);
  assert.equal(run(["scan", "-"], KEY).status, 1);
  assert.equal(run(["test", "rm -rf /"]).status, 1);
  const selftest = run(["selftest", "--guard", "website_reminder"]);
  assert.match(selftest.stdout, /passed, \d+ failed\n$/, selftest.stderr);
});

/** Bytes of scripts that hold more than a guard commonly does: clients of servers, and the words of eighteen languages for all work. */
const MOST: Readonly<Record<string, number>> = {
  "agent-guards.mjs": 2_600_000,
  "verify_work.mjs": 1_100_000,
};

test("the one-file scripts are small, start with node, and use no Bun API", () => {
  const dist = built();
  const scripts = readdirSync(dist).filter((name) => name.endsWith(".mjs"));
  assert.ok(scripts.length >= 3);
  for (const name of scripts) {
    // What programs that are judged may call their words is a list, and no use of it.
    const text = readFileSync(join(dist, name), "utf8").replace(/\bBun\.(?:argv|env)(?= Deno\.)/g, "");
    assert.ok(text.startsWith("#!/usr/bin/env node\n"), name);
    // The minifier may come upon "Bun" for a module that it wraps, of which it takes the default export.
    assert.ok(!/\bBun\.(?!default\b)\w|from"bun[:"]/.test(text), `${name} uses no Bun API`);
    // A guard is read anew for every event; the command holds clients of registries, servers and protocols besides.
    const most = MOST[name] ?? 1_050_000;
    assert.ok(statSync(join(dist, name)).size < most, `${name} is one small file`);
  }
  const event = '{"event":"pre_tool_call","tool_name":"bash","tool_input":{"command":"rm -rf /"}}';
  const run = spawnSync(join(dist, "security_guard.mjs"), [], { input: event, encoding: "utf8" });
  assert.equal(JSON.parse(run.stdout).decision, "block");
});

test("the command's script holds what it needs of the client of Redis, and no more", async () => {
  const script = join(built(), "agent-guards.mjs");
  // The names of commands that nobody here sends.
  assert.doesNotMatch(readFileSync(script, "utf8"), /"?(?:ZRANGEBYSCORE|zrangebyscore)\b/);
  const redis = await makeRedis("pass");
  try {
    const child = spawn(process.execPath, [script, "allow", "K7M2Q9XD", "--redis", `${redis.url}/3`]);
    const [code] = await once(child, "close");
    assert.equal(code, 2);
    const said = redis.said().filter((line) => !line.startsWith("CLIENT"));
    assert.deepEqual(said.slice(0, 3), ["AUTH PASSWORD", "SELECT 3", "PING"]);
    assert.match(said[3] ?? "", /^MGET agent-guards:allow:/);
  } finally {
    redis.close();
  }
});
