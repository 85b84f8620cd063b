/**
 * Following a launcher's card to the command behind it.
 */
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import type { Card, Launch } from "../programs/card.ts";
import { absolutePath } from "../word/globs.ts";
import { hasAny, type Options, readOptions } from "../word/options.ts";
import { behind, headOf, join } from "../word/pieces.ts";
import {
  type Command,
  deeper,
  type Frame,
  frameWith,
  type Machine,
  onScope,
  type Status,
} from "./machine.ts";
import { copyScope } from "./scope.ts";
import { runChild } from "./scripts.ts";
import { emit } from "./streams.ts";

/** How the command ended; undefined when the launcher starts none, and is nothing but a program itself. */
type Launched = { readonly status: Status };

const UNKNOWN: Launched = { status: undefined };

/** Runs the command behind a launcher. */
export function launch(
  m: Machine,
  frame: Frame,
  program: string,
  card: Card & { readonly launches: Launch },
  command: Command,
): Launched | undefined {
  const inner = deeper(m, frame);
  if (!inner) return UNKNOWN;
  const row = card.launches;
  const args = row.splits === undefined ? command.args : withWords(command.args, row.splits);
  const read = readOptions(args, card.options, { ...card.style, stops: true });
  if (hasAny(read, row.queries)) return undefined;
  const named = frameWith(inner, { trace: [...frame.trace, program] });
  const within = moved(loggedIn(m, named, row, read), row, read);
  const script = scriptOf(card, row, read);
  const { env, words } = environment(row, script ? [] : commandWords(card, row, read, args));
  const shell = !script && words.length === 0 && startsShell(within, row, read);
  if (!script && words.length === 0 && !shell) return undefined;
  if (row.listed) emit(m, frame, command);
  const inside = { ...command, env: { ...command.env, ...env } };
  if (script) return { status: runScript(m, within, script, `${program} -c`, command) };
  if (shell) return { status: m.operations.execute(m, within, { ...inside, name: ["sh"], args: [["-s"]] }) };
  return { status: runWords(m, within, program, row, words, inside) };
}

/** Runs the words behind a launcher: as a command, as one shell text, or each as a shell text. */
function runWords(
  m: Machine,
  frame: Frame,
  program: string,
  row: Launch,
  words: readonly Arg[],
  command: Command,
): Status {
  const [first = [], ...args] = words;
  const name = row.package ? withoutVersion(first) : first;
  // No program has blanks in its name: `yarn exec "one text"` is for a shell.
  const isText = row.package && args.length === 0 && /\s/.test(known(first) ?? "");
  // Where it starts a program by itself instead (`watch -x`), a word with blanks is one argument.
  if (row.joins && args.some((word) => /\s/.test(known(word) ?? "")))
    follow(m, frame, { ...command, name, args });
  if (row.joins || isText) return runScript(m, frame, join(words, " "), program, command);
  if (!row.each) return follow(m, frame, { ...command, name, args });
  for (const word of words) runScript(m, frame, word, program, command);
  return undefined;
}

/** The program of a package: `rimraf@5` is `rimraf`. */
function withoutVersion(name: Arg): Arg {
  const text = known(name);
  return text === undefined ? name : [text.replace(/(?!^)@[^/]{0,64}$/, "")];
}

function runScript(m: Machine, frame: Frame, script: Arg, label: string, command: Command): Status {
  // The label names the launcher itself, which already ends the trace.
  const outer = frameWith(frame, { trace: frame.trace.slice(0, -1) });
  return runChild(m, outer, script, { params: [], zero: ["sh"], label }, command.pos);
}

/** The value of `-c`, also behind the operands (`su root -c text`). */
function scriptOf(card: Card, row: Launch, read: Options): Arg | undefined {
  if (row.script === undefined) return undefined;
  const own = read.value(row.script);
  if (own) return own;
  // Behind the name of a package stand its own options.
  if (row.package) return behindVerb(card, row, read)?.value(row.script);
  const at = read.operands.slice(0, 4).findIndex((word) => isOneOf("-c --command", known(word)));
  return at < 0 ? undefined : read.operands[at + 1];
}

/** What stands behind the launcher's verb; undefined when the verb is another. */
function behindVerb(card: Card, row: Launch, read: Options): Options | undefined {
  if (row.verbs === undefined || !isOneOf(row.verbs, known(read.operands[0]))) return undefined;
  return readOptions(read.operands.slice(1), card.options, { ...card.style, stops: true });
}

/** `env -S 'a b' c` is `env a b c`. */
function withWords(args: readonly Arg[], mark: RegExp): readonly Arg[] {
  const at = args.findIndex((arg) => mark.test(headOf(arg)));
  const word = args[at] ?? [];
  const rest = behind(word, mark) ?? [];
  if (at < 0) return args;
  const [text = [], from] = rest.length > 0 ? [rest, at + 1] : [args[at + 1], at + 2];
  return [...args.slice(0, at), ...cutWords(text), ...args.slice(from)];
}

/** The words of the command: behind the launcher's verb, its own operands, or a mark. */
function commandWords(card: Card, row: Launch, read: Options, args: readonly Arg[]): readonly Arg[] {
  const held = row.holds === undefined ? [] : heldWords(row.holds, read);
  if (held.length > 0 || (row.holds !== undefined && row.verbs === undefined)) return held;
  const own = row.verbs === undefined ? read.operands : (behindVerb(card, row, read)?.operands ?? []);
  if (row.program !== undefined) return read.values(row.program).slice(-1).concat(own);
  if (row.behind !== undefined) return own.length > 0 ? afterWord(args, row.behind) : [];
  const rest = own.slice(row.skip ?? 0);
  return known(rest[0]) === "--" ? rest.slice(1) : rest;
}

/** A program that is held inside another, and its arguments: `minikube kubectl -- get pods`. */
function heldWords(held: string, { operands: [program = [], ...args] }: Options): readonly Arg[] {
  if (!isOneOf(held, known(program))) return [];
  return [program, ...(known(args[0]) === "--" ? args.slice(1) : args)];
}

/** No command: some launchers then start a shell, which reads a script where one is on standard input. */
function startsShell(frame: Frame, row: Launch, read: Options): boolean {
  if (row.shell === undefined || frame.fds.input.end.kind === "inherit") return false;
  return row.shell === true || hasAny(read, row.shell);
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
  return onScope(frame, scope);
}

/** `su -`, `sudo -i`: the command starts in a home directory. */
function loggedIn(m: Machine, frame: Frame, row: Launch, read: Options): Frame {
  if (!row.login) return frame;
  if (!read.has(row.login) && known(read.operands[0]) !== "-") return frame;
  return onScope(frame, copyScope(frame.scope, { cwd: m.context.home }));
}

function moved(frame: Frame, row: Launch, options: Options): Frame {
  if (row.leaves && known(options.value("target")) === "1") {
    return onScope(frame, copyScope(frame.scope, { place: "local", mounts: undefined }));
  }
  const target = row.chdir && options.value(row.chdir);
  if (!target) return frame;
  const path = known(target);
  const cwd = path === undefined ? undefined : absolutePath(path, frame.scope.cwd);
  return onScope(frame, copyScope(frame.scope, { cwd }));
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

function afterWord(words: readonly Arg[], marks: string): readonly Arg[] {
  const at = words.findIndex((word) => isOneOf(marks, known(word)));
  return at < 0 ? [] : words.slice(at + 1);
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=/;

function environment(
  row: Launch,
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
