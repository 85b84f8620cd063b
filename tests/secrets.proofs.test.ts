/** The proofs of the secret catalogue lie where its rows lie, and leave no keyword and no check of a row unproved. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { cloudRows } from "../lib/secrets/catalog/cloud.ts";
import { devRows } from "../lib/secrets/catalog/dev.ts";
import { exchangeRows } from "../lib/secrets/catalog/exchange.ts";
import { genericRows } from "../lib/secrets/catalog/generic.ts";
import { catalog } from "../lib/secrets/catalog/index.ts";
import { llmRows } from "../lib/secrets/catalog/llm.ts";
import { prefixedRows } from "../lib/secrets/catalog/prefixed.ts";
import { hostedRows } from "../lib/secrets/catalog/services.ts";
import type { SecretRow } from "../lib/secrets/index.ts";
import { loadText } from "../lib/selftest/load.ts";
import { hitsOf } from "../lib/selftest/proof.ts";
import { SELFTESTS } from "../scripts/guards.ts";

const FILES: Readonly<Record<string, readonly SecretRow[]>> = {
  cloud: cloudRows(),
  dev: devRows(),
  exchange: exchangeRows(),
  generic: genericRows(),
  llm: llmRows(),
  prefixed: prefixedRows(),
  services: hostedRows(),
};

const textOf = (name: string): string =>
  readFileSync(join(SELFTESTS, "secrets", "catalog", `${name}.yaml`), "utf8");

const keywordsOf = (row: SecretRow): readonly string[] => ("words" in row ? row.words : row.keywords);

test("every row of the catalogue is in one of its files", () => {
  assert.deepEqual(
    Object.values(FILES)
      .flat()
      .map(({ id }) => id)
      .sort(),
    catalog()
      .map(({ id }) => id)
      .sort(),
  );
});

for (const [name, rows] of Object.entries(FILES)) {
  const text = textOf(name);
  const proofs: ReturnType<typeof hitsOf>[] = parse(text).proofs.map(hitsOf);

  test(`${name}: the proofs stand in the order of the rows`, () => {
    assert.deepEqual(
      proofs.map(({ id }) => id),
      rows.map(({ id }) => id),
    );
  });

  test(`${name}: every keyword stands in a hit of its row`, () => {
    const lacking = rows.flatMap((row, index) => {
      // What is drawn may hold any letters.
      const hits = (proofs[index]?.hits ?? []).map((hit) => hit.replace(/\{\S+ ~?\d+-?\d*\}|[«»]/g, ""));
      const isFolded = "words" in row || "find" in row;
      const has = (hit: string, word: string) =>
        isFolded ? hit.toLowerCase().includes(word.toLowerCase()) : hit.includes(word);
      return keywordsOf(row)
        .filter((word) => !hits.some((hit) => has(hit, word)))
        .map((word) => `${row.id}: ${word}`);
    });
    assert.deepEqual(lacking, []);
  });

  test(`${name}: every check of a row refutes a miss that has its shape`, () => {
    const cases = loadText(text, `${name}.yaml`);
    const idle = rows.flatMap((row) => {
      if (!("shape" in row) || !row.proof) return [];
      const { id, proof } = row;
      const shape = new RegExp(`^(?:${row.shape.source})$`);
      const misses = cases
        .filter((one) => one.spares === id && one.id.startsWith(`${id}.miss-`))
        .map(({ input }) => JSON.parse(input).response);
      return misses.some((miss) => shape.test(miss) && !proof(miss)) ? [] : [id];
    });
    assert.deepEqual(idle, []);
  });
}
