/** The bus: the hooks of one workspace, asked at the events of an agent's life. */
import { resolve as absolute } from "node:path";
import { NESTED_TURNS, REDO_GOALS } from "../core/limits.ts";
import { type Resolve, resolveName } from "./address.ts";
import { approveHandler, type Handler } from "./approve-endpoint.ts";
import { type Connection, eventsInside, hookEnvironment } from "./chain.ts";
import { chat } from "./command.ts";
import { type Controls, guardControls } from "./controls.ts";
import { type Approved, Desk } from "./desk.ts";
import type { EventName } from "./events.ts";
import { type Fault, fault } from "./fault.ts";
import { Health, plainRedact } from "./health.ts";
import type { Fields } from "./merge.ts";
import { HookRunner, type Merged, type Ways } from "./runner.ts";
import { type EmitOptions, type Goals, type Turn, turnOf } from "./turn.ts";
import { Workspace } from "./workspace.ts";

/** What a bus is made from. Only `workspace` is needed. */
export type BusOptions = {
  /** The folder with `config/shell_hooks.yaml` and `config/agent.yaml`; every payload's `cwd`. */
  readonly workspace: string;
  /** Every payload's `agent_id`. */
  readonly agentId?: string;
  /** Where hooks are started; the process's own folder unless told otherwise. */
  readonly cwd?: string;
  /** The hooks' environment; the process's own unless told otherwise. What loads other code into a program is left out. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `skip`: a hook whose file is not the approved one is not run. Unless told otherwise it runs and is named. */
  readonly onDrift?: "run" | "skip";
  /** Told about every failure, for a log: the event, the hook and what happened. */
  readonly onFault?: (event: EventName, command: string, fault: Fault) => void;
  /** Masks what hooks write to stderr before it is kept or shown: `(text) => mask(text, scan(text), "")`. */
  readonly redact?: (text: string) => string;
  /** What `/hooks allow CODE` and `/hooks pause 10m` do; unless told otherwise, what installed guards of agent-guards can. */
  readonly controls?: Controls;
  /** Finds the addresses of a host; the system's resolver unless told otherwise. */
  readonly resolve?: Resolve;
};

/** Whose turn it is. */
export type TurnOptions = {
  readonly sessionId: string;
  /** The payloads' `cwd`, where it is not the workspace. */
  readonly cwd?: string;
  /** The request that began the turn. On Linux it tells whether a hook calls the agent again, which is then cut off. */
  readonly request?: { readonly socket: Connection };
};

/** The hooks of one workspace. */
export type HookBus = AsyncDisposable & {
  /** A turn of a session: one for each user message, shared by whatever works on that message. */
  turn(options: TurnOptions): Turn;
  /**
   * The answer to a chat message that begins with `/hooks`, in plain text; undefined for every other message. Hand it what a
   * user typed, and never what a model wrote.
   */
  command(text: string): Promise<string | undefined>;
  /** Approves a declared command for every event that it is wired to (or for `event` alone), and switches hooks on. */
  approve(request: { command: string; event?: EventName; enableMaster?: boolean }): Promise<Approved>;
  /** Everything that `/hooks list` and `/hooks doctor` show, as data. */
  readonly desk: Desk;
  /** `POST /internal/runtime/hooks/approve` for a `node:http` server: true when the request was one for it. */
  readonly approveHandler: Handler;
  /** Ends all hooks and what they left behind, and writes the health record. */
  close(): Promise<void>;
};

const ALLOW_LOCAL = "STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL";

/** The bus of a workspace. @throws TypeError for a workspace that is no path. */
export async function createHookBus(options: BusOptions): Promise<HookBus> {
  if (typeof options.workspace !== "string" || options.workspace === "")
    throw new TypeError('"workspace" expected a path');
  const bus = new Bus(options);
  await bus.desk.list();
  return bus;
}

/** A turn as the bus knows it. */
type Self = { readonly sessionId: string; readonly cwd: string; readonly inside: ReadonlySet<EventName> };

class Bus implements HookBus {
  readonly desk: Desk;
  readonly approveHandler: Handler;
  readonly #root: string;
  readonly #agentId: string;
  readonly #controls: Controls;
  readonly #workspace: Workspace;
  readonly #runner: HookRunner;
  readonly #health: Health;
  readonly #onFault: NonNullable<BusOptions["onFault"]>;
  /** The events that this whole process is inside, because a hook started it. */
  readonly #inside: ReadonlySet<EventName>;
  /** The turns that are inside an event of a session right now. */
  readonly #turns = new Map<string, Map<object, number>>();
  readonly #redone = new Map<string, number>();

  constructor(options: BusOptions) {
    const env = options.env ?? process.env;
    const local = env[ALLOW_LOCAL] === "1";
    this.#root = absolute(options.workspace);
    this.#agentId = options.agentId ?? "";
    this.#onFault = options.onFault ?? (() => undefined);
    this.#inside = eventsInside(env);
    this.#workspace = new Workspace(this.#root, local);
    this.#health = new Health(this.#workspace.files.health, options.redact ?? plainRedact);
    const ways: Ways = {
      cwd: options.cwd ?? process.cwd(),
      env: hookEnvironment(env),
      local,
      resolve: options.resolve ?? resolveName,
      onDrift: options.onDrift ?? "run",
      onFault: (event, command, problem) => this.#fault(event, command, problem),
    };
    this.#runner = new HookRunner(ways);
    this.desk = new Desk(this.#workspace, this.#health, ways, this.#envelope("doctor", this.#root));
    this.#controls = options.controls ?? guardControls(() => this.desk.programs());
    this.approveHandler = approveHandler((request) => this.approve(request));
    living.add(this);
    if (living.size === 1 && !process.listeners("exit").includes(endAll)) process.on("exit", endAll);
  }

  turn({ sessionId, cwd = this.#root, request }: TurnOptions): Turn {
    const inside = request ? this.#runner.insideOf(request.socket) : new Set<EventName>();
    const self: Self = { sessionId, cwd, inside: new Set([...this.#inside, ...inside]) };
    const ask = (event: EventName, fields: Fields, options: EmitOptions) =>
      this.#emit(self, event, fields, options.signal);
    return turnOf(ask, this.#goals(sessionId), (event, merged) => {
      const problem = fault("redo-cap", "it sent the agent back as often as it may");
      if (merged.blocker !== undefined) this.#fault(event, merged.blocker, problem);
    });
  }

  command(text: string): Promise<string | undefined> {
    return chat(text, this.desk, this.#controls);
  }

  approve(request: { command: string; event?: EventName; enableMaster?: boolean }): Promise<Approved> {
    return this.desk.approve(request);
  }

  async close(): Promise<void> {
    living.delete(this);
    this.end();
    this.#health.flush();
  }

  /** Ends every process of a hook, at once. */
  end(): void {
    this.#runner.stop();
    this.#runner.sweep();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #emit(self: Self, event: EventName, fields: Fields, signal?: AbortSignal): Promise<Merged> {
    signal?.throwIfAborted();
    const hooks = (await this.#workspace.state()).mounted.get(event) ?? [];
    if (hooks.length === 0) return untouched(fields);
    const leave = self.inside.has(event) ? undefined : this.#enter(`${event}\0${self.sessionId}`, self);
    if (!leave) {
      const why = fault("loop", `a hook on ${event} called the agent again, and was not asked a second time`);
      for (const { hook } of hooks) this.#fault(event, hook.command, why);
      return untouched(fields);
    }
    try {
      const envelope = { event, ...this.#envelope(self.sessionId, self.cwd) };
      return await this.#runner.emit(hooks, { event, envelope, fields, signal });
    } finally {
      leave();
    }
  }

  /** Counts a turn in; undefined when as many others are inside as only a circle explains. */
  #enter(key: string, turn: object): (() => void) | undefined {
    const inside = this.#turns.get(key) ?? new Map<object, number>();
    const mine = inside.get(turn) ?? 0;
    if (mine === 0 && inside.size >= NESTED_TURNS) return undefined;
    this.#turns.set(key, inside.set(turn, mine + 1));
    return () => {
      const left = (inside.get(turn) ?? 1) - 1;
      if (left > 0) inside.set(turn, left);
      else inside.delete(turn);
      if (inside.size === 0) this.#turns.delete(key);
    };
  }

  #envelope(session: string, cwd: string): Readonly<Record<string, string>> {
    return { session_id: session, agent_id: this.#agentId, cwd };
  }

  #goals(session: string): Goals {
    const key = (goal: string) => `${session}\0${goal}`;
    return {
      used: (goal) => this.#redone.get(key(goal)) ?? 0,
      set: (goal, used) => {
        this.#redone.delete(key(goal));
        if (used > 0) this.#redone.set(key(goal), used);
        const [oldest] = this.#redone.keys();
        if (this.#redone.size > REDO_GOALS && oldest !== undefined) this.#redone.delete(oldest);
      },
    };
  }

  /** Nobody's log may break the agent. */
  #fault(event: EventName, command: string, problem: Fault): void {
    this.#health.record(event, command, problem);
    try {
      this.#onFault(event, command, problem);
    } catch {
      // The record has it.
    }
  }
}

/** Every bus that was not closed: a server that ends must not leave its hooks behind. */
const living = new Set<Bus>();

function endAll(): void {
  for (const bus of living) bus.end();
}

function untouched(fields: Fields): Merged {
  return { fields, context: [], warnings: [], ignored: [], runs: [] };
}
