/**
 * What each act on each file of a made-up home would do to the guard that is installed there, whole, held against
 * tests/data/baselines/own.yaml. Why each matters is told by tests/hook.own.test.ts and tests/own.test.ts.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after } from "node:test";
import type { Own, TakenBack, Touch, Weakening } from "../lib/core/touch.ts";
import { ownFiles } from "../lib/hook/own.ts";
import { real } from "../lib/state/read.ts";
import { holdWhole, writes } from "./whole.ts";

/** The runtime of a guard that is a script, by its name here. */
const RUNTIME = basename(process.execPath);
const NAMES = ["security_guard", "verify_publish_claims", "agent-guards"];
const home = real(mkdtempSync(join(tmpdir(), "agent-guards-own-")));
const end = (): void => rmSync(home, { recursive: true, force: true });
if (writes) process.once("exit", end);
else after(end);

process.env["AGENT_GUARDS_STATE"] = join(home, "state", "agent-guards");
const program = join(home, "hooks", "security_guard");
const script = join(home, "scripts", "security_guard.mjs");
const entry = (command = program, timeout = 10) => ({
  matcher: "*",
  hooks: [{ type: "command", command, timeout }],
});
const settings = (hooks: object, more: object = {}): string => JSON.stringify({ hooks, ...more }, null, 2);
const OURS = settings({ PreToolUse: [entry()], Stop: [entry()] });
const APPROVED = `[hooks.state."${join(home, ".codex/hooks.json")}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:1"\n`;

/** Files of the home, by their paths. */
const FILES: Readonly<Record<string, string>> = {
  "hooks/security_guard": "x",
  "hooks/security_guard.rules.json": "x",
  "hooks/verify_publish_claims": "x",
  "hooks/mine.guard.js": "x",
  "hooks/other.sh": "x",
  "scripts/security_guard.mjs": "x",
  "clone/dist/security_guard": "x",
  ".claude/settings.json": OURS,
  ".claude/hooks/start.sh": `#!/bin/sh\nexec ${program}\n`,
  ".claude/hooks/other.sh": "#!/bin/sh\n",
  ".codex/hooks.json": settings({ PreToolUse: [entry()] }),
  ".codex/config.toml": `x = 1\n${APPROVED}`,
  ".gemini/settings.json": settings({ BeforeTool: [entry("/x/mine")] }),
  "project/.claude/settings.json": settings({}),
  "project/.claude/settings.local.json": settings({ Stop: [entry()] }),
  "project/.cursor/hooks.json": JSON.stringify({ version: 1, hooks: { stop: [{ command: program }] } }),
  "project/.env": "A=b\n",
  "project/notes.md": "x",
  "config/shell_hooks.yaml": `hooks:\n  - event: on_stop\n    command: ${program}\n    timeout: 10\n  - event: on_stop\n    command: /x/mine\n`,
  "state/agent-guards/x.json": "{}",
  ".agent-guards/security_guard.rules.yaml": "guard: security_guard\n",
  ".bashrc": "",
  "repo/.claude/settings.json": OURS,
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}
symlinkSync(join(home, "hooks"), join(home, "link"));
symlinkSync(join(home, ".claude/settings.json"), join(home, "settings"));

const PATHS = [
  ...Object.keys(FILES),
  ...["hooks", ".", "..", "link", "link/security_guard", "settings", "hooks/sec*", "hooks/*", "hooks/other*"],
  ...[
    "hooks/mine",
    "hooks/security_guard.allow.json",
    "hooks/security_guard-old",
    ".claude",
    ".claude/*",
    ".claude/s*.json",
  ],
  ...[
    ".claude/hooks",
    ".codex",
    "project",
    "project/.claude",
    "project/.cursor",
    "project/.github/hooks/x.json",
    "config",
  ],
  ...[
    "config/*.yaml",
    "state",
    "state/agent-guards",
    ".agent-guards",
    ".agent-guards/verify_publish_claims.rules.json",
  ],
  ...[
    ".agent-guards/other.rules.yaml",
    ".profile",
    ".config/environment.d/a.conf",
    `bin/${RUNTIME}`,
    "repo",
    "scripts",
  ],
];
const ACTS: readonly Touch["act"][] = ["write", "edit", "append", "delete", "move", "rights"];
const QUIET = settings({ PreToolUse: [entry()] });
const TEXTS: Readonly<Record<string, string>> = {
  nothing: "",
  "the same": OURS,
  "one entry less": QUIET,
  "more time": settings({ PreToolUse: [entry(program, 20)], Stop: [entry(program, 100)] }),
  "less time": settings({ PreToolUse: [entry(program, 20)], Stop: [entry(program, 9)] }),
  "far more time": settings({ PreToolUse: [entry(program, 101)], Stop: [entry()] }),
  "hooks off": settings({ PreToolUse: [entry()], Stop: [entry()] }, { disableAllHooks: true }),
  "a variable": settings({ PreToolUse: [entry()], Stop: [entry()] }, { env: { LD_PRELOAD: "/x.so" } }),
  "node's variable": 'export NODE_OPTIONS="--require /x.js"\n',
  "a folder in front": `export PATH=${home}/other:$PATH\n`,
  "safe mode": "HERMES_SAFE_MODE=1\n",
  approved: `x = 2\n${APPROVED}`,
  trust: "trusted_hash = 1\n",
  "a start": `exec ${program}\n`,
};

function told(found: Weakening | undefined): string | undefined {
  return found && [found.rule, found.ask ? "ask" : "no", found.why.split(";")[0]].join(", ");
}

const own = (): Own => ownFiles(program, NAMES, home);

/** What `ask` says of each path by itself; paths alike stand together. */
function byAnswer(paths: readonly string[], ask: (path: string) => Weakening | undefined): object {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const said = told(ask(join(home, path)));
    if (said !== undefined) found.set(said, [...(found.get(said) ?? []), path.replace(RUNTIME, "RUNTIME")]);
  }
  return Object.fromEntries(found);
}

const SETTINGS = Object.keys(FILES).filter((path) => /settings|hooks\.|toml|env|bashrc|start\.sh/.test(path));

function writing(how: (text: string) => Partial<Touch>): object {
  const one = own();
  return Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [
      name,
      byAnswer(SETTINGS, (path) => one.weakened({ act: "write", path, whole: false, ...how(text) })),
    ]),
  );
}

/** A repository in which one file was changed since, one was added, one never was, and one is as it was. */
function repository(): void {
  const git = (...args: readonly string[]): void => {
    const settings = [
      "-c",
      "user.name=t",
      "-c",
      "user.email=t@example.invalid",
      "-c",
      "init.defaultBranch=main",
    ];
    execFileSync("git", [...settings, ...args], { cwd: join(home, "repo"), stdio: "ignore" });
  };
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(home, "repo", path)), { recursive: true });
    writeFileSync(join(home, "repo", path), text);
  };
  put(".cursor/hooks.json", OURS);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "x");
  put(".cursor/hooks.json", `${OURS}\n`);
  put(".codex/hooks.json", OURS);
  git("add", ".codex/hooks.json");
  put(".gemini/settings.json", OURS);
}

holdWhole("own", {
  "each act on each path": () => {
    const one = own();
    return Object.fromEntries(
      [false, true].flatMap((whole) =>
        ACTS.map((act) => [
          `${act}${whole ? " of all" : ""}`,
          byAnswer(PATHS, (path) => one.weakened({ act, path, whole })),
        ]),
      ),
    );
  },
  "each text written": () => writing((text) => ({ text })),
  "each text that it becomes": () => writing((text) => ({ becomes: () => text })),
  "each text put in": () => writing((text) => ({ act: "edit", adds: () => text })),
  "each text put behind": () => writing((text) => ({ act: "append", adds: () => text })),
  "rights that blind": () => {
    const one = own();
    const modes = ["000", "a-r", "u-x", "0644", "+x", "755"];
    return Object.fromEntries(
      modes.map((mode) => [
        mode,
        byAnswer(SETTINGS, (path) => one.weakened({ act: "rights", path, whole: false, adds: () => mode })),
      ]),
    );
  },
  "what lies within": () =>
    ["hooks", ".", "project", "project/.claude", ".claude", "config", "clone", "/"].map((path) => [
      path,
      own()
        .within(path === "/" ? "/" : join(home, path))
        .map(({ rule, path: at }) => `${rule} ${at.replace(home, "~")}`)
        .sort(),
    ]),
  "what git takes back": () => {
    repository();
    const paths = [
      "repo",
      ...[".claude/settings.json", ".cursor/hooks.json", ".codex/hooks.json", ".gemini/settings.json"].map(
        (path) => `repo/${path}`,
      ),
    ];
    const hows: readonly TakenBack[] = ["saved", "committed", "another", "removed"];
    return Object.fromEntries(
      hows.map((how) => [
        how,
        byAnswer([...paths, "hooks", ".claude"], (path) => own().takenBack(path, how)),
      ]),
    );
  },
  "a guard that is a script": () => {
    const one = ownFiles(script, NAMES, home);
    const paths = [
      "scripts/security_guard.mjs",
      `bin/${RUNTIME}`,
      `.local/bin/${RUNTIME}`,
      `bin/${RUNTIME}s`,
      ".bashrc",
      ".claude/settings.json",
    ];
    return Object.fromEntries(
      Object.entries(TEXTS).map(([name, text]) => [
        name,
        byAnswer(paths, (path) => one.weakened({ act: "write", path, whole: false, text })),
      ]),
    );
  },
  "variables that are set": () =>
    [script, program].map((file) =>
      ["LD_PRELOAD=/x.so", "NODE_OPTIONS=--require=/x.js", "NODE_OPTIONS=--max-old-space-size=1", "A=b"].map(
        (text) => [text, told(ownFiles(file, NAMES, home).planted(text)) ?? null],
      ),
    ),
});
