/**
 * The guards as an OpenClaw plugin: every hook of the host's table is handed to them, in process. A bridge only: it must
 * not hold a rule, nor know what an answer means.
 */
import { isObject } from "../../lib/core/json.ts";
import { MIDDLEWARE, openclaw } from "../../lib/hook/hosts/openclaw.ts";
import { askAll } from "../../lib/hook/plugin.ts";
import { GUARDS, LOADED } from "../guards.ts";
import { WATCH } from "./work.ts";

/** The part of OpenClaw's plugin API that is used (types of openclaw 2026.9.6). */
type Api = {
  readonly on: (name: string, handler: Handler) => void;
  /** Only for plugins whose manifest declares it. */
  readonly registerAgentToolResultMiddleware?: (
    handler: Handler,
    options: { readonly runtimes: readonly string[] },
  ) => void;
};

type Handler = (event: unknown, context: unknown) => unknown;

/** Runtimes whose tool results are masked; the manifest names the same ones. */
const RUNTIMES = ["openclaw", "codex"];

/** What an event may lack and its context has. */
const FROM_CONTEXT = ["sessionId", "sessionKey", "workspaceDir", "cwd"];

/** Hooks whose promise would be dropped. A tool call comes before its result, and has waited for the engines. */
const SYNCHRONOUS = new Set(["tool_result_persist"]);

/** The answer of the guards to one hook; nothing at all when they have no opinion. */
function answer(name: string, event: unknown, context: unknown): object | undefined {
  const known = isObject(context) ? FROM_CONTEXT.map((key) => [key, context[key]]) : [];
  const payload = { ...Object.fromEntries(known), ...(isObject(event) ? event : {}) };
  const said = askAll(GUARDS, openclaw, name, payload, (line) => console.warn(line));
  return Object.keys(said).length === 0 ? undefined : said;
}

/** What goes wrong in a watch is told, and costs nobody the message. */
function watched(handler: Handler): Handler {
  return (event, context) => {
    try {
      return handler(event, context);
    } catch (error) {
      console.warn(`verify_work: internal error (${error instanceof Error ? error.name : typeof error})`);
      return undefined;
    }
  };
}

export default {
  id: "agent-guards",
  name: "Agent Guards",
  register(api: Api): void {
    for (const name of Object.keys(openclaw.events)) {
      const later: Handler = (event, context) => LOADED.then(() => answer(name, event, context));
      const now: Handler = (event, context) => answer(name, event, context);
      if (name === MIDDLEWARE) api.registerAgentToolResultMiddleware?.(later, { runtimes: RUNTIMES });
      else api.on(name, SYNCHRONOUS.has(name) ? now : later);
    }
    for (const [name, handler] of Object.entries(WATCH)) api.on(name, watched(handler));
  },
};
