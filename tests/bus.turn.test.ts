/** Turns from the inside: circles are cut, aborts end the hooks, many events at once do not disturb each other. */
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import type { HookBus } from "../lib/bus/index.ts";
import { executableOf } from "../scripts/guards.ts";
import { busWorld } from "./bus-world.ts";

/** An agent whose `/chat` emits pre_llm_call; what the nested calls got is the answer. */
async function chat(t: TestContext, turnOf: (request: IncomingMessage) => Parameters<HookBus["turn"]>[0]) {
  const world = busWorld(t);
  let bus: HookBus | undefined;
  const server = createServer(async (request, response) => {
    const turn = bus?.turn(turnOf(request));
    const { runs } = (await turn?.emit("pre_llm_call", { model: "m" })) ?? { runs: [] };
    response.end(`asked ${runs.length}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chat`;
  const call = `fetch("${url}").then((r) => r.text()).then((context) => console.log(JSON.stringify({ context })))`;
  const [command = ""] = world.declare([
    { event: "pre_llm_call", name: "h", script: `"${process.execPath}" -e '${call}'`, timeout: 30 },
  ]);
  bus = await world.bus();
  await bus.approve({ command });
  return { world, bus };
}

const LINUX = { skip: process.platform !== "linux", timeout: 60_000 };

test("a hook that calls the agent is cut off at once where the turn knows its request", LINUX, async (t) => {
  for (const session of ["outer", "another"]) {
    const { world, bus } = await chat(t, (request) => ({ sessionId: session, request }));
    const { context } = await bus.turn({ sessionId: "outer" }).emit("pre_llm_call", { model: "m" });
    assert.deepEqual(context, ["asked 0"]);
    assert.equal(world.starts("h"), 1);
    assert.match(String(await bus.command("/hooks")), /loop, a hook on pre_llm_call called the agent again/);
  }
});

test("a request that is no hook's is served while a hook is under way", LINUX, async (t) => {
  const world = busWorld(t);
  const wait = `touch {ws}/inside; until [ -e {ws}/go ]; do sleep 0.02; done`;
  const [command = ""] = world.declare([{ event: "on_stop", name: "h", script: wait, timeout: 30 }]);
  const bus = await world.bus();
  await bus.approve({ command });
  const server = createServer(async (request, response) => {
    world.write("go", "");
    const { runs } = await bus.turn({ sessionId: "s", request }).emit("on_stop", { response: "r" });
    response.end(String(runs.length));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const first = bus.turn({ sessionId: "s" }).emit("on_stop", { response: "r" });
  while (world.starts("h") === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  assert.equal(await answer.text(), "1");
  assert.equal((await first).runs.length, 1);
});

test("a circle that nothing tells comes to an end, too", LINUX, async (t) => {
  const { world, bus } = await chat(t, () => ({ sessionId: "outer" }));
  await bus.turn({ sessionId: "outer" }).emit("pre_llm_call", { model: "m" });
  assert.ok(world.starts("h") <= 17, String(world.starts("h")));
  assert.match(String(await bus.command("/hooks")), /loop/);
});

test("an agent that a hook started does not ask the hooks of that event", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: ["on_stop", "on_user_message"], name: "h" }]);
  const bus = await world.bus({ env: { ...process.env, AGENT_HOOK_CHAIN: "on_stop@1.a.1" } });
  await bus.approve({ command });
  const turn = bus.turn({ sessionId: "s" });
  assert.deepEqual((await turn.emit("on_stop", { response: "r" })).runs, []);
  assert.equal((await turn.emit("on_user_message", { message: "m" })).runs.length, 1);
});

test("what turns a guard into another program does not reach a hook, and the rest does", async (t) => {
  const world = busWorld(t);
  const script =
    'printf \'{"add_warning":"%s"}\' "$MINE/$BUN_BE_BUN$BUN_OPTIONS$NODE_OPTIONS$BASH_ENV$LD_AUDIT/$AGENT_HOOK_CHAIN"';
  const [command = ""] = world.declare([{ event: "on_stop", script }]);
  const loaders = { BUN_BE_BUN: "1", BUN_OPTIONS: "x", NODE_OPTIONS: "--x", BASH_ENV: "/x", LD_AUDIT: "/x" };
  const bus = await world.bus({ env: { PATH: process.env["PATH"], MINE: "mine", ...loaders } });
  await bus.approve({ command });
  const { warnings } = await bus.turn({ sessionId: "s" }).emit("on_stop", { response: "r" });
  assert.match(warnings.join(), /^mine\/\/on_stop@\S+$/);
});

test("a signal ends the hook and is what emit rejects with", { timeout: 60_000 }, async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([
    { event: "on_stop", name: "h", script: "exec sleep 600", timeout: 100 },
  ]);
  const bus = await world.bus();
  await bus.approve({ command });
  const stop = new AbortController();
  const turn = bus.turn({ sessionId: "s" });
  const outcome = turn.emit("on_stop", { response: "r" }, { signal: stop.signal });
  while (world.starts("h") === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  stop.abort(new Error("given up"));
  await assert.rejects(outcome, /given up/);
  await assert.rejects(turn.emit("on_stop", { response: "r" }, { signal: stop.signal }), /given up/);
  assert.equal(world.starts("h"), 1);
});

test("a mistake of the agent's own is a TypeError", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: "pre_tool_call" }]);
  const bus = await world.bus();
  await bus.approve({ command });
  const turn = bus.turn({ sessionId: "s" });
  await assert.rejects(turn.emit("PreToolUse" as "on_stop", { response: "r" }), TypeError);
  await assert.rejects(turn.emit("toString" as "on_stop", { response: "r" }), TypeError);
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  await assert.rejects(turn.emit("pre_tool_call", { tool_name: "t", tool_input: circle }), TypeError);
});

test("an event that is too deep for JSON.stringify is judged all the same", async (t) => {
  const world = busWorld(t);
  const script = 'grep -q "zap it" "$0.stdin" && printf \'{"decision":"block","reason":"B"}\'';
  const [command = ""] = world.declare([{ event: "pre_tool_call", script }]);
  const bus = await world.bus();
  await bus.approve({ command });
  let deep: unknown = "zap it";
  for (let level = 0; level < 50_000; level += 1)
    deep = level % 2 === 0 ? [1, deep] : { 'a"': deep, b: undefined };
  const { decision, runs } = await bus
    .turn({ sessionId: "s" })
    .emit("pre_tool_call", { tool_name: "t", tool_input: { deep } });
  assert.equal(decision, "block", JSON.stringify(runs));
});

test("an event that is too large is told to its user", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: "transform_tool_result" }]);
  const bus = await world.bus();
  await bus.approve({ command });
  const large = { tool_name: "t", tool_result: "x".repeat(65 << 20) };
  const { warnings, runs } = await bus.turn({ sessionId: "s" }).emit("transform_tool_result", large);
  assert.deepEqual(warnings, ["This is too large to be checked by the hooks"]);
  assert.deepEqual(
    runs.map(({ did, faults }) => [did, faults.map(({ kind }) => kind)]),
    [["fail", ["too-large"]]],
  );
});

test("an answer that is nested without end breaks nothing", async (t) => {
  const world = busWorld(t);
  const brackets = (one: string) => `head -c 90000 /dev/zero | tr '\\0' '${one}'`;
  const script = `printf '{"tool_input":{"a":'; ${brackets("[")}; ${brackets("]")}; printf '}}'`;
  const [command = ""] = world.declare([{ event: "pre_tool_call", script }]);
  const bus = await world.bus();
  await bus.approve({ command });
  const { payload, runs } = await bus
    .turn({ sessionId: "s" })
    .emit("pre_tool_call", { tool_name: "t", tool_input: { a: 1 } });
  assert.deepEqual(payload.tool_input, { a: 1 });
  assert.deepEqual(
    runs.map(({ faults }) => faults.map(({ kind }) => kind)),
    [["not-json"]],
  );
});

test("a bus that is closed ends the hooks that are under way", { timeout: 60_000 }, async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([
    { event: "on_stop", name: "h", script: "exec sleep 600", timeout: 100 },
  ]);
  const bus = await world.bus();
  await bus.approve({ command });
  const outcome = bus.turn({ sessionId: "s" }).emit("on_stop", { response: "r" });
  while (world.starts("h") === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await bus.close();
  assert.deepEqual(
    (await outcome).runs.map(({ did }) => did),
    ["fail"],
  );
});

test("many events at once keep their own answers, and a log that throws breaks nothing", async (t) => {
  const world = busWorld(t);
  const echo = `printf '{"message":"%s!"}' "$(sed 's/.*"message":"\\([^"]*\\)".*/\\1/' "$0.$$")"`;
  world.write("hooks/own", `#!/bin/sh\ncat > "$0.$$"\n${echo}\n`, 0o755);
  world.write(
    "config/shell_hooks.yaml",
    `hooks: [{ event: on_user_message, command: ${world.at("hooks/own")} }]\n`,
  );
  const onFault = () => {
    throw new Error("a log that throws");
  };
  const bus = await world.bus({ onFault });
  await bus.approve({ command: world.at("hooks/own") });
  const said = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const turn = bus.turn({ sessionId: `s${at}` });
      return (await turn.emit("on_user_message", { message: `m${at}` })).payload.message;
    }),
  );
  assert.deepEqual(
    said,
    said.map((_, at) => `m${at}!`),
  );
  world.write("hooks/own", "#!/bin/sh\nexit 7\n", 0o755);
  assert.equal(
    (await bus.turn({ sessionId: "s" }).emit("on_user_message", { message: "m" })).decision,
    "continue",
  );
});

test("what a hook wrote to stderr is masked before it is kept", async (t) => {
  const world = busWorld(t);
  const key = ["AKIA", "IOSFODNN7", "EXAMPLE0123"].join("");
  const [command = ""] = world.declare([
    { event: "on_stop", exits: 3, stderr: `failed with ${key}\u001b[31m` },
  ]);
  const bus = await world.bus();
  await bus.approve({ command });
  await bus.turn({ sessionId: "s" }).emit("on_stop", { response: "r" });
  await bus.close();
  const kept = world.read("config/shell_hooks.health.json");
  assert.ok(kept.includes("failed with AKIA") && !kept.includes(key) && !kept.includes("\\u001b"), kept);
  const own = await world.bus({ redact: (text) => text.replace("failed", "masked") });
  await own.turn({ sessionId: "s" }).emit("on_stop", { response: "r" });
  assert.match(String(await own.command("/hooks")), /stderr: masked with/);
});

test("a user allows one command and pauses the guard from the chat", { timeout: 60_000 }, async (t) => {
  const world = busWorld(t);
  mkdirSync(world.at("hooks"));
  const command = world.at("hooks/security_guard");
  copyFileSync(executableOf("security_guard"), command);
  world.write("hooks/.agent-guards.json", '{"installations":[]}');
  world.write(
    "config/shell_hooks.yaml",
    `hooks: [{ event: pre_tool_call, command: ${command}, timeout: 30 }]\n`,
  );
  const bus = await world.bus();
  await bus.approve({ command });
  const turn = bus.turn({ sessionId: "s" });
  // A device that is not there: only the guard ever reads this line.
  const wipe = { tool_name: "bash", tool_input: { command: "mkfs.nosuchfs /dev/nothing" } };
  const blocked = await turn.emit("pre_tool_call", wipe);
  assert.ok(blocked.decision === "block");
  const code = /agent-guards allow (\w+)/.exec(blocked.reason.text)?.[1];
  assert.match(String(await bus.command("/hooks allow NOSUCH22")), /No block has this code/);
  assert.match(
    String(await bus.command(`/hooks allow ${code?.toLowerCase()}`)),
    /Allowed once.*: mkfs\.nosuchfs \/dev\/nothing/,
  );
  const once = await turn.emit("pre_tool_call", wipe);
  assert.deepEqual([once.decision, once.warnings.length], ["continue", 1]);
  assert.equal((await turn.emit("pre_tool_call", wipe)).decision, "block");
  assert.match(String(await bus.command("/hooks pause tomorrow")), /Say a number/);
  assert.match(String(await bus.command("/hooks pause 10m")), /nothing is checked by security_guard/);
  const free = await turn.emit("pre_tool_call", wipe);
  assert.deepEqual([free.decision, free.runs[0]?.drift], ["continue", undefined]);
  assert.match(free.warnings.join(), /paused/);
});

test("controls of the agent are reached by /hooks where it has them", async (t) => {
  const world = busWorld(t);
  const bus = await world.bus({
    controls: {
      allow: (code) => `allowed ${code}`,
      pause: async () => {
        throw new Error("not now");
      },
    },
  });
  assert.equal(await bus.command("/hooks allow abc"), "allowed abc");
  assert.match(String(await bus.command("/hooks allow")), /CODE/);
  assert.equal(await bus.command("/hooks pause 10m"), "That could not be done: not now");
  assert.match(String(await bus.command("/hooks help")), /pause 10m/);
  const bare = await world.bus({ controls: {} });
  assert.match(String(await bare.command("/hooks pause 10m")), /has no \/hooks pause/);
  assert.match(String(await (await world.bus()).command("/hooks pause 10m")), /No guard of agent-guards/);
});
