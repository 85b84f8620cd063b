/** The guards as the build left them: their names, their tables, their files, and how a process of them is asked. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { lazy } from "../lib/core/lazy.ts";
import type { Guard } from "../lib/hook/event.ts";
import { installed } from "../lib/hook/sealed.ts";
import type { GuardCode } from "../lib/rules/code.ts";
import { embedded, type Library, libraryOf } from "./embedded.ts";
import { nameOf } from "./name.ts";
import { packagedExecutable } from "./platform.ts";
import { Refusal } from "./terminal.ts";

const OWN_NAME = "agent-guards";

/** The folder of the build's products: where this command itself stands, or dist/ beside its source. */
export function productFolder(): string {
  if (embedded()) return dirname(process.execPath);
  const folder = dirname(realpathSync(fileURLToPath(import.meta.url)));
  return existsSync(join(folder, `${OWN_NAME}.mjs`)) ? folder : join(folder, "..", "dist");
}

/** One guard's files. The executable is this program itself where it holds the guard. */
export type Product = {
  readonly name: string;
  /** The one-file script; a lone executable has none beside it. */
  readonly script: string | undefined;
  /** The standalone executable, where there is one for this machine. */
  readonly executable: string | undefined;
  /** The code of a guard of one's own, which the executable runs where it lies beside it. */
  readonly code?: GuardCode;
};

/** Every guard that the build made, in order of name. */
export function products(folder: string = productFolder()): Product[] {
  const held = embedded();
  if (held) return Object.keys(held.guards).map((name) => productOf(folder, name, process.execPath));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".mjs") && file !== `${OWN_NAME}.mjs`)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => file.slice(0, -".mjs".length))
    .map((name) => productOf(folder, name, executableOf(folder, name)));
}

/** What the name of an executable ends in on this machine. */
export const EXECUTABLE_SUFFIX = process.platform === "win32" ? ".exe" : "";

/** What was built beside the script, or what npm put beside this package. */
function executableOf(folder: string, name: string): string | undefined {
  const built = join(folder, `${name}${EXECUTABLE_SUFFIX}`);
  return existsSync(built) ? built : packaged();
}

const packaged = lazy(packagedExecutable);

function productOf(folder: string, name: string, executable: string | undefined): Product {
  const script = join(folder, `${name}.mjs`);
  return { name, script: existsSync(script) ? script : undefined, executable };
}

/** The guard called `name`. @throws Refusal when the build made none. */
export function productNamed(name: string): Product {
  const all = products();
  const found = all.find((product) => product.name === name);
  if (found) return found;
  if (all.length === 0) throw new Refusal(`no guards in ${productFolder()}`, "run: npm run build");
  throw new Refusal(
    `there is no guard "${name}"`,
    `guards: ${all.map((product) => product.name).join(", ")}`,
  );
}

/** The guard's own description (events, tables, commands), with all its parts loaded. */
export async function loadGuard(product: Product): Promise<Guard> {
  const guard = await guardOf(product);
  await guard.load?.();
  return guard;
}

/** The same with nothing loaded yet, for a process that is to be the guard. */
export async function guardOf({ name, script, code }: Product): Promise<Guard> {
  if (code) return (await import("./own/load.ts")).guardFrom(code, libraryHere());
  const inside = embedded()?.guards[name];
  const module: unknown = inside
    ? await inside()
    : script === undefined
      ? undefined
      : await import(pathToFileURL(script).href);
  if (typeof module !== "object" || module === null || !("guard" in module)) {
    throw new Refusal(`${script ?? name} is not a guard`, "run: npm run build");
  }
  // One of a user's own is built under its file's name, whatever it calls itself.
  return { ...(module.guard as Guard), name };
}

/** The modules of this package: those that this executable holds, or the installed package's own. */
export function libraryHere(): Library {
  const held = embedded();
  return held ? libraryOf(held) : (name) => import(name);
}

/** The program beside which a guard's rules are sealed. */
export const sealedBeside = ({ executable, script }: Product): string =>
  executable ?? script ?? process.execPath;

/** The guard as it judges, loaded: with the rules that are sealed beside its program. */
export async function judgingGuard(product: Product): Promise<Guard> {
  const { guard } = installed(await loadGuard(product), sealedBeside(product));
  await guard.load?.();
  return guard;
}

/** The guard's program for this machine: this executable, the guard's own, or the script under this runtime. */
export function programOf({ name, executable, script }: Product): string[] {
  if (executable === undefined) return [process.execPath, script ?? ""];
  return nameOf(executable) === name ? [executable] : [executable, "hook", name];
}

/** How the program at `path` is started: a one-file script by this runtime, or by Node where this is an executable. */
export function commandOf(path: string): string[] {
  if (!path.endsWith(".mjs")) return [path];
  return [embedded() ? "node" : process.execPath, path];
}

/** What a process left behind. `status` is undefined when it did not start, or was stopped at the timeout. */
export type Run = {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | undefined;
  readonly timedOut: boolean;
  /** Why it could not be started: `ENOENT`, `EACCES`, `ENOEXEC` … */
  readonly failure: string | undefined;
};

/** Starts a program as a host does, without a shell, and gives it `stdin`. */
export function ask(
  argv: readonly string[],
  stdin: string,
  options: {
    readonly timeoutMs?: number;
    readonly env?: Readonly<Record<string, string>>;
    readonly cwd?: string;
  } = {},
): Run {
  const [program = "", ...args] = argv;
  const run = spawnSync(program, args, {
    input: stdin,
    encoding: "utf8",
    timeout: options.timeoutMs ?? 20_000,
    killSignal: "SIGKILL",
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  const error = run.error && "code" in run.error ? String(run.error.code) : undefined;
  // A program that ended without reading its input says more by how it ended.
  const code = error === "EPIPE" ? undefined : error;
  const timedOut = code === "ETIMEDOUT";
  return {
    stdout: run.stdout ?? "",
    stderr: run.stderr ?? "",
    status: run.status ?? undefined,
    timedOut,
    failure: timedOut || run.status !== null ? undefined : (code ?? `signal ${run.signal}`),
  };
}
