/** A call of a thing outside of the code of a one-liner. */
import type { Given, Scope, Value } from "./value.ts";

/** A call: the whole dotted name and the last part of it, what it is a method of, its arguments. */
export type Call = {
  readonly full: string;
  readonly name: string;
  readonly receiver: Value | undefined;
  readonly args: readonly Given[];
  readonly scope?: Scope;
};

/** The arguments without names. */
export function positional({ args }: Call): readonly Value[] {
  return args.flatMap(({ name, value }) => (name === undefined ? [value] : []));
}

/** The argument of one of these names, or of one of these keys of an object. */
export function underKey({ args }: Call, keys: RegExp): Value | undefined {
  const named = args.find(({ name }) => name !== undefined && keys.test(name))?.value;
  if (named) return named;
  for (const { value } of args) for (const [key, held] of value.fields ?? []) if (keys.test(key)) return held;
  return undefined;
}

/** The constant texts that a value can be. */
export function knownTexts(value: Value | undefined): string[] {
  return (value?.texts ?? []).flatMap((text) =>
    text.every((piece) => typeof piece === "string") ? [text.join("")] : [],
  );
}
