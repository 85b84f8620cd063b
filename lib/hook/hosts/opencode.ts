/**
 * opencode's plugin hooks. They are callbacks `(input, output)` inside its process that change `output` or throw: the
 * payload is both objects in one, the answer `{throw}` or the fields of `output` that change. Source: the types of
 * @opencode-ai/plugin 1.18.33.
 */
import { stringAt, textOf } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import { defineHost, type Host, on, print } from "./host.ts";
import { toolCall } from "./read.ts";

/** The result of a server's tool comes as the server sent it: a list of contents, and no text (measured with 1.18.33). */
function isServers(payload: JsonObject): boolean {
  return payload["output"] === undefined && payload["content"] !== undefined;
}

export const opencode: Host = defineHost({
  id: "opencode",
  title: "opencode",
  detects: () => false,
  eventName: (_, named) => named ?? "",
  base: (payload) => ({ session: stringAt(payload, "sessionID"), cwd: stringAt(payload, "directory") }),
  events: {
    // What the model gets of a user's message; the hook cannot refuse it.
    "chat.message": on("model_call", (payload) => ({ messages: payload["parts"] ?? null }), {
      rewrite: (value) => print({ parts: value }),
    }),
    "tool.execute.before": on(
      "tool_call",
      (payload, base) => toolCall(stringAt(payload, "tool"), payload["args"], base),
      { block: (reason) => print({ throw: reason }), rewrite: (value) => print({ args: value }) },
    ),
    "tool.execute.after": on(
      "tool_result",
      (payload) => ({
        tool: stringAt(payload, "tool"),
        result: payload["output"] ?? payload["content"] ?? null,
      }),
      {
        block: (reason, { payload }) =>
          print(isServers(payload) ? { content: [{ type: "text", text: reason }] } : { output: reason }),
        rewrite: (value, _note, { payload }) =>
          print(isServers(payload) ? { content: value } : { output: value }),
      },
    ),
    "experimental.text.complete": on("reply", (payload) => ({ text: textOf(payload["text"]), tools: [] }), {
      rewrite: (value) => print({ text: value }),
    }),
  },
});
