/** HTTP hooks: where they may be (tests/data/addresses.yaml), and what an endpoint can do to the agent. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import type { HookBus, Resolve } from "../lib/bus/index.ts";
import { type BusWorld, busWorld } from "./bus-world.ts";

const FILE = join(dirname(fileURLToPath(import.meta.url)), "data", "addresses.yaml");

const data = parse(readFileSync(FILE, "utf8")) as {
  readonly names: Readonly<Record<string, readonly string[]>>;
} & Readonly<Record<"refused" | "allowed" | "local" | "never", readonly string[]>>;

const resolve: Resolve = async (host) => {
  const found =
    data.names[host.replace(/\.$/, "")] ?? (host === "localhost" ? ["127.0.0.1", "::1"] : undefined);
  if (!found) throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
  return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};

const LOCAL = { STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL: "1" };
const OFF = { STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL: undefined };

/** A server on this machine, and how often it was asked. */
async function serve(
  t: TestContext,
  listener: RequestListener,
): Promise<{ port: number; asked: () => number }> {
  let count = 0;
  const server: Server = createServer((request, response) => {
    count += 1;
    listener(request, response);
  });
  server.on("connection", (socket) => t.after(() => socket.destroy()));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  t.after(() => server.close());
  return { port: (server.address() as AddressInfo).port, asked: () => count };
}

function declare(world: BusWorld, urls: readonly string[], timeout = 5): void {
  const hooks = urls.map((url) => ({ event: "on_stop", type: "http", url, timeout }));
  world.write("config/shell_hooks.yaml", stringify({ hooks }));
}

const stop = (bus: HookBus) => bus.turn({ sessionId: "s" }).emit("on_stop", { response: "Done." });

/** Why each URL can be no hook's, or undefined: at the reading of the file, or at the approval. */
async function refusals(
  t: TestContext,
  urls: readonly string[],
  env: object,
): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (const url of urls) {
    const world = busWorld(t);
    declare(world, [url]);
    const bus = await world.bus({ env: { ...process.env, ...env }, resolve });
    const [problem] = (await bus.desk.list()).problems.filter(({ dropped }) => dropped);
    const approved = await bus.approve({ command: url });
    assert.equal(approved.ok && problem !== undefined, false, `${url}: approved although it is refused`);
    found.push(approved.ok ? undefined : approved.error);
  }
  return found;
}

test("no URL of this machine, its network or its cloud can be a hook", async (t) => {
  const { port, asked } = await serve(t, (_, response) => response.end("{}"));
  const urls = data.refused.map((url) => url.replace("{port}", String(port)));
  assert.ok(urls.length >= 60);
  const found = await refusals(t, urls, OFF);
  assert.deepEqual(
    urls.filter((_, at) => found[at] === undefined),
    [],
  );
  assert.equal(asked(), 0);
});

test("public URLs can", async (t) => {
  const found = await refusals(t, data.allowed, OFF);
  assert.deepEqual(
    found,
    data.allowed.map(() => undefined),
  );
});

test("the user may allow a local service, and never a cloud's metadata", async (t) => {
  assert.deepEqual(
    await refusals(t, data.local, LOCAL),
    data.local.map(() => undefined),
  );
  const never = await refusals(t, data.never, LOCAL);
  assert.deepEqual(
    data.never.filter((_, at) => never[at] === undefined),
    [],
  );
});

test("a name that moves to this machine after its approval is refused when it is called", async (t) => {
  const { port, asked } = await serve(t, (_, response) => response.end("{}"));
  const world = busWorld(t);
  const url = `http://moving.test:${port}/hook`;
  declare(world, [url]);
  let address = "93.184.216.34";
  const bus = await world.bus({
    resolve: async () => [{ address, family: 4 }],
    env: { ...process.env, ...OFF },
  });
  assert.ok((await bus.approve({ command: url })).ok);
  address = "127.0.0.1";
  const { decision, runs } = await stop(bus);
  assert.equal(decision, "continue");
  assert.deepEqual(
    runs[0]?.faults.map(({ kind }) => kind),
    ["http-refused"],
  );
  assert.equal(asked(), 0);
  assert.match(
    String(await bus.command("/hooks")),
    /http-refused, moving\.test is at 127\.0\.0\.1 is loopback/,
  );
});

test("the address that was judged is the one that is asked, under the hook's own name", async (t) => {
  const seen: unknown[] = [];
  const { port } = await serve(t, (request, response) => {
    seen.push(request.headers.host, request.method, request.url, request.headers["content-type"]);
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      seen.push(JSON.parse(text));
      response.end('{"decision":"block","reason":"From afar"}');
    });
  });
  const world = busWorld(t);
  const url = `http://once.test:${port}/hook?a=b`;
  declare(world, [url]);
  let questions = 0;
  const once: Resolve = async () => {
    questions += 1;
    return [{ address: "127.0.0.1", family: 4 }];
  };
  const env = {
    ...process.env,
    ...LOCAL,
    HTTP_PROXY: "http://127.0.0.1:9",
    http_proxy: "http://127.0.0.1:9",
  };
  const bus = await world.bus({ resolve: once, env });
  assert.ok((await bus.approve({ command: url })).ok);
  questions = 0;
  const outcome = await stop(bus);
  assert.equal(questions, 1);
  assert.equal(outcome.decision === "block" && outcome.reason.text, "From afar");
  const payload = { response: "Done.", stop_hook_active: false, event: "on_stop", session_id: "s" };
  assert.deepEqual(seen, [
    ...[`once.test:${port}`, "POST", "/hook?a=b", "application/json"],
    { ...payload, agent_id: "agent-1", cwd: world.ws },
  ]);
});

const ENDPOINTS: Readonly<Record<string, { readonly does: RequestListener; readonly fault?: string }>> = {
  "answers nothing": { does: (_, response) => response.end() },
  "answers 204": { does: (_, response) => response.writeHead(204).end() },
  "answers 500": {
    does: (_, response) => response.writeHead(500).end('{"decision":"block"}'),
    fault: "http-status",
  },
  "answers with a page": { does: (_, response) => response.end("<html>"), fault: "not-json" },
  "never answers": { does: () => undefined, fault: "timeout" },
  "begins and never ends": { does: (_, response) => response.write('{"decision"'), fault: "timeout" },
  "drops the connection": { does: (request) => request.socket.destroy(), fault: "http-network" },
  "drops it in the middle": {
    does: (request, response) => {
      response.writeHead(200, { "content-length": 1000 }).write('{"decision":');
      setTimeout(() => request.socket.destroy(), 20);
    },
    fault: "http-network",
  },
  "answers without end": {
    does: (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(1 << 16)));
      };
      response.on("drain", more);
      more();
    },
    fault: "flood",
  },
  "sends headers without end": {
    does: (request) => void request.socket.write(`HTTP/1.1 200 OK\r\nx: ${"x".repeat(1 << 20)}\r\n`),
    fault: "http-network",
  },
};

for (const [name, { does, fault }] of Object.entries(ENDPOINTS)) {
  test(`an endpoint that ${name}`, { timeout: 60_000 }, async (t) => {
    const { port } = await serve(t, does);
    const world = busWorld(t);
    const url = `http://127.0.0.1:${port}/hook`;
    declare(world, [url], 2);
    const bus = await world.bus({ env: { ...process.env, ...LOCAL } });
    await bus.approve({ command: url });
    const { decision, runs } = await stop(bus);
    assert.equal(decision, "continue");
    assert.deepEqual(
      runs[0]?.faults.map(({ kind }) => kind),
      fault === undefined ? [] : [fault],
    );
  });
}

test("a redirect is not followed", async (t) => {
  const other = await serve(t, (_, response) => response.end("{}"));
  for (const status of [301, 302, 303, 307, 308]) {
    const { port } = await serve(t, (_, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${other.port}/` }).end(),
    );
    const world = busWorld(t);
    const url = `http://127.0.0.1:${port}/hook`;
    declare(world, [url]);
    const bus = await world.bus({ env: { ...process.env, ...LOCAL } });
    await bus.approve({ command: url });
    assert.deepEqual(
      (await stop(bus)).runs[0]?.faults.map(({ kind }) => kind),
      ["http-status"],
    );
  }
  assert.equal(other.asked(), 0);
});
