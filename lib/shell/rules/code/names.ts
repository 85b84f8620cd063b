/**
 * What the names of a one-liner stand for: values, loops over values, functions under another name. It must not know
 * which function matters.
 */
import { known } from "../../invocation.ts";
import { type Call, expressionFrom, isSign, lastName } from "./calls.ts";
import type { Token } from "./tokens.ts";
import { type Names, type Reading, valuesOf } from "./values.ts";

/** Reads `name = expression`, `for name in expression` and their kin. */
export function learnNames(reading: Reading): void {
  const { tokens, names } = reading;
  tokens.forEach((token, at) => {
    if (token.kind !== "name") return;
    const next = tokens[at + 1];
    const assigns = isSign(next, "=") && !isSign(tokens[at + 2], "=") && !isSign(tokens[at + 2], ">");
    const loops = next?.kind === "name" && /^(?:in|of)$/.test(next.value);
    if (!assigns && !loops) return;
    const values = valuesOf(expressionFrom(tokens, at + 2), reading);
    if (values.some((value) => value.some((piece) => typeof piece === "string")))
      names.set(token.value, values);
    else if (assigns) learnAlias(token.value, tokens[at + 2], tokens[at + 3], names);
  });
}

/** `from os import system as s`. */
export function learnImports({ tokens, names }: Reading): void {
  tokens.forEach((token, at) => {
    const [front, back] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind === "name" && token.value === "as" && front?.kind === "name" && back?.kind === "name")
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
