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

/**
 * What the compiler found of each file, by the digests of the files that it depends on: where little has changed since, the
 * types take a quarter of their processor time (3.9 s to 0.9 s, and 3.1 s behind a change of what all others import).
 */
const TYPES = script(".cache", "agent-guards.tsbuildinfo");

/** One thread, for the build runs beside it. The search for what is unused takes half of the time in Bun. */
const CHECKS: readonly (readonly string[])[] = [
  [
    ...[process.execPath, script("typescript", "bin", "tsc"), "-p", ".", "--singleThreaded"],
    ...["--incremental", "--tsBuildInfoFile", TYPES],
  ],
  [process.execPath, script("@biomejs", "biome", "bin", "biome"), "check", "."],
  [compiler(), script("knip", "bin", "knip-bun.js")],
];

/** Without the last of Bun's compilers, for code that runs for minutes, the search takes three quarters of the time. */
const ENV = { ...UNCOLLECTED, BUN_JSC_useFTLJIT: "0" };

for (const [program = "", ...words] of CHECKS) {
  const { status } = spawnSync(program, words, { cwd: ROOT, env: ENV, stdio: "inherit" });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
