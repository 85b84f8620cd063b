/**
 * Variables whose value other programs run: PROMPT_COMMAND, BASH_ENV, PAGER, GIT_SSH_COMMAND.
 *
 * Sources: bash(1) "Shell Variables", git(1) "Environment Variables", less(1), man(1), crontab(1), sudo(8), rsync(1).
 */
import { type Arg, known } from "../invocation.ts";
import { tidy } from "../word/pieces.ts";
import { descriptors, type Frame, type Machine, withFds } from "./machine.ts";
import { runChild } from "./scripts.ts";
import { fileContent } from "./streams.ts";

/** How the value of a variable is read: as a command, as a file of commands, or as a text with substitutions. */
type Kind = "command" | "file" | "text";

const RUN_VARIABLES: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...`PROMPT_COMMAND PAGER MANPAGER GIT_PAGER SYSTEMD_PAGER PSQL_PAGER BAT_PAGER EDITOR VISUAL SUDO_EDITOR GIT_EDITOR
    GIT_SEQUENCE_EDITOR KUBE_EDITOR PSQL_EDITOR GIT_SSH GIT_SSH_COMMAND GIT_EXTERNAL_DIFF GIT_PROXY_COMMAND GIT_ASKPASS SSH_ASKPASS
    SUDO_ASKPASS LESSOPEN LESSCLOSE BROWSER RSYNC_RSH RSYNC_CONNECT_PROG SVN_SSH CVS_RSH FZF_DEFAULT_COMMAND`
    .split(/\s+/)
    .map((name) => [name, "command"] as const),
  ["BASH_ENV", "file"],
  ["ENV", "file"],
  ...["PS0", "PS1", "PS2", "PS4"].map((name) => [name, "text"] as const),
]);

/** Runs what the value of a variable would make another program run, if it is such a variable. */
export function runVariable(m: Machine, frame: Frame, name: string, value: Arg, pos: number): void {
  const kind = RUN_VARIABLES.get(name);
  if (kind === undefined) return;
  const script =
    kind === "command"
      ? withoutPipe(value)
      : (substituting(value) ??
        (kind === "file" && namesFile(value) ? fileContent(m, frame, value) : undefined));
  if (script === undefined) return;
  const fds = descriptors(frame.fds, { input: { end: { kind: "inherit" } } });
  runChild(m, withFds(frame, fds), script, { params: [], zero: ["sh"], label: name }, pos);
}

/** `ENV=production` names no file. */
function namesFile(value: Arg): boolean {
  return value.some((piece) => typeof piece !== "string" || /[./]/.test(piece));
}

/** `LESSOPEN='|command'`. */
function withoutPipe([head, ...rest]: Arg): Arg {
  return typeof head === "string" ? tidy([head.replace(/^[|-]+/, ""), ...rest]) : head ? [head, ...rest] : [];
}

/** A text whose substitutions run when it is shown; most hold none. */
function substituting(value: Arg): Arg | undefined {
  const text = known(value);
  return text === undefined || !/\$\(|`/.test(text) ? undefined : [`: "${text.replaceAll('"', '\\"')}"`];
}
