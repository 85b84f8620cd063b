/** `agent-guards selftest --exec`: what a program of somebody else's says by its words, and what by its exit code. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeWorld } from "./cli-world.ts";

const at = makeWorld("agent-guards-selftest-");
after(() => at.remove());

/** How the one case goes, of a program that does `body` and is asked about a call that must be blocked with "no". */
async function played(body: string, demand = 'expect: block, contains: ["no"]') {
  const program = at.write("home/some_guard", `#!/bin/sh\ncat >/dev/null\n${body}\n`, 0o755);
  at.write("home/cases/a.yaml", `guard: some_guard\ncases:\n  - { id: a, command: ls, ${demand} }\n`);
  const { out, exit } = await at.run(["selftest", "--exec", program, "--cases", `${at.home}/cases`]);
  return [out.split("\n").at(-2), exit];
}

const PASSED = ["1 passed, 0 failed", 0];
const FAILED = ["0 passed, 1 failed", 1];

test("what is printed counts, whatever the exit code; without it exit code 2 blocks with what is on stderr", async () => {
  const said = `echo '{"decision":"block","reason":"no"}'`;
  assert.deepEqual(await played(said), PASSED);
  assert.deepEqual(await played(`${said}; echo other >&2; exit 2`), PASSED);
  assert.deepEqual(await played("echo no >&2; exit 2"), PASSED);
  assert.deepEqual(await played("echo other >&2; exit 2"), FAILED);
  assert.deepEqual(await played("echo '{}'"), FAILED);
  assert.deepEqual(await played("echo '{}'", "expect: continue"), PASSED);
});
