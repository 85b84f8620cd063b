/**
 * Hooks inside hooks: the environment tells every process of a hook which events it is inside, so that an agent which
 * is started from there can cut the circle, and a process that left its group can still be found.
 */
import { type EventName, isEvent } from "./events.ts";
import { holds, others, socketOf, variableOf } from "./proc.ts";

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

/** The runs in a chain. */
function runsIn(chain: string | undefined): string[] {
  return chain?.split(" ").map((link) => link.slice(link.indexOf("@") + 1)) ?? [];
}

/**
 * Ends what hooks left behind outside their process groups (a daemon that made a session of its own), where the system shows
 * the environments of processes. `isOver` tells a run that has ended. Returns the runs whose processes were ended.
 */
export function sweep(isOver: (run: string) => boolean): ReadonlySet<string> {
  const ended = new Set<string>();
  for (const pid of others()) {
    const left = runsIn(variableOf(pid, CHAIN)).find(isOver);
    if (left !== undefined && kill(pid)) ended.add(left);
  }
  return ended;
}

/** The two ends of a connection to this process, as `node:http` shows them. */
export type Connection = {
  readonly remotePort?: number | undefined;
  readonly localPort?: number | undefined;
};

/**
 * The events that the caller at the other end of a connection is inside, because it is a process of a hook. `isActive` tells a
 * run that is under way. Empty for everybody else, and where the system does not tell.
 */
export function eventsOfCaller(
  { remotePort, localPort }: Connection,
  isActive: (run: string) => boolean,
): ReadonlySet<EventName> {
  const nobody = new Set<EventName>();
  if (remotePort === undefined || localPort === undefined) return nobody;
  const socket = socketOf(remotePort, localPort);
  if (!socket) return nobody;
  for (const pid of others()) {
    const chain = variableOf(pid, CHAIN);
    if (runsIn(chain).some(isActive) && holds(pid, socket)) return eventsInside({ [CHAIN]: chain });
  }
  return nobody;
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}
