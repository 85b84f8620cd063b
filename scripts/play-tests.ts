/** Plays files of tests, several processes at once, and says how each went: all of its words where something failed. */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./guards.ts";
import { type Job, writeSuites } from "./shared-tests.ts";
import { type Count, countIn, sum } from "./test-report.ts";
import { compiler, UNCOLLECTED } from "./toolchain.ts";

/**
 * How Node runs tests: a pattern is compiled to machine code when it is first used, for most are used hundreds of times,
 * and young objects have room, for most live no longer than a case. A fifth less processor time where text is read.
 */
const NODE = [
  ...["--no-regexp-tier-up", "--max-semi-space-size=64", "--import", "./scripts/typescript.mjs"],
  ...["--test", "--test-reporter=tap"],
];

/** Bun would end a test after five seconds, which a busy machine takes for the work of one. */
const BUN = ["test", "--only-failures", "--timeout=600000"];

/** Hosts that split a command at blanks take no path with one, and tests install below the folder for temporary files. */
const TMPDIR = process.platform !== "win32" && /\s/.test(tmpdir()) ? { TMPDIR: "/tmp" } : {};

/** A runner inside a test of a runner would take itself for a part of it, and run nothing. Some tests compile types. */
const ENV = { ...UNCOLLECTED, ...TMPDIR, NODE_TEST_CONTEXT: undefined };

/**
 * The last of Bun's compilers is for code that runs for minutes: a file of tests ends before it has paid. Without it files that
 * judge for seconds take 8 to 17 % less processor time (four pairs; cost tests 2 %), one took 17 % more.
 */
const BUN_ENV = { ...ENV, BUN_JSC_useFTLJIT: "0" };

/** Where files are in memory, and how much room tests take there at the most. */
const MEMORY = { folder: "/dev/shm", bytes: 2 ** 30 };

/**
 * A folder in memory, where files take the system two thirds of the time; undefined where there is none, too little room in it, or
 * no program may start from it.
 */
function inMemory(): string | undefined {
  if (process.env["TMPDIR"] !== undefined || !existsSync(MEMORY.folder)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY.folder);
  if (bavail * bsize < MEMORY.bytes) return undefined;
  const folder = mkdtempSync(join(MEMORY.folder, "agent-guards-"));
  // What another user is asked to do lies in it.
  chmodSync(folder, 0o711);
  const program = join(folder, "starts");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  if (spawnSync(program).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

type Ended = { readonly code: number; readonly text: string };

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    const words: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => words.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, text: Buffer.concat(words).toString() }));
  });
}

/** Where jobs are played: `folder` is for what they need, `memory` for the temporary files of those that need no disk. */
type Place = { readonly folder: string; readonly memory: string | undefined };

function start({ engine, files, onDisk }: Job, { folder, memory }: Place): Promise<Ended> {
  const more = onDisk || memory === undefined ? {} : { TMPDIR: memory };
  if (engine === "bun")
    return run(compiler(), [...BUN, ...files.map((file) => `./${file}`)], { ...BUN_ENV, ...more });
  const [first = ""] = files;
  const module =
    files.length > 1 ? writeSuites(files, join(mkdtempSync(join(folder, "/")), "suites.mjs")) : first;
  return run(process.execPath, [...NODE, module], { ...ENV, ...more });
}

async function play(job: Job, place: Place, say: (words: string) => void): Promise<Count> {
  const began = Date.now();
  const { files, engine } = job;
  const { code, text } = await start(job, place);
  const count = countIn(text, files.length);
  // A file that ends the process takes the files behind it away, and Node's exit code is 0.
  const ended = new Set([...text.matchAll(/^(?:not )?ok \d+ - (.*?)\r?$/gm)].map(([, name = ""]) => name));
  const lost = engine === "node" && files.length > 1 ? files.filter((file) => !ended.has(file)) : [];
  const name = files.length === 1 ? `${files[0]}` : `${files.length} files, ${files[0]} to ${files.at(-1)}`;
  const bad = [...count.named, ...lost.map((file) => `${file}: did not end`)];
  const isGood = code === 0 && count.failed === 0 && bad.length === 0;
  const took = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const mark = isGood ? "ok" : "FAILED";
  const counted = `${count.passed} in ${engine}`;
  if (!isGood) say(`${text}\n`);
  say(`${mark.padEnd(7)}${counted.padStart(12)}${took.padStart(9)}  ${name}\n`);
  if (isGood) return count;
  const named = bad.length > 0 ? bad : [`exit code ${code}`];
  return {
    ...count,
    named: named.map((one) => (files.length > 1 || one.startsWith(name) ? one : `${name}: ${one}`)),
  };
}

/** Plays `jobs`, `atOnce` of them at a time, in their order, as long as it `goesOn`; what they came to. */
export async function playTests(
  jobs: readonly Job[],
  atOnce: number,
  say: (words: string) => void,
  goesOn: () => boolean = () => true,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-tests-"));
  const memory = inMemory();
  const waiting = [...jobs];
  const counts: Count[] = [];
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job && goesOn(); job = waiting.shift())
      counts.push(await play(job, { folder, memory }, say));
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    for (const made of [folder, memory]) if (made) rmSync(made, { recursive: true, force: true });
  }
  return counts.reduce(sum);
}
