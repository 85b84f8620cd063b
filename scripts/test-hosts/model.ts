/**
 * A model that answers by script, on a random loopback port, in the languages of the clients: Anthropic's messages,
 * Gemini's streamGenerateContent, OpenAI's responses and chat completions.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isObject, stringAt } from "../../lib/core/json.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";

/** What the model does next: call the client's shell tool, or say something and stop. */
export type Turn = { readonly run: string } | { readonly say: string };

export type Model = {
  readonly url: string;
  /** The bodies of the requests of the conversation, in order. */
  readonly requests: readonly string[];
  /** The bodies of all requests, side calls included. */
  readonly everything: readonly string[];
  readonly close: () => Promise<void>;
};

/** Starts a model that takes one of `turns` a request, and repeats the last one for ever. */
export async function startModel(turns: readonly Turn[]): Promise<Model> {
  const requests: string[] = [];
  const everything: string[] = [];
  const next = (body: string): Turn => {
    const turn = turns[Math.min(requests.length, turns.length - 1)] ?? { say: "Done." };
    requests.push(body);
    return turn;
  };
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        everything.push(body);
        answer(request, response, body, next);
      })
      .catch(() => response.destroy());
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, requests, everything, close: () => stop(server) };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("no port"));
      else resolve(address.port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

type Next = (body: string) => Turn;

type Language = (response: ServerResponse, body: string, next: Next) => void;

/** What a path's end says about the language, the longer first. */
const LANGUAGES: readonly (readonly [end: string, language: Language])[] = [
  [":streamGenerateContent", gemini],
  [":generateContent", (response) => json(response, geminiChunk({ text: "ok" }))],
  [":countTokens", (response) => json(response, { totalTokens: 10 })],
  ["/responses", responses],
  ["/chat/completions", completions],
  ["/messages", messages],
];

function answer(request: IncomingMessage, response: ServerResponse, body: string, next: Next): void {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const language = LANGUAGES.find(([end]) => pathname.endsWith(end))?.[1];
  if (language) language(response, body, next);
  else response.writeHead(404).end();
}

function json(response: ServerResponse, value: Json): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function stream(response: ServerResponse, events: readonly string[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(events.map((event) => `${event}\n\n`).join(""));
}

/** The names of the tools that a request offers, wherever they stand in it. */
function toolNames(body: string): string[] {
  const request: unknown = JSON.parse(body);
  const tools = isObject(request) && Array.isArray(request["tools"]) ? request["tools"] : [];
  return tools.flatMap((tool: Json) => {
    if (!isObject(tool)) return [];
    const inner = tool["function"];
    return [isObject(inner) ? stringAt(inner, "name") : stringAt(tool, "name"), stringAt(tool, "type")];
  });
}

// Gemini

function geminiChunk(part: JsonObject): JsonObject {
  return {
    candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  };
}

function gemini(response: ServerResponse, body: string, next: Next): void {
  // Side calls (titles, routing) offer no shell.
  const turn = body.includes('"run_shell_command"') ? next(body) : { say: "ok" };
  const part: JsonObject =
    "say" in turn
      ? { text: turn.say }
      : { functionCall: { name: "run_shell_command", args: { command: turn.run, description: "a test" } } };
  stream(response, [`data: ${JSON.stringify(geminiChunk(part))}`]);
}

// OpenAI responses

const RESPONSE_TOOLS: Readonly<Record<string, (command: string) => JsonObject>> = {
  exec_command: (cmd) => ({ cmd }),
  shell_command: (command) => ({ command }),
  shell: (command) => ({ command: ["bash", "-c", command] }),
};

function responses(response: ServerResponse, body: string, next: Next): void {
  const turn = next(body);
  const item = "say" in turn ? spoken(turn.say) : called(turn.run, toolNames(body));
  const done = { id: "r", usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 } };
  const events: [string, JsonObject][] = [
    ["response.created", { response: { id: "r" } }],
    ["response.output_item.added", { output_index: 0, item }],
    ["response.output_item.done", { output_index: 0, item }],
    ["response.completed", { response: done }],
  ];
  stream(
    response,
    events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}`),
  );
}

function spoken(text: string): JsonObject {
  return { type: "message", id: "m", role: "assistant", content: [{ type: "output_text", text }] };
}

let calls = 0;

function called(command: string, offered: readonly string[]): JsonObject {
  const name = Object.keys(RESPONSE_TOOLS).find((tool) => offered.includes(tool)) ?? "exec_command";
  const args = RESPONSE_TOOLS[name]?.(command) ?? {};
  return {
    type: "function_call",
    id: "f",
    call_id: `call_${++calls}`,
    name,
    arguments: JSON.stringify(args),
  };
}

// OpenAI chat completions

const CHAT_TOOLS: Readonly<Record<string, (command: string) => JsonObject>> = {
  exec: (command) => ({ command, description: "a test" }),
  bash: (command) => ({ command, description: "a test" }),
  run_commands: (command) => ({ commands: [command] }),
  run_shell_command: (command) => ({ command, description: "a test", is_background: false }),
};

function completions(response: ServerResponse, body: string, next: Next): void {
  const shell = Object.keys(CHAT_TOOLS).find((name) => toolNames(body).includes(name));
  const turn = shell === undefined ? { say: "ok" } : next(body);
  const delta: JsonObject =
    "say" in turn
      ? { role: "assistant", content: turn.say }
      : { role: "assistant", tool_calls: [toolCall(shell ?? "", turn.run)] };
  const chunk = (choice: JsonObject): string =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "fake-model", ...choice })}`;
  const reason = "say" in turn ? "stop" : "tool_calls";
  stream(response, [
    chunk({ choices: [{ index: 0, delta, finish_reason: null }] }),
    chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }),
    chunk({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } }),
    "data: [DONE]",
  ]);
}

function toolCall(name: string, command: string): JsonObject {
  const fn = { name, arguments: JSON.stringify(CHAT_TOOLS[name]?.(command) ?? {}) };
  return { index: 0, id: `call_${++calls}`, type: "function", function: fn };
}

// Anthropic messages

function messages(response: ServerResponse, body: string, next: Next): void {
  const turn = toolNames(body).includes("Bash") ? next(body) : { say: "ok" };
  const [block, delta, reason] = "say" in turn ? spokenBlock(turn.say) : calledBlock(turn.run);
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id: "m", type: "message", role: "assistant", model: "fake-model", content: [], usage };
  const events: [string, JsonObject][] = [
    ["message_start", { message: { ...message, stop_reason: null, stop_sequence: null } }],
    ["content_block_start", { index: 0, content_block: block }],
    ["content_block_delta", { index: 0, delta }],
    ["content_block_stop", { index: 0 }],
    ["message_delta", { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 1 } }],
    ["message_stop", {}],
  ];
  stream(
    response,
    events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}`),
  );
}

type Block = readonly [block: JsonObject, delta: JsonObject, reason: string];

function spokenBlock(text: string): Block {
  return [{ type: "text", text: "" }, { type: "text_delta", text }, "end_turn"];
}

function calledBlock(command: string): Block {
  const partial_json = JSON.stringify({ command, description: "a test" });
  return [
    { type: "tool_use", id: `toolu_${++calls}`, name: "Bash", input: {} },
    { type: "input_json_delta", partial_json },
    "tool_use",
  ];
}
