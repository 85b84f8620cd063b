/** A rules file as a person wrote it: its settings, its own cases, and every fault with line and column. */
import { existsSync } from "node:fs";
import { isObject } from "../../lib/core/json.ts";
import type { JsonObject } from "../../lib/core/verdict.ts";
import type { Guard } from "../../lib/hook/event.ts";
import { problemsIn, type Schema } from "../../lib/rules/schema.ts";
import type { Case } from "../../lib/selftest/case.ts";
import { FILE_KEYS } from "../../lib/selftest/case.ts";
import { CaseFileError, loadContent } from "../../lib/selftest/load.ts";
import { readText } from "../config/file.ts";
import { loadGuard, productNamed } from "../guards.ts";
import { Refusal } from "../terminal.ts";
import { byPlace, type Fault, readYaml } from "./yaml.ts";

export type { Fault } from "./yaml.ts";

/** A rules file without a fault. */
export type RulesFile = {
  readonly path: string;
  readonly guard: Guard;
  readonly settings: JsonObject;
  readonly cases: readonly Case[];
};

/** Keys that are about the file and no settings. */
const OWN_KEYS = ["guard", "cases", "values", "$schema"];

/** The form of a whole rules file: the guard's settings, and what is about the file. */
export function fileSchema(name: string, settings: Schema): Schema {
  return {
    ...settings,
    title: `${name}.rules.yaml`,
    description: `rules for ${name}, on top of the built-in ones`,
    properties: {
      $schema: { type: "string", description: "where this schema lies, for editors" },
      guard: { type: "string", const: name, description: `the guard that these rules are for: ${name}` },
      ...settings.properties,
      values: {
        type: "object",
        description: "values for {{name}} in cases, in parts, so that no scanner sees a secret",
      },
      cases: {
        type: "array",
        description: "cases that these rules must pass before they are sealed, as in the self-tests",
        items: { type: "object", description: "{ id, command or input, expect }" },
      },
    },
    required: ["guard"],
  };
}

/** Reads and checks a rules file. @throws Refusal when it is not there or no YAML at all. */
export async function readRules(path: string): Promise<RulesFile | readonly Fault[]> {
  if (!existsSync(path))
    throw new Refusal(
      `there is no file ${path}`,
      "agent-guards rules init begins one; agent-guards docs rules shows what stands in it",
    );
  const read = readYaml(readText(path) ?? "", path);
  if (!("data" in read)) return read;
  const { data, placed } = read;
  const top = (message: string): Fault =>
    placed({ at: [], message, hint: "begin with guard: security_guard" });
  if (!isObject(data)) return [top("the file must be a map")];
  if (typeof data["guard"] !== "string") return [top('the file lacks "guard"')];
  const guard = await loadGuard(productNamed(data["guard"]));
  if (!guard.settings)
    throw new Refusal(`${guard.name} has no settings`, "only guards that declare them take rules");
  const settings = Object.fromEntries(Object.entries(data).filter(([key]) => !OWN_KEYS.includes(key)));
  const problems = problemsIn(data, fileSchema(guard.name, await guard.settings.schema()));
  const all = problems.length > 0 ? problems : await guard.settings.faults(settings);
  if (all.length > 0) return all.map(placed).sort(byPlace);
  const cases = casesOf(data, path);
  if (typeof cases === "string")
    return [placed({ at: ["cases"], message: cases, hint: "agent-guards docs selftests shows the format" })];
  return { path, guard, settings, cases };
}

/** The file's own cases, or what is wrong with them. */
function casesOf(data: JsonObject, path: string): readonly Case[] | string {
  if (data["cases"] === undefined) return [];
  const own = Object.fromEntries(
    Object.entries(data).filter(([key]) => (FILE_KEYS as readonly string[]).includes(key)),
  );
  try {
    return loadContent(own, path);
  } catch (error) {
    if (error instanceof CaseFileError) return error.message.replace(`${path}: `, "");
    throw error;
  }
}
