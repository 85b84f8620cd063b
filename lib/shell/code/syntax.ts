/** What the code of a one-liner says, in one form for all languages: what matters for what it would do. */

export type Node =
  | { readonly is: "text"; readonly parts: readonly (string | Node)[] }
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "pattern"; readonly value: string }
  | { readonly is: "name"; readonly name: string }
  /** A thing that stands outside of the code: a module, a part of one. */
  | { readonly is: "outside"; readonly full: string }
  | { readonly is: "member"; readonly of: Node; readonly name: string }
  | { readonly is: "index"; readonly of: Node; readonly key: Node }
  | { readonly is: "slice"; readonly parts: readonly (Node | undefined)[] }
  | { readonly is: "call"; readonly of: Node; readonly args: readonly Argument[] }
  | { readonly is: "list"; readonly items: readonly Node[] }
  | { readonly is: "dictionary"; readonly pairs: readonly Pair[] }
  | { readonly is: "spread"; readonly of: Node }
  | { readonly is: "function"; readonly params: readonly Node[]; readonly body: Node; readonly name?: string }
  | { readonly is: "binary"; readonly sign: string; readonly left: Node; readonly right: Node }
  | { readonly is: "unary"; readonly sign: string; readonly of: Node }
  | { readonly is: "assignment"; readonly sign: string; readonly to: Node; readonly value: Node }
  /** Any of the branches, where the test says so. */
  | { readonly is: "choice"; readonly test: Node; readonly branches: readonly Node[] }
  /** For each item of `over`, or (without `to`) as long as `over` says; `collects`: a list of what the body comes to. */
  | {
      readonly is: "loop";
      readonly to?: Node;
      readonly over: Node;
      readonly test?: Node;
      readonly body: Node;
      readonly collects?: true;
    }
  | { readonly is: "block"; readonly body: readonly Node[] }
  | { readonly is: "class"; readonly name: string; readonly bases: readonly Node[]; readonly body: Node }
  | { readonly is: "return"; readonly value: Node }
  /** `continue`, `break`, `next`. */
  | { readonly is: "skip" }
  /** Code that is nested deeper than is followed. */
  | { readonly is: "cut" };

/** `name` is given with `key=value`, `key: value`. */
export type Argument = { readonly name?: string; readonly value: Node };

/** A key and a value; without a key what is spread, or the items of a set. */
export type Pair = { readonly key?: Node; readonly value: Node };

export const NOTHING: Node = { is: "block", body: [] };

export const CUT: Node = { is: "cut" };

export function nameNode(name: string): Node {
  return { is: "name", name };
}

export function textNode(value: string): Node {
  return { is: "text", parts: [value] };
}

export function callNode(of: Node, ...args: readonly Node[]): Node {
  return { is: "call", of, args: args.map((value) => ({ value })) };
}

/** Every name in a piece of code, functions in it included. */
export function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  const waiting: unknown[] = [node];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (typeof item !== "object" || item === null) continue;
    const { is, name } = item as Partial<Extract<Node, { is: "name" }>>;
    if (is === "name" && name !== undefined) names.add(name);
    if ((item as Node).is === "pattern") names.add("_").add("$0");
    waiting.push(...Object.values(item));
  }
  return names;
}

/** May brackets, braces or an operand behind it call it? */
export function isCallable({ is }: Node): boolean {
  return is === "name" || is === "member" || is === "call" || is === "index";
}

/** The text of a literal, or a name as it stands. */
export function literalOf(node: Node): string | undefined {
  if (node.is === "name") return node.name;
  if (node.is !== "text" || node.parts.some((part) => typeof part !== "string")) return undefined;
  return node.parts.join("");
}

/** A module's name as the first part of a dotted one: `node:fs/promises` is `fs.promises`. */
export function moduleName(text: string): string {
  return text.replace(/^\w{2,4}:/, "").replaceAll("/", ".");
}
