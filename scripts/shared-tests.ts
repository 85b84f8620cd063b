/**
 * Files of tests that can share a process: it reads and compiles lib/ once for all of them, where each would do so for
 * itself. A file that changes what belongs to its process, starts others or measures gets one of its own.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./guards.ts";

/** What is the process's own: other programs and servers, its environment and directory, its clock, what is global. */
const OWN = [
  /node:(?:child_process|worker_threads|http|https|net|inspector)\b/,
  /process\.(?:chdir|umask|argv|exit|exitCode|on|once|kill|cpuUsage|memoryUsage|stdin|stdout|stderr)\b/,
  /process\.env\b[^\n;]*[^=!<>]=[^=>]|delete process\.env|Object\.(?:assign|defineProperty)\(process/,
  /\b(?:globalThis|mock|syncBuiltinESMExports|setTimeout|performance)\b/,
];

/** Groups of files: enough that a machine of a few processors has all of them at work. */
const GROUPS = 3;

/** A module's text and that of the modules beside it that it imports. */
function textOf(file: string, seen: Set<string> = new Set()): string {
  if (seen.has(file) || !existsSync(file)) return "";
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const beside = [...text.matchAll(/ from "(\.\/[^"]+)"/g)].map(([, name = ""]) => join(dirname(file), name));
  return [text, ...beside.map((other) => textOf(other, seen))].join("\n");
}

/** Does the file of tests leave its process as it found it? `file`: its path below the project's folder. */
export function canShare(file: string): boolean {
  const text = textOf(join(ROOT, file));
  return OWN.every((sign) => !sign.test(text));
}

/**
 * The modules that a test runner is given for `files`: those that can share stand together in a few that are written to
 * `folder`, each file a suite by its name; the others stand for themselves.
 */
export function modulesFor(files: readonly string[], folder: string): string[] {
  const shared = files.filter(canShare);
  const size = Math.ceil(shared.length / GROUPS);
  const groups = Array.from({ length: GROUPS }, (_, at) => shared.slice(at * size, (at + 1) * size));
  const written = groups.map((group, at) => {
    const suites = group.map((file) => {
      const url = JSON.stringify(pathToFileURL(join(ROOT, file)).href);
      return `describe(${JSON.stringify(file)}, async () => void (await import(${url})));\n`;
    });
    const path = join(folder, `shared-${at + 1}.mjs`);
    writeFileSync(path, `import { describe } from "node:test";\n${suites.join("")}`);
    return path;
  });
  return [...written, ...files.filter((file) => !shared.includes(file))];
}
