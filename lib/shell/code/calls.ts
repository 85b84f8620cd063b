/** Calls, arguments and statements in the tokens of a one-liner. */
import type { Token } from "./tokens.ts";

/** One call: its whole dotted name, the tokens of each argument, and where it stands. */
export type CodeCall = {
  readonly name: string;
  readonly full: string;
  readonly args: readonly (readonly Token[])[];
  readonly at: number;
};

/** Units of a dotted name that are read from its end; no name that matters is longer. */
const NAME_CHARS = 64;

/** The last part of a dotted name. */
export function lastName(full: string): string {
  if (full.endsWith("$")) return "$";
  return (
    full
      .slice(-NAME_CHARS)
      .match(/[A-Za-z_]\w*[?!]?/g)
      ?.at(-1) ?? full
  );
}

const OPEN = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

const CLOSE = new Set([")", "]", "}"]);

/** True when the token is this one sign. */
export function isSign(token: Token | undefined, value: string): boolean {
  return token?.kind === "sign" && token.value === value;
}

/** How a token changes the depth of brackets. */
export function depthOf(token: Token | undefined): -1 | 0 | 1 {
  if (token?.kind !== "sign") return 0;
  if (OPEN.has(token.value)) return 1;
  return CLOSE.has(token.value) ? -1 : 0;
}

/** Tokens of one call that are read; a longer argument list is data. */
const CALL_TOKENS = 256;

/** Tokens of one expression that are read. */
export const EXPRESSION_TOKENS = 256;

/** The arguments from `start` up to the closing bracket; of a bare call up to the end of the statement. */
export function argsFrom(tokens: readonly Token[], start: number, bare: boolean): Token[][] {
  const args: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(start, start + CALL_TOKENS)) {
    const change = depthOf(token);
    if (depth === 0 && (change < 0 || (bare && isSign(token, ";")))) break;
    depth += change;
    if (depth === 0 && isSign(token, ",")) args.push([]);
    else args.at(-1)?.push(token);
  }
  return args.filter((arg) => arg.length > 0);
}

/** The end of the bracket that opens at `start`. */
export function closing(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length && at < start + CALL_TOKENS; at++) {
    const token = tokens[at];
    if (token?.kind !== "sign") continue;
    if (OPEN.has(token.value)) depth++;
    else if (CLOSE.has(token.value) && --depth === 0) return at;
  }
  return tokens.length;
}

/** The tokens up to the end of the statement (or of the loop's head). */
export function expressionFrom(tokens: readonly Token[], start: number): Token[] {
  let depth = 0;
  let at = start;
  for (; at < tokens.length && at < start + EXPRESSION_TOKENS; at++) {
    const token = tokens[at];
    if (token?.kind !== "sign") continue;
    if (OPEN.has(token.value) && !(depth === 0 && token.value === "{" && at > start)) depth++;
    else if (CLOSE.has(token.value)) depth--;
    if (depth < 0 || (depth === 0 && /^[;:,{]$/.test(token.value))) break;
  }
  return tokens.slice(start, at);
}

/** Where the statement that holds the token at `from` begins. */
export function statementStart(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at > 0 &&
    at > from - EXPRESSION_TOKENS &&
    !/^[;:=]$/.test(tokens[at - 1]?.kind === "sign" ? (tokens[at - 1]?.value ?? "") : "")
  )
    at--;
  return at;
}

/** Where the call or name that ends at `end` begins: `Path("/")`, `os.path.join(a, b)`. */
export function primaryStart(tokens: readonly Token[], end: number): number {
  let depth = 0;
  let at = end;
  for (; at > 0 && at > end - EXPRESSION_TOKENS; at--) {
    depth -= depthOf(tokens[at]);
    if (depth === 0) break;
  }
  const isCall = isSign(tokens[end], ")") && tokens[at - 1]?.kind === "name";
  return isCall ? at - 1 : at;
}

/** Names that Perl, Ruby and PHP call without parentheses. */
const BARE =
  /^(?:(?:Kernel\.)?system|(?:Kernel\.)?exec|glob|unlink|rmtree|remove_tree|rm_rf|rm_r|spawn|FileUtils\.\w+|FileUtils::\w+|[\w:.]+\.(?:post|put|post_form|puts|print|write)|sh|eval|delete|rmdir|open|rename|print|say|syswrite|(?:System\.Process\.)?callCommand|Sys\.command|(?:FileUtils\.)?ch(?:mod|own)_R)$/;

/** Every call in the code, in order. */
export function callsOf(tokens: readonly Token[]): CodeCall[] {
  const calls: CodeCall[] = [];
  tokens.forEach((token, at) => {
    if (token.kind !== "name") return;
    const next = tokens[at + 1];
    const bare =
      BARE.test(token.value) &&
      (next?.kind === "text" ||
        next?.kind === "name" ||
        (isSign(next, "[") && /^(?:system|exec)$/.test(token.value)) ||
        /^\d$/.test(next?.value ?? ""));
    const handed = handedOver(tokens, at);
    if (handed) calls.push(handed);
    if (!isSign(next, "(") && !bare && !isTemplate(token, next)) return;
    const args = argsFrom(
      tokens,
      at + (bare || next?.kind === "text" ? 1 : 2),
      bare || next?.kind === "text",
    );
    calls.push({ name: lastName(token.value), full: token.value, args, at });
  });
  return calls;
}

/** `map(shutil.rmtree, paths)`, `getattr(os, "system")(text)`, `Dir["/etc/*"]`: calls that stand elsewhere. */
function handedOver(tokens: readonly Token[], at: number): CodeCall | undefined {
  const { value = "" } = tokens[at] ?? {};
  const [next, first, second] = tokens.slice(at + 1, at + 4);
  if (value === "Dir" && isSign(next, "["))
    return { name: "glob", full: "Dir.glob", args: argsFrom(tokens, at + 2, false), at };
  if (!isSign(next, "(")) return undefined;
  if (value === "map" && first?.kind === "name" && isSign(second, ","))
    return { name: lastName(first.value), full: first.value, args: argsFrom(tokens, at + 4, false), at };
  const end = closing(tokens, at + 1);
  const name = tokens[end - 1];
  if (value !== "getattr" || name?.kind !== "text" || !isSign(tokens[end + 1], "(")) return undefined;
  return { name: name.value, full: name.value, args: argsFrom(tokens, end + 2, false), at };
}

/** zx's and Bun's `$` in front of a template. */
function isTemplate(token: Token, next: Token | undefined): boolean {
  return next?.kind === "text" && /(?:^|\.)\$$/.test(token.value);
}
