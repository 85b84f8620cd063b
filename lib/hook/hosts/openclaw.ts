/**
 * OpenClaw's plugin hooks. They are callbacks inside its process: the payload is the callback's event, the answer the
 * object that the callback returns. Source: docs/plugins/hooks and the types of openclaw 2026.9.6, and runs of it.
 */
import { stringAt, textOf } from "../../core/json.ts";
import { defineHost, type Encoders, type Host, on, print } from "./host.ts";
import { toolCall } from "./read.ts";

/** The name under which {@link openclaw} knows `registerAgentToolResultMiddleware`, which is no hook. */
export const MIDDLEWARE = "agent_tool_result_middleware";

const TITLE = "A guard wants to know";

const before: Encoders = {
  block: (reason) => print({ block: true, blockReason: reason }),
  // An approval that nobody answers is a denial.
  ask: (reason) => print({ requireApproval: { title: TITLE, description: reason, severity: "critical" } }),
  rewrite: (value) => print({ params: value }),
};

export const openclaw: Host = defineHost({
  id: "openclaw",
  title: "OpenClaw",
  remarks: { "stop.block": "turns without tools" },
  detects: () => false,
  eventName: (_, named) => named ?? "",
  base: (payload) => ({
    session: stringAt(payload, "sessionId") || stringAt(payload, "sessionKey"),
    cwd: stringAt(payload, "cwd") || stringAt(payload, "workspaceDir"),
  }),
  events: {
    before_agent_run: on("prompt", (payload) => ({ text: textOf(payload["prompt"]) }), {
      block: (reason) => print({ outcome: "block", reason, message: reason }),
    }),
    before_tool_call: on(
      "tool_call",
      (payload, base) => toolCall(stringAt(payload, "toolName"), payload["params"], base),
      before,
    ),
    // Not a hook but a middleware of tool results: the model's next request already carries what it returns.
    [MIDDLEWARE]: on(
      "tool_result",
      (payload) => ({ tool: stringAt(payload, "toolName"), result: payload["result"] ?? null }),
      { rewrite: (value) => print({ result: value }) },
    ),
    // Synchronous: a promise is dropped. It sees results of runtimes that have no middleware, and only what is stored changes.
    tool_result_persist: on(
      "tool_result",
      (payload) => ({ tool: stringAt(payload, "toolName"), result: payload["message"] ?? null }),
      { rewrite: (value) => print({ message: value }) },
    ),
    message_sending: on("outbound", (payload) => ({ text: textOf(payload["content"]) }), {
      block: (reason) => print({ cancel: true, cancelReason: reason }),
      rewrite: (value) => print({ content: value }),
    }),
    before_agent_finalize: on(
      "stop",
      (payload) => ({
        text: textOf(payload["lastAssistantMessage"]),
        tools: [],
        again: payload["stopHookActive"] === true,
        goal: false,
      }),
      { block: (reason) => print({ action: "revise", reason, retry: { instruction: reason } }) },
    ),
  },
});
