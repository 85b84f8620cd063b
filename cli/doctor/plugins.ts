/**
 * Hosts that keep their hooks in no configuration of entries: Cline's executables named after events, opencode's and
 * OpenClaw's plugins. What a machine has of ours there must be where the host looks, whole, and switched on. Sources:
 * docs.cline.bot/features/hooks, opencode.ai/docs/plugins, the configuration of openclaw 2026.9.6.
 */
import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import parseJson5 from "json5/lib/parse.js";
import { isObject, stringAt } from "../../lib/core/json.ts";
import type { Json } from "../../lib/core/verdict.ts";
import { cline } from "../../lib/hook/hosts/cline.ts";
import { parseConfig } from "../config/document.ts";
import { readText } from "../config/file.ts";
import { valueAt } from "../config/path.ts";
import { ask, productFolder, products } from "../guards.ts";
import type { Places } from "../hosts/wiring.ts";
import { Refusal } from "../terminal.ts";
import type { Code, Fault } from "./fault.ts";
import { troubleOf } from "./program.ts";

/** Faults of what is there of ours; none where nothing is. */
export function pluginFaults(places: Places, project: string): Fault[] {
  return [...clineFaults(places, project), ...opencodeFaults(places, project), ...openclawFaults(places)];
}

function fault(host: string, config: string, code: Code, problem: string, remedy?: string): Fault {
  return { code, host, config, problem, ...(remedy === undefined ? {} : { remedy }) };
}

/** The names of files in `folder`, none where there is no folder. */
function namesIn(folder: string): string[] {
  return existsSync(folder) && lstatSync(folder).isDirectory() ? readdirSync(folder).sort() : [];
}

// Cline

type Script = { readonly path: string; readonly event: string; readonly text: string };

/** The scripts in `folder` that start a guard of ours. */
function scriptsIn(folder: string, guards: readonly string[]): Script[] {
  return namesIn(folder).flatMap((event) => {
    const path = join(folder, event);
    const text = lstatSync(path).isDirectory() ? "" : (readText(path) ?? "");
    return guards.some((name) => text.includes(name)) ? [{ path, event, text }] : [];
  });
}

function clineFaults({ home }: Places, project: string): Fault[] {
  const guards = products().map(({ name }) => name);
  const own = scriptsIn(join(home, "Documents", "Cline", "Hooks"), guards);
  const theirs = scriptsIn(join(project, ".clinerules", "hooks"), guards);
  return [
    ...own.flatMap((script) => scriptFaults(script, guards, true)),
    ...theirs.flatMap((script) => scriptFaults(script, guards, false)),
    ...halfWired([...own, ...theirs]),
  ];
}

/** A guard that is asked about prompts or results, and not about tools. */
function halfWired(scripts: readonly Script[]): Fault[] {
  const [first] = scripts;
  if (first === undefined || scripts.some(({ event }) => event === "PreToolUse")) return [];
  const remedy = "write PreToolUse as agent-guards docs hosts shows it: without it no tool is stopped";
  return [fault("cline", first.path, "half-wired", "no PreToolUse beside it starts a guard", remedy)];
}

function scriptFaults({ path, event, text }: Script, guards: readonly string[], mayStart: boolean): Fault[] {
  if (!Object.hasOwn(cline.events, event) && !cline.ignored.includes(event)) {
    return [
      fault(
        "cline",
        path,
        "event-unknown",
        `"${event}" is no event of Cline's`,
        "name the file after an event",
      ),
    ];
  }
  const found = fileTrouble(path, text) ?? programTrouble(text, guards);
  if (found !== undefined) return [fault("cline", path, found.code, found.problem)];
  return mayStart && event === "PreToolUse" ? trial(path) : [];
}

function fileTrouble(path: string, text: string): { code: Code; problem: string } | undefined {
  if (!text.startsWith("#!")) {
    return { code: "interpreter-missing", problem: `${path} has no #! line, and Cline gives it to bash` };
  }
  return troubleOf(path);
}

/** What keeps the guard that a script names from starting. */
function programTrouble(
  text: string,
  guards: readonly string[],
): { code: Code; problem: string } | undefined {
  const words = text
    .split(/[\s'"]+/)
    .filter((word) => guards.includes(basename(word).replace(/\.(?:mjs|exe)$/, "")));
  return words
    .filter((word) => isAbsolute(word) && !word.endsWith(".mjs"))
    .map(troubleOf)
    .find((one) => one !== undefined);
}

/** The script as Cline starts it, with a command that must be stopped. */
function trial(path: string): Fault[] {
  const preToolUse = { toolName: "execute_command", parameters: { command: "rm -rf /" } };
  const payload = {
    clineVersion: "0",
    hookName: "PreToolUse",
    taskId: "agent-guards-doctor",
    workspaceRoots: [],
    preToolUse,
  };
  const { stdout } = ask([path], JSON.stringify(payload));
  try {
    const answer: unknown = JSON.parse(stdout);
    if (!isObject(answer)) return [fault("cline", path, "broken-answer", `${path} answers no JSON object`)];
    if (answer["cancel"] === true) return [];
    return [fault("cline", path, "lets-pass", `${path} lets pass what it must stop`)];
  } catch {
    return [fault("cline", path, "broken-answer", `${path} answers no JSON`)];
  }
}

// opencode and OpenClaw

/** The plugin as this package has it; undefined where the command stands alone. */
function packaged(name: string): string | undefined {
  const file = join(productFolder(), "plugins", name, "index.js");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** A plugin that is not the one of this package: older, cut, or changed. */
function differs(host: string, path: string): Fault[] {
  const mine = packaged(host);
  if (mine === undefined || readText(path) === mine) return [];
  const remedy = `copy ${join(productFolder(), "plugins", host)} again, so that the plugin has the package's rules`;
  return [fault(host, path, "rules-differ", `${path} is not the plugin of this package`, remedy)];
}

function opencodeFaults({ home, env }: Places, project: string): Fault[] {
  const base = join(env["XDG_CONFIG_HOME"] || join(home, ".config"), "opencode");
  const folders = [base, join(project, ".opencode")].flatMap((root) => [
    root,
    join(root, "plugin"),
    join(root, "plugins"),
  ]);
  const files = folders.flatMap((folder) =>
    namesIn(folder)
      .filter((name) => /^agent-guards\b/.test(name))
      .map((name) => ({ folder, path: join(folder, name) })),
  );
  const loaded = files.filter(({ folder, path }) => /plugins?$/.test(folder) && /\.(?:js|ts)$/.test(path));
  const [first, second] = loaded;
  return [
    ...brokenOpencode(base, project, env),
    ...files.filter((one) => !loaded.includes(one)).flatMap(({ path }) => unloaded(path, loaded.length > 0)),
    ...loaded.flatMap(({ path }) => unreadable("opencode", path) ?? differs("opencode", path)),
    ...(first && second ? [fault("opencode", second.path, "two-files", `${first.path} is there, too`)] : []),
    ...(first && env["OPENCODE_PURE"]
      ? [fault("opencode", first.path, "hooks-off", "OPENCODE_PURE is set")]
      : []),
  ];
}

/**
 * Configurations that opencode cannot read: it does not start with one, or starts without what stands in it. Sources:
 * opencode.ai/docs/config (JSON or JSONC; the user's, the project's, and the file that OPENCODE_CONFIG names).
 */
function brokenOpencode(base: string, project: string, env: Places["env"]): Fault[] {
  const usual = [base, project, join(project, ".opencode")].flatMap((folder) =>
    ["opencode.json", "opencode.jsonc"].map((name) => join(folder, name)),
  );
  const named = env["OPENCODE_CONFIG"];
  return [...usual, ...(named ? [named] : [])].flatMap((config) => unparsed("opencode", config) ?? []);
}

/** The fault of a JSON file that is there and cannot be parsed. */
function unparsed(host: string, config: string): Fault[] | undefined {
  try {
    const text = readText(config);
    if (text !== undefined) parseConfig(text, "json", config);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [fault(host, config, "config-unreadable", error.message)];
  }
}

/** A plugin where opencode does not look, which matters only while there is none where it does. */
function unloaded(path: string, another: boolean): Fault[] {
  const remedy = "move it to plugins/agent-guards.js: opencode loads plugins/*.js and *.ts";
  return another ? [] : [fault("opencode", path, "not-wired", `opencode does not load ${path}`, remedy)];
}

function unreadable(host: string, path: string): Fault[] | undefined {
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch {
    return [fault(host, path, "file-missing", `${path} cannot be read`)];
  }
}

const ID = "agent-guards";

function openclawFaults({ home, env }: Places): Fault[] {
  const config =
    env["OPENCLAW_CONFIG_PATH"] ||
    join(env["OPENCLAW_STATE_DIR"] || join(home, ".openclaw"), "openclaw.json");
  try {
    const text = readText(config);
    if (text === undefined) return [];
    // Without it OpenClaw does not start, or starts with less than its owner thinks, whoever's plugins it has.
    const data = json5(text, config);
    if (!text.includes(ID)) return [];
    const plugins = valueAt(data, ["plugins"]) ?? null;
    return [...switches(plugins), ...placed(plugins)].map((one) => ({ ...one, config }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [fault("openclaw", config, "config-unreadable", error.message)];
  }
}

/** OpenClaw's configuration is JSON5 (docs.openclaw.ai/gateway/configuration). @throws Refusal when it is not. */
function json5(text: string, config: string): Json {
  try {
    return parseJson5<Json>(text);
  } catch (error) {
    const why =
      error instanceof SyntaxError ? error.message.replace(/^JSON5: /, "") : "it is nested too deeply";
    throw new Refusal(`${config} cannot be parsed: ${why}`, "mend the file");
  }
}

function listAt(value: Json, path: readonly string[]): readonly Json[] | undefined {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : undefined;
}

/** What in the configuration keeps the plugin, or a part of it, from being asked. */
function switches(plugins: Json): Fault[] {
  const off = (problem: string): Fault =>
    fault("openclaw", "", "hooks-off", problem, "see OpenClaw in agent-guards docs hosts");
  const allow = listAt(plugins, ["allow"]);
  return [
    ...(valueAt(plugins, ["enabled"]) === false ? [off("plugins.enabled is false")] : []),
    ...(valueAt(plugins, ["entries", ID, "enabled"]) === false
      ? [off(`plugins.entries.${ID}.enabled is false`)]
      : []),
    ...(allow && !allow.includes(ID) ? [off(`plugins.allow does not name ${ID}`)] : []),
    ...(listAt(plugins, ["deny"])?.includes(ID) ? [off(`plugins.deny names ${ID}`)] : []),
    ...(valueAt(plugins, ["entries", ID, "hooks", "allowConversationAccess"]) === true
      ? []
      : [
          fault(
            "openclaw",
            "",
            "half-wired",
            "prompts and replies are not shown to it",
            `set plugins.entries.${ID}.hooks.allowConversationAccess to true`,
          ),
        ]),
  ];
}

/** The folder of the plugin: there, ours, and this package's. */
function placed(plugins: Json): Fault[] {
  const folders = (listAt(plugins, ["load", "paths"]) ?? []).map(String);
  const ours = folders.find((folder) => manifestOf(folder) === ID);
  if (ours !== undefined) return differs("openclaw", join(ours, "index.js"));
  const gone = folders.find((folder) => !existsSync(folder)) ?? "any of plugins.load.paths";
  return [
    fault(
      "openclaw",
      "",
      "file-missing",
      `the plugin is not in ${gone}`,
      "name the folder of the plugin in plugins.load.paths",
    ),
  ];
}

function manifestOf(folder: string): string {
  const manifest: unknown = JSON.parse(readText(join(folder, "openclaw.plugin.json")) || "null");
  return isObject(manifest) ? stringAt(manifest, "id") : "";
}
