/** Texts that a tool is given to run, as the shell text that would do the same. */

import { isObject, stringsOf } from "../../core/json.ts";
import { OPTION_LISTS } from "../../core/limits.ts";
import type { Json } from "../../core/verdict.ts";
import {
  ARGUMENT_KEYS,
  CALLS_KEYS,
  ENCODING_KEYS,
  ENVIRONMENT_KEYS,
  type Field,
  fieldsOf,
  isCommandKey,
  isFolderKey,
  isInputKey,
  isStdinKey,
  OPERAND_KEYS,
  PACKED_KEYS,
  PLAIN_PROGRAM_KEYS,
  PROGRAM_KEYS,
  textIn,
  textWhere,
} from "./fields.ts";
import { callsInXml } from "./forms.ts";
import { runnerOf, type ToolClass } from "./names.ts";

/** `value`, parsed when it is JSON inside a string: an object, a list, a text (Cursor's MCP input, Copilot's `toolArgs`). */
export function unpacked(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? null;
  const parsed = parse(value);
  // Not JSON after all: the text itself is what the tool gets.
  if (parsed === undefined) return value;
  // Packed twice it is a text once more.
  return typeof parsed === "string" ? unpacked(parsed) : parsed;
}

/** The JSON of a text that begins like an object, a list or a text. */
function parse(text: string): Json | undefined {
  if (text.includes("<")) {
    const calls = callsInXml(text);
    if (calls) return calls;
  }
  const json = text.replace(/^[\uFEFF\s]+/, "");
  if (!/^[{["]/.test(json)) return undefined;
  try {
    return JSON.parse(json) as Json;
  } catch {
    return undefined;
  }
}

/** The same for what is only looked at: of a key that comes twice, which readers understand in different ways, both values. */
export function lookedInto(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? null;
  const held = parse(value);
  if (held === undefined) return value;
  if (typeof held === "string") return lookedInto(held);
  const apart = keysApart(value);
  return apart === undefined || keysOf(apart) === keysOf(held) ? held : [held, apart];
}

/** JSON, or calls as XML, under a name that may hold them. */
export function packedCalls(key: string, value: string): Json {
  if (PACKED_KEYS.has(key)) return lookedInto(value);
  return CALLS_KEYS.has(key) ? (callsInXml(value) ?? value) : value;
}

/** The values of a text that holds one a line (NDJSON). */
export function linesIn(text: string): readonly Json[] | undefined {
  if (!/^[\uFEFF\s]*\{[^\n]*\}[ \t\r]*\n/.test(text)) return undefined;
  const values = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parse);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** The value of a JSON text under keys that are all different: each has a number behind it. */
function keysApart(text: string): Json | undefined {
  let count = 0;
  const numbered = text.replace(/"((?:[^"\\]|\\.)*)"(\s*:)?/g, (all, key: string, colon?: string) =>
    colon === undefined ? all : `"${key} ${count++}"${colon}`,
  );
  return parse(numbered);
}

/** How many keys there are in a value. */
function keysOf(value: Json): number {
  let count = 0;
  const work: Json[] = [value];
  for (let box = work.pop(); box !== undefined; box = work.pop()) {
    if (typeof box !== "object" || box === null) continue;
    const inner = Object.values(box);
    if (!Array.isArray(box)) count += inner.length;
    for (const one of inner) work.push(one);
  }
  return count;
}

/**
 * What a text that looks like an object and is no JSON would give a lenient reader (Python's literals, JSON5, a fenced
 * block): its object, or the texts behind its colons.
 */
export function looseTexts(text: string): Json | undefined {
  const body = text.replace(/^(?:\s|\uFEFF|\/\/[^\n]*\n|```\w*\n)+/, "").replace(/\s*```\s*$/, "");
  if (!body.startsWith("{")) return undefined;
  if (body !== text && parse(body) !== undefined) return lookedInto(body);
  const texts = [...body.matchAll(/:\s{0,8}(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g)];
  return texts.length === 0
    ? undefined
    : texts.map(([, double, single]) => ({ command: double ?? single ?? "" }));
}

/** What a text for a shell holds that is more than one JSON value, or no JSON to the letter. */
export function severalIn(text: string): Json | undefined {
  return linesIn(text) ?? looseTexts(text);
}

/** A program beside its list of arguments, or beside what it reads, as one line. */
export function programIn(fields: readonly Field[], isFed: boolean): string | undefined {
  const words = fields.filter(({ key, value }) => /^argv?$/.test(key) && typeof value === "string");
  // A vector whose words are numbered fields: `{argv0: "rm", argv1: "-r", argv2: "x"}`.
  if (words.length > 1) return lineOf(words.map(({ value }) => value));
  if (textWhere(fields, isCommandKey) !== "") return undefined;
  const args = listedArguments(fields);
  const program = textIn(fields, PROGRAM_KEYS);
  if (Array.isArray(args) && program !== "") return lineOf([program, ...args]);
  const [plain, text] = [PLAIN_PROGRAM_KEYS, ARGUMENT_KEYS].map((keys) => textIn(fields, keys));
  if (plain && text) return `${plain} ${text}`;
  return isFed ? fedProgram(fields, plain ?? "") : undefined;
}

/** A program that is given nothing but what it reads; under a name that may be a document's, an interpreter only. */
function fedProgram(fields: readonly Field[], plain: string): string | undefined {
  const named = fields.some(({ key }) => isStdinKey(key)) ? textIn(fields, PROGRAM_KEYS) : "";
  return plain || (isInterpreter(named) ? named : undefined);
}

/** Is it a path or a command line of a shell or of a language's interpreter? */
function isInterpreter(line: string): boolean {
  const [program = ""] = line.trim().split(/\s/, 1);
  const name = program.slice(program.search(/[^\\/]*$/)).replace(/[\d.]+$|\.exe$/i, "");
  return runnerOf(name.toLowerCase()) !== undefined;
}

/** The list of arguments beside a program; apart from each other, its options stand in front of the rest as they are given. */
function listedArguments(fields: readonly Field[]): Json | undefined {
  const plain = textIn(fields, PLAIN_PROGRAM_KEYS) !== "";
  const lists = fields.filter(
    ({ key, value }) => (ARGUMENT_KEYS.has(key) || (plain && OPERAND_KEYS.has(key))) && isTexts(value),
  );
  return lists.length > 1 ? lists.flatMap(({ value }) => value as readonly Json[]) : lists[0]?.value;
}

export function isTexts(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string" || typeof item === "number");
}

/** The texts of a command's field: with the arguments beside it, with what it reads, and a list in both of its readings. */
export function commandTexts({ key, value }: Field, fields: readonly Field[], input: string): string[] {
  const args = unpacked(fields.find((one) => one.key !== key && ARGUMENT_KEYS.has(one.key))?.value);
  if (Array.isArray(value)) {
    const texts = listTexts(value, /s$|list$/.test(key));
    const all = isTexts(args) ? [...texts, lineOf([...value, ...(args as readonly Json[])])] : texts;
    return all.map((text) => withInput(text, input));
  }
  if (typeof value !== "string") return [];
  const more = typeof args === "string" ? [args] : isTexts(args) ? [lineOf(args as readonly Json[])] : [];
  const line = withInput([value, ...more].join(" "), input);
  return [withVariables(line, fields), ...decodedTexts(value, fields)];
}

/** A command's text that came in an encoding which a field beside it names. */
function decodedTexts(text: string, fields: readonly Field[]): string[] {
  const encoding = textIn(fields, ENCODING_KEYS).toLowerCase();
  if (encoding === "hex") return [fromHex(text)];
  if (!encoding.startsWith("base64") || !/^[\w+/=\s-]+$/.test(text)) return [];
  try {
    return [atob(text.replaceAll("-", "+").replaceAll("_", "/").replace(/[=\s]/g, ""))];
  } catch {
    // No base64 after all.
    return [];
  }
}

/** A line with the variables that it speaks of, as a field beside it gives them: `{env: {A: "b"}}`, `{env: ["A=b"]}`. */
function withVariables(line: string, fields: readonly Field[]): string {
  const given = unpacked(fields.find(({ key }) => ENVIRONMENT_KEYS.has(key))?.value);
  const rows: readonly (readonly [string, Json])[] = Array.isArray(given)
    ? given
        .filter((row) => typeof row === "string")
        .map((row: string) => [row.split("=", 1)[0] ?? "", row.slice(row.indexOf("=") + 1)])
    : isObject(given)
      ? Object.entries(given)
      : [];
  const set = rows
    .filter(
      ([name, value]) => /^[A-Za-z_]\w*$/.test(name) && typeof value === "string" && line.includes(name),
    )
    .map(([name, value]) => `${name}=${quoted(String(value))}`);
  return set.length === 0 ? line : `export ${set.join(" ")}\n${line}`;
}

/** A command with the text that it reads on its standard input, "" for none. */
export function withInput(line: string, input: string): string {
  return input !== "" ? `printf %s ${quoted(input)} | eval ${quoted(line)}` : line;
}

/** Texts beside a shell that is given no script: whatever they are called, it can only read them. */
const READ_BY_SHELLS: ReadonlySet<string> = new Set(["data", "text", "content", "body", "payload", "lines"]);

/** What the command of an object reads: a text or lines beside it, or in the options that it is started with; "" for none. */
export function inputIn(fields: readonly Field[]): string {
  const own = inputText(fields, isInputKey);
  if (own !== "") return own;
  const inner = fields.map(({ value }) => (isObject(value) ? inputText(fieldsOf(value), isStartKey) : ""));
  const started = inner.find((text) => text !== "");
  if (started !== undefined) return started;
  const reads = isInterpreter(textIn(fields, PLAIN_PROGRAM_KEYS));
  return reads ? inputText(fields, (key) => READ_BY_SHELLS.has(key)) : "";
}

function isStartKey(key: string): boolean {
  return isStdinKey(key) || key === "input";
}

/** The same, only where its name says that it is read by what runs. */
export function stdinIn(fields: readonly Field[]): string {
  return inputText(fields, isStdinKey);
}

function inputText(fields: readonly Field[], isMeant: (key: string) => boolean): string {
  const texts = fields
    .filter(({ key }) => isMeant(key))
    .map(({ value }) => (isTexts(value) ? (value as readonly Json[]).map(String).join("\n") : value));
  const found = texts.find((text) => typeof text === "string" && text !== "");
  return typeof found === "string" ? found : "";
}

/**
 * A list under a command's name: an argument vector (`["rm", "-r", "x"]`), or whole commands (`["cd x", "make"]`), which
 * the first of them shows. A field whose name is a plural may mean either.
 */
export function listTexts(items: readonly Json[], isPlural: boolean): string[] {
  const words = items.map(String);
  const vector = lineOf(items);
  const hasBlank = words.some((word) => /\s/.test(word));
  if (/\s/.test(words[0] ?? "") || (isPlural && hasBlank)) return [words.join("\n")];
  return isPlural ? [words.join("\n"), vector] : [vector];
}

/** Keys of a terminal by the names that tools give them. */
const ENTER =
  /\{(?:enter|return)\}|<(?:enter|return|cr)>|(?<=^|\s)(?:Enter|Return|C-m|KPEnter)(?=\s|$)|\\[rn]|\r/gi;

/** How the marks begin around what is pasted (xterm's bracketed paste), none of which a shell reads. */
const PASTE = "\u001b[";

/** What is typed into a terminal, with its keys as the characters that a shell reads. */
export function typed(key: string, text: string): string {
  if (key === "hex") return fromHex(text);
  return text
    .replaceAll(`${PASTE}200~`, "")
    .replaceAll(`${PASTE}201~`, "")
    .replace(/\{(?:enter|return)\}|<(?:enter|return|cr)>|\r\n?/gi, "\n")
    .replace(/\s+(?:Enter|C-m)\s*$/g, "\n");
}

/** An argument vector for a shell's tool: options alone are those of the tool's own shell. */
export function asVector(items: readonly Json[]): readonly Json[] {
  return isOptions(items) ? ["bash", ...items] : items;
}

/** A program whose options stand in a list of their own behind it, in one list; any other list as it is. */
export function vectorIn(items: readonly Json[]): readonly Json[] {
  const words: Json[] = [];
  let left: readonly Json[] = items;
  for (let depth = 0; depth < OPTION_LISTS; depth++) {
    const rest = left.at(-1);
    if (!Array.isArray(rest)) return isTexts(left) && depth > 0 ? [...words, ...left] : items;
    if (!isTexts(left.slice(0, -1)) || (depth === 0 && !isOptions(rest))) return items;
    words.push(...left.slice(0, -1));
    left = rest;
  }
  return items;
}

/** Do options of a program begin a list? */
export const isOptions = (items: readonly Json[]): boolean => String(items[0]).startsWith("-");

/** A list of keys and texts, typed one behind the other. */
export function typedList(key: string, items: readonly Json[]): string {
  const words = items.map(String);
  if (key === "hex") return fromHex(words.join(""));
  if (ARGUMENT_KEYS.has(key)) return listTexts(asVector(items), false).join("\n");
  const isKey = (word: string) => new RegExp(ENTER.source, "i").test(word) && word.trim().length < 9;
  const text = words.map((word) => (isKey(word) ? "\n" : word));
  // Single characters, or pieces with keys between them, are typed without a gap; lines stand each on its own.
  return key === "lines" || !(words.some(isKey) || words.every((word) => word.length === 1))
    ? words.join("\n")
    : text.join("");
}

export function fromHex(text: string): string {
  const digits = text.replace(/0x|[^\da-f]/gi, "");
  return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}

/** A program text as the command that would do the same; where nobody says in which language, in each that it may be. */
export function programTexts(
  text: string,
  { kind, language }: { readonly kind: ToolClass; readonly language: string },
): string[] {
  const runner = runnerOf(language);
  // What no other shell reads alike: paths with backslashes, cmdlets.
  if (/^(?:powershell|pwsh)$/.test(language) && /\\|[A-Z]\w{1,16}-[A-Z]/.test(text))
    return [text, `pwsh -Command ${quoted(text)}`];
  if (kind === "shell")
    return [runner === undefined || runner === "" || isLine(text) ? text : `${runner}${quoted(text)}`];
  if (runner !== undefined) {
    // A tool's name may say one language and its text another.
    const other = runner !== "python3 -c " && looksLikePython(text) ? [`python3 -c ${quoted(text)}`] : [];
    return [runner === "" ? text : `${runner}${quoted(text)}`, ...other, ...magics(text)];
  }
  if (language !== "") return [];
  return [
    ...(isLine(text) ? [text] : []),
    `python3 -c ${quoted(text)}`,
    ...magics(text),
    ...(looksLikeScript(text) ? [`node -e ${quoted(text)}`] : []),
  ];
}

/** Words and nothing that a program text would hold: `rm -r x` is a line for a shell in no other language. */
function isLine(text: string): boolean {
  return /^[\w./~-]+(?:[ \t]+[^\s()=;]+)+$/.test(text.trim());
}

function looksLikeScript(text: string): boolean {
  return /\brequire\s{0,4}\(|\bimport\s{1,4}[\w{*]|\bawait\b|=>|\bconst\b|\bprocess\./.test(text);
}

function looksLikePython(text: string): boolean {
  return /^[ \t]*(?:from [\w.]{1,80} import |import [\w., ]{1,200}(?:[;#\r\n]|$))/m.test(text);
}

/** Lines of a notebook's cell that a shell gets: `!ls`, `%%bash`. */
function magics(text: string): string[] {
  const cell = /^\s*%%(?:bash|sh|script\s+(?:ba)?sh)\b[^\n]*\n([\s\S]*)$/.exec(text)?.[1];
  if (cell !== undefined) return [cell];
  return [...text.matchAll(/^[ \t]*(?:!|%sx |%system )[ \t]*([^\n]+)$/gm)].map(([, line]) => line ?? "");
}

/** A list of arguments as one line. Many tools join it for a shell: what only a shell would expand stays as it is. */
export function lineOf(words: readonly Json[]): string {
  return words
    .map((word) => (/^[\w@%+=:,./~*?$-]+$/.test(String(word)) ? String(word) : quoted(String(word))))
    .join(" ");
}

/** A `file:` address as the path that it names. */
export function pathOf(path: string): string {
  return path.replace(/^file:\/\/(?=\/)/, "");
}

/** An argument as one shell word, so that it is judged as the program would get it. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The folder that an object names; a relative one is below the one in force. */
export function folderIn(fields: readonly Field[], cwd: string): string {
  const named = fields
    .filter(({ key }) => isFolderKey(key))
    .map(({ value }) => pathOf((typeof value === "string" ? value : stringsOf(value)[0]) ?? ""))
    .find((path) => path !== "" && path !== ".");
  if (named === undefined) return cwd;
  return named.startsWith("/") || named.startsWith("~") || cwd === "" ? named : `${cwd}/${named}`;
}
