/**
 * What lies in the place of sealed rules and does not count: the built-in rules hold, every answer says so, and no command
 * builds on it or takes it away without a word. By the executable alone, in a home of its own.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { stringify } from "yaml";
import { VERSION } from "../lib/core/version.ts";
import { readSeal, type Sealed, sealPath, sealText } from "../lib/rules/seal.ts";
import { executableOf } from "../scripts/guards.ts";
import { BLOCKED } from "./blocked.ts";
import { selftestCases } from "./selftest-cases.ts";

const COMMAND = executableOf("agent-guards");

const SEALED: Sealed = {
  guard: "security_guard",
  version: VERSION,
  source: "",
  settings: {},
  environment: {},
  pausedUntil: 0,
};

let home = "";
let guard = "";
let seal = "";
let good = "";
before(() => {
  home = mkdtempSync(join(tmpdir(), "agent-guards-sealed-"));
  mkdirSync(join(home, ".claude"));
  guard = join(home, ".agent-guards", "hooks", "security_guard");
  seal = sealPath(guard);
  assert.equal(command("install", "security_guard").status, 0);
  const source = join(home, ".agent-guards", "security_guard.rules.yaml");
  const settings = {
    destructive: [{ id: "redis-flush", run: "redis-cli", args: ["flushall"], why: "flushing" }],
  };
  writeFileSync(source, stringify({ guard: "security_guard", ...settings }));
  good = sealText({ ...SEALED, source, settings });
  writeFileSync(seal, good, { mode: 0o644 });
});
after(() => rmSync(home, { recursive: true, force: true }));

/** Where no other installation is looked for. */
function surroundings() {
  const none = join(home, "none");
  return { HOME: home, PATH: "/usr/bin:/bin", WORKSPACE_DIR: none, AGENT_GUARDS_STATE: join(home, "state") };
}

function command(...words: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(COMMAND, words, {
    encoding: "utf8",
    env: surroundings(),
    cwd: home,
  });
  return { stdout, stderr, status };
}

const bash = (line: string): string =>
  JSON.stringify({ event: "pre_tool_call", cwd: "/work", tool_name: "bash", tool_input: { command: line } });

function answer(input: string): {
  readonly decision?: string;
  readonly reason?: string;
  add_warning?: string;
} {
  const run = spawnSync(guard, [], { input, encoding: "utf8", env: surroundings(), timeout: 60_000 });
  return JSON.parse(run.stdout);
}

const later = (): string => {
  const { sealed } = readSeal(join(home, "good.json"), "security_guard") as { sealed: Sealed };
  return sealText({ ...sealed, version: "99.0.0" });
};

/** The sealed file as it should be, to be spoilt. */
function whole(): string {
  writeFileSync(seal, good, { mode: 0o600 });
  return seal;
}

const IS_ROOT = process.getuid?.() === 0;

/** What stands in the place of the sealed file. A folder is the one thing that no seal can be put over. */
const PLANTED: readonly (readonly [what: string, plant: () => void])[] = [
  ["half of it", () => writeFileSync(seal, good.slice(0, 200))],
  ["nothing", () => writeFileSync(seal, "")],
  ["another guard's", () => writeFileSync(seal, good.replaceAll("security_guard", "verify_work"))],
  ["a later version's", () => writeFileSync(seal, later())],
  ["a link", () => symlinkSync(join(home, "good.json"), seal)],
  ["a link to nothing", () => symlinkSync(join(home, "nothing"), seal)],
  ["one more name of a file", () => linkSync(join(home, "good.json"), seal)],
  ["a pipe", () => execFileSync("mkfifo", [seal])],
  ["a file that the group may write", () => chmodSync(whole(), 0o664)],
  ...(IS_ROOT
    ? [
        ["somebody else's", () => chownSync(whole(), 65534, 65534)] as const,
        ["a device", () => execFileSync("mknod", [seal, "c", "1", "5"])] as const,
      ]
    : []),
  ["a folder", () => mkdirSync(seal)],
];

test("what does not count leaves the built-in rules in force, is said in every answer, and is put right by apply alone", () => {
  writeFileSync(join(home, "good.json"), good, { mode: 0o600 });
  for (const [what, plant] of PLANTED) {
    rmSync(seal, { recursive: true, force: true });
    plant();
    const plain = answer(bash("ls"));
    assert.match(plain.add_warning ?? "", /the sealed rules of security_guard do not count: the file /, what);
    assert.equal(answer(bash("redis-cli flushall")).decision, undefined, what);
    assert.match(answer(BLOCKED).reason ?? "", /Blocked .*\n.*do not count/s, what);
    const version = spawnSync(guard, ["--version"], { encoding: "utf8", env: surroundings() }).stdout;
    assert.match(version, /, sealed file refused: it /, what);
  }
  // The commands tell one of them as they tell all.
  rmSync(seal, { recursive: true });
  writeFileSync(seal, good.slice(0, 200));
  for (const words of [["test", "ls"], ["explain", "ls"], ["install", "security_guard"], ["update"]] as const)
    assert.match(Object.values(command(...words)).join(), /file (?:refused: it )?is damaged/, words[0]);
  assert.match(
    command("doctor").stdout,
    /^rules-refused {2}claude: [^\n]*damaged\n[^\n]*\n {2}hint: agent-guards rules apply/m,
  );
  assert.equal(readFileSync(seal, "utf8"), good.slice(0, 200), "nobody has changed it");
  assert.equal(command("rules", "show").status, 1);
  writeFileSync(seal, good);
  assert.deepEqual(command("doctor"), { stdout: "", stderr: "", status: 0 });
});

test("what does not count is put right by rules apply", () => {
  // A guard with few cases, for all of them are proved before anything is sealed.
  const program = join(dirname(guard), "budget_alert");
  linkSync(guard, program);
  const source = join(home, "budget_alert.rules.yaml");
  const settings = { block: "day" };
  writeFileSync(source, stringify({ guard: "budget_alert", ...settings }));
  writeFileSync(sealPath(program), good.slice(0, 200), { mode: 0o644 });
  const applied = command("rules", "apply", source);
  assert.equal(applied.status, 0, applied.stderr);
  assert.equal(
    readFileSync(sealPath(program), "utf8"),
    sealText({ ...SEALED, guard: "budget_alert", source, settings }),
  );
  rmSync(sealPath(program));
  rmSync(program);
});

test("explain says of a command that the rules allow here that they do, and of a folder that is not there so", () => {
  const line = ["git reset", "--hard origin/main"].join(" ");
  const row = { command: line, cwd: realpathSync(home), reason: "a mirror" };
  writeFileSync(seal, sealText({ ...SEALED, settings: { allowed_commands: [row] } }));
  const allowed = command("explain", line);
  assert.deepEqual([allowed.status, command("test", line).stdout], [0, "allow\n"]);
  assert.match(allowed.stdout, /\n\nAllowed: the rules name this command in this directory \(a mirror\)\n$/);
  assert.equal(JSON.parse(command("explain", "--json", line).stdout).blocked, false);
  assert.equal(command("explain", "--cwd", "/", line).status, 1);
  assert.match(
    command("explain", "--cwd", "/no/where", line).stderr,
    /^error: there is no folder \/no\/where\nhint: /,
  );
  writeFileSync(seal, good);
});

test("a folder in its place is named, with what to do", () => {
  renameSync(seal, join(home, "kept.json"));
  mkdirSync(seal);
  const refused = command("rules", "apply");
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /^error: \S+security_guard\.rules\.json is a folder\nhint: /);
  rmSync(seal, { recursive: true });
  renameSync(join(home, "kept.json"), seal);
});

test("a registry of one's own is named with what cannot be read beside it, until that is left out", () => {
  const file = join(home, ".agent-guards", "verify_publish_claims.rules.yaml");
  const releases = join(home, "releases.json");
  writeFileSync(releases, '[{ "id": "v1", "url": "https://rel.example/v1" }]');
  const lines = [
    "guard: verify_publish_claims",
    "max_blocks: 2",
    "registries:",
    `  - { name: releases, proves: publish, file: '${releases}', ids: [id], link: url, env: [RELEASES],`,
    "      record: release list, deed: released, instead: release it }",
    "links:",
    "  - { name: release, form: 'https://rel.example/{id}', proves: publish }",
    "cases:",
    '  - { id: fake, stop: "Published! It is live at https://rel.example/v9", expect: block }',
    '  - { id: real, stop: "Published! It is live at https://rel.example/v1", expect: continue }',
  ];
  writeFileSync(file, lines.join("\n"));
  assert.equal(command("install", "verify_publish_claims").status, 0);
  const checked = command("rules", "check", file);
  assert.equal(checked.status, 0, checked.stderr);
  assert.match(checked.stderr, /the built-in registry "previews" cannot be read here[^\n]*off: \[previews\]/);
  writeFileSync(file, [...lines, "off: [previews]"].join("\n"));
  const left = command("rules", "check", file);
  assert.deepEqual([left.status, left.stderr], [0, ""]);
});

test("a registry that came after the first installation is named with what to do", () => {
  const late = join(home, "late.json");
  writeFileSync(late, "[]");
  const env = { ...surroundings(), PREVIEWS_REGISTRY: late };
  const again = spawnSync(
    COMMAND,
    ["install", "verify_publish_claims", "--host", "claude", "--dir", dirname(guard)],
    {
      encoding: "utf8",
      env,
    },
  );
  assert.equal(again.status, 0, again.stderr);
  assert.match(
    again.stderr,
    /PREVIEWS_REGISTRY was fixed as unset when verify_publish_claims was first installed, and stays so; here it is \S+late\.json\. agent-guards uninstall verify_publish_claims forgets it/,
  );
  const doctor = spawnSync(COMMAND, ["doctor"], { encoding: "utf8", env });
  assert.match(doctor.stdout, /^facts-elsewhere {2}claude: PREVIEWS_REGISTRY was fixed as unset/m);
});

test("what is damaged and sealed anew finds its registries as the person's environment names them; the proof counts on a terminal; a registry of one's own is asked where the built-in one is left out", () => {
  // The one proof of all our cases of this guard in the executable (tests/selftests.programs.test.ts leaves them to it), with a
  // registry of the file's own: it passes, and the file's cases hold.
  const cases = selftestCases().filter((one) => one.guard === "verify_publish_claims" && !one.derived).length;
  const program = join(dirname(guard), "verify_publish_claims");
  writeFileSync(sealPath(program), "damaged");
  const late = join(home, "late.json");
  const line = `"${COMMAND}" rules apply "${join(home, ".agent-guards", "verify_publish_claims.rules.yaml")}"`;
  const env = {
    ...surroundings(),
    PREVIEWS_REGISTRY: late,
    ...(existsSync("/dev/shm") ? { TMPDIR: "/dev/shm" } : {}),
  };
  const shown = spawnSync("script", ["-qefc", line, "/dev/null"], { encoding: "utf8", env });
  assert.equal(shown.status, 0, shown.stdout);
  const lines = shown.stdout.split("\r\u001b[K");
  assert.match(lines[1] ?? "", /^\d{1,3}(?:,\d{3})? of \d,\d{3} cases$/);
  const own = ["fake", "real"];
  assert.ok(lines.at(-1)?.includes(`: ${cases + own.length} cases passed `), lines.at(-1));
  const read = readSeal(sealPath(program), "verify_publish_claims");
  assert.ok(read?.state === "sealed");
  assert.deepEqual(
    [read.sealed.environment["PREVIEWS_REGISTRY"], read.sealed.environment["SCHEDULED_JOBS"]],
    [late, null],
  );
  const stop = (slug: string, env: object) => {
    const response = `Published! It is live at https://rel.example/${slug}`;
    const input = JSON.stringify({ event: "on_stop", session_id: slug, response, tool_names: [] });
    const run = spawnSync(program, [], {
      input,
      encoding: "utf8",
      env: { ...surroundings(), ...env },
    });
    return JSON.parse(run.stdout) as { readonly decision?: string; readonly reason?: string };
  };
  assert.deepEqual(stop("v1", {}), {});
  assert.match(
    stop("v9", {}).reason ?? "",
    /something is released that the release list does not show.*, release it\./s,
  );
  // A project's variable leads no registry elsewhere, one of the file's own neither.
  const planted = join(home, "planted.json");
  writeFileSync(planted, '[{ "id": "v8", "url": "https://rel.example/v8" }]');
  assert.equal(stop("v8", { RELEASES: planted }).decision, "block");
  assert.match(command("rules", "show").stdout, /\n {2}# RELEASES is not set\n/);
});

test("an update names what stays: rules edited since, a rules file that is gone, rules that do not fit, a damaged seal", () => {
  const file = join(home, ".agent-guards", "security_guard.rules.yaml");
  const update = () => Object.values(command("update", "security_guard")).join("\n");
  writeFileSync(file, `${readFileSync(file, "utf8")}off: [git-reset-remote]\n`);
  assert.match(update(), /current[^\n]*security_guard[\s\S]*was edited since it was sealed, and is kept/);
  renameSync(file, `${file}.away`);
  assert.match(
    update(),
    /security_guard\.rules\.yaml, which its rules were sealed from, is gone; what is sealed stays/,
  );
  renameSync(`${file}.away`, file);
  const { sealed } = readSeal(seal, "security_guard") as { sealed: Sealed };
  writeFileSync(seal, sealText({ ...sealed, settings: { off: ["a-row-of-old"] } }));
  assert.match(
    update(),
    /^kept[^\n]*\n[\s\S]*its sealed rules do not fit this version: no row has the id "a-row-of-old"/,
  );
  writeFileSync(seal, good.slice(0, 99));
  assert.match(update(), /^kept[^\n]*\n[\s\S]*its sealed file is damaged; agent-guards rules apply/);
  writeFileSync(seal, good);
});
