/** Values of other people's programs as JSON, without harm to them: what is no JSON is judged by its JSON form. */
import type { Json } from "../core/verdict.ts";

/**
 * `value` itself when it is JSON through and through (with `undefined` in the place of some values), else what
 * `JSON.stringify` makes of it: dates as text, bytes and what has no JSON form as nothing. Throws a TypeError for a circle.
 */
export function jsonOf(value: unknown): Json {
  if (isJson(value)) return value;
  const text: string | undefined = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === "bigint") return String(part);
    return ArrayBuffer.isView(part) || part instanceof ArrayBuffer ? null : part;
  });
  return text === undefined ? null : JSON.parse(text);
}

/**
 * `original` with the texts of `judgement.value` in their places, where the guards rewrote it. What is no JSON (bytes,
 * dates, addresses) stays as it is in the original.
 */
export function replaced<T>(original: T, judgement: { readonly value?: Json }): T {
  const { value } = judgement;
  if (value === undefined) return original;
  // A rewrite keeps the shape of what it rewrites, and so does what is put together here.
  return grafted(original, value) as T;
}

type Box = { [key: string]: unknown };

function grafted(original: unknown, value: Json): unknown {
  const work: { readonly from: object; readonly value: object; readonly to: Box }[] = [];
  const take = (from: unknown, next: unknown): unknown => {
    if (!isObject(from)) return next;
    if (!isPlainBox(from) || !isObject(next)) return from;
    const to: Box | unknown[] = Array.isArray(from) ? [] : {};
    work.push({ from, value: next, to: to as Box });
    return to;
  };
  const result = isJson(original) ? value : take(original, value);
  for (let item = work.pop(); item; item = work.pop()) {
    const { from, value: rewritten, to } = item;
    const changed = new Map<string, unknown>(Object.entries(rewritten));
    for (const [key, part] of Object.entries(from))
      to[key] = changed.has(key) ? take(part, changed.get(key)) : part;
  }
  return result;
}

/** Whether a value is JSON: plain objects, lists and leaves, none of them in two places. */
function isJson(value: unknown): value is Json {
  if (!isObject(value)) return isLeaf(value);
  const seen = new Set<object>([value]);
  // A set goes on to what is added while it is walked.
  for (const box of seen) {
    const parts: unknown[] = Array.isArray(box) ? box : Object.values(box);
    if (!isPlainBox(box) || !parts.every((part) => (isObject(part) ? addTo(seen, part) : isLeaf(part))))
      return false;
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether `part` was not in the set. */
const addTo = (seen: Set<object>, part: object): boolean => !seen.has(part) && seen.add(part).has(part);

function isLeaf(value: unknown): boolean {
  return value === null || value === undefined || ["string", "number", "boolean"].includes(typeof value);
}

function isPlainBox(box: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(box);
  return Array.isArray(box) || prototype === Object.prototype || prototype === null;
}
