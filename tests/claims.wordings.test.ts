/**
 * Every wording of every language has a case: a pattern of a row, and a word of the wide lists, that no self-test says is a
 * wording that nobody has seen fire. Those that had none when the test came stand in tests/data/claims.wordings.txt; what
 * has a case since then is struck off there (`WORDINGS=write node --import tsx --test tests/claims.wordings.test.ts`).
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Language } from "../lib/claims/claim.ts";
import { folded, regexOf } from "../lib/claims/grammar.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import { findLinks, type LinkRow } from "../lib/claims/links.ts";
import { proseLines } from "../lib/claims/prose.ts";
import type { Registry } from "../lib/claims/registry.ts";
import { clausesOf, sentencesOf } from "../lib/claims/sentences.ts";
import { vocabularyOf } from "../lib/claims/tables.ts";
import { alternativesOf } from "../lib/core/words.ts";
import { loadGuard, ROOT } from "../scripts/guards.ts";
import { selftestCases } from "./selftest-cases.ts";

const FILE = join(ROOT, "tests", "data", "claims.wordings.txt");

const { LINKS, REGISTRIES } = (await loadGuard("verify_publish_claims")).tables() as {
  readonly LINKS: readonly LinkRow[];
  readonly REGISTRIES: readonly Registry[];
};
const { speak } = vocabularyOf({ languages: LANGUAGES, links: LINKS, registries: REGISTRIES });

/** The clauses of the replies that must fire a row, by the language of the row. */
const SAID = new Map<string, string[]>();
for (const { guard, rule, input } of selftestCases()) {
  if (guard !== "verify_publish_claims" || rule === undefined) continue;
  const { response = "" } = JSON.parse(input) as { readonly response?: string };
  const { lines } = proseLines(response, { wanted: () => true, links: (part) => findLinks(part, LINKS) });
  const clauses = lines.flatMap(({ text }) => sentencesOf(text)).flatMap(clausesOf);
  const language = rule.split(".")[0] ?? "";
  SAID.set(language, [...(SAID.get(language) ?? []), ...clauses]);
}

/** The words of a list of a language's slots: between its first group's brackets, and what parts words around it. */
function wordsOf(list: string): string[] {
  const letters = /^\(\?<!(\[.*?\])\)/.exec(list)?.[1];
  const bare = letters === undefined ? list : list.slice(`(?<!${letters})`.length, -`(?!${letters})`.length);
  return alternativesOf(bare.slice("(?:".length, -1));
}

/** The lists of deeds, things and states; the others take claims back. */
const LISTS =
  "publish post schedule puts square told planned live page message job stands on recurs act over timing moved set digest every".split(
    " ",
  );

function wordingsOf(language: Language): string[] {
  const rows = language.claims.flatMap(({ patterns, linked = [], adjacent = [], alone = [], named = [] }) => [
    ...patterns,
    ...linked,
    ...adjacent,
    ...alone,
    ...named,
  ]);
  const words = LISTS.flatMap((name) => {
    const list = language.slots[`wide_${name}`];
    return list === undefined ? [] : wordsOf(list);
  });
  return [...new Set([...rows, ...words])];
}

const unheard = LANGUAGES.map(speak).flatMap((language) => {
  const clauses = (SAID.get(language.id) ?? []).map((clause) => folded(language, clause));
  return wordingsOf(language)
    .filter((wording) => !clauses.some((clause) => regexOf(language, wording).test(clause)))
    .map((wording) => `${language.id} ${wording}`);
});

if (process.env["WORDINGS"] === "write") writeFileSync(FILE, `${unheard.join("\n")}\n`);

test("every wording of every language is said by a self-test that fires", () => {
  const known = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  assert.deepEqual(
    unheard.filter((wording) => !known.includes(wording)),
    [],
    "a wording without a case: add two that fire and two that spare to selftests/claims/languages",
  );
  assert.deepEqual(
    known.filter((wording) => !unheard.includes(wording)),
    [],
    "these have a case by now: strike them off",
  );
});
