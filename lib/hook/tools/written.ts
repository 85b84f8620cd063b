/**
 * Commands in the texts of a call that are written as settings (YAML 1.2, TOML 1.0: the task of a runner, the steps of a
 * pipeline) or as an operation of GraphQL (October 2021), each as `{command: …}`. A simple reader by lines: who runs such a
 * text has a parser of its own, and only what stands under a command's name matters here.
 */
import { isObject } from "../../core/json.ts";
import { SETTINGS_TIMES } from "../../core/limits.ts";
import type { Json } from "../../core/verdict.ts";
import { type Field, isAbout, isCommandKey, isRunKey, OPERATION_KEYS } from "./fields.ts";
import { fieldName } from "./tongues.ts";

/** Names of settings that are run where the whole text is. */
function isRunName(name: string): boolean {
  const key = fieldName(name);
  return (
    isCommandKey(key) || isRunKey(key) || /^(?:(?:before|after|pre|post)?scripts?|entrypoint)$/.test(key)
  );
}

/** `name: value`, `- name: value`, `name = value`; what stands in front, the name, the value. */
const SETTING = /^([ \t]*(?:- +)*)["']?([A-Za-z_][\w.-]{0,63})["']?[ \t]*(?::(?=[ \t]|$)|=)[ \t]*(.*)$/;

/** How a text of settings begins, behind comments and blank lines: a name, an item, a table, a document's mark. */
const BEGINNING =
  /^(?:\s|#[^\n]*\n|---[^\n]*\n)*(?:- |\[{1,2}[\w."' -]{1,64}\]{1,2}[ \t]*(?:\n|$)|["']?[A-Za-z_][\w.-]{0,63}["']?[ \t]*(?::[ \t]|:\n|= ?))/;

/** Commands in the text of a field: of settings, where the tool runs what it is given, or of an operation. */
export function writtenCommands(
  { key, value }: Field,
  beside: readonly Field[],
  runs: boolean,
): readonly Json[] {
  if (typeof value !== "string" || isAbout(key)) return [];
  if (SQL_KEYS.has(key)) return commandsInSql(value);
  const settings = runs ? commandsInSettings(value) : [];
  return OPERATION_KEYS.has(key) ? [...settings, ...commandsInOperation(value, beside)] : settings;
}

const SQL_KEYS: ReadonlySet<string> = new Set(["sql", "statement", "statements", "sqlquery"]);

/** What PostgreSQL (COPY), SQL Server and MySQL (lib_mysqludf_sys) hand to a shell of theirs. */
const SQL_STARTS =
  /\b(?:(?:to|from)\s{1,8}program|xp_cmdshell|sys_e(?:xec|val)\s{0,4}\()\s{0,8}(?:e|n)?'((?:[^']|''){1,4096})'/gi;

function commandsInSql(text: string): readonly Json[] {
  return [...text.matchAll(SQL_STARTS)].map(([, command = ""]) => ({
    command: command.replaceAll("''", "'"),
  }));
}

/** The commands that a text of settings names; none for any other text. */
function commandsInSettings(text: string): readonly Json[] {
  if (!BEGINNING.test(text.slice(0, BEGINNING_UNITS))) return [];
  const lines = text.split(/\r?\n/);
  const read: Read = { lines, ends: new Map(), left: SETTINGS_TIMES * text.length };
  const found: Json[] = [];
  // From the innermost to the outermost, which may leave out what was read within it.
  for (let at = lines.length - 1; at >= 0; at--) {
    const [, front = "", name = "", value = ""] = SETTING.exec(lines[at] ?? "") ?? [];
    if (name !== "" && isRunName(name)) found.push({ command: valueBehind(value, front.length, read, at) });
  }
  return found.reverse();
}

/** The lines of a text of settings, where the blocks end that were read, and the units that may still be read twice. */
type Read = { readonly lines: readonly string[]; readonly ends: Map<number, number>; left: number };

/** Units in which a text of settings shows what it is. */
const BEGINNING_UNITS = 2048;

/** The value behind a name: on its line, as a block below it, or as the items below it. */
function valueBehind(value: string, indent: number, read: Read, at: number): Json {
  const text = withoutComment(value).trim();
  const long = /^("""|''')/.exec(text)?.[1];
  if (long !== undefined) return untilMark(text.slice(3), read.lines, at + 1, long);
  if (text !== "" && !/^[|>][-+\d]{0,3}$/.test(text)) return scalar(text);
  const block = blockBelow(read, at, indent);
  const items = block.map((line) => /^\s*- +(.*)$/.exec(line)?.[1]);
  return text === "" && block.length > 0 && items.every((item) => item !== undefined)
    ? items.flatMap((item) => scalar(item ?? ""))
    : block.map((line) => line.trimStart()).join(text.startsWith(">") ? " " : "\n");
}

/** A value without the comment behind it; a `#` in quotes is part of a value. */
function withoutComment(value: string): string {
  const at = value.lastIndexOf(" #");
  return at < 0 || /["']/.test(value.slice(at)) ? value : value.slice(0, at);
}

/** The lines that belong to the setting on line `own`: further in, or items at its depth; of nested blocks that are read again too often, each inner one by itself. */
function blockBelow(read: Read, own: number, indent: number): string[] {
  const { lines, ends } = read;
  const block: string[] = [];
  let at = own + 1;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const inner = line.length - line.trimStart().length;
    const isItem = inner === indent && line.startsWith("- ", inner);
    if (line.trim() !== "" && inner <= indent && !isItem) break;
    if (line.trim() !== "") block.push(line);
    read.left -= line.length;
    at = read.left < 0 ? (ends.get(at) ?? at + 1) : at + 1;
  }
  ends.set(own, at);
  return block;
}

/** A text from its first line to the mark that ends it. */
function untilMark(first: string, lines: readonly string[], from: number, mark: string): string {
  const found: string[] = [];
  for (let at = from, line = first; at <= lines.length; line = lines[at++] ?? "") {
    const end = line.indexOf(mark);
    found.push(end < 0 ? line : line.slice(0, end));
    if (end >= 0) break;
  }
  return found.join("\n");
}

/** A value on one line: a list of texts, a text in quotes, or plain. */
function scalar(text: string): Json {
  if (/^\[.*\]$/.test(text))
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s,"'[\]][^,\]]*)/g)].map(
      ([, double, single, plain]) =>
        double === undefined ? (single ?? plain ?? "").trim() : unquoted(double),
    );
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return unquoted(text.slice(1, -1));
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}

function unquoted(text: string): string {
  return text.replace(/\\(["\\/nt])/g, (_, sign: string) => ({ n: "\n", t: "\t" })[sign] ?? sign);
}

/** `command: "…"`, `command: """…"""`, `command: $name` among the arguments of an operation. */
const ARGUMENT =
  /\b([A-Za-z_]\w{0,63})\s{0,8}:\s{0,8}(?:"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)"|\$([A-Za-z_]\w{0,63}))/g;

/** The commands that the operation of GraphQL in `text` is given, in it or by the variables beside it. */
function commandsInOperation(text: string, beside: readonly Field[]): readonly Json[] {
  if (!/^\s*(?:#[^\n]*\n\s*)*(?:mutation|subscription)\b/.test(text.slice(0, BEGINNING_UNITS))) return [];
  const variables = beside.find(({ key }) => key === "variables")?.value;
  return [...text.matchAll(ARGUMENT)].flatMap(([, name = "", long, short, variable]) => {
    if (!isCommandKey(fieldName(name))) return [];
    const given = variable !== undefined && isObject(variables) ? variables[variable] : undefined;
    const value = given ?? long ?? (short === undefined ? undefined : unquoted(short));
    return value === undefined ? [] : [{ command: value }];
  });
}
