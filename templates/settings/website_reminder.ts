/** What a rules file for website_reminder may hold. The command reads it; an event never does. */
import type { Schema } from "../../lib/rules/schema.ts";
import { PLACE, settingsOf, TEXT } from "./common.ts";

export const SCHEMA: Schema = settingsOf({
  previews: {
    type: "object",
    description: "where previews are listed, and what says that one is published; what is absent stays",
    properties: PLACE,
    additionalProperties: false,
  },
  reminder: { ...TEXT, description: "what the model is told; {previews} are the names" },
  shown: { type: "integer", minimum: 1, maximum: 50, description: "previews that are named" },
});
