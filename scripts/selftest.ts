/** `npm run selftest`: runs the cases in selftests/ in this process, or with `-- --exec PATH` against an executable. */
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import { CaseFileError, loadFolder } from "../lib/selftest/load.ts";
import { askedApart, runCases } from "../lib/selftest/run.ts";
import { asExecutable, guardNames, inProcess, loadGuard, SELFTESTS } from "./guards.ts";

const USAGE = `usage: npm run selftest [-- --exec PATH [--guard NAME] [--cases FOLDER]]
  --exec PATH     ask this executable instead of the guard in the source
  --guard NAME    whose cases it gets (default: the executable's name, else security_guard)
  --cases FOLDER  where the *.yaml files are (default: selftests)
`;

function options(): { exec?: string; guard?: string; cases: string } {
  const { values } = parseArgs({
    options: {
      exec: { type: "string" },
      guard: { type: "string" },
      cases: { type: "string", default: SELFTESTS },
    },
  });
  return values;
}

function guardOf(path: string): string {
  const name = basename(path).replace(/\.\w+$/, "");
  return guardNames().includes(name) ? name : "security_guard";
}

async function main(): Promise<number> {
  const { exec, guard, cases: folder } = options();
  const all = exec === undefined ? loadFolder(folder) : askedApart(loadFolder(folder));
  const only = guard ?? (exec === undefined ? undefined : guardOf(exec));
  const cases = only === undefined ? all : all.filter((one) => one.guard === only);
  if (cases.length === 0) throw new CaseFileError(`${folder}: no cases for the guard "${only}"`);
  const named = guardNames().filter((name) => cases.some((one) => one.guard === name));
  const guards = new Map(
    await Promise.all(named.map(async (name) => [name, await loadGuard(name)] as const)),
  );
  const { passed, failures } = await runCases(
    cases,
    exec === undefined ? inProcess(guards) : asExecutable(exec.split(" ")),
    meaningOf,
  );
  for (const { id, file, problem } of failures) console.log(`failed  ${file}: ${id}: ${problem}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const known = error instanceof CaseFileError || (error instanceof TypeError && "code" in error);
  if (!known) throw error;
  console.error(`error: ${error.message}`);
  console.error(
    `hint: ${error instanceof CaseFileError ? "mend the case file; docs/selftests.md shows the format" : USAGE}`,
  );
  process.exitCode = 2;
}
