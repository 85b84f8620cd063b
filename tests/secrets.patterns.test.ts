/** Every regular expression of the secret detectors is proved to run in linear time; what cannot be proved counts as unsafe. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkSync } from "recheck";
import { catalog } from "../lib/secrets/catalog/index.ts";

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

const FILES = readdirSync(SECRETS, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.startsWith("wallet"),
);

/** The way in which `match.ts` compiles the rows that a vendor's name gives away. */
const BOUND: readonly Pattern[] = catalog().flatMap((row) =>
  "words" in row
    ? [{ where: row.id, source: `(?<![\\w+/-])(?:${row.shape.source})(?![\\w+/=-])`, flags: "g" }]
    : [],
);

/** What is not proved, with what the checker says of it. Its automaton decides exactly; its fuzzer only looks for attacks. */
function unproved({ where, source, flags }: Pattern): string[] {
  const { status } = checkSync(source, flags, { checker: "automaton", timeout: 10_000 });
  return status === "safe" ? [] : [`${where}: ${status}: /${source}/${flags}`];
}

test("the sources' regular expressions are found", () => {
  const found = new Set(FILES.flatMap(literalsOf).map(({ source }) => source));
  for (const row of catalog()) {
    if ("shape" in row && !/^\(?\[0-9A?-/.test(row.shape.source)) {
      assert.ok(
        found.has(row.shape.source) || "words" in row,
        `${row.id} is not among the literals: /${row.shape.source}/`,
      );
    }
  }
  assert.ok(found.size > 150, `${found.size} regular expressions`);
});

test("every regular expression is proved to be linear", () => {
  assert.deepEqual([...FILES.flatMap(literalsOf), ...BOUND].flatMap(unproved), []);
});
