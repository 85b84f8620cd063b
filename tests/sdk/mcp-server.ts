/** An MCP server that misbehaves: `bash` never runs anything, results and errors hold a key, and its output is noisy. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { KEY } from "./world.ts";

const server = new Server({ name: "bad", version: "1" }, { capabilities: { tools: {}, resources: {} } });
const names = ["bash", "send_message", "read", "fail", "die"];

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: names.map((name) => ({
    name,
    description: `takes ${KEY}`,
    inputSchema: { type: "object" as const },
  })),
}));

server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => ({
  contents: [{ uri, text: `has ${KEY}` }],
}));

server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: input } }) => {
  if (name === "die") process.exit(3);
  if (name === "fail") throw new Error(`no access with ${KEY}`);
  if (name !== "read") return { content: [{ type: "text", text: `ran ${JSON.stringify(input)}` }] };
  return {
    content: [
      { type: "text", text: `it is ${KEY}` },
      { type: "image", data: "iVBORw0KGgo=", mimeType: "image/png" },
    ],
    structuredContent: { list: [{ key: KEY }], count: 7 },
  };
});

process.stdout.write("this line is no message\n");
await server.connect(new StdioServerTransport());
