/**
 * One run of a client on a stage of its own: an empty home, an empty project, and stand-ins for the programs that a script
 * names, which write down that they were called and do nothing. It must not know any client's configuration.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { Launch } from "./clients.ts";

/** A run takes 0.3 to 7 s on a quiet machine and 45 s were seen on a busy one. */
const RUN_MS = 120_000;

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

export type Ended = { readonly output: string; readonly inTime: boolean; readonly seconds: number };

const running = new Set<number>();

/** Ends every client that still runs, with whatever it started. */
export function endAll(): void {
  for (const pid of running) {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // The group is gone already.
    }
  }
  running.clear();
}

/** Runs a client to its end or to the time limit; then its whole process group is gone. */
export function run({ command, env }: Launch, { home, project, stubs }: Stage): Promise<Ended> {
  const [file = "", ...args] = command;
  const { NODE_FOLDER: node = dirname(process.execPath), ...rest } = env;
  const PATH = [stubs, node, "/usr/bin", "/bin"].join(delimiter);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: project,
      env: { PATH, HOME: home, NO_COLOR: "1", TMPDIR: home, ...rest },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    let inTime = true;
    if (child.pid !== undefined) running.add(child.pid);
    const timer = setTimeout(() => {
      inTime = false;
      endAll();
    }, RUN_MS);
    child.on("error", (error) => output.push(Buffer.from(String(error))));
    child.on("close", () => {
      clearTimeout(timer);
      endAll();
      const seconds = (Date.now() - started) / 1000;
      resolve({ output: Buffer.concat(output).toString(), inTime, seconds });
    });
  });
}
