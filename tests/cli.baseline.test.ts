/**
 * What the command prints, and what it leaves behind, whole: help, refusals, each host from its installation to its removal,
 * scans, rules, logs. Held against tests/data/baselines/cli.yaml; in this process, in a made-up home.
 */
import { linkSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { COMMANDS } from "../cli/commands.ts";
import { WIRINGS } from "../cli/hosts/table.ts";
import { appendChained } from "../lib/state/chain.ts";
import { type Act, git, key, makeWorld, rowsOf, type Step, told, type World } from "./cli-world.ts";
import { holdWhole } from "./whole.ts";

/** Every file below the home and the workspace with its text, that of programs left out. */
function files(at: World): object {
  const found = ["home", "ws"].flatMap((folder) =>
    readdirSync(join(at.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes("/.git/"))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    found.sort().map((path) => {
      const mode = (statSync(path).mode & 0o777).toString(8);
      const text = readFileSync(path, "utf8");
      return [
        `${relative(at.root, path)} ${mode}`,
        text.startsWith("#!/bin/sh") ? "the program" : told(text, at),
      ];
    }),
  );
}

/** Each step in a world of its own that `prepare` made, one behind the other, and the files that are there `after` them. */
async function played(
  steps: readonly Act[],
  { prepare, after = false }: { readonly prepare?: (at: World) => void; readonly after?: boolean } = {},
): Promise<unknown> {
  const at = makeWorld("agent-guards-cli-");
  try {
    at.write("docs/one.md", "# The first page\n\ntext\n");
    at.write("SECURITY.md", "# Security\n");
    prepare?.(at);
    const rows = await rowsOf(at, steps);
    return after ? { runs: rows, files: files(at) } : rows;
  } finally {
    at.remove();
  }
}

const NAMES = Object.keys(COMMANDS);

/** Commands that read standard input, which is the test's own, or never end. */
const READERS = ["mcp", "serve", "hook", "pre-push"];

/** Words that no command takes, and words that are not enough. */
const REFUSED: readonly (readonly string[])[] = [
  ...[["nothing"], ["toString"], ["--nope"], ["help"], ["-h"], ["--version"], ["-V"], []],
  ...NAMES.filter((name) => !READERS.includes(name)).flatMap((name) => [
    [name, "--nope"],
    [name, "a", "b", "c"],
  ]),
  ...[
    "install",
    "uninstall",
    "test",
    "explain",
    "pause",
    "allow",
    "audit",
    "rules",
    "completion",
    "hook",
    "mcp",
  ].map((name) => [name]),
  ...[
    ["install", "no_such"],
    ["install", "security_guard", "--host", "nobody"],
    ["install", "../x"],
  ],
  ...[
    ["uninstall", "no_such"],
    ["uninstall", "security_guard"],
    ["uninstall", "security_guard", "--host", "claude"],
  ],
  ...[
    ["doctor", "--host", "claude"],
    ["doctor", "--host", "nobody", "--config", "ROOT/x.json"],
  ],
  ...[
    ["pause", "10x"],
    ["pause", "99h"],
    ["pause", "10m"],
    ["pause", "10m", "no_such"],
    ["resume"],
    ["resume", "no_such"],
  ],
  ...[
    ["allow", "!"],
    ["allow", "K7M2Q9XD"],
    ["allow", "K7M2Q9XD", "more"],
    ["allow", "K7M2Q9XD", "--redis", "x"],
  ],
  ...[
    ["audit", "forget"],
    ["audit", "show", "--last", "0"],
    ["audit", "show", "--since", "soon"],
    ["audit", "verify", "--log", "ROOT/none"],
  ],
  ...[
    ["rules", "mend"],
    ["rules", "check"],
    ["rules", "check", "ROOT/none.yaml"],
    ["rules", "show"],
    ["rules", "show", "--json"],
  ],
  ...[
    ["rules", "init", "no_such"],
    ["rules", "init", "security_guard"],
    ["docs", "no_such"],
    ["completion", "tcsh"],
  ],
  ...[
    ["scan", "--format", "xml"],
    ["scan", "ROOT/none"],
    ["scan", "a", "--staged"],
    ["scan", "--commits", "x..y"],
  ],
  ...[
    ["scan", "--baseline", "ROOT/none"],
    ["scan", "--exclude", ""],
    ["redact", "--apply"],
    ["redact", "ROOT/none"],
  ],
  ...[
    ["selftest", "--cases", "ROOT/none"],
    ["selftest", "--guard", "no_such", "--cases", "ROOT/cases"],
    ["replay", "ROOT/none"],
  ],
  ...[
    ["hooks", "mend"],
    ["hooks", "--workspace", "ROOT/none"],
    ["update", "no_such"],
    ["update"],
    ["update", "--json"],
  ],
  ...[
    ["hook"],
    ["hook", "no_such"],
    ["mcp", "--"],
    ["serve", "--port", "x"],
    ["explain", "ls", "--cwd", "ROOT/none"],
  ],
  ...[
    ["test", "ls", "--exec", "ROOT/none"],
    ["replay", "-", "x"],
  ],
];

/** All that an installation goes through. */
function life(id: string): readonly (readonly string[])[] {
  const guard = ["security_guard", "--host", id];
  const [file] =
    WIRINGS.find((one) => one.id === id)?.setup.file === undefined ? ["ROOT/home/hooks.json"] : [];
  const where = [
    ...guard,
    ...(file === undefined ? [] : ["--config", file]),
    ...(id === "starchild" ? ["--workspace", "ROOT/ws"] : []),
  ];
  const offline = id === "starchild" ? ["--no-approve"] : [];
  return [
    ["install", ...where, "--dry-run"],
    ["install", ...where, ...offline],
    ["install", ...where, ...offline, "--json"],
    [
      "doctor",
      ...(file === undefined ? [] : ["--host", id, "--config", file]),
      "--workspace",
      "ROOT/ws",
      "--json",
    ],
    ["uninstall", ...where, "--dry-run"],
  ];
}

/** Files with what a scan finds, and what it passes over. */
function tree(at: World): void {
  const [one, two] = [key("one"), key("two")];
  at.write("ws/a.env", `KEY=${one}\nOTHER=x\n`);
  at.write("ws/sub/b.txt", `first ${one}\nthen ${two} and ${two}\n`);
  at.write("ws/sub/clean.txt", "nothing here\n");
  at.write("ws/node_modules/c.js", `const k = "${two}";\n`);
  at.write("ws/binary.bin", Buffer.from([0, 1, 2, 255]));
  at.write("ws/inner.txt", "http://10.1.2.3/ and db.corp.internal\n");
  at.write(
    "ws/.agent-guards.yaml",
    "exclude: [nothing/**, sub/clean.txt]\nallow:\n  - { rule: openrouter, paths: [sub/**], reason: samples }\n",
  );
}

function repository(at: World): void {
  tree(at);
  git(at, "init", "-q");
  at.write("ws/.gitignore", "node_modules\n");
  git(at, "add", ".gitignore", "sub/clean.txt");
  git(at, "commit", "-qm", "first");
  git(at, "add", "sub/b.txt");
  git(at, "commit", "-qm", "second");
  at.write("ws/sub/b.txt", "mended\n");
  git(at, "add", "sub/b.txt", "a.env");
}

/** A guard that takes rules of its own, with a case that proves it. Started as a script, the shell takes it for one of its own. */
function tunable(at: World): void {
  at.write("dist/word_guard", at.read("dist/security_guard"), 0o755);
  at.write("dist/word_guard.mjs", TUNABLE);
  at.write(
    "selftests/word.yaml",
    "guard: word_guard\ncases:\n  - { id: word.goes, command: ls, answer: {} }\n  - { id: word.stops, command: zap, expect: block }\n",
  );
  const rules = {
    good: "guard: word_guard\nwords: [zip, zop]\noff: []\ncases:\n  - { id: own.zip, command: zip, expect: block }\n",
    quiet: "guard: word_guard\n",
    off: "guard: word_guard\noff: [zap]\n",
    breaks: "guard: word_guard\nwords: [ls]\ncases:\n  - { id: own.zip, command: zip, expect: block }\n",
    clashes: "guard: word_guard\nwords: [twice, twice]\n",
    wrong: "guard: word_guard\nwords: zip\nwrods: [zip]\nmost: many\n",
    torn: "guard: word_guard\nwords: [zip\n",
    list: "- guard\n",
    nobody: "words: []\n",
    other: "guard: no_such\n",
    plain: "guard: security_guard\n",
    cases: "guard: word_guard\ncases:\n  - { command: zip }\n",
  };
  for (const [name, text] of Object.entries(rules)) at.write(`rules/${name}.yaml`, text);
}

const TUNABLE = `#!/bin/sh
const named = (words) => ({ command = "" }) =>
  words.includes(command)
    ? { act: "block", reason: "[word] Blocked (" + command + "): no", rules: [command] }
    : { act: "continue" };
const make = ({ words = [], off = [] }) => ({
  name: "word_guard", tag: "word", failPolicy: "warn",
  tables: () => ({ words: ["zap", ...words].filter((id) => !off.includes(id)).map((id) => ({ id })) }),
  on: { tool_call: named(["zap", ...words].filter((id) => !off.includes(id))) },
  settings: {
    schema: async () => ({ type: "object", additionalProperties: false, properties: {
      words: { type: "array", items: { type: "string" }, description: "words that are stopped" },
      off: { type: "array", items: { type: "string" }, description: "rows that are switched off" },
      most: { type: "integer", minimum: 1 } } }),
    faults: async ({ words = [] }) => new Set(words).size === words.length ? []
      : [{ at: ["words", 1], message: "the word stands there twice", hint: "take one away" }],
    remarks: ({ words = [] }) => words.includes("zop") ? ["zop is a word of nobody's"] : [],
    environment: ["WORD_FILE"],
    apply: make,
  },
});
export const guard = make({});
`;

const RULES = [
  "good",
  "quiet",
  "off",
  "breaks",
  "clashes",
  "wrong",
  "torn",
  "list",
  "nobody",
  "other",
  "plain",
  "cases",
];

/** Hooks of a workspace that an agent runs by itself. */
function hooks(at: World): void {
  at.write(
    "ws/config/shell_hooks.yaml",
    "hooks:\n  - event: pre_tool_call\n    command: /bin/true\n  - event: on_moon\n    command: x\n",
  );
  at.write("ws/config/agent.yaml", "shell_hooks:\n  enabled: true\n");
}

const LOG = ["audit", "show", "--log", "ROOT/home/log.jsonl"];

/** A log of calls, of which the chain holds the first lines. */
function log(at: World): void {
  const path = join(at.home, "log.jsonl");
  const rows = [
    {
      session: "s1",
      tool: "bash",
      outcome: "ok",
      input: { command: "ls" },
      time: "2026-01-01T10:00:00.000Z",
    },
    {
      session: "s1",
      tool: "edit",
      outcome: "failed",
      input: { path: "a" },
      time: "2026-01-02T10:00:00.000Z",
    },
    { session: "s2", tool: "bash", outcome: "refused", input: "pwd", time: "2026-01-03T10:00:00.000Z" },
    { session: "s2", tool: "bash", outcome: "ok", time: "2026-01-04T10:00:00.000Z" },
  ];
  for (const row of rows) appendChained(path, row, { maxBytes: 1 << 20 });
  at.write("home/broken.jsonl", at.read("home/log.jsonl").replace('"ls"', '"rm"'));
  at.write("home/late.jsonl", at.read("home/log.jsonl").replace(/^.*\n/, ""));
  at.write("home/more.jsonl", `${at.read("home/log.jsonl")}{"n`);
  for (const name of ["late", "more"]) at.write(`home/${name}.jsonl.head`, at.read("home/log.jsonl.head"));
  at.write("home/torn.jsonl", at.read("home/log.jsonl").slice(0, -20));
}

/** Past sessions of three hosts. */
function sessions(at: World): void {
  const call = { type: "tool_use", id: "t1", name: "Bash", input: { command: "rm -rf dist" } };
  const lines = [
    {
      type: "user",
      message: { role: "user", content: "hello" },
      timestamp: "2026-10-01T10:00:00Z",
      cwd: "/w",
      sessionId: "s",
    },
    {
      type: "assistant",
      message: { role: "assistant", content: [{ type: "text", text: "Done." }, call] },
      timestamp: "2026-10-01T10:00:01Z",
      cwd: "/w",
      sessionId: "s",
    },
    {
      type: "user",
      message: {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "t1", content: `KEY=${key("one")}` }],
      },
      timestamp: "2026-10-01T10:00:02Z",
      cwd: "/w",
      sessionId: "s",
    },
  ];
  at.write("dist/verify_work", at.read("dist/security_guard"), 0o755);
  at.write(
    "dist/verify_work.mjs",
    `const stop = ({ text }) => /Done/.test(text) ? { act: "block", reason: "[work] Blocked (not done): " + text, rules: ["work.done"] } : { act: "continue" };
export const guard = { name: "verify_work", tag: "work", failPolicy: "warn", tables: () => ({ CHECKS: [] }), on: { stop } };\n`,
  );
  at.write(
    "home/.claude/projects/-w/s.jsonl",
    `${lines.map((line) => JSON.stringify(line)).join("\n")}\n{"torn`,
  );
}

/** What programs answer that are no guards of ours. */
const ANSWERS: Readonly<Record<string, string>> = {
  stops: "echo ' no ' >&2; exit 2",
  changes: `echo '{"tool_input":{"command":"ls"},"reason":"changed"}'`,
  warns: `echo '{"add_warning":"take care"}'`,
  says: `echo '{"systemMessage":"well"}'`,
  silent: "exit 0",
  blank: "echo; exit 1",
  fails: "echo told; echo why >&2; exit 3",
};

const inWs = (...args: readonly string[]): Step => ({ args, cwd: "ROOT/ws" });

holdWhole("cli", {
  help: () => played(NAMES.map((name) => [name, "--help"])),
  refusals: () => played(REFUSED, { after: true }),
  completion: () =>
    played([
      ["completion", "bash"],
      ["completion", "zsh"],
      ["completion", "fish"],
    ]),
  ...Object.fromEntries(
    WIRINGS.map(({ id }) => [`installed for ${id}`, () => played(life(id), { after: true })]),
  ),
  "scans of files": () =>
    played(
      [
        ["scan", "ws"],
        ["scan", "ws", "--json"],
        ["scan", "ws", "--format", "sarif"],
        ["scan", "ws", "--exclude", "sub/", "--exclude", "*.js"],
        ["scan", "ws", "--public", "--no-project"],
        ["scan", "ws/sub/clean.txt"],
        { args: ["scan", "ws/sub/clean.txt"], terminal: true, typed: () => "" },
        ["scan", "ws/sub/clean.txt", "--json"],
        ["scan", "ws", "--write-baseline", "ROOT/home/b.json"],
        ["scan", "ws", "--baseline", "ROOT/home/b.json"],
        ["redact", "ws/a.env", "ws/binary.bin"],
        ["redact", "ws/a.env", "--json"],
        (at) => linkSync(join(at.workspace, "a.env"), join(at.workspace, "twin.env")),
        ["redact", "ws/a.env", "--apply"],
        ["redact", "ws/a.env"],
        ["scan", "ROOT/ws/twin.env", "--format", "sarif"],
        ...[
          "baseline: sub\n",
          "baseline: none.json\n",
          "baseline: ../home/b.json\n",
          "{".repeat(99),
          "[\n",
          "a: *b\n",
        ].flatMap((text): Act[] => [
          (at) => at.write("ws/.agent-guards.yaml", text),
          ["scan", "ws/twin.env"],
        ]),
      ],
      { prepare: tree, after: true },
    ),
  rules: () =>
    played(
      [
        ["install", "word_guard", "--host", "claude"],
        ["rules", "init", "word_guard"],
        ["rules", "init", "word_guard", "--json"],
        ...RULES.flatMap((name) =>
          [["check"], ["check", "--json"], ["test"], ["diff"]].map((task) => [
            "rules",
            ...task,
            `ROOT/rules/${name}.yaml`,
          ]),
        ),
        ["rules", "test", "ROOT/rules/breaks.yaml", "--json"],
        ["rules", "apply", "ROOT/rules/breaks.yaml"],
        ["rules", "apply", "ROOT/rules/good.yaml"],
        ["rules", "show"],
        ["rules", "show", "--json"],
        ["rules", "diff", "ROOT/rules/good.yaml"],
        ["rules", "diff", "ROOT/rules/quiet.yaml", "--json"],
        ["rules", "apply", "ROOT/rules/good.yaml", "ROOT/rules/none.yaml"],
        ["rules", "apply", "ROOT/rules/off.yaml", "--json"],
        ["rules", "check"],
        ["pause", "5m"],
        ["pause", "5m", "word_guard"],
        ["resume"],
        ["resume", "word_guard", "--dir", "ROOT/ws/hooks"],
        ["allow", "K7M2Q9XD"],
        ["allow", "K7M2Q9XD", "--always"],
        ["doctor"],
        ["update", "--dry-run"],
        ["update", "--json"],
        ["uninstall", "word_guard", "--host", "claude"],
      ],
      { prepare: tunable, after: true },
    ),
  updates: () =>
    played(
      [
        ["install", "word_guard", "--host", "claude"],
        { args: ["update", "--dry-run"], env: { WORD_FILE: "/x" } },
        ["update"],
        ["update", "word_guard"],
        ["update", "--dir", "ROOT/none"],
        ["install", "word_guard", "--host", "codex", "--script"],
        [
          "install",
          "word_guard",
          "--host",
          "cursor",
          "--dir",
          "ROOT/home/other",
          "--config",
          "ROOT/home/c.json",
        ],
        ["uninstall", "word_guard", "--host", "codex", "--json"],
        [
          "uninstall",
          "word_guard",
          "--host",
          "cursor",
          "--dir",
          "ROOT/home/other",
          "--config",
          "ROOT/home/c.json",
        ],
      ],
      { prepare: tunable, after: true },
    ),
  "one command": () =>
    played(
      [
        ...["test", "explain"].flatMap((task) => [
          [task, "ls"],
          [task, "rm -rf /"],
          [task, "rm -rf /", "--json"],
          [task, "rm -rf /", "--exec", "ROOT/dist/security_guard"],
          [task, "ls", "--exec", "ROOT/dist/security_guard", "--json"],
          [task, "ls", "--exec", "/bin/cat"],
          [task, "ls", "--exec", "/bin/false"],
          [task, "ls", "--cwd", "ROOT/ws"],
        ]),
        ...Object.entries(ANSWERS).flatMap(([name, script]): Act[] => [
          (at) => at.write(`answers/${name}`, `#!/bin/sh\n${script}\n`, 0o755),
          ["test", "ls", "--exec", `ROOT/answers/${name}`],
          ["explain", "ls", "--exec", `ROOT/answers/${name}`],
        ]),
        ["selftest", "--cases", "ROOT/selftests"],
        ["selftest", "--cases", "ROOT/selftests", "--json"],
        ["selftest", "--cases", "ROOT/selftests", "--guard", "word_guard"],
        ["selftest", "--cases", "ROOT/selftests", "--exec", "ROOT/dist/word_guard"],
        ["selftest"],
        ["docs"],
        ["docs", "--json"],
        ["docs", "one"],
        ["docs", "security", "--json"],
        ["docs", "none"],
        ["docs", "one", "more"],
      ],
      { prepare: tunable },
    ),
  "hooks of a workspace": () =>
    played(
      [
        ["hooks"],
        ["hooks", "list", "--json"],
        ["hooks", "approve", "/bin/true"],
        ["hooks", "approve", "pre_tool_call", "/bin/true", "--json"],
        ["hooks", "approve", "/bin/none"],
        ["hooks", "off"],
        ["hooks", "list"],
        ["hooks", "on", "--json"],
        ["hooks", "doctor"],
        ["hooks", "revoke", "/bin/true"],
        ["hooks", "revoke", "/bin/true"],
        ["hooks", "approve"],
        ...["- a\n", "shell_hooks: 1\n", "shell_hooks: [\n", "other: 1\n"].flatMap((text): Act[] => [
          (at) => at.write("ws/config/agent.yaml", text),
          ["hooks", "on"],
          { shows: (at) => at.read("ws/config/agent.yaml") },
        ]),
      ],
      { prepare: hooks },
    ),
  logs: () =>
    played(
      [
        [...LOG],
        [...LOG, "--json"],
        [...LOG, "--session", "s1"],
        [...LOG, "--tool", "bash", "--outcome", "ok"],
        [...LOG, "--grep", "PWD"],
        [...LOG, "--last", "1"],
        [...LOG, "--since", "2026-01-03"],
        [...LOG, "--since", "1h"],
        [...LOG, "--since", "36500d", "--last", "1"],
        ["audit", "verify", "--log", "ROOT/home/log.jsonl"],
        ["audit", "verify", "--log", "ROOT/home/log.jsonl", "--json"],
        ["audit", "verify", "--log", "ROOT/home/broken.jsonl"],
        ["audit", "verify", "--log", "ROOT/home/broken.jsonl", "--json"],
        ["audit", "verify", "--log", "ROOT/home/torn.jsonl"],
        ["audit", "verify", "--log", "ROOT/home/late.jsonl"],
        ["audit", "verify", "--log", "ROOT/home/more.jsonl"],
        ["audit", "show", "--log", "ROOT/home/more.jsonl"],
        ["audit", "show", "--log", "ROOT/home"],
        ["audit", "verify"],
      ],
      { prepare: log },
    ),
  replays: () =>
    played(
      [
        ["replay"],
        ["replay", "--all"],
        ["replay", "--json"],
        ["replay", "ROOT/home/.claude"],
        ["replay", "ROOT/home/.claude/projects/-w/s.jsonl", "--html", "ROOT/home/page.html"],
        ["replay", "ROOT/ws"],
      ],
      { prepare: sessions, after: true },
    ),
  "scans of git": () =>
    played(
      [
        inWs("scan"),
        inWs("scan", "--staged"),
        inWs("scan", "--staged", "--json"),
        inWs("scan", "--commits", "HEAD~1..HEAD"),
        inWs("scan", "--commits", "--all", "--json"),
        inWs("pre-commit"),
        inWs("doctor"),
        inWs("scan", "--commits", "--all", "--format", "sarif"),
        (at) => void git(at, "config", "core.hooksPath", "no-such-folder"),
        inWs("doctor"),
      ],
      { prepare: repository },
    ),
});
