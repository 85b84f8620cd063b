/**
 * The twelve events: what each one carries and what a hook may do there.
 *
 * Source: the agent-hooks skill ("Events (12) and what each can do", "Output protocol"). Where it names a power without a
 * field, docs/protocol.md says what was chosen.
 */
import type { JsonObject } from "../core/verdict.ts";

/** The fields that each event carries at least; others are passed on to the hooks as they are. */
export type Payloads = {
  readonly on_user_message: { readonly message: string; readonly channel?: string };
  readonly pre_tool_call: { readonly tool_name: string; readonly tool_input: unknown };
  readonly post_tool_call: { readonly tool_name: string; readonly tool_result: unknown };
  readonly transform_tool_result: { readonly tool_name: string; readonly tool_result: unknown };
  readonly pre_llm_call: {
    readonly system?: unknown;
    readonly last_user_message?: string;
    readonly model?: string;
  };
  readonly post_llm_call: { readonly model?: string; readonly response?: string };
  readonly on_response_end: {
    readonly response: string;
    readonly model?: string;
    readonly tokens?: unknown;
    readonly tool_names?: readonly string[];
  };
  readonly on_stop: {
    readonly response: string;
    readonly tool_names?: readonly string[];
    readonly stop_hook_active?: boolean;
  };
  readonly on_outbound_message: { readonly notification: string; readonly type?: string };
  readonly on_completion_claim: {
    readonly goal: string;
    readonly summary?: string;
    readonly response?: string;
    readonly tool_names?: readonly string[];
  };
  readonly on_session_start: { readonly status?: string };
  readonly on_session_end: { readonly status?: string };
};

/** The name of an event, as it stands in `shell_hooks.yaml` and in a payload's `event`. */
export type EventName = keyof Payloads;

/** What a hook may do on an event; what is missing here is ignored, and recorded. */
export type Powers = {
  /** `decision: "block"` counts. */
  readonly blocks: boolean;
  /** The field that an answer may replace. */
  readonly rewrites?: "message" | "tool_input" | "response" | "notification";
  /** `context` reaches the model. */
  readonly context: boolean;
  /** A block sends the agent back to work instead of stopping something. */
  readonly redoes: boolean;
  /** A harmless payload, for `doctor`. */
  readonly sample: JsonObject;
};

const OBSERVES = { blocks: false, context: false, redoes: false } as const;
const BLOCKS = { ...OBSERVES, blocks: true } as const;
const REDOES = { ...BLOCKS, redoes: true } as const;

/** Every event with its powers. */
export const EVENTS: Readonly<Record<EventName, Powers>> = {
  on_user_message: { ...BLOCKS, rewrites: "message", sample: { message: "hello", channel: "web" } },
  pre_tool_call: {
    ...BLOCKS,
    rewrites: "tool_input",
    sample: { tool_name: "bash", tool_input: { command: "ls" } },
  },
  post_tool_call: { ...OBSERVES, sample: { tool_name: "bash", tool_result: "file.txt" } },
  transform_tool_result: { ...OBSERVES, sample: { tool_name: "bash", tool_result: "file.txt" } },
  pre_llm_call: {
    ...OBSERVES,
    context: true,
    sample: { system: "You are helpful.", last_user_message: "hello", model: "none" },
  },
  post_llm_call: { ...OBSERVES, rewrites: "response", sample: { model: "none", response: "hello" } },
  on_response_end: {
    ...OBSERVES,
    rewrites: "response",
    sample: { response: "hello", model: "none", tokens: 0, tool_names: [] },
  },
  on_stop: { ...REDOES, sample: { response: "hello", tool_names: [], stop_hook_active: false } },
  on_outbound_message: {
    ...BLOCKS,
    rewrites: "notification",
    sample: { notification: "hello", type: "telegram" },
  },
  on_completion_claim: {
    ...REDOES,
    sample: { goal: "say hello", summary: "said hello", response: "hello", tool_names: [] },
  },
  on_session_start: { ...OBSERVES, sample: { status: "started" } },
  on_session_end: { ...OBSERVES, sample: { status: "ended" } },
};

/** Every name, in the order of the skill's table. */
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

/** True for the name of an event. */
export function isEvent(name: unknown): name is EventName {
  return typeof name === "string" && Object.hasOwn(EVENTS, name);
}

/** True where one hook's answer changes what the next one sees, so that they run one after the other. */
export function isChain({ blocks, rewrites }: Powers): boolean {
  return blocks || rewrites !== undefined;
}

/** The event that a wrong name was most likely meant to be, or undefined. */
export function nearestEvent(name: string): EventName | undefined {
  const scored = EVENT_NAMES.map((event) => ({ event, cost: distance(name.slice(0, 64), event) }));
  const [best] = scored.sort((a, b) => a.cost - b.cost);
  return best && best.cost <= Math.max(3, best.event.length / 3) ? best.event : undefined;
}

/** Edits between two short names (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, y] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (x === y ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
