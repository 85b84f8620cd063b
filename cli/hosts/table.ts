/**
 * The hosts whose configuration can be edited, one row each; the contracts are the vendors' own documents, named in the
 * host's file in lib/hook/hosts. A new host that keeps its hooks in JSON or YAML is one more row. It must not know any
 * guard.
 */
import { join } from "node:path";
import { isObject } from "../../lib/core/json.ts";
import type { Json } from "../../lib/core/verdict.ts";
import { type Path, valueAt } from "../config/path.ts";
import { Refusal } from "../terminal.ts";
import { flatProblems, groupProblems, listedProblems, readFlat, readGroups, readListed } from "./shapes.ts";
import { commandLine, type HookCommand, type Places, TIMEOUT_SECONDS, type Wiring } from "./wiring.ts";

const HOOKS: Path = ["hooks"];

/** `{hooks: {EVENT: [ … ]}}`, the place that most hosts share. */
const underHooks = (event: string): readonly Path[] => [["hooks", event]];

const nothing = (): undefined => undefined;

/** Events that are about a tool, and so stand under a matcher. */
const ABOUT_TOOL = /tool|permission/i;

/** A group of one hook in the form that Claude Code began; an event about a tool matches every tool. */
function group(event: string, command: HookCommand, timeout: number): Json {
  const hooks = [handler(command, timeout)];
  return ABOUT_TOOL.test(event) ? { matcher: "*", hooks } : { hooks };
}

function handler(command: HookCommand, timeout: number): Json {
  return { type: "command", command: commandLine(command), timeout };
}

/** A file in the folder that the host's own variable names, or else in its folder at home. */
function under(variable: string, folder: string, file: string): (places: Places) => string {
  return ({ env, home }) => join(env[variable] || join(home, folder), file);
}

/** The agents of a docker-agent file: `{agents: {NAME: {hooks: …}}}`. */
function agentsOf(data: Json): string[] {
  const agents = valueAt(data, ["agents"]);
  return isObject(agents) ? Object.keys(agents) : [];
}

/** Claude Code's words, which several hosts took over. */
const CLAUDE_ANSWERS = [
  "continue",
  "stopReason",
  "suppressOutput",
  "systemMessage",
  "decision",
  "reason",
  "hookSpecificOutput",
];

const starchild: Wiring = {
  id: "starchild",
  format: "yaml",
  config: ({ workspace }) => join(workspace, "config", "shell_hooks.yaml"),
  project: [],
  base: {},
  events: [
    ...["on_user_message", "pre_tool_call", "transform_tool_result", "on_response_end"],
    ...["on_outbound_message", "on_stop", "on_completion_claim"],
  ],
  lists: () => [HOOKS],
  words: () => [],
  splits: true,
  // The runtime approves the command by this exact text, and spawns it without a shell: the bare path, nothing else.
  entry: (event, { program }) => ({ event, command: program, timeout: TIMEOUT_SECONDS }),
  read: (data) => readListed(data, 1),
  misshapen: listedProblems,
  shell: false,
  longest: 120,
  answers: [
    "decision",
    "reason",
    "message",
    "tool_input",
    "notification",
    "response",
    "context",
    "systemMessage",
    "add_warning",
    ...CLAUDE_ANSWERS,
  ],
  afterwards: nothing,
};

const claude: Wiring = {
  id: "claude",
  format: "json",
  config: under("CLAUDE_CONFIG_DIR", ".claude", "settings.json"),
  project: [".claude/settings.json", ".claude/settings.local.json"],
  base: {},
  events: ["UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SubagentStop"],
  lists: underHooks,
  // Cursor and Copilot CLI read these files, too, and are recognised by their payloads.
  words: () => [],
  splits: false,
  entry: (event, command) => group(event, command, TIMEOUT_SECONDS),
  read: (data) => readGroups(data, HOOKS, 1),
  misshapen: (data) => groupProblems(data, HOOKS),
  shell: true,
  longest: 3600,
  answers: CLAUDE_ANSWERS,
  afterwards: () => "sessions that are already open keep their old hooks until they are restarted",
};

const gemini: Wiring = {
  id: "gemini",
  format: "json",
  config: ({ home }) => join(home, ".gemini", "settings.json"),
  project: [".gemini/settings.json"],
  base: {},
  events: ["BeforeAgent", "BeforeTool", "AfterTool", "AfterAgent"],
  lists: underHooks,
  words: () => ["--host", "gemini"],
  splits: false,
  entry: (event, command) => group(event, command, TIMEOUT_SECONDS * 1000),
  read: (data) => readGroups(data, HOOKS, 1000),
  misshapen: (data) => groupProblems(data, HOOKS),
  shell: true,
  longest: 3600,
  answers: CLAUDE_ANSWERS,
  afterwards: nothing,
};

const codex: Wiring = {
  id: "codex",
  format: "json",
  config: under("CODEX_HOME", ".codex", "hooks.json"),
  project: [".codex/hooks.json"],
  base: {},
  events: ["UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SubagentStop"],
  lists: underHooks,
  words: () => ["--host", "codex"],
  splits: false,
  entry: (event, command) => group(event, command, TIMEOUT_SECONDS),
  read: (data) => readGroups(data, HOOKS, 1),
  misshapen: (data) => groupProblems(data, HOOKS),
  shell: true,
  longest: 3600,
  answers: CLAUDE_ANSWERS,
  afterwards: () => "Codex skips a hook silently until you trust it: start codex and review it under /hooks",
};

const cursor: Wiring = {
  id: "cursor",
  format: "json",
  config: ({ home }) => join(home, ".cursor", "hooks.json"),
  project: [".cursor/hooks.json"],
  base: { version: 1 },
  // Shell and MCP calls have events of their own: with preToolUse, too, each would be asked about twice. The main agent's stop holds no reply.
  events: ["beforeSubmitPrompt", "beforeShellExecution", "beforeMCPExecution", "postToolUse", "subagentStop"],
  lists: underHooks,
  words: () => ["--host", "cursor"],
  splits: false,
  entry: (event, command) => ({
    command: commandLine(command),
    timeout: TIMEOUT_SECONDS,
    // Without it Cursor lets the action through when the guard is gone.
    ...(event.endsWith("Execution") ? { failClosed: true } : {}),
  }),
  read: (data) => readFlat(data, HOOKS, 1),
  misshapen: (data) => flatProblems(data, HOOKS),
  shell: true,
  longest: 3600,
  answers: [
    "permission",
    "continue",
    "user_message",
    "agent_message",
    "followup_message",
    "updated_input",
    "updated_mcp_tool_output",
    "additional_context",
    "env",
  ],
  afterwards: nothing,
};

const copilot: Wiring = {
  id: "copilot",
  format: "json",
  // A folder of files, all of which are read: ours stands alone and touches nobody's.
  config: under("COPILOT_HOME", ".copilot", join("hooks", "agent-guards.json")),
  project: [".github/hooks/agent-guards.json"],
  base: { version: 1 },
  // What userPromptSubmitted answers is dropped, and agentStop holds no reply.
  events: ["userPromptTransformed", "preToolUse", "postToolUse", "subagentStop"],
  lists: underHooks,
  words: (event) => ["--host", "copilot", "--event", event],
  splits: false,
  entry: (_, { program, args }) => ({
    type: "command",
    exec: program,
    args,
    timeoutSec: TIMEOUT_SECONDS,
  }),
  read: (data) => readFlat(data, HOOKS, 1),
  misshapen: (data) => flatProblems(data, HOOKS),
  shell: true,
  longest: 3600,
  answers: [
    "permissionDecision",
    "permissionDecisionReason",
    "modifiedArgs",
    "modifiedResult",
    "modifiedTransformedPrompt",
    "additionalContext",
    "decision",
    "reason",
    "behavior",
    "message",
    "interrupt",
  ],
  afterwards: nothing,
};

const hermes: Wiring = {
  id: "hermes",
  format: "yaml",
  config: under("HERMES_HOME", ".hermes", "config.yaml"),
  project: [],
  base: {},
  events: ["pre_llm_call", "pre_tool_call", "pre_verify"],
  lists: underHooks,
  words: () => ["--host", "hermes"],
  splits: false,
  entry: (event, command) => ({
    command: commandLine(command),
    timeout: TIMEOUT_SECONDS,
    ...(event === "pre_tool_call" ? { fail_closed: true } : {}),
  }),
  read: (data) => readFlat(data, HOOKS, 1),
  misshapen: (data) => flatProblems(data, HOOKS),
  shell: false,
  longest: 300,
  answers: ["decision", "reason", "action", "message", "args", "tool_input", "context"],
  afterwards: () =>
    "Hermes asks once for consent to the command; without a terminal start it with --accept-hooks",
};

const dockerAgent: Wiring = {
  id: "docker-agent",
  format: "yaml",
  config: nothing,
  project: [],
  base: {},
  events: [
    ...["user_prompt_submit", "user_followup_submit", "user_steering_messages_submit", "pre_tool_use"],
    ...["permission_request", "tool_response_transform", "before_llm_call", "stop"],
  ],
  lists: (event, data) => agentsOf(data).map((agent) => ["agents", agent, "hooks", event]),
  words: () => ["--host", "docker-agent"],
  splits: false,
  // Only events about a tool have groups here; --yolo must not pass the guard by.
  entry: (event, command) =>
    ABOUT_TOOL.test(event)
      ? {
          matcher: "*",
          ...(event === "pre_tool_use" ? { preempt_yolo: true } : {}),
          hooks: [handler(command, TIMEOUT_SECONDS)],
        }
      : handler(command, TIMEOUT_SECONDS),
  read: (data) => agentsOf(data).flatMap((agent) => readGroups(data, ["agents", agent, "hooks"], 1)),
  misshapen: (data) => agentsOf(data).flatMap((agent) => flatProblems(data, ["agents", agent, "hooks"])),
  shell: true,
  longest: 3600,
  answers: [
    "continue",
    "stop_reason",
    "suppress_output",
    "system_message",
    "decision",
    "reason",
    "hook_specific_output",
  ],
  afterwards: nothing,
};

export const WIRINGS: readonly Wiring[] = [
  starchild,
  claude,
  codex,
  gemini,
  cursor,
  copilot,
  hermes,
  dockerAgent,
];

/** The wiring of the host `id`. @throws Refusal where there is none. */
export function wiringFor(id: string): Wiring {
  const wiring = WIRINGS.find((row) => row.id === id);
  if (wiring) return wiring;
  const known = WIRINGS.map((row) => row.id).join(", ");
  throw new Refusal(
    `no configuration is known for the host "${id}"`,
    `hosts: ${known}; docs/hosts.md shows what to write for others`,
  );
}
