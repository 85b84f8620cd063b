/**
 * Where data flows: what is written to pipes and files, what a reader finds there, and the list of invocations with
 * their ends tied together.
 */

import { SHELL_INVOCATIONS, SHELL_VALUE } from "../../core/limits.ts";
import type { Arg, Flow, Invocation, Mount, UnknownPart } from "../invocation.ts";
import { type Piece, sourceOf, tidy, unknownPart } from "../word/pieces.ts";
import {
  type Command,
  type Endpoint,
  type Frame,
  fileKey,
  type InputReader,
  type Machine,
  type Pipe,
  STOP,
  tick,
} from "./machine.ts";

export function newPipe(): Pipe {
  return { producers: [], consumers: [], pieces: [] };
}

/** Text that is written to an endpoint. */
export function write(m: Machine, end: Endpoint, output: Arg): void {
  if (output.length === 0) return;
  tick(m, output.length);
  if (end.kind === "pipe") append(m, end.pipe.pieces, output);
  if (end.kind !== "file") return;
  const pipe = substitutionOf(m, end.path);
  if (pipe) append(m, pipe.pieces, output);
  if (end.key === undefined) return;
  const content = m.files.get(end.key) ?? [];
  m.files.set(end.key, content);
  append(m, content, output);
}

/** Adds to a text in the making; what would grow beyond the cap is a gap. */
function append(m: Machine, pieces: Piece[], output: Arg): void {
  for (const piece of output) {
    const last = pieces.at(-1);
    if (typeof piece !== "string" || typeof last !== "string") pieces.push(piece);
    else if (last.length + piece.length <= SHELL_VALUE) pieces[pieces.length - 1] = last + piece;
    else m.gaps.add("value");
    if (pieces.length > SHELL_VALUE >> 4) {
      m.gaps.add("value");
      throw STOP;
    }
  }
}

/** What a reader would read, all of it, as text with holes. */
export function contentOf(m: Machine, reader: InputReader): Arg {
  reader.rest ??= freshContent(m, reader.end);
  return reader.rest;
}

/** Where the descriptors behind the third are at: each is read on by whoever reads it next. */
const READERS = new WeakMap<Endpoint, InputReader>();

/** The reader of a descriptor that is open. */
export function readerOf({ fds }: Frame, fd: number): InputReader | undefined {
  const end = fds.more.get(fd);
  if (fd === 0 || end === undefined) return fd === 0 ? fds.input : undefined;
  const reader = READERS.get(end) ?? { end };
  READERS.set(end, reader);
  return reader;
}

/** The number of the descriptor that a path stands for: `/dev/stdin`, `/dev/fd/3`. */
export function descriptorAt(path: string): number | undefined {
  const number = /^\/(?:dev|proc\/self)\/fd\/(\d{1,4})$/.exec(path)?.[1];
  return path === "/dev/stdin" ? 0 : number === undefined ? undefined : Number(number);
}

/** What standard input holds, where it is not a person's. */
export function stdinText(m: Machine, frame: Frame): Arg | undefined {
  return frame.fds.input.end.kind === "inherit" ? undefined : contentOf(m, frame.fds.input);
}

function freshContent(m: Machine, end: Endpoint): Arg {
  if (end.kind === "text") return end.text;
  if (end.kind === "pipe") return tidy(end.pipe.pieces);
  if (end.kind === "file") return contentUnder(m, end.path, end.key);
  return [unknownPart("read", "")];
}

/** The content of a file: what this command line wrote into it, or a hole that names it. */
export function fileContent(m: Machine, frame: Frame, path: Arg): Arg {
  return contentUnder(m, path, fileKey(frame, path));
}

function contentUnder(m: Machine, path: Arg, key: string | undefined): Arg {
  for (const piece of path) {
    const pipe = typeof piece === "string" ? undefined : m.substitutions.get(piece);
    if (pipe) return tidy(pipe.pieces);
  }
  const written = key === undefined ? undefined : (m.files.get(key) ?? m.fed.get(key));
  if (written) return tidy(written);
  return [unknownPart("output", `<${sourceOf(path)}`, { files: [path] })];
}

function stdinFlow(m: Machine, id: number, reader: InputReader): Flow {
  const end = reader.end;
  if (end.kind === "inherit" || end.kind === "text") return end;
  if (end.kind === "file") {
    const pipe = substitutionOf(m, end.path);
    return pipe ? pipeFlow(id, pipe) : fileFlow(end);
  }
  return pipeFlow(id, end.pipe);
}

function fileFlow({ kind, path }: Extract<Endpoint, { kind: "file" }>): Flow {
  return { kind, path };
}

function substitutionOf(m: Machine, path: Arg): Pipe | undefined {
  const only = path.length === 1 ? path[0] : undefined;
  return typeof only === "object" ? m.substitutions.get(only) : undefined;
}

/** Text where nothing in it comes out of a program that is not modelled, else the ids of the programs. */
function pipeFlow(id: number, pipe: Pipe): Flow {
  pipe.consumers.push(id);
  const opaque = pipe.pieces.some((piece) => typeof piece !== "string" && piece.outputOf.length > 0);
  if (opaque || pipe.producers.length === 0) return { kind: "pipe", ids: pipe.producers };
  return { kind: "text", text: tidy(pipe.pieces), ids: pipe.producers };
}

function stdoutFlow(m: Machine, id: number, end: Endpoint): Flow {
  if (end.kind === "file") {
    const pipe = substitutionOf(m, end.path);
    if (!pipe) return fileFlow(end);
    pipe.producers.push(id);
    return { kind: "pipe", ids: pipe.consumers };
  }
  if (end.kind !== "pipe") return end;
  end.pipe.producers.push(id);
  return { kind: "pipe", ids: end.pipe.consumers };
}

function outputs(m: Machine, id: number, own: Endpoint, also: readonly Endpoint[] | undefined): Flow[] {
  const flows = [stdoutFlow(m, id, own)];
  for (const end of also ?? []) flows.push(stdoutFlow(m, id, end));
  return flows;
}

/** What `emit` may be told beyond the command. */
export type Emission = { readonly also?: readonly Endpoint[]; readonly script?: Arg };

/** What few invocations have, so that all others have one shape. */
function rare(
  mounts: readonly Mount[] | undefined,
  script: Arg | undefined,
  { within, doubts }: Frame,
): Pick<Invocation, "mounts" | "script" | "within"> {
  return {
    ...(mounts ? { mounts } : {}),
    ...(script ? { script } : {}),
    ...(within ? { within: { file: within.file, certain: doubts === within.doubts } } : {}),
  };
}

/** Lists a command as one that would run; returns its id. */
export function emit(m: Machine, frame: Frame, command: Command, more: Emission = {}): number {
  if (m.invocations.length >= SHELL_INVOCATIONS) {
    m.gaps.add("invocations");
    throw STOP;
  }
  // Dear enough that no loop comes to the cap on its half of the budget.
  const { place, mounts, cwd } = frame.scope;
  tick(m, 4 + ((cwd?.length ?? 0) >> 6) + (command.args.length >> 1));
  const id = m.invocations.length;
  const made: Invocation = {
    id,
    program: programOf(command.name),
    name: command.name,
    args: command.args,
    env: command.env,
    cwd,
    redirections: command.redirections,
    stdin: stdinFlow(m, id, frame.fds.input),
    stdout: outputs(m, id, frame.fds.output, more.also),
    place,
    trace: frame.trace,
    pos: command.pos,
  };
  const isPlain = mounts === undefined && more.script === undefined && frame.within === undefined;
  m.invocations.push(isPlain ? made : { ...made, ...rare(mounts, more.script, frame) });
  feed(m, id, command.args);
  return id;
}

/** Process substitutions among the arguments are read from, or written to, by this invocation. */
function feed(m: Machine, id: number, args: readonly Arg[]): void {
  for (const arg of args) {
    for (const piece of arg) {
      if (typeof piece === "string") continue;
      const pipe = m.substitutions.get(piece);
      if (!pipe) continue;
      const ids = piece.source.startsWith(">") ? pipe.producers : pipe.consumers;
      if (!ids.includes(id)) ids.push(id);
    }
  }
}

/** The last path component of a program's name, when that much is known. */
export function programOf(name: Arg): string | undefined {
  const last = name.at(-1);
  if (last === undefined) return name.length === 0 ? "" : undefined;
  if (typeof last !== "string") return undefined;
  const slash = last.lastIndexOf("/");
  if (slash >= 0) return last.slice(slash + 1);
  return name.length === 1 ? last : undefined;
}

/** Emits and writes the output: `output` where it is known, else a hole that names the invocation. */
export function emitWith(
  m: Machine,
  frame: Frame,
  command: Command,
  output?: Arg,
  more: Emission = {},
): number {
  const id = emit(m, frame, command, more);
  const made = output ?? unknownOutput(command, id);
  write(m, frame.fds.output, made);
  for (const end of more.also ?? []) write(m, end, made);
  return id;
}

/** The output of a program that is not modelled: unknown text, and the newline that programs end with. */
export function unknownOutput(command: Command, id: number, more: Partial<UnknownPart> = {}): Arg {
  return [unknownPart("output", sourceOf(command.name), { outputOf: [id], ...more }), "\n"];
}
