/** The hooks of one event, asked in their order and merged. */
import { EVENT_BYTES, HOOKS_AT_ONCE } from "../core/limits.ts";
import type { Resolve } from "./address.ts";
import { answerOf, type HookAnswer, SILENT } from "./answer.ts";
import { type Drift, driftOf, isUntouched } from "./approvals.ts";
import { CHAIN, type Connection, eventsOfCaller, linked, sweep } from "./chain.ts";
import type { Hook } from "./config.ts";
import { EVENTS, type EventName, isChain, type Powers } from "./events.ts";
import { type Fault, fault } from "./fault.ts";
import { askHttp } from "./http.ts";
import { toJson } from "./json.ts";
import { type Applied, apply, type Fields } from "./merge.ts";
import { runCommand } from "./process.ts";
import type { Mounted } from "./workspace.ts";

/** What became of one hook on one event. */
export type HookRun = {
  readonly event: EventName;
  /** The command or the URL. */
  readonly command: string;
  readonly did: "continue" | "block" | "rewrite" | "fail" | "skip";
  readonly milliseconds: number;
  /** Every failure and every wish that the event cannot fulfil. */
  readonly faults: readonly Fault[];
  /** Set when its files are not those that were approved. */
  readonly drift?: Drift;
};

/** What the hooks of an event made of it. */
export type Merged = Applied & { readonly runs: readonly HookRun[]; readonly blocker?: string };

/** How hooks are run. */
export type Ways = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly local: boolean;
  readonly resolve: Resolve;
  readonly onDrift: "run" | "skip";
  /** Told about every fault, as it happens. */
  readonly onFault: (event: EventName, command: string, fault: Fault) => void;
};

/** One event on its way through its hooks. */
export type Occasion = {
  readonly event: EventName;
  /** What every payload carries besides the event's fields. */
  readonly envelope: Readonly<Record<string, string>>;
  readonly fields: Fields;
  readonly signal?: AbortSignal | undefined;
};

const SWEEP_MS = 1000;
const REMEMBERED_RUNS = 1000;

/** Runs hooks and remembers which of them are under way. */
export class HookRunner {
  readonly #ways: Ways;
  readonly #id = `${process.pid}.${Math.random().toString(36).slice(2, 10)}`;
  readonly #active = new Set<string>();
  /** The hooks of the last runs, for what is found later. */
  readonly #ran = new Map<string, Hook>();
  readonly #closed = new AbortController();
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Asks the hooks about one event. Never throws but for the occasion's signal. */
  async emit(hooks: readonly Mounted[], occasion: Occasion): Promise<Merged> {
    const powers = EVENTS[occasion.event];
    return isChain(powers) ? this.#inTurn(hooks, occasion, powers) : this.#atOnce(hooks, occasion, powers);
  }

  /** One after the other, each on what the one before left; the first block is the last word. */
  async #inTurn(hooks: readonly Mounted[], occasion: Occasion, powers: Powers): Promise<Merged> {
    let merged: Merged = { ...nothing(occasion.fields) };
    for (const mounted of hooks) {
      const at = { ...occasion, fields: merged.fields };
      merged = this.#added(merged, powers, await this.#ask(mounted, at));
      if (merged.block !== undefined) return { ...merged, blocker: mounted.hook.command };
    }
    return merged;
  }

  /** All at the same time: none of them changes what another one sees. What they say stays in the file's order. */
  async #atOnce(hooks: readonly Mounted[], occasion: Occasion, powers: Powers): Promise<Merged> {
    const asked = await Promise.all(hooks.map((mounted) => this.#ask(mounted, occasion)));
    return asked.reduce<Merged>((merged, one) => this.#added(merged, powers, one), nothing(occasion.fields));
  }

  /** Asks one hook, unless its matcher says that the event is none of its business. */
  async #ask(mounted: Mounted, occasion: Occasion): Promise<Asked | undefined> {
    const { hook } = mounted;
    if (hook.matcher && !hook.matcher(occasion.fields, toJson(occasion.fields))) return undefined;
    const started = performance.now();
    const drift = isUntouched(mounted.approval) ? undefined : driftOf(mounted.approval);
    const skipped = this.#ways.onDrift === "skip" && drift !== undefined && drift.how !== "time";
    const faults: Fault[] = drift ? [fault("drift", driftText(drift, skipped))] : [];
    const reply = skipped ? { answer: SILENT, faults: [] } : await this.#reply(hook, occasion);
    faults.push(...reply.faults);
    const milliseconds = performance.now() - started;
    return { hook, answer: reply.answer, faults, milliseconds, skipped, ...(drift ? { drift } : {}) };
  }

  /** One more answer. */
  #added(merged: Merged, powers: Powers, asked: Asked | undefined): Merged {
    if (!asked) return merged;
    const { event, command } = asked.hook;
    const applied = apply(powers, merged.fields, asked.answer);
    const faults = faultsOf(asked, applied);
    for (const one of faults) this.#ways.onFault(event, command, one);
    const did = didOf(asked, applied, merged.fields);
    const { milliseconds, drift } = asked;
    return {
      ...applied,
      context: [...merged.context, ...applied.context],
      warnings: [...merged.warnings, ...applied.warnings],
      runs: [...merged.runs, { event, command, did, milliseconds, faults, ...(drift ? { drift } : {}) }],
    };
  }

  async #reply(hook: Hook, occasion: Occasion): Promise<Reply> {
    if (this.#active.size >= HOOKS_AT_ONCE)
      return failed(fault("loop", `${HOOKS_AT_ONCE} hooks are under way, so that it was not asked`));
    // The envelope stands in front, for people, and no field of the event's takes its place.
    const input = toJson({ ...occasion.envelope, ...occasion.fields, ...occasion.envelope });
    if (input.length > EVENT_BYTES) return unasked();
    const run = `${this.#id}.${++this.#count}`;
    this.#active.add(run);
    try {
      return "url" in hook.asks
        ? await this.#overHttp(hook, hook.asks.url, input, occasion.signal)
        : await this.#asProcess(hook, hook.asks.argv, input, occasion, run);
    } finally {
      this.#active.delete(run);
      this.#remember(run, hook);
      this.#timer ??= setTimeout(() => this.sweep(), SWEEP_MS).unref();
    }
  }

  async #overHttp(hook: Hook, url: URL, body: string, signal?: AbortSignal): Promise<Reply> {
    const { local, resolve } = this.#ways;
    const answer = await askHttp({ url, body, timeoutMs: hook.timeoutMs, local, resolve, signal });
    return "kind" in answer ? failed(answer) : { answer, faults: [] };
  }

  async #asProcess(
    hook: Hook,
    argv: readonly string[],
    input: string,
    { event, signal }: Occasion,
    run: string,
  ): Promise<Reply> {
    const env = { ...this.#ways.env, [CHAIN]: linked(this.#ways.env[CHAIN], event, run) };
    const ended = await runCommand({
      argv,
      cwd: this.#ways.cwd,
      env,
      input,
      timeoutMs: hook.timeoutMs,
      signal,
      closed: this.#closed.signal,
    });
    const { stdout, stderr, status } = ended;
    const faults = ended.fault ? [ended.fault] : [];
    // What a hook left running does not spoil the answer that it gave.
    if (status === undefined || (ended.fault && ended.fault.kind !== "left-behind"))
      return { answer: SILENT, faults };
    const answer = answerOf({ stdout, stderr, status });
    if (!("kind" in answer)) return { answer, faults };
    return { answer: SILENT, faults: [...faults, stderr === "" ? answer : { ...answer, stderr }] };
  }

  /** The events that the process at the other end of a connection is inside, as a hook of this bus. */
  insideOf(connection: Connection): ReadonlySet<EventName> {
    return this.#active.size === 0 ? new Set() : eventsOfCaller(connection, (run) => this.#active.has(run));
  }

  #remember(run: string, hook: Hook): void {
    this.#ran.set(run, hook);
    const [oldest] = this.#ran.keys();
    if (this.#ran.size > REMEMBERED_RUNS && oldest !== undefined) this.#ran.delete(oldest);
  }

  /** Ends the hooks that are under way. */
  stop(): void {
    this.#closed.abort();
  }

  /** Ends what ended hooks left behind, and names it. Done a moment after a hook has ended, not before its answer counts. */
  sweep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#ran.size === 0) return;
    for (const run of sweep((id) => id.startsWith(`${this.#id}.`) && !this.#active.has(id))) {
      const hook = this.#ran.get(run);
      const why = fault("left-behind", "it left a process outside its group, which was ended");
      if (hook) this.#ways.onFault(hook.event, hook.command, why);
    }
  }
}

type Reply = { readonly answer: HookAnswer; readonly faults: readonly Fault[] };

type Asked = Reply & {
  readonly hook: Hook;
  readonly milliseconds: number;
  readonly skipped: boolean;
  readonly drift?: Drift;
};

/** Whoever fills an event decides on its size, so that its user is told. */
function unasked(): Reply {
  const detail = `the event has more than ${EVENT_BYTES} bytes, so that it was not asked`;
  const answer = { ...SILENT, warnings: ["This is too large to be checked by the hooks"] };
  return { answer, faults: [fault("too-large", detail)] };
}

function failed(why: Fault): Reply {
  return { answer: SILENT, faults: [why] };
}

function nothing(fields: Fields): Merged {
  return { fields, context: [], warnings: [], ignored: [], runs: [] };
}

function faultsOf({ hook, answer, faults }: Asked, { ignored }: Applied): Fault[] {
  return [
    ...faults,
    ...answer.odd.map((text) => fault("odd", text)),
    ...ignored.map((text) => fault("ignored", `it answered ${text}, which ${hook.event} has no use for`)),
  ];
}

/** Failures after which there was no answer. */
const MUTE: ReadonlySet<Fault["kind"]> = new Set([
  ...(["timeout", "flood", "not-json", "exit", "signal", "missing", "not-executable", "too-large"] as const),
  ...(["http-refused", "http-status", "http-network", "loop"] as const),
]);

function didOf({ skipped, faults }: Asked, applied: Applied, before: Fields): HookRun["did"] {
  if (skipped) return "skip";
  if (faults.some(({ kind }) => MUTE.has(kind))) return "fail";
  if (applied.block !== undefined) return "block";
  return applied.fields === before ? "continue" : "rewrite";
}

function driftText({ path, how }: Drift, skipped: boolean): string {
  const what = {
    content: "is not the file",
    time: "was written to since it was the file",
    gone: "is gone, the file",
  };
  return `${path} ${what[how]} that was approved${skipped ? ", so that it was not run" : ""}`;
}
