/** What outputs and commands cost a judge: a hook that runs out of time lets everything pass, and both are whatever somebody writes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { WORK_INPUT, WORK_OUTPUT } from "../lib/core/limits.ts";
import { type Entry, judgeWork, LANGUAGES, readResult, sessionOf } from "../lib/work/index.ts";
import { CHECKS } from "../templates/verify_work.ts";
import { cpuOf } from "./cost.ts";

const CALLS = 20;
const REPLY = "Sven deployed the fix. Clippy reports no warnings, and all 12 tests pass. Pushed to main.";
const COMMANDS = ["cargo clippy", "cargo test", "git push"];

/** Milliseconds of processor time to judge a reply behind calls of these commands, one after the other, that printed `stdout`. */
function costOf(
  commands: readonly string[],
  stdout: string,
  { reply = REPLY, asked = "Please go on." } = {},
): number {
  const entries = Array.from({ length: CALLS }, (_, at): Entry[] => {
    const command = commands[at % commands.length] ?? "";
    const id = String(at);
    const result = readResult({ exit_code: 0, stdout });
    return [
      { is: "call", tool: "bash", input: { command }, command, id },
      { is: "result", tool: "bash", id, result },
    ];
  });
  const session = sessionOf([{ is: "user", text: asked }, ...entries.flat()]);
  return cpuOf(() => judgeWork(reply, session, { run: true }, { languages: LANGUAGES, checks: CHECKS }));
}

/** Below this nothing is told of growth: the first look compiles what it needs. */
const NOISE = 40;

/** Fails where four times the size costs much more than four times the time. */
function assertGrowsWithSize(cost: (size: number) => number, whole: number): void {
  cost(whole / 4);
  const small = Math.max(cost(whole / 4), NOISE);
  const large = cost(whole);
  assert.ok(large < small * 10, `${small} ms for a quarter, ${large} ms`);
}

const filled = (unit: string, size: number): string => `${unit.repeat(size / unit.length)}x`;

const PRINTED = [
  "1",
  "1%",
  "\n",
  "\r",
  "\u2028",
  "\t\n",
  " ",
  "In ",
  "Ab: ",
  "a (Ab",
  "1 ",
  "warning ",
  "error: ",
];

for (const unit of PRINTED)
  test(`outputs of ${JSON.stringify(unit)} cost no more than their length`, () => {
    assertGrowsWithSize((size) => costOf(COMMANDS, filled(unit, size)), WORK_OUTPUT - 16);
  });

const FIGURES = "The archive weighs 413.25 MB, and the widget counts 4217331.";

for (const unit of ["12,", "1,", "1,000,", "1.1,", "1 MB "]) {
  test(`figures beside outputs of ${JSON.stringify(unit)} cost no more than their length`, () => {
    assertGrowsWithSize((size) => costOf(COMMANDS, filled(unit, size), { reply: FIGURES }), WORK_OUTPUT - 16);
  });

  test(`figures beside a request of ${JSON.stringify(unit)} cost no more than its length`, () => {
    assertGrowsWithSize(
      (size) => costOf(COMMANDS, "ok", { reply: FIGURES, asked: filled(unit, size) }),
      65_536,
    );
  });
}

test("figures beside lines of other figures cost no more than both", () => {
  const lines = (size: number): string =>
    Array.from({ length: size / 12 }, (_, at) => `widgets: ${at}`).join("\n");
  const said = Array.from({ length: 60 }, (_, at) => `The widgets count ${4_000_017 + at * 11}.`).join(" ");
  assertGrowsWithSize((size) => costOf(COMMANDS, lines(size), { reply: said }), WORK_OUTPUT - 16);
});

/** A table of another size for each of `size` units, with a whole number, a decimal and a time in each row. */
const tableOf = (size: number): string =>
  Array.from(
    { length: size / 40 },
    (_, at) => `shelf${at}  ${(at * 7919) % 99_991}  ${((at * 17.31) % 811).toFixed(2)}  ${at * 37} ms`,
  ).join("\n");

/** So many sentences of figures that stand in no table, all else alike. */
const figuresOf = (sentences: number): string =>
  Array.from({ length: sentences }, (_, at) => {
    const [one, other] = [4_000_017 + at * 11, (at * 131.7 + 0.31).toFixed(2)];
    return `On average shelf x${at} holds ${one} boxes, ${other} MB and ${other} % of them.`;
  }).join(" ");

test("figures beside tables cost no more than the tables", () => {
  const reply = figuresOf(60);
  assertGrowsWithSize((size) => costOf(COMMANDS, tableOf(size), { reply }), WORK_OUTPUT - 16);
});

test("figures beside tables cost no more than their number", () => {
  const table = tableOf(WORK_OUTPUT / 2);
  assertGrowsWithSize((size) => costOf(COMMANDS, table, { reply: figuresOf(size) }), 240);
});

test("figures beside calls that all print lines with one label cost no more than the calls", () => {
  const session = (calls: number) =>
    sessionOf(
      Array.from({ length: calls }, (_, at): Entry[] => {
        const command = `node shelf.js ${at}`;
        const result = readResult({ exit_code: 0, stdout: tableOf(1024).replace(/shelf\d+/g, "shelf") });
        return [
          { is: "call", tool: "bash", input: { command }, command, id: String(at) },
          { is: "result", tool: "bash", id: String(at), result },
        ];
      }).flat(),
    );
  const cost = (calls: number) => {
    const given = session(calls);
    const tables = { languages: LANGUAGES, checks: CHECKS };
    return cpuOf(() => judgeWork(FIGURES, given, { run: true }, tables));
  };
  assertGrowsWithSize(cost, 1200);
});

test("what time does not suffice for is counted, figures last", () => {
  const session = sessionOf([{ is: "user", text: "Go on." }]);
  const reply = `${figuresOf(20)} All tests pass, and the fix was pushed to main.`;
  const judged = (most?: number) =>
    judgeWork(reply, session, { run: true }, { languages: LANGUAGES, checks: CHECKS }, most);
  assert.equal(judged().unjudged, 0);
  assert.ok(judged().findings.some(({ claim }) => claim.kind === "push"));
  assert.deepEqual(judged(-1).findings, []);
  assert.ok(judged(-1).unjudged >= judged().findings.length);
});

for (const unit of ["a\n", "- a\n", "1 ", "> "])
  test(`commands of ${JSON.stringify(unit)} cost no more than their length`, () => {
    assertGrowsWithSize((size) => costOf([`echo ${filled(unit, size)}`], "ok"), WORK_INPUT - 16);
  });

for (const [program, unit] of [
  ["git", "-q -q "],
  ["git", "-C a "],
  ["kubectl", "-n a "],
  ["npm", "-C -C "],
  ["pnpm", "--filter -C "],
  ["gradle", "-test :test "],
] as const)
  test(`options of ${program} like ${JSON.stringify(unit)} cost no more than their length`, () => {
    assertGrowsWithSize((size) => costOf([`${program} ${filled(unit, size)}`], "ok"), WORK_INPUT / 4);
  });

test("a result that is one long word is read in time that grows with it", () => {
  assertGrowsWithSize((size) => cpuOf(() => readResult(filled("a_", size))), 256 * 1024);
});
