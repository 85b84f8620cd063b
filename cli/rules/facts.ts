/**
 * Where the facts of an installed guard lie (registries, the workspace): fixed at its first installation, because an agent
 * may install again and must not lead it elsewhere. What a person should know of that.
 */
import { existsSync, statSync } from "node:fs";
import { dirname, isAbsolute } from "node:path";
import type { Guard } from "../../lib/hook/event.ts";
import { readSeal, sealPath } from "../../lib/rules/seal.ts";
import type { Places } from "../hosts/wiring.ts";
import { readManifest } from "../manifest.ts";
import { printable } from "../terminal.ts";

/** What an installation fixes: variables with a value, or none. */
export type Facts = Readonly<Record<string, string | null>>;

/** What the variables that a guard reads say now. Starchild's workspace is where it is wired, the others' the event's. */
export function factsHere(guard: Guard, host: string, { workspace }: Places): Facts {
  const known: Facts = host === "starchild" ? { WORKSPACE_DIR: workspace } : {};
  const names = guard.settings?.environment ?? [];
  return Object.fromEntries(names.map((name) => [name, known[name] ?? process.env[name] ?? null]));
}

/** The same for a program that is installed; nothing for a copy that no installation made, whose host says it. */
export function factsFor(program: string, guard: Guard, places: Places): Facts {
  const hosts = readManifest(dirname(program)).filter((one) => one.program === program);
  const [first] = hosts;
  if (!first) return {};
  const host = hosts.some((one) => one.host === "starchild") ? "starchild" : first.host;
  return factsHere(guard, host, places);
}

/** A variable that is fixed, and why that may not be what is meant. */
export type OddFact = { readonly problem: string; readonly remedy: string };

/** The variables of a guard that say something else now than was fixed, or whose fixed place is gone. */
export function oddFacts(program: string, guard: string): OddFact[] {
  const seal = readSeal(sealPath(program), guard);
  if (seal?.state !== "sealed") return [];
  return Object.entries(seal.sealed.environment).flatMap(([name, fixed]) => {
    const now = process.env[name] ?? "";
    const remedy = `agent-guards uninstall ${guard} forgets it, and install fixes it as it is then; or name the file in a row of registries: agent-guards docs rules`;
    if (now !== "" && now !== fixed && isFile(now)) {
      const was = fixed === null ? "unset" : printable(fixed);
      const problem = `${name} was fixed as ${was} when ${guard} was first installed, and stays so; here it is ${printable(now)}`;
      return [{ problem, remedy }];
    }
    if (fixed !== null && isAbsolute(fixed) && !existsSync(dirname(fixed)))
      return [{ problem: `${name} is fixed as ${printable(fixed)}, whose folder is gone`, remedy }];
    return [];
  });
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
