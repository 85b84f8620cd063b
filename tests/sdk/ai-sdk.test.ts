/** The Vercel AI SDK with a model that misbehaves: commands, keys in inputs, results and replies, and empty claims. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { generateText, jsonSchema, simulateReadableStream, stepCountIs, streamText, tool } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { guardModel, guardTools, PromptRefused } from "../../plugins/adapters/ai-sdk.ts";
import { KEY, WIPE, world } from "./world.ts";

type Result = Awaited<ReturnType<MockLanguageModelV4["doGenerate"]>>;
type Content = Result["content"][number];

const USAGE: Result["usage"] = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that gives these answers one behind the other. */
function model(...answers: readonly Content[][]): MockLanguageModelV4 {
  const left = [...answers];
  return new MockLanguageModelV4({
    doGenerate: async () => {
      const content = left.shift() ?? [{ type: "text", text: "ok" }];
      const unified = content.some(({ type }) => type === "tool-call") ? "tool-calls" : "stop";
      return { content, finishReason: { unified, raw: undefined }, usage: USAGE, warnings: [] };
    },
  });
}

const say = (text: string): Content[] => [{ type: "text", text }];
const use = (toolName: string, input: object): Content[] => [
  { type: "tool-call", toolCallId: "c1", toolName, input: JSON.stringify(input) },
];

/** Tools that write down what they got. */
function tools(ran: unknown[]) {
  const text = jsonSchema<{ command?: string; message?: string }>({ type: "object", properties: {} });
  const run = async (input: object) => {
    ran.push(input);
    return { out: `result ${KEY}`, bytes: new Uint8Array([1, 2, 3]) };
  };
  return {
    bash: tool({ inputSchema: text, execute: run }),
    send_message: tool({ inputSchema: text, execute: run }),
    broken: tool({
      inputSchema: text,
      execute: async (): Promise<string> => {
        throw new Error(`cannot use ${KEY}`);
      },
    }),
  };
}

const sent = (mock: MockLanguageModelV4): string =>
  JSON.stringify(mock.doGenerateCalls.map(({ prompt }) => prompt));

test("a prompt with a key never reaches the model", async () => {
  const { session } = await world();
  const mock = model(say("hello"));
  const run = generateText({ model: guardModel(mock, session), prompt: `my key is ${KEY}` });
  await assert.rejects(run, (error) => error instanceof PromptRefused && !error.message.includes(KEY));
  assert.equal(mock.doGenerateCalls.length, 0);
});

test("a destructive command is denied, and the model reads why", async () => {
  const { session, notes } = await world();
  const ran: unknown[] = [];
  const mock = model(use("bash", { command: WIPE }), say("sorry"));
  const guarded = guardTools(tools(ran), session);
  await generateText({
    model: guardModel(mock, session),
    ...guarded,
    prompt: "go",
    stopWhen: stepCountIs(3),
  });
  assert.deepEqual(ran, []);
  assert.match(sent(mock), /recursive delete/);
  assert.match(notes.join("\n"), /recursive delete/);
});

test("an input is rewritten before it runs, a result and an error before the model sees them", async () => {
  const { session } = await world();
  const ran: unknown[] = [];
  const mock = model(use("send_message", { message: `here: ${KEY}` }), use("broken", {}), say("done"));
  const guarded = guardTools(tools(ran), session);
  await generateText({
    model: guardModel(mock, session),
    ...guarded,
    prompt: "go",
    stopWhen: stepCountIs(4),
  });
  assert.equal(ran.length, 1);
  assert.match(JSON.stringify(ran), /here: .*redacted/);
  assert.match(sent(mock), /result .*redacted/);
  assert.match(sent(mock), /cannot use .*redacted/);
  assert.ok(!sent(mock).includes(KEY) && !JSON.stringify(ran).includes(KEY));
});

test("a reply is masked, and a picture in the prompt stays a picture", async () => {
  const { session } = await world();
  const mock = model(say(`it is ${KEY}`));
  const image = new Uint8Array([137, 80, 78, 71]);
  const { text } = await generateText({
    model: guardModel(mock, session),
    messages: [
      { role: "assistant", content: `an old reply with ${KEY}` },
      {
        role: "user",
        content: [
          { type: "text", text: "what is it?" },
          { type: "file", mediaType: "image/png", data: image },
        ],
      },
    ],
  });
  assert.match(text, /^it is \S*…\[redacted:/);
  assert.ok(!sent(mock).includes(KEY));
  const parts = mock.doGenerateCalls[0]?.prompt.flatMap(({ role, content }) =>
    role === "user" ? content : [],
  );
  const file = parts?.find((part) => part.type === "file");
  assert.ok(JSON.stringify(file).includes(JSON.stringify(image)), JSON.stringify(file));
});

test("an answer that claims what is not done goes back to the model", async () => {
  const { session } = await world();
  const mock = model(say("all finished"), say("not yet"));
  const { text } = await generateText({ model: guardModel(mock, session), prompt: "go" });
  assert.equal(text, "not yet");
  assert.match(JSON.stringify(mock.doGenerateCalls[1]?.prompt), /Not finished/);
});

test("a reply is masked while it streams, its reasoning too", async () => {
  const { session } = await world();
  const words = `so the key is ${KEY} and the rest follows`.match(/.{1,5}/g) ?? [];
  const mock = new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: "reasoning-start", id: "r" },
          ...words.map((delta) => ({ type: "reasoning-delta" as const, id: "r", delta })),
          { type: "reasoning-end", id: "r" },
          { type: "text-start", id: "t" },
          ...words.map((delta) => ({ type: "text-delta" as const, id: "t", delta })),
          { type: "text-end", id: "t" },
          { type: "finish", finishReason: { unified: "stop", raw: undefined }, usage: USAGE },
        ],
      }),
    }),
  });
  const { textStream, reasoningText } = streamText({ model: guardModel(mock, session), prompt: "go" });
  let out = "";
  for await (const piece of textStream) out += piece;
  assert.match(out, /^so the key is \S*…\[redacted:[\w-]+:\w+\] and the rest follows$/);
  assert.ok(!(await reasoningText)?.includes(KEY));
});
