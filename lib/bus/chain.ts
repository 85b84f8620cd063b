/**
 * Hooks inside hooks: the environment tells every process of a hook which events it is inside, so that an agent which is
 * started from there can cut the circle, and a process that left its group can still be found. It must not know what a hook
 * prints.
 */
import { readdirSync, readFileSync } from "node:fs";
import { type EventName, isEvent } from "./events.ts";

/** The variable that every process of a hook has: `EVENT@RUN` for each hook that it is inside, the outermost first. */
export const CHAIN = "AGENT_HOOK_CHAIN";

/** Variables that load other code into the program of a hook, or make another program of it. */
const LOADERS =
  /^(?:BUN_OPTIONS|BUN_BE_BUN|BUN_INSPECT\w*|BUN_JSC_\w+|NODE_OPTIONS|LD_PRELOAD|LD_AUDIT|DYLD_\w+|BASH_ENV|ENV|BASH_FUNC_.*|PERL5OPT|PERL5DB|RUBYOPT|PYTHONSTARTUP|PYTHONINSPECT)$/s;

/** An environment for hooks: the agent's own without what would turn a guard into another program. */
export function hookEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const kept = Object.entries(env).filter(
    (row): row is [string, string] => row[1] !== undefined && !LOADERS.test(row[0]),
  );
  return Object.fromEntries(kept);
}

/** The events that a process with this environment is inside. */
export function eventsInside(env: Readonly<Record<string, string | undefined>>): ReadonlySet<EventName> {
  const names = (env[CHAIN] ?? "").split(" ").map((link) => link.split("@")[0]);
  return new Set(names.filter(isEvent));
}

/** The chain with one more link. */
export function linked(chain: string | undefined, event: EventName, run: string): string {
  return `${chain ? `${chain} ` : ""}${event}@${run}`;
}

/**
 * Ends what hooks left behind outside their process groups (a daemon that made a session of its own), where the system shows
 * the environments of processes. `isOver` tells a run that has ended. Returns the runs whose processes were ended.
 */
export function sweep(isOver: (run: string) => boolean): ReadonlySet<string> {
  const ended = new Set<string>();
  if (process.platform !== "linux") return ended;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    const runs = chainOf(name)?.split(" ") ?? [];
    const left = runs.map((link) => link.slice(link.indexOf("@") + 1)).find(isOver);
    if (left !== undefined && kill(Number(name))) ended.add(left);
  }
  return ended;
}

function chainOf(pid: string): string | undefined {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, "latin1");
    const at = `\0${environment}`.indexOf(`\0${CHAIN}=`);
    return at === -1 ? undefined : environment.slice(at + CHAIN.length + 1).split("\0")[0];
  } catch {
    // Somebody else's, or gone.
    return undefined;
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}
