/**
 * The proofs of the secret catalogue, proved in turn: a keyword misspelt, a check left out, or a length relaxed by three
 * units must make a case of the row fail.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { stringsOf } from "../lib/core/json.ts";
import { catalog, type SecretRow, scan } from "../lib/secrets/index.ts";
import { selftestCases } from "./selftest-cases.ts";

/** Lengths that something else fixes, so that relaxing them changes no answer: row id, then the quantifiers. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  // What stands before the keyword is as long as `back` says.
  "openai-legacy": ["{20}"],
  "terraform-cloud": ["{14}"],
  mailchimp: ["{32}"],
  "azure-ad-secret": ["{3}"],
  "azure-devops": ["{76}"],
  "azure-registry": ["{42}"],
  // It stands in a lookahead, where another row begins.
  "sk-key": ["{20}"],
  // The check reads the part itself.
  "github-app-jwt": ["{10,1000}", "{10,2000}"],
  "discord-token": ["{22,26}"],
  jwt: ["{10,4000}", "{2,8000}", "{10,8000}", "{10,200}"],
  // An ending that may be absent: the row fires without it.
  "gitlab-token": ["{2}", "{9}"],
  // No value is looked for that is shorter.
  bybit: ["{18}"],
};

/** The padding of base64, which may be absent. */
const isPadding = (shape: string, at: number): boolean => shape.charAt(at - 1) === "=";

const ROWS = catalog();
const CASES = selftestCases("secrets", "catalog").map(({ input, rule, spares }) => ({
  text: stringsOf(JSON.parse(input)).join("\n"),
  rule,
  spares,
}));

/** Whether a case of the row fails when `mutant` is in its place. Those with `word` in them, which tell the most, are asked first. */
function isCaught(mutant: SecretRow, word = ""): boolean {
  const { id } = mutant;
  const rows = ROWS.map((row) => (row.id === id ? mutant : row));
  const own = CASES.filter(({ rule, spares }) => rule === id || spares === id);
  const [first, others] = [
    own.filter((one) => one.text.includes(word)),
    own.filter((one) => !one.text.includes(word)),
  ];
  return [...first, ...others].some(
    ({ text, rule }) => scan(text, { rows }).some((secret) => secret.rule === id) !== (rule === id),
  );
}

function misspelt(word: string): string {
  const letters = [...word];
  const middle = letters.length >> 1;
  letters[middle] = letters[middle] === "q" ? "z" : "q";
  return letters.join("");
}

function withoutWord(row: SecretRow, word: string): SecretRow {
  const words = (all: readonly string[]) => all.map((one) => (one === word ? misspelt(word) : one));
  return "words" in row ? { ...row, words: words(row.words) } : { ...row, keywords: words(row.keywords) };
}

/** The row with every length of its shape relaxed by three units, one at a time and in one direction. */
function* relaxed(row: SecretRow): Generator<readonly [what: string, mutant: SecretRow]> {
  if (!("shape" in row)) return;
  const { source } = row.shape;
  for (const { 0: whole, 1: from = "", 2: to = from, index } of source.matchAll(/\{(\d+)(?:,(\d+))?\}/g)) {
    if (FIXED[row.id]?.includes(whole) || isPadding(source, index)) continue;
    const put = (least: number, most: number): SecretRow => ({
      ...row,
      shape: new RegExp(`${source.slice(0, index)}{${least},${most}}${source.slice(index + whole.length)}`),
    });
    if (Number(from) >= 3) yield [`${whole} from three less`, put(Number(from) - 3, Number(to))];
    yield [`${whole} to three more`, put(Number(from), Number(to) + 3)];
  }
}

test("no keyword can be misspelt", () => {
  const unseen = ROWS.flatMap((row) =>
    ("words" in row ? row.words : row.keywords)
      .filter((word) => !isCaught(withoutWord(row, word), word))
      .map((word) => `${row.id}: ${word}`),
  );
  assert.deepEqual(unseen, []);
});

test("no check can be left out", () => {
  const unseen = ROWS.flatMap((row) => {
    if (!("proof" in row) || !row.proof) return [];
    const { proof: _, ...rest } = row;
    return isCaught(rest) ? [] : [row.id];
  });
  assert.deepEqual(unseen, []);
});

test("no length can be relaxed", () => {
  const unseen = ROWS.flatMap((row) =>
    [...relaxed(row)].filter(([, mutant]) => !isCaught(mutant)).map(([what]) => `${row.id}: ${what}`),
  );
  assert.deepEqual(unseen, []);
});
