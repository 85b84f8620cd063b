/** What holds of rows whoever keeps them: the same tests for files, for memory and for a server. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { STATE_ROW_UNITS } from "../lib/core/limits.ts";
import type { Guard, ToolCallEvent } from "../lib/hook/event.ts";
import { grant, pendingIn, withOnce } from "../lib/hook/once.ts";
import type { Box, Keeper, Store } from "../lib/state/store.ts";
import { type Leave, leave, lengthSentBack, triesBox } from "../lib/state/tries.ts";

const TRIES = triesBox("claims");

/** A guard that blocks every command. */
const BLOCKER: Guard = {
  name: "blocker",
  tag: "test",
  failPolicy: "warn",
  tables: () => ({}),
  keeps: () => true,
  on: { tool_call: () => ({ act: "block", reason: "[test] no: because", rules: ["no"] }) },
};

const CALL: ToolCallEvent = {
  ...{ kind: "tool_call", name: "pre_tool_call", session: "s", cwd: "/w", tool: "bash" },
  ...{ input: { command: "make clean" }, command: "make clean" },
};

/** Plays them with keepers that share one place; `open` makes one more of them, as another replica would. */
export function keeperTests(name: string, open: () => Promise<Keeper> | Keeper): void {
  let number = 0;
  const fresh = (): string => `session ${process.pid} ${number++}`;
  const ask = (keeper: Keeper, session: string, again = false, length = 0): Promise<Leave> =>
    keeper((store) => leave(() => store, TRIES, session, 2, again, length));

  test(`${name}: block, block, and no more; a new session starts afresh`, async () => {
    const keeper = await open();
    for (const session of [fresh(), fresh()]) {
      const answers = [];
      for (let time = 0; time < 4; time++) answers.push(await ask(keeper, session));
      assert.deepEqual(answers, ["go", "go", "spent", "spent"]);
    }
  });

  test(`${name}: the host's own sign counts, and the length of the reply is kept`, async () => {
    const keeper = await open();
    const session = fresh();
    assert.equal(await ask(keeper, session, true, 120), "go");
    assert.equal(await keeper((store) => lengthSentBack(() => store, TRIES, session)), 120);
    assert.equal(await ask(keeper, session, true), "spent");
    assert.equal(await keeper((store) => lengthSentBack(() => store, TRIES, fresh())), 0);
  });

  test(`${name}: session ids may be anything`, async () => {
    const keeper = await open();
    const own = fresh();
    for (const id of [
      "",
      "__proto__",
      "constructor",
      "a/../../b",
      "\0",
      "\r\nDEL x\r\n",
      "x".repeat(100_000),
    ]) {
      const session = `${id}${own}`;
      assert.deepEqual([await ask(keeper, session), await ask(keeper, session)], ["go", "go"]);
      assert.equal(await ask(keeper, session), "spent");
    }
  });

  test(`${name}: two replicas count together, 64 at once exactly twice`, async () => {
    const [one, other] = [await open(), await open()];
    const session = fresh();
    const asked = Array.from({ length: 64 }, (_, at) => ask(at % 2 === 0 ? one : other, session));
    const answers = await Promise.all(asked);
    assert.equal(answers.filter((answer) => answer === "go").length, 2);
    assert.equal(answers.filter((answer) => answer === "spent").length, 62);
  });

  test(`${name}: a row goes when nobody changed it in its time`, async () => {
    const keeper = await open();
    const short: Box = { ...TRIES, name: "short", idleS: 1 };
    const key = fresh();
    const put = (store: Store) => store.change(short, key, () => ({ next: { n: 1 }, result: undefined }));
    await keeper(put);
    assert.equal(await keeper((store) => store.row(short, key)?.["n"]), 1);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    assert.equal(await keeper((store) => store.row(short, key)), undefined);
  });

  test(`${name}: what a person allows on one replica passes once, on whichever comes first`, async () => {
    const [one, other] = [await open(), await open()];
    const guard = withOnce(BLOCKER, "/nowhere/blocker");
    const call = { ...CALL, session: fresh() };
    const judge = (keeper: Keeper) => keeper((state) => guard.on.tool_call?.({ ...call, state }));
    const blocked = await judge(one);
    const code = /agent-guards allow ([A-Z0-9]{8})/.exec(JSON.stringify(blocked))?.[1] ?? "";
    const pending = await other((store) => pendingIn(store, code));
    assert.equal(pending?.command, CALL.command);
    assert.equal((await judge(other))?.act, "block");
    await other((store) => pending && grant(store, pending));
    assert.equal(await one((store) => pendingIn(store, code)), undefined);
    const acts = (await Promise.all([judge(one), judge(other), judge(one)])).map((verdict) => verdict?.act);
    assert.deepEqual(acts.sort(), ["block", "block", "warn"]);
  });

  test(`${name}: another session, directory or command does not pass`, async () => {
    const keeper = await open();
    const guard = withOnce(BLOCKER, "/nowhere/blocker");
    const call = { ...CALL, session: fresh() };
    const judge = (event: ToolCallEvent) => keeper((state) => guard.on.tool_call?.({ ...event, state }));
    const code = /allow ([A-Z0-9]{8})/.exec(JSON.stringify(await judge(call)))?.[1] ?? "";
    await keeper((store) => {
      const pending = pendingIn(store, code);
      if (pending) grant(store, pending);
    });
    for (const other of [{ session: "other" }, { cwd: "/elsewhere" }, { command: "make clean all" }])
      assert.equal((await judge({ ...call, ...other }))?.act, "block");
    assert.equal((await judge(call))?.act, "warn");
  });

  test(`${name}: no person is offered to lift what protects the guard itself`, async () => {
    const keeper = await open();
    for (const rule of ["guard-off", "guard-kill", "internal.failure"]) {
      const block = { act: "block", reason: "[test] no: because", rules: ["no", rule] } as const;
      const guard = withOnce({ ...BLOCKER, on: { tool_call: () => block } }, "/nowhere/blocker");
      const event = { ...CALL, session: fresh() };
      assert.deepEqual(await keeper((state) => guard.on.tool_call?.({ ...event, state })), block, rule);
    }
  });

  test(`${name}: a command that is too long is blocked, with a code or without one`, async () => {
    const keeper = await open();
    const guard = withOnce(BLOCKER, "/nowhere/blocker");
    const event = { ...CALL, session: fresh(), command: "x".repeat(2 * STATE_ROW_UNITS) };
    const verdict = await keeper((state) => guard.on.tool_call?.({ ...event, state }));
    assert.equal(verdict?.act, "block");
  });
}
