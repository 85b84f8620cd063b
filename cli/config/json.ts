/**
 * JSON with comments: the positions of Visual Studio Code's parser say where text goes in or out, so that every other
 * byte stays as it is (its own `modify` formats the neighbours, too).
 */
// The package's UMD form, which is its "main", hides its files from a bundler.
import {
  type Node,
  type ParseError,
  parse as parseJsonc,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser/lib/esm/main.js";
import type { Json } from "../../lib/core/verdict.ts";
import type { Path } from "./path.ts";

const OPTIONS = { allowTrailingComma: true } as const;

/** The value of a text with `//` and block comments and trailing commas; an empty text is an empty object. */
export function parse(text: string): { value: Json } | { problem: string } {
  if (text.trim() === "") return { value: {} };
  const errors: ParseError[] = [];
  const value: unknown = parseJsonc(text, errors, OPTIONS);
  const [first] = errors;
  if (!first) return { value: value as Json };
  const line = text.slice(0, first.offset).split("\n").length;
  return { problem: `${PROBLEMS[printParseErrorCode(first.error)] ?? "this is no JSON"}, in line ${line}` };
}

/** What the parser's codes mean, for a person who mends the file. */
const PROBLEMS: Readonly<Record<string, string>> = {
  InvalidSymbol: "a word stands there that is no JSON (texts need double quotes)",
  InvalidNumberFormat: "a number is not in JSON's form",
  PropertyNameExpected: "the name of a key is missing, or has no double quotes",
  ValueExpected: "a value is missing",
  ColonExpected: "a : is missing between a key and its value",
  CommaExpected: "a , is missing between two entries",
  CloseBraceExpected: "a { is not closed by }",
  CloseBracketExpected: "a [ is not closed by ]",
  EndOfFileExpected: "more text stands behind the end",
  UnexpectedEndOfComment: "a comment is not closed by */",
  UnexpectedEndOfString: 'a text is not closed by "',
  UnexpectedEndOfNumber: "a number is cut off",
  InvalidUnicode: "\\u is not followed by four hexadecimal digits",
  InvalidEscapeCharacter: "a \\ stands before a sign that JSON does not escape",
  InvalidCharacter: "a sign stands there that JSON does not allow in texts",
};

/** `text` with `entry` at the end of the list at `path`; what of the path is missing is made. */
export function append(text: string, path: Path, entry: Json): string {
  if (text.trim() === "") return `${append("{}", path, entry)}\n`;
  const { node, rest } = deepest(parseTree(text, [], OPTIONS), path);
  if (!node) return text;
  if (node.type === "null") {
    const empty = rest.length === 0 ? "[]" : "{}";
    return append(text.slice(0, node.offset) + empty + text.slice(endOf(node)), path, entry);
  }
  const [key, ...below] = rest;
  const value = below.reduceRight<Json>(
    (inner, name) => ({ [String(name)]: inner }),
    key === undefined ? entry : [entry],
  );
  const write = (indent: string) =>
    `${key === undefined ? "" : `${JSON.stringify(String(key))}:${compact(text, node) ? "" : " "}`}${render(text, node, value, indent)}`;
  return node.children?.length ? behindLast(text, node, write) : inside(text, node, write);
}

/** `text` with a key that its root does not have yet. */
export function set(text: string, key: string, value: Json): string {
  if (text.trim() === "") return `${JSON.stringify({ [key]: value }, null, 2)}\n`;
  const node = parseTree(text, [], OPTIONS);
  if (node?.type !== "object") return text;
  const write = () => `${JSON.stringify(key)}:${compact(text, node) ? "" : " "}${JSON.stringify(value)}`;
  return node.children?.length ? behindLast(text, node, write) : inside(text, node, write);
}

/** `text` without the element or property at `path`. */
export function remove(text: string, path: Path): string {
  const { node, rest } = deepest(parseTree(text, [], OPTIONS), path);
  const element = node?.parent?.type === "property" ? node.parent : node;
  const siblings = element?.parent?.children;
  if (!element || !siblings || rest.length > 0) return text;
  const comma = commaBehind(text, element);
  const before = siblings[siblings.indexOf(element) - 1];
  const orphan = before && comma === undefined ? commaBehind(text, before) : undefined;
  const [start, end] = ownLines(text, element.offset, comma === undefined ? endOf(element) : comma + 1);
  const head = text.slice(0, start);
  return (orphan === undefined ? head : head.slice(0, orphan) + head.slice(orphan + 1)) + text.slice(end);
}

/** The innermost node of a path that exists, and what of the path is missing below it. */
function deepest(root: Node | undefined, path: Path): { node: Node | undefined; rest: Path } {
  let node = root;
  for (const [depth, name] of path.entries()) {
    const next = typeof name === "number" ? node?.children?.[name] : propertyValue(node, name);
    if (!next) return { node, rest: path.slice(depth) };
    node = next;
  }
  return { node, rest: [] };
}

/** The value of a property; of two with one name the last, as `JSON.parse` has it. */
function propertyValue(node: Node | undefined, name: string): Node | undefined {
  const property = node?.children?.findLast((child) => child.children?.[0]?.value === name);
  return node?.type === "object" ? property?.children?.[1] : undefined;
}

function endOf(node: Node): number {
  return node.offset + node.length;
}

function eolOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** The white space in front of the line that holds `offset`. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}

/** One step of the file's own indentation. */
function step(text: string): string {
  return /^[ \t]+(?=["[{])/m.exec(text)?.[0] ?? "  ";
}

/** True where ours joins the others on one line: a filled container on one line, or a file that has only one. */
function compact(text: string, node: Node): boolean {
  const filled = (node.children?.length ?? 0) > 0 && !text.slice(node.offset, endOf(node)).includes("\n");
  return filled || (text.trim().length > 2 && !text.trim().includes("\n"));
}

function render(text: string, node: Node, value: Json, indent: string): string {
  if (compact(text, node)) return JSON.stringify(value);
  return JSON.stringify(value, null, step(text)).replaceAll("\n", `${eolOf(text)}${indent}`);
}

function behindLast(text: string, node: Node, write: (indent: string) => string): string {
  const last = node.children?.at(-1);
  if (!last) return text;
  const comma = commaBehind(text, last);
  const end = comma === undefined ? endOf(last) : comma + 1;
  const joint = comma === undefined ? "," : "";
  if (compact(text, node))
    return `${text.slice(0, end)}${joint}${/\s/.test(text.slice(node.offset, endOf(node))) ? " " : ""}${write("")}${text.slice(end)}`;
  // A comment behind the last element belongs to it: the new one goes below its line.
  const rest = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)?(?=\r?\n)/.exec(text.slice(end))?.[0] ?? "";
  const indent = indentAt(text, last.offset);
  const line = `${eolOf(text)}${indent}${write(indent)}${comma === undefined ? "" : ","}`;
  return `${text.slice(0, end)}${joint}${rest}${line}${text.slice(end + rest.length)}`;
}

/** Puts the first element into an empty container. */
function inside(text: string, node: Node, write: (indent: string) => string): string {
  const close = endOf(node) - 1;
  if (compact(text, node)) return `${text.slice(0, close)}${write("")}${text.slice(close)}`;
  const outer = indentAt(text, node.offset);
  const inner = outer + step(text);
  const eol = eolOf(text);
  return `${text.slice(0, close).trimEnd()}${eol}${inner}${write(inner)}${eol}${outer}${text.slice(close)}`;
}

/** The offset of the comma that follows a node, with white space and comments between. */
function commaBehind(text: string, node: Node): number | undefined {
  const end = endOf(node);
  const gap = /^(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*/.exec(text.slice(end))?.[0] ?? "";
  return text[end + gap.length] === "," ? end + gap.length : undefined;
}

/** The range widened to whole lines when nothing else stands on them. */
function ownLines(text: string, start: number, end: number): [number, number] {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0];
  if (text.slice(line, start).trim() === "" && rest !== undefined) return [line, end + rest.length];
  return [start, end];
}
