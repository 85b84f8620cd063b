/**
 * Matchers: which events are worth a process. They run on RE2's engine, whose time is linear in the text: what it
 * cannot run (backreferences, lookaround) is refused. Its syntax is Python's, where the protocol comes from.
 */
import { MATCHED_CHARS, MATCHER_CHARS } from "../core/limits.ts";
import type { Fields } from "./merge.ts";

/** True when the hook is to be asked about an event with these fields, which are `json` as one text. */
export type Matcher = (fields: Fields, json: string) => boolean;

/** A matcher, or why there can be none. */
export async function matcherOf(source: string): Promise<Matcher | { readonly problem: string }> {
  if (source.length > MATCHER_CHARS)
    return { problem: `the matcher is longer than ${MATCHER_CHARS} characters` };
  const { RE2JS } = await import("re2js");
  try {
    // Python's \Z is RE2's \z.
    const pattern = RE2JS.compile(source.replace(/\\(.)/gs, (all, char) => (char === "Z" ? "\\z" : all)));
    return gate((text) => pattern.matcher(text).find());
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : "unknown";
    return {
      problem: `the matcher is no regular expression that runs in linear time (${why.slice(0, 120)})`,
    };
  }
}

/** The gate only saves processes, so that whatever is too much to look at passes it. */
function gate(finds: (text: string) => boolean): Matcher {
  return (fields, json) => json.length > MATCHED_CHARS || finds(json) || textsOf(fields).some(finds);
}

/** The texts of an event: escapes of JSON must not hide what a person would write in a matcher. */
function textsOf(fields: Fields): string[] {
  const found: string[] = [];
  const open: unknown[] = [fields];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === "string") found.push(value);
    else if (typeof value === "object" && value !== null)
      for (const one of Object.values(value)) open.push(one ?? "");
  }
  return found;
}
