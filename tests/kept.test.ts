/**
 * What guards keep between two events: the youngest stay and the oldest go, each file has its bound, and what was written
 * by a clock that was ahead counts for nothing.
 */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { keepNote, type Limits, spend, takeNote } from "../lib/budget/ledger.ts";
import {
  CAP_IDLE_S,
  JUDGE_CACHE,
  JUDGE_CACHE_S,
  LEDGER_DAYS,
  LEDGER_SESSIONS,
  LOCK_DEAD_MS,
  TYPED_MS,
} from "../lib/core/limits.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import { keepOpinion, keptOpinion } from "../lib/judge/kept.ts";
import { withLock } from "../lib/state/lock.ts";
import { leaveNote, noteFor } from "../lib/state/notes.ts";
import { fileNameOf } from "../lib/state/place.ts";
import { type Box, fileStore } from "../lib/state/store.ts";
import { leave, triesBox } from "../lib/state/tries.ts";
import { changeTail } from "../lib/state/typed.ts";

let folder = "";
const before = process.env["AGENT_GUARDS_STATE"];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-kept-"));
  process.env["AGENT_GUARDS_STATE"] = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  if (before === undefined) delete process.env["AGENT_GUARDS_STATE"];
  else process.env["AGENT_GUARDS_STATE"] = before;
});

function written(name: string, content: JsonObject): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(content));
}

const read = (name: string): JsonObject => JSON.parse(readFileSync(join(folder, name), "utf8")) as JsonObject;

const keysIn = (name: string, ...path: readonly string[]): string[] =>
  Object.keys(path.reduce((row, key) => row[key] as JsonObject, read(name)));

/** So many rows under names that say how old they are, the oldest first. */
const rows = (count: number, row: (at: number) => JsonObject | number = () => ({})): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`old${at}`, row(at)]));

const LEDGER = "budget/ledger.json";
const NO_LIMITS: Limits = { turn: [], session: [], day: [] };

test("the ledger keeps the youngest sessions, days and models, and of notes those that came last", () => {
  const models = rows(40, (at) => at);
  written(LEDGER, {
    sessions: { ...rows(LEDGER_SESSIONS), s: { cost: 1, models } },
    days: rows(LEDGER_DAYS),
    notes: rows(60),
  });
  spend("s", { model: "m", cost: 1 }, NO_LIMITS);
  const sessions = keysIn(LEDGER, "sessions");
  assert.deepEqual(
    [sessions.length, sessions[0], sessions.at(-1)],
    [LEDGER_SESSIONS, "old1", fileNameOf("s")],
  );
  const days = keysIn(LEDGER, "days");
  assert.deepEqual([days.length, days[0]], [LEDGER_DAYS, "old1"]);
  const named = keysIn(LEDGER, "sessions", "s", "models");
  assert.deepEqual([named.length, named[0], named.at(-1)], [31, "old10", "m"]);
  keepNote("s", "dear");
  const notes = keysIn(LEDGER, "notes");
  assert.deepEqual([notes.length, notes[0]], [51, "old10"]);
  assert.equal(takeNote("s"), "dear");
  assert.equal(takeNote("s"), undefined);
});

test("a session's total that went down is no cost, and takes nothing back", () => {
  const totals = [5, 3, 6].map((total) => spend("s", { model: "m", total }, NO_LIMITS).session.cost);
  assert.deepEqual(totals, [5, 5, 6]);
});

test("an opinion holds for its time, by a clock that goes forward, and the youngest are kept", () => {
  const now = 1_800_000_000;
  const allow = { decision: "allow", reason: "it reads" } as const;
  keepOpinion("a", allow, now);
  assert.deepEqual(keptOpinion("a", now + JUDGE_CACHE_S), allow);
  assert.equal(keptOpinion("a", now + JUDGE_CACHE_S + 1), undefined);
  assert.equal(keptOpinion("a", now - JUDGE_CACHE_S - 1), undefined);
  written("judge/opinions.json", {
    ...rows(JUDGE_CACHE, () => ({ decision: "allow", reason: "", ts: now })),
    stale: { decision: "allow", reason: "", ts: now - JUDGE_CACHE_S - 1 },
  });
  keepOpinion("b", allow, now);
  const kept = keysIn("judge/opinions.json");
  assert.deepEqual([kept.length, kept[0], kept.at(-1)], [JUDGE_CACHE, "old1", "b"]);
});

test("a note waits for its time, by a clock that goes forward, and the youngest hundred wait", () => {
  const now = Date.now();
  leaveNote("box", "s", "later", now);
  assert.equal(noteFor("box", "s", 1000, now + 1000), "later");
  assert.equal(noteFor("box", "s", 1000, now + 1001), undefined);
  assert.equal(noteFor("box", "s", 1000, now - 1001), undefined);
  written("notes/box.json", rows(120));
  leaveNote("box", "s", "later", now);
  const kept = keysIn("notes/box.json");
  assert.deepEqual([kept.length, kept[0], kept.at(-1)], [100, "old21", "s"]);
});

test("the name of a file for an id stays in its folder, is not hidden, and is no other id's", () => {
  const long = "x".repeat(80);
  const ids = [
    "s",
    "a_b",
    "a/b",
    "a b",
    "..",
    ".",
    "../..",
    ".s",
    "_s",
    "",
    long,
    `${long}a`,
    `${long}b`,
    "é",
  ];
  const names = ids.map(fileNameOf);
  assert.deepEqual(
    names.filter((name) => !/^[\w-][\w.-]{0,99}$/.test(name)),
    [""],
  );
  assert.equal(new Set(names).size, ids.length);
  assert.deepEqual(names.slice(0, 2), ids.slice(0, 2));
});

const BOX: Box = { name: "rows", idleS: 100, most: 3, bytes: 1000 };
const storeHere = () => fileStore(({ name }) => join(folder, `${name}.json`));

test("rows in a file: the youngest are kept, and one that is too old or dated in the future is gone", () => {
  const store = storeHere();
  for (const key of ["a", "b", "c", "a", "d"])
    store.change(BOX, key, () => ({ next: { key }, result: undefined }));
  assert.deepEqual(keysIn("rows.json"), ["c", "a", "d"]);
  const now = Date.now() / 1000;
  written("rows.json", { old: { ts: now - 110 }, here: { ts: now - 90 }, ahead: { ts: now + 110 } });
  const found = ["old", "here", "ahead"].map((key) => store.row(BOX, key) !== undefined);
  assert.deepEqual(found, [false, true, false]);
});

test("tries are counted for a session by both ends of its id, however long it is", () => {
  const store = storeHere;
  const box = triesBox("tries");
  const id = (end: string) => `${"x".repeat(300)}${end}`;
  const asked = (session: string) => leave(store, box, session, 1, false, 0);
  assert.deepEqual([asked(id("a")), asked(id("a")), asked(id("b"))], ["go", "spent", "go"]);
  written("tries.json", { s: { n: 1, ts: Date.now() / 1000 + CAP_IDLE_S + 60 } });
  assert.equal(asked("s"), "go");
});

test("what was typed is forgotten after its time, and where the clock was ahead", () => {
  const shell = { session: "s", place: "1" };
  const keysAt = (now: number) =>
    changeTail(shell, ({ keys }) => ({ next: { lines: "", keys: `${keys}x` }, result: keys }), now);
  const now = Date.now();
  assert.deepEqual([keysAt(now), keysAt(now + TYPED_MS)], ["", "x"]);
  assert.deepEqual([keysAt(now + 2 * TYPED_MS + 1), keysAt(now)], ["", ""]);
});

/** What this process signs a lock with. */
function signature(): string {
  let text = "";
  withLock(join(folder, "signed"), () => {
    text = readFileSync(join(folder, "signed.lock"), "utf8");
  });
  return text;
}

test("the lock of a process that lives holds fifteen times as long", {
  skip: process.platform !== "linux",
}, () => {
  const path = join(folder, "state");
  const mine = signature();
  const take = (times: number): string => {
    writeFileSync(`${path}.lock`, mine);
    const at = (Date.now() - LOCK_DEAD_MS * times) / 1000;
    utimesSync(`${path}.lock`, at, at);
    try {
      return withLock(path, () => "taken", 10);
    } catch (error) {
      return error instanceof RangeError ? "held" : String(error);
    }
  };
  assert.deepEqual([2, 14, 16].map(take), ["held", "held", "taken"]);
  const real = process.kill;
  // Another user's process: it may not be asked, so it lives.
  process.kill = () => {
    throw Object.assign(new Error("no"), { code: "EPERM" });
  };
  try {
    assert.equal(take(2), "held");
  } finally {
    process.kill = real;
  }
});
