/** The rows of a guard's built-in tables, as digests, to say what differs between two versions. */
import { createHash } from "node:crypto";
import { rowDigests } from "../../lib/hook/digest.ts";
import type { Guard } from "../../lib/hook/event.ts";
import { ask } from "../guards.ts";

/** Digests by `TABLE.ID`. */
export type Rows = ReadonlyMap<string, string>;

/** The rows of a guard in this process, all its parts loaded. */
export function rowsHere(guard: Guard): Rows {
  return rowDigests(guard.tables(), (text) => createHash("sha256").update(text).digest("hex"));
}

/** What an installed program says of its rows; undefined for one of a version that cannot. */
export function rowsOf(argv: readonly string[]): Rows | undefined {
  const run = ask([...argv, "--rows"], "", { timeoutMs: 10_000 });
  const lines = run.status === 0 ? run.stdout.trimEnd().split("\n") : [];
  const rows = lines.flatMap((line): [string, string][] => {
    const [, name, digest] = /^(\S+) ([0-9a-f]{12})$/.exec(line) ?? [];
    return name === undefined || digest === undefined ? [] : [[name, digest]];
  });
  return rows.length === 0 ? undefined : new Map(rows);
}

/** The rows that are new, gone or different, as lines: "+ NAME", "- NAME", "~ NAME". */
export function rowChanges(before: Rows, after: Rows): string[] {
  const added = [...after.keys()].filter((name) => !before.has(name)).map((name) => `+ ${name}`);
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => `- ${name}`);
  const changed = [...after].filter(([name, digest]) => (before.get(name) ?? digest) !== digest);
  return [...added, ...gone, ...changed.map(([name]) => `~ ${name}`)];
}
