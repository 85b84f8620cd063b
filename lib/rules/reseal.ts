/** What is sealed beside an installed guard, changed: one process at a time, in one step. */
import { PAUSE_MS } from "../core/limits.ts";
import { VERSION } from "../core/version.ts";
import { placeFile } from "../state/file.ts";
import { withLock } from "../state/lock.ts";
import { readSeal, type Sealed, sealPath, sealText } from "./seal.ts";

/** Changes what is sealed beside a program. @throws what the disk says; then nothing has changed. */
export function reseal(program: string, guard: string, change: (old: Sealed) => Sealed): void {
  const path = sealPath(program);
  withLock(path, () => {
    const old = readSeal(path, guard);
    const sealed = change(old?.state === "sealed" ? old.sealed : nothing(guard));
    // Readable by all: a host may start the guard as another user than the one who sealed. Writable by one.
    placeFile(path, sealText({ ...sealed, guard, version: VERSION }), { mode: 0o644, durable: true });
  });
}

function nothing(guard: string): Sealed {
  return { guard, version: VERSION, source: "", settings: {}, environment: {}, pausedUntil: 0 };
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of "90s", "10m" or "2h"; undefined for other words, and beyond the longest pause. */
export function pauseOf(text: string): number | undefined {
  const [, count = "", unit = ""] = /^(\d{1,5})([smh])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  return ms > 0 && ms <= PAUSE_MS ? ms : undefined;
}
