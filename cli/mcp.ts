/** `agent-guards mcp`: an MCP server behind the guards, for every MCP client there is. */
import { parseArgs } from "node:util";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { EVENT_BYTES } from "../lib/core/limits.ts";
import type { FailPolicy } from "../lib/hook/event.ts";
import { guardsFor } from "../lib/session/index.ts";
import { judgingGuard, productNamed } from "./guards.ts";
import { relay } from "./mcp/relay.ts";
import { EXIT, type Exit, note, Refusal } from "./terminal.ts";

export const usage = `usage: agent-guards mcp [OPTIONS] -- COMMAND [ARGS...]
       agent-guards mcp [OPTIONS] --url URL [--header 'NAME: VALUE']...

Stands between an MCP client and a server: put it in front of the server's command in the client's configuration. Calls
of tools are judged, their arguments and results masked; everything else goes through as it is.

  --guard NAME        a guard to ask; may be given again (default: security_guard)
  --on-error POLICY   when a guard itself fails: warn (go on and say so on stderr) or block
  --url URL           a server over HTTP instead of a command
  --header TEXT       a header for it; \${NAME} in it is read from the environment
`;

export async function run(words: readonly string[]): Promise<Exit> {
  const end = words.indexOf("--");
  const command = end < 0 ? [] : words.slice(end + 1);
  const { values } = parseArgs({
    args: words.slice(0, end < 0 ? words.length : end),
    options: {
      guard: { type: "string", multiple: true, default: ["security_guard"] },
      "on-error": { type: "string" },
      url: { type: "string" },
      header: { type: "string", multiple: true, default: [] },
    },
  });
  const onError = policyOf(values["on-error"]);
  const server =
    values.url === undefined ? processOf(command) : addressOf(values.url, values.header, command);
  const chosen = values.guard.map(productNamed);
  const guards = await guardsFor({
    guards: await Promise.all(chosen.map(judgingGuard)),
    onNote: (line) => note(`agent-guards: ${line}`),
    ...(onError && { onError }),
  });
  const client = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: EVENT_BYTES });
  const session = guards.session({ cwd: process.cwd() });
  const ended = await relay({
    client,
    server,
    session,
    hangUp: hangUps(),
    warn: (line) => note(`agent-guards: ${line}`),
  });
  if (ended.by === "failure")
    throw new Refusal(
      `the MCP server cannot be reached (${ended.problem})`,
      "start it without agent-guards first",
    );
  return ended.by === "server" ? EXIT.findings : EXIT.clean;
}

function policyOf(word: string | undefined): FailPolicy | undefined {
  if (word === undefined || word === "warn" || word === "block") return word;
  throw new Refusal(`--on-error is warn or block, not "${word}"`);
}

/** The server as a process: it gets the whole environment that its client gave us. */
function processOf([command, ...args]: readonly string[]): StdioClientTransport {
  if (command === undefined)
    throw new Refusal("no server is named", "agent-guards mcp -- COMMAND, or --url URL");
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return new StdioClientTransport({ command, args, env, stderr: "inherit", maxBufferSize: EVENT_BYTES });
}

function addressOf(
  text: string,
  headers: readonly string[],
  command: readonly string[],
): StreamableHTTPClientTransport {
  if (command.length > 0) throw new Refusal("--url and a command are two servers", "name one of them");
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Refusal("--url takes an address with http or https");
  return new StreamableHTTPClientTransport(new URL(text), {
    requestInit: { headers: Object.fromEntries(headers.map(headerOf)) },
  });
}

/** `NAME: VALUE` with variables put in; a secret stays out of the command line, which every process may read. */
function headerOf(text: string): [string, string] {
  const parts = /^([\w-]+):\s*(.+)$/.exec(text);
  if (!parts) throw new Refusal("--header takes 'NAME: VALUE'");
  const [, name = "", value = ""] = parts;
  const filled = value.replace(/\$\{(\w+)\}/g, (_, variable: string) => {
    const found = process.env[variable];
    if (found === undefined) throw new Refusal(`the variable ${variable} of --header is not set`);
    return found;
  });
  return [name, filled];
}

/** Settles when the client is gone: its end of our input is closed, or somebody ends us. */
function hangUps(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => resolve();
    process.stdin.once("end", done).once("close", done);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, done);
  });
}
