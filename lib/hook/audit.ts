/**
 * The audit trail: one JSON line for each decision that is not "continue". It must not know any content, and it can never
 * change or delay a decision: whatever goes wrong here is the trail's loss alone.
 */
import { closeSync, constants, fstatSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { AUDIT_BYTES, AUDIT_LOCK_MS } from "../core/limits.ts";
import { oneLine } from "../core/text.ts";
import type { Verdict } from "../core/verdict.ts";
import type { HookEvent } from "./event.ts";

const NAME_CHARS = 64;

/**
 * Appends one line to `folder/hook.log` when `folder` exists: time (ISO 8601), guard, event, tool, decision and rule
 * ids. The file is private (0600), never a link or a pipe, and is moved to `hook.log.1` at the size cap.
 */
export function audit(folder: string, guard: string, verdict: Verdict, event: HookEvent | undefined): void {
  if (verdict.act === "continue") return;
  const tool = event && "tool" in event ? { tool: oneLine(event.tool, NAME_CHARS) } : {};
  const line = {
    time: new Date().toISOString(),
    guard,
    event: oneLine(event?.name ?? "", NAME_CHARS),
    ...tool,
    decision: verdict.act,
    rules: verdict.rules,
  };
  try {
    append(`${folder}/hook.log`, `${JSON.stringify(line)}\n`);
  } catch {
    // A missing folder is the usual case; a full disk or a planted link must not cost the user the decision.
  }
}

function append(path: string, line: string): void {
  // O_APPEND with one write keeps lines of several guards whole; O_NONBLOCK keeps a planted FIFO from holding us.
  const flags =
    constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = openSync(path, flags, 0o600);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) return;
    writeSync(file, line);
    if (stat.size >= AUDIT_BYTES) rotate(path);
  } finally {
    closeSync(file);
  }
}

/** Moves a full trail aside, once: a guard that finds the lock taken leaves it to the other. */
function rotate(path: string): void {
  const lock = `${path}.lock`;
  try {
    closeSync(openSync(lock, "wx", 0o600));
  } catch {
    // Taken, or left behind by a guard that was killed: then it goes with age.
    if (Date.now() - statSync(lock).mtimeMs > AUDIT_LOCK_MS) rmSync(lock, { force: true });
    return;
  }
  try {
    if (statSync(path).size >= AUDIT_BYTES) renameSync(path, `${path}.1`);
  } finally {
    rmSync(lock, { force: true });
  }
}
