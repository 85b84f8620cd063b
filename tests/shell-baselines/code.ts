/** What is made of the code of a one-liner: its tree, what it does, and what its names hold in the end. Nothing is run. */

import { parse } from "../../lib/shell/code/parse.ts";
import { isNetworked } from "../../lib/shell/code/posts.ts";
import { unreachedIn } from "../../lib/shell/code/reached.ts";
import { CodeRun } from "../../lib/shell/code/run.ts";
import type { Argument, Node, Pair } from "../../lib/shell/code/syntax.ts";
import type { ScriptLanguage } from "../../lib/shell/code/tokens.ts";
import { type CodeValue, type Found, type GivenValue, Names } from "../../lib/shell/code/value.ts";
import { quoted, shown } from "./words.ts";

/** The languages that are read into a tree. */
export const LANGUAGES: readonly ScriptLanguage[] = [
  ...(["python", "javascript", "perl", "ruby", "php", "awk"] as const),
  ...(["lisp", "lua", "julia", "r", "closures"] as const),
];

const HOME = "/home/ann";
const STEPS = 10_000;

/** The tree of a piece of code, a statement a line, then what a run of it does, and its names. */
export function codeReading(language: ScriptLanguage, code: string): string[] {
  const node = parse(code, language);
  const run = new CodeRun(language, HOME, [], isNetworked(code), STEPS, unreachedIn(code, language));
  const scope = new Names();
  const value = run.script(node, scope);
  const { shell, effects, prints, reads, posts } = run.done;
  return [
    ...(node.is === "block" ? node.body : [node]).map(tree),
    ...shell.map((text) => `runs ${quoted(text)}`),
    ...effects.map(({ kind, path, recursive }) => `does ${kind}${recursive ? " whole" : ""} ${shown(path)}`),
    ...prints.map((text) => `prints ${quoted(text)}`),
    ...reads.map((found) => `reads ${foundText(found)}`),
    ...posts.map((found) => `posts ${foundText(found)}`),
    ...[...scope.names].map(([name, held]) => `${quoted(name)} is ${valueText(held)}`),
    `comes to ${valueText(value)}`,
    ...(run.folder === undefined ? [] : [`in ${shown(run.folder)}`]),
    ...(run.cut ? ["is cut"] : []),
  ];
}

function foundText({ source, what }: Found): string {
  return `${source} ${quoted(what)}`;
}

/** A node, within brackets what is in it. */
function tree(node: Node): string {
  switch (node.is) {
    case "text":
      return `text(${node.parts.map((part) => (typeof part === "string" ? JSON.stringify(part) : tree(part))).join(" ")})`;
    case "number":
      return String(node.value);
    case "pattern":
      return `pattern(${JSON.stringify(node.value)})`;
    case "name":
      return quoted(node.name);
    case "outside":
      return `outside(${quoted(node.full)})`;
    case "slice":
      return `slice(${node.parts.map((part) => (part ? tree(part) : "-")).join(" ")})`;
    case "call":
      return `call(${[tree(node.of), ...node.args.map(argument)].join(" ")})`;
    case "dictionary":
      return `dictionary(${node.pairs.map(pair).join(" ")})`;
    default:
      return `${node.is}(${Object.entries(node).flatMap(part).join(" ")})`;
  }
}

/** What a node holds under a key: nodes, a list of nodes, a word. */
function part([key, held]: readonly [string, unknown]): string[] {
  if (key === "is" || held === undefined) return [];
  if (Array.isArray(held)) return [`${key}[${(held as readonly Node[]).map(tree).join(" ")}]`];
  return [typeof held === "object" && held !== null ? tree(held as Node) : `${key}:${String(held)}`];
}

function argument({ name, value }: Argument): string {
  return name === undefined ? tree(value) : `${quoted(name)}=${tree(value)}`;
}

function pair({ key, value }: Pair): string {
  return key === undefined ? tree(value) : `${tree(key)}:${tree(value)}`;
}

/** So deep is a value told; objects hold each other. */
const DEEP = 3;

function valueText(value: CodeValue, depth: number = 0): string {
  if (depth > DEEP) return "…";
  const { texts, full, number, items, fields, functions, taints, paths, feeds, isClass, bound } = value;
  const inner = (one: CodeValue) => valueText(one, depth + 1);
  const given = ({ name, value: one }: GivenValue) => `${name ?? ""}=${inner(one)}`;
  const parts = [
    ...texts.map(shown),
    ...(full === undefined ? [] : [`thing ${quoted(full)}`]),
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(items === undefined ? [] : [`[${items.map(inner).join("; ")}]`]),
    ...(fields === undefined
      ? []
      : [`{${[...fields].map(([key, held]) => `${quoted(key)}: ${inner(held)}`).join("; ")}}`]),
    ...functions.map(({ params, calls }) => `function of ${params.length}, called ${calls}`),
    ...taints.map((found) => `from ${foundText(found)}`),
    ...paths.map((path) => `on ${shown(path)}`),
    ...feeds.map((text) => `feeds ${quoted(text)}`),
    ...(isClass ? ["class"] : []),
    ...(bound.length > 0 ? [`bound ${bound.map(given).join("; ")}`] : []),
  ];
  return parts.length === 0 ? "nothing" : parts.join(", ");
}
