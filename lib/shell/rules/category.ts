/**
 * What kind of damage a rule stands for, in the words that docker-agent shows beside its confirmation prompt. Source:
 * the categories of pkg/safety/safety_patterns.json of docker/docker-agent (version 0.4), and words of our own where
 * it has none.
 */

/** Families of rule ids by their beginning, the longer first. */
const CATEGORIES: readonly (readonly [prefix: string, category: string])[] = [
  ["strict-git-push", "git-history"],
  ["strict-git-", "git-discard"],
  ["strict-sql-", "sql-drop"],
  ["strict-dropdb", "sql-drop"],
  ["strict-docker-", "dk-multi-del"],
  ["strict-curl-shell", "net-exec"],
  ["strict-", "infra-delete"],
  ["delete-", "fs-delete"],
  ["truncate-", "fs-overwrite"],
  ["overwrite-", "fs-overwrite"],
  ["move-", "fs-modify"],
  ["chmod-", "fs-permissions"],
  ["chown-", "fs-permissions"],
  ["write-device", "block-device"],
  ["format-", "block-device"],
  ["repartition-", "block-device"],
  ["lvm-", "block-device"],
  ["zpool-", "block-device"],
  ["zfs-", "block-device"],
  ["raid-", "block-device"],
  ["fork-bomb", "proc-exhaust"],
  ["reverse-", "remote-control"],
  ["git-", "git-discard"],
  ["leak-", "credential-leak"],
];

/** The category of a rule, and how far its damage reaches: "medium" for the strict profile's rows, "high" for all others. */
export function damageOf(rule: string): { readonly category: string; readonly blast_radius: string } {
  const category = CATEGORIES.find(([prefix]) => rule.startsWith(prefix))?.[1] ?? "other";
  return { category, blast_radius: rule.startsWith("strict-") ? "medium" : "high" };
}
