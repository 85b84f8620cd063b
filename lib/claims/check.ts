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

/**
 * The claims of `reply` that the registries contradict, whatever tools ran.
 *
 * @param reply what the agent said, of any length. Never throws on one
 * @param cwd the directory of the event: relative registries lie in the workspace there
 * @param tables the languages, the own links and the registries
 *
 * @example
 * ```ts
 * import { writeFileSync } from "node:fs";
 * import { fabricationsIn, LANGUAGES, type LinkRow, type Registry } from "agent-guards/claims";
 *
 * writeFileSync("pages.json", JSON.stringify([{ id: "7", url: "https://pages.acme.io/7" }]));
 * const links: LinkRow[] = [{ name: "page", form: "https://pages.acme.io/{id}", proves: "publish" }];
 * const said = { record: "list of pages", deed: "published", instead: "publish it first" };
 * const file = { env: [], file: "pages.json", ids: ["id"], link: "url" };
 * const registries: Registry[] = [{ name: "pages", proves: "publish", ...file, ...said }];
 *
 * const tables = { languages: LANGUAGES, links, registries };
 * for (const page of [7, 8])
 *   console.log(page, fabricationsIn(`It is live at https://pages.acme.io/${page}`, ".", tables).length);
 * // 7 0
 * // 8 1
 * ```
 */
export function fabricationsIn(reply: string, cwd: string, tables: ClaimTables): readonly Fabrication[] {
  return checkReply({ text: reply, cwd }, tables).found;
}
