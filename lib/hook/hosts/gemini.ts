/**
 * Gemini CLI's hooks: a flat `decision` with a `reason`. Source: docs/hooks/reference.md of @google/gemini-cli 0.61.0
 * and runs of it.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { Json } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { call, inform, nested, promptRow, resultRow, systemMessage } from "./nested.ts";
import { commonEnvelope } from "./setup.ts";

const warn: Encoders = { warn: systemMessage };
/** No `ask`: without a terminal the client waits for an answer until it is killed. */
const deny: Encoders = { ...warn, block: (reason) => print({ decision: "deny", reason }) };

const after: Encoders = {
  ...inform,
  ...deny,
  // The reason of a deny takes the place of the result that the model sees.
  rewrite: (value, note) => print({ decision: "deny", reason: forModel(value) || note, systemMessage: note }),
};

/** `llmContent` is what the model would see; `returnDisplay` repeats it for the user. */
function forModel(result: Json): string {
  return textOf(isObject(result) && result["llmContent"] !== undefined ? result["llmContent"] : result);
}

const EVENT = /^(Before|After)(Tool|Agent|Model)$|^BeforeToolSelection$|^PreCompress$/;
const SHARED = /^(SessionStart|SessionEnd|Notification)$/;

export const gemini: Host = defineHost({
  id: "gemini",
  title: "Gemini CLI",
  detects: (payload) => {
    const name = stringAt(payload, "hook_event_name");
    const dated = typeof payload["timestamp"] === "string" && typeof payload["transcript_path"] === "string";
    return EVENT.test(name) || (SHARED.test(name) && dated);
  },
  ignored: ["BeforeModel", "AfterModel", "BeforeToolSelection", "PreCompress", "Notification"],
  events: {
    BeforeAgent: promptRow({ ...inform, ...deny }),
    BeforeTool: on("tool_call", call, {
      ...deny,
      rewrite: (value, note, at) => nested(at, { tool_input: value }, note),
    }),
    AfterTool: resultRow("tool_response", after),
    AfterAgent: on(
      "stop",
      (payload) => ({
        text: textOf(payload["prompt_response"]),
        tools: [],
        again: payload["stop_hook_active"] === true,
        goal: false,
        whole: true,
      }),
      deny,
    ),
    SessionStart: session("start", inform),
    SessionEnd: session("end", warn),
  },
  setup: () => ({
    format: "json",
    file: { home: ".gemini", name: "settings.json" },
    project: [".gemini/settings.json"],
    wired: ["BeforeAgent", "BeforeTool", "AfterTool", "AfterAgent"],
    shape: "groups",
    words: () => ["--host", "gemini"],
    unit: 1000,
    reads: ["continue", "stopReason", "suppressOutput"],
    tools: [
      ...["run_shell_command", "read_file", "write_file", "replace", "glob", "search_file_content"],
      ...["grep_search", "list_directory", "read_many_files", "web_fetch", "google_web_search"],
      ...["save_memory", "write_todos"],
    ],
    searches: true,
    off: { path: ["hooksConfig", "enabled"], is: false },
    alsoOff: [
      { path: ["hooks"], when: (value) => value === null },
      {
        path: ["hooksConfig", "disabled"],
        when: (value, commands) =>
          Array.isArray(value) && value.some((name) => commands.includes(String(name))),
      },
    ],
    projectOff: [
      {
        files: [".env", ".gemini/.env"],
        line: /^\s*(?:export\s+)?(GEMINI_CLI_SYSTEM_(?:SETTINGS|DEFAULTS)_PATH)\s*=/m,
      },
    ],
    sample: {
      envelope: (event, cwd, session) => ({
        ...commonEnvelope(event, cwd, session),
        transcript_path: "",
        timestamp: "1970-01-01T00:00:00Z",
      }),
      fields: {
        tool_call: (command) => ({ tool_name: "run_shell_command", tool_input: { command } }),
        tool_result: (text) => ({
          tool_name: "run_shell_command",
          tool_input: { command: "true" },
          tool_response: { llmContent: text, returnDisplay: text },
        }),
        stop: (prompt_response) => ({ prompt: "", prompt_response, stop_hook_active: false }),
      },
    },
  }),
});
