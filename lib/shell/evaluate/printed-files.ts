/**
 * The text of a file of this machine on its way into a shell: `cat x | sh`, `eval "$(sed 1d x)"`, `while read l; do eval
 * "$l"; done < x`. The filters between are worked out where that can be told.
 */
import { SCRIPT_FILTERS } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import { type Arg, type Flow, type Invocation, known, type UnknownPart } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { absolutePath } from "../word/globs.ts";
import { readOptions } from "../word/options.ts";
import { tidy } from "../word/pieces.ts";
import { onDisk, within } from "./disk.ts";
import { FILTERS, isFilter, picksLines } from "./filters.ts";
import { type Frame, fileKey, type Machine, tick } from "./machine.ts";

/** What a hole stands for; not `exact` where a filter that was not worked out may leave lines out or change them. */
export type PrintedText = { readonly text: string; readonly file: string; readonly exact: boolean };

/** A script with the text of files in the place of the holes that stand for it, and where it then runs. */
type Printed = { readonly script: Arg; readonly inside: Frame };

/** The script with the content of files in the place of the holes that stand for it; undefined where there is none. */
export function withPrinted(m: Machine, frame: Frame, script: Arg): Printed | undefined {
  if (!m.context.read || script.every((piece) => typeof piece === "string")) return undefined;
  let first: PrintedText | undefined;
  let exact = true;
  const filled = script.map((piece) => {
    const printed = typeof piece === "string" ? undefined : textBehind(m, frame, piece);
    if (printed === undefined) return piece;
    first ??= printed;
    exact &&= printed.exact;
    return printed.text;
  });
  if (first === undefined) return undefined;
  const inside = within(frame, first.file);
  return { script: tidy(filled), inside: exact ? inside : { ...inside, doubts: inside.doubts + 1 } };
}

/** `<file`, as it stands in a substitution or behind a program. */
const FILE_ITSELF = /^(?:\$\(\s{0,8}|`\s{0,8})?</;

/** The text that a hole stands for, where it comes out of files of this machine, whole and one behind the other. */
export function textBehind(m: Machine, frame: Frame, hole: UnknownPart): PrintedText | undefined {
  const [id, ...others] = hole.outputOf;
  if (id !== undefined) return others.length === 0 ? outputOf(m, frame, id, SCRIPT_FILTERS) : undefined;
  if (!isOneOf("output read", hole.from) || !FILE_ITSELF.test(hole.source)) return undefined;
  return joined(
    m,
    frame,
    (hole.files ?? []).map((path) => fileKey(frame, path)),
  );
}

function joined(m: Machine, frame: Frame, paths: readonly (string | undefined)[]): PrintedText | undefined {
  const [file] = paths;
  const texts = paths.map((path) => onDisk(m, frame, path));
  if (file === undefined || texts.includes(undefined)) return undefined;
  return { text: texts.join(""), file, exact: true };
}

/** The gap where more programs stand between a file and its shell than are followed. */
export const TOO_MANY_FILTERS = "more filters than are followed stand before a shell";

/** What the invocation with this id prints; `left` programs in front of it are still followed. */
function outputOf(m: Machine, frame: Frame, id: number, left: number): PrintedText | undefined {
  const writer = m.invocations[id];
  const { prints, runs, copies } = cardOf(writer?.program) ?? {};
  const isCopied = runs === "copied-input" || copies === "pairs";
  if (!writer || (prints === undefined && !isCopied)) return undefined;
  if (left <= 0) {
    m.gaps.add(TOO_MANY_FILTERS);
    return undefined;
  }
  if (prints === undefined) return copiedBy(m, frame, writer, left);
  if (prints === "files") {
    const { operands } = readOptions(writer.args);
    if (operands.length === 0) return inputOf(m, frame, writer.stdin, left);
    return joined(
      m,
      frame,
      operands.map((path) => absolute(path, writer.cwd)),
    );
  }
  return isFilter(prints) ? filteredBy(m, frame, writer, prints, left) : undefined;
}

/** What `tee` and `dd` pass on: their input, or the file behind `if=`. */
function copiedBy(
  m: Machine,
  frame: Frame,
  { args, cwd, stdin }: Invocation,
  left: number,
): PrintedText | undefined {
  const from = args.map((arg) => known(arg) ?? "").find((word) => word.startsWith("if="));
  if (from === undefined) return inputOf(m, frame, stdin, left);
  return joined(m, frame, [absolutePath(from.slice("if=".length), cwd)]);
}

function inputOf(m: Machine, frame: Frame, stdin: Flow, left: number): PrintedText | undefined {
  if (stdin.kind === "file") return joined(m, frame, [fileKey(frame, stdin.path)]);
  const [id, ...others] = stdin.kind === "pipe" ? stdin.ids : [];
  return id === undefined || others.length > 0 ? undefined : outputOf(m, frame, id, left - 1);
}

/** What a filter makes of its input and its files, or, where that cannot be told, the lines that it chooses among. */
function filteredBy(
  m: Machine,
  frame: Frame,
  { args, cwd, stdin }: Invocation,
  prints: keyof typeof FILTERS,
  left: number,
): PrintedText | undefined {
  const words = args.map(known);
  const found: PrintedText[] = [];
  const noted = (one: PrintedText | undefined) => {
    if (one) found.push(one);
    return one?.text;
  };
  const source = {
    input: () => noted(inputOf(m, frame, stdin, left)),
    file: (path: string) => noted(joined(m, frame, [absolutePath(path, cwd)])),
  };
  const text = words.includes(undefined)
    ? undefined
    : FILTERS[prints](
        words.map((word) => word ?? ""),
        source,
      );
  if (text === undefined && found.length === 0 && picksLines(prints)) readAll(words, source);
  const [first] = found;
  if (first === undefined || (text === undefined && !picksLines(prints))) return undefined;
  tick(m, first.text.length >> 4);
  return {
    text: text ?? found.map((one) => one.text).join("\n"),
    file: first.file,
    exact: text !== undefined && found.every((one) => one.exact),
  };
}

/** Reads every word that is the name of a file, else the input. */
function readAll(
  words: readonly (string | undefined)[],
  {
    input,
    file,
  }: { readonly input: () => string | undefined; readonly file: (path: string) => string | undefined },
): void {
  const texts = words.flatMap((word) => (word === undefined || /^-|^$/.test(word) ? [] : (file(word) ?? [])));
  if (texts.length === 0) input();
}

function absolute(path: Arg, cwd: string | undefined): string | undefined {
  const name = known(path);
  return name === undefined || name === "-" ? undefined : absolutePath(name, cwd);
}
