/** What a rules file for pii_redactor may hold. The command reads it; an event never does. */
import type { Schema } from "../../lib/rules/schema.ts";
import { settingsOf, TEXTS } from "./common.ts";

const choice = (names: readonly string[], description: string): Schema => ({
  type: "array",
  items: { type: "string", enum: names },
  description,
});

export const SCHEMA: Schema = settingsOf({
  kinds: choice(
    ["email", "phone", "iban", "card", "ip"],
    "what is masked: e-mail addresses, telephone numbers, bank accounts, cards, public addresses of machines",
  ),
  places: choice(
    ["tool_result", "reply", "outbound"],
    "where: what tools give back, the reply, messages that leave",
  ),
  region: {
    type: "string",
    pattern: "^[A-Z]{2}$",
    description: "the region of telephone numbers without a country code, two letters: DE",
  },
  own_domains: { ...TEXTS, description: "domains whose addresses stay, with all below them: acme.com" },
  allowed: { ...TEXTS, description: "values that stay as they are: info@acme.com" },
});
