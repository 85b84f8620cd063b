/** Programs of a host's own that hand its events to the guard: scripts of its folder of hooks, and its plugins. */
import { SETTINGS_BYTES } from "../core/limits.ts";
import { look } from "../state/read.ts";

/** A file of a folder for hooks or plugins, at any depth that hosts know. */
const SCRIPT =
  /\/(?:hooks|plugins?|extensions)\/(?:[^/]+\/){0,2}[^/.]*(?:[\w-]\.(?:[cm]?[jt]s|sh|bash|py|ps1))?$/i;

/** May the file at `path` be a script that a host starts, by its place? */
export function isScript(path: string): boolean {
  return SCRIPT.test(path);
}

/** Does the script at `path` start the program? */
export function scriptStarts(path: string, program: string, home: string): boolean {
  const found = look(path, SETTINGS_BYTES);
  return found.found === "text" && namesIn(found.text, program, home);
}

/** Does a text name the program by its whole path, from the root or from the home? */
export function namesIn(text: string, program: string, home: string): boolean {
  if (text.includes(program)) return true;
  if (!program.startsWith(`${home}/`)) return false;
  const below = program.slice(home.length);
  const at = text.indexOf(below);
  return at > 0 && /(?:~|\$\{?HOME\}?"?)$/.test(text.slice(Math.max(0, at - 8), at));
}
