/** Thousands of random and bent payloads through every guard in this process: always one JSON object, never a throw. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isObject } from "../lib/core/json.ts";
import { respond } from "../lib/hook/decide.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { guardNames, loadGuard } from "../scripts/guards.ts";
import { anyCharacter, fc, times } from "./property.ts";
import { selftestCases } from "./selftest-cases.ts";

const RUNS = times(2000);
const GUARDS = await Promise.all(guardNames().map(loadGuard));
const SEEDS = selftestCases()
  .map((one) => one.input)
  .filter((text) => text.length < 4000);

/** Field names that some host sends: a random value under one of these reaches a decoder. */
const FIELDS = [
  ...[
    "event",
    "hook_event_name",
    "hookName",
    "message",
    "prompt",
    "tool_name",
    "toolName",
    "tool_input",
    "toolArgs",
  ],
  ...[
    "tool_result",
    "tool_response",
    "response",
    "stop_response",
    "prompt_response",
    "notification",
    "session_id",
  ],
  ...[
    "sessionId",
    "timestamp",
    "cwd",
    "extra",
    "turn_id",
    "model",
    "tool_names",
    "command",
    "messages",
    "taskId",
  ],
];
const NAMES = [
  ...[
    "on_user_message",
    "pre_tool_call",
    "transform_tool_result",
    "on_response_end",
    "on_stop",
    "on_outbound_message",
  ],
  ...[
    "PreToolUse",
    "PostToolUse",
    "Stop",
    "BeforeTool",
    "AfterAgent",
    "pre_tool_use",
    "before_llm_call",
    "preToolUse",
  ],
];

const value = fc.oneof(
  fc.constantFrom(...NAMES, "bash", "Bash", "shell", "send_message"),
  fc.jsonValue({ maxDepth: 4 }),
);
const shaped = fc
  .dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 12 })
  .map((payload) => JSON.stringify(payload));

/** A real event with a stretch cut out and something else put in. */
const bent = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.nat(),
    fc.nat(40),
    fc.oneof(fc.string({ unit: anyCharacter, maxLength: 20 }), fc.json()),
  )
  .map(([text, at, length, other]) => {
    const from = at % text.length;
    return text.slice(0, from) + other + text.slice(from + length);
  });

const payload = fc.oneof(bent, shaped, fc.json(), fc.string({ unit: anyCharacter, maxLength: 300 }));
const host = fc.constantFrom(undefined, ...HOSTS.map(({ id }) => id));

test(`${RUNS} random and bent payloads get one JSON object and an exit code that the host knows`, () => {
  fc.assert(
    fc.property(payload, host, fc.constantFrom(...GUARDS), (text, id, guard) => {
      const { answer } = respond(guard, text, id === undefined ? {} : { host: id });
      assert.ok(isObject(JSON.parse(JSON.stringify(answer.stdout))));
      assert.ok(answer.exit === 0 || answer.exit === 2);
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
});

/** Beyond what a stack holds (some 10,000 calls) by five; the guard that reads the most gets twice as much. */
const DEPTH = 50_000;
const DEEPEST = 100_000;

test("nesting as deep as an attacker likes is answered", () => {
  for (const guard of GUARDS) {
    const deep = guard.name === "security_guard" ? DEEPEST : DEPTH;
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const nested = `${open.repeat(deep)}1${close.repeat(deep)}`;
      for (const field of ["message", "response", "tool_input", "tool_result"]) {
        const event = {
          message: "on_user_message",
          response: "on_response_end",
          tool_input: "pre_tool_call",
        }[field];
        const text = `{"event":"${event ?? "transform_tool_result"}","tool_name":"send_message","${field}":${nested}}`;
        assert.ok(isObject(respond(guard, text).answer.stdout));
      }
    }
  }
});
