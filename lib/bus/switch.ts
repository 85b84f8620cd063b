/**
 * The master switch in `agent.yaml`: read, and set with every other byte as it was.
 *
 * Source: the agent-hooks skill ("The two gates").
 */
import { isDeepStrictEqual } from "node:util";
import { isMap, isNode, isScalar, type Pair, parseDocument, type YAMLMap } from "yaml";
import { isObject } from "../core/json.ts";
import type { Json } from "../core/verdict.ts";
import { dataOf, shown } from "./yaml.ts";

/** The master switch of a text. @throws RangeError when it cannot be parsed. */
export function parseSwitch(text: string): { readonly on: boolean; readonly problem?: string } {
  const data = dataOf(text);
  const section = isObject(data) ? data["shell_hooks"] : undefined;
  const enabled = isObject(section) ? section["enabled"] : undefined;
  if (typeof enabled === "boolean") return { on: enabled };
  return enabled === undefined || enabled === null
    ? { on: false }
    : { on: false, problem: `shell_hooks.enabled is ${shown(enabled)}, which is neither true nor false` };
}

/**
 * `text` with the master switch set, and every other byte as it was.
 *
 * @throws RangeError when the text has a form in which there is no place for it.
 */
export function withSwitch(text: string, on: boolean): string {
  const next = switched(text, on);
  if (parseSwitch(next).on === on && sameElse(text, next)) return next;
  throw new RangeError("it has a form that cannot be edited without changing more than the switch");
}

function switched(text: string, on: boolean): string {
  const { contents } = parseDocument(text);
  if (contents === null || (isScalar(contents) && contents.value === null)) return withSection(text, on);
  if (!isMap(contents)) return text;
  const section = contents.items.find(named("shell_hooks"));
  if (!section) return contents.flow ? text : withSection(text, on);
  const { value } = section;
  return isMap(value) && value.items.length > 0
    ? inSection(text, value, on)
    : emptySection(text, section, on);
}

/** A section that says something: the switch takes its old place, or the first. */
function inSection(text: string, { items, flow }: YAMLMap, on: boolean): string {
  const known = items.find(named("enabled"));
  const value = known?.value;
  if (isScalar(value) && value.range && value.range[1] > value.range[0])
    return `${text.slice(0, value.range[0])}${on}${text.slice(value.range[1])}`;
  const [first] = items;
  const start = isScalar(first?.key) ? first.key.range?.[0] : undefined;
  if (known || start === undefined) return text;
  const indent = " ".repeat(start - (text.lastIndexOf("\n", start - 1) + 1));
  return `${text.slice(0, start)}enabled: ${on}${flow ? ", " : `${eolOf(text)}${indent}`}${text.slice(start)}`;
}

/** `shell_hooks:` with nothing behind it, or `{}`. */
function emptySection(text: string, { value }: Pair, on: boolean): string {
  const isEmpty = isScalar(value) ? value.value === null : isMap(value);
  if (!isNode(value) || !isEmpty || !value.range) return text;
  const [start, end] = value.range;
  return `${text.slice(0, start)}${start === end ? " " : ""}{ enabled: ${on} }${text.slice(end)}`;
}

function eolOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function named(name: string): (pair: Pair) => boolean {
  return ({ key }) => isScalar(key) && key.value === name;
}

function withSection(text: string, on: boolean): string {
  const eol = eolOf(text);
  const end = /(?:^|\n)$/.test(text) ? "" : eol;
  return `${text}${end}shell_hooks:${eol}  enabled: ${on}${eol}`;
}

/** True when the two say the same but for the switch. */
function sameElse(before: string, after: string): boolean {
  return isDeepStrictEqual(withoutSwitch(before), withoutSwitch(after));
}

function withoutSwitch(text: string): Json {
  const data = dataOf(text);
  const { shell_hooks: section = null, ...rest } = isObject(data) ? data : {};
  const { enabled: _, ...left } = isObject(section) ? section : {};
  return [rest, left];
}
