/** The guards of this project by name, and the ways to ask one: in this process or as an executable. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject } from "../lib/core/json.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import type { Guard } from "../lib/hook/event.ts";
import type { Case } from "../lib/selftest/case.ts";
import type { Ask, Reply } from "../lib/selftest/run.ts";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
export const SELFTESTS = join(ROOT, "selftests");

const ASK_MS = 30_000;

/** The names of the templates, which are the names of the guards and of their executables. */
export function guardNames(): string[] {
  const files = readdirSync(join(ROOT, "templates")).filter((name) => name.endsWith(".ts"));
  return files.map((name) => basename(name, ".ts")).sort();
}

/** The guard that `templates/NAME.ts` exports, loaded. */
export async function loadGuard(name: string): Promise<Guard> {
  const module: { guard: Guard } = await import(`../templates/${name}.ts`);
  await module.guard.load?.();
  return module.guard;
}

/** The path of something in dist/. @throws Error when the build has not made it, with what to do. */
export function built(...names: readonly string[]): string {
  const path = join(ROOT, "dist", ...names);
  if (!existsSync(path)) throw new Error(`${path} is not there: run npm run build first`);
  return path;
}

const fileOf = (name: string): string => (process.platform === "win32" ? `${name}.exe` : name);

/** The path of a guard's executable in dist/. @throws Error when the build has not made it. */
export function executableOf(name: string): string {
  return built(fileOf(name));
}

/** The first guard whose executable the build has not made, or undefined. */
export function missingExecutable(): string | undefined {
  return guardNames().find((name) => !existsSync(join(ROOT, "dist", fileOf(name))));
}

/** Asks guards in this process. */
export function inProcess(guards: ReadonlyMap<string, Guard>): Ask {
  return async ({ guard: name, input, host }) => {
    const guard = guards.get(name);
    if (!guard) throw new Error(`no guard is named "${name}"`);
    const { answer, verdict } = await respondLoading(guard, input, host === undefined ? {} : { host });
    return { stdout: answer.stdout, exit: answer.exit, rules: "rules" in verdict ? verdict.rules : [] };
  };
}

/** What a process said: exactly as it came. */
export type Heard = { readonly out: string; readonly err: string; readonly exit: number };

/** Runs an executable with `input` on stdin; `undefined` as exit means that it was killed for time. */
export function hear(
  command: readonly string[],
  input: string | Uint8Array,
  {
    timeoutMs = ASK_MS,
    ...options
  }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv; readonly timeoutMs?: number } = {},
): Promise<Heard> {
  const [file = "", ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ["pipe", "pipe", "pipe"], timeout: timeoutMs });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("error", reject);
    // A guard that answers before it has read everything closes the pipe; its answer is what counts.
    child.stdin.on("error", () => undefined);
    child.on("close", (code) =>
      resolve({ out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString(), exit: code ?? -1 }),
    );
    child.stdin.end(input);
  });
}

/** Asks an executable, one process a case. An answer without JSON counts as the protocol says: exit 2 blocks, else continue. */
export function asExecutable(command: readonly string[]): Ask {
  return async ({ input, host }: Case): Promise<Reply> => {
    const { out, err, exit } = await hear(host === undefined ? command : [...command, "--host", host], input);
    if (exit === -1) throw new Error("no answer in time, or killed");
    return { stdout: objectOf(out, err, exit), exit };
  };
}

function objectOf(out: string, err: string, exit: number): JsonObject {
  if (out.trim() === "") return exit === 2 ? { decision: "block", reason: err } : {};
  let value: unknown;
  try {
    value = JSON.parse(out);
  } catch {
    throw new Error("stdout is not one JSON object");
  }
  if (!isObject(value)) throw new Error("stdout is not one JSON object");
  return value;
}
