/**
 * `shell_hooks.yaml`: the hooks that a workspace declares. Whatever in it means nothing is named.
 *
 * Source: the agent-hooks skill ("Config file format", "Two hook transports").
 */
import { basename, isAbsolute } from "node:path";
import { isObject } from "../core/json.ts";
import { HOOK_TIMEOUT_LEAST_S, HOOK_TIMEOUT_MOST_S, HOOK_TIMEOUT_S, HOOKS_ENTRIES } from "../core/limits.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import { refusalOf, urlOf } from "./address.ts";
import { argvOf } from "./argv.ts";
import { type EventName, isEvent, nearestEvent } from "./events.ts";
import { type Matcher, matcherOf } from "./matcher.ts";
import { dataOf, shown } from "./yaml.ts";

/** One declared hook. */
export type Hook = {
  readonly event: EventName;
  /** How it is known: the exact `command:` of the entry, or its URL. */
  readonly command: string;
  readonly asks: { readonly argv: readonly string[] } | { readonly url: URL };
  readonly matcher?: Matcher;
  /** The matcher as it is written. */
  readonly pattern?: string;
  readonly timeoutMs: number;
};

/** Something in the configuration that does not do what its writer wanted. */
export type Problem = {
  /** The place: `hooks[2]`. */
  readonly where: string;
  /** A sentence. */
  readonly text: string;
  /** True when the entry is not used at all. */
  readonly dropped: boolean;
};

/** What a `shell_hooks.yaml` declares. */
export type Declared = { readonly hooks: readonly Hook[]; readonly problems: readonly Problem[] };

/** The hooks of a text. `local` allows URLs of this machine. A text that cannot be parsed is a `RangeError`. */
export async function parseHooks(text: string, local: boolean): Promise<Declared> {
  const data = dataOf(text);
  const rows = isObject(data) ? data["hooks"] : data;
  if (rows === undefined || rows === null) return { hooks: [], problems: [] };
  if (!Array.isArray(rows))
    return { hooks: [], problems: [{ where: "hooks", text: "The hooks are no list.", dropped: true }] };
  const hooks: Hook[] = [];
  const problems: Problem[] = [];
  for (const [at, row] of (rows as readonly Json[]).slice(0, HOOKS_ENTRIES).entries()) {
    const where = `hooks[${at}]`;
    const name = (said: string, dropped: boolean) =>
      problems.push({ where, text: `${said[0]?.toUpperCase()}${said.slice(1)}.`, dropped });
    const hook = await hookOf(row, local, name);
    if (hook) hooks.push(hook);
  }
  if (rows.length > HOOKS_ENTRIES)
    problems.push({ where: "hooks", text: `Only the first ${HOOKS_ENTRIES} count.`, dropped: true });
  return { hooks, problems };
}

type Name = (said: string, dropped: boolean) => void;

const KEYS: ReadonlySet<string> = new Set(["event", "type", "command", "url", "matcher", "timeout"]);

async function hookOf(row: Json, local: boolean, name: Name): Promise<Hook | undefined> {
  if (!isObject(row)) return void name("the entry is no map", true);
  const event = eventOf(row, name);
  const asked = asksOf(row, local, name);
  const matcher = await matcherIn(row, name);
  const strange = Object.keys(row).filter((key) => !KEYS.has(key));
  if (strange.length > 0) name(`${shown(strange.join(", "))} means nothing here`, false);
  if (event === undefined || asked === undefined || matcher === false) return undefined;
  return {
    event,
    ...asked,
    ...(matcher ? { matcher, pattern: String(row["matcher"]) } : {}),
    timeoutMs: timeoutOf(row, name) * 1000,
  };
}

function eventOf({ event }: JsonObject, name: Name): EventName | undefined {
  if (isEvent(event)) return event;
  if (typeof event !== "string") return void name("the entry names no event", true);
  const near = nearestEvent(event);
  name(`${shown(event)} is no event${near ? `, but ${near} is` : ""}`, true);
  return undefined;
}

function asksOf(row: JsonObject, local: boolean, name: Name): Pick<Hook, "command" | "asks"> | undefined {
  const type = row["type"] ?? "command";
  if (type === "http") return httpOf(row, local, name);
  if (type !== "command") return void name(`the type ${shown(type)} is neither command nor http`, true);
  const { command } = row;
  if (typeof command !== "string") return void name("the entry has no command", true);
  const argv = argvOf(command);
  if ("problem" in argv) return void name(argv.problem, true);
  const relative = relativePath(argv);
  if (relative !== undefined)
    name(`${shown(relative)} is a relative path, which is looked for where the server was started`, false);
  return { command, asks: { argv } };
}

function httpOf(row: JsonObject, local: boolean, name: Name): Pick<Hook, "command" | "asks"> | undefined {
  const url = urlOf(row["url"]);
  if ("problem" in url) return void name(url.problem, true);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A name is looked up when the hook is approved, and at every call.
  const problem = /^[\d.]+$|:/.test(host) ? refusalOf(host, local) : nameRefusal(host, local);
  if (problem !== undefined) return void name(`the url is refused: ${problem}`, true);
  return { command: String(row["url"]), asks: { url } };
}

/** Names that mean this machine or its cloud wherever they are looked up. */
function nameRefusal(host: string, local: boolean): string | undefined {
  const plain = host.replace(/\.$/, "");
  if (!local && (plain === "localhost" || plain.endsWith(".localhost"))) return `${plain} is this machine`;
  return plain === "metadata.google.internal" ? `${plain} is a cloud's metadata service` : undefined;
}

/** Programs that run another file, which is then the hook. */
const RUNNERS = /^(?:node|nodejs|bun|deno|python[\d.]*|bash|sh|dash|zsh|ruby|perl|php|env|tsx|uv)$/;

/** The word that is a path and depends on the folder that the server was started in. */
function relativePath(argv: readonly string[]): string | undefined {
  const [program = "", ...rest] = argv;
  if (program.includes("/") && !isAbsolute(program)) return program;
  const script = RUNNERS.test(basename(program)) ? rest.find((word) => !word.startsWith("-")) : undefined;
  return script !== undefined && !isAbsolute(script) && /[/.]/.test(script) ? script : undefined;
}

/** False for a matcher that cannot be used: without it the hook would judge what it was not meant for. */
async function matcherIn({ matcher }: JsonObject, name: Name): Promise<Matcher | undefined | false> {
  if (matcher === undefined || matcher === null || matcher === "" || matcher === "*") return undefined;
  const made = typeof matcher === "string" ? await matcherOf(matcher) : { problem: "the matcher is no text" };
  if (typeof made === "function") return made;
  name(made.problem, true);
  return false;
}

/** In seconds. */
function timeoutOf({ timeout }: JsonObject, name: Name): number {
  if (timeout === undefined || timeout === null) return HOOK_TIMEOUT_S;
  if (typeof timeout !== "number" || !(timeout > 0)) {
    name(`the timeout ${shown(timeout)} is no number of seconds, so that it is ${HOOK_TIMEOUT_S}`, false);
    return HOOK_TIMEOUT_S;
  }
  if (timeout < HOOK_TIMEOUT_LEAST_S)
    name(`the timeout ${timeout} is less than a busy machine may need to start a program`, false);
  if (timeout > HOOK_TIMEOUT_MOST_S)
    name(`the timeout ${timeout} is more than the longest, ${HOOK_TIMEOUT_MOST_S} seconds`, false);
  return Math.min(timeout, HOOK_TIMEOUT_MOST_S);
}
