/**
 * What copies, links and mounts make of files: where the text that this command line wrote stands then, which file is
 * a program, which directory is another.
 */
import { SHELL_LINKS } from "../../core/limits.ts";
import { OWN_PROGRAMS } from "../../core/own-programs.ts";
import { type Arg, known } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { absolutePath } from "../word/globs.ts";
import { readOptions } from "../word/options.ts";
import { type Frame, fileKey, type Machine } from "./machine.ts";
import { scriptContent } from "./scripts.ts";
import { contentOf } from "./streams.ts";

/** Notes what a program does to files that later commands run or read. */
export function remember(m: Machine, frame: Frame, card: Card, args: readonly Arg[]): void {
  const way = card.copies;
  if (way === "pairs") dumped(m, frame, args);
  else if (way === "pipe") piped(m, frame, args);
  else if (way === "name") named(frame, args);
  else if (way === "unmount") unmounted(m, frame, args);
  else if (way === "last" || way === "link" || way === "mount") copied(m, frame, way, card, args);
}

/** `mkfifo a`, `mknod a p`. */
function piped(m: Machine, frame: Frame, args: readonly Arg[]): void {
  for (const path of args.map((arg) => fileKey(frame, arg))) if (path !== undefined) m.pipes.add(path);
}

/** What is unmounted stands for itself again. */
function unmounted(m: Machine, frame: Frame, args: readonly Arg[]): void {
  const paths = args.map((arg) => fileKey(frame, arg));
  const left = m.links.filter(({ link }) => !paths.includes(link));
  m.links.splice(0, m.links.length, ...left);
}

/** `hash -p PATH NAME`: the name stands for the path. */
function named(frame: Frame, [flag, path, name]: readonly Arg[]): void {
  const [from, to] = [known(path), known(name)];
  if (known(flag) === "-p" && from && to) frame.scope.aliases.set(to, from);
}

/** A program under its well-known path, or one of ours in any place: a copy of it runs it. */
const PROGRAM_FILE = new RegExp(
  `^\\/(?:usr\\/(?:local\\/)?)?s?bin\\/[\\w.+-]+$|(?:^|\\/)(?:${OWN_PROGRAMS.join("|")})$`,
);

/**
 * `cp a b`, `mv a b`, `ln a b`: what this command line wrote into a is then in b, a copy of a program runs it, and below a
 * link stands what is below its target.
 */
function copied(
  m: Machine,
  frame: Frame,
  way: "last" | "link" | "mount",
  card: Card,
  args: readonly Arg[],
): void {
  if (way === "mount" && !isBind(args)) return;
  const [from, to, ...others] = readOptions(args, card.options, card.style).operands;
  const place = to ?? (way === "link" && from ? baseName(from) : undefined);
  if (!from || !place || others.length > 0) return;
  const key = fileKey(frame, known(place)?.endsWith("/") ? [...place, ...baseName(from)] : place);
  if (key === undefined) return;
  const content = textOfCopied(m, frame, from);
  if (content) m.files.set(key, [...content]);
  else if (way !== "mount") copiedFile(m, frame, key, from, way === "link" && args.some(isSymbolic));
  if (way !== "last") linked(m, frame, key, from, way === "mount");
}

/** What is known of the text of a file that is copied; a copy of a program runs it. */
function textOfCopied(m: Machine, frame: Frame, from: Arg): Arg | undefined {
  const path = known(from);
  if (path === "/dev/stdin") return contentOf(m, frame.fds.input);
  return scriptContent(m, frame, from) ?? (path && PROGRAM_FILE.test(path) ? [`${path} "$@"\n`] : undefined);
}

function isSymbolic(arg: Arg): boolean {
  return /^(?:-[a-zA-Z]*s|--symbolic$)/.test(known(arg) ?? "");
}

/** A file of this machine that a command line copies or links is read in its old place; what is copied may be its folder. */
function copiedFile(m: Machine, frame: Frame, key: string, from: Arg, isLink: boolean): void {
  const name = known(from);
  const base = isLink ? key.slice(0, key.lastIndexOf("/")) : frame.scope.cwd;
  const path = name === undefined ? undefined : absolutePath(name, base);
  if (path === undefined) return;
  const source = m.copies.get(path) ?? path;
  m.copies.set(key, source);
  m.copies.set(`${key}/${path.slice(path.lastIndexOf("/") + 1)}`, source);
}

/** `dd of=FILE`: the input is then in the file. */
function dumped(m: Machine, frame: Frame, args: readonly Arg[]): void {
  const value = (name: string) =>
    args
      .map((arg) => known(arg) ?? "")
      .find((word) => word.startsWith(`${name}=`))
      ?.slice(3);
  const [from, to] = [value("if"), value("of")];
  const key = to === undefined ? undefined : fileKey(frame, [to]);
  const content = from === undefined ? contentOf(m, frame.fds.input) : scriptContent(m, frame, [from]);
  if (key !== undefined && content && frame.fds.input.end.kind !== "inherit") m.files.set(key, [...content]);
}

function isBind(args: readonly Arg[]): boolean {
  return args.some((arg) => /^(?:--r?bind|-[BR]|(?:\w+,)*r?bind)$/.test(known(arg) ?? ""));
}

function linked(m: Machine, frame: Frame, link: string, target: Arg, itself: boolean): void {
  const path = known(target);
  // The target of a link is read from where the link stands.
  const base = itself ? frame.scope.cwd : link.slice(0, link.lastIndexOf("/"));
  const to = path === undefined ? undefined : absolutePath(path, base);
  if (to === undefined || !link.startsWith("/")) return;
  if (m.links.length < SHELL_LINKS) m.links.push({ link, to, itself });
  else m.gaps.add("links");
}

function baseName(path: Arg): Arg {
  const last = path.at(-1);
  return typeof last === "string" ? [last.slice(last.lastIndexOf("/") + 1)] : path;
}
