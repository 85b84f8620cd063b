/** The examples, as a stranger runs them: the packed package, the real libraries, every runtime that is there. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { compiler } from "../../scripts/toolchain.ts";

const HOME = dirname(fileURLToPath(import.meta.url));
const EXAMPLES = join(HOME, ".examples");
const MODULES = join(HOME, "node_modules");
const TSX = join(HOME, "..", "..", "node_modules", "tsx", "dist", "esm", "index.mjs");

/** How each runtime starts a TypeScript file; those that are not for this machine are not installed. */
const RUNTIMES: Readonly<Record<string, readonly string[]>> = {
  "this Node": [process.execPath, "--import", TSX],
  "Node 22": [join(MODULES, "node22", "bin", "node"), "--no-warnings"],
  "Node 24": [join(MODULES, "node24", "bin", "node"), "--no-warnings"],
  Bun: [compiler(), "run"],
  Deno: [join(MODULES, "deno", "deno"), "run", "--quiet", "--allow-all", "--node-modules-dir=manual"],
};

function run(runtime: readonly string[], name: string) {
  const [program = "", ...words] = runtime;
  return spawnSync(program, [...words, join(EXAMPLES, `${name}.ts`)], {
    cwd: EXAMPLES,
    encoding: "utf8",
    timeout: 60_000,
  });
}

for (const [title, runtime] of Object.entries(RUNTIMES)) {
  test(`${title}: a session judges, masks and streams`, { skip: !existsSync(runtime[0] ?? "") }, () => {
    const { stdout, stderr } = run(runtime, "session");
    assert.match(
      stdout,
      /^npm test -> continue\nnote: .*recursive delete.*\ncd \/ && rm -rf \* -> block$/m,
      stderr,
    );
    assert.match(stdout, /^the model reads \{"text":"KEY=sk-or-v…\[redacted:[\w-]+:\w{4}\]"\}$/m);
    assert.match(stdout, /^The key is sk-or-v…\[redacted:[\w-]+:\w{4}\], keep it safe\.$/m);
  });
}

for (const name of ["ai-sdk", "langchain", "openai-agents"]) {
  test(`${name}: the model of the example is stopped`, () => {
    const { stdout, stderr } = run(RUNTIMES["this Node"] ?? [], name);
    assert.match(stdout, /note: .*recursive delete[\s\S]*I could not do that\.\n$/, stderr);
    assert.doesNotMatch(stdout, /^ran /m);
  });
}
