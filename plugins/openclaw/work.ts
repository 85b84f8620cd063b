/**
 * verify_work inside OpenClaw, whose end of a turn cannot send an agent back: each run's calls are recorded, its
 * words are judged when the model has spoken, the model is told before its next prompt and the user under the
 * message. What it holds is on the disk, so that a restart loses nothing, and is forgotten after a time.
 */
import { isObject, stringAt, textOf } from "../../lib/core/json.ts";
import type { JsonObject } from "../../lib/core/verdict.ts";
import { dropNote, leaveNote, noteFor } from "../../lib/state/notes.ts";
import {
  forget,
  judgeWork,
  LANGUAGES,
  type RecordedSession,
  readResult,
  record,
  recorded,
  workReason,
  workWarning,
} from "../../lib/work/index.ts";
import { CHECKS, guard } from "../../templates/verify_work.ts";

/** Milliseconds for which a correction waits for the next prompt. */
const TTL_MS = 10 * 60 * 1000;

const MODEL = "openclaw-model";
const USER = "openclaw-user";
const NOTHING: RecordedSession = { runs: [], said: "", complete: true };

/** How far the last runs of this process are: openclaw 2026.9.6 says `agent_end` before `llm_output`, its documents the reverse. */
const stages = new Map<string, "judged" | "ended" | "over">();

/** Runs that are remembered; one process talks in a few at a time. */
const RUNS = 256;

function reach(run: string, stage: "judged" | "ended"): void {
  const over = stages.get(run) !== undefined && stages.get(run) !== stage;
  if (over) forget(run);
  stages.delete(run);
  stages.set(run, over ? "over" : stage);
  for (const oldest of stages.keys()) if (stages.size > RUNS) stages.delete(oldest);
}

type Handler = (event: unknown, context: unknown) => unknown;

/** Every handler by the hook's name. Each takes whatever comes, and answers nothing where it has nothing to say. */
export const WATCH = {
  after_tool_call: (event, context) => noteCall(merged(event, context)),
  llm_output: (event, context) => judge(merged(event, context)),
  before_prompt_build: (event, context) => correct(merged(event, context)),
  message_sending: (event, context) => annotate(merged(event, context)),
  agent_end: (event, context) => end(merged(event, context)),
} as const satisfies Readonly<Record<string, Handler>>;

function merged(event: unknown, context: unknown): JsonObject {
  return { ...(isObject(context) ? context : {}), ...(isObject(event) ? event : {}) };
}

function runOf(fields: JsonObject): string {
  return `openclaw-${stringAt(fields, "runId") || sessionOf(fields)}`;
}

function sessionOf(fields: JsonObject): string {
  return (
    stringAt(fields, "sessionKey") || stringAt(fields, "sessionId") || stringAt(fields, "conversationId")
  );
}

function noteCall(fields: JsonObject): void {
  const tool = stringAt(fields, "toolName");
  const id = stringAt(fields, "toolCallId") || `${Date.now()}-${Math.random()}`;
  if (stages.get(runOf(fields)) === "over") stages.delete(runOf(fields));
  record(runOf(fields), { is: "call", tool, input: fields["params"] ?? null, id });
  const error = stringAt(fields, "error");
  const result = readResult(error === "" ? (fields["result"] ?? null) : error, error !== "");
  record(runOf(fields), { is: "result", tool, id, result });
}

/** The run's own calls are all that counts: a summary behind them is not held against the last message alone. */
function judge(fields: JsonObject): void {
  const run = runOf(fields);
  // Its record is gone, and nothing could be held against it.
  if (stages.get(run) === "over") return;
  correctLater(fields);
  reach(run, "judged");
}

function correctLater(fields: JsonObject): void {
  const text = textOf(fields["assistantTexts"] ?? fields["lastAssistant"] ?? fields["text"]);
  const tables = { languages: LANGUAGES, checks: CHECKS };
  const { findings } = judgeWork(text, recorded(runOf(fields)) ?? NOTHING, { run: true }, tables);
  if (findings.length === 0) return;
  leaveNote(MODEL, sessionOf(fields), workReason(guard.tag, findings));
  leaveNote(USER, sessionOf(fields), workWarning(guard.tag, findings, "a message can only be annotated"));
}

function correct(fields: JsonObject): { readonly prependContext: string } | undefined {
  const text = noteFor(MODEL, sessionOf(fields), TTL_MS);
  if (text === undefined) return undefined;
  dropNote(MODEL, sessionOf(fields));
  return { prependContext: text };
}

function annotate(fields: JsonObject): { readonly content: string } | undefined {
  const text = noteFor(USER, sessionOf(fields), TTL_MS);
  const content = stringAt(fields, "content");
  if (text === undefined || content === "" || content.includes(text)) return undefined;
  dropNote(USER, sessionOf(fields));
  return { content: `${content.trimEnd()}\n\n> ⚠️ ${text}` };
}

/** What is judged already is forgotten; what is not waits for its words, or for the time after which state is dropped. */
function end(fields: JsonObject): void {
  reach(runOf(fields), "ended");
}
