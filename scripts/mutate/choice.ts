/** What is mutated: Stryker's plug-in that leaves tables out, and the draw of a sample. */
import { createHash } from "node:crypto";
import type { Node, NodePath } from "./stryker.ts";

/** Fields of a node that say nothing of what it is. */
const ASIDE = ["loc", "start", "end", "extra", "leadingComments", "trailingComments", "innerComments"];

/** Whether a constant is words and numbers only: a table, which is proved by tests of its rows. */
function isTable(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isTable);
  if (typeof node !== "object" || node === null) return true;
  const { type } = node as Node;
  if (typeof type !== "string") return true;
  if (/Function|RegExp|Arrow|Conditional|Logical|Class|Assignment|Await|Template|Method/.test(type))
    return false;
  if (type === "CallExpression" && !isSplit(node as Node) && !isNamed(node as Node)) return false;
  return Object.entries(node).every(([key, value]) => ASIDE.includes(key) || isTable(value));
}

/** `keySet("a", "b", "c")`: what it is given is looked at as all else. */
function isNamed({ callee }: Node): boolean {
  return (callee as Node | undefined)?.type === "Identifier";
}

/** `"a b c".split(" ")`. */
function isSplit({ callee }: Node): boolean {
  const { object, property } = (callee ?? {}) as { object?: Node; property?: Node };
  return object?.type === "StringLiteral" && property?.["name"] === "split";
}

/** What is left out whatever the sample: tables. */
export const chosen = {
  shouldIgnore({ node, parent }: NodePath): string | undefined {
    if (parent?.type !== "Program") return undefined;
    const inner = (node["declaration"] ?? node) as Node;
    return inner.type === "VariableDeclaration" && isTable(inner["declarations"]) ? "a table" : undefined;
  },
};

/** Whether the mutant `id` is in the sample "N/M": in the Nth of M parts, each drawn from everywhere alike. */
export function isDrawn(id: string, sample: string): boolean {
  const [part = 1, of = 1] = sample.split("/").map(Number);
  return createHash("sha256").update(id).digest().readUInt32BE(0) % of === part - 1;
}
