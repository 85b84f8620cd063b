/** The way to a value inside a configuration, and the value there. */
import type { Json } from "../../lib/core/verdict.ts";

/** Keys and indices from the root to a value. */
export type Path = readonly (string | number)[];

/** The value at `path`, or undefined: what every object inherits is no value of a configuration. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let at: Json | undefined = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as { readonly [key: string | number]: Json })[key];
  }
  return at;
}
