/** A reply against the records of a workspace, in one call. */
import { readReply } from "./assert.ts";
import { readRegistry, workspaceOf } from "./evidence.ts";
import type { ClaimTables } from "./tables.ts";
import { type Fabrication, fabrications } from "./verify.ts";

/** A reply and where it comes from. */
export type CheckedReply = {
  readonly text: string;
  /** The event's directory, from which the workspace is found when `WORKSPACE_DIR` is not set. */
  readonly cwd: string;
  /** Names of the tools that ran in the turn; undefined where nobody says. */
  readonly tools?: readonly string[] | undefined;
  /** Set where the registries lie on another machine; gets the names of those that would have been read. */
  readonly remote?: { readonly unseen: string[] } | undefined;
};

/** The claims that the registries contradict, and how many sentences that may claim something a cap left unread. */
export type CheckResult = { readonly found: readonly Fabrication[]; readonly unread: number };

/** Checks a reply. Reads no file for one without a claim. Never throws on any text. */
export function checkReply({ text, cwd, tools, remote }: CheckedReply, tables: ClaimTables): CheckResult {
  const { claims, unread } = readReply(text, tables);
  if (claims.length === 0) return { found: [], unread };
  if (remote) {
    remote.unseen.push(...tables.registries.map(({ name }) => name));
    return { found: [], unread };
  }
  const workspace = workspaceOf(cwd);
  const lookup = (row: ClaimTables["registries"][number]) => readRegistry(row, workspace, tables.links);
  return { found: fabrications(claims, tables.registries, lookup, tools), unread };
}

/** The claims of `reply` that the registries contradict, whatever tools ran. */
export function fabricationsIn(reply: string, cwd: string, tables: ClaimTables): readonly Fabrication[] {
  return checkReply({ text: reply, cwd }, tables).found;
}
