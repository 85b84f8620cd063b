/**
 * Following a launcher row to the command behind it. It must not know a program by name, apart from what no row can say:
 * `env -S`, and the login shell of `su`.
 */

import { type Arg, known } from "../invocation.ts";
import { hasOption, type Option, type Options, optionValue, readOptions } from "../word/grammar.ts";
import { join } from "../word/pieces.ts";
import { absolute, type Command, deeper, type Frame, type Machine, type Status } from "./machine.ts";
import { printed } from "./output.ts";
import { copyScope } from "./scope.ts";
import { runChild } from "./scripts.ts";
import { emit, emitWith, unknownOutput, write } from "./streams.ts";
import type { Launcher } from "./wrappers.ts";

/** Runs the command behind a launcher; the launcher alone is listed when there is none. */
export function launch(m: Machine, frame: Frame, program: string, row: Launcher, command: Command): Status {
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const read = readOptions(command.args, row);
  if (row.queries && hasOption(read.options, ...row.queries)) return alone(m, frame, program, command);
  const named = { ...inner, trace: [...frame.trace, program] };
  const within = moved(loggedIn(m, named, row, read), row, read.options);
  const script = scriptOf(row, read);
  const id = row.listed ? emit(m, frame, command) : undefined;
  if (script) return runScript(m, within, script, `${program} -c`, command);
  const { env, words } = environment(row, commandWords(program, row, read));
  const inside = { ...command, env: { ...command.env, ...env } };
  if (words.length > 0) return runWords(m, within, program, row, words, inside);
  if (startsShell(within, row, read)) {
    return m.operations.execute(m, within, { ...command, name: ["sh"], args: [["-s"]] });
  }
  if (id === undefined) return alone(m, frame, program, command);
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

/** Runs the words behind a launcher: as a command, as one shell text, or each as a shell text. */
function runWords(
  m: Machine,
  frame: Frame,
  program: string,
  row: Launcher,
  words: readonly Arg[],
  command: Command,
): Status {
  const [name = [], ...args] = words;
  if (row.joins) return runScript(m, frame, join(words, " "), program, command);
  if (!row.each) return follow(m, frame, { ...command, name, args });
  for (const word of words) runScript(m, frame, word, program, command);
  return undefined;
}

function runScript(m: Machine, frame: Frame, script: Arg, label: string, command: Command): Status {
  // The label names the launcher itself, which already ends the trace.
  const outer = { ...frame, trace: frame.trace.slice(0, -1) };
  return runChild(m, outer, script, { params: [], zero: ["sh"], label }, command.pos);
}

/** A launcher that runs nothing, and what it prints. */
function alone(m: Machine, frame: Frame, program: string, command: Command): Status {
  emitWith(m, frame, command, printed(m, frame, program, command.args));
  return undefined;
}

/** The value of `-c`, also behind the operands (`su root -c text`). */
function scriptOf(row: Launcher, read: Options): Arg | undefined {
  if (!row.scripts) return undefined;
  const at = read.operands.slice(0, 4).findIndex((word) => /^(?:-c|--command)$/.test(known(word) ?? ""));
  return optionValue(read.options, ...row.scripts) ?? (at < 0 ? undefined : read.operands[at + 1]);
}

/** The words of the command: behind the launcher's verb, its own operands, or a mark. */
function commandWords(program: string, row: Launcher, read: Options): readonly Arg[] {
  const text = program === "env" ? optionValue(read.options, "S", "split-string") : undefined;
  const words = text ? [...cutWords(text), ...read.operands] : read.operands;
  if (row.verbs && !row.verbs.includes(known(words[0]) ?? "")) return [];
  const own = (row.verbs ? 1 : 0) + (row.skip ?? 0);
  const rest = words.slice(own);
  if (row.behind !== undefined) return afterWord(rest, row.behind);
  return known(rest[0]) === "--" ? rest.slice(1) : row.verbs ? readOptions(rest, row).operands : rest;
}

/** No command: some launchers then start a shell, which reads a script where one is on standard input. */
function startsShell(frame: Frame, row: Launcher, read: Options): boolean {
  if (row.shell === undefined || frame.fds.input.end.kind === "inherit") return false;
  return row.shell === true || hasOption(read.options, ...row.shell);
}

/** The command behind; a first word that is unknown may be an option or vanish, so the word behind it is tried too. */
function follow(m: Machine, frame: Frame, command: Command): Status {
  const [next, ...args] = command.args;
  const only = command.name.length === 1 ? command.name[0] : undefined;
  if (next && typeof only === "object" && only.from === "variable" && only.mayBeEmpty) {
    m.operations.execute(m, frame, { ...command, name: next, args });
  }
  const scope = withEnvironment(frame, command);
  return m.operations.execute(m, scope, command);
}

/** Assignments of `env A=b` reach the program's environment. */
function withEnvironment(frame: Frame, command: Command): Frame {
  const names = Object.keys(command.env);
  if (names.length === 0) return frame;
  const scope = copyScope(frame.scope);
  for (const name of names) scope.vars.set(name, { value: command.env[name] ?? [], exported: true });
  return { ...frame, scope };
}

/** `su -`, `sudo -i`: the command starts in a home directory. */
function loggedIn(m: Machine, frame: Frame, row: Launcher, read: Options): Frame {
  if (!row.login) return frame;
  if (!hasOption(read.options, ...row.login) && known(read.operands[0]) !== "-") return frame;
  return { ...frame, scope: { ...copyScope(frame.scope), cwd: m.context.home } };
}

function moved(frame: Frame, row: Launcher, options: readonly Option[]): Frame {
  if (row.leaves && known(optionValue(options, "t", "target")) === "1") {
    return { ...frame, scope: { ...copyScope(frame.scope), place: "local", mounts: undefined } };
  }
  const target = row.chdir && optionValue(options, ...row.chdir);
  if (!target) return frame;
  const path = known(target);
  const cwd = path === undefined ? undefined : absolute(frame.scope.cwd, path);
  return { ...frame, scope: { ...copyScope(frame.scope), cwd } };
}

type Cutter = { readonly words: Arg[]; open: Arg | undefined; quote: string };

/** Words of a text with simple quotes, as `env -S` and `xargs` read them. */
export function cutWords(text: Arg): Arg[] {
  const cutter: Cutter = { words: [], open: undefined, quote: "" };
  for (const piece of text) {
    if (typeof piece !== "string") cutter.open = [...(cutter.open ?? []), piece];
    else
      for (const found of piece.matchAll(/\\([\s\S])|(["'])|([ \t\n]+)|[^\\"' \t\n]+|\\/g))
        cut(cutter, found);
  }
  if (cutter.open) cutter.words.push(join([cutter.open], ""));
  return cutter.words;
}

function cut(cutter: Cutter, [all, escaped, mark, blank]: RegExpExecArray): void {
  const { open = [], quote } = cutter;
  if (mark && (quote === "" || quote === mark)) {
    cutter.quote = quote === "" ? mark : "";
    cutter.open = open;
  } else if (blank && quote === "") {
    if (cutter.open) cutter.words.push(join([open], ""));
    cutter.open = undefined;
  } else cutter.open = [...open, quote === "'" ? all : (escaped ?? all)];
}

function afterWord(words: readonly Arg[], mark: string): readonly Arg[] {
  const at = words.findIndex((word) => known(word) === mark);
  return at < 0 ? [] : words.slice(at + 1);
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=/;

function environment(
  row: Launcher,
  words: readonly Arg[],
): { readonly env: Record<string, Arg>; readonly words: readonly Arg[] } {
  const env: Record<string, Arg> = {};
  if (!row.assigns) return { env, words };
  let at = 0;
  for (; at < words.length; at++) {
    const [head = "", ...rest] = words[at] ?? [];
    const name = typeof head === "string" ? ASSIGNMENT.exec(head)?.[1] : undefined;
    if (name === undefined || typeof head !== "string") break;
    env[name] = join([[head.slice(name.length + 1), ...rest]], "");
  }
  return { env, words: words.slice(at) };
}
