/** Taking hooks live: the self-approve endpoint, who may ask it, and `agent-guards install` against the real one. */
import assert from "node:assert/strict";
import { chmodSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { APPROVE_PATH, createHookBus, type HookBus } from "../lib/bus/index.ts";
import { busWorld } from "./bus-world.ts";
import { makeWorld } from "./cli-world.ts";

/** A server of an agent: the endpoint, and nothing else. */
async function serve(t: TestContext, bus: HookBus, host: string = "127.0.0.1"): Promise<number> {
  const server = createServer((incoming, response) => {
    void bus.approveHandler(incoming, response).then((taken) => taken || response.writeHead(404).end("{}"));
  });
  server.on("connection", (socket) => t.after(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  t.after(() => server.close());
  return (server.address() as AddressInfo).port;
}

type Asked = { readonly status: number; readonly body: Record<string, unknown> };

function ask(
  port: number,
  body: string,
  options: { method?: string; host?: string; path?: string; headers?: Record<string, string> } = {},
): Promise<Asked> {
  const { method = "POST", host = "127.0.0.1", path = APPROVE_PATH, headers = {} } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host, port, path, method, agent: false, headers: { "content-type": "application/json", ...headers } },
      (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const STRANGERS: readonly (readonly [name: string, headers: Record<string, string>, status: number])[] = [
  ["a name that leads here (DNS rebinding)", { host: "evil.example:8000" }, 403],
  ["a name that begins like ours", { host: "localhost.evil.example" }, 403],
  ["a name that ends like ours", { host: "evil-localhost:8000" }, 403],
  ["an address of the network", { host: "192.168.1.5:8000" }, 403],
  ["a page elsewhere", { origin: "https://evil.example" }, 403],
  ["a page of this machine", { origin: "http://localhost:5173" }, 403],
  ["a page without an origin", { origin: "null" }, 403],
  ["a page that leaves its origin out", { "sec-fetch-site": "cross-site" }, 403],
  ["a page of the same site", { "sec-fetch-site": "same-origin" }, 403],
  ["a link on a page", { referer: "https://evil.example/" }, 403],
  ["somebody behind a proxy", { "x-forwarded-for": "198.51.100.1" }, 403],
  ["somebody behind another proxy", { forwarded: "for=198.51.100.1" }, 403],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["a form that sends text", { "content-type": "text/plain;application/json" }, 415],
];

test("strangers are refused, and nothing is approved", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: "on_stop" }]);
  const bus = await world.bus();
  const port = await serve(t, bus);
  const body = JSON.stringify({ command });
  for (const [name, headers, status] of STRANGERS) {
    const asked = await ask(port, body, { headers });
    assert.equal(asked.status, status, name);
    assert.equal(asked.body["ok"], false, name);
  }
  for (const host of ["localhost", "127.0.0.1", "[::1]", `localhost:${port}`]) {
    const asked = await ask(port, "{}", { headers: { host } });
    assert.equal(asked.status, 400, host);
  }
  const { hooks, on } = await bus.desk.list();
  assert.deepEqual([on, hooks.map(({ approved }) => approved)], [false, [false]]);
});

test("another machine is refused", async (t) => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === "IPv4");
  if (!outside) return t.skip("this machine has no other address");
  const world = busWorld(t);
  const port = await serve(t, await world.bus(), "0.0.0.0");
  const asked = await ask(port, '{"command":"x"}', { host: outside.address, headers: { host: "localhost" } });
  assert.equal(asked.status, 403);
  return undefined;
});

test("what is no request of the endpoint's is answered, and its path is not everybody's", async (t) => {
  const world = busWorld(t);
  const bus = await world.bus();
  const port = await serve(t, bus);
  const bodies = ["", "null", "[]", "{", '"x"', '{"command":5}', '{"command":"x","enable_master":"yes"}'];
  for (const body of bodies) assert.equal((await ask(port, body)).status, 400, body);
  assert.equal((await ask(port, '{"command":"x"}')).status, 409);
  assert.equal((await ask(port, `{"command":"${"x".repeat(100_000)}"}`)).status, 413);
  assert.equal((await ask(port, "", { method: "GET" })).status, 405);
  assert.equal((await ask(port, "{}", { path: `${APPROVE_PATH}?a=b` })).status, 400);
  assert.equal((await ask(port, "{}", { path: `${APPROVE_PATH}/` })).status, 404);
});

test("approvals that everybody could have written do not count", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: "on_stop", prints: { add_warning: "ran" } }]);
  const bus = await world.bus();
  await bus.approve({ command });
  const turn = bus.turn({ sessionId: "s" });
  assert.deepEqual((await turn.emit("on_stop", { response: "r" })).warnings, ["ran"]);
  chmodSync(world.at("config/shell_hooks.approved.json"), 0o644);
  assert.deepEqual((await turn.emit("on_stop", { response: "r" })).warnings, []);
  assert.match(String(await bus.command("/hooks")), /shell_hooks\.approved\.json.*approve the hooks again/);
  await bus.approve({ command });
  assert.deepEqual((await turn.emit("on_stop", { response: "r" })).warnings, ["ran"]);
});

test("a swap that keeps size and time is seen", async (t) => {
  const world = busWorld(t);
  const [command = ""] = world.declare([{ event: "on_stop", prints: { add_warning: "aaa" } }]);
  const bus = await world.bus({ onDrift: "skip" });
  await bus.approve({ command });
  const { atimeMs, mtimeMs } = statSync(command);
  const turn = bus.turn({ sessionId: "s" });
  assert.deepEqual((await turn.emit("on_stop", { response: "r" })).warnings, ["aaa"]);
  writeFileSync(`${command}.new`, world.read("hooks/h1").replace("aaa", "bbb"), { mode: 0o755 });
  utimesSync(`${command}.new`, atimeMs / 1000, mtimeMs / 1000);
  renameSync(`${command}.new`, command);
  const outcome = await turn.emit("on_stop", { response: "r" });
  assert.deepEqual(outcome.warnings, []);
  assert.deepEqual(
    outcome.runs.map(({ did, drift }) => [did, drift?.how]),
    [["skip", "content"]],
  );
});

test("a link that leads elsewhere, and a runner's script, are seen", async (t) => {
  const world = busWorld(t);
  world.write("real/one.sh", '#!/bin/sh\necho \'{"add_warning":"one"}\'\n', 0o755);
  const command = `/bin/sh ${world.at("real/one.sh")}`;
  world.declare([{ event: "on_stop", entry: { command } }]);
  const bus = await world.bus({ onDrift: "skip" });
  assert.ok((await bus.approve({ command })).ok);
  const turn = bus.turn({ sessionId: "s" });
  assert.deepEqual((await turn.emit("on_stop", { response: "r" })).warnings, ["one"]);
  world.write("real/one.sh", '#!/bin/sh\necho \'{"add_warning":"two"}\'\n', 0o755);
  assert.deepEqual((await turn.emit("on_stop", { response: "r" })).warnings, []);
});

test("many at once: every approval is kept", async (t) => {
  const world = busWorld(t);
  const names = Array.from({ length: 12 }, (_, at) => `h${at + 1}`);
  const commands = world.declare(names.map((name) => ({ event: "on_stop", name })));
  const buses = await Promise.all(commands.map(() => world.bus()));
  await Promise.all(commands.map((command, at) => buses[at]?.approve({ command })));
  const { hooks, on } = await (await world.bus()).desk.list();
  assert.ok(on);
  assert.equal(hooks.filter(({ mounted }) => mounted).length, names.length);
});

test("agent-guards install takes a guard live on the bus, and uninstall takes it out", async (t) => {
  const at = makeWorld("agent-guards-cli-");
  t.after(() => at.remove());
  const agent = at.write("ws/config/agent.yaml", "# mine\nname: me\n");
  const bus = await createHookBus({ workspace: at.workspace, agentId: "a" });
  t.after(() => bus.close());
  const runtime = `http://localhost:${await serve(t, bus)}`;
  const wipe = { tool_name: "bash", tool_input: { command: ["rm", "-rf", "/"].join(" ") } };
  const turn = bus.turn({ sessionId: "s" });
  assert.equal((await turn.emit("pre_tool_call", wipe)).decision, "continue");
  const installed = await at.run(["install", "security_guard", "--runtime", runtime]);
  assert.equal(installed.exit, 0, installed.err);
  assert.match(installed.out, /live {4}5 events approved, 5 mounted/);
  assert.equal((await turn.emit("pre_tool_call", wipe)).decision, "block");
  assert.equal(at.read("ws/config/agent.yaml"), "# mine\nname: me\nshell_hooks:\n  enabled: true\n", agent);
  assert.match(String(await bus.command("/hooks")), /✓ approved, live/);
  const listed = await at.run(["hooks", "--json"]);
  assert.equal(JSON.parse(listed.out).hooks.filter((hook: { mounted: boolean }) => hook.mounted).length, 5);
  assert.equal((await at.run(["hooks", "doctor"])).exit, 0);
  // A new build of the guard: the copy is another file, and its approval is renewed with it.
  at.write("dist/security_guard", `${at.read("dist/security_guard")}# newer\n`, 0o755);
  assert.equal((await at.run(["install", "security_guard", "--runtime", runtime])).exit, 0);
  const { hooks } = await bus.desk.list();
  assert.deepEqual(
    hooks.map(({ mounted, drift }) => [mounted, drift]),
    hooks.map(() => [true, undefined]),
  );
  assert.equal((await at.run(["uninstall", "security_guard"])).exit, 0);
  assert.equal((await turn.emit("pre_tool_call", wipe)).decision, "continue");
});

test("agent-guards hooks: what it cannot do it says, with exit code 2", async (t) => {
  const at = makeWorld("agent-guards-cli-");
  t.after(() => at.remove());
  const command = at.write("ws/hooks/mine", "#!/bin/sh\ncat > /dev/null\n", 0o755);
  at.write("ws/config/shell_hooks.yaml", `hooks:\n  - event: on_stop\n    command: ${command}\n`);
  const words = [
    ["hooks", "what"],
    ["hooks", "approve"],
    ["hooks", "approve", join(at.workspace, "other")],
    ["hooks", "approve", "pre_tool_call", command],
    ["hooks", "revoke", command],
    ["hooks", "--workspace", join(at.root, "nowhere")],
  ];
  for (const args of words) {
    const { exit, err } = await at.run(args);
    assert.equal(exit, 2, args.join(" "));
    assert.match(err, /^error: .*\nhint: /, args.join(" "));
  }
  assert.match((await at.run(["hooks", "approve", command])).out, /approved for on_stop; hooks are off/);
  assert.equal((await at.run(["hooks", "doctor"])).exit, 1);
  assert.match((await at.run(["hooks", "on"])).out, /Hooks are on/);
  assert.equal((await at.run(["hooks", "doctor"])).exit, 0);
  assert.match((await at.run(["hooks", "off"])).out, /Hooks are OFF/);
  assert.match((await at.run(["hooks", "revoke", command])).out, /revoked for 1 event/);
  at.write("ws/config/agent.yaml", "shell_hooks: &x [1\n");
  assert.equal((await at.run(["hooks", "on"])).exit, 2);
  assert.equal(at.read("ws/config/agent.yaml"), "shell_hooks: &x [1\n");
});
