/**
 * What a guard that is a script lives by besides its own files: the runtime that a configuration's entry names without a
 * path. Whichever program of that name comes first in PATH is started in its place.
 */
import { lstatSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { PATH_FOLDERS, SETTINGS_BYTES } from "../core/limits.ts";
import type { Touch, Weakening } from "../core/touch.ts";
import { look, real } from "../state/read.ts";

/** The runtime of a guard: what was started, its name, and the folders in which a namesake would come first. */
export type Runtime = { readonly path: string; readonly name: string; readonly folders: readonly string[] };

/** Folders at home that login shells put in front of PATH: Debian's /etc/skel/.profile, systemd's file-hierarchy(7). */
const AT_HOME = ["bin", ".local/bin"];

/**
 * The runtime of the script `program`; `undefined` for a guard that is a program of its own.
 *
 * @param execPath what the kernel started
 * @param path the variable PATH
 */
export function runtimeOf(
  program: string,
  execPath: string,
  path: string | undefined,
  home: string,
): Runtime | undefined {
  if (!/\.[cm]?js$/.test(program)) return undefined;
  const name = basename(execPath).replace(/\.exe$/i, "");
  const all = (path ?? "").split(delimiter).filter((folder) => folder.startsWith("/"));
  const at = all.findIndex((folder) => isThere(join(folder, name)));
  const first = at < 0 ? all : all.slice(0, at + 1);
  const folders = [...first, ...AT_HOME.map((folder) => join(home, folder))];
  return { path: real(execPath), name, folders: [...new Set(folders.map(real))] };
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

const ANOTHER: Weakening = {
  rule: "guard-file",
  ask: true,
  why: "changing which program runs the guard",
};

/** What a touch would do to the runtime: change it, or put another program of its name in front of it. */
export function weakenedRuntime(touch: Touch, runtime: Runtime, home: string): Weakening | undefined {
  const { act, path, whole, text, adds } = touch;
  if (path === runtime.path || (whole && runtime.path.startsWith(`${path}/`))) return ANOTHER;
  if (act === "delete" || act === "move" || act === "rights") return undefined;
  const name = basename(path).replace(/\.(?:exe|cmd)$/i, "");
  if (name === runtime.name && runtime.folders.includes(dirname(path))) return ANOTHER;
  return setsVariables(path) && putsBefore(text ?? adds?.() ?? "", runtime, home) ? ANOTHER : undefined;
}

/** Files in which a shell, a desktop or a folder's tool finds the variables of what it starts, by the ends of their paths. */
const STARTS =
  /\/(?:\.(?:profile|bash_profile|bash_login|bashrc|zshenv|zprofile|zshrc|zlogin|kshrc|envrc|xprofile|pam_environment)|etc\/(?:environment|profile|profile\.d\/[^/]+)|environment\.d\/[^/]+\.conf|config\.fish)$/;

/** May the file at `path` set variables for what a user starts? */
export function setsVariables(path: string): boolean {
  return STARTS.test(path);
}

/** `PATH=a:b:$PATH`, `path=(a $path)`, `fish_add_path a`, `set -gx PATH a $PATH`, `PATH_add a`, `"PATH": "a:…"`. */
const SETTING =
  /(?:\b(?:PATH|path)\b["']?[ \t]{0,8}[=:][ \t]{0,8}\(?|\bset[ \t]{1,8}(?:-\w{1,4}[ \t]{1,8}){0,4}PATH[ \t]{1,8}|\b(?:fish_add_path|PATH_add|path_add)[ \t]{1,8})["']?([^\n;)]{1,2048})/g;

/** Does a text put a folder in front of PATH in which a script has the runtime's name? */
function putsBefore(text: string, { path, name }: Runtime, home: string): boolean {
  const folders = [...text.matchAll(SETTING)].flatMap(([, value = ""]) =>
    (value.split(/\$\{?PATH\b|\$path\b/, 1)[0] ?? "").split(/[:\s"']+/),
  );
  return [...new Set(folders)]
    .slice(0, PATH_FOLDERS)
    .map((folder) => folder.replace(/^(?:~|\$HOME\b|\$\{HOME\})(?=\/|$)/, home))
    .some((folder) => folder.startsWith("/") && isAnother(real(join(folder, name)), path));
}

/** A script, and not the runtime itself or another version of it. */
function isAnother(path: string, runtime: string): boolean {
  return path !== runtime && look(path, SETTINGS_BYTES).found === "text";
}
