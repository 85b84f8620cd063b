/**
 * Cutting words that may hold holes. It must not know what a word means.
 */
import type { Arg } from "../invocation.ts";

/** The known text in front of the first hole. */
export function headOf(arg: Arg): string {
  const first = arg[0];
  return typeof first === "string" ? first : "";
}

/** What follows the first `count` UTF-16 units of a word's known head. */
export function behindHead(arg: Arg, count: number): Arg {
  const rest = headOf(arg).slice(count);
  return rest === "" ? arg.slice(1) : [rest, ...arg.slice(1)];
}

/** What follows the first match of `mark` in a word's known head; undefined without one. */
export function behind(arg: Arg, mark: RegExp): Arg | undefined {
  const found = typeof arg[0] === "string" ? mark.exec(arg[0]) : null;
  return found === null ? undefined : behindHead(arg, found.index + found[0].length);
}
