/**
 * What keeps one of the guards from doing its work although it starts and answers: a judge without an endpoint, costs
 * without prices, a log that cannot be written or whose chain is broken, a folder for state that cannot be used.
 * Nothing is written: what is not there yet is judged by the folder above it.
 */
import { accessSync, constants, lstatSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import { isObject } from "../../lib/core/json.ts";
import type { JsonObject } from "../../lib/core/verdict.ts";
import { endpointFault } from "../../lib/judge/ask.ts";
import { verifyChain } from "../../lib/state/chain.ts";
import { statePath } from "../../lib/state/place.ts";
import { isBare } from "../rehearse.ts";
import type { Trouble } from "./program.ts";

/** What a guard is set to: the settings that are sealed beside it, and the variables that hold for it. */
export type Setting = {
  readonly host: string;
  readonly settings: JsonObject;
  readonly variable: (name: string) => string;
};

const CHECKS: Readonly<Record<string, (at: Setting) => readonly Trouble[]>> = {
  verify_work: () => stateTroubles("work"),
  budget_alert: (at) => [...stateTroubles("budget"), ...priceTroubles(at)],
  tool_audit_log: logTroubles,
  llm_judge: judgeTroubles,
};

/** Every fault of the settings of `guard`. */
export function settingTroubles(guard: string, at: Setting): readonly Trouble[] {
  return CHECKS[guard]?.(at) ?? [];
}

// Folders and files.

/** Why nothing can be written at `path`, in words, or undefined. */
function unwritable(path: string, kind: "file" | "folder"): string | undefined {
  const stat = statOf(path);
  if (!stat) return dirname(path) === path ? `${path} is not there` : unwritable(dirname(path), "folder");
  if (stat.isSymbolicLink() && kind === "file") return `${path} is a link, and links are not followed`;
  if (kind === "folder" ? !stat.isDirectory() && !stat.isSymbolicLink() : !stat.isFile())
    return `${path} is no ${kind}`;
  const own = process.getuid?.();
  if (kind === "file" && own !== undefined && stat.uid !== own) return `${path} belongs to another user`;
  try {
    accessSync(path, kind === "folder" ? constants.W_OK | constants.X_OK : constants.W_OK);
    return undefined;
  } catch {
    return `${path} cannot be written`;
  }
}

/** A path below a file is not there, either. */
function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function stateTroubles(name: string): Trouble[] {
  const why = unwritable(statePath(name), "folder");
  return why === undefined ? [] : [{ code: "state-unusable", problem: `nothing is remembered: ${why}` }];
}

/** Where the audit log is, without making its folder as the guard does. */
function logPath(variable: Setting["variable"]): string {
  const workspace = variable("WORKSPACE_DIR");
  return (
    variable("AGENT_GUARDS_AUDIT_LOG") ||
    join(workspace === "" ? statePath("audit") : join(workspace, "logs"), "tool-audit.jsonl")
  );
}

function logTroubles({ variable }: Setting): Trouble[] {
  const path = logPath(variable);
  const why = unwritable(path, "file");
  if (why !== undefined) return [{ code: "log-unwritable", problem: `no line is written: ${why}` }];
  const key = variable("AGENT_GUARDS_AUDIT_KEY");
  try {
    const { broken } = verifyChain(path, key === "" ? undefined : key);
    if (!broken) return [];
    const problem = `the chain of ${path} does not hold: ${broken.file}, line ${broken.row}: ${broken.why}`;
    return [{ code: "log-broken", problem }];
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [{ code: "log-unwritable", problem: `the log cannot be read: ${said}` }];
  }
}

// Endpoints and prices.

function judgeTroubles({ settings, variable }: Setting): Trouble[] {
  const url = wordAt(settings, "url") || variable("JUDGE_URL");
  if (url === "") return [unset("llm_judge has no endpoint and judges nothing", "JUDGE_URL", "url")];
  const model = wordAt(settings, "model") || variable("JUDGE_MODEL");
  if (model === "") return [unset("llm_judge names no model", "JUDGE_MODEL", "model")];
  const fault = endpointFault({ url, model, key: "", headers: {} });
  if (fault !== undefined) return [unset(`llm_judge cannot ask its endpoint: ${fault}`, "JUDGE_URL", "url")];
  const { hostname } = new URL(url);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const headers = isObject(settings["headers"]) || variable("JUDGE_HEADERS") !== "";
  if (isLocal || headers || variable("JUDGE_API_KEY") !== "") return [];
  const remedy = "set JUDGE_API_KEY where the host runs; a rules file holds no key";
  return [{ code: "not-set", problem: `llm_judge has no key for ${hostname}`, remedy }];
}

function unset(problem: string, variable: string, setting: string): Trouble {
  return {
    code: "not-set",
    problem,
    remedy: `set ${variable} where the host runs, or "${setting}" in a rules file (agent-guards rules apply)`,
  };
}

function wordAt(settings: JsonObject, name: string): string {
  const value = settings[name];
  return typeof value === "string" ? value : "";
}

/** Hosts that tell what a turn or a call has cost. */
const PRICED: readonly string[] = ["starchild", "docker-agent"];

function priceTroubles({ host, settings }: Setting): Trouble[] {
  const prices = settings["prices"];
  if (PRICED.includes(host) || (isObject(prices) && Object.keys(prices).length > 0)) return [];
  const problem = `${host} names no costs and no prices are set: every call is unpriced, and no limit is ever crossed`;
  return [{ code: "no-prices", problem }];
}

/** The variables that a guard gets: those that a sealed file fixes, else those of its command line or of this process. */
export function variablesUnder(
  fixed: Readonly<Record<string, string | null>>,
  argv: readonly string[],
): Setting["variable"] {
  return (name) => {
    if (Object.hasOwn(fixed, name)) return fixed[name] ?? "";
    const own = argv.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    return own ?? (isBare(argv) ? "" : (process.env[name] ?? ""));
  };
}
