/**
 * A server of the Model Context Protocol over stdin and stdout, in the few messages that the clients send: three tools, each
 * of which does nothing but write down what it was given. Run by the pinned compiler, so that it needs no build.
 *
 * usage: bun server.ts LOG NOTE   calls go to the file LOG, one a line; the tool read_note answers with the text of NOTE
 */
import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

type Message = {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
};

const [log = "", note = ""] = process.argv.slice(2);

function tool(name: string, description: string, fields: readonly string[]): object {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: "string" }]));
  return { name, description, inputSchema: { type: "object", properties, required: fields } };
}

const TOOLS = [
  tool("send_message", "Sends a message to a channel.", ["channel", "text"]),
  tool("run_command", "Runs a shell command.", ["command"]),
  tool("read_note", "Reads a note.", ["name"]),
];

const ANSWERS: Readonly<Record<string, (params: Message["params"]) => object>> = {
  initialize: (params) => ({
    protocolVersion: params?.["protocolVersion"] ?? "2025-03-26",
    capabilities: { tools: {} },
    serverInfo: { name: "notes", version: "1.0.0" },
  }),
  ping: () => ({}),
  "tools/list": () => ({ tools: TOOLS }),
  "tools/call": (params) => {
    appendFileSync(log, `${JSON.stringify(params)}\n`);
    const text = params?.["name"] === "read_note" ? readFileSync(note, "utf8") : "done";
    return { content: [{ type: "text", text }] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method = "", params }: Message = JSON.parse(line);
  if (id === undefined) continue;
  const result = ANSWERS[method]?.(params);
  const outcome = result === undefined ? { error: { code: -32601, message: "no such method" } } : { result };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...outcome })}\n`);
}
