/**
 * What stands in a file of self-test cases, or of another's data, kept as JSON by the digest of its text, beside what
 * scripts/typescript.mjs keeps: YAML of a megabyte takes a second to read, and the build, the tests of the build and dozens of
 * tests read the same. `tests/selftests.test.ts` holds what is kept against what the files say.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { parse } from "yaml";
import { contentOf } from "../lib/selftest/load.ts";
import { ROOT } from "./guards.ts";

const CACHE = join(ROOT, "node_modules", ".cache", "agent-guards-cases");

const { version } = createRequire(import.meta.url)("yaml/package.json") as { readonly version: string };

/** Bun's own reader, where this runs in Bun: a twenty-fifth of the time. It takes a key twice, and aliases, where `yaml` does not. */
const { Bun: bun } = globalThis as {
  readonly Bun?: { readonly YAML: { readonly parse: (text: string) => unknown } };
};

/**
 * What stands in the text of the file `path`. In Bun its own reader says so, for `tests/selftests.test.ts` reads every file of
 * cases by the package, too, and refuses what differs. @throws CaseFileError when it is not YAML
 */
export function keptContent(text: string, path: string): unknown {
  if (!bun) return kept(text, "", () => contentOf(text, path));
  try {
    return kept(text, "bun", () => bun.YAML.parse(text));
  } catch {
    return contentOf(text, path);
  }
}

/**
 * What stands in a text of YAML whose values JSON has, too. `merge`: a key `<<` stands for what it names.
 *
 * @throws YAMLParseError
 */
export function keptYaml(text: string, { merge = false } = {}): unknown {
  return kept(text, merge ? "merge" : "", () => parse(text, { merge }));
}

/** What `read` makes of a text, which `way` tells from what others make of it. */
function kept(text: string, way: string, read: () => unknown): unknown {
  const digest = createHash("sha256").update([version, way, text].join("\n")).digest("hex");
  const file = join(CACHE, `${digest}.json`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    const content = read();
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
