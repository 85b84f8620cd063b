/**
 * Faults that the configuration shows by itself: names, matchers, times, doubles, switches, trust. Nothing is started
 * here. It must not know what a guard looks for.
 */
import { join } from "node:path";
import { hostById } from "../../lib/hook/hosts/index.ts";
import { parseConfig } from "../config/document.ts";
import { readText } from "../config/file.ts";
import { valueAt } from "../config/path.ts";
import type { ConfiguredHook, Places } from "../hosts/wiring.ts";
import type { Configured } from "./collect.ts";
import type { Code, Fault } from "./fault.ts";
import { OTHER_EVENTS, TOOLS } from "./known.ts";

/** Starchild searches the payload, so only a matcher of nothing but other hosts' tool names is surely wrong there. */
const STARCHILD_TOOLS: ReadonlySet<string> = new Set(["bash", "read_file", "write_file", "edit_file"]);

const MCP_TOOL = "mcp__server__tool";

/** The shortest timeout that can be meant, in seconds. */
const SHORTEST_SECONDS = 0.5;

function faultOf({ wiring, config }: Configured, code: Code, problem: string, event?: string): Fault {
  return { code, host: wiring.id, config, problem, ...(event === undefined ? {} : { event }) };
}

/** Faults of each entry and of the file as a whole. */
export function entryFaults(configured: Configured, places: Places): Fault[] {
  const { wiring, data, hooks } = configured;
  return [
    ...wiring.misshapen(data).map((problem) => faultOf(configured, "misshapen", problem)),
    ...hooks.filter(({ event }) => event !== "").flatMap((hook) => hookFaults(configured, hook)),
    ...doubles(configured),
    ...switches(configured, places),
    ...(configured.wiring.id === "codex" ? untrusted(configured, places) : []),
    ...(configured.wiring.id === "hermes" ? unconsented(configured, places) : []),
  ];
}

function hookFaults(configured: Configured, hook: ConfiguredHook): Fault[] {
  const { wiring } = configured;
  const known = [...Object.keys(hostById(wiring.id)?.events ?? {}), ...(OTHER_EVENTS[wiring.id] ?? [])];
  const faults: Fault[] = [];
  const add = (code: Code, problem: string) => faults.push(faultOf(configured, code, problem, hook.event));
  if (!known.includes(hook.event))
    add("event-unknown", `${wiring.id} has no event "${hook.event}"${guess(hook.event, known)}`);
  if (hook.command === "") add("no-command", "the entry has no command");
  const matcher = matcherProblem(wiring.id, hook);
  if (matcher) add(matcher.code, matcher.problem);
  const { timeout } = hook;
  if (timeout !== undefined && (timeout < SHORTEST_SECONDS || timeout > wiring.longest)) {
    add("timeout-unit", `the timeout is ${timeout} s, and ${wiring.id} allows up to ${wiring.longest}`);
  }
  return faults;
}

function guess(word: string, known: readonly string[]): string {
  const flat = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, "");
  const near =
    known.find((name) => flat(name) === flat(word)) ??
    known.find((name) => distance(flat(name), flat(word)) <= 2);
  return near === undefined ? "" : `, but "${near}"`;
}

/** Levenshtein's distance of two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= Math.min(a.length, 64); i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function matcherProblem(
  host: string,
  { matcher, event }: ConfiguredHook,
): { code: Code; problem: string } | undefined {
  if (matcher === undefined || matcher === "*") return undefined;
  const compiled = compile(matcher);
  if (!compiled)
    return {
      code: "matcher-invalid",
      problem: `the matcher ${JSON.stringify(matcher)} is no regular expression`,
    };
  if (host === "starchild") return foreignNames(matcher);
  const tools = TOOLS[host];
  if (!tools || !/tool/i.test(event)) return undefined;
  // A tool of a user's own server is beyond our knowledge.
  if (/mcp|[:_].*[:_]/i.test(matcher) || compiled.test(MCP_TOOL)) return undefined;
  if (tools.some((tool) => compiled.test(tool))) return undefined;
  const near = tools.find((tool) => tool.toLowerCase() === matcher.toLowerCase()) ?? tools[0];
  return {
    code: "matcher-never",
    problem: `the matcher ${JSON.stringify(matcher)} matches no tool of ${host}, whose shell is "${tools[0]}"${near === tools[0] ? "" : `, but "${near}"`}`,
  };
}

function foreignNames(matcher: string): { code: Code; problem: string } | undefined {
  const names = matcher.replace(/^\^?\(?|\)?\$?$/g, "").split("|");
  const foreign = new Set(Object.values(TOOLS).flat());
  if (!names.every((name) => foreign.has(name) && !STARCHILD_TOOLS.has(name))) return undefined;
  return {
    code: "matcher-never",
    problem: `the matcher ${JSON.stringify(matcher)} names tools of other hosts; Starchild's shell is "bash"`,
  };
}

function compile(matcher: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${matcher})$`);
  } catch {
    return undefined;
  }
}

function doubles(configured: Configured): Fault[] {
  const seen = new Set<string>();
  return configured.hooks.flatMap((hook) => {
    const key = JSON.stringify([hook.event, hook.matcher, hook.command, hook.path.slice(0, -3)]);
    if (hook.command !== "" && seen.has(key)) {
      return [faultOf(configured, "duplicate", `${hook.command} is there twice`, hook.event)];
    }
    seen.add(key);
    return [];
  });
}

/** A switch elsewhere that turns every hook off. */
function switches(configured: Configured, places: Places): Fault[] {
  const { wiring, data, hooks } = configured;
  if (hooks.length === 0) return [];
  const off = (problem: string): Fault[] => [faultOf(configured, "hooks-off", problem)];
  if (wiring.id === "claude" && valueAt(data, ["disableAllHooks"]) === true)
    return off("disableAllHooks is true");
  if (wiring.id === "gemini" && valueAt(data, ["hooksConfig", "enabled"]) === false)
    return off("hooksConfig.enabled is false");
  if (wiring.id !== "starchild") return [];
  const agent = join(places.workspace, "config", "agent.yaml");
  const text = readText(agent);
  if (text === undefined) return [];
  const enabled = valueAt(parseConfig(text, "yaml", agent), ["shell_hooks", "enabled"]);
  return enabled === true ? [] : off(`shell_hooks.enabled is not true in ${agent}`);
}

/**
 * Codex runs a hook only after its definition is trusted, and says nothing about one that is not. The trust stands in
 * config.toml under the file, the event in snake case, and the two positions.
 */
function untrusted(configured: Configured, places: Places): Fault[] {
  const folder = places.env["CODEX_HOME"] || join(places.home, ".codex");
  const toml = readText(join(folder, "config.toml")) ?? "";
  return configured.hooks.flatMap((hook) => {
    const [group, entry] = [hook.path.at(-3), hook.path.at(-1)];
    const event = hook.event.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();
    const header = `[hooks.state."${configured.config}:${event}:${group}:${entry}"]`;
    const at = toml.indexOf(header);
    const section = at === -1 ? "" : (toml.slice(at + header.length).split(/^\[/m)[0] ?? "");
    return /^\s*trusted_hash\s*=\s*"sha256:/m.test(section)
      ? []
      : [faultOf(configured, "not-trusted", "Codex does not trust this hook yet", hook.event)];
  });
}

/** Hermes keeps the commands that a user agreed to in a list of its own. */
function unconsented(configured: Configured, places: Places): Fault[] {
  if (places.env["HERMES_ACCEPT_HOOKS"] === "1" || valueAt(configured.data, ["hooks_auto_accept"]) === true)
    return [];
  const folder = places.env["HERMES_HOME"] || join(places.home, ".hermes");
  const list = readText(join(folder, "shell-hooks-allowlist.json")) ?? "";
  return configured.hooks
    .filter(({ command }) => !list.includes(JSON.stringify(command).slice(1, -1)))
    .map((hook) => faultOf(configured, "no-consent", "nobody has agreed to this command yet", hook.event));
}
