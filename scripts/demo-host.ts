/**
 * `npm run demo:host`: a small agent on the bus, with both guards installed by the command as a user would, plays a
 * scripted conversation; then a guard's file is swapped. No tool really runs.
 */
import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify, styleText } from "node:util";
import { parse } from "yaml";
import { createHookBus, type HookBus, type Turn } from "../lib/bus/index.ts";
import { oneLine } from "../lib/core/text.ts";
import { missingExecutable, ROOT } from "./guards.ts";

type Call = { readonly tool: string; readonly input: Record<string, unknown>; readonly result: string };

type Script = {
  readonly user: string;
  readonly calls?: readonly Call[];
  readonly replies?: readonly string[];
  readonly push?: string;
};

type Conversation = {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly turns: readonly Script[];
  readonly swapped: Script;
};

function conversation(): Conversation {
  const text = readFileSync(join(ROOT, "scripts", "demo-host", "conversation.yaml"), "utf8");
  const { values } = parse(text) as Conversation;
  return parse(
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]?.join("") ?? ""),
  ) as Conversation;
}

type Colour = Parameters<typeof styleText>[0];

function show(colour: Colour, word: string, text: string): void {
  console.log(`${styleText(colour, word.padEnd(9))} ${oneLine(text, 150)}`);
}

/** One turn of the agent: every line is what a real one would do around its model and its tools. */
async function play(turn: Turn, script: Script): Promise<void> {
  console.log();
  show("bold", "user", script.user);
  const asked = await turn.emit("on_user_message", { message: script.user, channel: "web" });
  if (asked.decision === "block") return show("red", "blocked", asked.reason.explanation);
  for (const call of script.calls ?? []) await use(turn, call);
  const names = (script.calls ?? []).map(({ tool }) => tool);
  for (const said of script.replies ?? []) {
    const reply = await turn.emit("on_response_end", {
      response: said,
      model: "scripted",
      tokens: 0,
      tool_names: names,
    });
    show("cyan", reply.payload.response === said ? "agent" : "rewritten", reply.payload.response);
    const end = await turn.emit("on_stop", { response: said, tool_names: names });
    if (end.decision === "continue") break;
    show("red", "sent back", end.reason.text);
  }
  if (script.push === undefined) return;
  const pushed = await turn.emit("on_outbound_message", { notification: script.push, type: "telegram" });
  if (pushed.decision === "block") return show("red", "blocked", pushed.reason.explanation);
  show(
    "yellow",
    pushed.payload.notification === script.push ? "push" : "rewritten",
    pushed.payload.notification,
  );
}

async function use(turn: Turn, { tool, input, result }: Call): Promise<void> {
  show("blue", "tool", `${tool} ${JSON.stringify(input)}`);
  const call = await turn.emit("pre_tool_call", { tool_name: tool, tool_input: input });
  if (call.decision === "block") return show("red", "blocked", call.reason.explanation);
  const seen = await turn.emit("transform_tool_result", { tool_name: tool, tool_result: result });
  for (const warning of seen.warnings) show("yellow", "warned", warning);
  if (seen.warnings.length === 0) show("dim", "result", result);
}

/** What the user types into the chat. */
async function type(bus: HookBus, text: string): Promise<void> {
  console.log(`\n${styleText("bold", "user")}      ${text}`);
  console.log(String(await bus.command(text)).replace(/^/gm, "          "));
}

/** The registries that verify_publish_claims reads: nothing was published, posted or scheduled. */
function registries(workspace: string): Record<string, string> {
  writeFileSync(join(workspace, "previews.json"), '{"previews":[]}');
  writeFileSync(join(workspace, "jobs.json"), '{"jobs":[]}');
  return {
    PREVIEWS_REGISTRY: join(workspace, "previews.json"),
    SCHEDULED_JOBS: join(workspace, "jobs.json"),
  };
}

/** The agent's server, of which the demo needs one endpoint. */
async function serve(bus: HookBus): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void bus.approveHandler(request, response).then((taken) => taken || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function demo(workspace: string): Promise<void> {
  const { turns, swapped } = conversation();
  mkdirSync(join(workspace, "config"));
  const env = { ...process.env, ...registries(workspace) };
  await using bus = await createHookBus({ workspace, agentId: "demo", env });
  const server = await serve(bus);
  await type(bus, "/hooks list");
  for (const guard of ["security_guard", "verify_publish_claims"]) {
    const words = ["install", guard, "--workspace", workspace, "--runtime", server.url];
    console.log(`\n${styleText("bold", "$")} agent-guards ${words.slice(0, 2).join(" ")}`);
    const run = promisify(execFile)(process.execPath, [join(ROOT, "dist", "agent-guards.mjs"), ...words], {
      env,
    });
    console.log((await run).stdout.trimEnd().replace(/^/gm, "  "));
  }
  await type(bus, "/hooks list");
  await type(bus, "/hooks doctor");
  for (const script of turns) await play(bus.turn({ sessionId: "demo" }), script);
  const guard = join(workspace, "hooks", "security_guard");
  console.log(`\n${styleText("bold", "$")} somebody swaps ${guard} for a script that lets everything pass`);
  copyFileSync(guard, `${guard}.kept`);
  rmSync(guard);
  writeFileSync(guard, "#!/bin/sh\ncat > /dev/null\n", { mode: 0o755 });
  await type(bus, "/hooks list");
  await type(bus, "/hooks doctor");
  await play(bus.turn({ sessionId: "demo" }), swapped);
  copyFileSync(`${guard}.kept`, guard);
  await type(bus, `/hooks approve ${guard}`);
  await type(bus, "/hooks doctor");
  server.close();
}

async function main(): Promise<number> {
  const missing = missingExecutable();
  if (missing !== undefined) {
    console.error(`error: dist/${missing} is not there\nhint: npm run build makes it`);
    return 2;
  }
  const workspace = mkdtempSync(join(tmpdir(), "agent-guards-demo-"));
  try {
    await demo(workspace);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
  return 0;
}

process.exitCode = await main();
