/**
 * YAML: the document's own positions say where lines go in or out, so that every other byte stays as it is; a form that
 * has no such place is rewritten by the document itself, which keeps comments and order. It must not know what the data
 * means.
 */
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, stringify } from "yaml";
import type { Json } from "../../lib/core/verdict.ts";
import type { Path } from "./path.ts";

const OPTIONS = { lineWidth: 0 } as const;

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

export function append(text: string, path: Path, entry: Json): string {
  const document = parseDocument(text);
  return (
    spliced(text, document, path, [entry]) ?? rewritten(text, document, () => appendIn(document, path, entry))
  );
}

export function remove(text: string, path: Path): string {
  const document = parseDocument(text);
  return cut(text, document, path) ?? rewritten(text, document, () => document.deleteIn(path));
}

/** The document's own rendering after `change`, with the line ends of `text`. */
function rewritten(text: string, document: Document, change: () => void): string {
  change();
  const out = document.toString(OPTIONS);
  return text.includes("\r\n") ? out.replaceAll("\n", "\r\n") : out;
}

function appendIn(document: Document, path: Path, entry: Json): void {
  const list = document.getIn(path);
  if (isSeq(list)) list.add(document.createNode(entry));
  else document.setIn(path, document.createNode([entry]));
}

/** Puts `entries` into the list at `path` as new lines, or returns undefined where no lines can go in. */
function spliced(text: string, document: Document, path: Path, entries: readonly Json[]): string | undefined {
  const { node, rest, key } = deepest(document, path);
  if (node === null) return inserted(text, text.length, 0, nest(rest, entries));
  if (isEmpty(node)) return key && filled(text, node, key, nest(rest, entries));
  if (isSeq(node) && rest.length === 0) return behindLast(text, node, node.items.at(-1), entries);
  if (!isMap(node) || rest.length === 0) return undefined;
  const last = node.items.at(-1);
  return behindLast(text, node, isNode(last?.value) ? last.value : last?.key, nest(rest, entries));
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
  /** The innermost value of the path that exists; null for an empty document. */
  readonly node: Node | null;
  /** What of the path does not exist below it. */
  readonly rest: Path;
  /** The key in front of `node`. */
  readonly key?: Node;
};

function deepest(document: Document, path: Path): Place {
  let place: Place = { node: isNode(document.contents) ? document.contents : null, rest: path };
  for (const [depth, name] of path.entries()) {
    const { node } = place;
    if (isSeq(node)) {
      const next = node.get(Number(name), true);
      if (!isNode(next)) return place;
      place = { node: next, rest: path.slice(depth + 1) };
      continue;
    }
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
    if (!pair || !isNode(pair.value) || !isNode(pair.key)) return place;
    place = { node: pair.value, rest: path.slice(depth + 1), key: pair.key };
  }
  return place;
}

/** Lines for `value` behind the last element of a block collection, at that collection's indentation. */
function behindLast(text: string, collection: Node, last: unknown, value: Json): string | undefined {
  const flow = (isMap(collection) || isSeq(collection)) && collection.flow;
  if (flow || !collection.range || !isNode(last) || !last.range) return undefined;
  return inserted(text, endOfLine(text, last.range[1]), column(text, collection.range[0]), value);
}

/** Lines for `value` below the key of an empty value, which goes away. */
function filled(text: string, empty: Node, key: Node, value: Json): string | undefined {
  if (!empty.range || !key.range) return undefined;
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

function inserted(text: string, at: number, indent: number, value: Json): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = stringify(value, OPTIONS).trimEnd().split("\n");
  const block = lines.map((line) => `${" ".repeat(indent)}${line}${eol}`).join("");
  const before = text.slice(0, at);
  return `${before}${before === "" || before.endsWith("\n") ? "" : eol}${block}${text.slice(at)}`;
}

/** Takes the lines of one element of a block list out, or returns undefined where it does not own its lines. */
function cut(text: string, document: Document, path: Path): string | undefined {
  const list = document.getIn(path.slice(0, -1));
  const index = path.at(-1);
  if (!isSeq(list) || list.flow || list.items.length < 2 || typeof index !== "number") return undefined;
  const node = list.items[index];
  if (!isNode(node) || !node.range) return undefined;
  const start = text.lastIndexOf("\n", node.range[0] - 1) + 1;
  if (!/^[ \t]*-[ \t]+$/.test(text.slice(start, node.range[0]))) return undefined;
  return text.slice(0, start) + text.slice(endOfLine(text, node.range[1]));
}
