/**
 * The scripts of this machine that a word with holes stands for: `bash *.sh`, `find . -exec sh {} \;`, `ls *.sh | xargs
 * bash`, `for f in scripts/*; do . "$f"; done`, `xargs -a list bash`.
 */
import { SCRIPT_FILTERS, SCRIPT_LEVELS } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import { type Arg, type FolderEntry, type Invocation, known, type UnknownPart } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { cardOf } from "../programs/cards.ts";
import { findArguments } from "../word/find.ts";
import { absolutePath } from "../word/globs.ts";
import { hasAny, readOptions } from "../word/options.ts";
import { compile, matches, type Pattern } from "../word/patterns.ts";
import { knownWords, splitAt, unknownPart } from "../word/pieces.ts";
import { listing } from "./disk.ts";
import { isFilter, picksLines } from "./filters.ts";
import type { Frame, Machine } from "./machine.ts";
import { TOO_MANY_FILTERS, textBehind } from "./printed-files.ts";

/** Absolute paths; not `exact` where some of them may be left out by a test that was not worked out. */
export type NamedScripts = { readonly paths: readonly string[]; readonly exact: boolean };

/** The files that a word with holes may stand for, as far as the file system can tell; undefined where it cannot. */
export function namedScripts(m: Machine, frame: Frame, word: Arg): NamedScripts | undefined {
  const holes = word.filter((piece) => typeof piece !== "string");
  const [hole, ...others] = holes;
  if (hole === undefined || (!m.context.list && m.files.size === 0)) return undefined;
  const { cwd } = frame.scope;
  if (holes.every(({ from }) => from === "glob"))
    return { paths: expanded(m, frame, word, cwd), exact: true };
  const named = others.length === 0 ? namesBehind(m, frame, hole, SCRIPT_FILTERS) : undefined;
  if (named === undefined) return undefined;
  const at = word.indexOf(hole);
  const [front, end] = [known(word.slice(0, at)) ?? "", known(word.slice(at + 1)) ?? ""];
  const paths = named.names.flatMap((name) => absolutePath(front + name + end, named.cwd ?? cwd) ?? []);
  return { paths, exact: named.exact };
}

/** Names as a program prints them, and the folder in which they mean something. */
type Names = { readonly names: readonly string[]; readonly exact: boolean; readonly cwd?: string };

function namesBehind(m: Machine, frame: Frame, hole: UnknownPart, left: number): Names | undefined {
  const [id, ...others] = hole.outputOf;
  const writer = id === undefined || others.length > 0 ? undefined : m.invocations[id];
  const listed = writer && namesFrom(m, frame, writer, left);
  if (listed) return listed;
  const printed = textBehind(m, frame, hole);
  return printed && { names: printed.text.split(/\s+/).filter(Boolean), exact: printed.exact };
}

/** The names that a program prints, where it lists files or picks among the names that another one lists. */
function namesFrom(m: Machine, frame: Frame, writer: Invocation, left: number): Names | undefined {
  const card = cardOf(writer.program);
  if (card?.lists === "found") return foundNames(m, frame, writer);
  if (card?.lists === "matches") return matchedNames(m, frame, writer, card);
  if (card?.lists === "directory") return listedNames(m, frame, writer);
  const { prints } = card ?? {};
  if (prints === undefined || !isFilter(prints) || !picksLines(prints)) return undefined;
  if (left <= 0) {
    m.gaps.add(TOO_MANY_FILTERS);
    return undefined;
  }
  const [id, ...others] = writer.stdin.kind === "pipe" ? writer.stdin.ids : [];
  const feeder = id === undefined || others.length > 0 ? undefined : m.invocations[id];
  const names = feeder && namesFrom(m, frame, feeder, left - 1);
  return names && { ...names, exact: names.exact && isOneOf("sorted upside-down distinct", prints) };
}

/** `ls`, `ls scripts`, `ls *.sh`. */
function listedNames(m: Machine, frame: Frame, { args, cwd }: Invocation): Names {
  const { operands } = readOptions(args, cardOf("ls")?.options);
  const names = (operands.length > 0 ? operands : [["."]]).flatMap((operand) => {
    const path = known(operand);
    if (path === undefined) return expanded(m, frame, operand, cwd);
    const folder = absolutePath(path, cwd);
    const inside = folder === undefined ? [] : listing(m, frame, folder);
    return inside.length > 0 ? inside.filter(({ isFolder }) => !isFolder).map(({ name }) => name) : [path];
  });
  return { names, exact: true };
}

/** Words of an expression that leave no file out, or only those whose names say so. */
const PLAIN_TEST = /^-(?:i?name|type|maxdepth|mindepth|print0?|exec|execdir|or?)$/;

/** The regular files below find's start points that its tests by name let through. */
function foundNames(m: Machine, frame: Frame, { args, cwd }: Invocation): Names {
  const { starts, expression } = findArguments(args);
  const words = expression.map((word) => known(word) ?? "");
  const behind = (test: RegExp) => words.filter((_, at) => test.test(words[at - 1] ?? ""));
  const wanted = words.flatMap((word, at) => {
    const test = words[at - 1] ?? "";
    if (!isOneOf("-iname -name", test) || isOneOf("! -not", words[at - 2])) return [];
    return [test === "-iname" ? foldedName(word) : patternOf(word)];
  });
  const [most] = behind(/^-maxdepth$/);
  const levels = Math.min(SCRIPT_LEVELS, /^\d{1,3}$/.test(most ?? "") ? Number(most) : SCRIPT_LEVELS);
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((test) => test(name));
  const names = starts.flatMap((start) => {
    const folder = absolutePath(known(start) ?? "\0", cwd);
    return folder === undefined || known(start) === undefined
      ? []
      : below(m, frame, folder, levels, isWanted);
  });
  const tests = words.slice(0, words.findIndex((word) => /^-(?:exec|ok)/.test(word)) >>> 0);
  const isEither = tests.some((word) => isOneOf("-or -o", word));
  const exact =
    (wanted.length < 2 || isEither) && tests.every((word) => !/^[-!]/.test(word) || PLAIN_TEST.test(word));
  return { names, exact };
}

/** Options of fd that leave files out by what is not looked at. */
const LEAVES_OUT = "type exclude size changed-within changed-before owner g p";

/** The files below fd's start points with one of its extensions and its pattern, where that is a literal, in their names. */
function matchedNames(m: Machine, frame: Frame, { args, cwd }: Invocation, { options }: Card): Names {
  const end = args.findIndex((arg) => isOneOf("-x -X --exec-batch --exec", known(arg)));
  const read = readOptions(end < 0 ? args : args.slice(0, end), options);
  const [pattern = [""], ...starts] = read.operands;
  const words = [...starts, ...read.values("search-path")].map((word) => known(word) ?? "\0");
  const endings = knownWords(read.values("extension")).map((ending) => `.${ending.replace(/^\./, "")}`);
  const part = (known(pattern) ?? ".").replaceAll("\\.", ".");
  const isLiteral = /^[\w-]*(?:[\w-]\.[\w-]+)?$/.test(part);
  const seesHidden = hasAny(read, "hidden unrestricted u");
  const isWanted = (name: string) =>
    (seesHidden || !name.startsWith(".")) &&
    (endings.length === 0 || endings.some((ending) => name.endsWith(ending))) &&
    (!isLiteral || name.toLowerCase().includes(part.toLowerCase()));
  const levels = Math.min(SCRIPT_LEVELS, Number(known(read.value("max-depth"))) || SCRIPT_LEVELS);
  const names = (words.length > 0 ? words : ["."]).flatMap((start) => {
    const folder = absolutePath(start, cwd);
    return folder === undefined || start === "\0" ? [] : below(m, frame, folder, levels, isWanted);
  });
  return { names, exact: (isLiteral || part === ".") && !hasAny(read, LEAVES_OUT) };
}

type NameTest = (name: string) => boolean;

function patternOf(glob: string): NameTest {
  const pattern: Pattern | undefined = compile([unknownPart("glob", glob)]);
  return (name) => pattern === undefined || matches(pattern, name);
}

function foldedName(glob: string): NameTest {
  const test = patternOf(glob.toLowerCase());
  return (name) => test(name.toLowerCase());
}

/** The files at or below a path, the nearest first. */
function below(m: Machine, frame: Frame, start: string, levels: number, isWanted: NameTest): string[] {
  const found = isWanted(start.slice(start.lastIndexOf("/") + 1)) ? [start] : [];
  let open: readonly string[] = [start];
  for (let level = 0; level < levels && open.length > 0; level++) {
    const inside = open.flatMap((folder) => childrenOf(m, frame, folder));
    for (const { name, path, isFolder } of inside) if (!isFolder && isWanted(name)) found.push(path);
    open = inside.flatMap(({ path, isFolder }) => (isFolder ? [path] : []));
  }
  if (open.length > 0 && levels === SCRIPT_LEVELS) m.gaps.add("more folders than are looked at");
  return found;
}

type Child = FolderEntry & { readonly path: string };

function childrenOf(m: Machine, frame: Frame, folder: string): Child[] {
  const front = folder === "/" ? "" : folder;
  return listing(m, frame, folder).map((entry) => ({ ...entry, path: `${front}/${entry.name}` }));
}

/** The files that a pattern matches: each of its parts against the names of the folders that the parts before it match. */
function expanded(m: Machine, frame: Frame, word: Arg, cwd: string | undefined): string[] {
  const parts = splitAt(word, "/");
  const isAbsolute = parts[0]?.length === 0 && parts.length > 1;
  if (!isAbsolute && cwd === undefined) return [];
  let folders = [isAbsolute ? "/" : (cwd ?? "/")];
  for (const [at, part] of parts.entries()) {
    if (part.length === 0) continue;
    folders = stepped(m, frame, folders, part, at === parts.length - 1);
  }
  return folders;
}

/** What one part of a pattern leads to from these folders: files where it is the last part, else folders. */
function stepped(m: Machine, frame: Frame, folders: readonly string[], part: Arg, isLast: boolean): string[] {
  const name = known(part);
  if (name !== undefined) return folders.flatMap((folder) => absolutePath(name, folder) ?? []);
  const pattern = compile(part);
  if (pattern === undefined) return [];
  const [head] = part;
  if (!isLast && part.length === 1 && typeof head === "object" && head.source === "**")
    return [...folders, ...foldersBelow(m, frame, folders)];
  const hidden = typeof head === "string" && head.startsWith(".");
  return folders
    .flatMap((folder) => childrenOf(m, frame, folder))
    .filter((one) => one.isFolder !== isLast && (hidden || !one.name.startsWith(".")))
    .filter((one) => matches(pattern, one.name))
    .map(({ path }) => path);
}

function foldersBelow(m: Machine, frame: Frame, folders: readonly string[]): string[] {
  const found: string[] = [];
  let open = folders;
  for (let level = 0; level < SCRIPT_LEVELS && open.length > 0; level++) {
    open = open
      .flatMap((folder) => childrenOf(m, frame, folder))
      .flatMap(({ name, path, isFolder }) => (isFolder && !name.startsWith(".") ? [path] : []));
    found.push(...open);
  }
  return found;
}
