/**
 * Programs whose input or option is shell text for later or for a recipe: at, cron, make, tmux, script. It must not know
 * what the text does.
 */
import { type Arg, known } from "../invocation.ts";
import { type Grammar, hasOption, optionValue, readOptions } from "../word/grammar.ts";
import { join, linesOf, tidy } from "../word/pieces.ts";
import { absolute, type Command, type Frame, type Machine, type Status } from "./machine.ts";
import { copyScope } from "./scope.ts";
import { runChild, scriptContent } from "./scripts.ts";
import { contentOf, emit, unknownOutput, write } from "./streams.ts";
import { justTask, makeTask } from "./tasks.ts";

/** `at now`, `batch`: standard input is a script. */
export function at(m: Machine, frame: Frame, command: Command, program: string): Status {
  const { options } = readOptions(command.args, { short: "fqt", mixed: true });
  emit(m, frame, command);
  const file = optionValue(options, "f");
  const script = file ? scriptContent(m, frame, file) : stdinText(m, frame);
  if (!script || hasOption(options, "l", "d", "r")) return undefined;
  return runChild(m, frame, script, { params: [], zero: ["sh"], label: program }, command.pos);
}

function stdinText(m: Machine, frame: Frame): Arg | undefined {
  return frame.fds.input.end.kind === "inherit" ? undefined : contentOf(m, frame.fds.input);
}

const CRON = /^\s*(?:@\w+|(?:[\d*/,\-A-Za-z]+\s+){5})/;

/** `crontab -` and `crontab file`: each line ends in a command. */
export function crontab(m: Machine, frame: Frame, command: Command): Status {
  const { operands } = readOptions(command.args, { short: "u", mixed: true });
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
export function make(m: Machine, frame: Frame, command: Command): Status {
  const { options, operands } = readOptions(command.args, {
    short: "CfIjlOoW",
    long: "file makefile directory jobs eval",
    mixed: true,
  });
  const id = emit(m, frame, command);
  const inside = movedTo(frame, optionValue(options, "C", "directory"));
  const text = makefile(m, inside, optionValue(options, "f", "file", "makefile"));
  if (hasOption(options, "n", "dry-run", "just-print", "recon")) return undefined;
  if (!text) makeTask(m, frame, command);
  const shell = operands.find((word) => /^SHELL=/.test(known(word) ?? ""));
  const texts = [text, optionValue(options, "eval"), shell && [`x:;${known(shell)?.slice(6)}`]];
  for (const found of texts) recipes(m, inside, found ?? [], command.pos);
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

/** `just x`: a recipe of the justfile. */
export function just(m: Machine, frame: Frame, command: Command): Status {
  const id = emit(m, frame, command);
  justTask(m, frame, command);
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
  const cwd = path === undefined ? undefined : absolute(frame.scope.cwd, path);
  return { ...frame, scope: { ...copyScope(frame.scope), cwd } };
}

function makefile(m: Machine, frame: Frame, file: Arg | undefined): Arg | undefined {
  if (file)
    return /^(?:-|\/dev\/stdin)$/.test(known(file) ?? "")
      ? stdinText(m, frame)
      : scriptContent(m, frame, file);
  return scriptContent(m, frame, ["Makefile"]) ?? scriptContent(m, frame, ["makefile"]);
}

const TMUX: Grammar = { short: "cfLSTnstxyFe" };

/** `tmux new -d 'text'`, `tmux send-keys 'text' Enter`. */
export function tmux(m: Machine, frame: Frame, command: Command): Status {
  const global = readOptions(command.args, TMUX);
  emit(m, frame, command);
  const [verb, ...rest] = global.operands;
  const name = known(verb) ?? "";
  if (
    !/^(?:new|neww|new-session|new-window|split-window|splitw|respawn-pane|run|run-shell|send|send-keys|popup|display-popup|if-shell)$/.test(
      name,
    )
  )
    return undefined;
  const { operands } = readOptions(rest, TMUX);
  const keys = name.startsWith("send")
    ? operands.filter((word) => !/^(?:Enter|C-m|Space)$/.test(known(word) ?? ""))
    : operands;
  if (keys.length === 0) return undefined;
  return runChild(m, frame, join(keys, " "), { params: [], zero: ["sh"], label: "tmux" }, command.pos);
}

/** `screen -dm cmd`, `script -c text`, `expect -c`, `nsenter` and others stand in the launcher rows. */
export function script(m: Machine, frame: Frame, command: Command): Status {
  const { options } = readOptions(command.args, { short: "cIOoBTmE", long: "command", mixed: true });
  const id = emit(m, frame, command);
  const text = optionValue(options, "c", "command");
  if (!text) {
    write(m, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  return runChild(m, frame, text, { params: [], zero: ["sh"], label: "script -c" }, command.pos);
}
