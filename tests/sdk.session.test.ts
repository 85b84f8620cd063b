/** The guards in process: what several of them say together, in whatever shape an agent hands its values over. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { mapStrings } from "../lib/core/json.ts";
import type { Verdict } from "../lib/core/verdict.ts";
import type { Guard } from "../lib/hook/event.ts";
import { guardsFor } from "../lib/session/index.ts";
import { guard as security } from "../templates/security_guard.ts";
import { guard as claims } from "../templates/verify_publish_claims.ts";

const KEY = `sk-or-v1-${createHash("sha256").update("session").digest("hex")}`;
const rules = ["test.rule"];

/** A guard that answers every tool call with `verdict`, or throws. */
const saying = (verdict: Verdict | (() => Verdict), failPolicy: "warn" | "block" = "warn"): Guard => ({
  name: "test_guard",
  tag: "test",
  failPolicy,
  tables: () => ({}),
  on: { tool_call: typeof verdict === "function" ? verdict : () => verdict },
});

const warn: Verdict = { act: "warn", text: "[test] careful", rules };
const context: Verdict = { act: "context", text: "[test] know this", rules };
const ask: Verdict = { act: "ask", reason: "[test] may it?", rules };
const block: Verdict = { act: "block", reason: "[test] Blocked (why)", rules };
const rewrite: Verdict = { act: "rewrite", value: { command: "echo b" }, note: "[test] masked", rules };

const call = { tool: "bash", input: { command: "echo a" } };

async function said(verdicts: readonly Verdict[], asks = false) {
  const guards = await guardsFor({ guards: verdicts.map((verdict) => saying(verdict)) });
  return guards.session({ id: "s", asks }).toolCall(call);
}

test("the strongest verdict counts, and every line reaches the user", async () => {
  assert.deepEqual(await said([]), { act: "continue", notes: [] });
  assert.deepEqual(await said([warn, warn]), {
    act: "warn",
    text: "[test] careful\n[test] careful",
    rules: [...rules, ...rules],
    notes: ["[test] careful", "[test] careful"],
  });
  assert.equal((await said([warn, context])).act, "context");
  assert.deepEqual((await said([rewrite, warn])).notes, ["[test] masked", "[test] careful"]);
  assert.equal((await said([warn, block, rewrite])).act, "block");
});

test("lines stand in the order of the guards, and behind a block nobody is asked", async () => {
  let asked = 0;
  const second = saying(() => {
    asked++;
    return { act: "warn", text: "[test] second", rules: ["other"] };
  });
  const behind = async (first: Verdict) =>
    (await guardsFor({ guards: [saying(first), second] })).session({ id: "s" }).toolCall(call);
  const { notes, ...both } = await behind(warn);
  assert.deepEqual(both, {
    act: "warn",
    text: "[test] careful\n[test] second",
    rules: ["test.rule", "other"],
  });
  assert.deepEqual(notes, ["[test] careful", "[test] second"]);
  assert.deepEqual((await behind(block)).notes, ["[test] Blocked (why)"]);
  assert.equal(asked, 1);
});

test("what one stream held back to the end goes through those behind it", async () => {
  const holding = (name: string): Guard => ({
    ...saying(warn),
    name,
    stream: () => {
      let held = "";
      return {
        push: (piece) => {
          held += piece;
          return "";
        },
        end: () => `${name}(${held})`,
      };
    },
  });
  const guards = await guardsFor({ guards: [holding("a"), holding("b")] });
  const stream = guards.session({ id: "s" }).replyStream();
  assert.equal(stream.push("x") + stream.push("y"), "");
  assert.equal(stream.end(), "b(a(xy))");
});

test("who cannot ask blocks, and a question keeps what was rewritten", async () => {
  assert.equal((await said([ask])).act, "block");
  const asked = await said([rewrite, ask], true);
  assert.equal(asked.act, "ask");
  assert.deepEqual(asked.value, { command: "echo b" });
});

test("a guard sees what the one before it rewrote", async () => {
  const seen: unknown[] = [];
  const second: Guard = {
    ...saying(warn),
    on: {
      tool_call: ({ command }) => {
        seen.push(command);
        return { act: "continue" };
      },
    },
  };
  const guards = await guardsFor({ guards: [saying(rewrite), second] });
  await guards.session().toolCall(call);
  assert.deepEqual(seen, ["echo b"]);
});

test("a guard that fails follows its policy, or that of the agent", async () => {
  const broken = saying(() => {
    throw new Error(`never quoted ${KEY}`);
  });
  const of = async (onError?: "warn" | "block") => {
    const guards = await guardsFor({ guards: [broken], ...(onError && { onError }) });
    return guards.session().toolCall(call);
  };
  assert.equal((await of()).act, "warn");
  assert.equal((await of("block")).act, "block");
  assert.ok(!JSON.stringify(await of("block")).includes("never quoted"));
});

test("values that are no JSON are judged by their JSON form, and a circle is never silent", async () => {
  const guards = await guardsFor({ guards: [security], onError: "block" });
  const session = guards.session({ id: "s" });
  const shared = { text: KEY };
  const result = { at: new Date(0), big: 1n, list: [shared, shared], none: undefined, bytes: new Map() };
  const said = await session.toolResult({ tool: "read", result });
  assert.equal(said.act, "rewrite");
  assert.ok(!JSON.stringify(said).includes(KEY));
  assert.equal(result.list[0]?.text, KEY);
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  assert.equal((await session.toolCall({ tool: "x", input: circle })).act, "block");
});

test("the real guards stop, mask and send back", async () => {
  const guards = await guardsFor({ guards: [security, claims] });
  const session = guards.session({ id: "s", cwd: "/nowhere" });
  assert.equal((await session.prompt(`use ${KEY}`)).act, "block");
  assert.equal((await session.prompt("hello")).act, "continue");
  assert.equal((await session.toolCall({ tool: "Bash", input: { command: "ls" } })).act, "continue");
  assert.equal(
    (await session.toolCall({ tool: "Bash", input: '{"command":"cd / && rm -rf *"}' })).act,
    "block",
  );
  const masked = await session.reply(`it is ${KEY}`);
  assert.ok(masked.act === "rewrite" && !JSON.stringify(masked).includes(KEY));
  const messages = await session.modelCall([{ role: "user", content: [{ type: "text", text: KEY }] }]);
  assert.ok(messages.act === "rewrite" && !JSON.stringify(messages.value).includes(KEY));
});

test("a turn that was sent back says so the next time", async () => {
  const seen: boolean[] = [];
  const guard: Guard = {
    ...saying(warn),
    on: {
      stop: ({ again }) => {
        seen.push(again);
        return again ? { act: "continue" } : block;
      },
    },
  };
  const session = (await guardsFor({ guards: [guard] })).session();
  for (let turn = 0; turn < 3; turn++) await session.stop({ text: "done" });
  assert.deepEqual(seen, [false, true, false]);
});

/** All that comes out of a stream of `pieces`. */
async function piped(pieces: readonly string[], through: TransformStream<string, string>): Promise<string> {
  let out = "";
  for await (const piece of ReadableStream.from(pieces).pipeThrough(through)) out += piece;
  return out;
}

test("a reply is masked while it streams", async () => {
  const session = (await guardsFor({ guards: [security] })).session({ id: "s" });
  const out = await piped(
    ["the key is ", KEY.slice(0, 20), KEY.slice(20), " and so on"],
    session.maskStream(),
  );
  assert.match(out, /^the key is \S*…\[redacted:[\w-]+:[0-9a-f]{4}\] and so on$/);
});

test("a stream whose guard fails goes on as it is, or ends with the reason", async () => {
  const guard: Guard = {
    ...saying(warn),
    stream: () => ({
      push: (piece) => {
        if (piece.includes("!")) throw new RangeError(KEY);
        return piece;
      },
      end: () => "",
    }),
  };
  const notes: string[] = [];
  const onNote = (line: string) => notes.push(line);
  for (const [onError, expected] of [
    ["warn", /^a b! c$/],
    ["block", /^a \[test\] Blocked \(.*RangeError.*\)$/],
  ] as const) {
    const guards = await guardsFor({ guards: [guard], onError, onNote });
    assert.match(await piped(["a ", "b!", " c"], guards.session().maskStream()), expected);
  }
  assert.equal(notes.length, 2);
  assert.ok(!notes.join().includes(KEY));
});

test("notes go where the agent wants them", async () => {
  const notes: string[] = [];
  const guards = await guardsFor({ guards: [saying(warn)], onNote: (line) => notes.push(line) });
  const session = guards.session();
  session.tell(await session.toolCall(call));
  assert.deepEqual(notes, ["[test] careful"]);
});

test("an event that an adapter built is judged like any other", async () => {
  const hide: Guard = {
    ...saying(warn),
    on: {
      tool_result: ({ result }) => ({
        act: "rewrite",
        value: mapStrings(result, () => "*"),
        note: "n",
        rules,
      }),
    },
  };
  const guards = await guardsFor({ guards: [hide, hide] });
  const said = guards.judge({
    kind: "tool_result",
    name: "x",
    session: "",
    cwd: "",
    tool: "t",
    result: ["a"],
  });
  assert.deepEqual(said.value, ["*"]);
});

test("a rules file tunes the guard that it names, and a fault in it is told", async () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-rules-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const rules = write(
    "security_guard.rules.yaml",
    "guard: security_guard\ndestructive:\n  - { id: no-deploy, run: deployer, why: deploying is for people }\n",
  );
  const call = { tool: "bash", input: { command: "deployer production" } };
  const plain = await guardsFor({ guards: [security] });
  assert.equal((await plain.session().toolCall(call)).act, "continue");
  const tuned = await guardsFor({ guards: [claims, security], rules });
  const said = await tuned.session().toolCall(call);
  assert.ok(said.act === "block" && said.rules.includes("no-deploy"));
  const about = write(
    "about.yaml",
    "$schema: rules.schema.json\nguard: security_guard\nvalues: {}\ncases: []\n",
  );
  assert.equal(
    (await (await guardsFor({ guards: [security], rules: about })).session().toolCall(call)).act,
    "continue",
  );
  // Aliases of aliases are how a small file becomes a large one.
  const alias = write("alias.yaml", "guard: security_guard\nvalues: &v {}\ncases: *v\n");
  await assert.rejects(guardsFor({ guards: [security], rules: alias }));
  for (const text of ["guard: security_guard\nno_such_key: 1\n", "guard: another\n", "- a list\n"])
    await assert.rejects(guardsFor({ guards: [security], rules: [write("bad.yaml", text)] }), RangeError);
});
