// An agent of the OpenAI Agents SDK behind the guards. The model is a stand-in, and it misbehaves.

import { Agent, type Model, type ModelResponse, run, setTracingDisabled, tool, Usage } from "@openai/agents";
import { guardsFor } from "agent-guards";
import { agentGuardrails, guardModel, guardTool } from "agent-guards/openai-agents";
import { guard } from "agent-guards/security_guard";
import { z } from "zod";

setTracingDisabled(true);
const answers: ModelResponse["output"][] = [
  [
    {
      type: "function_call",
      callId: "1",
      name: "bash",
      status: "completed",
      arguments: '{"command":"cd / && rm -rf *"}',
    },
  ],
  [
    {
      type: "message",
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text: "I could not do that." }],
    },
  ],
];
const model: Model = {
  getResponse: async () => ({ usage: new Usage(), output: answers.shift() ?? [] }),
  getStreamedResponse: () => {
    throw new Error("this example does not stream");
  },
};

const guards = await guardsFor({ guards: [guard], onNote: (line) => console.log("note:", line) });
const session = guards.session({ cwd: process.cwd() });
const bash = tool({
  name: "bash",
  description: "runs a command",
  parameters: z.object({ command: z.string() }),
  execute: async ({ command }) => `ran ${command}`,
});
const agent = new Agent({
  name: "example",
  model: guardModel(model, session),
  tools: [guardTool(bash, session)],
  ...agentGuardrails(session),
});
const { finalOutput } = await run(agent, "Clean up, please.");
console.log(finalOutput);
