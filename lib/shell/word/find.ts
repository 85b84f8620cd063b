/**
 * find's command line: its own options, its start points, and the expression behind them.
 *
 * Source: find(1) of findutils 4.10; of FreeBSD 14 for `-E`, `-X`, `-x` and `-s`.
 */
import { type Arg, known } from "../invocation.ts";

/** `-D` takes a word; it is the only one. */
const OWN_OPTION = /^-(?:[HLPEXxs]|O\d|D)$/;

const EXPRESSION = /^(?:-.|[(!,])/;

/** Where find starts (`.` when nothing is said), and its expression. */
export function findArguments(args: readonly Arg[]): {
  readonly starts: readonly Arg[];
  readonly expression: readonly Arg[];
} {
  let from = 0;
  while (OWN_OPTION.test(known(args[from]) ?? "")) from += known(args[from]) === "-D" ? 2 : 1;
  const rest = args.slice(from);
  const at = rest.findIndex(([head]) => typeof head === "string" && EXPRESSION.test(head));
  const starts = at < 0 ? rest : rest.slice(0, at);
  return { starts: starts.length > 0 ? starts : [["."]], expression: at < 0 ? [] : rest.slice(at) };
}
