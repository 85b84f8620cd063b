/** The OpenAI Agents SDK with a model that misbehaves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Agent,
  InputGuardrailTripwireTriggered,
  type Model,
  type ModelRequest,
  OutputGuardrailTripwireTriggered,
  run,
  type StreamEvent,
  setTracingDisabled,
  tool,
  Usage,
} from "@openai/agents";
import { z } from "zod";
import type { Session } from "../../lib/session/index.ts";
import { agentGuardrails, guardModel, guardTool } from "../../plugins/adapters/openai-agents.ts";
import { KEY, WIPE, world } from "./world.ts";

setTracingDisabled(true);

type Item = Extract<StreamEvent, { type: "response_done" }>["response"]["output"][number];

const say = (text: string): Item[] => [
  { type: "message", role: "assistant", status: "completed", content: [{ type: "output_text", text }] },
];
const use = (name: string, args: object): Item[] => [
  { type: "function_call", callId: "c1", name, status: "completed", arguments: JSON.stringify(args) },
];

/** A model that gives these answers one behind the other, and keeps what it was asked. */
function fake(...answers: readonly Item[][]): Model & { readonly asked: ModelRequest[] } {
  const left = [...answers];
  const asked: ModelRequest[] = [];
  const next = (request: ModelRequest): { usage: Usage; output: Item[] } => {
    asked.push(request);
    return { usage: new Usage(), output: left.shift() ?? say("ok") };
  };
  return {
    asked,
    getResponse: async (request) => next(request),
    getStreamedResponse: async function* (request) {
      const { output } = next(request);
      const text = JSON.stringify(output).match(/"text":"([^"]*)"/)?.[1] ?? "";
      for (const delta of text.match(/.{1,5}/g) ?? []) {
        yield { type: "model", event: { delta } };
        yield { type: "output_text_delta", delta };
      }
      const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
      yield { type: "response_done", response: { id: "r1", usage, output } };
    },
  };
}

function agentOf(model: Model, session: Session, ran: unknown[] = []): Agent {
  const execute = async (input: object): Promise<string> => {
    ran.push(input);
    return `result ${KEY}`;
  };
  const bash = tool({
    name: "bash",
    description: "runs",
    parameters: z.object({ command: z.string() }),
    execute,
  });
  const send = tool({
    name: "send_message",
    description: "sends",
    parameters: z.object({ message: z.string() }),
    execute,
  });
  return new Agent({
    name: "test",
    model: guardModel(model, session),
    tools: [guardTool(bash, session), guardTool(send, session)],
    ...agentGuardrails(session),
  });
}

test("a prompt with a key never reaches the model", async () => {
  const { session } = await world();
  const model = fake(say("hello"));
  await assert.rejects(run(agentOf(model, session), `my key is ${KEY}`), InputGuardrailTripwireTriggered);
  assert.equal(model.asked.length, 0);
});

test("a destructive command is stopped, and the model reads why", async () => {
  const { session } = await world();
  const ran: unknown[] = [];
  const model = fake(use("bash", { command: WIPE }), say("sorry"));
  await run(agentOf(model, session, ran), "go");
  assert.deepEqual(ran, []);
  assert.match(JSON.stringify(model.asked.at(-1)?.input), /recursive delete/);
});

test("an input is rewritten before it runs, a result before the model sees it, a reply before anybody does", async () => {
  const { session } = await world();
  const ran: unknown[] = [];
  const model = fake(use("send_message", { message: `here: ${KEY}` }), say(`it is ${KEY}`));
  const { finalOutput } = await run(agentOf(model, session, ran), "go");
  assert.match(JSON.stringify(ran), /here: .*redacted/);
  const input = JSON.stringify(model.asked.at(-1)?.input);
  assert.match(input, /result .*redacted/);
  assert.match(String(finalOutput), /^it is \S*…\[redacted:/);
  assert.ok(!JSON.stringify(ran).includes(KEY) && !input.includes(`result ${KEY}`));
});

test("without a guarded model a reply with a key, or a claim, ends the run", async () => {
  for (const text of [`it is ${KEY}`, "all finished"]) {
    const { session } = await world();
    const agent = new Agent({ name: "bare", model: fake(say(text)), ...agentGuardrails(session) });
    await assert.rejects(run(agent, "go"), OutputGuardrailTripwireTriggered);
  }
});

test("a reply is masked while it streams", async () => {
  const { session } = await world();
  const model = fake(say(`so the key is ${KEY} and the rest follows`));
  const result = await run(agentOf(model, session), "go", { stream: true });
  let out = "";
  let everything = "";
  for await (const event of result) {
    everything += JSON.stringify(event);
    if (event.type === "raw_model_stream_event" && event.data.type === "output_text_delta")
      out += event.data.delta;
  }
  assert.match(out, /^so the key is \S*…\[redacted:[\w-]+:\w+\] and the rest follows$/);
  assert.ok(!everything.includes(KEY.slice(20, 40)));
});
