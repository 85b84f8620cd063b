/**
 * Every sentence of the protocol about the host, against the bus: tests/data/spec.yaml. The vocabulary of a row is closed: a
 * key that stands here in no list is an error.
 */
import assert from "node:assert/strict";
import { chmodSync, existsSync, readFileSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type EventName, type HookBus, isEvent, type Turn, type TurnOutcome } from "../lib/bus/index.ts";
import { type BusWorld, busWorld, type HookSpec } from "./bus-world.ts";

const FILE = join(dirname(fileURLToPath(import.meta.url)), "data", "spec.yaml");

type Step = {
  readonly emit?: string;
  readonly with?: Record<string, unknown>;
  readonly say?: string;
  readonly post?: unknown;
  readonly headers?: Record<string, string>;
  readonly write?: Record<string, string>;
  readonly touch?: string;
  readonly lock?: string;
  readonly turn?: "new";
  // What must come of it.
  readonly decision?: string;
  readonly reason?: string;
  readonly explanation?: string;
  readonly box?: string | null;
  readonly payload?: Record<string, unknown>;
  readonly context?: readonly string[];
  readonly warnings?: readonly string[];
  readonly faults?: readonly string[];
  readonly ran?: readonly string[];
  readonly saw?: Record<string, Record<string, unknown> | null>;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly status?: number;
  readonly body?: Record<string, unknown>;
  readonly file?: Record<string, readonly string[]>;
};

type Row = {
  readonly id: string;
  readonly says: string;
  readonly hooks?: readonly HookSpec[];
  readonly on?: boolean;
  readonly env?: Record<string, string>;
  readonly steps: readonly Step[];
};

const ROW_KEYS = ["id", "says", "hooks", "on", "env", "steps"];
const HOOK_KEYS = [
  ...["event", "name", "prints", "stderr", "exits", "script", "matcher", "timeout", "entry", "approved"],
];
const STEP_KEYS = [
  ...[
    "emit",
    "with",
    "say",
    "post",
    "headers",
    "write",
    "touch",
    "lock",
    "turn",
    "decision",
    "reason",
    "explanation",
  ],
  ...[
    "box",
    "payload",
    "context",
    "warnings",
    "faults",
    "ran",
    "saw",
    "has",
    "lacks",
    "status",
    "body",
    "file",
  ],
];

const rows = parse(readFileSync(FILE, "utf8")) as readonly Row[];

function known(keys: readonly string[], row: object): void {
  for (const key of Object.keys(row)) assert.ok(keys.includes(key), `unknown key ${key}`);
}

test("the rows have names of their own and words that they prove", () => {
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
  for (const row of rows) {
    known(ROW_KEYS, row);
    for (const hook of row.hooks ?? []) known(HOOK_KEYS, hook);
    for (const step of row.steps) known(STEP_KEYS, step);
    assert.ok(row.says.length > 10 && row.steps.length > 0, row.id);
  }
});

for (const row of rows) test(`${row.id}: ${row.says.slice(0, 90)}`, (t) => play(row, t));

async function play(row: Row, t: TestContext): Promise<void> {
  const world = busWorld(t);
  const hooks = row.hooks ?? [];
  const commands = world.declare(hooks);
  world.write("config/agent.yaml", `name: test # mine\nshell_hooks:\n  enabled: ${row.on ?? true}\n`);
  const bus = await world.bus(row.env ? { env: { ...process.env, ...row.env } } : {});
  for (const [at, { approved = true }] of hooks.entries()) {
    const command = commands[at];
    if (approved && command !== undefined) await bus.approve({ command, enableMaster: false });
  }
  let turn = bus.turn({ sessionId: "session-1" });
  for (const step of row.steps) {
    if (step.turn === "new") turn = bus.turn({ sessionId: "session-1" });
    await act(step, world, bus, turn, t);
  }
}

async function act(step: Step, world: BusWorld, bus: HookBus, turn: Turn, t: TestContext): Promise<void> {
  change(step, world);
  const before = new Map(Object.keys(step.saw ?? {}).map((name) => [name, world.starts(name)]));
  if (step.emit !== undefined) {
    assert.ok(isEvent(step.emit));
    judge(step, world, await emit(turn, step.emit, step.with ?? {}));
  }
  for (const [name, fields] of Object.entries(step.saw ?? {}))
    saw(world, name, fields, before.get(name) ?? 0);
  if (step.say !== undefined) chat(step, world, await bus.command(step.say.replaceAll("{ws}", world.ws)));
  if (step.post !== undefined) await post(step, world, bus, t);
  files(step, world);
}

function change({ write = {}, touch, lock }: Step, world: BusWorld): void {
  for (const [path, text] of Object.entries(write)) world.write(path, text);
  if (touch !== undefined) utimesSync(world.at(touch), 1_700_000_000, 1_700_000_000);
  if (lock !== undefined) chmodSync(world.at(lock), 0o644);
}

function files({ file = {}, say, lacks = [] }: Step, world: BusWorld): void {
  for (const [path, texts] of Object.entries(file))
    for (const text of texts) assert.ok(world.read(path).includes(text), `${path}: ${world.read(path)}`);
  if (say !== undefined) return;
  for (const path of lacks) assert.ok(!existsSync(world.at(path)), `${path} was made`);
}

function emit(turn: Turn, event: EventName, payload: Record<string, unknown>): Promise<TurnOutcome<object>> {
  // The payloads of the data are each event's own.
  return turn.emit(event, payload as never);
}

function judge(step: Step, world: BusWorld, outcome: TurnOutcome<object>): void {
  const own = JSON.parse(JSON.stringify(outcome).replaceAll(world.ws, "{ws}")) as TurnOutcome<object>;
  const reason = own.decision === "block" ? own.reason : undefined;
  const faults = own.runs.flatMap((run) => run.faults.map(({ kind }) => kind));
  assert.equal(own.decision, step.decision ?? "continue", JSON.stringify(own));
  if (step.reason !== undefined) assert.equal(reason?.text, step.reason);
  if (step.explanation !== undefined) assert.equal(reason?.explanation, step.explanation);
  if (step.box !== undefined) assert.equal(reason?.command ?? null, step.box);
  assert.deepEqual(own.payload, step.payload ?? step.with ?? {});
  assert.deepEqual(own.context, step.context ?? []);
  assert.deepEqual(own.warnings, step.warnings ?? []);
  assert.deepEqual(faults, step.faults ?? [], JSON.stringify(own.runs));
  if (step.ran !== undefined)
    assert.deepEqual(
      own.runs.map(({ command }) => command.replace(/^.*\//, "")),
      step.ran,
    );
}

/** What a hook was given; null for one that must not have been started. */
function saw(world: BusWorld, name: string, fields: Record<string, unknown> | null, before: number): void {
  if (fields === null) {
    assert.equal(world.starts(name), before, `${name} was started`);
    return;
  }
  assert.equal(world.starts(name), before + 1, `${name} was not started once`);
  const read = JSON.parse(JSON.stringify(world.saw(name) ?? {}).replaceAll(world.ws, "{ws}"));
  for (const [key, value] of Object.entries(fields)) assert.deepEqual(read[key], value, `${name}: ${key}`);
}

function chat({ has = [], lacks = [] }: Step, world: BusWorld, answer: string | undefined): void {
  const text = (answer ?? "(no command)").replaceAll(world.ws, "{ws}");
  for (const part of has) assert.ok(text.includes(part), `"${part}" is missing in:\n${text}`);
  for (const part of lacks) assert.ok(!text.includes(part), `"${part}" is in:\n${text}`);
}

async function post(step: Step, world: BusWorld, bus: HookBus, t: TestContext): Promise<void> {
  const server = createServer((request, response) => {
    void bus.approveHandler(request, response).then((taken) => taken || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/internal/runtime/hooks/approve`, {
    method: "POST",
    headers: { "content-type": "application/json", ...step.headers },
    body: JSON.stringify(step.post).replaceAll("{ws}", world.ws),
  });
  assert.equal(response.status, step.status ?? 200);
  const body = (await response.json()) as Record<string, unknown>;
  for (const [key, value] of Object.entries(step.body ?? {}))
    assert.deepEqual(body[key], value, JSON.stringify(body));
}
