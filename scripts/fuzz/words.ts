/** What the fuzzed calls are made of: the words of tests/data/fuzz.yaml and tests/data/tools.yaml, and how a shape is filled. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isObject } from "../../lib/core/json.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import { ROOT } from "../guards.ts";

type Names = readonly (readonly string[])[];

type Data = {
  readonly planted: readonly string[];
  readonly carriers: readonly string[];
  readonly shells: Names;
  readonly others: readonly string[];
  readonly anywhere: readonly Json[];
  readonly typed: readonly Json[];
  readonly split: readonly (readonly Json[])[];
  readonly typists: Names;
  readonly code: readonly Json[];
  readonly coders: Names;
  readonly autorun: readonly Json[];
  readonly writers: Names;
  readonly losses: readonly { readonly tool: string; readonly input: Json }[];
  readonly envelopes: readonly JsonObject[];
  readonly mentions: readonly Json[];
  readonly readers: Names;
};

function dataOf(name: string): unknown {
  return parse(readFileSync(join(ROOT, "tests", "data", name), "utf8"));
}

export const WORDS = dataOf("fuzz.yaml") as Data;

/** The texts that may stand in a shape between double braces. */
export type Texts = Readonly<Record<string, Json>>;

/** What a planted command is called inside a shape: as it is, in one line, as a text of a language, as an argument vector. */
export function textsOf(command: string): Texts {
  const middle = command.length >> 1;
  return {
    command,
    line: command.replaceAll("\n", "; "),
    quoted: JSON.stringify(command),
    quotedline: `'${command.replaceAll("'", "'\\''")}'`,
    // Where a language puts its own variables into such a text.
    escaped: JSON.stringify(command).replaceAll("$", "\\$"),
    argv: ["bash", "-c", command],
    half1: command.slice(0, middle),
    half2: command.slice(middle),
  };
}

/** What is planted as a text that nobody runs: without quotes of its own, and without slashes for a pattern. */
export function mentionOf(planted: string): Texts {
  const bare = planted.replace(/['"]/g, "");
  return { planted: bare, slashless: bare.replace(/[^\w .-]/g, ".") };
}

const HOLE = /\{\{(\w+)\}\}/g;

/** `shape` with its holes filled: a hole that is a whole text may become anything, one inside a text becomes text. */
export function filled(shape: Json, texts: Texts): Json {
  if (typeof shape === "string") {
    const [all, name = ""] = /^\{\{(\w+)\}\}$/.exec(shape) ?? [];
    if (all !== undefined) return texts[name] ?? all;
    return shape.replace(HOLE, (hole, key: string) => String(texts[key] ?? hole));
  }
  if (Array.isArray(shape)) return shape.map((item: Json) => filled(item, texts));
  if (!isObject(shape)) return shape;
  const [only, ...others] = Object.entries(shape);
  if (only && others.length === 0 && only[0].startsWith("$")) return made(only[0], filled(only[1], texts));
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, filled(value, texts)]));
}

/** An object as JSON in which each key comes a second time, with another value. */
function twice(object: JsonObject): string {
  const fields = Object.entries(object).map(
    ([key, value]) => `"${key}":${JSON.stringify(value)},"${key}":"ls"`,
  );
  return `{${fields.join(",")}}`;
}

function made(kind: string, value: Json): Json {
  switch (kind) {
    case "$json":
      return JSON.stringify(value);
    case "$hex":
      return [...Buffer.from(String(value))].map((byte) => byte.toString(16).padStart(2, "0"));
    case "$chars":
      return [...String(value)];
    case "$hexes":
      return Buffer.from(String(value)).toString("hex");
    case "$base64":
      return Buffer.from(String(value)).toString("base64");
    case "$lines":
      return (value as readonly Json[]).map((each) => JSON.stringify(each)).join("\n");
    case "$twice":
      return twice(value as JsonObject);
    default:
      throw new RangeError(`no such form: ${kind}`);
  }
}
