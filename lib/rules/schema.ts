/**
 * What a guard's settings may be, as a JSON Schema, and whether a value is that. A subset of draft 2020-12 that
 * editors understand; `format: "pattern"` is a regular expression that must be linear.
 */
import { isObject } from "../core/json.ts";
import type { Json } from "../core/verdict.ts";
import { slowness } from "./linear.ts";

/** The part of JSON Schema that settings are written in. */
export type Schema = {
  readonly title?: string;
  readonly description?: string;
  readonly type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  readonly enum?: readonly string[];
  readonly const?: Json;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: "pattern";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
  /** One of these, told apart by a property that only one of them requires. */
  readonly anyOf?: readonly Schema[];
};

/** Where in a value something is wrong: keys and indices from the root. */
export type ValuePath = readonly (string | number)[];

/** One fault: `message` says what, `hint` what to do about it. Neither quotes a value. */
export type SchemaProblem = {
  readonly at: ValuePath;
  readonly message: string;
  readonly hint: string;
  /** It is about the key at the end of the place, and not about what stands behind it. */
  readonly key?: true;
};

/** What is wrong with `value`; nothing when it is what `schema` says. */
export function problemsIn(value: unknown, schema: Schema): SchemaProblem[] {
  const found: SchemaProblem[] = [];
  const waiting: { readonly value: unknown; readonly schema: Schema; readonly at: ValuePath }[] = [
    { value, schema, at: [] },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: item, at } = next;
    const one = chosen(item, next.schema);
    const own = ownProblems(item, one, at);
    found.push(...own);
    if (own.some((problem) => problem.at.length === at.length)) continue;
    waiting.push(...inside(item, one, at));
  }
  return found;
}

/** Of several schemas the one whose required properties are there, for messages that help. */
function chosen(value: unknown, schema: Schema): Schema {
  const options = schema.anyOf;
  if (!options) return schema;
  const byType = options.filter(({ type }) => type === undefined || isOfType(value, type));
  const fits = ({ required = [] }: Schema): number =>
    isObject(value) ? required.filter((key) => Object.hasOwn(value, key)).length / required.length : 0;
  const [best] = (byType.length > 0 ? byType : options).toSorted((a, b) => fits(b) - fits(a));
  return best ?? schema;
}

const TYPE_WORDS: Readonly<Record<NonNullable<Schema["type"]>, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
};

function isOfType(value: unknown, type: NonNullable<Schema["type"]>): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isSafeInteger(value);
  return typeof value === type;
}

function ownProblems(value: unknown, schema: Schema, at: ValuePath): SchemaProblem[] {
  if (schema.type !== undefined && !isOfType(value, schema.type)) {
    return [{ at, message: `${nameOf(at)} must be ${TYPE_WORDS[schema.type]}`, hint: hintOf(schema) }];
  }
  if (schema.const !== undefined && value !== schema.const) {
    return [{ at, message: `${nameOf(at)} must be ${JSON.stringify(schema.const)}`, hint: hintOf(schema) }];
  }
  if (typeof value === "string") return textProblems(value, schema, at);
  if (typeof value === "number") return numberProblems(value, schema, at);
  if (Array.isArray(value) && value.length < (schema.minItems ?? 0)) {
    return [
      { at, message: `${nameOf(at)} must have ${schema.minItems} entries or more`, hint: hintOf(schema) },
    ];
  }
  return isObject(value) ? keyProblems(value, schema, at) : [];
}

function textProblems(value: string, schema: Schema, at: ValuePath): SchemaProblem[] {
  const { minLength = 0 } = schema;
  if (schema.enum && !schema.enum.includes(value)) {
    return [
      {
        at,
        message: `${nameOf(at)} cannot be ${JSON.stringify(value)}`,
        hint: `one of: ${schema.enum.join(", ")}`,
      },
    ];
  }
  if (value.length < minLength) {
    return [{ at, message: `${nameOf(at)} must have ${minLength} characters or more`, hint: hintOf(schema) }];
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(value)) {
    return [{ at, message: `${nameOf(at)} is not in its form`, hint: hintOf(schema) }];
  }
  const slow = schema.format === "pattern" ? slowness(value) : undefined;
  return slow ? [{ at, message: `the pattern ${nameOf(at)} ${slow.problem}`, hint: slow.hint }] : [];
}

function numberProblems(value: number, schema: Schema, at: ValuePath): SchemaProblem[] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (value >= minimum && value <= maximum) return [];
  return [{ at, message: `${nameOf(at)} must be from ${minimum} to ${maximum}`, hint: hintOf(schema) }];
}

function keyProblems(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  at: ValuePath,
): SchemaProblem[] {
  const known = Object.keys(schema.properties ?? {});
  const unknown =
    schema.additionalProperties === false ? Object.keys(value).filter((key) => !known.includes(key)) : [];
  const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(value, key));
  return [
    ...unknown.map((key) => ({
      at: [...at, key],
      key: true as const,
      message: `unknown key ${JSON.stringify(key)}`,
      hint: `${nearest(key, known)}known here: ${known.join(", ")}`,
    })),
    ...missing.map((key) => ({
      at,
      message: `${nameOf(at)} lacks ${JSON.stringify(key)}`,
      hint: schema.properties?.[key]?.description ?? hintOf(schema),
    })),
  ];
}

/** "did you mean …" for a name that differs from `word` in one or two letters, or "". */
export function nearest(word: string, known: readonly string[]): string {
  const close = known.find((name) => distance(word.toLowerCase(), name.toLowerCase()) <= 2);
  return close === undefined ? "" : `did you mean ${JSON.stringify(close)}? `;
}

/** The number of letters to change, add or leave out (Levenshtein); names are short. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function inside(value: unknown, schema: Schema, at: ValuePath) {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items
      ? value.map((item: unknown, index) => ({ value: item, schema: items, at: [...at, index] }))
      : [];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const own = Object.hasOwn(schema.properties ?? {}, key) ? schema.properties?.[key] : undefined;
    const below = own ?? schema.additionalProperties;
    return below ? [{ value: child, schema: below, at: [...at, key] }] : [];
  });
}

/** A place as a person reads it: `secret_patterns[2].shape`. */
function nameOf(at: ValuePath): string {
  if (at.length === 0) return "the file";
  return at
    .map((step, index) => (typeof step === "number" ? `[${step + 1}]` : index === 0 ? step : `.${step}`))
    .join("");
}

function hintOf({ description, anyOf }: Schema): string {
  return (
    description ?? anyOf?.map((one) => one.description).join("; or ") ?? "docs/rules.md shows the format"
  );
}
