/** docs/new-host.md, walked on a copy of the project: the page's file and cases are all that a new host takes. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { ROOT } from "../scripts/guards.ts";
import { TYPESCRIPT } from "./typescript.ts";

const page = readFileSync(join(ROOT, "docs", "new-host.md"), "utf8");
const copy = mkdtempSync(join(tmpdir(), "agent-guards-new-host-"));
after(() => rmSync(copy, { recursive: true, force: true }));

const PARTS = ["lib", "templates", "cli", "plugins", "scripts", "tests", "docs", "README.md", "package.json"];
for (const name of [...PARTS, "tsconfig.json", "tsconfig.build.json"])
  cpSync(join(ROOT, name), join(copy, name), { recursive: true });
symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));

function block(language: string): string {
  const found = page.match(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "ms"))?.[1];
  assert.ok(found, language);
  return found;
}

/** A test runner inside a test would take itself for a part of it, and run nothing. */
const env = { ...process.env, NODE_TEST_CONTEXT: undefined };

function run(args: readonly string[], input = ""): string {
  const options = { cwd: copy, input, env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  assert.equal(status, 0, `${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

const script = (...args: string[]): string => run([...TYPESCRIPT, ...args]);

function ask(payload: object, ...words: string[]): unknown {
  const input = JSON.stringify(payload);
  return JSON.parse(run([...TYPESCRIPT, "templates/security_guard.ts", ...words], input));
}

/** What a file of tests says of each of them: Node in TAP, Bun in a file, for it says less where an agent reads along. */
function played(file: string): string {
  if (process.versions["bun"] === undefined) return script("--test", "--test-reporter=tap", file);
  const report = join(copy, "report.xml");
  run(["test", "--reporter=junit", `--reporter-outfile=${report}`, `./${file}`]);
  return readFileSync(report, "utf8");
}

test("the page's file and its cases are all that a new host takes", () => {
  writeFileSync(join(copy, "lib", "hook", "hosts", "acme.ts"), block("ts"));
  appendFileSync(join(copy, "tests", "data", "hosts.yaml"), `\n${block("yaml")}`);
  script("scripts/register.ts");
  script("scripts/hosts.ts");
  assert.match(readFileSync(join(copy, "README.md"), "utf8"), /^\| Acme \| yes \|/m);
  // Of the copy's types only the new ones can be wrong: the file's, and those of the list that names it.
  const types = { extends: "./tsconfig.build.json", include: [], files: ["lib/hook/hosts/index.ts"] };
  writeFileSync(join(copy, "tsconfig.host.json"), JSON.stringify(types));
  run([join(ROOT, "node_modules", "typescript", "bin", "tsc"), "-p", "tsconfig.host.json", "--noEmit"]);
  assert.match(played("tests/hosts.test.ts"), /^(?:ok \d+ - |.*<testcase name=")acme: every verdict/m);
  const acts = { acme: { moment: "acts" }, run: "r", folder: "/w", tool: "terminal" };
  assert.deepEqual(ask({ ...acts, with: { command: "git status" } }), {});
  const stopped = { ...acts, with: { command: "mkfs.nosuchfs /dev/nothing" } };
  for (const words of [[], ["--host", "acme"]]) {
    const answer = ask(stopped, ...words) as { verdict: string; raison: string };
    assert.equal(answer.verdict, "non");
    assert.match(answer.raison, /^\[security\] Blocked \(/);
  }
  assert.match(script("templates/security_guard.ts", "--help"), /hosts: acme, /);
});
