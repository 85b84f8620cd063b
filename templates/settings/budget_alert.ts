/** What a rules file for budget_alert may hold. The command reads it; an event never does. */
import type { Schema } from "../../lib/rules/schema.ts";
import { settingsOf } from "./common.ts";

const DOLLARS = { type: "number", minimum: 0, maximum: 1_000_000 } as const;

const limits = (of: string): Schema => ({
  type: "array",
  items: { ...DOLLARS, description: "US dollars" },
  minItems: 1,
  description: `US dollars that ${of} may cost before a note; several are told one after another`,
});

export const SCHEMA: Schema = settingsOf({
  limits: {
    type: "object",
    description: "limits in US dollars; one that is absent stays as it is",
    properties: { turn: limits("a turn"), session: limits("a session"), day: limits("a day") },
    additionalProperties: false,
  },
  block: {
    type: "string",
    enum: ["off", "session", "day"],
    description: "what is stopped once its highest limit is crossed; off only tells",
  },
  prices: {
    type: "object",
    description: "US dollars for a million tokens of models whose host names no price, by the model's name",
    additionalProperties: {
      type: "object",
      description: "{ input, output }",
      properties: { input: DOLLARS, output: DOLLARS },
      required: ["input", "output"],
      additionalProperties: false,
    },
  },
});
