/**
 * Every sentence of SECURITY.md has a test that holds it, or the reason why none can: tests/data/security.yaml. A sentence
 * that is changed or added wants its row looked at again.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { isObject } from "../lib/core/json.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import { loadText } from "../lib/selftest/load.ts";
import { runCases } from "../lib/selftest/run.ts";
import { inProcess, loadGuard, ROOT } from "../scripts/guards.ts";

/** `says` is the beginning of a sentence; `by` what holds it: files, and of each the titles of tests, or what stands in data. */
type Row = {
  readonly says: string;
  readonly by?: Readonly<Record<string, string | readonly string[]>>;
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

/** The titles of a file's tests, as its code has them: in quotes, as a template, or the expression that gives it. */
function titlesIn(code: string): string[] {
  return [...code.matchAll(/\btest\(\s*(?:"((?:\\.|[^"\\])+)"|`([^`]+)`|([\w.]+),)/g)].map(
    ([, text, template, expression]) => text ?? template ?? expression ?? "",
  );
}

/** Whether `name` is what a template gives, where each text that is put in stands in quotes in the same file. */
function comesOf(template: string, name: string, code: string): boolean {
  const form = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const put = new RegExp(`^${form.join("(.+)")}$`).exec(name)?.slice(1) ?? [];
  return put.length > 0 && put.every((text) => code.includes(JSON.stringify(text)));
}

/** Every key and every text of parsed data. */
function wordsIn(data: unknown): Set<string> {
  const words = new Set<string>();
  const open: unknown[] = [data];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === "string") words.add(next);
    else if (Array.isArray(next)) open.push(...next.filter((one) => one != null));
    else if (isObject(next)) {
      for (const key of Object.keys(next)) words.add(key);
      open.push(...Object.values(next).filter((one) => one != null));
    }
  }
  return words;
}

/** Which of `names` stand nowhere in the file at `path`. */
function missingIn(path: string, names: readonly string[]): string[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  if (path.endsWith(".test.ts")) {
    const titles = titlesIn(text);
    return names.filter((name) => !titles.some((one) => one === name || comesOf(one, name, text)));
  }
  const rows = path.endsWith(".jsonl") ? text.trim().split("\n") : undefined;
  const words = wordsIn(rows?.map((row): unknown => JSON.parse(row)) ?? parse(text));
  return names.filter((name) => !words.has(name));
}

test("every row is of a sentence, and names tests and cases that are there, or a reason", () => {
  for (const { says, by, why, cases } of rows) {
    assert.ok(
      sentences.some((text) => text.startsWith(bare(says))),
      `no sentence begins with: ${says}`,
    );
    const held = Object.entries(by ?? {});
    assert.ok(held.length > 0 || (why ?? "").length > 5 || (cases ?? []).length > 0, says);
    for (const [path, names] of held) {
      const all = [names].flat();
      assert.ok(all.length > 0 && all.every((name) => name !== ""), `${says}: ${path}`);
      assert.deepEqual(missingIn(path, all), [], `${says}: ${path}`);
    }
  }
});

test("a title or an id that is not there is missed", () => {
  const [own = ""] = titlesIn(readFileSync(join(ROOT, "tests", "security.test.ts"), "utf8"));
  assert.deepEqual(missingIn("tests/security.test.ts", [own, `${own} at all`]), [`${own} at all`]);
  const spared = "spared: a flag without a link";
  assert.deepEqual(missingIn("tests/claims.verify.test.ts", [spared, `${spared} at all`]), [
    `${spared} at all`,
  ]);
  const ids = ["own.off.pause", "own.off.paus"];
  assert.deepEqual(missingIn("selftests/shell/own.yaml", ids), ids.slice(1));
  assert.deepEqual(missingIn("bench/commands.jsonl", ["delete.dangerous.1", "delete"]), []);
  assert.deepEqual(missingIn("bench/commands.jsonl", ["delete.dangerous"]), ["delete.dangerous"]);
});

test("what the page says of security_guard is what it answers, misses included", async () => {
  const text = stringify({ guard: "security_guard", cases: rows.flatMap(({ cases }) => cases ?? []) });
  const guard = new Map([["security_guard", await loadGuard("security_guard")]]);
  const { failures, passed } = await runCases(loadText(text, "security.yaml"), inProcess(guard), meaningOf);
  assert.deepEqual(failures, []);
  assert.ok(passed >= 10);
});
