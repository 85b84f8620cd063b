/** Installing and uninstalling on every host: nothing lost, nothing half done, every refusal explained. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import test, { after, type TestContext } from "node:test";
import { parse } from "yaml";
import { makeWorld, type World } from "./cli-world.ts";

function world(t: TestContext): World {
  const made = makeWorld();
  t.after(() => made.remove());
  return made;
}

/** Every file below the home and the workspace, with its text. */
function snapshot(at: World): Record<string, string> {
  const entries = ["home", "ws"].flatMap((folder) =>
    readdirSync(join(at.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(at.root.length + 1)),
  );
  return Object.fromEntries(entries.sort().map((path) => [path, at.read(path)]));
}

const HOSTS = [
  {
    host: "claude",
    file: "home/.claude/settings.json",
    events: ["UserPromptSubmit", "PreToolUse", "PostToolUse"],
  },
  {
    host: "codex",
    file: "home/.codex/hooks.json",
    events: ["UserPromptSubmit", "PreToolUse", "PostToolUse"],
  },
  { host: "gemini", file: "home/.gemini/settings.json", events: ["BeforeAgent", "BeforeTool", "AfterTool"] },
  {
    host: "cursor",
    file: "home/.cursor/hooks.json",
    events: ["beforeSubmitPrompt", "beforeShellExecution", "beforeMCPExecution", "postToolUse"],
  },
  { host: "copilot", file: "home/.copilot/hooks/agent-guards.json", events: ["preToolUse", "postToolUse"] },
  { host: "hermes", file: "home/.hermes/config.yaml", events: ["pre_llm_call", "pre_tool_call"] },
] as const;

for (const { host, file, events } of HOSTS) {
  test(`${host}: install, install again, uninstall`, async (t) => {
    const at = world(t);
    const dir = join(at.home, "hooks");
    const args = ["security_guard", "--host", host, "--dir", dir];
    const before = snapshot(at);
    const dry = await at.run(["install", ...args, "--dry-run"]);
    assert.equal(dry.exit, 0, dry.err);
    assert.match(dry.out, /^\+.*security_guard/m);
    assert.deepEqual(snapshot(at), before, "a dry run writes nothing");
    const first = await at.run(["install", ...args]);
    assert.equal(first.exit, 0, first.err);
    const installed = snapshot(at);
    const data = parse(at.read(file)) as { hooks: Record<string, unknown[]> };
    for (const event of events) assert.match(JSON.stringify(data.hooks[event]), /security_guard/);
    assert.ok(JSON.stringify(data).includes(join(dir, "security_guard")), "the path is absolute");
    const again = await at.run(["install", ...args]);
    assert.equal(again.exit, 0, again.err);
    assert.deepEqual(snapshot(at), installed, "twice is once");
    const undone = await at.run(["uninstall", ...args]);
    assert.equal(undone.exit, 0, undone.err);
    assert.deepEqual(snapshot(at), before, "nothing is left");
  });
}

/** Another guard of the very same bytes, which takes its name from its file. */
function twin(at: World): void {
  at.write("dist/other_guard", at.read("dist/security_guard"), 0o755);
  const description = at.read("dist/security_guard.mjs").replaceAll("security_guard", "other_guard");
  at.write("dist/other_guard.mjs", description);
}

for (const [mode, isOneFile] of [
  [0o755, true],
  [0o775, false],
  [0o777, false],
  [0o700, false],
] as const)
  test(`a guard of the same bytes becomes one more name of an installed one of mode ${mode.toString(8)}: ${isOneFile}`, async (t) => {
    const at = world(t);
    twin(at);
    const dir = join(at.home, "hooks");
    const install = (name: string) => at.run(["install", name, "--host", "claude", "--dir", dir]);
    assert.equal((await install("security_guard")).exit, 0);
    chmodSync(join(dir, "security_guard"), mode);
    assert.equal((await install("other_guard")).exit, 0);
    const [one, other] = ["security_guard", "other_guard"].map((name) => statSync(join(dir, name)));
    assert.equal(one?.ino === other?.ino, isOneFile);
    assert.equal((other?.mode ?? 0) & 0o777, 0o755);
  });

test("what lies beside a guard for it alone goes with it, and nothing that only looks alike", async (t) => {
  const at = world(t);
  const dir = join(at.home, "hooks");
  const args = ["security_guard", "--host", "claude", "--dir", dir];
  assert.equal((await at.run(["install", ...args])).exit, 0);
  for (const end of ["allow.json", "allowed.json", "rules.json", "guard.js", "notes.json"])
    at.write(`home/hooks/security_guard.${end}`, "{}", 0o600);
  assert.equal((await at.run(["uninstall", ...args])).exit, 0);
  assert.deepEqual(readdirSync(dir), ["security_guard.notes.json"]);
});

test("a copy that no installation recorded is known by what it says of itself, be it slow", async (t) => {
  const at = world(t);
  const dir = join(at.home, "hooks");
  const program = (name: string, says: string) =>
    at.write(`home/hooks/${name}`, `#!/bin/sh\nsleep 0.1\necho "${says} 1.0.0"\n`, 0o755);
  program("security_guard", "security_guard");
  program("security_guard.mjs", "another_guard");
  const { out, exit } = await at.run(["uninstall", "security_guard", "--host", "claude", "--dir", dir]);
  assert.equal(exit, 0);
  assert.match(out, /^removed {2}.*security_guard$/m);
  assert.deepEqual(readdirSync(dir), ["security_guard.mjs"]);
});

test("an installation that fails leaves no file and no folder", async (t) => {
  const at = world(t);
  at.write("dist/security_guard", "#!/bin/sh\ncat >/dev/null\necho no JSON\n", 0o755);
  const all = () => readdirSync(at.root, { recursive: true }).map(String).sort();
  const before = all();
  const { err, exit } = await at.run(["install", "security_guard", "--host", "claude"]);
  assert.equal(exit, 2);
  assert.match(err, /^error: the copy in .* fails on .*\nhint: nothing was changed/);
  assert.deepEqual(all(), before);
});

test("the command says in a process of its own what it says inside a test", async (t) => {
  const at = world(t);
  const install = ["install", "security_guard", "--host", "claude"];
  const rows = [["--version"], ["no-such-command"], [...install, "--dry-run"], install, ["doctor", "--json"]];
  for (const words of rows) {
    const inside = await at.run(words);
    assert.notEqual(inside.out + inside.err, "");
    if (words === install) assert.equal((await at.run(["uninstall", ...install.slice(1)])).exit, 0);
    assert.deepEqual(await at.run(words, { apart: true }), inside);
  }
});

test("an entry that somebody made for another event that the guard judges stays, and goes with it", async (t) => {
  const at = world(t);
  const dir = join(at.home, "hooks");
  const command = `'${join(dir, "security_guard")}'`;
  const entry = { type: "command", command, timeout: 10 };
  const settings = { hooks: { MessageDisplay: [{ hooks: [entry] }], Notification: [{ hooks: [entry] }] } };
  at.write("home/.claude/settings.json", JSON.stringify(settings));
  const args = ["security_guard", "--host", "claude", "--dir", dir];
  assert.equal((await at.run(["install", ...args])).exit, 0);
  const { hooks } = JSON.parse(at.read("home/.claude/settings.json"));
  assert.deepEqual(hooks.MessageDisplay, settings.hooks.MessageDisplay);
  assert.doesNotMatch(JSON.stringify(hooks.Notification), /security_guard/, "nothing is judged there");
  assert.equal((await at.run(["uninstall", ...args])).exit, 0);
  assert.doesNotMatch(at.read("home/.claude/settings.json"), /security_guard/);
});

const MINE = `# my hooks, do not touch
hooks:
  - event: post_tool_call   # audit
    command: /usr/bin/true
other: [1,  2]
`;

test("starchild: a folder with a space is refused, for the runtime splits commands at spaces", async (t) => {
  const at = world(t);
  const made = await at.run(["install", "security_guard", "--no-approve"]);
  assert.equal(made.exit, 2);
  assert.match(made.err, /error: .* has a space[\s\S]*hint: /);
});

test("starchild: a file with CRLF keeps it, and the old text is kept beside it", async (t) => {
  const at = spaceless(t);
  const text = MINE.replaceAll("\n", "\r\n");
  at.write("ws/config/shell_hooks.yaml", text);
  assert.equal((await at.run(["install", "security_guard", "--no-approve"])).exit, 0);
  assert.doesNotMatch(at.read("ws/config/shell_hooks.yaml"), /[^\r]\n/);
  assert.equal(at.read("ws/config/shell_hooks.yaml.security_guard.bak"), text);
  assert.equal((await at.run(["uninstall", "security_guard"])).exit, 0);
  assert.equal(at.read("ws/config/shell_hooks.yaml"), text);
});

test("starchild: install and uninstall two guards around a user's own entries", async (t) => {
  const at = spaceless(t);
  at.write("ws/config/shell_hooks.yaml", MINE);
  const before = snapshot(at);
  for (const order of [
    ["security_guard", "verify_publish_claims"],
    ["verify_publish_claims", "security_guard"],
  ]) {
    for (const guard of order) assert.equal((await at.run(["install", guard, "--no-approve"])).exit, 0);
    const text = at.read("ws/config/shell_hooks.yaml");
    assert.ok(text.startsWith(MINE.slice(0, MINE.indexOf("other"))), text);
    const { hooks } = parse(text) as { hooks: { event: string; command: string }[] };
    assert.equal(hooks.length, 1 + 5 + 3);
    for (const guard of order) assert.equal((await at.run(["uninstall", guard])).exit, 0);
    assert.deepEqual(snapshot(at), before);
  }
});

/** A world whose path has no space, which Starchild needs. */
function spaceless(t: TestContext): World {
  const made = makeWorld("agent-guards-cli-");
  t.after(() => made.remove());
  return made;
}

/** Every file below a world's home and workspace with its text, and every folder. */
function everything(at: World): Record<string, string> {
  const found: Record<string, string> = {};
  for (const top of [at.home, at.workspace]) {
    for (const entry of readdirSync(top, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      found[path] = entry.isFile() ? readFileSync(path, "latin1") : "";
    }
  }
  return found;
}

const GUARDS = ["security_guard", "verify_publish_claims"];

for (const order of [GUARDS, [...GUARDS].reverse()]) {
  for (const there of [true, false]) {
    test(`two guards that came and went (${order[0]} first) leave ${there ? "each file" : "nothing"} as it was`, async (t) => {
      const at = spaceless(t);
      mkdirSync(at.workspace, { recursive: true });
      if (there) {
        at.write("home/.claude/settings.json", '{\n\t"model": "m", // mine\n}\n');
        at.write(
          "ws/config/shell_hooks.yaml",
          "# mine\r\nhooks: # all\r\n- event: on_stop\r\n  command: /usr/bin/true\r\n",
        );
      }
      const before = everything(at);
      for (const host of ["claude", "starchild"]) {
        for (const guard of GUARDS) {
          const made = await at.run(["install", guard, "--host", host, "--no-approve"]);
          assert.equal(made.exit, 0, made.err);
        }
      }
      for (const guard of order) {
        for (const host of ["starchild", "claude"]) {
          assert.equal((await at.run(["uninstall", guard, "--host", host])).exit, 0);
        }
      }
      assert.deepEqual(everything(at), before);
    });
  }
}

test("a link to a file that is not there stays a link, and hooks that are null become hooks", async (t) => {
  const at = world(t);
  const link = join(at.home, ".claude", "settings.json");
  mkdirSync(join(at.home, ".claude"));
  symlinkSync(join(at.root, "nowhere.json"), link);
  const refused = await at.run(["install", "security_guard", "--host", "claude"]);
  assert.equal(refused.exit, 2);
  assert.match(refused.err, /is a link to a file that is not there[\s\S]*hint: /);
  assert.ok(lstatSync(link).isSymbolicLink());
  const text = '{ "hooks": null, "model": "m" }\n';
  at.write("home/.gemini/settings.json", text);
  assert.equal((await at.run(["install", "security_guard", "--host", "gemini"])).exit, 0);
  assert.equal(JSON.parse(at.read("home/.gemini/settings.json")).model, "m");
  assert.equal((await at.run(["uninstall", "security_guard", "--host", "gemini"])).exit, 0);
  assert.equal(at.read("home/.gemini/settings.json"), text);
});

test("an entry that went lost comes back with the next installation, and goes with the guard", async (t) => {
  const at = world(t);
  const install = ["install", "security_guard", "--host", "claude"];
  assert.equal((await at.run(install)).exit, 0);
  const text = at.read("home/.claude/settings.json");
  at.write("home/.claude/settings.json", text.replace('"PostToolUse"', '"Notification"'));
  assert.equal((await at.run(install)).exit, 0);
  assert.match(at.read("home/.claude/settings.json"), /"PostToolUse"/);
  assert.equal((await at.run(["uninstall", "security_guard", "--host", "claude"])).exit, 0);
  assert.deepEqual(JSON.parse(at.read("home/.claude/settings.json")), { hooks: { Notification: [] } });
});

test("what a user changed after the installation stays when the guard goes", async (t) => {
  const at = spaceless(t);
  at.write("home/.claude/settings.json", '{\n  "model": "m" // mine\n}\n');
  at.write("ws/config/shell_hooks.yaml", "# mine\nhooks:\n  - event: on_stop\n    command: /usr/bin/true\n");
  at.write("home/.hermes/config.yaml", "model:\n    name:   'm' # mine\nhooks: {} # none\n");
  const hosts = ["claude", "starchild", "hermes"];
  for (const host of hosts) {
    const made = await at.run(["install", "security_guard", "--host", host, "--no-approve"]);
    assert.equal(made.exit, 0, made.err);
  }
  at.write("home/.claude/settings.json", at.read("home/.claude/settings.json").replace('"m"', '"n"'));
  at.write("ws/config/shell_hooks.yaml", `${at.read("ws/config/shell_hooks.yaml")}other: 1 # later\n`);
  at.write("home/.hermes/config.yaml", at.read("home/.hermes/config.yaml").replace("'m'", "'n'"));
  for (const host of hosts) {
    assert.equal((await at.run(["uninstall", "security_guard", "--host", host])).exit, 0);
  }
  assert.equal(at.read("home/.claude/settings.json"), '{\n  "model": "n" // mine\n}\n');
  assert.equal(
    at.read("ws/config/shell_hooks.yaml"),
    "# mine\nhooks:\n  - event: on_stop\n    command: /usr/bin/true\nother: 1 # later\n",
  );
  assert.equal(at.read("home/.hermes/config.yaml"), "model:\n    name:   'n' # mine\nhooks: {} # none\n");
});

test("an entry that a user changed is kept as it is, and a missing one is added", async (t) => {
  const at = spaceless(t);
  const program = join(at.workspace, "hooks", "security_guard");
  at.write(
    "ws/config/shell_hooks.yaml",
    `hooks:\n  - event: pre_tool_call\n    command: ${program}\n    timeout: 3 # mine\n`,
  );
  assert.equal((await at.run(["install", "security_guard", "--no-approve"])).exit, 0);
  const text = at.read("ws/config/shell_hooks.yaml");
  assert.match(text, /timeout: 3 # mine/);
  const { hooks } = parse(text) as { hooks: { event: string }[] };
  assert.deepEqual(
    hooks.map(({ event }) => event),
    ["pre_tool_call", "on_user_message", "transform_tool_result", "on_response_end", "on_outbound_message"],
  );
});

test("docker-agent: every agent of the file gets the guard", async (t) => {
  const at = world(t);
  const config = at.write("agent.yaml", "agents:\n  root:\n    model: m # keep\n  helper:\n    model: n\n");
  const args = [
    "security_guard",
    "--host",
    "docker-agent",
    "--config",
    config,
    "--dir",
    join(at.home, "hooks"),
  ];
  const made = await at.run(["install", ...args]);
  assert.equal(made.exit, 0, made.err);
  const { agents } = parse(at.read("agent.yaml")) as {
    agents: Record<string, { hooks: Record<string, unknown> }>;
  };
  for (const name of ["root", "helper"]) assert.ok(agents[name]?.hooks["pre_tool_use"], name);
  assert.equal((await at.run(["uninstall", ...args])).exit, 0);
  assert.equal(at.read("agent.yaml"), "agents:\n  root:\n    model: m # keep\n  helper:\n    model: n\n");
  const none = await at.run(["install", "security_guard", "--host", "docker-agent"]);
  assert.equal(none.exit, 2);
  assert.match(none.err, /--config/);
});

test("a link to a configuration stays a link, and its target keeps its mode", async (t) => {
  const at = world(t);
  const target = at.write("dotfiles/settings.json", "{}\n", 0o600);
  at.write("home/.claude/keep", "");
  symlinkSync(target, join(at.home, ".claude", "settings.json"));
  assert.equal((await at.run(["install", "security_guard", "--host", "claude"])).exit, 0);
  assert.ok(lstatSync(join(at.home, ".claude", "settings.json")).isSymbolicLink());
  assert.match(at.read("dotfiles/settings.json"), /security_guard/);
  assert.equal(statSync(target).mode & 0o777, 0o600);
});

test("a copy that does not answer is taken away again and nothing is wired", async (t) => {
  const at = spaceless(t);
  at.write("dist/security_guard", "#!/bin/sh\nexit 7\n", 0o755);
  const before = snapshot(at);
  const made = await at.run(["install", "security_guard", "--no-approve"]);
  assert.equal(made.exit, 2);
  assert.match(made.err, /exits with 7/);
  assert.deepEqual(snapshot(at), before);
});

test("a guard that lets everything pass is not installed", async (t) => {
  const at = spaceless(t);
  at.write("dist/security_guard", "#!/bin/sh\ncat >/dev/null; echo '{}'\n", 0o755);
  const made = await at.run(["install", "security_guard", "--no-approve"]);
  assert.equal(made.exit, 2);
  assert.match(made.err, /lets pass what it must not/);
});

test("a file of the same name that is no guard of ours stays", async (t) => {
  const at = spaceless(t);
  at.write("ws/hooks/security_guard", "#!/bin/sh\necho mine\n", 0o755);
  const made = await at.run(["install", "security_guard", "--no-approve"]);
  assert.equal(made.exit, 2);
  assert.match(made.err, /is there and is not this guard/);
  assert.equal(at.read("ws/hooks/security_guard"), "#!/bin/sh\necho mine\n");
  assert.equal(at.exists("ws/config/shell_hooks.yaml"), false);
});

test("an older copy of the guard is replaced", async (t) => {
  const at = spaceless(t);
  assert.equal((await at.run(["install", "security_guard", "--no-approve"])).exit, 0);
  at.write("dist/security_guard", `${at.read("dist/security_guard")}# newer\n`, 0o755);
  assert.match((await at.run(["install", "security_guard", "--no-approve"])).out, /^copied/);
  assert.match(at.read("ws/hooks/security_guard"), /# newer/);
  at.write("ws/config/agent.yaml", "shell_hooks: { enabled: true }\n");
  assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
});

test("a secret next to our entries is not shown by a dry run", async (t) => {
  const at = world(t);
  const token = `sk-or-v1-${createHash("sha256").update("install").digest("hex")}`;
  at.write("home/.claude/settings.json", `{\n  "env": { "OPENROUTER_API_KEY": "${token}" }\n}\n`);
  const dry = await at.run(["install", "security_guard", "--host", "claude", "--dry-run"]);
  assert.match(dry.out, /OPENROUTER_API_KEY/);
  assert.ok(!dry.out.includes(token.slice(12)));
});

test("usage errors name what is wrong", async (t) => {
  const at = world(t);
  const pushes = 'export const guard = { name: "own_guard", on: { outbound: () => ({ act: "continue" }) } };';
  at.write("dist/own_guard.mjs", pushes);
  for (const [args, words] of [
    [["install"], /takes the name of one guard/],
    [["install", "nothing_guard"], /there is no guard "nothing_guard"[\s\S]*security_guard/],
    [["install", "security_guard", "--host", "emacs"], /for the host "emacs"[\s\S]*starchild/],
    [["install", "security_guard", "--bogus"], /Unknown option '--bogus'/],
    [["nonsense"], /there is no command "nonsense"/],
    [["install", "own_guard", "--host", "cursor"], /has nothing to judge on Cursor/],
  ] as const) {
    const got = await at.run(args);
    assert.equal(got.exit, 2, args.join(" "));
    assert.match(got.err, words);
    assert.match(got.err, /^hint: /m);
  }
});

// The self-approve endpoint.

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function runtime(answer: (response: ServerResponse, body: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => answer(response, request.url === "/internal/runtime/hooks/approve" ? body : ""));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Row = readonly [
  what: string,
  answer: (response: ServerResponse, body: string) => void,
  exit: number,
  words: RegExp,
];

const ANSWERS: readonly Row[] = [
  [
    "ok",
    (response) =>
      response.end('{"ok": true, "events": ["pre_tool_call"], "mounted": 5, "master_enabled": true}'),
    0,
    /live {4}1 events approved, 5 mounted/,
  ],
  [
    "404",
    (response) => response.writeHead(404).end("{}"),
    1,
    /\/hooks approve \S+\/ws\/hooks\/security_guard\n\/hooks on/,
  ],
  [
    "500",
    (response) => response.writeHead(500).end('{"error": "boom"}'),
    1,
    /not live: the runtime answered 500: boom/,
  ],
  ["garbage", (response) => response.end("<html>"), 1, /not live: the runtime's answer is not JSON/],
  [
    "a refusal",
    (response) => response.end('{"ok": false, "error": "not declared"}'),
    1,
    /not live: the runtime refused: not declared/,
  ],
  [
    "switched off",
    (response) => response.end('{"ok": true, "events": [], "mounted": 5, "master_enabled": false}'),
    1,
    /switched off\nhint: .*\/hooks on/,
  ],
  [
    "an error with a control sequence",
    (response) => response.writeHead(400).end(JSON.stringify({ error: "a\u001b[31m\nb" })),
    1,
    /answered 400: a \[31m b\nhint: /,
  ],
  [
    "nothing mounted",
    (response) => response.end('{"ok": true, "events": [], "mounted": 0}'),
    1,
    /mounted nothing/,
  ],
  [
    "a redirect",
    (response) => response.writeHead(302, { location: "http://example.invalid/" }).end(),
    1,
    /not live/,
  ],
];

for (const [what, answer, exit, words] of ANSWERS) {
  test(`starchild: the endpoint answers ${what}`, async (t) => {
    const at = spaceless(t);
    let asked = "";
    const url = await runtime((response, body) => {
      asked = body;
      answer(response, body);
    });
    const made = await at.run(["install", "security_guard", "--runtime", url]);
    assert.equal(made.exit, exit, made.out + made.err);
    assert.match(made.out + made.err, words);
    assert.deepEqual(JSON.parse(asked), { command: join(at.workspace, "hooks", "security_guard") });
    assert.ok(
      at.read("ws/config/shell_hooks.yaml").includes("on_outbound_message"),
      "the guard is installed either way",
    );
  });
}

test("starchild: the endpoint answers slowly, never ends, or is not there", async (t) => {
  const at = spaceless(t);
  const slow = await runtime((response) => {
    setTimeout(() => response.end('{"ok": true, "events": [], "mounted": 5}'), 500).unref();
  });
  assert.equal((await at.run(["install", "security_guard", "--runtime", slow])).exit, 0);
  const never = await runtime((response) => {
    response.writeHead(200);
    response.write("{");
  });
  const [silent, gone] = await Promise.all([
    at.run(["install", "security_guard", "--runtime", never]),
    at.run(["install", "security_guard", "--runtime", "http://127.0.0.1:9", "--json"]),
  ]);
  assert.equal(silent.exit, 1);
  assert.match(silent.err, /nothing answered at .* within 3 s/);
  assert.equal(gone.exit, 1);
  assert.equal(JSON.parse(gone.out).approval.state, "not");
});

test("a script gets an environment of its own where the host's configuration can say so, and install says it", async (t) => {
  const at = spaceless(t);
  at.write("dist/security_guard.mjs", at.read("dist/security_guard.mjs"), 0o755);
  const words = ["install", "security_guard", "--script", "--dry-run", "--json"];
  const claude = JSON.parse((await at.run([...words, "--host", "claude"])).out);
  assert.match(claude.diff, /\/usr\/bin\/env -i HOME=.*\/home PATH=.*security_guard\.mjs/);
  const starchild = JSON.parse((await at.run([...words, "--host", "starchild"])).out);
  assert.doesNotMatch(starchild.diff, /env -i/);
});

test("a file without what the host wants in it gets it", async (t) => {
  const at = world(t);
  for (const [host, file, text] of [
    ["cursor", "home/.cursor/hooks.json", '{"hooks":{}}\n'],
    ["cursor", "home/.cursor/hooks.json", "{}\n"],
    ["copilot", "home/.copilot/hooks/agent-guards.json", '{"hooks":{}}\n'],
  ] as const) {
    at.write(file, text);
    assert.equal((await at.run(["install", "security_guard", "--host", host])).exit, 0);
    assert.equal(JSON.parse(at.read(file)).version, 1);
    assert.equal((await at.run(["uninstall", "security_guard", "--host", host])).exit, 0);
    assert.equal(at.read(file), text);
  }
});

test("an update renews what is older: on two hosts, in the place of a link, of what is gone; one that fails keeps no other back", async (t) => {
  const at = world(t);
  for (const host of ["claude", "gemini"])
    assert.equal((await at.run(["install", "security_guard", "--host", host])).exit, 0);
  assert.equal((await at.run(["install", "verify_publish_claims", "--host", "claude"])).exit, 0);
  const hooks = join(at.workspace, "hooks");
  const program = join(hooks, "security_guard");
  const current = readFileSync(program, "utf8");
  const older = current.replace("rules 0", "rules of old");
  const names = () =>
    readdirSync(hooks)
      .sort()
      .filter((name) => !name.startsWith("verify_publish"));
  const plants: readonly (() => void)[] = [
    () => writeFileSync(program, older, { mode: 0o755 }),
    () => symlinkSync(at.write("else/security_guard", older, 0o755), program),
    () => undefined,
  ];
  for (const plant of plants) {
    rmSync(program);
    plant();
    const { out, exit } = await at.run(["update", "security_guard"]);
    assert.equal(exit, 0, out);
    assert.match(out, /^updated /);
    assert.ok(lstatSync(program).isFile());
    assert.equal(readFileSync(program, "utf8"), current);
    assert.deepEqual(names(), [".agent-guards.json", "security_guard"]);
    assert.deepEqual(await at.run(["doctor"]), { out: "", err: "", exit: 0 });
  }
  assert.equal(at.read("else/security_guard"), older, "what a link leads to is somebody's");
  at.write("home/.gemini/settings.json", "{");
  for (const name of ["security_guard", "verify_publish_claims"]) {
    rmSync(join(hooks, name));
    writeFileSync(join(hooks, name), older, { mode: 0o755 });
  }
  const mixed = await at.run(["update"]);
  assert.equal(mixed.exit, 1);
  assert.match(mixed.out, /^kept [^\n]*security_guard/m);
  assert.match(mixed.out, /^updated [^\n]*verify_publish_claims/m);
  assert.match(mixed.err, /settings\.json cannot be parsed: a \{ is not closed/);
});

test("uninstall says of what is not installed that it is not", async (t) => {
  const at = world(t);
  const gone = await at.run(["uninstall", "security_guard", "--host", "claude"]);
  assert.deepEqual([gone.exit, gone.err], [0, ""]);
  assert.match(gone.out, /^security_guard is not installed: \S*[^\n]*settings\.json has no entry of it/);
});

test("without --host it is the host that is here; of several one has to be named", async (t) => {
  const at = world(t);
  const env = { WORKSPACE_DIR: join(at.root, "nowhere") };
  const install = () => at.run(["install", "security_guard", "--no-approve", "--dry-run"], { env });
  const none = await install();
  assert.equal(none.exit, 2);
  assert.match(none.err, /no agent host is found/);
  mkdirSync(join(at.home, ".gemini"));
  const one = await install();
  assert.equal(one.exit, 0, one.err);
  assert.match(one.out, /\.gemini\/settings\.json/);
  mkdirSync(join(at.home, ".claude"));
  const two = await install();
  assert.equal(two.exit, 2);
  assert.match(two.err, /several agent hosts are on this machine: [^\n]*claude[\s\S]*--host/);
});

test("a program that prints back what it is given is no guard, and uninstall takes install's words", async (t) => {
  const at = world(t);
  const echo = await at.run(["test", "ls", "--exec", "/bin/cat"]);
  assert.equal(echo.exit, 2);
  assert.match(echo.err, /prints back what it is given/);
  const gone = await at.run(["uninstall", "security_guard", "--host", "claude", "--script", "--dry-run"]);
  assert.equal(gone.exit, 0, gone.err);
});
