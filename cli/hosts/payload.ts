/**
 * A payload of each host for each of its events, with a given text in the place that matters: what a dry run feeds to a
 * guard. It must not know what the text says.
 */
import type { JsonObject } from "../../lib/core/verdict.ts";
import type { EventKind } from "../../lib/hook/event.ts";

type Fields = (text: string) => JsonObject;

/** The fields of each kind of event under the names that Claude Code gave them, which several hosts share. */
const COMMON: Readonly<Record<EventKind, Fields>> = {
  prompt: (prompt) => ({ prompt }),
  tool_call: (command) => ({ tool_name: "Bash", tool_input: { command }, tool_use_id: "dry-run" }),
  tool_result: (text) => ({
    tool_name: "Bash",
    tool_input: { command: "true" },
    tool_use_id: "dry-run",
    tool_response: text,
  }),
  reply: (text) => ({ response: text, text }),
  stop: (text) => ({ stop_hook_active: false, last_assistant_message: text }),
  outbound: (text) => ({ notification: text }),
  model_call: (content) => ({ messages: [{ role: "user", content }] }),
  session: () => ({ source: "startup", reason: "other" }),
};

/** Where a host differs from {@link COMMON}. */
const OWN: Readonly<Record<string, Partial<Record<EventKind, Fields>>>> = {
  starchild: {
    prompt: (message) => ({ message, channel: "web" }),
    tool_call: (command) => ({ tool_name: "bash", tool_input: { command } }),
    tool_result: (tool_result) => ({ tool_name: "bash", tool_result }),
    reply: (response) => ({ response, model: "", tokens: 0, tool_names: [] }),
    stop: (response) => ({ response, goal: "", summary: response, tool_names: [], stop_hook_active: false }),
    outbound: (notification) => ({ notification, type: "telegram" }),
  },
  claude: {
    tool_result: (stdout) => ({
      tool_name: "Bash",
      tool_input: { command: "true" },
      tool_use_id: "dry-run",
      tool_response: { stdout, stderr: "", interrupted: false, isImage: false },
    }),
  },
  gemini: {
    tool_call: (command) => ({ tool_name: "run_shell_command", tool_input: { command } }),
    tool_result: (text) => ({
      tool_name: "run_shell_command",
      tool_input: { command: "true" },
      tool_response: { llmContent: text, returnDisplay: text },
    }),
    stop: (prompt_response) => ({ prompt: "", prompt_response, stop_hook_active: false }),
  },
  cursor: {
    prompt: (prompt) => ({ prompt, attachments: [] }),
    tool_call: (command) => ({
      command,
      tool_name: "Shell",
      tool_input: JSON.stringify({ command }),
      file_path: "",
      content: command,
    }),
    tool_result: (output) => ({
      tool_name: "Shell",
      tool_input: {},
      tool_output: output,
      output,
      result_json: output,
    }),
    stop: (summary) => ({ status: "completed", loop_count: 0, summary }),
  },
  copilot: {
    model_call: (prompt) => ({ prompt, transformedPrompt: prompt }),
    tool_call: (command) => ({ toolName: "bash", toolArgs: { command } }),
    tool_result: (text) => ({
      toolName: "bash",
      toolArgs: {},
      toolResult: { resultType: "success", textResultForLlm: text },
    }),
  },
  hermes: {
    tool_call: (command) => ({ tool_name: "terminal", tool_input: { command } }),
    tool_result: (result) => ({ tool_name: "terminal", tool_input: {}, extra: { result } }),
    prompt: (user_message) => ({ extra: { user_message } }),
    stop: (final_response) => ({ extra: { final_response, assistant_response: final_response } }),
    reply: (assistant_response) => ({ extra: { assistant_response } }),
  },
  "docker-agent": {
    prompt: (prompt) => ({ prompt, steering_messages: [prompt] }),
    reply: (stop_response) => ({ stop_response }),
    tool_call: (command) => ({ tool_name: "shell", tool_input: { cmd: command }, tool_use_id: "dry-run" }),
    tool_result: (text) => ({ tool_name: "shell", tool_input: {}, tool_response: text }),
    stop: (stop_response) => ({ stop_response, last_user_message: "" }),
  },
};

/** What every payload of a host carries besides. */
function envelope(host: string, event: string, cwd: string): JsonObject {
  const base = { session_id: "agent-guards-dry-run", cwd };
  switch (host) {
    case "starchild":
      return { event, agent_id: "agent-guards", ...base };
    case "cursor":
      return {
        hook_event_name: event,
        conversation_id: base.session_id,
        generation_id: "dry-run",
        cursor_version: "0",
        workspace_roots: [cwd],
        cwd,
      };
    case "copilot":
      return { sessionId: base.session_id, timestamp: 0, cwd };
    case "gemini":
      return { hook_event_name: event, transcript_path: "", timestamp: "1970-01-01T00:00:00Z", ...base };
    case "codex":
      return {
        hook_event_name: event,
        transcript_path: null,
        turn_id: "dry-run",
        model: "",
        permission_mode: "default",
        ...base,
      };
    case "hermes":
      return {
        hook_event_name: event,
        profile: "default",
        tool_name: null,
        tool_input: null,
        extra: {},
        ...base,
      };
    default:
      return { hook_event_name: event, ...base };
  }
}

/** The payload of `event` on `host`, as one JSON text. */
export function payloadOf(host: string, event: string, kind: EventKind, text: string, cwd: string): string {
  const fields = OWN[host]?.[kind] ?? COMMON[kind];
  return JSON.stringify({ ...envelope(host, event, cwd), ...fields(text) });
}
