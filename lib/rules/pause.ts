/**
 * A pause by three clocks: the wall's, which a person reads and anybody with the right to may set back; how long the machine
 * has run; and which of its runs it is. A pause that was taken on another machine, or before a restart, is over.
 */
import { readFileSync } from "node:fs";
import { PAUSE_MS, PAUSE_SLACK_MS } from "../core/limits.ts";

/** When a pause began: milliseconds since 1970, milliseconds that the machine had run, and the name of that run. */
export type PauseStart = { readonly clock: number; readonly up: number; readonly boot: string };

/** What is sealed of a pause; `pausedUntil` is 0 for none. */
export type Pause = { readonly pausedUntil: number; readonly pausedAt?: PauseStart };

/** A pause of so many milliseconds from now on. */
export function pauseFor(ms: number, now: PauseStart = present()): Pause {
  return { pausedUntil: now.clock + ms, pausedAt: now };
}

/** When the pause ends, in milliseconds since 1970; 0 where none is under way. */
export function pauseEnd({ pausedUntil, pausedAt }: Pause, now: () => PauseStart = present): number {
  if (pausedUntil <= 0 || pausedAt === undefined) return 0;
  const { clock, up, boot } = now();
  const length = pausedUntil - pausedAt.clock;
  const runs = up - pausedAt.up;
  // Each must be true: a number that is none fails them all.
  const isOn =
    length <= PAUSE_MS &&
    clock < pausedUntil &&
    clock >= pausedAt.clock - PAUSE_SLACK_MS &&
    runs <= length + PAUSE_SLACK_MS &&
    runs >= -PAUSE_SLACK_MS &&
    boot === pausedAt.boot;
  return isOn ? pausedUntil : 0;
}

function present(): PauseStart {
  return {
    clock: Date.now(),
    up: Math.round(process.getBuiltinModule("node:os").uptime() * 1000),
    boot: bootId(),
  };
}

/** Linux names each run of a machine (proc(5), `random/boot_id`); elsewhere the time that it has run must do. */
function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
}
