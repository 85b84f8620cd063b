/**
 * Hooks of Kiro CLI and Amazon Q CLI: names in camel case, and exit code 2 with stderr as the only "no", before a tool. What
 * a hook prints before a prompt becomes context. Source: docs/hooks.md of aws/amazon-q-developer-cli at 35b5266 and
 * kiro.dev/docs/cli/hooks.
 */
import { stringAt, textOf } from "../../core/json.ts";
import { defineHost, type Host, on, session } from "./host.ts";
import { call, resultRow } from "./nested.ts";
import { commonEnvelope } from "./setup.ts";

export const kiro: Host = defineHost({
  id: "kiro",
  title: "Kiro CLI",
  specificity: 2,
  // Cursor and Copilot CLI spell names alike; Cursor's payloads carry ids of a conversation.
  detects: (payload) =>
    /^(?:agentSpawn|userPromptSubmit|preToolUse|postToolUse)$/.test(stringAt(payload, "hook_event_name")) &&
    ["conversation_id", "generation_id", "cursor_version", "timestamp"].every(
      (key) => payload[key] === undefined,
    ),
  // Its `stop` carries no reply.
  ignored: ["stop"],
  events: {
    userPromptSubmit: on("prompt", (payload) => ({ text: textOf(payload["prompt"]) })),
    preToolUse: on("tool_call", call, { block: (reason) => ({ stdout: {}, stderr: reason, exit: 2 }) }),
    postToolUse: resultRow("tool_response", {}),
    agentSpawn: session("start"),
  },
  setup: () => ({
    format: "json",
    // Hooks stand in the file of an agent: ~/.kiro/agents/NAME.json, ~/.aws/amazonq/cli-agents/NAME.json.
    project: [],
    wired: ["preToolUse"],
    shape: "entries",
    words: () => ["--host", "kiro"],
    unit: 1000,
    entry: ({ command, timeout }) => ({ matcher: "*", command: command.line, timeout_ms: timeout }),
    reads: [],
    tools: ["execute_bash", "shell", "fs_read", "fs_write", "use_aws", "read", "write", "aws"],
    moreTools: true,
    sample: {
      envelope: commonEnvelope,
      fields: { tool_call: (command) => ({ tool_name: "execute_bash", tool_input: { command } }) },
    },
  }),
});
