/** What the parts of security_guard share: its name, its engines, and the form of its tables. */
import { part } from "../../lib/core/lazy.ts";
import type { FailPolicy } from "../../lib/hook/event.ts";
import type { AllowedValue, SecretRow } from "../../lib/secrets/index.ts";
import type { ShellRows } from "../../lib/shell/index.ts";

export const NAME = "security_guard";

export const TAG = "security";

/** The engines. An event loads those that it needs: together they cost half of a bare start. */
export const secrets = part("secrets", () => import("../../lib/secrets/index.ts"));

export const shell = part("shell", () => import("../../lib/shell/index.ts"));

/** A command line that is safe where it runs, and why. */
export type AllowedCommand = { readonly command: string; readonly cwd: string; readonly reason: string };

/** The tables in one: as they stand in the template, or with the settings of a rules file. */
export type Tables = {
  readonly failPolicy: FailPolicy;
  /** Rows and allowed values for the scanner; made when the engine is loaded. */
  readonly scan: () => { readonly rows: readonly SecretRow[]; readonly allowed: readonly AllowedValue[] };
  readonly shell: ShellRows;
  /** Ids of the rows whose damage does not reach far. */
  readonly strict: readonly string[];
  readonly allowedCommands: readonly AllowedCommand[];
  readonly messageTools: Readonly<Record<"names" | "verbs" | "unless" | "logins", readonly string[]>>;
  readonly fetchTools: Readonly<Record<"names" | "verbs" | "unless", readonly string[]>>;
};
