/**
 * Parameter expansion: `${x:-d}`, `${x#p}`, `${x//a/b}`, `${x:1:2}`, `${!x}`, `${#x}`, `${a[@]}` over values that may
 * hold holes.
 */

import { type Arg, known, type UnknownPart } from "../invocation.ts";
import { compile, type Pattern } from "../word/patterns.ts";
import { text, unknownPart } from "../word/pieces.ts";
import { arithmeticText } from "./arithmetic.ts";
import { choose, copyFrame, type Frame, type Machine, tick, tooLong } from "./machine.ts";
import { recased, removed, replaced, transformed } from "./operators.ts";
import type { ParameterExpansionPart, ParameterOperation } from "./parse.ts";
import {
  assign,
  elements,
  lastIndex,
  lookup,
  positionals,
  resolve,
  type VariableLookup,
} from "./variables.ts";

/** The values that an expansion stands for: one, or a list (`$@`, `${a[@]}`); `star` joins the list inside quotes. */
export type Expansion = { readonly values: readonly Arg[]; readonly list: boolean; readonly star: boolean };

function one(value: Arg): Expansion {
  return { values: [value], list: false, star: false };
}

/** `$name`. */
export function expandSimple(m: Machine, frame: Frame, name: string): Expansion {
  if (name === "@" || name === "*") return { values: positionals(frame), list: true, star: name === "*" };
  return one(lookup(m, frame, name).value);
}

/** `${…}` in all its forms. */
export function expandParameter(
  m: Machine,
  outer: Frame,
  part: ParameterExpansionPart,
  quoted: boolean,
): Expansion {
  tick(m);
  const frame = quoting(outer, quoted);
  if (part.prefix === "!") return indirect(m, frame, part);
  const list = listOf(m, frame, part);
  if (list) return expandList(m, frame, part, list);
  const found = scalar(m, frame, part);
  if (part.prefix === "#") return one(lengthOf(part, found.value));
  return one(operate(m, frame, part, found));
}

function quoting(outer: Frame, quoted: boolean): Frame {
  if (outer.quoted === quoted) return outer;
  const frame = copyFrame(outer);
  frame.quoted = quoted;
  return frame;
}

function scalar(m: Machine, frame: Frame, part: ParameterExpansionPart): VariableLookup {
  const index = part.index;
  if (!index) return lookup(m, frame, part.parameter);
  const key = indexKey(m, frame, part.parameter, m.operations.word(m, frame, index));
  const all = elements(m, frame, part.parameter);
  const any = key === undefined ? choose(m, all.length + 1, true) : 0;
  if (any > 0) return { value: all[any - 1]?.[1] ?? [], set: true };
  if (key === undefined)
    return {
      value: [
        opaque(
          part,
          all.map(([, value]) => value),
        ),
      ],
      set: true,
    };
  const found = all.find(([at]) => at === key);
  if (found) return { value: found[1], set: true };
  return resolve(frame.scope, part.parameter)
    ? { value: [], set: false }
    : { value: [unknownPart("variable", part.text, { name: part.parameter })], set: undefined };
}

/** The key of an array element: the number of an arithmetic text, or the text for an associative array. */
export function indexKey(m: Machine, frame: Frame, name: string, index: Arg): string | undefined {
  const source = known(index);
  if (source === undefined) return undefined;
  const items = resolve(frame.scope, name)?.items;
  if (items?.has(source)) return source;
  const number = arithmeticText(m, frame, source);
  if (number === undefined) return source;
  if (number >= 0) return String(number);
  return String(lastIndex(items) + 1 + number);
}

type List = { readonly values: readonly Arg[]; readonly star: boolean; readonly keys: readonly string[] };

function listOf(m: Machine, frame: Frame, part: ParameterExpansionPart): List | undefined {
  const { parameter, index } = part;
  if (parameter === "@" || parameter === "*") {
    const values = positionals(frame);
    return { values, star: parameter === "*", keys: values.map((_, at) => String(at + 1)) };
  }
  if (index?.text !== "@" && index?.text !== "*") return undefined;
  const all = elements(m, frame, parameter);
  return { values: all.map(([, value]) => value), star: index.text === "*", keys: all.map(([key]) => key) };
}

function expandList(m: Machine, frame: Frame, part: ParameterExpansionPart, list: List): Expansion {
  const operation = part.operation;
  if (part.prefix === "#") return one([String(list.values.length)]);
  if (operation?.type === "Slice") {
    const values = sliceList(m, frame, part, list);
    return { values: values ?? [[opaque(part, list.values)]], list: true, star: list.star };
  }
  if (operation?.type === "Default") return defaultList(m, frame, part, list);
  const values = list.values.map((value) => operate(m, frame, part, { value, set: true }));
  return { values, list: true, star: list.star };
}

function defaultList(m: Machine, frame: Frame, part: ParameterExpansionPart, list: List): Expansion {
  const value: VariableLookup =
    list.values.length > 0 ? { value: ["set"], set: true } : { value: [], set: false };
  const plus = part.operation?.type === "Default" && part.operation.operator.endsWith("+");
  if (value.set === plus) return one(operate(m, frame, part, value));
  return { values: list.values, list: true, star: list.star };
}

function sliceList(m: Machine, frame: Frame, part: ParameterExpansionPart, list: List): Arg[] | undefined {
  const range = rangeOf(m, frame, part);
  if (!range) return undefined;
  const ofParams = part.parameter === "@" || part.parameter === "*";
  const values = ofParams ? [frame.scope.zero, ...list.values] : [...list.values];
  const start = range.offset < 0 ? values.length + range.offset : range.offset;
  if (start < 0) return [];
  return values.slice(start, range.length === undefined ? undefined : start + range.length);
}

function lengthOf(part: ParameterExpansionPart, value: Arg): Arg {
  const content = known(value);
  if (content !== undefined) return [String([...content].length)];
  return [unknownPart("other", part.text, { mayBeEmpty: false })];
}

/** `${!x}`: the parameter that x names; `${!p*}`: names; `${!a[@]}`: keys. */
function indirect(m: Machine, frame: Frame, part: ParameterExpansionPart): Expansion {
  const { parameter, operation } = part;
  if (operation?.type === "Names") {
    const names = [...frame.scope.vars.keys()].filter((name) => name.startsWith(parameter)).toSorted(byText);
    return { values: names.map(text), list: true, star: operation.operator === "*" };
  }
  if (part.index?.text === "@" || part.index?.text === "*") {
    const keys = listOf(m, frame, part)?.keys ?? [];
    return { values: keys.map(text), list: true, star: part.index.text === "*" };
  }
  const name = known(lookup(m, frame, parameter).value);
  if (name === undefined || !/^(?:[A-Za-z_]\w*(?:\[[^\]]{1,64}\])?|\d{1,4}|[@*#])$/.test(name)) {
    return one([opaque(part, [])]);
  }
  const element = /^(\w+)\[(.+)\]$/.exec(name);
  if (element) return expandElement(m, frame, element[1] ?? "", element[2] ?? "", part);
  if (name === "@" || name === "*") return expandSimple(m, frame, name);
  return one(operate(m, frame, part, lookup(m, frame, name)));
}

function expandElement(
  m: Machine,
  frame: Frame,
  name: string,
  index: string,
  part: ParameterExpansionPart,
): Expansion {
  const all = elements(m, frame, name);
  if (index === "@" || index === "*") {
    return { values: all.map(([, value]) => value), list: true, star: index === "*" };
  }
  const key = indexKey(m, frame, name, [index]);
  return one(operate(m, frame, part, { value: all.find(([at]) => at === key)?.[1] ?? [], set: true }));
}

/** A value that an operation made unknown; it still says whose output it may hold. */
function opaque(part: ParameterExpansionPart, from: readonly Arg[]): UnknownPart {
  const holes = from.flatMap((value) => value.filter((piece) => typeof piece !== "string"));
  const outputOf = holes.flatMap((piece) => piece.outputOf);
  const files = holes.flatMap((piece) => piece.files ?? []);
  const base = { name: part.parameter, outputOf, ...(files.length > 0 ? { files } : {}) };
  return unknownPart(outputOf.length + files.length > 0 ? "output" : "variable", part.text, base);
}

function operate(m: Machine, frame: Frame, part: ParameterExpansionPart, found: VariableLookup): Arg {
  const operation = part.operation;
  if (!operation || operation.type === "Names") return found.value;
  if (operation.type === "Default") return defaulted(m, frame, part, found);
  const content = known(found.value);
  if (content === undefined) expandOperands(m, frame, operation);
  const made = content === undefined ? undefined : changed(m, frame, part, content);
  if (made === undefined) return found.value.length === 0 ? [] : [opaque(part, [found.value])];
  tooLong(m, [made]);
  return text(made);
}

/** The substitutions in the operands run, whatever the value is. */
function expandOperands(m: Machine, frame: Frame, operation: ParameterOperation): void {
  if ("operand" in operation && operation.operand) m.operations.word(m, frame, operation.operand);
  if (operation.type === "Replace") {
    m.operations.word(m, frame, operation.pattern);
    m.operations.word(m, frame, operation.replacement);
  }
  if (operation.type !== "Slice") return;
  m.operations.word(m, frame, operation.offset);
  if (operation.length) m.operations.word(m, frame, operation.length);
}

function changed(
  m: Machine,
  frame: Frame,
  part: ParameterExpansionPart,
  content: string,
): string | undefined {
  const operation = part.operation;
  switch (operation?.type) {
    case "Remove":
      return removed(content, operation.operator, pattern(m, frame, operation.operand, content));
    case "Replace": {
      const by = known(m.operations.word(m, frame, operation.replacement));
      const find = pattern(m, frame, operation.pattern, content);
      return by === undefined || !find ? undefined : replaced(m, content, operation.operator, find, by);
    }
    case "Slice":
      return sliced(m, frame, part, content);
    case "CaseModification":
      return operation.operand?.text ? undefined : recased(content, operation.operator);
    case "Transform":
      return transformed(content, operation.operand.text);
    default:
      return undefined;
  }
}

type Node = Parameters<Machine["operations"]["word"]>[2];

/** A pattern whose cost against `content` stays small. */
function pattern(m: Machine, frame: Frame, word: Node, content: string): Pattern | undefined {
  const made = compile(m.operations.word(m, frame, word, "pattern"));
  if (made) tick(m, (made.length * content.length) >> 6);
  return made;
}

type Range = { readonly offset: number; readonly length: number | undefined };

function rangeOf(m: Machine, frame: Frame, part: ParameterExpansionPart): Range | undefined {
  const operation = part.operation;
  if (operation?.type !== "Slice") return undefined;
  const offset = number(m, frame, operation.offset);
  if (offset === undefined) return undefined;
  if (!operation.length) return { offset, length: undefined };
  const length = number(m, frame, operation.length);
  return length === undefined ? undefined : { offset, length };
}

function number(m: Machine, frame: Frame, word: Node): number | undefined {
  const source = known(m.operations.word(m, frame, word));
  if (source === undefined) return undefined;
  return source.trim() === "" ? 0 : arithmeticText(m, frame, source);
}

function sliced(m: Machine, frame: Frame, part: ParameterExpansionPart, content: string): string | undefined {
  const range = rangeOf(m, frame, part);
  if (!range) return undefined;
  const units = [...content];
  const start = range.offset < 0 ? units.length + range.offset : range.offset;
  if (start < 0) return "";
  const { length } = range;
  if (length === undefined) return units.slice(start).join("");
  return units.slice(start, length < 0 ? units.length + length : start + length).join("");
}

/** `-`, `=`, `?`, `+` with and without a colon. A variable that only the environment knows may be set or not. */
function defaulted(m: Machine, frame: Frame, part: ParameterExpansionPart, found: VariableLookup): Arg {
  const operation = part.operation;
  if (operation?.type !== "Default") return found.value;
  const filled = isFilled(found, operation.operator.startsWith(":"));
  const kind = operation.operator.at(-1);
  if (kind === "?") return found.value.map(nonEmpty);
  if (kind === "+") {
    const other = filled === false ? [] : operand(m, frame, operation.operand);
    return filled === undefined && choose(m, 2, true) === 1 ? [] : other;
  }
  if (filled === true) return found.value;
  tick(m, 2);
  const fallback = operand(m, frame, operation.operand);
  // Both may happen: the default first, since a command line is more often run without the variable.
  if (filled === undefined && choose(m, 2, true) === 1) return found.value.map(nonEmpty);
  if (kind === "=") assign(frame, part.parameter, fallback);
  return fallback;
}

function operand(m: Machine, frame: Frame, word: Node): Arg {
  return m.operations.word(m, frame, word, frame.quoted ? "quoted" : "value");
}

function nonEmpty(piece: string | UnknownPart): string | UnknownPart {
  return typeof piece === "string" ? piece : { ...piece, mayBeEmpty: false };
}

/** Is the parameter set (and, with a colon, not empty)? */
function isFilled(found: VariableLookup, colon: boolean): boolean | undefined {
  if (found.set === false) return false;
  if (found.set === undefined) return undefined;
  if (!colon) return true;
  if (found.value.length === 0) return false;
  if (found.value.some((piece) => typeof piece === "string" || !piece.mayBeEmpty)) return true;
  return undefined;
}

function byText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
