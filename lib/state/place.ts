/** Where guards keep what they must remember between two events. */
import { homedir } from "node:os";
import { join } from "node:path";
import { ownFolder } from "./file.ts";

/**
 * The folder called `name` for state: below `AGENT_GUARDS_STATE`, else in the workspace's own output where
 * `WORKSPACE_DIR` names one, else in the user's home. Made for this user alone when it is missing.
 *
 * @throws ForeignFile when a link or a file stands in its place, and whatever the disk says.
 */
export function stateFolder(name: string): string {
  const folder = statePath(name);
  ownFolder(folder);
  return folder;
}

/** The same path, whether it is there or not. */
export function statePath(name: string): string {
  const named = process.env["AGENT_GUARDS_STATE"];
  if (named) return join(named, name);
  const workspace = process.env["WORKSPACE_DIR"];
  if (workspace) return join(workspace, "output", ".agent-guards", name);
  return join(process.env["HOME"] || homedir(), ".agent-guards", "state", name);
}

/** A file's name for an id that a host chose: safe on every disk, and different for different ids. */
export function fileNameOf(id: string): string {
  const safe = id
    .replace(/[^A-Za-z0-9._-]/g, "_")
    .replace(/^\.+/, "_")
    .slice(0, 80);
  return safe === id ? safe : `${safe}-${hashOf(id)}`;
}

/** FNV-1a: enough to tell the ids of one machine's sessions apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
