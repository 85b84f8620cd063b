/** The kernel's own names of the root and of a process's directory in a path. Source: proc_pid_root(5), proc_pid_cwd(5). */

/** The path without `//` and `/./`. */
export function tidied(path: string): string {
  return path.replace(/\/(?:\.?\/)+/g, "/");
}

/** A stretch of a path that leads through a process's link to its root or directory. */
const THROUGH_PROCESS = /\/proc\/([^/]+)\/(?:task\/[^/]+\/)?(root|cwd)(?=\/|$)/y;

/**
 * An absolute path without its way through processes, whose `..` leads up from there: `/proc/1/root/../etc` is `/etc`. The
 * first process stands in the root, any other in the directory of the command that names it.
 */
export function pastProcesses(spelled: string, cwd: string | undefined): string {
  const path = tidied(spelled);
  let front = 0;
  for (;;) {
    THROUGH_PROCESS.lastIndex = front;
    const [, process, link] = THROUGH_PROCESS.exec(path) ?? [];
    if (process === undefined) return path.slice(front) || "/";
    const end = THROUGH_PROCESS.lastIndex;
    if (link === "root" || process === "1") front = end;
    else if (cwd === undefined || cwd.startsWith("/proc/")) return path.slice(front);
    else return `${cwd.replace(/\/$/, "")}${path.slice(end)}` || "/";
  }
}
