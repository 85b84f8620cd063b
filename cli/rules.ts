/** `agent-guards rules`: check, try, compare, seal and show the rules file of a guard. */
import { existsSync, lstatSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import type { Schema } from "../lib/rules/schema.ts";
import { sealPath } from "../lib/rules/seal.ts";
import { unifiedDiff } from "./config/diff.ts";
import { replaceText } from "./config/file.ts";
import { loadGuard, productNamed, products } from "./guards.ts";
import { placesOf } from "./plan.ts";
import { factsFor } from "./rules/facts.ts";
import { type Fault, fileSchema, type RulesFile, readRules } from "./rules/file.ts";
import { rulesFileOf } from "./rules/place.ts";
import { prove } from "./rules/prove.ts";
import { sealRefusal } from "./rules/refused.ts";
import { programsOf, sealOf, sealOver, type Which } from "./rules/sealed.ts";
import { shownText } from "./scan/scanner.ts";
import { complain, EXIT, type Exit, note, paint, printable, put, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards rules check|test|diff|apply [FILE]... [--json]
       agent-guards rules init [GUARD]...
       agent-guards rules show [--json]

Rules of your own on top of the built-in ones, as data: agent-guards docs rules shows the format.

  init    begin a file, with every key in it as a comment, and its schema beside it for editors
  check   is the file right? faults come with line and column
  test    and do its cases and the self-tests hold with it?
  diff    what would change in what is sealed now
  apply   test it, and seal it beside every installed copy of its guard
  show    what is sealed beside the installed guards

  FILE             default: ~/.agent-guards/GUARD.rules.yaml, for every guard that has one
  --dir DIR        the hooks folder with the installed guard (default: the workspace's, and ~/.agent-guards/hooks)
  --exec PATH      one installed guard by its path
  --workspace DIR  Starchild's workspace (default: $WORKSPACE_DIR or /data/workspace)
`;

const OPTIONS = {
  dir: { type: "string" },
  exec: { type: "string" },
  workspace: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

type Words = Which & { readonly json: boolean };

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [task = "", ...files] = positionals;
  const words: Words = { dir: values.dir, exec: values.exec, workspace: values.workspace, json: values.json };
  if (task === "show") return show(words);
  if (task === "init") return begin(files, words);
  if (!Object.hasOwn(TASKS, task))
    throw new Refusal(
      task === "" ? "rules takes what to do" : `there is no "rules ${task}"`,
      "init, check, test, diff, apply or show",
    );
  const paths = files.length > 0 ? files.map((file) => resolve(file)) : defaultFiles();
  let exit: Exit = EXIT.clean;
  for (const path of paths) {
    const done = await doneWith(path, task as keyof typeof TASKS, words, paths.length > 1);
    if (done > exit) exit = done;
  }
  return exit;
}

/** One file; of several, one that cannot be done does not keep the others back. */
async function doneWith(
  path: string,
  task: keyof typeof TASKS,
  words: Words,
  isOneOfMany: boolean,
): Promise<Exit> {
  try {
    const file = await readRules(path);
    return "settings" in file ? await TASKS[task](file, words) : faulty(file, words);
  } catch (error) {
    if (!(isOneOfMany && error instanceof Refusal)) throw error;
    complain(error.message, error.hint);
    return EXIT.failure;
  }
}

const TASKS = {
  check: (file: RulesFile, words: Words): Exit => {
    const remarks = remarksOn(file);
    report(words, `${file.path}: right (${countOf(file)})`, { file: file.path, faults: [], remarks });
    return EXIT.clean;
  },
  test,
  diff,
  apply,
};

/** Begins a rules file for each guard; one that is there stays as it is. */
async function begin(names: readonly string[], words: Words): Promise<Exit> {
  const meant = names.length > 0 ? names : ["security_guard"];
  for (const name of meant) {
    const { settings } = await loadGuard(productNamed(name));
    if (!settings) throw new Refusal(`${name} has no settings`, "only guards that declare them take rules");
    const path = rulesFileOf(name);
    const isNew = !existsSync(path);
    const schema = fileSchema(name, await settings.schema());
    replaceText(path.replace(/\.yaml$/, ".schema.json"), `${JSON.stringify(schema, null, 2)}\n`);
    if (isNew) replaceText(path, startOf(name, schema));
    report(words, `${isNew ? "began" : "kept "}  ${path}`, { file: path, began: isNew });
  }
  return EXIT.clean;
}

/** A rules file that says nothing yet, with every key as a comment. */
function startOf(name: string, { properties = {} }: Schema): string {
  const about = ["$schema", "guard"];
  const keys = Object.entries(properties).filter(([key]) => !about.includes(key));
  const lines = keys.map(([key, { description = "" }]) => `# ${key}:  ${description}`);
  const schema = `# yaml-language-server: $schema=./${name}.rules.schema.json`;
  return `${schema}\n# agent-guards docs rules tells what each takes; agent-guards rules apply tests and seals the file.\nguard: ${name}\n\n${lines.join("\n")}\n`;
}

function defaultFiles(): string[] {
  const all = products().map(({ name }) => rulesFileOf(name));
  const found = all.filter((path) => existsSync(path));
  if (found.length > 0) return found;
  throw new Refusal(
    "there is no rules file",
    "agent-guards rules init security_guard begins one; agent-guards docs rules shows the format",
  );
}

/** Every fault with its place; the hint of the first of each kind is enough. */
function faulty(faults: readonly Fault[], { json }: Words): Exit {
  if (json) sayJson({ faults });
  else for (const { where, message, hint } of faults) complain(`${where}: ${message}`, hint);
  return EXIT.failure;
}

function report({ json }: Words, line: string, data: object): void {
  if (json) sayJson(data);
  else say(line);
}

function countOf({ settings, cases }: RulesFile): string {
  const parts = Object.entries(settings).map(
    ([key, value]) => `${Array.isArray(value) ? `${value.length} ` : ""}${key}`,
  );
  const own = cases.length > 0 ? [`${cases.length} cases`] : [];
  return [...parts, ...own].join(", ") || "no settings";
}

/** What a person should know of a file that is right, told on stderr. */
function remarksOn({ guard, settings }: RulesFile): readonly string[] {
  const remarks = guard.settings?.remarks?.(settings) ?? [];
  for (const remark of remarks) note(`${paint("cyan", "note:", process.stderr)} ${printable(remark)}`);
  return remarks;
}

/** Failures that are shown one by one. */
const SHOWN = 20;

async function test(file: RulesFile, words: Words): Promise<Exit> {
  remarksOn(file);
  const { passed, failures } = await prove(file);
  if (words.json) sayJson({ file: file.path, passed, failures });
  else {
    for (const { id, file: from, problem } of failures.slice(0, SHOWN))
      say(`failed  ${from}: ${id}: ${problem}`);
    if (failures.length > SHOWN) say(`… and ${failures.length - SHOWN} more; --json has them all`);
    say(`${file.path}: ${passed} passed, ${failures.length} failed`);
  }
  return failures.length === 0 ? EXIT.clean : EXIT.findings;
}

async function diff(file: RulesFile, words: Words): Promise<Exit> {
  let differs = false;
  for (const program of installedOf(file, words)) {
    const seal = sealOf(program, file.guard.name);
    const before = seal?.state === "sealed" ? textOf(seal.sealed.settings) : "";
    const text = unifiedDiff(before, textOf(file.settings), program);
    differs ||= text !== "";
    put(await shownText(text));
    if (text === "") say(`${program}: no difference`);
  }
  return differs ? EXIT.findings : EXIT.clean;
}

function textOf(settings: object): string {
  return Object.keys(settings).length === 0 ? "" : stringify(settings);
}

/** @throws Refusal when the guard is nowhere installed. */
function installedOf(file: RulesFile, words: Which): string[] {
  const programs = programsOf(file.guard.name, words);
  if (programs.length > 0) return programs;
  throw new Refusal(
    `${file.guard.name} is not installed`,
    `agent-guards install ${file.guard.name}, or name a copy with --exec PATH`,
  );
}

async function apply(file: RulesFile, words: Words): Promise<Exit> {
  const programs = installedOf(file, words);
  for (const program of programs) requireNoFolder(sealPath(program));
  remarksOn(file);
  const { passed, sealed } = await sealInto(file, programs, words.workspace);
  if (words.json) sayJson({ file: file.path, passed, sealed });
  else {
    say(`${file.path}: ${passed} cases passed (${countOf(file)})`);
    for (const { program, digest } of sealed) say(`${paint("green", "sealed")}  ${digest}  ${program}`);
  }
  return EXIT.clean;
}

/** What no file can be put over is said before the proof, which takes seconds. */
function requireNoFolder(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`${path} is a folder`, "the sealed rules go there; move it away");
}

/** Proves a file and seals it beside `programs`. @throws Refusal when a case breaks; nothing is sealed then. */
export async function sealInto(file: RulesFile, programs: readonly string[], workspace?: string) {
  const { passed, failures } = await prove(file);
  if (failures.length > 0) {
    for (const { id, file: from, problem } of failures.slice(0, SHOWN))
      complain(`${from}: ${id}: ${problem}`);
    throw new Refusal(
      `${file.path} breaks ${failures.length} cases, and nothing was sealed`,
      "mend the row, or switch off by its id (off:) the built-in row that you mean",
    );
  }
  const own = ownVariables(file);
  const places = placesOf(workspace);
  for (const program of programs)
    sealOver(program, file.guard.name, (old) => ({
      ...old,
      source: file.path,
      settings: file.settings,
      environment: { ...factsFor(program, file.guard, places), ...old.environment, ...own },
    }));
  const sealed = programs.map((program) => ({ program, ...digestOf(program, file.guard.name) }));
  return { passed, sealed };
}

/** The variables that only registries of the file's own are led by, as they are now: a project must not lead them elsewhere. */
function ownVariables({ guard, settings }: RulesFile): Readonly<Record<string, string | null>> {
  const built = guard.settings?.environment ?? [];
  const all = guard.settings?.apply(settings).settings?.environment ?? [];
  const own = all.filter((name) => !built.includes(name));
  return Object.fromEntries(own.map((name) => [name, process.env[name] ?? null]));
}

function digestOf(program: string, guard: string): { digest: string } {
  const seal = sealOf(program, guard);
  if (seal?.state === "sealed") return { digest: seal.digest };
  throw sealRefusal(program, guard, seal?.why ?? "is not there");
}

function show(words: Words): Exit {
  const all = products().flatMap(({ name }) =>
    programsOf(name, words).map((program) => ({ guard: name, program, seal: sealOf(program, name) })),
  );
  if (words.json) sayJson(all.map(({ guard, program, seal }) => ({ guard, program, rules: seal ?? null })));
  else {
    if (all.length === 0)
      note("no guard is installed where this command looks; --dir DIR or --exec PATH names one");
    for (const { program, seal } of all) say(`${program}: ${wordsOf(seal)}`.trimEnd());
  }
  return all.some(({ seal }) => seal?.state === "bad") ? EXIT.findings : EXIT.clean;
}

function wordsOf(seal: ReturnType<typeof sealOf>): string {
  if (!seal) return "the built-in rules";
  if (seal.state === "bad") return `the built-in rules; the sealed file ${seal.why}`;
  const { source, version, settings, environment } = seal.sealed;
  const from = source === "" ? "" : ` from ${source}`;
  const head = `sealed ${seal.digest} by agent-guards ${version}${from}`;
  const fixed = Object.entries(environment).map(
    ([name, value]) => `  # ${name} ${value === null ? "is not set" : `is ${printable(value)}`}\n`,
  );
  const note =
    fixed.length === 0 ? "" : "  # fixed when it was installed, whatever an event's environment says:\n";
  return `${head}\n${textOf(settings).replace(/^(?=.)/gm, "  ")}${note}${fixed.join("")}`;
}
