/** Where a command would run: its folder, its homes, the files that it may read, and the guard's own. */
import { REAL_PATHS, REAL_UNITS, SCRIPT_BYTES, SCRIPT_NAMES } from "../../lib/core/limits.ts";
import { OWN_PROGRAMS } from "../../lib/core/own-programs.ts";
import type { ToolCallEvent } from "../../lib/hook/event.ts";
import { ownFiles, ownProgram } from "../../lib/hook/own.ts";
import type { ShellContext } from "../../lib/shell/index.ts";
import { look, namesIn, real } from "../../lib/state/read.ts";

export function contextOf({ cwd, remote }: ToolCallEvent): ShellContext {
  return remote ? elsewhere(cwd, remote) : surroundings(cwd);
}

/** Where a command would run; a host that does not say where starts its hooks in the same directory. */
export function surroundings(folder: string): ShellContext {
  const homes = homesOfUser();
  const home = process.env["HOME"] ?? homes[0] ?? "/root";
  const cwd = folder === "" ? here() : folder.replace(/^~(?=\/|$)/, home);
  const program = ownProgram(process.execPath, process.argv[1], OWN_PROGRAMS);
  return {
    ...{ cwd, home, homes: [...homes, real(home)] },
    read: (path) => look(path, SCRIPT_BYTES),
    list: (folder) => namesIn(folder, SCRIPT_NAMES),
    real: realPaths(),
    ...(program === undefined ? {} : { own: ownFiles(program, OWN_PROGRAMS, home) }),
  };
}

/** Resolves the links of paths, each once; undefined for all once they were too many. */
function realPaths(): (path: string) => string | undefined {
  const known = new Map<string, string>();
  let units = REAL_UNITS;
  return (path) => {
    const kept = path === "/" ? path : known.get(path);
    if (units < 0 || kept !== undefined) return units < 0 ? undefined : kept;
    units -= path.length + REAL_UNITS / REAL_PATHS;
    const found = real(path);
    known.set(path, found);
    return found;
  };
}

/** The same for a command on another machine: its files are named and not read. */
function elsewhere(folder: string, { unseen }: { readonly unseen: string[] }): ShellContext {
  const read = (path: string): { readonly found: "nothing" } => {
    unseen.push(path);
    return { found: "nothing" };
  };
  return { cwd: folder === "" ? "/" : folder, home: "/root", read };
}

/** The home that the machine's database of users names: HOME comes from the environment, which a project may set. */
function homesOfUser(): string[] {
  try {
    return [process.getBuiltinModule("node:os").userInfo().homedir];
  } catch {
    // A uid without an entry, as containers have.
    return [];
  }
}

/** The directory of this process, or "" for one that was deleted. */
export function here(): string {
  try {
    return process.cwd();
  } catch {
    return "";
  }
}
