/**
 * Crush's hooks: `event` in Pascal case and one flat answer; a rewritten input is merged into the call's own. Source:
 * docs/hooks/README.md of charmbracelet/crush at 0388f5f.
 */
import { stringAt } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { defineHost, type Encoders, type Host, on, print } from "./host.ts";
import { call } from "./nested.ts";

/** No `ask`: `allow` skips the prompt, silence leaves it, and nothing opens one. */
const gate: Encoders = {
  context: (text) => print({ context: text }),
  block: (reason) => print({ decision: "deny", reason }),
  rewrite: (value, note) => print({ updated_input: value, context: note }),
};

export const crush: Host = defineHost({
  id: "crush",
  title: "Crush",
  detects: (payload) =>
    /^[A-Z][A-Za-z]+$/.test(stringAt(payload, "event")) &&
    typeof payload["session_id"] === "string" &&
    !isGoose(payload),
  eventName: (payload, named) => named ?? stringAt(payload, "event"),
  ignored: ["PreCompact"],
  events: { PreToolUse: on("tool_call", call, gate) },
  setup: () => ({
    format: "json",
    file: { home: ".config/crush", name: "crush.json" },
    project: ["crush.json", ".crush.json"],
    wired: ["PreToolUse"],
    shape: "entries",
    words: () => ["--host", "crush"],
    entry: ({ command, timeout }) => ({ command: command.line, timeout }),
    reads: ["version", "halt"],
    tools: ["bash", "view", "write", "edit", "multiedit", "glob", "grep", "ls", "fetch", "download", "agent"],
    moreTools: true,
    searches: true,
    sample: {
      envelope: (event, cwd, session_id) => ({ event, session_id, cwd }),
      fields: { tool_call: (command) => ({ tool_name: "bash", tool_input: { command } }) },
    },
  }),
});

/** Goose names its events alike; these fields are its own. */
function isGoose(payload: JsonObject): boolean {
  return ["working_dir", "matcher_context", "tool_call_id"].some((key) => payload[key] !== undefined);
}
