/**
 * `/hooks allow CODE` and `/hooks pause 10m` for guards that `agent-guards` has installed: what a person may do at a
 * terminal, their user may do in the chat.
 */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PAUSE_MS } from "../core/limits.ts";
import { oneLine } from "../core/text.ts";
import { grant, onceBeside, type Pending, pendingIn } from "../hook/once.ts";
import { pauseFor } from "../rules/pause.ts";
import { BadSeal, pauseOf, reseal } from "../rules/reseal.ts";
import { sealPath } from "../rules/seal.ts";

/** What an agent has besides hooks and lets its user reach by `/hooks`. Each returns what to tell the user. */
export type Controls = {
  /** Allows the one blocked action that a code stands for. */
  readonly allow?: (code: string) => string | Promise<string>;
  /** Lets the guards pause for a time: `10m`. */
  readonly pause?: (time: string) => string | Promise<string>;
};

/** The controls of the guards among `programs`, which are the programs of the declared hooks at that moment. */
export function guardControls(programs: () => Promise<readonly string[]>): Controls {
  return {
    allow: async (code) => allowed(code.toUpperCase(), (await programs()).filter(isInstalled)),
    pause: async (time) => paused(time, (await programs()).filter(isInstalled)),
  };
}

/** What `agent-guards install` leaves beside a guard. */
function isInstalled(program: string): boolean {
  return existsSync(sealPath(program)) || existsSync(join(dirname(program), ".agent-guards.json"));
}

function allowed(code: string, programs: readonly string[]): string {
  for (const program of programs) {
    const pending = pendingOf(program, code);
    if (!pending) continue;
    if (pending.command === undefined)
      return "This command holds a secret and was not kept. Run it yourself, in a terminal of your own.";
    grant(onceBeside(program), pending);
    const where = pending.cwd === "" ? "" : ` in ${oneLine(pending.cwd)}`;
    return `Allowed once, within ten minutes${where}: ${oneLine(pending.command, SHOWN)}`;
  }
  return "No block has this code. Codes hold for an hour.";
}

const SHOWN = 400;

function pendingOf(program: string, code: string): Pending | undefined {
  try {
    return pendingIn(onceBeside(program), code);
  } catch {
    // A damaged record: its guard says so.
    return undefined;
  }
}

function paused(time: string, programs: readonly string[]): string {
  const ms = pauseOf(time);
  if (ms === undefined)
    return `Say a number with s, m or h, up to ${PAUSE_MS / 3_600_000}h: /hooks pause 10m`;
  if (programs.length === 0) return "No guard of agent-guards is among these hooks.";
  const taken = pauseFor(ms);
  for (const program of programs) {
    const guard = basename(program).replace(/\.(?:mjs|exe)$/, "");
    try {
      reseal(program, guard, (old) => ({ ...old, ...taken }));
    } catch (error) {
      if (error instanceof BadSeal)
        return `Not paused: ${error.message}; agent-guards rules apply seals them anew.`;
      throw error;
    }
  }
  const until = new Date(taken.pausedUntil).toISOString().slice(11, 16);
  return `Until ${until} UTC nothing is checked by ${programs.map((one) => basename(one)).join(", ")}; agent-guards resume ends it.`;
}
