/** The resident guard over HTTP: the same answers as the executable, who is let in, what is refused, an end in good order. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { get as secureGet } from "node:https";
import { join } from "node:path";
import { test } from "node:test";
import { tokensFrom } from "../cli/server/tokens.ts";
import { at, attributesOf, collect, listAt } from "./otlp.ts";
import {
  ask,
  begin,
  certificate,
  ended,
  folder,
  PROGRAM,
  printed,
  raw,
  SCRIPT,
  serve,
  TOKEN,
  WIPE,
} from "./serve-world.ts";

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

test("of an event from elsewhere, every guard names what it would have looked at, and looks at nothing", async () => {
  const project = join(folder, "project");
  mkdirSync(project);
  const wipe = ["rm", "-rf", "/"].join(" ");
  writeFileSync(join(project, "package.json"), JSON.stringify({ scripts: { clean: wipe } }));
  symlinkSync(join(project, "missing"), join(project, "link.sh"));
  const previews = join(project, "previews.json");
  writeFileSync(previews, JSON.stringify({ previews: [{ id: "a", title: "Open", is_published: false }] }));
  const transcript = join(project, "transcript.jsonl");
  writeFileSync(
    transcript,
    `${JSON.stringify({ type: "user", message: { role: "user", content: "Go." } })}\n`,
  );
  const { port } = await serve([], { PREVIEWS_REGISTRY: previews, WORKSPACE_DIR: project });
  const shell = (command: string) => ({
    ...{ event: "pre_tool_call", tool_name: "bash", cwd: project },
    tool_input: { command },
  });
  const done = "I published it: https://community.iamstarchild.com/preview/a";
  const stop = { hook_event_name: "Stop", session_id: "s", cwd: project, transcript_path: transcript };
  for (const [guard, event, unseen] of [
    ["security_guard", shell("npm run clean"), "package.json"],
    ["security_guard", shell("sh link.sh"), "link.sh"],
    ["security_guard", shell("make all"), "akefile"],
    ["verify_publish_claims", { event: "on_response_end", response: done }, "previews"],
    ["website_reminder", { event: "pre_llm_call", last_user_message: "Hi." }, "previews"],
    [
      "verify_work",
      { ...stop, stop_hook_active: false, last_assistant_message: "All tests pass." },
      "transcript",
    ],
  ] as const) {
    const { body, headers } = await ask(port, `/${guard}`, JSON.stringify(event));
    assert.equal(body, "{}", guard);
    assert.ok(
      String(headers["agent-guards-unseen"]).includes(unseen),
      `${guard}: ${headers["agent-guards-unseen"]}`,
    );
  }
});

test("a token is needed beyond this machine, compared whole, and never said", async () => {
  const args = [...SCRIPT, "serve", "--listen", "0.0.0.0:0"];
  const refused = spawnSync(PROGRAM, args, {
    encoding: "utf8",
    env: { ...process.env, AGENT_GUARDS_TOKEN: "" },
  });
  assert.deepEqual([refused.status, /token is needed\nhint: /.test(refused.stderr)], [2, true]);
  const short = spawnSync(PROGRAM, args, {
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

test("a token file holds a comment behind a blank, and a token may hold its sign", () => {
  const file = join(folder, "signs");
  writeFileSync(file, `${TOKEN}#1\nbob ${TOKEN}#2 # his\n\n#${TOKEN}#3\n`);
  const { clientOf } = tokensFrom(file);
  assert.deepEqual(
    ["#1", "#2", "#3", ""].map((sign) => clientOf(`${TOKEN}${sign}`)),
    ["token-1", "bob", undefined, undefined],
  );
});

test("a page in a browser cannot ask where no token is needed", async () => {
  const { port } = await serve();
  assert.equal((await ask(port, "/security_guard", WIPE, { origin: "https://example.com" })).status, 403);
  assert.equal((await ask(port, "/security_guard", WIPE, { host: "example.com" })).status, 403);
});

test("what is too large, too much or no request is refused, and harms nobody else", async () => {
  const { port } = await serve(["--max-body", "2000", "--rate", "5"]);
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
  const begun = await Promise.all(Array.from({ length: 40 }, () => begin(port, "/security_guard", WIPE)));
  const code = ended(child);
  child.kill("SIGTERM");
  const answers = await Promise.all(begun.map((finish) => finish()));
  for (const { body } of answers) assert.equal(JSON.parse(body).decision, "block");
  assert.equal(await code, 0);
  await assert.rejects(ask(port, "/security_guard", WIPE));
});

test("a health check of HTTP/1.0, which has no Host, is answered", async () => {
  const { port } = await serve();
  assert.match(await raw(port, "OPTIONS / HTTP/1.0\r\n\r\n"), /^HTTP\/1\.1 404 /);
  assert.match(await raw(port, "GET /readyz HTTP/1.0\r\n\r\n"), /^HTTP\/1\.1 200 .*\nok\n$/s);
});

test("TLS by certificate files", async () => {
  const { cert, key } = certificate();
  const { port } = await serve(["--tls-cert", cert, "--tls-key", key]);
  const status = await new Promise((resolve, reject) => {
    secureGet({ port, host: "127.0.0.1", path: "/healthz", rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
  assert.equal(status, 200);
});

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

for (const protocol of ["http/protobuf", "http/json"]) {
  test(`telemetry over OTLP (${protocol}): decisions by rule, latency, spans in the caller's trace, no content`, async () => {
    const { got, env } = await collect();
    const { child, port } = await serve([], { ...env, OTEL_EXPORTER_OTLP_PROTOCOL: protocol });
    const sampled = { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: "vendor=1" };
    await ask(port, "/security_guard", WIPE, sampled);
    for (const traceparent of [
      `00-${TRACE}-${PARENT}-00`,
      `00-${"0".repeat(32)}-${PARENT}-01`,
      `00-${TRACE}-${PARENT}-01-more`,
      `ff-${TRACE}-${PARENT}-01`,
      "nonsense",
    ])
      await ask(port, "/security_guard", WIPE, { traceparent });
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    const last = got.filter(({ path }) => path === "/v1/metrics").at(-1)?.message;
    assert.deepEqual(Object.keys(attributesOf(at(last, "resourceMetrics", 0, "resource"))), [
      "service.name",
      "service.version",
      "service.instance.id",
    ]);
    const [decisions, duration] = listAt(last, "resourceMetrics", 0, "scopeMetrics", 0, "metrics");
    const point = at(decisions, "sum", "dataPoints", 0);
    assert.deepEqual(attributesOf(point), {
      "gen_ai.guardrail.component.name": "security_guard",
      "agent_guards.host": "starchild",
      "gen_ai.guardrail.source": "tool_input",
      "gen_ai.guardrail.result.type": "block",
      "gen_ai.guardrail.policy.rule.id": "delete-root",
    });
    const histogram = at(duration, "histogram", "dataPoints", 0);
    assert.deepEqual([at(point, "asInt"), at(histogram, "count")], ["6", "6"]);
    const counts = listAt(histogram, "bucketCounts").map(Number);
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      6,
    );
    const spans = got
      .filter(({ path }) => path === "/v1/traces")
      .flatMap(({ message }) => listAt(message, "resourceSpans", 0, "scopeSpans", 0, "spans"));
    assert.equal(spans.length, 1);
    const [begin, end, ...ids] = [
      "startTimeUnixNano",
      "endTimeUnixNano",
      "traceId",
      "parentSpanId",
      "traceState",
    ].map((name) => String(at(spans[0], name)));
    assert.deepEqual(ids, [TRACE, PARENT, "vendor=1"]);
    assert.ok(BigInt(end ?? 0) >= BigInt(begin ?? 1));
    assert.ok(!got.some(({ bytes }) => bytes.includes("rm ") || bytes.includes("-rf")));
  });
}

test("a collector that hangs costs nothing, and holds no restart", async () => {
  const { got, env } = await collect(false);
  // Longer than any machine takes for what follows: only then is it tried again.
  const { child, port } = await serve([], { ...env, OTEL_EXPORTER_OTLP_TIMEOUT: "600000" });
  for (let count = 0; count < 100; count++)
    assert.equal((await ask(port, "/security_guard", WIPE)).status, 200);
  while (got.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal((await ask(port, "/security_guard", WIPE)).status, 200);
  assert.equal(got.length, 1);
  child.kill("SIGTERM");
  assert.equal(await new Promise((resolve) => child.once("exit", resolve)), 0);
});

test("a collector that cannot be meant is refused, and its headers are not shown", () => {
  const secret = ["api", "key"].join("-");
  for (const env of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: `${secret}.example:4318` },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", OTEL_EXPORTER_OTLP_HEADERS: `${secret}=%zz` },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", OTEL_METRIC_EXPORT_INTERVAL: "soon" },
  ]) {
    const { status, stderr } = spawnSync(PROGRAM, [...SCRIPT, "serve", "--listen", "127.0.0.1:0"], {
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
    assert.deepEqual(
      [status, /^error: OTEL_/.test(stderr), stderr.includes(secret)],
      [2, true, false],
      stderr,
    );
  }
});
