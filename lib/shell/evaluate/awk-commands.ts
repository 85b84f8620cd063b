/**
 * The commands that a program of awk makes of what it reads: `system("rm " $1)`, `print $2 | "sh"`, of every line of its
 * files, of what `getline` takes from a file, of the names of the files. Constant commands are the one-liners' matter.
 *
 * Source: POSIX.1-2017 awk, "Input/Output and General Functions".
 */

/** What a program reads: its operands, the text of a file, its standard input. */
export type AwkInput = {
  readonly files: readonly string[];
  readonly file: (path: string) => string | undefined;
  readonly input: () => string | undefined;
};

/** One line with its fields, and the file that it stands in. */
type AwkLine = { readonly text: string; readonly fields: readonly string[]; readonly file: string };

const STARTS =
  /\bsystem\s{0,4}\(([^()]{1,512})\)|\bprint\s{1,4}([^|{};\n]{1,512})\|\s{0,4}"(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh\b/g;

const FROM_FILE = /\bgetline\s{1,4}(\w{1,64})\s{0,4}<\s{0,4}"([^"\n]{1,512})"/g;
const FROM_CAT = /"cat ([^"\s]{1,512})"\s{0,4}\|\s{0,4}getline\s{1,4}(\w{1,64})/g;

/** Words of an expression: a text, a field, a name; what else stands there is not worked out. */
const WORDS = /"((?:[^"\\]|\\.)*)"|\$(\d{1,4}|NF)|([A-Za-z_]\w{0,63})|([^\s,])/g;

/** The commands, one a line; "" for a program that makes none of what it reads. */
export function awkCommands(program: string, input: AwkInput): string {
  const taken = new Map<string, readonly string[]>();
  for (const [, name = "", path = ""] of program.matchAll(FROM_FILE))
    taken.set(name, linesOf(input.file(path)));
  for (const [, path = "", name = ""] of program.matchAll(FROM_CAT))
    taken.set(name, linesOf(input.file(path)));
  const made = [...program.matchAll(STARTS)].flatMap(([, called, printed]) =>
    commandsOf(called ?? printed ?? "", taken, input),
  );
  return made.join("\n");
}

function linesOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split("\n").filter((line) => line !== "");
}

function commandsOf(
  expression: string,
  taken: ReadonlyMap<string, readonly string[]>,
  input: AwkInput,
): string[] {
  const words = [...expression.matchAll(WORDS)];
  const names = words.flatMap(([, , , name]) => (name === undefined ? [] : [name]));
  const [variable, ...others] = names.filter((name) => name !== "FILENAME");
  const isKnown = variable === undefined || (others.length === 0 && taken.has(variable));
  const isConstant = names.length === 0 && words.every(([, , field]) => field === undefined);
  if (!isKnown || isConstant || words.some(([, , , , sign]) => sign !== undefined)) return [];
  const made = (line: AwkLine, value: string) =>
    words.map(([, text, field, name]) => wordOf(line, value, text, field, name)).join("");
  if (variable !== undefined) return (taken.get(variable) ?? []).map((value) => made(NO_LINE, value));
  return inputLines(input, names.length > 0).map((line) => made(line, ""));
}

const NO_LINE: AwkLine = { text: "", fields: [], file: "" };

function wordOf(
  line: AwkLine,
  value: string,
  text: string | undefined,
  field: string | undefined,
  name: string | undefined,
): string {
  if (text !== undefined) return text.replace(/\\(.)/g, "$1");
  if (field === undefined) return name === "FILENAME" ? line.file : value;
  return field === "0"
    ? line.text
    : ((field === "NF" ? line.fields.at(-1) : line.fields[Number(field) - 1]) ?? "");
}

/** The lines of the files, or of the input; only the first of each where nothing but the file's name matters. */
function inputLines({ files, file, input }: AwkInput, byName: boolean): AwkLine[] {
  const texts =
    files.length > 0 ? files.map((path) => ({ path, text: file(path) })) : [{ path: "", text: input() }];
  return texts.flatMap(({ path, text }) => {
    const lines = linesOf(text);
    const read = byName ? lines.slice(0, 1) : lines;
    return read.map((line) => ({ text: line, fields: line.trim().split(/\s+/), file: path }));
  });
}
