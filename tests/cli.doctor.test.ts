/** Doctor: each planted fault is named, a healthy machine gets no word, and a stranger's hook is never started. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import test, { after, type TestContext } from "node:test";
import type { Code } from "../cli/doctor/fault.ts";
import { matcherProblem } from "../cli/doctor/matchers.ts";
import { WIRINGS } from "../cli/hosts/table.ts";
import { type Sealed, sealText } from "../lib/rules/seal.ts";
import { makeWorld, type Result, told, type World } from "./cli-world.ts";
import { holderOf } from "./whole.ts";

/** The machine that is healthy: the guard installed on Starchild and Claude Code. Made once, put back for each test. */
const machine = makeWorld("agent-guards-doctor-");
after(() => machine.remove());

const KEPT = ["home", "ws"];

async function installed(): Promise<World> {
  if (!machine.exists("kept")) {
    for (const host of ["starchild", "claude"]) {
      const made = await machine.run(["install", "security_guard", "--host", host, "--no-approve"]);
      assert.equal(made.exit, 0, made.err);
    }
    copy("", "kept");
  }
  copy("kept", "");
  machine.write("ws/config/agent.yaml", "shell_hooks:\n  enabled: true\n");
  return machine;
}

function copy(from: string, to: string): void {
  for (const folder of KEPT) {
    rmSync(join(machine.root, to, folder), { recursive: true, force: true });
    const options = { recursive: true, preserveTimestamps: true };
    cpSync(join(machine.root, from, folder), join(machine.root, to, folder), options);
  }
}

function empty(t: TestContext): World {
  const made = makeWorld("agent-guards-doctor-");
  t.after(() => made.remove());
  return made;
}

const YAML = "ws/config/shell_hooks.yaml";
const CLAUDE = "home/.claude/settings.json";

function change(at: World, path: string, from: string | RegExp, to: string): void {
  const before = at.read(path);
  const after = before.replace(from, to);
  assert.notEqual(after, before, "the fault was planted");
  at.write(path, after);
}

/** Codes of the faults that doctor names, each once. */
function codes(result: Result): Set<string> {
  const { faults } = JSON.parse(result.out) as {
    faults: { code: string; remedy: string; problem: string }[];
  };
  for (const { remedy, problem } of faults) assert.ok(remedy.length > 10 && problem.length > 5);
  return new Set(faults.map(({ code }) => code));
}

test("a healthy machine gets no word", async () => {
  const at = await installed();
  assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
});

test("a guard that leaves some of a host's events out is whole there", async (t) => {
  const at = empty(t);
  at.write("dist/some_events", at.read("dist/security_guard"), 0o755);
  at.write(
    "dist/some_events.mjs",
    `const on = { tool_call: () => ({ act: "continue" }), stop: () => ({ act: "continue" }) };
export const guard = { name: "some_events", tag: "t", failPolicy: "warn", tables: () => ({}), on,
  wants: (kind) => (kind === "stop" ? undefined : false) };\n`,
  );
  const made = await at.run(["install", "some_events", "--host", "claude"]);
  assert.equal(made.exit, 0, made.err);
  assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
  change(at, CLAUDE, '"SubagentStop"', '"SubagentStopped"');
  assert.deepEqual(codes(await at.run(["doctor", "--json"])), new Set(["event-unknown", "half-wired"]));
});

test("a machine without hooks is told so", async (t) => {
  const got = await empty(t).run(["doctor"]);
  assert.equal(got.exit, 0);
  assert.match(got.err, /no hooks are configured/);
});

const GUARD = "ws/hooks/security_guard";

/** A Claude-shaped entry for one event. */
function claude(event: string, command: string, more: object = {}, matcher?: string): string {
  const group = {
    ...(matcher === undefined ? {} : { matcher }),
    hooks: [{ type: "command", command, ...more }],
  };
  return JSON.stringify({ hooks: { [event]: [group] } });
}

const SEALED: Sealed = {
  guard: "security_guard",
  version: "0.1.0",
  source: "",
  settings: {},
  environment: { PREVIEWS_REGISTRY: "/nowhere/previews.json" },
  pausedUntil: 0,
};

type Row = readonly [code: Code, what: string, plant: (at: World) => void, also?: readonly Code[]];

const script = (at: World, body: string, path = "home/hook.sh") =>
  at.write(path, `#!/bin/sh\ncat >/dev/null\n${body}\n`, 0o755);

/** Faults planted on the healthy machine. */
const ROWS: readonly Row[] = [
  ["config-unreadable", "a configuration that cannot be parsed", (at) => at.write(CLAUDE, "{")],
  [
    "event-unknown",
    "a misspelt event",
    (at) => change(at, YAML, "event: pre_tool_call", "event: pre_toolcall"),
    ["half-wired"],
  ],
  ["no-command", "an entry without a command", (at) => change(at, YAML, /$/, "  - event: on_stop\n")],
  [
    "path-relative",
    "a relative path",
    (at) => change(at, YAML, /$/, "  - event: on_stop\n    command: hooks/other_guard\n"),
  ],
  [
    "file-missing",
    "a file that is gone",
    (at) => change(at, YAML, /$/, "  - event: on_stop\n    command: /nowhere/guard\n"),
  ],
  [
    "file-missing",
    "a runner's script that is gone",
    (at) =>
      at.write(
        "home/.gemini/settings.json",
        claude("AfterAgent", "node /nowhere/guard.mjs", { timeout: 9000 }),
      ),
  ],
  ["not-executable", "a guard without the mode bit", (at) => chmodSync(join(at.root, GUARD), 0o644)],
  [
    "wrong-architecture",
    "an executable for another processor",
    (at) => {
      const head = Buffer.alloc(128);
      head.write("\x7fELF\x02\x01\x01", "latin1");
      head.writeUInt16LE(process.arch === "arm64" ? 0x3e : 0xb7, 18);
      at.write("home/other", head, 0o755);
      at.write(
        "home/.cursor/hooks.json",
        JSON.stringify({ version: 1, hooks: { stop: [{ command: join(at.home, "other") }] } }),
      );
    },
  ],
  [
    "interpreter-missing",
    "a script whose interpreter is not there",
    (at) => {
      const hook = at.write("home/hook.py", "#!/usr/bin/env no-such-python\n", 0o755);
      change(at, YAML, /$/, `  - event: on_stop\n    command: ${hook}\n`);
    },
  ],
  [
    "interpreter-missing",
    "a text without a first line",
    (at) =>
      change(at, YAML, /$/, `  - event: on_stop\n    command: ${at.write("home/hook", "echo", 0o755)}\n`),
  ],
  [
    "misshapen",
    "hooks that are a map where a list is expected",
    (at) => at.write(YAML, "hooks:\n  pre_tool_call:\n    command: /x\n"),
  ],
  [
    "misshapen",
    "an entry under the wrong key",
    (at) => change(at, YAML, /$/, "  - name: on_stop\n    command: /bin/true\n"),
  ],
  [
    "misshapen",
    "a group without its list",
    (at) =>
      at.write(
        "home/.gemini/settings.json",
        JSON.stringify({ hooks: { AfterAgent: [{ command: script(at, "echo '{}'"), timeout: 9000 }] } }),
      ),
  ],
  [
    "path-relative",
    "a runner's script by a relative path",
    (at) => change(at, YAML, /$/, "  - event: on_stop\n    command: bash guard.sh\n"),
  ],
  [
    "interpreter-missing",
    "a first line with a carriage return",
    (at) =>
      change(
        at,
        YAML,
        /$/,
        `  - event: on_stop\n    command: ${at.write("home/dos.sh", "#!/bin/sh\r\necho '{}'\r\n", 0o755)}\n`,
      ),
  ],
  [
    "matcher-never",
    "another host's tool in Starchild's matcher",
    (at) => change(at, YAML, "event: pre_tool_call", 'event: pre_tool_call\n    matcher: "Bash|shell"'),
  ],
  ["timeout-unit", "more than the host allows", (at) => change(at, YAML, "timeout: 10", "timeout: 500")],
  [
    "slow-start",
    "a package runner",
    (at) =>
      at.write(
        "home/.cursor/hooks.json",
        JSON.stringify({ version: 1, hooks: { stop: [{ command: "npx some-guard" }] } }),
      ),
  ],
  [
    "no-answer",
    "a hook that hangs",
    (at) =>
      change(
        at,
        YAML,
        /$/,
        `  - event: on_stop\n    command: ${script(at, "exec sleep 30")}\n    timeout: 1\n`,
      ),
  ],
  [
    "broken-answer",
    "a hook that fails",
    (at) => change(at, YAML, /$/, `  - event: on_stop\n    command: ${script(at, "exit 1")}\n`),
  ],
  [
    "broken-answer",
    "a hook that prints no JSON",
    (at) => change(at, YAML, /$/, `  - event: on_stop\n    command: ${script(at, "echo fine")}\n`),
  ],
  [
    "wrong-shape",
    "an answer in another host's words",
    (at) =>
      at.write(
        "home/.gemini/settings.json",
        claude("BeforeTool", script(at, 'echo \'{"permissionDecision":"allow"}\''), { timeout: 9000 }),
      ),
  ],
  [
    "lets-pass",
    "a guard that lets everything pass",
    (at) => {
      const mtime = new Date();
      at.write(
        GUARD,
        "#!/bin/sh\ncase $1 in --version) echo 'security_guard 1 (rules 0)';; *) cat >/dev/null; echo '{}';; esac\n",
        0o755,
      );
      utimesSync(join(at.root, GUARD), mtime, mtime);
    },
    ["changed-since-install"],
  ],
  [
    "rules-differ",
    "a guard with other rules",
    (at) => at.write(GUARD, at.read(GUARD).replace("rules 0", "rules 1"), 0o755),
    ["changed-since-install"],
  ],
  [
    "changed-since-install",
    "a guard that was touched",
    (at) => utimesSync(join(at.root, GUARD), new Date(), new Date(0)),
  ],
  [
    "matcher-invalid",
    "a matcher that does not compile",
    (at) => change(at, CLAUDE, '"matcher": "*"', '"matcher": "Bash("'),
  ],
  [
    "matcher-never",
    "a matcher in another host's words",
    (at) => change(at, CLAUDE, '"matcher": "*"', '"matcher": "bash"'),
  ],
  [
    "timeout-unit",
    "seconds where the host counts milliseconds",
    (at) =>
      at.write("home/.gemini/settings.json", claude("SessionEnd", script(at, "echo '{}'"), { timeout: 10 })),
  ],
  [
    "host-flag",
    "a guard that is told another host",
    (at) => change(at, CLAUDE, /security_guard(?=")/, "security_guard --host gemini"),
  ],
  [
    "half-wired",
    "an event that is missing",
    (at) => change(at, YAML, / {2}- event: on_outbound_message\n.*\n.*\n/, ""),
  ],
  [
    "duplicate",
    "an entry that is there twice",
    (at) => change(at, YAML, /hooks:\n((?:.*\n){3})/, "hooks:\n$1$1"),
  ],
  [
    "overlap",
    "an older guard with the same job",
    (at) =>
      change(
        at,
        YAML,
        /$/,
        `  - event: pre_tool_call\n    command: ${script(at, "echo '{}'", "home/block_secrets.py")}\n`,
      ),
  ],
  [
    "hooks-off",
    "Starchild's master switch",
    (at) => at.write("ws/config/agent.yaml", "shell_hooks:\n  enabled: false\n"),
  ],
  ["hooks-off", "a runtime without a configuration", (at) => rmSync(join(at.root, "ws/config/agent.yaml"))],
  [
    "config-unreadable",
    "a runtime's configuration that is broken",
    (at) => at.write("ws/config/agent.yaml", "a: ["),
  ],
  [
    "unheard",
    "an asynchronous entry",
    (at) => change(at, CLAUDE, '"type": "command",', '"type": "command", "async": true,'),
  ],
  [
    "unheard",
    "an entry with a condition",
    (at) => change(at, CLAUDE, '"type": "command",', '"type": "command", "if": "Bash(git *)",'),
  ],
  [
    "unheard",
    "an answer that goes to nobody",
    (at) => change(at, CLAUDE, /("command": "[^"]*security_guard)"/, '$1 > /dev/null"'),
  ],
  [
    "misshapen",
    "an entry that does not say what it is",
    (at) => change(at, CLAUDE, /"type": "command",\s*/, ""),
  ],
  [
    "misshapen",
    "a file of Cursor's without its version",
    (at) => at.write("home/.cursor/hooks.json", '{"hooks":{"stop":[{"command":"/bin/true"}]}}'),
  ],
  ["hooks-off", "Claude Code's switch", (at) => change(at, CLAUDE, "{", '{ "disableAllHooks": true,')],
  [
    "not-trusted",
    "a Codex hook without trust",
    (at) => at.write("home/.codex/hooks.json", claude("Stop", script(at, "echo '{}'"))),
  ],
  [
    "no-consent",
    "a Hermes hook without consent",
    (at) =>
      at.write(
        "home/.hermes/config.yaml",
        `hooks:\n  pre_verify:\n    - command: ${script(at, "echo '{}'")}\n`,
      ),
  ],
  ["writable-by-others", "a guard that everybody may write", (at) => chmodSync(join(at.root, GUARD), 0o777)],
  [
    "writable-by-others",
    "a configuration that everybody may write",
    (at) => chmodSync(join(at.root, CLAUDE), 0o666),
  ],
  [
    "no-trail",
    "a folder in the place of the audit trail",
    (at) => {
      rmSync(join(at.root, "ws/output/hook.log"), { force: true });
      mkdirSync(join(at.root, "ws/output/hook.log"), { recursive: true });
    },
  ],
  ["rules-refused", "sealed rules that are damaged", (at) => at.write(`${GUARD}.rules.json`, "{}", 0o644)],
  [
    "rules-refused",
    "sealed rules that are another guard's",
    (at) => at.write(`${GUARD}.rules.json`, sealText({ ...SEALED, guard: "another" }), 0o644),
  ],
  [
    "facts-elsewhere",
    "a registry whose folder is gone",
    (at) => at.write(`${GUARD}.rules.json`, sealText(SEALED), 0o644),
  ],
  ["record-damaged", "a record that is no record", (at) => at.write("ws/hooks/.agent-guards.json", "{")],
  ["not-wired", "a configuration that lost its entries", (at) => at.write(YAML, "other: 1\n")],
  [
    "not-wired",
    "a configuration that is a dangling link",
    (at) => {
      rmSync(join(at.root, CLAUDE));
      symlinkSync("/nowhere/settings.json", join(at.root, CLAUDE));
    },
  ],
  [
    "config-unreadable",
    "a folder in the place of a configuration",
    (at) => {
      rmSync(join(at.root, CLAUDE));
      mkdirSync(join(at.root, CLAUDE));
    },
  ],
  [
    "file-missing",
    "a guard that is a dangling link",
    (at) => {
      rmSync(join(at.root, GUARD));
      symlinkSync("/nowhere/guard", join(at.root, GUARD));
    },
  ],
  [
    "file-missing",
    "a folder in the place of a guard",
    (at) => {
      rmSync(join(at.root, GUARD));
      mkdirSync(join(at.root, GUARD));
    },
  ],
  ["timeout-unit", "a timeout in quotes", (at) => change(at, CLAUDE, '"timeout": 10', '"timeout": "10"')],
  ["timeout-unit", "no time at all", (at) => change(at, CLAUDE, '"timeout": 10', '"timeout": 0')],
  [
    "half-wired",
    "a matcher that leaves the shell out",
    (at) => change(at, CLAUDE, '"matcher": "*"', '"matcher": "Write|Edit"'),
  ],
  [
    "idle",
    "a guard on an event that it does not judge",
    (at) => change(at, YAML, /$/, `  - event: on_stop\n    command: ${join(at.root, GUARD)}\n`),
  ],
  [
    "broken-answer",
    "a guard that crashes before it reads",
    (at) =>
      change(
        at,
        YAML,
        /$/,
        `  - event: on_stop\n    command: ${at.write("home/crash", "#!/bin/sh\nkill -SEGV $$\n", 0o755)}\n`,
      ),
  ],
  [
    "hooks-off",
    "Codex's feature",
    (at) => {
      const file = at.write("home/.codex/hooks.json", claude("PreToolUse", script(at, "echo '{}'"), {}, "*"));
      const trust = `[hooks.state."${file}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:0"\n`;
      at.write("home/.codex/config.toml", `[features]\nother = true\nhooks = false\n\n${trust}`);
    },
  ],
  [
    "two-files",
    "Codex hooks in config.toml, too",
    (at) => {
      const file = at.write("home/.codex/hooks.json", claude("PreToolUse", script(at, "echo '{}'"), {}, "*"));
      const trust = `[hooks.state."${file}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:0"\n`;
      at.write("home/.codex/config.toml", `${trust}\n[[hooks.PreToolUse]]\nmatcher = "^Bash$"\n`);
    },
  ],
  [
    "hooks-off",
    "Copilot's switch",
    (at) => {
      const hooks = { preToolUse: [{ command: script(at, "echo '{}'") }] };
      at.write(
        "home/.copilot/hooks/agent-guards.json",
        JSON.stringify({ version: 1, disableAllHooks: true, hooks }),
      );
    },
  ],
  [
    "matcher-never",
    "Gemini CLI's name of a tool under Claude Code",
    (at) => change(at, CLAUDE, '"matcher": "*"', '"matcher": "run_shell_command"'),
  ],
  [
    "matcher-never",
    "Claude Code's name of a tool under Cursor",
    (at) =>
      at.write(
        "home/.cursor/hooks.json",
        JSON.stringify({
          version: 1,
          hooks: { preToolUse: [{ command: script(at, "echo '{}'"), matcher: "Bash" }] },
        }),
      ),
  ],
  [
    "matcher-never",
    "Claude Code's name of a tool under Copilot",
    (at) =>
      at.write(
        "home/.copilot/hooks/agent-guards.json",
        JSON.stringify({
          version: 1,
          hooks: { preToolUse: [{ command: script(at, "echo '{}'"), matcher: "Bash" }] },
        }),
      ),
  ],
];

const hold = holderOf("doctor");

/** Each fault, whole. */
function faultsOf(got: Result, at: World): unknown {
  const { faults } = JSON.parse(told(got.out, at)) as { faults: Readonly<Record<string, string>>[] };
  return faults.map(({ code, host, event, config, problem, remedy }) => ({
    fault: [code, host, event].filter(Boolean).join(" "),
    config,
    problem,
    remedy,
  }));
}

for (const [code, what, plant, also = []] of ROWS) {
  test(`${code}: ${what}`, async () => {
    const at = await installed();
    plant(at);
    const got = await at.run(["doctor", "--json"]);
    assert.equal(got.exit, 1, got.err);
    assert.deepEqual(codes(got), new Set([code, ...also]));
    hold(`${code}: ${what}`, faultsOf(got, at));
  });
}

test("a token in somebody's command is not shown", async () => {
  const at = await installed();
  const token = `sk-or-v1-${createHash("sha256").update("doctor").digest("hex")}`;
  at.write(
    "home/.cursor/hooks.json",
    JSON.stringify({ version: 1, hooks: { stop: [{ command: `/nowhere/guard --token ${token}` }] } }),
  );
  for (const words of [["doctor"], ["doctor", "--json"]]) {
    const got = await at.run(words);
    assert.equal(got.exit, 1);
    assert.ok(!(got.out + got.err).includes(token.slice(12)));
  }
});

test("a path that the host's shell completes is healthy", async () => {
  const at = await installed();
  script(at, "echo '{}'");
  at.write("home/.gemini/settings.json", claude("AfterAgent", "~/hook.sh", { timeout: 9000 }));
  assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
});

test("a trusted Codex hook and an agreed Hermes hook are healthy", async (t) => {
  const at = empty(t);
  const hook = script(at, "echo '{}'");
  const file = at.write("home/.codex/hooks.json", claude("PreToolUse", hook, {}, "*"));
  at.write(
    "home/.codex/config.toml",
    `[hooks.state."${file}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:0"\n`,
  );
  at.write("home/.hermes/config.yaml", `hooks:\n  pre_verify:\n    - command: ${hook}\n`);
  at.write(
    "home/.hermes/shell-hooks-allowlist.json",
    JSON.stringify([{ event: "pre_verify", command: hook }]),
  );
  assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
});

test("environment: a variable that loads code into a compiled guard", async () => {
  for (const name of ["BUN_OPTIONS", "BUN_BE_BUN"]) {
    const got = await (await installed()).run(["doctor", "--json"], { env: { [name]: "1" } });
    assert.deepEqual(codes(got), new Set(["environment"]), name);
  }
});

test("git-hook: a hook that git would skip", async () => {
  const at = await installed();
  execFileSync("git", ["init", "-q", "repo"], { cwd: at.root });
  const found = async (name: string, mode: number): Promise<string[]> => {
    const path = at.write(`repo/.git/hooks/${name}`, "#!/bin/sh\n", mode);
    const got = await at.run(["doctor", "--json"], { cwd: join(at.root, "repo") });
    rmSync(path);
    return [...codes(got)];
  };
  for (const name of ["pre-push", "pre-commit"]) {
    assert.deepEqual(await found(name, 0o644), ["git-hook"]);
    assert.deepEqual(await found(name, 0o744), []);
  }
});

test("a project's file: a switch that turns the user's hooks off, and hooks that are there twice", async () => {
  const at = await installed();
  at.write("off/.claude/settings.local.json", '{"disableAllHooks": true}');
  const off = await at.run(["doctor", "--json"], { cwd: join(at.root, "off") });
  assert.deepEqual(codes(off), new Set(["hooks-off"]));
  at.write("twice/.claude/settings.json", at.read(CLAUDE));
  const twice = await at.run(["doctor", "--json"], { cwd: join(at.root, "twice") });
  assert.deepEqual(codes(twice), new Set(["two-files"]));
});

/** What a project may bring along to turn a user's hooks off, by host; none of it is healthy, and each twin is. */
const PROJECT: readonly (readonly [host: string, file: string, off: string, healthy: string])[] = [
  [
    "gemini",
    ".gemini/settings.json",
    '{"hooksConfig":{"enabled":false}}',
    '{"hooksConfig":{"enabled":true}}',
  ],
  ["gemini", ".gemini/settings.json", '{"hooks":null}', '{"hooks":{}}'],
  [
    "gemini",
    ".gemini/settings.json",
    '{"hooksConfig":{"disabled":["COMMAND"]}}',
    '{"hooksConfig":{"disabled":["another hook"]}}',
  ],
  ["gemini", ".gemini/.env", "GEMINI_CLI_SYSTEM_SETTINGS_PATH=./x.json\n", "GEMINI_MODEL=x\n"],
  ["qwen", ".qwen/settings.json", '{"disableAllHooks":true}', '{"disableAllHooks":false}'],
  ["qwen", ".qwen/.env", "export QWEN_CODE_SIMPLE=1\n", "# QWEN_CODE_SIMPLE=1\n"],
  ["qwen", ".env", "A=1\nQWEN_CODE_SYSTEM_SETTINGS_PATH=x.json\n", "QWEN_CODE_SYSTEM=1\n"],
  ["codex", ".codex/config.toml", "[features]\nhooks = false\n", "[features]\nhooks = true\n"],
  ["codex", ".codex/config.toml", "features.codex_hooks=false\n", 'model = "m"\n'],
];

test("a project's file: every switch of a host's that it may hold is named, and its harmless twin is not", async (t) => {
  const at = empty(t);
  for (const host of ["gemini", "qwen", "codex"]) {
    assert.equal((await at.run(["install", "security_guard", "--host", host])).exit, 0);
  }
  const trusted = ["user_prompt_submit", "pre_tool_use", "post_tool_use"].map(
    (event) =>
      `[hooks.state."${join(at.home, ".codex/hooks.json")}:${event}:0:0"]\ntrusted_hash = "sha256:0"\n`,
  );
  at.write("home/.codex/config.toml", trusted.join("\n"));
  for (const [row, [host, file, off, healthy]] of PROJECT.entries()) {
    const { hooks } = JSON.parse(at.read("home/.gemini/settings.json"));
    const command: string = hooks.BeforeTool[0].hooks[0].command;
    at.write(
      `off-${row}/${file}`,
      off.replace("COMMAND", () => JSON.stringify(command).slice(1, -1)),
    );
    const got = await at.run(["doctor", "--json"], { cwd: join(at.root, `off-${row}`) });
    assert.deepEqual(codes(got), new Set(["hooks-off"]), `${host} ${off}`);
    at.write(`on-${row}/${file}`, healthy);
    const none = await at.run(["doctor"], { cwd: join(at.root, `on-${row}`) });
    assert.deepEqual(none, { out: "", err: "", exit: 0 }, `${host} ${healthy}`);
  }
});

/** What stands on a machine whose Cline, opencode and OpenClaw are guarded, as docs/hosts.md says. */
function pluggedIn(t: TestContext): World {
  const at = empty(t);
  at.write("dist/plugins/opencode/index.js", "the plugin\n");
  at.write("dist/plugins/openclaw/index.js", "the plugin\n");
  at.write("home/.config/opencode/plugins/agent-guards.js", "the plugin\n");
  at.write("claw/openclaw.plugin.json", '{"id":"agent-guards"}');
  at.write("claw/index.js", "the plugin\n");
  const entry = { enabled: true, hooks: { allowConversationAccess: true } };
  const plugins = {
    load: { paths: [join(at.root, "claw")] },
    allow: ["agent-guards"],
    entries: { "agent-guards": entry },
  };
  at.write("home/.openclaw/openclaw.json", JSON.stringify({ plugins }));
  const guard = at.write("home/guards/security_guard", "#!/bin/sh\necho '{\"cancel\":true}'\n", 0o755);
  for (const event of ["PreToolUse", "UserPromptSubmit"]) {
    at.write(`home/${CLINE}/${event}`, `#!/bin/sh\nexec '${guard}'\n`, 0o755);
  }
  return at;
}

const CLINE = "Documents/Cline/Hooks";
const OPENCODE = "home/.config/opencode/plugins/agent-guards.js";
const OPENCLAW = "home/.openclaw/openclaw.json";

/** A fault that is planted there, and the one word for it. */
const PLUGIN_FAULTS: readonly (readonly [code: Code, what: string, plant: (at: World) => void])[] = [
  ["not-executable", "a Cline hook", (at) => chmodSync(join(at.home, CLINE, "PreToolUse"), 0o644)],
  ["not-executable", "Cline's guard", (at) => chmodSync(join(at.home, "guards/security_guard"), 0o644)],
  ["file-missing", "Cline's guard", (at) => rmSync(join(at.home, "guards/security_guard"))],
  ["interpreter-missing", "a Cline hook", (at) => change(at, `home/${CLINE}/PreToolUse`, "#!/bin/sh\n", "")],
  ["half-wired", "Cline without PreToolUse", (at) => rmSync(join(at.home, CLINE, "PreToolUse"))],
  [
    "event-unknown",
    "a Cline hook of no event",
    (at) => at.write(`home/${CLINE}/PreTool`, at.read(`home/${CLINE}/PreToolUse`), 0o755),
  ],
  ["lets-pass", "Cline", (at) => at.write("home/guards/security_guard", "#!/bin/sh\necho '{}'\n", 0o755)],
  ["broken-answer", "Cline", (at) => at.write("home/guards/security_guard", "#!/bin/sh\necho no\n", 0o755)],
  ["rules-differ", "an older opencode plugin", (at) => at.write(OPENCODE, "an older plugin\n")],
  [
    "not-wired",
    "an opencode plugin in the wrong folder",
    (at) => {
      rmSync(join(at.root, OPENCODE));
      at.write("home/.config/opencode/agent-guards.js", "the plugin\n");
    },
  ],
  [
    "two-files",
    "an opencode plugin twice",
    (at) => at.write("home/.config/opencode/plugins/agent-guards.ts", "the plugin\n"),
  ],
  ["rules-differ", "an older OpenClaw plugin", (at) => at.write("claw/index.js", "an older plugin\n")],
  ["file-missing", "OpenClaw's plugin", (at) => rmSync(join(at.root, "claw"), { recursive: true })],
  ["hooks-off", "OpenClaw's entry", (at) => change(at, OPENCLAW, '"enabled":true', '"enabled":false')],
  [
    "hooks-off",
    "OpenClaw's list",
    (at) => change(at, OPENCLAW, '"allow":["agent-guards"]', '"allow":["other"]'),
  ],
  ["hooks-off", "OpenClaw's plugins", (at) => change(at, OPENCLAW, '"load"', '"enabled":false,"load"')],
  [
    "hooks-off",
    "OpenClaw's denial",
    (at) => change(at, OPENCLAW, '"load"', '"deny":["agent-guards"],"load"'),
  ],
  ["half-wired", "OpenClaw's access", (at) => change(at, OPENCLAW, 'Access":true', 'Access":false')],
  ["config-unreadable", "OpenClaw", (at) => change(at, OPENCLAW, /}$/, "\n")],
  ["config-unreadable", "OpenClaw's that lost all of ours", (at) => at.write(OPENCLAW, "{ gateway: {")],
  ["config-unreadable", "opencode", (at) => at.write("home/.config/opencode/opencode.jsonc", '{"a": [}')],
  ["config-unreadable", "a project's opencode", (at) => at.write("opencode.json", "{")],
];

test("Cline, opencode and OpenClaw as docs/hosts.md says are healthy", async (t) => {
  const got = await pluggedIn(t).run(["doctor", "--json"]);
  assert.deepEqual([codes(got), got.exit], [new Set(), 0]);
});

test("OpenClaw's JSON5 and opencode's comments are healthy", async (t) => {
  const at = pluggedIn(t);
  at.write(OPENCLAW, at.read(OPENCLAW).replace('{"plugins"', "// ours\n{ plugins"));
  at.write("home/.config/opencode/opencode.jsonc", '{ // theirs\n "plugin": [], }');
  const got = await at.run(["doctor", "--json"]);
  assert.deepEqual([codes(got), got.exit], [new Set(), 0]);
});

test("writable-by-others: files of another user, under root as well", async (t) => {
  if (process.getuid?.() !== 0) return t.skip("only root gives files away");
  for (const path of [GUARD, CLAUDE]) {
    const at = await installed();
    chownSync(join(at.root, path), 65534, 65534);
    const got = await at.run(["doctor", "--json"]);
    assert.deepEqual(codes(got), new Set(["writable-by-others"]), path);
    assert.match(got.out, /belongs to another user \(uid 65534\)/);
  }
  // Where root looks at a user's home, that user's files are no danger to them.
  const at = await installed();
  for (const path of ["home", GUARD, CLAUDE]) chownSync(join(at.root, path), 65534, 65534);
  assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
});

for (const [code, what, plant] of PLUGIN_FAULTS) {
  test(`${code}: ${what}`, async (t) => {
    const at = pluggedIn(t);
    plant(at);
    const got = await at.run(["doctor", "--json"]);
    assert.deepEqual(codes(got), new Set([code]));
    hold(`plugins, ${code}: ${what}`, faultsOf(got, at));
  });
}

test("a file that an installation named is looked at without being named again", async (t) => {
  const at = empty(t);
  const config = at.write("agent.yaml", "agents:\n  root:\n    model: m\n");
  const args = ["install", "security_guard", "--host", "docker-agent", "--config", config];
  assert.equal((await at.run(args)).exit, 0);
  assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
  change(at, "agent.yaml", "pre_tool_use", "pre_tool_used");
  assert.deepEqual(codes(await at.run(["doctor", "--json"])), new Set(["event-unknown", "half-wired"]));
  at.write("agent.yaml", "agents:\n  root:\n    model: m\n");
  assert.deepEqual(codes(await at.run(["doctor", "--json"])), new Set(["not-wired"]));
});

test("a home that is reached through a link is one home", async (t) => {
  const at = empty(t);
  const home = join(at.root, "link");
  symlinkSync(at.home, home);
  const options = { env: { HOME: home }, cwd: at.home };
  const args = ["install", "security_guard", "--host", "claude", "--dir", join(at.home, "hooks")];
  assert.equal((await at.run(args, options)).exit, 0);
  assert.deepEqual(await at.run(["doctor"], options), { out: "", err: "", exit: 0 });
});

test("matchers that fire are left alone", async () => {
  const at = await installed();
  for (const matcher of ["Bash|Write", "Ba.*", "mcp__.*|Bash", ".*"]) {
    at.write(CLAUDE, at.read(CLAUDE).replace(/"matcher": ".*?"/, `"matcher": "${matcher}"`));
    assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 }, matcher);
  }
});

test("a matcher with a name that nobody knows may be a tool of the user's own server", () => {
  const wiring = WIRINGS.find(({ id }) => id === "claude");
  assert.ok(wiring);
  const code = (matcher: string) => {
    const entry = {
      path: [],
      event: "PreToolUse",
      matcher,
      argv: undefined,
      command: "",
      timeout: undefined,
    };
    return matcherProblem(wiring, entry)?.code;
  };
  assert.equal(code("run_shell_command|write_file"), "matcher-never");
  assert.equal(code("run_shell_command|mcp__docs__search"), undefined);
});

test("a stranger's project cannot make doctor start anything, but its faults are named", async () => {
  const at = await installed();
  const marker = join(at.root, "started");
  const evil = at.write("repo/evil.sh", `#!/bin/sh\ntouch "${marker}"\necho '{}'\n`, 0o755);
  at.write("repo/security_guard", `#!/bin/sh\ntouch "${marker}"\necho '{}'\n`, 0o755);
  const group = (command: string) => ({ hooks: [{ type: "command", command }] });
  const hooks = { Stop: [group(evil), group(join(at.root, "repo/security_guard"))], Stopp: [group(evil)] };
  at.write("repo/.claude/settings.json", JSON.stringify({ hooks }));
  const got = await at.run(["doctor", "--json"], { cwd: join(at.root, "repo") });
  assert.equal(at.exists("started"), false);
  assert.ok(codes(got).has("event-unknown"));
});

test("a project's words steer no terminal and forge no line", async () => {
  const at = await installed();
  const command = "/nowhere/guard\u001b[31m\u0007\u009b31m\u202e\nall is well";
  const hooks = { "Stop\u001b]0;x\u0007": [{ matcher: "(\u001b", hooks: [{ type: "command", command }] }] };
  at.write("evil/.claude/settings.json", JSON.stringify({ hooks }));
  for (const words of [["doctor"], ["doctor", "--json"]]) {
    const got = await at.run(words, { cwd: join(at.root, "evil") });
    assert.equal(got.exit, 1);
    assert.ok(["\u001b", "\u0007", "\u009b", "\u202e"].every((sign) => !(got.out + got.err).includes(sign)));
    assert.doesNotMatch(got.out, /^all is well/m);
    if (words.length > 1)
      assert.ok(JSON.parse(got.out).hooks.some((hook: { command: string }) => hook.command === command));
  }
});

test("a file named on the command line is looked at, too", async () => {
  const at = await installed();
  const config = at.write(
    "agent.yaml",
    "agents:\n  root:\n    hooks:\n      pre_tool_use:\n        - matcher: bash\n          hooks:\n            - {type: command, command: /nowhere/guard}\n",
  );
  const got = await at.run(["doctor", "--json", "--host", "docker-agent", "--config", config]);
  assert.deepEqual(codes(got), new Set(["file-missing", "matcher-never"]));
});

test("a fault of the file is told once and of no event; an empty file and one from Windows get hints of their own", async () => {
  const at = await installed();
  utimesSync(join(at.root, GUARD), new Date(), new Date(0));
  const dos = at.write("home/dos.sh", "#!/bin/sh\r\n", 0o755);
  const nothing = at.write("home/nothing.sh", "", 0o755);
  for (const file of [dos, nothing]) change(at, YAML, /$/, `  - event: on_stop\n    command: ${file}\n`);
  const { out } = await at.run(["doctor"]);
  assert.match(out, /^changed-since-install {2}starchild: /m);
  assert.match(
    out,
    /dos\.sh ends with a carriage return[^\n]*\n[^\n]*\n {2}hint: save the file with line feeds alone/,
  );
  assert.match(out, /nothing\.sh is empty\n[^\n]*\n {2}hint: put the program back/);
});

test("for a person: the fault, where it is, and what to do", async () => {
  const at = await installed();
  chmodSync(join(at.root, GUARD), 0o644);
  const got = await at.run(["doctor"]);
  assert.equal(got.exit, 1);
  assert.match(
    got.out,
    /^not-executable {2}starchild on_user_message, .*: .*security_guard is not executable\n {2}in .*shell_hooks\.yaml\n {2}hint: chmod \+x the file$/m,
  );
  assert.equal(got.err, "");
  assert.ok(readFileSync(join(at.root, GUARD)).length > 0);
});
