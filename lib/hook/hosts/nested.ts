/**
 * The dialect that Claude Code introduced and others share: fields in snake case, and an answer inside
 * `hookSpecificOutput`, named after the event. Which host sends and reads which of it is in the host's own file.
 */
import { stringAt, textOf } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import type { EventBase } from "../event.ts";
import { type Answer, type Encoders, type EventContext, type EventRow, on, print } from "./host.ts";
import { toolCall } from "./read.ts";

/** `fields` inside the event's own object, and `note` for the user where there is one. */
export function nested({ event }: EventContext, fields: JsonObject, note?: string): Answer {
  const hookSpecificOutput: JsonObject = { hookEventName: event.name, ...fields };
  return print(note === undefined ? { hookSpecificOutput } : { hookSpecificOutput, systemMessage: note });
}

/** A line for the user. */
export const systemMessage = (text: string): Answer => print({ systemMessage: text });

/** Text for the model. */
export const additionalContext = (text: string, at: EventContext): Answer =>
  nested(at, { additionalContext: text });

/** A line for the user, and text for the model. */
export const inform: Encoders = { warn: systemMessage, context: additionalContext };

/** A prompt is refused, a turn sent back to work. */
export const block: Encoders = {
  warn: systemMessage,
  block: (reason) => print({ decision: "block", reason }),
};

/** Modes in which nobody is asked: Claude Code 2.1 took a question for a yes there (measured with 0.3.329). */
const UNASKED = new Set(["bypassPermissions", "yolo"]);

/** A question where somebody would be asked, a no where nobody is. */
function questioned(reason: string, at: EventContext): Answer {
  const permissionDecision = UNASKED.has(stringAt(at.payload, "permission_mode")) ? "deny" : "ask";
  return nested(at, { permissionDecision, permissionDecisionReason: reason });
}

/** A tool is about to run, with what it was given or not at all. */
export const gate: Encoders = {
  ...inform,
  block: (reason, at) => nested(at, { permissionDecision: "deny", permissionDecisionReason: reason }),
  ask: questioned,
};

/** A tool is about to run. */
export const permission: Encoders = {
  ...gate,
  // No permissionDecision: "allow" would skip the user's own permission prompt.
  rewrite: (value, note, at) => nested(at, { updatedInput: value }, note),
};

/** The dialog is about to open: a block closes it, and to ask is what happens anyway. */
export const dialog: Encoders = {
  warn: systemMessage,
  block: (reason, at) => nested(at, { decision: { behavior: "deny", message: reason } }),
  ask: systemMessage,
};

/** The fields of a tool call. */
export const call = (payload: JsonObject, base: EventBase): ReturnType<typeof toolCall> =>
  toolCall(stringAt(payload, "tool_name"), payload["tool_input"], base);

/** A prompt in `prompt`. */
export function promptRow(encoders: Encoders): EventRow {
  return on("prompt", (payload) => ({ text: textOf(payload["prompt"]) }), encoders);
}

/** A tool's result, or why it failed, in `field`. */
export function resultRow(field: string, encoders: Encoders): EventRow {
  return on(
    "tool_result",
    (payload) => ({ tool: stringAt(payload, "tool_name"), result: payload[field] ?? null }),
    encoders,
  );
}

/** The end of a turn, with the reply in `last_assistant_message`. */
export function stopRow(encoders: Encoders): EventRow {
  return on(
    "stop",
    (payload) => ({
      text: textOf(payload["last_assistant_message"]),
      tools: [],
      again: payload["stop_hook_active"] === true,
      goal: false,
    }),
    encoders,
  );
}
