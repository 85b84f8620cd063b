/**
 * `agent-guards/claude-agent-sdk`: the guards as hooks and as `canUseTool` of the Claude Agent SDK. Source: the types
 * of @anthropic-ai/claude-agent-sdk 0.3.330. The payloads and answers are those of Claude Code's hooks, so its host
 * file reads and writes them.
 */
import type {
  CanUseTool,
  HookCallback,
  HookEvent,
  HookJSONOutput,
  Options,
} from "@anthropic-ai/claude-agent-sdk";
import { isObject } from "../../lib/core/json.ts";
import { claude } from "../../lib/hook/hosts/claude.ts";
import type { Guards } from "../../lib/session/index.ts";
import { jsonOf, replaced } from "../../lib/session/value.ts";

/** What {@link guardHooks} may be told. */
export type HookOptions = {
  /** Names of hook events; those that every release since 2.1 knows where it is not given. */
  readonly events?: readonly HookEvent[];
  /** What the agent does when a hook itself fails or is late; older releases of the CLI refuse to start with "block". */
  readonly onFailure?: "continue" | "block";
};

const EVENTS: readonly HookEvent[] = [
  ...(["UserPromptSubmit", "PreToolUse", "PermissionRequest", "PostToolUse", "PostToolUseFailure"] as const),
  ...(["Stop", "SubagentStop"] as const),
];

/** The hooks of a query: `query({ prompt, options: { hooks: guardHooks(guards) } })`. */
export function guardHooks(
  guards: Guards,
  { events = EVENTS, onFailure }: HookOptions = {},
): NonNullable<Options["hooks"]> {
  const matcher = { hooks: [hook(guards)], ...(onFailure && { onFailure }) };
  return Object.fromEntries(events.map((event) => [event, [matcher]]));
}

function hook(guards: Guards): HookCallback {
  return async (input) => {
    const payload = jsonOf(input);
    const event = isObject(payload) ? claude.decode(payload) : undefined;
    if (!isObject(payload) || !event) return {};
    const { notes, ...verdict } = guards.tell(guards.judge(event));
    // The host file answers in the words of these very types.
    const answer: HookJSONOutput = claude.encode(verdict, event, payload).stdout;
    return answer;
  };
}

/** Where the hooks cannot be: the same for every tool call that would need a permission. `then` decides what the guards let pass. */
export function guardPermissions(guards: Guards, then: CanUseTool, cwd = ""): CanUseTool {
  const session = guards.session({ cwd, asks: true });
  return async (tool, input, options) => {
    const said = session.tell(await session.toolCall({ tool, input }));
    if (said.act === "block") return { behavior: "deny", message: said.reason };
    const next = replaced(input, said);
    const decided = await then(tool, next, options);
    return decided?.behavior === "allow" ? { updatedInput: next, ...decided } : decided;
  };
}
