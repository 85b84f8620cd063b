/** Functions that a one-liner defines: what its calls put in the place of their parameters. */
import { argsFrom, isSign } from "./calls.ts";
import type { Token } from "./tokens.ts";

/** One argument of a call, and the parameter that stands for it. */
export type Binding = { readonly name: string; readonly tokens: readonly Token[] };

type Definition = { readonly name: string; readonly at: number; readonly parameters: readonly string[] };

const DEFINES = /^(?:def|function|fn|func|sub)$/;

/** What Perl calls the arguments of a function. */
const UNNAMED: readonly string[] = ["shift", "@_"];

/** The parameters in the brackets that open at `at`. */
function parametersAt(tokens: readonly Token[], at: number): readonly string[] {
  if (!isSign(tokens[at], "(")) return [];
  return argsFrom(tokens, at + 1, false).flatMap(
    (arg) => arg.find(({ kind }) => kind === "name")?.value ?? [],
  );
}

/** `def f(p)`, `function f($p)`, `sub f {`. */
function named(tokens: readonly Token[], at: number): Definition | undefined {
  const name = tokens[at + 1];
  if (!DEFINES.test(tokens[at]?.value ?? "") || name?.kind !== "name") return undefined;
  const parameters = parametersAt(tokens, at + 2);
  return { name: name.value, at: at + 1, parameters: parameters.length > 0 ? parameters : UNNAMED };
}

/** `f = lambda p: …`, `f = p => …`, `f = (p) => …`, `f = function(p) …`. */
function assigned(tokens: readonly Token[], at: number): Definition | undefined {
  const [token, equals, first, second] = tokens.slice(at, at + 4);
  if (token?.kind !== "name" || !isSign(equals, "=") || first === undefined) return undefined;
  const { value: name } = token;
  if (first.value === "lambda" && second) return { name, at, parameters: [second.value] };
  if (first.value === "function") return { name, at, parameters: parametersAt(tokens, at + 3) };
  const start = first.value === "async" ? at + 3 : at + 2;
  if (tokens[start]?.kind === "name" && isSign(tokens[start + 1], "=") && isSign(tokens[start + 2], ">"))
    return { name, at, parameters: [tokens[start]?.value ?? ""] };
  const parameters = parametersAt(tokens, start);
  return parameters.length > 0 ? { name, at, parameters } : undefined;
}

/** What the calls of the script's own functions hand over. */
export function bindingsOf(tokens: readonly Token[]): readonly Binding[] {
  const found = new Map<string, Definition>();
  tokens.forEach((token, at) => {
    if (token.kind !== "name") return;
    const definition = named(tokens, at) ?? assigned(tokens, at);
    if (definition) found.set(definition.name, definition);
  });
  if (found.size === 0) return [];
  return tokens.flatMap((token, at) => {
    const definition = token.kind === "name" ? found.get(token.value.replace(/^&/, "")) : undefined;
    if (definition === undefined || definition.at === at || !isSign(tokens[at + 1], "(")) return [];
    const args = argsFrom(tokens, at + 2, false);
    return definition.parameters.flatMap((name, index) => {
      const arg = args[definition.parameters === UNNAMED ? 0 : index];
      return arg === undefined ? [] : [{ name, tokens: arg }];
    });
  });
}
