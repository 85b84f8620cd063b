/**
 * The files that a guard lives by, and what would weaken it: its program with what stands beside it, the configurations
 * that start it, their switches. A namesake elsewhere (a clone, a build folder) is an ordinary file: only what this very
 * program is, or names it, counts.
 */
import { lstatSync, readdirSync, type Stats } from "node:fs";
import { basename, dirname, join } from "node:path";
import { lazy } from "../core/lazy.ts";
import { OWN_FOLDERS, OWN_PATHS, OWN_SCRIPTS, SETTINGS_BYTES } from "../core/limits.ts";
import { escaped } from "../core/text.ts";
import type { Own, TakenBack, Touch, Weakening } from "../core/touch.ts";
import { CODE_SUFFIX } from "../rules/code.ts";
import { standingOf } from "../state/git-index.ts";
import { statePath } from "../state/place.ts";
import { look, real } from "../state/read.ts";
import { HOSTS } from "./hosts/index.ts";
import { approvalsIn, blinds, entriesOf, survive } from "./own-entries.ts";
import { hasGitHook } from "./own-git-hooks.ts";
import { isEnvironment, plants, turnsOff } from "./own-off.ts";
import { type Runtime, runtimeOf, setsVariables, weakenedRuntime } from "./own-runtime.ts";
import { isScript, namesIn, scriptStarts } from "./own-scripts.ts";
import { FILE, LOST, PLANTED, RULES, SWITCH, UNSURE } from "./own-weakenings.ts";

/** Programs that run scripts: with one of them, the script is the guard. */
const RUNTIMES = /^(?:node|bun|deno|tsx)(?:\.exe)?$/;

/** Files that configure something. */
const SETTINGS = /\.(?:json|jsonc|ya?ml|toml)$/;

/**
 * The program of this very process on the disk, links resolved; `undefined` where the guard is part of another program.
 *
 * @param execPath what the kernel started
 * @param script the script that it runs, where it is a runtime
 * @param names the names that programs of ours have
 */
export function ownProgram(
  execPath: string,
  script: string | undefined,
  names: readonly string[],
): string | undefined {
  const program = RUNTIMES.test(basename(execPath)) ? script : execPath;
  return program !== undefined && names.some((name) => isOneOf(name, basename(program)))
    ? real(program)
    : undefined;
}

/**
 * What the guard knows of its own installation, for one judgement.
 *
 * @param program what {@link ownProgram} said
 * @param names the programs that stand beside it and belong to it; their data begin with their name and a dot
 * @param home the user's home folder
 */
export function ownFiles(program: string, names: readonly string[], home: string): Own {
  const { place, isCut } = resolver();
  const { atHome, shared } = usualPlaces();
  const all = lazy(() => [...names, ...ownGuardsIn(dirname(program))]);
  const files = lazy(() => filesIn(dirname(program)).filter((file) => isInstalled(file, all())));
  const programs = lazy(() => startedBy(files(), names, program));
  const runtime = lazy(() => runtimeOf(program, process.execPath, process.env["PATH"], home));
  const state = lazy(() => real(dirname(statePath("x"))));
  const installed = {
    program,
    folder: dirname(program),
    names,
    all,
    home,
    files,
    programs,
    runtime,
    state,
    atHome: atHome.map((name) => join(home, name)),
    shared,
  };
  return {
    isCut,
    weakened: (touch) => weakened({ ...touch, ...place(touch.path) }, installed),
    takenBack: (path, how) => takenBack(place(path), how, installed),
    within: (folder) => within(place(folder), installed),
    planted: (variables) => (plants(variables, [started(installed)]) ? PLANTED : undefined),
    hasGitHook,
  };
}

/** What a judgement knows of the program that judges. */
type Installed = {
  readonly program: string;
  /** Where it lies. */
  readonly folder: string;
  readonly names: readonly string[];
  /** These, and the guards of the user's own that were installed there. */
  readonly all: () => readonly string[];
  readonly home: string;
  /** The names of the files beside the program that belong to the installation. */
  readonly files: () => readonly string[];
  /** How a configuration's entry names one of the programs among them. */
  readonly programs: () => RegExp;
  /** What runs the program, where it is a script. */
  readonly runtime: () => Runtime | undefined;
  /** The folder of what guards remember. */
  readonly state: () => string;
  /** Configurations at home, and the names that they have in a project, by the first folder of each. */
  readonly atHome: readonly string[];
  readonly shared: () => ReadonlyMap<string, readonly string[]>;
};

/** A path without links, and whether a folder stands there. */
type Place = { readonly path: string; readonly isFolder: boolean };

/** Resolves the links of paths, each folder and each path once; what is more than is looked at counts as it is written. */
function resolver(): { readonly place: (path: string) => Place; readonly isCut: () => boolean } {
  const folders = new Map<string, string>();
  const places = new Map<string, Place>();
  let isCut = false;
  const folderOf = (folder: string): string => {
    const kept = folders.get(folder);
    if (kept !== undefined) return kept;
    const looks = folders.size < OWN_FOLDERS;
    isCut ||= !looks;
    const found = looks ? real(folder) : folder;
    if (looks) folders.set(folder, found);
    return found;
  };
  const place = (path: string): Place => {
    const kept = places.get(path);
    if (kept !== undefined) return kept;
    const looks = places.size < OWN_PATHS;
    isCut ||= !looks;
    const found = placeOf(path, looks);
    if (looks) places.set(path, found);
    return found;
  };
  const placeOf = (path: string, looks: boolean): Place => {
    const at = path.lastIndexOf("/");
    const folder = folderOf(path.slice(0, at) || "/");
    const found = `${folder === "/" ? "" : folder}${path.slice(at)}`;
    const stands = looks ? standingAt(found) : undefined;
    if (stands?.isSymbolicLink() !== true && !/\/\.{0,2}$/.test(path))
      return { path: found, isFolder: stands?.isDirectory() === true };
    const target = real(found);
    return { path: target, isFolder: standingAt(target)?.isDirectory() === true };
  };
  return { place, isCut: () => isCut };
}

function standingAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A name too long, or with a NUL in it.
    return undefined;
  }
}

/** Would git change a file that starts the program, or the program itself? What it would put there cannot be told. */
function takenBack(place: Place, how: TakenBack, installed: Installed): Weakening | undefined {
  const { program, programs } = installed;
  const named = SETTINGS.test(place.path) ? [place.path] : settingsBelow(place, installed);
  const files = [...new Set(named)].filter((file) => starts(file, programs()));
  if (isBelow(program, place.path)) files.push(program);
  return files.some((file) => changesBy(how, standingOf(file))) ? UNSURE : undefined;
}

/** Does git change a file by this act that stands to it like that? */
function changesBy(how: TakenBack, standing: ReturnType<typeof standingOf>): boolean {
  if (standing === undefined) return false;
  if (standing === "untold") return true;
  if (how === "removed") return standing === "untracked";
  if (standing === "added") return how !== "saved";
  return standing === "changed" || (how === "another" && standing === "same");
}

function weakened(touch: Touch & Place, installed: Installed): Weakening | undefined {
  const { path, whole } = touch;
  const { program, names, home, folder } = installed;
  const file = nameIn(folder, path);
  if (file !== undefined && isInstalled(file, installed.all())) return FILE;
  if (isRulesFile(path, names, home)) return RULES;
  const isFolder = path === folder && touch.act === "rights";
  if (isFolder || (whole && isBelow(program, path)) || isBelow(path, installed.state())) return FILE;
  return replaced(touch, installed) ?? plantedBy(touch, installed) ?? weakenedStarter(touch, installed);
}

/** What a touch would do to the runtime of the program, where it has one. */
function replaced(touch: Touch, { runtime, home }: Installed): Weakening | undefined {
  const found = runtime();
  return found && weakenedRuntime(touch, found, home);
}

/** A start of the program as an entry would have it: with its runtime, where it is a script. */
function started({ program, runtime }: Installed): string {
  return `${runtime()?.name ?? ""} ${program}`;
}

/** Does a touch put a variable into a file of variables that lets other code in first? */
function plantedBy({ path, text, adds }: Touch, installed: Installed): Weakening | undefined {
  if (!setsVariables(path) && !isEnvironment(path)) return undefined;
  return plants(text ?? adds?.() ?? "", [started(installed)]) ? PLANTED : undefined;
}

/** What a touch would do to the scripts and configurations that start the program. */
function weakenedStarter(touch: Touch & Place, installed: Installed): Weakening | undefined {
  const { path, whole } = touch;
  const { program, home } = installed;
  if (/[*?[]/.test(basename(path))) return startedAmong(path, installed) ? LOST : undefined;
  if (isScript(path) && scriptStarts(path, program, home)) return weakenedScript(touch, installed);
  if (whole) return startedBelow(touch, installed) ? LOST : undefined;
  const isRead = SETTINGS.test(path) || isEnvironment(path);
  return isRead ? weakenedSettings(touch, path, installed) : undefined;
}

/** Does a configuration or a script that is, or lies below, a place start one of the programs? */
function startedBelow(place: Place, installed: Installed): boolean {
  const { path, isFolder } = place;
  const files = SETTINGS.test(path) ? [path] : settingsBelow(place, installed);
  if (files.some((file) => starts(file, installed.programs()))) return true;
  const scripts = isFolder && isScript(`${path}/x`) ? filesIn(path).slice(0, OWN_SCRIPTS) : [];
  return scripts.some((file) => scriptStarts(join(path, file), installed.program, installed.home));
}

/** Does a configuration that a pattern of names may mean start one of the programs? */
function startedAmong(path: string, { programs }: Installed): boolean {
  const pattern = basename(path);
  const head = pattern.slice(0, pattern.search(/[*?[]/));
  const tail = pattern.slice(1 + Math.max(...["*", "?", "]"].map((sign) => pattern.lastIndexOf(sign))));
  return filesIn(dirname(path))
    .filter((file) => file.startsWith(head) && file.endsWith(tail) && SETTINGS.test(file))
    .some((file) => starts(join(dirname(path), file), programs()));
}

/** The name of what lies at `path`, where it lies in `folder` itself. */
function nameIn(folder: string, path: string): string | undefined {
  if (!path.startsWith(folder)) return undefined;
  return dirname(path) === folder ? basename(path) : undefined;
}

/** Does a file of the hooks folder belong to one of the programs? */
function isInstalled(file: string, programs: readonly string[]): boolean {
  return programs.some((name) => isOneOf(name, file));
}

/** The entries of all programs of an installation are the installation's: each guard looks after the others. */
function startedBy(files: readonly string[], names: readonly string[], program: string): RegExp {
  const own = files
    .filter((file) => file.endsWith(CODE_SUFFIX))
    .map((file) => file.slice(0, -CODE_SUFFIX.length));
  const standing = names.filter((name) =>
    ["", ".mjs", ".exe"].some((suffix) => files.includes(name + suffix)),
  );
  const all = [...new Set([basename(program), ...standing, ...own])];
  return new RegExp(`/(?:${all.map(escaped).join("|")})(?![\\w/-])`);
}

/** The files of an installation below a folder: what stands beside the program, and what starts it. */
function within(place: Place, installed: Installed): readonly (Weakening & { readonly path: string })[] {
  const { folder } = installed;
  const files = isBelow(folder, place.path) ? installed.files() : [];
  const settings = settingsBelow(place, installed).filter((path) => starts(path, installed.programs()));
  return [
    ...files.map((file) => ({ ...FILE, path: join(folder, file) })),
    ...settings.map((path) => ({ ...LOST, path })),
  ];
}

/** The names of the guards whose sealed code lies in a folder. */
function ownGuardsIn(folder: string): string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(CODE_SUFFIX))
    .map((file) => file.slice(0, -CODE_SUFFIX.length));
}

function filesIn(folder: string): string[] {
  try {
    // Bun has them in the order of the disk.
    return readdirSync(folder).sort();
  } catch {
    // A folder that cannot be read holds the program all the same, whose own name is looked at before.
    return [];
  }
}

/** Is `file`, a name or a pattern of names, the program of that name or one of its data? */
function isOneOf(name: string, file: string): boolean {
  if (!/[*?[]/.test(file)) return `${file}.`.startsWith(`${name}.`);
  const known = file.slice(0, file.search(/[*?[]/));
  return name.startsWith(known) || known.startsWith(`${name}.`);
}

/** A rules file where `agent-guards rules` looks for one. */
function isRulesFile(path: string, names: readonly string[], home: string): boolean {
  if (!path.includes(".rules.") || !/\.rules\.(?:ya?ml|json)$/.test(path)) return false;
  const isOurs = names.some((name) => isOneOf(name, basename(path)));
  return isOurs && dirname(path) === real(join(home, ".agent-guards"));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === "/" ? "/" : `${folder}/`);
}

/** The configurations of every host that a tree may hold: those at home, and a project's by their usual places. */
function settingsBelow({ path: tree, isFolder }: Place, { atHome, shared, home }: Installed): string[] {
  const within = tree === "/" ? "/" : `${tree}/`;
  const isNear = within.startsWith(home) || home.startsWith(within);
  const inFolder = shared().get(basename(tree)) ?? [];
  return [
    ...(isNear ? atHome.filter((path) => path.startsWith(within)) : []),
    ...(isFolder ? [...shared().values()].flat().map((file) => join(tree, file)) : []),
    ...inFolder.filter((file) => file.includes("/")).map((file) => join(dirname(tree), file)),
  ];
}

/** Where the configurations of all hosts are: below a home, and below a project. */
const usualPlaces = lazy(() => {
  const setups = HOSTS.map(({ setup }) => setup?.() ?? { file: undefined, project: [] });
  return {
    atHome: setups.flatMap(({ file }) => (file?.home === undefined ? [] : [join(file.home, file.name)])),
    shared: lazy(() => {
      const files = setups.flatMap(({ file, project }) =>
        file !== undefined && file.home === undefined ? [...project, file.name] : project,
      );
      const byFolder = new Map<string, string[]>();
      for (const file of files) {
        const [folder = ""] = file.split("/", 1);
        byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
      }
      return byFolder;
    }),
  };
});

/** Does the configuration at `path` start one of the programs? */
function starts(path: string, program: RegExp): boolean {
  const found = look(path, SETTINGS_BYTES);
  return found.found === "text" && entriesOf(found.text, program).length > 0;
}

function weakenedSettings(touch: Touch, path: string, installed: Installed): Weakening | undefined {
  const { act } = touch;
  const program = installed.programs();
  const before = look(path, SETTINGS_BYTES);
  const now = before.found === "text" ? before.text : "";
  const text = touch.text ?? (before.found === "text" ? touch.becomes?.(now) : undefined);
  const put = text ?? touch.adds?.() ?? "";
  if (turnsOff(put, path) && !turnsOff(now, path)) return SWITCH;
  const disapproved = disapproves({ ...touch, path }, now, text, program);
  if (disapproved) return disapproved;
  const entries = entriesOf(now, program);
  if (entries.length === 0) return plantedBeside(put, path, installed);
  if (act === "rights") return blinds(touch.adds?.() ?? "") ? LOST : undefined;
  if (plants(put, entries) && !plants(now, entries)) return SWITCH;
  return lasting(entries, text, program, act);
}

/** The variables of a host's configuration reach the hooks that stand in another one, too. */
function plantedBeside(text: string, path: string, installed: Installed): Weakening | undefined {
  if (!plants(text, [started(installed)])) return undefined;
  const { atHome, shared } = installed;
  const isOfHost =
    atHome.includes(path) || [...shared().values()].flat().some((file) => path.endsWith(`/${file}`));
  return isOfHost ? SWITCH : undefined;
}

/** Do the entries last? */
function lasting(
  entries: readonly string[],
  text: string | undefined,
  program: RegExp,
  act: Touch["act"],
): Weakening | undefined {
  if (text !== undefined) return survive(entries, entriesOf(text, program)) ? undefined : LOST;
  return act === "edit" || act === "append" ? UNSURE : LOST;
}

/** A script of a host's hooks, or its plugin, that hands its events to the program: what another text does cannot be told. */
function weakenedScript({ act, text }: Touch, { program, home }: Installed): Weakening {
  const isChange = act === "edit" || act === "append" || (text !== undefined && namesIn(text, program, home));
  return isChange ? UNSURE : LOST;
}

/** Codex skips a hook whose approval is gone, and says nothing. */
function disapproves(
  touch: Touch,
  now: string,
  text: string | undefined,
  program: RegExp,
): Weakening | undefined {
  if (!touch.path.endsWith("/config.toml") || touch.act === "rights" || touch.act === "append")
    return undefined;
  const ours = approvalsIn(now).filter(({ file }) => starts(file, program));
  if (ours.length === 0) return undefined;
  if (text !== undefined) {
    const left = approvalsIn(text).map((one) => one.text);
    return ours.every((one) => left.includes(one.text)) ? undefined : LOST;
  }
  return touch.act !== "edit" || /trust|hook|hash|feature/.test(touch.adds?.() ?? "") ? UNSURE : undefined;
}
