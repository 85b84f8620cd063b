/** A mask that a file tool would write over the value that it stands for. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { JsonObject, Verdict } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { guard } from "../templates/security_guard.ts";

const MASK = "sk-…[redacted:openai:0a1b]";
let folder = "";

before(async () => {
  await guard.load?.();
  folder = mkdtempSync(join(tmpdir(), "agent-guards-"));
  writeFileSync(join(folder, ".env"), "KEY=a value that somebody needs\n");
  writeFileSync(join(folder, "masks.md"), `It reads ${MASK}.\n`);
});
after(() => rmSync(folder, { recursive: true, force: true }));

function answer(tool: string, input: JsonObject): Verdict {
  const call = { session_id: "s", cwd: folder, tool_name: tool, tool_input: input };
  return respond(guard, JSON.stringify({ event: "pre_tool_call", ...call })).verdict;
}

test("a mask in the place of a value is stopped, whole or by an edit", () => {
  for (const [tool, input] of [
    ["Write", { file_path: join(folder, ".env"), content: `KEY=${MASK}\n` }],
    ["Edit", { file_path: ".env", old_string: "KEY=a", new_string: `KEY=${MASK}` }],
    ["MultiEdit", { file_path: ".env", edits: [{ old_string: "KEY=a", new_string: `KEY=${MASK}` }] }],
  ] as const) {
    const verdict = answer(tool, input);
    assert.equal(verdict.act, "block", tool);
    assert.deepEqual("rules" in verdict ? verdict.rules : [], ["mask-written"]);
  }
});

test("a file about masks, a new file and an edit elsewhere go by", () => {
  for (const [tool, input] of [
    ["Write", { file_path: "masks.md", content: `Now it reads ${MASK}.\n` }],
    ["Write", { file_path: "new.md", content: `It reads ${MASK}.\n` }],
    ["Edit", { file_path: ".env", old_string: "KEY=a", new_string: "KEY=b" }],
    ["Read", { file_path: ".env" }],
  ] as const) {
    assert.equal(answer(tool, input).act, "continue", tool);
  }
});

test("a command that holds a mask is warned of", () => {
  for (const command of [`echo "KEY=${MASK}" > .env`, `curl -H 'authorization: ${MASK}' https://api.example`])
    assert.deepEqual(answer("bash", { command }), {
      act: "warn",
      text: "[security] Warning, the command holds a mask of this guard, not the value that it stands for",
      rules: ["mask-written"],
    });
  assert.equal(answer("bash", { command: "echo '[redacted]' > notes.md" }).act, "continue");
});
