/** YAML as data, and data as a person is shown it. */
import { parseDocument } from "yaml";
import { oneLine } from "../core/text.ts";
import type { Json } from "../core/verdict.ts";

/** The data of a YAML text. @throws RangeError with the place of the first mistake. */
export function dataOf(text: string): Json {
  const document = parseDocument(text.replace(/^\uFEFF/, ""));
  const [first] = document.errors;
  if (first) throw new RangeError(first.message.split("\n")[0]?.replace(/:$/, "") ?? "not YAML");
  try {
    return document.toJS({ maxAliasCount: 100 }) as Json;
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : "not YAML");
  }
}

/** A value on one short line. */
export function shown(value: Json): string {
  return oneLine(typeof value === "string" ? `"${value}"` : JSON.stringify(value), 80);
}
