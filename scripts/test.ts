/**
 * `npm test`: the checks, and beside them the build, then the tests but the slow ones, which `npm run test:slow` plays. Neither
 * checks nor build are done twice over the same files. Where one of them fails no further file of tests is begun.
 *
 * usage: npm test [-- [--node] [--slow | --all] [FILE...]]   the tests, or these files of tests
 *
 *   --node   all of them in Node
 *   --slow   the slow ones alone, without the checks
 *   --all    every test
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./guards.ts";
import { playTests } from "./play-tests.ts";
import { isSlow, jobsFor } from "./shared-tests.ts";
import { compiler } from "./toolchain.ts";
import { unlessUnchanged } from "./unchanged.ts";

/** More than there are processors on a small machine: a test that waits leaves its own to another. */
const AT_ONCE = 4;

const { values, positionals } = parseArgs({
  options: {
    node: { type: "boolean", default: false },
    slow: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

/**
 * Runs what `npm run NAME` does, with its words as they come; its exit code. In Bun as most tests are, where the build takes three
 * quarters of the time and makes the same bytes; with --node in Node, as people run it.
 */
function run(name: "build" | "check", ...words: readonly string[]): Promise<number> {
  const engine = values.node ? [process.execPath, "--import", "./scripts/typescript.mjs"] : [compiler()];
  const [program = "", ...before] = engine;
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...before, `scripts/${name}.ts`, ...words], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

async function tests(goesOn: () => boolean): Promise<number> {
  const found = readdirSync(join(ROOT, "tests")).filter((name) => name.endsWith(".test.ts"));
  const all = found.sort().map((name) => `tests/${name}`);
  const wanted = values.all ? all : all.filter((file) => isSlow(file) === values.slow);
  const files = positionals.length > 0 ? positionals : wanted;
  const jobs = jobsFor(files, values.node ? "node" : undefined);
  const say = (words: string): void => void process.stdout.write(words);
  const { passed, failed, skipped, named } = await playTests(jobs, AT_ONCE, say, goesOn);
  for (const name of named) process.stdout.write(`failed  ${name}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  return named.length > 0 ? 1 : 0;
}

const way = values.node ? "-node" : "";
const checking = values.slow ? 0 : unlessUnchanged({ root: ROOT, name: `check${way}` }, () => run("check"));
const building = unlessUnchanged({ root: ROOT, name: `build${way}`, made: "dist" }, () =>
  run("build", "--unchecked"),
);
let isRight = true;
const checked = Promise.resolve(checking).then((code) => {
  isRight = code === 0;
  return code;
});
const built = await building;
const tested = built === 0 && isRight ? await tests(() => isRight) : 0;
process.exitCode = (await checked) || built || tested;
