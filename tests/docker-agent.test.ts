/** examples/docker-agent.yaml against the event and field names of docker-agent's hook documentation, and each of its commands against the guard. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { isObject } from "../lib/core/json.ts";
import type { Json, JsonObject, Verdict } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import type { Guard } from "../lib/hook/event.ts";
import { dockerAgent } from "../lib/hook/hosts/docker-agent.ts";
import type { ShellRows } from "../lib/shell/index.ts";
import { loadGuard } from "../scripts/guards.ts";
import { STRICT } from "../templates/security_guard.ts";

/** "Hook Types" of the documentation; the value says whether the event's entries stand under a matcher. */
const EVENTS: Readonly<Record<string, boolean>> = {
  pre_tool_use: true,
  tool_response_transform: true,
  post_tool_use: true,
  permission_request: true,
  session_start: false,
  user_prompt_submit: false,
  user_steering_messages_submit: false,
  user_followup_submit: false,
  turn_start: false,
  turn_end: false,
  before_llm_call: false,
  after_llm_call: false,
  session_end: false,
  pre_compact: false,
  before_compaction: false,
  after_compaction: false,
  subagent_stop: false,
  on_user_input: false,
  stop: false,
  notification: false,
  on_error: false,
  on_max_iterations: false,
  on_agent_switch: false,
  on_session_resume: false,
  on_tool_approval_decision: false,
  worktree_create: false,
};

/** "Per-hook options" and "Matcher Patterns" of the documentation. */
const HOOK_FIELDS = ["type", "command", "args", "name", "timeout", "working_dir", "env", "on_error"];
const MATCHER_FIELDS = ["matcher", "preempt_yolo", "hooks"];

type Hook = { readonly event: string; readonly command: string };

function onlyFields(value: Json, allowed: readonly string[], where: string): JsonObject {
  assert.ok(isObject(value), where);
  for (const key of Object.keys(value)) assert.ok(allowed.includes(key), `${where}: ${key}`);
  return value;
}

/** The hooks of one event, every field of which the documentation names. */
function hooksOf(event: string, entries: Json): Hook[] {
  assert.ok(Object.hasOwn(EVENTS, event), `${event} is no event`);
  assert.ok(Array.isArray(entries), event);
  const rows = EVENTS[event] ? entries.flatMap((entry: Json) => matched(event, entry)) : entries;
  return rows.map((row: Json) => {
    const hook = onlyFields(row, HOOK_FIELDS, event);
    assert.equal(hook["type"], "command");
    assert.equal(typeof hook["timeout"], "number");
    assert.ok(typeof hook["command"] === "string" && hook["command"].startsWith("/"));
    return { event, command: hook["command"] };
  });
}

function matched(event: string, entry: Json): readonly Json[] {
  const group = onlyFields(entry, MATCHER_FIELDS, event);
  assert.equal(typeof group["matcher"], "string");
  assert.doesNotThrow(() => new RegExp(String(group["matcher"]).replace(/^\*$/, ".*")));
  if (group["preempt_yolo"] !== undefined) assert.equal(event, "pre_tool_use");
  assert.ok(Array.isArray(group["hooks"]));
  return group["hooks"];
}

const example = parse(readFileSync(new URL("../examples/docker-agent.yaml", import.meta.url), "utf8"));
const hooks: Hook[] = Object.entries(example.agents.root.hooks).flatMap(([event, entries]) =>
  hooksOf(event, entries as Json),
);

test("the example uses the events and fields of the documentation, and no others", () => {
  assert.deepEqual(Object.keys(example), ["agents"]);
  assert.ok(hooks.length > 0);
});

test("the example covers both builtins, and flags that would wire them twice are absent", () => {
  const events = new Set(hooks.map(({ event }) => event));
  for (const event of ["pre_tool_use", "before_llm_call", "tool_response_transform", "permission_request"]) {
    assert.ok(events.has(event), event);
  }
  const preempting = example.agents.root.hooks.pre_tool_use.filter(
    (row: JsonObject) => row["preempt_yolo"] === true,
  );
  assert.equal(preempting.length, 1);
  assert.equal(example.agents.root.redact_secrets, undefined);
  assert.ok(example.agents.root.toolsets.every((row: JsonObject) => row["safer"] === undefined));
});

test("every event of the example is one that a guard judges", () => {
  for (const { event, command } of hooks) {
    const [, named] = command.match(/ --event (\w+)$/) ?? [];
    assert.ok(Object.hasOwn(dockerAgent.events, named ?? event), event);
  }
});

const META = { category: "fs-delete", blast_radius: "high" };
const DENIED: Verdict = {
  act: "block",
  reason: "[test] Blocked (why): what",
  rules: ["test.rule"],
  meta: META,
};

function guardThat(verdict: Verdict): Guard {
  return {
    name: "test_guard",
    tag: "test",
    failPolicy: "warn",
    tables: () => ({}),
    on: { tool_call: () => verdict },
  };
}

function call(event: string): string {
  const tool = { tool_name: "shell", tool_use_id: "c", tool_input: { cmd: "echo hi" } };
  return JSON.stringify({ session_id: "s", cwd: "/w", hook_event_name: event, agent_name: "root", ...tool });
}

/** The lane of `preempt_yolo`, as the entries of the example and of `install` name it. */
const PREEMPTING = { host: "docker-agent", event: "tool_guard" };

test("safer_shell: a denial carries category and blast radius, on both events", () => {
  for (const event of ["pre_tool_use", "permission_request"]) {
    const options = event === "pre_tool_use" ? PREEMPTING : {};
    assert.deepEqual(respond(guardThat(DENIED), call(event), options).answer.stdout, {
      hook_specific_output: {
        hook_event_name: event,
        permission_decision: "deny",
        permission_decision_reason: DENIED.reason,
        metadata: META,
      },
    });
  }
});

test("the other lane of pre_tool_use, where strict_output refuses metadata, gets none", () => {
  for (const act of ["block", "ask"] as const) {
    const stdout: JsonObject = respond(guardThat({ ...DENIED, act }), call("pre_tool_use")).answer.stdout;
    assert.deepEqual(stdout["hook_specific_output"], {
      hook_event_name: "pre_tool_use",
      permission_decision: act === "ask" ? "ask" : "deny",
      permission_decision_reason: DENIED.reason,
    });
  }
});

test("a call that would have to be masked does not happen where the host drops rewrites", () => {
  const masked: Verdict = {
    act: "rewrite",
    value: { cmd: "x" },
    note: "[test] masked",
    rules: ["test.rule"],
  };
  assert.deepEqual(respond(guardThat(masked), call("pre_tool_use"), PREEMPTING).answer.stdout, {
    hook_specific_output: {
      hook_event_name: "pre_tool_use",
      permission_decision: "deny",
      permission_decision_reason: "[test] masked; this host cannot change the text, so it was stopped",
    },
  });
});

test("safer_shell: a question forces the prompt before --yolo, and adds to the prompt that is open anyway", () => {
  const question: Verdict = { ...DENIED, act: "ask" };
  assert.deepEqual(respond(guardThat(question), call("pre_tool_use"), PREEMPTING).answer.stdout, {
    hook_specific_output: {
      hook_event_name: "pre_tool_use",
      permission_decision: "ask",
      permission_decision_reason: DENIED.reason,
      metadata: META,
    },
  });
  assert.deepEqual(respond(guardThat(question), call("permission_request")).answer.stdout, {
    hook_specific_output: {
      hook_event_name: "permission_request",
      metadata: { reason: DENIED.reason, ...META },
    },
  });
});

test("safer_shell: every row of the guard has a category of its own", async () => {
  const guard = await loadGuard("security_guard");
  const { SHELL_ROWS } = guard.tables() as { SHELL_ROWS: ShellRows };
  assert.ok(SHELL_ROWS.length > 20);
  for (const { id, category } of [...SHELL_ROWS, ...STRICT]) assert.match(category ?? "", /^[a-z-]{5,}$/, id);
});

test("safer_shell: the answer shows the category of the row that fired, and how far its damage reaches", async () => {
  const guard = await loadGuard("security_guard");
  const damage = (command: string) => {
    const fields = {
      hook_event_name: "pre_tool_use",
      agent_name: "root",
      tool_name: "shell",
      tool_use_id: "c",
    };
    const event = { session_id: "s", cwd: "/w", ...fields, tool_input: { cmd: command } };
    const { verdict } = respond(guard, JSON.stringify(event));
    return "meta" in verdict ? verdict.meta : undefined;
  };
  assert.deepEqual(damage("chmod -R 777 /etc"), { category: "fs-permissions", blast_radius: "high" });
  assert.deepEqual(damage("agent-guards uninstall"), { category: "other", blast_radius: "high" });
});

test("redact_secrets: under --event the answer still names the event that the host sent", () => {
  const verdict: Verdict = {
    act: "rewrite",
    value: { cmd: "x" },
    note: "[test] masked",
    rules: ["test.rule"],
  };
  const { answer } = respond(guardThat(verdict), call("pre_tool_use"), { event: "tool_input_transform" });
  assert.deepEqual(answer.stdout, {
    hook_specific_output: { hook_event_name: "pre_tool_use", updated_input: { cmd: "x" } },
    system_message: "[test] masked",
  });
});
