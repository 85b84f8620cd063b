/**
 * Stryker's plug-ins: the runner, which tests a mutant in this process and in a module that is evaluated anew for each,
 * and the choice of what is mutated.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { meaningOf as meaningOfType } from "../../lib/hook/hosts/meaning.ts";
import { loadFolder } from "../../lib/selftest/load.ts";
import type { runCases as runCasesType } from "../../lib/selftest/run.ts";
import type {
  guardNames as guardNamesType,
  inProcess as inProcessType,
  loadGuard as loadGuardType,
} from "../guards.ts";
import { AREAS } from "./areas.ts";
import { bundle, bundleCommand, compiled, type Exports, evaluated } from "./bundle.ts";
import { chosen } from "./choice.ts";
import type { collected as collectedType, end as endType } from "./node-test.ts";
import { Progress } from "./progress.ts";
import type { Coverage, DryRun, MutantRun, MutantRunOptions, TestResult } from "./stryker.ts";

/** What the bundle of an area exports. */
type World = {
  readonly collected: typeof collectedType;
  readonly end: typeof endType;
  readonly runCases: typeof runCasesType;
  readonly meaningOf: typeof meaningOfType;
  readonly guardNames: typeof guardNamesType;
  readonly inProcess: typeof inProcessType;
  readonly loadGuard: typeof loadGuardType;
};

type One = { readonly id: string; readonly run: () => Promise<void> };

/** Milliseconds that tests may take together which are not known to reach a mutant: what it changes may show in them. */
const FURTHER_MS = 1500;

class Failed extends Error {}

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
  readonly #times = new Map<string, number>();
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
    if (this.#area.files.includes("cli/")) {
      mkdirSync("dist", { recursive: true });
      await bundleCommand(process.cwd(), join("dist", "agent-guards.mjs"));
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
        const start = performance.now();
        await run();
        const spent = performance.now() - start;
        this.#children(mutantCoverage, id);
        this.#times.set(id, spent);
        tests.push({ id, name: id, timeSpentMs: spent, status: 0 });
      }
      await end();
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

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRun> {
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
        for (const { id, run } of this.#ordered(all, testFilter)) {
          at = id;
          asked++;
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

  /** The tests that reach the mutant first, short ones before long ones; what it changes on its way may show in others. */
  #ordered(all: readonly One[], filter: readonly string[] | undefined): readonly One[] {
    const reaching = new Set(filter ?? all.map(({ id }) => id));
    const time = ({ id }: One): number => this.#times.get(id) ?? 0;
    const shortFirst = [...all].sort((a, b) => time(a) - time(b));
    let left = FURTHER_MS;
    const further = shortFirst.filter((one) => {
      if (reaching.has(one.id)) return false;
      left -= time(one);
      return left > 0;
    });
    return [...shortFirst.filter(({ id }) => reaching.has(id)), ...further];
  }

  /** Every test of the area, of modules evaluated anew. */
  async #tests(): Promise<{ all: readonly One[]; end: () => Promise<void> }> {
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
      id: `case ${one.file} ${one.id}`,
      run: async () => {
        const { failures } = await world.runCases([one], ask, world.meaningOf);
        if (failures[0]) throw new Failed(failures[0].problem);
      },
    }));
    return { all: [...asked, ...own], end: world.end };
  }

  /** What the processes that a test started have reached. */
  #children(coverage: Coverage, id: string): void {
    for (const name of readdirSync(this.#marks)) {
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
