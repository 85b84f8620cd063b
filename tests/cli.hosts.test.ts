/** The wiring of every host against the host's own file: events that exist, payloads that decode, entries that read back. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { parse } from "yaml";
import { payloadOf } from "../cli/hosts/payload.ts";
import { WIRINGS } from "../cli/hosts/table.ts";
import { wordsOf } from "../cli/hosts/wiring.ts";
import { textOf } from "../lib/core/json.ts";
import type { Json, JsonObject } from "../lib/core/verdict.ts";
import type { HookEvent } from "../lib/hook/event.ts";
import { HOSTS, hostById } from "../lib/hook/hosts/index.ts";

const TEXT = "the text that counts";

/** What a guard would judge of an event. */
function judged(event: HookEvent): Json {
  switch (event.kind) {
    case "tool_call":
      return event.command ?? null;
    case "tool_result":
      return event.result;
    case "model_call":
      return event.messages;
    case "session":
      return null;
    default:
      return event.text;
  }
}

for (const wiring of WIRINGS) {
  const host = hostById(wiring.id);
  for (const name of wiring.events) {
    test(`${wiring.id}: ${name} is decoded, and holds the text of a dry run`, () => {
      const row = host?.events[name];
      assert.ok(row, "the host has this event");
      const payload = JSON.parse(payloadOf(wiring.id, name, row.kind, TEXT, "/w")) as JsonObject;
      const event = host?.decode(payload, wiring.words(name).includes("--event") ? name : undefined);
      assert.equal(event?.kind, row.kind);
      assert.equal(event?.cwd, "/w");
      assert.ok(event && textOf(judged(event)).includes(TEXT));
    });
    test(`${wiring.id}: ${name} is recognised without --host`, () => {
      const row = host?.events[name];
      const payload = JSON.parse(
        payloadOf(wiring.id, name, row?.kind ?? "session", TEXT, "/w"),
      ) as JsonObject;
      assert.equal(HOSTS.find((one) => one.detects(payload))?.id, wiring.id);
    });
  }
}

for (const wiring of WIRINGS) {
  test(`${wiring.id}: an entry reads back as what was wired`, () => {
    const program = "/a folder/it's/security_guard";
    const [event = ""] = wiring.events;
    const data: Json = { agents: { root: {} } };
    const [path = []] = wiring.lists(event, data);
    const args = wiring.words(event);
    const entry = wiring.entry(event, { program, args });
    const whole = path.reduceRight<Json>((value, key) => ({ [String(key)]: value }), [entry]);
    const [hook, ...rest] = wiring.read(whole);
    assert.deepEqual(rest, []);
    assert.equal(hook?.event, event);
    assert.equal(hook?.timeout ?? 10, 10);
    if (!wiring.splits) assert.deepEqual(hook?.argv, [program, ...args]);
  });
}

test("a command line is read as a shell reads it", () => {
  assert.deepEqual(wordsOf(`a 'b c' "d \\" e" f\\ g h'i'"j"  `), ["a", "b c", 'd " e', "f g", "hij"]);
});

for (const wiring of WIRINGS) {
  test(`${wiring.id}: docs/hosts.md shows what install writes`, () => {
    const page = readFileSync(new URL("../docs/hosts.md", import.meta.url), "utf8");
    const section =
      page.split(/^## /m).find((part) => part.startsWith(`${hostById(wiring.id)?.title}\n`)) ?? "";
    const [, block = ""] = /^```(?:json|yaml)\n(.*?)^```$/ms.exec(section) ?? [];
    const data = parse(block) as Json;
    assert.deepEqual(wiring.misshapen(data), []);
    const hooks = wiring.read(data);
    assert.ok(hooks.length >= Math.min(3, wiring.events.length));
    for (const { event, timeout } of hooks) {
      assert.ok(wiring.events.includes(event), event);
      assert.equal(timeout ?? 10, 10);
    }
  });
}
