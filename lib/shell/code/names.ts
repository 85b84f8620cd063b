/** What the names of a one-liner stand for: values, loops over values, functions under another name. */
import { known } from "../invocation.ts";
import { type Call, depthOf, EXPRESSION_TOKENS, expressionFrom, isSign, lastName } from "./calls.ts";
import type { Token } from "./tokens.ts";
import { type Names, type Reading, valuesOf } from "./values.ts";

/** The colon of `const { execSync: run } = …`. */
function isUnpacked(tokens: readonly Token[], at: number): boolean {
  return isSign(tokens[at], ":") && isSign(tokens[at + 2], "}") && isSign(tokens[at + 3], "=");
}

/** Reads `name = expression`, `for name in expression` and their kin. */
export function learnNames(reading: Reading): void {
  const { tokens, names } = reading;
  tokens.forEach((token, at) => {
    if (token.kind !== "name") return;
    const next = tokens[at + 1];
    const assigns = isSign(next, "=") && !isSign(tokens[at + 2], "=") && !isSign(tokens[at + 2], ">");
    const loops = next?.kind === "name" && /^(?:in|of)$/.test(next.value);
    const expression = assigns || loops ? expressionFrom(tokens, at + 2) : listBefore(tokens, at);
    if (expression === undefined) return;
    const values = valuesOf(expression, reading);
    if (values.some((value) => value.some((piece) => typeof piece === "string")))
      names.set(token.value, values);
    else if (assigns) learnAlias(token.value, tokens[at + 2], tokens[at + 3], names);
  });
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
export function calledName(call: Call, names: Names): Pick<Call, "name" | "full"> {
  const alias = known(names.get(`${call.full}()`)?.[0]);
  return alias === undefined ? call : { name: lastName(alias), full: alias };
}
