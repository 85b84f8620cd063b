/**
 * YAML case files to typed cases, with a closed vocabulary: an unknown key is an error, because a case that is misread
 * proves nothing. The only importer of yaml.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parse } from "yaml";
import { isObject } from "../core/json.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import {
  beforeOf,
  CASE_KEYS,
  type Case,
  EXPECTATIONS,
  type Expectation,
  FILE_KEYS,
  inputOf,
} from "./case.ts";
import { casesOfProof, PROOF_KEYS, ProofError } from "./proof.ts";

/** A case file that cannot be trusted. The message names the file and the case; it never quotes a value. */
export class CaseFileError extends Error {
  override readonly name = "CaseFileError";
}

/** A folder whose cases hold under the strict profile alone: it is read only when it is the folder that is asked for. */
const STRICT = "strict";

/**
 * The `*.yaml` files of `folder` and of the folders in it but {@link STRICT}, as paths below `folder`, in order.
 *
 * @throws CaseFileError when the folder cannot be read.
 */
function caseFiles(folder: string, below = ""): string[] {
  return entriesOf(join(folder, below)).flatMap((entry) => {
    const path = posix.join(below, entry.name);
    if (entry.isDirectory()) return entry.name === STRICT ? [] : caseFiles(folder, path);
    return entry.name.endsWith(".yaml") ? [path] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    throw new CaseFileError(`${folder}: cannot be read`);
  }
}

/**
 * Every case in the `*.yaml` files of `folder` and the folders in it, in order of path. A case's `file` is the path
 * below `folder`. `read`: what stands in a file, by its text and path. `guard`: whose cases are asked for; the files of
 * another are then left unread, for YAML takes a second a megabyte.
 *
 * @throws CaseFileError on a broken file: not YAML, an unknown or missing key, an id used twice, no cases.
 */
export function loadFolder(folder: string, read: typeof contentOf = contentOf, guard?: string): Case[] {
  const texts = caseFiles(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")] as const);
  const wanted = guard === undefined ? texts : texts.filter(([, text]) => !isAnothers(text, guard));
  if (wanted.length === 0 && texts.length > 0) return [];
  return loadFiles(
    wanted.map(([path, text]) => [path, read(text, path)]),
    folder,
  );
}

/** Does a line of a file say that it is for another guard? Where none says it plainly, YAML will. */
function isAnothers(text: string, guard: string): boolean {
  const owner = /^guard: ([\w-]+)\r?$/m.exec(text)?.[1];
  return owner !== undefined && owner !== guard;
}

/** The cases of files that are read already, as paths below `source` with their contents. @throws CaseFileError as {@link loadFolder} */
export function loadFiles(files: readonly (readonly [string, unknown])[], source: string): Case[] {
  const cases = files.flatMap(([path, content]) => loadContent(content, path));
  if (cases.length === 0) throw new CaseFileError(`${source}: no cases`);
  const seen = new Map<string, string>();
  for (const { id, file } of cases) {
    const other = seen.get(id);
    if (other !== undefined) throw new CaseFileError(`${file}: the id "${id}" is already used in ${other}`);
    seen.set(id, file);
  }
  return cases;
}

/** The cases of one file's text. @throws CaseFileError */
export function loadText(text: string, file: string): Case[] {
  return loadContent(contentOf(text, file), file);
}

/** The cases of one file by its content, which is what YAML or JSON makes of its text. @throws CaseFileError */
export function loadContent(root: unknown, file: string): Case[] {
  if (!isObject(root)) throw new CaseFileError(`${file}: the top level must be a map`);
  onlyKeys(root, FILE_KEYS, file);
  const { guard, cases: rows = [], proofs = [] } = root as { guard?: Json; cases?: Json; proofs?: Json };
  if (typeof guard !== "string") throw new CaseFileError(`${file}: "guard" must name a guard`);
  if (!Array.isArray(rows) || !Array.isArray(proofs) || rows.length + proofs.length === 0)
    throw new CaseFileError(`${file}: no cases`);
  const context = {
    file,
    guard,
    values: valuesOf(root["values"], file),
    workspace: mapAt(root, "workspace", file),
    env: mapAt(root, "env", file),
  };
  return [
    ...proofs.flatMap((row: Json, index) => proofCases(row, index, context)),
    ...rows.map((row: Json, index) => caseOf(row, index, context)),
  ];
}

/** The cases that follow from a proof, in which {{name}} is replaced first. */
function proofCases(row: Json, index: number, { file, guard, values }: FileContext): Case[] {
  const where = `${file}: proof ${index + 1}`;
  if (!isObject(row)) throw new CaseFileError(`${where}: a proof must be a map`);
  onlyKeys(row, PROOF_KEYS, where);
  try {
    return casesOfProof(fill(row, values, where), file, guard);
  } catch (error) {
    if (error instanceof ProofError) throw new CaseFileError(`${where}: ${error.message}`);
    throw error;
  }
}

/** What stands in one file's text. @throws CaseFileError when it is not YAML */
export function contentOf(text: string, file: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch (error) {
    const [first = "unreadable"] = error instanceof Error ? error.message.split("\n") : [];
    throw new CaseFileError(`${file}: not YAML (${first})`);
  }
}

type FileContext = {
  readonly file: string;
  readonly guard: string;
  readonly values: ReadonlyMap<string, string>;
  /** What every case of the file starts with; a case's own entries win. */
  readonly workspace: JsonObject | undefined;
  readonly env: JsonObject | undefined;
};

function caseOf(row: Json, index: number, context: FileContext): Case {
  const { file, guard, values } = context;
  const place = `${file}: case ${index + 1}`;
  if (!isObject(row)) throw new CaseFileError(`${place}: a case must be a map`);
  const id = row["id"];
  if (typeof id !== "string" || id === "") throw new CaseFileError(`${place}: "id" is missing`);
  const where = `${file}: case "${id}"`;
  onlyKeys(row, CASE_KEYS, where);
  const filled = fill(row, values, where) as JsonObject;
  const input = inputOf(filled);
  if (typeof input === "string") throw new CaseFileError(`${where}: ${input}`);
  const before = beforeOf(filled);
  if (typeof before === "string") throw new CaseFileError(`${where}: ${before}`);
  return {
    id,
    file,
    guard,
    input: input.text,
    ...(before.length > 0 ? { before } : {}),
    ...demandsOf(filled, where),
    ...surroundings(filled, context, where),
  };
}

/** The case's files and environment over the file's own. */
function surroundings(row: JsonObject, context: FileContext, where: string): Pick<Case, "workspace" | "env"> {
  const workspace = mapAt(row, "workspace", where) ?? context.workspace;
  if (!workspace) return {};
  return {
    workspace: { ...context.workspace, ...workspace },
    env: { ...context.env, ...mapAt(row, "env", where) },
  };
}

type Demands = Omit<Case, "id" | "file" | "guard" | "input" | "workspace" | "env">;

/** What must come back. */
function demandsOf(row: JsonObject, where: string): Demands {
  const { answer, exit } = row as { answer?: Json; exit?: Json };
  const expect = expectationOf(row["expect"], where);
  const sequence = sequenceOf(row["sequence"], where);
  if (expect === undefined && sequence === undefined && answer === undefined)
    throw new CaseFileError(`${where}: "expect" is missing`);
  return {
    contains: textsAt(row, "contains", where),
    absent: textsAt(row, "absent", where),
    ...textAt(row, "rule", where),
    ...textAt(row, "spares", where),
    ...textAt(row, "host", where),
    ...(expect === undefined ? {} : { expect }),
    ...(sequence === undefined ? {} : { sequence }),
    ...(isObject(answer) ? { answer } : {}),
    ...(typeof exit === "number" ? { exit } : {}),
  };
}

function expectationOf(value: Json | undefined, where: string): Expectation | undefined {
  const found = EXPECTATIONS.find((word) => word === value);
  if (value !== undefined && !found)
    throw new CaseFileError(`${where}: "expect" must be one of ${EXPECTATIONS.join(", ")}`);
  return found;
}

function sequenceOf(value: Json | undefined, where: string): Expectation[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length === 0)
    throw new CaseFileError(`${where}: "sequence" must be a list of expectations`);
  return value.flatMap((word: Json) => expectationOf(word, where) ?? []);
}

/** The named values: a text, or parts that are joined so that no scanner sees a whole secret in the file. */
function valuesOf(table: Json | undefined, file: string): Map<string, string> {
  if (table !== undefined && !isObject(table)) throw new CaseFileError(`${file}: "values" must be a map`);
  return new Map(
    Object.entries(table ?? {}).map(([name, parts]) => {
      if (typeof parts === "string") return [name, parts];
      if (Array.isArray(parts)) return [name, parts.map(String).join("")];
      throw new CaseFileError(`${file}: value "${name}" must be a text or a list of parts`);
    }),
  );
}

/** A copy of a case in which every {{name}} is replaced by its value. */
function fill(value: Json, values: ReadonlyMap<string, string>, where: string): Json {
  if (typeof value === "string") return fillText(value, values, where);
  if (Array.isArray(value)) return value.map((item: Json) => fill(item, values, where));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fill(child, values, where)]));
}

function fillText(text: string, values: ReadonlyMap<string, string>, where: string): string {
  return text.replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new CaseFileError(`${where}: no value is named "${name}"`);
    return value;
  });
}

function onlyKeys(map: JsonObject, keys: readonly string[], where: string): void {
  const unknown = Object.keys(map).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new CaseFileError(`${where}: unknown key "${unknown}"; known are ${keys.join(", ")}`);
}

function mapAt(map: JsonObject, key: string, where: string): JsonObject | undefined {
  const value = map[key];
  if (value === undefined || isObject(value)) return value;
  throw new CaseFileError(`${where}: "${key}" must be a map`);
}

function textsAt(map: JsonObject, key: string, where: string): readonly string[] {
  const value = map[key] ?? [];
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  throw new CaseFileError(`${where}: "${key}" must be a list of texts`);
}

function textAt<K extends string>(map: JsonObject, key: K, where: string): { [P in K]?: string } {
  const value = map[key];
  if (value === undefined) return {};
  if (typeof value !== "string") throw new CaseFileError(`${where}: "${key}" must be a text`);
  return { [key]: value } as { [P in K]: string };
}
