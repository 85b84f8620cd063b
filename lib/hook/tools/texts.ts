/** Texts that a tool is given to run, as the shell text that would do the same. */
import type { Json } from "../../core/verdict.ts";
import {
  ARGUMENT_KEYS,
  type Field,
  isCommandKey,
  PROGRAM_KEYS,
  STDIN_KEYS,
  textIn,
  textWhere,
} from "./fields.ts";
import { runnerOf, type ToolClass } from "./names.ts";

/** `value`, parsed when it is JSON inside a string: an object, a list, a text (Cursor's MCP input, Copilot's `toolArgs`). */
export function unpacked(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? null;
  const [sign = ""] = /\S/.exec(value) ?? [];
  if (!/[{["]/.test(sign)) return value;
  try {
    const parsed: Json = JSON.parse(value);
    // Packed twice it is a text once more.
    return typeof parsed === "string" && parsed.length < value.length ? unpacked(parsed) : parsed;
  } catch {
    // Not JSON after all: the text itself is what the tool gets.
    return value;
  }
}

/** A program beside its list of arguments, as one line. */
export function programIn(fields: readonly Field[]): string | undefined {
  const args = fields.find(({ key, value }) => ARGUMENT_KEYS.has(key) && isTexts(value))?.value;
  const program = textIn(fields, PROGRAM_KEYS);
  if (!Array.isArray(args) || program === "" || textWhere(fields, isCommandKey) !== "") return undefined;
  return lineOf([program, ...args]);
}

export function isTexts(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string" || typeof item === "number");
}

/** The texts of a command's field: with the arguments beside it, with what it reads, and a list in both of its readings. */
export function commandTexts({ key, value }: Field, fields: readonly Field[]): string[] {
  if (Array.isArray(value)) return listTexts(value, /s$|list$/.test(key));
  if (typeof value !== "string") return [];
  const args = unpacked(fields.find((one) => one.key !== key && ARGUMENT_KEYS.has(one.key))?.value);
  const more = typeof args === "string" ? [args] : isTexts(args) ? [lineOf(args as readonly Json[])] : [];
  return [withInput([value, ...more].join(" "), fields)];
}

/** A command with the text that it reads on its standard input. */
export function withInput(line: string, fields: readonly Field[]): string {
  const text = textIn(fields, STDIN_KEYS);
  return text !== "" ? `printf %s ${quoted(text)} | eval ${quoted(line)}` : line;
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

/** What is typed into a terminal, with its keys as the characters that a shell reads. */
export function typed(key: string, text: string): string {
  if (key === "hex") return fromHex(text);
  return text
    .replace(/\{(?:enter|return)\}|<(?:enter|return|cr)>|\r\n?/gi, "\n")
    .replace(/\s+(?:Enter|C-m)\s*$/g, "\n");
}

/** A list of keys and texts, typed one behind the other. */
export function typedList(key: string, items: readonly Json[]): string {
  const words = items.map(String);
  if (key === "hex") return fromHex(words.join(""));
  if (/^(?:args|arguments|params|parameters)$/.test(key)) {
    // Options alone are those of the tool's own shell.
    return listTexts(words[0]?.startsWith("-") ? ["bash", ...items] : items, false).join("\n");
  }
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
  if (kind === "shell")
    return [runner === undefined || runner === "" || isLine(text) ? text : `${runner}${quoted(text)}`];
  if (runner !== undefined) return [runner === "" ? text : `${runner}${quoted(text)}`, ...magics(text)];
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

/** Lines of a notebook's cell that a shell gets: `!ls`, `%%bash`. */
function magics(text: string): string[] {
  const cell = /^\s*%%(?:bash|sh|script\s+(?:ba)?sh)\b[^\n]*\n([\s\S]*)$/.exec(text)?.[1];
  if (cell !== undefined) return [cell];
  return [...text.matchAll(/^[ \t]*(?:!|%sx |%system )[ \t]*([^\n]+)$/gm)].map(([, line]) => line ?? "");
}

/** A list of arguments as one line. Many tools join it for a shell: what only a shell would expand stays as it is. */
function lineOf(words: readonly Json[]): string {
  return words
    .map((word) => (/^[\w@%+=:,./~*?$-]+$/.test(String(word)) ? String(word) : quoted(String(word))))
    .join(" ");
}

/** An argument as one shell word, so that it is judged as the program would get it. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
