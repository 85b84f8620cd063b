/** What would run: the result of the evaluator and the input of every shell rule. */
import type { Own } from "../core/touch.ts";

/** A stretch of a word whose text is not known before the command runs. */
export type UnknownPart = {
  /**
   * Where the text would come from: the environment or an unassigned variable, the output of commands, a glob over
   * files that cannot be known, a value read at run time, or something that the evaluator does not model.
   */
  readonly from: "variable" | "output" | "glob" | "read" | "other";
  /** The source text: `$DIR`, `$(cat .env)`, `*.log`. */
  readonly source: string;
  /** The name, for `variable` and `read`. */
  readonly name?: string;
  /** True unless the text cannot be empty (`${x:?}`, `$(pwd)`, `$PWD`). */
  readonly mayBeEmpty: boolean;
  /** Ids of the invocations whose output the text holds. */
  readonly outputOf: readonly number[];
  /** Files whose content the text holds (`$(<f)`, `read x <f`). */
  readonly files?: readonly Arg[];
  /** Directories at or below which a found path lies: the start points of `find`. */
  readonly under?: readonly Arg[];
};

/** A word after every expansion: known text and holes, in order. Adjacent known stretches are joined; `[]` is "". */
export type Arg = readonly (string | UnknownPart)[];

/** What flows into a file descriptor 0, or out of 1: a file, other invocations, literal text, or the terminal. */
export type Flow =
  | { readonly kind: "inherit" }
  | { readonly kind: "file"; readonly path: Arg }
  /** A pipe or substitution: the ids of the invocations on the other end. */
  | { readonly kind: "pipe"; readonly ids: readonly number[] }
  /**
   * Standard input only: a here-document, a here-string, or the constant output of `echo` and its like, which may hold
   * holes where the text does. `ids` are the invocations that wrote it, where it came through a pipe.
   */
  | { readonly kind: "text"; readonly text: Arg; readonly ids?: readonly number[] };

/** A redirection as it stands on the command, after expansion. `op` is bash's own: `>`, `>>`, `<`, `>|`, `<>`, `&>` … */
export type Redirection = { readonly fd: number; readonly op: string; readonly target: Arg };

/** Where an invocation runs. Paths of another machine or a closed container are not this machine's paths. */
export type Place = "local" | "remote" | "container";

/** A directory of this machine that a container sees: `-v /:/host:ro` is `{ host: ["/"], inside: "/host", readonly: true }`. */
export type Mount = {
  readonly host: Arg;
  readonly inside: string;
  readonly readonly: boolean;
  /** Only the disks below it are this machine's (`--privileged`). */
  readonly disks?: true;
};

/**
 * One program (or builtin) that would run, with everything known about it. Launchers that only start another program
 * (sudo, env, nice, timeout …) are not listed when they do so: they stand in its trace. A redirection without a
 * program (`> file`) is listed with an empty name.
 */
export type Invocation = {
  readonly id: number;
  /** The last path component of the program's name when known ("rm"), else undefined. */
  readonly program: string | undefined;
  /** The program's name as a word, before its directory is cut off. */
  readonly name: Arg;
  /** The arguments behind the name. */
  readonly args: readonly Arg[];
  /** Assignments in front of the name and through `env`, by name. */
  readonly env: Readonly<Record<string, Arg>>;
  /** Absolute, normalised working directory at that point, or undefined when it cannot be known. */
  readonly cwd: string | undefined;
  readonly redirections: readonly Redirection[];
  readonly stdin: Flow;
  /** Every place that the standard output reaches (`tee` and process substitutions make several). */
  readonly stdout: readonly Flow[];
  readonly place: Place;
  /** For `container`: what it sees of this machine; also the new root of a `chroot`, inside "/". */
  readonly mounts?: readonly Mount[];
  /** The text of the script file that it interprets, where the same command line wrote that file. */
  readonly script?: Arg;
  /** The file of this machine that holds it; `certain` is false where it hangs on a condition that cannot be known. */
  readonly within?: { readonly file: string; readonly certain: boolean };
  /** How it was reached, outermost first: ["sudo", "bash -c", "xargs"]. Empty for a plain command. */
  readonly trace: readonly string[];
  /** Position of the command in the whole source, for explanations; nested scripts keep their outer word's. */
  readonly pos: number;
};

/** Below `link` stands what is below `to`; a bind mount, unlike a link, is `to` `itself`. */
export type Link = { readonly link: string; readonly to: string; readonly itself: boolean };

/** What the evaluator returns. */
export type Evaluation = {
  readonly invocations: readonly Invocation[];
  /** Functions that call themselves in a pipe or the background without end: the fork bombs, by name. */
  readonly forkBombs: readonly string[];
  /** Links and bind mounts that the command line makes, of absolute paths, in their order. */
  readonly links: readonly Link[];
  /** Why the picture may be incomplete: parse errors and caps, as short words; empty when all was understood. */
  readonly gaps: readonly string[];
  /** Steps that it took, for callers that share a budget. */
  readonly steps: number;
};

/** What the evaluator must be told. `home` is the home directory of the user who runs the agent. */
export type ShellContext = {
  readonly cwd: string;
  readonly home: string;
  /** Homes that are protected besides: HOME may be set to hide the one that the machine's database of users names. */
  readonly homes?: readonly string[];
  readonly user?: string;
  /** Reads a file of this machine that a command would run; without it only what the command line holds is judged. */
  readonly read?: (path: string) => FileText;
  /** The names in a folder of this machine, in order; without it a script that a pattern names is not found. */
  readonly list?: (folder: string) => FolderNames | undefined;
  /**
   * An absolute path of this machine with its links resolved, as far as it exists; undefined where that is no longer
   * looked at. Without it paths count as they are written.
   */
  readonly real?: (path: string) => string | undefined;
  /** What the guard that judges knows of its own installation; without it only commands by name can be told. */
  readonly own?: Own;
};

/** A file by its absolute path. `unread` says why one that exists was not read: "too large", "no regular file". */
export type FileText =
  | { readonly found: "text"; readonly text: string }
  | { readonly found: "unread"; readonly why: string }
  | { readonly found: "nothing" };

/** A name in a folder; a link is no folder, so that nobody goes in circles. */
export type FolderEntry = { readonly name: string; readonly isFolder: boolean };

/** What stands in a folder; `cut` where not all of it is named. */
export type FolderNames = { readonly entries: readonly FolderEntry[]; readonly cut: boolean };

/** The whole text of a word when every stretch is known, else undefined. */
export function known(arg: Arg | undefined): string | undefined {
  if (arg === undefined) return undefined;
  // Most words are one known stretch, and every reader asks for them.
  if (arg.length === 1) return typeof arg[0] === "string" ? arg[0] : undefined;
  let text = "";
  for (const piece of arg) {
    if (typeof piece !== "string") return undefined;
    text += piece;
  }
  return text;
}
