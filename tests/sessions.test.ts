/** Whole sessions of a coding agent at ordinary work: not one call is stopped, and not one warned of. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import type { JsonObject } from "../lib/core/verdict.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import { loadGuard } from "../scripts/guards.ts";

const { sessions } = parse(readFileSync(new URL("data/sessions.yaml", import.meta.url), "utf8")) as {
  readonly sessions: readonly { readonly what: string; readonly calls: string }[];
};

const PROJECT = "/home/me/src/project";

/** A line of the data as Claude Code's tool call. */
function callOf(line: string): JsonObject {
  const [, verb = "", rest = ""] = /^(read|write|edit) (.*)$/.exec(line) ?? [];
  const [path = "", first = "", second = ""] = rest.split(" | ");
  const file_path = `${PROJECT}/${path}`;
  const text = (part: string) => part.replaceAll("\\n", "\n");
  if (verb === "read") return { tool_name: "Read", tool_input: { file_path } };
  if (verb === "write") return { tool_name: "Write", tool_input: { file_path, content: text(first) } };
  if (verb === "edit")
    return {
      tool_name: "Edit",
      tool_input: { file_path, old_string: text(first), new_string: text(second) },
    };
  return { tool_name: "Bash", tool_input: { command: text(line) } };
}

test("forty ordinary sessions pass without a stop or a warning", async () => {
  const guard = await loadGuard("security_guard");
  assert.ok(sessions.length >= 40);
  const said: string[] = [];
  for (const { what, calls } of sessions) {
    const lines = calls.split("\n");
    assert.ok(lines.length >= 15, what);
    for (const line of lines) {
      const base = { hook_event_name: "PreToolUse", session_id: what, cwd: PROJECT };
      const { answer } = await respondLoading(guard, JSON.stringify({ ...base, ...callOf(line) }), {});
      if (Object.keys(answer.stdout).length > 0)
        said.push(`${what}: ${line}: ${JSON.stringify(answer.stdout)}`);
    }
  }
  assert.deepEqual(said, []);
});
