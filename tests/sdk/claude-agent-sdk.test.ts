/** The Claude Agent SDK: the hooks as it calls them, and a whole query of the real CLI with a stand-in for its model. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { HookInput, SyncHookJSONOutput } from "@anthropic-ai/claude-agent-sdk";
import { guardsFor } from "../../lib/session/index.ts";
import { guardHooks, guardPermissions } from "../../plugins/adapters/claude-agent-sdk.ts";
import { guard } from "../../templates/security_guard.ts";
import { KEY, WIPE } from "./world.ts";

const HOME = dirname(fileURLToPath(import.meta.url));
const EXAMPLE = join(HOME, ".examples", "claude-agent-sdk.ts");
const TSX = join(HOME, "..", "..", "node_modules", "tsx", "dist", "esm", "index.mjs");

const base = { session_id: "s", transcript_path: "/nowhere", cwd: "/work" };

async function ask(input: HookInput): Promise<SyncHookJSONOutput> {
  const guards = await guardsFor({ guards: [guard], onNote: () => undefined });
  const hook = guardHooks(guards)[input.hook_event_name]?.[0]?.hooks[0];
  const said = await hook?.(input, "t", { signal: new AbortController().signal });
  return said === undefined || "async" in said ? {} : said;
}

test("the hooks answer in the words of the SDK's types", async () => {
  const call = { ...base, hook_event_name: "PreToolUse" as const, tool_use_id: "t" };
  const stopped = await ask({ ...call, tool_name: "Bash", tool_input: { command: WIPE } });
  assert.match(JSON.stringify(stopped), /"permissionDecision":"deny"/);
  assert.deepEqual(await ask({ ...call, tool_name: "Bash", tool_input: { command: "ls" } }), {});
  const masked = await ask({
    ...{ ...base, hook_event_name: "PostToolUse", tool_use_id: "t", tool_name: "Bash" },
    ...{ tool_input: {}, tool_response: { stdout: KEY, stderr: "" } },
  });
  assert.match(JSON.stringify(masked), /"updatedToolOutput":\{"stdout":"\S*…\[redacted/);
  const refused = await ask({ ...base, hook_event_name: "UserPromptSubmit", prompt: `use ${KEY}` });
  assert.equal(refused.decision, "block");
  assert.ok(!JSON.stringify([stopped, masked, refused]).includes(KEY));
});

test("canUseTool denies, rewrites, and leaves the rest to the agent's own", async () => {
  const guards = await guardsFor({ guards: [guard], onNote: () => undefined });
  const seen: unknown[] = [];
  const allow = guardPermissions(guards, async (_, input) => {
    seen.push(input);
    return { behavior: "allow" };
  });
  const options = { signal: new AbortController().signal, toolUseID: "t", requestId: "r" };
  assert.equal((await allow("Bash", { command: WIPE }, options))?.behavior, "deny");
  const sent = await allow("mcp__slack__send_message", { message: KEY }, options);
  assert.match(JSON.stringify(sent), /"updatedInput":\{"message":"\S*…\[redacted/);
  assert.equal(seen.length, 1);
});

/** A command that is blocked, and that would find neither its program nor its device: the real CLI could run it. */
const HARMLESS = "mkfs.nosuchfs /dev/nothing";

/** Events of Anthropic's streaming API for one answer. */
function answer(block: object, reason: string): string {
  const message = {
    id: "m",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: [],
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const delta =
    "input" in block
      ? { type: "input_json_delta", partial_json: JSON.stringify(block.input) }
      : { type: "text_delta", text: "text" in block ? block.text : "" };
  const empty = "input" in block ? { ...block, input: {} } : { ...block, text: "" };
  const events = [
    { type: "message_start", message },
    { type: "content_block_start", index: 0, content_block: empty },
    { type: "content_block_delta", index: 0, delta },
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: reason }, usage: { output_tokens: 1 } },
    { type: "message_stop" },
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}

test("a query of the real CLI: the command is stopped and the model reads why", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      if (!request.url?.startsWith("/v1/messages") || request.url.includes("count_tokens")) {
        response.writeHead(404, { "content-type": "application/json" }).end("{}");
        return;
      }
      // Requests without tools are the CLI's own: titles and the like.
      if (body.includes('"name":"Bash"')) asked.push(body);
      const first = asked.length === 1 && body.includes('"name":"Bash"');
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(
        first
          ? answer(
              {
                type: "tool_use",
                id: "toolu_1",
                name: "Bash",
                input: { command: HARMLESS, description: "x" },
              },
              "tool_use",
            )
          : answer({ type: "text", text: "I could not do that." }, "end_turn"),
      );
    });
  }).listen(0, "127.0.0.1");
  const home = mkdtempSync(join(tmpdir(), "agent-guards-claude-"));
  after(() => {
    server.close();
    rmSync(home, { recursive: true, force: true });
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ["--import", TSX, EXAMPLE], {
    cwd: home,
    env: {
      PATH: process.env["PATH"] ?? "",
      ...{ HOME: home, ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`, ANTHROPIC_API_KEY: "dummy" },
      ...{ CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1", IS_SANDBOX: "1" },
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 90_000,
  });
  let out = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
  await new Promise((resolve) => child.once("close", resolve));
  assert.match(out, /note: .*formatting/);
  assert.match(out, /^success$/m);
  assert.match(asked.at(-1) ?? "", /formatting/);
});
