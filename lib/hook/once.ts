/**
 * Allowing once: a block of a command carries a code, and what a person allows by it passes once. The record lies
 * beside an installed guard, private, and is written when something is blocked, never else.
 */
import { isObject } from "../core/json.ts";
import { ALLOW_BYTES, ALLOW_KEPT, ALLOW_MS, ALLOW_PENDING_MS } from "../core/limits.ts";
import { withRemark } from "../core/text.ts";
import type { JsonObject, Verdict } from "../core/verdict.ts";
import { sealPath, sha256 } from "../rules/seal.ts";
import { readOwn, replaceOwn } from "../state/file.ts";
import { withLock } from "../state/lock.ts";
import { look } from "../state/read.ts";
import type { Guard, HookEvent, ToolCallEvent } from "./event.ts";

/** A block that a person may lift: times are milliseconds since 1970. */
export type Pending = {
  readonly code: string;
  /** What exactly passes: this command in this directory and session. */
  readonly digest: string;
  readonly at: number;
  readonly cwd: string;
  /** The whole command; absent where it holds a secret, and then it cannot be allowed. */
  readonly command?: string;
  readonly why: string;
};

type Granted = { readonly digest: string; readonly until: number };

/** What lies beside a guard. */
export type Record = { readonly pending: readonly Pending[]; readonly granted: readonly Granted[] };

/** Where the record of the program at `path` lies. */
export function oncePath(program: string): string {
  return `${program}.allow.json`;
}

/** The guard, whose blocks of commands can be allowed once by a person: only one that `agent-guards` has installed. */
export function withOnce(guard: Guard, program: string): Guard {
  const judge = guard.on.tool_call;
  const { keeps } = guard;
  if (!judge || !keeps) return guard;
  const tool_call = (event: ToolCallEvent): Verdict => {
    const verdict = judge(event);
    if (verdict.act !== "block" || event.command === undefined || !isInstalled(program)) return verdict;
    // What protects the guard itself is no matter of one command.
    if (verdict.rules.some((id) => id.startsWith("guard-") || id.startsWith("internal."))) return verdict;
    return lifted(program, event, event.command, verdict, keeps) ?? verdict;
  };
  return { ...guard, on: { ...guard.on, tool_call } };
}

function isInstalled(program: string): boolean {
  const signs = [sealPath(program), program.replace(/[^/\\]*$/, ".agent-guards.json")];
  return signs.some((path) => look(path, 0).found !== "nothing");
}

type Block = Extract<Verdict, { act: "block" | "ask" }>;

/** The block with its code, or the leave that was given; undefined where the record cannot be kept. */
function lifted(
  program: string,
  event: ToolCallEvent,
  command: string,
  verdict: Block,
  keeps: (event: HookEvent) => boolean,
): Verdict | undefined {
  const digest = sha256(`${command}\0${event.cwd}\0${event.session}`);
  const code = codeOf(digest);
  try {
    return withLock(oncePath(program), () => {
      const record = readRecord(program);
      if (record.granted.some((one) => one.digest === digest)) {
        write(program, { ...record, granted: record.granted.filter((one) => one.digest !== digest) });
        const text = `[${verdict.reason.slice(1).split("]")[0]}] Warning, this command passes once, because the user allowed it`;
        return { act: "warn", text, rules: ["internal.allowed-once"] };
      }
      const why = verdict.reason.split(": ")[0] ?? "";
      const kept = keeps(event) ? { command } : {};
      const pending: Pending = { code, digest, at: Date.now(), cwd: event.cwd, ...kept, why };
      const others = record.pending.filter((one) => one.digest !== digest).slice(1 - ALLOW_KEPT);
      write(program, { ...record, pending: [...others, pending] });
      return {
        ...verdict,
        reason: withRemark(verdict.reason, `to allow it once, run agent-guards allow ${code}`),
      };
    });
  } catch {
    // A folder that cannot be written, or a lock that is not had: the block stands as it is.
    return undefined;
  }
}

/** Eight letters and digits that nobody takes for another, from a digest. The code opens nothing: a person does. */
function codeOf(digest: string): string {
  const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
  return Array.from(
    { length: 8 },
    (_, at) => letters[Number.parseInt(digest.slice(at * 4, at * 4 + 4), 16) % 30],
  ).join("");
}

/** The record beside a program, without what is too old. @throws what the disk says, and on what is no record of ours. */
export function readRecord(program: string, now: number = Date.now()): Record {
  const bytes = readOwn(oncePath(program), ALLOW_BYTES);
  if (!bytes) return { pending: [], granted: [] };
  const data: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
  const { pending, granted } = isObject(data) ? (data as JsonObject) : {};
  if (!Array.isArray(pending) || !Array.isArray(granted)) throw new RangeError("no record of ours");
  return {
    pending: (pending as readonly Pending[]).filter(({ at }) => Math.abs(now - at) < ALLOW_PENDING_MS),
    granted: (granted as readonly Granted[]).filter(({ until }) => until > now && until - now <= ALLOW_MS),
  };
}

function write(program: string, record: Record): void {
  replaceOwn(oncePath(program), `${JSON.stringify(record)}\n`);
}

/** Lets a pending command pass once, within the next ten minutes. @throws what the disk says. */
export function grant(program: string, { digest }: Pending): void {
  withLock(oncePath(program), () => {
    const record = readRecord(program);
    write(program, {
      pending: record.pending.filter((one) => one.digest !== digest),
      granted: [...record.granted, { digest, until: Date.now() + ALLOW_MS }],
    });
  });
}
