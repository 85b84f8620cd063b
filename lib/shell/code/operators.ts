/** What two values of a one-liner come to under an operator. */
import { isOneOf } from "../../core/words.ts";
import { apply } from "./apply.ts";
import type { ScriptRun } from "./call.ts";
import { COMPARES } from "./narrowing.ts";
import { formatted, repeated } from "./texts.ts";
import {
  anyOf,
  type CodeValue,
  crossed,
  type Found,
  made,
  ofItems,
  ofTexts,
  taintsOf,
  textsOf,
  unknown,
} from "./value.ts";

/** What two values come to; unknown with what both hold where the operator is not. */
export function operated(run: ScriptRun, sign: string, one: CodeValue, other: CodeValue): CodeValue {
  const taints = taintsOf([one, other]);
  if (COMPARES.test(sign)) return unknown();
  if (sign === "<<" && one.items)
    return apply(run, { full: "append", name: "append", receiver: one, args: [{ value: other }] });
  if (sign === "<<")
    return apply(run, {
      full: `${one.full ?? ""}.write`,
      name: "write",
      receiver: one,
      args: [{ value: other }],
    });
  const result = numbered(run, sign, one, other, taints);
  if (result) return result;
  if (sign === "%") return ofTexts(formatted(textsOf(one), other.items ?? [other], other.fields), taints);
  if (sign === "*" || sign === "x") return repeated(one, other) ?? unknown(taints);
  if (sign === "/") return divided(one, other, taints);
  if (isOneOf("+ . .. ~ <> ++ *", sign)) return joined(one, other, taints);
  if (/^[|&^-]$/.test(sign)) return { ...anyOf([one, other]), taints };
  return unknown(taints);
}

/** What two numbers come to; in awk whatever is reckoned with is one. */
function numbered(
  run: ScriptRun,
  sign: string,
  one: CodeValue,
  other: CodeValue,
  taints: readonly Found[],
): CodeValue | undefined {
  if (one.number !== undefined && other.number !== undefined)
    return arithmetic(sign, one.number, other.number);
  return run.language === "awk" && /^(?:[-*/%^]|\*\*)$/.test(sign) ? unknown(taints) : undefined;
}

function joined(one: CodeValue, other: CodeValue, taints: readonly Found[]): CodeValue {
  if (one.items && other.items && one.texts.length === 0) return ofItems([...one.items, ...other.items]);
  return ofTexts(crossed(textsOf(one), textsOf(other)), taints);
}

/** A path below another, and Elixir's `name/1`. */
function divided(one: CodeValue, other: CodeValue, taints: readonly Found[]): CodeValue {
  if (other.number !== undefined && one.texts.length === 0) return one;
  return ofTexts(crossed(crossed(textsOf(one), [["/"]]), textsOf(other)), taints);
}

function arithmetic(sign: string, one: number, other: number): CodeValue {
  const results: Readonly<Record<string, number>> = {
    "+": one + other,
    "-": one - other,
    "*": one * other,
    "^": one ^ other,
    "%": one % other,
  };
  const number = results[sign];
  return number === undefined ? unknown() : made({ number, texts: [[String(number)]] });
}
