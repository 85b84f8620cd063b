/** A guard of one's own: from its source, by the executable alone, to a hook that stops something. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
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
import { parse } from "yaml";
import { executableOf, ROOT } from "../scripts/guards.ts";

type Spoilt = {
  readonly replace?: readonly [string, string];
  readonly text?: string;
  readonly mode?: number;
  readonly link?: boolean;
  readonly symlink?: boolean;
  readonly says: string;
  readonly blocks?: boolean;
};

const DATA = parse(readFileSync(new URL("data/own-guards.yaml", import.meta.url), "utf8")) as {
  readonly refused: readonly { readonly source: string; readonly says: string }[];
  readonly spoilt: readonly Spoilt[];
};

let home = "";
before(() => {
  assert.ok(existsSync(executableOf("agent-guards")), "run: npm run build");
  home = mkdtempSync(join(tmpdir(), "agent-guards-own-"));
  mkdirSync(join(home, ".claude"));
  cpSync(join(ROOT, "examples", "own-guard.ts"), join(home, "freeze.ts"));
  linkSync(executableOf("agent-guards"), join(home, "agent-guards"));
});
after(() => rmSync(home, { recursive: true, force: true }));

const HOOKS = () => join(home, ".agent-guards", "hooks");

function run(program: string, args: readonly string[], input = "") {
  const env = { HOME: home, PATH: "", WORKSPACE_DIR: join(home, "none") };
  return spawnSync(program, args, { input, encoding: "utf8", env, cwd: home });
}

const command = (...args: readonly string[]) => run(join(home, "agent-guards"), args);

const event = (text: string) =>
  JSON.stringify({
    hook_event_name: "PreToolUse",
    session_id: "s",
    cwd: home,
    tool_name: "Bash",
    tool_input: { command: text },
  });

const asked = (program: string, text: string) => run(program, ["--host", "claude"], event(text)).stdout;

const INSTALL = ["install", "./freeze.ts", "--host", "claude"];

test("install ./freeze.ts: the executable under that name is the guard, twice is once, doctor is silent", () => {
  const first = command(...INSTALL);
  assert.equal(first.status, 0, first.stderr);
  const program = join(HOOKS(), "freeze");
  assert.match(asked(program, "deploy production"), /"deny".*deploys to production are frozen/);
  assert.equal(asked(program, "deploy staging"), "{}\n");
  assert.match(run(program, ["--version"]).stdout, /^freeze \d/);
  assert.match(command(...INSTALL).stdout, /^kept .*freeze\nkept .*settings\.json\n/);
  assert.equal(command("doctor").stdout, "");
  assert.match(command("update").stdout, /^current .*freeze/);
});

test("beside another guard it is one more name of the same file", () => {
  assert.equal(command("install", "security_guard", "--host", "claude").status, 0);
  assert.equal(statSync(join(HOOKS(), "security_guard")).ino, statSync(join(HOOKS(), "freeze")).ino);
  assert.match(asked(join(HOOKS(), "freeze"), "deploy prod"), /"deny"/);
  assert.equal(command("uninstall", "security_guard", "--host", "claude").status, 0);
  assert.match(asked(join(HOOKS(), "freeze"), "deploy prod"), /"deny"/);
});

test("it reads nothing of the folder and of the environment that it is started in", () => {
  const folder = mkdtempSync(join(home, "project-"));
  writeFileSync(join(folder, "freeze.guard.js"), "throw 1;");
  writeFileSync(join(folder, "bunfig.toml"), 'preload = ["./freeze.guard.js"]\n');
  const env = { HOME: home, NODE_PATH: folder, BUN_OPTIONS: "--preload=./freeze.guard.js" };
  const options = { input: event("deploy prod"), encoding: "utf8", env, cwd: folder } as const;
  assert.match(spawnSync(join(HOOKS(), "freeze"), [], options).stdout, /"deny"/);
});

for (const way of DATA.spoilt) {
  test(`code that ${way.says} is told in every answer, and by doctor (${JSON.stringify(way)})`, () => {
    const program = join(HOOKS(), "freeze");
    const path = `${program}.guard.js`;
    const sealed = readFileSync(path, "utf8");
    const { mode } = statSync(path);
    spoil(path, sealed, way);
    const said = asked(program, "ls");
    assert.match(said, new RegExp(`the code of freeze ${way.says}`));
    assert.equal(/"deny"/.test(said), way.blocks === true);
    assert.match(command("doctor").stdout, new RegExp(`^code-refused .*${way.says}`));
    assert.match(command("update").stdout, /^kept /);
    rmSync(path, { force: true });
    writeFileSync(path, sealed, { mode });
  });
}

test("code that is gone is put back by the next install", () => {
  const path = `${join(HOOKS(), "freeze")}.guard.js`;
  const sealed = readFileSync(path, "utf8");
  rmSync(path);
  assert.equal(command(...INSTALL).status, 0);
  assert.equal(readFileSync(path, "utf8"), sealed);
});

function spoil(path: string, sealed: string, { replace, text, mode, link, symlink }: Spoilt): void {
  rmSync(path);
  const other = join(home, `other-${Math.random()}`);
  const target = link || symlink ? other : path;
  writeFileSync(target, text ?? (replace ? sealed.replace(...replace) : sealed));
  if (mode !== undefined) chmodSync(target, mode);
  if (link) linkSync(other, path);
  if (symlink) symlinkSync(other, path);
}

test("without its code an event is an error that no host takes for allowed, and doctor says so", () => {
  const program = join(HOOKS(), "freeze");
  rmSync(`${program}.guard.js`);
  for (const words of [[], ["--host", "claude"]]) {
    const { status, stdout, stderr } = run(program, words, event("ls"));
    assert.equal(status, 2);
    assert.equal(stdout, "");
    assert.match(stderr, /^error: "freeze" is no guard's name/);
  }
  assert.match(command("doctor").stdout, /^code-refused .*is gone, so it checks nothing/);
});

test("uninstall takes the program, its code and its entries", () => {
  assert.equal(command(...INSTALL).status, 0);
  const { status, stderr } = command("uninstall", "./freeze.ts", "--host", "claude");
  assert.equal(status, 0, stderr);
  assert.equal(existsSync(HOOKS()), false);
  assert.equal(existsSync(join(home, ".claude", "settings.json")), false);
});

test("what is no guard is refused with its reason, and leaves nothing behind", () => {
  for (const { source, says } of DATA.refused) {
    writeFileSync(join(home, "bad.ts"), source);
    const { status, stdout, stderr } = command("install", "./bad.ts", "--host", "claude");
    assert.equal(status, 2, source);
    assert.equal(stdout, "");
    assert.match(stderr, new RegExp(`^error: .*${says}[^\\n]*\\nhint: .`), source);
    assert.equal(existsSync(join(HOOKS(), "bad")), false, source);
    assert.equal(existsSync(join(HOOKS(), "bad.guard.js")), false, source);
  }
});

test("a file that is not there, and names that cannot be", () => {
  cpSync(join(home, "freeze.ts"), join(home, "security_guard.ts"));
  cpSync(join(home, "freeze.ts"), join(home, "agent-guards.ts"));
  cpSync(join(home, "freeze.ts"), join(home, "freeze-2.ts"));
  for (const [file, says] of [
    ["./nothing.ts", /there is no file/],
    ["./security_guard.ts", /built-in guard's name/],
    ["./agent-guards.ts", /cannot be a guard's name/],
    ["./freeze-2.ts", /cannot be a guard's name/],
  ] as const) {
    const { status, stderr } = command("install", file, "--host", "claude");
    assert.equal(status, 2, file);
    assert.match(stderr, says);
  }
});

test("a guard that wraps one of ours, and one that blocks where it fails", () => {
  writeFileSync(
    join(home, "strict.ts"),
    `import { guard as base } from "agent-guards/security_guard";
import type { Guard } from "agent-guards/hook";
let asked = 0;
export const guard: Guard = { ...base, failPolicy: "block", on: { tool_call: (event) => {
  if (event.command === "fail") throw new Error(String(asked));
  return base.on.tool_call?.(event) ?? { act: "continue" };
} } };
`,
  );
  assert.equal(command("install", "./strict.ts", "--host", "claude").status, 0);
  const program = join(HOOKS(), "strict");
  assert.match(asked(program, ["rm", "-rf", "/"].join(" ")), /"deny"/);
  assert.match(asked(program, "fail"), /"deny".*did not check this event/);
  assert.equal(asked(program, "ls"), "{}\n");
  writeFileSync(
    `${program}.guard.js`,
    readFileSync(`${program}.guard.js`, "utf8").replace('"fail"', '"pass"'),
  );
  assert.match(asked(program, "ls"), /"deny".*is not what was sealed/);
});
