/**
 * What stands in a file of self-test cases, kept as JSON by the digest of its text, beside what scripts/typescript.mjs keeps:
 * YAML of a megabyte takes a second to read, and the build, the tests of the build and a dozen tests read the same.
 * `tests/selftests.test.ts` holds what is kept against what the files say.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { contentOf } from "../lib/selftest/load.ts";
import { ROOT } from "./guards.ts";

const CACHE = join(ROOT, "node_modules", ".cache", "agent-guards-cases");

const { version } = createRequire(import.meta.url)("yaml/package.json") as { readonly version: string };

/** What stands in the text of the file `path`. @throws CaseFileError when it is not YAML */
export function keptContent(text: string, path: string): unknown {
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
