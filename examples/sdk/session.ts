// The guards in an agent of your own: one call at each point where something comes in or goes out.
import { guardsFor } from "agent-guards";
import { guard } from "agent-guards/security_guard";

const guards = await guardsFor({
  guards: [guard],
  onError: "warn",
  onNote: (line) => console.log("note:", line),
});
const session = guards.session({ id: "example", cwd: process.cwd() });

for (const command of ["npm test", "cd / && rm -rf *"]) {
  const verdict = session.tell(await session.toolCall({ tool: "bash", input: { command } }));
  console.log(command, "->", verdict.act);
}

// A key with a vendor's shape, put together here so that it is none.
const key = ["sk-or-v1-", "5fa3".repeat(4), "09bc7e1d".repeat(6)].join("");
const result = await session.toolResult({ tool: "read", result: { text: `KEY=${key}` } });
console.log("the model reads", JSON.stringify(result.value));

const words = ReadableStream.from(["The key is ", key.slice(0, 20), key.slice(20), ", keep it safe."]);
let shown = "";
for await (const piece of words.pipeThrough(session.maskStream())) shown += piece;
console.log(shown);
