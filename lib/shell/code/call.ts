/** A call of a thing outside of the code of a one-liner. */
import type { CodeValue, GivenValue, Names } from "./value.ts";

/** A call: the whole dotted name and the last part of it, what it is a method of, its arguments. */
export type CodeCall = {
  readonly full: string;
  readonly name: string;
  readonly receiver: CodeValue | undefined;
  readonly args: readonly GivenValue[];
  readonly scope?: Names;
};

/** The arguments without names. */
export function positional({ args }: CodeCall): readonly CodeValue[] {
  return args.flatMap(({ name, value }) => (name === undefined ? [value] : []));
}

/** The argument of one of these names, or of one of these keys of an object. */
export function underKey({ args }: CodeCall, keys: RegExp): CodeValue | undefined {
  const named = args.find(({ name }) => name !== undefined && keys.test(name))?.value;
  if (named) return named;
  for (const { value } of args) for (const [key, held] of value.fields ?? []) if (keys.test(key)) return held;
  return undefined;
}

/** The constant texts that a value can be. */
export function knownTexts(value: CodeValue | undefined): string[] {
  return (value?.texts ?? []).flatMap((text) =>
    text.every((piece) => typeof piece === "string") ? [text.join("")] : [],
  );
}
