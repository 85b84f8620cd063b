/** Hooks that misbehave: the agent goes on, nothing is left running, doctor says what happened. tests/data/faults.yaml. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import { busWorld } from "./bus-world.ts";

const FILE = join(dirname(fileURLToPath(import.meta.url)), "data", "faults.yaml");

type Row = {
  readonly id: string;
  readonly script: string;
  readonly early?: boolean;
  readonly timeout?: number;
  readonly decision?: string;
  readonly faults: readonly (readonly string[])[];
  readonly tells?: string;
};

const MARK = "AGENT_GUARDS_TEST_MARK";

/** Processes with this mark in their environment. */
function alive(mark: string): string[] {
  return readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, "latin1").includes(mark);
    } catch {
      return false;
    }
  });
}

/** A message that no pipe holds at once. */
const LARGE = "x".repeat(1 << 20);

for (const row of parse(readFileSync(FILE, "utf8")) as readonly Row[]) {
  test(row.id, { timeout: 60_000, skip: process.platform !== "linux" }, async (t) => {
    const world = busWorld(t);
    const reads = row.early === true ? "" : "cat > /dev/null\n";
    const command = world.write("hooks/h", `#!/bin/sh\n${reads}${row.script}\n`, 0o755);
    const timeout = row.timeout ?? 30;
    world.write(
      "config/shell_hooks.yaml",
      stringify({ hooks: [{ event: "pre_tool_call", command, timeout }] }),
    );
    const mark = randomUUID();
    const bus = await world.bus({ env: { ...process.env, [MARK]: mark } });
    assert.ok((await bus.approve({ command })).ok);
    const turn = bus.turn({ sessionId: "s" });
    const payload = { tool_name: "bash", tool_input: { command: LARGE } };
    for (const faults of row.faults) {
      const outcome = await turn.emit("pre_tool_call", payload);
      assert.equal(outcome.decision, row.decision ?? "continue");
      assert.deepEqual(outcome.payload, payload);
      const kinds = outcome.runs.flatMap((run) => run.faults.map(({ kind }) => kind));
      assert.deepEqual(kinds, faults, JSON.stringify(outcome.runs));
    }
    await bus.close();
    // A process that was killed is gone a moment later.
    for (let left = 100; alive(mark).length > 0 && left > 0; left -= 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(alive(mark), []);
    if (row.tells === undefined) return;
    const other = await world.bus();
    const report = String(await other.command("/hooks"));
    assert.ok(
      report.includes(row.tells) || String(await other.command("/hooks doctor")).includes(row.tells),
      report,
    );
  });
}
