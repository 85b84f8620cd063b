/** What a rules file for llm_judge may hold. The command reads it; an event never does. */
import type { Schema } from "../../lib/rules/schema.ts";
import { settingsOf, TEXT, TEXTS } from "./common.ts";

const QUESTION = { ...TEXT, description: "what the model is asked about it" } as const;

export const SCHEMA: Schema = settingsOf({
  url: {
    type: "string",
    pattern: "^https?://\\S{1,2000}$",
    description: "the endpoint, OpenAI-compatible: https://HOST/v1/chat/completions",
  },
  model: { ...TEXT, description: "the model's name at that endpoint" },
  headers: {
    type: "object",
    additionalProperties: TEXT,
    description: "more headers, none of them secret: the key stands in JUDGE_API_KEY",
  },
  timeout_seconds: {
    type: "number",
    minimum: 0.1,
    maximum: 60,
    description: "how long the model may take to answer",
  },
  questions: {
    type: "object",
    description: "what is asked about which event; an event that is not here is not judged",
    properties: { tool_call: QUESTION, stop: QUESTION, outbound: QUESTION, prompt: QUESTION },
    additionalProperties: false,
  },
  on_failure: {
    type: "string",
    enum: ["open", "closed"],
    description: "when the model gives no answer: open lets the event pass with a warning, closed stops it",
  },
  closed_events: { ...TEXTS, description: "names of events that are stopped when the model gives no answer" },
});
