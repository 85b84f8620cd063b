/**
 * `npm run x`, `make x`, `just x`: what the project's own file says would run. It knows where such a file is looked for, and
 * not how it is written.
 */
import { isOneOf, wordsOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import type { Card, PackageTasks } from "../programs/card.ts";
import { justRecipes } from "../project/just.ts";
import { makeRecipes } from "../project/make.ts";
import { packageScripts } from "../project/package.ts";
import type { Recipes } from "../project/recipe.ts";
import { absolutePath } from "../word/globs.ts";
import { type Options, readOptions, STOPS } from "../word/options.ts";
import { carry } from "./carried.ts";
import { onDisk, within } from "./disk.ts";
import { type Command, type Frame, frameWith, type Machine, onHalf, onScope } from "./machine.ts";
import { copyScope } from "./scope.ts";
import { entered, runChild, scriptContent } from "./scripts.ts";
import { stdinText } from "./streams.ts";

/** Directories above the working directory in which a project's file is looked for. */
const PARENTS = 12;

/** A project's file: one of this machine, or one that this command line wrote. */
type Found = {
  readonly path: string;
  readonly folder: string;
  readonly text: string;
  readonly written: boolean;
};

/** The first of the names in a directory or, where the runner looks there, in the nearest one above it. */
function projectFile(
  m: Machine,
  frame: Frame,
  names: readonly string[],
  upwards: boolean,
): Found | undefined {
  let folder = frame.scope.cwd;
  for (let up = 0; folder !== undefined && up <= PARENTS; up++) {
    for (const name of names) {
      const path = absolutePath(name, folder);
      const found = path === undefined ? undefined : fileAt(m, frame, path);
      if (found) return { ...found, folder };
    }
    folder = !upwards || folder === "/" ? undefined : folder.slice(0, folder.lastIndexOf("/")) || "/";
  }
  return undefined;
}

function fileAt(m: Machine, frame: Frame, path: string): Omit<Found, "folder"> | undefined {
  const own = m.files.get(path);
  if (own) return { path, text: carry(m, own), written: true };
  const text = onDisk(m, frame, path);
  return text === undefined ? undefined : { path, text, written: false };
}

/** The frame of another folder. */
export function inFolder(frame: Frame, folder: string | undefined): Frame {
  return onScope(frame, copyScope(frame.scope, { cwd: folder }));
}

/** The frame behind `-C DIR` and its like. */
function movedTo(frame: Frame, directory: Arg | undefined): Frame {
  if (directory === undefined) return frame;
  const path = known(directory);
  return inFolder(frame, path === undefined ? undefined : absolutePath(path, frame.scope.cwd));
}

/** A word for a shell that reads the text again. */
function quoted(arg: Arg): Arg {
  return arg.length === 0
    ? ["''"]
    : arg.map((piece) => (typeof piece === "string" ? `'${piece.replaceAll("'", "'\\''")}'` : piece));
}

/** Runs recipes of a file, each in a shell of its own, in the file's folder. */
function runRecipes(
  m: Machine,
  frame: Frame,
  file: Found,
  { recipes, gap }: Recipes,
  started: { readonly command: Command; readonly label: string; readonly args: readonly Arg[] },
): void {
  const { command, label, args } = started;
  if (gap !== undefined) m.gaps.add(`${file.path}: ${gap}`);
  const name = `${label} ${recipes.map(({ task }) => task).join(" ")}`;
  const calls = recipes.length === 0 ? undefined : entered(m, frame, `${file.path} ${name}`, name, args);
  if (!calls) return;
  const there = frameWith(inFolder(frame, file.folder), { calls });
  const inside = file.written ? there : within(there, file.path);
  for (const { task, script, uncertain, interpreter } of recipes) {
    if (interpreter !== undefined && !/^(?:ba|da|z|k|a)?sh$/.test(interpreter)) continue;
    const doubtful = uncertain ? frameWith(inside, { doubts: inside.doubts + 1 }) : inside;
    const start = { params: [], zero: ["sh"], label: `${label} ${task}` };
    onHalf(m, () => runChild(m, doubtful, script, start, command.pos));
  }
}

/** What `npm run x`, `yarn x`, `npm test`, `npm install` would run of package.json. */
export function packageTask(
  m: Machine,
  frame: Frame,
  program: string,
  tasks: PackageTasks,
  command: Command,
  card: Card,
): void {
  const options = readOptions(command.args, card.options);
  const there = wordsElsewhere(tasks, command.args, card);
  if (there.length > 0) {
    // Which folder that is, stands in a file of the manager.
    m.operations.execute(m, inFolder(frame, undefined), { ...command, args: there });
    return;
  }
  const asked = askedOf(tasks, options);
  if (!asked) return;
  const start = movedTo(frame, ["prefix", "dir", "cwd"].map(options.value).find(Boolean));
  const file = projectFile(m, start, ["package.json"], true);
  const found = file && packageScripts(file.text, asked.task, asked.lifecycle);
  if (found === undefined || (found.recipes.length === 0 && found.gap === undefined))
    runBinary(m, frameWith(start, { trace: [...frame.trace, program] }), tasks, asked, command);
  if (file === undefined || found === undefined) return;
  const args = asked.args.flatMap((arg): Arg => [" ", ...quoted(arg)]);
  const recipes = found.recipes.map((recipe) =>
    recipe.task === asked.task && !asked.lifecycle
      ? { ...recipe, script: [...recipe.script, ...args] }
      : recipe,
  );
  runRecipes(m, start, file, { ...found, recipes }, { command, label: program, args: asked.args });
}

/** What the package manager is asked to do in other folders: `workspace NAME …`, `workspaces foreach [options] …`. */
function wordsElsewhere(row: PackageTasks, args: readonly Arg[], card: Card): readonly Arg[] {
  const [verb, _name, ...rest] = readOptions(args, card.options, STOPS).operands;
  if (row.elsewhere === undefined || !isOneOf(row.elsewhere, known(verb))) return [];
  return readOptions(rest, row.elsewhereOptions, STOPS).operands;
}

/** A word that names no script is a program of the project, where it is no command of the package manager. */
function runBinary(m: Machine, frame: Frame, row: PackageTasks, asked: Asked, command: Command): void {
  const own = [row.commands, row.run, row.installs, row.scripts].flatMap((words) => wordsOf(words ?? ""));
  if (row.commands === undefined || asked.lifecycle || own.includes(asked.task)) return;
  // What has a dot or a slash is a file that an engine interprets, what has a colon only ever a script.
  if (!/^[\w-]{1,64}$/.test(asked.task)) return;
  // Every option behind its name is its own.
  const at = command.args.findIndex((arg) => known(arg) === asked.task);
  const inner = {
    ...command,
    name: [asked.task],
    args: command.args.slice(at + 1),
    env: {},
    redirections: [],
  };
  m.operations.execute(m, frame, inner);
}

type Asked = { readonly task: string; readonly lifecycle: boolean; readonly args: readonly Arg[] };

function askedOf(row: PackageTasks, options: Options): Asked | undefined {
  const [verb, ...words] = options.operands;
  const word = known(verb);
  if (verb === undefined) return row.installsBare ? install(options, words) : undefined;
  if (word === undefined) return undefined;
  if (wordsOf(row.installs).includes(word)) return install(options, words);
  const own = wordsOf(row.scripts ?? "").find((name) => name.split(":")[0] === word);
  if (own !== undefined) return { task: own.split(":").at(-1) ?? word, lifecycle: false, args: words };
  if (!wordsOf(row.run).includes(word))
    return row.bare ? { task: word, lifecycle: false, args: words } : undefined;
  const task = known(words[0]);
  return task === undefined ? undefined : { task, lifecycle: false, args: words.slice(1) };
}

/** Installing what is named, or for the whole machine, runs no script of the project. */
function install(options: Options, words: readonly Arg[]): Asked | undefined {
  if (words.length > 0 || options.has("global") || options.has("ignore-scripts")) return undefined;
  return { task: "install", lifecycle: true, args: [] };
}

const MAKEFILES = ["GNUmakefile", "makefile", "Makefile"];

/** What `make x` would run of the makefile, of `--eval` and of `SHELL=`. */
export function makeTask(m: Machine, frame: Frame, options: Options, command: Command): void {
  const start = movedTo(frame, options.value("directory"));
  const file = makefile(m, start, options.value("file"));
  const { words, variables } = assignments(options.operands);
  const more = options.values("eval").map((text) => carry(m, text));
  const shell = variables.get("SHELL");
  const text = [...more, ...(shell ? [`$(shell ${carry(m, shell)})`] : []), file?.text ?? ""].join("\n");
  const targets = words.flatMap((word) => known(word) ?? []);
  const found = makeRecipes(text, { targets, variables });
  const folder = start.scope.cwd ?? file?.folder ?? m.context.cwd;
  const whole = { path: "make", written: true, ...file, text, folder };
  runRecipes(m, start, whole, found, { command, label: "make", args: [] });
}

function makefile(m: Machine, frame: Frame, file: Arg | undefined): Found | undefined {
  if (!file) return projectFile(m, frame, MAKEFILES, false);
  const name = known(file);
  const isInput = isOneOf("- /dev/stdin", name);
  const text = isInput ? stdinText(m, frame) : scriptContent(m, frame, file);
  if (text) return { path: "make", folder: frame.scope.cwd ?? "/", text: carry(m, text), written: true };
  return name === undefined || isInput ? undefined : projectFile(m, frame, [name], false);
}

/** What `just x` would run of the justfile on this machine. */
export function justTask(m: Machine, frame: Frame, options: Options, command: Command): void {
  const named = known(options.value("justfile"));
  const names = named === undefined ? ["justfile", "Justfile", ".justfile"] : [named];
  const file = projectFile(m, frame, names, named === undefined);
  if (!file) return;
  const found = justRecipes(file.text, assignments(options.operands));
  const folder = known(options.value("working-directory"));
  const place = folder === undefined ? file.folder : absolutePath(folder, frame.scope.cwd);
  runRecipes(m, frame, { ...file, folder: place ?? file.folder }, found, {
    command,
    label: "just",
    args: [],
  });
}

/** `NAME=value` among the words, apart from the rest. */
function assignments(operands: readonly Arg[]): {
  readonly words: readonly Arg[];
  readonly variables: ReadonlyMap<string, Arg>;
} {
  const variables = new Map<string, Arg>();
  const words = operands.filter(([head = "", ...rest]) => {
    const [all, name] = (typeof head === "string" && /^([A-Za-z_][\w-]*)=/.exec(head)) || [];
    if (all === undefined || name === undefined || typeof head !== "string") return true;
    const value = head.slice(all.length);
    variables.set(name, value === "" ? rest : [value, ...rest]);
    return false;
  });
  return { words, variables };
}
