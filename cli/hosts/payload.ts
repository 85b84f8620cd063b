/**
 * A payload of each host for each of its events, with a given text in the place that matters: what a dry run feeds to a
 * guard. Where a host differs from what most share, its own file says how.
 */
import type { JsonObject } from "../../lib/core/verdict.ts";
import type { EventKind } from "../../lib/hook/event.ts";
import { hostById } from "../../lib/hook/hosts/index.ts";
import type { SampleFields, Setup } from "../../lib/hook/hosts/setup.ts";

const SESSION = "agent-guards-dry-run";

/** The fields of each kind of event under the names that Claude Code gave them, which several hosts share. */
const COMMON: Readonly<Record<EventKind, SampleFields>> = {
  prompt: (prompt) => ({ prompt }),
  tool_call: (command) => ({ tool_name: "Bash", tool_input: { command }, tool_use_id: "dry-run" }),
  tool_result: (text) => ({
    tool_name: "Bash",
    tool_input: { command: "true" },
    tool_use_id: "dry-run",
    tool_response: text,
  }),
  reply: (text) => ({ response: text, text }),
  stop: (text) => ({ stop_hook_active: false, last_assistant_message: text }),
  outbound: (text) => ({ notification: text }),
  model_call: (content) => ({ messages: [{ role: "user", content }] }),
  before_model: (last_user_message) => ({ last_user_message, system: "", model: "" }),
  session: () => ({ source: "startup", reason: "other" }),
};

/** The payload of `event` as a host of this setup sends it. */
export function samplePayload(
  { sample }: Setup,
  event: string,
  kind: EventKind,
  text: string,
  cwd: string,
): JsonObject {
  const fields = sample.fields?.[kind] ?? COMMON[kind];
  return { ...sample.envelope(event, cwd, SESSION), ...fields(text, event) };
}

/** The payload of `event` on `host`, as one JSON text. @throws RangeError for a host without a setup. */
export function payloadOf(host: string, event: string, kind: EventKind, text: string, cwd: string): string {
  const setup = hostById(host)?.setup?.();
  if (!setup) throw new RangeError(`nothing is known of the payloads of ${host}`);
  return JSON.stringify(samplePayload(setup, event, kind, text, cwd));
}
