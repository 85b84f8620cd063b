/** Rules files for guards in process: an agent's own program says where they are, so nothing has to be sealed. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isObject } from "../core/json.ts";
import type { Guard } from "../hook/event.ts";
import { problemsIn, type SchemaProblem } from "../rules/schema.ts";

/** Keys that are about the file and no settings; `agent-guards rules test` runs its cases. */
const OWN_KEYS = ["guard", "cases", "values", "$schema"];

/** `guards` with the settings of the rules files at `paths`. Rejects with a RangeError that names the file and the fault. */
export async function withRules(guards: readonly Guard[], paths: readonly string[]): Promise<Guard[]> {
  const tuned = [...guards];
  for (const path of paths) {
    const rules = rulesIn(path);
    const at = tuned.findIndex(({ name }) => name === rules["guard"]);
    const guard = tuned[at];
    if (!guard?.settings) throw new RangeError(`${path}: no guard that is asked takes these rules`);
    const settings = Object.fromEntries(Object.entries(rules).filter(([key]) => !OWN_KEYS.includes(key)));
    const [problem] = problemsIn(settings, await guard.settings.schema());
    const [fault] = problem ? [problem] : await faultsOf(guard, settings);
    if (fault) throw new RangeError(`${path}: ${fault.at.join(".")}: ${fault.message}; ${fault.hint}`);
    tuned[at] = guard.settings.apply(settings);
  }
  return tuned;
}

async function faultsOf(
  guard: Guard,
  settings: Parameters<NonNullable<Guard["settings"]>["faults"]>[0],
): Promise<readonly SchemaProblem[]> {
  await guard.load?.();
  return (await guard.settings?.faults(settings)) ?? [];
}

function rulesIn(path: string) {
  const rules: unknown = parse(readFileSync(path, "utf8"), { maxAliasCount: 0 });
  if (!isObject(rules)) throw new RangeError(`${path}: no rules file; docs/rules.md shows one`);
  return rules;
}
