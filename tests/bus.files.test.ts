/** The files of a workspace: the switch keeps every byte, broken and odd files break nothing. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { parse } from "yaml";
import { argvOf } from "../lib/bus/argv.ts";
import { fault } from "../lib/bus/fault.ts";
import { Health, plainRedact } from "../lib/bus/health.ts";
import { parseSwitch, withSwitch } from "../lib/bus/switch.ts";
import { busWorld } from "./bus-world.ts";

const FILE = join(dirname(fileURLToPath(import.meta.url)), "data", "switch.yaml");

type Row = { readonly before: string; readonly on: boolean; readonly after: string | null };

for (const { before, on, after } of parse(readFileSync(FILE, "utf8")) as readonly Row[]) {
  test(`the switch in ${JSON.stringify(before)}`, () => {
    if (after === null) assert.throws(() => withSwitch(before, on), RangeError);
    else assert.equal(withSwitch(before, on), after);
    if (after !== null) assert.equal(parseSwitch(after).on, on);
  });
}

test("commands are split like Python's shlex does", () => {
  const lines = [
    "a b",
    " a  'b c' ",
    String.raw`a\ b "c\"d" e\\f`,
    String.raw`"a\n$b" 'x'"y"z`,
    "a''b \"\"",
    "#a b",
  ];
  const python = "import json, shlex, sys; print(json.dumps([shlex.split(x) for x in json.load(sys.stdin)]))";
  const said = execFileSync("python3", ["-c", python], { input: JSON.stringify(lines), encoding: "utf8" });
  assert.deepEqual(lines.map(argvOf), JSON.parse(said));
  for (const broken of ["a 'b", 'a "b', "a\\", "", "  "]) assert.ok("problem" in argvOf(broken), broken);
});

test("odd files in the place of the configuration change nothing and are named", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: "on_stop", prints: { add_warning: "ran" } }]);
  const bus = await world.bus();
  await bus.approve({ command });
  const ran = async () => (await bus.turn({ sessionId: "s" }).emit("on_stop", { response: "r" })).warnings;
  assert.deepEqual(await ran(), ["ran"]);
  const odd: readonly ((path: string) => void)[] = [
    (path) => mkdirSync(path),
    (path) => execFileSync("mkfifo", [path]),
    (path) => symlinkSync("/dev/zero", path),
    (path) => writeFileSync(path, "x".repeat(2 << 20)),
    (path) => writeFileSync(path, `a: ${"[".repeat(5000)}`),
    (path) =>
      writeFileSync(
        path,
        `a: &a [x, x]\n${"bcdefghi".replace(/./g, (c, at) => `${c}: &${c} [*${"abcdefghi"[at]}, *${"abcdefghi"[at]}, *${"abcdefghi"[at]}, *${"abcdefghi"[at]}]\n`)}`,
      ),
  ];
  for (const name of ["config/shell_hooks.yaml", "config/agent.yaml"]) {
    const kept = world.read(name);
    for (const make of odd) {
      rmSync(world.at(name), { recursive: true, force: true });
      make(world.at(name));
      assert.deepEqual(await ran(), ["ran"], `${name} ${make}`);
      assert.match(String(await bus.command("/hooks")), /It is not used/);
    }
    rmSync(world.at(name), { recursive: true, force: true });
    world.write(name, kept);
  }
  assert.deepEqual(await ran(), ["ran"]);
});

test("whatever a shell_hooks.yaml holds, reading it neither throws nor mounts anything", async (t) => {
  const world = busWorld(t);
  const bus = await world.bus();
  const entry = fc.record(
    {
      event: fc.anything(),
      command: fc.anything(),
      url: fc.anything(),
      type: fc.anything(),
      matcher: fc.anything(),
      timeout: fc.anything(),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.array(entry).map((hooks) => safely({ hooks })),
      ),
      async (text) => {
        world.write("config/shell_hooks.yaml", text);
        const { hooks } = await bus.desk.list();
        assert.ok(hooks.every(({ mounted }) => !mounted));
      },
    ),
    { numRuns: 300 },
  );
});

function safely(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? String(one) : one));
}

test("the switch keeps the file's mode and the link to it, and where it is on nothing is written", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: "on_stop" }]);
  const real = world.write("real/agent.yaml", "a: 1\n");
  chmodSync(real, 0o640);
  symlinkSync(real, world.at("config/agent.yaml"));
  const bus = await world.bus();
  assert.ok((await bus.approve({ command })).ok);
  assert.equal(readFileSync(real, "utf8"), "a: 1\nshell_hooks:\n  enabled: true\n");
  assert.equal(statSync(real).mode & 0o777, 0o640);
  assert.ok(lstatSync(world.at("config/agent.yaml")).isSymbolicLink());
  const { ino } = statSync(real);
  assert.ok((await bus.approve({ command })).ok);
  assert.equal(statSync(real).ino, ino);
});

test("failures are counted over restarts, with the end of what a hook wrote, and without keys", (t) => {
  const world = busWorld(t);
  const path = world.at("health.json");
  const key = ["AKq7", "vT2mN9sLw4RbZc8Y"].join("");
  const stderr = `${"a".repeat(4000)} ${"b".repeat(1990)} ${key}`;
  for (const [at, words] of ["first", "second", "third"].entries()) {
    const health = new Health(path, plainRedact);
    health.record("on_stop", "/hooks/a", { ...fault("exit", words), stderr });
    if (at === 2) health.record("on_stop", "/hooks/a", fault("timeout", `${key} fails`));
    const [row] = health.records();
    assert.deepEqual([row?.failures, row?.kind], at === 2 ? [4, "timeout"] : [at + 1, "exit"]);
    if (at < 2) assert.match(row?.stderr ?? "", /^a{0,9} ?b{280,}…$/);
    else assert.equal(row?.detail, `${key.slice(0, 4)}… fails`);
    health.flush();
    assert.deepEqual(health.records(), [row]);
  }
});
