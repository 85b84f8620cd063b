/**
 * `npm test`: the checks beside the build, for neither waits for the other, then every test. Stops at the first of these
 * that fails, with its exit code.
 *
 * usage: npm test [-- FILE...]   every test, or these files of tests
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./guards.ts";
import { modulesFor } from "./shared-tests.ts";

/** More than there are processors on a small machine: a test that waits leaves its own to another. */
const AT_ONCE = "4";

/**
 * How the engine runs tests: a pattern is compiled to machine code when it is first used, for most are used hundreds of
 * times, and young objects have room, for most live no longer than a case. A fifth less processor time where text is read.
 */
const ENGINE = ["--no-regexp-tier-up", "--max-semi-space-size=64"];

/** Hosts that split a command at blanks take no path with one, and tests install below the folder for temporary files. */
const ENV =
  process.platform !== "win32" && /\s/.test(tmpdir()) ? { ...process.env, TMPDIR: "/tmp" } : process.env;

/** Runs a program with its words as they come; its exit code. */
function run(program: string, args: readonly string[]): Promise<number> {
  const isShell = process.platform === "win32";
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: ENV,
      stdio: ["ignore", "inherit", "inherit"],
      shell: isShell,
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

const npm = (name: string): Promise<number> => run("npm", ["run", "--silent", name]);

async function tests(): Promise<number> {
  const named = process.argv.slice(2);
  const types = [
    ...ENGINE,
    ...["--import", "./scripts/typescript.mjs", "--test", `--test-concurrency=${AT_ONCE}`],
  ];
  if (named.length > 0) return run(process.execPath, [...types, ...named]);
  const all = readdirSync(join(ROOT, "tests")).filter((name) => name.endsWith(".test.ts"));
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-tests-"));
  try {
    const modules = modulesFor(
      all.sort().map((name) => join("tests", name)),
      folder,
    );
    return await run(process.execPath, [...types, ...modules]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [checked, built] = await Promise.all([npm("check"), npm("build")]);
process.exitCode = checked || built || (await tests());
