/**
 * What an installation of one guard for one host changes: which file is copied where, which entries its configuration
 * gets. It must not change anything itself.
 */
import { createHash } from "node:crypto";
import { existsSync, lstatSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";
import type { Json } from "../lib/core/verdict.ts";
import type { EventKind, Guard } from "../lib/hook/event.ts";
import { hostById } from "../lib/hook/hosts/index.ts";
import { codePath, codeText } from "../lib/rules/code.ts";
import { isLater, readSeal, sealPath } from "../lib/rules/seal.ts";
import { type Edit, edited, parseConfig } from "./config/document.ts";
import { readText, requireWritable } from "./config/file.ts";
import { type Path, valueAt } from "./config/path.ts";
import { digestOf, sameFiles } from "./config/pieces.ts";
import { ask, EXECUTABLE_SUFFIX, loadGuard, type Product, productNamed } from "./guards.ts";
import { wiringFor } from "./hosts/table.ts";
import type { ConfiguredHook, HookCommand, Places, Wiring } from "./hosts/wiring.ts";
import { manifestPath, readManifest } from "./manifest.ts";
import { guardIn, isGuardFile } from "./name.ts";
import { platformHere } from "./platform.ts";
import { factsHere } from "./rules/facts.ts";
import { sealRefusal } from "./rules/refused.ts";
import { Refusal } from "./terminal.ts";

/** What the command line may say about an installation. */
export type Request = {
  /** A guard's name, or the file of one's own. */
  readonly guard: string;
  /** That guard, where the caller has it. */
  readonly product?: Product;
  readonly host: string;
  readonly dir: string | undefined;
  readonly config: string | undefined;
  readonly workspace: string | undefined;
  /** Take the one-file script even where an executable was built. */
  readonly script: boolean;
};

type WiredEvent = { readonly name: string; readonly kind: EventKind };

/** The place of an installation: all that `uninstall` needs. */
export type Site = {
  readonly guard: string;
  readonly wiring: Wiring;
  readonly dir: string;
  readonly config: string;
};

export type Plan = Site & {
  readonly program: string;
  /** The file that is copied, and its digest. */
  readonly source: string;
  readonly sha256: string;
  /** What goes beside the program of a guard of one's own. */
  readonly code: string | undefined;
  /** Is the program there with the very same bytes? */
  readonly isThere: boolean;
  /** False when its code is there as well. */
  readonly copies: boolean;
  readonly events: readonly WiredEvent[];
  /** Where the guard's facts lie, as this installation finds them: variables with a value, or none. */
  readonly environment: Readonly<Record<string, string | null>>;
  /** The configuration before and after; equal when every entry is already there. */
  readonly before: string | undefined;
  readonly after: string;
  /** Containers that the configuration did not have. */
  readonly made: readonly Path[];
};

export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Where configurations are on this machine. */
export function placesOf(workspace: string | undefined): Places {
  const home = process.env["HOME"] || homedir();
  return {
    home,
    workspace: resolve(workspace ?? process.env["WORKSPACE_DIR"] ?? "/data/workspace"),
    env: process.env,
  };
}

/** Where an installation is. @throws Refusal for a host whose configuration is unknown, or one that needs `--config`. */
export function siteOf(request: Request): Site {
  const wiring = wiringFor(request.host);
  const places = placesOf(request.workspace);
  const config = request.config ?? wiring.config(places);
  if (config === undefined)
    throw new Refusal(`${wiring.id} has no configuration of its own`, "name its file with --config FILE");
  return {
    guard: guardIn(request.guard),
    wiring,
    dir: resolve(request.dir ?? defaultDir(wiring, places)),
    config: resolve(config),
  };
}

/** The folders that copies go to: the workspace's, which Starchild reads, and one at home. */
export function hooksFolders({ workspace, home }: Places): [string, string] {
  return [join(workspace, "hooks"), join(home, ".agent-guards", "hooks")];
}

/** A hooks folder that stays: the workspace's where there is one, else the one at home. */
function defaultDir(wiring: Wiring, places: Places): string {
  const [shared, own] = hooksFolders(places);
  return wiring.id === "starchild" || existsSync(places.workspace) ? shared : own;
}

/** @throws Refusal when it cannot be done; nothing has changed then. */
export async function planOf(request: Request): Promise<Plan> {
  const site = siteOf(request);
  const product = request.product ?? (await productFor(request.guard));
  const guard = await loadGuard(product);
  const events = eventsOf(guard, site.wiring);
  const source = sourceOf(product, request.script);
  const program = programPath(site.dir, product, source);
  const code = product.code && codeText(product.code);
  if (site.wiring.splits && /\s/.test(program)) {
    throw new Refusal(
      `${program} has a space, and ${site.wiring.id} splits a command at spaces`,
      "choose another --dir",
    );
  }
  const before = readText(site.config);
  const kept = judgedEvents(guard, site.wiring);
  const edits = [...baseOf(site, before ?? ""), ...editsOf(site, program, events, kept, before ?? "")];
  const after = edited(before ?? "", site.wiring.format, edits, site.config);
  const isThere = sameFiles(program, source);
  const plan: Plan = {
    ...site,
    program,
    source,
    sha256: digestOf(source),
    code,
    isThere,
    copies: !isThere || (code !== undefined && readText(codePath(program)) !== code),
    events,
    environment: factsHere(guard, site.wiring.id, placesOf(request.workspace)),
    before,
    after: edits.length === 0 && before !== undefined ? before : after,
    made: missing(edits, before ?? "", site),
  };
  requirePossible(plan);
  return plan;
}

async function productFor(word: string): Promise<Product> {
  return isGuardFile(word) ? (await import("./own/product.ts")).ownProduct(word) : productNamed(word);
}

/** What can be known before anything is done. A file of the guard's name that is no guard of ours is somebody's, and stays. */
function requirePossible(plan: Plan): void {
  requireWritable(manifestPath(plan.dir));
  const seal = readSeal(sealPath(plan.program), plan.guard);
  if (seal?.state === "bad") throw sealRefusal(plan.program, plan.guard, seal.why);
  if (plan.before !== plan.after) requireWritable(plan.config);
  if (!plan.copies || !lstatSync(plan.program, { throwIfNoEntry: false })) return;
  if (!isCopy(plan.program, plan))
    throw new Refusal(
      `${plan.program} is there and is not this guard`,
      "move it away, or choose another folder with --dir",
    );
  requireNoLater(plan.program);
}

/** An installed guard of a later version stays: its rules know more than those of this package. */
function requireNoLater(program: string): void {
  const version = versionOf(program);
  if (version === undefined || !isLater(version)) return;
  throw new Refusal(
    `${program} is of version ${version}, which is later than this package's`,
    "update this package, or uninstall the guard first",
  );
}

/** Every event of a host that this guard judges: an entry that somebody has made for one, as Claude Code's MessageDisplay, stays. */
function judgedEvents(guard: Guard, wiring: Wiring): string[] {
  const rows = Object.entries(hostById(wiring.id)?.events ?? {});
  return rows
    .filter(
      ([name, { kind }]) => guard.on[kind] !== undefined && guard.wants?.(kind, wiring.id, name) !== false,
    )
    .map(([name]) => name);
}

/** The version that an installed program says it has. */
export function versionOf(program: string): string | undefined {
  const { stdout } = ask([program, "--version"], "", { timeoutMs: 5000 });
  return / (\d+\.\d+\.\d+\S*)/.exec(stdout)?.[1];
}

/** The events of a host that are wired for this guard: those that it judges and wants, none where there is nothing for it. */
export function wantedEvents(guard: Guard, wiring: Wiring): WiredEvent[] {
  const host = hostById(wiring.id);
  const known = Object.keys(host?.events ?? {});
  return [...new Set([...wiring.events, ...known])].flatMap((name) => {
    const kind = host?.events[name]?.kind;
    if (kind === undefined || guard.on[kind] === undefined) return [];
    const wanted = guard.wants?.(kind, wiring.id, name) ?? wiring.events.includes(name);
    return wanted ? [{ name, kind }] : [];
  });
}

/** The same, for an installation. @throws Refusal when there are none. */
function eventsOf(guard: Guard, wiring: Wiring): WiredEvent[] {
  const events = wantedEvents(guard, wiring);
  if (events.length > 0) return events;
  throw new Refusal(
    `${guard.name} has nothing to judge on ${hostById(wiring.id)?.title ?? wiring.id}`,
    "the README's table of hosts shows what each host lets a guard see",
  );
}

/** The file to copy. @throws Refusal where there is none of that form. */
function sourceOf({ name, executable, script }: Product, wantsScript: boolean): string {
  const source = wantsScript ? script : executable;
  if (source !== undefined) return source;
  if (wantsScript)
    throw new Refusal(
      `there is no one-file script of ${name} beside this executable`,
      "leave --script out: the executable needs nothing else on this machine",
    );
  throw new Refusal(
    `there is no executable of ${name} for ${platformHere()} here`,
    "npm run build makes one in a clone; --script takes the one-file script, which needs node on the host's PATH and about 0.2 s for each event",
  );
}

function programPath(dir: string, { name, script }: Product, source: string): string {
  const program = join(dir, `${name}${source === script ? ".mjs" : EXECUTABLE_SUFFIX}`);
  if (!isAbsolute(program)) throw new Refusal(`${program} is not an absolute path`);
  return program;
}

/**
 * What a host starts for an event. A script's runtime reads NODE_OPTIONS and more before any of its code, so it gets an
 * environment of its own where the host's configuration can say so: this home, and the Node that installs it.
 */
function commandFor(program: string, wiring: Wiring, event: string): HookCommand {
  const args = wiring.words(event);
  if (!needsCleanStart(program, wiring)) return { program, args };
  const { home } = placesOf(undefined);
  return {
    program: "/usr/bin/env",
    args: ["-i", `HOME=${home}`, `PATH=${dirname(process.execPath)}:/usr/bin:/bin`, program, ...args],
  };
}

/** Only a script needs it, and only where the program may have words before it. */
function needsCleanStart(program: string, wiring: Wiring): boolean {
  return program.endsWith(".mjs") && !wiring.splits && process.platform !== "win32";
}

/** What a person should know of the form that was chosen, or undefined. */
export function remarkOn({ program, wiring }: Pick<Plan, "program" | "wiring">): string | undefined {
  if (!program.endsWith(".mjs")) return undefined;
  const start =
    "this is the one-file script: it takes node and about 0.2 s for each event; the executable takes 0.01 s";
  if (needsCleanStart(program, wiring)) return start;
  return `${start}. Whoever sets NODE_OPTIONS for ${wiring.id} can switch it off`;
}

/** True for an entry of ours: the guard's file in this folder, in either form. */
export function isOurs(hook: ConfiguredHook, site: Site): boolean {
  const own = [
    join(site.dir, site.guard),
    join(site.dir, `${site.guard}.mjs`),
    join(site.dir, `${site.guard}.exe`),
  ];
  return hook.argv?.some((word) => own.includes(word)) ?? false;
}

/** True for a file that is a copy of the guard: one that an installation recorded, or that says so itself. */
export function isCopy(path: string, site: Site): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  if (readManifest(site.dir).some(({ program }) => program === path)) return true;
  return ask([path, "--version"], "", { timeoutMs: 5000 }).stdout.startsWith(`${site.guard} `);
}

/** The changes that bring a configuration to where it must be: none when it is there. */
function editsOf(
  site: Site,
  program: string,
  events: readonly WiredEvent[],
  kept: readonly string[],
  text: string,
): Edit[] {
  const data = parseConfig(text, site.wiring.format, site.config);
  const hooks = site.wiring.read(data).filter((hook) => isOurs(hook, site));
  const stale = hooks.filter((hook) => !hook.argv?.includes(program) || !kept.includes(hook.event));
  const appended = events.flatMap(({ name }) =>
    listsOf(site, name, data)
      .filter(
        (path) =>
          !hooks.some((hook) => !stale.includes(hook) && startsWith(hook.path, path) && hook.event === name),
      )
      .map(
        (path): Edit => ({
          kind: "append",
          path,
          entry: site.wiring.entry(name, commandFor(program, site.wiring, name)),
        }),
      ),
  );
  return [...removals(stale, data), ...appended];
}

function listsOf(site: Site, event: string, data: Json): readonly Path[] {
  const lists = site.wiring.lists(event, data);
  if (lists.length > 0) return lists;
  throw new Refusal(
    `${site.config} has no agents to guard`,
    "name a file that describes at least one agent with --config",
  );
}

function startsWith(path: Path, prefix: Path): boolean {
  return prefix.every((key, at) => path[at] === key);
}

/** Edits that take these hooks out, last first so that earlier positions stay; a group goes with its last hook. */
export function removals(hooks: readonly ConfiguredHook[], data: Json): Edit[] {
  const emptied = new Map<string, number>();
  return [...hooks].reverse().map(({ path }) => {
    const list = path.slice(0, -1);
    const key = JSON.stringify(list);
    const gone = (emptied.get(key) ?? 0) + 1;
    emptied.set(key, gone);
    const siblings = valueAt(data, list);
    const inGroup = typeof path.at(-3) === "number" && path.at(-2) === "hooks";
    const last = inGroup && Array.isArray(siblings) && siblings.length === gone;
    return { kind: "remove", path: last ? path.slice(0, -2) : path };
  });
}

/** What the host wants in the file besides hooks, where it is not there yet. */
function baseOf({ wiring, config }: Site, before: string): Edit[] {
  const data = parseConfig(before, wiring.format, config);
  return Object.entries(wiring.base)
    .filter(([key]) => valueAt(data, [key]) === undefined)
    .map(([key, value]): Edit => ({ kind: "set", path: [key], value }));
}

/** The containers on the way to the appended entries that are not there yet, innermost first. */
function missing(edits: readonly Edit[], before: string, site: Site): Path[] {
  const data = parseConfig(before, site.wiring.format, site.config);
  const found = new Map<string, Path>();
  for (const { kind, path } of edits) {
    if (kind !== "append") continue;
    for (let length = path.length; length > 0; length--) {
      const part = path.slice(0, length);
      if (valueAt(data, part) === undefined) found.set(JSON.stringify(part), part);
    }
  }
  return [...found.values()].sort((a, b) => b.length - a.length);
}
