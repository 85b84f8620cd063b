/**
 * The sealed rules of the guards that are installed on this machine: where they lie, what they say, how they change. It
 * must not know any setting.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { VERSION } from "../../lib/core/version.ts";
import { readSeal, type Seal, type Sealed, sealPath, sealText } from "../../lib/rules/seal.ts";
import { placeFile } from "../../lib/state/file.ts";
import { withLock } from "../../lib/state/lock.ts";
import { EXECUTABLE_SUFFIX } from "../guards.ts";
import { readManifest } from "../manifest.ts";
import { hooksFolders, placesOf } from "../plan.ts";

/** Which installed programs are meant. */
export type Which = {
  readonly dir: string | undefined;
  readonly exec: string | undefined;
  readonly workspace: string | undefined;
};

/** The installed programs of a guard: those recorded in hooks folders, and files of its name there. */
export function programsOf(guard: string, { dir, exec, workspace }: Which): string[] {
  if (exec !== undefined) return [resolve(exec)];
  const folders = dir === undefined ? hooksFolders(placesOf(workspace)) : [resolve(dir)];
  const found = folders.flatMap((folder) => [
    ...readManifest(folder)
      .filter((one) => one.guard === guard)
      .map(({ program }) => program),
    ...[`${guard}${EXECUTABLE_SUFFIX}`, `${guard}.mjs`].map((name) => join(folder, name)),
  ]);
  return [...new Set(found)].filter((path) => existsSync(path));
}

/** What is sealed beside a program. */
export function sealOf(program: string, guard: string): Seal | undefined {
  return readSeal(sealPath(program), guard);
}

/** Changes what is sealed beside a program, one process at a time, in one step. */
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
