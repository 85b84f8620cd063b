/**
 * Allowing once: a block of a command carries a code, and what a person allows by it passes once. The rows lie beside an
 * installed guard, private, or where the event says, and are written when something is blocked, never else.
 */
import { isObject } from "../core/json.ts";
import { ALLOW_BYTES, ALLOW_KEPT, ALLOW_MS, ALLOW_PENDING_MS } from "../core/limits.ts";
import { withRemark } from "../core/text.ts";
import type { JsonObject, Verdict } from "../core/verdict.ts";
import { sealPath, sha256 } from "../rules/seal.ts";
import { look } from "../state/read.ts";
import { type Box, fileStore, type Store } from "../state/store.ts";
import type { Guard, HookEvent, ToolCallEvent } from "./event.ts";

/** A block that a person may lift. */
export type Pending = {
  readonly code: string;
  /** What exactly passes: this command in this directory and session. */
  readonly digest: string;
  readonly cwd: string;
  /** The whole command; absent where it holds a secret, and then it cannot be allowed. */
  readonly command?: string;
  readonly why: string;
};

/** Blocks by their code, and leaves that were given by what passes. */
const PENDING: Box = {
  name: "allow",
  idleS: ALLOW_PENDING_MS / 1000,
  most: ALLOW_KEPT,
  bytes: ALLOW_BYTES,
};
const GRANTED: Box = { name: "allowed", idleS: ALLOW_MS / 1000, most: ALLOW_KEPT, bytes: ALLOW_BYTES };

/** The files of the program at `path` in which the rows lie. */
export function oncePaths(program: string): string[] {
  return [PENDING, GRANTED].map((box) => `${program}.${box.name}.json`);
}

/** The rows beside the program at `path`. */
export function onceBeside(program: string): Store {
  return fileStore((box) => `${program}.${box.name}.json`);
}

/** The guard, whose blocks of commands can be allowed once by a person: where `agent-guards` has installed it, or the event brings a store. */
export function withOnce(guard: Guard, program: string): Guard {
  const judge = guard.on.tool_call;
  const { keeps } = guard;
  if (!judge || !keeps) return guard;
  const tool_call = (event: ToolCallEvent): Verdict => {
    const verdict = judge(event);
    if (verdict.act !== "block" || event.command === undefined) return verdict;
    // What protects the guard itself is no matter of one command.
    if (verdict.rules.some((id) => id.startsWith("guard-") || id.startsWith("internal."))) return verdict;
    const store = event.state ?? (isInstalled(program) ? onceBeside(program) : undefined);
    return (store && lifted(guard.name, store, event, event.command, verdict, keeps)) ?? verdict;
  };
  return { ...guard, on: { ...guard.on, tool_call } };
}

function isInstalled(program: string): boolean {
  const signs = [sealPath(program), program.replace(/[^/\\]*$/, ".agent-guards.json")];
  return signs.some((path) => look(path, 0).found !== "nothing");
}

type Block = Extract<Verdict, { act: "block" | "ask" }>;

/** The block with its code, or the leave that was given; undefined where the rows cannot be kept. */
function lifted(
  guard: string,
  store: Store,
  event: ToolCallEvent,
  command: string,
  verdict: Block,
  keeps: (event: HookEvent) => boolean,
): Verdict | undefined {
  const digest = digestOf(guard, event, command, verdict);
  const code = codeOf(digest);
  try {
    if (store.row(GRANTED, digest) && takeGrant(store, digest)) {
      const text = `[${verdict.reason.slice(1).split("]")[0]}] Warning, this command passes once, because the user allowed it`;
      return { act: "warn", text, rules: ["internal.allowed-once"] };
    }
    const why = verdict.reason.split(": ")[0] ?? "";
    const kept = keeps(event) ? { command } : {};
    const pending: JsonObject = { code, digest, cwd: event.cwd, ...kept, why };
    store.change(PENDING, code, () => ({ next: pending, result: undefined }));
    const remark = `to allow it once, run agent-guards allow ${code}`;
    return { ...verdict, reason: withRemark(verdict.reason, remark) };
  } catch {
    // A folder that cannot be written, or a lock that is not had: the block stands as it is.
    return undefined;
  }
}

/** True for the one that gets it. */
function takeGrant(store: Store, digest: string): boolean {
  return store.change(GRANTED, digest, (row) => (row ? { next: null, result: true } : { result: false }));
}

/** Fields of a call that models word anew each time and that change nothing of what is run. */
const WORDS = /^(?:description|explanation|reason|thought|title|summary|toolsummary|toolaction)$/i;

/**
 * What passes, as a digest: this command by this tool, with all else that it is given, there and in this session, as long
 * as the same rules say no. So a script that was changed since, or another machine, is not what the person saw.
 */
function digestOf(guard: string, event: ToolCallEvent, command: string, verdict: Block): string {
  const { tool, input, cwd, session } = event;
  const rest = isObject(input) ? Object.entries(input).filter(([name]) => !WORDS.test(name)) : [];
  rest.sort(([a], [b]) => (a < b ? -1 : 1));
  const { reason, rules } = verdict;
  return sha256(JSON.stringify([guard, command, tool, rest, cwd, session, reason, rules.toSorted()]));
}

/** Eight letters and digits that nobody takes for another, from a digest. The code opens nothing: a person does. */
function codeOf(digest: string): string {
  const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
  return Array.from(
    { length: 8 },
    (_, at) => letters[Number.parseInt(digest.slice(at * 4, at * 4 + 4), 16) % 30],
  ).join("");
}

/** The block with this code, while it can be lifted. @throws what the store says. */
export function pendingIn(store: Store, code: string): Pending | undefined {
  const row = store.row(PENDING, code);
  if (!row) return undefined;
  const { digest, cwd, command, why } = row;
  if (typeof digest !== "string" || typeof cwd !== "string" || typeof why !== "string") return undefined;
  return { code, digest, cwd, why, ...(typeof command === "string" && { command }) };
}

/** Lets a pending command pass once, within the next ten minutes. @throws what the store says. */
export function grant(store: Store, { code, digest }: Pending): void {
  store.change(PENDING, code, () => ({ next: null, result: undefined }));
  store.change(GRANTED, digest, () => ({ next: {}, result: undefined }));
}
