/**
 * Every configuration of every host on this machine, with the hooks in it. It must not judge them.
 */
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Json } from "../../lib/core/verdict.ts";
import { parseConfig } from "../config/document.ts";
import { readText } from "../config/file.ts";
import { WIRINGS, wiringFor } from "../hosts/table.ts";
import type { ConfiguredHook, Places, Wiring } from "../hosts/wiring.ts";
import { type Installation, readManifest } from "../manifest.ts";
import { hooksFolders } from "../plan.ts";
import { Refusal } from "../terminal.ts";
import type { Code, Fault } from "./fault.ts";

/** One configuration file. A project's own may come from a stranger, so its programs are not started on its word. */
export type Configured = {
  readonly wiring: Wiring;
  readonly config: string;
  readonly scope: "user" | "project";
  readonly data: Json;
  readonly hooks: readonly ConfiguredHook[];
};

export function faultOf({ wiring, config }: Configured, code: Code, problem: string, event?: string): Fault {
  return { code, host: wiring.id, config, problem, ...(event === undefined ? {} : { event }) };
}

export type Collection = {
  readonly found: readonly Configured[];
  readonly faults: readonly Fault[];
  /** What was installed from the usual hooks folders. */
  readonly installed: readonly Installation[];
};

/** A file that the command line names beside the usual ones. */
export type Extra = { readonly host: string; readonly config: string };

export function collect(places: Places, project: string, extra: Extra | undefined): Collection {
  const found: Configured[] = [];
  const faults: Fault[] = [];
  const installed = hooksFolders(places).flatMap((folder) => recordedIn(folder, faults));
  for (const { wiring, config, scope } of candidates(places, project, extra, installed)) {
    const read = readConfigured(wiring, config, scope);
    if (read === undefined) continue;
    if ("code" in read) faults.push(read);
    else found.push(read);
  }
  return { found, faults, installed };
}

function recordedIn(folder: string, faults: Fault[]): Installation[] {
  try {
    return readManifest(folder);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    faults.push({ code: "record-damaged", host: "", config: "", problem: error.message });
    return [];
  }
}

type Candidate = Pick<Configured, "wiring" | "config" | "scope">;

function candidates(
  places: Places,
  project: string,
  extra: Extra | undefined,
  installed: readonly Installation[],
): Candidate[] {
  const usual = WIRINGS.flatMap((wiring): Candidate[] => {
    const own = wiring.config(places);
    return [
      ...(own === undefined ? [] : [{ wiring, config: own, scope: "user" as const }]),
      ...wiring.project.map((file) => ({ wiring, config: join(project, file), scope: "project" as const })),
    ];
  });
  // A file that was named at an installation may be a project's.
  const recorded = WIRINGS.flatMap((wiring) =>
    installed
      .filter(({ host }) => host === wiring.id)
      .map(({ config }): Candidate => ({ wiring, config, scope: "project" })),
  );
  // Started at home, a project's file is the user's own: the first of two counts.
  const all = [...named(extra), ...usual, ...recorded].reverse();
  return [...new Map(all.map((one) => [realPath(one.config), one])).values()].reverse();
}

/** One file by two names, through a link in somebody's home, is one file. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

function named(extra: Extra | undefined): Candidate[] {
  if (extra === undefined) return [];
  const wiring = wiringFor(extra.host);
  if (!existsSync(extra.config))
    throw new Refusal(`${extra.config} is not there`, "name the file that the host reads");
  return [{ wiring, config: resolve(extra.config), scope: "user" }];
}

function readConfigured(
  wiring: Wiring,
  config: string,
  scope: Configured["scope"],
): Configured | Fault | undefined {
  try {
    const text = readText(config);
    if (text === undefined) return undefined;
    const data = parseConfig(text, wiring.format, config);
    return { wiring, config, scope, data, hooks: wiring.read(data) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: "config-unreadable", host: wiring.id, config, problem: error.message };
  }
}
