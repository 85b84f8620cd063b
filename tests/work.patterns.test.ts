/**
 * No regular expression of what holds a reply against the record runs away on a text. Most hold look-arounds, and words of
 * eighteen languages, of which no checker proves anything: each is tried on what its own pieces make when they are repeated.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { stringsOf } from "../lib/core/json.ts";
import { WORK_SENTENCE } from "../lib/core/limits.ts";
import { LANGUAGES } from "../lib/work/index.ts";
import { COMPLETED } from "../lib/work/languages/completed.ts";
import { STATE_WORDS } from "../lib/work/languages/states.ts";
import { TRACES } from "../lib/work/languages/traces.ts";
import type { Sentence } from "../lib/work/reply.ts";
import { cpuOf } from "./cost.ts";
import { distinct, literalsIn, madeIn, type Pattern } from "./patterns.ts";

/** A letter that no case tells, for which every pattern is compiled: nothing is known of what a text with it holds. */
const ANY = "ſ";

const made = await madeIn("lib/work", async () => {
  const { voicesOf } = await import("../lib/work/voices.ts");
  const said = {
    text: ANY,
    plain: ANY,
    heading: ANY,
    under: `${ANY}:`,
    paragraph: 0,
    ticked: false,
  } as Sentence;
  for (const { id } of LANGUAGES) voicesOf([said], id);
});

/** The sources in the tables: those of a language, how it tells what was done and goes on, and how acts with traces are told and seen. */
function tabled(): Pattern[] {
  const languages = LANGUAGES.flatMap(({ words: _words, script: _script, ...table }) =>
    stringsOf(JSON.parse(JSON.stringify(table))).map((source) => ({ where: table.id, source, flags: "iu" })),
  );
  const traces = TRACES.flatMap(({ id, said, seen, writes = "", needs = "" }) => [
    ...Object.values(said).map((source) => ({ where: id, source, flags: "iu" })),
    ...[seen, writes, needs].map((source) => ({ where: id, source, flags: "i" })),
  ]);
  const told = [COMPLETED, STATE_WORDS].flatMap((table) =>
    Object.entries(table).flatMap(([where, words]) =>
      Object.values<string>(words).map((source) => ({ where, source, flags: "iu" })),
    ),
  );
  return [...languages, ...traces, ...told];
}

/** Without a repetition that has no bound nothing grows. */
const GROWS = /[*+]|,\}/;

const PATTERNS = distinct([...literalsIn("lib/work"), ...made, ...tabled()]);
const GROWING = PATTERNS.filter(({ source }) => GROWS.test(source.replace(/\\./g, "")));

/** What is repeated besides a pattern's own pieces: letters, digits and signs alone, and as words, options, paths and tables have them. */
const UNITS: readonly string[] = [
  ...["a", "A", "é", "1", " ", "\t", "-", "_", "/", ".", ",", "‹", "`", "("],
  ...["a ", "Ab ", "a1", "a.", "a-", "a:", "a/", "1,", "1.", "1 ", "1 a ", "- ", "-a ", "-a -a ", "‹a› "],
];

/** Pieces of one pattern that are tried at most; the longest tables have thousands, much alike. */
const PIECES = 24;

/** The letters of a source that stand side by side, and two such words. */
function piecesOf(source: string): string[] {
  const bare = source.replace(/\\u\{?[\da-f]+\}?|\\[a-zA-Z](?:\{[^}]*\})?/gi, "|");
  const found = bare.match(/[\p{L}\d‹›:#@%$"'.,-]{1,12}(?: [\p{L}‹›]+)?/gu) ?? [];
  return [...new Set(found)].slice(0, PIECES).flatMap((piece) => [piece, `${piece} `]);
}

/** Milliseconds of processor time for one pattern and the longest sentence: the dearest takes 20 to 40, one that runs away 1,000. */
const MOST = 300;

/** The unit whose repetition, in a text of `length` units, runs away with a pattern, if any does. */
function runsAwayWith({ source, flags }: Pattern, length: number): string | undefined {
  const form = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  return [...UNITS, ...piecesOf(source)].find((unit) => {
    // The last sign is no part of any pattern, so that each try goes to the end and comes back.
    const text = `${unit.repeat(length / unit.length)}\u0001`;
    return cpuOf(() => text.replace(form, "")) > MOST;
  });
}

test("the patterns were read: those written out, those put together, those of tables", () => {
  assert.ok(PATTERNS.length > 2000 && made.length > 60, `${PATTERNS.length} and ${made.length} patterns`);
  assert.ok(GROWING.length > 900, `${GROWING.length} patterns that repeat something`);
});

test("one that tries each option both with the next word and without it runs away", () => {
  const pattern = { where: "", source: "^(?:-\\S+(?: \\S+)?? )*push\\b", flags: "" };
  // Short, for it doubles with every option or two, and not every engine gives up.
  assert.equal(runsAwayWith(pattern, 120), "-a ");
});

test("no regular expression runs away on a sentence", () => {
  assert.deepEqual(
    GROWING.flatMap((one) => {
      const unit = runsAwayWith(one, WORK_SENTENCE);
      return unit === undefined ? [] : [`${one.where}: ${JSON.stringify(unit)}: /${one.source}/${one.flags}`];
    }),
    [],
  );
});
