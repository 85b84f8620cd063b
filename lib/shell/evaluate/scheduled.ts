/** Programs whose input or option is shell text for later or for a recipe: at, cron, make, tmux, script. */
import { type Arg, known } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { absolutePath } from "../word/globs.ts";
import { hasAny, readOptions } from "../word/options.ts";
import { join, linesOf, tidy } from "../word/pieces.ts";
import type { Command, Frame, Machine, Status } from "./machine.ts";
import { copyScope } from "./scope.ts";
import { runChild, scriptContent } from "./scripts.ts";
import { contentOf, emit, unknownOutput, write } from "./streams.ts";
import { justTask, makeTask } from "./tasks.ts";

/** `at now`, `batch`: standard input is a script. */
export function at(m: Machine, frame: Frame, command: Command, card: Card, program: string): Status {
  const options = readOptions(command.args, card.options);
  emit(m, frame, command);
  const file = options.value("f");
  const script = file ? scriptContent(m, frame, file) : stdinText(m, frame);
  if (!script || ["l", "d", "r"].some(options.has)) return undefined;
  return runChild(m, frame, script, { params: [], zero: ["sh"], label: program }, command.pos);
}

function stdinText(m: Machine, frame: Frame): Arg | undefined {
  return frame.fds.input.end.kind === "inherit" ? undefined : contentOf(m, frame.fds.input);
}

const CRON = /^\s*(?:@\w+|(?:[\d*/,\-A-Za-z]+\s+){5})/;

/** `crontab -` and `crontab file`: each line ends in a command. */
export function crontab(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const { operands } = readOptions(command.args, card.options);
  const id = emit(m, frame, command);
  const [file] = operands;
  const script = file && known(file) !== "-" ? scriptContent(m, frame, file) : stdinText(m, frame);
  write(m, frame.fds.output, unknownOutput(command, id));
  cronLines(m, frame, script ?? [], CRON, command.pos);
  return undefined;
}

/** The commands of a table of times; `front` is what stands in front of them. */
function cronLines(m: Machine, frame: Frame, table: Arg, front: RegExp, pos: number): void {
  const home = { ...frame, scope: { ...copyScope(frame.scope), cwd: m.context.home } };
  for (const line of linesOf(table)) {
    const [head, ...rest] = line;
    const time = typeof head === "string" ? front.exec(head)?.[0] : undefined;
    if (time === undefined || typeof head !== "string") continue;
    const script = tidy([head.slice(time.length), ...rest]);
    runChild(m, home, script, { params: [], zero: ["sh"], label: "crontab" }, pos);
  }
}

/** System tables name a user behind the time. */
const SYSTEM_CRON = /^\s*(?:@\w+\s+|(?:[\d*/,\-A-Za-z]+\s+){5})[\w-]+\s+/;

/** The commands of a systemd unit. */
const UNIT_COMMAND = /^\s*Exec(?:Start|Stop|Reload)\w*=[-@:+!]*/;

/** Files that something else runs later, by absolute path: start-up files of shells and of the system, git hooks. */
const STARTED =
  /\/\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|kshrc|xinitrc|xprofile)$|\/\.git\/hooks\/[a-z-]+$|^\/etc\/(?:profile|bash\.bashrc|bashrc|zshrc|rc\.local|(?:profile|init|cron\.(?:hourly|daily|weekly|monthly))\.?d?\/[\w.-]+)$/;

const TABLES: readonly (readonly [file: RegExp, front: RegExp])[] = [
  [/^\/etc\/(?:crontab|cron\.d\/[\w.-]+)$/, SYSTEM_CRON],
  [/^\/var\/spool\/cron\/[\w./-]+$/, CRON],
  [/\/systemd\/(?:system|user)\/[\w.@-]+\.service$/, UNIT_COMMAND],
];

/** What this command line wrote into files that run by themselves later. */
export function started(m: Machine, frame: Frame): void {
  for (const [path, content] of [...m.files]) {
    if (STARTED.test(path)) {
      const label = path.slice(path.lastIndexOf("/") + 1);
      runChild(m, frame, content, { params: [], zero: [path], label }, 0);
    }
    for (const [file, front] of TABLES) if (file.test(path)) cronLines(m, frame, content, front, 0);
  }
}

/** `make -f - <<EOF`: the recipe lines of a makefile that this command line wrote. */
export function make(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const options = readOptions(command.args, card.options);
  const id = emit(m, frame, command);
  const inside = movedTo(frame, options.value("directory"));
  const text = makefile(m, inside, options.value("file"));
  if (hasAny(options, card.dry)) return undefined;
  if (!text) makeTask(m, frame, options, command);
  const shell = options.operands.find((word) => /^SHELL=/.test(known(word) ?? ""));
  const texts = [text, options.value("eval"), shell && [`x:;${known(shell)?.slice(6)}`]];
  for (const found of texts) recipes(m, inside, found ?? [], command.pos);
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

/** `just x`: a recipe of the justfile. */
export function just(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const id = emit(m, frame, command);
  const options = readOptions(command.args, card.options);
  if (!hasAny(options, card.dry)) justTask(m, frame, options, command);
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

/** The recipe lines and the `$(shell …)` calls of a makefile. */
function recipes(m: Machine, frame: Frame, text: Arg, pos: number): void {
  const start = { params: [], zero: ["sh"], label: "make" };
  for (const line of linesOf(text)) {
    const [head, ...rest] = line;
    if (typeof head !== "string") continue;
    for (const [, called = ""] of head.matchAll(/\$[({]shell ([^()]{1,4096})[)}]/g))
      runChild(m, frame, [called], start, pos);
    const recipe = /^(?:\t|[^#\t:=]*:[^=;]*;)[ \t]*[@+-]*/.exec(head)?.[0];
    if (recipe === undefined) continue;
    runChild(m, frame, tidy([head.slice(recipe.length).replaceAll("$$", "$"), ...rest]), start, pos);
  }
}

/** `-C DIR`. */
function movedTo(frame: Frame, directory: Arg | undefined): Frame {
  const path = known(directory);
  if (!directory || path === "") return frame;
  const cwd = path === undefined ? undefined : absolutePath(path, frame.scope.cwd);
  return { ...frame, scope: { ...copyScope(frame.scope), cwd } };
}

function makefile(m: Machine, frame: Frame, file: Arg | undefined): Arg | undefined {
  if (file)
    return /^(?:-|\/dev\/stdin)$/.test(known(file) ?? "")
      ? stdinText(m, frame)
      : scriptContent(m, frame, file);
  return scriptContent(m, frame, ["Makefile"]) ?? scriptContent(m, frame, ["makefile"]);
}

/** `tmux new -d 'text'`, `tmux send-keys 'text' Enter`. */
export function tmux(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const [verb, ...rest] = readOptions(command.args, card.options, card.style).operands;
  emit(m, frame, command);
  const name = known(verb) ?? "";
  if (
    !/^(?:new|neww|new-session|new-window|split-window|splitw|respawn-pane|run|run-shell|send|send-keys|popup|display-popup|if-shell)$/.test(
      name,
    )
  )
    return undefined;
  const { operands } = readOptions(rest, card.options, card.style);
  const keys = name.startsWith("send")
    ? operands.filter((word) => !/^(?:Enter|C-m|Space)$/.test(known(word) ?? ""))
    : operands;
  if (keys.length === 0) return undefined;
  return runChild(m, frame, join(keys, " "), { params: [], zero: ["sh"], label: "tmux" }, command.pos);
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
