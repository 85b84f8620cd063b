/**
 * What a folder's own lock file pins, installed there: for tests that need more than the project's own dependencies.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How npm is called: no script of a package runs, and nothing is asked that need not be. */
export const QUIET = [
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--loglevel=error",
] as const;

/** Installs what `folder`'s lock file pins, once for each state of the file. */
export function installPinned(folder: string): void {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const marker = join(folder, "node_modules", ".installed");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  execFileSync("npm", ["ci", ...QUIET], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  writeFileSync(marker, lock);
}
