/** What tools are given to run, under every name and in every shape that is known: data is tests/data/tools.yaml. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse } from "yaml";
import { mapStrings } from "../lib/core/json.ts";
import type { Json, JsonObject } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { guard } from "../templates/security_guard.ts";
import { rememberVariables } from "./variables.ts";

type Call = { readonly tool: string; readonly input: Json };
type Data = {
  readonly command: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly python: string;
  readonly javascript: string;
  readonly shells: readonly (readonly string[])[];
  readonly others: readonly string[];
  readonly anywhere: readonly Json[];
  readonly typed: readonly Json[];
  readonly interpreters: readonly Call[];
  readonly programs: readonly Call[];
  readonly written: readonly Call[];
  readonly data: readonly Call[];
};

const DATA: Data = parse(readFileSync(new URL("data/tools.yaml", import.meta.url), "utf8"));
const SHELLS = DATA.shells.flat();

// What passes and is typed is kept.
const state = mkdtempSync(join(tmpdir(), "agent-guards-"));
const putBack = rememberVariables();
before(async () => {
  process.env["AGENT_GUARDS_STATE"] = state;
  await guard.load?.();
});
after(() => {
  putBack();
  rmSync(state, { recursive: true, force: true });
});

/** `shape` with the command in its place; "{{argv}}" and "{{args}}" alone become lists. */
function filled(shape: Json): Json {
  const { command, program, args, python, javascript } = DATA;
  const texts: JsonObject = { command, program, python, javascript };
  const lists: JsonObject = { "{{argv}}": [program, ...args], "{{args}}": args };
  const named = mapStrings(shape, (text) =>
    text.replace(/\{\{(command|program|python|javascript)\}\}/g, (_, key) => String(texts[key])),
  );
  return JSON.parse(
    JSON.stringify(named, (_key, value: unknown) =>
      typeof value === "string" && Object.hasOwn(lists, value) ? lists[value] : value,
    ),
  );
}

function isStopped({ tool, input }: Call): boolean {
  const event = {
    event: "pre_tool_call",
    session_id: "s",
    cwd: "/w",
    tool_name: tool,
    tool_input: filled(input),
  };
  const { answer, failure } = respond(guard, JSON.stringify(event));
  assert.equal(failure, undefined, JSON.stringify(event));
  return answer.stdout["decision"] === "block";
}

test("a command is stopped wherever it stands in the input of a tool, whatever the tool is called", () => {
  const missed = [...SHELLS, ...DATA.others].flatMap((tool) =>
    DATA.anywhere
      .filter((input) => !isStopped({ tool, input }))
      .map((input) => `${tool} ${JSON.stringify(input)}`),
  );
  assert.deepEqual(missed, []);
});

test("what a shell is given to run is stopped, whatever the field is called", () => {
  const missed = SHELLS.flatMap((tool) =>
    DATA.typed
      .filter((input) => !isStopped({ tool, input }))
      .map((input) => `${tool} ${JSON.stringify(input)}`),
  );
  assert.deepEqual(missed, []);
});

test("code is judged in its own language", () => {
  assert.deepEqual(
    DATA.interpreters.filter((call) => !isStopped(call)),
    [],
  );
});

test("a tool that is called by a program's name is judged as that program", () => {
  assert.deepEqual(
    DATA.programs.filter((call) => !isStopped(call)),
    [],
  );
});

test("what a tool runs of settings and operations is judged", () => {
  assert.deepEqual(
    DATA.written.filter((call) => !isStopped(call)),
    [],
  );
});

test("text that is only data is never stopped", () => {
  assert.deepEqual(DATA.data.filter(isStopped), []);
});

test("what a shell is given as data by any other tool is not run", () => {
  const stopped = DATA.others.flatMap((tool) =>
    DATA.typed
      .filter((input) => !Array.isArray(input) && isStopped({ tool, input }))
      .map((input) => `${tool} ${JSON.stringify(input)}`),
  );
  assert.deepEqual(stopped, []);
});
