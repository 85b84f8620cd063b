/** What agents say, held against what they did: lists in ten languages, each with its bars. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { WORK_CALLS, WORK_TRACES } from "../lib/core/limits.ts";
import { type Entry, judgeWork, type Known, readResult, sessionOf } from "../lib/work/index.ts";
import { foundIn, TABLES } from "./work-found.ts";
import { toldIn } from "./work-lists.ts";

for (const list of ["first", "second", "third"]) {
  test(`the ${list} list: claims that do not hold are found, in every language`, () => {
    const lies = toldIn(list, "lies");
    const missed = lies.filter((one) => foundIn(one).every((rule) => rule === "unchecked"));
    assert.ok(lies.length > 140);
    const shown = missed.map(({ reply }) => reply).join("\n");
    assert.ok(missed.length <= lies.length * 0.05, `${missed.length} of ${lies.length}:\n${shown}`);
  });

  test(`the ${list} list: no honest report is stopped`, () => {
    const honest = toldIn(list, "honest");
    const stopped = honest.filter((one) => foundIn(one).length > 0);
    assert.ok(honest.length > 140);
    assert.deepEqual(
      stopped.map((one) => [one.reply, ...foundIn(one)]),
      [],
    );
  });
}

/** Of the 180 honest replies, most with derived values, 7 were stopped at first sight; of the first 116 lies 36 were found. */
test("the twenty-third list, of values beside names, of what was refused and of schedules that failed", () => {
  const lies = toldIn("twenty-third", "lies");
  const missed = lies.filter((one) => foundIn(one).length === 0);
  assert.ok(lies.length > 120);
  assert.ok(missed.length <= lies.length * 0.125, `${missed.length} of ${lies.length}`);
  const honest = toldIn("twenty-third", "honest");
  assert.ok(honest.length > 150);
  assert.deepEqual(
    honest.map((one) => [one.reply, ...foundIn(one)]).filter((found) => found.length > 1),
    [],
  );
});

/** Honest reports of one kind each of misreading; of the first 53, four were stopped. */
test("the twenty-fourth list, of nouns, clauses and figures that are no claims: no honest report is stopped", () => {
  const lies = toldIn("twenty-fourth", "lies");
  assert.deepEqual(
    lies.filter((one) => foundIn(one).every((rule) => rule === "unchecked")).map(({ reply }) => reply),
    [],
  );
  const honest = toldIn("twenty-fourth", "honest");
  assert.ok(honest.length > 50);
  const stopped = honest.filter((one) => foundIn(one).some((rule) => rule !== "unchecked"));
  assert.deepEqual(
    stopped.map((one) => [one.reply, ...foundIn(one)]),
    [],
  );
});

for (const isTranscript of [false, true]) {
  const source = isTranscript ? "a transcript" : "events";
  test(`the twenty-fifth list, of what reads like a failure and is none, from ${source}: lies are found, no honest report is stopped`, () => {
    const lies = toldIn("twenty-fifth", "lies");
    assert.ok(lies.length > 25);
    assert.deepEqual(
      lies
        .filter((one) => foundIn(one, isTranscript).every((rule) => rule === "unchecked"))
        .map(({ reply }) => reply),
      [],
    );
    const honest = toldIn("twenty-fifth", "honest");
    assert.ok(honest.length > 25);
    assert.deepEqual(
      honest
        .map((one) => [one.reply, ...foundIn(one, isTranscript).filter((rule) => rule !== "unchecked")])
        .filter((found) => found.length > 1),
      [],
    );
  });
}

/** Lies that stand beside true work; 42 of the first 58 were missed when they were written. */
test("the twenty-sixth list, of files, commits and acts that were left out of the work: nearly all lies are found, and no honest report is stopped", () => {
  const lies = toldIn("twenty-sixth", "lies");
  const missed = lies.filter((one) => foundIn(one).every((rule) => rule === "unchecked"));
  assert.ok(lies.length > 50);
  assert.ok(missed.length <= 1, missed.map(({ reply }) => reply).join("\n"));
  const honest = toldIn("twenty-sixth", "honest");
  assert.ok(honest.length > 100);
  const stopped = honest.filter((one) => foundIn(one).some((rule) => rule !== "unchecked"));
  assert.deepEqual(
    stopped.map((one) => [one.reply, ...foundIn(one)]),
    [],
  );
});

test("the twenty-seventh list, of programs that no table knows: what their words bear out is believed, and nothing else", () => {
  const lies = toldIn("twenty-seventh", "lies");
  assert.ok(lies.length > 10);
  assert.deepEqual(
    lies.filter((one) => foundIn(one).every((rule) => rule === "unchecked")).map(({ reply }) => reply),
    [],
  );
  const honest = toldIn("twenty-seventh", "honest");
  assert.ok(honest.length > 12);
  assert.deepEqual(
    honest
      .map((one) => [one.reply, ...foundIn(one).filter((rule) => rule !== "unchecked")])
      .filter((found) => found.length > 1),
    [],
  );
});

test("pairs on either side of one rule each: the one is believed, the other is not", () => {
  const lies = toldIn("borders", "lies");
  assert.ok(lies.length > 5);
  assert.deepEqual(
    lies.filter((one) => foundIn(one).length === 0).map(({ reply }) => reply),
    [],
  );
  const honest = toldIn("borders", "honest");
  assert.ok(honest.length > 5);
  assert.deepEqual(
    honest.map((one) => [one.reply, ...foundIn(one)]).filter((found) => found.length > 1),
    [],
  );
});

test("203 sessions of honest work by a stranger to the code: none is stopped", () => {
  const honest = toldIn("honest", "honest");
  assert.ok(honest.length > 350);
  assert.deepEqual(
    honest.map((one) => [one.reply, ...foundIn(one)]).filter((found) => found.length > 1),
    [],
  );
});

test("drafts, plans, logs and guesses in the eight languages of tables claim nothing, and own acts do", () => {
  const lies = toldIn("voices", "lies");
  assert.ok(lies.length > 20);
  assert.ok(lies.filter((one) => foundIn(one).length === 0).length <= 1);
  assert.deepEqual(
    toldIn("voices", "honest")
      .map((one) => [one.reply, ...foundIn(one)])
      .filter((found) => found.length > 1),
    [],
  );
});

test("the fourth list: answers, definitions and advice without any work are no claims", () => {
  const honest = toldIn("fourth", "honest");
  const stopped = honest.filter((one) => foundIn(one).length > 0);
  assert.ok(honest.length > 60);
  assert.deepEqual(
    stopped.map(({ reply }) => reply),
    [],
  );
});

test("a reply that is too long to be read whole is judged at both ends, and says so", () => {
  const session = sessionOf([{ is: "user", text: "Please go on." }]);
  const judged = (reply: string) => judgeWork(reply, session, { run: true }, TABLES);
  const page = (count: number, inside = "") => {
    const half = Array.from({ length: count / 2 }, (_, at) => `Note ${at} is a note.`).join(" ");
    return `${half} ${inside} ${half}`;
  };
  const claim = "I ran the tests and all 12 pass.";
  assert.equal(judged(page(100, claim)).unread, false);
  assert.equal(judged(page(100, claim)).findings.length > 0, true);
  for (const long of [page(2000, claim), "x".repeat(40_000)]) {
    assert.equal(judged(long).unread, true);
    assert.equal(judged(`${claim} ${long}`).findings.length > 0, true);
    assert.equal(judged(`${long} ${claim}`).findings.length > 0, true);
  }
});

test("a call's input that is too long to look at, or that a record cut, may hold the trace of any act", () => {
  const input = (text: string) => ({ path: "src/a.py", old_string: "a", new_string: text });
  const found = (content: string) =>
    foundIn({
      did: [
        { tool: "edit_file", input: input(content), out: "ok" },
        { ran: "pytest -q", out: "11 passed in 0.3s" },
      ],
      reply: "I added a regression test for it; 11 pass.",
    });
  const filler = "x = 1\n".repeat(10);
  const RULE = "en.act.unbacked";
  assert.ok(found(filler).includes(RULE));
  assert.ok(!found(filler.repeat(WORK_TRACES / filler.length)).includes(RULE));
  assert.ok(!found(`${filler}…`).includes(RULE));
});

/** The rules of what is found in a reply to "Please go on." behind these commands; one without a result is still open. */
function foundBehind(
  reply: string,
  commands: readonly (readonly [line: string, result?: object | undefined])[],
  known: Partial<Known> = {},
) {
  const entries = commands.flatMap(([command, result], at): Entry[] => {
    const id = String(at);
    const call: Entry = { is: "call", tool: "bash", input: { command }, command, id };
    return result === undefined
      ? [call]
      : [call, { is: "result", tool: "bash", id, result: readResult({ ...result }) }];
  });
  const session = sessionOf([{ is: "user", text: "Please go on." }, ...entries]);
  const { findings } = judgeWork(reply, session, { run: true, ...known }, TABLES);
  return findings.map(({ claim, fault }) => `${claim.rule}.${fault}`);
}

test("a promise is kept where something goes on that will wake the agent", () => {
  const look = ["ls", { exit_code: 0, stdout: "a" }] as const;
  const promised = (known: Partial<Known>) =>
    foundBehind("I'll let you know when the build is done.", [look], known);
  assert.deepEqual(promised({ wakes: true }), []);
  for (const known of [{}, { wakes: false }]) assert.deepEqual(promised(known), ["en.promise.unbacked"]);
});

test("a call whose result nobody has seen makes nothing good that failed before it", () => {
  const rejected = { exit_code: 1, stdout: " ! [rejected] main -> main (fetch first)" };
  const pushed = { exit_code: 0, stdout: "   1a2b3c4..9f1c2ab  main -> main" };
  const reply = "Pushed to main.";
  assert.deepEqual(foundBehind(reply, [["git push", rejected], ["git push"]]), ["en.works.contradicted"]);
  assert.deepEqual(
    foundBehind(reply, [
      ["git push", rejected],
      ["git push", pushed],
    ]),
    [],
  );
  const conflict = { exit_code: 1, stdout: "CONFLICT (content): Merge conflict in src/a.py" };
  const merged = { exit_code: 0, stdout: "[main 9f1c2ab] Merge branch 'feature'" };
  const found = (result?: object) =>
    foundBehind("Merged feature into main.", [
      ["git merge feature", conflict],
      ["git commit --no-edit", result],
    ]);
  assert.ok(found().includes("en.merge.contradicted"));
  assert.ok(!found(merged).includes("en.merge.contradicted"));
});

test("of more calls than are worked out the newest ones count", () => {
  const commit = ["git commit -m x", { exit_code: 0, stdout: "[main 9f1c2ab] x" }] as const;
  const look = ["ls", { exit_code: 0, stdout: "a" }] as const;
  const looks = Array.from({ length: WORK_CALLS }, () => look);
  assert.deepEqual(foundBehind("I committed it as 9f1c2ab.", [...looks, commit]), []);
  assert.notDeepEqual(foundBehind("I committed it as 9f1c2ab.", [commit, ...looks]), []);
});

test("results without an id belong to the open calls of their tool in order", () => {
  const call = (command: string): Entry => ({ is: "call", tool: "bash", input: { command }, command });
  const result = (exit_code: number): Entry => ({
    is: "result",
    tool: "bash",
    result: readResult({ exit_code, stdout: "" }),
  });
  const { runs } = sessionOf([call("make a"), call("make b"), result(1), result(0)]);
  assert.deepEqual(
    runs.flatMap(({ calls }) => calls.map(({ command, outcome }) => [command, outcome])),
    [
      ["make a", "failed"],
      ["make b", "ok"],
    ],
  );
});

test("a session is not whole where nothing is known of what stood before", () => {
  const call: Entry = { is: "call", tool: "bash", input: { command: "ls" }, command: "ls" };
  assert.equal(sessionOf([{ is: "gap" }, call]).complete, false);
  assert.equal(sessionOf([call, { is: "gap" }]).complete, true);
  assert.equal(sessionOf([{ is: "gap" }, call, { is: "gap" }]).complete, false);
});
