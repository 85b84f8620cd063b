/**
 * What programs with constant input would print: `echo`, `printf`, `cat`, `base64 -d`, `tr`, `rev`, `seq` and the
 * like. Undefined means: not known.
 */

import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import type { Card, Printed } from "../programs/card.ts";
import { absolutePath } from "../word/globs.ts";
import { readOptions } from "../word/options.ts";
import { headOf, join, knownWords, type Piece, text, tidy } from "../word/pieces.ts";
import type { Filter } from "./encodings.ts";
import { FILTERS, isFilter } from "./filters.ts";
import { type Frame, type Machine, tick } from "./machine.ts";
import { contentOf, fileContent } from "./streams.ts";

type Printer = (m: Machine, frame: Frame, args: readonly Arg[], card: Card) => Arg | undefined;

/** The output of a program, where its arguments and input tell it. */
export function printed(
  m: Machine,
  frame: Frame,
  card: Card | undefined,
  args: readonly Arg[],
): Arg | undefined {
  if (card?.prints === undefined) return card?.quiet ? [] : undefined;
  const { prints } = card;
  if (!isFilter(prints)) return PRINTERS[prints](m, frame, args, card);
  const made = filtered(m, frame, FILTERS[prints], args);
  if (made === undefined && isOneOf("packed unpacked", prints) && isReady(m, frame, args))
    m.gaps.add("what is packed in it is not read");
  return made;
}

/** Is what a program without files reads known, and not nothing? */
function isReady(m: Machine, frame: Frame, args: readonly Arg[]): boolean {
  const isPlain = args.every((arg) => headOf(arg).startsWith("-"));
  return isPlain && (known(contentOf(m, frame.fds.input)) ?? "") !== "";
}

const SUBSTITUTED = /^\/dev\/fd\/\0(\d+)$/;

/** The name that a filter sees for `<(…)`. */
function substituted(m: Machine, arg: Arg, at: number): string | undefined {
  const isInput = arg.some((piece) => typeof piece !== "string" && m.substitutions.has(piece));
  return isInput ? `/dev/fd/\0${at}` : undefined;
}

/** Filters need their whole input as constant text. */
function filtered(m: Machine, frame: Frame, filter: Filter, args: readonly Arg[]): Arg | undefined {
  const words: string[] = [];
  for (const [at, arg] of args.entries()) {
    const word = known(arg) ?? substituted(m, arg, at);
    if (word === undefined) return undefined;
    words.push(word);
  }
  const made = filter(words, {
    input: () => filterable(m, contentOf(m, frame.fds.input)),
    file: (path) =>
      filterable(m, fileContent(m, frame, args[Number(SUBSTITUTED.exec(path)?.[1] ?? -1)] ?? [path])),
  });
  return made === undefined ? undefined : text(made);
}

/** The text that a filter reads, unit by unit. */
function filterable(m: Machine, content: Arg): string | undefined {
  const whole = known(content);
  if (whole !== undefined) tick(m, whole.length >> 4);
  return whole;
}

/** `echo` of bash: -n, -e, -E as leading clusters. */
function echo(_m: Machine, _frame: Frame, args: readonly Arg[]): Arg {
  let at = 0;
  let newline = true;
  let escapes = false;
  for (; at < args.length; at++) {
    const word = known(args[at]);
    if (word === undefined || !/^-[neE]+$/.test(word)) break;
    if (word.includes("n")) newline = false;
    if (/[eE]/.test(word)) escapes = word.lastIndexOf("e") > word.lastIndexOf("E");
  }
  const line = join(args.slice(at), " ");
  const shown = escapes ? unescapeArg(line) : line;
  return newline ? tidy([...shown, "\n"]) : shown;
}

function unescapeArg(arg: Arg): Arg {
  const out: Piece[] = [];
  for (const piece of arg) {
    const cut = typeof piece === "string" ? piece.indexOf("\\c") : -1;
    if (typeof piece === "string" && cut >= 0) return tidy([...out, unescapeText(piece.slice(0, cut))]);
    out.push(typeof piece === "string" ? unescapeText(piece) : piece);
  }
  return tidy(out);
}

const ESCAPE =
  /\\(?:0?([0-7]{1,3})|x([\dA-Fa-f]{1,2})|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|([abeEfnrtv\\"]))/g;
const LETTERS: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  e: "\x1b",
  E: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** Backslash escapes of `echo -e` and of a `printf` format. */
function unescapeText(source: string): string {
  return source.replace(
    ESCAPE,
    (_all, octal?: string, hex?: string, u?: string, big?: string, letter?: string) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      const code = hex ?? u ?? big;
      if (code) return codePoint(Number.parseInt(code, 16));
      return LETTERS[letter ?? ""] ?? letter ?? "";
    },
  );
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

const DIRECTIVE = /%(?:%|[-+ #0]*(\d{0,4})(?:\.\d{0,4})?([a-zA-Z]))/g;

/** `printf` with %s, %b, %q, %d, %c, %x …; the format repeats while arguments are left. */
function printf(_m: Machine, _frame: Frame, args: readonly Arg[]): Arg | undefined {
  const rest = known(args[0]) === "--" ? args.slice(1) : args;
  const format = known(rest[0]);
  if (format === undefined || format.startsWith("-v")) return undefined;
  const values = rest.slice(1);
  const out: Piece[] = [];
  let used = 0;
  do {
    const before = used;
    used = formatOnce(format, values, used, out);
    if (used === before) break;
  } while (used < values.length && out.length < 4096);
  return tidy(out);
}

function formatOnce(format: string, values: readonly Arg[], from: number, out: Piece[]): number {
  let used = from;
  let at = 0;
  for (const found of format.matchAll(DIRECTIVE)) {
    out.push(unescapeText(format.slice(at, found.index)));
    at = found.index + found[0].length;
    if (found[0] === "%%") out.push("%");
    else out.push(...directive(found[0], found[2] ?? "s", values[used++] ?? []));
  }
  out.push(unescapeText(format.slice(at)));
  return used;
}

function directive(whole: string, letter: string, value: Arg): Arg {
  if (letter === "b") return unescapeArg(value);
  if (letter === "c")
    return value.slice(0, 1).map((piece) => (typeof piece === "string" ? piece.charAt(0) : piece));
  if (letter === "s" || letter === "q") return padded(whole, value);
  const word = known(value);
  if (word === undefined) return value;
  const number = /^["'](.)/.exec(word)?.[1]?.charCodeAt(0) ?? Number(word === "" ? 0 : word);
  if (!Number.isFinite(number)) return ["0"];
  const digits = { x: 16, X: 16, o: 8 }[letter] ?? 10;
  const shown = Math.trunc(number).toString(digits);
  return padded(whole, [letter === "X" ? shown.toUpperCase() : shown]);
}

function padded(whole: string, value: Arg): Arg {
  const word = known(value);
  const [, flags = "", width = "", precision] = /^%([-+ #0]*)(\d*)(?:\.(\d*))?/.exec(whole) ?? [];
  if (word === undefined) return value;
  const cut = precision === undefined || !/[sq]$/.test(whole) ? word : word.slice(0, Number(precision));
  const size = Math.min(Number(width), 1024);
  if (flags.includes("-")) return text(cut.padEnd(size));
  return text(cut.padStart(size, flags.includes("0") ? "0" : " "));
}

/** `cat` of standard input, here-documents and files that this command line wrote. */
function cat(m: Machine, frame: Frame, args: readonly Arg[]): Arg | undefined {
  const isPlain = args.every((arg) => !headOf(arg).startsWith("-") || /^--?$|^-u$/.test(headOf(arg)));
  if (!isPlain) return undefined;
  const { operands } = readOptions(args);
  const paths = operands.length > 0 ? operands : [["-"]];
  const parts = paths.map((path) =>
    known(path) === "-" ? contentOf(m, frame.fds.input) : fileContent(m, frame, path),
  );
  return concat(parts);
}

/** Text that is known but for holes of variables; the output of other programs keeps its own way through `cat`. */
function concat(parts: readonly Arg[]): Arg | undefined {
  const isOpaque = parts.some((part) => part.some((piece) => typeof piece !== "string" && opaque(piece)));
  return isOpaque ? undefined : tidy(parts.flat());
}

function opaque(piece: Exclude<Piece, string>): boolean {
  return piece.outputOf.length > 0 || piece.files !== undefined || piece.from === "read";
}

function pwd(_m: Machine, frame: Frame): Arg | undefined {
  return frame.scope.cwd === undefined ? undefined : [frame.scope.cwd, "\n"];
}

function whoami(m: Machine): Arg | undefined {
  return m.context.user === undefined ? undefined : [m.context.user, "\n"];
}

function seq(_m: Machine, _frame: Frame, args: readonly Arg[]): Arg | undefined {
  const words = args.map((arg) => known(arg) ?? "?");
  const separator = words[0] === "-s" ? (words[1] ?? "\n") : "\n";
  const numbers = words.slice(words[0] === "-s" ? 2 : 0).map(Number);
  const [from, step, to] = seqRange(numbers);
  if (!numbers.every(Number.isInteger) || step === 0 || Math.abs((to - from) / step) > 1024) return undefined;
  const out: number[] = [];
  for (let value = from; step > 0 ? value <= to : value >= to; value += step) out.push(value);
  return out.length === 0 ? [] : [`${out.join(separator)}\n`];
}

function seqRange(numbers: readonly number[]): readonly [number, number, number] {
  const [first = Number.NaN, second = Number.NaN, third] = numbers;
  if (numbers.length === 1) return [1, 1, first];
  return third === undefined ? [first, 1, second] : [first, second, third];
}

/** `basename` and `dirname` of constant paths. */
function pathPart(pick: (path: string, suffix: string) => string): Printer {
  return (_m, _frame, args) => {
    const words = args.map(known);
    const [path, suffix = ""] = words;
    if (path === undefined || words.includes(undefined) || path.startsWith("-")) return undefined;
    return [pick(path, suffix), "\n"];
  };
}

function base(path: string, suffix: string): string {
  const trimmed = path.replace(/\/{1,256}$/, "") || "/";
  const last = trimmed === "/" ? "/" : trimmed.slice(trimmed.lastIndexOf("/") + 1);
  return suffix !== "" && last !== suffix && last.endsWith(suffix) ? last.slice(0, -suffix.length) : last;
}

function directory(path: string): string {
  const trimmed = path.replace(/\/{1,256}$/, "");
  if (!trimmed.includes("/")) return trimmed === "" && path !== "" ? "/" : ".";
  return trimmed.slice(0, trimmed.lastIndexOf("/")).replace(/\/{1,256}$/, "") || "/";
}

/** `printenv NAME` shows a variable. */
function printenv(m: Machine, frame: Frame, args: readonly Arg[]): Arg | undefined {
  const name = args.length === 1 ? known(args[0]) : undefined;
  if (name === "HOME") return [m.context.home, "\n"];
  const variable = name === undefined ? undefined : frame.scope.vars.get(name);
  return variable?.exported ? tidy([...variable.value, "\n"]) : undefined;
}

/** `getent passwd USER` names the home directory of the user. */
function getent(m: Machine, _frame: Frame, args: readonly Arg[]): Arg | undefined {
  if (known(args[0]) !== "passwd" || args.length !== 2) return undefined;
  return [`user:x:1000:1000::${m.context.home}:/bin/bash\n`];
}

/** `realpath /x/..`: links are not followed, which only makes a path longer than it is. */
function realpath(_m: Machine, frame: Frame, args: readonly Arg[], card: Card): Arg | undefined {
  const { operands } = readOptions(args, card.options);
  const path = operands.length === 1 ? known(operands[0]) : undefined;
  const full = path === undefined ? undefined : absolutePath(path, frame.scope.cwd);
  return full === undefined ? undefined : [`${full}\n`];
}

/** `readlink -f path`; without -f it shows what only the file system knows. */
function readlink(m: Machine, frame: Frame, args: readonly Arg[], card: Card): Arg | undefined {
  const resolves = knownWords(args).some((word) => /^-[a-z]*[fem]/.test(word));
  return resolves ? realpath(m, frame, args, card) : undefined;
}

/** `which rm`, `command -v rm`, `type -p rm`: the path that a program is run by, in the usual place. */
function which(_m: Machine, _frame: Frame, args: readonly Arg[]): Arg | undefined {
  const words = knownWords(args);
  const names = words.filter((word) => !word.startsWith("-"));
  const [name] = names;
  if (name === undefined || names.length > 1 || !/^[\w.+-]+$/.test(name) || words.includes("-V"))
    return undefined;
  return [`/usr/bin/${name}\n`];
}

const PRINTERS: Readonly<Record<Printed, Printer>> = {
  words: echo,
  formatted: printf,
  files: cat,
  directory: pwd,
  user: whoami,
  numbers: seq,
  "last-component": pathPart(base),
  parent: pathPart(directory),
  variable: printenv,
  account: getent,
  "real-path": realpath,
  "link-target": readlink,
  "program-path": which,
};
