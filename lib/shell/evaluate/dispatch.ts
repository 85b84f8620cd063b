/**
 * Which part of the evaluator an expanded command belongs to: a function, a builtin, a launcher row, a program that
 * runs others, a script written earlier, or nothing but an invocation.
 */
import { isOneOf, wordsOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import type { Card, Runner } from "../programs/card.ts";
import { cardOf, WELL_KNOWN } from "../programs/cards.ts";
import { readOptions } from "../word/options.ts";
import { compile, matches } from "../word/patterns.ts";
import { headOf, join } from "../word/pieces.ts";
import { builtin } from "./builtins.ts";
import { onDisk } from "./disk.ts";
import { type ShellText, shellTexts } from "./embedded.ts";
import { remember } from "./file-copies.ts";
import { cutWords, launch } from "./launch.ts";
import {
  type Command,
  copyFrame,
  deeper,
  type Frame,
  fileKey,
  frameWith,
  type Machine,
  onHalf,
  onScope,
  type Status,
  tick,
} from "./machine.ts";
import { printed } from "./output.ts";
import { fd, find, parallel, xargs } from "./per-item.ts";
import { withPrinted } from "./printed-files.ts";
import { descriptor, fileAt, truncate } from "./redirect.ts";
import { chroot, docker, kubectl, ssh } from "./remote-runners.ts";
import { at, crontab, just, make, runParts, script, tmux } from "./scheduled.ts";
import { copyScope, type Definition, mergeAll, type Variable } from "./scope.ts";
import { entered, runChild, runFile, scriptContent } from "./scripts.ts";
import { shell, source } from "./shells.ts";
import { contentOf, emitWith, fileContent, programOf } from "./streams.ts";
import { packageTask } from "./tasks.ts";

/** Runs an expanded command of a shell, where a function goes before every program of its name. */
export function invoke(m: Machine, frame: Frame, command: Command): Status {
  const name = known(command.name);
  const meant = name === undefined ? undefined : frame.scope.functions.get(name);
  if (name === undefined || !meant) return execute(m, frame, command);
  const [body] = meant.bodies;
  if (body && meant.bodies.length === 1 && !meant.unsure) return call(m, frame, name, body, command);
  return invokeEither(m, frame, name, meant, command);
}

/** A function whose definition hangs on a condition: each of its bodies runs, and the program of its name. */
function invokeEither(
  m: Machine,
  frame: Frame,
  name: string,
  { bodies, unsure }: Definition,
  command: Command,
): Status {
  const either = (act: (inner: Frame) => Status) => {
    const scope = copyScope(frame.scope);
    const inner = frameWith(frame, { scope, doubts: frame.doubts + 1 });
    act(inner);
    return { scope, fds: inner.fds };
  };
  const ends = bodies.map((body) => either((inner) => call(m, inner, name, body, command)));
  if (unsure) ends.push(either((inner) => execute(m, inner, command)));
  frame.fds = ends[0]?.fds ?? frame.fds;
  mergeAll(
    frame.scope,
    ends.map(({ scope }) => scope),
  );
  return undefined;
}

/** Runs an expanded command that is no function. */
export function execute(m: Machine, frame: Frame, command: Command): Status {
  tick(m, 1 + (command.args.length >> 3));
  const program = programOf(command.name);
  if (program !== undefined) return run(m, frame, program, command);
  const found = likelyProgram(command.name);
  if (found !== undefined) return run(m, frame, found, { ...command, name: [`/usr/bin/${found}`] });
  const printed = withPrinted(m, frame, command.name);
  if (printed)
    return runChild(m, printed.inside, join([printed.script, ...command.args], " "), READ_LINE, command.pos);
  // `"$(mktemp)"` that this command line filled, `./*.sh`.
  if (!runFile(m, frame, command.name, command.args, command, true)) emitWith(m, frame, command);
  return undefined;
}

/** A line of a file that is run as a command (`while read -r l; do $l; done`). */
const READ_LINE = { params: [], zero: ["sh"], label: "read" };

const DIRECTORIES = ["/bin", "/usr/bin", "/sbin", "/usr/sbin"];

/** The program that `$SHELL` or a path with a pattern stands for, among the well-known ones. */
function likelyProgram(name: Arg): string | undefined {
  const [only] = name;
  if (name.length === 1 && typeof only === "object" && isOneOf("SHELL BASH", only.name)) return "bash";
  if (!name.some((piece) => typeof piece === "string" && piece.includes("/"))) return undefined;
  const pattern = compile(name);
  if (!pattern) return undefined;
  return wordsOf(WELL_KNOWN).find((program) =>
    DIRECTORIES.some((directory) => matches(pattern, `${directory}/${program}`)),
  );
}

function run(m: Machine, frame: Frame, program: string, written: Command): Status {
  const card = cardOf(program);
  const command = asRead(frame, card, written);
  const own = builtin(m, frame, program, card, command);
  if (own) return own.status;
  if (card) {
    const started = start(m, frame, program, card, command);
    if (started) return started.status;
  } else runShellBehind(m, frame, program, command);
  const byPath = known(command.name)?.includes("/") === true;
  if (byPath && runFile(m, frame, command.name, command.args, command, true)) return undefined;
  const script = card && noted(m, frame, card, command.args);
  emitWith(m, frame, command, printed(m, frame, card, command.args), script ? { script } : {});
  return undefined;
}

const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh$/;

/** What a launcher that no card knows is given for a shell: separate words `sh -c text` behind it. */
function runShellBehind(m: Machine, frame: Frame, program: string, command: Command): void {
  const { args } = command;
  const at = args.findIndex(
    (arg, index) => SHELL.test(known(arg) ?? "") && /^-[a-z]{0,4}c$/.test(known(args[index + 1]) ?? ""),
  );
  const text = at < 0 ? undefined : args[at + 2];
  if (text) runFound(m, frame, program, { text }, command);
}

/** The command as its program reads it: options of a variable, and descriptors where they lead into the network. */
function asRead(frame: Frame, card: Card | undefined, written: Command): Command {
  const { optionsIn, descriptors } = card ?? {};
  const command = optionsIn === undefined ? written : withOptionsIn(frame, optionsIn, written);
  if (descriptors === undefined) return command;
  return { ...command, args: command.args.map((arg) => ledTo(frame, descriptors, arg)) };
}

/** `FD:3` behind `exec 3>/dev/tcp/host/80` is `tcp:host:80`. */
function ledTo({ fds }: Frame, descriptors: RegExp, arg: Arg): Arg {
  const found = descriptors.exec(known(arg) ?? "")?.[1];
  if (found === undefined) return arg;
  const end = descriptor(fds, Number(/^0\d/.test(found) ? `0o${found}` : found));
  const place = end.kind === "file" ? /^\/dev\/(tcp|udp)\/(.*)$/.exec(headOf(end.path)) : null;
  if (end.kind !== "file" || !place) return arg;
  return [`${place[1]}:${(place[2] ?? "").replace("/", ":")}`, ...end.path.slice(1)];
}

/** The words of an exported variable in front of those that are written, of which a bare cluster takes its dash. */
function withOptionsIn({ scope }: Frame, name: string, command: Command): Command {
  const variable = scope.vars.get(name);
  if (variable?.exported !== true || variable.value.length === 0) return command;
  const [first = [], ...rest] = command.args;
  const isCluster = /^[a-zA-Z]{1,32}$/.test(known(first) ?? "");
  return { ...command, args: [...cutWords(variable.value), isCluster ? ["-", ...first] : first, ...rest] };
}

/** What a program of this card starts; undefined when it is nothing but a program itself. */
function start(
  m: Machine,
  frame: Frame,
  program: string,
  card: Card,
  command: Command,
): { readonly status: Status } | undefined {
  const texts = shellTexts(card, command.args, {
    input: () => contentOf(m, frame.fds.input),
    file: (path) => scriptContent(m, frame, [path]) ?? onMachine(m, frame, path),
    text: (word) => known(withPrinted(m, frame, word)?.script ?? word),
  });
  for (const found of texts) runFound(m, frame, program, found, command);
  if (card.tasks) packageTask(m, frame, program, card.tasks, command, card);
  const { launches, runs } = card;
  if (runs) return { status: RUNNERS[runs](m, frame, command, card, program) };
  return launches ? launch(m, frame, program, { ...card, launches }, command) : undefined;
}

/** A file of this machine, as a hole that stands for its text. */
function onMachine(m: Machine, frame: Frame, path: string): Arg | undefined {
  const isThere = onDisk(m, frame, fileKey(frame, [path])) !== undefined;
  return isThere ? fileContent(m, frame, [path]) : undefined;
}

/** Notes what a program does to files that later commands run or read; the script that it interprets. */
function noted(m: Machine, frame: Frame, card: Card, args: readonly Arg[]): Arg | undefined {
  if (card.copies) remember(m, frame, card, args);
  return interpreted(m, frame, card, args);
}

/** A shell text among the arguments of a program that is listed itself. */
function runFound(m: Machine, frame: Frame, program: string, found: ShellText, command: Command): void {
  const { text, words, place } = found;
  const scope = place ? copyScope(frame.scope, { place, mounts: undefined }) : frame.scope;
  const [name = [], ...args] = words ?? [];
  if (words) {
    const inner = { ...command, name, args, env: {}, redirections: [] };
    m.operations.execute(m, frameWith(frame, { scope, trace: [...frame.trace, program] }), inner);
    return;
  }
  runChild(m, onScope(frame, scope), text, { params: [], zero: ["sh"], label: program }, command.pos);
}

/** Languages whose interpreters run the file that is their first operand. */
const RUN_FROM_FILES = "applescript closures go javascript julia lisp lua perl php python r ruby tcl";

/** Subcommands in front of a script: `rails runner x.rb`, `wp eval-file x.php`. */
const NO_SCRIPTS = /^(?:run|r|runner|eval-file|php:script|scr)$/;

/** Scripts of this machine that are read, because what they run stands in them as a shell would read it. */
const READ_FROM_DISK = "awk windows";

/** The script file of an interpreter, or the file of a program's options: as this command line wrote it, or as it stands there. */
function interpreted(m: Machine, frame: Frame, card: Card, args: readonly Arg[]): Arg | undefined {
  const { reads, code, options, style } = card;
  const file = reads === undefined ? undefined : readOptions(args, options, style).value(reads);
  if (code?.language === "windows") return fileText(m, frame, windowsScript(args));
  if (file && isOneOf(READ_FROM_DISK, code?.language)) return fileText(m, frame, file);
  if (file) return scriptContent(m, frame, file);
  if (code === undefined || !isOneOf(RUN_FROM_FILES, code.language)) return undefined;
  const path = args.find(([head], index) =>
    typeof head === "string"
      ? !head.startsWith("-") && !NO_SCRIPTS.test(known(args[index]) ?? "")
      : head !== undefined && m.substitutions.has(head),
  );
  return path && (scriptContent(m, frame, path) ?? mainFile(m, frame, code.language, path));
}

/** The source of a program of Go by its folder, `go run .`, of which this command line wrote a file. */
function mainFile(m: Machine, frame: Frame, language: string, path: Arg): Arg | undefined {
  const folder = language === "go" ? fileKey(frame, path) : undefined;
  if (folder === undefined) return undefined;
  const inside = [...m.files].find(
    ([key]) => key.startsWith(`${folder}/`) && /^[^/]+\.go$/.test(key.slice(folder.length + 1)),
  );
  return inside?.[1];
}

/** The file that PowerShell or cmd.exe is given to run: behind `-File`, or as the first word with such an ending. */
function windowsScript(args: readonly Arg[]): Arg | undefined {
  const at = args.findIndex((arg) => /^[-/](?:f|fi|fil|file)$/i.test(known(arg) ?? ""));
  return at >= 0
    ? args[at + 1]
    : args.find((arg) => /^[^-/\s][^\s]*\.ps1$|^\/\S+\.ps1$/i.test(known(arg) ?? ""));
}

function fileText(m: Machine, frame: Frame, path: Arg | undefined): Arg | undefined {
  if (path === undefined) return undefined;
  const text = onDisk(m, frame, fileKey(frame, path));
  return scriptContent(m, frame, path) ?? (text === undefined ? undefined : [text]);
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
  const own = copyFrame(inner);
  own.calls = calls;
  own.locals = locals;
  const status = onHalf(m, () => m.operations.body(m, own, body));
  frame.fds = own.fds;
  scope.params = outer;
  if (scope.left === "return") scope.left = undefined;
  for (const [local, old] of locals) {
    if (old) scope.vars.set(local, old);
    else scope.vars.delete(local);
  }
  return status;
}

/** `tee [-a] file…`: the input goes to the output and to every file. */
function tee(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const options = readOptions(command.args, card.options);
  const { operands } = options;
  if (!options.has("append")) for (const path of operands) truncate(m, frame, path);
  const also = operands.map((path) => fileAt(frame, path));
  const content = contentOf(m, frame.fds.input);
  const opaque = content.some(
    (piece) => typeof piece !== "string" && (piece.outputOf.length > 0 || piece.from === "read"),
  );
  emitWith(m, frame, command, opaque ? undefined : content, { also });
  return true;
}

type Run = (m: Machine, frame: Frame, command: Command, card: Card, program: string) => Status;

const RUNNERS: Readonly<Record<Runner, Run>> = {
  shell,
  sourced: source,
  "each-item": xargs,
  "each-template": parallel,
  "each-found": find,
  "each-match": fd,
  "remote-shell": ssh,
  container: docker,
  pod: kubectl,
  "new-root": chroot,
  "at-a-time": at,
  timetable: crontab,
  recipes: make,
  "just-recipes": just,
  terminal: tmux,
  recorded: script,
  "each-script": runParts,
  "copied-input": tee,
};
