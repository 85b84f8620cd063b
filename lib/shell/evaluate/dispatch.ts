/**
 * Which part of the evaluator an expanded command belongs to: a function, a builtin, a launcher row, a program that runs
 * others, a script written earlier, or nothing but an invocation. It must not know the grammar of the shell.
 */

import { type Arg, known } from "../invocation.ts";
import { compile, matches } from "../word/patterns.ts";
import { builtin } from "./builtins.ts";
import { remember } from "./copies.ts";
import { launch } from "./launch.ts";
import { type Command, deeper, type Frame, type Machine, onHalf, type Status, tick } from "./machine.ts";
import { printed } from "./output.ts";
import { isInterpreter, PROGRAMS } from "./programs.ts";
import type { Variable } from "./scope.ts";
import { copyScope } from "./scope.ts";
import { entered, runChild, runFile, scriptContent } from "./scripts.ts";
import { contentOf, emitWith, programOf } from "./streams.ts";
import { packageTask } from "./tasks.ts";
import { type ShellText, shellTexts } from "./texts.ts";
import { launcherOf } from "./wrappers.ts";

/** Runs an expanded command of a shell, where a function goes before every program of its name. */
export function invoke(m: Machine, frame: Frame, command: Command): Status {
  const name = known(command.name);
  const body = name === undefined ? undefined : frame.scope.functions.get(name);
  return name !== undefined && body ? call(m, frame, name, body, command) : execute(m, frame, command);
}

/** Runs an expanded command that is no function. */
export function execute(m: Machine, frame: Frame, command: Command): Status {
  tick(m, 1 + (command.args.length >> 3));
  const program = programOf(command.name);
  if (program !== undefined) return run(m, frame, program, command);
  const found = likelyProgram(command.name);
  if (found !== undefined) return run(m, frame, found, { ...command, name: [`/usr/bin/${found}`] });
  // `"$(mktemp)"` that this command line filled.
  if (!runFile(m, frame, command.name, command.args, command)) emitWith(m, frame, command);
  return undefined;
}

/** Programs that somebody hides behind `/???/r?`; in the order in which they are tried. */
const HIDDEN =
  "rm dd sh bash cat curl wget nc mv cp chmod chown find shred env sudo tee scp ssh perl python3 base64 xargs mkfs";
const DIRECTORIES = ["/bin", "/usr/bin", "/sbin", "/usr/sbin"];

/** The program that `$SHELL` or a path with a pattern stands for, among the well-known ones. */
function likelyProgram(name: Arg): string | undefined {
  const [only] = name;
  if (name.length === 1 && typeof only === "object" && /^(?:SHELL|BASH)$/.test(only.name ?? ""))
    return "bash";
  if (!name.some((piece) => typeof piece === "string" && piece.includes("/"))) return undefined;
  const pattern = compile(name);
  if (!pattern) return undefined;
  return HIDDEN.split(" ").find((program) =>
    DIRECTORIES.some((directory) => matches(pattern, `${directory}/${program}`)),
  );
}

function run(m: Machine, frame: Frame, program: string, command: Command): Status {
  const own = builtin(m, frame, program, command);
  if (own) return own.status;
  const texts = shellTexts(program, command.args, {
    input: () => contentOf(m, frame.fds.input),
    file: (path) => scriptContent(m, frame, [path]),
  });
  for (const found of texts ?? []) runFound(m, frame, program, found, command);
  packageTask(m, frame, program, command);
  const row = launcherOf(program);
  if (row) return launch(m, frame, program, row, command);
  const special = PROGRAMS.get(program);
  if (special) return special(m, frame, command, program);
  const byPath = known(command.name)?.includes("/") === true;
  if (byPath && runFile(m, frame, command.name, command.args, command, true)) return undefined;
  remember(m, frame, program, command.args);
  const script = interpreted(m, frame, program, command.args);
  emitWith(m, frame, command, printed(m, frame, program, command.args), script ? { script } : {});
  return undefined;
}

/** A shell text among the arguments of a program that is listed itself. */
function runFound(m: Machine, frame: Frame, program: string, found: ShellText, command: Command): void {
  const { text, words, place } = found;
  const scope = place ? { ...copyScope(frame.scope), place, mounts: undefined } : frame.scope;
  const [name = [], ...args] = words ?? [];
  if (words) {
    const inner = { ...command, name, args, env: {}, redirections: [] };
    m.operations.execute(m, { ...frame, scope, trace: [...frame.trace, program] }, inner);
    return;
  }
  runChild(m, { ...frame, scope }, text, { params: [], zero: ["sh"], label: program }, command.pos);
}

/** Options whose value is a file of more options, or of the program itself. */
const FILE_OPTIONS: Readonly<Record<string, RegExp>> = {
  curl: /^(?:-\w*K|--config)$/,
  awk: /^(?:-f|--file)$/,
  gawk: /^(?:-[fE]|--file|--exec)$/,
  mawk: /^-f$/,
};

/** The script file of an interpreter, or the configuration of curl, where this command line wrote it. */
function interpreted(m: Machine, frame: Frame, program: string, args: readonly Arg[]): Arg | undefined {
  const option = Object.hasOwn(FILE_OPTIONS, program) ? FILE_OPTIONS[program] : undefined;
  const at = option ? args.findIndex((arg) => option.test(known(arg) ?? "")) : -1;
  if (at >= 0) return scriptContent(m, frame, args[at + 1] ?? []);
  if (!isInterpreter(program)) return undefined;
  const path = args.find(([head], index) =>
    typeof head === "string"
      ? !head.startsWith("-") && known(args[index]) !== "run"
      : head !== undefined && m.substitutions.has(head),
  );
  return path && scriptContent(m, frame, path);
}

/** Runs the body of a function with the arguments as its parameters. */
function call(
  m: Machine,
  frame: Frame,
  name: string,
  body: Parameters<Machine["operations"]["body"]>[2],
  command: Command,
): Status {
  const inner = deeper(m, frame);
  const calls = inner && entered(m, frame, `function ${name}`, name, command.args);
  if (!inner || !calls) return undefined;
  const { scope } = frame;
  const outer = scope.params;
  const locals = new Map<string, Variable | undefined>();
  scope.params = command.args;
  const status = onHalf(m, () => m.operations.body(m, { ...inner, calls, locals }, body));
  scope.params = outer;
  if (scope.left === "return") scope.left = undefined;
  for (const [local, old] of locals) {
    if (old) scope.vars.set(local, old);
    else scope.vars.delete(local);
  }
  return status;
}
