/**
 * Every sentence of SECURITY.md has a test that holds it, or the reason why none can: tests/data/security.yaml. A sentence
 * that is changed or added wants its row looked at again.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import { loadText } from "../lib/selftest/load.ts";
import { runCases } from "../lib/selftest/run.ts";
import { inProcess, loadGuard, ROOT } from "../scripts/guards.ts";

/** `says` is the beginning of a sentence; `by` the tests or the data that hold it, apart by spaces. */
type Row = {
  readonly says: string;
  readonly by?: string;
  readonly why?: string;
  readonly cases?: readonly unknown[];
};

const rows = parse(readFileSync(join(ROOT, "tests", "data", "security.yaml"), "utf8")) as readonly Row[];

/** What Markdown adds to a sentence. */
const bare = (text: string): string => text.replaceAll(/[*`]/g, "").replaceAll(/\s+/g, " ").trim();

/** The sentences of a page, without headings and the heads of tables; a row of a table is one. */
function sentencesOf(page: string): string[] {
  const lines = page.split("\n");
  const isRule = (line: string | undefined): boolean => /^\|[ |-]*---/.test(line ?? "");
  const rowsOfTables = lines.filter(
    (line, at) => line.startsWith("|") && !isRule(line) && !isRule(lines[at + 1]),
  );
  const prose = lines
    .filter((line) => !/^(?:#|\||<!--)/.test(line))
    // A point begins with what it is about, in bold type.
    .map((line) => line.replace(/^- (?:\*\*[^*]+\*\*)?/, "\n\n"))
    .join("\n")
    .split(/\n\s*\n/)
    .flatMap((block) => bare(block).split(/(?<=\.[)"”]?) /))
    .filter((text) => text !== "");
  return [...rowsOfTables.map(bare), ...prose];
}

const sentences = sentencesOf(readFileSync(join(ROOT, "SECURITY.md"), "utf8"));

test("every sentence of SECURITY.md has its row", () => {
  assert.ok(sentences.length > 60, "the page was read");
  const open = sentences.filter((text) => !rows.some(({ says }) => text.startsWith(bare(says))));
  assert.deepEqual(open, []);
});

test("every row is of a sentence, and names tests that are there, or a reason", () => {
  for (const { says, by, why, cases } of rows) {
    assert.ok(
      sentences.some((text) => text.startsWith(bare(says))),
      `no sentence begins with: ${says}`,
    );
    assert.ok((by ?? why ?? "").length > 5 || (cases ?? []).length > 0, says);
    for (const path of by?.split(" ") ?? []) assert.ok(existsSync(join(ROOT, path)), `${says}: ${path}`);
  }
});

test("what the page says of security_guard is what it answers, misses included", async () => {
  const text = stringify({ guard: "security_guard", cases: rows.flatMap(({ cases }) => cases ?? []) });
  const guard = new Map([["security_guard", await loadGuard("security_guard")]]);
  const { failures, passed } = await runCases(loadText(text, "security.yaml"), inProcess(guard), meaningOf);
  assert.deepEqual(failures, []);
  assert.ok(passed >= 10);
});
