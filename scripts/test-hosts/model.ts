/**
 * A model that answers by script, on a random loopback port, in the languages of the clients: Anthropic's messages,
 * Gemini's streamGenerateContent, OpenAI's responses and chat completions.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isObject, stringAt } from "../../lib/core/json.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import { callOf, type Move, type Offered, offersShell, type ToolCall } from "./moves.ts";

export type Model = {
  readonly url: string;
  /** The bodies of the requests of the conversation, in order. */
  readonly requests: readonly string[];
  /** The bodies of all requests, side calls included. */
  readonly everything: readonly string[];
  /** What went wrong on the model's own side: a move that no tool of the client can make. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
};

/** What a request is answered with: words, or a call. */
type Reply = { readonly say: string } | ToolCall;

/** Starts a model that makes one of `moves` a request, and repeats the last one for ever. */
export async function startModel(moves: readonly Move[]): Promise<Model> {
  const requests: string[] = [];
  const everything: string[] = [];
  const problems: string[] = [];
  const next = (body: string): Reply => {
    const offered = toolsIn(body);
    if (!offersShell(offered)) return { say: "ok" };
    const move = moves[Math.min(requests.length, moves.length - 1)] ?? { say: "Done." };
    requests.push(body);
    try {
      return callOf(move, offered) ?? ("say" in move ? move : { say: "ok" });
    } catch (error) {
      problems.push(String(error));
      return { say: "I have no tool for that." };
    }
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
  return { url: `http://127.0.0.1:${port}`, requests, everything, problems, close: () => stop(server) };
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

type Next = (body: string) => Reply;

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

/** The tools that a request offers, wherever they stand in it: Gemini and Codex have lists inside lists. */
function toolsIn(body: string): Offered[] {
  const request: unknown = JSON.parse(body);
  const offered: Offered[] = [];
  const waiting: { readonly list: Json; readonly namespace: string }[] = [
    { list: isObject(request) ? (request["tools"] ?? []) : [], namespace: "" },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { list, namespace } = next;
    for (const tool of (Array.isArray(list) ? list : [list]).filter(isObject)) {
      const name = stringAt(tool, "name");
      if (tool["tools"] === undefined) offered.push({ name, namespace });
      waiting.push({ list: tool["tools"] ?? [], namespace: name });
      waiting.push({ list: tool["function"] ?? tool["functionDeclarations"] ?? [], namespace });
    }
  }
  return offered;
}

// Gemini

function geminiChunk(part: JsonObject): JsonObject {
  return {
    candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  };
}

function gemini(response: ServerResponse, body: string, next: Next): void {
  const reply = next(body);
  const part: JsonObject =
    "say" in reply ? { text: reply.say } : { functionCall: { name: reply.name, args: reply.args } };
  stream(response, [`data: ${JSON.stringify(geminiChunk(part))}`]);
}

// OpenAI responses

function responses(response: ServerResponse, body: string, next: Next): void {
  const reply = next(body);
  const item = "say" in reply ? spoken(reply.say) : called(reply);
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

function called({ name, namespace, args }: ToolCall): JsonObject {
  const ids = { id: "f", call_id: `call_${++calls}` };
  const place = namespace === "" ? {} : { namespace };
  return { type: "function_call", ...ids, name, ...place, arguments: JSON.stringify(args) };
}

// OpenAI chat completions

function completions(response: ServerResponse, body: string, next: Next): void {
  const reply = next(body);
  const said: JsonObject = "say" in reply ? { content: reply.say } : { tool_calls: [toolCall(reply)] };
  const delta: JsonObject = { role: "assistant", ...said };
  const chunk = (choice: JsonObject): string =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "fake-model", ...choice })}`;
  const reason = "say" in reply ? "stop" : "tool_calls";
  stream(response, [
    chunk({ choices: [{ index: 0, delta, finish_reason: null }] }),
    chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }),
    chunk({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } }),
    "data: [DONE]",
  ]);
}

function toolCall({ name, args }: ToolCall): JsonObject {
  const fn = { name, arguments: JSON.stringify(args) };
  return { index: 0, id: `call_${++calls}`, type: "function", function: fn };
}

// Anthropic messages

function messages(response: ServerResponse, body: string, next: Next): void {
  const reply = next(body);
  const [block, delta, reason] = "say" in reply ? spokenBlock(reply.say) : calledBlock(reply);
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

function calledBlock({ name, args }: ToolCall): Block {
  return [
    { type: "tool_use", id: `toolu_${++calls}`, name, input: {} },
    { type: "input_json_delta", partial_json: JSON.stringify(args) },
    "tool_use",
  ];
}
