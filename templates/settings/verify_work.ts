/** What a rules file for verify_work may hold. The command reads it; an event never does. */
import type { Schema } from "../../lib/rules/schema.ts";
import { settingsOf, TRIES } from "./common.ts";

/** The schema; `kinds` are the kinds of claims that there are. */
export const schemaOf = (kinds: readonly string[]): Schema =>
  settingsOf({
    max_blocks: {
      ...TRIES,
      description: "how often one session is sent back for claims before its turns pass with a warning",
    },
    unchecked: {
      type: "string",
      enum: ["block", "warn", "off"],
      description:
        "what happens when code was changed, nothing was run since, and the reply says nothing of it",
    },
    max_unchecked: {
      ...TRIES,
      description: "how often one session is sent back for code that nothing was run on",
    },
    off: {
      type: "array",
      items: { type: "string", enum: kinds },
      description: "kinds of claims that are believed",
    },
  });
