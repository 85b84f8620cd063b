/** Other guards and scanners, where `npm run bench -- --peers` has installed them. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../guards.ts";

/** The folder with their pinned versions. */
export const PEERS = join(ROOT, "bench", "peers");

const MODULES = join(PEERS, "node_modules");

/** How cc-safety-net is asked as Claude Code's hook; undefined where it is not installed. */
export function safetyNet(): readonly string[] | undefined {
  const path = join(MODULES, "cc-safety-net", "dist", "bin", "cc-safety-net.js");
  return existsSync(path) ? [process.execPath, path, "hook", "--claude-code"] : undefined;
}

/** How secretlint is asked, without the files; undefined where it is not installed. */
export function secretlint(): readonly string[] | undefined {
  const path = join(MODULES, "secretlint", "bin", "secretlint.js");
  const rules = join(PEERS, ".secretlintrc.json");
  return existsSync(path) ? [process.execPath, path, "--secretlintrc", rules, "--no-color"] : undefined;
}

/** What stands in the place of a peer's figures. */
export const ABSENT = "not installed: npm run bench -- --peers";
