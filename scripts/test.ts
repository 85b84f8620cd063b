/**
 * `npm test`: the checks beside the build, for neither waits for the other, then every test. Stops at the first of these
 * that fails, with its exit code.
 *
 * usage: npm test [-- FILE...]   every test, or these files of tests
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./guards.ts";

/** More than there are processors on a small machine: a test that waits leaves its own to another. */
const AT_ONCE = "4";

/** Runs a program with its words as they come; its exit code. */
function run(program: string, args: readonly string[]): Promise<number> {
  const isShell = process.platform === "win32";
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      shell: isShell,
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

const npm = (name: string): Promise<number> => run("npm", ["run", "--silent", name]);

function tests(): Promise<number> {
  const named = process.argv.slice(2);
  const all = readdirSync(join(ROOT, "tests")).filter((name) => name.endsWith(".test.ts"));
  const files = named.length > 0 ? named : all.sort().map((name) => join("tests", name));
  const types = ["--import", "./scripts/typescript.mjs"];
  return run(process.execPath, [...types, "--test", `--test-concurrency=${AT_ONCE}`, ...files]);
}

const [checked, built] = await Promise.all([npm("check"), npm("build")]);
process.exitCode = checked || built || (await tests());
