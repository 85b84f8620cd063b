/** Puts a word in the place of personal data. Masking twice changes nothing, and JSON stays JSON. */
import { mapStrings } from "../core/json.ts";
import type { Json } from "../core/verdict.ts";
import { findPii, hasNoPii, type PiiKind, type PiiOptions } from "./find.ts";

/** A text or a value with its personal data masked, and how much of which kind there was. */
export type Masked<T> = { readonly value: T; readonly counts: Readonly<Partial<Record<PiiKind, number>>> };

/** `text` with `[email]`, `[phone]` … in the place of what was found. */
export function maskPii(text: string, options: PiiOptions): Masked<string> {
  const counts: Partial<Record<PiiKind, number>> = {};
  return { value: masked(text, options, counts), counts };
}

/** The same for every string of a value. */
export function maskPiiIn(value: Json, options: PiiOptions): Masked<Json> {
  const counts: Partial<Record<PiiKind, number>> = {};
  return { value: mapStrings(value, (text) => masked(text, options, counts)), counts };
}

function masked(text: string, options: PiiOptions, counts: Partial<Record<PiiKind, number>>): string {
  if (hasNoPii(text, options.kinds)) return text;
  const document = isJson(text);
  let out = "";
  let done = 0;
  for (const { rule, start, end } of findPii(text, options)) {
    const kind = rule as PiiKind;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const marker = `[${kind}]`;
    // A bare number of a JSON text becomes a string.
    const bare =
      document &&
      /[:[,]\s*$/.test(text.slice(Math.max(0, start - 20), start)) &&
      /^\s*[,}\]]/.test(text.slice(end, end + 20));
    out += text.slice(done, start) + (bare ? `"${marker}"` : marker);
    done = end;
  }
  return out + text.slice(done);
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
