/**
 * Every host whose configuration can be edited, from what its own file in lib/hook/hosts says of it. A new host that keeps
 * its hooks in JSON or YAML is a file there, and nothing here.
 */
import { join } from "node:path";
import { isObject } from "../../lib/core/json.ts";
import { lazy } from "../../lib/core/lazy.ts";
import type { Json, Verdict } from "../../lib/core/verdict.ts";
import type { Host } from "../../lib/hook/hosts/host.ts";
import { HOSTS } from "../../lib/hook/hosts/index.ts";
import type { HomeFile, Setup } from "../../lib/hook/hosts/setup.ts";
import { type Path, valueAt } from "../config/path.ts";
import { Refusal } from "../terminal.ts";
import { samplePayload } from "./payload.ts";
import { flatProblems, groupProblems, listedProblems, readFlat, readGroups, readListed } from "./shapes.ts";
import {
  type ConfiguredHook,
  commandLine,
  type HookCommand,
  type Places,
  TIMEOUT_SECONDS,
  type Wiring,
} from "./wiring.ts";

const HOOKS: Path = ["hooks"];

/** Events that are about a tool, and so stand under a matcher. */
const ABOUT_TOOL = /tool|permission/i;

/** Where a file of a host is on this machine. */
export function pathOf({ variable, home, name }: HomeFile, places: Places): string {
  if (home === undefined) return join(places.workspace, name);
  return join((variable && places.env[variable]) || join(places.home, home), name);
}

/** The agents of a file that describes several: `{agents: {NAME: {hooks: …}}}`. */
function agentsOf(data: Json): string[] {
  const agents = valueAt(data, ["agents"]);
  return isObject(agents) ? Object.keys(agents) : [];
}

/** Every map of events in the data. */
function rootsOf({ perAgent }: Setup, data: Json): Path[] {
  return perAgent ? agentsOf(data).map((agent) => ["agents", agent, "hooks"]) : [HOOKS];
}

function listsOf(setup: Setup, event: string, data: Json): readonly Path[] {
  return setup.shape === "list" ? [HOOKS] : rootsOf(setup, data).map((root) => [...root, event]);
}

function hooksIn(setup: Setup, data: Json): ConfiguredHook[] {
  const unit = setup.unit ?? 1;
  switch (setup.shape) {
    case "list":
      return readListed(data, unit);
    case "entries":
      return rootsOf(setup, data).flatMap((root) => readFlat(data, root, unit));
    case "groups":
      return rootsOf(setup, data).flatMap((root) => readGroups(data, root, unit));
  }
}

function problemsIn(setup: Setup, data: Json): string[] {
  if (setup.shape === "list") return listedProblems(data);
  // Where agents have hooks of their own, an entry may stand without its group.
  const problems = setup.shape === "groups" && !setup.perAgent ? groupProblems : flatProblems;
  return [...rootsOf(setup, data).flatMap((root) => problems(data, root)), ...missingBase(setup, data)];
}

/** What the file must hold besides hooks, and does not: Cursor loads none of a file without a version. */
function missingBase({ base = {} }: Setup, data: Json): string[] {
  if (!isObject(data) || valueAt(data, HOOKS) === undefined) return [];
  return Object.entries(base)
    .filter(([key, value]) => typeof data[key] !== typeof value)
    .map(([key, value]) => `it has no ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
}

/** One entry in the file; where the host's file says nothing, a group of one command that matches every tool. */
function entryOf(setup: Setup, event: string, hook: HookCommand): Json {
  const timeout = TIMEOUT_SECONDS * (setup.unit ?? 1);
  const command = { ...hook, line: commandLine(hook) };
  if (setup.entry) return setup.entry({ event, command, timeout });
  const hooks = [{ type: "command", command: command.line, timeout }];
  return ABOUT_TOOL.test(event) ? { matcher: "*", hooks } : { hooks };
}

/** One verdict of each kind, to see which keys a host's own words use. */
const VERDICTS: readonly Verdict[] = [
  { act: "block", reason: "reason", rules: [], meta: { category: "category" } },
  { act: "ask", reason: "reason", rules: [], meta: { category: "category" } },
  { act: "warn", text: "text", rules: [] },
  { act: "context", text: "text", rules: [] },
  { act: "rewrite", value: "value", note: "note", rules: [] },
];

/** The keys that a host knows in an answer: those of its own words, and those that its file adds. */
function answersOf(host: Host, setup: Setup): string[] {
  const said = Object.entries(host.events).flatMap(([name, { kind }]) => {
    const payload = samplePayload(setup, name, kind, "text", "/");
    const event = host.decode(payload, name);
    return event
      ? VERDICTS.flatMap((verdict) => Object.keys(host.encode(verdict, event, payload).stdout))
      : [];
  });
  return [...new Set([...said, ...setup.reads])];
}

function wiringOf(host: Host, setup: Setup): Wiring {
  const { file, afterwards } = setup;
  // To ask a host for all of its answers takes longer than to start, and few commands want to know.
  const answers = lazy(() => answersOf(host, setup));
  return {
    id: host.id,
    setup,
    format: setup.format,
    config: (places) => file && pathOf(file, places),
    project: setup.project,
    base: setup.base ?? {},
    events: setup.wired,
    lists: (event, data) => listsOf(setup, event, data),
    words: (event) => setup.words?.(event) ?? [],
    splits: setup.splits ?? false,
    entry: (event, command) => entryOf(setup, event, command),
    read: (data) => hooksIn(setup, data),
    misshapen: (data) => problemsIn(setup, data),
    shell: setup.shell ?? true,
    longest: setup.longest ?? 3600,
    get answers() {
      return answers();
    },
    afterwards: () => afterwards,
  };
}

export const WIRINGS: readonly Wiring[] = HOSTS.flatMap((host) =>
  host.setup ? [wiringOf(host, host.setup())] : [],
);

/** The wiring of the host `id`. @throws Refusal where there is none. */
export function wiringFor(id: string): Wiring {
  const wiring = WIRINGS.find((row) => row.id === id);
  if (wiring) return wiring;
  const known = WIRINGS.map((row) => row.id).join(", ");
  throw new Refusal(
    `no configuration is known for the host "${id}"`,
    `hosts: ${known}; agent-guards docs hosts shows what to write for others`,
  );
}
