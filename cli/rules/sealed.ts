/** The sealed rules of the guards that are installed on this machine: where they lie, what they say. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSeal, type Seal, sealPath } from "../../lib/rules/seal.ts";
import { EXECUTABLE_SUFFIX } from "../guards.ts";
import { readManifest } from "../manifest.ts";
import { nameOf } from "../name.ts";
import { hooksFolders, placesOf } from "../plan.ts";

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

/** What is sealed beside a program. */
export function sealOf(program: string, guard: string): Seal | undefined {
  return readSeal(sealPath(program), guard);
}
