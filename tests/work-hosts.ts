/** The same session as each host tells it: events of its own, or its transcript and the end of a turn. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Json, JsonObject } from "../lib/core/verdict.ts";
import { type Step, stepsIn } from "./work-lists.ts";

/** A turn: what the user asked, what was done, and what was said at its end. */
export type Turn = { readonly asked: string; readonly did: readonly Step[]; readonly said: string };

/** The events that a host sends during the last of `turns`, the end of the turn last. */
export type Telling = (session: string, turns: readonly Turn[]) => JsonObject[];

const lines = (rows: readonly JsonObject[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

const folder = mkdtempSync(join(tmpdir(), "agent-guards-turns-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Writes a transcript and gives its path. */
function transcript(name: string, content: string): string {
  const path = join(mkdtempSync(join(folder, "turn-")), name);
  writeFileSync(path, content);
  return path;
}

/** The text of a result, for hosts that know no other. */
function plain(result: Json, step: Step): string {
  return typeof result === "string" ? result : `${step.out ?? ""}\nExit code: ${step.exit ?? 0}`;
}

const starchild: Telling = (session, turns) => {
  const { asked, did, said } = turns.at(-1) ?? { asked: "", did: [], said: "" };
  const made = did.map((step) => ({ step, ...stepsIn(step) }));
  return [
    { event: "on_user_message", session_id: session, message: asked, channel: "web" },
    ...made.flatMap(({ tool, input, result }) => [
      { event: "pre_tool_call", session_id: session, tool_name: tool, tool_input: input },
      { event: "post_tool_call", session_id: session, tool_name: tool, tool_result: result },
    ]),
    {
      event: "on_stop",
      session_id: session,
      response: said,
      tool_names: made.map(({ tool }) => tool),
      stop_hook_active: false,
    },
  ];
};

const claude: Telling = (session, turns) => {
  const row = (type: string, content: Json): JsonObject => ({
    type,
    sessionId: session,
    message: { role: type, content },
  });
  const rows = turns.flatMap(({ asked, did, said }, turn) => [
    row("user", asked),
    ...did.flatMap((step, at) => {
      const { command, input, result } = stepsIn(step);
      const id = `toolu_${turn}_${at}`;
      const failed = (step.exit ?? 0) !== 0;
      const name = command === undefined ? "Edit" : "Bash";
      const path = { file_path: step.edit ?? step.write ?? "", old_string: "a", new_string: "b" };
      const text = failed ? `Exit code ${step.exit}\n${step.out ?? ""}` : (step.out ?? plain(result, step));
      return [
        row("assistant", [{ type: "tool_use", id, name, input: command === undefined ? path : input }]),
        row("user", [{ type: "tool_result", tool_use_id: id, content: text, is_error: failed }]),
      ];
    }),
    row("assistant", [{ type: "text", text: said }]),
  ]);
  return [
    {
      hook_event_name: "Stop",
      session_id: session,
      transcript_path: transcript("session.jsonl", lines(rows)),
      cwd: "/w",
      permission_mode: "default",
      stop_hook_active: false,
      last_assistant_message: turns.at(-1)?.said ?? "",
    },
  ];
};

const codex: Telling = (session, turns) => {
  const item = (payload: JsonObject): JsonObject => ({ timestamp: "t", type: "response_item", payload });
  const rows = turns.flatMap(({ asked, did, said }, turn) => [
    { timestamp: "t", type: "event_msg", payload: { type: "user_message", message: asked } },
    ...did.flatMap((step, at) => {
      const { command } = stepsIn(step);
      const call_id = `call_${turn}_${at}`;
      const file = step.edit ?? step.write ?? "";
      const patch = `*** Begin Patch\n*** Update File: ${file}\n@@\n-a\n+b\n*** End Patch`;
      const call =
        command === undefined
          ? { type: "custom_tool_call", call_id, name: "apply_patch", input: patch }
          : {
              type: "function_call",
              call_id,
              name: "exec_command",
              arguments: JSON.stringify({ cmd: command }),
            };
      const output =
        command === undefined
          ? "Success. Updated the following files:\nM x"
          : `Chunk ID: 1\nWall time: 0.1 seconds\nProcess exited with code ${step.exit ?? 0}\nOutput:\n${step.out ?? ""}`;
      const type = command === undefined ? "custom_tool_call_output" : "function_call_output";
      return [item(call), item({ type, call_id, output })];
    }),
    item({ type: "message", role: "assistant", content: [{ type: "output_text", text: said }] }),
  ]);
  return [
    {
      hook_event_name: "Stop",
      session_id: session,
      turn_id: "t1",
      transcript_path: transcript("rollout.jsonl", lines(rows)),
      cwd: "/w",
      model: "m",
      permission_mode: "bypassPermissions",
      stop_hook_active: false,
      last_assistant_message: turns.at(-1)?.said ?? "",
    },
  ];
};

const gemini: Telling = (session, turns) => {
  const messages = turns.flatMap(({ asked, did, said }, turn): JsonObject[] => [
    { id: `u${turn}`, type: "user", content: asked },
    {
      id: `g${turn}`,
      type: "gemini",
      content: said,
      toolCalls: did.map((step, at) => {
        const { command } = stepsIn(step);
        const text = `Command: x\nOutput: ${step.out ?? ""}\nExit Code: ${step.exit ?? 0}`;
        const response = { output: command === undefined ? "Successfully modified file" : text };
        return {
          id: `c${turn}-${at}`,
          name: command === undefined ? "replace" : "run_shell_command",
          args: command === undefined ? { file_path: step.edit ?? step.write ?? "" } : { command },
          status: "success",
          result: [{ functionResponse: { id: "x", name: "x", response } }],
        };
      }),
    },
  ]);
  const file = JSON.stringify({ sessionId: session, projectHash: "h", startTime: "t", messages });
  return [
    {
      hook_event_name: "AfterAgent",
      session_id: session,
      transcript_path: transcript("session.json", file),
      cwd: "/w",
      timestamp: "2026-01-01T00:00:00Z",
      prompt: turns.at(-1)?.asked ?? "",
      prompt_response: turns.at(-1)?.said ?? "",
      stop_hook_active: false,
    },
  ];
};

/** Hosts whose guard is a process, by name. OpenClaw's plugin is asked in its own process. */
export const TELLINGS: Readonly<Record<string, Telling>> = { starchild, claude, codex, gemini };
