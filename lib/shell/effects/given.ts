/** One invocation with its card and its arguments sorted: what every reader of effects and sendings is given. */
import { isOneOf } from "../../core/words.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import type { Card, Target } from "../programs/card.ts";
import { type Options, readOptions } from "../word/options.ts";
import { behind, behindHead, headOf } from "../word/pieces.ts";

export type Given = {
  readonly card: Card;
  readonly options: Options;
  readonly invocation: Invocation;
};

export function givenOf(card: Card, invocation: Invocation): Given {
  return { card, options: readOptions(invocation.args, card.options, card.style), invocation };
}

/** True when the word is known and one of these. */
export function isWord(arg: Arg | undefined, words: string): boolean {
  const text = known(arg);
  return text !== undefined && isOneOf(words, text);
}

/** What empties a file that it is copied over. */
export const NOTHING = "/dev/null";

/** The value of an operand `name=value`. */
export function keyValue(operands: readonly Arg[], name: string): Arg | undefined {
  const operand = operands.find((arg) => headOf(arg).startsWith(`${name}=`));
  return operand && behindHead(operand, name.length + 1);
}

/** The first of a list's values: `dest=/dev/sda1,mkfs=xfs` behind its key. */
function upToComma(list: Arg | undefined): Arg | undefined {
  const end = headOf(list ?? []).indexOf(",");
  return end < 0 ? list : [headOf(list ?? []).slice(0, end)];
}

/** The words that a row means. */
export function targetsOf(options: Options, to: Target = "operands"): readonly (Arg | undefined)[] {
  const { operands } = options;
  if (typeof to === "object") {
    if ("behind" in to) return operands.map((operand) => upToComma(behind(operand, to.behind)));
    if ("path" in to) return [[to.path]];
    return "key" in to ? [keyValue(operands, to.key)] : options.values(to.option);
  }
  switch (to) {
    case "operands":
      return operands;
    case "first":
      return operands.slice(0, 1);
    case "second":
      return operands.slice(1, 2);
    case "last":
      return operands.slice(1).slice(-1);
    case "only":
      return operands.length === 1 ? operands : [];
    case "rest":
      return operands.slice(1);
    case "sources":
      return operands.slice(0, -1);
    default:
      return to satisfies never;
  }
}

/** The place that cp, mv and install write to: `-t DIR`, else the last operand; and what is copied there. */
export function destination(options: Options): {
  readonly to: Arg | undefined;
  readonly from: readonly Arg[];
} {
  const named = options.value("target-directory");
  if (named !== undefined) return { to: named, from: options.operands };
  return { to: options.operands.at(-1), from: options.operands.slice(0, -1) };
}

/** A path below the directory that an option names (`tar -C DIR`). */
export function below(directory: Arg | undefined, path: Arg): Arg {
  return directory === undefined || headOf(path).startsWith("/") ? path : [...directory, "/", ...path];
}
