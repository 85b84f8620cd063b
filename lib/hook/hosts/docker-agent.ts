/**
 * docker-agent's command hooks, in snake case throughout. Source: its hooks documentation, and pkg/hooks/types.go,
 * protocol.go and events/contracts.go of docker/docker-agent at 7c1086d.
 *
 * `pre_tool_use` is two events under one name: entries with `preempt_yolo` are asked about every call, take metadata, and
 * have no rewrites; the others are asked only where the user would be, and the other way round. A payload does not tell
 * which, so the entry that `install` writes says `--event tool_guard`: the event of newer releases with the same contract.
 */
import { isObject, stringAt, textOf } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import {
  type Answer,
  defineHost,
  type Encoders,
  type EventContext,
  type Host,
  on,
  print,
  session,
} from "./host.ts";
import { call, promptRow, resultRow } from "./nested.ts";
import { asText, linesOf } from "./read.ts";
import { commonEnvelope } from "./setup.ts";

type Meta = Readonly<Record<string, string>> | undefined;

/** The object that belongs to one event, and a line for the user where there is one. */
function specific({ event, payload }: EventContext, fields: JsonObject, note?: string): Answer {
  // Under `--event tool_input_transform` the host's own event is another, and its strict mode compares the names.
  const hook_event_name = stringAt(payload, "hook_event_name") || event.name;
  const hook_specific_output: JsonObject = { hook_event_name, ...fields };
  return print(
    note === undefined ? { hook_specific_output } : { hook_specific_output, system_message: note },
  );
}

/** `metadata` is shown on the confirmation prompt: `blast_radius` as a badge, `category` and `reason` as text. */
function verdict(at: EventContext, decision: string, reason: string, meta: Meta): Answer {
  const metadata = meta === undefined ? {} : { metadata: meta };
  return specific(at, { permission_decision: decision, permission_decision_reason: reason, ...metadata });
}

const warn: Encoders = { warn: (text) => print({ system_message: text }) };
// The one value that every version takes: `decision: "allow"` is an error in the newest, which then denies.
const block: Encoders = { ...warn, block: (reason) => print({ decision: "block", reason }) };
const context: Encoders = { context: (text, at) => specific(at, { additional_context: text }) };
const input: Encoders = { rewrite: (value, note, at) => specific(at, { updated_input: value }, note) };
const gate: Encoders = {
  ...warn,
  block: (reason, at, meta) => verdict(at, "deny", reason, meta),
  ask: (reason, at, meta) => verdict(at, "ask", reason, meta),
};
/** Without metadata, which `strict_output` takes for an error here. */
const plain: Encoders = {
  ...input,
  ...warn,
  block: (reason, at) => verdict(at, "deny", reason, undefined),
  ask: (reason, at) => verdict(at, "ask", reason, undefined),
};
/** The user is about to be asked: a question adds its reasons to the prompt, and leaves the decision there. */
const dialog: Encoders = {
  ...gate,
  ask: (reason, at, meta) => specific(at, { metadata: { reason, ...meta } }),
};

const result: Encoders = {
  ...warn,
  block: (reason, at) => specific(at, { updated_tool_response: reason }),
  rewrite: (value, note, at) => specific(at, { updated_tool_response: asText(value) }, note),
};

const submitted = promptRow({ ...block, ...context });

const stop = on(
  "stop",
  (payload) => ({ text: textOf(payload["stop_response"]), tools: [], again: false, goal: false }),
  warn,
);

export const dockerAgent: Host = defineHost({
  id: "docker-agent",
  title: "docker-agent",
  // Cursor's `stop` is one word in lower case, too.
  specificity: 2,
  detects: (payload) =>
    /^[a-z]+(_[a-z]+)*$/.test(stringAt(payload, "hook_event_name")) && !isObject(payload["extra"]),
  ignored: [
    "turn_start",
    "turn_end",
    "pre_compact",
    "before_compaction",
    "after_compaction",
    "on_user_input",
    "notification",
    "on_error",
    "on_max_iterations",
    "on_agent_switch",
    "on_session_resume",
    "on_tool_approval_decision",
    "worktree_create",
  ],
  events: {
    user_prompt_submit: submitted,
    user_followup_submit: submitted,
    user_steering_messages_submit: on(
      "prompt",
      (payload) => ({ text: linesOf(payload["steering_messages"]) }),
      { ...block, ...context },
    ),
    pre_tool_use: on("tool_call", call, plain),
    tool_guard: on("tool_call", call, gate),
    tool_input_transform: on("tool_call", (payload, base) => ({ ...call(payload, base), redact: true }), {
      ...block,
      ...input,
    }),
    permission_request: on("tool_call", call, dialog),
    tool_response_transform: resultRow("tool_response", result),
    post_tool_use: resultRow("tool_response", warn),
    before_llm_call: on("model_call", (payload) => ({ messages: payload["messages"] ?? null }), {
      ...block,
      rewrite: (value, note, at) => specific(at, { updated_messages: value }, note),
    }),
    after_llm_call: on("reply", (payload) => ({ text: textOf(payload["stop_response"]), tools: [] }), warn),
    stop,
    subagent_stop: stop,
    session_start: session("start", { ...warn, ...context }),
    session_end: session("end", warn),
  },
  setup: () => ({
    format: "yaml",
    project: [],
    wired: [
      ...["user_prompt_submit", "user_followup_submit", "user_steering_messages_submit", "pre_tool_use"],
      ...["permission_request", "tool_response_transform", "before_llm_call", "stop"],
    ],
    shape: "groups",
    perAgent: true,
    words: (event) => [
      ...["--host", "docker-agent"],
      ...(event === "pre_tool_use" ? ["--event", "tool_guard"] : []),
    ],
    // Only events about a tool have groups here; --yolo must not pass the guard by.
    entry: ({ event, command: { line }, timeout }) => {
      const handler = { type: "command", command: line, timeout };
      if (!/tool|permission/.test(event)) return handler;
      return { matcher: "*", ...(event === "pre_tool_use" ? { preempt_yolo: true } : {}), hooks: [handler] };
    },
    reads: ["continue", "stop_reason", "suppress_output"],
    tools: [
      ...["shell", "run_background_job", "read_file", "write_file", "edit_file", "read_multiple_files"],
      ...["list_directory", "directory_tree", "search_files_content", "think", "fetch", "transfer_task"],
      ...["handoff", "todo", "create_todo"],
    ],
    sample: {
      envelope: commonEnvelope,
      fields: {
        prompt: (prompt) => ({ prompt, steering_messages: [prompt] }),
        reply: (stop_response) => ({ stop_response }),
        tool_call: (command) => ({
          tool_name: "shell",
          tool_input: { cmd: command },
          tool_use_id: "dry-run",
        }),
        tool_result: (text) => ({ tool_name: "shell", tool_input: {}, tool_response: text }),
        stop: (stop_response) => ({ stop_response, last_user_message: "" }),
      },
    },
  }),
});
