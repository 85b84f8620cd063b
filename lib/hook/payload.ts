/** Bytes of stdin to one JSON object, forgiving where a careless host is harmless and clear where it is not. */
import { isObject } from "../core/json.ts";
import { EVENTS_AT_ONCE } from "../core/limits.ts";
import type { JsonObject } from "../core/verdict.ts";

export type Payload =
  /** `several` is set where more objects follow or stand in a list with it, as one payload that holds them all. */
  | { readonly ok: true; readonly payload: JsonObject; readonly several?: JsonObject }
  /** `problem` is a few fixed words, never content. */
  | { readonly ok: false; readonly problem: "empty input" | "not JSON" | "not a JSON object" };

/**
 * Reads one JSON object from `text`, alone in a list, too. Leading U+FEFF (Cursor on Windows sends one or two) and what
 * follows the object without being one are ignored.
 */
export function readPayload(text: string): Payload {
  const body = text.replace(/^[\uFEFF\s]+/, "");
  if (body === "") return { ok: false, problem: "empty input" };
  const value = parse(body) ?? objectsOf(body);
  if (value === undefined) return { ok: false, problem: "not JSON" };
  const events: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (events.length === 0 || !events.every(isObject)) return { ok: false, problem: "not a JSON object" };
  const [payload = {}, ...others] = events;
  return { ok: true, payload, ...(others.length === 0 ? {} : { several: { events } }) };
}

/** The objects that stand behind each other at the beginning of a text; `undefined` where there are too many. */
function objectsOf(text: string): readonly JsonObject[] | undefined {
  const found: JsonObject[] = [];
  for (let rest = text; rest.startsWith("{"); ) {
    if (found.length === EVENTS_AT_ONCE) return undefined;
    const first = firstObject(rest);
    const value = parse(first);
    if (!isObject(value)) break;
    found.push(value);
    rest = rest.slice(first.length).replace(/^[\uFEFF\s,]+/, "");
  }
  return found.length === 0 ? undefined : found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not an error of ours: the caller names it in its answer.
    return undefined;
  }
}

/** The text up to the brace that closes the first one, or all of it when none does. */
function firstObject(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === "{") depth++;
    else if (char === "}" && --depth <= 0) return text.slice(0, at + 1);
  }
  return text;
}

/** The index of the quote that closes the string opened at `from`, or the text's length. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
