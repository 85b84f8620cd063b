/** What is sealed beside an installed guard, changed: one process at a time, in one step. */
import { PAUSE_MS } from "../core/limits.ts";
import { VERSION } from "../core/version.ts";
import { placeFile } from "../state/file.ts";
import { withLock } from "../state/lock.ts";
import { readSeal, type Sealed, sealPath, sealText } from "./seal.ts";

/** What is sealed beside a program does not count: a change of one part would lose the others without a word. */
export class BadSeal extends RangeError {
  override readonly name = "BadSeal";

  constructor(program: string, why: string) {
    super(`the sealed rules of ${program} do not count: the file ${why}`);
  }
}

/** Changes what is sealed beside a program. @throws BadSeal, and what the disk says; then nothing has changed. */
export function reseal(program: string, guard: string, change: (old: Sealed) => Sealed): void {
  place(program, guard, change, (why) => {
    throw new BadSeal(program, why);
  });
}

/** Seals beside a program, over what does not count, too. @throws what the disk says; then nothing has changed. */
export function sealAnew(program: string, guard: string, change: (old: Sealed) => Sealed): void {
  place(program, guard, change, () => nothing(guard));
}

function place(
  program: string,
  guard: string,
  change: (old: Sealed) => Sealed,
  instead: (why: string) => Sealed,
): void {
  const path = sealPath(program);
  withLock(path, () => {
    const old = readSeal(path, guard);
    const base = old?.state === "bad" ? instead(old.why) : (old?.sealed ?? nothing(guard));
    const sealed = change(base);
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
