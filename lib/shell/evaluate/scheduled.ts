/** Programs whose input or option is shell text for later or for a recipe: at, cron, make, tmux, script. */
import { isOneOf } from "../../core/words.ts";
import { known } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { autorun, timetable } from "../project/autorun.ts";
import { absolutePath } from "../word/globs.ts";
import { hasAny, readOptions } from "../word/options.ts";
import { join } from "../word/pieces.ts";
import { carry } from "./carried.ts";
import { listing } from "./disk.ts";
import type { Command, Frame, Machine, Status } from "./machine.ts";
import { withPrinted } from "./printed-files.ts";
import { runChild, runFile } from "./scripts.ts";
import { emit, fileContent, stdinText, unknownOutput, write } from "./streams.ts";
import { inFolder, justTask, makeTask } from "./tasks.ts";

/** `at now`, `batch`: standard input is a script. */
export function at(m: Machine, frame: Frame, command: Command, card: Card, program: string): Status {
  const options = readOptions(command.args, card.options);
  emit(m, frame, command);
  const file = options.value("f");
  const script = file ? fileContent(m, frame, file) : stdinText(m, frame);
  if (!script || ["l", "d", "r"].some(options.has)) return undefined;
  return runChild(m, frame, script, { params: [], zero: ["sh"], label: program }, command.pos);
}

/** `crontab -` and `crontab file`: each line ends in a command. */
export function crontab(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const { operands } = readOptions(command.args, card.options);
  const id = emit(m, frame, command);
  const [file] = operands;
  const table = (file && known(file) !== "-" ? fileContent(m, frame, file) : stdinText(m, frame)) ?? [];
  write(m, frame.fds.output, unknownOutput(command, id));
  const printed = withPrinted(m, frame, table);
  const lines = timetable(carry(m, printed?.script ?? table));
  runLater(m, inFolder(printed?.inside ?? frame, m.context.home), lines, "crontab", command.pos);
  return undefined;
}

function runLater(m: Machine, frame: Frame, commands: readonly string[], label: string, pos: number): void {
  for (const command of commands) runChild(m, frame, [command], { params: [], zero: ["sh"], label }, pos);
}

/** What this command line wrote into files that run by themselves later. */
export function started(m: Machine, frame: Frame): void {
  const { cwd, home } = m.context;
  for (const [path, content] of [...m.files]) {
    const label = path.slice(path.lastIndexOf("/") + 1);
    const inside = inFolder(frame, path.startsWith(`${cwd}/`) ? cwd : home);
    runLater(m, inside, autorun(path, carry(m, content)), label, 0);
  }
}

/** `make`: the recipes of a makefile, and what the command line puts into it. */
export function make(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const options = readOptions(command.args, card.options);
  const id = emit(m, frame, command);
  if (hasAny(options, card.dry)) return undefined;
  makeTask(m, frame, options, command);
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

/** `just x`: a recipe of the justfile. */
export function just(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const at = command.args.findIndex((word) => isOneOf("-c --command", known(word)));
  const [name, ...args] = at < 0 ? [] : command.args.slice(at + 1);
  const options = readOptions(at < 0 ? command.args : command.args.slice(0, at), card.options);
  const isDry = hasAny(options, card.dry);
  if (name && !isDry) return m.operations.execute(m, frame, { ...command, name, args });
  const id = emit(m, frame, command);
  if (!name && !isDry) justTask(m, frame, options, command);
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

const TMUX_STARTS = `
  display-popup if-shell new new-session new-window neww popup respawn-pane run run-shell send send-keys
  split-window splitw`;

/** `tmux new -d 'text'`, `tmux send-keys 'text' Enter`. */
export function tmux(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const [verb, ...rest] = readOptions(command.args, card.options, card.style).operands;
  emit(m, frame, command);
  const name = known(verb) ?? "";
  if (!isOneOf(TMUX_STARTS, name)) return undefined;
  const { operands } = readOptions(rest, card.options, card.style);
  const keys = name.startsWith("send")
    ? operands.filter((word) => !isOneOf("Enter C-m Space", known(word)))
    : operands;
  if (keys.length === 0) return undefined;
  return runChild(m, frame, join(keys, " "), { params: [], zero: ["sh"], label: "tmux" }, command.pos);
}

/** Names that run-parts takes for scripts, where no `--regex` says otherwise. */
const PART = /^[\w-]+$/;

/** `run-parts folder`: every script in it, in order. */
export function runParts(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const options = readOptions(command.args, card.options, card.style);
  const id = emit(m, frame, command);
  const folder = known(options.operands[0]);
  const path = folder === undefined ? undefined : absolutePath(folder, frame.scope.cwd);
  write(m, frame.fds.output, unknownOutput(command, id));
  if (path === undefined || hasAny(options, card.dry)) return undefined;
  const parts = listing(m, frame, path).filter(
    ({ name, isFolder }) => !isFolder && (options.has("regex") || PART.test(name)),
  );
  for (const { name } of parts) runFile(m, frame, [`${path}/${name}`], [], command, true);
  return undefined;
}

/** `script -c text`. */
export function script(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const id = emit(m, frame, command);
  const text = readOptions(command.args, card.options).value("command");
  if (!text) {
    write(m, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  return runChild(m, frame, text, { params: [], zero: ["sh"], label: "script -c" }, command.pos);
}
