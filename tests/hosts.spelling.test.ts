/** Payloads in letters that no host sends, and payloads that two hosts may have sent: read all the same, never waved through. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../lib/core/json.ts";
import { CONTINUE, type JsonObject } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import type { Guard, HookEvent } from "../lib/hook/event.ts";
import type { Host } from "../lib/hook/hosts/host.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { dataOf } from "./host-shapes.ts";

const words = (key: string) => key.replace(/([a-z])([A-Z])/g, "$1_$2").split(/[_-]/);
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const SPELLINGS: Readonly<Record<string, (key: string) => string>> = {
  PascalCase: (key) => words(key).map(title).join(""),
  "Train-Case": (key) => words(key).map(title).join("-"),
  SCREAMING: (key) => words(key).join("_").toUpperCase(),
  "small letters": (key) => words(key).join("").toLowerCase(),
  "blanks and points": (key) => ` ${words(key).join(". ")}`,
  "full width": wide,
  "Cyrillic lookalikes": (key) => key.replaceAll("o", "\u043e").replaceAll("e", "\u0435"),
  "zero width": (key) => words(key).join("_\u200b"),
};

/** A guard that minds nothing and keeps what it is asked about. */
function recorder(): { readonly guard: Guard; readonly seen: HookEvent[] } {
  const seen: HookEvent[] = [];
  const keep = (event: HookEvent) => {
    seen.push(event);
    return CONTINUE;
  };
  const on = {
    ...{ tool_call: keep, tool_result: keep, prompt: keep, stop: keep, reply: keep, outbound: keep },
  };
  return { guard: { name: "t", tag: "t", failPolicy: "warn", tables: () => ({}), on }, seen };
}

const KINDS = new Set(["tool_call", "tool_result", "prompt", "stop", "reply", "outbound"]);

/** Fields in which a payload names its event; without one its other fields are all that tells. */
const NAMES = ["event", "hook_event_name", "hookEventName", "hookName", "event_type", "agent_action_name"];

/** Names that mean this to one host alone. */
const OWN_NAMES: readonly string[] = ["pre_llm_call", "pre_verify"];

type Row = {
  readonly id: string;
  readonly payload: JsonObject;
  readonly kind: string;
  readonly word: string;
};

/** The payloads that name their event, with a text that whoever reads them must find. */
const ROWS: readonly Row[] = HOSTS.flatMap(({ id }) =>
  dataOf(id).payloads.map(({ payload, reads }) => {
    const word = textOf(reads?.["command"] ?? reads?.["text"] ?? reads?.["result"]).split("\n")[0] ?? "";
    return { id, payload, kind: String(reads?.["kind"]), word };
  }),
).filter(
  ({ payload, kind, word }) =>
    // Code mode is Codex's alone: a cell of another agent is judged as what a shell gets.
    KINDS.has(kind) &&
    word !== "" &&
    !word.startsWith("node -e ") &&
    NAMES.some((name) => typeof payload[name] === "string" && !OWN_NAMES.includes(payload[name])),
);

for (const [spelling, spelled] of Object.entries(SPELLINGS)) {
  test(`every event of every host is read in ${spelling}`, () => {
    const unread = ROWS.filter(({ payload, kind, word }) => {
      const { guard, seen } = recorder();
      respond(
        guard,
        JSON.stringify(
          Object.fromEntries(Object.entries(payload).map(([key, value]) => [spelled(key), value])),
        ),
      );
      const [event] = seen;
      return event?.kind !== kind || !JSON.stringify(event).includes(JSON.stringify(word).slice(1, -1));
    });
    assert.deepEqual(unread, []);
  });
}

const isOf = (host: Host, payload: JsonObject) => host.detects(payload) && host.knows(payload);

/** Payloads of `id` with the fields of another host's beside its own, which the other host would take for its own. */
function mixed(id: string): JsonObject[] {
  const others = HOSTS.filter((host) => host.id !== id);
  return others.flatMap((host) =>
    dataOf(host.id)
      .payloads.filter(({ payload }) => isOf(host, payload))
      .flatMap(({ payload: foreign }) =>
        dataOf(id).payloads.flatMap(({ payload: own }): JsonObject[] => [
          { ...own, ...foreign },
          { ...foreign, ...own },
        ]),
      )
      .filter((payload) => isOf(host, payload)),
  );
}

test("an explicit allow is for payloads that no other host may have sent", () => {
  const allowing = HOSTS.filter(({ events }) => Object.values(events).some(({ encoders }) => encoders.pass));
  const payloads = allowing.flatMap(({ id }) => mixed(id));
  assert.ok(payloads.length > 100);
  for (const payload of payloads) {
    const { answer } = respond(recorder().guard, JSON.stringify(payload));
    assert.doesNotMatch(JSON.stringify(answer.stdout), /"allow"/, JSON.stringify(payload));
  }
});
