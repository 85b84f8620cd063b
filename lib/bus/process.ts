/**
 * A command hook: started without a shell in a process group of its own, given the event on stdin, ended with
 * everything that it started.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { HOOK_GRACE_MS, HOOK_STDERR_BYTES, HOOK_STDOUT_BYTES } from "../core/limits.ts";
import { type Fault, fault } from "./fault.ts";
import { isGroupAlive } from "./proc.ts";

/** What to start. */
export type ProcessCommand = {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it reads on stdin. */
  readonly input: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Ends it as well, and is no reason to throw. */
  readonly closed?: AbortSignal;
};

/** How it ended. */
export type Ended = {
  readonly stdout: string;
  readonly stderr: string;
  /** Its exit code; undefined when it did not end by itself. */
  readonly status: number | undefined;
  /** Why there is no answer, or what is wrong besides one. */
  readonly fault?: Fault;
};

/** Runs one hook to its end. Never throws but for `signal`; nothing of its process group is left. */
export async function runCommand(command: ProcessCommand): Promise<Ended> {
  command.signal?.throwIfAborted();
  const ended = await new Promise<Ended>((resolve) => {
    const hook = new Hook(command, resolve);
    hook.start();
  });
  command.signal?.throwIfAborted();
  return ended;
}

/** Where the system has process groups, and a hook leads one. */
const GROUPS = process.platform !== "win32";

class Hook {
  readonly #command: ProcessCommand;
  readonly #done: (ended: Ended) => void;
  readonly #out: Sink;
  readonly #err: Sink;
  #child: ChildProcess | undefined;
  #timers: NodeJS.Timeout[] = [];
  #fault: Fault | undefined;
  #over: boolean = false;

  constructor(command: ProcessCommand, done: (ended: Ended) => void) {
    this.#command = command;
    this.#done = done;
    this.#out = new Sink(HOOK_STDOUT_BYTES, () =>
      this.#stop(fault("flood", `it printed more than ${HOOK_STDOUT_BYTES} bytes`)),
    );
    this.#err = new Sink(HOOK_STDERR_BYTES, () => undefined);
  }

  start(): void {
    const { argv, cwd, env, input, timeoutMs, signal, closed } = this.#command;
    const [program = "", ...args] = argv;
    try {
      this.#child = spawn(program, args, { cwd, env, detached: GROUPS, windowsHide: true, stdio: "pipe" });
    } catch (error) {
      // A NUL in the command, or an environment that is too large.
      this.#finish(undefined, unstarted(codeOf(error)));
      return;
    }
    const child = this.#child;
    child.once("error", (error) => this.#finish(undefined, unstarted(codeOf(error))));
    child.once("exit", (status, name) => this.#exited(status, name));
    child.once("close", (status) => this.#closed(status));
    child.stdout?.on("data", (chunk: Buffer) => this.#out.take(chunk)).on("error", () => undefined);
    child.stderr?.on("data", (chunk: Buffer) => this.#err.take(chunk)).on("error", () => undefined);
    // A hook may answer without reading.
    child.stdin?.on("error", () => undefined).end(input);
    const late = () => this.#stop(fault("timeout", `it did not answer within ${timeoutMs / 1000} s`));
    this.#timers.push(setTimeout(late, timeoutMs));
    for (const one of [signal, closed]) one?.addEventListener("abort", this.#abort, { once: true });
    if (closed?.aborted) this.#abort();
  }

  readonly #abort = (): void => this.#stop(fault("signal", "the agent gave up waiting"));

  /** The hook itself has ended. What it started may still be printing the answer, for a moment. */
  #exited(status: number | null, name: NodeJS.Signals | null): void {
    if (name !== null) this.#fault ??= fault("signal", `it was ended by ${name}`);
    const held = () => {
      this.#fault ??= fault("left-behind", "it left a process that holds its output");
      this.#kill();
      // One outside the group holds it still: what came is what counts.
      this.#timers.push(setTimeout(() => this.#finish(status ?? undefined), HOOK_GRACE_MS));
    };
    this.#timers.push(setTimeout(held, HOOK_GRACE_MS));
  }

  /** The hook has ended and its output, too; what it started has to. */
  #closed(status: number | null): void {
    if (this.#isLeft() && this.#kill())
      this.#fault ??= fault("left-behind", "it left processes running, which were ended");
    this.#finish(status ?? undefined);
  }

  /** True when somebody of the group is left who is not dead already. */
  #isLeft(): boolean {
    const pid = this.#child?.pid;
    try {
      return pid !== undefined && GROUPS && process.kill(-pid, 0) && isGroupAlive(pid);
    } catch {
      return false;
    }
  }

  /** Ends it and says why. */
  #stop(why: Fault): void {
    this.#fault ??= why;
    this.#kill();
  }

  /** Ends the whole group; false when there was nobody left. */
  #kill(): boolean {
    const pid = this.#child?.pid;
    if (pid === undefined || this.#over) return false;
    try {
      return GROUPS ? process.kill(-pid, "SIGKILL") : (this.#child?.kill("SIGKILL") ?? false);
    } catch {
      // Nobody is left.
      return false;
    }
  }

  #finish(status: number | undefined, problem: Fault | undefined = this.#fault): void {
    if (this.#over) return;
    this.#over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const one of [this.#command.signal, this.#command.closed])
      one?.removeEventListener("abort", this.#abort);
    const child = this.#child;
    for (const stream of [child?.stdin, child?.stdout, child?.stderr]) stream?.destroy();
    const stderr = this.#err.text();
    const said = problem && stderr !== "" ? { ...problem, stderr } : problem;
    this.#done({ stdout: this.#out.text(), stderr, status, ...(said ? { fault: said } : {}) });
  }
}

/** The first bytes of a stream. */
class Sink {
  readonly #most: number;
  readonly #over: () => void;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(most: number, over: () => void) {
    this.#most = most;
    this.#over = over;
  }

  take(chunk: Buffer): void {
    const room = this.#most - this.#size;
    if (room > 0) this.#chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    this.#size += chunk.length;
    if (this.#size > this.#most) this.#over();
  }

  text(): string {
    const [only, ...more] = this.#chunks;
    return (more.length === 0 ? only : Buffer.concat(this.#chunks))?.toString("utf8") ?? "";
  }
}

function unstarted(code: string): Fault {
  if (code === "ENOENT" || code === "ENOTDIR")
    return fault(
      "missing",
      "the program, the interpreter of its first line, or the folder it is started in is not there",
    );
  if (code === "EACCES" || code === "ENOEXEC")
    return fault("not-executable", "the program cannot be executed");
  return fault("missing", `the program cannot be started (${code})`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}
