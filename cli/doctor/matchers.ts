/**
 * Matchers: which tools an entry is asked about. It must not know any guard.
 */
import type { ConfiguredHook } from "../hosts/wiring.ts";
import type { Code } from "./fault.ts";
import { INCOMPLETE, TOOLS } from "./known.ts";

const MCP_TOOL = "mcp__server__tool";

/** Hosts that search a tool's name for the matcher; the others compare the whole name, unless it is an expression. */
const SEARCHING: ReadonlySet<string> = new Set(["gemini", "codex", "starchild"]);

type Problem = { readonly code: Code; readonly problem: string };

/** What keeps an entry from ever being asked, or undefined. */
export function matcherProblem(host: string, { matcher, event }: ConfiguredHook): Problem | undefined {
  if (matcher === undefined || matcher === "*") return undefined;
  const shown = JSON.stringify(matcher);
  const compiled = compile(host, matcher);
  if (!compiled) return { code: "matcher-invalid", problem: `the matcher ${shown} is no regular expression` };
  const tools = toolsOf(host, event);
  if (!tools || compiled.test(MCP_TOOL) || tools.some((tool) => compiled.test(tool))) return undefined;
  // A tool of a user's own server is beyond our knowledge, and so are some of the host's.
  const isKnown = !INCOMPLETE.has(host) && !/mcp|[:_].*[:_]/i.test(matcher);
  if (!isKnown && !isForeign(matcher, tools)) return undefined;
  const near = tools.find((tool) => tool.toLowerCase() === matcher.toLowerCase()) ?? tools[0];
  return {
    code: "matcher-never",
    problem: `the matcher ${shown} matches no tool of ${host}, whose shell is "${tools[0]}"${near === tools[0] ? "" : `, but "${near}"`}`,
  };
}

/** True unless the entry is surely never asked about the host's shell. */
export function reachesShell(host: string, { matcher, event }: ConfiguredHook): boolean {
  const [shell] = toolsOf(host, event) ?? [];
  if (shell === undefined || matcher === undefined || matcher === "*" || host === "starchild") return true;
  return compile(host, matcher)?.test(shell) ?? false;
}

/** The tools that an event's matcher chooses from; undefined where it chooses from something else. */
function toolsOf(host: string, event: string): readonly string[] | undefined {
  if (!/tool/i.test(event)) return undefined;
  // Copilot hands events in Pascal case over with Claude Code's names.
  return TOOLS[host === "copilot" && /^[A-Z]/.test(event) ? "claude" : host];
}

/** True for nothing but names that other hosts give their tools. */
function isForeign(matcher: string, own: readonly string[]): boolean {
  const foreign = new Set(Object.values(TOOLS).flat());
  return matcher
    .replace(/^\^?\(?|\)?\$?$/g, "")
    .split("|")
    .every((name) => foreign.has(name) && !own.includes(name));
}

function compile(host: string, matcher: string): RegExp | undefined {
  const whole = !SEARCHING.has(host) && (host !== "claude" || /^[\w|]+$/.test(matcher));
  try {
    return new RegExp(whole ? `^(?:${matcher})$` : matcher);
  } catch {
    return undefined;
  }
}
