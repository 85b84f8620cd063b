/**
 * `agent-guards doctor`: would every configured hook on this machine really fire? Silent when all would. It must not
 * change anything; only the guards' own audit trail tells of the trials, as of every decision.
 */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Configured, collect } from "./doctor/collect.ts";
import { notWired, outerFaults } from "./doctor/elsewhere.ts";
import { entryFaults } from "./doctor/entries.ts";
import { type Fault, REMEDIES } from "./doctor/fault.ts";
import { pluginFaults } from "./doctor/plugins.ts";
import { programFaults } from "./doctor/programs.ts";
import { placesOf } from "./plan.ts";
import { gitOutput } from "./scan/git.ts";
import { shownText } from "./scan/scanner.ts";
import { EXIT, type Exit, jsonText, note, paint, printable, progress, put, Refusal } from "./terminal.ts";

export const usage = `usage: agent-guards doctor [--host HOST --config FILE] [--workspace DIR] [--json]

Looks at every hook of every host on this machine, starts each as its host would, and names what keeps it from
protecting anything. Silent when nothing does. Hooks of the project in this folder are looked at, too, but of those
only our own guards are started. The trials stand in the guards' audit trail like any other decision.

  --host HOST --config FILE   look at this file, too
  --workspace DIR             Starchild's workspace (default: $WORKSPACE_DIR or /data/workspace)
`;

const OPTIONS = {
  host: { type: "string" },
  config: { type: "string" },
  workspace: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

export async function run(args: readonly string[]): Promise<Exit> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { host, config } = values;
  if ((host === undefined) !== (config === undefined))
    throw new Refusal("--host and --config go together", "agent-guards doctor --help");
  const places = placesOf(values.workspace);
  const extra = host === undefined || config === undefined ? undefined : { host, config };
  const { found, faults, installed } = collect(places, process.cwd(), extra);
  progress("starting every hook …");
  const seen = [...faults, ...found.flatMap(entryFaults)];
  const all = [
    ...seen,
    ...outerFaults(found, places, process.cwd()),
    ...(await programFaults(found)),
    ...pluginFaults(places, process.cwd()),
    ...notWired(found, seen, installed),
    ...environment(),
    ...gitHooks(),
  ];
  progress("");
  // Commands of others may carry a token, so what is quoted of them is masked.
  if (values.json) put(await shownText(asJson(found, all)));
  else if (all.length > 0) put(await shownText(asText(all)));
  else if (found.every(({ hooks }) => hooks.length === 0)) {
    note("no hooks are configured on this machine; agent-guards install adds them");
  }
  return all.length > 0 ? EXIT.findings : EXIT.clean;
}

/** Variables that make a compiled guard load other code. */
function environment(): Fault[] {
  return ["BUN_OPTIONS", "BUN_BE_BUN"]
    .filter((name) => process.env[name])
    .map((name) => ({
      code: "environment",
      host: "",
      config: "",
      problem: `${name} is set in this environment`,
    }));
}

/** Our own git hooks in this repository, which git skips without the mode bit. */
function gitHooks(): Fault[] {
  const folder = gitOutput(["rev-parse", "--git-path", "hooks"]);
  if (folder === undefined || process.platform === "win32") return [];
  if (!existsSync(folder) && gitOutput(["config", "core.hooksPath"]) !== undefined) {
    const remedy = "make the folder, or unset core.hooksPath: until then git runs no hook";
    const problem = `core.hooksPath names ${folder}, which is not there`;
    return [{ code: "git-hook", host: "git", config: folder, problem, remedy }];
  }
  return ["pre-push", "pre-commit"]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path) && (statSync(path).mode & 0o111) === 0)
    .map((path) => ({ code: "git-hook", host: "git", config: path, problem: `${path} is not executable` }));
}

function remedyOf(fault: Fault): string {
  return fault.remedy ?? REMEDIES[fault.code];
}

function asJson(found: readonly Configured[], faults: readonly Fault[]): string {
  const hooks = found.flatMap(({ wiring, config, hooks: all }) =>
    all.map(({ event, command }) => ({ host: wiring.id, config, event, command })),
  );
  const told = faults.map((fault) => ({ ...fault, remedy: remedyOf(fault) }));
  return jsonText({ hooks, faults: told });
}

/** Faults for a person; one fault on several events is told once. */
function asText(faults: readonly Fault[]): string {
  const merged = new Map<string, Fault & { events: string[] }>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.code, fault.host, fault.config, fault.problem]);
    const known = merged.get(key) ?? { ...fault, events: [] };
    if (fault.event) known.events.push(fault.event);
    merged.set(key, known);
  }
  return [...merged.values()].map(paragraph).join("");
}

function paragraph(fault: Fault & { readonly events: readonly string[] }): string {
  const where = printable([fault.host, fault.events.join(", ")].filter((word) => word !== "").join(" "));
  const lines = [
    `${paint("red", fault.code)}  ${where === "" ? "" : `${paint("bold", where)}: `}${printable(fault.problem)}`,
    ...(fault.config === "" ? [] : [`  in ${printable(fault.config)}`]),
    `  ${paint("cyan", "hint:")} ${printable(remedyOf(fault))}`,
  ];
  return `${lines.join("\n")}\n`;
}
