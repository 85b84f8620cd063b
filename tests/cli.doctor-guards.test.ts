/** Doctor and the guards besides the first two: each is asked something that it must act on, and its settings are looked at. */
import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { type Setting, settingTroubles, variablesUnder } from "../cli/doctor/settings.ts";
import { WIRINGS } from "../cli/hosts/table.ts";
import { wantedEvents } from "../cli/plan.ts";
import { rehearse } from "../cli/rehearse.ts";
import type { EventKind } from "../lib/hook/event.ts";
import { appendChained } from "../lib/state/chain.ts";
import { executableOf, loadGuard } from "../scripts/guards.ts";
import { rememberVariables } from "./variables.ts";

const top = mkdtempSync(join(tmpdir(), "agent-guards-settings-"));
const putBack = rememberVariables();
after(() => {
  putBack();
  rmSync(top, { recursive: true, force: true });
});

const folder = () => mkdtempSync(join(top, "case-"));

function setting(host: string, variables: Readonly<Record<string, string>>, settings = {}): Setting {
  return { host, settings, variable: (name) => variables[name] ?? "" };
}

const codes = (guard: string, at: Setting) => settingTroubles(guard, at).map(({ code }) => code);

/** The kinds of events at which each guard must act, on every host that lets it: a trial of each is a process or two. */
const ACTS: Readonly<Record<string, readonly EventKind[]>> = {
  verify_work: ["stop"],
  pii_redactor: ["tool_result", "reply", "outbound"],
  tool_audit_log: ["tool_result"],
  budget_alert: ["reply"],
  website_reminder: ["before_model", "prompt"],
  runtime_footer: ["reply"],
  llm_judge: ["tool_call"],
};

for (const [name, kinds] of Object.entries(ACTS)) {
  test(`${name} acts where it must, and is silent where it may, on every host`, async () => {
    const guard = await loadGuard(name);
    const asked = WIRINGS.flatMap((wiring) => {
      const found = wantedEvents(guard, wiring).find(({ kind }) => kinds.includes(kind));
      return found ? [{ wiring, event: found.name, kind: found.kind }] : [];
    });
    assert.ok(asked.some(({ wiring }) => wiring.id === "starchild"));
    const silent = asked.filter(({ wiring, event, kind }) => {
      const argv = [executableOf(name), ...wiring.words(event)];
      return !rehearse(argv, name, wiring.id, event, kind, 60_000).fired;
    });
    assert.deepEqual(
      silent.map(({ wiring, event }) => `${wiring.id}, ${event}`),
      [],
    );
  });
}

test("a guard that does another's work is found out", () => {
  for (const [guard, host, event, kind] of [
    ["runtime_footer", "starchild", "on_response_end", "reply"],
    ["verify_work", "starchild", "on_stop", "stop"],
    ["tool_audit_log", "claude", "PostToolUse", "tool_result"],
  ] as const) {
    const argv = [executableOf("website_reminder"), ...(host === "starchild" ? [] : ["--host", host])];
    assert.match(rehearse(argv, guard, host, event, kind, 20_000).problem ?? "", /lets pass|writes nothing/);
  }
});

test("llm_judge: no endpoint, no address, no model, no key", () => {
  const full = { JUDGE_URL: "https://api.example.com/v1", JUDGE_MODEL: "m", JUDGE_API_KEY: "k" };
  assert.deepEqual(codes("llm_judge", setting("claude", {})), ["not-set"]);
  assert.deepEqual(codes("llm_judge", setting("claude", { ...full, JUDGE_URL: "http://api.example.com" })), [
    "not-set",
  ]);
  assert.deepEqual(codes("llm_judge", setting("claude", { ...full, JUDGE_MODEL: "" })), ["not-set"]);
  assert.deepEqual(codes("llm_judge", setting("claude", { ...full, JUDGE_API_KEY: "" })), ["not-set"]);
  assert.deepEqual(codes("llm_judge", setting("claude", full)), []);
  const local = { JUDGE_URL: "http://localhost:11434/v1", JUDGE_MODEL: "m" };
  assert.deepEqual(codes("llm_judge", setting("claude", local)), []);
  const sealed = { url: "https://api.example.com/v1", model: "m", headers: { "x-caller": "hook" } };
  assert.deepEqual(codes("llm_judge", setting("claude", {}, sealed)), []);
});

test("budget_alert: a host that names no costs needs prices", () => {
  process.env["AGENT_GUARDS_STATE"] = folder();
  assert.deepEqual(codes("budget_alert", setting("claude", {})), ["no-prices"]);
  assert.deepEqual(codes("budget_alert", setting("starchild", {})), []);
  assert.deepEqual(
    codes("budget_alert", setting("claude", {}, { prices: { m: { input: 1, output: 2 } } })),
    [],
  );
});

test("tool_audit_log: a log that cannot be written, and every way in which its chain breaks", () => {
  const dir = folder();
  const path = join(dir, "log.jsonl");
  const at = setting("claude", { AGENT_GUARDS_AUDIT_LOG: path });
  assert.deepEqual(codes("tool_audit_log", at), []);
  const options = { maxBytes: 1024 * 1024 };
  for (let i = 0; i < 6; i++) appendChained(path, { i }, options);
  assert.deepEqual(codes("tool_audit_log", at), []);
  const whole = readFileSync(path, "utf8");
  const lines = whole.trimEnd().split("\n");
  const head = readFileSync(`${path}.head`);
  const played: Readonly<Record<string, readonly string[]>> = {
    removed: lines.filter((_, row) => row !== 2),
    changed: lines.map((line, row) => (row === 2 ? line.replace('"i":2', '"i":9') : line)),
    swapped: [0, 2, 1, 3, 4, 5].map((row) => lines[row] ?? ""),
    truncated: lines.slice(0, 4),
    appended: [...lines, JSON.stringify({ n: 7, i: 6, prev: "x", hash: "y" })],
    emptied: [],
  };
  for (const [name, rows] of Object.entries(played)) {
    writeFileSync(path, rows.map((row) => `${row}\n`).join(""));
    assert.deepEqual(codes("tool_audit_log", at), ["log-broken"], name);
  }
  // A chain that somebody began afresh, with the old head still there, and with none.
  rmSync(path);
  rmSync(`${path}.head`);
  appendChained(path, { i: 0 }, options);
  writeFileSync(`${path}.head`, head);
  assert.deepEqual(codes("tool_audit_log", at), ["log-broken"], "restarted");
  writeFileSync(path, whole);
  rmSync(`${path}.head`);
  assert.deepEqual(codes("tool_audit_log", at), ["log-broken"], "without its head");
  writeFileSync(`${path}.head`, head);
  assert.deepEqual(codes("tool_audit_log", at), [], "as it was");
  rmSync(path);
  symlinkSync(join(dir, "elsewhere"), path);
  assert.deepEqual(codes("tool_audit_log", at), ["log-unwritable"]);
  rmSync(path);
  mkdirSync(path);
  assert.deepEqual(codes("tool_audit_log", at), ["log-unwritable"]);
});

test("a log that was rotated away in the middle is a broken chain; one whose oldest file went is none", () => {
  const path = join(folder(), "log.jsonl");
  const at = setting("claude", { AGENT_GUARDS_AUDIT_LOG: path });
  for (let i = 0; i < 40; i++) appendChained(path, { i, text: "x".repeat(300) }, { maxBytes: 2000 });
  assert.deepEqual(codes("tool_audit_log", at), []);
  rmSync(`${path}.1`);
  assert.deepEqual(codes("tool_audit_log", at), ["log-broken"]);
});

test("a folder for state that cannot be used is named", (t) => {
  const file = join(folder(), "state");
  writeFileSync(file, "");
  process.env["AGENT_GUARDS_STATE"] = file;
  assert.deepEqual(codes("verify_work", setting("starchild", {})), ["state-unusable"]);
  if (process.getuid?.() === 0) return t.diagnostic("root may write anywhere");
  const shut = folder();
  chmodSync(shut, 0o500);
  process.env["AGENT_GUARDS_STATE"] = shut;
  assert.deepEqual(codes("verify_work", setting("starchild", {})), ["state-unusable"]);
});

test("variables: what is sealed comes first, then the command line's own, then the environment", () => {
  process.env["AGENT_GUARDS_TRIAL"] = "outside";
  const name = "AGENT_GUARDS_TRIAL";
  assert.equal(variablesUnder({}, ["/x"])(name), "outside");
  assert.equal(variablesUnder({}, ["/usr/bin/env", `${name}=own`, "/x"])(name), "own");
  assert.equal(variablesUnder({}, ["/usr/bin/env", "-i", "/x"])(name), "");
  assert.equal(variablesUnder({ [name]: null }, ["/x"])(name), "");
});
