/**
 * Stryker's plug-ins: the runner, which tests a mutant in this process and in a module that is evaluated anew for each,
 * and the choice of what is mutated.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { meaningOf as meaningOfType } from "../../lib/hook/hosts/meaning.ts";
import { loadFolder } from "../../lib/selftest/load.ts";
import type { runCases as runCasesType } from "../../lib/selftest/run.ts";
import { guardNames, type inProcess as inProcessType, type loadGuard as loadGuardType } from "../guards.ts";
import { AREAS } from "./areas.ts";
import { bundle, bundleCommand, bundleGuards, compiled, type Exports, evaluated } from "./bundle.ts";
import { chosen, isDrawn } from "./choice.ts";
import type { collected as collectedType, end as endType } from "./node-test.ts";
import { Patterns } from "./patterns.ts";
import { Progress } from "./progress.ts";
import { likeliest, type Reach, reachIn } from "./reach.ts";
import type { Coverage, DryRun, Mutant, MutantRun, MutantRunOptions, TestResult } from "./stryker.ts";

/** What the bundle of an area exports. */
type World = {
  readonly collected: typeof collectedType;
  readonly end: typeof endType;
  readonly runCases: typeof runCasesType;
  readonly meaningOf: typeof meaningOfType;
  readonly guardNames: typeof guardNames;
  readonly inProcess: typeof inProcessType;
  readonly loadGuard: typeof loadGuardType;
};

type One = { readonly id: string; readonly run: () => Promise<void> };

/**
 * Milliseconds that the tests may take together which reach a mutant, the short ones first; one is always asked. A mutant
 * that is noticed after that counts as not noticed: the score is a lower bound.
 */
const REACHING_MS = 4000;
/** Of these, what those of tests/ may take: their rows are edited at every place, and say more than a case as long. */
const OWN_MS = 3000;
/** And those that are not known to reach it: what it changes may show in them. */
const FURTHER_MS = 400;
/** Tests that noticed a mutant of late are asked first: neighbours are noticed by the same ones. */
const LATELY = 6;
/** What a worker that is started anew, because a mutant never ended, must know of the first run. In the sandbox. */
const KNOWN = "mutants.json";

/** Writes a line to AGENT_GUARDS_LOG, where it is set: what a worker prints, Stryker keeps to itself. */
function say(line: string): void {
  const path = process.env["AGENT_GUARDS_LOG"];
  if (path) appendFileSync(path, `${line.replaceAll(/\s+/g, " ")}\n`);
}

class Failed extends Error {}

/** What the ids of cases begin with. */
const CASE = "case ";
const isCase = (id: string): boolean => id.startsWith(CASE);

/** What stands at a place of a text. */
function codeAt(text: string, { start, end }: Mutant["location"]): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join("\n");
}

/** Loaded once: cases and packages are nobody's mutants. */
const cases = new Map<string, ReturnType<typeof loadFolder>>();
const remembered = {
  ...(await import("../../lib/selftest/load.ts")),
  loadFolder: (folder: string) => {
    const known = folder.includes("selftests") ? cases.get(folder) : undefined;
    const found = known ?? loadFolder(folder);
    cases.set(folder, found);
    return found;
  },
};

class Runner {
  readonly #area = AREAS[process.env["AGENT_GUARDS_AREA"] ?? ""];
  readonly #marks = mkdtempSync(join(tmpdir(), "agent-guards-mutants-"));
  readonly #environment = { ...process.env };
  #times = new Map<string, number>();
  /** Tests that fail without a mutant, over what Stryker writes into the sources, or over the tests that ran before. */
  #aside = new Set<string>();
  #lately: readonly string[] = [];
  #reach: Reach = new Map();
  #patterns = new Patterns();
  #text = "";
  #code: Buffer | undefined;

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    process.on("uncaughtException", () => undefined);
    process.on("unhandledRejection", () => undefined);
    if (!this.#area) throw new Error("AGENT_GUARDS_AREA names no area");
    this.#text = await bundle(process.cwd(), this.#area);
    this.#code = compiled(this.#text);
    if (existsSync(KNOWN)) {
      const { times, aside, reach, patterns } = JSON.parse(readFileSync(KNOWN, "utf8")) as {
        times: readonly [string, number][];
        aside: readonly string[];
        reach: readonly [string, readonly string[]][];
        patterns: ConstructorParameters<typeof Patterns>[0];
      };
      this.#patterns = new Patterns(patterns);
      this.#times = new Map(times);
      this.#reach = new Map(reach);
      this.#aside = new Set(aside);
    }
    if (this.#area.files.includes("cli/")) {
      mkdirSync("dist", { recursive: true });
      const script = join(process.cwd(), "dist", "agent-guards.mjs");
      await bundleCommand(process.cwd(), script);
      await bundleGuards(process.cwd(), guardNames(), "dist");
      // In the place of the executable: the same command with the mutants in it.
      const start = `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`;
      writeFileSync(join("dist", "agent-guards"), start, { mode: 0o755 });
    }
  }

  async dryRun(): Promise<DryRun> {
    const mutantCoverage: Coverage = { static: {}, perTest: {} };
    const space = { mutantCoverage };
    globalThis.__stryker__ = space;
    try {
      const tests: TestResult[] = [];
      const { all, end } = await this.#tests();
      for (const { id, run } of all) {
        globalThis.__stryker__ = Object.assign(space, { currentTestId: id });
        process.env["AGENT_GUARDS_COVERAGE"] = this.#marks;
        const spent = await this.#patterns.watch(id, () => this.#spent({ id, run }));
        this.#children(mutantCoverage, id);
        if (spent === undefined) {
          Reflect.deleteProperty(mutantCoverage.perTest, id);
          continue;
        }
        this.#times.set(id, spent);
        tests.push({ id, name: id, timeSpentMs: spent, status: 0 });
      }
      await end();
      await this.#again();
      this.#reach = reachIn(this.#text, mutantCoverage.perTest, this.#times, [
        { has: (id) => !isCase(id), milliseconds: OWN_MS },
        { has: isCase, milliseconds: REACHING_MS - OWN_MS },
      ]);
      // Each mutant has a module of its own: one that is reached when that is loaded, too, is asked by the tests that reach it.
      for (const reached of Object.values(mutantCoverage.perTest))
        for (const id of Object.keys(reached)) Reflect.deleteProperty(mutantCoverage.static, id);
      const known = {
        times: [...this.#times],
        aside: [...this.#aside],
        reach: [...this.#reach],
        patterns: this.#patterns.kept,
      };
      writeFileSync(KNOWN, JSON.stringify(known));
      return { status: "complete", tests, mutantCoverage };
    } catch (error) {
      const at = globalThis.__stryker__?.currentTestId ?? "while loading";
      return {
        status: "error",
        errorMessage: `${at}: ${error instanceof Error ? error.stack : String(error)}`,
      };
    } finally {
      Reflect.deleteProperty(process.env, "AGENT_GUARDS_COVERAGE");
    }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRun> {
    const sample = process.env["AGENT_GUARDS_SAMPLE"] ?? "1/1";
    if (!isDrawn(options.activeMutant.id, sample)) return { status: "error", errorMessage: "not drawn" };
    const start = process.cpuUsage();
    const result = await this.#asked(options);
    const { user, system } = process.cpuUsage(start);
    const by = result.status === "killed" ? result.killedBy[0] : "";
    const why = result.status === "killed" ? result.failureMessage.slice(0, 60) : "";
    const { id, fileName, location, replacement } = options.activeMutant;
    const where = `${fileName.split(/[\\/]/).slice(-2).join("/")}:${location.start.line + 1}:${location.start.column}`;
    const cost = `${Math.round((user + system) / 1000)} ms`;
    say(
      [
        id,
        result.status,
        cost,
        where,
        "→",
        replacement?.replaceAll(/\s+/g, " ").slice(0, 90),
        "by",
        by,
        why,
      ].join(" "),
    );
    if (by) this.#lately = [by, ...this.#lately.filter((id) => id !== by)].slice(0, LATELY);
    return result;
  }

  async #asked({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRun> {
    const space = { activeMutant: activeMutant.id, hitCount: 0, hitLimit };
    globalThis.__stryker__ = Object.assign(globalThis.__stryker__ ?? {}, space, {
      currentTestId: undefined,
      mutantCoverage: { static: {}, perTest: {} },
    });
    process.env["__STRYKER_ACTIVE_MUTANT__"] = activeMutant.id;
    let asked = 0;
    let at = "loading";
    try {
      const { all, end } = await this.#tests();
      try {
        const near = testFilter ? undefined : this.#near(activeMutant);
        for (const { id, run } of near ? this.#likeliest(all, near) : this.#ordered(all, testFilter)) {
          at = id;
          asked++;
          this.#home();
          await run();
        }
      } finally {
        await end();
      }
      return { status: "survived", nrOfTests: asked };
    } catch (error) {
      const { hitCount = 0 } = globalThis.__stryker__ ?? {};
      if (hitLimit !== undefined && hitCount > hitLimit)
        return { status: "timeout", reason: "it goes round" };
      const failureMessage = error instanceof Error ? error.message.slice(0, 300) : String(error);
      return { status: "killed", killedBy: [at], failureMessage, nrOfTests: asked };
    } finally {
      Reflect.deleteProperty(process.env, "__STRYKER_ACTIVE_MUTANT__");
    }
  }

  dispose(): Promise<void> {
    rmSync(this.#marks, { recursive: true, force: true });
    return Promise.resolve();
  }

  /** Milliseconds of processor time of a test without a mutant; one that fails is left out from now on. */
  async #spent({ id, run }: One): Promise<number | undefined> {
    this.#home();
    const start = process.cpuUsage();
    try {
      await run();
      // Other programs of this machine make a test take longer, and no dearer.
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    } catch (error) {
      this.#aside.add(id);
      say(`left out ${id}: ${String(error).slice(0, 300)}`);
      return undefined;
    }
  }

  /** Asks every test once more, in the order that mutants meet them in: a test that needs another before it is left out. */
  async #again(): Promise<void> {
    Reflect.deleteProperty(process.env, "AGENT_GUARDS_COVERAGE");
    globalThis.__stryker__ = {};
    const { all, end } = await this.#tests();
    for (const one of this.#shortFirst(all)) {
      // One that takes longer than all may together is asked of what nothing else reaches.
      if ((this.#times.get(one.id) ?? 0) > REACHING_MS) break;
      const spent = await this.#spent(one);
      if (spent !== undefined) this.#times.set(one.id, spent);
    }
    await end();
  }

  #shortFirst(all: readonly One[]): readonly One[] {
    const time = ({ id }: One): number => this.#times.get(id) ?? 0;
    return all.filter(({ id }) => !this.#aside.has(id)).sort((a, b) => time(a) - time(b));
  }

  /** The tests that a pattern matches in and those that reach the file, the likeliest first. */
  #near({ fileName, location }: MutantRunOptions["activeMutant"]): readonly string[] | undefined {
    const path = fileName.replaceAll("\\", "/");
    const file = [...this.#reach.keys()].find((one) => path.endsWith(`/${one}`));
    if (file === undefined) return undefined;
    const code = codeAt(readFileSync(fileName, "utf8"), location);
    const worth = this.#patterns.matchedBy(code);
    return [
      ...likeliest(worth, this.#times, { has: (id) => !this.#aside.has(id), milliseconds: OWN_MS }),
      ...(this.#reach.get(file) ?? []),
    ];
  }

  /** Those of `near` as long as they may take, and some that are not known to come near: one may read a table only. */
  #likeliest(all: readonly One[], near: readonly string[]): readonly One[] {
    const known = new Map(all.map((one) => [one.id, one]));
    const first = [...new Set([...this.#lately.filter((id) => near.includes(id)), ...near])].flatMap(
      (id) => known.get(id) ?? [],
    );
    const asked = new Set(near);
    return [
      ...this.#within(first, REACHING_MS),
      ...this.#within(
        this.#shortFirst(all).filter(({ id }) => !isCase(id) && !asked.has(id)),
        FURTHER_MS,
      ),
    ];
  }

  /** Those of `tests` that take no more than so many milliseconds together. */
  #within(tests: readonly One[], milliseconds: number): readonly One[] {
    let left = milliseconds;
    return tests.filter(({ id }) => {
      left -= this.#times.get(id) ?? 0;
      return left > 0;
    });
  }

  /** The tests that reach the mutant first, short ones before long ones; what it changes on its way may show in others. */
  #ordered(all: readonly One[], filter: readonly string[] | undefined): readonly One[] {
    const known = this.#shortFirst(all);
    const lately = known.filter(({ id }) => this.#lately.includes(id));
    const shortFirst = [...lately, ...known.filter(({ id }) => !this.#lately.includes(id))];
    const reaching = new Set(filter ?? shortFirst.map(({ id }) => id));
    const atLeastOne = (tests: readonly One[], milliseconds: number): readonly One[] => {
      const some = this.#within(tests, milliseconds);
      return some.length > 0 ? some : tests.slice(0, 1);
    };
    const reached = shortFirst.filter(({ id }) => reaching.has(id));
    const cases = reached.filter(({ id }) => isCase(id));
    return [
      ...lately.filter(({ id }) => reaching.has(id)),
      ...atLeastOne(
        reached.filter(({ id }) => !isCase(id)),
        cases.length === 0 ? REACHING_MS : OWN_MS,
      ),
      ...atLeastOne(cases, REACHING_MS - OWN_MS),
      ...this.#within(
        shortFirst.filter(({ id }) => !reaching.has(id)),
        FURTHER_MS,
      ),
    ];
  }

  /** Every test of the area, of modules evaluated anew. */
  async #tests(): Promise<{ all: readonly One[]; end: () => Promise<void> }> {
    this.#restore();
    const world = (await evaluated(this.#text, this.#code, moduleOf)) as World;
    const { prefixes, own } = { prefixes: this.#area?.cases ?? [], own: world.collected() };
    const wanted = remembered
      .loadFolder(join(process.cwd(), "selftests"))
      .filter(({ file }) => prefixes.some((prefix) => file.startsWith(prefix)));
    if (wanted.length === 0) return { all: own, end: world.end };
    const names = [...new Set(wanted.map(({ guard }) => guard))];
    const loaded = new Map<string, Awaited<ReturnType<World["loadGuard"]>>>();
    for (const name of names) loaded.set(name, await world.loadGuard(name));
    const ask = world.inProcess(loaded);
    const asked = wanted.map((one) => ({
      id: `${CASE}${one.file} ${one.id}`,
      run: async () => {
        const { failures } = await world.runCases([one], ask, world.meaningOf);
        if (failures[0]) throw new Failed(failures[0].problem);
      },
    }));
    return { all: [...asked, ...own], end: world.end };
  }

  /** A home that nobody wrote in: what one test leaves there would make another one's order matter. */
  #home(): string {
    const home = join(this.#marks, "home");
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home);
    return home;
  }

  /** The environment as it was, for files of tests set variables when they are loaded. */
  #restore(): void {
    const marks = Object.fromEntries(MARKS.map((name) => [name, process.env[name]]));
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
    for (const [name, value] of Object.entries({ ...this.#environment, ...marks, HOME: this.#home() }))
      if (value !== undefined) process.env[name] = value;
  }

  /** What the processes that a test started have reached. */
  #children(coverage: Coverage, id: string): void {
    for (const name of readdirSync(this.#marks).filter((one) => one.endsWith(".json"))) {
      const path = join(this.#marks, name);
      const found = JSON.parse(readFileSync(path, "utf8")) as Record<string, number>;
      const mine = coverage.perTest[id] ?? {};
      coverage.perTest[id] = mine;
      for (const [mutant, hits] of Object.entries(found)) mine[mutant] = (mine[mutant] ?? 0) + hits;
      rmSync(path);
    }
  }
}

/** Modules that the bundle imports. */
async function moduleOf(specifier: string): Promise<Exports> {
  if (specifier.startsWith("outside:")) return remembered;
  const found = (await import(specifier)) as Exports;
  return specifier === "yaml" ? yamlOnce(found) : specifier === "node:child_process" ? marked(found) : found;
}

/** Large data files are parsed once; nobody writes to what they hold. */
const parsed = new Map<string, unknown>();
function yamlOnce(yaml: Exports): Exports {
  const parse = yaml["parse"] as (text: string, ...more: readonly unknown[]) => unknown;
  return {
    ...yaml,
    parse: (text: string, ...more: readonly unknown[]) => {
      if (text.length < 2000 || more.length > 0) return parse(text, ...more);
      if (!parsed.has(text)) parsed.set(text, parse(text));
      return parsed.get(text);
    },
  };
}

/** Processes that tests start get the mutant with them, whatever environment they are given. */
function marked(module: Exports): Exports {
  const wrapped = (name: string) => {
    const real = module[name] as (...args: unknown[]) => unknown;
    return (file: unknown, ...rest: unknown[]) => real(file, ...rest.map(withMarks));
  };
  const names = ["execFile", "execFileSync", "spawn", "spawnSync"];
  return { ...module, ...Object.fromEntries(names.map((name) => [name, wrapped(name)])) };
}

const MARKS = ["__STRYKER_ACTIVE_MUTANT__", "AGENT_GUARDS_COVERAGE"];

function withMarks(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !("env" in value)) return value;
  const marks = MARKS.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...value, env: { ...(value.env as object), ...Object.fromEntries(marks) } };
}

export const strykerPlugins = [
  { kind: "TestRunner", name: "agent-guards", injectableClass: Runner },
  { kind: "Reporter", name: "agent-guards", injectableClass: Progress },
  { kind: "Ignore", name: "agent-guards", value: chosen },
];
