/** What the names of a one-liner stand for: values, loops over values, functions under another name. */
import { type Arg, known } from "../invocation.ts";
import {
  type CodeCall,
  depthOf,
  EXPRESSION_TOKENS,
  expressionFrom,
  isSign,
  lastName,
  primaryStart,
  statementStart,
} from "./calls.ts";
import { groupOf, growth, itemsOf } from "./lists.ts";
import type { Token } from "./tokens.ts";
import { bounded, holderOf, type Names, type Reading, valuesOf } from "./values.ts";

/** The colon of `const { execSync: run } = …`. */
function isUnpacked(tokens: readonly Token[], at: number): boolean {
  return isSign(tokens[at], ":") && isSign(tokens[at + 2], "}") && isSign(tokens[at + 3], "=");
}

/** Is the name at `at` given something: `name = …`, no comparison, no arrow? */
function isAssigned(tokens: readonly Token[], at: number): boolean {
  return isSign(tokens[at + 1], "=") && !isSign(tokens[at + 2], "=") && !isSign(tokens[at + 2], ">");
}

/** The tokens that say what a name stands for, where anything does. */
function expressionOf(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const next = tokens[at + 1];
  const loops = next?.kind === "name" && /^(?:in|of)$/.test(next.value);
  // Perl's `my ($name) = @_`.
  const isUnpacked = tokens[at - 2]?.value === "my" && isSign(next, ")") && isSign(tokens[at + 2], "=");
  if (isUnpacked) return expressionFrom(tokens, at + 3);
  if (loops || isAssigned(tokens, at)) return expressionFrom(tokens, at + 2);
  return listBefore(tokens, at) ?? blockBefore(tokens, at) ?? namedBefore(tokens, at);
}

/** Reads `name = expression`, `for name in expression` and their kin. */
export function learnNames(reading: Reading): void {
  const { tokens, names } = reading;
  tokens.forEach((token, at) => {
    if (token.kind !== "name") return;
    grow(reading, at);
    const expression = expressionOf(tokens, at);
    if (expression === undefined) return;
    const assigns = isAssigned(tokens, at);
    if (assigns) learnList(token.value, expression, reading);
    const values = valuesOf(expression, reading);
    if (values.some((value) => value.some((piece) => typeof piece === "string")))
      names.set(token.value, values.map(bounded));
    else if (assigns) learnAlias(token.value, tokens[at + 2], tokens[at + 3], names);
  });
}

function learnList(name: string, expression: readonly Token[], reading: Reading): void {
  const holder = holderOf(reading);
  const items = itemsOf(expression, holder) ?? groupOf(expression, holder);
  if (items) reading.lists.set(name, items.map(bounded));
}

/** Items of a list that grows: `list += list` doubles them. */
const MOST_GROWN = 64;

/** Adds to a list what the script adds to it. */
function grow(reading: Reading, at: number): void {
  const { tokens, names, lists } = reading;
  const grown = growth(tokens, at);
  if (grown === undefined) return;
  const { name, added } = grown;
  if (!lists.has(name)) {
    const texts = names.get(name);
    if (texts && isSign(tokens[at + 2], "="))
      names.set(name, appended(texts, valuesOf(added[0] ?? [], reading)));
    return;
  }
  const items = added.flatMap((arg) => itemsOf(arg, holderOf(reading)) ?? valuesOf(arg, reading).slice(0, 1));
  lists.set(name, [...(lists.get(name) ?? []), ...items.map(bounded)].slice(0, MOST_GROWN));
  names.set(name, [...(names.get(name) ?? []), ...items.map(bounded)].slice(0, MOST_GROWN));
}

/** `text += more`. */
function appended(texts: readonly Arg[], more: readonly Arg[]): Arg[] {
  return texts.flatMap((text) => more.map((end) => bounded([...text, ...end]))).slice(0, MOST_GROWN);
}

/** What the calls of the script's own functions put in the place of their parameters; false when there are none. */
export function learnParameters(reading: Reading): boolean {
  const { names, bindings } = reading;
  for (const { name, tokens } of bindings)
    names.set(name, [...(names.get(name) ?? []), ...valuesOf(tokens, reading).map(bounded)].slice(0, 32));
  return bindings.length > 0;
}

/** What `|name|` stands for in `list.each { |name| … }` and `list.map do |name|`. */
function blockBefore(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const isBlock = isSign(tokens[at - 1], "|") && /^[{]$|^do$/.test(tokens[at - 2]?.value ?? "");
  const method = tokens[at - 3];
  if (!isBlock || method === undefined) return undefined;
  const holder = /^(.{1,64})\.(?:each|map|each_entry|select)$/.exec(method.value)?.[1];
  if (holder !== undefined) return [{ kind: "name", value: holder }];
  if (!/^(?:each|map|each_entry|select)$/.test(method.value)) return undefined;
  return isSign(tokens[at - 4], ".") ? tokens.slice(primaryStart(tokens, at - 5), at - 4) : undefined;
}

/** `with scandir(path) as name`, `foreach (list as $name)`. */
function namedBefore(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  if (tokens[at - 1]?.value !== "as") return undefined;
  const start = statementStart(tokens, at - 1);
  const [first, second] = tokens.slice(start, start + 2);
  if (first?.value === "with") return tokens.slice(start + 1, at - 1);
  return first?.value === "foreach" && isSign(second, "(") ? tokens.slice(start + 2, at - 1) : undefined;
}

/** The list whose items are called `name` in `["a", "b"].map(name => …)` and `items.forEach((name) => …)`. */
function listBefore(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const wrapped = isSign(tokens[at + 1], ")") && isSign(tokens[at - 1], "(");
  const arrow = wrapped ? at + 2 : at + 1;
  const method = wrapped ? at - 3 : at - 2;
  if (!isSign(tokens[arrow], "=") || !isSign(tokens[arrow + 1], ">") || !isSign(tokens[method + 1], "("))
    return undefined;
  const name = /^(?:(.{1,64})\.)?(?:map|flatMap|forEach)$/.exec(tokens[method]?.value ?? "");
  if (!name) return undefined;
  if (name[1] !== undefined) return [{ kind: "name", value: name[1] }];
  return isSign(tokens[method - 1], ".") ? listEndingAt(tokens, method - 2) : undefined;
}

/** The tokens of the list whose last bracket stands at `end`. */
function listEndingAt(tokens: readonly Token[], end: number): readonly Token[] | undefined {
  let depth = 0;
  for (let at = end; at >= 0 && at > end - EXPRESSION_TOKENS; at--) {
    depth -= depthOf(tokens[at]);
    if (depth === 0) return isSign(tokens[at], "[") ? tokens.slice(at, end + 1) : undefined;
  }
  return undefined;
}

/** `from os import system as s`, `const { execSync: s } = …`. */
export function learnImports({ tokens, names }: Reading): void {
  tokens.forEach((token, at) => {
    const [front, back] = [tokens[at - 1], tokens[at + 1]];
    const renames = (token.kind === "name" && token.value === "as") || isUnpacked(tokens, at);
    if (renames && front?.kind === "name" && back?.kind === "name")
      names.set(`${back.value}()`, [[front.value]]);
  });
}

/** `f = os.system`: the name is kept with a mark, as the name of a function. */
function learnAlias(name: string, value: Token | undefined, after: Token | undefined, names: Names): void {
  if (value?.kind === "name" && !isSign(after, "(") && !isSign(after, "["))
    names.set(`${name}()`, [[value.value]]);
}

/** The function that a call names, through `f = os.system`. */
export function calledName(call: CodeCall, names: Names): Pick<CodeCall, "name" | "full"> {
  const alias = known(names.get(`${call.full}()`)?.[0]);
  return alias === undefined ? call : { name: lastName(alias), full: alias };
}
