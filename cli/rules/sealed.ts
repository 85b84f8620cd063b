/** The sealed rules of the guards that are installed on this machine: where they lie, what they say. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { BadSeal, reseal, sealAnew } from "../../lib/rules/reseal.ts";
import { readSeal, type Seal, type Sealed, sealPath } from "../../lib/rules/seal.ts";
import { guarded } from "../config/file.ts";
import { EXECUTABLE_SUFFIX } from "../guards.ts";
import { readManifest } from "../manifest.ts";
import { nameOf } from "../name.ts";
import { hooksFolders, placesOf } from "../plan.ts";
import { Refusal } from "../terminal.ts";
import { sealRemedy } from "./refused.ts";

/** Which installed programs are meant. */
export type Which = {
  readonly dir: string | undefined;
  readonly exec: string | undefined;
  readonly workspace: string | undefined;
};

/** The installed programs of a guard: those recorded in hooks folders, and files of its name there. */
export function programsOf(guard: string, { dir, exec, workspace }: Which): string[] {
  if (exec !== undefined) return nameOf(exec.replace(/\.mjs$/, "")) === guard ? [resolve(exec)] : [];
  const folders = dir === undefined ? hooksFolders(placesOf(workspace)) : [resolve(dir)];
  const found = folders.flatMap((folder) => [
    ...readManifest(folder)
      .filter((one) => one.guard === guard)
      .map(({ program }) => program),
    ...[`${guard}${EXECUTABLE_SUFFIX}`, `${guard}.mjs`].map((name) => join(folder, name)),
  ]);
  return [...new Set(found)].filter((path) => existsSync(path));
}

/** Changes a part of what is sealed beside a program. @throws Refusal when that does not count, or cannot be written. */
export function changeSeal(program: string, guard: string, change: (old: Sealed) => Sealed): void {
  try {
    guarded(sealPath(program), () => reseal(program, guard, change));
  } catch (error) {
    if (!(error instanceof BadSeal)) throw error;
    throw new Refusal(error.message, sealRemedy(guard));
  }
}

/** Seals beside a program, over what does not count, too. @throws Refusal when it cannot be written. */
export function sealOver(program: string, guard: string, change: (old: Sealed) => Sealed): void {
  guarded(sealPath(program), () => sealAnew(program, guard, change));
}

/** What is sealed beside a program. */
export function sealOf(program: string, guard: string): Seal | undefined {
  return readSeal(sealPath(program), guard);
}
