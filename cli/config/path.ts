/** The way to a value inside a configuration, and the value there. */
import type { Json } from "../../lib/core/verdict.ts";

/** Keys and indices from the root to a value. */
export type Path = readonly (string | number)[];

/** The value at `path`, or undefined. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let at: Json | undefined = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as { readonly [key: string | number]: Json })[key];
  }
  return at;
}
