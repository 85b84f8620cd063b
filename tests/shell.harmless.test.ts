/** The short way is safe only while none of its programs stands in a table that can act. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hasEffects } from "../lib/shell/effects/effects.ts";
import { hasSendings } from "../lib/shell/effects/sinks.ts";
import { isHarmless } from "../lib/shell/harmless.ts";
import { LOOKERS } from "../lib/shell/programs/lookers.ts";

test("no program of the short way stands in a table of effects or sinks", () => {
  assert.deepEqual(
    [...LOOKERS].filter((program) => hasEffects(program) || hasSendings(program)),
    [],
  );
});

test("a row on a program takes it off the short way", () => {
  assert.ok(isHarmless("ls -la", []));
  assert.ok(!isHarmless("ls -la", [{ id: "no-ls", run: "ls", why: "a test" }]));
});
