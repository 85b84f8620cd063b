/** What security_guard says of secrets: finds, names and masks them, in texts and in JSON. */
import { discreet } from "../../lib/core/discreet.ts";
import { blockReason } from "../../lib/core/text.ts";
import { CONTINUE, type Json, type Verdict } from "../../lib/core/verdict.ts";
import type { Secret } from "../../lib/secrets/index.ts";
import { isPlain } from "../../lib/secrets/plain.ts";
import { secrets, TAG, type Tables } from "./tables.ts";

export function secretsIn(text: string, tables: Tables, enough = Number.POSITIVE_INFINITY): Secret[] {
  return secrets.get().scan(text, { ...tables.scan(), enough });
}

/** The password in an address; a variable in its place is none. */
const USER_INFO = /(:\/\/[^\s:@/]{0,64}:)[^\s@/$][^\s@/]{0,256}@/g;

/** `text` as an answer may quote it: what the rules find is masked, and what only looks like a secret is left out. */
export function quotable(text: string, session: string, tables: Tables): string {
  return discreet(masked(text, session, tables));
}

export function masked(text: string, session: string, tables: Tables): string {
  const shown = text.replace(USER_INFO, "$1…@");
  return isPlain(shown) ? shown : secrets.get().maskText(shown, session, tables.scan());
}

/** "an OpenRouter API key", "an OpenRouter API key and 2 other secrets". */
export function nameOf(found: readonly Secret[]): string {
  const [label = "secret"] = found.map((secret) => secret.label);
  const article = /^[aeiou8]/i.test(label) ? "an" : "a";
  const others = new Set(found.map((secret) => secret.rule)).size - 1;
  return `${article} ${label}${others > 0 ? ` and ${others} other secret${others > 1 ? "s" : ""}` : ""}`;
}

export function rulesOf(found: readonly Secret[]): string[] {
  return [...new Set(found.map((secret) => secret.rule))];
}

/** A block for secrets shows no evidence: there is nothing to quote that would help, and nothing to lose. */
export function refuse(what: string, found: readonly Secret[]): Verdict {
  return {
    act: "block",
    reason: blockReason(TAG, `${what} ${nameOf(found)}`),
    rules: rulesOf(found),
  };
}

export function opensWallet(found: readonly Secret[]): boolean {
  return found.some((secret) => secret.class === "wallet");
}

export function rewriteText(text: string, session: string, where: string, tables: Tables): Verdict {
  const found = secretsIn(text, tables);
  if (found.length === 0) return CONTINUE;
  return {
    act: "rewrite",
    value: secrets.get().maskText(text, session, tables.scan(), found),
    note: `[${TAG}] Warning, ${where} holds ${nameOf(found)}`,
    rules: rulesOf(found),
  };
}

export function rewriteJson(value: Json, session: string, where: string, tables: Tables): Verdict {
  if (typeof value === "string") return rewriteText(value, session, where, tables);
  const { value: clean, found } = secrets.get().maskJson(value, session, tables.scan());
  if (found.length === 0) return CONTINUE;
  return {
    act: "rewrite",
    value: clean,
    note: `[${TAG}] Warning, ${where} holds ${nameOf(found)}`,
    rules: rulesOf(found),
  };
}
