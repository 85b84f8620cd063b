/** Which files of tests share a process, and that a file in company is still a suite of its own whose failures are seen. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../scripts/guards.ts";
import { canShare, modulesFor } from "../scripts/shared-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "agent-guards-shared-"));
after(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return relative(ROOT, path);
}

const OWN = [
  'import { spawnSync } from "node:child_process";',
  'import { createServer } from "node:http";',
  "process.chdir(folder);",
  "const before = process.cpuUsage();",
  'process.env["AGENT_GUARDS_STATE"] = folder;',
  'delete process.env["HOME"];',
  "Object.assign(process.env, { HOME: folder });",
  'import { mock } from "node:test";',
];

test("what changes, starts or measures anything of its process has one of its own, also through a file beside it", () => {
  for (const line of OWN) {
    assert.equal(canShare(file("own.test.ts", line)), false, line);
    file("helper.ts", line);
    assert.equal(canShare(file("through.test.ts", 'import { help } from "./helper.ts";')), false, line);
  }
  for (const line of ['process.env["HOME"] === folder', 'import { test } from "node:test";', ""])
    assert.equal(canShare(file("shared.test.ts", line)), true, line);
});

test("every file is run once, those in company as suites by their names; one that fails or cannot be read is named", () => {
  const groups = join(folder, "groups");
  mkdirSync(groups);
  const head = 'import assert from "node:assert/strict";\nimport { before, test } from "node:test";\n';
  const files = [
    file(
      "good.test.ts",
      `${head}let ready = false;\nbefore(() => { ready = true; });\ntest("good", () => assert.ok(ready));\n`,
    ),
    file("bad.test.ts", `${head}test("bad", () => assert.ok(false));\n`),
    file("broken.test.ts", "this is no program;\n"),
    file("alone.test.ts", `${head}process.argv;\ntest("alone", () => undefined);\n`),
  ];
  const modules = modulesFor(files, groups);
  assert.deepEqual(modules.slice(-1), files.slice(-1));
  const written = modules.slice(0, -1).map((path) => readFileSync(path, "utf8"));
  for (const path of files.slice(0, -1))
    assert.equal(written.filter((text) => text.includes(`describe(${JSON.stringify(path)}`)).length, 1, path);
  const types = ["--import", "./scripts/typescript.mjs", "--test", "--test-reporter=tap"];
  const { status, stdout } = spawnSync(process.execPath, [...types, ...modules], {
    cwd: ROOT,
    encoding: "utf8",
    // A test runner inside a test would take itself for a part of it, and run nothing.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(status, 1);
  assert.match(stdout, /^ *ok \d+ - good$/m);
  assert.match(stdout, /^ *ok \d+ - alone$/m);
  assert.match(stdout, /^ *not ok \d+ - bad$/m);
  assert.match(stdout, /^ *not ok \d+ - \S*broken\.test\.ts$/m);
  assert.match(stdout, /^# pass 2$/m);
});
