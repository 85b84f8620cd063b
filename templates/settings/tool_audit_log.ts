/** What a rules file for tool_audit_log may hold. The command reads it; an event never does. */
import { CHAIN_BYTES } from "../../lib/core/limits.ts";
import type { Schema } from "../../lib/rules/schema.ts";
import { settingsOf, TEXTS } from "./common.ts";

export const SCHEMA: Schema = settingsOf({
  content: {
    type: "string",
    enum: ["none", "input", "all"],
    description: "what of a call is kept: only its size, what the tool was given, also what it gave back",
  },
  ignored: { ...TEXTS, description: "names of tools that are not written down" },
  max_bytes: {
    type: "integer",
    minimum: 65_536,
    maximum: CHAIN_BYTES,
    description: "bytes at which the log is moved aside",
  },
});
