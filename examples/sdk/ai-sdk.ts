// The Vercel AI SDK behind the guards. The model is the SDK's own mock, and it misbehaves.
import { guardsFor } from "agent-guards";
import { guardModel, guardTools } from "agent-guards/ai-sdk";
import { guard } from "agent-guards/security_guard";
import { generateText, jsonSchema, stepCountIs, tool } from "ai";
import { MockLanguageModelV4 } from "ai/test";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const answers = [
  {
    content: [
      {
        type: "tool-call",
        toolCallId: "1",
        toolName: "bash",
        input: '{"command":"cd / && rm -rf *"}',
      } as const,
    ],
    finishReason: { unified: "tool-calls", raw: undefined } as const,
    ...{ usage, warnings: [] },
  },
  {
    content: [{ type: "text", text: "I could not do that." } as const],
    finishReason: { unified: "stop", raw: undefined } as const,
    ...{ usage, warnings: [] },
  },
];

const guards = await guardsFor({ guards: [guard], onNote: (line) => console.log("note:", line) });
const session = guards.session({ cwd: process.cwd() });
const bash = tool({
  inputSchema: jsonSchema<{ command: string }>({ type: "object" }),
  execute: async ({ command }) => `ran ${command}`,
});

const { text } = await generateText({
  model: guardModel(new MockLanguageModelV4({ doGenerate: answers }), session),
  ...guardTools({ bash }, session),
  stopWhen: stepCountIs(3),
  prompt: "Clean up, please.",
});
console.log(text);
