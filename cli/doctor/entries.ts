/**
 * Faults that the entries of one configuration show by themselves: names, matchers, times, doubles. Nothing is
 * started here.
 */
import { statSync } from "node:fs";
import { isObject } from "../../lib/core/json.ts";
import { hostById } from "../../lib/hook/hosts/index.ts";
import { valueAt } from "../config/path.ts";
import type { ConfiguredHook, Wiring } from "../hosts/wiring.ts";
import { type Configured, faultOf } from "./collect.ts";
import type { Code, Fault } from "./fault.ts";
import { matcherProblem } from "./matchers.ts";
import { isForeign } from "./program.ts";

/** The shortest timeout that can be meant, in seconds. */
const SHORTEST_SECONDS = 0.5;

/** Faults of each entry and of the file as a whole. */
export function entryFaults(configured: Configured): Fault[] {
  const { wiring, data, hooks } = configured;
  return [
    ...wiring.misshapen(data).map((problem) => faultOf(configured, "misshapen", problem)),
    ...openFile(configured),
    ...hooks.filter(({ event }) => event !== "").flatMap((hook) => hookFaults(configured, hook)),
    ...doubles(configured),
  ];
}

/** A configuration that everybody may write is one that everybody may take the guard out of. */
function openFile(configured: Configured): Fault[] {
  const stat = statSync(configured.config, { throwIfNoEntry: false });
  if (process.platform === "win32" || configured.hooks.length === 0 || !stat) return [];
  const problems = [
    ...((stat.mode & 0o002) === 0 ? [] : ["the configuration can be written by others"]),
    ...(isForeign(stat) ? [`the configuration belongs to another user (uid ${stat.uid})`] : []),
  ];
  return problems.map((problem) => faultOf(configured, "writable-by-others", problem));
}

function hookFaults(configured: Configured, hook: ConfiguredHook): Fault[] {
  const { wiring } = configured;
  const host = hostById(wiring.id);
  const known = [
    ...Object.keys(host?.events ?? {}),
    ...(host?.ignored ?? []),
    ...(wiring.setup.aliases ?? []),
  ];
  const faults: Fault[] = [];
  const add = (code: Code, problem: string) => faults.push(faultOf(configured, code, problem, hook.event));
  if (!known.includes(hook.event))
    add("event-unknown", `${wiring.id} has no event "${hook.event}"${guess(hook.event, known)}`);
  for (const { code, problem } of formProblems(configured, hook)) add(code, problem);
  if (hook.command === "") add("no-command", "the entry has no command");
  const matcher = matcherProblem(wiring, hook);
  if (matcher) add(matcher.code, matcher.problem);
  const { timeout } = hook;
  if (Number.isNaN(timeout)) add("timeout-unit", "the timeout is no number");
  else if (timeout !== undefined && (timeout < SHORTEST_SECONDS || timeout > wiring.longest))
    add("timeout-unit", `the timeout is ${timeout} s, and ${wiring.id} allows up to ${wiring.longest}`);
  return faults;
}

/** What in an entry's form keeps its answer from being heard. */
function formProblems({ wiring, data }: Configured, { path, event, command }: ConfiguredHook) {
  const entry = valueAt(data, path);
  const problems: { code: Code; problem: string }[] = [];
  if (!isObject(entry)) return problems;
  if (entry["async"] === true)
    problems.push({
      code: "unheard",
      problem: "the entry is asynchronous: the host does not wait for its answer",
    });
  if (typeof entry["if"] === "string")
    problems.push({ code: "unheard", problem: `the entry is asked only if ${JSON.stringify(entry["if"])}` });
  if (wiring.shell && /(?:^|[^\d&>])(?:1?>>?|&>)(?![&>])/.test(command))
    problems.push({ code: "unheard", problem: "its output goes to a file, and the host reads nothing" });
  if (needsType(wiring, event) && entry["type"] === undefined)
    problems.push({ code: "misshapen", problem: 'the entry has no "type": "command"' });
  return problems;
}

/** Must an entry of this host say what kind of hook it is? Claude Code and those that took its groups over want it. */
function needsType(wiring: Wiring, event: string): boolean {
  if (wiring.setup.shape !== "groups") return false;
  const own = wiring.entry(event, { program: "/guard", args: [] });
  const [handler = own] = isObject(own) && Array.isArray(own["hooks"]) ? own["hooks"] : [];
  return isObject(handler) && handler["type"] === "command";
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
