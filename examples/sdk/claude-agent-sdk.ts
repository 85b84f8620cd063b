// The Claude Agent SDK behind the guards. ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL of a stand-in, says which model answers.
import { query } from "@anthropic-ai/claude-agent-sdk";
import { guardsFor } from "agent-guards";
import { guardHooks, guardPermissions } from "agent-guards/claude-agent-sdk";
import { guard } from "agent-guards/security_guard";

const guards = await guardsFor({ guards: [guard], onNote: (line) => console.log("note:", line) });
const answer = query({
  prompt: "Clean up, please.",
  options: {
    hooks: guardHooks(guards),
    canUseTool: guardPermissions(guards, async () => ({ behavior: "allow" })),
    settingSources: [],
  },
});
for await (const message of answer) if (message.type === "result") console.log(message.subtype);
