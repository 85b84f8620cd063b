/** What reading a reply costs, and that what makes it cheap spares no text: every claims pattern on every self-test's words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { folded, matchOf, mayMatch, regexOf } from "../lib/claims/grammar.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import { clausesOf, piecesOf, sentencesOf } from "../lib/claims/sentences.ts";
import { vocabularyOf } from "../lib/claims/tables.ts";
import { claims, HOST, TABLES } from "./claims-tables.ts";
import { selftestCases } from "./selftest-cases.ts";

const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  prose: (size) => "Bitcoin moved sideways and I looked at the posts. ".repeat(size / 50),
  claims: (size) => `Published! https://${HOST}/7001-a\n`.repeat(size / 53),
  "one word": (size) => "published".repeat(size / 9),
  quotes: (size) => '"published '.repeat(size / 11),
  backticks: (size) => "`".repeat(size),
  brackets: (size) => `${"[".repeat(size)}published`,
  spaces: (size) => `Published${" ".repeat(size)}!`,
  Chinese: (size) => "已经发布了新的页面，".repeat(size / 10),
  Japanese: (size) => "ページを公開しました、".repeat(size / 11),
  Korean: (size) => "페이지를 커뮤니티에 게시했습니다 ".repeat(size / 18),
};

test("hundreds of clauses in one sentence cost no more than ten times the same length of sentences", () => {
  const least = (name: string): number => {
    const text = SHAPES[name]?.(65_536) ?? "";
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      claims(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };
  const usual = Math.max(least("claims"), 30);
  // 4 to 5 times as much; 50 to 90 times where each clause puts what stands behind it together again.
  assert.ok(least("Chinese") < usual * 10);
});

for (const [name, make] of Object.entries(SHAPES)) {
  test(`time grows no faster than the text: ${name}`, () => {
    const time = (size: number): number => {
      const text = make(size);
      const start = process.cpuUsage();
      claims(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    time(20_000);
    const small = Math.max(time(200_000), 20);
    assert.ok(time(800_000) < small * 10, `${name} is super-linear`);
  });
}

/** What the self-tests' replies say, as clauses and as the pieces of lines that are looked at first. */
const SAID = selftestCases()
  .filter(({ guard }) => guard === "verify_publish_claims")
  .flatMap(({ input }) => (/"response":"(.*?[^\\])"/.exec(input)?.[1] ?? "").split("\\n"))
  .flatMap((line) =>
    sentencesOf(line).flatMap((sentence) => [...clausesOf(sentence), ...piecesOf(sentence)]),
  );

test("what is asked before a pattern is compiled never spares a text that the pattern matches", () => {
  const matches = LANGUAGES.map(vocabularyOf(TABLES).speak).flatMap((language) => {
    const clauses = [...new Set(SAID)].map((text) => folded(language, text));
    const patterns = language.claims.flatMap(({ patterns, linked = [] }) => [...patterns, ...linked]);
    return patterns.flatMap((pattern) =>
      clauses.flatMap((clause) => {
        const whole = regexOf(language, pattern).exec(clause)?.[0];
        return whole === undefined ? [] : [{ language, pattern, clause, whole }];
      }),
    );
  });
  assert.ok(matches.length > 100, `only ${matches.length} matches`);
  for (const { language, pattern, clause, whole } of matches) {
    assert.ok(mayMatch(language, pattern, clause), `${pattern} on ${clause}`);
    assert.equal(matchOf(language, pattern, clause), whole);
  }
});
