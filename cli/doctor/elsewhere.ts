/**
 * What stands outside an entry and keeps it from firing all the same: switches, trust, consent, a second place for
 * the same hooks.
 */
import { join } from "node:path";
import type { HomeFile, Scene } from "../../lib/hook/hosts/setup.ts";
import { parseConfig } from "../config/document.ts";
import { readText } from "../config/file.ts";
import { valueAt } from "../config/path.ts";
import { pathOf } from "../hosts/table.ts";
import type { Places } from "../hosts/wiring.ts";
import type { Installation } from "../manifest.ts";
import { Refusal } from "../terminal.ts";
import { type Configured, faultOf } from "./collect.ts";
import type { Code, Fault } from "./fault.ts";

/** Faults of configurations that their own entries do not show. */
export function outerFaults(all: readonly Configured[], places: Places, project: string): Fault[] {
  const wired = all.filter(({ hooks }) => hooks.length > 0);
  return [
    ...switchedOff(all, wired),
    ...alsoOff(all, wired),
    ...projectOff(wired, project),
    ...twice(wired),
    ...wired.flatMap((configured) => obstacles(configured, places)),
  ];
}

/** What the host's own file knows to look for; a file of the host's that cannot be read is a fault, too. */
function obstacles(configured: Configured, places: Places): Fault[] {
  const path = (file: HomeFile) => pathOf(file, places);
  const text = (file: HomeFile) => readText(path(file));
  const value: Scene["value"] = (file, way) =>
    valueAt(parseConfig(text(file) ?? "", file.name.endsWith(".json") ? "json" : "yaml", path(file)), way);
  try {
    const scene: Scene = { ...configured, env: places.env, path, text, value };
    const found = configured.wiring.setup.obstacles?.(scene) ?? [];
    return found.map(({ code, problem, event }) => faultOf(configured, code, problem, event));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [faultOf(configured, "config-unreadable", error.message)];
  }
}

/** Faults of a file in which no entry can be seen. */
const HIDING: ReadonlySet<Code> = new Set(["config-unreadable", "misshapen"]);

/** What was installed and is in no configuration any more; one that shows nothing has a fault of its own. */
export function notWired(
  all: readonly Configured[],
  known: readonly Fault[],
  installed: readonly Installation[],
): Fault[] {
  const isWired = ({ config, program }: Installation) =>
    known.some((fault) => fault.config === config && HIDING.has(fault.code)) ||
    all.some((one) => one.config === config && one.hooks.some(({ argv }) => argv?.includes(program)));
  return installed
    .filter((one) => !isWired(one))
    .map(({ guard, host, config, program }) => ({
      code: "not-wired",
      host,
      config,
      problem: `${guard} was installed here, and no entry starts ${program}`,
    }));
}

/** The switch that turns every hook of a host off, in whichever of its files it stands. */
function switchedOff(all: readonly Configured[], wired: readonly Configured[]): Fault[] {
  return all.flatMap((configured) => {
    const { off } = configured.wiring.setup;
    if (!off || valueAt(configured.data, off.path) !== off.is) return [];
    const isFelt = wired.some((one) =>
      off.perFile ? one === configured : one.wiring.id === configured.wiring.id,
    );
    return isFelt ? [faultOf(configured, "hooks-off", `${off.path.join(".")} is ${off.is}`)] : [];
  });
}

/** What else a file of a host's says that keeps its hooks from firing, wherever they stand. */
function alsoOff(all: readonly Configured[], wired: readonly Configured[]): Fault[] {
  return all.flatMap((configured) => {
    const { id, setup } = configured.wiring;
    const commands = wired
      .filter(({ wiring }) => wiring.id === id)
      .flatMap(({ hooks }) => hooks.map(({ command }) => command));
    if (commands.length === 0) return [];
    return (setup.alsoOff ?? []).flatMap(({ path, when }) => {
      const value = valueAt(configured.data, path);
      return value !== undefined && when(value, commands)
        ? [faultOf(configured, "hooks-off", `${path.join(".")} turns hooks off`)]
        : [];
    });
  });
}

/** Lines of the project's own files that turn off the hooks of every host that has some. */
function projectOff(wired: readonly Configured[], project: string): Fault[] {
  const hosts = new Map(wired.map((configured) => [configured.wiring.id, configured]));
  return [...hosts.values()].flatMap((configured) =>
    (configured.wiring.setup.projectOff ?? []).flatMap(({ files, line }) =>
      files.flatMap((file) => {
        const config = join(project, file);
        const said = line.exec(readText(config) ?? "")?.[1];
        return said === undefined
          ? []
          : [faultOf({ ...configured, config }, "hooks-off", `${said} stands there`)];
      }),
    ),
  );
}

/** One command for one event in two files of a host, all of which it reads. */
function twice(wired: readonly Configured[]): Fault[] {
  const seen = new Map<string, string>();
  return wired.flatMap((configured) =>
    configured.hooks.flatMap(({ event, command }) => {
      const key = JSON.stringify([configured.wiring.id, event, command]);
      const other = seen.get(key) ?? configured.config;
      seen.set(key, other);
      if (command === "" || other === configured.config) return [];
      return [faultOf(configured, "two-files", `${command} stands in ${other}, too`, event)];
    }),
  );
}
