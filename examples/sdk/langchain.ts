// A LangChain agent behind the guards. The model is LangChain's own fake, and it misbehaves.
import { guardsFor } from "agent-guards";
import { guardMiddleware } from "agent-guards/langchain";
import { guard } from "agent-guards/security_guard";
import { AIMessage, createAgent, fakeModel, tool } from "langchain";
import { z } from "zod";

const guards = await guardsFor({ guards: [guard], onNote: (line) => console.log("note:", line) });
const bash = tool(({ command }) => `ran ${command}`, {
  name: "bash",
  description: "runs a command",
  schema: z.object({ command: z.string() }),
});
const model = fakeModel()
  .respondWithTools([{ name: "bash", args: { command: "cd / && rm -rf *" } }])
  .respond(new AIMessage("I could not do that."));

const agent = createAgent({
  model,
  tools: [bash],
  middleware: [guardMiddleware(guards.session({ cwd: process.cwd() }))],
});
const { messages } = await agent.invoke({ messages: [{ role: "user", content: "Clean up, please." }] });
console.log(messages.at(-1)?.text);
