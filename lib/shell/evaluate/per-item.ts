/** Programs that run a command for every item: xargs, parallel, find, fd. */
import { SHELL_LOOPS } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { findArguments } from "../word/find.ts";
import { hasAny, type Options, readOptions } from "../word/options.ts";
import { join, knownWords, linesOf, splitAt, tidy, trimNewlines, unknownPart } from "../word/pieces.ts";
import { cutWords } from "./launch.ts";
import { type Command, deeper, type Frame, frameWith, type Machine, type Status } from "./machine.ts";
import { copyScope } from "./scope.ts";
import { runChild, scriptContent } from "./scripts.ts";
import { contentOf, emit, fileContent, write } from "./streams.ts";

/** Items from the input, appended or put in place of `-I`. */
export function xargs(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const options = readOptions(command.args, card.options, card.style);
  const { operands } = options;
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  emit(m, frame, command);
  if (hasAny(options, "help version")) return true;
  const items = xargsItems(xargsInput(m, frame, options), options);
  const [name, ...args] = operands.length > 0 ? operands : [["echo"]];
  if (!name) return undefined;
  const within = frameWith(inner, { trace: [...frame.trace, "xargs"] });
  const mark = replaceMark(options);
  for (const group of mark === undefined ? groups(items, options) : items.map((item) => [item])) {
    const [item = []] = group;
    // The program itself is not replaced in, unless it is nothing but the mark (which BSD does).
    const first = mark !== undefined && known(name) === mark ? item : name;
    const rest = mark === undefined ? [...args, ...group] : args.map((word) => replaced(word, mark, item));
    m.operations.execute(m, within, { ...command, name: first, args: rest, redirections: [] });
  }
  if (items.length === 0) m.operations.execute(m, within, { ...command, name, args, redirections: [] });
  return undefined;
}

/** The text that items are cut from: of the file that `-a` names, else of the input. */
function xargsInput(m: Machine, frame: Frame, options: Options): Arg {
  const file = options.value("arg-file");
  return file && known(file) !== "/dev/stdin"
    ? (scriptContent(m, frame, file) ?? fileContent(m, frame, file))
    : contentOf(m, frame.fds.input);
}

function replaceMark(options: Options): string | undefined {
  const given = options.value("J") ?? options.value("replace");
  if (given && given.length > 0) return known(given);
  return options.has("replace") ? "{}" : undefined;
}

/** Items that end with a null character. */
function nullItems(text: Arg): Arg[] {
  return splitAt(trimNewlines(text), "\0").filter((item) => item.length > 0);
}

function xargsItems(text: Arg, options: Options): Arg[] {
  if (options.has("null")) return nullItems(text);
  const delimiter = options.value("delimiter");
  if (delimiter)
    return splitAt(text, unescapedDelimiter(known(delimiter) ?? "\n")).filter((item) => item.length > 0);
  if (replaceMark(options) !== undefined) return linesOf(text).map((line) => join(cutWords(line), " "));
  return cutWords(text);
}

function unescapedDelimiter(word: string): string {
  return { "\\n": "\n", "\\0": "\0", "\\t": "\t" }[word] ?? word.charAt(0);
}

function groups(items: readonly Arg[], options: Options): Arg[][] {
  const size = Number(
    known(options.value("max-args") ?? options.value("L") ?? options.value("max-lines")) ?? 0,
  );
  if (!(size > 0)) return items.length > 0 ? [[...items]] : [];
  const out: Arg[][] = [];
  for (let at = 0; at < items.length; at += size) out.push(items.slice(at, at + size));
  return out;
}

/** Every `mark` in the known text of a word gives way to `value`. */
function replaced(word: Arg, mark: string, value: Arg): Arg {
  if (mark === "") return word;
  return tidy(
    word.flatMap((piece): Arg => {
      if (typeof piece !== "string") return [piece];
      return piece.split(mark).flatMap((part, at): Arg => (at === 0 ? [part] : [...value, part]));
    }),
  );
}

/** `parallel 'text {}' ::: a b`, or with items from the input; a dry run prints the texts. */
export function parallel(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const options = readOptions(command.args, card.options, card.style);
  const { operands } = options;
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  emit(m, frame, command);
  const at = operands.findIndex((word) => /^:::[:+]?$/.test(known(word) ?? ""));
  const words = at < 0 ? operands : operands.slice(0, at);
  const template = join(words, " ");
  const items = at < 0 ? parallelInput(m, frame, options) : operands.slice(at + 1);
  const isDry = hasAny(options, card.dry);
  if (items.length > SHELL_LOOPS) m.gaps.add("loops");
  for (const item of items.slice(0, SHELL_LOOPS)) {
    const text = template.length === 0 ? item : filledTemplate(template, item);
    if (isDry) write(m, frame.fds.output, [...text, "\n"]);
    else if (isShellText(words)) executeShell(m, inner, command, words, item);
    else runChild(m, inner, text, { params: [], zero: ["sh"], label: "parallel" }, command.pos);
  }
  return undefined;
}

/** Who hands a text to `sh -c` means one argument, whether or not parallel keeps it one. */
const isShellText = ([name, flag]: readonly Arg[]): boolean => name !== undefined && known(flag) === "-c";

function executeShell(m: Machine, inner: Frame, command: Command, words: readonly Arg[], item: Arg): void {
  const isMarked = words.some(hasMark);
  const [name = [], ...args] = isMarked ? words.map((word) => filled(word, item)) : [...words, item];
  m.operations.execute(m, inner, { ...command, name, args, redirections: [] });
}

function parallelInput(m: Machine, frame: Frame, options: Options): Arg[] {
  const text = xargsInput(m, frame, options);
  return options.has("null") ? nullItems(text) : linesOf(text);
}

const MARK = /\{(?:[./%+#]{0,2}|1)\}/;

function hasMark(template: Arg): boolean {
  return template.some((piece) => typeof piece === "string" && MARK.test(piece));
}

function filledTemplate(template: Arg, item: Arg): Arg {
  return hasMark(template) ? filled(template, item) : tidy([...template, " ", ...item]);
}

function filled(template: Arg, item: Arg): Arg {
  return tidy(
    template.flatMap((piece) =>
      typeof piece === "string"
        ? piece.split(MARK).flatMap((part, at) => (at === 0 ? [part] : [...item, part]))
        : [piece],
    ),
  );
}

const FIND_EXEC = new Set(["-exec", "-execdir", "-ok", "-okdir"]);

/** `find start… -exec command {} ;`: the found path is a hole that knows its start directories. */
export function find(m: Machine, frame: Frame, command: Command): Status {
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const { starts } = findArguments(command.args);
  const id = emit(m, frame, command);
  const found = unknownPart("output", "{}", { outputOf: [id], under: starts, mayBeEmpty: false });
  const output = unknownPart("output", "find", { outputOf: [id], under: starts });
  const words = knownWords(command.args);
  if (
    !words.some((word) => /^-(?:exec|delete|ok|fprint)/.test(word)) ||
    words.some((word) => /^-(?:print|ls)/.test(word))
  ) {
    write(m, frame.fds.output, [output, "\n"]);
  }
  words.forEach((word, at) => {
    if (!FIND_EXEC.has(word)) return;
    let end = at + 1;
    while (end < words.length && words[end] !== ";" && !(words[end] === "+" && words[end - 1] === "{}"))
      end++;
    const given = command.args.slice(at + 1, end);
    const [name, ...args] = given.map((arg) => replaced(arg, "{}", [found]));
    if (!name) return;
    const scope = word.endsWith("dir") ? copyScope(inner.scope, { cwd: undefined }) : inner.scope;
    const within = frameWith(inner, { scope, trace: [...frame.trace, `find ${word}`] });
    m.operations.execute(m, within, { ...command, name, args, redirections: [] });
  });
  return undefined;
}

/** `fd pattern -x command`. */
export function fd(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const words = knownWords(command.args);
  const at = words.findIndex((word) => isOneOf("-x -X --exec --exec-batch", word));
  const id = emit(m, frame, command);
  const own = command.args.slice(0, at < 0 ? undefined : at);
  const { operands } = readOptions(own, card.options);
  const under = operands.slice(1);
  const found = unknownPart("output", "{}", {
    outputOf: [id],
    under: under.length > 0 ? under : [["."]],
    mayBeEmpty: false,
  });
  const [name, ...args] = at < 0 ? [] : command.args.slice(at + 1);
  if (!name) {
    write(m, frame.fds.output, [{ ...found, source: "fd" }, "\n"]);
    return undefined;
  }
  const filled = args.map((arg) => replaced(arg, "{}", [found]));
  const all = args.some((arg) => known(arg)?.includes("{}")) ? filled : [...filled, [found]];
  return m.operations.execute(m, frameWith(frame, { trace: [...frame.trace, "fd -x"] }), {
    ...command,
    name,
    args: all,
    redirections: [],
  });
}
