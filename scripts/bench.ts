/**
 * `npm run bench`: what a hook costs. Whole-process latency of the executable, paired run by run against a bare
 * executable that only reads stdin and prints {}, and scan throughput by input size.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scan } from "../lib/secrets/scan.ts";
import { executableOf } from "./guards.ts";
import { compileExecutable, withRuntime } from "./toolchain.ts";

const PAIRS = 60;
const WARM_UP = 5;
const MIB = 1 << 20;

const BARE = `import { readFileSync, writeSync } from "node:fs"; readFileSync(0); writeSync(1, "{}\\n");`;

/** Milliseconds of one whole process. */
function once(path: string, input: string): number {
  const start = process.hrtime.bigint();
  const child = spawnSync(path, [], { input, maxBuffer: 64 * MIB });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (child.status !== 0) throw new Error(`${path} exited with ${child.status}`);
  return ms;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Median of the pairwise ratios, and both medians in milliseconds. */
function paired(a: string, b: string, input: string): { ratio: number; a: number; b: number } {
  const pairs = Array.from(
    { length: PAIRS + WARM_UP },
    () => [once(a, input), once(b, input)] as const,
  ).slice(WARM_UP);
  return {
    ratio: median(pairs.map(([left, right]) => left / right)),
    a: median(pairs.map(([left]) => left)),
    b: median(pairs.map(([, right]) => right)),
  };
}

const event = (fields: Record<string, unknown>): string =>
  JSON.stringify({ session_id: "s", cwd: "/data/workspace", ...fields });
const bash = (command: string): string =>
  event({ event: "pre_tool_call", tool_name: "bash", tool_input: { command } });
const message = (text: string): string => event({ event: "on_user_message", message: text });
const reply = (text: string): string => event({ event: "on_stop", response: text, tool_names: [] });
const PROSE =
  "The build was green at noon; the second run took 41 seconds and wrote 1,204 rows to the table.\n";
const SEED = ["legal winner thank year wave sausage", "worth useful legal winner thank yellow"].join(" ");

const LATENCY: readonly { name: string; guard: string; input: string }[] = [
  { name: "allow: ls -la", guard: "security_guard", input: bash("ls -la") },
  {
    name: "allow: git status && npm test",
    guard: "security_guard",
    input: bash("git status && npm test 2>&1 | tail -20"),
  },
  { name: "block: rm -rf /", guard: "security_guard", input: bash("rm -rf /") },
  { name: "block: a pasted mnemonic", guard: "security_guard", input: message(`my wallet: ${SEED}`) },
  { name: "allow: a 2 KB message", guard: "security_guard", input: message(PROSE.repeat(21)) },
  { name: "claims: a 2 KB reply", guard: "verify_publish_claims", input: reply(PROSE.repeat(21)) },
  { name: "allow: a 1 MB message", guard: "security_guard", input: message(PROSE.repeat(10_923)) },
  { name: "allow: a 10 MB message", guard: "security_guard", input: message(PROSE.repeat(109_227)) },
];

function latency(bare: string): void {
  console.log(`whole process, ${PAIRS} pairs against a bare executable that reads stdin and prints {}`);
  console.log("                                    guard ms   bare ms   ratio");
  for (const { name, guard, input } of LATENCY) {
    const { ratio, a, b } = paired(executableOf(guard), bare, input);
    console.log(
      `${name.padEnd(34)} ${a.toFixed(1).padStart(8)} ${b.toFixed(1).padStart(9)} ${ratio.toFixed(2).padStart(7)}`,
    );
  }
}

/** Megabytes of clean text that one scan in this process reads in a second of processor time; median of several scans. */
function throughput(): void {
  console.log("\nscan of clean text in this process (Node), MB per processor second");
  for (const size of [1 << 10, 1 << 14, 1 << 18, MIB, 10 * MIB]) {
    const text = PROSE.repeat(Math.ceil(size / PROSE.length)).slice(0, size);
    const rounds = Math.max(5, Math.ceil((4 * MIB) / size));
    const rates = Array.from({ length: 7 }, () => {
      const start = process.cpuUsage();
      for (let round = 0; round < rounds; round++) scan(text);
      const { user, system } = process.cpuUsage(start);
      return (size * rounds) / (user + system);
    });
    console.log(`${String(size).padStart(10)} bytes ${median(rates).toFixed(0).padStart(8)} MB/s`);
  }
}

const folder = mkdtempSync(join(tmpdir(), "agent-guards-bench-"));
try {
  const source = join(folder, "bare.ts");
  writeFileSync(source, BARE);
  withRuntime(undefined, (runtime) => compileExecutable(source, join(folder, "bare"), runtime));
  latency(join(folder, "bare"));
  throughput();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
