/** Walking JSON values with an explicit stack, because whoever writes an event chooses its depth. */
import { JSON_LEVELS } from "./limits.ts";
import type { Json, JsonObject } from "./verdict.ts";

type Box = { [key: string]: Json } | Json[];

/** True for a JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The string under `key`, or "" when it is missing or of another type. */
export function stringAt(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === "string" ? value : "";
}

/** A copy of `value` in which every string (keys excepted) is replaced by `change(string)`. */
export function mapStrings(value: Json, change: (text: string) => string): Json {
  const work: Copy[] = [];
  const result = copyOf(value, change, work);
  for (let item = work.pop(); item; item = work.pop()) {
    const { from, to } = item;
    if (Array.isArray(to)) for (const child of from as readonly Json[]) to.push(copyOf(child, change, work));
    else for (const [key, child] of Object.entries(from)) put(to, key, copyOf(child, change, work));
  }
  return result;
}

type Copy = { readonly from: JsonObject | readonly Json[]; readonly to: Box };

/** The copy of a leaf, or an empty box with the work of filling it put on the stack. */
function copyOf(value: Json, change: (text: string) => string, work: Copy[]): Json {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null) return value;
  const to: Box = Array.isArray(value) ? [] : {};
  work.push({ from: value as Copy["from"], to });
  return to;
}

function put(box: { [key: string]: Json }, key: string, value: Json): void {
  // A plain assignment to "__proto__" would set the prototype and lose the value.
  if (key !== "__proto__") box[key] = value;
  else Object.defineProperty(box, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Every string in `value` (keys excepted), in no promised order. */
export function stringsOf(value: Json): string[] {
  const found: string[] = [];
  mapStrings(value, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** The text of a field that should be a string: itself, or all the strings inside it, one a line. */
export function textOf(value: Json | undefined): string {
  if (typeof value === "string") return value;
  return value === undefined ? "" : stringsOf(value).join("\n");
}

/** `value` as JSON text, however deep it is. */
export function writeJson(value: Json): string {
  return isDeep(value) ? writeDeep(value) : JSON.stringify(value);
}

/** Does `value` have more levels than `JSON.stringify` is given? */
function isDeep(value: Json): boolean {
  const work: { readonly box: Json; readonly depth: number }[] = [{ box: value, depth: 0 }];
  for (let item = work.pop(); item; item = work.pop()) {
    const { box, depth } = item;
    if (typeof box !== "object" || box === null) continue;
    if (depth > JSON_LEVELS) return true;
    for (const child of Object.values(box)) work.push({ box: child, depth: depth + 1 });
  }
  return false;
}

/** What is still to be written: a text as it is, or a value. */
type Piece = { readonly text: string } | { readonly value: Json };

function writeDeep(root: Json): string {
  const out: string[] = [];
  const work: Piece[] = [{ value: root }];
  for (let piece = work.pop(); piece; piece = work.pop()) {
    if ("text" in piece) out.push(piece.text);
    else if (typeof piece.value !== "object" || piece.value === null) out.push(JSON.stringify(piece.value));
    else pushBox(piece.value, work);
  }
  return out.join("");
}

/** A box's pieces, last first, as a stack wants them. */
function pushBox(box: JsonObject | readonly Json[], work: Piece[]): void {
  const isArray = Array.isArray(box);
  const children = Object.entries(box);
  work.push({ text: isArray ? "]" : "}" });
  for (let at = children.length - 1; at >= 0; at--) {
    const [key, value] = children[at] ?? ["", null];
    work.push({ value });
    const lead = at > 0 ? "," : "";
    work.push({ text: isArray ? lead : `${lead}${JSON.stringify(key)}:` });
  }
  work.push({ text: isArray ? "[" : "{" });
}
