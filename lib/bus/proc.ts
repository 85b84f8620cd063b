/**
 * What Linux tells of processes in /proc: their groups, their environments, their connections. Elsewhere nothing is
 * known.
 */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** True where processes can be looked at. */
const KNOWN = process.platform === "linux";

/** The ids of all processes but this one. */
export function others(): number[] {
  if (!KNOWN) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

/** The value of a variable in the environment that a process was started with; undefined also for other users' processes. */
export function variableOf(pid: number, name: string): string | undefined {
  const environment = `\0${textOf(`/proc/${pid}/environ`)}`;
  const at = environment.indexOf(`\0${name}=`);
  return at === -1 ? undefined : environment.slice(at + name.length + 2).split("\0")[0];
}

/** True when somebody of a process group still runs, and does not only wait to be buried; true where it is unknown. */
export function isGroupAlive(group: number): boolean {
  if (!KNOWN) return true;
  return others().some((pid) => {
    // pid (name) state parent group …: the name may hold anything.
    const stat = textOf(`/proc/${pid}/stat`);
    const [state = "Z", , own] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(own) === group && state !== "Z" && state !== "X";
  });
}

/** One end of a connection on this machine. */
export type Socket = { readonly uid: number; readonly inode: string };

/** The end of a connection that has `near` as its own port and `far` as the other's, if it is on this machine. */
export function socketOf(near: number, far: number): Socket | undefined {
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    for (const line of textOf(table).split("\n").slice(1)) {
      // sl local remote st tx:rx tr:when retransmits uid timeout inode …
      const [, local = "", remote = "", , , , , uid, , inode] = line.trim().split(/\s+/);
      if (portOf(local) === near && portOf(remote) === far && inode !== undefined)
        return { uid: Number(uid), inode };
    }
  }
  return undefined;
}

/** True when a process holds a socket. */
export function holds(pid: number, { inode }: Socket): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((fd) => linkOf(`${folder}/${fd}`) === `socket:[${inode}]`);
  } catch {
    return false;
  }
}

function portOf(address: string): number {
  return Number.parseInt(address.split(":")[1] ?? "", 16);
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

/** A file of /proc; "" for what is somebody else's, or gone. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
