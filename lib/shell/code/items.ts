/** What the lists and dictionaries of a one-liner hold, and what is taken out of them. */
import { isOneOf } from "../../core/words.ts";
import { apply } from "./apply.ts";
import { knownTexts, type ScriptRun } from "./call.ts";
import { GIVEN, isEnvironment, memberOf, variableOf } from "./outside.ts";
import type { Node } from "./syntax.ts";
import { sliced } from "./texts.ts";
import { anyOf, type CodeValue, made, type Names, taintsOf, unknown } from "./value.ts";

/** What stands in `of` under a key or a slice; any of its items where the key is not known. */
export function itemOf(run: ScriptRun, of: CodeValue, key: Node, scope: Names): CodeValue {
  if (key.is === "slice") {
    const parts = key.parts.map((part) => part && run.evaluate(part, scope));
    return sliced(of, parts);
  }
  const value = run.evaluate(key, scope);
  // Ruby's `Dir["/etc/*"]`.
  if (of.full === "Dir")
    return apply(run, { full: "Dir.glob", name: "glob", receiver: of, args: [{ value }] });
  const [name] = value.texts.length === 1 ? knownTexts(value) : [];
  if (isEnvironment(of))
    return name === undefined ? unknown(value.taints) : variableOf(run, { ...of, full: "" }, name);
  return itemAt(run, of, value) ?? itemUnder(run, of, name) ?? anyItem(of);
}

function itemAt(run: ScriptRun, of: CodeValue, { number }: CodeValue): CodeValue | undefined {
  if (of.items === undefined || number === undefined || isOneOf(GIVEN, of.full)) return undefined;
  return of.items.at(number - (isOneOf("lua r julia", run.language) ? 1 : 0));
}

function itemUnder(run: ScriptRun, of: CodeValue, name: string | undefined): CodeValue | undefined {
  const isHeld = of.full !== undefined && of.items === undefined;
  return name !== undefined && (isHeld || of.fields?.has(name)) ? memberOf(run, of, name) : undefined;
}

function anyItem(of: CodeValue): CodeValue {
  const all = [...(of.items ?? []), ...(of.fields?.values() ?? [])];
  return all.length > 0 ? anyOf(all) : unknown(of.taints);
}

/** The items of a list, with what is spread in it. */
export function itemsOf(run: ScriptRun, nodes: readonly Node[], scope: Names): CodeValue[] {
  return nodes.flatMap((node) => {
    const value = run.evaluate(node, scope);
    const joins =
      node.is === "spread" || (run.language === "perl" && value.items !== undefined && node.is !== "list");
    return joins ? (value.items ?? [value]) : [value];
  });
}

/** A dictionary; what is spread without a key makes it a list. */
export function dictionaryOf(
  run: ScriptRun,
  { pairs }: Extract<Node, { is: "dictionary" }>,
  scope: Names,
): CodeValue {
  const fields = new Map<string, CodeValue>();
  const items: CodeValue[] = [];
  const values: CodeValue[] = [];
  for (const { key, value: node } of pairs) {
    const value = run.evaluate(node, scope);
    const name = key && keyName(key, run, scope);
    values.push(value);
    if (name !== undefined) fields.set(name, value);
    else if (key === undefined) items.push(...(value.items ?? [value]));
    for (const [inner, held] of (key === undefined && value.fields) || []) fields.set(inner, held);
  }
  const isList = items.length > 0 && fields.size === 0;
  return made({
    fields: isList ? undefined : fields,
    items: items.length > 0 ? items : undefined,
    taints: taintsOf(values),
  });
}

/** The name under which a dictionary keeps a value. */
export function keyName(key: Node, run: ScriptRun, scope: Names): string | undefined {
  if (key.is === "slice") return undefined;
  return knownTexts(run.evaluate(key, scope))[0];
}
