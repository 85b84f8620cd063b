/** Short digests of a guard's tables and their rows, so that two machines can compare what they run. */
import { isObject } from "../core/json.ts";

/**
 * The tables as one canonical text. Functions count by their presence only: their text differs between a source file and
 * a minified executable.
 */
function canonical(tables: unknown): string {
  return JSON.stringify(tables, (_key, value: unknown) => {
    if (value instanceof RegExp) return value.toString();
    if (typeof value === "function") return "function";
    if (value instanceof Set || value instanceof Map) return [...value];
    return value;
  });
}

/**
 * A digest for each row of the tables, by `TABLE.ID`, so that two versions can be compared row by row. A table that is not
 * made of rows with an id or a name counts as one row, under its own name.
 */
export function rowDigests(tables: object, sha256Hex: (text: string) => string): Map<string, string> {
  const found = Object.entries(tables).flatMap(([table, value]): (readonly [string, unknown])[] => {
    const rows: readonly unknown[] = Array.isArray(value) ? value.flat() : [];
    const named = rows.flatMap((row): (readonly [string, unknown])[] => {
      const name = nameOf(row);
      return name === undefined ? [] : [[`${table}.${name}`, row]];
    });
    return named.length === rows.length && rows.length > 0 ? named : [[table, value]];
  });
  return new Map(found.map(([name, value]) => [name, digestOf(value ?? null, sha256Hex)]));
}

function nameOf(row: unknown): string | undefined {
  const { id, name } = isObject(row) ? row : {};
  return [id, name].find((value) => typeof value === "string");
}

/** The first 12 hex digits of the SHA-256 of the tables, by the caller's `sha256Hex` of a text. */
export function digestOf(tables: unknown, sha256Hex: (text: string) => string): string {
  return sha256Hex(canonical(tables)).slice(0, 12);
}
