/** `read` and `mapfile`: lines of the input into variables. */
import { type Arg, known } from "../invocation.ts";
import { type Options, readOptions, STOPS } from "../word/options.ts";
import { join, linesOf, splitAt, tidy } from "../word/pieces.ts";
import type { Command, Frame, InputReader, Machine, Status } from "./machine.ts";
import { contentOf, readerOf } from "./streams.ts";
import { assign, assignArray, fieldSeparators } from "./variables.ts";

const READ = "a= d= i= n= N= p= t= u=";

const MAPFILE = "d= n= O= s= u= C= c=";

/** `read a b`: the next line of the input, cut at the separators; the last name takes the rest. */
export function read(m: Machine, frame: Frame, command: Command): Status {
  const options = readOptions(command.args, READ, STOPS);
  const { operands } = options;
  const { line, more } = nextLine(m, inputOf(frame, options), known(options.value("d") ?? ["\n"]) ?? "\n");
  const array = options.value("a");
  const separators = fieldSeparators(m, frame);
  if (array) {
    const words = splitAt(line, separators).filter((word) => word.length > 0);
    assignArray(
      frame,
      known(array) ?? "",
      words.map((word) => [undefined, word] as const),
      false,
    );
  } else {
    const names = operands.map(known).filter((name) => name !== undefined);
    assignFields(frame, names.length > 0 ? names : ["REPLY"], line, separators);
  }
  return more;
}

/** The descriptor that `-u` names, else standard input. */
function inputOf(frame: Frame, options: Options): InputReader {
  const fd = Number(known(options.value("u") ?? ["0"]) ?? "0");
  return readerOf(frame, fd) ?? frame.fds.input;
}

function assignFields(frame: Frame, names: readonly string[], line: Arg, separators: string): void {
  const words = names.length === 1 ? [trimmed(line, separators)] : splitAt(line, separators).filter(filled);
  names.forEach((name, at) => {
    const last = at === names.length - 1;
    assign(frame, name, last ? join(words.slice(at), separators.charAt(0)) : (words[at] ?? []));
  });
}

function filled(word: Arg): boolean {
  return word.length > 0;
}

function trimmed(line: Arg, separators: string): Arg {
  return tidy(
    line.map((piece, at) => {
      if (typeof piece !== "string") return piece;
      let start = 0;
      let end = piece.length;
      while (
        at === 0 &&
        start < end &&
        " \t\n".includes(piece.charAt(start)) &&
        separators.includes(piece.charAt(start))
      )
        start++;
      while (
        at === line.length - 1 &&
        end > start &&
        separators.includes(piece.charAt(end - 1)) &&
        " \t\n".includes(piece.charAt(end - 1))
      )
        end--;
      return piece.slice(start, end);
    }),
  );
}

/** Takes one line off the input. An unknown input has a line each time that it is asked, and may end. */
function nextLine(m: Machine, reader: InputReader, delimiter: string): { line: Arg; more: Status } {
  const content = contentOf(m, reader);
  if (content.length === 0) return { line: [], more: false };
  const [line = [], ...rest] = splitAt(content, delimiter || "\0");
  const unknown = line.some((piece) => typeof piece !== "string");
  const after = join(rest, delimiter);
  if (after.length > 0 || !unknown) reader.rest = after;
  return { line: unknown ? line.map(asRead) : line, more: unknown ? undefined : rest.length > 0 };
}

function asRead(piece: Arg[number]): Arg[number] {
  return typeof piece !== "string" && piece.from === "output" ? { ...piece, from: "read" } : piece;
}

export function mapfile(m: Machine, frame: Frame, command: Command): Status {
  const options = readOptions(command.args, MAPFILE, STOPS);
  const { operands } = options;
  const delimiter = known(options.value("d") ?? ["\n"]) ?? "\n";
  const content = contentOf(m, inputOf(frame, options));
  const lines = delimiter === "\n" ? linesOf(content) : splitAt(content, delimiter || "\0");
  const name = known(operands[0] ?? ["MAPFILE"]);
  if (name !== undefined)
    assignArray(
      frame,
      name,
      lines.map((line) => [undefined, line] as const),
      false,
    );
  const callback = options.value("C");
  const last = lines.at(-1);
  if (callback && last)
    m.operations.text(m, frame, join([callback, ["0"], last], " "), "mapfile", command.pos);
  return true;
}
