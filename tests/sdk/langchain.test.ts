/** LangChain's agent with a model that misbehaves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AIMessage } from "@langchain/core/messages";
import { createAgent, fakeModel, tool } from "langchain";
import { z } from "zod";
import { guardMiddleware } from "../../plugins/adapters/langchain.ts";
import { KEY, WIPE, world } from "./world.ts";

/** An agent with this model's answers; `ran` gets what its tools got. */
async function agent(model: ReturnType<typeof fakeModel>, ran: unknown[] = []) {
  const { session, notes } = await world();
  const run = (input: object): string => {
    ran.push(input);
    return `result ${KEY}`;
  };
  const tools = [
    tool(run, { name: "bash", description: "runs", schema: z.object({ command: z.string() }) }),
    tool(run, { name: "send_message", description: "sends", schema: z.object({ message: z.string() }) }),
  ];
  const made = createAgent({ model, tools, middleware: [guardMiddleware(session)] });
  return { notes, ask: (text: string) => made.invoke({ messages: [{ role: "user", content: text }] }) };
}

const call = (name: string, args: Record<string, unknown>) =>
  new AIMessage({ content: "", tool_calls: [{ id: "c1", name, args, type: "tool_call" }] });

const textOf = (messages: readonly { readonly text: string }[]): string =>
  messages.map(({ text }) => text).join("\n");

test("a prompt with a key never reaches the model", async () => {
  const model = fakeModel().respond(new AIMessage("hello"));
  const { ask } = await agent(model);
  const { messages } = await ask(`my key is ${KEY}`);
  assert.equal(model.callCount, 0);
  assert.match(messages.at(-1)?.text ?? "", /Blocked/);
});

test("a destructive command is stopped, and the model reads why", async () => {
  const ran: unknown[] = [];
  const model = fakeModel()
    .respond(call("bash", { command: WIPE }))
    .respond(new AIMessage("sorry"));
  const { ask, notes } = await agent(model, ran);
  const { messages } = await ask("go");
  assert.deepEqual(ran, []);
  assert.match(textOf(messages), /recursive delete/);
  assert.match(notes.join("\n"), /recursive delete/);
});

test("an input is rewritten before it runs, a result before the model sees it, a reply before anybody does", async () => {
  const ran: unknown[] = [];
  const model = fakeModel()
    .respond(call("send_message", { message: `here: ${KEY}` }))
    .respond(new AIMessage({ content: `it is ${KEY}`, id: "kept" }));
  const { ask } = await agent(model, ran);
  const { messages } = await ask("go");
  assert.match(JSON.stringify(ran), /here: .*redacted/);
  assert.match(textOf(messages), /result .*redacted/);
  const last = messages.at(-1);
  assert.ok(last && AIMessage.isInstance(last) && last.id === "kept");
  assert.match(last.text, /^it is \S*…\[redacted:/);
  assert.ok(!textOf(messages).includes(KEY) && !JSON.stringify(ran).includes(KEY));
  assert.ok(!JSON.stringify(model.calls).includes(`result ${KEY}`));
});

test("an answer that claims what is not done goes back to the model", async () => {
  const model = fakeModel().respond(new AIMessage("all finished")).respond(new AIMessage("not yet"));
  const { ask } = await agent(model);
  const { messages } = await ask("go");
  assert.equal(messages.at(-1)?.text, "not yet");
  assert.match(textOf(messages), /Not finished/);
});
