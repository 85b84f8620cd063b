/** How the names, fields and items of a one-liner come by their values. */
import { isOneOf } from "../../core/words.ts";
import type { ScriptRun } from "./call.ts";
import { keyName } from "./items.ts";
import { operated } from "./operators.ts";
import { isEnvironment, memberOf } from "./outside.ts";
import { type Node, namesIn } from "./syntax.ts";
import {
  anyOf,
  type Closure,
  type CodeValue,
  made,
  type Names,
  ofItems,
  taintsOf,
  unknown,
} from "./value.ts";

/** An assignment of any kind, `+=` and `||=` among them. */
export function assignment(
  run: ScriptRun,
  { sign, to, value: node }: Extract<Node, { is: "assignment" }>,
  scope: Names,
): CodeValue {
  const value = run.evaluate(node, scope);
  if (isOneOf("= := <-", sign)) return assign(run, to, value, scope);
  const held = run.evaluate(to, scope);
  if (sign === "+=" && held.items) {
    held.items.push(...(value.items ?? [value]));
    held.taints = taintsOf([held, value]);
    return held;
  }
  const added = isOneOf("||= &&= ??= //=", sign)
    ? anyOf([held, value])
    : operated(run, sign.slice(0, -1), held, value);
  return assign(run, to, added, scope);
}

/** Gives a value to a name, a field, or the parts of a pattern. */
export function assign(run: ScriptRun, to: Node, value: CodeValue, scope: Names): CodeValue {
  switch (to.is) {
    case "name":
      setName(run, to.name, value, scope);
      break;
    case "member":
      hold(run, run.evaluate(to.of, scope), to.name, value, to.of, scope);
      break;
    case "index":
      hold(run, run.evaluate(to.of, scope), keyName(to.key, run, scope), value, to.of, scope);
      break;
    case "list":
      unpack(run, to.items, value, scope);
      break;
    case "dictionary":
      for (const { key, value: target } of to.pairs) {
        const name = key && keyName(key, run, scope);
        assign(run, target, name === undefined ? value : memberOf(run, value, name), scope);
      }
      break;
    case "spread":
      assign(run, to.of, value, scope);
      break;
    case "assignment":
      assign(run, to.to, value, scope);
      break;
    case "call":
      for (const { value: target } of to.args) assign(run, target, value, scope);
      break;
    default:
  }
  return value;
}

/** Gives a value to a name; in a branch that may not be taken the old one stays beside it. */
export function setName(run: ScriptRun, name: string, value: CodeValue, scope: Names): void {
  const self = name.startsWith("@") && name !== "@_" ? scope.find("self") : undefined;
  if (self?.fields) {
    self.fields.set(name, value);
    return;
  }
  const { names } = scope.home(name);
  const held = run.unsure > 0 ? names.get(name) : undefined;
  names.set(name, held ? anyOf([value, held]) : value);
}

function hold(
  run: ScriptRun,
  holder: CodeValue,
  name: string | undefined,
  value: CodeValue,
  node: Node,
  scope: Names,
): void {
  if (isEnvironment(holder)) return;
  const held = holder.fields !== undefined || holder.items !== undefined || holder.full !== undefined;
  const target = held ? holder : made({ fields: new Map() });
  target.fields ??= new Map();
  if (name !== undefined) target.fields.set(name, value);
  else target.items = [...(target.items ?? []), value];
  target.taints = taintsOf([target, value]);
  if (!held || (holder.full !== undefined && node.is === "name")) assign(run, node, target, scope);
}

function unpack(run: ScriptRun, targets: readonly Node[], value: CodeValue, scope: Names): void {
  targets.forEach((target, at) => {
    if (target.is === "spread") assign(run, target.of, value, scope);
    else assign(run, target, value.items ? (value.items[at] ?? unknown()) : unknown(value.taints), scope);
  });
}

/** Gives the arguments of a call to the parameters of a function. */
export function bind(run: ScriptRun, { params }: Closure, values: readonly CodeValue[], scope: Names): void {
  const [first] = values;
  if (first && params.length === 0) for (const name of ["_", "it", "_1", "$0"]) scope.names.set(name, first);
  // Ruby hands a pair to two parameters.
  const spread = params.length > 1 && values.length === 1 && first?.items ? first.items : values;
  const held = params.map(
    (param, at) => [param, param.is === "spread" ? ofItems(spread.slice(at)) : spread[at]] as const,
  );
  for (const [param, value] of held) {
    declare(param, scope);
    assign(run, param, value ?? unknown(), scope);
  }
}

/** Makes the names of a pattern names of this scope. */
export function declare(pattern: Node, scope: Names): void {
  for (const name of namesIn(pattern)) scope.names.set(name, unknown());
}
