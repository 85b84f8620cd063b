/** What a rules file for runtime_footer may hold. The command reads it; an event never does. */
import type { Schema } from "../../lib/rules/schema.ts";
import { settingsOf, TEXT } from "./common.ts";

export const SCHEMA: Schema = settingsOf({
  template: {
    type: "string",
    pattern: "^[^\\n\\r]*\\S[^\\n\\r]*$",
    description: "the line under a reply, with {model}, {cost}, {input} and {output}",
  },
  show_tokens: { type: "boolean", description: "tokens stand behind the built-in line" },
  strip: { type: "boolean", description: "footers that the model wrote itself are taken off" },
  suppress: { type: "boolean", description: "the model is told to write no footer of its own" },
  suppress_text: { ...TEXT, description: "what it is told" },
});
