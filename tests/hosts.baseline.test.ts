/**
 * Whole readings and answers of every host, held against tests/data/baselines/hosts.yaml: what each sample payload is read
 * as, what is read of it where a field is missing or a number, and each verdict in the host's words.
 */
import { isObject } from "../lib/core/json.ts";
import type { Json, JsonObject, Verdict } from "../lib/core/verdict.ts";
import type { HookEvent } from "../lib/hook/event.ts";
import type { Host } from "../lib/hook/hosts/host.ts";
import { HOSTS, hostOf } from "../lib/hook/hosts/index.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import { ALL_HOSTS } from "../scripts/hosts.ts";
import { dataOf, type Sample } from "./host-shapes.ts";
import { baselineOf, holdWhole, writes } from "./whole.ts";

const ACTS = ["continue", "warn", "context", "block", "ask", "rewrite"] as const;

function verdictOf(act: Verdict["act"], event: HookEvent): Verdict {
  const rules = ["test.rule"];
  if (act === "continue") return { act };
  if (act === "warn" || act === "context") return { act, text: `TEXT of ${act}`, rules };
  if (act === "rewrite") return { act, value: rewritten(event), note: "NOTE", rules };
  return { act, reason: `REASON of ${act}`, rules, meta: { category: "fs-delete", blast_radius: "high" } };
}

/** What a rewrite puts in the place of what the event is about, in its shape. */
function rewritten(event: HookEvent): Json {
  switch (event.kind) {
    case "tool_call":
      return { command: "OTHER" };
    case "tool_result":
      return typeof event.result === "string" ? "OTHER" : event.result;
    case "model_call":
      return event.messages;
    default:
      return "OTHER";
  }
}

function read(host: Host, payload: JsonObject, event: string): HookEvent | undefined {
  return HOSTS.includes(host) ? host.decode(payload) : host.decode(payload, event);
}

/** What only repeats the payload. */
const ECHOED: ReadonlySet<string> = new Set(["input", "result", "messages"]);

/** What is read differently, by field; undefined where nothing is. */
function changes(before: JsonObject | null, after: JsonObject | null): Json | undefined {
  if (!before || !after) return before === after ? undefined : after;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !ECHOED.has(name),
  );
  const other = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return other.length === 0
    ? undefined
    : Object.fromEntries(other.map((name) => [name, after[name] ?? null]));
}

const plainly = (value: unknown): JsonObject | null =>
  value === undefined ? null : JSON.parse(JSON.stringify(value));

/** The payload without each of its fields, and with another value in the place of each; without those of its objects. */
function variants(payload: JsonObject, top = true): [name: string, payload: JsonObject][] {
  return Object.entries(payload).flatMap(([key, value]): [string, JsonObject][] => {
    const { [key]: _, ...rest } = payload;
    const inner = isObject(value) ? variants(value, false) : [];
    return [
      [`${key} –`, rest],
      ...(top ? others(payload, key, value) : []),
      ...inner.map(([name, box]): [string, JsonObject] => [`${key}.${name}`, { ...payload, [key]: box }]),
    ];
  });
}

/** The payload with a number in the place of a field, or its text with more in front of it and behind it. */
function others(payload: JsonObject, key: string, value: Json): [string, JsonObject][] {
  const texts: readonly [string, Json][] =
    typeof value === "string"
      ? [
          ["+", `x${value}`],
          ["*", `${value}x`],
        ]
      : [];
  return [["7", 7] as const, ...texts].map(([sign, other]) => [
    `${key} ${sign}`,
    { ...payload, [key]: other },
  ]);
}

/** What is read of a sample, and of its variants; what another one before it has shown alike is left out. */
function reading(host: Host, { event, payload }: Sample, seen: Set<string>): Json {
  const whole = plainly(read(host, payload, event));
  const of = hostOf(payload)?.id ?? null;
  const varied = variants(payload).flatMap(([name, other]): [string, Json][] => {
    const change = changes(whole, plainly(read(host, other, event)));
    const taken = hostOf(other)?.id ?? null;
    const told = {
      ...(change === undefined ? {} : { reads: change }),
      ...(taken === of ? {} : { of: taken }),
    };
    const text = `${name.replace(/.$/, "")} ${JSON.stringify(told)}`;
    if (Object.keys(told).length === 0 || seen.has(text)) return [];
    seen.add(text);
    return [[name, told]];
  });
  return { payload, of, reads: whole, ...(varied.length > 0 && { varied: Object.fromEntries(varied) }) };
}

/** Every verdict on the event of a sample in the host's words, and what an answer is taken to mean. */
function answering(host: Host, { event: name, payload }: Sample): Json {
  const event = read(host, payload, name);
  if (!event) return null;
  const rows = ACTS.map((act) => {
    const answer = host.encode(verdictOf(act, event), event, payload);
    const meant = meaningOf(JSON.stringify(payload), answer);
    return [act, plainly({ ...answer, meant })] as const;
  });
  return Object.fromEntries(rows);
}

function whole(host: Host): Json {
  const { payloads } = dataOf(host.id);
  const events = Object.entries(host.events).map(([name, { kind, encoders }]) => [
    name,
    [kind, ...Object.keys(encoders)].join(" "),
  ]);
  const said = new Map<string, Json>();
  for (const sample of payloads) {
    const answers = answering(host, sample);
    const text = `${sample.event} ${JSON.stringify(answers)}`;
    if (answers !== null && !said.has(text)) said.set(text, { event: sample.event, answers });
  }
  const seen = new Set<string>();
  const { title, specificity, ignored, remarks } = host;
  return {
    facts: plainly({ title, specificity, ignored, remarks, events: Object.fromEntries(events) }),
    readings: payloads.map((sample) => reading(host, sample, seen)),
    answers: [...said.values()],
  };
}

/** A host that is new has its cases in tests/data/hosts.yaml; `npm run baselines hosts` gives it a baseline beside them. */
const known = writes ? undefined : baselineOf("hosts");
const HELD = ALL_HOSTS.filter(({ id }) => known === undefined || id in known);

holdWhole("hosts", Object.fromEntries(HELD.map((host) => [host.id, () => whole(host)])));
