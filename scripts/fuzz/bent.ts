/** Payloads that no host sends: calls of the fuzzer with stretches cut out, doubled, nested, or of other types. */
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import type { Random } from "./random.ts";

const ODD: readonly Json[] = [
  ...[null, true, 0, -1, 1e308, "", " ", "\u0000", "\ud800", "null", "[]", "{}", "~", "/", "\n"],
  ...[[], {}, [[]], [null], { "": "" }, { length: 1 }, { __proto__: null }, ["a", 1, null, {}]],
];
const NAMES = [
  "command",
  "tool_name",
  "tool_input",
  "event",
  "hook_event_name",
  "cwd",
  "session_id",
  "prompt",
  "response",
];
const LEVELS = [3, 30, 900, 3000];

/** The payload's text, bent in one to three ways. */
export function bent(payload: JsonObject, random: Random): string {
  let text = JSON.stringify(changed(payload, random));
  for (let times = random(3); times > 0; times--) text = torn(text, random);
  return text;
}

/** The payload with a field of another type, a field too many, or a value far down. */
function changed(payload: JsonObject, random: Random): JsonObject {
  const keys = Object.keys(payload);
  const key = random(3) === 0 ? NAMES[random(NAMES.length)] : keys[random(keys.length)];
  const odd = ODD[random(ODD.length)] ?? null;
  switch (random(4)) {
    case 0:
      return { ...payload, [key ?? "x"]: odd };
    case 1:
      return { ...payload, [key ?? "x"]: [payload[key ?? ""] ?? null, odd] };
    case 2:
      return {
        ...payload,
        [key ?? "x"]: nested(payload[key ?? ""] ?? odd, LEVELS[random(LEVELS.length)] ?? 1),
      };
    default:
      return payload;
  }
}

function nested(value: Json, levels: number): Json {
  let whole = value;
  for (let level = 0; level < levels; level++) whole = level % 2 === 0 ? [whole] : { a: whole };
  return whole;
}

/** The text with a stretch cut out, doubled, or replaced. */
function torn(text: string, random: Random): string {
  const from = random(text.length + 1);
  const to = Math.min(text.length, from + random(40));
  const stretch = text.slice(from, to);
  const odd = JSON.stringify(ODD[random(ODD.length)] ?? null);
  const put = ["", stretch + stretch, odd, "\\", '"', "\ufeff", "\u2028"][random(7)] ?? "";
  return text.slice(0, from) + put + text.slice(to);
}
