/**
 * Registries on the disk: where each lies, and its entries, or that nobody knows. The only file of this room that reads
 * the environment and registries.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { REGISTRY_BYTES, REGISTRY_RETRY_MS } from "../core/limits.ts";
import type { LinkRow } from "./links.ts";
import { entriesOf, type Registry, type RegistryEntry } from "./registry.ts";

/**
 * The entries of a registry, or `undefined` when they are unknown: no file, somebody else's link, no regular file, larger
 * than the cap, unreadable, or not in the form that the row tells. Read a second time when the first fails, because the file
 * may be in the middle of being written. `now` in seconds since 1970. Never throws.
 */
export function readRegistry(
  row: Registry,
  workspace: string,
  table: readonly LinkRow[],
  now = Date.now() / 1000,
): readonly RegistryEntry[] | undefined {
  const path = registryPath(row, workspace);
  const first = attempt(path, row, table, now);
  if (first || !mayBeInWriting(path)) return first;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, REGISTRY_RETRY_MS);
  return attempt(path, row, table, now);
}

/** Where the registry lies: the first environment variable that is set, else the row's file in the workspace. */
export function registryPath(row: Registry, workspace: string): string {
  const named = row.env.map((name) => process.env[name]).find((value) => value !== undefined && value !== "");
  const path = named ?? row.file;
  return isAbsolute(path) ? path : join(workspace, path);
}

/**
 * The agent's workspace: `WORKSPACE_DIR`, else `workspace` below the event's directory, else that directory. Never throws,
 * whatever an event calls a directory.
 */
export function workspaceOf(cwd: string): string {
  const named = process.env["WORKSPACE_DIR"];
  if (named) return named;
  try {
    const base = cwd === "" ? process.cwd() : cwd;
    const below = join(base, "workspace");
    return statSync(below, { throwIfNoEntry: false })?.isDirectory() ? below : base;
  } catch {
    // A NUL in the name, a name that no disk takes, a working directory that was removed.
    return cwd;
  }
}

function attempt(
  path: string,
  row: Registry,
  table: readonly LinkRow[],
  now: number,
): RegistryEntry[] | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFile(path));
    return entriesOf((row.parse ?? JSON.parse)(text), row, table, now);
  } catch {
    return undefined;
  }
}

/**
 * All bytes of a regular file. A symbolic link is followed when link and file belong to the user whom the guard runs as:
 * others could point it anywhere. Throws RangeError beyond the cap, and whatever the disk says.
 */
function readFile(path: string): Uint8Array {
  const linked = lstatSync(path).isSymbolicLink();
  if (linked) requireMine(lstatSync(path));
  // O_NONBLOCK: opening a pipe that nobody writes to must not hang the turn.
  const file = openSync(
    path,
    constants.O_RDONLY | constants.O_NONBLOCK | (linked ? 0 : constants.O_NOFOLLOW),
  );
  try {
    const stat = fstatSync(file);
    if (!stat.isFile() || stat.size > REGISTRY_BYTES) throw new RangeError("no regular file, or too large");
    if (linked) requireMine(stat);
    const bytes = new Uint8Array(stat.size);
    let at = 0;
    for (let count = -1; at < bytes.length && count !== 0; at += count) {
      count = readSync(file, bytes, at, bytes.length - at, at);
    }
    return bytes.subarray(0, at);
  } finally {
    closeSync(file);
  }
}

function requireMine(stat: Stats): void {
  if (stat.uid !== (process.getuid?.() ?? stat.uid)) throw new RangeError("somebody else's link or file");
}

/** How long after the last change a broken file may still be one that is being written. */
const WRITING_MS = 2000;

/** True for a file that changed just now, and for a missing one whose folder did: writers replace files by renaming. */
function mayBeInWriting(path: string): boolean {
  try {
    const stat =
      statSync(path, { throwIfNoEntry: false }) ?? statSync(dirname(path), { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs < WRITING_MS;
  } catch {
    return false;
  }
}
