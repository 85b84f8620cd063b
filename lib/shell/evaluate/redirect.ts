/** Redirections: which descriptor leads where, and what a here-document holds. */

import { SHELL_LINKS } from "../../core/limits.ts";
import { type Arg, known, type Redirection } from "../invocation.ts";
import { type Piece, text, tidy } from "../word/pieces.ts";
import { uncarry } from "./carried.ts";
import {
  type Descriptors,
  descriptors,
  type Endpoint,
  type Frame,
  fileKey,
  type Machine,
  tick,
  withFds,
} from "./machine.ts";
import type { HereDoc, RedirectionNode } from "./parse.ts";
import { descriptorAt } from "./streams.ts";
import { assign } from "./variables.ts";
import { expandParts, expandSingle } from "./words.ts";

/** The descriptors behind a list of redirections, and the list as it reads after expansion. */
export type Redirected = { readonly fds: Descriptors; readonly list: readonly Redirection[] };

const NONE: readonly Redirection[] = [];

/** Applies redirections from left to right. Files that `>` opens are emptied. */
export function redirect(m: Machine, frame: Frame, nodes: readonly RedirectionNode[]): Redirected {
  let fds = frame.fds;
  if (nodes.length === 0) return { fds, list: NONE };
  const list: Redirection[] = [];
  tick(m, nodes.length << 1);
  for (const node of nodes) {
    tick(m, fds.more.size >> 3);
    const made = applyOne(m, withFds(frame, fds), node);
    if (!made) continue;
    fds = made.fds;
    list.push(made.shown);
  }
  return { fds, list };
}

type Applied = { readonly fds: Descriptors; readonly shown: Redirection };

function applyOne(m: Machine, frame: Frame, node: RedirectionNode): Applied | undefined {
  const fd = descriptorOf(frame, node);
  if (node.type === "Redirect") {
    const target = node.target ? expandSingle(m, frame, node.target, "pattern") : [];
    const at = fd ?? (node.operator.startsWith("<") ? 0 : 1);
    const fds = opened(m, frame, at, node.operator, target);
    return { fds, shown: { fd: at, op: node.operator, target } };
  }
  const body =
    node.type === "HereDoc" ? hereDocument(m, frame, node) : tidy([...hereString(m, frame, node), "\n"]);
  const end: Endpoint = { kind: "text", text: body };
  return {
    fds: withDescriptor(frame.fds, fd ?? 0, end),
    shown: { fd: fd ?? 0, op: node.operator, target: body },
  };
}

/** The number in front of a redirection; `{name}` stands for a free one, which the variable holds until it is closed. */
function descriptorOf(frame: Frame, node: RedirectionNode): number | undefined {
  if (node.descriptor?.type !== "FileDescriptorVariable") return node.descriptor?.value;
  const { name } = node.descriptor;
  const closes = node.type === "Redirect" && node.target?.text === "-";
  return closes ? Number(known(frame.scope.vars.get(name)?.value)) : freeDescriptor(frame, name);
}

function freeDescriptor(frame: Frame, name: string): number {
  const free = 10 + frame.fds.more.size;
  assign(frame, name, [String(free)]);
  return free;
}

/** zsh's `ztcp HOST PORT`: REPLY holds the number of a descriptor that leads there. */
export function connect(frame: Frame, [host = [], port = []]: readonly Arg[]): void {
  const end: Endpoint = { kind: "file", path: ["/dev/tcp/", ...host, "/", ...port], key: undefined };
  frame.fds = withDescriptor(frame.fds, freeDescriptor(frame, "REPLY"), end);
}

function hereString(m: Machine, frame: Frame, node: Exclude<RedirectionNode, HereDoc>): Arg {
  return node.target ? expandSingle(m, frame, node.target) : [];
}

function hereDocument(m: Machine, frame: Frame, node: HereDoc): Arg {
  const body = hereText(m, frame, node);
  return node.operator === "<<-" ? tidy(body.map(withoutTabs)) : body;
}

function hereText(m: Machine, frame: Frame, node: HereDoc): Arg {
  if (node.body.parts && !node.delimiter?.quoted) return expandParts(m, frame, node.body.parts);
  const source = node.delimiter?.quoted ? node.body.text : node.body.text.replace(/\\([\\$`\n])/g, unescaped);
  return m.carried.length > 0 ? uncarry(m, source) : text(source);
}

/** `<<-` strips the tabs that begin a line. */
function withoutTabs(piece: Piece, at: number): Piece {
  if (typeof piece !== "string") return piece;
  return piece.replace(at === 0 ? /(^|\n)\t+/g : /(\n)\t+/g, "$1");
}

function unescaped(_all: string, unit: string): string {
  return unit === "\n" ? "" : unit;
}

function opened(m: Machine, frame: Frame, fd: number, op: string, target: Arg): Descriptors {
  const { fds } = frame;
  if (op === ">&" || op === "<&") return duplicated(m, frame, fd, op, target);
  const file = fileAt(frame, target);
  const key = file.kind === "file" ? file.key : undefined;
  if (op === ">" || op === ">|" || op === "&>") truncate(m, frame, target);
  if (op.startsWith("&")) return withDescriptor(withDescriptor(fds, 1, file), 2, file);
  if (op === "<" && fd > 2 && key !== undefined) named(m, fd, key);
  return withDescriptor(fds, fd, file);
}

/** The file of a path; `/dev/fd/3` leads where an open descriptor does. */
export function fileAt(frame: Frame, path: Arg): Endpoint {
  const number = descriptorAt(known(path) ?? "");
  const open = number === undefined ? undefined : descriptor(frame.fds, number);
  return open?.kind === "file" ? open : { kind: "file", path, key: fileKey(frame, path) };
}

/** A directory that was opened can be reached through its descriptor: `rm -rf /dev/fd/3/*`. */
function named(m: Machine, fd: number, to: string): void {
  for (const link of [`/dev/fd/${fd}`, `/proc/self/fd/${fd}`])
    if (m.links.length < SHELL_LINKS) m.links.push({ link, to, itself: true });
    else m.gaps.add("links");
}

/** `2>&1`, `>&3`, `<&-`, and `>& file`, which is `&> file`. */
function duplicated(m: Machine, frame: Frame, fd: number, op: string, target: Arg): Descriptors {
  const name = known(target);
  const number = /^(\d{1,4})-?$/.exec(name ?? "");
  if (number) return withDescriptor(frame.fds, fd, descriptor(frame.fds, Number(number[1])));
  if (name === "-" || op === "<&") return withDescriptor(frame.fds, fd, { kind: "inherit" });
  return opened(m, frame, 1, "&>", target);
}

/** Empties the file that `>` opens. */
export function truncate(m: Machine, frame: Frame, target: Arg): void {
  const key = fileKey(frame, target);
  if (key !== undefined) m.files.set(key, []);
}

/** Where a descriptor leads; one that nobody opened is inherited. */
export function descriptor(fds: Descriptors, fd: number): Endpoint {
  if (fd === 0) return fds.input.end;
  if (fd === 1) return fds.output;
  if (fd === 2) return fds.error;
  return fds.more.get(fd) ?? { kind: "inherit" };
}

function withDescriptor(fds: Descriptors, fd: number, end: Endpoint): Descriptors {
  if (fd === 0) return descriptors(fds, { input: { end } });
  if (fd === 1) return descriptors(fds, { output: end });
  if (fd === 2) return descriptors(fds, { error: end });
  return descriptors(fds, { more: new Map(fds.more).set(fd, end) });
}
