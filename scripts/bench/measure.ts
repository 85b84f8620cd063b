/** How whole processes are measured: pairs for time, the kernel's own account for processor time and memory. */
import { spawnSync } from "node:child_process";
import { compiler } from "../toolchain.ts";

const WARM_UP = 5;
const MOST_BYTES = 1 << 28;

/** A program with its words, and what it reads on standard input. */
export type Run = { readonly argv: readonly string[]; readonly input: string; readonly cwd?: string };

/** Milliseconds of one whole process. Exit codes 0, 1 and 2 are answers of a guard or a scanner. */
function once({ argv: [file = "", ...args], input }: Run): number {
  const start = process.hrtime.bigint();
  const child = spawnSync(file, args, { input, maxBuffer: MOST_BYTES });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (child.status === null || child.status > 2) throw new Error(`${file} exited with ${child.status}`);
  return ms;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Median of the pairwise ratios, and both medians in milliseconds. */
export function paired(a: Run, b: Run, pairs: number): { ratio: number; a: number; b: number } {
  const all = Array.from({ length: pairs + WARM_UP }, () => [once(a), once(b)] as const).slice(WARM_UP);
  return {
    ratio: median(all.map(([left, right]) => left / right)),
    a: median(all.map(([left]) => left)),
    b: median(all.map(([, right]) => right)),
  };
}

/** What the kernel says that a process took; `lines` of its standard output. */
export type Usage = {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly lines: number;
  readonly exit: number;
};

/** Node does not tell what a child took, Bun does: this runs under the pinned one. */
const WATCH = `
const { argv, input, cwd } = JSON.parse(await Bun.stdin.text());
const start = Bun.nanoseconds();
const { exitCode, stdout, resourceUsage } = Bun.spawnSync(argv, { cwd, stdin: Buffer.from(input), stderr: "ignore" });
console.log(JSON.stringify({
  seconds: (Bun.nanoseconds() - start) / 1e9,
  cpuSeconds: Number(resourceUsage.cpuTime.total) / 1e6,
  peakMb: resourceUsage.maxRSS / 2 ** 20,
  lines: stdout.toString().split("\\n").length - 1,
  exit: exitCode,
}));
`;

/** One run of a program. */
export function usageOf(run: Run): Usage {
  const { stdout, stderr } = spawnSync(compiler(), ["-e", WATCH], {
    input: JSON.stringify(run),
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as Usage;
}
