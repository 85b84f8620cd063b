/** The self-tests as the executable and the script run them. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, linkSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { executableOf, guardNames, ROOT } from "../scripts/guards.ts";
import { selftestCases } from "./selftest-cases.ts";
import { TYPESCRIPT } from "./typescript.ts";

const CASES = selftestCases();

/** Of one guard the executable proves all cases elsewhere, before it seals rules of a person: tests/sealed.test.ts. */
const PROVED = "verify_publish_claims";

/** Thousands of cases write and remove files, which takes the system less than half of its time where a folder is in memory. */
const MEMORY = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

test("every case holds in the executable, whose engine is another, and which needs no file beside it", () => {
  // A home is part of what a command says, and words in it are no verbs and no options of a program.
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-put-copy-sync-push-upload-create-exec-r-S-f-"));
  try {
    const path = join(folder, "agent-guards");
    linkSync(executableOf("agent-guards"), path);
    const env = { HOME: folder, PATH: "", TMPDIR: MEMORY };
    const around = { encoding: "utf8", env, cwd: folder } as const;
    for (const guard of guardNames().filter((name) => name !== PROVED)) {
      const { stdout, status } = spawnSync(path, ["selftest", "--guard", guard], around);
      const cases = CASES.filter((one) => one.guard === guard);
      assert.equal(stdout.slice(0, 4000), `${cases.length} passed, 0 failed\n`, guard);
      assert.equal(status, 0, guard);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the command exits 0, 1 and 2, and closes with the count", () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-"));
  const run = (text: string): { status: number | null; stdout: string; stderr: string } => {
    writeFileSync(join(folder, "a.yaml"), text);
    const args = [...TYPESCRIPT, "scripts/selftest.ts", "--cases", folder];
    return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  };
  try {
    const good = "guard: security_guard\ncases:\n  - { id: a, message: hi, expect: continue }\n";
    const passed = run(good);
    assert.deepEqual([passed.status, passed.stdout], [0, "1 passed, 0 failed\n"]);
    const failed = run(`${good}  - { id: b, message: hi, expect: block }\n`);
    assert.equal(failed.status, 1);
    assert.equal(failed.stdout, "failed  a.yaml: b: expected block, got continue\n1 passed, 1 failed\n");
    const broken = run(`${good}  - { id: a, message: hi, expect: continue }\n`);
    assert.equal(broken.status, 2);
    assert.match(broken.stderr, /^error: a.yaml: the id "a" is already used in a.yaml\nhint: /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
