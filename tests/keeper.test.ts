/** Rows that outlive an event: in files, and over a server of keys and values that is only a map here. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { redisAddress, shownUrl } from "../cli/server/redis.ts";
import { STATE_ROW_UNITS } from "../lib/core/limits.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import { withOnce } from "../lib/hook/once.ts";
import { type Shared, sharedKeeper } from "../lib/state/shared.ts";
import { fileStore, type Keeper } from "../lib/state/store.ts";
import { leave, triesBox } from "../lib/state/tries.ts";
import { guard } from "../templates/security_guard.ts";
import { keeperTests } from "./keeper.ts";

const folder = mkdtempSync(join(tmpdir(), "agent-guards-keeper-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const files = (): Keeper => {
  const store = fileStore((box) => join(folder, `${box.name}.json`));
  return async (attempt) => attempt(store);
};
keeperTests("files", files);

type Row = { readonly text: string; readonly until: number };

/** A map with the manners of a server: later, in one step, and gone when it is told so. */
function mapShared(rows: Map<string, Row>, state = { up: true }): Shared {
  const textOf = (key: string): string | null => {
    const row = rows.get(key);
    return row && row.until > Date.now() ? row.text : null;
  };
  const later = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (!state.up) throw new RangeError("gone");
  };
  return {
    isUp: () => state.up,
    read: async (keys) => {
      await later();
      return keys.map(textOf);
    },
    commit: async (writes) => {
      await later();
      if (writes.some(({ key, before }) => textOf(key) !== before)) return false;
      for (const { key, after: text, idleS } of writes) {
        if (text === null) rows.delete(key);
        else rows.set(key, { text, until: Date.now() + idleS * 1000 });
      }
      return true;
    },
  };
}

const map = new Map<string, Row>();
const local = fileStore((box) => join(folder, `local-${box.name}.json`));
keeperTests("shared", () => sharedKeeper(mapShared(map), local));

test("rows that nobody here wrote are none, and a row has its bound", async () => {
  const rows = new Map<string, Row>();
  const keeper = sharedKeeper(mapShared(rows), local);
  const box = triesBox("bounds");
  const put = (text: string) =>
    keeper((store) => store.change(box, "s", () => ({ next: { text }, result: undefined })));
  const got = () => keeper((store) => store.row(box, "s")?.["text"]);
  await put("mine");
  assert.equal(await got(), "mine");
  const [key = ""] = rows.keys();
  for (const text of ['{"text":"theirs"}', '{"text":"theirs","ts":"now"}', "[]", "null", "{"]) {
    rows.set(key, { text, until: Number.MAX_SAFE_INTEGER });
    assert.equal(await got(), undefined, text);
  }
  const room = STATE_ROW_UNITS - JSON.stringify({ text: "", ts: 1_800_000_000.123 }).length;
  await put("x".repeat(room - 10));
  await assert.rejects(put("x".repeat(room + 10)), RangeError);
});

test("keys tell no session, and rows no more than what they are for", () => {
  assert.ok(map.size > 10);
  for (const key of map.keys()) assert.match(key, /^agent-guards:[a-z-]+:[\da-f]{64}$/);
});

test("what is out of reach is counted here, and said; it joins again", async () => {
  const state = { up: true };
  const keeper = sharedKeeper(mapShared(new Map(), state), local);
  const ask = () =>
    keeper((store) => [leave(() => store, triesBox("claims"), "s", 2, false, 0), store.remark?.()]);
  assert.deepEqual(await ask(), ["go", undefined]);
  state.up = false;
  const remark = "what the replicas share is out of reach, so this one counts by itself";
  assert.deepEqual(await ask(), ["go", remark]);
  assert.deepEqual(await ask(), ["go", remark]);
  assert.deepEqual(await ask(), ["spent", remark]);
  assert.deepEqual(
    await keeper((store) => store.remark?.()),
    undefined,
    "who asks for nothing hears nothing",
  );
  state.up = true;
  assert.deepEqual(
    [await ask(), await ask()],
    [
      ["go", undefined],
      ["spent", undefined],
    ],
  );
});

test("a server that goes between two steps, or holds what is no row, sends nobody back too often", async () => {
  const rows = new Map<string, Row>();
  const whole = mapShared(rows);
  const keeper = sharedKeeper(
    { ...whole, commit: async () => Promise.reject(new RangeError("gone")) },
    local,
  );
  const ask = (one: Keeper, session: string) =>
    one((store) => leave(() => store, triesBox("claims"), session, 2, false, 0));
  assert.deepEqual(
    [await ask(keeper, "t"), await ask(keeper, "t"), await ask(keeper, "t")],
    ["go", "go", "spent"],
  );
  const good = sharedKeeper(whole, local);
  await ask(good, "u");
  for (const [key, row] of rows) rows.set(key, { ...row, text: "{" });
  assert.deepEqual([await ask(good, "u"), await ask(good, "u")], ["unknown", "spent"]);
});

test("an address is taken from an option, a file or a variable, and shown without its password", () => {
  const secret = ["pass", "word"].join("");
  const url = redisAddress({ redis: `rediss://user:${secret}@host:6380/2` })?.url;
  assert.equal(url && shownUrl(url), "rediss://host:6380/2");
  for (const wrong of [`${secret}@host`, `http://${secret}@host`, "redis://"]) {
    assert.throws(
      () => redisAddress({ redis: wrong }),
      (error: Error) => error.name === "Refusal" && !error.message.includes(secret),
    );
  }
  assert.throws(() => redisAddress({ "redis-file": join(folder, "missing") }), {
    message: /cannot be read \(ENOENT\)/,
  });
});

test("what a guard remembers of an event goes to the keeper that the caller names, and nowhere else", async () => {
  const rows = new Map<string, Row>();
  const keeper = sharedKeeper(mapShared(rows), local);
  const call = { session_id: "s", cwd: "/w", tool_name: "bash", tool_input: { command: "rm -rf /" } };
  const text = JSON.stringify({ event: "pre_tool_call", ...call });
  const { verdict } = await respondLoading(withOnce(guard, "/none"), text, { keeper });
  assert.equal(verdict.act, "block");
  assert.equal(rows.size, 1);
});

test("a code stands for a call with all that it is given, in any order, and not for the words around it", async () => {
  const keeper = sharedKeeper(mapShared(new Map<string, Row>()), local);
  const command = ["rm -rf", "/"].join(" ");
  const codeOf = async (input: object, more: object = {}): Promise<string> => {
    const call = { session_id: "s", cwd: "/w", tool_name: "bash", tool_input: input, ...more };
    const text = JSON.stringify({ event: "pre_tool_call", ...call });
    const { verdict } = await respondLoading(withOnce(guard, "/none"), text, { keeper });
    return /agent-guards allow (\w{8})/.exec("reason" in verdict ? verdict.reason : "")?.[1] ?? "";
  };
  const code = await codeOf({ command, timeout: 5, background: true });
  assert.match(code, /^[A-HJKMNP-TV-Z2-9]{8}$/);
  assert.equal(await codeOf({ background: true, timeout: 5, command }), code);
  for (const word of [
    ...["description", "explanation", "reason", "thought"],
    ...["title", "summary", "toolSummary", "toolAction"],
  ])
    assert.equal(await codeOf({ command, timeout: 5, background: true, [word]: "to clean up" }), code, word);
  const others = [
    await codeOf({ command, timeout: 6, background: true }),
    await codeOf({ command, timeout: 5, background: true, note: "x" }),
    await codeOf({ command, timeout: 5, background: true }, { cwd: "/elsewhere" }),
    await codeOf({ command, timeout: 5, background: true }, { session_id: "t" }),
    await codeOf({ command: `${command} `, timeout: 5, background: true }),
  ];
  assert.equal(new Set([code, ...others]).size, 6);
});
