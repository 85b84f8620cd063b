/** docs/tuning.md, walked on a copy of the project: the page's own blocks are what is put in and what must hold. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { TYPESCRIPT } from "./typescript.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const page = readFileSync(join(ROOT, "docs", "tuning.md"), "utf8");

const copy = mkdtempSync(join(tmpdir(), "agent-guards-tuning-"));
after(() => rmSync(copy, { recursive: true, force: true }));

for (const name of [
  "lib",
  "templates",
  "cli",
  "plugins",
  "scripts",
  "selftests",
  "package.json",
  "tsconfig.json",
  "tsconfig.build.json",
  "tsconfig.adapters.json",
]) {
  cpSync(join(ROOT, name), join(copy, name), { recursive: true });
}
symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));

const TEMPLATE = join(copy, "templates", "security_guard.ts");
/** In a folder of its own, so that a step does not wait for every other case. */
const OWN = join(copy, "own", "security_guard.own.yaml");
mkdirSync(dirname(OWN));
const original = readFileSync(TEMPLATE, "utf8");

/** The page's block in `language` that holds `part`. */
function block(language: string, part: string): string {
  const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, kind]) => kind === language);
  const found = blocks.map(([, , body = ""]) => body).find((body) => body.includes(part));
  assert.ok(found, `the page has a block with ${part}`);
  return found;
}

/** The template with one statement replaced by the page's. */
function withStatement(text: string, begin: string, ends: string, statement: string): string {
  const at = text.indexOf(begin);
  assert.ok(at > 0, begin);
  return text.slice(0, at) + statement.trimEnd() + text.slice(text.indexOf(ends, at) + ends.length);
}

function script(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [...TYPESCRIPT, ...args], { cwd: copy, encoding: "utf8" });
}

const selftest = (...args: string[]) => script("scripts/selftest.ts", ...args);

const vendor = (text: string) =>
  withStatement(text, "const SECRET_PATTERNS", "]);", block("ts", 'id: "acme"'));
const destructive = (text: string) =>
  text.replace("const DESTRUCTIVE: ShellRows = [\n", (head) => head + block("ts", 'id: "redis-flush"'));
const command = (text: string) =>
  withStatement(text, "const ALLOWED_COMMANDS", "];", block("ts", "const ALLOWED_COMMANDS"));
const strict = (text: string) => withStatement(text, "const PROFILE", ";", block("ts", "const PROFILE"));

const cases = [
  block("yaml", "id: acme.message"),
  block("yaml", "id: redis-flush.plain"),
  block("yaml", "id: bleachbit.delete"),
].join("");

/** The page's card among those of its family. */
function addCard(): void {
  const file = join(copy, "lib/shell/programs/coreutils.ts");
  const head = "export const COREUTILS: readonly Card[] = [\n";
  writeFileSync(file, readFileSync(file, "utf8").replace(head, head + block("ts", 'names: "bleachbit"')));
}

test("a vendor's key, a destructive command, an allowed command: the page's cases hold", () => {
  writeFileSync(TEMPLATE, command(destructive(vendor(original))));
  addCard();
  const allowed = [
    '  - { id: mirror.here, cwd: /data/mirror, command: "git reset --hard origin/main", expect: continue }',
    '  - { id: mirror.elsewhere, cwd: /data/workspace, command: "git reset --hard origin/main", expect: block }',
    '  - { id: mirror.more, cwd: /data/mirror, command: "git reset --hard origin/main; rm -rf /", expect: block }',
  ];
  writeFileSync(OWN, `${cases}${allowed.join("\n")}\n`);
  const run = selftest("--cases", "own");
  assert.equal(run.status, 0, run.stdout + run.stderr);
});

test("a bad row is named, and a misspelt case is an error", () => {
  writeFileSync(
    TEMPLATE,
    destructive(vendor(original)).replace("/acme_[0-9a-f]{32}/", "/acme_[0-9A-F]{32}/"),
  );
  writeFileSync(OWN, cases);
  const bad = selftest("--cases", "own");
  assert.equal(bad.status, 1);
  assert.match(
    bad.stdout,
    /^failed {2}security_guard\.own\.yaml: acme\.message: the row "acme" did not fire/m,
  );
  writeFileSync(OWN, cases.replace("expect: block", "expects: block"));
  const misspelt = selftest("--cases", "own");
  assert.equal(misspelt.status, 2);
  assert.match(misspelt.stderr, /^error: security_guard\.own\.yaml.*expects/m);
});

test("the strict profile is one constant", () => {
  writeFileSync(TEMPLATE, original);
  assert.equal(selftest("--cases", "selftests/strict").status, 1, "off by default");
  writeFileSync(TEMPLATE, strict(original));
  const on = selftest("--cases", "selftests/strict");
  assert.equal(on.status, 0, on.stdout + on.stderr);
});

test("an allowed value, built and installed: the new rules are what a host gets", () => {
  const value = "a value that opens nothing";
  const [, digest = ""] = /fingerprint\n([0-9a-f]{64})\n/.exec(page) ?? [];
  const row = block("ts", "const ALLOWED: ").replace("6d4a05ba…", digest);
  writeFileSync(TEMPLATE, vendor(withStatement(original, "const ALLOWED: ", "];", row)));
  // Its types are checked by `npm run check`, like all of them.
  const built = script("scripts/build.ts", "--library", "--unchecked");
  assert.equal(built.status, 0, built.stderr);
  const printed = spawnSync(join(copy, "dist", "security_guard.mjs"), ["fingerprint"], {
    input: value,
    encoding: "utf8",
  });
  assert.equal(printed.stdout.trim(), digest, "the page shows the real digest");
  const home = join(copy, "home");
  mkdirSync(home);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(copy, "dist", "agent-guards.mjs"), ...args], {
      cwd: home,
      encoding: "utf8",
      env: { ...process.env, HOME: home, WORKSPACE_DIR: join(home, "none"), NO_COLOR: "1" },
      input: `acme_${"4f1c9a27e8b3d650".repeat(2)}`,
    });
  const installed = run("install", "security_guard", "--host", "claude", "--script");
  assert.equal(installed.status, 0, installed.stderr);
  assert.equal(run("scan", "-").status, 1, "the scanner reads the same tables");
  const doctor = run("doctor");
  assert.deepEqual([doctor.status, doctor.stdout], [0, ""]);
});
