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
import { sealPath } from "../lib/rules/seal.ts";
import { ask, type Run } from "./guards.ts";
import { payloadOf } from "./hosts/payload.ts";

/** The outcome for one event. `problem` is undefined when the guard did what it must. */
export type Rehearsal = {
  readonly event: string;
  readonly fired: boolean;
  readonly problem: string | undefined;
};

/**
 * Text that a guard must react to, by guard and kind of event. It is put together here, so that a scanner which reads
 * this file, or a guard which watches its editor, has nothing to find. The key opens nothing: it is a digest.
 */
const PROVOCATIONS: Readonly<Record<string, (kind: EventKind) => string>> = {
  security_guard: (kind) =>
    kind === "tool_call"
      ? ["rm", "-rf", "/"].join(" ")
      : `sk-or-v1-${createHash("sha256").update("agent-guards dry run").digest("hex")}`,
  verify_publish_claims: () =>
    "Published! It is live: https://community.iamstarchild.com/agent-guards-dry-run",
};

const HARMLESS = "ls";

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
    const trial = (text: string, words = argv) =>
      ask(words, payloadOf(host, event, kind, text, folder), {
        timeoutMs,
        cwd: folder,
        env: sandbox(folder),
      });
    const calm = trial(HARMLESS);
    const problem = problemOf(calm);
    if (problem !== undefined) return { event, fired: false, problem };
    if (isOwn ? failed(calm) : reacted(calm))
      return { event, fired: false, problem: isOwn ? "it fails" : "it reacts to harmless text" };
    const provocation = PROVOCATIONS[name]?.(kind);
    if (provocation === undefined) return { event, fired: false, problem: undefined };
    return provoked(event, trial(provocation, apart(argv, folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

function provoked(event: string, run: Run): Rehearsal {
  const problem = problemOf(run) ?? (reacted(run) ? undefined : "it lets pass what it must not");
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
