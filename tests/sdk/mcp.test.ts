/** `agent-guards mcp` between the SDK's client and real servers, over stdio and over HTTP. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { KEY, WIPE } from "./world.ts";

const HOME = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HOME, "..", "..");
const COMMAND = join(ROOT, "dist", "agent-guards.mjs");
const TSX = join(ROOT, "node_modules", "tsx", "dist", "esm", "index.mjs");
const BAD = [process.execPath, "--import", TSX, join(HOME, "mcp-server.ts")];

const published = (name: string): string =>
  join(HOME, "node_modules", "@modelcontextprotocol", name, "dist", "index.js");

/** A client of what the words start; what the wrapper says on stderr. */
async function connect(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, "mcp", ...words],
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stderr: "pipe",
  });
  const client = new Client({ name: "test", version: "1" });
  let said = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  await client.connect(transport);
  return { client, said: () => said };
}

const text = (result: object): string => JSON.stringify(result);

test("a call is stopped, an argument rewritten, a result, a resource and an error masked, a list passed through", async () => {
  const { client, said } = await connect(["--", ...BAD]);
  const { tools } = await client.listTools();
  assert.equal(tools.length, 5);
  assert.ok(text(tools).includes(KEY), "lists pass through");
  const stopped = await client.callTool({ name: "bash", arguments: { command: WIPE } });
  assert.equal(stopped["isError"], true);
  assert.match(text(stopped), /recursive delete/);
  const harmless = await client.callTool({ name: "bash", arguments: { command: "ls" } });
  assert.match(text(harmless), /ran .*ls/);
  const sent = await client.callTool({ name: "send_message", arguments: { message: `a ${KEY}` } });
  assert.match(text(sent), /ran .*redacted/);
  const read = await client.callTool({ name: "read", arguments: {} });
  assert.ok(!text(read).includes(KEY));
  assert.match(text(read), /it is \S*…\[redacted:/);
  assert.match(text(read), /"data":"iVBORw0KGgo="/);
  assert.match(text(read), /"list":\[\{"key":"\S*…\[redacted:[^"]*"\}\],"count":7/);
  const resource = await client.readResource({ uri: "test://1" });
  assert.ok(!text(resource).includes(KEY));
  await assert.rejects(client.callTool({ name: "fail", arguments: {} }), (error) => {
    return error instanceof Error && error.message.includes("redacted") && !error.message.includes(KEY);
  });
  assert.match(said(), /was not read/);
  assert.ok(!said().includes(KEY));
  await client.close();
});

test("a server that dies ends the wrapper, and the client's request fails", async () => {
  const { client } = await connect(["--", ...BAD]);
  await assert.rejects(client.callTool({ name: "die", arguments: {} }));
});

test("many calls at once come back each to its own request", async () => {
  const { client } = await connect(["--", process.execPath, published("server-everything"), "stdio"]);
  const calls = Array.from({ length: 50 }, (_, at) =>
    client.callTool({ name: "echo", arguments: { message: `number ${at};` } }),
  );
  for (const [at, result] of (await Promise.all(calls)).entries())
    assert.match(text(result), new RegExp(`number ${at};`));
  await client.close();
});

test("the filesystem server works behind the guards: files are written as they are and read masked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-mcp-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "a.env"), `KEY=${KEY}\n`);
  const { client } = await connect(["--", process.execPath, published("server-filesystem"), folder]);
  const read = await client.callTool({ name: "read_text_file", arguments: { path: join(folder, "a.env") } });
  assert.match(text(read), /KEY=\S*…\[redacted:/);
  await client.callTool({
    name: "write_file",
    arguments: { path: join(folder, "b.env"), content: `KEY=${KEY}\n` },
  });
  assert.equal(readFileSync(join(folder, "b.env"), "utf8"), `KEY=${KEY}\n`);
  await client.close();
});

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

test("a server over HTTP works the same", async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [published("server-everything"), "streamableHttp"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  after(() => server.kill());
  await new Promise<void>((resolve, reject) => {
    const heard = (chunk: Buffer): void => {
      if (chunk.toString().includes(String(port))) resolve();
    };
    server.stdout.on("data", heard);
    server.stderr.on("data", heard);
    server.once("exit", () => reject(new Error("the server did not start")));
  });
  const words = ["--url", `http://127.0.0.1:${port}/mcp`, "--header", "X-Test: ${TEST_TOKEN}"];
  const { client } = await connect(words, { TEST_TOKEN: "t" });
  assert.ok((await client.listTools()).tools.length > 5);
  const echoed = await client.callTool({ name: "echo", arguments: { message: KEY } });
  assert.match(text(echoed), /Echo: \S*…\[redacted:/);
  await client.close();
});

test("what cannot be done is said with a hint", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [COMMAND, "mcp", ...words], { encoding: "utf8", input: "" });
  for (const [words, said] of [
    [[], /^error: no server is named\nhint: /],
    [["--", "/no/such/program"], /^error: the MCP server cannot be reached \(ENOENT\)\nhint: /],
    [["--url", "ftp://x"], /^error: --url takes an address/],
    [["--url", "http://127.0.0.1:1/mcp", "--", "ls"], /^error: --url and a command are two servers/],
    [
      ["--url", "http://127.0.0.1:1/mcp", "--header", "X: ${NOT_SET_AT_ALL}"],
      /^error: the variable NOT_SET_AT_ALL/,
    ],
    [["--on-error", "maybe", "--", "ls"], /^error: --on-error is warn or block/],
  ] as const) {
    const { status, stderr } = run(...words);
    assert.deepEqual([status, said.test(stderr)], [2, true], stderr);
  }
  assert.equal(run("--help").status, 0);
});
