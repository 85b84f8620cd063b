/**
 * An agent that nobody here knows: its answer is never guessed. Exit code 2 with a line on stderr is the one "no" that
 * every command host understands. It must not know what any guard looks for.
 */
import { stringAt } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { defineHost, type EventRow, type Host, on } from "./host.ts";
import { toolCall } from "./read.ts";

/** The fields in which agents name their event, their tool and its input. */
const EVENT_KEYS = [
  ...["hook_event_name", "hookEventName", "event_name", "eventName"],
  ...["hook_name", "hookName", "agent_action_name"],
];
const TOOL_KEYS = ["tool_name", "toolName", "tool"];
const INPUT_KEYS = [
  ...["tool_input", "toolInput", "toolArgs", "tool_info"],
  ...["arguments", "args", "params", "parameters", "input"],
];

function named(payload: JsonObject, keys: readonly string[]): string {
  return keys.map((key) => stringAt(payload, key)).find((text) => text !== "") ?? "";
}

/** The tool's name; an event of its own for commands (Windsurf's `pre_run_command`) needs none. */
function toolOf(payload: JsonObject): string {
  const tool = named(payload, TOOL_KEYS);
  return tool === "" && /command|shell|terminal/i.test(named(payload, EVENT_KEYS)) ? "shell" : tool;
}

/** Only an event from before a tool runs can be stopped, and only one that names a tool is one of a tool. */
function isCall(payload: JsonObject): boolean {
  return /^(pre|before)/i.test(named(payload, EVENT_KEYS)) && toolOf(payload) !== "";
}

const call: EventRow = on(
  "tool_call",
  (payload, base) => {
    const key = INPUT_KEYS.find((name) => payload[name] !== undefined) ?? "";
    return { ...toolCall(toolOf(payload), payload[key] ?? payload, base), name: named(payload, EVENT_KEYS) };
  },
  { block: (reason) => ({ stdout: {}, stderr: reason, exit: 2 }) },
);

export const unknown: Host = defineHost({
  id: "unknown",
  title: "any other agent",
  detects: isCall,
  eventName: () => "call",
  events: { call },
});
