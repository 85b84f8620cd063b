/**
 * The self-test cases for tests that only need them: YAML of a megabyte takes a second to read, so what stands in a file is
 * kept as JSON by the digest of its text, beside what scripts/typescript.mjs keeps.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { Case } from "../lib/selftest/case.ts";
import { contentOf, loadFolder } from "../lib/selftest/load.ts";
import { ROOT, SELFTESTS } from "../scripts/guards.ts";

const CACHE = join(ROOT, "node_modules", ".cache", "agent-guards-cases");

const { version } = createRequire(import.meta.url)("yaml/package.json") as { readonly version: string };

/** The cases below selftests/ and these folders of it. @throws CaseFileError as {@link loadFolder} */
export function selftestCases(...below: readonly string[]): Case[] {
  return loadFolder(join(SELFTESTS, ...below), kept);
}

function kept(text: string, path: string): unknown {
  const file = join(CACHE, `${createHash("sha256").update(`${version}\n${text}`).digest("hex")}.json`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    const content = contentOf(text, path);
    keep(file, JSON.stringify(content));
    return content;
  }
}

/** Where the folder cannot be written, every process reads for itself. */
function keep(file: string, json: string): void {
  const draft = `${file}.${process.pid}.${threadId}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, json);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}
