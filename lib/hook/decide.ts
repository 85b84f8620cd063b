/**
 * From the text on stdin to the answer of a guard, without touching the process: find the host, decode, ask the
 * guard, encode.
 */
import { blockReason } from "../core/text.ts";
import { CONTINUE, type JsonObject, type Verdict } from "../core/verdict.ts";
import type { Keeper, Store } from "../state/store.ts";
import type { Guard, HookEvent } from "./event.ts";
import { type Answer, type Host, NO_OPINION } from "./hosts/host.ts";
import { eventOf, hostById, hostOf } from "./hosts/index.ts";
import { unknown } from "./hosts/unknown.ts";
import { noted } from "./notice.ts";
import { readPayload } from "./payload.ts";

/** What `--host` and `--event` said. */
export type Wiring = {
  readonly host?: string;
  readonly event?: string;
  /** True where the event came from another machine. */
  readonly remote?: boolean;
  /** Who keeps what guards remember between events, where it is not in files at their usual places. */
  readonly keeper?: Keeper;
};

/** An answer and how it came about; `failure` is a line for stderr when the event was not checked. */
export type Decision = {
  readonly answer: Answer;
  readonly verdict: Verdict;
  readonly event?: HookEvent;
  /** The id of the host that sent it. */
  readonly host?: string;
  readonly failure?: string;
};

/** The guard's verdict on one event. A throw inside a handler follows the guard's fail policy. Never throws. */
export function decide(guard: Guard, event: HookEvent): { verdict: Verdict; failure?: string } {
  try {
    // The handler under an event's kind takes exactly that kind; TypeScript cannot see the pairing.
    const handler = guard.on[event.kind] as ((event: HookEvent) => Verdict) | undefined;
    return { verdict: handler ? handler(event) : CONTINUE };
  } catch (error) {
    // The message may quote what was being judged, so only the kind of error is told.
    return unchecked(guard, `internal error (${error instanceof Error ? error.name : typeof error})`);
  }
}

/** The verdict for an event that could not be checked: never silent, and as strict as the guard's fail policy. */
export function unchecked(
  guard: Pick<Guard, "name" | "tag" | "failPolicy">,
  problem: string,
): { verdict: Verdict; failure: string } {
  const text = `${guard.name} did not check this event, ${problem}`;
  const rules = ["internal.failure"];
  const verdict: Verdict =
    guard.failPolicy === "block"
      ? { act: "block", reason: blockReason(guard.tag, text), rules }
      : { act: "warn", text: `[${guard.tag}] Warning, ${text}`, rules };
  return { verdict, failure: text };
}

/** The whole way from stdin's text to the answer, for a guard that is loaded. Never throws. */
export function respond(guard: Guard, text: string, wiring: Wiring = {}): Decision {
  return concluded(guard, received(guard, text, wiring));
}

/** The same for a guard that loads what an event needs when the event is there. Never rejects. */
export async function respondLoading(guard: Guard, text: string, wiring: Wiring = {}): Promise<Decision> {
  const first = received(guard, text, wiring);
  if ("answer" in first) return first;
  const { keeper } = wiring;
  const { state, use } = changingStore();
  // One event for all runs: guards keep what they found out about it.
  const call = keeper ? { ...first, event: { ...first.event, state } } : first;
  try {
    await guard.load?.(call.event);
  } catch {
    // The handler misses what was not loaded and fails in its turn: the fail policy answers, in the host's own words.
  }
  if (!keeper) return concluded(guard, call);
  return keeper((store) => {
    use(store);
    return concluded(guard, call);
  });
}

/** A store that is another one for each run over an event. */
function changingStore(): { readonly state: Store; readonly use: (store: Store) => void } {
  let now: Store | undefined;
  const current = (): Store => {
    if (!now) throw new RangeError("no store yet");
    return now;
  };
  const state: Store = {
    row: (box, key) => current().row(box, key),
    change: (box, key, change) => current().change(box, key, change),
    settled: (work) => current().settled(work),
    remark: () => now?.remark?.(),
  };
  return {
    state,
    use: (store) => {
      now = store;
    },
  };
}

/**
 * The host behind `--host`, unless it has no such event: Cursor runs the hooks of Claude Code's settings too, with its own
 * payload, and then the payload's own fields tell. So they do for a word behind `--event` that nobody knows.
 */
function answering(payload: JsonObject, { host, event }: Wiring): Host | undefined {
  const named = host === undefined ? undefined : hostById(host);
  if (named?.knows(payload, event)) return named;
  return hostOf(payload, event) ?? hostOf(payload) ?? named;
}

/** An event of a known host on its way to a guard. */
type Call = { readonly host: Host; readonly payload: JsonObject; readonly event: HookEvent };

/** The event in stdin's text, or the answer where there is none to judge. */
function received(guard: Guard, text: string, wiring: Wiring): Call | Decision {
  const read = readPayload(text);
  if (!read.ok) return unreadable(guard, read.problem, wiring);
  // No host sends several events at once: where a tool is called in them, all are read by their meaning.
  const payload = read.several && unknown.knows(read.several) ? read.several : read.payload;
  const host = answering(payload, payload === read.payload ? wiring : {});
  if (!host) return NOTHING;
  const call = decoded(guard, host, payload, wiring.event);
  return wiring.remote && "payload" in call ? { ...call, event: fromAfar(call.event) } : call;
}

/** The event of an agent on another machine, whose paths lead nowhere on this one. */
function fromAfar({ transcript, ...event }: HookEvent): HookEvent {
  return { ...event, remote: { unseen: transcript === undefined ? [] : [transcript] } };
}

const NOTHING: Decision = { answer: NO_OPINION, verdict: CONTINUE };

function decoded(guard: Guard, host: Host, payload: JsonObject, named?: string): Call | Decision {
  try {
    const { host: answering, event } = eventOf(host, payload, named);
    return event ? { host: answering, payload, event } : NOTHING;
  } catch {
    return unreadableOn(guard, "the payload has an unknown shape", host, named);
  }
}

function concluded(guard: Guard, call: Call | Decision): Decision {
  if ("answer" in call) return call;
  const { host, payload, event } = call;
  try {
    const { verdict: said, ...rest } = decide(guard, event);
    const remark = event.state?.remark?.();
    const notice = `[${guard.tag}] Warning, ${remark}`;
    const verdict = remark === undefined ? said : noted(said, notice, "internal.state");
    return { ...rest, verdict, event, host: host.id, answer: host.encode(verdict, event, payload) };
  } catch {
    return unreadableOn(guard, "the answer could not be put into the host's words", host, event.name);
  }
}

/** The answer to a payload whose host is known; `named` is the event where the payload does not say. Never throws. */
export function respondTo(guard: Guard, host: Host, payload: JsonObject, named?: string): Decision {
  return concluded(guard, decoded(guard, host, payload, named));
}

/**
 * The answer to input that is no event. Without `--host` nobody knows who asks; `systemMessage` and a top-level block are
 * the two shapes that every host reads or ignores.
 */
export function unreadable(guard: Guard, problem: string, wiring: Wiring = {}): Decision {
  const host = wiring.host === undefined ? undefined : hostById(wiring.host);
  return unreadableOn(guard, problem, host, wiring.event);
}

function unreadableOn(guard: Guard, problem: string, host: Host | undefined, name = ""): Decision {
  const { verdict, failure } = unchecked(guard, problem);
  const event: HookEvent = { kind: "tool_call", name, session: "", cwd: "", tool: "", input: null };
  if (host) return { answer: host.encode(verdict, event, {}), verdict, failure };
  const stdout: JsonObject =
    "reason" in verdict ? { decision: "block", reason: verdict.reason } : { systemMessage: failure };
  return { answer: { stdout, exit: 0 }, verdict, failure };
}
