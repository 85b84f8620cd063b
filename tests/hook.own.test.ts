/** What would weaken the guard: its own files, the configurations that start it, their switches; and what would not. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import type { Own, Touch } from "../lib/core/touch.ts";
import { ownFiles, ownProgram } from "../lib/hook/own.ts";
import { real } from "../lib/state/read.ts";

let home: string;
let program: string;
let own: Own;

const entry = () => ({ matcher: "*", hooks: [{ type: "command", command: program, timeout: 10 }] });
const settings = (hooks: unknown, more: object = {}) => JSON.stringify({ hooks, ...more }, null, 2);
const touch = (act: Touch["act"], path: string, more: Partial<Touch> = {}): Touch => ({
  act,
  path: join(home, path),
  whole: false,
  ...more,
});

before(() => {
  home = real(mkdtempSync(join(tmpdir(), "agent-guards-own-")));
  for (const folder of ["hooks", ".claude", "project/.claude", "clone/dist", "config"]) {
    mkdirSync(join(home, folder), { recursive: true });
  }
  program = join(home, "hooks", "security_guard");
  for (const name of ["security_guard", "security_guard.rules.json", "verify_publish_claims", "other.sh"]) {
    writeFileSync(join(home, "hooks", name), "x");
  }
  writeFileSync(join(home, "clone", "dist", "security_guard"), "x");
  writeFileSync(join(home, ".claude", "settings.json"), settings({ PreToolUse: [entry()], Stop: [entry()] }));
  writeFileSync(join(home, "project", ".claude", "settings.json"), settings({}));
  writeFileSync(
    join(home, "config", "shell_hooks.yaml"),
    `hooks:\n  - event: pre_tool_call\n    command: ${program}\n    timeout: 10\n  - event: on_stop\n    command: /x/mine\n`,
  );
  symlinkSync(join(home, "hooks"), join(home, "link"));
  own = ownFiles(program, ["security_guard", "verify_publish_claims", "agent-guards"], home);
});

after(() => rmSync(home, { recursive: true, force: true }));

test("the program of a process is its executable, or the script that a runtime runs", () => {
  assert.equal(ownProgram(program, undefined, ["security_guard"]), program);
  assert.equal(ownProgram("/usr/bin/node", `${program}.mjs`, ["security_guard"]), `${program}.mjs`);
  assert.equal(ownProgram("/usr/bin/node", "/srv/agent.js", ["security_guard"]), undefined);
});

test("its own files and what holds them are not touched", () => {
  const bad = [
    ...(["delete", "move", "write", "edit", "append", "rights"] as const).map((act) =>
      touch(act, "hooks/security_guard"),
    ),
    touch("delete", "hooks/security_guard.rules.json"),
    touch("write", "hooks/verify_publish_claims"),
    touch("delete", "link/security_guard"),
    touch("delete", "hooks/sec*"),
    touch("delete", "hooks/*"),
    touch("delete", "hooks", { whole: true }),
    touch("move", "link", { whole: true }),
    touch("delete", ".", { whole: true }),
  ];
  for (const one of bad) assert.equal(own.weakened(one)?.rule, "guard-file", `${one.act} ${one.path}`);
});

test("the rules file that the user seals is asked about, and no file that only looks like it", () => {
  const ours = ["security_guard.rules.yaml", "security_guard.rules.yml", "security_guard.rules.json"];
  for (const name of [...ours, "verify_publish_claims.rules.yaml", "sec*.rules.yaml"])
    for (const act of ["write", "delete"] as const) {
      const { rule, ask } = own.weakened(touch(act, `.agent-guards/${name}`)) ?? {};
      assert.deepEqual([rule, ask], ["guard-settings", true], `${act} ${name}`);
    }
  const others = ["other.rules.yaml", "security_guard.rules.txt", "x/security_guard.rules.yaml", "notes"];
  for (const name of [...others.map((one) => `.agent-guards/${one}`), "project/security_guard.rules.yaml"])
    assert.equal(own.weakened(touch("write", name)), undefined, name);
});

test("namesakes elsewhere and neighbours are ordinary files", () => {
  const fine = [
    touch("delete", "clone/dist/security_guard"),
    touch("delete", "clone/dist", { whole: true }),
    touch("delete", "hooks/other.sh"),
    touch("write", "hooks/security_guard_notes.md"),
    touch("delete", "hooks/other*"),
    touch("edit", "project/.claude/settings.json"),
    touch("delete", "project", { whole: true }),
  ];
  for (const one of fine) assert.equal(own.weakened(one), undefined, `${one.act} ${one.path}`);
});

test("a configuration that starts it keeps its entries", () => {
  const same = { PreToolUse: [entry()], Stop: [entry()] };
  const narrower = { ...entry(), matcher: "Read" };
  const silent = {
    matcher: "*",
    hooks: [{ type: "command", command: `${program} > /dev/null`, timeout: 10 }],
  };
  const lost = [
    touch("delete", ".claude/settings.json"),
    touch("move", ".claude/settings.json"),
    touch("write", ".claude/settings.json"),
    touch("write", ".claude/settings.json", { text: "{}" }),
    touch("write", ".claude/settings.json", { text: "not json" }),
    touch("write", ".claude/settings.json", { text: settings({ PreToolUse: [entry()] }) }),
    touch("write", ".claude/settings.json", { text: settings({ PreToolUse: [narrower], Stop: [entry()] }) }),
    touch("write", ".claude/settings.json", { text: settings({ PreToolUse: [silent], Stop: [entry()] }) }),
    touch("delete", ".claude", { whole: true }),
    touch("write", "config/shell_hooks.yaml", { text: "hooks: []\n" }),
  ];
  for (const one of lost) assert.equal(own.weakened(one)?.rule, "guard-settings", JSON.stringify(one));
  assert.ok(lost.every((one) => own.weakened(one)?.ask === false));
  assert.deepEqual(own.weakened(touch("edit", ".claude/settings.json"))?.ask, true);
  assert.deepEqual(own.weakened(touch("append", "config/shell_hooks.yaml"))?.ask, true);
  const kept = touch("write", ".claude/settings.json", { text: settings(same, { model: "large" }) });
  assert.equal(own.weakened(kept), undefined);
  const mine = `hooks:\n  - event: pre_tool_call\n    command: ${program}\n    timeout: 10\n  - event: on_stop\n    command: /x/other\n`;
  assert.equal(own.weakened(touch("write", "config/shell_hooks.yaml", { text: mine })), undefined);
});

test("a repository's hooks are ours where their text names us", () => {
  const repository = join(home, "project");
  mkdirSync(join(repository, ".git", "hooks"), { recursive: true });
  writeFileSync(join(repository, ".git", "config"), "[core]\n\tbare = false\n");
  assert.equal(own.hasGitHook(repository), false);
  writeFileSync(join(repository, ".git", "hooks", "pre-commit"), "#!/bin/sh\nexec agent-guards pre-commit\n");
  assert.equal(own.hasGitHook(join(repository, "src")), true);
  writeFileSync(join(repository, ".git", "config"), "[core]\n\thooksPath = .githooks\n");
  assert.equal(own.hasGitHook(repository), false);
});

test("a switch that turns hooks off is one wherever it is written", () => {
  const off = [
    touch("write", "project/.claude/settings.local.json", { text: '{"disableAllHooks": true}' }),
    touch("append", "project/.gemini/settings.json", { adds: () => '{"hooksConfig":{"enabled":false}}' }),
    touch("write", "config/agent.yaml", { text: "shell_hooks:\n  enabled: false\n" }),
    touch("edit", ".claude/settings.json", { adds: () => '"disableAllHooks": true,' }),
  ];
  for (const one of off) assert.equal(own.weakened(one)?.rule, "guard-switch", JSON.stringify(one));
  const fine = [
    touch("write", "project/.claude/settings.local.json", { text: '{"disableAllHooks": false}' }),
    touch("write", "config/agent.yaml", { text: "shell_hooks:\n  enabled: true\n" }),
    touch("write", "project/feature.json", { text: '{"enabled": false}' }),
    touch("write", "project/README.md", {
      text: "set disableAllHooks to true to turn them off: disableAllHooks: true",
    }),
  ];
  for (const one of fine) assert.equal(own.weakened(one), undefined, JSON.stringify(one));
});

test("the entries of the guards beside it, built in or of the user's own, are looked after, too", () => {
  const other = (name: string) => ({ hooks: [{ type: "command", command: join(home, "hooks", name) }] });
  const path = join(home, "project", ".claude", "others.json");
  writeFileSync(join(home, "hooks", "my.guard.js"), "x");
  const all = { Stop: [other("verify_publish_claims"), other("my")], PreToolUse: [other("no-guard.sh")] };
  writeFileSync(path, settings(all));
  const fresh = ownFiles(program, ["security_guard", "verify_publish_claims", "agent-guards"], home);
  const without = (hooks: Record<string, unknown>) =>
    fresh.weakened(touch("write", "project/.claude/others.json", { text: settings(hooks) }))?.rule;
  assert.equal(without({ ...all, Stop: [other("verify_publish_claims")] }), "guard-settings");
  assert.equal(without({ ...all, Stop: [other("my")] }), "guard-settings");
  assert.equal(without({ Stop: all.Stop }), undefined);
  const found = fresh.within(home).map((one) => one.path);
  assert.ok(found.includes(program) && found.includes(join(home, "hooks", "my.guard.js")));
  assert.ok(!found.includes(join(home, "hooks", "other.sh")));
  rmSync(path);
  rmSync(join(home, "hooks", "my.guard.js"));
});

test("a script's runtime is its own, and so is its place in front of PATH", () => {
  const script = join(home, "hooks", "security_guard.mjs");
  const mine = ownFiles(script, ["security_guard"], home);
  for (const folder of [".local/bin", "tools/bin", "plain/bin"])
    mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, "tools", "bin", "node"), "#!/bin/sh\nexit 0\n");
  const runtime = real(process.execPath);
  const rows: readonly (readonly [Own, Touch, string | undefined])[] = [
    [mine, touch("write", ".local/bin/node", { text: "#!/bin/sh\n" }), "guard-file"],
    [mine, touch("append", "bin/node"), "guard-file"],
    [mine, { act: "delete", path: runtime, whole: false }, "guard-file"],
    [mine, { act: "rights", path: runtime, whole: false }, "guard-file"],
    [mine, { act: "write", path: join(dirname(runtime), "node"), whole: false }, "guard-file"],
    ...[
      'export PATH="$HOME/tools/bin:$PATH"',
      "PATH=~/tools/bin:/usr/bin",
      "fish_add_path ~/tools/bin",
      "path=(~/tools/bin $path)",
      "PATH_add $HOME/tools/bin",
    ].map((line) => [mine, touch("append", ".zshenv", { adds: () => line }), "guard-file"] as const),
    [
      mine,
      touch("write", "project/.envrc", { text: `export PATH=${join(home, "tools/bin")}:$PATH\n` }),
      "guard-file",
    ],
    ...[".zshenv", ".config/environment.d/node.conf", "project/.envrc", "project/.env"].map(
      (file) =>
        [
          mine,
          touch("append", file, { adds: () => "NODE_OPTIONS=--import=/tmp/p.mjs" }),
          "guard-switch",
        ] as const,
    ),
    [
      mine,
      touch("write", "project/.claude/settings.local.json", {
        text: '{"env":{"NODE_OPTIONS":"--require ./x.cjs"}}',
      }),
      "guard-switch",
    ],
    [own, touch("append", ".profile", { adds: () => "export LD_PRELOAD=/tmp/x.so" }), "guard-switch"],
    [own, touch("append", ".zshenv", { adds: () => "export NODE_OPTIONS=--require=/tmp/x.cjs" }), undefined],
    [mine, touch("append", ".zshrc", { adds: () => "NODE_OPTIONS=--max-old-space-size=4096" }), undefined],
    [mine, touch("write", "project/.env", { text: "NODE_ENV=test\nPORT=1\n" }), undefined],
    [mine, touch("append", "project/Dockerfile", { adds: () => "ENV NODE_OPTIONS=--require=x" }), undefined],
    [mine, touch("append", ".profile", { adds: () => 'PATH="$HOME/plain/bin:$PATH"' }), undefined],
    [mine, touch("append", ".profile", { adds: () => 'PATH="$PATH:$HOME/tools/bin"' }), undefined],
    [mine, touch("append", "notes.txt", { adds: () => 'PATH="$HOME/tools/bin:$PATH"' }), undefined],
    [mine, touch("write", ".local/bin/nodemon"), undefined],
    [mine, touch("write", "project/node_modules/.bin/node"), undefined],
    [mine, touch("delete", ".local/bin/node"), undefined],
    [own, touch("write", ".local/bin/node"), undefined],
  ];
  for (const [asked, one, rule] of rows)
    assert.equal(asked.weakened(one)?.rule, rule, `${one.act} ${one.path} ${one.adds?.() ?? ""}`);
});
