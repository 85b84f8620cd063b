/**
 * Values of other people's programs as JSON, without harm to them: what is no JSON is judged by its JSON form. It must not
 * know what the values mean.
 */
import type { Json } from "../../lib/core/verdict.ts";

/**
 * `value` itself when it is JSON through and through (with `undefined` in the place of some values), else what
 * `JSON.stringify` makes of it: dates as text, what has no JSON form as nothing. Throws a TypeError for a circle.
 */
export function jsonOf(value: unknown): Json {
  if (isJson(value)) return value;
  const text: string | undefined = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "bigint" ? String(part) : part,
  );
  return text === undefined ? null : JSON.parse(text);
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
