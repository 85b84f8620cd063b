/** One turn of an agent: it emits its events and owns the count of how often it was sent back. */
import { REDOS } from "../core/limits.ts";
import { EVENTS, type EventName, type Payloads } from "./events.ts";
import type { Fields } from "./merge.ts";
import { type Reason, reasonOf } from "./reason.ts";
import type { HookRun, Merged } from "./runner.ts";

/** What the hooks decided. `payload` is the event's own with every rewrite in it. */
export type TurnOutcome<P> = {
  readonly payload: P;
  /** For the model: to be put into the prompt. */
  readonly context: readonly string[];
  /** For the user, and never for the model. */
  readonly warnings: readonly string[];
  /** What each hook that was asked did. */
  readonly runs: readonly HookRun[];
} & (
  | { readonly decision: "continue" }
  /** Stopped; on `on_stop` and `on_completion_claim`: to be done again, with `reason.text` as the next instruction. */
  | { readonly decision: "block"; readonly reason: Reason; readonly blocker: string }
);

/** What may go with an event. */
export type EmitOptions = {
  /** Ends the hooks; `emit` then rejects with its reason. */
  readonly signal?: AbortSignal;
};

/** One turn: from a user's message to the end of the reply. */
export type Turn = {
  /**
   * Asks the hooks about an event. A hook that fails never makes this fail.
   *
   * @throws TypeError for an event that does not exist or a payload that JSON cannot hold, and the signal's reason.
   */
  emit<E extends EventName, P extends Payloads[E]>(
    event: E,
    payload: P,
    options?: EmitOptions,
  ): Promise<TurnOutcome<P>>;
};

/** Asks the hooks once; the bus behind a turn. */
export type AskHooks = (event: EventName, fields: Fields, options: EmitOptions) => Promise<Merged>;

/** How often each goal was sent back: a goal lasts longer than a turn. */
export type Goals = {
  readonly used: (goal: string) => number;
  readonly set: (goal: string, used: number) => void;
};

/** A {@link Turn}. `onCap` is told when a turn was sent back as often as it may be. */
export function turnOf(ask: AskHooks, goals: Goals, onCap: (event: EventName, merged: Merged) => void): Turn {
  const turns = counter();
  return {
    async emit(event, payload, options = {}) {
      const powers = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined;
      if (!powers) throw new TypeError(`"event" expected one of the twelve events, got "${String(event)}"`);
      const fields: Fields = { ...payload };
      if (!powers.redoes) return outcome(payload, await ask(event, fields, options));
      const counts = event === "on_stop" ? turns : goals;
      const goal = String(fields["goal"] ?? "");
      const used = counts.used(goal);
      const active = used > 0 || fields["stop_hook_active"] === true;
      const merged = await ask(event, { ...fields, stop_hook_active: active }, options);
      counts.set(goal, merged.block === undefined ? 0 : used + 1);
      if (merged.block === undefined || used < REDOS) return outcome(payload, merged);
      onCap(event, merged);
      return outcome(payload, given(merged));
    },
  };
}

/** A count of the turn itself, whatever its goal. */
function counter(): Goals {
  let count = 0;
  return {
    used: () => count,
    set: (_, used) => {
      count = used;
    },
  };
}

/** After the last redo the reason is the user's to know. */
function given({ block, blocker: _, ...merged }: Merged): Merged {
  const { explanation } = reasonOf(block ?? "");
  return {
    ...merged,
    warnings: [...merged.warnings, `Sent back ${REDOS} times without success: ${explanation}`],
  };
}

function outcome<P extends object>(payload: P, merged: Merged): TurnOutcome<P> {
  const { context, warnings, runs, block, blocker = "" } = merged;
  // Only fields that the payload has can have been replaced.
  const changed = Object.entries(merged.fields).filter(([key]) => Object.hasOwn(payload, key));
  const all = { payload: { ...payload, ...Object.fromEntries(changed) }, context, warnings, runs };
  return block === undefined
    ? { ...all, decision: "continue" }
    : { ...all, decision: "block", reason: reasonOf(block), blocker };
}
