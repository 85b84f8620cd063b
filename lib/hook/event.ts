/** The neutral events: what happens in an agent's life, in no host's language. */
import type { FailPolicy, Json, JsonObject, Verdict } from "../core/verdict.ts";
import type { Schema, SchemaProblem } from "../rules/schema.ts";
import type { Store } from "../state/store.ts";
import type { Typed } from "./tools/typing.ts";

export type { FailPolicy } from "../core/verdict.ts";

/** What every event carries. Strings that the host did not send are empty. */
export type EventBase = {
  /** The host's own name of the event, for the audit trail and for hosts that want it back. */
  readonly name: string;
  readonly session: string;
  readonly cwd: string;
  /** The file in which the host keeps the session, where it names one. */
  readonly transcript?: string;
  /** The host's id of the run: all that follows one user message. */
  readonly run?: string;
  /** The id of the sub-agent that the event belongs to; absent for the session's own agent. */
  readonly agent?: string;
  /**
   * Set where the agent lives on another machine: nothing on this one's disk tells of it. A guard adds what it would have
   * looked at: a path, the name of a registry.
   */
  readonly remote?: { readonly unseen: string[] };
  /** What guards remember between events, where it is not in files of this machine at their usual places. */
  readonly state?: Store;
};

/** What a turn or a session used, where the host says so. A missing number is unknown, never zero. */
export type Usage = {
  readonly model?: string;
  /** In US dollars, of this turn. */
  readonly cost?: number;
  /** In US dollars, of the session so far. */
  readonly total?: number;
  readonly tokens?: Readonly<Record<string, number>>;
};

/** A user's message, before the model sees it. */
export type PromptEvent = EventBase & { readonly kind: "prompt"; readonly text: string };

/**
 * What a file tool would do to one file, under the path that the tool was given. `text` is the whole new content, `adds`
 * what an edit or an appended piece puts in; a copy or a move that brings a file somewhere is a `write` without a text.
 */
export type FileAct = {
  readonly act: "write" | "edit" | "append" | "delete" | "move";
  readonly path: string;
  readonly text?: string;
  readonly adds?: string;
  /** The texts that an edit replaces, with what it puts there, in its order; `all` of their places or the only one. */
  readonly swaps?: readonly TextSwap[];
};

/** One replacement of an edit. */
export type TextSwap = { readonly old: string; readonly now: string; readonly all: boolean };

/** A tool is about to run. `command` is set when the host's shell tool runs it, whatever the host calls either. */
export type ToolCallEvent = EventBase & {
  readonly kind: "tool_call";
  readonly tool: string;
  readonly input: Json;
  readonly command?: string;
  /** The keys that a running shell gets, where the tool types: a command may come in several calls. */
  readonly typed?: readonly Typed[];
  /** What a file tool would do, whatever the host calls it. */
  readonly files?: readonly FileAct[];
  /** The host's id of the call, which its result carries too. */
  readonly call?: string;
  /** Set where the input holds more than is looked through, so that there may be commands and files besides. */
  readonly unread?: true;
  /** Set where the host wants a clean input and decides elsewhere whether the tool may run: every text may be masked. */
  readonly redact?: boolean;
};

/** A tool has run; `result` is what the agent would see. */
export type ToolResultEvent = EventBase & {
  readonly kind: "tool_result";
  readonly tool: string;
  readonly result: Json;
  readonly call?: string;
  /** What the tool was given, where the host repeats it, and the command when it is a shell. */
  readonly input?: Json;
  readonly command?: string;
  /** True where the host itself says that the call failed. */
  readonly failed?: boolean;
};

/** The final reply is assembled; only its text can still change. `tools` are the tools that ran in this turn. */
export type ReplyEvent = EventBase & {
  readonly kind: "reply";
  readonly text: string;
  readonly tools: readonly string[];
  readonly usage?: Usage;
};

/**
 * The turn is about to end; a block sends the agent back to work. `again` says that this turn was already sent back;
 * `goal` that the agent claims a goal done, which is a stop with more weight.
 */
export type StopEvent = EventBase & {
  readonly kind: "stop";
  readonly text: string;
  readonly tools: readonly string[];
  readonly again: boolean;
  readonly goal: boolean;
  /** False where the host does not say which tools ran, so that an empty list means nothing. */
  readonly told?: boolean;
  /** True where the host says that something is still running, or is scheduled, that will wake the agent. */
  readonly wakes?: boolean;
  readonly usage?: Usage;
  /** Set where `text` holds all replies of the turn one behind the other, those that were sent back included. */
  readonly whole?: boolean;
};

/** A message is about to leave for a channel outside the conversation. */
export type OutboundEvent = EventBase & { readonly kind: "outbound"; readonly text: string };

/** The messages that are about to go to the model, in the host's own shape; a rewrite keeps that shape. */
export type ModelCallEvent = EventBase & { readonly kind: "model_call"; readonly messages: Json };

/** A model is about to be asked, and may be told something first. `text` is the user's last message. */
export type BeforeModelEvent = EventBase & {
  readonly kind: "before_model";
  readonly text: string;
};

/** A session begins or ends. */
export type SessionEvent = EventBase & { readonly kind: "session"; readonly phase: "start" | "end" };

/** Every event that a guard can judge. */
export type HookEvent =
  | PromptEvent
  | ToolCallEvent
  | ToolResultEvent
  | ReplyEvent
  | StopEvent
  | OutboundEvent
  | ModelCallEvent
  | BeforeModelEvent
  | SessionEvent;

/** The word that tells the events apart. */
export type EventKind = HookEvent["kind"];

/** A guard: a name, its tables, and one handler for each event that it judges. */
export type Guard = {
  readonly name: string;
  /** The tag in front of every reason: `[security]`. */
  readonly tag: string;
  readonly failPolicy: FailPolicy;
  /** Every table that a user can tune; `--version` prints a digest of them. */
  readonly tables: () => Readonly<Record<string, unknown>>;
  /** The ids that its verdicts name as their rules besides the rows of its tables; absent where there are none. */
  readonly rules?: () => readonly string[];
  /**
   * Loads the parts that the handlers of `event` need, or all of them, so that an event pays for nothing else. Whoever
   * runs a guard awaits it once before the handlers, the tables or the commands; those are synchronous.
   */
  readonly load?: (event?: HookEvent) => Promise<unknown> | undefined;
  /**
   * For an installation: false for an event of a host that need not be wired, because what the guard would learn there
   * comes another way; true for one that is wired for this guard alone.
   */
  readonly wants?: (kind: EventKind, host: string, event: string) => boolean | undefined;
  readonly on: { readonly [K in EventKind]?: (event: Extract<HookEvent, { kind: K }>) => Verdict };
  /** Whether masking leaves all of a blocked command as it is, so that it may be kept for a person to allow. */
  readonly keeps?: (event: HookEvent) => boolean;
  /** What a rules file may change; absent where nothing can be. */
  readonly settings?: GuardSettings;
  /** Masks a reply while it streams, for hosts in whose process the guard runs; what it returns, joined, is the reply to show. */
  readonly stream?: (session: string) => ReplyStream;
  /** Words that may stand on the command line instead of an event on stdin: `explain`, `fingerprint`. */
  readonly commands?: Readonly<Record<string, GuardCommand>>;
};

/** What of a guard a rules file may change. */
export type GuardSettings = {
  /** The form of a rules file for this guard. */
  readonly schema: () => Promise<Schema>;
  /** What no schema can see: ids that clash, rows that are not there. The guard is loaded, the settings fit the schema. */
  readonly faults: (settings: JsonObject) => Promise<readonly SchemaProblem[]>;
  /** The same guard with settings that were checked. */
  readonly apply: (settings: JsonObject) => Guard;
  /** Variables of the environment that say where its facts lie; an installation fixes them. */
  readonly environment: readonly string[];
  /** As `apply`, but without facts of this machine: for our own cases, which bring theirs. */
  readonly applyBare?: (settings: JsonObject) => Guard;
  /** What a person should know of settings that are right, where they are tried on this machine: sentences. */
  readonly remarks?: (settings: JsonObject) => readonly string[];
  /** Plain values and no rows: our own cases, which are about other values, prove nothing then. */
  readonly plain?: true;
};

/** A reply on its way: `push` takes the next piece, and both return what may be shown now. */
export type ReplyStream = {
  readonly push: (piece: string) => string;
  readonly end: () => string;
};

/** A command of a guard: `run` gets the words after its name and a reader of stdin, and returns what to print. */
export type GuardCommand = {
  readonly usage: string;
  readonly run: (
    args: readonly string[],
    stdin: () => string,
  ) => { readonly text: string; readonly exit: 0 | 1 | 2 };
};
