/**
 * The record of what was installed from a hooks folder, kept in that folder: `uninstall` undoes exactly this,
 * `doctor` compares with it.
 */
import { join } from "node:path";
import { isObject } from "../lib/core/json.ts";
import { readText } from "./config/file.ts";
import type { Path } from "./config/path.ts";
import { Refusal } from "./terminal.ts";

/** One guard, wired to one host's configuration. */
export type Installation = {
  readonly guard: string;
  readonly host: string;
  readonly config: string;
  /** Absolute path of the installed program, and its digest and time at installation, which is what got approved. */
  readonly program: string;
  readonly sha256: string;
  readonly mtimeMs: number;
  readonly events: readonly string[];
  /** The containers in the configuration that did not exist before. */
  readonly made: readonly Path[];
  /** True when the configuration file itself did not exist before. */
  readonly created: boolean;
  /** Folders that did not exist before, the outermost first; records of older versions have none. */
  readonly folders?: readonly string[];
  /** Digest of the configuration right after our change: as long as it holds, the backup is the exact undo. */
  readonly configSha256: string;
};

export function manifestPath(dir: string): string {
  return join(dir, ".agent-guards.json");
}

/** The installations recorded in a hooks folder. @throws Refusal when the record is damaged. */
export function readManifest(dir: string): Installation[] {
  const text = readText(manifestPath(dir));
  if (text === undefined) return [];
  try {
    const data: unknown = JSON.parse(text);
    const all = isObject(data) ? data["installations"] : undefined;
    if (Array.isArray(all) && all.every(isInstallation)) return all;
  } catch {
    // Falls through: whatever it holds, it is not our record.
  }
  throw new Refusal(`${manifestPath(dir)} is damaged`, "remove it; then run install again");
}

function isInstallation(value: unknown): value is Installation {
  if (!isObject(value) || !Array.isArray(value["made"]) || !Array.isArray(value["events"])) return false;
  return ["guard", "host", "config", "program", "sha256", "configSha256"].every(
    (name) => typeof value[name] === "string",
  );
}

export function manifestText(installations: readonly Installation[]): string {
  return `${JSON.stringify({ installations }, null, 2)}\n`;
}

/** True when two records are about the same guard in the same configuration. */
export function sameInstallation(
  a: Pick<Installation, "guard" | "config">,
  b: Pick<Installation, "guard" | "config">,
): boolean {
  return a.guard === b.guard && a.config === b.config;
}
