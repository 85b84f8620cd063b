/** JSON of any depth is judged, masked and answered in the host's words: nothing recurses over what came in. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { writeJson } from "../lib/core/json.ts";
import type { Json } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { guard } from "../templates/security_guard.ts";

const KEY = [
  "sk-or",
  "-v1-",
  "3f9a61c07be254d8",
  "90ab7c1e4f2d6835",
  "b1c04e9a7d526f38",
  "6e0d9b4c2a8f7153",
].join("");
const LEVELS = [5000, 40_000];
await guard.load?.();

function nested(levels: number, leaf: string, [open, close]: readonly [string, string]): string {
  return `${open.repeat(levels)}${JSON.stringify(leaf)}${close.repeat(levels)}`;
}

const BOXES: readonly (readonly [string, string])[] = [
  ['{"a":', "}"],
  ["[", "]"],
];

test("a secret at any depth is masked in the host's own words", () => {
  const head =
    '{"session_id":"s","transcript_path":"/t","cwd":"/w","hook_event_name":"PostToolUse","tool_name":"x"';
  for (const levels of LEVELS)
    for (const box of BOXES) {
      const text = `${head},"tool_response":${nested(levels, `it is ${KEY}`, box)}}`;
      const { answer, verdict, failure } = respond(guard, text);
      assert.equal(failure, undefined);
      assert.equal(verdict.act, "rewrite");
      const out = writeJson(answer.stdout);
      assert.match(out.slice(0, 60), /hookSpecificOutput.*PostToolUse/);
      assert.ok(!out.includes(KEY) && out.includes("it is sk-or-v"));
      assert.doesNotThrow(() => JSON.parse(out));
    }
});

test("a command at any depth is stopped, on every host that is spoken to", () => {
  const command = ["mkfs.nosuchfs", "/dev/sda"].join(" ");
  for (const levels of LEVELS) {
    const input = `${'{"a":'.repeat(levels)}{"command":${JSON.stringify(command)}}${"}".repeat(levels)}`;
    const text = `{"event":"pre_tool_call","cwd":"/w","tool_name":"x","tool_input":${input}}`;
    assert.equal(respond(guard, text).answer.stdout["decision"], "block");
  }
});

test("every host gives an answer to deep JSON in every field", () => {
  for (const { id, events } of HOSTS)
    for (const event of Object.keys(events)) {
      const text = `{"hook_event_name":"${event}","event":"${event}","x":${nested(5000, KEY, ["[", "]"])}}`;
      const { answer, failure } = respond(guard, text, { host: id, event });
      assert.equal(failure, undefined, `${id} ${event}`);
      assert.equal(typeof writeJson(answer.stdout), "string");
    }
});

test("JSON is written as JSON.stringify writes it", () => {
  const samples: Json[] = [
    null,
    'a\u2028"',
    1.5,
    [],
    {},
    [1, [], { a: { "b\n": [null, true] } }],
    { __proto__: 1 } as Json,
  ];
  for (const sample of samples) {
    let deep: Json = sample;
    for (let at = 0; at < 1500; at++) deep = at % 2 === 0 ? [deep, 1] : { k: deep, 'l"': 2 };
    assert.equal(writeJson(sample), JSON.stringify(sample));
    assert.equal(writeJson(deep), JSON.stringify(deep));
  }
});
