/** tool_audit_log: what is written down of each call, and what is not. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { isObject } from "../lib/core/json.ts";
import { AUDIT_TEXT, CALLS_OPEN } from "../lib/core/limits.ts";
import type { Json, JsonObject } from "../lib/core/verdict.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import { verifyChain } from "../lib/state/chain.ts";
import { guard } from "../templates/tool_audit_log.ts";

type Row = {
  readonly name: string;
  readonly settings?: JsonObject;
  readonly env?: Readonly<Record<string, string>>;
  readonly events: readonly JsonObject[];
  /** What the lines hold, whole but for the fields that every line has of its own. */
  readonly lines: readonly JsonObject[];
};

const { values, rows } = parse(readFileSync(new URL("data/audit.yaml", import.meta.url), "utf8")) as {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly Row[];
};

/** Sample secrets stand in the data in pieces. */
const filled = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (values[name] ?? []).join(""));

/** Runs `work` in a workspace of its own; `env` are variables besides. */
async function inWorkspace<T>(
  env: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-audit-"));
  const before = { ...process.env };
  Object.assign(process.env, { WORKSPACE_DIR: folder }, env);
  delete process.env["AGENT_GUARDS_STATE"];
  try {
    return await work(folder);
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    rmSync(folder, { recursive: true, force: true });
  }
}

const logIn = (folder: string): string => join(folder, "logs", "tool-audit.jsonl");

function linesIn(folder: string): JsonObject[] {
  const lines = readFileSync(logIn(folder), "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as JsonObject);
}

/** What the log holds behind these events. */
async function written(
  events: readonly JsonObject[],
  { settings = {}, env = {} }: Pick<Row, "settings" | "env"> = {},
): Promise<JsonObject[]> {
  const asked = guard.settings?.apply(settings) ?? guard;
  return inWorkspace(env, async (folder) => {
    for (const event of events)
      await respondLoading(asked, filled(JSON.stringify(event)), { host: "starchild" });
    return linesIn(folder);
  });
}

const OWN = ["n", "time", "id", "prev", "hash"];

/** The line but for what it has of its own; a marker's digits are another process's, too. */
const without = (line: JsonObject): JsonObject => {
  const left = Object.fromEntries(Object.entries(line).filter(([key]) => !OWN.includes(key)));
  return JSON.parse(JSON.stringify(left).replace(/:[0-9a-f]{4}\]/g, ":0000]")) as JsonObject;
};

for (const row of rows)
  test(`the log: ${row.name}`, async () => {
    const before = Date.now();
    const lines = await written(row.events, row);
    const behind = Date.now();
    assert.deepEqual(lines.map(without), row.lines);
    for (const [index, line] of lines.entries()) {
      assert.equal(line["n"], index + 1);
      const at = Date.parse(String(line["time"]));
      assert.ok(before <= at && at <= behind, "a line bears the moment in which it was written");
    }
  });

const call = (tool_name: string, tool_input: Json): JsonObject => ({
  ...{ event: "pre_tool_call", session_id: "s", tool_name, tool_input },
});
const result = (tool_name: string, tool_result: Json = "ok"): JsonObject => ({
  ...{ event: "post_tool_call", session_id: "s", tool_name, tool_result },
});

test("the log: long texts are cut to their beginning, and what is larger yet is counted", async () => {
  const long = "y".repeat(AUDIT_TEXT + 1);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k${at}`, "z".repeat(AUDIT_TEXT)]));
  const inputs = [{ command: "y".repeat(AUDIT_TEXT) }, { command: long }, many, [many]];
  const lines = await written(inputs.flatMap((input) => [call("bash", input), result("bash")]));
  const [whole, cut, counted, listed] = lines.map(({ input }) => input);
  assert.deepEqual(whole, inputs[0]);
  assert.deepEqual(cut, { command: `${"y".repeat(AUDIT_TEXT)}… (${AUDIT_TEXT + 1} units)` });
  assert.ok(isObject(counted) && isObject(listed));
  assert.deepEqual(counted, {
    units: JSON.stringify(many).length,
    keys: Object.keys(many).slice(0, 20),
  });
  assert.deepEqual(listed["keys"], []);
});

test("the log: ids, places and names are cut, and a call's own input is the oldest that waits", async () => {
  const word = (sign: string) => sign.repeat(900);
  const event = { ...result(word("t")), session_id: word("s"), cwd: word("c"), run_id: word("r") };
  const [line = {}] = await written([event]);
  for (const [field, length] of Object.entries({ tool: 200, session: 200, cwd: 400, run: 200 }))
    assert.equal(String(line[field]).length, length, field);
  const calls = Array.from({ length: CALLS_OPEN + 2 }, (_, at) => call("bash", { command: `echo ${at}` }));
  const lines = await written([...calls, result("bash"), result("bash")]);
  assert.deepEqual(
    lines.map(({ input }) => input),
    [{ command: "echo 2" }, { command: "echo 3" }],
  );
});

test("the log: of more tools than are remembered the youngest are", async () => {
  const tools = Array.from({ length: CALLS_OPEN + 1 }, (_, at) => `tool${at}`);
  const lines = await written([
    ...tools.map((tool) => call(tool, tool)),
    ...tools.slice(0, 2).map((tool) => result(tool)),
  ]);
  assert.deepEqual(
    lines.map(({ input }) => input),
    [undefined, "tool1"],
  );
});

test("the log: it is private in a folder that all may read, and a key makes its lines the key's own", async () => {
  const events = [result("bash"), result("bash")];
  await inWorkspace({ AGENT_GUARDS_AUDIT_KEY: "a key" }, async (folder) => {
    // Whatever the process around it lets new files have.
    const umask = process.umask(0);
    for (const event of events) await respondLoading(guard, JSON.stringify(event), { host: "starchild" });
    process.umask(umask);
    assert.equal(statSync(logIn(folder)).mode & 0o777, 0o600);
    assert.equal(statSync(join(folder, "logs")).mode & 0o777, 0o755);
    assert.equal(verifyChain(logIn(folder), "a key").broken, undefined);
    assert.notEqual(verifyChain(logIn(folder)).broken, undefined);
  });
  await inWorkspace({ AGENT_GUARDS_AUDIT_KEY: "" }, async (folder) => {
    for (const event of events) await respondLoading(guard, JSON.stringify(event), { host: "starchild" });
    assert.equal(verifyChain(logIn(folder)).broken, undefined);
  });
});
