/**
 * Events as JSON, however deep: whoever writes a tool's input chooses its depth, and an event that cannot be written
 * is one that no guard sees.
 */

/** `value` as JSON. @throws TypeError for what is no data: a circle, a BigInt. */
export function toJson(value: object): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return deepJson(value);
  }
}

/** True when data is nested deeper than `levels`. */
export function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** A piece of text, a value still to be written, or the end of one that is being written. */
type Piece = string | { readonly value: unknown } | { readonly end: object };

/** The same as `JSON.stringify`, with a stack of its own. */
function deepJson(root: unknown): string {
  const parts: string[] = [];
  const open = new Set<object>();
  const work: Piece[] = [{ value: root }];
  for (let piece = work.pop(); piece !== undefined; piece = work.pop()) {
    if (typeof piece === "string") parts.push(piece);
    else if ("end" in piece) open.delete(piece.end);
    else write(piece.value, parts, work, open);
  }
  return parts.join("");
}

function write(value: unknown, parts: string[], work: Piece[], open: Set<object>): void {
  if (typeof value !== "object" || value === null || "toJSON" in value) {
    // What JSON has no word for is null in a list, and objects are written without it.
    parts.push(`${JSON.stringify(value) as string | undefined}`.replace(/^undefined$/, "null"));
    return;
  }
  if (open.has(value)) throw new TypeError("the event holds itself");
  open.add(value);
  work.push(...piecesOf(value).reverse());
}

function piecesOf(value: object): Piece[] {
  const isList = Array.isArray(value);
  const children: readonly (readonly [string, unknown])[] = isList
    ? value.map((child: unknown) => ["", child] as const)
    : Object.entries(value).filter(([, child]) => child !== undefined && typeof child !== "function");
  const inner = children.flatMap(([key, child], at): Piece[] => [
    `${at > 0 ? "," : ""}${isList ? "" : `${JSON.stringify(key)}:`}`,
    { value: child },
  ]);
  return [isList ? "[" : "{", ...inner, isList ? "]" : "}", { end: value }];
}
