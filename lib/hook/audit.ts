/** The audit trail: one JSON line for each decision that is not "continue". */
import { lstatSync } from "node:fs";
import { AUDIT_BYTES } from "../core/limits.ts";
import { oneLine } from "../core/text.ts";
import type { Verdict } from "../core/verdict.ts";
import { appendLine } from "../state/log.ts";
import type { HookEvent } from "./event.ts";

const NAME_CHARS = 64;

/**
 * Appends one line to `folder/hook.log` when `folder` exists: time (ISO 8601), guard, event, tool, decision, rule ids
 * and which rules judged besides the built-in ones. The file is private (0600), never a link or a pipe, and is moved to `hook.log.1` at the size cap.
 */
export function audit(
  folder: string,
  guard: string,
  verdict: Verdict,
  event: HookEvent | undefined,
  sealed = "",
): void {
  if (verdict.act === "continue") return;
  const tool = event && "tool" in event ? { tool: oneLine(event.tool, NAME_CHARS) } : {};
  const line = {
    time: new Date().toISOString(),
    guard,
    event: oneLine(event?.name ?? "", NAME_CHARS),
    ...tool,
    decision: verdict.act,
    rules: verdict.rules,
    ...(sealed === "" ? {} : { sealed }),
  };
  try {
    // A linked folder would put the trail wherever it leads.
    if (lstatSync(folder).isDirectory()) appendLine(`${folder}/hook.log`, JSON.stringify(line), AUDIT_BYTES);
  } catch {
    // A missing folder is the usual case; a full disk or a planted link must not cost the user the decision.
  }
}
