/** Whose a payload is, and what it says besides: rows of tests/data/fields.yaml. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import type { JsonObject } from "../lib/core/verdict.ts";
import type { EventKind, HookEvent } from "../lib/hook/event.ts";
import { withCommon } from "../lib/hook/hosts/common.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";

type Recognised = { readonly payload: JsonObject; readonly hosts: readonly string[] };
type Common = {
  readonly kind: EventKind;
  readonly name?: string;
  readonly payload: JsonObject;
  readonly has: object;
};

const DATA = readFileSync(new URL("data/fields.yaml", import.meta.url), "utf8");
const { recognised, common }: { recognised: readonly Recognised[]; common: readonly Common[] } = parse(DATA);

for (const { payload, hosts } of recognised) {
  test(`${JSON.stringify(payload)} is of ${hosts.join(", ") || "nobody"}`, () => {
    const taken = HOSTS.filter((host) => host.detects(payload)).map(({ id }) => id);
    assert.deepEqual(taken, hosts);
  });
}

for (const { kind, name = "event", payload, has } of common) {
  test(`${kind}: what ${JSON.stringify(payload)} says besides`, () => {
    // The event as a host's own file reads it, where that has read nothing of its own.
    const event = { kind, name, session: "s", cwd: "/w", tool: "bash" } as HookEvent;
    assert.deepEqual(withCommon(event, payload), { ...event, ...has });
  });
}
