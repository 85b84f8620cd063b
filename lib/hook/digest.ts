/**
 * A short digest of a guard's tables, so that two machines can compare what they run. It must not know what the tables
 * mean.
 */
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

/** The first 12 hex digits of the SHA-256 of the tables, by the caller's `sha256Hex` of a text. */
export function digestOf(tables: unknown, sha256Hex: (text: string) => string): string {
  return sha256Hex(canonical(tables)).slice(0, 12);
}
