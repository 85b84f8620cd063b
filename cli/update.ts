/**
 * `agent-guards update`: brings the installed guards of this machine to this package's version. Their rules files and
 * what is sealed beside them stay as they are.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { VERSION } from "../lib/core/version.ts";
import { problemsIn } from "../lib/rules/schema.ts";
import { isLater } from "../lib/rules/seal.ts";
import { RUNTIME } from "./approve.ts";
import { loadGuard, type Product, products } from "./guards.ts";
import { carryOut, sayApproval, takenLive } from "./install.ts";
import { type Installation, readManifest } from "./manifest.ts";
import { installedOwn } from "./own/product.ts";
import { hooksFolders, type Plan, placesOf, planOf, versionOf } from "./plan.ts";
import { readRules } from "./rules/file.ts";
import { sealRemedy } from "./rules/refused.ts";
import { rowChanges, rowsHere, rowsOf } from "./rules/rows.ts";
import { sealOf } from "./rules/sealed.ts";
import { EXIT, type Exit, note, paint, printable, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards update [GUARD]... [--dir DIR] [--dry-run] [--json]

Brings installed guards to the version of this package, where they were installed, and says what changed in the built-in
rules. Rules of your own stay: the rules file, edited or not, and what is sealed beside the guard.

  GUARD            only these guards (default: every installed one)
  --dir DIR        the hooks folder (default: the workspace's, and ~/.agent-guards/hooks)
  --workspace DIR  Starchild's workspace (default: $WORKSPACE_DIR or /data/workspace)
  --runtime URL    Starchild's runtime, which approves the new copy (default: ${RUNTIME})
  --no-approve     do not ask the runtime to take it live
  --dry-run        show what would change
`;

const OPTIONS = {
  dir: { type: "string" },
  workspace: { type: "string" },
  runtime: { type: "string", default: RUNTIME },
  "no-approve": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

/** What became of one installed program. */
type Outcome = {
  readonly guard: string;
  readonly program: string;
  readonly state: "updated" | "current" | "kept";
  readonly from: string;
  readonly to: string;
  /** Rows of the built-in tables that are new, gone or different: "+ TABLE.ID", "- …", "~ …". */
  readonly rules: readonly string[];
  /** Why it was kept, or what its owner should know. */
  readonly notes: readonly string[];
};

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const folders = values.dir === undefined ? hooksFolders(placesOf(values.workspace)) : [resolve(values.dir)];
  const all = folders.flatMap((folder) => readManifest(folder).map((one) => ({ folder, one })));
  const meant = all.filter(({ one }) => positionals.length === 0 || positionals.includes(one.guard));
  if (meant.length === 0)
    throw new Refusal(
      `${positionals[0] ?? "no guard"} is ${positionals[0] === undefined ? "" : "not "}installed where this command looks`,
      "--dir DIR names its hooks folder; agent-guards install puts a guard there",
    );
  const outcomes: Outcome[] = [];
  for (const program of new Set(meant.map(({ one }) => one.program))) {
    const group = meant.filter(({ one }) => one.program === program);
    const folder = group[0]?.folder ?? "";
    const all = group.map(({ one }) => one);
    outcomes.push(await orKept(all, () => updated(folder, all, values)));
  }
  if (values.json) sayJson(outcomes);
  else for (const outcome of outcomes) show(outcome, values["dry-run"]);
  return outcomes.some(({ state }) => state === "kept") ? EXIT.findings : EXIT.clean;
}

type Words = {
  readonly workspace?: string | undefined;
  readonly runtime: string;
  readonly "no-approve": boolean;
  readonly "dry-run": boolean;
};

/** One that cannot be updated keeps none of the others back, and is told like them. */
async function orKept([one]: readonly Installation[], work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !one) throw error;
    const { guard, program } = one;
    const from = versionOf(program) ?? "an unknown version";
    const why = error.hint === undefined ? error.message : `${error.message}; ${error.hint}`;
    return kept({ guard, program, from, to: VERSION, rules: [], notes: [] }, why);
  }
}

/** Brings one installed program, wired to these configurations, to this version. */
async function updated(dir: string, all: readonly Installation[], words: Words): Promise<Outcome> {
  const [{ guard, program } = { guard: "", program: "" }] = all;
  const from = versionOf(program) ?? "an unknown version";
  const base = { guard, program, from, to: VERSION, rules: [], notes: [] };
  const product = products().find(({ name }) => name === guard) ?? installedOwn(program, guard);
  if (typeof product === "string") return kept(base, product);
  if (!product) return kept(base, "this package has no guard of this name");
  if (isLater(from)) return kept(base, "it is of a later version than this package");
  const misfit = await misfitOf(product, program);
  if (misfit !== undefined) return kept(base, misfit);
  const plans = [];
  for (const one of all) plans.push(await planFor(dir, one, product, words.workspace));
  const told = { ...base, notes: await editedSince(guard, program) };
  if (plans.every(({ copies, before, after }) => !copies && before === after))
    return { ...told, state: "current" };
  const old = rowsOf([program]);
  if (!words["dry-run"]) for (const plan of plans) await carriedOut(plan, words);
  const rules = old ? rowChanges(old, rowsHere(await loadGuard(product))) : [];
  return { ...told, state: "updated", rules };
}

function kept(base: Omit<Outcome, "state">, why: string): Outcome {
  return { ...base, state: "kept", notes: [why] };
}

/** The same installation again; what was sealed at the first, such as where facts lie, stays as it is. */
async function planFor(
  dir: string,
  one: Installation,
  product: Product,
  workspace: string | undefined,
): Promise<Plan> {
  const { guard, host, config, program } = one;
  const plan = await planOf({
    guard,
    product,
    host,
    dir,
    config,
    workspace,
    script: program.endsWith(".mjs"),
  });
  return { ...plan, environment: {} };
}

async function carriedOut(plan: Plan, words: Words): Promise<void> {
  carryOut(plan);
  const approval = words["no-approve"] ? undefined : await takenLive(plan, words.runtime);
  if (approval && approval.state !== "live") sayApproval(approval, plan.program);
}

/** Why what is sealed beside a program would not count in this version, or undefined. */
async function misfitOf(product: Product, program: string): Promise<string | undefined> {
  const seal = sealOf(program, product.name);
  const guard = await loadGuard(product);
  if (!guard.settings) return undefined;
  if (seal?.state === "bad")
    return `its sealed file ${seal.why}; ${sealRemedy(guard.name)}, then update again`;
  if (!seal) return undefined;
  const { settings, source } = seal.sealed;
  const form = problemsIn(settings, await guard.settings.schema());
  const [problem] = form.length > 0 ? form : await guard.settings.faults(settings);
  if (!problem) return undefined;
  return `its sealed rules do not fit this version: ${problem.message}. Mend ${source}, run agent-guards rules apply, then update again`;
}

/** What its owner should know of a rules file that says something else than what is sealed. */
async function editedSince(guard: string, program: string): Promise<string[]> {
  const seal = sealOf(program, guard);
  const source = (seal?.state === "sealed" && seal.sealed.source) || "";
  if (seal?.state !== "sealed" || source === "") return [];
  if (!existsSync(source))
    return [`${source}, which its rules were sealed from, is gone; what is sealed stays in force`];
  const file = await readRules(source).catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  const same = "settings" in file && JSON.stringify(file.settings) === JSON.stringify(seal.sealed.settings);
  return same
    ? []
    : [`${source} was edited since it was sealed, and is kept; agent-guards rules diff shows it`];
}

function show({ state, program, from, to, rules, notes }: Outcome, isTrial: boolean): void {
  const verb = state === "updated" && isTrial ? "would update" : state;
  const versions = from === to || state === "kept" ? from : `${from} to ${to}`;
  say(`${paint(state === "kept" ? "yellow" : "green", verb)}  ${program}  ${versions}`);
  for (const line of rules.slice(0, SHOWN)) say(`  ${line}`);
  if (rules.length > SHOWN) say(`  … and ${rules.length - SHOWN} more; --json has them all`);
  for (const line of notes) note(`${paint("cyan", "note:", process.stderr)} ${printable(line)}`);
}

/** Rows that are shown one by one. */
const SHOWN = 40;
