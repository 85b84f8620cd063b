/**
 * The dry run: an installed guard is asked about each wired event exactly as its host will, once with harmless text
 * and once, where the guard has something to say there, with text that it must not let pass.
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, linkSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isObject } from "../lib/core/json.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import type { EventKind } from "../lib/hook/event.ts";
import { hostById } from "../lib/hook/hosts/index.ts";
import { sealPath } from "../lib/rules/seal.ts";
import { ask, type Run } from "./guards.ts";
import { payloadOf } from "./hosts/payload.ts";

/** The outcome for one event. `problem` is undefined when the guard did what it must. */
export type Rehearsal = {
  readonly event: string;
  readonly fired: boolean;
  readonly problem: string | undefined;
};

/** What a guard must react to: a text, and the world in which it is said. */
type Provocation = {
  readonly text: string;
  /** What the guard is told first, as the host tells it: the events of these kinds that it has. */
  readonly before?: readonly EventKind[];
  readonly env?: Readonly<Record<string, string>>;
  /** Fields beside those that every payload of the host has. */
  readonly fields?: JsonObject;
  /** Files of the folder by their names. */
  readonly files?: Readonly<Record<string, string>>;
  /** Where the guard says nothing and leaves something: the file's name. */
  readonly leaves?: string;
};

type Provoke = (kind: EventKind, host: string, folder: string) => Provocation | undefined;

/**
 * Texts are put together here, so that a scanner which reads this file, or a guard which watches its editor, has nothing to
 * find. The key opens nothing: it is a digest.
 */
const PROVOCATIONS: Readonly<Record<string, Provoke>> = {
  security_guard: (kind) => ({
    text:
      kind === "tool_call"
        ? ["rm", "-rf", "/"].join(" ")
        : `sk-or-v1-${createHash("sha256").update("agent-guards dry run").digest("hex")}`,
  }),
  verify_publish_claims: () => ({
    text: "Published! It is live: https://community.iamstarchild.com/agent-guards-dry-run",
  }),
  // A run of which every call is known: a look at a folder. Claude Code tells it in a file.
  verify_work: (kind, host, folder) => {
    if (kind !== "stop") return undefined;
    const text = "I ran the whole test suite, and every test passes.";
    const said = (role: string, content: string) =>
      `${JSON.stringify({ type: role, sessionId: "dry-run", message: { role, content } })}\n`;
    return {
      text,
      before: ["prompt", "tool_call", "tool_result"],
      files: { "dry-run.jsonl": said("user", "Go on.") + said("assistant", text) },
      fields: host === "claude" ? { transcript_path: join(folder, "dry-run.jsonl") } : {},
    };
  },
  pii_redactor: (kind) =>
    kind === "tool_result" || kind === "reply" || kind === "outbound"
      ? { text: `Ask ${["jane.roe", "dry-run-mail.org"].join("@")} for it.` }
      : undefined,
  tool_audit_log: (kind) => (kind === "tool_result" ? { text: "done", leaves: "audit.jsonl" } : undefined),
  budget_alert: (kind) =>
    kind === "reply" ? { text: "Done.", fields: { model: "dry-run", turn_cost_usd: 1_000_000 } } : undefined,
  website_reminder: (kind) =>
    kind === "prompt" || kind === "before_model"
      ? {
          text: "Is it online?",
          files: { "previews.json": JSON.stringify({ previews: [{ id: "dry-run", title: "x", port: 1 }] }) },
        }
      : undefined,
  runtime_footer: (kind) => (kind === "reply" ? { text: "Done.\n\n— model · $0.0123" } : undefined),
  // An endpoint that is not there, and the word to stop where it gives no answer.
  llm_judge: (kind) =>
    kind === "tool_call"
      ? {
          text: "ls",
          env: { JUDGE_URL: "http://127.0.0.1:9/", JUDGE_MODEL: "dry-run", JUDGE_FAIL: "closed" },
        }
      : undefined,
};

const HARMLESS = "ls";

/** The first event of `kind` that `host` is wired for, if there is one. */
function firstOf(host: string, kind: EventKind): string[] {
  const { events = {}, setup } = hostById(host) ?? {};
  return (setup?.().wired ?? []).filter((name) => events[name]?.kind === kind).slice(0, 1);
}

/** Asks the guard `name`, started as `argv`, about `event` of `host`; one of the user's own may answer what it likes. */
export function rehearse(
  argv: readonly string[],
  name: string,
  host: string,
  event: string,
  kind: EventKind,
  timeoutMs: number,
  isOwn = false,
): Rehearsal {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-dry-run-"));
  try {
    for (const file of REGISTRIES) writeFileSync(join(folder, file), "[]");
    const trial = ({ text, before = [], env, fields, files }: Provocation, words = argv) => {
      for (const [file, content] of Object.entries(files ?? {})) writeFileSync(join(folder, file), content);
      const world = { ...sandbox(folder), ...env };
      const told = (of: EventKind, name: string, what: string): Run => {
        const payload = { ...parsed(payloadOf(host, name, of, what, folder)), ...fields };
        // Copilot's payloads name no event: it stands on the command line.
        const asked = words.map((word) => (word === event ? name : word));
        return ask(given(asked, world), JSON.stringify(payload), { timeoutMs, cwd: folder, env: world });
      };
      for (const of of before) for (const name of firstOf(host, of)) told(of, name, HARMLESS);
      return told(kind, event, text);
    };
    const calm = trial({ text: HARMLESS });
    const problem = problemOf(calm);
    if (problem !== undefined) return { event, fired: false, problem };
    if (isOwn ? failed(calm) : reacted(calm))
      return { event, fired: false, problem: isOwn ? "it fails" : "it reacts to harmless text" };
    const provocation = isOwn ? undefined : PROVOCATIONS[name]?.(kind, host, folder);
    if (provocation === undefined) return { event, fired: false, problem: undefined };
    const trace = provocation.leaves === undefined ? undefined : join(folder, provocation.leaves);
    if (trace !== undefined) rmSync(trace, { force: true });
    return provoked(event, trial(provocation, apart(argv, folder)), trace);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** True for a command line that starts its program with no other variables than its own. */
export function isBare([program = "", flag]: readonly string[]): boolean {
  return basename(program) === "env" && flag === "-i";
}

/** The command line with the variables of a trial, where it lets none of its caller's through. */
function given(argv: readonly string[], env: Readonly<Record<string, string>>): readonly string[] {
  if (!isBare(argv)) return argv;
  const own = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const program = argv.findIndex((word, at) => at > 1 && !/^\w+=/.test(word));
  return [...argv.slice(0, program), ...own, ...argv.slice(program)];
}

/**
 * The same program without the rules that are sealed beside it, which fix where its facts lie: a provocation needs facts of
 * its own.
 */
function apart(argv: readonly string[], folder: string): readonly string[] {
  return argv.map((word) => {
    if (!existsSync(sealPath(word))) return word;
    const copy = join(folder, basename(word));
    try {
      linkSync(word, copy);
    } catch {
      copyFileSync(word, copy);
    }
    return copy;
  });
}

function provoked(event: string, run: Run, trace: string | undefined): Rehearsal {
  const acted = trace === undefined ? reacted(run) : existsSync(trace);
  const missed = trace === undefined ? "it lets pass what it must not" : "it writes nothing down";
  const problem = problemOf(run) ?? (acted ? undefined : missed);
  return { event, fired: problem === undefined, problem };
}

const REGISTRIES = ["previews.json", "posts.json", "jobs.json"];

/**
 * A state of the world of its own: empty registries, so that a claim of success is a false one, and a workspace in which
 * a count of blocks leaves no trace.
 */
function sandbox(folder: string): Record<string, string> {
  return {
    WORKSPACE_DIR: folder,
    PREVIEWS_REGISTRY: join(folder, "previews.json"),
    AGENTX_LEDGER_FILE: join(folder, "posts.json"),
    SCHEDULED_JOBS: join(folder, "jobs.json"),
    AGENT_GUARDS_STATE: join(folder, "state"),
    AGENT_GUARDS_AUDIT_LOG: join(folder, "audit.jsonl"),
    // A dry run asks no model.
    JUDGE_URL: "",
  };
}

/** Why a host would get nothing from this run, or undefined. */
export function problemOf(run: Run): string | undefined {
  if (run.failure?.startsWith("signal ")) return `it is ended by ${run.failure}`;
  if (run.failure !== undefined) return `it cannot be started (${run.failure})`;
  if (run.timedOut) return "it does not answer within its timeout";
  if (run.status !== 0 && run.status !== 2) return `it exits with ${run.status}${tail(run.stderr)}`;
  if (run.status === 0 && answerOf(run) === undefined && run.stdout.trim() !== "") {
    return "its answer is not one JSON object";
  }
  return undefined;
}

function tail(stderr: string): string {
  const line = stderr.trim().split("\n").at(-1) ?? "";
  return line === "" ? "" : `: ${line.slice(0, 120)}`;
}

function parsed(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  return isObject(value) ? value : {};
}

/** The JSON object that a run printed, or undefined. */
export function answerOf(run: Run): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(run.stdout);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Did the guard fall back to its fail policy? Words of a guard of one's own are its own affair. */
function failed({ stdout, stderr }: Run): boolean {
  return /did not check this event|nothing was checked/i.test(stdout + stderr);
}

function reacted(run: Run): boolean {
  return run.status === 2 || run.stderr.trim() !== "" || Object.keys(answerOf(run) ?? {}).length > 0;
}
