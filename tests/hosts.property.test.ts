/**
 * Every host, every event that it knows, every verdict, with texts and values of any kind: the answer is one JSON object of
 * the shape that the host's own documents demand, says one thing, and says it whole.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isObject, writeJson } from "../lib/core/json.ts";
import type { Json, JsonObject, Verdict } from "../lib/core/verdict.ts";
import { respond, respondTo } from "../lib/hook/decide.ts";
import type { Guard, HookEvent } from "../lib/hook/event.ts";
import type { Answer, EncodedAct, Encoders, Host } from "../lib/hook/hosts/host.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { ALL_HOSTS } from "../scripts/hosts.ts";
import { dataOf, problemOf, type Shapes, wrong } from "./host-shapes.ts";
import { anyCharacter, fc } from "./property.ts";

/** Words that a careless encoder, writer or reader of JSON trips over. */
const NASTY = [
  ...[
    "\u0000",
    "\ud800",
    "\udc00x",
    "\u2028\u2029",
    "\uFEFF{",
    '"}\n{"decision":"allow"}',
    "\\",
    "\u001b[2J",
  ],
  ...["x".repeat(1 << 20), "__proto__", "</script>", "continue", "allow"],
];

/** What stands deep inside: more levels than `JSON.stringify` of this runtime can write. */
function deep(levels: number, wrap: (inner: Json) => Json): Json {
  let value: Json = "bottom";
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

const LEVELS = 10_000;
const DEEP: readonly Json[] = [deep(LEVELS, (inner) => [inner]), deep(LEVELS, (inner) => ({ a: inner }))];

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: anyCharacter, minLength: 1 }));
const reason = text.map((words) => `[test] Blocked (why): ${words}`);
const anything = fc.oneof(
  fc.constantFrom(...DEEP),
  text,
  fc.jsonValue({ maxDepth: 3 }),
) as fc.Arbitrary<Json>;

/** New values as guards give them: of the kind that stood there before. */
function like(old: Json | undefined): fc.Arbitrary<Json> {
  if (typeof old === "string") return text;
  if (Array.isArray(old)) return fc.array(anything, { maxLength: 3 });
  return fc.dictionary(fc.string(), anything, { maxKeys: 3 });
}

/** What a guard may put another value in the place of. */
function judged(event: HookEvent): Json | undefined {
  switch (event.kind) {
    case "tool_call":
      return event.input;
    case "tool_result":
      return event.result;
    case "model_call":
      return event.messages;
    default:
      return "";
  }
}

function verdictOn(event: HookEvent): fc.Arbitrary<Verdict> {
  const rules = fc.constant(["test.rule"]);
  const meta = fc.option(fc.dictionary(fc.constantFrom("category", "blast_radius"), text), {
    nil: undefined,
  });
  const stop = (act: "block" | "ask") =>
    fc
      .record({ act: fc.constant(act), reason, rules, meta })
      .map(({ meta: more, ...rest }) => (more === undefined ? rest : { ...rest, meta: more }));
  return fc.oneof(
    fc.constant<Verdict>({ act: "continue" }),
    stop("block"),
    stop("ask"),
    fc.record({ act: fc.constant("rewrite" as const), value: like(judged(event)), note: reason, rules }),
    fc.record({ act: fc.constant("warn" as const), text: reason, rules }),
    fc.record({ act: fc.constant("context" as const), text: reason, rules }),
  );
}

function guardThat(verdict: Verdict): Guard {
  const all = () => verdict;
  const on = {
    ...{ prompt: all, tool_call: all, tool_result: all, stop: all, reply: all, outbound: all },
    ...{ model_call: all, before_model: all, session: all },
  };
  return { name: "test_guard", tag: "test", failPolicy: "warn", tables: () => ({}), on };
}

/** What a host's process reads: the bytes of one line, as JSON. */
function received({ stdout }: Answer): JsonObject {
  const line = Buffer.from(`${writeJson(stdout)}\n`, "utf8").toString("utf8");
  assert.equal(line.indexOf("\n"), line.length - 1, "the answer is one line");
  const value: unknown = JSON.parse(line);
  assert.ok(isObject(value), "the answer is one object");
  return value;
}

type Case = { readonly host: Host; readonly payload: JsonObject; readonly event: HookEvent };

/** Every sample of every host whose event a guard judges. */
const CASES: readonly Case[] = ALL_HOSTS.flatMap((host) =>
  dataOf(host.id).payloads.flatMap(({ payload, event: name }): Case[] => {
    const event = HOSTS.includes(host) ? host.decode(payload) : host.decode(payload, name);
    return event ? [{ host, payload, event }] : [];
  }),
);

function shapesOf({ host, event }: Case): Shapes {
  return dataOf(host.id).answers[event.name] ?? {};
}

function answered({ host, payload, event }: Case, verdict: Verdict): Answer {
  const guard = guardThat(verdict);
  return HOSTS.includes(host)
    ? respond(guard, writeJson(payload)).answer
    : respondTo(guard, host, payload, event.name).answer;
}

for (const host of ALL_HOSTS) {
  const cases = CASES.filter((one) => one.host === host);
  test(`${host.id}: any verdict on any event is one JSON object of the host's own shape, and says one thing`, () => {
    const some = fc
      .constantFrom(...cases)
      .chain((one) => verdictOn(one.event).map((verdict) => ({ one, verdict })));
    fc.assert(
      fc.property(some, ({ one, verdict }) => {
        const answer = answered(one, verdict);
        received(answer);
        assert.equal(problemOf(shapesOf(one), one.event.kind, verdict, answer), undefined);
      }),
      { numRuns: 12 * cases.length },
    );
  });
}

test("what a payload carries besides changes neither who is answered nor the words of the answer", () => {
  const stdin = CASES.filter(({ host }) => HOSTS.includes(host));
  const beside = fc.dictionary(
    fc.string().map((name) => `zz_${name}`),
    anything,
    { maxKeys: 3 },
  ) as fc.Arbitrary<JsonObject>;
  const block: Verdict = { act: "block", reason: "[test] Blocked (why): what", rules: ["test.rule"] };
  fc.assert(
    fc.property(fc.constantFrom(...stdin), beside, fc.boolean(), (one, more, before) => {
      const payload = before ? { ...more, ...one.payload } : { ...one.payload, ...more };
      assert.deepEqual(respond(guardThat(block), writeJson(payload)).answer, answered(one, block));
    }),
    { numRuns: 500 },
  );
});

/** Answers that a careless host file would give instead of `answer`. */
function spoiled(answer: Answer): Answer[] {
  const { stdout, exit } = answer;
  const opposite: Readonly<Record<string, Json>> = {
    deny: "allow",
    block: "approve",
    ask: "allow",
    allow: "deny",
  };
  const turned = mapped(stdout, (leaf) => (typeof leaf === "string" ? (opposite[leaf] ?? leaf) : leaf));
  const emptied = mapped(stdout, (leaf) =>
    typeof leaf === "string" && leaf.startsWith("[test]") ? "" : leaf,
  );
  const others = [turned, emptied, { ...stdout, more: true }, { continue: true, ...stdout }].map((one) => ({
    ...answer,
    stdout: one,
  }));
  const different = others.filter((one) => writeJson(one.stdout) !== writeJson(stdout));
  return [...different, { ...answer, exit: exit === 0 ? (2 as const) : (0 as const) }];
}

function mapped(value: JsonObject, change: (leaf: Json) => Json): JsonObject {
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    isObject(child) ? mapped(child, change) : change(child),
  ]);
  return Object.fromEntries(entries);
}

const WORDS = "[test] Blocked (why): what";

/** One verdict of each act. */
function verdicts({ event }: Case): (Verdict & { readonly act: EncodedAct })[] {
  const rules = ["test.rule"];
  const value: Json =
    event.kind === "tool_call" || event.kind === "tool_result" ? { masked: "text" } : "masked text";
  return [
    { act: "block", reason: WORDS, rules },
    { act: "ask", reason: WORDS, rules },
    { act: "rewrite", value, note: WORDS, rules },
    { act: "warn", text: WORDS, rules },
    { act: "context", text: WORDS, rules },
  ];
}

test("the judge of answers sees what is spoiled: a turned word, an empty reason, a field more, another exit code", () => {
  for (const one of CASES) {
    for (const verdict of verdicts(one)) {
      const answer = answered(one, verdict);
      for (const bad of spoiled(answer)) {
        const problem = problemOf(shapesOf(one), one.event.kind, verdict, bad);
        assert.notEqual(
          problem,
          undefined,
          `${one.host.id} ${one.event.name} ${JSON.stringify({ verdict, bad })}`,
        );
      }
    }
  }
});

/** A host file in which one word of one event is wrong. */
function withWord({ host, event }: Case, act: EncodedAct, word: Encoders[EncodedAct]): Host["encode"] {
  const row = host.events[event.name];
  const old = row?.encoders[act];
  if (!row || !old) return host.encode;
  return (verdict, at, payload) => {
    Object.assign(row.encoders, { [act]: word });
    try {
      return host.encode(verdict, at, payload);
    } finally {
      Object.assign(row.encoders, { [act]: old });
    }
  };
}

test("the judge of answers sees a host file whose word is silent, or says another thing", () => {
  const silent = (): Answer => ({ stdout: {}, exit: 0 });
  const lets = (): Answer => ({ stdout: { decision: "allow" }, exit: 0 });
  for (const one of CASES) {
    for (const verdict of verdicts(one)) {
      if (!one.host.can(verdict.act, one.event)) continue;
      for (const word of [silent, lets]) {
        const answer = withWord(one, verdict.act, word)(verdict, one.event, one.payload);
        const problem = problemOf(shapesOf(one), one.event.kind, verdict, answer);
        assert.notEqual(problem, undefined, `${one.host.id} ${one.event.name} ${verdict.act}`);
      }
    }
  }
});

test("an explicit allow stands only where the host's documents say that silence denies, or that a new value needs it", () => {
  for (const one of CASES) {
    const answer = answered(one, { act: "continue" });
    const pass = shapesOf(one).pass;
    if (pass === undefined) assert.deepEqual(answer, { stdout: {}, exit: 0 }, one.host.id);
    else assert.equal(wrong(answer, pass), undefined, one.host.id);
  }
});
