/** Every host by its own data: payloads are recognised and read, and each verdict becomes the strongest answer that the host's closed schema holds. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { isObject } from "../lib/core/json.ts";
import { isTool } from "../lib/core/tool.ts";
import { CONTINUE, type Json, type JsonObject, type Verdict } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import type { EventKind, Guard, HookEvent } from "../lib/hook/event.ts";
import type { Answer, Host } from "../lib/hook/hosts/host.ts";
import { HOSTS, hostOf } from "../lib/hook/hosts/index.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import { ALL_HOSTS, withTable } from "../scripts/hosts.ts";
import { hostList, LIST } from "../scripts/register.ts";
import { dataOf, misfit, problemOf, type Sample, wrong } from "./host-shapes.ts";

function verdictsFor(event: HookEvent): Verdict[] {
  const rules = ["test.rule"];
  const meta = { category: "fs-delete", blast_radius: "high" };
  const values: Partial<Record<EventKind, Json>> = {
    tool_call: event.kind === "tool_call" ? event.input : null,
    tool_result: event.kind === "tool_result" ? event.result : null,
    model_call: event.kind === "model_call" ? event.messages : null,
  };
  return [
    { act: "continue" },
    { act: "block", reason: "[test] Blocked (why): what", rules },
    { act: "block", reason: "[test] Blocked (why): what", rules, meta },
    { act: "ask", reason: "[test] Blocked (why): what", rules, meta },
    { act: "rewrite", value: values[event.kind] ?? "other text", note: "[test] masked", rules },
    { act: "warn", text: "[test] Warning", rules },
    { act: "context", text: "[test] Note", rules },
  ];
}

function checkAnswer(host: Host, event: HookEvent, payload: JsonObject): void {
  const shapes = dataOf(host.id).answers[event.name] ?? {};
  for (const verdict of verdictsFor(event)) {
    const answer = host.encode(verdict, event, payload);
    const where = `${host.id} ${event.name} ${verdict.act} ${JSON.stringify(answer)}`;
    assert.equal(problemOf(shapes, event.kind, verdict, answer), undefined, where);
  }
}

/** A plugin's payload is a callback's: nobody has to recognise it, and the callback is the event. */
function isPlugin(host: Host): boolean {
  return !HOSTS.includes(host);
}

function read(host: Host, { event, payload }: Sample): HookEvent | undefined {
  return isPlugin(host) ? host.decode(payload, event) : host.decode(payload);
}

for (const host of ALL_HOSTS) {
  test(`${host.id}: recognises its payloads and reads them`, () => {
    for (const sample of dataOf(host.id).payloads) {
      const { event, payload, reads } = sample;
      const where = `${host.id} ${event} ${JSON.stringify(payload)}`;
      const recognised = hostOf(payload)?.id;
      if (isPlugin(host)) assert.ok(recognised === undefined || recognised === "unknown", where);
      else assert.equal(recognised, host.id, where);
      const neutral = read(host, sample);
      if (reads === null) assert.equal(neutral, undefined, where);
      else {
        assert.ok(neutral, where);
        assert.equal(neutral.name, event, where);
        for (const [key, value] of Object.entries(reads)) {
          assert.deepEqual((neutral as unknown as JsonObject)[key] ?? null, value, `${key} of ${where}`);
        }
      }
    }
  });

  test(`${host.id}: every verdict on every event is the strongest answer that the closed schema holds`, () => {
    for (const sample of dataOf(host.id).payloads) {
      const event = read(host, sample);
      if (event) checkAnswer(host, event, sample.payload);
    }
  });

  test(`${host.id}: the data covers exactly the events that the host's file knows`, () => {
    const { answers, payloads } = dataOf(host.id);
    const known = new Set(Object.keys(host.events));
    assert.deepEqual(new Set(Object.keys(answers)), known);
    const sampled = payloads.filter(({ reads }) => reads !== null).map(({ event }) => event);
    assert.deepEqual(new Set(sampled), known);
  });
}

test("the closed schemas can fail: an unknown field, a missing one, a wrong word", () => {
  const shape = { decision: "=block", reason: "text", "note?": "text" };
  assert.equal(misfit({ decision: "block", reason: "r" }, shape), undefined);
  assert.match(misfit({ decision: "block", reason: "r", more: 1 }, shape) ?? "", /more is not allowed/);
  assert.match(misfit({ decision: "block" }, shape) ?? "", /reason is not text/);
  assert.match(misfit({ decision: "allow", reason: "r" }, shape) ?? "", /is not "block"/);
  assert.match(misfit({ decision: "block", reason: "" }, shape) ?? "", /reason is not text/);
});

test("Cursor: only an MCP tool's result can be replaced", () => {
  const payload = {
    conversation_id: "c",
    hook_event_name: "postToolUse",
    tool_name: "Shell",
    tool_output: "{}",
  };
  const event = HOSTS.find(({ id }) => id === "cursor")?.decode(payload);
  assert.ok(event);
  const verdict: Verdict = { act: "rewrite", value: {}, note: "masked", rules: [] };
  assert.deepEqual(hostOf(payload)?.encode(verdict, event, payload).stdout, { additional_context: "masked" });
});

test("what an answer means is read from the host's own file", () => {
  for (const { id } of HOSTS) {
    for (const { payload, reads } of dataOf(id).payloads) {
      if (reads === null) continue;
      const input = JSON.stringify(payload);
      for (const act of ["rewrite", "block", "warn", "context"] as const) {
        const host = hostOf(payload);
        const event = host?.decode(payload);
        assert.ok(host && event);
        const verdict = verdictsFor(event).find((one) => one.act === act) ?? CONTINUE;
        const meant = meaningOf(input, host.encode(verdict, event, payload));
        // A block by a rewrite is a rewrite to the host, and one shape may carry two kinds of text.
        if (host.can(act, event)) assert.notEqual(meant, undefined, `${id} ${event.name} ${act}`);
      }
      assert.equal(meaningOf(input, { stdout: {}, exit: 0 }), undefined, `${id} ${input}`);
      assert.equal(meaningOf(input, { stdout: { nobody: "says this" }, exit: 0 }), undefined);
    }
  }
});

test("a tool's name under the prefixes of MCP servers, in snake, kebab and camel case", () => {
  const names = ["send_message", "bash"];
  const same = ["send_message", "SendMessage", "sendMessage", "send-message", "Bash"];
  const prefixed = ["mcp__chat__send_message", "MCP:send_message", "chat-server-send_message"];
  const flat = ["chat_send_message", "mcp_chat_bash", "desk-bash", "desk/bash", "desk.bash"];
  for (const name of [...same, ...prefixed, ...flat]) assert.equal(isTool(name, names), true, name);
  for (const name of ["resend_messages", "docker_bash", "bashful", "send_message_now", ""]) {
    assert.equal(isTool(name, names), false, name);
  }
});

function guardThat(verdict: Verdict): Guard {
  const all = () => verdict;
  const on = { prompt: all, tool_call: all, tool_result: all, stop: all, reply: all, outbound: all };
  return { name: "test_guard", tag: "test", failPolicy: "warn", tables: () => ({}), on };
}

const BLOCK: Verdict = { act: "block", reason: "[test] Blocked (why): what", rules: ["test.rule"] };

/** Payloads in dialects of nobody's, with what they are about; `{}` only for what no guard judges. */
const FOREIGN: readonly { readonly payload: JsonObject; readonly kind: EventKind | null }[] = [
  {
    payload: { hook_event_name: "BEFORE TOOL", tool: "shell", args: { command: "echo hi" } },
    kind: "tool_call",
  },
  { payload: { hook: "before_tool", name: "sh", arguments: '{"command":"echo hi"}' }, kind: "tool_call" },
  { payload: { eventName: "before_shell_command", command: "echo hi" }, kind: "tool_call" },
  {
    payload: { event: "ToolPermissionRequest", tool_name: "Bash", tool_input: { command: "echo hi" } },
    kind: "tool_call",
  },
  { payload: { toolName: "bash", toolArgs: { command: "echo hi" } }, kind: "tool_call" },
  { payload: { hook_event_name: "afterToolUse", tool: "shell", result: "hi" }, kind: "tool_result" },
  { payload: { event: "post_tool", output: "hi" }, kind: "tool_result" },
  { payload: { hook_event_name: "pre-prompt", prompt: "hello" }, kind: "prompt" },
  { payload: { event_type: "user_prompt_submitted", text: "hello" }, kind: "prompt" },
  { payload: { event: "AgentStop", last_assistant_message: "Done." }, kind: "stop" },
  { payload: { event: "before_notification", message: "hi" }, kind: "outbound" },
  { payload: { event: "after_response", response: "hi" }, kind: "reply" },
  {
    payload: { event: "on_full_moon", tool_name: "bash", tool_input: { command: "echo hi" } },
    kind: "tool_call",
  },
  { payload: { event: "pre_tool_call", tool: "bash", args: { command: "echo hi" } }, kind: "tool_call" },
  {
    payload: { method: "tools/call", params: { name: "bash", arguments: { command: "echo hi" } } },
    kind: "tool_call",
  },
  {
    payload: { event: { name: "x" }, data: { tool: "sh", input: { command: "echo hi" } } },
    kind: "tool_call",
  },
  { payload: { type: "tool_use", name: "bash", input: { command: "echo hi" } }, kind: "tool_call" },
  {
    payload: { event: "tool_call_finished", tool: "bash", args: { command: "echo hi" } },
    kind: "tool_result",
  },
  { payload: { event: "on_full_moon", message: "hi" }, kind: null },
  { payload: { tool_name: "bash", tool_input: { command: "echo hi" } }, kind: null },
  { payload: { hook_event_name: "SubagentStarted", prompt: "hi" }, kind: null },
  { payload: {}, kind: null },
];

test("what nobody knows is judged by its meaning and answered with every stop that any host would obey", () => {
  for (const { payload, kind } of FOREIGN) {
    const where = JSON.stringify(payload);
    const { answer, event } = respond(guardThat(BLOCK), where);
    assert.equal(event?.kind ?? null, kind, where);
    if (kind === null) assert.deepEqual(answer, { stdout: {}, exit: 0 }, where);
    else if (kind === "tool_result" || kind === "reply") {
      assert.equal(answer.stdout["systemMessage"], BLOCK.reason, where);
      assert.equal(answer.exit, 0, where);
    } else {
      assert.equal(answer.exit, 2, where);
      assert.equal(answer.stderr, BLOCK.reason, where);
      assert.equal(answer.stdout["decision"], "block", where);
    }
    if (kind === "tool_call") assert.equal(event?.kind === "tool_call" && event.command, "echo hi", where);
  }
});

test("a host that recognises a payload and has no such event does not answer it", () => {
  const call = { tool_name: "bash", tool_input: { command: "echo hi" } };
  const stopped: readonly JsonObject[] = [
    { event: "PreToolUse", ...call },
    { hook_event_name: "PreToolUse", conversation_id: "c", ...call },
    { hook_event_name: "pre_tool_call", ...call },
    { hook_event_name: "PreToolUse", timestamp: "2026-11-21T00:00:00.000Z", ...call },
  ];
  for (const payload of stopped) {
    const { answer } = respond(guardThat(BLOCK), JSON.stringify(payload));
    assert.ok(
      answer.exit === 2 || JSON.stringify(answer.stdout).includes("deny"),
      JSON.stringify({ payload, answer }),
    );
  }
});

test("a question is a no in a mode in which nobody is asked", () => {
  const question: Verdict = { ...BLOCK, act: "ask" };
  const modes = { default: "ask", acceptEdits: "ask", plan: "ask", bypassPermissions: "deny" };
  for (const [permission_mode, decision] of Object.entries(modes)) {
    const call = { hook_event_name: "PreToolUse", tool_name: "Bash", tool_input: { command: "ls" } };
    const { answer } = respond(guardThat(question), JSON.stringify({ ...call, permission_mode }));
    assert.deepEqual(answer.stdout["hookSpecificOutput"], {
      hookEventName: "PreToolUse",
      permissionDecision: decision,
      permissionDecisionReason: BLOCK.reason,
    });
  }
});

test("the words behind --host and --event win over what the payload says", () => {
  const claude = JSON.stringify({
    hook_event_name: "PreToolUse",
    tool_name: "Bash",
    tool_input: { command: "ls" },
  });
  assert.deepEqual(respond(guardThat(BLOCK), claude, { host: "cursor", event: "preToolUse" }).answer.stdout, {
    permission: "deny",
    user_message: BLOCK.reason,
    agent_message: BLOCK.reason,
  });
  const cursor = JSON.stringify({ conversation_id: "c", hook_event_name: "preToolUse", tool_name: "Shell" });
  const borrowed = respond(guardThat(BLOCK), cursor, { host: "claude" }).answer.stdout;
  assert.equal(borrowed["permission"], "deny", "Cursor runs the hooks that Claude Code was given");
  const bare = JSON.stringify({ toolName: "bash", toolArgs: { command: "ls" } });
  const { answer } = respond(guardThat(BLOCK), bare, { host: "copilot", event: "PreToolUse" });
  assert.equal(answer.stdout["permissionDecision"], "deny");
});

test("one or two byte order marks in front change nothing on any host", () => {
  for (const { id } of HOSTS) {
    for (const { payload } of dataOf(id).payloads) {
      const text = JSON.stringify(payload);
      const plain: Answer = respond(guardThat(BLOCK), text).answer;
      assert.deepEqual(respond(guardThat(BLOCK), `\uFEFF\uFEFF${text}`).answer, plain);
    }
  }
});

test("input that cannot be read is answered in the words of the host behind --host", () => {
  for (const { id } of HOSTS) {
    const { answer } = respond(guardThat(BLOCK), "nonsense", { host: id });
    const shapes = Object.values(dataOf(id).answers).flatMap((row) => Object.values(row));
    const fits = [{}, ...shapes].some((shape) => wrong(answer, shape) === undefined);
    assert.ok(fits, `${id} ${JSON.stringify(answer)}`);
  }
});

const GUIDE = readFileSync(new URL("../docs/hosts.md", import.meta.url), "utf8");

test("the list of hosts is the one that the folder makes (npm run docs)", () => {
  assert.equal(readFileSync(LIST, "utf8"), hostList());
});

test("no two hosts that are asked alike recognise the same payload, whatever their order", () => {
  for (const { id } of HOSTS) {
    for (const { payload } of dataOf(id).payloads) {
      const all = HOSTS.filter((host) => host.detects(payload));
      const first = all
        .filter(({ specificity }) => specificity === all[0]?.specificity)
        .map((host) => host.id);
      assert.deepEqual(first, [id], JSON.stringify(payload));
    }
  }
});

test("the table in the README is the one that the code makes (npm run docs)", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  assert.equal(readme, withTable(readme));
});

/** The events that a configuration names: the keys under `hooks`, or the `event` of each entry. */
function eventsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(eventsIn);
  if (!isObject(value)) return [];
  const { hooks, event } = value;
  const named = isObject(hooks) ? Object.keys(hooks).filter((key) => Array.isArray(hooks[key])) : [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    key === "hooks" && isObject(child) ? [] : eventsIn(child),
  );
  return [...named, ...(typeof event === "string" ? [event] : []), ...below];
}

test("docs/hosts.md: a host's configuration names events that its file knows, and no others", () => {
  const sections = GUIDE.split("\n## ").slice(1);
  assert.ok(sections.length >= 11);
  for (const section of sections) {
    const title = section.slice(0, section.indexOf("\n"));
    const host = ALL_HOSTS.find((one) => one.title === title);
    assert.ok(host, `docs/hosts.md: "${title}" is no host`);
    const blocks = [...section.matchAll(/```(?:json|yaml)\n([\s\S]*?)```/g)];
    const events = blocks.flatMap(([, text]) => eventsIn(parse(text ?? "")));
    for (const event of events) assert.ok(Object.hasOwn(host.events, event), `${host.id} ${event}`);
    const few = [
      "cline",
      "openclaw",
      "opencode",
      "vscode",
      "goose",
      "antigravity",
      "crush",
      "kiro",
      "augment",
    ].includes(host.id);
    assert.ok(few || events.length > 2, `${host.id} ${events}`);
  }
});
