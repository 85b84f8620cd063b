/** awk's pipes and redirections, which are operators of its language. */
import { isOneOf } from "../../core/words.ts";
import { apply } from "./apply.ts";
import { knownTexts, type ScriptRun } from "./call.ts";
import { assign } from "./names.ts";
import { type Node, nameNode } from "./syntax.ts";
import { type CodeValue, made, type Names, taintsOf, unknown } from "./value.ts";

/** awk's `print … | "command"`, `"command" | getline`, `print > "file"`, `getline name < "file"`. */
export function redirected(
  run: ScriptRun,
  sign: string,
  left: Node,
  one: CodeValue,
  right: Node,
  scope: Names,
): CodeValue | undefined {
  if (!isOneOf("| |& > >> <", sign)) return undefined;
  const call = (name: string, ...values: CodeValue[]) =>
    apply(run, { full: name, name, receiver: undefined, args: values.map((value) => ({ value })) });
  const reader = right.is === "call" ? right.of : right;
  if (/^\|&?$/.test(sign) && reader.is === "name" && reader.name === "getline") {
    const value = call("system", one);
    getline(run, right, value, scope);
    return value;
  }
  if (left.is === "name" && left.name === "print")
    return redirected(run, sign, { is: "call", of: left, args: [] }, one, right, scope);
  if (left.is !== "call" || left.of.is !== "name") return undefined;
  const target = run.evaluate(right, scope);
  if (left.of.name === "getline") {
    const value = call("read", target);
    getline(run, left, value, scope);
    return value;
  }
  if (!isOneOf("printf print", left.of.name)) return undefined;
  const printed = left.args.map(({ value }) => run.evaluate(value, scope));
  if (printed.length === 0) printed.push(unknown(run.lines));
  if (knownTexts(target).some((name) => /^\/inet[46]?\//.test(name)))
    run.done.posts.push(...taintsOf(printed));
  if (left.of.name === "printf") printed.splice(0, printed.length, call("sprintf", ...printed));
  if (sign === ">" || sign === ">>") return call("file_put_contents", target, ...printed);
  return apply(run, {
    full: "pipe.write",
    name: "write",
    receiver: made({ feeds: knownTexts(target) }),
    args: printed.map((value) => ({ value })),
  });
}

function getline(run: ScriptRun, node: Node, value: CodeValue, scope: Names): void {
  if (node.is === "call") for (const { value: to } of node.args) assign(run, to, value, scope);
  else assign(run, nameNode("$0"), value, scope);
}
