/** Finds the secrets in a text and masks them: `node find-secrets.ts < some.log`. */
import { readFileSync } from "node:fs";
import { mask, type Secret, scan } from "agent-guards/secrets";

const text = readFileSync(0, "utf8");
const secrets: Secret[] = scan(text);
for (const { label, rule, start } of secrets) console.log(`${label} (${rule}) at ${start}`);

// The session keys the digits in the markers: the same value has the same marker within one session only.
console.log(mask(text, secrets, "any text that names the session"));
