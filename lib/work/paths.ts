/** Paths: those that a call names, which of them are code, and which are the same. */
import { isObject } from "../core/json.ts";
import type { Json } from "../core/verdict.ts";

/** Endings of files that are code, so that a change of them calls for a check: the original guard's list. */
const CODE =
  /\.(?:py|pyx|jsx?|tsx?|mjs|cjs|mts|cts|go|rs|java|kts?|scala|rb|php|c|h|cc|cpp|cxx|hpp|cs|swift|sh|bash|zsh|lua|pl|pm|r|jl|vue|svelte|dart|exs?|clj|cljs|sql|zig|hs|ml|fs|sol|erl|vala|nim|cr|d|groovy|gd|f90)$/i;

/** True for the path of a source file. */
export function isCode(path: string): boolean {
  return CODE.test(path);
}

const PATH_KEYS = /path|^file$|file_?name|^target|destination|^uri$/i;
const PATCHED =
  /^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?)(\S.*)$/gm;

/** The paths that a file tool's input names: its path fields at any depth, and the files of a patch. */
export function pathsIn(input: Json): string[] {
  const found: string[] = [];
  const work: Json[] = [input];
  for (let value = work.pop(); value !== undefined; value = work.pop()) {
    if (typeof value === "string") for (const [, path = ""] of value.matchAll(PATCHED)) found.push(path);
    else if (Array.isArray(value)) work.push(...value);
    else if (isObject(value)) {
      const named = Object.entries(value).filter(([key, child]) => isPathField(key, child));
      found.push(...named.map(([, path]) => String(path)));
      work.push(...Object.entries(value).flatMap(([key, child]) => (isPathField(key, child) ? [] : [child])));
    }
  }
  return found.filter((path) => path !== "/dev/null");
}

function isPathField(key: string, value: Json): boolean {
  return typeof value === "string" && PATH_KEYS.test(key);
}

/** The folder and the name of a path compare from the end: absolute, relative and bare. */
export function samePath(one: string, other: string): boolean {
  const a = cleaned(one);
  const b = cleaned(other);
  return a !== "" && b !== "" && (a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`));
}

function cleaned(path: string): string {
  return path
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/|~\/|\$PWD\/|file:\/\/)/, "")
    .replace(/\/$/, "")
    .toLowerCase();
}
