/** The in-process plugins: the bridge with guards made for the test, and the bundles as a host loads them. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { mapStrings } from "../lib/core/json.ts";
import type { Verdict } from "../lib/core/verdict.ts";
import type { Guard } from "../lib/hook/event.ts";
import { MIDDLEWARE, openclaw } from "../lib/hook/hosts/openclaw.ts";
import { opencode } from "../lib/hook/hosts/opencode.ts";
import { askAll, pour } from "../lib/hook/plugin.ts";
import { built } from "../scripts/guards.ts";
import { BLOCKED } from "./blocked.ts";

const rules = ["test.rule"];
const hide = (text: string) => text.replaceAll("secret", "******");

/** Stops the word "stop" and hides the word "secret". */
const guard: Guard = {
  name: "test_guard",
  tag: "test",
  failPolicy: "block",
  tables: () => ({}),
  on: {
    tool_call: ({ input, command }): Verdict => {
      if (command === "throw") throw new Error("never quoted");
      if (command === "stop") return { act: "block", reason: "[test] Blocked (why)", rules };
      return { act: "rewrite", value: mapStrings(input, hide), note: "[test] masked", rules };
    },
    tool_result: ({ result }) => ({ act: "rewrite", value: mapStrings(result, hide), note: "n", rules }),
    outbound: ({ text }) => ({ act: "rewrite", value: hide(text), note: "n", rules }),
    stop: ({ again }) => (again ? { act: "continue" } : { act: "block", reason: "[test] Not done", rules }),
  },
};

const second: Guard = {
  ...guard,
  on: {
    tool_call: ({ input }): Verdict => ({
      act: "rewrite",
      value: mapStrings(input, (text) => `${text}!`),
      note: "n",
      rules,
    }),
  },
};

function ask(name: string, payload: Parameters<typeof askAll>[3], guards = [guard]) {
  const log: string[] = [];
  const answer = askAll(guards, openclaw, name, payload, (line) => log.push(line));
  return { answer, log };
}

test("OpenClaw: a tool call is stopped, rewritten, or stopped because the guard failed", () => {
  assert.deepEqual(ask("before_tool_call", { toolName: "exec", params: { command: "stop" } }).answer, {
    block: true,
    blockReason: "[test] Blocked (why)",
  });
  assert.deepEqual(ask("before_tool_call", { toolName: "exec", params: { command: "a secret" } }).answer, {
    params: { command: "a ******" },
  });
  const failed = ask("before_tool_call", { toolName: "exec", params: { command: "throw" } });
  assert.equal(failed.answer["block"], true);
  assert.doesNotMatch(JSON.stringify(failed), /never quoted/);
  assert.equal(failed.log.length, 1);
});

test("OpenClaw: a later guard sees what an earlier one rewrote", () => {
  const { answer } = ask("before_tool_call", { toolName: "exec", params: { command: "secret" } }, [
    guard,
    second,
  ]);
  assert.deepEqual(answer, { params: { command: "******!" } });
});

test("OpenClaw: stored results, outgoing messages and the final answer", () => {
  const message = { role: "toolResult", content: [{ type: "text", text: "a secret" }] };
  assert.deepEqual(ask("tool_result_persist", { toolName: "exec", message }).answer, {
    message: { role: "toolResult", content: [{ type: "text", text: "a ******" }] },
  });
  assert.deepEqual(ask("message_sending", { to: "x", content: "a secret" }).answer, { content: "a ******" });
  assert.deepEqual(ask("before_agent_finalize", { stopHookActive: false }).answer, {
    action: "revise",
    reason: "[test] Not done",
    retry: { instruction: "[test] Not done" },
  });
  assert.deepEqual(ask("before_agent_finalize", { stopHookActive: true }).answer, {});
  assert.deepEqual(ask("agent_end", {}).answer, {});
});

test("opencode: rewrites reach the object that the host holds", () => {
  const args = { command: "a secret", env: { KEY: "secret" }, list: ["secret"] };
  const { env, list } = args;
  const answer = askAll([guard], opencode, "tool.execute.before", { tool: "bash", args }, assert.fail);
  pour({ args }, answer);
  assert.deepEqual(args, { command: "a ******", env: { KEY: "******" }, list: ["******"] });
  assert.equal(args.env, env);
  assert.equal(args.list, list);
});

/** A bundle as the host loads it: plain JavaScript. */
async function load<T>(...path: string[]): Promise<T> {
  return (await import(pathToFileURL(built("plugins", ...path)).href)) as T;
}

test("OpenClaw: the bundle registers the hooks of the host's table, and its manifests name it", async () => {
  type Plugin = { default: { id: string; register: (api: object) => void } };
  const { default: plugin } = await load<Plugin>("openclaw", "index.js");
  type Hook = (event: unknown, context: unknown) => unknown;
  const hooks = new Map<string, Hook>();
  const runtimes: string[] = [];
  plugin.register({
    on: (name: string, hook: Hook) => hooks.set(name, hook),
    registerAgentToolResultMiddleware: (hook: Hook, options: { runtimes: string[] }) => {
      hooks.set(MIDDLEWARE, hook);
      runtimes.push(...options.runtimes);
    },
  });
  // Behind the guards' own stands verify_work's watch over a run (plugins/openclaw/work.ts).
  const watch = ["after_tool_call", "llm_output", "before_prompt_build", "agent_end"];
  assert.deepEqual([...hooks.keys()], [...Object.keys(openclaw.events), ...watch]);
  const harmless = { toolName: "exec", params: { command: "echo hi" } };
  assert.equal(await hooks.get("before_tool_call")?.(harmless, { sessionId: "s" }), undefined);
  const message = { role: "toolResult", content: [{ type: "text", text: "hi" }] };
  assert.equal(hooks.get("tool_result_persist")?.({ toolName: "exec", message }, {}), undefined);
  const manifest = JSON.parse(readFileSync(built("plugins", "openclaw", "openclaw.plugin.json"), "utf8"));
  assert.equal(manifest.id, plugin.id);
  assert.deepEqual(manifest.contracts.agentToolResultMiddleware, runtimes);
});

/** Every hook that OpenClaw's bundle registers, by its name. */
async function openclawHooks(): Promise<(name: string, event: object, context: object) => Promise<unknown>> {
  type Plugin = { default: { register: (api: object) => void } };
  const { default: plugin } = await load<Plugin>("openclaw", "index.js");
  const hooks = new Map<string, (event: unknown, context: unknown) => unknown>();
  plugin.register({
    on: (name: string, hook: (event: unknown, context: unknown) => unknown) => hooks.set(name, hook),
    registerAgentToolResultMiddleware: () => undefined,
  });
  return async (name, event, context) => await hooks.get(name)?.(event, context);
}

const ran = (command: string, result: string, toolCallId: string) => ({
  toolName: "exec",
  params: { command },
  result,
  toolCallId,
});

test("OpenClaw: the bundle corrects a lie before the next prompt, notes it once, and forgets the run at its end", async (t) => {
  const state = mkdtempSync(join(tmpdir(), "agent-guards-plugin-"));
  t.after(() => rmSync(state, { recursive: true, force: true }));
  process.env["AGENT_GUARDS_STATE"] = state;
  const hook = await openclawHooks();
  const at = { runId: "run-1", sessionKey: "chat-1" };
  await hook("after_tool_call", ran("pytest -q", "2 failed, 10 passed in 0.4s\nExit code: 1", "c1"), at);
  await hook("llm_output", { assistantTexts: ["Running it once more."] }, at);
  assert.equal(await hook("before_prompt_build", { prompt: "x" }, at), undefined);
  await hook("llm_output", { assistantTexts: ["All 12 tests pass."] }, at);
  const told = (await hook("before_prompt_build", { prompt: "x" }, at)) as
    | { prependContext?: string }
    | undefined;
  assert.match(told?.prependContext ?? "", /^\[work\] Blocked/);
  const sent = (await hook("message_sending", { to: "u", content: "All 12 tests pass." }, at)) as
    | { content?: string }
    | undefined;
  assert.match(sent?.content ?? "", /All 12 tests pass\.[\s\S]*\[work\] Unverified/);
  assert.equal(await hook("message_sending", { to: "u", content: "All 12 tests pass." }, at), undefined);
  await hook("agent_end", {}, at);
  // Another run of the same chat: tools ran, and the summary is true.
  const next = { runId: "run-2", sessionKey: "chat-1" };
  await hook("after_tool_call", ran("pytest -q", "12 passed in 0.4s", "c2"), next);
  await hook("llm_output", { assistantTexts: ["All 12 tests pass."] }, next);
  assert.equal(await hook("before_prompt_build", { prompt: "x" }, next), undefined);
  assert.equal(await hook("message_sending", { to: "u", content: "All 12 tests pass." }, next), undefined);
});

test("OpenClaw: what one process recorded is held against the words that another one hears", async (t) => {
  const state = mkdtempSync(join(tmpdir(), "agent-guards-plugin-"));
  t.after(() => rmSync(state, { recursive: true, force: true }));
  process.env["AGENT_GUARDS_STATE"] = state;
  const at = { runId: "run-3", sessionKey: "chat-2" };
  const file = pathToFileURL(built("plugins", "openclaw", "index.js")).href;
  const code = `import plugin from ${JSON.stringify(file)};
    plugin.register({
      on: (name, hook) => name === "after_tool_call" && hook(${JSON.stringify(ran("npm run build", "error during build\nExit code: 1", "c3"))}, ${JSON.stringify(at)}),
      registerAgentToolResultMiddleware: () => undefined,
    });`;
  assert.equal(spawnSync(process.execPath, ["--input-type=module", "-e", code]).status, 0);
  const hook = await openclawHooks();
  await hook("llm_output", { assistantTexts: ["The build fails; I stopped there."] }, at);
  assert.equal(await hook("before_prompt_build", { prompt: "x" }, at), undefined);
  await hook("llm_output", { assistantTexts: ["The build succeeds."] }, at);
  const told = (await hook("before_prompt_build", { prompt: "x" }, at)) as
    | { prependContext?: string }
    | undefined;
  assert.match(told?.prependContext ?? "", /last run of it says otherwise/);
});

test("opencode: the bundle exports one plugin function whose hooks leave a harmless call alone", async () => {
  type Hook = (input: object, output: object) => Promise<void>;
  type Module = { AgentGuards: (context: object) => Promise<Record<string, Hook>> };
  const module = await load<Module>("opencode", "index.js");
  assert.deepEqual(Object.keys(module), ["AgentGuards"]);
  const hooks = new Map(Object.entries(await module.AgentGuards({ directory: "/w" })));
  assert.deepEqual([...hooks.keys()], Object.keys(opencode.events));
  const output = { args: { command: "echo hi" } };
  await hooks.get("tool.execute.before")?.({ tool: "bash", sessionID: "s", callID: "c" }, output);
  assert.deepEqual(output, { args: { command: "echo hi" } });
});

test("opencode: a script that a command names is looked for in the host's directory", async (t) => {
  type Hook = (input: object, output: object) => Promise<void>;
  const { AgentGuards } = await load<{ AgentGuards: (context: object) => Promise<Record<string, Hook>> }>(
    "opencode",
    "index.js",
  );
  const directory = mkdtempSync(join(tmpdir(), "agent-guards-opencode-"));
  t.after(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, "clean.sh"), JSON.parse(BLOCKED).tool_input.command);
  const call = async (context: object) => {
    const hooks = new Map(Object.entries(await AgentGuards(context)));
    await hooks.get("tool.execute.before")?.({ tool: "bash" }, { args: { command: "bash clean.sh" } });
  };
  await assert.rejects(call({ directory }), /Blocked/);
  await call({});
});

test("pi: the bundle stops, rewrites in place, masks and sends back by pi's own words", async () => {
  type Handler = (event: object, context: object) => Promise<Record<string, unknown> | undefined>;
  type Plugin = { default: (pi: { on: (name: string, handler: Handler) => void }) => void };
  const { default: extension } = await load<Plugin>("pi", "index.js");
  const handlers = new Map<string, Handler>();
  extension({ on: (name, handler) => handlers.set(name, handler) });
  const notes: string[] = [];
  const ui = { notify: (line: string) => notes.push(line), confirm: async () => false };
  const context = { cwd: "/w", hasUI: true, ui };
  const fire = (name: string, event: object) => handlers.get(name)?.(event, context);
  const key = `sk-or-v1-${createHash("sha256").update("pi").digest("hex")}`;

  assert.deepEqual(await fire("input", { text: `use ${key}` }), { action: "handled" });
  assert.equal(await fire("input", { text: "hello" }), undefined);
  const stopped = await fire("tool_call", { toolName: "bash", input: { command: "cd / && rm -rf *" } });
  assert.equal(stopped?.["block"], true);
  const input = { message: `here: ${key}` };
  assert.equal(await fire("tool_call", { toolName: "send_message", input }), undefined);
  assert.match(input.message, /^here: \S*…\[redacted:/);
  const result = { content: [{ type: "text", text: key }], details: { at: key }, isError: false };
  const masked = await fire("tool_result", { toolName: "bash", ...result });
  assert.deepEqual(Object.keys(masked ?? {}), ["content", "details", "structuredContent"]);
  const message = {
    role: "assistant",
    content: [
      { type: "text", text: key },
      { type: "toolCall", arguments: { key } },
    ],
  };
  const ended = await fire("message_end", { message });
  const sent = await fire("context", { messages: [message] });
  assert.ok(!JSON.stringify([masked, ended?.["message"], notes]).includes(`"${key}"}]`));
  assert.match(JSON.stringify(ended), /redacted.*toolCall/);
  assert.ok(!JSON.stringify(sent).includes(key));
  const settle = { entries: [], context: { contextMessages: [message] } };
  assert.equal(await fire("agent_before_settle", settle), undefined);
  assert.match(notes.join("\n"), /recursive delete/);
  assert.ok(!notes.join("\n").includes(key));
});
