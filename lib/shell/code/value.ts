/** What an expression of a one-liner may come to. */
import { CODE_CHOICES, CODE_ITEMS, CODE_TEXT_PIECES, CODE_TEXT_UNITS } from "../../core/limits.ts";
import type { SourceKind } from "../effect.ts";
import type { Arg, UnknownPart } from "../invocation.ts";
import { sizeOf, tidy, unknownPart } from "../word/pieces.ts";
import type { Node } from "./syntax.ts";

/** A credential that a value holds, what the script is given (`input`), or a literal that may be one (`said`). */
export type Found = { readonly source: SourceKind | "input" | "said"; readonly what: string };

/** Units of the shortest literal that is followed: no key and no phrase is shorter. */
const SAID_UNITS = 20;

/** What the code says in so many words, and is followed to where it leaves the machine. */
export function saidIn(literal: string): readonly Found[] {
  return literal.length < SAID_UNITS ? [] : [{ source: "said", what: literal }];
}

/** The names of a piece of code; a `soft` scope makes none of its own. */
export class Names {
  readonly names = new Map<string, CodeValue>();
  readonly parent: Names | undefined;
  readonly soft: boolean;

  constructor(parent?: Names, soft = false) {
    this.parent = parent;
    this.soft = soft;
  }

  find(name: string): CodeValue | undefined {
    let scope: Names | undefined = this;
    for (; scope !== undefined; scope = scope.parent) {
      const found = scope.names.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** The scope that holds the name, or the nearest that makes names. */
  home(name: string): Names {
    let own: Names | undefined;
    for (let scope: Names | undefined = this; scope !== undefined; scope = scope.parent) {
      if (scope.names.has(name)) return scope;
      if (!scope.soft) own ??= scope;
    }
    return own ?? this;
  }
}

/** A function of the script, with the names around it. */
export type Closure = {
  readonly params: readonly Node[];
  readonly body: Node;
  readonly scope: Names;
  /** Its first parameter is the object. */
  readonly isMethod: boolean;
  /** How often it was called. */
  calls: number;
};

/** Everything that a value may be, at once; containers and objects are shared and grow. */
export type CodeValue = {
  texts: readonly Arg[];
  /** The dotted name of a thing outside of the code, `()` behind what was called: `requests.Session()`. */
  full: string | undefined;
  number: number | undefined;
  items: CodeValue[] | undefined;
  fields: Map<string, CodeValue> | undefined;
  functions: readonly Closure[];
  taints: readonly Found[];
  /** The files that it is open on. */
  paths: readonly Arg[];
  /** The commands that it feeds. */
  feeds: readonly string[];
  /** A class: calls make objects. */
  isClass: boolean;
  /** Arguments that are given before all others. */
  bound: readonly GivenValue[];
};

/** One argument of a call. */
export type GivenValue = { readonly name?: string; readonly value: CodeValue };

/** What cannot be told before the script runs. */
export const UNKNOWN_PART: UnknownPart = unknownPart("other", "…", { mayBeEmpty: false });

/** What a cap kept from being followed: where it reaches a call that acts, the answer must say so. */
const CUT_PART: UnknownPart = unknownPart("other", "…", { mayBeEmpty: true });

/** A text that a cap kept from being followed. */
export const CUT_TEXT: Arg = [CUT_PART];

/** Did a cap keep a part of what this can be from being followed? */
export function isCut({ texts, items = [] }: CodeValue): boolean {
  const holds = (text: Arg): boolean => text.includes(CUT_PART);
  return texts.some(holds) || items.some((item) => item.texts.some(holds));
}

/** As many possibilities as are followed; a cut text stands for the others. */
function few(texts: readonly Arg[]): readonly Arg[] {
  return texts.length > CODE_CHOICES ? [...texts.slice(0, CODE_CHOICES - 1), CUT_TEXT] : texts;
}

function fewItems(items: readonly CodeValue[]): CodeValue[] {
  return items.length > CODE_ITEMS
    ? [...items.slice(0, CODE_ITEMS - 1), made({ texts: [CUT_TEXT] })]
    : [...items];
}

/** Some of what a directory holds. */
const PICKED_PART: UnknownPart = unknownPart("other", "picked", { mayBeEmpty: false });

/** Is only some of what a directory holds meant? */
export function isPicked(path: Arg): boolean {
  return path.includes(PICKED_PART);
}

export function made(more: Partial<CodeValue> = {}): CodeValue {
  return {
    texts: [],
    full: undefined,
    number: undefined,
    items: undefined,
    fields: undefined,
    functions: [],
    taints: [],
    paths: [],
    feeds: [],
    isClass: false,
    bound: [],
    ...more,
  };
}

export function ofTexts(texts: readonly Arg[], taints: readonly Found[] = []): CodeValue {
  return made({ texts: few(texts).map(bounded), taints });
}

export function ofText(text: string): CodeValue {
  return made({ texts: [text === "" ? [] : [text]] });
}

export function unknown(taints: readonly Found[] = [], full?: string): CodeValue {
  return made({ taints, full });
}

export function ofItems(items: readonly CodeValue[]): CodeValue {
  const kept = fewItems(items);
  return made({ items: kept, taints: taintsOf(kept) });
}

/** A text that has grown too long is not followed. */
function bounded(text: Arg): Arg {
  const whole = tidy(text);
  return whole.length > CODE_TEXT_PIECES || sizeOf(whole) > CODE_TEXT_UNITS ? CUT_TEXT : whole;
}

export function taintsOf(values: readonly (CodeValue | undefined)[]): Found[] {
  const found = new Map<string, Found>();
  for (const value of values) for (const taint of value?.taints ?? []) found.set(keyOf(taint), taint);
  if (found.size <= CODE_CHOICES) return [...found.values()];
  // Literals are cheap to write: none takes the place of a credential.
  const [credentials, said] = [false, true].map((is) =>
    [...found.values()].filter(({ source }) => (source === "said") === is),
  );
  return [...(credentials ?? []), ...(said ?? [])].slice(0, CODE_CHOICES);
}

/** A literal is its own key: it is long, and made anew it would be read once for each look. */
function keyOf({ source, what }: Found): string {
  return source === "said" ? what : `${source} ${what}`;
}

/** The texts that a value can be; one unknown text where nobody can tell. */
export function textsOf(value: CodeValue | undefined): readonly Arg[] {
  if (value === undefined) return [[UNKNOWN_PART]];
  if (value.texts.length > 0) return value.texts;
  if (value.items !== undefined && value.items.length > 0 && value.full === undefined)
    return few(value.items.flatMap(({ texts }) => texts));
  return value.paths.length > 0 ? value.paths : [[UNKNOWN_PART]];
}

/** One text behind the other, in all combinations. */
export function crossed(left: readonly Arg[], right: readonly Arg[]): readonly Arg[] {
  return few(left.flatMap((front) => right.map((back) => bounded([...front, ...back]))));
}

/** The one value that is any of these. */
export function anyOf(values: readonly CodeValue[]): CodeValue {
  const [only] = values;
  if (only !== undefined && values.every((value) => value === only)) return only;
  const items = values.flatMap((value) => value.items ?? []);
  const fields = new Map(values.flatMap((value) => [...(value.fields ?? [])]));
  return made({
    texts: few(values.flatMap(({ texts }) => texts)),
    full: values.find(({ full }) => full !== undefined)?.full,
    number: values.find(({ number }) => number !== undefined)?.number,
    items: values.some((value) => value.items) ? fewItems(items) : undefined,
    fields: fields.size > 0 ? fields : undefined,
    functions: values.flatMap(({ functions }) => functions),
    taints: taintsOf(values),
    paths: few(values.flatMap(({ paths }) => paths)),
    feeds: values.flatMap(({ feeds }) => feeds).slice(0, CODE_CHOICES),
    isClass: values.some(({ isClass }) => isClass),
    bound: values.find(({ bound }) => bound.length > 0)?.bound ?? [],
  });
}

/** The same value, of which only some of what is listed is meant. */
export function picked(value: CodeValue): CodeValue {
  const texts = value.texts.map((text) =>
    text.map((piece) => (typeof piece !== "string" && piece.from === "glob" ? PICKED_PART : piece)),
  );
  return { ...value, texts, items: value.items?.map(picked) };
}

/** Does a value name whatever a directory holds? */
export function isListed({ texts, items }: CodeValue): boolean {
  if (items?.some((item) => item.texts.length > 0 && isListed(item))) return true;
  return texts.some((text) => text.some((piece) => typeof piece !== "string" && piece.from === "glob"));
}
