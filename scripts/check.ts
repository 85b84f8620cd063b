/**
 * `npm run check`: the types, the linter, then what is unused. Stops at the first of these that finds something, with its
 * exit code.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./guards.ts";
import { compiler, UNCOLLECTED } from "./toolchain.ts";

/** A script of a package that is installed here. */
const script = (...names: readonly string[]): string => join(ROOT, "node_modules", ...names);

/** One thread, for the build runs beside it. The search for what is unused takes half of the time in Bun. */
const CHECKS: readonly (readonly string[])[] = [
  [process.execPath, script("typescript", "bin", "tsc"), "-p", ".", "--singleThreaded"],
  [process.execPath, script("@biomejs", "biome", "bin", "biome"), "check", "."],
  [compiler(), script("knip", "bin", "knip-bun.js")],
];

for (const [program = "", ...words] of CHECKS) {
  const { status } = spawnSync(program, words, { cwd: ROOT, env: UNCOLLECTED, stdio: "inherit" });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
