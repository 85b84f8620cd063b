/** What lies behind each cap of reading an event: it is stopped, or the answer says that it was not looked at. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { EVENTS_AT_ONCE, FILE_CHANGES, INNER_BOXES } from "../lib/core/limits.ts";
import type { Json } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { WORDS } from "../scripts/fuzz/words.ts";
import { guard } from "../templates/security_guard.ts";

const [COMMAND = ""] = WORDS.planted;

before(() => guard.load?.());

/** The guard's act on a payload, and whether its answer says anything. */
function acts(...payloads: readonly object[]): { readonly act: string; readonly says: boolean } {
  const { verdict, answer } = respond(guard, payloads.map((each) => JSON.stringify(each)).join("\n"));
  return { act: verdict.act, says: Object.keys(answer.stdout).length > 0 };
}

function call(tool_name: string, tool_input: Json): object {
  return { event: "pre_tool_call", session_id: "caps", cwd: "/w", tool_name, tool_input };
}

function many<T>(count: number, item: T): T[] {
  return Array.from({ length: count }, () => item);
}

const PADS: readonly (readonly [name: string, pad: readonly Json[]])[] = [
  ["as many objects as are looked through", many(INNER_BOXES, { a: 1 })],
  ["more than any call takes arguments", many(1.5 * INNER_BOXES, { a: 1 })],
  ["lists in lists", many(INNER_BOXES, [[]])],
];

for (const [name, pad] of PADS) {
  test(`behind ${name}: a command is stopped, wherever it stands`, () => {
    assert.equal(acts(call("x", { steps: [...pad, { command: COMMAND }] })).act, "block");
    assert.equal(acts(call("x", { steps: [{ command: COMMAND }, ...pad] })).act, "block");
  });

  test(`behind ${name}: a call in an event that nobody knows is not passed in silence`, () => {
    assert.ok(acts({ z: [...pad, { tool_name: "bash", tool_input: { command: COMMAND } }] }).says);
    assert.ok(acts({ z: [{ tool_name: "bash", tool_input: { command: COMMAND } }, ...pad] }).says);
  });

  test(`behind ${name}: harmless data is not stopped`, () => {
    assert.equal(acts(call("x", { steps: [...pad, { note: "ls" }] })).act, "warn");
  });
}

test("a call far down in an event that nobody knows is stopped", () => {
  let payload: Json = { tool_name: "bash", tool_input: { command: COMMAND } };
  for (let level = 0; level < 500; level++) payload = level % 2 === 0 ? [payload] : { a: payload };
  assert.equal(acts({ z: payload }).act, "block");
});

for (const outer of [0, 3, 39])
  test(`settings in settings: a command that stands ${outer} deep behind inner ones is stopped`, () => {
    const depth = 40;
    const names = Array.from({ length: depth }, (_, at) => `${" ".repeat(at)}run:`);
    const lines = [...names, `${" ".repeat(depth)}ls`, `${" ".repeat(outer + 1)}${COMMAND}`];
    assert.equal(acts(call("trigger_pipeline", { config: lines.join("\n") })).act, "block");
  });

test("behind as many files as are judged the answer says that more were not", () => {
  const files = many(FILE_CHANGES, { path: "docs/a.md", content: "a" });
  assert.equal(acts(call("write_files", { files })).act, "continue");
  assert.equal(acts(call("write_files", { files: [...files, { path: "docs/b.md" }] })).act, "warn");
  assert.equal(acts(call("write_files", { files: [{ path: "/etc/passwd" }, ...files] })).act, "block");
});

test("behind as many events as are read at once the answer says that none was checked", () => {
  const events = many(EVENTS_AT_ONCE - 1, call("Read", { file_path: "a" }));
  assert.equal(acts(...events, call("Bash", { command: COMMAND })).act, "block");
  assert.equal(acts(...events, ...events, call("Bash", { command: COMMAND })).act, "warn");
});
