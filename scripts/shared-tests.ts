/**
 * How files of tests are run: in which engine, and which of them share a process, for it reads and compiles lib/ once for
 * all of them, where each would do so for itself.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { wordsOf } from "../lib/core/words.ts";
import { ROOT } from "./guards.ts";

/**
 * What is the process's own: servers and threads, its environment and directory, its clock, what is global. What a file does
 * at the process's end disturbs nobody.
 */
const OWN = [
  /node:(?:http|https|net|inspector)\b|\bnew Worker\b/,
  /process\.(?:chdir|umask|argv|exit|exitCode|on|once(?!\("exit")|kill|cpuUsage|memoryUsage|stdin|stdout|stderr)\b/,
  /process\.env\b[^\n;]*[^=!<>]=[^=>]|delete process\.env|Object\.(?:assign|defineProperty)\(process/,
  /\b(?:globalThis|mock|syncBuiltinESMExports|setTimeout|performance)\b/,
];

/**
 * What is played in Node, in which people import the library: what is made for Node, what another user runs, what shows
 * its server or its words about code that does not compile, and cases that overflow its stack, which is the smaller one.
 * `npm run test:node` plays every file there.
 */
export const IN_NODE = wordsOf(`
  bench hook.own library new-host plugins scan.sources shared-tests
  cli.refusals serve.baseline code.baseline shell.evaluate
`);

/** Files that take the longest, each in a process of its own. They start first: nothing waits for the last one at the end. */
export const LONG = wordsOf(`
  rules selftests.programs cli.doctor sealed tuning own-guards library build executable own secrets.speed
  fuzz payloads scan.sources new-host person demo cli.install scan.words
`);

/** Groups of files: enough that a machine of a few processors has all of them at work. */
const GROUPS = 3;

/**
 * `node`: the one that runs this. `bun`: the pinned one that executables hold; it starts a file of tests in a fifth of the
 * time, for it reads TypeScript itself, and runs most in two thirds.
 */
export type Engine = "node" | "bun";

/** What one process runs: files of tests, by their paths below the project's folder. */
export type Job = { readonly engine: Engine; readonly files: readonly string[] };

/** A module's text and that of the modules beside it that it imports. */
function textOf(file: string, seen: Set<string> = new Set()): string {
  if (seen.has(file) || !existsSync(file)) return "";
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const beside = [...text.matchAll(/ from "(\.\/[^"]+)"/g)].map(([, name = ""]) => join(dirname(file), name));
  return [text, ...beside.map((other) => textOf(other, seen))].join("\n");
}

const nameOf = (file: string): string => basename(file, ".test.ts");

/** Where a file stands among those that take long, from 0; behind them all where it does not. */
function lengthOf(file: string): number {
  const at = LONG.indexOf(nameOf(file));
  return at < 0 ? LONG.length : at;
}

/** Does the file of tests leave its process as it found it? `file`: its path below the project's folder. */
export function canShare(file: string): boolean {
  const text = textOf(join(ROOT, file));
  return OWN.every((sign) => !sign.test(text));
}

/** Where a file of tests is run. `file`: its path below the project's folder. */
export function engineOf(file: string): Engine {
  return IN_NODE.includes(nameOf(file)) ? "node" : "bun";
}

/**
 * The processes for `files`: those that take long, then the files that can share, which stand together in a few, then the others.
 * `engine`: the one for all, where it is not each file's own.
 */
export function jobsFor(files: readonly string[], engine?: Engine): Job[] {
  const jobs = files.map((file): Job => ({ engine: engine ?? engineOf(file), files: [file] }));
  const isShared = ({ files: [file = ""] }: Job): boolean => canShare(file) && lengthOf(file) === LONG.length;
  const rank = ({ files: [file = ""] }: Job): number => lengthOf(file);
  const together = (["bun", "node"] as const).flatMap((one) => {
    const shared = jobs.filter((job) => job.engine === one && isShared(job)).flatMap((job) => job.files);
    // Each takes every third file, so that neighbours, which cost alike, are spread.
    const groups = Array.from({ length: GROUPS }, (_, at) => shared.filter((_, no) => no % GROUPS === at));
    return groups.filter((group) => group.length > 0).map((group): Job => ({ engine: one, files: group }));
  });
  const alone = jobs.filter((job) => !isShared(job)).sort((a, b) => rank(a) - rank(b));
  const long = alone.filter((job) => rank(job) < LONG.length);
  return [...long, ...together, ...alone.slice(long.length)];
}

/** A module at `path` that runs `files` in one process of Node, each as a suite by its name. */
export function writeSuites(files: readonly string[], path: string): string {
  const suites = files.map((file) => {
    const url = JSON.stringify(pathToFileURL(join(ROOT, file)).href);
    return `describe(${JSON.stringify(file)}, async () => void (await import(${url})));\n`;
  });
  writeFileSync(path, `import { describe } from "node:test";\n${suites.join("")}`);
  return path;
}
