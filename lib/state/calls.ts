/** Calls whose results have not come yet, for hosts that do not repeat what a tool was given; and where the audit log is. */
import { join } from "node:path";
import { isObject } from "../core/json.ts";
import { CALLS_BYTES, CALLS_OPEN } from "../core/limits.ts";
import type { Json } from "../core/verdict.ts";
import { ownFolder } from "./file.ts";
import { changeJson } from "./json.ts";
import { fileNameOf, stateFolder } from "./place.ts";

/** The audit log: `AGENT_GUARDS_AUDIT_LOG`, else `logs/tool-audit.jsonl` in the workspace, else beside the other state. Its folder is there afterwards. */
export function auditLogPath(): string {
  const named = process.env["AGENT_GUARDS_AUDIT_LOG"];
  if (named) return named;
  const workspace = process.env["WORKSPACE_DIR"];
  if (!workspace) return join(stateFolder("audit"), "tool-audit.jsonl");
  const folder = join(workspace, "logs");
  ownFolder(folder, 0o755);
  return join(folder, "tool-audit.jsonl");
}

/** Keeps what `tool` was given until {@link takeCall} asks. Never throws: without it the line has no input. */
export function keepCall(session: string, tool: string, input: Json): void {
  withOpen((open) => {
    const own = listAt(open[keyOf(session, tool)]);
    const others = Object.entries(open).filter(([key]) => key !== keyOf(session, tool));
    const next = Object.fromEntries([
      ...others.slice(1 - CALLS_OPEN),
      [keyOf(session, tool), [...own, input].slice(-CALLS_OPEN)],
    ]);
    return { next, result: undefined };
  });
}

/** What the oldest call of `tool` without a result was given; undefined when nobody knows. */
export function takeCall(session: string, tool: string): Json | undefined {
  return withOpen((open) => {
    const [input, ...rest] = listAt(open[keyOf(session, tool)]);
    const others = Object.entries(open).filter(([key]) => key !== keyOf(session, tool));
    const next = Object.fromEntries(rest.length > 0 ? [...others, [keyOf(session, tool), rest]] : others);
    return input === undefined ? { result: undefined } : { next, result: input };
  });
}

function withOpen<T>(change: Parameters<typeof changeJson<T | undefined>>[2]): T | undefined {
  try {
    return changeJson(join(stateFolder("audit"), "open.json"), CALLS_BYTES, (now) =>
      change(isObject(now) ? now : {}),
    );
  } catch {
    return undefined;
  }
}

function keyOf(session: string, tool: string): string {
  return `${fileNameOf(session)} ${fileNameOf(tool)}`;
}

function listAt(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
