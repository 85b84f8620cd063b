/** Matchers: which tools an entry is asked about. */
import { WIRINGS } from "../hosts/table.ts";
import type { ConfiguredHook, Wiring } from "../hosts/wiring.ts";
import type { Code } from "./fault.ts";

const MCP_TOOL = "mcp__server__tool";

type Problem = { readonly code: Code; readonly problem: string };

/** What keeps an entry from ever being asked, or undefined. */
export function matcherProblem(wiring: Wiring, { matcher, event }: ConfiguredHook): Problem | undefined {
  if (matcher === undefined || matcher === "*") return undefined;
  const shown = JSON.stringify(matcher);
  const compiled = compile(wiring, matcher);
  if (!compiled) return { code: "matcher-invalid", problem: `the matcher ${shown} is no regular expression` };
  const tools = toolsOf(wiring, event);
  if (!tools || compiled.test(MCP_TOOL) || tools.some((tool) => compiled.test(tool))) return undefined;
  // A tool of a user's own server is beyond our knowledge, and so are some of the host's.
  const isKnown = wiring.setup.moreTools !== true && !/mcp|[:_].*[:_]/i.test(matcher);
  if (!isKnown && !isForeign(matcher, tools)) return undefined;
  const near = tools.find((tool) => tool.toLowerCase() === matcher.toLowerCase()) ?? tools[0];
  return {
    code: "matcher-never",
    problem: `the matcher ${shown} matches no tool of ${wiring.id}, whose shell is "${tools[0]}"${near === tools[0] ? "" : `, but "${near}"`}`,
  };
}

/** True unless the entry is surely never asked about the host's shell. */
export function reachesShell(wiring: Wiring, { matcher, event }: ConfiguredHook): boolean {
  const [shell] = toolsOf(wiring, event) ?? [];
  if (shell === undefined || matcher === undefined || matcher === "*" || wiring.setup.shape === "list")
    return true;
  return compile(wiring, matcher)?.test(shell) ?? false;
}

/** The tools that an event's matcher chooses from; undefined where it chooses from something else. */
function toolsOf({ setup }: Wiring, event: string): readonly string[] | undefined {
  if (!/tool/i.test(event)) return undefined;
  // Events under another spelling (Copilot's in Pascal case) come with the names of the host that spells them so.
  const other = setup.aliases?.includes(event)
    ? WIRINGS.find(({ events }) => events.includes(event))
    : undefined;
  return (other?.setup ?? setup).tools;
}

/** True for nothing but names that other hosts give their tools. */
function isForeign(matcher: string, own: readonly string[]): boolean {
  const foreign = new Set(WIRINGS.flatMap(({ setup }) => setup.tools));
  return matcher
    .replace(/^\^?\(?|\)?\$?$/g, "")
    .split("|")
    .every((name) => foreign.has(name) && !own.includes(name));
}

function compile({ id, setup }: Wiring, matcher: string): RegExp | undefined {
  // Claude Code takes names as they are and everything else as an expression.
  const whole = setup.searches !== true && (id !== "claude" || /^[\w|]+$/.test(matcher));
  try {
    return new RegExp(whole ? `^(?:${matcher})$` : matcher);
  } catch {
    return undefined;
  }
}
