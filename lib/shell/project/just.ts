/**
 * The recipes of a justfile: what `just RECIPE` would hand to a shell.
 *
 * Source: just's manual, "The Justfile" (recipes, dependencies, parameters, expressions, shebang recipes, settings).
 * Expressions of strings, variables and `+` or `/` between them are worked out; functions stay an unknown part.
 */
import { MAKE_LINES, MAKE_TARGETS } from "../../core/limits.ts";
import type { Arg, UnknownPart } from "../invocation.ts";
import { interpreterOf, type Recipe, type Recipes, unknownText } from "./recipe.ts";

/** What the command line says beside the file. */
export type JustCall = {
  /** The recipe's name and its arguments, and further recipes behind them; the first recipe when there is none. */
  readonly words: readonly Arg[];
  /** `NAME=value` and `--set`, which win over the file. */
  readonly variables: ReadonlyMap<string, Arg>;
};

type Parameter = { readonly name: string; readonly rest: boolean; readonly standard: string | undefined };
type JustRecipe = {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly body: string[];
};
type File = {
  readonly recipes: Map<string, JustRecipe>;
  readonly aliases: Map<string, string>;
  readonly variables: Map<string, string>;
  readonly gaps: Set<string>;
};

const HEADER = /^@?([A-Za-z_][\w-]*)((?:\s[^:]*)?):(?!=)(.*)$/;
const ASSIGNS = /^(?:export\s+)?([A-Za-z_][\w-]*)\s*:=(.*)$/;
const ALIAS = /^alias\s+([\w-]+)\s*:=\s*([\w-]+)/;
const PARAMETER = /^([$*+]*)([A-Za-z_][\w-]*)(?:=(.*))?$/s;

function read(text: string): File {
  const file: File = { recipes: new Map(), aliases: new Map(), variables: new Map(), gaps: new Set() };
  let body: string[] | undefined;
  const lines = text.split(/\r?\n/);
  if (lines.length > MAKE_LINES) file.gaps.add(`a justfile of more than ${MAKE_LINES} lines`);
  for (const line of lines.slice(0, MAKE_LINES)) {
    if (/^\s/.test(line) || line === "") body?.push(line);
    else body = statement(file, line);
  }
  return file;
}

/** Reads one unindented line; the body of a recipe that begins there, else nothing. */
function statement(file: File, line: string): string[] | undefined {
  if (line.startsWith("#") || line.startsWith("[")) return undefined;
  const [, alias, target] = ALIAS.exec(line) ?? [];
  const [, variable, value] = ASSIGNS.exec(line) ?? [];
  if (alias !== undefined && target !== undefined) file.aliases.set(alias, target);
  else if (variable !== undefined && value !== undefined) file.variables.set(variable, value.trimStart());
  else return recipe(file, line);
  return undefined;
}

function recipe(file: File, line: string): string[] | undefined {
  const [, name, parameters = "", needs = ""] = HEADER.exec(line) ?? [];
  if (name === undefined) return undefined;
  const [before = "", after = ""] = (needs.split("#")[0] ?? "").split("&&");
  const body: string[] = [];
  file.recipes.set(name, {
    name,
    parameters: wordsOf(parameters).flatMap(parameterOf),
    before: namesOf(before),
    after: namesOf(after),
    body,
  });
  return body;
}

/** Words with their quotes: `a b='x y' *rest`. */
function wordsOf(text: string): string[] {
  return text.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? [];
}

function parameterOf(word: string): Parameter[] {
  const [, marks = "", name, standard] = PARAMETER.exec(word) ?? [];
  return name === undefined ? [] : [{ name, rest: /[*+]/.test(marks), standard }];
}

/** The recipes that a dependency list names; arguments of `(name arg)` are left out. */
function namesOf(list: string): string[] {
  return [...list.matchAll(/\(([^()]*)\)|([A-Za-z_][\w-]*)/g)].flatMap(
    ([, call = "", plain]) => plain ?? /^[A-Za-z_][\w-]*/.exec(call.trim())?.[0] ?? [],
  );
}

/** How deep variables may name each other. */
const DEEP = 24;

type Values = { readonly file: File; readonly call: JustCall; readonly own: ReadonlyMap<string, Arg> };

/** The value of an expression: strings, names, and what joins them; anything else is unknown. */
function valueIn(values: Values, expression: string, depth = 0): Arg {
  const tokens = expression.match(/'[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_][\w-]*|[+/]|\S/g) ?? [];
  const out: (string | UnknownPart)[] = [];
  for (const [at, token] of tokens.entries()) {
    const isOperand = at % 2 === 0;
    if (isOperand !== !/^[+/]$/.test(token)) return [unknownText(expression)];
    if (isOperand) out.push(...operandOf(values, token, depth));
    else if (token === "/") out.push("/");
  }
  return out;
}

function operandOf(values: Values, token: string, depth: number): Arg {
  if (/^['"]/.test(token)) return [token.slice(1, -1)];
  if (token.startsWith("`")) return ["$(", token.slice(1, -1), ")"];
  const own = values.own.get(token) ?? values.call.variables.get(token);
  if (own) return own;
  const source = values.file.variables.get(token);
  if (source === undefined || depth >= DEEP)
    return [{ ...unknownText(token), from: "variable", name: token }];
  return valueIn(values, source, depth + 1);
}

/** A text with its `{{…}}` filled in; `{{{{` is a literal brace pair. */
function filled(values: Values, text: string): Arg {
  return text.split(/(\{\{\{\{|\{\{[^{}]*\}\})/).flatMap((piece, at): Arg => {
    if (at % 2 === 0) return piece === "" ? [] : [piece];
    return piece === "{{{{" ? ["{{"] : valueIn(values, piece.slice(2, -2).trim());
  });
}

/** The body as texts: whole when it begins with `#!`, else one a line, continued lines together. */
function scriptsOf(values: Values, { name, body }: JustRecipe): Recipe[] {
  const indent = /^\s*/.exec(body.find((line) => line.trim() !== "") ?? "")?.[0] ?? "";
  const lines = body.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()));
  const interpreter = interpreterOf(lines[0] ?? "");
  if (interpreter !== undefined) {
    return [{ task: name, script: filled(values, lines.join("\n")), interpreter, uncertain: false }];
  }
  const joined = lines.join("\n").replace(/\\\n\s*/g, " ");
  return joined
    .split("\n")
    .map((line) => line.replace(/^[@-]+/, ""))
    .filter((line) => line.trim() !== "")
    .map((line) => ({ task: name, script: filled(values, line), uncertain: false }));
}

type Asked = { readonly name: string; readonly args: readonly Arg[] };

/** Parameters and the words given for them; `used` is how many words that took. */
function bound(values: Values, parameters: readonly Parameter[], args: readonly Arg[]): Map<string, Arg> {
  const own = new Map<string, Arg>();
  parameters.forEach(({ name, rest, standard }, at) => {
    const given = rest ? args.slice(at).flatMap((arg, index) => (index > 0 ? [" ", ...arg] : arg)) : args[at];
    if (given !== undefined && (!rest || args.length > at)) own.set(name, given);
    else own.set(name, standard === undefined ? [] : valueIn({ ...values, own }, standard));
  });
  return own;
}

/** The recipes that the words name, each with the arguments that its parameters take. */
function askedIn(file: File, words: readonly Arg[]): Asked[] {
  const asked: Asked[] = [];
  for (let at = 0; at < words.length; ) {
    const [name = ""] = words[at++] ?? [];
    const found = typeof name === "string" ? recipeNamed(file, name) : undefined;
    if (!found) return asked;
    const takes = found.parameters.some(({ rest }) => rest) ? words.length : found.parameters.length;
    asked.push({ name: found.name, args: words.slice(at, at + takes) });
    at += takes;
  }
  return asked;
}

function recipeNamed(file: File, name: string): JustRecipe | undefined {
  return file.recipes.get(name) ?? file.recipes.get(file.aliases.get(name) ?? "");
}

/**
 * The texts that just would run for the words given, dependencies first.
 *
 * @param text the content of the justfile
 */
export function justRecipes(text: string, call: JustCall): Recipes {
  const file = read(text);
  const [first] = file.recipes.keys();
  const asked =
    call.words.length > 0
      ? askedIn(file, call.words)
      : first === undefined
        ? []
        : [{ name: first, args: [] }];
  const seen = new Set<string>();
  const recipes: Recipe[] = [];
  const waiting: (Asked & { readonly ready: boolean })[] = asked
    .toReversed()
    .map((one) => ({ ...one, ready: false }));
  for (let next = waiting.pop(); next !== undefined && seen.size < MAKE_TARGETS; next = waiting.pop()) {
    const found = recipeNamed(file, next.name);
    if (!found || (!next.ready && seen.has(found.name))) continue;
    seen.add(found.name);
    const later = (names: readonly string[]) =>
      names.toReversed().map((name) => ({ name, args: [], ready: false }));
    if (!next.ready) waiting.push({ ...next, ready: true }, ...later(found.before));
    else {
      const base: Values = { file, call, own: new Map() };
      const own = bound(base, found.parameters, next.args);
      recipes.push(...scriptsOf({ ...base, own }, found));
      waiting.push(...later(found.after));
    }
  }
  const [gap] = [...(waiting.length > 0 ? [`more than ${MAKE_TARGETS} recipes`] : []), ...file.gaps];
  return { recipes, ...(gap === undefined ? {} : { gap }) };
}
