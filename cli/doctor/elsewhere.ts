/**
 * What stands outside an entry and keeps it from firing all the same: switches, trust, consent, a second place for the
 * same hooks. It must not know what a guard looks for.
 */
import { join } from "node:path";
import type { Json } from "../../lib/core/verdict.ts";
import { parseConfig } from "../config/document.ts";
import { readText } from "../config/file.ts";
import { valueAt } from "../config/path.ts";
import type { Places } from "../hosts/wiring.ts";
import type { Installation } from "../manifest.ts";
import { type Configured, faultOf } from "./collect.ts";
import type { Code, Fault } from "./fault.ts";

/** Faults of configurations that their own entries do not show. */
export function outerFaults(all: readonly Configured[], places: Places): Fault[] {
  const wired = all.filter(({ hooks }) => hooks.length > 0);
  return [
    ...switchedOff(all, wired),
    ...twice(wired),
    ...wired.flatMap((configured) => {
      switch (configured.wiring.id) {
        case "starchild":
          return masterSwitch(configured, places);
        case "codex":
          return codexFaults(configured, places);
        case "hermes":
          return unconsented(configured, places);
        default:
          return [];
      }
    }),
  ];
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

/** The switch of a host that turns every hook off, in whichever of its files it stands. */
const SWITCHES: Readonly<Record<string, (data: Json) => string | false>> = {
  claude: (data) => valueAt(data, ["disableAllHooks"]) === true && "disableAllHooks is true",
  copilot: (data) => valueAt(data, ["disableAllHooks"]) === true && "disableAllHooks is true",
  gemini: (data) => valueAt(data, ["hooksConfig", "enabled"]) === false && "hooksConfig.enabled is false",
};

function switchedOff(all: readonly Configured[], wired: readonly Configured[]): Fault[] {
  return all.flatMap((configured) => {
    const off = SWITCHES[configured.wiring.id]?.(configured.data);
    // Copilot's switch is about the file that it stands in; the others' are about the host.
    const isFelt = wired.some((one) =>
      configured.wiring.id === "copilot" ? one === configured : one.wiring.id === configured.wiring.id,
    );
    return off && isFelt ? [faultOf(configured, "hooks-off", off)] : [];
  });
}

function masterSwitch(configured: Configured, { workspace }: Places): Fault[] {
  const agent = join(workspace, "config", "agent.yaml");
  const text = readText(agent);
  if (text === undefined) return [];
  const enabled = valueAt(parseConfig(text, "yaml", agent), ["shell_hooks", "enabled"]);
  return enabled === true
    ? []
    : [faultOf(configured, "hooks-off", `shell_hooks.enabled is not true in ${agent}`)];
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

/**
 * Codex runs a hook only after its definition is trusted, and says nothing about one that is not. The trust stands in
 * config.toml under the file, the event in snake case, and the two positions; the same file may switch hooks off, or hold
 * hooks of its own.
 */
function codexFaults(configured: Configured, places: Places): Fault[] {
  const file = join(places.env["CODEX_HOME"] || join(places.home, ".codex"), "config.toml");
  const toml = readText(file) ?? "";
  const faults = configured.hooks.flatMap((hook) => {
    const [group, entry] = [hook.path.at(-3), hook.path.at(-1)];
    const event = hook.event.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();
    const state = sectionOf(toml, `hooks.state."${configured.config}:${event}:${group}:${entry}"`);
    return /^\s*trusted_hash\s*=\s*"sha256:/m.test(state)
      ? []
      : [faultOf(configured, "not-trusted", "Codex does not trust this hook yet", hook.event)];
  });
  if (/^\s*(?:codex_)?hooks\s*=\s*false\b/m.test(sectionOf(toml, "features")))
    faults.push(faultOf(configured, "hooks-off", `[features] hooks is false in ${file}`));
  if (configured.scope === "user" && /^\s*\[\[?hooks\.(?!state\b)/m.test(toml))
    faults.push(faultOf(configured, "two-files", `${file} has hooks, too, which are not looked at here`));
  return faults;
}

/** The lines below a header of a TOML file, up to the next. */
function sectionOf(toml: string, name: string): string {
  const header = `[${name}]`;
  const at = toml.startsWith(header) ? 0 : toml.indexOf(`\n${header}`);
  return at === -1 ? "" : (toml.slice(at + header.length + 1).split(/^\s*\[/m)[0] ?? "");
}

/** Hermes keeps the commands that a user agreed to in a list of its own. */
function unconsented(configured: Configured, places: Places): Fault[] {
  if (places.env["HERMES_ACCEPT_HOOKS"] === "1" || valueAt(configured.data, ["hooks_auto_accept"]) === true)
    return [];
  const folder = places.env["HERMES_HOME"] || join(places.home, ".hermes");
  const list = readText(join(folder, "shell-hooks-allowlist.json")) ?? "";
  return configured.hooks
    .filter(({ command }) => !list.includes(JSON.stringify(command).slice(1, -1)))
    .map((hook) => faultOf(configured, "no-consent", "nobody has agreed to this command yet", hook.event));
}
