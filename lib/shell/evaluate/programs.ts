/**
 * Programs that run other programs, or write what they read, by name. It must not know how each of them does it.
 */

import { hasOption, readOptions } from "../word/grammar.ts";
import { fd, find, parallel, xargs } from "./items.ts";
import { type Command, type Frame, fileKey, type Machine, type Status } from "./machine.ts";
import { chroot, docker, kubectl, ssh } from "./places.ts";
import { truncate } from "./redirect.ts";
import { at, crontab, just, make, script, tmux } from "./scheduled.ts";
import { shell, source } from "./shells.ts";
import { contentOf, emitWith } from "./streams.ts";
import { launcherOf } from "./wrappers.ts";

type Program = (m: Machine, frame: Frame, command: Command, program: string) => Status;

/** `tee [-a] file…`: the input goes to the output and to every file. */
function tee(m: Machine, frame: Frame, command: Command): Status {
  const { options, operands } = readOptions(command.args, { mixed: true, long: "" });
  const append = hasOption(options, "a", "append");
  if (!append) for (const path of operands) truncate(m, frame, path);
  const also = operands.map((path) => ({ kind: "file", path, append, key: fileKey(frame, path) }) as const);
  const content = contentOf(m, frame.fds.input);
  const opaque = content.some(
    (piece) => typeof piece !== "string" && (piece.outputOf.length > 0 || piece.from === "read"),
  );
  emitWith(m, frame, command, opaque ? undefined : content, { also });
  return true;
}

const INTERPRETERS =
  /^(?:(?:i?python|pypy|lua|tclsh|perl|php)[\d.]*|node|nodejs|bun|deno|tsx|ts-node|ruby|luajit|julia|elixir|groovy|scala|swift|go|mongosh|osascript|pwsh|Rscript)$/;

/** Does it run programs of a language of its own? */
export function isInterpreter(program: string): boolean {
  return INTERPRETERS.test(program);
}

/** Names of builtins that run text or other programs. */
const RUNS_TEXT = /^(?:eval|exec|source|trap|command|builtin|coproc|\.)$/;

/** Does a program of this name run others, or text that it is given? */
export function startsOthers(program: string): boolean {
  return (
    PROGRAMS.has(program) ||
    launcherOf(program) !== undefined ||
    RUNS_TEXT.test(program) ||
    isInterpreter(program)
  );
}

/** By program name. */
export const PROGRAMS: ReadonlyMap<string, Program> = new Map<string, Program>([
  ...["sh", "bash", "zsh", "dash", "ksh", "ash", "mksh", "rbash", "fish", "ksh93", "yash"].map(
    (name) => [name, shell] as const,
  ),
  ["source", source],
  [".", source],
  ["xargs", xargs],
  ["gxargs", xargs],
  ["parallel", parallel],
  ["find", find],
  ["gfind", find],
  ["fd", fd],
  ["fdfind", fd],
  ["ssh", ssh],
  ["autossh", ssh],
  ["docker", docker],
  ["podman", docker],
  ["nerdctl", docker],
  ["docker-compose", docker],
  ["kubectl", kubectl],
  ["oc", kubectl],
  ["chroot", chroot],
  ["at", at],
  ["batch", at],
  ["crontab", crontab],
  ["make", make],
  ["gmake", make],
  ["just", just],
  ["tmux", tmux],
  ["script", script],
  ["tee", tee],
]);
