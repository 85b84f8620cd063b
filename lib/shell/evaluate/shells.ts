/** Shells as programs: `sh -c`, scripts as files and on standard input, `source`. */

import { type Arg, known } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { asBash } from "./dialects.ts";
import { onDisk, within } from "./disk.ts";
import {
  type Command,
  deeper,
  descriptors,
  type Frame,
  fileKey,
  type Machine,
  type Status,
  withFds,
} from "./machine.ts";
import { namedScripts } from "./named-scripts.ts";
import { runChild, runFile, scriptContent } from "./scripts.ts";
import { contentOf, descriptorAt, emit, readerOf, unknownOutput, write } from "./streams.ts";

/** `sh [options] [-c text [name args]] | [file args] | -s args`. */
export function shell(m: Machine, frame: Frame, command: Command, _card: Card, program: string): Status {
  const read = shellOptions(command.args);
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  emit(m, frame, command);
  if (read.noexec) return undefined;
  const [first, ...rest] = read.operands;
  if (read.startup && (read.interactive || !read.command)) runFile(m, inner, read.startup, [], command);
  if (read.command) {
    if (!first) return undefined;
    const [zero = [program], ...params] = rest;
    const text = asBash(program, first);
    return runChild(m, inner, text, { params, zero, label: `${program} -c` }, command.pos);
  }
  if (first && !read.stdin) {
    if (!runFile(m, inner, first, rest, command)) shellFile(m, inner, first, rest, command, program);
    return undefined;
  }
  return stdinScript(m, inner, command, program, read.operands);
}

const NO_DESCRIPTOR = -1;

/** `bash /dev/stdin`, `bash /dev/fd/3`, `bash -`: the file is an open descriptor; any other file is not known. */
function shellFile(
  m: Machine,
  frame: Frame,
  path: Arg,
  params: readonly Arg[],
  command: Command,
  program: string,
): void {
  const isInput = known(path) === "-";
  const reader = readerOf(frame, isInput ? 0 : (descriptorAt(known(path) ?? "") ?? NO_DESCRIPTOR));
  if (reader) {
    // A script knows itself by the name of its file; "-" is no file.
    const inside = withFds(frame, descriptors(frame.fds, { input: reader }));
    stdinScript(m, inside, command, program, params, isInput ? [program] : path);
  } else write(m, frame.fds.output, unknownOutput(command, m.invocations.length - 1));
}

function stdinScript(
  m: Machine,
  frame: Frame,
  command: Command,
  program: string,
  params: readonly Arg[],
  zero: Arg = [program],
): Status {
  const { input } = frame.fds;
  if (input.end.kind === "inherit") return undefined;
  const start = { params, zero, label: program };
  const key = input.end.kind === "file" && !isWritten(m, input.end.key ?? "") ? input.end.key : undefined;
  const found = onDisk(m, frame, key);
  if (found !== undefined) return runChild(m, within(frame, key ?? ""), [found], start, command.pos);
  const script = contentOf(m, input);
  input.rest = [];
  return runChild(m, frame, script, start, command.pos);
}

function isWritten({ files, fed }: Machine, key: string): boolean {
  return files.has(key) || fed.has(key);
}

type ShellOptions = {
  readonly command: boolean;
  readonly stdin: boolean;
  readonly noexec: boolean;
  readonly interactive: boolean;
  /** The file that an interactive shell runs first. */
  readonly startup: Arg | undefined;
  readonly operands: readonly Arg[];
};

const STARTUP = new Set(["--rcfile", "--init-file"]);

function shellOptions(args: readonly Arg[]): ShellOptions {
  let letters = "";
  let startup: Arg | undefined;
  let at = 0;
  for (; at < args.length; at++) {
    // fish's and Nushell's word for it
    const word = known(args[at])?.replace(/^--commands?$/, "-c");
    if (word === undefined || !/^[-+]./.test(word) || word === "--") break;
    if (STARTUP.has(word)) startup = args[++at];
    if (word.startsWith("--")) continue;
    if (word.startsWith("-")) letters += word.slice(1);
    at += (word.match(/[oO]/g) ?? []).length;
  }
  const command = letters.includes("c");
  if (known(args[at]) === "--" || (known(args[at]) === "-" && command)) at++;
  const operands = args.slice(at);
  const has = (letter: string) => letters.includes(letter);
  return { command, stdin: has("s"), noexec: has("n"), interactive: has("i"), startup, operands };
}

/** `source file args`, `. <(…)`. */
export function source(m: Machine, frame: Frame, command: Command, _card: Card, program: string): Status {
  const id = emit(m, frame, command);
  const [path, ...params] = known(command.args[0]) === "--" ? command.args.slice(1) : command.args;
  if (!path) return undefined;
  const reader = readerOf(frame, descriptorAt(known(path) ?? "") ?? NO_DESCRIPTOR);
  const written = reader ? contentOf(m, reader) : scriptContent(m, frame, path);
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const texts = written ? [{ script: written, inside: inner }] : sourcedFiles(m, inner, path);
  if (texts.length === 0) write(m, frame.fds.output, unknownOutput(command, id));
  const before = frame.scope.params;
  if (params.length > 0) frame.scope.params = params;
  for (const { script, inside } of texts) {
    sourceText(m, inside, script, program, command.pos);
    if (frame.scope.left === "return") frame.scope.left = undefined;
  }
  if (params.length > 0) frame.scope.params = before;
  return undefined;
}

/** The files of this machine that `source` reads: the one that is named, or what a pattern or a list names. */
function sourcedFiles(
  m: Machine,
  frame: Frame,
  path: Arg,
): readonly { readonly script: Arg; readonly inside: Frame }[] {
  const { paths, exact } =
    known(path) === undefined
      ? (namedScripts(m, frame, path) ?? { paths: [], exact: true })
      : { paths: [fileKey(frame, path) ?? ""], exact: true };
  return paths.flatMap((file) => {
    const text = onDisk(m, frame, file);
    const inside = within(frame, file);
    return text === undefined
      ? []
      : [{ script: [text], inside: exact ? inside : { ...inside, doubts: inside.doubts + 1 } }];
  });
}

function sourceText(m: Machine, frame: Frame, script: Arg, program: string, pos: number): void {
  m.operations.text(m, frame, script, program, pos);
}
