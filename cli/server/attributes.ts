/**
 * The names that the telemetry uses, in one place because they still move: the OpenTelemetry proposal for guardrails
 * (semantic-conventions-genai #427, docs/gen-ai/gen-ai-guardrails.md@f5e3733), and names of our own where it has none.
 */
export const NAMES = {
  service: "service.name",
  version: "service.version",
  instance: "service.instance.id",
  operation: "gen_ai.operation.name",
  guard: "gen_ai.guardrail.component.name",
  event: "gen_ai.guardrail.source",
  decision: "gen_ai.guardrail.result.type",
  rule: "gen_ai.guardrail.policy.rule.id",
  host: "agent_guards.host",
  span: "apply_guardrail",
  decisions: "agent_guards.decisions",
  duration: "agent_guards.duration",
  overflow: "otel.metric.overflow",
  dropped: "agent_guards.telemetry.dropped",
} as const;

/** The proposal's words for where a text stands, by the kinds of our events. */
export const SOURCES: Readonly<Record<string, string>> = {
  prompt: "input",
  model_call: "input",
  reply: "output",
  stop: "output",
  outbound: "output",
  tool_call: "tool_input",
  tool_result: "tool_output",
};
