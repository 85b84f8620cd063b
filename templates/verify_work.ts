/**
 * verify_work: holds a turn back when the agent says that it did something and the record of its tool calls says that
 * it did not, that it failed, or that the code has changed since. The tables that a user tunes stand on top.
 */
import { part } from "../lib/core/lazy.ts";
import { CONTINUE, type Verdict } from "../lib/core/verdict.ts";
import type {
  EventKind,
  FailPolicy,
  Guard,
  HookEvent,
  PromptEvent,
  StopEvent,
  ToolCallEvent,
  ToolResultEvent,
} from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";
import type { RecordedSession, WorkClaimKind, WorkFinding } from "../lib/work/index.ts";
import { callsOf } from "../lib/work/record.ts";
import { readResult } from "../lib/work/result.ts";
import { isOurs, isRecorded, record, recorded, transcribed } from "../lib/work/store.ts";

/** What judges: the end of a turn needs it, the other events do not. */
const work = part("work", () => import("../lib/work/index.ts"));

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/** How often one session is sent back for claims before its turns pass with a warning. */
const MAX_BLOCKS = 2;

/**
 * Code that was changed with nothing run since, and no word about it: "block" sends the agent back once for it, "warn"
 * tells the user, "off" says nothing.
 */
const UNCHECKED: "block" | "warn" | "off" = "block";

/** How often one session is sent back for code that nothing was run on. */
const MAX_UNCHECKED = 3;

/** What is held against the record; a kind that is taken out is believed. */
export const CHECKS: readonly WorkClaimKind[] = [
  "tests",
  "lint",
  "types",
  "format",
  "build",
  "ci",
  "deploy",
  "up",
  "verified",
  "ran",
  "install",
  "file",
  "change",
  "delete",
  "commit",
  "push",
  "pr",
  "tag",
  "merge",
  "rebase",
  "act",
  "works",
  "narration",
  "promise",
];

/** A rules file's settings; their form stands in settings/verify_work.ts. */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly max_blocks?: number;
  readonly unchecked?: typeof UNCHECKED;
  readonly max_unchecked?: number;
  readonly off?: readonly WorkClaimKind[];
};

function checksOf({ off = [] }: Settings): readonly WorkClaimKind[] {
  return CHECKS.filter((kind) => !off.includes(kind));
}

// Three hosts tell everything at the end of the turn, in a transcript (see TRANSCRIBING). For the others each event is
// recorded, whatever file they name: who else keeps one writes it in a form that nobody has promised.

function noteUser({ session, text, agent, state }: PromptEvent): Verdict {
  if (agent === undefined) record(session, { is: "user", text }, state);
  return CONTINUE;
}

function noteCall(event: ToolCallEvent): Verdict {
  const { session, tool, input, command, cwd, call, agent, state } = event;
  if (agent === undefined) {
    const line = command === undefined ? {} : { command };
    const id = call === undefined ? {} : { id: call };
    record(session, { is: "call", tool, input, cwd, ...line, ...id }, state);
  }
  return CONTINUE;
}

function noteResult(event: ToolResultEvent): Verdict {
  const { session, tool, result, call, failed, agent, state } = event;
  if (agent === undefined) {
    const id = call === undefined ? {} : { id: call };
    record(session, { is: "result", tool, result: readResult(result, failed), ...id }, state);
  }
  return CONTINUE;
}

/** Without any source of what was done there is nothing to hold a reply against. */
function mayJudge({ transcript, session, told, tools }: StopEvent): boolean {
  return transcript !== undefined || (told === true && tools.length === 0) || isRecorded(session);
}

/** What is known of the session; `run` is false where calls of this run may be missing. */
function past(event: StopEvent): { session: RecordedSession; run: boolean } | undefined {
  if (event.transcript !== undefined) {
    const session = transcribed(event.transcript, event.text);
    if (session) return { session, run: true };
  }
  if (event.state && isRecorded(event.session) && !isOurs(event.session, event.state)) {
    // Another replica saw a part of it, and nobody here knows which.
    event.remote?.unseen.push("the record of the session");
    return undefined;
  }
  const session = recorded(event.session);
  if (!session)
    return event.told === true && event.tools.length === 0 ? { session: NOTHING, run: true } : undefined;
  return { session, run: isWhole(session, event) };
}

const NOTHING: RecordedSession = { runs: [], said: "", complete: true };

/** True when no tool that the host names is missing from the record; without names, when the record has calls. */
function isWhole(session: RecordedSession, { told, tools }: StopEvent): boolean {
  const seen = new Set(callsOf(session).map(({ tool }) => tool));
  return told === true ? tools.every((tool) => seen.has(tool)) : seen.size > 0;
}

function judgeStop(event: StopEvent, own: Settings): Verdict {
  if (!mayJudge(event)) return CONTINUE;
  const known = past(event);
  if (!known) return CONTINUE;
  const { judgeWork, lengthSentBack } = work.get();
  const all = event.text === "" ? known.session.said : event.text;
  // What was sent back already stands in front of the new reply, and is judged no second time.
  const text =
    event.whole && event.again ? all.slice(lengthSentBack(event.session, "claims", event.state)) : all;
  const wakes = event.wakes === undefined ? {} : { wakes: event.wakes };
  const tables = { languages: work.get().LANGUAGES, checks: checksOf(own) };
  const { findings, unchecked, unread, unjudged } = judgeWork(
    text,
    known.session,
    { run: known.run, ...wakes },
    tables,
  );
  const left = leftOut(unread, unjudged);
  if (findings.length > 0)
    return withLeft(sendBack(event, findings, all.length, own.max_blocks ?? MAX_BLOCKS), left);
  return withLeft(unchecked.length > 0 ? remind(event, unchecked, own) : CONTINUE, left);
}

/** The verdict, with what was left out told beside it. */
function withLeft(verdict: Verdict, left: Verdict): Verdict {
  if (left.act !== "warn") return verdict;
  const rules = (own: readonly string[] = []) => [...own, ...(left.rules ?? [])];
  switch (verdict.act) {
    case "block":
      return { ...verdict, reason: `${verdict.reason}\n${left.text}`, rules: rules(verdict.rules) };
    case "warn":
      return { ...verdict, text: `${verdict.text}\n${left.text}`, rules: rules(verdict.rules) };
    default:
      return left;
  }
}

/** What was not held against what was done: the middle of a long reply, and claims that no time was left for. */
function leftOut(unread: boolean, unjudged: number): Verdict {
  const left = [
    { is: unread, rule: "unread", why: "is longer than is read, and its middle was" },
    {
      is: unjudged > 0,
      rule: "unjudged",
      why: `claims more than there is time to judge, and ${unjudged} of its claims were`,
    },
  ].filter(({ is }) => is);
  if (left.length === 0) return CONTINUE;
  const why = left.map((one) => `${one.why} not held against what was done`).join("; it ");
  const text = `[work] Warning, the reply ${why}`;
  return { act: "warn", text, rules: left.map(({ rule }) => rule) };
}

function sendBack(
  { session, again, state }: StopEvent,
  findings: readonly WorkFinding[],
  length: number,
  maxBlocks: number,
): Verdict {
  const { leaveFor, workReason, workWarning } = work.get();
  const rules = findings.map(({ claim, fault }) => `${claim.rule}.${fault}`);
  const leave = leaveFor(session, "claims", maxBlocks, again, length, state);
  if (leave === "go") return { act: "block", reason: workReason(guard.tag, findings), rules };
  const because =
    leave === "spent"
      ? `the agent was sent back ${maxBlocks} times already`
      : "the count of tries cannot be kept";
  return { act: "warn", text: workWarning(guard.tag, findings, because), rules };
}

function remind({ session, again, state }: StopEvent, paths: readonly string[], own: Settings): Verdict {
  const { unchecked = UNCHECKED, max_unchecked: most = MAX_UNCHECKED } = own;
  if (unchecked === "off" || again) return CONTINUE;
  const text = work.get().uncheckedReason(guard.tag, paths);
  const rules = ["unchecked"];
  if (unchecked === "warn") return { act: "warn", text, rules };
  const leave = work.get().leaveFor(session, "unchecked", most, false, 0, state);
  return leave === "go" ? { act: "block", reason: text, rules } : CONTINUE;
}

/** `en.tests.stale`: the language of a claim, its kind, and what is wrong with it. */
function rulesOf(language: string): string[] {
  const { FAULTS } = work.get();
  return CHECKS.flatMap((kind) => FAULTS.map((fault) => `${language}.${kind}.${fault}`));
}

/** Hosts whose transcript tells all: a process for each of their tool calls would learn nothing. */
const TRANSCRIBING: readonly string[] = ["claude", "codex", "gemini"];

/** The guard with the settings of a rules file. */
function guardOf(own: Settings): Guard {
  return {
    name: "verify_work",
    tag: "work",
    failPolicy: own.fail_policy ?? FAIL_POLICY,
    tables: () => ({
      CHECKS,
      MAX_BLOCKS,
      UNCHECKED,
      MAX_UNCHECKED,
      LANGUAGES: work.get().LANGUAGES.map(({ id, rows }) => [id, rows]),
      ...own,
    }),
    settings: {
      schema: async () => (await import("./settings/verify_work.ts")).schemaOf(CHECKS),
      faults: async () => [],
      apply: guardOf,
      environment: [],
      plain: true,
    },
    rules: () => [
      "unchecked",
      "unread",
      "unjudged",
      ...work.get().LANGUAGES.flatMap(({ id }) => rulesOf(id)),
    ],
    load: (event?: HookEvent) =>
      event === undefined || (event.kind === "stop" && mayJudge(event)) ? work.load() : undefined,
    wants: (kind: EventKind, host: string) =>
      kind === "stop" || !TRANSCRIBING.includes(host) ? undefined : false,
    on: {
      prompt: noteUser,
      tool_call: noteCall,
      tool_result: noteResult,
      stop: (event) => judgeStop(event, own),
    },
  };
}

/** The guard itself: the tables above, and one handler for each event that it judges. */
export const guard: Guard = guardOf({});

runHook(guard, import.meta);
