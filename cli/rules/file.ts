/** A rules file as a person wrote it: its settings, its own cases, and every fault with line and column. */
import { existsSync } from "node:fs";
import { isNode, isPair, LineCounter, parseDocument, visit } from "yaml";
import { isObject } from "../../lib/core/json.ts";
import type { JsonObject } from "../../lib/core/verdict.ts";
import type { Guard } from "../../lib/hook/event.ts";
import { type Place, type Problem, problemsIn, type Schema } from "../../lib/rules/schema.ts";
import type { Case } from "../../lib/selftest/case.ts";
import { FILE_KEYS } from "../../lib/selftest/case.ts";
import { CaseFileError, loadText } from "../../lib/selftest/load.ts";
import { readText } from "../config/file.ts";
import { loadGuard, productNamed } from "../guards.ts";
import { Refusal } from "../terminal.ts";

/** A rules file without a fault. */
export type RulesFile = {
  readonly path: string;
  readonly guard: Guard;
  readonly settings: JsonObject;
  readonly cases: readonly Case[];
};

/** A fault with its place: `FILE:LINE:COLUMN`. */
export type Fault = { readonly where: string; readonly message: string; readonly hint: string };

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
    throw new Refusal(`there is no file ${path}`, "docs/rules.md shows one to begin with");
  const text = readText(path) ?? "";
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  const broken = document.errors.map(({ pos, message }) => ({
    where: at(pos[0]),
    message: message.split(/ at line /)[0] ?? "not YAML",
    hint: "patterns stand in single quotes; lists are indented under their key",
  }));
  if (broken.length > 0) return broken;
  const alias = firstAlias(document);
  if (alias !== undefined)
    return [
      {
        where: at(alias),
        message: "a rules file has no aliases",
        hint: "write the text out where it is meant",
      },
    ];
  const data: unknown = document.toJS();
  if (!isObject(data))
    return [{ where: at(0), message: "the file must be a map", hint: "begin with guard: security_guard" }];
  if (typeof data["guard"] !== "string")
    return [{ where: at(0), message: 'the file lacks "guard"', hint: "begin with guard: security_guard" }];
  const guard = await loadGuard(productNamed(data["guard"]));
  if (!guard.settings)
    throw new Refusal(`${guard.name} has no settings`, "only guards that declare them take rules");
  const placed = ({ at: place, message, hint, key }: Problem): Fault => {
    const offset = key ? keyOffset(document, place) : undefined;
    return { where: at(offset ?? offsetOf(document, place)), message, hint };
  };
  const settings = Object.fromEntries(Object.entries(data).filter(([key]) => !OWN_KEYS.includes(key)));
  const problems = problemsIn(data, fileSchema(guard.name, await guard.settings.schema()));
  const all = problems.length > 0 ? problems : await guard.settings.faults(settings);
  if (all.length > 0) return all.map(placed).sort(byPlace);
  const cases = casesOf(data, path);
  if (typeof cases === "string")
    return [
      { where: at(offsetOf(document, ["cases"])), message: cases, hint: "docs/tuning.md shows the format" },
    ];
  return { path, guard, settings, cases };
}

function firstAlias(document: ReturnType<typeof parseDocument>): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_, node) => {
      found = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function byPlace(a: Fault, b: Fault): number {
  const [, lineA = "0", columnA = "0"] = /:(\d+):(\d+)$/.exec(a.where) ?? [];
  const [, lineB = "0", columnB = "0"] = /:(\d+):(\d+)$/.exec(b.where) ?? [];
  return Number(lineA) - Number(lineB) || Number(columnA) - Number(columnB);
}

/** The offset of what stands at a place: of the value, or of the key where that is what is wrong. */
function offsetOf(document: ReturnType<typeof parseDocument>, place: Place): number {
  for (let length = place.length; length > 0; length--) {
    const node = document.getIn(place.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
    const key = keyOffset(document, place.slice(0, length));
    if (key !== undefined) return key;
  }
  return 0;
}

function keyOffset(document: ReturnType<typeof parseDocument>, place: Place): number | undefined {
  const parent = place.length === 1 ? document.contents : document.getIn(place.slice(0, -1), true);
  let found: number | undefined;
  if (!isNode(parent)) return undefined;
  visit(parent, {
    Pair: (_, pair) => {
      if (!isPair(pair) || !isNode(pair.key) || String(pair.key) !== place.at(-1)) return visit.SKIP;
      found = pair.key.range?.[0];
      return visit.BREAK;
    },
  });
  return found;
}

/** The file's own cases, or what is wrong with them. */
function casesOf(data: JsonObject, path: string): readonly Case[] | string {
  if (data["cases"] === undefined) return [];
  const own = Object.fromEntries(
    Object.entries(data).filter(([key]) => (FILE_KEYS as readonly string[]).includes(key)),
  );
  try {
    return loadText(JSON.stringify(own), path);
  } catch (error) {
    if (error instanceof CaseFileError) return error.message.replace(`${path}: `, "");
    throw error;
  }
}
