/**
 * A whole agent in miniature on the bus: `node agent.ts WORKSPACE`, then type. Its model repeats what it is told, and calls a
 * tool for a line that begins with `!`; its tool only prints. What is around them is what a real agent needs.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { createHookBus, type HookBus, type Turn } from "agent-guards/bus";

type Model = (instruction: string) => { readonly reply: string; readonly command?: string };

const model: Model = (instruction) =>
  instruction.startsWith("!")
    ? { reply: "I ran it.", command: instruction.slice(1) }
    : { reply: `You said: ${instruction}` };

/** The tool asks first, and takes what the hooks left of its input. */
async function runTool(turn: Turn, command: string): Promise<string> {
  const call = await turn.emit("pre_tool_call", { tool_name: "bash", tool_input: { command } });
  if (call.decision === "block") return `(blocked) ${call.reason.explanation}`;
  const output = `pretending to run: ${call.payload.tool_input.command}`;
  await turn.emit("post_tool_call", { tool_name: "bash", tool_result: output });
  const shown = await turn.emit("transform_tool_result", { tool_name: "bash", tool_result: output });
  return [output, ...shown.warnings.map((warning) => `(warning) ${warning}`)].join("\n");
}

/** One turn: from the user's message to a reply that the hooks let stand. */
async function answer(bus: HookBus, message: string): Promise<string> {
  // What the user types, and only that, may command the hooks themselves.
  const told = await bus.command(message);
  if (told !== undefined) return told;
  const turn = bus.turn({ sessionId: "terminal" });
  const asked = await turn.emit("on_user_message", { message, channel: "terminal" });
  if (asked.decision === "block") return `(blocked) ${asked.reason.explanation}`;
  const lines: string[] = [];
  for (let instruction = asked.payload.message; ; ) {
    const call = await turn.emit("pre_llm_call", {
      system: "",
      last_user_message: instruction,
      model: "echo",
    });
    const { reply, command } = model([instruction, ...call.context].join("\n"));
    if (command !== undefined) lines.push(await runTool(turn, command));
    const names = command === undefined ? [] : ["bash"];
    const final = await turn.emit("on_response_end", {
      response: reply,
      model: "echo",
      tokens: 0,
      tool_names: names,
    });
    // The hooks judge what the model said, and the user gets what they made of it.
    const end = await turn.emit("on_stop", { response: reply, tool_names: names });
    if (end.decision === "continue") return [...lines, final.payload.response, ...end.warnings].join("\n");
    instruction = end.reason.text;
  }
}

const bus = await createHookBus({
  workspace: process.argv[2] ?? ".",
  agentId: "miniature",
  onFault: (event, command, { detail }) => console.error(`${event}: ${command}: ${detail}`),
});

// So that `agent-guards install security_guard --runtime http://localhost:PORT` takes a guard live.
const server = createServer((request, response) => {
  bus.approveHandler(request, response).then((taken) => taken || response.writeHead(404).end());
});
await new Promise<void>((resolve) => server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", resolve));
console.error(`listening on http://localhost:${(server.address() as AddressInfo).port}`);

for await (const line of createInterface({ input: process.stdin })) console.log(await answer(bus, line));
server.close();
await bus.close();
