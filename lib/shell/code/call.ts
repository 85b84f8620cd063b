/** A call of a thing outside of the code of a one-liner, and what the run of that code offers to those who know such things. */
import { isOneOf } from "../../core/words.ts";
import type { Effect } from "../effect.ts";
import type { Arg } from "../invocation.ts";
import type { Node } from "./syntax.ts";
import type { ScriptLanguage } from "./tokens.ts";
import type { Closure, CodeValue, Found, GivenValue, Names } from "./value.ts";

/** What a script would do. */
export type ScriptDone = {
  readonly shell: string[];
  readonly effects: Effect[];
  readonly prints: string[];
  readonly reads: Found[];
  readonly posts: Found[];
};

/** The run of a script, as calls see it. */
export type ScriptRun = {
  readonly language: ScriptLanguage;
  readonly home: string;
  /** Does the code talk to a network by a library? */
  readonly networked: boolean;
  readonly done: ScriptDone;
  /** The arguments that the script is given. */
  readonly given: readonly CodeValue[];
  /** What the lines hold that awk, `perl -n` and `ruby -n` read. */
  readonly lines: readonly Found[];
  /** Above 0 in a branch that may not be taken. */
  unsure: number;
  /** What files hold that the script wrote itself. */
  readonly files: Map<string, readonly Found[]>;
  /** Where relative paths lie, once it has changed its directory. */
  folder: Arg | undefined;
  /** True once a part of it was not followed: it costs too many steps, is nested too deep, or has grown too long. */
  cut: boolean;
  /** Nodes that may still be read. */
  left: number;
  readonly evaluate: (node: Node, names: Names) => CodeValue;
  readonly each: (value: CodeValue, width?: number) => readonly CodeValue[];
  readonly call: (closure: Closure, args: readonly GivenValue[], self: CodeValue | undefined) => CodeValue;
  readonly applied: (
    callee: CodeValue,
    receiver: CodeValue | undefined,
    name: string,
    given: readonly GivenValue[],
  ) => CodeValue;
  readonly saw: (taints: readonly Found[]) => void;
};

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
export function underKey({ args }: CodeCall, keys: string): CodeValue | undefined {
  const named = args.find(({ name }) => isOneOf(keys, name))?.value;
  if (named) return named;
  for (const { value } of args)
    for (const [key, held] of value.fields ?? []) if (isOneOf(keys, key)) return held;
  return undefined;
}

/** The constant texts that a value can be. */
export function knownTexts(value: CodeValue | undefined): string[] {
  return (value?.texts ?? []).flatMap((text) =>
    text.every((piece) => typeof piece === "string") ? [text.join("")] : [],
  );
}
