/**
 * Mutation testing: changes the sources in small ways, one at a time, and counts the changes that no test notices. Exit 1
 * where an area stays under its bar.
 *
 * usage: npm run mutate -- [FILE…] [--area NAME] [--sample N/M]
 *   FILE            mutate these files only (default: everything)
 *   --area NAME     of this area only: lib/hook, lib/secrets, lib/shell, lib/claims, cli
 *   --sample N/M    the Nth of M parts of the mutants, each drawn from everywhere alike
 *
 * AGENT_GUARDS_WORKERS says how many processes test at once, AGENT_GUARDS_LOG names a file for a line on each mutant.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { ROOT } from "./guards.ts";
import { AREAS, areaOf } from "./mutate/areas.ts";
import { isDrawn } from "./mutate/choice.ts";
import type { Core, Mutant } from "./mutate/stryker.ts";
import { installPinned } from "./pinned.ts";

const HOME = join(ROOT, "tests", "mutation");
const TSX = pathToFileURL(join(ROOT, "node_modules", "tsx", "dist", "loader.mjs")).href;
const NODE_ARGS = ["--no-warnings", "--experimental-vm-modules", "--import", TSX];

/** A mutant that changes nothing, found by what it is, not by its line. */
type Equivalent = { readonly file: string; readonly line: string; readonly to: string; readonly why: string };

function equivalents(): readonly Equivalent[] {
  return parse(readFileSync(join(HOME, "equivalent.yaml"), "utf8")) as readonly Equivalent[];
}

/** Runs Stryker over the files of an area, or those that are named. */
async function mutants(area: string, files: readonly string[], sample: string): Promise<Mutant[]> {
  const { files: own = [], tables = [] } = AREAS[area] ?? {};
  const whole = [
    ...own.map((one) => `${one}**/*.ts`),
    ...tables.map((one) => `!${one}${one.endsWith("/") ? "**" : ""}`),
  ];
  const core = pathToFileURL(join(HOME, "node_modules/@stryker-mutator/core/dist/src/index.js")).href;
  const { Stryker }: Core = await import(core);
  process.env["AGENT_GUARDS_AREA"] = area;
  process.env["AGENT_GUARDS_SAMPLE"] = sample;
  process.chdir(ROOT);
  return await new Stryker({
    mutate: files.length > 0 ? files : whole,
    testRunner: "agent-guards",
    testRunnerNodeArgs: NODE_ARGS,
    checkerNodeArgs: NODE_ARGS,
    plugins: [join(ROOT, "scripts", "mutate", "runner.ts")],
    ignorers: ["agent-guards"],
    coverageAnalysis: "perTest",
    concurrency: Number(process.env["AGENT_GUARDS_WORKERS"] ?? Math.max(1, availableParallelism() - 1)),
    ignorePatterns: [
      "dist",
      ".git",
      "plugins/node_modules",
      "tests/sdk",
      "tests/npm",
      "tests/mutation",
      "docs/*.svg",
    ],
    // Its rewriting of tsconfig.json wants an older TypeScript, and nothing here reads the copy.
    tsconfigFile: "none.json",
    tempDirName: ".stryker-tmp",
    cleanTempDir: "always",
    reporters: ["agent-guards"],
    logLevel: "warn",
    allowConsoleColors: false,
    dryRunTimeoutMinutes: 15,
    // A mutant is asked for some five seconds (see runner.ts), on a machine that may be busy.
    timeoutMS: 60_000,
    timeoutFactor: 0.1,
    thresholds: { high: 100, low: 0, break: null },
    allowEmpty: true,
    warnings: { slow: false },
  }).runMutationTest();
}

const place = ({ fileName }: Mutant): string => relative(ROOT, fileName).split(sep).join("/");

/** A mutant that nobody noticed as one line: where, what stands there, what stood there instead. */
function told(mutant: Mutant): { at: string; line: string; to: string } {
  const { start, end } = mutant.location;
  const lines = readFileSync(join(ROOT, place(mutant)), "utf8").split("\n");
  const line = (lines[start.line - 1] ?? "").trim();
  const upTo = start.line === end.line ? end.column : "…";
  const to = (mutant.replacement ?? mutant.mutatorName).replace(/\s+/g, " ");
  return { at: `${place(mutant)}:${start.line}:${start.column}-${upTo}`, line, to };
}

type Score = {
  readonly area: string;
  readonly noticed: number;
  readonly all: number;
  readonly lines: readonly string[];
};

/** The bounds between which the score of the whole lies, nineteen times of twenty, in per cent (Wilson's interval). */
function bounds(noticed: number, all: number): string {
  const z = 1.96;
  const share = noticed / all;
  const middle = share + z ** 2 / (2 * all);
  const half = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const [low, high] = [middle - half, middle + half].map((one) => (100 * one) / (1 + z ** 2 / all));
  return `${low?.toFixed(1)} to ${high?.toFixed(1)}`;
}

function scoreOf(area: string, drawn: readonly Mutant[], known: readonly Equivalent[]): Score {
  const valid = drawn.filter(({ status }) =>
    ["Killed", "Timeout", "Survived", "NoCoverage"].includes(status),
  );
  const missed = valid.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const isEquivalent = (mutant: Mutant): boolean => {
    const { line, to } = told(mutant);
    return known.some((one) => one.file === place(mutant) && one.line === line && one.to === to);
  };
  const open = missed.filter((mutant) => !isEquivalent(mutant));
  const all = valid.length - (missed.length - open.length);
  const lines = open.map((mutant) => {
    const { at, line, to } = told(mutant);
    return `${mutant.status}\t${mutant.mutatorName}\t${at}\t${line}\t→ ${to}`;
  });
  return { area, noticed: all - open.length, all, lines };
}

const { values, positionals } = parseArgs({
  options: { area: { type: "string" }, sample: { type: "string", default: "1/1" } },
  allowPositionals: true,
});
const named = positionals.map((file) => relative(ROOT, resolve(file)).split(sep).join("/"));
const areas = Object.keys(AREAS).filter((area) =>
  named.length > 0
    ? named.some((file) => areaOf(file) === area)
    : values.area === undefined || values.area === area,
);
if (areas.length === 0 || !/^\d+\/\d+$/.test(values.sample)) {
  console.error(
    "error: nothing of this is mutated\nhint: npm run mutate -- lib/shell/judge.ts, or --area lib/shell --sample 1/20",
  );
  process.exitCode = 2;
} else {
  installPinned(HOME);
  const known = equivalents();
  mkdirSync(join(ROOT, "reports"), { recursive: true });
  for (const area of areas) {
    const files = named.filter((file) => areaOf(file) === area);
    const results = await mutants(area, files, values.sample);
    const drawn = results.filter(({ id }) => isDrawn(id, values.sample));
    const { noticed, all, lines } = scoreOf(area, drawn, known);
    const score = all === 0 ? 100 : (100 * noticed) / all;
    const bar = AREAS[area]?.bar ?? 100;
    const report = join(ROOT, "reports", `mutants-${area.replaceAll("/", "-")}.txt`);
    writeFileSync(report, lines.map((line) => `${line}\n`).join(""));
    console.log(
      `${area}: ${score.toFixed(1)} % of ${all} mutants noticed (${bounds(noticed, all)} of the whole; bar ${bar}); the others: ${relative(ROOT, report)}`,
    );
    if (score < bar) process.exitCode = 1;
  }
}
