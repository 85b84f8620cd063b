/**
 * `agent-guards`: the guards inside an agent's own process. An adapter for a library is a page of code over this one.
 */
import { unchecked } from "../hook/decide.ts";
import type { EventBase, EventKind, FailPolicy, Guard, HookEvent, ReplyStream } from "../hook/event.ts";
import { toolCall } from "../hook/hosts/read.ts";
import { judgeAll, type SessionVerdict } from "./judge.ts";
import { joined, transformed } from "./stream.ts";
import { jsonOf } from "./value.ts";

export type { SessionVerdict } from "./judge.ts";

/** What {@link guardsFor} takes. */
export type GuardsOptions = {
  /** Asked in this order; each sees what those before it rewrote. */
  readonly guards: readonly Guard[];
  /** Rules files, each on top of the tables of the guard that it names (docs/rules.md). */
  readonly rules?: string | readonly string[];
  /** What happens when a guard fails by its own fault; the guard's own policy where it is not given. */
  readonly onError?: FailPolicy;
  /** Gets every line that is meant for the user; `console.warn` where it is not given. */
  readonly onNote?: (line: string) => void;
};

/** A tool is about to run: its name and its input as the model wrote it. */
export type ToolUse = { readonly tool: string; readonly input: unknown; readonly cwd?: string };

/** A tool has run. */
export type ToolOutcome = { readonly tool: string; readonly result: unknown };

/** The last reply of a turn, and the names of the tools that ran in it. */
export type TurnEnd = { readonly text: string; readonly tools?: readonly string[] };

/** Whose events these are. */
export type SessionOptions = {
  /** Keys the markers of masked values; a random one where it is not given. */
  readonly id?: string;
  /** Where the agent's commands run; the directory of this process where it is not given. */
  readonly cwd?: string;
  /** True when the caller can ask a person; otherwise a verdict to ask becomes a block. */
  readonly asks?: boolean;
};

/** One conversation. None of its methods ever rejects: a guard that fails follows the fail policy. */
export type Session = {
  readonly id: string;
  readonly cwd: string;
  /** A user's message, before the model sees it. */
  readonly prompt: (text: string) => Promise<SessionVerdict>;
  /** A tool is about to run; a rewrite's `value` is the new input. */
  readonly toolCall: (use: ToolUse) => Promise<SessionVerdict>;
  /** A tool has run; a rewrite's `value` is what the model may see. */
  readonly toolResult: (outcome: ToolOutcome) => Promise<SessionVerdict>;
  /** A finished reply; a rewrite's `value` is the text to show. */
  readonly reply: (text: string, tools?: readonly string[]) => Promise<SessionVerdict>;
  /** The turn is about to end; a block sends the agent back to work, its `reason` says why. */
  readonly stop: (end: TurnEnd) => Promise<SessionVerdict>;
  /** A message is about to leave for a channel outside the conversation. */
  readonly outbound: (text: string) => Promise<SessionVerdict>;
  /** Messages are about to go to the model, in any shape; a rewrite's `value` keeps it. */
  readonly modelCall: (messages: unknown) => Promise<SessionVerdict>;
  /** A reply that streams, masked: see `maskStream` of `agent-guards/secrets`. */
  readonly replyStream: () => ReplyStream;
  /** The same as a stream of texts: `stream.pipeThrough(session.maskStream())`. */
  readonly maskStream: () => TransformStream<string, string>;
  /** Hands the lines of a judgement to `onNote`, and returns it. */
  readonly tell: (judgement: SessionVerdict) => SessionVerdict;
};

/** Guards that are loaded. */
export type Guards = {
  /** Begins a conversation. */
  readonly session: (options?: SessionOptions) => Session;
  /** What the guards say to one event, for adapters that have their own sessions. Never throws. */
  readonly judge: (event: HookEvent) => SessionVerdict;
  /** Hands the lines of a judgement to `onNote`, and returns it. */
  readonly tell: (judgement: SessionVerdict) => SessionVerdict;
};

/**
 * Loads guards for use in this process. Rejects when a guard cannot be loaded at all, and with a RangeError for a rules file
 * with a fault.
 */
export async function guardsFor(options: GuardsOptions): Promise<Guards> {
  const { onError, onNote = console.warn } = options;
  const paths = [options.rules ?? []].flat();
  // The YAML parser is loaded for those who have a rules file.
  const tuned =
    paths.length > 0 ? await (await import("./rules.ts")).withRules(options.guards, paths) : options.guards;
  const guards = tuned.map((guard) => (onError ? { ...guard, failPolicy: onError } : guard));
  await Promise.all(guards.map((guard) => guard.load?.()));
  const tell = (judgement: SessionVerdict): SessionVerdict => {
    for (const line of judgement.notes) onNote(line);
    return judgement;
  };
  return {
    tell,
    judge: (event) => judgeAll(guards, event),
    session: (of = {}) => sessionOf(guards, tell, onNote, of),
  };
}

type EventOf<K extends EventKind> = Extract<HookEvent, { kind: K }>;

function sessionOf(
  guards: readonly Guard[],
  tell: Session["tell"],
  onNote: (line: string) => void,
  { id = crypto.randomUUID(), cwd = "", asks = false }: SessionOptions,
): Session {
  /** The verdict on an event of this session; `fields` may throw for a value that has no JSON form. */
  const judge = async <K extends EventKind>(
    kind: K,
    fields: (base: EventBase) => Omit<EventOf<K>, keyof EventBase | "kind">,
    at = cwd,
  ): Promise<SessionVerdict> => {
    const base: EventBase = { name: kind, session: id, cwd: at };
    const said = attempt(guards, () => {
      // TypeScript cannot see that a kind and exactly its own fields make an event of that kind.
      return { ...base, kind, ...fields(base) } as unknown as HookEvent;
    });
    return said.act === "ask" && !asks ? { ...said, act: "block" } : said;
  };
  let again = false;
  const replyStream = (): ReplyStream => joined(guards, id, onNote);
  return {
    id,
    cwd,
    tell,
    replyStream,
    maskStream: () => transformed(replyStream()),
    prompt: (text) => judge("prompt", () => ({ text })),
    toolCall: ({ tool, input, cwd: at }) =>
      judge("tool_call", (base) => toolCall(tool, jsonOf(input), base), at),
    toolResult: ({ tool, result }) => judge("tool_result", () => ({ tool, result: jsonOf(result) })),
    reply: (text, tools = []) => judge("reply", () => ({ text, tools })),
    stop: async ({ text, tools = [] }) => {
      const said = await judge("stop", () => ({ text, tools, again, goal: false }));
      again = said.act === "block";
      return said;
    },
    outbound: (text) => judge("outbound", () => ({ text })),
    modelCall: (messages) => judge("model_call", () => ({ messages: jsonOf(messages) })),
  };
}

function attempt(guards: readonly Guard[], event: () => HookEvent): SessionVerdict {
  try {
    return judgeAll(guards, event());
  } catch {
    const failPolicy = guards.some((guard) => guard.failPolicy === "block") ? "block" : "warn";
    const us = { name: "agent-guards", tag: "guards", failPolicy } as const;
    const { verdict, failure } = unchecked(us, "a value has no JSON form");
    return { ...verdict, notes: [failure] };
  }
}
