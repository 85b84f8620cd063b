/** Hooks that others wrote, in Python, Node and shell, for this protocol and for Claude Code: tests/data/foreign.yaml. */
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import type { EventName } from "../lib/bus/index.ts";
import { busWorld } from "./bus-world.ts";

const DATA = join(dirname(fileURLToPath(import.meta.url)), "data");

type Row = {
  readonly hook: string;
  readonly event: EventName;
  readonly payload: object;
  readonly decision?: string;
  readonly explanation?: string;
  readonly box?: string;
  readonly after?: object;
  readonly context?: readonly string[];
  readonly warnings?: readonly string[];
  readonly faults?: readonly string[];
  readonly writes?: Readonly<Record<string, string>>;
};

for (const row of parse(readFileSync(join(DATA, "foreign.yaml"), "utf8")) as readonly Row[]) {
  test(`${row.hook} on ${row.event}: ${row.decision ?? "continue"}`, async (t) => {
    const world = busWorld(t);
    const command = world.at(`hooks/${basename(row.hook)}`);
    mkdirSync(dirname(command));
    copyFileSync(join(DATA, "hooks", row.hook), command);
    world.write("config/shell_hooks.yaml", stringify({ hooks: [{ event: row.event, command }] }));
    const bus = await world.bus();
    assert.ok((await bus.approve({ command })).ok);
    const outcome = await bus.turn({ sessionId: "s" }).emit(row.event, row.payload as never);
    assert.equal(outcome.decision, row.decision ?? "continue", JSON.stringify(outcome));
    if (outcome.decision === "block") {
      assert.equal(outcome.reason.explanation, row.explanation);
      assert.equal(outcome.reason.command, row.box);
    }
    assert.deepEqual(outcome.payload, row.after ?? row.payload);
    assert.deepEqual(outcome.context, row.context ?? []);
    assert.deepEqual(outcome.warnings, row.warnings ?? []);
    const faults = outcome.runs.flatMap((run) => run.faults.map(({ kind }) => kind));
    assert.deepEqual(faults, row.faults ?? []);
    for (const [file, line] of Object.entries(row.writes ?? {}))
      assert.equal(world.read(`hooks/${file}`).trim(), line);
  });
}
