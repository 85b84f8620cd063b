/** The machine that baselines are judged on: a few files, links, and a guard that tells what would be done to it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parse } from "yaml";
import type { Own, Touch, Weakening } from "../../lib/core/touch.ts";
import type { FileText, FolderEntry, FolderNames, ShellContext } from "../../lib/shell/invocation.ts";
import type { ShellRows } from "../../lib/shell/rules/match.ts";
import { loadGuard, ROOT, SELFTESTS } from "../../scripts/guards.ts";
import { traceOf } from "./trace.ts";

/** A machine as tests/data/baselines/shell/world.yaml tells it; paths are absolute. */
type Machine = {
  readonly cwd: string;
  readonly home: string;
  readonly homes: readonly string[];
  readonly user: string;
  /** A file of selftests/ whose workspace stands in `cwd`. */
  readonly project: string;
  /** By path, what stands in a file; what begins with `unread:` is there and was not read. */
  readonly files: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
  /** Folders of which not all names are known. */
  readonly cut: readonly string[];
  readonly guard: {
    /** Its files and those that start it. */
    readonly files: readonly string[];
    /** Folders with a git hook of ours. */
    readonly hooks: readonly string[];
    /** A variable that turns it off. */
    readonly variable: string;
  };
};

/** Where the baselines of lib/shell stand. */
export const BASELINES = join(ROOT, "tests", "data", "baselines", "shell");

/** The files of baselines in a folder there. */
export function baselineFiles(room: string): string[] {
  const names = readdirSync(join(BASELINES, room)).filter((name) => name.endsWith(".txt"));
  return names.sort((a, b) => (a < b ? -1 : 1)).map((name) => join(BASELINES, room, name));
}

/** From a command to what judging it on this machine tells. */
export async function tracer(): Promise<(command: string) => string[]> {
  const rows = (await loadGuard("security_guard")).tables()["SHELL_ROWS"] as ShellRows;
  const context = worldOf();
  return (command) => traceOf(command, context, rows);
}

/** The context that commands are judged in. */
function worldOf(): ShellContext {
  const machine = parse(readFileSync(join(BASELINES, "world.yaml"), "utf8")) as Machine;
  const { cwd, home, homes, user, cut } = machine;
  const files = { ...projectFiles(machine), ...machine.files };
  const folders = foldersOf(Object.keys(files));
  return {
    ...{ cwd, home, homes, user },
    read: (path) => fileText(files[path]),
    list: (folder): FolderNames | undefined => {
      const entries = folders.get(folder);
      return entries && { entries, cut: cut.includes(folder) };
    },
    real: (path) => resolved(path, machine),
    own: ownOf(machine),
  };
}

function projectFiles({ project, cwd }: Machine): Record<string, string> {
  const { workspace } = parse(readFileSync(join(SELFTESTS, project), "utf8")) as {
    workspace: Readonly<Record<string, unknown>>;
  };
  return Object.fromEntries(
    Object.entries(workspace).map(([name, text]) => [
      posix.join(cwd, name),
      typeof text === "string" ? text : JSON.stringify(text),
    ]),
  );
}

function fileText(text: string | undefined): FileText {
  if (text === undefined) return { found: "nothing" };
  return text.startsWith("unread:")
    ? { found: "unread", why: text.slice("unread:".length).trim() }
    : { found: "text", text };
}

/** The names in every folder that a file lies in, in order. */
function foldersOf(paths: readonly string[]): ReadonlyMap<string, readonly FolderEntry[]> {
  const folders = new Map<string, FolderEntry[]>();
  for (const path of [...paths].sort((a, b) => (a < b ? -1 : 1)))
    for (let at = path; at !== "/"; at = posix.dirname(at)) {
      const entries = folders.get(posix.dirname(at)) ?? [];
      const name = posix.basename(at);
      if (!entries.some((entry) => entry.name === name)) entries.push({ name, isFolder: at !== path });
      folders.set(posix.dirname(at), entries);
    }
  return folders;
}

function resolved(path: string, { links }: Machine): string {
  const link = Object.keys(links).find((one) => path === one || path.startsWith(`${one}/`));
  return link === undefined ? path : posix.join(links[link] ?? "", path.slice(link.length));
}

/** Says of everything that is done to the guard what it was told, so that it can be read. */
function ownOf(machine: Machine): Own {
  const { files, hooks, variable } = machine.guard;
  const meant = (path: string, whole: boolean) =>
    files.filter((file) => isOne(file, path) || (whole && file.startsWith(path === "/" ? path : `${path}/`)));
  return {
    weakened: (touch) => {
      const [file] = meant(resolved(touch.path, machine), touch.whole);
      return file === undefined ? undefined : weakened(touch, file);
    },
    takenBack: (path, how) => {
      const [file] = meant(resolved(path, machine), true);
      return file === undefined
        ? undefined
        : { rule: "guard-settings", ask: how !== "removed", why: `${file} is ${how} by git` };
    },
    within: (folder) =>
      meant(resolved(folder, machine), true).map((path) => ({
        ...{ rule: "guard-file", ask: false, path },
        why: `${path} is found`,
      })),
    planted: (variables) =>
      variables.includes(`${variable}=`)
        ? { rule: "guard-off", ask: true, why: `is given ${variables}` }
        : undefined,
    isCut: () => false,
    hasGitHook: (folder) => hooks.some((hook) => folder === hook || folder.startsWith(`${hook}/`)),
  };
}

/** A path, whose last name may hold `*` and `?`. */
function isOne(file: string, path: string): boolean {
  if (!/[*?]/.test(path)) return file === path;
  const pattern = path
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[^/]*")
    .replaceAll("?", "[^/]");
  return new RegExp(`^${pattern}$`).test(file);
}

/** So much is told of what a touch adds. */
const ADDED = 80;

function weakened({ act, path, whole, text, becomes, adds }: Touch, file: string): Weakening {
  const said = [
    `${act} ${path}${whole ? ", whole" : ""}`,
    ...(text === undefined ? [] : [`text ${JSON.stringify(text)}`]),
    ...(becomes === undefined ? [] : [`becomes ${JSON.stringify(becomes("first\nsecond\n"))}`]),
    ...(adds === undefined ? [] : [`adds ${JSON.stringify(adds().slice(0, ADDED))}`]),
  ];
  const isSettings = file.endsWith("settings.json");
  return {
    rule: isSettings ? "guard-settings" : "guard-file",
    ask: isSettings && act === "edit",
    why: said.join(", "),
  };
}
