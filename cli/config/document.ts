/**
 * A configuration file as text and as data, edited so that every byte which need not change stays: comments, order,
 * indentation, line ends.
 */
import { isDeepStrictEqual } from "node:util";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import { Refusal } from "../terminal.ts";
import * as json from "./json.ts";
import type { Path } from "./path.ts";
import * as yaml from "./yaml.ts";

export type Format = "json" | "yaml";

/** A change: put `entry` at the end of the list at `path`, take the element at `path` away, or give the root a `key`. */
export type Edit =
  | { readonly kind: "set"; readonly path: readonly [key: string]; readonly value: Json }
  | { readonly kind: "append"; readonly path: Path; readonly entry: Json }
  | { readonly kind: "remove"; readonly path: Path };

/** What a format module offers. `parse` returns what is wrong as a string. */
type Language = {
  readonly parse: (text: string) => { readonly value: Json } | { readonly problem: string };
  readonly append: (text: string, path: Path, entry: Json) => string;
  readonly remove: (text: string, path: Path) => string;
  /** `text` with a key that its root does not have yet. */
  readonly set: (text: string, key: string, value: Json) => string;
};

const LANGUAGES: Readonly<Record<Format, Language>> = { json, yaml };

/** The data of a configuration text. @throws Refusal when it cannot be parsed; nothing may be written then. */
export function parseConfig(text: string, format: Format, name: string): Json {
  const parsed = shallow(name, () => LANGUAGES[format].parse(text.replace(/^\uFEFF/, "")));
  if ("problem" in parsed) {
    throw new Refusal(
      `${name} cannot be parsed: ${parsed.problem}`,
      "mend the file and run this again; nothing was changed",
    );
  }
  return parsed.value;
}

/**
 * `text` with the edits done, one after the other. Each result is parsed again and must hold exactly the data that the
 * edit asks for; a file whose form we cannot keep is refused and never damaged.
 *
 * @throws Refusal when an edit is impossible.
 */
export function edited(text: string, format: Format, edits: readonly Edit[], name: string): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  let body = text.slice(mark.length);
  for (const edit of edits) body = shallow(name, () => changed(body, LANGUAGES[format], edit, name));
  return mark + body;
}

function changed(body: string, language: Language, edit: Edit, name: string): string {
  const before = language.parse(body);
  const text = run(body, language, edit);
  const after = language.parse(text);
  const isExact =
    "value" in before &&
    "value" in after &&
    isDeepStrictEqual(after.value, applied(before.value, edit, name));
  if (isExact) return text;
  throw new Refusal(
    `${name} has a form that cannot be edited without changing more than the hook entries`,
    "add the entries by hand; --dry-run on an empty file shows them",
  );
}

/** Parsers, and what walks over their data, give up at some thousand levels, when the stack ends. */
function shallow<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(
      `${name} is nested too deeply`,
      "mend the file and run this again; nothing was changed",
    );
  }
}

function run(text: string, language: Language, edit: Edit): string {
  switch (edit.kind) {
    case "append":
      return language.append(text, edit.path, edit.entry);
    case "remove":
      return language.remove(text, edit.path);
    case "set":
      return language.set(text, edit.path[0], edit.value);
  }
}

/** The data after an edit: what the text must say afterwards. */
function applied(value: Json, edit: Edit, name: string): Json {
  if (edit.kind === "remove") return without(value, edit.path);
  if (edit.kind === "set") return withValue(value, edit.path, () => edit.value, name);
  return withValue(value, edit.path, (list) => [...listOf(list, name), edit.entry], name);
}

function listOf(value: Json | undefined, name: string): readonly Json[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new Refusal(`${name}: ${typeOf(value)} stands where the hooks are a list`, "mend the file by hand");
}

function typeOf(value: Json): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a map" : `a ${typeof value}`;
}

function withValue(
  value: Json | undefined,
  path: Path,
  change: (value: Json | undefined) => Json,
  name: string,
): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (typeof key === "number") {
    const list = [...listOf(value, name)];
    list[key] = withValue(list[key], rest, change, name);
    return list;
  }
  if (value !== undefined && value !== null && (typeof value !== "object" || Array.isArray(value))) {
    throw new Refusal(
      `${name}: ${typeOf(value)} stands where a map with "${key}" is expected`,
      "mend the file by hand",
    );
  }
  const map: JsonObject = value === undefined || value === null ? {} : (value as JsonObject);
  return { ...map, [key]: withValue(Object.hasOwn(map, key) ? map[key] : undefined, rest, change, name) };
}

/** Without the value at `path`. */
function without(value: Json, path: Path): Json {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_, index) => index !== key);
    return value.map((element, index) => (index === key ? without(element, rest) : element));
  }
  const entries = Object.entries(value as JsonObject);
  if (rest.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, element]) => [name, name === key ? without(element, rest) : element]),
  );
}
