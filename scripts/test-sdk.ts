/**
 * The adapters against the real libraries: installs what tests/sdk pins, checks the types, and runs its tests.
 *
 * usage: npm run test:sdk [-- FILE...]
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./guards.ts";
import { installPinned, QUIET } from "./pinned.ts";

const HOME = join(ROOT, "tests", "sdk");
const MODULES = join(HOME, "node_modules");

/** Runs a program of this project's; its output is ours, its failure ends us. */
function node(...args: readonly string[]): number {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status ?? 1;
}

/** The adapters' sources find the libraries in a folder above themselves, as TypeScript and Node want it. */
function link(): void {
  const path = join(ROOT, "plugins", "node_modules");
  rmSync(path, { force: true, recursive: true });
  symlinkSync(MODULES, path, "junction");
}

/** This package as a stranger gets it, and the examples beside it. */
function strangers(): void {
  const folder = join(HOME, ".examples");
  rmSync(folder, { force: true, recursive: true });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const pack = ["pack", "--json", "--pack-destination", folder, ...QUIET];
  const [{ filename }] = JSON.parse(execFileSync("npm", pack, { cwd: ROOT, encoding: "utf8" })) as [
    { filename: string },
  ];
  execFileSync("tar", ["-xzf", filename], { cwd: folder });
  cpSync(join(folder, "package"), join(folder, "node_modules", "agent-guards"), { recursive: true });
  rmSync(join(folder, "package"), { recursive: true });
  cpSync(join(ROOT, "examples", "sdk"), folder, { recursive: true });
}

installPinned(HOME);
link();
strangers();
const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : readdirSync(HOME)
        .filter((name) => name.endsWith(".test.ts"))
        .map((name) => join(HOME, name));
process.exitCode =
  node(join("node_modules", "typescript", "bin", "tsc"), "-p", HOME) ||
  node("--import", "tsx", "--test", ...files);
