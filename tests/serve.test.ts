/** The resident guard over HTTP: the same answers as the executable, who is let in, what is refused, an end in good order. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { get as secureGet } from "node:https";
import { join } from "node:path";
import { after, test } from "node:test";
import { ask, COMMAND, folder, printed, raw, serve, TOKEN, WIPE } from "./serve-world.ts";

test("it answers what the executable prints, in every dialect", async () => {
  const { port } = await serve(["--local"]);
  const command = { command: ["rm", "-rf", "/"].join(" ") };
  for (const input of [
    WIPE,
    JSON.stringify({
      hook_event_name: "PreToolUse",
      tool_name: "Bash",
      tool_input: command,
      session_id: "s",
      cwd: "/w",
    }),
    JSON.stringify({ event: "pre_tool_call", tool_name: "bash", tool_input: { command: "ls" } }),
    "no JSON",
    "",
  ]) {
    const { status, body } = await ask(port, "/security_guard", input);
    assert.deepEqual([status, body], [200, printed(input)]);
  }
  const unknown = JSON.stringify({ hook_name: "pre_tool", tool: "shell", args: command });
  assert.equal(JSON.parse((await ask(port, "/security_guard", unknown)).body).decision, "block");
});

test("an event from elsewhere is judged without this machine's files, and says what it did not see", async () => {
  const script = join(folder, "wipe.sh");
  writeFileSync(script, `${["rm", "-rf", "/"].join(" ")}\n`);
  const event = JSON.stringify({
    event: "pre_tool_call",
    tool_name: "bash",
    tool_input: { command: `bash ${script}` },
  });
  const near = await serve(["--local"]);
  assert.equal(JSON.parse((await ask(near.port, "/security_guard", event)).body).decision, "block");
  const far = await serve();
  const { body, headers } = await ask(far.port, "/security_guard", event);
  assert.deepEqual([body, headers["agent-guards-unseen"]], ["{}", script]);
});

test("a token is needed beyond this machine, compared whole, and never said", async () => {
  const args = [COMMAND, "serve", "--listen", "0.0.0.0:0"];
  const refused = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, AGENT_GUARDS_TOKEN: "" },
  });
  assert.deepEqual([refused.status, /token is needed\nhint: /.test(refused.stderr)], [2, true]);
  const short = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, AGENT_GUARDS_TOKEN: "short" },
  });
  assert.equal(short.status, 2);
  const file = join(folder, "tokens");
  writeFileSync(file, `# ours\nalice ${TOKEN}\n`);
  const { child, port, said } = await serve(["--token-file", file]);
  const status = async (path: string, token?: string) =>
    (await ask(port, path, WIPE, token === undefined ? {} : { authorization: `Bearer ${token}` })).status;
  assert.equal(await status("/security_guard"), 401);
  assert.equal(await status("/security_guard", TOKEN.slice(1)), 401);
  assert.equal(await status("/security_guard", TOKEN), 200);
  assert.equal(await status(`/security_guard/${TOKEN}`), 200);
  assert.equal(await status(`/security_guard/${TOKEN}x`), 401);
  writeFileSync(file, `${TOKEN.replaceAll("0", "f")}\n`);
  child.kill("SIGHUP");
  while (!said().includes("read anew")) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(await status("/security_guard", TOKEN), 401);
  assert.equal(await status("/security_guard", TOKEN.replaceAll("0", "f")), 200);
  assert.ok(!said().includes(TOKEN));
});

test("a page in a browser cannot ask where no token is needed", async () => {
  const { port } = await serve();
  assert.equal((await ask(port, "/security_guard", WIPE, { origin: "https://example.com" })).status, 403);
  assert.equal((await ask(port, "/security_guard", WIPE, { host: "example.com" })).status, 403);
});

test("what is too large, too much or no request is refused, and harms nobody else", async () => {
  const { port } = await serve(["--max-body", "2000", "--rate", "50"]);
  assert.equal((await ask(port, "/security_guard", "x".repeat(3000))).status, 413);
  const chunked = `POST /security_guard HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n${"x".repeat(4096)}\r\n0\r\n\r\n`;
  assert.match(await raw(port, chunked), /^HTTP\/1\.1 413 /);
  for (const head of [
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "Content-Length: 5\r\nContent-Length: 6",
    "Content-Length: -1",
    "Transfer-Encoding: chunked, identity",
    "X: \u0000",
  ]) {
    assert.match(
      await raw(port, `POST /security_guard HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\nhello`),
      /^HTTP\/1\.1 400 /,
      head,
    );
  }
  assert.match(await raw(port, "nonsense\r\n\r\n"), /^HTTP\/1\.1 400 /);
  const deep = `${'{"a":'.repeat(300)}1${"}".repeat(300)}`;
  assert.equal((await ask(port, "/security_guard", deep)).status, 200);
  assert.equal((await ask(port, "/nobody", WIPE)).status, 404);
  assert.equal(JSON.parse((await ask(port, "/security_guard", WIPE)).body).decision, "block");
  const many = await Promise.all(Array.from({ length: 200 }, () => ask(port, "/security_guard", WIPE)));
  const statuses = new Set(many.map(({ status }) => status));
  assert.deepEqual([statuses.has(200), statuses.has(429), statuses.size], [true, true, 2]);
});

test("it stops in good order: what was asked is answered, and nothing new is taken", async () => {
  const { child, port } = await serve(["--drain", "1"]);
  const open = Array.from({ length: 40 }, () => ask(port, "/security_guard", WIPE));
  await Promise.race(open);
  child.kill("SIGTERM");
  for (const { body } of await Promise.all(open)) assert.equal(JSON.parse(body).decision, "block");
  const code = await new Promise((resolve) => child.once("exit", resolve));
  assert.equal(code, 0);
  await assert.rejects(ask(port, "/security_guard", WIPE));
});

test("TLS by certificate files", async () => {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const words = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-days",
    "1",
  ];
  const made = spawnSync("openssl", [...words, "-subj", "/CN=localhost", "-keyout", key, "-out", cert]);
  assert.equal(made.status, 0, String(made.stderr));
  const { port } = await serve(["--tls-cert", cert, "--tls-key", key]);
  const status = await new Promise((resolve, reject) => {
    secureGet({ port, host: "127.0.0.1", path: "/healthz", rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
  assert.equal(status, 200);
});

/** A collector that keeps what it is sent, or never answers. */
async function collect(answers: boolean) {
  const got: { readonly path: string; readonly body: string }[] = [];
  const collector = createServer((asked, answer) => {
    let body = "";
    asked.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    asked.on("end", () => {
      got.push({ path: asked.url ?? "", body });
      if (answers) answer.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  after(() => collector.closeAllConnections());
  after(() => collector.close());
  await new Promise((resolve) => collector.once("listening", resolve));
  const address = collector.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    got,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_METRIC_EXPORT_INTERVAL: "100" },
  };
}

test("telemetry over OTLP: decisions by rule, latency, spans in the caller's trace, and no content", async () => {
  const { got, env } = await collect(true);
  const { child, port } = await serve([], env);
  const trace = "0af7651916cd43dd8448eb211c80319c";
  await ask(port, "/security_guard", WIPE, { traceparent: `00-${trace}-b7ad6b7169203331-01` });
  await ask(port, "/security_guard", WIPE, { traceparent: `00-${trace}-b7ad6b7169203331-00` });
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
  const metrics = got.filter(({ path }) => path === "/v1/metrics").at(-1)?.body ?? "";
  const { resourceMetrics } = JSON.parse(metrics);
  const [decisions, duration] = resourceMetrics[0].scopeMetrics[0].metrics;
  const [point] = decisions.sum.dataPoints;
  assert.deepEqual(
    Object.fromEntries(
      point.attributes.map((one: { key: string; value: { stringValue: string } }) => [
        one.key,
        one.value.stringValue,
      ]),
    ),
    {
      "gen_ai.guardrail.component.name": "security_guard",
      "agent_guards.host": "starchild",
      "gen_ai.guardrail.source": "tool_input",
      "gen_ai.guardrail.result.type": "block",
      "gen_ai.guardrail.policy.rule.id": "delete-root",
    },
  );
  assert.deepEqual([point.asInt, duration.histogram.dataPoints[0].count], ["2", "2"]);
  const spans = got
    .filter(({ path }) => path === "/v1/traces")
    .flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  assert.deepEqual([spans.length, spans[0].traceId, spans[0].parentSpanId], [1, trace, "b7ad6b7169203331"]);
  assert.ok(BigInt(spans[0].endTimeUnixNano) >= BigInt(spans[0].startTimeUnixNano));
  assert.ok(!got.some(({ body }) => body.includes("rm ")));
});

test("a collector that hangs costs nothing", async () => {
  const { got, env } = await collect(false);
  const { port } = await serve([], env);
  for (let count = 0; count < 100; count++)
    assert.equal((await ask(port, "/security_guard", WIPE)).status, 200);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal((await ask(port, "/security_guard", WIPE)).status, 200);
  assert.equal(got.length, 1);
});
