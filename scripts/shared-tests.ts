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
 * What serves, sets variables or stands in for the clock, and leaves nothing of that behind: a test, or what follows the last one,
 * puts all back. A process of its own would cost each of them as much as most of its tests do.
 */
export const TIDY = wordsOf(`
  bus.approve bus.faults bus.http bus.spec bus.turn
  audit-log claims.evidence claims.read cli.doctor-guards hook.tools hosts.claims originals settings
  troubles.baseline work.sessions
`);

/** What runs the command inside a process, and puts back all that it changes of it; it builds the command once a process. */
const COMMAND = wordsOf("in-process.ts cli-world.ts");

/**
 * What is played in Node, in which people import the library: what is made for Node, what another user runs, what shows
 * its server or its words about code that does not compile, and cases that overflow its stack, which is the smaller one.
 * `npm run test:node` plays every file there.
 */
export const IN_NODE = wordsOf(`
  hook.own library plugins shared-tests
  cli.refusals serve.baseline code.baseline shell.evaluate
`);

/** Files that take the longest, each in a process of its own. They start first: nothing waits for the last one at the end. */
export const LONG = wordsOf(`
  selftests.programs cli.doctor sealed tuning own-guards library build executable own secrets.speed
  fuzz payloads new-host person demo cli.install
`);

/** An executable of dist/, and what gives it another name: there are no links between two disks. */
const EXECUTABLE = /\bexecutableOf\(/;
const LINKS = /(?<!\w)linkSync\(|"install"/;

/**
 * What `npm run test:slow` plays, and `npm test` leaves to it: how time grows with a text, random input by the thousand, the
 * pages of docs/ walked on copies of the project, and the package and the build as a stranger makes them. A fault of a rule
 * shows in neither first; together they would be a quarter of `npm test`.
 */
export const SLOW = wordsOf(`
  claims.cost secrets.speed shell.cost wallet.speed work.cost
  environment fuzz hosts.property payloads shell.differential
  build demo library new-host tuning work.lists
`);

/**
 * Rooms of the project, by what the names of their tests begin with; all others are one more. Files of one room share a process,
 * which reads its tables and compiles its patterns and functions once: three groups with some files of each took 5 % more.
 */
const ROOMS = [
  wordsOf("bus"),
  wordsOf("claims work originals"),
  wordsOf("secrets wallet masks pii"),
  wordsOf("shell security hook hosts"),
];

/**
 * `node`: the one that runs this. `bun`: the pinned one that executables hold; it starts a file of tests in a fifth of the
 * time, for it reads TypeScript itself, and runs most in two thirds.
 */
export type Engine = "node" | "bun";

/**
 * What one process runs: files of tests, by their paths below the project's folder; `onDisk`: their folders have to be on one disk
 * with dist/.
 */
export type Job = { readonly engine: Engine; readonly files: readonly string[]; readonly onDisk?: boolean };

/** A module's text and that of the modules beside it that it imports. */
function textOf(file: string, seen: Set<string> = new Set()): string {
  if (seen.has(file) || !existsSync(file) || COMMAND.includes(basename(file))) return "";
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const beside = [...text.matchAll(/ from "(\.\/[^"]+)"/g)].map(([, name = ""]) => join(dirname(file), name));
  return [text, ...beside.map((other) => textOf(other, seen))].join("\n");
}

const nameOf = (file: string): string => basename(file, ".test.ts");

/** Which of {@link ROOMS} a file of tests is about. */
function roomOf(file: string): number {
  const [name = ""] = nameOf(file).split(".");
  const at = ROOMS.findIndex((names) => names.includes(name));
  return at < 0 ? ROOMS.length : at;
}

/** Where a file stands among those that take long, from 0; behind them all where it does not. */
function lengthOf(file: string): number {
  const at = LONG.indexOf(nameOf(file));
  return at < 0 ? LONG.length : at;
}

/** Whether a file of tests has its process for itself, or shares it with others, or with others that run the command. */
type Company = "none" | "any" | "command";

/** Whether a file of tests gives executables other names, which it then does alone. */
function isOnDisk(text: string): boolean {
  return EXECUTABLE.test(text) && LINKS.test(text);
}

/** With whom the file of tests shares its process, which it leaves as it found it. `file`: its path below the project's folder. */
export function companyOf(file: string): Company {
  const text = textOf(join(ROOT, file));
  if (isOnDisk(text)) return "none";
  if (!TIDY.includes(nameOf(file)) && OWN.some((sign) => sign.test(text))) return "none";
  return COMMAND.some((name) => text.includes(` from "./${name}"`)) ? "command" : "any";
}

/** Whether `npm test` leaves a file of tests to `npm run test:slow`. `file`: its path below the project's folder. */
export function isSlow(file: string): boolean {
  return SLOW.includes(nameOf(file));
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
  const rows = files.map((file) => {
    const length = lengthOf(file);
    const company = length < LONG.length ? "none" : companyOf(file);
    return { file, length, company, engine: engine ?? engineOf(file) };
  });
  const alone = rows.filter(({ company }) => company === "none").sort((a, b) => a.length - b.length);
  const together = (["bun", "node"] as const).flatMap((one) =>
    (["any", "command"] as const).flatMap((company) => {
      const shared = rows.filter((row) => row.engine === one && row.company === company);
      const count = company === "any" ? ROOMS.length + 1 : 1;
      const groups = Array.from({ length: count }, (_, at) =>
        shared.filter(({ file }) => count === 1 || roomOf(file) === at),
      );
      return groups
        .filter((group) => group.length > 0)
        .map((group): Job => ({ engine: one, files: group.map(({ file }) => file) }));
    }),
  );
  const jobs = alone.map(({ engine, file }): Job => {
    const onDisk = isOnDisk(textOf(join(ROOT, file)));
    return onDisk ? { engine, files: [file], onDisk } : { engine, files: [file] };
  });
  const long = alone.filter(({ length }) => length < LONG.length).length;
  return [...jobs.slice(0, long), ...together, ...jobs.slice(long)];
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
