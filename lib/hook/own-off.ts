/** Words of a configuration that keep the hooks of a host from being started, although their entries stand. */
import { OWN_PROGRAMS } from "../core/own-programs.ts";
import { HOSTS } from "./hosts/index.ts";
import type { Setup } from "./hosts/setup.ts";

/** A line that turns hooks off in the files whose paths end so. */
type Line = { readonly files: readonly string[]; readonly line: RegExp };

const ENVIRONMENT = /\/\.env$/;

/** May the file at `path` hold variables that a host reads when it starts? */
export function isEnvironment(path: string): boolean {
  return ENVIRONMENT.test(path);
}

/** Does the text of the file at `path` hold a switch of any host in the position that turns its hooks off? */
export function turnsOff(text: string, path: string): boolean {
  if (text === "") return false;
  if (!isEnvironment(path) && patterns().some((pattern) => pattern.test(text))) return true;
  return lines().some(
    ({ files, line }) => files.some((file) => path.endsWith(`/${file}`)) && line.test(text),
  );
}

/** Variables by which other code comes first: of every program, and of Node. */
const BEFORE_ALL = /\b(?:LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES)\b["']?\s{0,8}[:=]/;
const BEFORE_NODE =
  /\bNODE_OPTIONS\b["']?\s{0,8}[:=]\s{0,8}["']?(?:[^"'\n]{0,512}[\s"'=:])?(?:-r|--require|--import|--(?:experimental-)?loader)\b/;

/** Does a text set a variable that lets other code in before the program that these entries start? */
export function plants(text: string, entries: readonly string[]): boolean {
  if (BEFORE_ALL.test(text)) return true;
  return (
    BEFORE_NODE.test(text) &&
    entries.some((entry) => /\bnode\b|\.mjs\b/.test(entry) && !/\benv\b\W{1,5}-i\b/.test(entry))
  );
}

let kept: readonly RegExp[] | undefined;

/** `"hooksConfig": { "enabled": false`, with whatever signs a format puts between. */
function patterns(): readonly RegExp[] {
  kept ??= [
    ...HOSTS.flatMap(({ setup }) => offPattern(setup?.().off)),
    offPatternOf(["shell_hooks", "enabled"], false),
    // The names or commands of hooks of ours on Gemini CLI's list of those that it leaves out.
    new RegExp(
      `\\bhooksConfig\\b[^}]{0,200}?\\bdisabled\\b[^\\]}]{0,1000}\\b(?:${OWN_PROGRAMS.join("|")})\\b`,
    ),
    // Where VS Code looks for files of hooks; a place that is false is not read.
    /\bchat\.hookFilesLocations\b[^}]{0,1000}:\s{0,8}false\b/,
  ];
  return kept;
}

let keptLines: readonly Line[] | undefined;

function lines(): readonly Line[] {
  keptLines ??= [
    ...HOSTS.flatMap(({ setup }) => setup?.().projectOff ?? []),
    // Hermes registers no hook of a shell in its safe mode.
    { files: [".hermes/.env"], line: /^\s*(?:export\s+)?HERMES_SAFE_MODE\s*=\s*["']?(?:1|true|yes|on)\b/im },
  ];
  return keptLines;
}

function offPattern(off: Setup["off"]): RegExp[] {
  return off === undefined ? [] : [offPatternOf(off.path, off.is)];
}

function offPatternOf(path: readonly string[], is: boolean): RegExp {
  const names = path.map((name) => `\\b${name}\\b`).join("[^}]{0,200}?");
  return new RegExp(`${names}["'\\\\]{0,4}\\s{0,8}[:=]?\\s{0,8}["']?${is}\\b`);
}
