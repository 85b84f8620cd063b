/**
 * A reply against the records of a workspace, in one call. It must not know any event nor what follows from the answer.
 */
import { claimsOf } from "./assert.ts";
import type { Language } from "./claim.ts";
import { readRegistry, workspaceOf } from "./evidence/read.ts";
import type { LinkRow } from "./links.ts";
import type { Registry } from "./registry.ts";
import { type Fabrication, fabrications } from "./verify.ts";

/** The tables that a template tunes. */
export type ClaimTables = {
  readonly languages: readonly Language[];
  readonly links: readonly LinkRow[];
  readonly registries: readonly Registry[];
};

/**
 * The successes that `reply` claims and that the registries contradict. `cwd` is the event's directory, from which the
 * workspace is found when `WORKSPACE_DIR` is not set. Reads no file for a reply without a claim. Never throws on any text.
 */
export function fabricationsIn(reply: string, cwd: string, tables: ClaimTables): Fabrication[] {
  const claims = claimsOf(reply, tables.languages, tables.links);
  if (claims.length === 0) return [];
  const workspace = workspaceOf(cwd);
  return fabrications(claims, tables.registries, (row) => readRegistry(row, workspace, tables.links));
}
