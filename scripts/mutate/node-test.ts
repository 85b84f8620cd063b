/**
 * Stands in for `node:test` in the bundle that a mutant is tested with: collects the tests of all files, so that they
 * run in one process, in a chosen order, and end at the first failure.
 */

type Hook = () => unknown;
type Context = {
  readonly after: (hook: Hook) => void;
  readonly skip: () => void;
  readonly test: (name: string, run: Run) => Promise<void>;
  readonly diagnostic: () => void;
};
type Run = (context: Context) => unknown;
type Options = { readonly skip?: unknown };

/** What a file of tests registered. */
type File = {
  readonly name: string;
  readonly before: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
  begun: boolean;
  /** Its environment, which would be a process's own. */
  env: Environment;
};

type Environment = Readonly<Record<string, string | undefined>>;

type Collected = { readonly id: string; readonly run: () => Promise<void> };

const base: Environment = { ...process.env };
let current: File = fileOf("");
const tests: Collected[] = [];
const ends: Hook[] = [];

function fileOf(name: string): File {
  return { name, before: [], beforeEach: [], afterEach: [], begun: false, env: base };
}

/** Said at the beginning of each file of tests: what follows is its own. */
export function begin(name: string): void {
  leave(current);
  current = fileOf(name);
}

/** Every test that was registered. */
export function collected(): readonly Collected[] {
  leave(current);
  return tests;
}

/** What tells a process which mutant it is to be is nobody's. */
const MARKS = ["__STRYKER_ACTIVE_MUTANT__", "AGENT_GUARDS_COVERAGE"];

function enter(env: Environment): void {
  const names = new Set([...Object.keys(process.env), ...Object.keys(env)]);
  for (const name of names) {
    const value = env[name];
    if (MARKS.includes(name) || process.env[name] === value) continue;
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}

function leave(file: File): void {
  file.env = { ...process.env };
  enter(base);
}

/** Runs what clears away after all tests; a failure there is nobody's. */
export async function end(): Promise<void> {
  for (const hook of ends.splice(0)) {
    try {
      await hook();
    } catch {}
  }
}

async function play(file: File, run: Run): Promise<void> {
  enter(file.env);
  try {
    await inFile(file, run);
  } finally {
    leave(file);
  }
}

async function inFile(file: File, run: Run): Promise<void> {
  if (!file.begun) {
    file.begun = true;
    for (const hook of file.before) await hook();
  }
  const afters: Hook[] = [];
  try {
    for (const hook of file.beforeEach) await hook();
    await run({
      after: (hook) => afters.push(hook),
      skip: () => undefined,
      diagnostic: () => undefined,
      test: (_name, inner) => inFile({ ...fileOf(file.name), begun: true }, inner),
    });
  } finally {
    for (const hook of [...afters, ...file.afterEach]) await hook();
  }
}

export function test(name: string, second: Options | Run, third?: Run): Promise<void> {
  const run = typeof second === "function" ? second : third;
  const skip = typeof second === "function" ? undefined : second.skip;
  const file = current;
  if (run && !skip) tests.push({ id: `${file.name}: ${name}`, run: () => play(file, run) });
  return Promise.resolve();
}

export const before = (hook: Hook): unknown => current.before.push(hook);
export const beforeEach = (hook: Hook): unknown => current.beforeEach.push(hook);
export const afterEach = (hook: Hook): unknown => current.afterEach.push(hook);
export const after = (hook: Hook): unknown => ends.push(hook);
