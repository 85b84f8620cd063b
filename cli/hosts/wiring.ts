/** What a host's configuration looks like: where it is, where an event's hooks stand in it, what one entry is. */
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import type { Setup } from "../../lib/hook/hosts/setup.ts";
import type { Format } from "../config/document.ts";
import type { Path } from "../config/path.ts";

/** What decides where configurations are. */
export type Places = {
  readonly home: string;
  /** Starchild's workspace; `/data/workspace` unless told otherwise. */
  readonly workspace: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** A hook as it stands in some configuration, ours or anybody's. */
export type ConfiguredHook = {
  /** The way from the root of the data to the entry. */
  readonly path: Path;
  readonly event: string;
  readonly matcher: string | undefined;
  /** The program and its words; undefined for a hook that is not a command. */
  readonly argv: readonly string[] | undefined;
  /** The command as it is written, for messages and for hosts that know a hook by it. */
  readonly command: string;
  /** In seconds; undefined when the host's default holds, NaN when it is no number. */
  readonly timeout: number | undefined;
};

/** A command to be wired: the absolute path of a program and the words behind it. */
export type HookCommand = { readonly program: string; readonly args: readonly string[] };

export type Wiring = {
  /** The id of the host in lib/hook/hosts. */
  readonly id: string;
  /** What the host's own file says of it. */
  readonly setup: Setup;
  readonly format: Format;
  /** The user's own configuration; undefined when the host has none and `--config` must name a file. */
  readonly config: (places: Places) => string | undefined;
  /** A project's configuration, relative to the project's folder. */
  readonly project: readonly string[];
  /** What a new file holds besides the hooks. */
  readonly base: JsonObject;
  /** The events that are worth a process, for the guards that judge their kind. */
  readonly events: readonly string[];
  /** Every place for an event's entries; more than one where a file holds several agents. */
  readonly lists: (event: string, data: Json) => readonly Path[];
  /** The words behind the program: who asks, and which event it is, where the payload does not tell. */
  readonly words: (event: string) => readonly string[];
  /** True where the command is cut at spaces, and quotes are no help. */
  readonly splits: boolean;
  readonly entry: (event: string, command: HookCommand) => Json;
  readonly read: (data: Json) => ConfiguredHook[];
  /** What in the data has a shape that the host does not read as hooks. */
  readonly misshapen: (data: Json) => string[];
  /** True where a shell reads the command line, and with it `~` and variables. */
  readonly shell: boolean;
  /** The longest timeout that the host allows, in seconds. */
  readonly longest: number;
  /** The keys that the host knows in an answer; another one is ignored at best, and rejected at worst. */
  readonly answers: readonly string[];
  /** What the user still has to do, given the configuration file. */
  readonly afterwards: (config: string) => string | undefined;
};

/** Seconds that a host waits for a guard. A decision takes milliseconds; a machine that swaps takes longer. */
export const TIMEOUT_SECONDS = 10;

/** One word of a command line as the POSIX shell and Python's shlex read it; a plain path needs no quotes. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

export function commandLine({ program, args }: HookCommand): string {
  return [program, ...args].map(quoted).join(" ");
}

/** The words of a command line, as a shell without expansions reads them. */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  const token = /((?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)/g;
  for (const [match] of line.matchAll(token)) words.push(unquoted(match));
  return words;
}

function unquoted(word: string): string {
  return word.replace(/\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/g, (_, escaped, single, double) => {
    if (escaped !== undefined) return escaped;
    return single ?? String(double).replace(/\\(["\\$`])/g, "$1");
  });
}
