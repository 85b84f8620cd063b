/** What a person asks the bus: which hooks there are, whether they work, take one live, take one out. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

import { SETTLED_MS } from "../core/limits.ts";
import { placeFile } from "../state/file.ts";
import { withLock } from "../state/lock.ts";
import { targetOf } from "./address.ts";
import { type Approval, changeApprovals, type Drift, driftOf } from "./approvals.ts";
import type { Hook, Problem } from "./config.ts";
import { EVENTS, type EventName } from "./events.ts";
import { type Fault, fault } from "./fault.ts";
import type { Health, HookRecord } from "./health.ts";
import { type Fingerprint, fingerprint, isFresh, numbersOf } from "./identity.ts";
import { type HookRun, HookRunner, type Ways } from "./runner.ts";
import { withSwitch } from "./switch.ts";
import { approvalOf, type State, type Workspace } from "./workspace.ts";

/** One declared hook as it stands. */
export type HookState = {
  readonly event: EventName;
  /** The command or the URL. */
  readonly command: string;
  readonly transport: "command" | "http";
  /** Its matcher as it is written. */
  readonly matcher?: string;
  readonly approved: boolean;
  /** True when it fires: approved, and hooks are on. */
  readonly mounted: boolean;
  readonly drift?: Drift;
  /** Its last failure. */
  readonly failure?: HookRecord;
};

/** Everything that `/hooks list` shows. */
export type HookListing = {
  readonly on: boolean;
  /** The path of `shell_hooks.yaml`. */
  readonly config: string;
  readonly hooks: readonly HookState[];
  /** What was approved, and is declared no longer: it does not fire. */
  readonly undeclared: readonly Pick<HookState, "event" | "command">[];
  readonly problems: readonly Problem[];
};

/** What one approved hook answered to a harmless event. */
export type Checked = HookState & { readonly faults: readonly Fault[]; readonly run?: HookRun };

/** Everything that `/hooks doctor` shows. */
export type HealthReport = Omit<HookListing, "hooks"> & {
  readonly hooks: readonly Checked[];
  /** True when nothing is wrong. */
  readonly healthy: boolean;
};

/** The answer of the approve endpoint. `mounted` counts the hooks of this command that fire now. */
export type Approved =
  | {
      readonly ok: true;
      readonly events: readonly EventName[];
      readonly mounted: number;
      readonly master_enabled: boolean;
    }
  | { readonly ok: false; readonly error: string };

const CHECKED_AT_ONCE = 8;

/** The desk of a workspace. */
export class Desk {
  readonly #workspace: Workspace;
  readonly #health: Health;
  readonly #ways: Ways;
  readonly #envelope: Readonly<Record<string, string>>;

  constructor(workspace: Workspace, health: Health, ways: Ways, envelope: Readonly<Record<string, string>>) {
    this.#workspace = workspace;
    this.#health = health;
    this.#ways = ways;
    this.#envelope = envelope;
  }

  /** Every declared hook, and what is wrong with the configuration. Starts nothing. */
  async list(): Promise<HookListing> {
    const state = await this.#workspace.state();
    return {
      on: state.on,
      config: this.#workspace.files.hooks,
      hooks: this.#hooks(state),
      undeclared: state.approvals
        .filter((row) => !state.declared.hooks.some((hook) => approvalOf(hook, [row])))
        .map(({ event, command }) => ({ event, command })),
      problems: [...state.problems, ...state.declared.problems],
    };
  }

  #hooks(state: State): HookState[] {
    const records = this.#health.records();
    return state.declared.hooks.map((hook) => {
      const { event, command } = hook;
      const approval = approvalOf(hook, state.approvals);
      const drift = approval && driftOf(approval);
      const failure = records.find((row) => row.event === event && row.command === command);
      return {
        event,
        command,
        transport: "url" in hook.asks ? "http" : "command",
        ...(hook.pattern === undefined ? {} : { matcher: hook.pattern }),
        approved: approval !== undefined,
        mounted: approval !== undefined && state.on,
        ...(drift ? { drift } : {}),
        ...(failure ? { failure } : {}),
      };
    });
  }

  /** The programs of the declared commands: their files, once each. */
  async programs(): Promise<readonly string[]> {
    const { declared } = await this.#workspace.state();
    const first = declared.hooks.flatMap(({ asks }) => ("argv" in asks ? asks.argv.slice(0, 1) : []));
    return [...new Set(first.filter(isAbsolute))];
  }

  /** Asks every approved hook about a harmless event, as it would be asked. */
  async doctor(): Promise<HealthReport> {
    const listing = await this.list();
    const state = await this.#workspace.state();
    const hooks: Checked[] = [];
    for (let at = 0; at < listing.hooks.length; at += CHECKED_AT_ONCE) {
      const some = listing.hooks.slice(at, at + CHECKED_AT_ONCE).map(async (shown, index) => {
        const hook = state.declared.hooks[at + index];
        const approval = hook && approvalOf(hook, state.approvals);
        return { ...shown, ...(hook && approval ? await this.#check(hook, approval) : { faults: [] }) };
      });
      hooks.push(...(await Promise.all(some)));
    }
    const healthy =
      listing.on &&
      listing.problems.length === 0 &&
      hooks.every(({ approved, faults, failure }) => approved && faults.length === 0 && !failure);
    return { ...listing, hooks, healthy };
  }

  async #check(hook: Hook, approval: Approval): Promise<{ faults: readonly Fault[]; run?: HookRun }> {
    const { matcher: _, ...always } = hook;
    const faults: Fault[] = [];
    const runner = new HookRunner({ ...this.#ways, onFault: () => undefined });
    const { event } = hook;
    const { runs } = await runner.emit([{ hook: always, approval }], {
      event,
      envelope: { event, ...this.#envelope },
      fields: EVENTS[event].sample,
    });
    runner.sweep();
    const [run] = runs;
    faults.push(...(run?.faults ?? []));
    if (run?.did === "block") faults.push(fault("odd", "it blocks a harmless event"));
    return { faults, ...(run ? { run } : {}) };
  }

  /** Approves a declared command, for every event that it is wired to or for one. Nothing else can be approved. */
  async approve(request: { command: string; event?: EventName; enableMaster?: boolean }): Promise<Approved> {
    const { command, event, enableMaster = true } = request;
    const before = await this.#workspace.state();
    const wired = before.declared.hooks.filter(
      (hook) => hook.command === command && (event === undefined || hook.event === event),
    );
    const [first] = wired;
    if (!first) return { ok: false, error: undeclared(before.declared.problems, event) };
    const files = await this.#filesOf(first);
    if ("problem" in files) return { ok: false, error: files.problem };
    const events = [...new Set(wired.map((hook) => hook.event))];
    const at = new Date().toISOString();
    try {
      mkdirSync(dirname(this.#workspace.files.approvals), { recursive: true });
      changeApprovals(this.#workspace.files.approvals, (rows) => [
        ...rows.filter((row) => row.command !== command || !events.includes(row.event)),
        ...events.map((name) => ({ event: name, command, files, at })),
      ]);
      if (enableMaster && !before.on) this.#switch(true);
    } catch (error) {
      return { ok: false, error: `the approval cannot be written: ${messageOf(error)}` };
    }
    this.#health.forget(command);
    const { on, mounted } = await this.#workspace.state();
    const count = [...mounted.values()].flat().filter(({ hook }) => hook.command === command).length;
    return { ok: true, events, mounted: count, master_enabled: on };
  }

  /** The files that an approval stands for, or why there can be none. */
  async #filesOf({ asks }: Hook): Promise<readonly Fingerprint[] | { readonly problem: string }> {
    if ("url" in asks) {
      const { local, resolve: ask } = this.#ways;
      // A name that cannot be looked up right now is judged at every call anyway.
      const target = await targetOf(asks.url, local, ask).catch(() => undefined);
      return target && "problem" in target ? { problem: `the url is refused: ${target.problem}` } : [];
    }
    const found = programOf(asks.argv[0] ?? "", this.#ways);
    if (typeof found !== "string") return found;
    const words = asks.argv.slice(1).filter((word) => word.includes("/") || /\.\w{1,4}$/.test(word));
    const paths = [
      ...(asks.argv[0]?.includes("/") ? [found] : []),
      ...words.map((word) => resolve(this.#ways.cwd, word)),
    ];
    const prints: Fingerprint[] = [];
    for (const path of new Set(paths)) {
      const numbers = numbersOf(path);
      if (!numbers) continue;
      // A file of this very moment could change once more and keep its times.
      if (isFresh(numbers)) await setTimeout(SETTLED_MS);
      const print = fingerprint(path);
      if (!print) return { problem: `${path} changed while it was being approved` };
      prints.push(print);
    }
    return prints;
  }

  /** Takes a command out of every event. The number of approvals that are gone. */
  async revoke(command: string): Promise<number> {
    let gone = 0;
    const { approvals } = await this.#workspace.state();
    if (!approvals.some((row) => row.command === command)) return 0;
    changeApprovals(this.#workspace.files.approvals, (rows) => {
      const left = rows.filter((row) => row.command !== command);
      gone = rows.length - left.length;
      return left;
    });
    return gone;
  }

  /** Turns all hooks on or off. @throws RangeError for an agent.yaml that cannot be edited, and whatever the disk says. */
  async master(on: boolean): Promise<void> {
    if ((await this.#workspace.state()).on !== on) this.#switch(on);
  }

  #switch(on: boolean): void {
    const path = this.#workspace.files.agent;
    mkdirSync(dirname(path), { recursive: true });
    withLock(path, () => {
      const isThere = existsSync(path);
      const bytes = isThere ? readFileSync(path) : new Uint8Array();
      // What is no text would come back as another text.
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      const stat = isThere ? statSync(path) : undefined;
      const mode = (stat?.mode ?? 0o644) & 0o7777;
      const owner = stat ? { owner: { uid: stat.uid, gid: stat.gid } } : {};
      placeFile(isThere ? realpathSync(path) : path, withSwitch(text, on), { mode, durable: true, ...owner });
    });
  }
}

/** Why nothing of this name can be approved. */
function undeclared(problems: readonly Problem[], event: EventName | undefined): string {
  const dropped = problems.find((problem) => problem.dropped);
  const where = event === undefined ? "shell_hooks.yaml" : `shell_hooks.yaml for ${event}`;
  return `no such hook is declared in ${where}${dropped ? ` (${dropped.where}: ${dropped.text})` : ""}`;
}

/** The file that a command's first word starts, or why there is none. */
function programOf(word: string, { cwd, env: { PATH = "" } }: Ways): string | { readonly problem: string } {
  const places = word.includes("/")
    ? [resolve(cwd, word)]
    : PATH.split(delimiter)
        .filter(isAbsolute)
        .map((folder) => join(folder, word));
  const found = places.find((path) => numbersOf(path) !== undefined);
  if (found === undefined)
    return { problem: `there is no program at ${places.length === 1 ? places[0] : `"${word}" on the PATH`}` };
  try {
    accessSync(found, constants.X_OK);
    return found;
  } catch {
    return { problem: `${found} is not executable: chmod +x it` };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown error";
}
