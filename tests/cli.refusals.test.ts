/** What keeps a guard from being installed or removed: every refusal is explained, and leaves everything as it was. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import test, { type TestContext } from "node:test";
import { makeWorld, type World } from "./cli-world.ts";

/** Modes bind nobody who is root. */
const NOBODY: { readonly uid?: number } = process.getuid?.() === 0 ? { uid: 65534 } : {};

function world(t: TestContext, prefix?: string): World {
  const made = makeWorld(prefix);
  t.after(() => {
    execFileSync("chmod", ["-R", "u+rwX", made.root]);
    made.remove();
  });
  return made;
}

function giveAway(at: World): void {
  if (NOBODY.uid !== undefined) execFileSync("chown", ["-Rh", `${NOBODY.uid}:${NOBODY.uid}`, at.root]);
}

/** Everything of a world that is no guard of ours, down to the links. */
function tree(at: World): string[] {
  return readdirSync(at.root, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(at.root, "dist")))
    .map((path) => {
      const stat = lstatSync(path);
      return `${path} ${stat.mode} ${stat.isFile() ? readFileSync(path, "latin1") : stat.isSymbolicLink() ? readlinkSync(path) : ""}`;
    })
    .sort();
}

for (const [what, text] of [
  ["broken YAML", "hooks:\n\t- event: a\n"],
  ["a duplicate key", "hooks: []\nhooks: []\n"],
  ["hooks that are no list", "hooks: off\n"],
  ["bytes that are not UTF-8", Buffer.from([0x68, 0xff, 0xfe, 0x0a])],
] as const) {
  test(`a configuration with ${what} is never overwritten`, async (t) => {
    const at = world(t, "agent-guards-cli-");
    at.write("ws/config/shell_hooks.yaml", text);
    const before = tree(at);
    const made = await at.run(["install", "security_guard", "--no-approve"]);
    assert.equal(made.exit, 2, made.out);
    assert.match(made.err, /^error: .*\nhint: /m);
    assert.deepEqual(tree(at), before);
  });
}

const SETTINGS = "home/.claude/settings.json";

/** [what stands in the way, how it gets there, what is said]. */
const OBSTACLES: readonly (readonly [string, (at: World) => void, RegExp])[] = [
  [
    "a configuration that is read-only",
    (at) => at.write(SETTINGS, "{}\n", 0o444),
    /settings\.json cannot be written \(EACCES\)/,
  ],
  ["a folder in the configuration's place", (at) => at.write(`${SETTINGS}/x`, ""), /is not a file/],
  [
    "a file in its folder's place",
    (at) => at.write("home/.claude", ""),
    /ENOTDIR[\s\S]*is a file, not a folder/,
  ],
  [
    "a link to a device",
    (at) => {
      at.write("home/.claude/keep", "");
      symlinkSync("/dev/null", join(at.root, SETTINGS));
    },
    /is not a file/,
  ],
  [
    "a pipe, which nobody fills",
    (at) => {
      at.write("home/.claude/keep", "");
      execFileSync("mkfifo", [join(at.root, SETTINGS)]);
    },
    /is not a file/,
  ],
  [
    "a link into a folder that is read-only",
    (at) => {
      at.write("home/.claude/keep", "");
      symlinkSync(at.write("dotfiles/settings.json", "{}\n"), join(at.root, SETTINGS));
      chmodSync(join(at.root, "dotfiles"), 0o555);
    },
    /cannot be written \(EACCES\)/,
  ],
  ["a file in the place of the hooks folder", (at) => at.write("home/hooks", ""), /ENOTDIR/],
  [
    "a hooks folder that is read-only",
    (at) => {
      at.write("home/hooks/other", "");
      chmodSync(join(at.home, "hooks"), 0o555);
    },
    /cannot be written \(EACCES\)/,
  ],
  ["a folder of the guard's name", (at) => at.write("home/hooks/security_guard/x", ""), /is not this guard/],
  [
    "a dangling link of the guard's name",
    (at) => {
      at.write("home/hooks/other", "");
      symlinkSync("/nowhere/guard", join(at.home, "hooks", "security_guard"));
    },
    /is not this guard/,
  ],
  [
    "a record of something else",
    (at) => at.write("home/hooks/.agent-guards.json", '{"installations":[null,{"guard":1}]}'),
    /is damaged[\s\S]*remove it/,
  ],
  [
    "a configuration that is nested too deeply",
    (at) => at.write(SETTINGS, `{"a":${"[".repeat(3000)}${"]".repeat(3000)}}`),
    /is nested too deeply/,
  ],
];

for (const [what, plant, words] of OBSTACLES) {
  test(`${what}: refused, explained, and left`, async (t) => {
    if (process.platform === "win32") return t.skip("modes");
    const at = world(t);
    plant(at);
    giveAway(at);
    const before = tree(at);
    const args = ["install", "security_guard", "--host", "claude", "--dir", join(at.home, "hooks")];
    const made = await at.run(args, NOBODY);
    assert.equal(made.exit, 2, made.out + made.err);
    assert.match(made.err, words);
    assert.match(made.err, /^error: .*\nhint: /m);
    assert.doesNotMatch(made.err, /should not happen/);
    assert.deepEqual(tree(at), before);
  });
}

test("uninstall leaves a file of the guard's name that is somebody's, and what is read-only", async (t) => {
  const at = world(t);
  const mine = at.write("home/hooks/security_guard", "#!/bin/sh\necho mine\n", 0o755);
  const args = ["security_guard", "--host", "claude", "--dir", join(at.home, "hooks")];
  assert.equal((await at.run(["uninstall", ...args])).exit, 0);
  assert.ok(at.exists("home/hooks/security_guard"));
  rmSync(mine);
  at.write(SETTINGS, "{}\n");
  assert.equal((await at.run(["install", ...args])).exit, 0);
  giveAway(at);
  chmodSync(join(at.home, ".claude"), 0o555);
  const before = tree(at);
  const refused = await at.run(["uninstall", ...args], NOBODY);
  assert.equal(refused.exit, 2);
  assert.match(refused.err, /error: .*EACCES.*\nhint: /);
  assert.deepEqual(tree(at), before);
});

test("docs shows pages in any case, and nothing that every object has", async (t) => {
  const at = world(t, "agent-guards-cli-");
  at.write("SECURITY.md", "# Security\n");
  for (const name of ["README", "rules"]) at.write(`docs/${name}.md`, `# ${name}\n`);
  assert.equal((await at.run(["docs", "Rules"])).out, "# rules\n");
  for (const topic of ["constructor", "__proto__", "hasOwnProperty", "tostring", "readme"]) {
    const { err, out, exit } = await at.run(["docs", topic]);
    assert.deepEqual([exit, out], [2, ""], topic);
    assert.match(err, /^error: there is no page/);
  }
});
