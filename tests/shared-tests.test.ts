/** How files of tests are run: which share a process, which are played in Node, and that no failure and no file goes unseen. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../scripts/guards.ts";
import { playTests } from "../scripts/play-tests.ts";
import {
  companyOf,
  type Engine,
  engineOf,
  IN_NODE,
  isSlow,
  jobsFor,
  LONG,
  SLOW,
  TIDY,
} from "../scripts/shared-tests.ts";
import { countIn } from "../scripts/test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "agent-guards-shared-"));
after(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return relative(ROOT, path);
}

const OWN = [
  'new Worker("x.mjs");',
  'import { createServer } from "node:http";',
  "process.chdir(folder);",
  "const before = process.cpuUsage();",
  'process.env["AGENT_GUARDS_STATE"] = folder;',
  'delete process.env["HOME"];',
  "Object.assign(process.env, { HOME: folder });",
  'import { mock } from "node:test";',
  "syncBuiltinESMExports();",
];

test("what changes, starts or measures anything of its process has one of its own, also through a file beside it", () => {
  for (const line of OWN) {
    assert.equal(companyOf(file("own.test.ts", line)), "none", line);
    file("helper.ts", line);
    assert.equal(companyOf(file("through.test.ts", 'import { help } from "./helper.ts";')), "none", line);
  }
  for (const line of ['process.env["HOME"] === folder', 'import { test } from "node:test";', ""])
    assert.equal(companyOf(file("shared.test.ts", line)), "any", line);
});

test("files that run the command inside their process, which puts back what it changes, stand together", () => {
  const text = 'import { inThisProcess } from "./in-process.ts";\n';
  file("in-process.ts", "process.chdir(folder);");
  assert.equal(companyOf(file("one.test.ts", text)), "command");
  assert.equal(companyOf(file("more.test.ts", `${text}process.chdir(folder);`)), "none");
  const files = [text, text, "", ""].map((text, at) => file(`company-${at}.test.ts`, text));
  const jobs = jobsFor(files, "bun").map((job) => job.files);
  assert.deepEqual(jobs, [files.slice(2), files.slice(0, 2)]);
});

test("a file that gives an executable another name stands alone, on the disk of dist/", () => {
  const path = 'const path = executableOf("agent-guards");\n';
  for (const line of ["linkSync(path, name);", 'run(path, ["install"]);']) {
    const files = [
      file("links.test.ts", path + line),
      file("plain.test.ts", `${path}symlinkSync(path, name);`),
    ];
    assert.deepEqual(
      jobsFor(files, "bun").map((job) => [files.indexOf(job.files[0] ?? ""), job.onDisk === true]),
      [
        [1, false],
        [0, true],
      ],
    );
  }
});

test("no file is begun where what stands beside the tests has failed", async () => {
  const good = file("good.test.ts", HEAD + FILES["good.test.ts"]);
  let begun = 0;
  const jobs = [good, good, good].map((one) => ({ engine: "bun" as const, files: [one] }));
  const { passed } = await playTests(
    jobs,
    1,
    () => undefined,
    () => ++begun < 3,
  );
  assert.equal(passed, 2);
});

test("files that are about one room of the project share a process", () => {
  const names = ["claims.x", "secrets.x", "other.x", "wallet.x", "work"];
  const files = names.map((name) => file(`${name}.test.ts`, ""));
  assert.deepEqual(
    jobsFor(files, "bun").map((job) => job.files.map((one) => files.indexOf(one))),
    [[0, 4], [1, 3], [2]],
  );
});

test("what is about Node is played in Node, all else in Bun", () => {
  const files = ["library", "plugins", "judge"].map((name) => `tests/${name}.test.ts`);
  assert.deepEqual(files.map(engineOf), ["node", "node", "bun"]);
  for (const { engine, files: played } of jobsFor(files)) assert.deepEqual(played.map(engineOf), [engine]);
  assert.deepEqual(
    jobsFor(files, "node").map((job) => job.engine),
    ["node", "node", "node"],
  );
});

test("files that are named are there", () => {
  for (const name of [...IN_NODE, ...LONG, ...SLOW, ...TIDY])
    assert.ok(existsSync(join(ROOT, "tests", `${name}.test.ts`)), name);
});

test("what npm test leaves out, continuous integration plays behind it", () => {
  assert.deepEqual(
    ["shell.cost", "shell.rules"].map((name) => isSlow(`tests/${name}.test.ts`)),
    [true, false],
  );
  assert.match(readFileSync(join(ROOT, ".ci", "run"), "utf8"), /^npm test\nnpm run --silent test:slow$/m);
});

const HEAD =
  'import assert from "node:assert/strict";\nimport { before, describe, test } from "node:test";\n';

const FILES: Readonly<Record<string, string>> = {
  "good.test.ts":
    'let ready = false;\nbefore(() => { ready = true; });\ntest("good", () => assert.ok(ready));\n',
  "bad.test.ts":
    'test("bad", () => assert.ok(false));\ndescribe("suite", () => { test("worse", () => assert.ok(false)); });\n',
  "broken.test.ts": "this is no program;\n",
  "skipped.test.ts": 'test("skipped", { skip: "here" }, () => assert.ok(false));\n',
  "alone.test.ts": 'process.argv;\ntest("alone", () => undefined);\n',
  "late.test.ts": 'process.argv;\ntest("late", async () => { await 0; throw new Error("late"); });\n',
};

for (const engine of ["bun", "node"] as const satisfies readonly Engine[]) {
  test(`in ${engine} every file is run once; one that fails or cannot be read is named`, async () => {
    const files = Object.entries(FILES).map(([name, text]) => file(name, HEAD + text));
    const jobs = jobsFor(files, engine);
    assert.deepEqual(jobs.flatMap((job) => job.files).toSorted(), files.toSorted());
    assert.deepEqual(
      jobs
        .filter((job) => job.files.length === 1 && companyOf(job.files[0] ?? "") === "none")
        .map((job) => job.files),
      files.slice(-2).map((one) => [one]),
    );
    const said: string[] = [];
    const { passed, skipped, named } = await playTests(jobs, 2, (words) => said.push(words));
    assert.deepEqual([passed, skipped], [2, 1]);
    for (const name of ["bad", "worse", "broken.test.ts", "late"])
      assert.ok(
        named.some((one) => one.includes(name)),
        `${name} in ${named}`,
      );
    for (const name of ["good", "alone", "skipped"])
      assert.ok(!named.some((one) => new RegExp(`${name}$`).test(one)), `${name} in ${named}`);
    assert.match(said.join(""), /^FAILED .* 4 files, .*good\.test\.ts to .*skipped\.test\.ts$/m);
    assert.match(said.join(""), /^ok .*alone\.test\.ts$/m);
  });

  test(`in ${engine} a file that is not there, holds no test or ends its process is a failure, alone and in company`, async () => {
    const good = file("good.test.ts", HEAD + FILES["good.test.ts"]);
    const ends = file("ends.test.ts", `${HEAD}test("ends", () => process.exit(0));\n`);
    const none = file("none.test.ts", "export {};\n");
    const gone = relative(ROOT, join(folder, "gone.test.ts"));
    for (const files of [[none], [ends], [gone], [good, ends], [good, gone]]) {
      const { named } = await playTests([{ engine, files }], 1, () => undefined);
      assert.notEqual(named.length, 0, `${files}`);
    }
  });
}

test("a report is read with and without colours", () => {
  const plain =
    "\nx.test.ts:\n(fail) a > b [1.50ms]\n\n 3 pass\n 1 skip\n 1 fail\nRan 5 tests across 1 file. [9.00ms]\n";
  const coloured =
    "\nx.test.ts:\n\u001b[31m✗\u001b[0m a > b \u001b[2m[1.50ms]\u001b[0m\n\n\u001b[32m 3 pass\u001b[0m\n 1 skip\n 1 fail\nRan 5 tests across 1 file.\n";
  for (const text of [plain, coloured])
    assert.deepEqual(countIn(text, 1), { passed: 3, failed: 1, skipped: 1, named: ["x.test.ts: a > b"] });
  assert.deepEqual(countIn(plain, 2).named.slice(1), ["1 of 2 files were run"]);
  assert.deepEqual(countIn("", 1).named, ["no test was counted"]);
});
