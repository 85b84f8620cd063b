/** The runner's pure part with a guard made for the test: what every odd input is answered, and the fail policy. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Json, JsonObject, Verdict } from "../lib/core/verdict.ts";
import { VERSION } from "../lib/core/version.ts";
import { respond, respondLoading } from "../lib/hook/decide.ts";
import { digestOf } from "../lib/hook/digest.ts";
import type { FailPolicy, Guard } from "../lib/hook/event.ts";
import type { Box, Store } from "../lib/state/store.ts";

const BLOCK: Verdict = { act: "block", reason: "[test] Blocked (for the test)", rules: ["test.block"] };

function guardWith(failPolicy: FailPolicy, prompt: () => Verdict): Guard {
  return { name: "test_guard", tag: "test", failPolicy, tables: () => ({}), on: { prompt } };
}

const guard = guardWith("warn", () => BLOCK);
const message = JSON.stringify({ event: "on_user_message", message: "hello" });

const ODD_INPUT: readonly { name: string; text: string; stdout: Json }[] = [
  { name: "a plain event", text: message, stdout: { decision: "block", reason: BLOCK.reason } },
  {
    name: "a byte order mark",
    text: `\uFEFF${message}`,
    stdout: { decision: "block", reason: BLOCK.reason },
  },
  {
    name: "two byte order marks",
    text: `\uFEFF\uFEFF\n${message}`,
    stdout: { decision: "block", reason: BLOCK.reason },
  },
  {
    name: "bytes after the JSON",
    text: `${message}\n\0garbage}`,
    stdout: { decision: "block", reason: BLOCK.reason },
  },
  {
    name: "a brace and a quote inside a string, then garbage",
    text: `${JSON.stringify({ event: "on_user_message", message: 'a "}" b \\' })}}}`,
    stdout: { decision: "block", reason: BLOCK.reason },
  },
  { name: "no event", text: '{"message":"hello"}', stdout: {} },
  { name: "an unknown event", text: '{"event":"on_full_moon","message":"hello"}', stdout: {} },
  { name: "an event named like an object's own property", text: '{"event":"constructor"}', stdout: {} },
  { name: "an event that no handler takes", text: '{"event":"on_session_start"}', stdout: {} },
  { name: "an event that is no text", text: '{"event":7}', stdout: {} },
  {
    name: "a message of another type",
    text: '{"event":"on_user_message","message":[1,{"a":"b"}]}',
    stdout: { decision: "block", reason: BLOCK.reason },
  },
];

for (const { name, text, stdout } of ODD_INPUT) {
  test(`answers ${name}`, () => assert.deepEqual(respond(guard, text).answer, { stdout, exit: 0 }));
}

const UNREADABLE = [
  "",
  " \n",
  "\uFEFF",
  "nonsense",
  '{"event":"on_user_message"',
  "[1]",
  '"text"',
  "null",
  "\0\0",
];

test("says that unreadable input was not checked", () => {
  for (const text of UNREADABLE) {
    const { answer, failure } = respond(guard, text);
    assert.deepEqual(Object.keys(answer.stdout), ["systemMessage"]);
    assert.match(String(answer.stdout["systemMessage"]), /did not check this event/);
    assert.match(failure ?? "", /did not check this event/);
  }
});

test("uses the host's own words for unreadable input when it knows the host", () => {
  const { answer } = respond(guard, "nonsense", { host: "starchild" });
  assert.deepEqual(Object.keys(answer.stdout), ["add_warning"]);
});

test("warns under the fail policy warn, without the error's message", () => {
  const broken = guardWith("warn", () => {
    throw new Error("the secret itself");
  });
  const { answer, failure } = respond(broken, message);
  assert.deepEqual(answer.stdout, {
    add_warning: "[test] Warning, test_guard did not check this event, internal error (Error)",
  });
  assert.doesNotMatch(failure ?? "", /secret/);
});

test("blocks under the fail policy block", () => {
  const broken = guardWith("block", () => {
    throw new RangeError("deep");
  });
  assert.equal(respond(broken, message).answer.stdout["decision"], "block");
  assert.equal(respond(broken, "nonsense").answer.stdout["decision"], "block");
});

test("a part that cannot be loaded follows the fail policy in the host's words", async () => {
  const halved: Guard = {
    ...guardWith("warn", () => {
      throw new TypeError("not loaded");
    }),
    load: () => Promise.reject(new Error("the secret itself")),
  };
  const { answer, failure } = await respondLoading(halved, message);
  assert.deepEqual(Object.keys(answer.stdout), ["add_warning"]);
  assert.doesNotMatch(JSON.stringify(answer.stdout) + failure, /secret/);
});

test("what a guard keeps between two events lies with the keeper that the caller brings", async () => {
  const rows = new Map<string, JsonObject>();
  const did: string[] = [];
  const store: Store = {
    row: (box, key) => rows.get(`${box.name} ${key}`),
    change: (box, key, change) => {
      const { next, result } = change(rows.get(`${box.name} ${key}`), false);
      if (next) rows.set(`${box.name} ${key}`, next);
      return result;
    },
    settled: (work) => work(),
    remark: () => "out of reach",
  };
  const box: Box = { name: "times", idleS: 60, most: 10, bytes: 1000 };
  const counting: Guard = {
    ...guard,
    on: {
      prompt: ({ state }) => {
        const before = Number(state?.row(box, "all")?.["times"] ?? 0);
        state?.change(box, "all", () => ({ next: { times: before + 1 }, result: undefined }));
        state?.settled(() => did.push(`settled ${before}`));
        return { act: "warn", text: `${before} ${state?.remark?.()}`, rules: ["test"] };
      },
    },
  };
  const ask = () => respondLoading(counting, message, { keeper: async (attempt) => attempt(store) });
  assert.deepEqual((await ask()).answer.stdout, {
    add_warning: "0 out of reach\n[test] Warning, out of reach",
  });
  assert.deepEqual((await ask()).answer.stdout, {
    add_warning: "1 out of reach\n[test] Warning, out of reach",
  });
  assert.deepEqual(did, ["settled 0", "settled 1"]);
  // A keeper that has nothing to say of itself.
  const { remark: _, ...plain } = store;
  const quiet = await respondLoading(counting, message, { keeper: async (attempt) => attempt(plain) });
  assert.deepEqual(quiet.answer.stdout, { add_warning: "2 undefined" });
});

test("what is no event asks no keeper and loads nothing", async () => {
  const asked: string[] = [];
  const loading: Guard = { ...guard, load: async () => void asked.push("load") };
  const keeper = async () => {
    asked.push("keeper");
    throw new RangeError("not to be reached");
  };
  for (const text of ["", "{", '{"message":"hello"}'])
    assert.deepEqual(
      (await respondLoading(loading, text, { keeper })).answer,
      respond(guard, text).answer,
      text,
    );
  assert.deepEqual(asked, []);
});

const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");
const digest = (tables: unknown): string => digestOf(tables, sha256Hex);

test("the digest tells tables apart and does not depend on how a function is written", () => {
  const row = { id: "a", shape: /x/g, test: (text: string): boolean => text === "x" };
  assert.equal(digest({ row }), digest({ row: { ...row, test: () => false } }));
  assert.notEqual(digest({ row }), digest({ row: { ...row, shape: /y/g } }));
});

test("the version is the package's", () => {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  assert.equal(JSON.parse(text).version, VERSION);
});
