/** `agent-guards selftest`: the cases of selftests/ against the built guards, or against any program. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { isObject } from "../lib/core/json.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import type { Guard } from "../lib/hook/event.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import type { Case } from "../lib/selftest/case.ts";
import { CaseFileError, loadFiles, loadFolder } from "../lib/selftest/load.ts";
import { type Ask, askedApart, runCases } from "../lib/selftest/run.ts";
import { embedded } from "./embedded.ts";
import { ask, commandOf, loadGuard, productFolder, products } from "./guards.ts";
import { answerOf, problemOf } from "./rehearse.ts";
import { EXIT, type Exit, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards selftest [--exec PATH] [--guard NAME] [--cases FOLDER] [--json]

Runs the cases in selftests/ against the built guards.

  --exec PATH     ask this program instead, one process a case: an installed guard, or somebody else's
  --guard NAME    whose cases it gets (default: the program's name)
  --cases FOLDER  where the *.yaml files are (default: the package's own)
`;

export async function run(args: readonly string[]): Promise<Exit> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      exec: { type: "string" },
      guard: { type: "string" },
      cases: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const only = values.guard ?? (values.exec === undefined ? undefined : nameOf(values.exec));
  const all = values.cases === undefined ? await ownCases(only) : casesIn(values.cases);
  const cases = (values.exec === undefined ? all : askedApart(all)).filter(
    (one) => only === undefined || one.guard === only,
  );
  if (cases.length === 0)
    throw new Refusal(
      `no cases for ${only ?? "any guard"} in ${values.cases ?? "this package"}`,
      "name the guard with --guard",
    );
  const own = new Set<string>();
  const asked = values.exec === undefined ? inProcess(await guardsOf(cases), own) : asProgram(values.exec);
  const report = await runCases(cases, asked, meaningOf);
  const failures = report.failures.filter(({ id }) => !own.has(id));
  const passed = cases.length - failures.length;
  if (values.json) sayJson({ passed, failures });
  else {
    for (const { id, file, problem } of failures) say(`failed  ${file}: ${id}: ${problem}`);
    say(`${passed} passed, ${failures.length} failed`);
  }
  return failures.length === 0 ? EXIT.clean : EXIT.findings;
}

/** The guards that the cases are for. */
async function guardsOf(cases: readonly Case[]): Promise<ReadonlyMap<string, Guard>> {
  const guards = new Map<string, Guard>();
  for (const product of products())
    if (cases.some((one) => one.guard === product.name)) guards.set(product.name, await loadGuard(product));
  return guards;
}

/**
 * The cases that prove the rules of this build: those inside the executable, or the package's folder. `guard`: whose cases
 * are asked for; another's are then left unread.
 */
export async function ownCases(guard?: string): Promise<Case[]> {
  const held = await embedded()?.selftests();
  if (!held) return casesIn(join(productFolder(), "..", "selftests"), guard);
  const isAnothers = (content: unknown) =>
    guard !== undefined && isObject(content) && content["guard"] !== guard;
  const files = Object.entries(held).filter(
    ([path, content]) => !path.startsWith("strict/") && !isAnothers(content),
  );
  return files.length === 0 ? [] : loadFiles(files, "this executable");
}

function casesIn(folder: string, guard?: string): Case[] {
  if (!existsSync(folder)) throw new Refusal(`there is no folder ${folder}`, "name it with --cases");
  try {
    return loadFolder(folder, undefined, guard);
  } catch (error) {
    if (error instanceof CaseFileError)
      throw new Refusal(error.message, "mend the case file; agent-guards docs selftests shows the format");
    throw error;
  }
}

function nameOf(path: string): string {
  return basename(path).replace(/\.\w+$/, "");
}

/**
 * Asks guards in this process. `own` gets the cases that meet what protects this very program, as where it stands in a folder
 * that a case removes: that is no part of the rules that are proved.
 */
function inProcess(guards: ReadonlyMap<string, Guard>, own: Set<string>): Ask {
  return async ({ guard: name, input, host, id, rule }) => {
    const guard = guards.get(name);
    if (!guard) throw new Error(`no guard is named "${name}"`);
    const { answer, verdict } = await respondLoading(guard, input, host === undefined ? {} : { host });
    const rules = "rules" in verdict ? verdict.rules : [];
    if (!isOwn(rule ?? "") && rules.some(isOwn)) own.add(id);
    return { stdout: answer.stdout, exit: answer.exit, rules };
  };
}

/** Is it a rule about the program that judges, and the files that start it? */
export const isOwn = (rule: string): boolean => rule.startsWith("guard-");

function asProgram(path: string): Ask {
  const argv = commandOf(path);
  return ({ input, host }) => {
    const run = ask(host === undefined ? argv : [...argv, "--host", host], input);
    const problem = problemOf(run);
    if (problem !== undefined) throw new Error(problem);
    const blocked = run.status === 2 && run.stdout.trim() === "";
    return {
      stdout: blocked ? { decision: "block", reason: run.stderr } : (answerOf(run) ?? {}),
      exit: run.status ?? 0,
    };
  };
}
