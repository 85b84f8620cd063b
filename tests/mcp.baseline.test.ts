/**
 * An MCP server behind the guards, inside the tests' process: what the server gets, what the client gets, what is said, whole,
 * against tests/data/baselines/mcp.yaml. With the SDK's own client it is tested by `npm run test:sdk`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { type Ends, relay } from "../cli/mcp/relay.ts";
import type { Guard } from "../lib/hook/event.ts";
import { guardsFor } from "../lib/session/index.ts";
import { makeWorld, told, type World } from "./cli-world.ts";
import { holdWhole } from "./whole.ts";

type JSONRPCMessage = Parameters<Ends["client"]["send"]>[0];

/** Stops what says "stop", rewrites "old" to "new", fails at "fail". */
const GUARD = `const seen = (event) => JSON.stringify(event.input ?? event.result ?? null);
const judge = (event) => {
  const text = seen(event);
  if (text.includes("fail")) throw new Error("no");
  if (text.includes("stop")) return { act: "block", reason: "[w] Blocked (no): " + (event.tool ?? ""), rules: ["w.stop"] };
  if (text.includes("old"))
    return { act: "rewrite", value: JSON.parse(text.replaceAll("old", "new")), note: "[w] changed in " + event.tool, rules: ["w.old"] };
  return { act: "continue" };
};
export const guard = { name: "word_guard", tag: "w", failPolicy: "warn", tables: () => ({}), on: { tool_call: judge, tool_result: judge } };
`;

/** Answers each request with what it is told to in its parameters, or with them. */
const SERVER = `import { createInterface } from "node:readline";
const say = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (method === "die") process.exit(3);
  if (method === "noise") return console.log("no message at all");
  if (id === undefined) return say({ method: "notifications/got", params: { method, params } });
  if (method === "initialize") return say({ id, result: { protocolVersion: "2025-06-18", capabilities: {}, serverInfo: { name: "old", version: "1" } } });
  if (params.name === "error") return say({ id, error: { code: -32000, message: "old " + params.arguments?.text } });
  say({ id, result: { content: [{ type: "text", text: JSON.stringify({ method, params }) }] } });
});
`;

const call = (id: number, name: string, text?: unknown): JSONRPCMessage => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, ...(text !== undefined && { arguments: { text } }) },
});

const ask = (id: number, method: string, params: Record<string, unknown> = {}): JSONRPCMessage => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});

const ASKED: readonly JSONRPCMessage[] = [
  ask(0, "initialize", { protocolVersion: "2025-06-18" }),
  { jsonrpc: "2.0", method: "notifications/initialized" },
  ...[
    "tools/list",
    "ping",
    "logging/setLevel",
    "completion/complete",
    "resources/subscribe",
    "resources/unsubscribe",
  ].map((method, at) => ask(at + 1, method, { text: "old" })),
  ...["resources/read", "prompts/get", "pings", "xping", "tools/lists"].map((method, at) =>
    ask(at + 10, method, { text: "old" }),
  ),
  call(20, "bash", "plain"),
  call(21, "bash", "stop"),
  call(22, "bash", "old"),
  call(23, "bash", "fail"),
  call(24, "bash"),
  call(25, "error", "plain"),
  ask(26, "tools/call", { arguments: { text: "stop" } }),
  ask(27, "resources/read", { text: "stop" }),
  ask(28, "tools/call", { name: 7 }),
];

const HUNG_MS = 20_000;

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + HUNG_MS; !isSo(); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() > end) throw new Error("it never was so");
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

type Setup = {
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly lines: readonly (JSONRPCMessage | string)[];
  /** Answers after which the client hangs up; the server does it before that where there are fewer. */
  readonly answers: number;
  readonly command?: readonly string[];
};

/** A world with the guard and the server. */
function world(): World {
  const at = makeWorld("agent-guards-mcp-");
  at.write("dist/word_guard.mjs", GUARD);
  at.write("server.mjs", SERVER);
  return at;
}

/** One connection: the client's lines, and all that came back. */
async function connected({ words = [], env, lines, answers, command }: Setup): Promise<unknown> {
  const at = world();
  try {
    const stream = new PassThrough();
    let heard = "";
    let isOver = false;
    const own = (word: string): string => word.replaceAll("ROOT", at.root);
    const behind = command ?? [process.execPath, join(at.root, "server.mjs")];
    const args = [
      "mcp",
      "--guard",
      "word_guard",
      ...words.map(own),
      ...(behind.length > 0 ? ["--", ...behind.map(own)] : []),
    ];
    const result = at.run(args, {
      stream,
      ...(env && { env }),
      hear: (text) => {
        heard += text;
      },
    });
    void result.finally(() => {
      isOver = true;
    });
    for (const line of lines) stream.write(`${typeof line === "string" ? line : JSON.stringify(line)}\n`);
    await until(() => isOver || heard.split("\n").filter((line) => line.startsWith("{")).length >= answers);
    stream.end();
    const { out, err, exit } = await result;
    const linesOf = (text: string): string[] =>
      told(text, at)
        .split("\n")
        .filter((line) => line !== "");
    const got = linesOf(out).map((line) => JSON.parse(line) as { readonly id?: number });
    // Which of the two ends is heard first is nobody's matter.
    return { got: got.sort((a, b) => (a.id ?? -1) - (b.id ?? -1)), said: linesOf(err).sort(byText), exit };
  } finally {
    at.remove();
  }
}

/** How a header names a variable. */
const variable = (name: string): string => ["$", "{", name, "}"].join("");

/** Each refused at once. */
const REFUSED: readonly (readonly string[])[] = [
  ["mcp", "--"],
  ["mcp", "--guard", "no_such", "--", "x"],
  ["mcp", "--on-error", "other", "--", "x"],
  ["mcp", "--url", "http://127.0.0.1:9", "--", "x"],
  ...["nonsense", "ftp://127.0.0.1", "xhttp://a", "httpx://a"].map((url) => ["mcp", "--url", url]),
  ...["x", "x y: z", ": z", "x:", "y x: z"].map((header) => [
    "mcp",
    "--url",
    "http://127.0.0.1:9",
    "--header",
    header,
  ]),
  ["mcp", "--url", "http://127.0.0.1:9", "--header", `x: ${variable("NOT_SET")}`],
  ["mcp", "--", "ROOT/none"],
];

/** A server over HTTP that answers each request with what it was sent. */
async function overHttp(): Promise<unknown> {
  const got: unknown[] = [];
  const server = createServer((from, answer) => {
    let text = "";
    from.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    from.on("end", () => {
      if (from.method !== "POST") return void answer.writeHead(405).end();
      const message = JSON.parse(text) as { id?: number; method: string };
      const { "x-key": key, "mcp-protocol-version": version } = from.headers;
      got.push({ method: message.method, key, version });
      if (message.id === undefined) return void answer.writeHead(202).end();
      const result =
        message.method === "initialize"
          ? { protocolVersion: "2025-06-18", capabilities: {} }
          : { content: [] };
      const body = JSON.stringify({ jsonrpc: "2.0", id: message.id, result });
      return void answer.writeHead(200, { "content-type": "application/json" }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
    const result = await connected({
      words: ["--url", url, "--header", `X-Key:  a ${variable("OWN")} ${variable("OWN")}b`],
      env: { OWN: "word" },
      command: [],
      lines: ASKED.slice(0, 3),
      answers: 2,
    });
    return { result, got };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** One end in this process. */
function wire(fails: { readonly start?: string; readonly send?: string; readonly close?: string } = {}) {
  const sent: unknown[] = [];
  const may = async (word: string | undefined): Promise<void> => {
    if (word !== undefined) throw Object.assign(new Error("quoted"), word === "Error" ? {} : { code: word });
  };
  const end = {
    onmessage: undefined as ((message: never) => void) | undefined,
    onclose: undefined as (() => void) | undefined,
    onerror: undefined as ((error: Error) => void) | undefined,
    start: () => may(fails.start),
    send: async (message: JSONRPCMessage) => {
      sent.push(message);
      await may(fails.send);
    },
    close: () => may(fails.close),
    setProtocolVersion: (version: string) => void sent.push({ version }),
  };
  return { end, sent };
}

const QUIET: Guard = {
  name: "quiet",
  tag: "q",
  failPolicy: "warn",
  tables: () => ({}),
  on: { tool_call: () => ({ act: "continue" }) },
};

type Fails = Parameters<typeof wire>[0];

/** A relay between two ends of which some calls fail, and what is done while it runs. */
async function relayed(
  client: Fails,
  server: Fails,
  work: (ends: {
    client: ReturnType<typeof wire>;
    server: ReturnType<typeof wire>;
    hangUp: () => void;
  }) => void,
): Promise<unknown> {
  const [one, other] = [wire(client), wire(server)];
  const said: string[] = [];
  let hangUp = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    hangUp = resolve;
  });
  const guards = await guardsFor({ guards: [QUIET], onNote: (line) => said.push(line) });
  const ended = relay({
    client: one.end,
    server: other.end,
    session: guards.session({ id: "s", cwd: "/" }),
    hangUp: gone,
    warn: (line) => said.push(line),
  });
  await new Promise((resolve) => setImmediate(resolve));
  work({ client: one, server: other, hangUp });
  await new Promise((resolve) => setTimeout(resolve, 20));
  hangUp();
  return { ended: await ended, toClient: one.sent, toServer: other.sent, said };
}

const take = (one: ReturnType<typeof wire>, message: JSONRPCMessage): void =>
  one.end.onmessage?.(message as never);

holdWhole("mcp", {
  refusals: async () => {
    const at = world();
    try {
      const rows: object[] = [];
      for (const args of REFUSED) {
        const { out, err, exit } = await at.run(args.map((word) => word.replaceAll("ROOT", at.root)));
        rows.push({
          run: args.join(" "),
          ...(out !== "" && { out: told(out, at) }),
          err: told(err, at),
          exit,
        });
      }
      return rows;
    } finally {
      at.remove();
    }
  },
  "a connection": () => connected({ lines: ASKED, answers: ASKED.length }),
  "what fails is stopped": () =>
    connected({
      words: ["--on-error", "block"],
      lines: [call(1, "bash", "fail"), call(2, "bash", "plain")],
      answers: 2,
    }),
  "what fails goes on": () =>
    connected({
      words: ["--on-error", "warn"],
      lines: [call(1, "bash", "fail"), call(2, "bash", "plain")],
      answers: 2,
    }),
  "a server that ends": () => connected({ lines: [ask(1, "ping"), ask(2, "die")], answers: 9 }),
  "words that are no message": () =>
    connected({ lines: ["no JSON", { jsonrpc: "2.0", method: "noise" }, ask(1, "ping")], answers: 1 }),
  "over HTTP": overHttp,
  "ends that fail": async () => [
    await relayed({}, { start: "ENOENT" }, () => undefined),
    await relayed({ start: "Error" }, {}, () => undefined),
    await relayed({}, { send: "EPIPE" }, ({ client }) => {
      take(client, ask(1, "ping"));
      take(client, { jsonrpc: "2.0", method: "notifications/initialized" });
      take(client, { jsonrpc: "2.0", id: 7, result: {} });
    }),
    await relayed({ send: "EPIPE" }, {}, ({ server }) =>
      take(server, { jsonrpc: "2.0", method: "notifications/x" }),
    ),
    await relayed({}, { close: "Error" }, ({ server }) => server.end.onerror?.(new Error("quoted"))),
    await relayed({}, {}, ({ client }) =>
      client.end.onerror?.(Object.assign(new Error("quoted"), { code: undefined })),
    ),
    await relayed({}, {}, ({ client }) => client.end.onclose?.()),
    await relayed({}, {}, ({ server }) => server.end.onclose?.()),
    await relayed({}, {}, ({ client, server }) => {
      take(client, ask(1, "initialize"));
      take(server, { jsonrpc: "2.0", id: 1, result: { protocolVersion: "v" } });
      take(client, ask(2, "initialize"));
      take(server, { jsonrpc: "2.0", id: 2, result: {} });
    }),
  ],
});
