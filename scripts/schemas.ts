/**
 * JSON schemas for editors: of each guard's rules file, of a project's file and of self-test files.
 *
 * usage: npx tsx scripts/schemas.ts   writes schemas/
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileSchema } from "../cli/rules/file.ts";
import { PROJECT_SCHEMA } from "../cli/scan/project.ts";
import { CASE_KEYS, EXPECTATIONS, FILE_KEYS } from "../lib/selftest/case.ts";
import { guardNames, loadGuard, ROOT } from "./guards.ts";

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

export const FOLDER = join(ROOT, "schemas");

/** The schema of a self-test file, from the keys that its reader knows. */
function selftestSchema(): object {
  const one = {
    type: "object",
    properties: {
      ...Object.fromEntries(CASE_KEYS.map((key) => [key, {}])),
      id: { type: "string", minLength: 1, description: "the case's own name, once in all files" },
      expect: { type: "string", enum: EXPECTATIONS, description: "what must come back" },
    },
    required: ["id"],
    additionalProperties: false,
  };
  return {
    title: "agent-guards self-tests",
    type: "object",
    properties: {
      ...Object.fromEntries(FILE_KEYS.map((key) => [key, {}])),
      guard: { type: "string", description: "the guard that is asked" },
      values: {
        type: "object",
        description: "values for {{name}}, in parts, so that no scanner sees a secret",
      },
      cases: { type: "array", items: one },
    },
    required: ["guard"],
    additionalProperties: false,
  };
}

/** Every schema by the name of its file. */
export async function schemas(): Promise<Map<string, string>> {
  const found = new Map<string, object>([
    ["agent-guards.schema.json", PROJECT_SCHEMA],
    ["selftests.schema.json", selftestSchema()],
  ]);
  for (const name of guardNames()) {
    const { settings } = await loadGuard(name);
    if (settings) found.set(`${name}.rules.schema.json`, fileSchema(name, await settings.schema()));
  }
  return new Map(
    [...found].map(([name, schema]) => [name, `${JSON.stringify({ $schema: DRAFT, ...schema }, null, 2)}\n`]),
  );
}

if (process.argv[1]?.endsWith("schemas.ts")) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of await schemas()) writeFileSync(join(FOLDER, name), text);
}
