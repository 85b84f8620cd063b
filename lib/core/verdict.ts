/** What a guard answers and what a detector finds: the words that every room of the house shares. */

/** A JSON value as `JSON.parse` makes it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; a missing key reads as `undefined`. */
export type JsonObject = { readonly [key: string]: Json };

/**
 * The answer to one event, in no host's language.
 *
 * - `continue`: no opinion.
 * - `warn`: let it happen and show `text` to the user.
 * - `block`: stop it. `reason` is a whole sentence for the user and the model (see {@link blockReason}).
 * - `ask`: let the user decide; a host that cannot ask blocks.
 * - `rewrite`: let it happen with `value` in the place of the event's own payload (the message text, the tool input
 *   object, the tool result, the reply). `note` tells the user, and stands alone where the host cannot rewrite.
 * - `context`: let it happen and tell the model `text`.
 *
 * `rules` are the ids of the rows that fired, in the order in which they did. `meta` is for hosts that show more than
 * a sentence (docker-agent's `category` and `blast_radius`). None of the strings ever holds a secret.
 */
export type Verdict =
  | { readonly act: "continue" }
  | { readonly act: "warn"; readonly text: string; readonly rules: readonly string[] }
  | {
      readonly act: "block" | "ask";
      readonly reason: string;
      readonly rules: readonly string[];
      readonly meta?: Readonly<Record<string, string>>;
    }
  | {
      readonly act: "rewrite";
      readonly value: Json;
      readonly note: string;
      readonly rules: readonly string[];
    }
  | { readonly act: "context"; readonly text: string; readonly rules: readonly string[] };

/** The verdict of a guard that has nothing to say. */
export const CONTINUE: Verdict = { act: "continue" };

/** Half-open range of UTF-16 code units: `text.slice(start, end)`. */
export type Span = { readonly start: number; readonly end: number };

/** One thing that a detector found. `rule` is the id of the row that fired. */
export type Finding = Span & { readonly rule: string };

/**
 * What a rule row of any table has in common. `why` is the sentence a person reads, without a full stop; `instead`
 * is the safe way, where there is one.
 */
export type RuleRow = { readonly id: string; readonly why: string; readonly instead?: string };

/** What an `id` may be in a rules file, as a JSON Schema. */
export const ROW_ID = {
  type: "string",
  pattern: "^[a-z0-9][a-z0-9._-]{1,63}$",
  description: "the row's own name: small letters, digits, dots and dashes",
} as const;

/** What a guard does on an internal failure: go on and tell the user, or stop the action and tell the user. */
export type FailPolicy = "warn" | "block";
