/**
 * Every regular expression of the secret detectors is proved to run in linear time; what cannot be proved counts as
 * unsafe. Those that are written out are read in the sources, those that are put together are caught where they are made.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkSync } from "recheck";
import { stringsOf } from "../lib/core/json.ts";
import { loadFolder } from "../lib/selftest/load.ts";
import { SELFTESTS } from "../scripts/guards.ts";

const SECRETS = join(dirname(fileURLToPath(import.meta.url)), "..", "lib", "secrets");

type Pattern = { readonly where: string; readonly source: string; readonly flags: string };

/** Comments, strings and regular expressions of a TypeScript source, the last only where an expression may begin. */
const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};\n]\s*|return )\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)/g;

function literalsOf(file: string): Pattern[] {
  const text = readFileSync(join(SECRETS, file), "utf8");
  return [...text.matchAll(TOKENS)].flatMap(([, source, flags = ""]) =>
    source === undefined ? [] : [{ where: file, source, flags }],
  );
}

const FILES = readdirSync(SECRETS, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);

const made: Pattern[] = [];
const Plain = globalThis.RegExp;

/** Remembers what the detectors put together. */
class Recorded extends Plain {
  constructor(pattern: RegExp | string, flags?: string) {
    super(pattern, flags);
    const where = /lib[/\\]secrets[/\\]([\w/\\.-]+)/.exec(new Error().stack ?? "")?.[1];
    if (where !== undefined) made.push({ where, source: this.source, flags: this.flags });
  }
}

globalThis.RegExp = Recorded as RegExpConstructor;
const { catalog, scan } = await import("../lib/secrets/index.ts");
for (const { input } of loadFolder(join(SELFTESTS, "secrets")))
  for (const text of stringsOf(JSON.parse(input))) scan(text);
globalThis.RegExp = Plain;

/** Each pattern once. */
const PATTERNS: readonly Pattern[] = [
  ...new Map(
    [...FILES.flatMap(literalsOf), ...made].map((one) => [`/${one.source}/${one.flags}`, one]),
  ).values(),
];

/** What is not proved, with what the checker says of it. Its automaton decides exactly; its fuzzer only looks for attacks. */
function unproved({ where, source, flags }: Pattern): string[] {
  const { status } = checkSync(source, flags, { checker: "automaton", timeout: 20_000 });
  return status === "safe" ? [] : [`${where}: ${status}: /${source}/${flags}`];
}

test("every row's shape is among the patterns that the engine makes", () => {
  const sources = made.map(({ source }) => source);
  const absent = catalog().filter(
    (row) => "shape" in row && !sources.some((source) => source.includes(row.shape.source)),
  );
  assert.deepEqual(
    absent.map(({ id }) => id),
    [],
  );
  assert.ok(PATTERNS.length > 400, `${PATTERNS.length} regular expressions`);
});

test("every regular expression is proved to be linear", () => {
  assert.deepEqual(PATTERNS.flatMap(unproved), []);
});
