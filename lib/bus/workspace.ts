/**
 * The files of a workspace that the bus reads, looked at before every event: a change counts at once, and what cannot
 * be read leaves the last good state in force.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HOOKS_FILE_BYTES } from "../core/limits.ts";
import { type Approval, readApprovals } from "./approvals.ts";
import { type Declared, type Hook, type Problem, parseHooks } from "./config.ts";
import type { EventName } from "./events.ts";
import { isFresh, type Numbers, numbersOf, sameNumbers } from "./identity.ts";
import { parseSwitch } from "./switch.ts";

/** Where the files of a workspace are. */
export type Files = {
  readonly hooks: string;
  readonly agent: string;
  readonly approvals: string;
  readonly health: string;
};

/** The files below `workspace`. */
function filesOf(workspace: string): Files {
  const config = join(workspace, "config");
  return {
    hooks: join(config, "shell_hooks.yaml"),
    agent: join(config, "agent.yaml"),
    approvals: join(config, "shell_hooks.approved.json"),
    health: join(config, "shell_hooks.health.json"),
  };
}

/** A hook with its approval. */
export type Mounted = { readonly hook: Hook; readonly approval: Approval };

/** The workspace at one moment. */
export type State = {
  readonly on: boolean;
  readonly declared: Declared;
  readonly approvals: readonly Approval[];
  /** What is wrong with the files themselves. */
  readonly problems: readonly Problem[];
  /** The hooks that fire, by event, in the file's order. */
  readonly mounted: ReadonlyMap<EventName, readonly Mounted[]>;
};

/** The approval of a declared hook, or undefined. */
export function approvalOf(hook: Hook, approvals: readonly Approval[]): Approval | undefined {
  return approvals.find(({ event, command }) => event === hook.event && command === hook.command);
}

const NOTHING: Declared = { hooks: [], problems: [] };

/** Reads a workspace. */
export class Workspace {
  readonly files: Files;
  readonly #local: boolean;
  #seen: readonly (Numbers | undefined)[] | undefined;
  #declared: Declared = NOTHING;
  #on: boolean = false;
  #state: State = { on: false, declared: NOTHING, approvals: [], problems: [], mounted: new Map() };
  #reading: Promise<State> | undefined;

  constructor(workspace: string, local: boolean) {
    this.files = filesOf(workspace);
    this.#local = local;
  }

  /** The workspace as it is now. Without a change it costs three looks at the disk. */
  async state(): Promise<State> {
    const { hooks, agent, approvals } = this.files;
    const now = [hooks, agent, approvals].map(numbersOf);
    if (this.#seen && now.every((numbers, at) => isSame(numbers, this.#seen?.[at]))) return this.#state;
    // One reading at a time; who comes during one wants what is there after it.
    while (this.#reading) await this.#reading;
    this.#reading = this.#read();
    try {
      this.#state = await this.#reading;
      // A file of this very moment may change once more without a sign, and is read again.
      this.#seen = now.some((numbers) => numbers && isFresh(numbers)) ? undefined : now;
      return this.#state;
    } finally {
      this.#reading = undefined;
    }
  }

  async #read(): Promise<State> {
    const problems: Problem[] = [];
    const broken = (file: string, why: string) =>
      problems.push({
        where: file,
        text: `It is not used: ${why}. What it said before holds.`,
        dropped: true,
      });
    try {
      this.#declared = await parseHooks(textOf(this.files.hooks), this.#local);
    } catch (error) {
      broken(this.files.hooks, messageOf(error));
    }
    try {
      const { on, problem } = parseSwitch(textOf(this.files.agent));
      this.#on = on;
      if (problem !== undefined)
        problems.push({ where: this.files.agent, text: `${problem}, so that hooks are off.`, dropped: true });
    } catch (error) {
      broken(this.files.agent, messageOf(error));
    }
    const { approvals, problem } = readApprovals(this.files.approvals);
    if (problem !== undefined)
      problems.push({
        where: this.files.approvals,
        text: `${problem}: approve the hooks again.`,
        dropped: true,
      });
    const mounted = this.#on ? mountedOf(this.#declared, approvals) : new Map();
    return { on: this.#on, declared: this.#declared, approvals, problems, mounted };
  }
}

function isSame(a: Numbers | undefined, b: Numbers | undefined): boolean {
  return a && b ? sameNumbers(a, b) : a === b;
}

function mountedOf({ hooks }: Declared, approvals: readonly Approval[]): Map<EventName, Mounted[]> {
  const mounted = new Map<EventName, Mounted[]>();
  for (const hook of hooks) {
    const approval = approvalOf(hook, approvals);
    if (approval) mounted.set(hook.event, [...(mounted.get(hook.event) ?? []), { hook, approval }]);
  }
  return mounted;
}

/** The text of a file; "" when there is none. @throws RangeError for what is no text of a sensible size. */
function textOf(path: string): string {
  const numbers = numbersOf(path);
  if (!numbers) {
    // A pipe would be waited for without end.
    if (existsSync(path)) throw new RangeError("it is no file");
    return "";
  }
  if (Number(numbers.size) > HOOKS_FILE_BYTES)
    throw new RangeError(`it is larger than ${HOOKS_FILE_BYTES} bytes`);
  if (numbers.size === "0" && isFresh(numbers))
    throw new RangeError("it is empty, as in the middle of a write");
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new RangeError(
      `it cannot be read (${error instanceof Error && "code" in error ? String(error.code) : "unknown error"})`,
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "it cannot be read";
}
