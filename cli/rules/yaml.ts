/**
 * A YAML file of settings as data, and where each part of it stands. Aliases are refused: they make a few lines into
 * gigabytes, and settings need none.
 */
import { isNode, isPair, LineCounter, parseDocument, visit } from "yaml";
import type { SchemaProblem, ValuePath } from "../../lib/rules/schema.ts";

/** A fault with its place: `FILE:LINE:COLUMN`. */
export type Fault = { readonly where: string; readonly message: string; readonly hint: string };

/** What was read: the data, and a fault in the words of a problem. */
export type Settings = { readonly data: unknown; readonly placed: (problem: SchemaProblem) => Fault };

type Document = ReturnType<typeof parseDocument>;

/** Reads the text of the file at `path`. */
export function readYaml(text: string, path: string): Settings | readonly Fault[] {
  const lines = new LineCounter();
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  const document = parsed(text, lines);
  if (!document)
    return [{ where: `${path}:1:1`, message: "the file is nested too deep", hint: "settings are flat" }];
  const broken = document.errors.map(({ pos, message }) => ({
    where: at(pos[0]),
    message: message.split(/ at line /)[0] ?? "not YAML",
    hint: "patterns stand in single quotes; lists are indented under their key",
  }));
  if (broken.length > 0) return broken;
  const alias = firstAlias(document);
  if (alias !== undefined)
    return [
      {
        where: at(alias),
        message: "a rules file has no aliases",
        hint: "write the text out where it is meant",
      },
    ];
  const placed = ({ at: place, message, hint, key }: SchemaProblem): Fault => {
    const offset = key ? keyOffset(document, place) : undefined;
    return { where: at(offset ?? offsetOf(document, place)), message, hint };
  };
  return { data: document.toJS(), placed };
}

/** The document, or undefined for one so deep that its reader runs out of stack. */
function parsed(text: string, lines: LineCounter): Document | undefined {
  try {
    return parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function firstAlias(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_, node) => {
      found = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

/** In the order of the file. */
export function byPlace(a: Fault, b: Fault): number {
  const [, lineA = "0", columnA = "0"] = /:(\d+):(\d+)$/.exec(a.where) ?? [];
  const [, lineB = "0", columnB = "0"] = /:(\d+):(\d+)$/.exec(b.where) ?? [];
  return Number(lineA) - Number(lineB) || Number(columnA) - Number(columnB);
}

/** The offset of what stands at a place: of the value, or of the key where that is what is wrong. */
function offsetOf(document: Document, place: ValuePath): number {
  for (let length = place.length; length > 0; length--) {
    const node = document.getIn(place.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
    const key = keyOffset(document, place.slice(0, length));
    if (key !== undefined) return key;
  }
  return 0;
}

function keyOffset(document: Document, place: ValuePath): number | undefined {
  const parent = place.length === 1 ? document.contents : document.getIn(place.slice(0, -1), true);
  let found: number | undefined;
  if (!isNode(parent)) return undefined;
  visit(parent, {
    Pair: (_, pair) => {
      if (!isPair(pair) || !isNode(pair.key) || String(pair.key) !== place.at(-1)) return visit.SKIP;
      found = pair.key.range?.[0];
      return visit.BREAK;
    },
  });
  return found;
}
