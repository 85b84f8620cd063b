/**
 * `npm run bench:host`: what the bus adds to a hook. Each emit of an event that the guard has nothing to say about is
 * paired with a bare run of the same executable on the same event.
 */
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHookBus } from "../lib/bus/index.ts";
import { executableOf } from "./guards.ts";

const PAIRS = 100;
const WARM_UP = 10;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** The executable alone: started, given the event, read to its end. */
function alone(program: string, input: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [], { stdio: "pipe" });
    child.stdout.resume();
    child.stderr.resume();
    child.on("error", reject).on("close", () => resolve());
    child.stdin.end(input);
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

async function bench(workspace: string): Promise<void> {
  const command = join(workspace, "security_guard");
  copyFileSync(executableOf("security_guard"), command);
  mkdirSync(join(workspace, "config"));
  writeFileSync(
    join(workspace, "config", "shell_hooks.yaml"),
    `hooks: [{ event: pre_tool_call, command: ${command}, timeout: 10 }]\n`,
  );
  const bus = await createHookBus({ workspace, agentId: "bench" });
  await bus.approve({ command });
  const turn = bus.turn({ sessionId: "bench" });
  const payload = { tool_name: "bash", tool_input: { command: "ls -la" } };
  const input = JSON.stringify({
    ...{ event: "pre_tool_call", session_id: "bench", agent_id: "bench", cwd: workspace },
    ...payload,
  });
  const pairs: (readonly [number, number])[] = [];
  for (let run = 0; run < PAIRS + WARM_UP; run += 1) {
    const bare = await timed(() => alone(command, input));
    pairs.push([bare, await timed(() => turn.emit("pre_tool_call", payload))]);
  }
  await bus.close();
  const counted = pairs.slice(WARM_UP);
  const ratio = median(counted.map(([bare, emit]) => emit / bare));
  const [bare, emit] = [median(counted.map(([one]) => one)), median(counted.map(([, one]) => one))];
  console.log(
    `${PAIRS} pairs: executable ${bare.toFixed(1)} ms, emit ${emit.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
}

const workspace = mkdtempSync(join(tmpdir(), "agent-guards-bench-"));
try {
  await bench(workspace);
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
