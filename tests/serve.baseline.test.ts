/**
 * The command's server inside the tests' process: what it answers, tells and leaves behind, whole, against
 * tests/data/baselines/serve.yaml. What only a process can show (signals from outside, many clients) is asked of one by
 * tests/serve.test.ts.
 */
import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { VERSION } from "../lib/core/version.ts";
import { certificateIn } from "./certificate.ts";
import { makeWorld, told } from "./cli-world.ts";
import { at as fieldAt, listAt } from "./otlp.ts";
import { makeRedis, type StandIn } from "./redis-stand-in.ts";
import {
  bearer,
  get,
  HUNG_MS,
  isOpen,
  pause,
  post,
  type Served,
  type Setup,
  served,
  until,
} from "./serve-inside.ts";
import { holdWhole } from "./whole.ts";

const TOKENS = ["a", "b"].map((letter) => letter.repeat(32));
const [TOKEN = "", OTHER = ""] = TOKENS;

const RM = ["rm", "-rf", "/"].join(" ");
const call = (command: string, more: object = {}): string =>
  JSON.stringify({ event: "pre_tool_call", tool_name: "bash", tool_input: { command }, ...more });

const GUARD = "/security_guard";

/** Names what it would have looked at, asks, or fails. */
const FAR = `const judge = ({ command = "", remote }) => {
  const [word, count] = command.split(" ");
  for (let at = 0; at < Number(count); at++) remote?.unseen.push("/a b/\\u00fc" + at, "/a b/\\u00fc0");
  if (word === "long") remote?.unseen.push("x".repeat(150) + "\\ud83d\\ude00".repeat(40));
  if (word === "fail") throw new Error("no");
  return word === "ask" ? { act: "ask", reason: "[f] Blocked (ask): it", rules: ["f.ask"] } : { act: "continue" };
};
export const guard = { name: "far_guard", tag: "f", failPolicy: "block", tables: () => ({}), on: { tool_call: judge } };
`;

/** Each refused at once: the words, and what stands in the environment. */
const REFUSED: readonly Setup[] = [
  ...["nonsense", "127.0.0.1", ":99999", "127.0.0.1:65536", "[::1]", "a:b:1", "x127.0.0.1:1x"].map(
    (address) => ({
      words: ["--listen", address],
    }),
  ),
  ...[
    "0.0.0.0:0",
    ":0",
    "example.com:0",
    "[::]:0",
    "128.0.0.1:0",
    "127.0.0.1.example.com:0",
    "xlocalhost:0",
  ].map((address) => ({ words: ["--listen", address] })),
  ...["--max-body", "--rate"].flatMap((option) => [
    { words: [option, "x"] },
    { words: [option, "1234567890123"] },
  ]),
  { words: ["--max-body", "1x"] },
  { words: ["--max-body", ""] },
  { words: ["--guard", "no_such"] },
  { words: ["--tls-cert", "ROOT/cert.pem"] },
  { words: ["--tls-key", "ROOT/key.pem"] },
  { words: ["--tls-cert", "ROOT/none.pem", "--tls-key", "ROOT/none.pem"] },
  { words: ["--token-file", "ROOT/none"] },
  { words: ["--token-file", "ROOT/empty"], prepare: (at) => void at.write("empty", "# nothing\n\n") },
  {
    words: ["--token-file", "ROOT/short"],
    prepare: (at) => void at.write("short", `${TOKEN}\nfifteen-letters\n`),
  },
  // A machine's own address needs no token: the next thing that is wrong is said.
  ...["localhost:0", "[::1]:0", "127.9.9.9:0"].map((address) => ({
    words: ["--listen", address, "--redis", "nonsense"],
  })),
  { env: { AGENT_GUARDS_TOKEN: "short" } },
  { words: ["--redis", "nonsense"] },
  { words: ["--redis", "http://127.0.0.1:1"] },
  { words: ["--redis-file", "ROOT/none"] },
  { words: ["--redis-ca", "ROOT/ca.pem"] },
  { words: ["--redis", "redis://127.0.0.1:1", "--redis-ca", "ROOT/ca.pem"] },
  { words: ["--redis", "rediss://127.0.0.1:1", "--redis-ca", "ROOT/none.pem"] },
  { env: { OTEL_EXPORTER_OTLP_ENDPOINT: "nowhere" } },
];

/** A collector that keeps what it is sent, and answers with `status`; 0 is no answer. */
async function collector(status: () => number) {
  const got: { readonly path: string; readonly headers: object; readonly message: unknown }[] = [];
  const server = createServer((from, answer) => {
    const chunks: Buffer[] = [];
    from.on("data", (chunk: Buffer) => chunks.push(chunk));
    from.on("end", () => {
      const { "content-type": type, "x-own": own } = from.headers;
      const text = Buffer.concat(chunks);
      const message: unknown = type === "application/json" ? JSON.parse(text.toString()) : text.length;
      got.push({ path: from.url ?? "", headers: { type, own }, message });
      if (status() > 0) answer.writeHead(status()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

type Steady = readonly [field: RegExp, isAsItShould: (value: unknown) => boolean, word: string];

/** What differs from one run to another, and as what it stands in the file where it is as it should be. */
const STEADY: readonly Steady[] = [
  [/imeUnixNano$/, (value) => /^[1-9]\d{15}000$/.test(String(value)), "TIME"],
  [/^sum$/, (value) => typeof value === "number" && value > 0, "SECONDS"],
  [/^spanId$/, (value) => /^[\da-f]{16}$/.test(String(value)), "SPAN"],
  [/^stringValue$/, (value) => /^[\da-f-]{36}$/.test(String(value)), "UUID"],
  [/^(?:stringValue|version)$/, (value) => value === VERSION, "VERSION"],
];

function steady(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message), (name, value: unknown) => {
    if (name === "bucketCounts" && Array.isArray(value))
      return [value.length, value.reduce((sum, one) => sum + Number(one), 0)];
    return STEADY.find(([field, isSo]) => field.test(name) && isSo(value))?.[2] ?? value;
  });
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

/** What a collector gets of some events; `env` is what else stands in the environment. */
async function reported(
  env: Readonly<Record<string, string>>,
  status: () => number = () => 200,
): Promise<unknown> {
  const to = await collector(status);
  try {
    const words = ["--guard", "security_guard"];
    const surroundings = { OTEL_EXPORTER_OTLP_ENDPOINT: to.url, ...env };
    const result = await served({ words, env: surroundings }, async ({ ask }) => {
      for (const [traceparent, tracestate] of [
        [`00-${TRACE}-${PARENT}-01`, "vendor=1"],
        [`00-${TRACE}-${PARENT}-03`, undefined],
        [`00-${TRACE}-${PARENT}-01`, `v=${"x".repeat(511)}`],
        [`00-${TRACE}-${PARENT}-01`, `v=${"x".repeat(510)}`],
        [`01-${TRACE}-${PARENT}-01-more`, undefined],
        [`00-${TRACE}-${PARENT}-01-more`, undefined],
        [`00-${TRACE}-${PARENT}-00`, undefined],
        [`00-${TRACE}-${"0".repeat(16)}-01`, undefined],
        [`00-${"0".repeat(32)}-${PARENT}-01`, undefined],
        [`ff-${TRACE}-${PARENT}-01`, undefined],
        [`x00-${TRACE}-${PARENT}-01`, undefined],
        ["nonsense", undefined],
      ] as const)
        await ask(post(GUARD, call("ls"), { traceparent, ...(tracestate && { tracestate }) }));
      await ask(
        post(GUARD, call(RM)),
        post(`${GUARD}?host=claude`, "{}"),
        post(GUARD, JSON.stringify({ event: "on_response_end", response: "done" })),
        post(GUARD, "no JSON"),
      );
      return null;
    });
    return { result, reports: to.got.map(({ message, ...rest }) => ({ ...rest, message: steady(message) })) };
  } finally {
    to.close();
  }
}

/** A server with rows in a stand-in of Redis. */
async function shared(
  work: (redis: StandIn, served: Served) => Promise<unknown>,
  more: readonly string[] = [],
) {
  const redis = await makeRedis("pass");
  try {
    const result = await served({ words: ["--redis", redis.url, ...more] }, (one) => work(redis, one));
    return JSON.parse(JSON.stringify(result).replaceAll(String(redis.port), "REDIS"));
  } finally {
    redis.close();
  }
}

holdWhole("serve", {
  refusals: async () => {
    const at = makeWorld("agent-guards-serve-");
    const rows: unknown[] = [];
    for (const { words = [], env = {}, prepare } of REFUSED) {
      prepare?.(at);
      const address = words.includes("--listen") ? [] : ["--listen", "127.0.0.1:0"];
      const inPlace = words.map((word) => word.replaceAll("ROOT", at.root));
      const { out, err, exit } = await at.run(["serve", ...address, ...inPlace], { env });
      rows.push({ run: words.join(" "), ...(out !== "" && { out }), err: told(err, at), exit });
    }
    at.remove();
    return rows;
  },
  "an address that is taken": async () => {
    const other = createSocketServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const taken = String((other.address() as AddressInfo).port);
    const got = await served({ words: ["--listen", `127.0.0.1:${taken}`] });
    other.close();
    return JSON.parse(JSON.stringify(got).replaceAll(taken, "TAKEN"));
  },
  routes: () =>
    served({}, ({ ask, port }) =>
      ask(
        get("/healthz"),
        get("/readyz"),
        get("/"),
        get(GUARD),
        post("/healthz", ""),
        post("/", call("ls")),
        post(GUARD, call("ls")),
        post(GUARD, call(RM)),
        post(GUARD, ""),
        post(GUARD, "no JSON"),
        post("/verify_publish_claims", call(RM)),
        post("/nobody", call("ls")),
        post(`${GUARD}/not-asked-for`, call(RM)),
        post(`${GUARD}/a/b`, call(RM)),
        post(`${GUARD}?host=claude`, call(RM)),
        post(
          `${GUARD}?host=claude&event=PreToolUse`,
          JSON.stringify({ tool_name: "Bash", tool_input: { command: RM } }),
        ),
        post(`${GUARD}?host=codex`, JSON.stringify({ tool_name: "Bash", tool_input: { command: RM } })),
        post(`${GUARD}?host=nobody`, call(RM)),
        post(
          `${GUARD}?event=pre_tool_call`,
          JSON.stringify({ tool_name: "bash", tool_input: { command: RM } }),
        ),
        post(
          `${GUARD}?host=docker-agent&event=pre_tool_use`,
          JSON.stringify({ tool_name: "shell", tool_input: { cmd: RM } }),
        ),
        post(GUARD, call("ls"), { origin: "http://localhost" }),
        ...[
          "example.com",
          `localhost:${port}`,
          "[::1]:80",
          "127.9.9.9",
          "127.0.0.1.example.com",
          "128.0.0.1",
          "x[::1]",
          "LOCALHOST",
          "::1",
          "",
        ].map((host) => post(GUARD, call("ls"), { host })),
      ),
    ),
  bodies: () =>
    served({ words: ["--max-body", "100"] }, ({ ask }) =>
      ask(
        post(GUARD, call("ls").padEnd(100)),
        post(GUARD, call("ls").padEnd(101)),
        post(GUARD, call("ls").padEnd(100), { "transfer-encoding": "chunked" }),
        post(GUARD, call("ls").padEnd(101), { "transfer-encoding": "chunked" }),
        post(GUARD, call(RM)),
      ),
    ),
  "one client too often": () =>
    served({ words: ["--rate", "1"] }, async ({ ask }) => {
      for (let left = 50; left > 0; left--) {
        const [got] = await ask(post(GUARD, call("ls")));
        if (fieldAt(got, "status") !== 200) return got;
      }
      return "never";
    }),
  "what an event from elsewhere would have needed": () =>
    served(
      { words: ["--guard", "far_guard"], prepare: (at) => void at.write("dist/far_guard.mjs", FAR) },
      ({ ask }) =>
        ask(
          ...["see 1", "see 9", "long", "ask", "fail"].map((command) => post("/far_guard", call(command))),
          post(
            "/far_guard?host=codex",
            JSON.stringify({
              hook_event_name: "PreToolUse",
              tool_name: "Bash",
              tool_input: { command: "ask" },
            }),
          ),
        ),
    ),
  "some guards": () =>
    served({ words: ["--guard", "verify_publish_claims", "--local"] }, ({ ask }) =>
      ask(
        post(GUARD, call(RM)),
        post("/verify_publish_claims", JSON.stringify({ event: "on_response_end", response: RM })),
      ),
    ),
  "tokens of the environment": () =>
    served(
      { words: ["--listen", "0.0.0.0:PORT"], env: { AGENT_GUARDS_TOKEN: ` ${TOKEN}\n${OTHER} ` } },
      ({ ask }) =>
        ask(
          post(GUARD, call(RM)),
          post(GUARD, call(RM), bearer(TOKEN)),
          post(GUARD, call(RM), { authorization: `bearer   ${OTHER}` }),
          post(GUARD, call(RM), { authorization: `Bearer ${OTHER} more` }),
          post(GUARD, call(RM), { authorization: OTHER }),
          post(GUARD, call(RM), { authorization: `x Bearer ${OTHER}` }),
          post(GUARD, call(RM), bearer(TOKEN.slice(1))),
          post(GUARD, call(RM), { ...bearer(TOKEN), origin: "http://example.com", host: "example.com" }),
          post(`${GUARD}/${TOKEN}`, call(RM)),
          post(`${GUARD}/${TOKEN}x`, call(RM)),
          post(`${GUARD}/${TOKEN}`, call(RM), bearer("wrong")),
          post("/nobody", call(RM)),
          get("/healthz"),
        ),
    ),
  "tokens of a file, read anew": () =>
    served(
      {
        words: ["--token-file", "ROOT/tokens"],
        prepare: (at) => void at.write("tokens", `# ours\nalice ${TOKEN} # hers\n`),
      },
      async ({ at, ask, signal, says }) => {
        const both = [post(GUARD, call("ls"), bearer(TOKEN)), post(GUARD, call("ls"), bearer(OTHER))];
        const first = await ask(...both);
        at.write("tokens", `${OTHER}\n`);
        signal("SIGHUP");
        await says("read anew");
        const second = await ask(...both);
        at.write("tokens", "short\n");
        signal("SIGHUP");
        await says("the old stays");
        return [first, second, await ask(...both)];
      },
    ),
  "a trail": () =>
    served({ words: ["--audit", "ROOT/trail"], left: "trail/hook.log" }, ({ ask }) =>
      ask(post(GUARD, call("ls")), post(GUARD, call(RM))),
    ),
  "over TLS": () =>
    served(
      {
        words: ["--tls-cert", "ROOT/cert.pem", "--tls-key", "ROOT/key.pem"],
        prepare: (at) => void certificateIn(at.root),
      },
      async ({ at, ask, signal, says }) => {
        const first = await ask({ ...get("/healthz"), secure: true });
        signal("SIGHUP");
        await says("were read anew");
        at.write("key.pem", "");
        signal("SIGHUP");
        await says("the old stays");
        return [first, await ask({ ...post(GUARD, call(RM)), secure: true })];
      },
    ),
  "an end by SIGINT": () =>
    served({ words: ["--drain", "0"] }, async ({ ask, signal, port }) => {
      const first = await ask(get("/readyz"));
      signal("SIGINT");
      for (const end = Date.now() + HUNG_MS; Date.now() < end && (await isOpen(port)); ) await pause(5);
      return [first, await isOpen(port)];
    }),
  "still answered while it ends": () =>
    served({ words: ["--drain", "1"] }, async ({ ask, signal }) => {
      signal("SIGTERM");
      return await ask(get("/readyz"), get("/healthz"), post(GUARD, call(RM)));
    }),
  "telemetry as JSON": () =>
    reported({
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_HEADERS: "x-own=a%20b",
      OTEL_SERVICE_NAME: "ours",
      OTEL_RESOURCE_ATTRIBUTES: "zone=one",
    }),
  "telemetry that is not wanted": () => reported({ OTEL_SDK_DISABLED: "True" }),
  "a collector that refuses, once told": async () => {
    let left = 2;
    const to = await collector(() => (left-- > 0 ? 500 : 200));
    try {
      const env = {
        OTEL_EXPORTER_OTLP_ENDPOINT: to.url,
        OTEL_METRIC_EXPORT_INTERVAL: "10",
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      };
      return await served({ env }, async ({ ask }) => {
        await ask(post(GUARD, call("ls"), { traceparent: `00-${TRACE}-${PARENT}-01` }));
        await until(() => to.got.length > 4);
        const last = to.got.filter(({ path }) => path === "/v1/metrics").at(-1)?.message;
        const [, , dropped] = listAt(last, "resourceMetrics", 0, "scopeMetrics", 0, "metrics");
        return Number(fieldAt(dropped, "sum", "dataPoints", 0, "asInt")) <= 1;
      });
    } finally {
      to.close();
    }
  },
  "a collector that is not there": () =>
    served({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" } }, ({ ask }) =>
      ask(post(GUARD, call("ls"))),
    ),
  "rows in Redis": () =>
    shared(async (redis, { ask }) => {
      const got = await ask(post(GUARD, call(RM)), post(GUARD, call("ls")));
      return { got, said: redis.said().filter((line) => !line.startsWith("CLIENT")) };
    }),
  "a Redis that goes and comes back": () =>
    shared(async (redis, { ask, says }) => {
      redis.hangUp();
      await says("out of reach");
      const alone = await ask(post(GUARD, call(RM)));
      await says("state is shared");
      return [alone, await ask(post(GUARD, call(RM)))];
    }),
  "a Redis that is not there": () =>
    served({ words: ["--redis", "redis://:secret@127.0.0.1:9/3"] }, ({ ask }) => ask(post(GUARD, call(RM)))),
});
