/**
 * The answer shape that Claude Code introduced and others share: `hookSpecificOutput` named after the event. It must not
 * know which host uses which of its fields.
 */
import type { JsonObject } from "../../core/verdict.ts";
import { type Answer, type EventContext, print } from "./host.ts";

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
