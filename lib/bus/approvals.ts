/**
 * Which (event, command) pairs a person has approved, and what the command's files were then.
 *
 * The file stands in the workspace, because in a container nothing else outlives a restart. A workspace that somebody cloned
 * must not bring its own approvals: git keeps no mode but the executable bit, so that a file which others may read is nobody's.
 */
import { lstatSync } from "node:fs";
import { BUS_STATE_BYTES } from "../core/limits.ts";
import { readOwn, replaceOwn } from "../state/file.ts";
import { withLock } from "../state/lock.ts";
import type { EventName } from "./events.ts";
import { type Fingerprint, fingerprint, isFresh, numbersOf, sameNumbers } from "./identity.ts";

/** One approval. An HTTP hook has no files. */
export type Approval = {
  readonly event: EventName;
  /** The exact `command:` of the entry, or its URL. */
  readonly command: string;
  readonly files: readonly Fingerprint[];
  /** When, as ISO 8601. */
  readonly at: string;
};

/** How a file differs from what was approved: its bytes, only its time, or it is gone. */
export type Drift = { readonly path: string; readonly how: "content" | "time" | "gone" };

const OTHERS = 0o007;

/** The approvals in the file at `path`. `problem` says why some or all of them do not count. */
export function readApprovals(path: string): {
  readonly approvals: readonly Approval[];
  readonly problem?: string;
} {
  try {
    const bytes = readOwn(path, BUS_STATE_BYTES);
    if (bytes === undefined) return { approvals: [] };
    if (process.platform !== "win32" && (lstatSync(path).mode & OTHERS) !== 0)
      return {
        approvals: [],
        problem: `${path} can be read by everybody, so that it is not the one that this runtime wrote`,
      };
    const data: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
    const rows = (data as { approvals?: unknown } | null)?.approvals;
    if (!Array.isArray(rows)) return { approvals: [], problem: `${path} holds no approvals` };
    return { approvals: rows.filter(isApproval) };
  } catch (error) {
    return {
      approvals: [],
      problem: `${path} cannot be read (${error instanceof Error ? error.name : "unknown error"})`,
    };
  }
}

/** Changes the approvals in the file while nobody else can. @throws whatever the disk says. */
export function changeApprovals(
  path: string,
  change: (approvals: readonly Approval[]) => readonly Approval[],
): void {
  withLock(path, () => {
    const approvals = change(readApprovals(path).approvals);
    replaceOwn(path, `${JSON.stringify({ version: 1, approvals }, null, 2)}\n`);
  });
}

const digests = new Map<string, Fingerprint>();

/** What is different about the files of an approval. Reads a file only when its numbers say that it may have changed. */
export function driftOf({ files }: Pick<Approval, "files">): Drift | undefined {
  for (const known of files) {
    const how = changeOf(known);
    if (how !== undefined) return { path: known.path, how };
  }
  return undefined;
}

/** True when every file is, by its numbers alone, the one that was approved. */
export function isUntouched({ files }: Pick<Approval, "files">): boolean {
  return files.every((known) => {
    const now = numbersOf(known.path);
    return now !== undefined && sameNumbers(now, known);
  });
}

function changeOf(known: Fingerprint): Drift["how"] | undefined {
  const now = numbersOf(known.path);
  if (now === undefined) return "gone";
  if (sameNumbers(now, known)) return undefined;
  if (now.size !== known.size) return "content";
  const kept = digests.get(known.path);
  const read = kept && sameNumbers(kept, now) ? kept : digest(known.path);
  if (read?.sha256 !== known.sha256) return "content";
  return now.mtime === known.mtime ? undefined : "time";
}

function digest(path: string): Fingerprint | undefined {
  try {
    const read = fingerprint(path);
    if (read && !isFresh(read)) digests.set(path, read);
    return read;
  } catch {
    return undefined;
  }
}

function isApproval(row: unknown): row is Approval {
  const { event, command, files, at } = (row ?? {}) as Partial<Record<keyof Approval, unknown>>;
  return (
    typeof event === "string" &&
    typeof command === "string" &&
    typeof at === "string" &&
    Array.isArray(files) &&
    files.every(isFingerprint)
  );
}

function isFingerprint(row: unknown): boolean {
  const file = (row ?? {}) as Record<string, unknown>;
  return ["path", "sha256", "dev", "ino", "size", "mtime", "ctime"].every(
    (key) => typeof file[key] === "string",
  );
}
