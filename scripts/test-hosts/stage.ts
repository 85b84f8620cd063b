/**
 * One run of a client on a stage of its own: an empty home, an empty project, and stand-ins for the programs that a script
 * names, which write down that they were called and do nothing.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** A run takes 0.3 to 10 s on a quiet machine, and 51 s were seen on one with seven times more work than processors. */
export const RUN_MS = 300_000;

/** How long the output of a client that has ended is still waited for: something that it left behind may hold it open. */
const DRAIN_MS = 5_000;

/** How a client is started. */
export type Launch = { readonly command: readonly string[]; readonly env: Readonly<Record<string, string>> };

export type Stage = { readonly home: string; readonly project: string; readonly stubs: string };

/** Folders for one run below `root`, with a stand-in for each of `programs`. */
export function setStage(root: string, programs: readonly string[]): Stage {
  const stage = { home: join(root, "home"), project: join(root, "project"), stubs: join(root, "stubs") };
  for (const folder of Object.values(stage)) mkdirSync(folder, { recursive: true });
  for (const name of programs) {
    const file = join(stage.stubs, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${join(stage.stubs, "called.log")}"\n`);
    chmodSync(file, 0o755);
  }
  // A login shell starts from the system's PATH: the stand-ins must come first there, too.
  for (const name of [".profile", ".bash_profile", ".zprofile"]) {
    writeFileSync(join(stage.home, name), `export PATH="${stage.stubs}:$PATH"\n`);
  }
  return stage;
}

/** Writes `files` into the project, or below the home where their name begins with `~/`. */
export function fill({ home, project }: Stage, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = name.startsWith("~/") ? join(home, name.slice(2)) : join(project, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The stand-ins that were called, one line a call. */
export function calledOn({ stubs }: Stage): string {
  const log = join(stubs, "called.log");
  return existsSync(log) ? readFileSync(log, "utf8") : "";
}

/** All files below `folder` as one text, for the question whether something is stored anywhere. */
export function storedIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}

export type Ended = {
  readonly output: string;
  readonly inTime: boolean;
  /** Null for a program that was ended, or that never began. */
  readonly exit: number | null;
  readonly seconds: number;
};

/** How much of a program's output is shown. */
const TAIL_LINES = 30;
const TAIL_CHARS = 300;

/** The end of a program's output, for a person. */
export function tail(output: string): string {
  const lines = output.trimEnd().split("\n");
  return lines
    .slice(-TAIL_LINES)
    .map((line) => `        | ${line.slice(0, TAIL_CHARS)}`)
    .join("\n");
}

const running = new Set<number>();

/** Ends every program that still runs, with whatever it started. */
export function endAll(): void {
  for (const pid of running) end(pid);
}

/** Ends the process group that `pid` leads. */
function end(pid: number): void {
  running.delete(pid);
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group is gone already.
  }
}

/** Runs a client on its stage, to its end or to the time limit. */
export async function run({ command, env }: Launch, { home, project, stubs }: Stage): Promise<Ended> {
  const { NODE_FOLDER: node = dirname(process.execPath), ...rest } = env;
  const PATH = [stubs, node, "/usr/bin", "/bin"].join(delimiter);
  const whole = { PATH, HOME: home, NO_COLOR: "1", TMPDIR: home, ...rest };
  const ended = await supervise(command, project, whole, RUN_MS);
  endStrays(home);
  return ended;
}

/** Ends what a client sent into a process group of its own, where the system tells the environments of processes. */
function endStrays(home: string): void {
  if (!existsSync("/proc/self/environ")) return;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const environment = readFileSync(join("/proc", pid, "environ"), "utf8").split("\0");
      if (environment.includes(`HOME=${home}`)) process.kill(Number(pid), "SIGKILL");
    } catch {
      // Another user's, or gone already.
    }
  }
}

/** Runs a program to its end or to the time limit; then its whole process group is gone. Never rejects. */
export function supervise(
  [file = "", ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  limit: number,
): Promise<Ended> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    const leader = child.pid;
    if (leader !== undefined) running.add(leader);
    const stop = (): void => (leader === undefined ? undefined : end(leader));
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => output.push(chunk));
    }
    let inTime = true;
    let timer = setTimeout(() => {
      inTime = false;
      stop();
    }, limit);
    let finished = false;
    const finish = (): void => {
      if (finished) return;
      finished = true;
      clearTimeout(timer);
      stop();
      child.stdout.destroy();
      child.stderr.destroy();
      const seconds = (Date.now() - started) / 1000;
      resolve({ output: Buffer.concat(output).toString(), inTime, exit: child.exitCode, seconds });
    };
    child.once("error", (error) => {
      output.push(Buffer.from(String(error)));
      finish();
    });
    child.once("exit", () => {
      clearTimeout(timer);
      timer = setTimeout(finish, DRAIN_MS);
    });
    child.once("close", finish);
  });
}
