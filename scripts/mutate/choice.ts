/** Stryker's plug-in that says what is not mutated: tables, and what the sample does not draw. */
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
  if (type === "CallExpression" && !isSplit(node as Node)) return false;
  return Object.entries(node).every(([key, value]) => ASIDE.includes(key) || isTable(value));
}

/** `"a b c".split(" ")`. */
function isSplit({ callee }: Node): boolean {
  const { object, property } = (callee ?? {}) as { object?: Node; property?: Node };
  return object?.type === "StringLiteral" && property?.["name"] === "split";
}

function nameOf(node: Node): string {
  const inner = (node["declaration"] ?? node) as Node;
  const first = (inner["declarations"] as readonly Node[] | undefined)?.[0] ?? inner;
  return String((first["id"] as Node | undefined)?.["name"] ?? "");
}

/** What is left out: tables, and what the sample did not draw. A top-level declaration is drawn as a whole. */
export const chosen = {
  shouldIgnore({ node, parent }: NodePath): string | undefined {
    if (parent?.type !== "Program") return undefined;
    const inner = (node["declaration"] ?? node) as Node;
    if (inner.type === "VariableDeclaration" && isTable(inner["declarations"])) return "a table";
    const [one = 1, of = 1] = (process.env["AGENT_GUARDS_SAMPLE"] ?? "1/1").split("/").map(Number);
    const key = `${nameOf(node)} ${node.loc?.start.line} ${node.loc?.end.line}`;
    const drawn = createHash("sha256").update(key).digest().readUInt32BE(0) % of;
    return drawn < one ? undefined : "not in the sample";
  },
};
