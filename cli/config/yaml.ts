/**
 * YAML: the document's own positions say where text goes in or out, so that every other byte stays as it is; a form
 * that has no such place comes back unchanged.
 */
import { isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, stringify } from "yaml";
import type { Json } from "../../lib/core/verdict.ts";
import type { Path } from "./path.ts";

const OPTIONS = { lineWidth: 0 } as const;

const FLOW = { ...OPTIONS, collectionStyle: "flow" } as const;

/** The value of a text; an empty one is an empty map. Several documents in one file are a problem, not a value. */
export function parse(text: string): { value: Json } | { problem: string } {
  const document = parseDocument(text);
  const [first] = document.errors;
  if (first) return { problem: first.message.split("\n")[0] ?? "not YAML" };
  try {
    return { value: (document.toJS() ?? {}) as Json };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "not YAML" };
  }
}

/** `text` with `entry` at the end of the list at `path`; what of the path is missing is made. */
export function append(text: string, path: Path, entry: Json): string {
  const { node, rest, key, isFlow } = deepest(text, path);
  const value = nest(rest, [entry]);
  if (!node || (isEmpty(node) && !key && isScalar(node)))
    return inserted(text, endOfDocument(text), 0, value);
  if (isEmpty(node)) return key && !isFlow ? filled(text, node, key, value) : replaced(text, node, value);
  if (isSeq(node) && rest.length === 0) return behindLast(text, node, node.items.at(-1), [entry]);
  if (isMap(node) && rest.length > 0) return behindLast(text, node, node.items.at(-1), value);
  return text;
}

/** `text` without the element or pair at `path`. */
export function remove(text: string, path: Path): string {
  const { node: parent, key } = deepest(text, path.slice(0, -1));
  if (!isMap(parent) && !isSeq(parent)) return text;
  const items: readonly unknown[] = parent.items;
  const index = isMap(parent) ? parent.items.findIndex(named(path.at(-1))) : Number(path.at(-1));
  const span = spanOf(items[index]);
  if (!span) return text;
  if (parent.flow) return withoutInFlow(text, span, spanOf(items[index - 1])?.[1] ?? span[0]);
  const start = text.lastIndexOf("\n", span[0] - 1) + 1;
  if (!/^[ \t]*(?:-[ \t]+)?$/.test(text.slice(start, span[0]))) return text;
  const rest = text.slice(0, start) + text.slice(endOfLine(text, span[1]));
  if (items.length > 1 || !key?.range) return rest;
  // The last one leaves an empty collection, not a key without a value.
  const colon = text.indexOf(":", key.range[1]) + 1;
  return `${rest.slice(0, colon)} ${isMap(parent) ? "{}" : "[]"}${rest.slice(colon)}`;
}

/** The value below a missing part of a path: maps around the list. */
function nest(rest: Path, entries: readonly Json[]): Json {
  return rest.reduceRight<Json>((value, key) => ({ [String(key)]: value }), entries);
}

/** `key:` with nothing behind it, `~`, `null`, `[]` or `{}`. */
function isEmpty(node: Node): boolean {
  return isScalar(node) ? node.value === null : (isMap(node) || isSeq(node)) && node.items.length === 0;
}

type Place = {
  /** The innermost value of the path that exists; undefined for an empty document. */
  readonly node: Node | undefined;
  /** What of the path does not exist below it. */
  readonly rest: Path;
  /** The key in front of `node`. */
  readonly key?: Node;
  /** True within brackets or braces, where no line has a meaning. */
  readonly isFlow: boolean;
};

function deepest(text: string, path: Path): Place {
  const { contents } = parseDocument(text);
  let place: Place = { node: isNode(contents) ? contents : undefined, rest: path, isFlow: false };
  for (const [depth, name] of path.entries()) {
    const { node } = place;
    if (!isMap(node) && !isSeq(node)) return place;
    const item = isMap(node) ? node.items.find(named(name)) : node.items[Number(name)];
    const value = isPair(item) ? item.value : item;
    if (!isNode(value)) return place;
    const isFlow = place.isFlow || node.flow === true;
    const key = isPair(item) && isNode(item.key) ? { key: item.key } : {};
    place = { node: value, rest: path.slice(depth + 1), isFlow, ...key };
  }
  return place;
}

/** Tells the pair of a name. */
function named(name: string | number | undefined): (pair: Pair) => boolean {
  return ({ key }) => isScalar(key) && String(key.value) === String(name);
}

/** Where the text of an element or a pair begins and ends. */
function spanOf(item: unknown): [number, number] | undefined {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
  return isNode(first) && first.range && isNode(last) && last.range
    ? [first.range[0], last.range[1]]
    : undefined;
}

/** `value` behind the last element of a collection: on lines of its own, or behind a comma. */
function behindLast(text: string, collection: Node, last: unknown, value: Json): string {
  const end = spanOf(last)?.[1];
  if (end === undefined || !collection.range || (!isMap(collection) && !isSeq(collection))) return text;
  if (!collection.flow) return inserted(text, endOfLine(text, end), column(text, collection.range[0]), value);
  return `${text.slice(0, end)}, ${stringify(value, FLOW).trim().slice(1, -1).trim()}${text.slice(end)}`;
}

/** `value` in the place of an empty value that stands within brackets or braces, or is the whole document. */
function replaced(text: string, empty: Node, value: Json): string {
  if (!empty.range) return text;
  const [start, end] = empty.range;
  return `${text.slice(0, start)}${start === end ? " " : ""}${stringify(value, FLOW).trim()}${text.slice(end)}`;
}

/** Without what stands at `span` and one comma: the one behind it, else the one between it and `previous`. */
function withoutInFlow(text: string, [start, end]: [number, number], previous: number): string {
  const behind = /^(?:\s|#[^\n]*\n)*,[ \t]*/.exec(text.slice(end))?.[0];
  if (behind !== undefined) return text.slice(0, start) + text.slice(end + behind.length);
  const head =
    text.slice(0, previous) + text.slice(previous, start).replace(/^((?:\s|#[^\n]*\n)*),[ \t]*/, "$1");
  return head + text.slice(end);
}

/** Lines for `value` below the key of an empty value, which goes away. */
function filled(text: string, empty: Node, key: Node, value: Json): string {
  if (!empty.range || !key.range) return text;
  const [start, end] = empty.range;
  const without = text.slice(0, start).replace(/[ \t]+$/, start === end ? "$&" : "") + text.slice(end);
  const from = start === end ? start : start - 1;
  return inserted(without, endOfLine(without, from), column(text, key.range[0]) + 2, value);
}

/** How far `offset` is from the start of its line, which is the indentation of a collection that starts there. */
function column(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

/** The offset behind the line in which the value that ends at `offset` ends. */
function endOfLine(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

/** The offset of the mark that ends a document, or the end of the text. */
function endOfDocument(text: string): number {
  const mark = text.search(/^\.\.\.(?=\s|$)/m);
  return mark === -1 ? text.length : mark;
}

function inserted(text: string, at: number, indent: number, value: Json): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = stringify(value, OPTIONS).trimEnd().split("\n");
  const block = lines.map((line) => `${" ".repeat(indent)}${line}${eol}`).join("");
  const before = text.slice(0, at);
  return `${before}${before === "" || before.endsWith("\n") ? "" : eol}${block}${text.slice(at)}`;
}

/** `text` with a key that its root does not have yet. */
export function set(text: string, key: string, value: Json): string {
  const end = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${end}${key}: ${JSON.stringify(value)}\n`;
}
