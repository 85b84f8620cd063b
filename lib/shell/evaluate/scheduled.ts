/**
 * Programs whose input or option is shell text for later or for a recipe: at, cron, make, tmux, script. It must not know
 * what the text does.
 */
import { type Arg, known } from "../invocation.ts";
import type { Command, Frame, Machine, Status } from "./machine.ts";
import { type Grammar, hasOption, optionValue, readOptions } from "./options.ts";
import { join, linesOf, tidy } from "./pieces.ts";
import { copyScope } from "./scope.ts";
import { runChild, scriptContent } from "./scripts.ts";
import { contentOf, emit, unknownOutput, write } from "./streams.ts";

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
  return frame.fds.input.end.kind === "inherit" ? undefined : contentOf(m, frame, frame.fds.input);
}

const CRON = /^\s*(?:@\w+|(?:[\d*/,\-A-Za-z]+\s+){5})/;

/** `crontab -` and `crontab file`: each line ends in a command. */
export function crontab(m: Machine, frame: Frame, command: Command): Status {
  const { operands } = readOptions(command.args, { short: "u", mixed: true });
  const id = emit(m, frame, command);
  const [file] = operands;
  const script = file && known(file) !== "-" ? scriptContent(m, frame, file) : stdinText(m, frame);
  write(m, frame, frame.fds.output, unknownOutput(command, id));
  const home = { ...frame, scope: { ...copyScope(frame.scope), cwd: m.context.home } };
  for (const line of linesOf(script ?? [])) {
    const [head, ...rest] = line;
    const time = typeof head === "string" ? CRON.exec(head)?.[0] : undefined;
    if (time === undefined || typeof head !== "string") continue;
    runChild(
      m,
      home,
      tidy([head.slice(time.length), ...rest]),
      { params: [], zero: ["sh"], label: "crontab" },
      command.pos,
    );
  }
  return undefined;
}

/** `make -f - <<EOF`: the recipe lines of a makefile that this command line wrote. */
export function make(m: Machine, frame: Frame, command: Command): Status {
  const { options } = readOptions(command.args, {
    short: "CfIjlOoW",
    long: "file makefile directory jobs eval",
    mixed: true,
  });
  const id = emit(m, frame, command);
  const file = optionValue(options, "f", "file", "makefile");
  const text = makefile(m, frame, file);
  if (hasOption(options, "n", "dry-run", "just-print", "recon")) return undefined;
  for (const line of linesOf(text ?? [])) {
    const [head, ...rest] = line;
    const recipe =
      typeof head === "string" ? /^(?:\t|[^#\t:=]*:[^=;]*;)[ \t]*[@+-]*/.exec(head)?.[0] : undefined;
    if (recipe === undefined || typeof head !== "string") continue;
    const script = tidy([head.slice(recipe.length).replaceAll("$$", "$"), ...rest]);
    runChild(m, frame, script, { params: [], zero: ["sh"], label: "make" }, command.pos);
  }
  write(m, frame, frame.fds.output, unknownOutput(command, id));
  return undefined;
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
    write(m, frame, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  return runChild(m, frame, text, { params: [], zero: ["sh"], label: "script -c" }, command.pos);
}
