/** A command that is typed into a running shell piece by piece: the pieces are tests/data/typing.yaml. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { parse } from "yaml";
import { TYPED_SHELLS } from "../lib/core/limits.ts";
import type { JsonObject, Verdict } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { edited, linesOf } from "../lib/hook/tools/typing.ts";
import { changeTail } from "../lib/state/typed.ts";
import { guard } from "../templates/security_guard.ts";
import { cpuOf } from "./cost.ts";

type Case = {
  readonly id: string;
  readonly tool: string;
  readonly stops: boolean;
  readonly calls: readonly JsonObject[];
  /** The call that is stopped, where it is not the last. */
  readonly last?: number;
};

const CASES: readonly Case[] = parse(readFileSync(new URL("data/typing.yaml", import.meta.url), "utf8"));
const STATE = process.env["AGENT_GUARDS_STATE"];
let folder = "";

before(async () => {
  await guard.load?.();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-"));
  process.env["AGENT_GUARDS_STATE"] = folder;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
after(() => {
  if (STATE === undefined) delete process.env["AGENT_GUARDS_STATE"];
  else process.env["AGENT_GUARDS_STATE"] = STATE;
});

function answer(tool: string, input: JsonObject, more: JsonObject = {}): Verdict {
  const call = {
    session_id: "s",
    cwd: "/data/workspace/project",
    tool_name: tool,
    tool_input: input,
    ...more,
  };
  const { verdict, failure } = respond(guard, JSON.stringify({ event: "pre_tool_call", ...call }));
  assert.equal(failure, undefined);
  return verdict;
}

for (const { id, tool, stops, calls, last = calls.length - 1 } of CASES) {
  test(`${id}: ${stops ? "stopped when the command is whole" : "goes by"}`, () => {
    const acts = calls.slice(0, last + 1).map((input) => answer(tool, input).act);
    assert.deepEqual(
      acts,
      calls.slice(0, last + 1).map((_, at) => (stops && at === last ? "block" : "continue")),
    );
  });
}

const PIECE = { action: "write", sessionId: "p", data: "npm run bui" };
const FILE = (): string => join(folder, "typed", "tails.json");

test("what is kept is private, and a plain command keeps nothing", () => {
  answer("Bash", { command: "npm run build" });
  assert.throws(() => statSync(FILE()), /ENOENT/);
  answer("process", PIECE);
  assert.equal(statSync(FILE()).mode & 0o777, 0o600);
  assert.match(readFileSync(FILE(), "utf8"), /npm run bui/);
});

test("a call that is asked about twice is typed once", () => {
  const [first, second] = CASES[0]?.calls ?? [];
  const id = { tool_use_id: "call-1" };
  assert.ok(first && second);
  assert.deepEqual(
    [answer("process", first, id), answer("process", first, id), answer("process", second)].map(
      ({ act }) => act,
    ),
    ["continue", "continue", "block"],
  );
});

test("where nothing can be kept, the answer says so", () => {
  writeFileSync(join(folder, "typed"), "");
  const verdict = answer("process", PIECE);
  assert.equal(verdict.act, "warn");
  assert.match("text" in verdict ? verdict.text : "", /could not be kept/);
});

test("a line longer than what is kept is told of", () => {
  const data = `echo ${"a".repeat(5000)}`;
  const acts = [data, data, data].map((text) => answer("process", { ...PIECE, data: text }).act);
  assert.deepEqual(acts, ["continue", "warn", "continue"]);
});

test("what was typed is forgotten with its time, and shells beyond the last ones too", () => {
  const key = { session: "s", place: "p" };
  const keep = (at: number): string =>
    changeTail(key, (tail) => ({ next: { lines: "", keys: "x" }, result: tail.keys }), at);
  assert.deepEqual([keep(0), keep(1000), keep(1e9)], ["", "x", ""]);
  for (let at = 0; at < 40; at++)
    changeTail(
      { session: "s", place: String(at) },
      () => ({ next: { lines: "", keys: "y" }, result: 0 }),
      1e9,
    );
  assert.equal(Object.keys(JSON.parse(readFileSync(FILE(), "utf8"))).length, 32);
});

test("the shell that makes room for one too many is told of, where something of it was kept", () => {
  const acts = Array.from(
    { length: TYPED_SHELLS + 2 },
    (_, at) => answer("process", { ...PIECE, sessionId: String(at) }).act,
  );
  assert.deepEqual(acts, [...Array(TYPED_SHELLS).fill("continue"), "warn", "warn"]);
});

test("shells that got nothing that a later look would miss make room in silence", () => {
  for (let at = 0; at < TYPED_SHELLS; at++)
    changeTail({ session: "s", place: String(at) }, () => ({ next: { lines: "", keys: "" }, result: 0 }));
  assert.equal(answer("process", PIECE).act, "continue");
});

test("the directory of a shell is known behind more lines than are kept", () => {
  const write = (data: string): string => answer("process", { ...PIECE, data }).act;
  const padding = Array.from({ length: 90 }, () => write(`echo ${"a".repeat(80)}\n`));
  assert.deepEqual(
    [write("cd /\n"), ...new Set(padding), write("rm -rf *\n")],
    ["continue", "continue", "block"],
  );
});

test("a line is what its editing keys leave", () => {
  assert.equal(edited("abc\u007f\u007fd"), "ad");
  assert.equal(edited("one two\u0017three"), "one three");
  assert.equal(edited("bc\u0001a\u0005d"), "abcd");
  assert.equal(edited("abc\u0002\u0002\u000b"), "a");
  assert.deepEqual(linesOf("a\u001b[200~b\u001b[201~\r\nc"), { done: ["ab"], rest: "c" });
});

test("what one command types into a shell is judged at once, and more shells than are followed are told of", () => {
  const typed = (at: string): string => `tmux send-keys -t ${at} 'rm x' Enter\n`;
  const many = (count: number, shell: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => typed(shell(at))).join("");
  const cost = (command: string): number => cpuOf(() => answer("bash", { command }));
  cost(many(4, () => "0"));
  const plain = cost("rm x | cat y; rm zzzz -- xxxxxxxxxxxx\n".repeat(400));
  const one = cost(many(400, () => "0"));
  assert.ok(one < 12 * plain, `${one.toFixed(0)} ms against ${plain.toFixed(0)} ms`);
  const shells = answer("bash", { command: many(TYPED_SHELLS + 1, String) });
  assert.equal(shells.act, "warn");
  assert.match("text" in shells ? shells.text : "", /more shells/);
});
