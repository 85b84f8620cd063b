/** Builtins that change the shell itself: directories, parameters, variables, aliases, traps. */

import { SHELL_CHOICES } from "../../core/limits.ts";
import { type Arg, known } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { absolutePath } from "../word/globs.ts";
import { readOptions, STOPS } from "../word/options.ts";
import { join, knownWords, tidy, unknownPart } from "../word/pieces.ts";
import { pastProcesses } from "../word/processes.ts";
import { arithmeticText } from "./arithmetic.ts";
import type { Command, Frame, Machine, Status } from "./machine.ts";
import { printed } from "./output.ts";
import { mapfile, read } from "./reading.ts";
import { connect } from "./redirect.ts";
import { runText } from "./scripts.ts";
import { emitWith } from "./streams.ts";
import { testCommand } from "./test.ts";
import { assign, lookup } from "./variables.ts";

type Builtin = (m: Machine, frame: Frame, command: Command) => Status;

// --- directories ------------------------------------------------------------------------------------------------

/**
 * The directory that a word leads to; undefined when it cannot be known. `physical` is `cd -P`: links are resolved first,
 * so that `..` is the parent of what they lead to.
 */
function directoryOf(m: Machine, frame: Frame, word: Arg | undefined, physical = false): string | undefined {
  if (!word) return m.context.home;
  const path = known(word);
  if (path === undefined) return undefined;
  if (path === "-") return oldDirectory(m, frame);
  if (path === "") return frame.scope.cwd;
  const { cwd } = frame.scope;
  // Where a process stands is another place for the next command: `cd /proc/self/cwd` stays where it is.
  const past = cwd !== undefined && path.startsWith("/proc/") ? pastProcesses(path, cwd) : path;
  return absolutePath(past, physical ? realOf(m, frame.scope) : cwd);
}

function realOf({ context }: Machine, { cwd, place, mounts }: Frame["scope"]): string | undefined {
  if (cwd === undefined || place !== "local" || mounts !== undefined) return cwd;
  return context.real?.(cwd) ?? cwd;
}

/** `cd -` believes an OLDPWD that somebody assigned. */
function oldDirectory(m: Machine, frame: Frame): string | undefined {
  return known(lookup(m, frame, "OLDPWD").value);
}

function enter(frame: Frame, cwd: string | undefined): void {
  frame.scope.oldCwd = frame.scope.cwd;
  frame.scope.cwd = cwd;
  frame.scope.vars.delete("PWD");
  frame.scope.vars.delete("OLDPWD");
}

function cd(m: Machine, frame: Frame, command: Command): Status {
  const options = readOptions(command.args, "P L e", STOPS);
  const [target] = options.operands;
  const others = inCdPath(frame, target);
  enter(frame, directoryOf(m, frame, target, options.has("P")));
  const { oldCwd, dirs, elsewhere } = frame.scope;
  const more = others.map((cwd) => ({ cwd, oldCwd, dirs }));
  frame.scope.elsewhere = [...elsewhere, ...more].slice(0, SHELL_CHOICES);
  return undefined;
}

/** Where CDPATH may take a plain name: whether there is such a directory, only the running shell knows. */
function inCdPath(frame: Frame, target: Arg | undefined): (string | undefined)[] {
  const list = frame.scope.vars.get("CDPATH");
  const name = target && known(target);
  if (!list || !name || /^(?:-|\.{0,2}(?:\/|$))/.test(name)) return [];
  const places = known(list.value)?.split(":").filter(Boolean) ?? [];
  return places.map((place) => absolutePath(`${place}/${name}`, frame.scope.cwd));
}

function pushd(m: Machine, frame: Frame, command: Command): Status {
  const { scope } = frame;
  const target = command.args.find((arg) => known(arg) !== "-n");
  const name = known(target);
  if (!target || (name !== undefined && /^[+-]\d/.test(name))) {
    const [top, ...rest] = scope.dirs;
    scope.dirs = [scope.cwd, ...rest];
    enter(frame, scope.dirs.length > 0 && name === undefined ? top : undefined);
    return undefined;
  }
  scope.dirs = [scope.cwd, ...scope.dirs].slice(0, 64);
  enter(frame, directoryOf(m, frame, target));
  return undefined;
}

function popd(_m: Machine, frame: Frame): Status {
  const [top, ...rest] = frame.scope.dirs;
  frame.scope.dirs = rest;
  enter(frame, top);
  return undefined;
}

// --- parameters and variables -----------------------------------------------------------------------------------

function set(_m: Machine, frame: Frame, command: Command): Status {
  const { args } = command;
  let at = 0;
  for (; at < args.length; at++) {
    const word = known(args[at]);
    if (word === "--" || word === "-") {
      frame.scope.params = args.slice(at + 1);
      return true;
    }
    if (word === undefined || !/^[-+]/.test(word)) break;
    if (/^-[a-zA-Z]*f/.test(word)) frame.scope.noglob = true;
    if (/^\+[a-zA-Z]*f/.test(word)) frame.scope.noglob = false;
    if (/^[-+][a-zA-Z]*o$/.test(word)) at++;
  }
  if (at < args.length) frame.scope.params = args.slice(at);
  return true;
}

function shift(_m: Machine, frame: Frame, command: Command): Status {
  const by = Number(known(command.args[0]) ?? 1);
  if (frame.scope.params && Number.isInteger(by)) frame.scope.params = frame.scope.params.slice(by);
  return undefined;
}

function unset(_m: Machine, frame: Frame, command: Command): Status {
  for (const name of command.args.map(known)) {
    if (name === undefined || name.startsWith("-") || frame.scope.functions.delete(name)) continue;
    unsetVariable(frame, name);
  }
  return true;
}

function unsetVariable(frame: Frame, name: string): void {
  const element = /^(\w+)\[(.+)\]$/.exec(name);
  const items = element && frame.scope.vars.get(element[1] ?? "")?.items;
  if (element && items) {
    const kept = new Map(items);
    kept.delete(element[2] ?? "");
    frame.scope.vars.set(element[1] ?? "", { value: kept.get("0") ?? [], items: kept });
  } else frame.scope.vars.set(name, { value: [], unset: true });
}

function letBuiltin(m: Machine, frame: Frame, command: Command): Status {
  let value: number | undefined;
  for (const arg of command.args) {
    const source = known(tidy(arg.map(unmatched)));
    value = source === undefined ? undefined : arithmeticText(m, frame, source);
  }
  return value === undefined ? undefined : value !== 0;
}

/** `let y=x*2`: a pattern that no file matches stays as it is. */
function unmatched(piece: Arg[number]): Arg[number] {
  return typeof piece !== "string" && piece.from === "glob" ? piece.source : piece;
}

/** `printf -v name format …`. */
function printf(m: Machine, frame: Frame, card: Card | undefined, command: Command): Status {
  const [flag, name, ...rest] = command.args;
  const to = known(flag) === "-v" ? known(name) : undefined;
  if (to !== undefined) assign(frame, to, printed(m, frame, card, rest) ?? [unknownPart("other", "printf")]);
  emitWith(m, frame, command, to === undefined ? printed(m, frame, card, command.args) : []);
  return true;
}

// --- the rest ---------------------------------------------------------------------------------------------------

function evalBuiltin(m: Machine, frame: Frame, command: Command): Status {
  const args = known(command.args[0]) === "--" ? command.args.slice(1) : command.args;
  return runText(m, frame, join(args, " "), "eval", command.pos);
}

/** `trap 'text' EXIT`: the text runs when the shell ends; other signals may come at any time, and count as its end too. */
function trap(_m: Machine, frame: Frame, command: Command): Status {
  const { operands } = readOptions(command.args, "", STOPS);
  const [action, ...signals] = operands;
  for (const signal of knownWords(signals)) {
    const name = /^(?:0|exit)$/i.test(signal) ? "EXIT" : signal;
    if (!action || action.length === 0 || known(action) === "-") frame.scope.traps.delete(name);
    else frame.scope.traps.set(name, { action, pos: command.pos });
  }
  return true;
}

function alias(_m: Machine, frame: Frame, command: Command): Status {
  for (const arg of command.args) {
    const made = /^([^=\s]+)=([\s\S]*)$/.exec(known(arg) ?? "");
    if (made) frame.scope.aliases.set(made[1] ?? "", made[2] ?? "");
  }
  return true;
}

function unalias(_m: Machine, frame: Frame, command: Command): Status {
  for (const name of command.args.map(known)) {
    if (name === "-a") frame.scope.aliases = frame.scope.aliases.empty();
    else if (name !== undefined) frame.scope.aliases.delete(name);
  }
  return true;
}

function leave(how: "exit" | "return" | "break" | "continue"): Builtin {
  return (_m, frame) => {
    frame.scope.left = how;
    return undefined;
  };
}

function test(m: Machine, frame: Frame, command: Command): Status {
  const operands = known(command.name) === "[" ? command.args.slice(0, -1) : command.args;
  return testCommand(m, frame, operands);
}

function getopts(_m: Machine, frame: Frame, command: Command): Status {
  const name = known(command.args[1]);
  if (name !== undefined) assign(frame, name, [unknownPart("read", `$${name}`, { name })]);
  assign(frame, "OPTARG", [unknownPart("read", "$OPTARG", { name: "OPTARG" })]);
  return undefined;
}

/** zsh/net/tcp: `ztcp HOST PORT`. */
function ztcp(_m: Machine, frame: Frame, command: Command): Status {
  connect(frame, readOptions(command.args, "d=", STOPS).operands);
  return true;
}

/** By name; each is listed as an invocation too. */
const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ["cd", cd],
  ["chdir", cd],
  ["pushd", pushd],
  ["popd", popd],
  ["set", set],
  ["shift", shift],
  ["unset", unset],
  ["let", letBuiltin],
  ["read", read],
  ["mapfile", mapfile],
  ["readarray", mapfile],
  ["eval", evalBuiltin],
  ["trap", trap],
  ["alias", alias],
  ["unalias", unalias],
  ["exit", leave("exit")],
  ["return", leave("return")],
  ["break", leave("break")],
  ["continue", leave("continue")],
  ["test", test],
  ["[", test],
  ["getopts", getopts],
  ["ztcp", ztcp],
  ["true", () => true],
  [":", () => true],
  ["false", () => false],
]);

/** Runs a builtin; undefined when there is none of that name. */
export function builtin(
  m: Machine,
  frame: Frame,
  program: string,
  card: Card | undefined,
  command: Command,
): { status: Status } | undefined {
  if (program === "printf") return { status: printf(m, frame, card, command) };
  const act = BUILTINS.get(program);
  if (!act) return undefined;
  // `set` and `export -p` alone print the environment; the others print nothing.
  const shows = program === "set" && command.args.length === 0;
  emitWith(m, frame, command, shows ? undefined : (printed(m, frame, card, command.args) ?? []));
  return { status: act(m, frame, command) };
}
