/**
 * A machine of its own for tests of the command: a home, a workspace, and a package folder whose guards are two small
 * scripts, so that no test depends on what the real guards find.
 */
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { VERSION } from "../lib/core/version.ts";
import { built as builtProgram, ROOT } from "../scripts/guards.ts";
import { compiler } from "../scripts/toolchain.ts";
import { inThisProcess, prepare, type Result } from "./in-process.ts";

const KEY = Symbol.for("agent-guards.parts");
const MAIN = join(ROOT, "cli", "main.ts");
/** Builds by the digest of what they are made from, beside what scripts/typescript.mjs keeps: the last one. */
const CACHE = join(ROOT, "node_modules", ".cache", "agent-guards-parts");

/** A folder that goes when the process ends. */
function temporary(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "agent-guards-parts-")));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The files of one temporary folder under their names in another, which nobody writes to: a fifth of the cost of copies. */
function linked(from: string, to: string): void {
  for (const name of readdirSync(from)) linkSync(join(from, name), join(to, name));
}

/**
 * The command as the build makes it, but in parts: of one file, Node reads all two megabytes for each of some hundred runs.
 * What ships in one file is asked by tests/library.test.ts.
 */
const parts = temporary();
linked(builtOnce(), parts);

/** A process that reads this file again, for each of many mutants, has the same sources still. */
function builtOnce(): string {
  const known = globalThis as { [KEY]?: string };
  known[KEY] ??= built(temporary());
  return known[KEY];
}

/** Builds the command into `folder`, or takes what another process built of the same sources. */
function built(folder: string): string {
  const place = join(CACHE, digestOf(["cli", "lib", "templates/settings", "package-lock.json"]));
  try {
    cpSync(place, folder, { recursive: true });
  } catch {
    build(folder);
    keep(folder, place);
  }
  return folder;
}

/** The digest of all that these paths below the project's folder hold. */
function digestOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) => {
    const below = statSync(join(ROOT, path)).isFile()
      ? [""]
      : readdirSync(join(ROOT, path), { recursive: true });
    return below.map((name) => join(ROOT, path, String(name))).filter((file) => /\.(?:ts|json)$/.test(file));
  });
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

function build(folder: string): void {
  execFileSync(
    compiler(),
    [
      ...["build", MAIN, "--target=node", "--minify", "--format=esm", "--splitting", `--outdir=${folder}`],
      ...["--entry-naming=agent-guards.mjs", "--chunk-naming=[name]-[hash].js"],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  prepare(folder);
}

/** Where the folder cannot be written, or another process is first, every process builds for itself. */
function keep(folder: string, place: string): void {
  const draft = `${place}.${process.pid}`;
  try {
    const before = existsSync(CACHE) ? readdirSync(CACHE) : [];
    cpSync(folder, draft, { recursive: true });
    renameSync(draft, place);
    for (const name of before) rmSync(join(CACHE, name), { recursive: true, force: true });
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}

writeFileSync(join(parts, "package.json"), '{ "type": "module" }\n');

export type { Result } from "./in-process.ts";

export type World = {
  readonly root: string;
  readonly home: string;
  readonly workspace: string;
  /** Runs `agent-guards` with these words: in this process, unless it wants one of its own (see {@link Options}). */
  readonly run: (args: readonly string[], options?: Options) => Promise<Result>;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string | Uint8Array, mode?: number) => string;
  readonly exists: (path: string) => boolean;
  readonly remove: () => void;
};

type Options = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What it reads and who it runs as are a process's own. */
  readonly input?: string;
  readonly uid?: number;
  /** What it reads, and what a person types at its terminal, in this process. */
  readonly fed?: readonly (string | Uint8Array)[];
  readonly stream?: Readable;
  readonly terminal?: boolean;
  readonly typed?: (shown: string) => string;
  /** Hears what it writes there, as it is written. */
  readonly hear?: (text: string) => void;
  /** Is it to have a process of its own, as a person starts it? */
  readonly apart?: boolean;
};

/**
 * Answers as Starchild and the Claude family alike understand: a stand-in for what the real guards say. By the shell alone,
 * for doctor asks it some thousand times.
 */
const FAKE = `#!/bin/sh
case "$1" in --version) echo "\${0##*/} 1 (rules 0)"; exit 0;; esac
while IFS= read -r line || [ -n "$line" ]; do input="$input$line"; done
case "$input" in *"rm -rf"*|*sk-or-v1-*|*Published*) echo '{"decision":"block","reason":"no"}';; *) echo '{}';; esac
`;

/** What the stand-in stops, its description stops as well. */
function description(name: string, kinds: readonly string[]): string {
  const act = `({ command = "" }) => (command.includes("rm -rf") ? { act: "block", reason: "[t] Blocked (no): " + command, rules: ["t.rm"] } : { act: "continue" })`;
  const on = kinds.map((kind) => `${kind}: ${act}`).join(", ");
  return `export const guard = { name: "${name}", tag: "t", failPolicy: "warn", tables: () => ({}), on: { ${on} } };\n`;
}

/** What the command printed, with what differs from one run to another as words. */
export function told(text: string, { root }: World): string {
  return (
    text
      .replaceAll(root, "ROOT")
      .replaceAll(JSON.stringify(root).slice(1, -1), "ROOT")
      .replaceAll(process.execPath, "NODE")
      .replaceAll(VERSION, "VERSION")
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?Z/g, "TIME")
      .replace(/\b\d+(?:\.\d+)? m?s\b/g, "N ms")
      .replace(/ {2}[\d.]+ [kM]B\/s/g, "")
      .replace(/\b[\da-f]{64}\b/g, "SHA256")
      .replace(/\b[\da-f]{40}\b/g, "SHA1")
      .replace(/\b[\da-f]{32}\b/g, "FINGERPRINT")
      .replace(/sealed( {1,2})[\da-f]{12}\b/g, "sealed$1DIGEST")
      .replace(/"digest":( ?)"[\da-f]{12}"/g, '"digest":$1"DIGEST"')
      .replace(/(\[redacted:[\w-]+:)(?!000)[\da-f]{4}\]/g, "$1MARK]")
      .replace(/("mtimeMs": )[\d.]+/g, "$1N")
      .replace(/("id":)"\d+-\d+-\w+"/g, '$1"ID"')
      // Each version of Node says more, in words of its own.
      .replace(/(Unknown option '--nope').*/g, "$1")
  );
}

/** One run of the command as a baseline holds it; ROOT stands for the world's own folder. */
export type Step = Omit<Options, "input" | "fed"> & {
  readonly args: readonly string[];
  readonly fed?: string;
};

/** What it printed and ended with; `plain` takes away what differs from one run to another. */
async function rowOf(
  at: World,
  { args, cwd, env = {}, fed, ...more }: Step,
  plain: (text: string) => string = (text) => told(text, at),
): Promise<object> {
  const own = (word: string): string => word.replaceAll("ROOT", at.root);
  const { out, err, exit } = await at.run(args.map(own), {
    ...more,
    ...(cwd !== undefined && { cwd: own(cwd) }),
    ...(fed !== undefined && { fed: [own(fed)] }),
    env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, own(value)])),
  });
  return {
    run: plain(args.join(" ")),
    ...(out !== "" && { out: plain(out) }),
    ...(err !== "" && { err: plain(err) }),
    exit,
  };
}

/** What is done in a world: a run of the command, a look at it, or a change. */
export type Act =
  | readonly string[]
  | Step
  | { readonly shows: (at: World) => string }
  | ((at: World) => unknown);

/** A row for each run and look, one behind the other. */
export async function rowsOf(
  at: World,
  acts: readonly Act[],
  plain: (text: string) => string = (text) => told(text, at),
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const act of acts)
    if (typeof act === "function") act(at);
    else if ("shows" in act) rows.push(plain(act.shows(at)));
    else rows.push(await rowOf(at, "args" in act ? act : { args: act }, plain));
  return rows;
}

/** A key that opens nothing, made here so that no scanner trips on this file. */
export const key = (seed: string): string => `sk-or-v1-${createHash("sha256").update(seed).digest("hex")}`;

/** Runs git in the workspace, as somebody whose settings are nobody's, on New Year's Day. */
export function git({ workspace }: World, ...args: readonly string[]): string {
  const settings = [
    "user.name=t",
    "user.email=t@example.invalid",
    "init.defaultBranch=main",
    "commit.gpgsign=false",
  ];
  const day = "2026-01-01T00:00:00Z";
  return execFileSync("git", [...settings.flatMap((one) => ["-c", one]), ...args], {
    cwd: workspace,
    encoding: "utf8",
    env: { ...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day, GIT_CONFIG_GLOBAL: "/dev/null" },
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** The path has a space unless told otherwise: commands must be quoted where a shell reads them. */
export function makeWorld(prefix: string = "agent guards cli-"): World {
  const root = mkdtempSync(join(tmpdir(), prefix));
  const at = (path: string) => join(root, path);
  // A process keeps the modules that it has loaded: one that was changed since is for a process of its own.
  let isRebuilt = false;
  const write = (path: string, text: string | Uint8Array, mode?: number) => {
    const file = at(path);
    isRebuilt ||= /^dist\/.*\.mjs$/.test(path) && existsSync(file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (mode !== undefined) chmodSync(file, mode);
    return file;
  };
  write("dist/security_guard", FAKE, 0o755);
  write(
    "dist/security_guard.mjs",
    description("security_guard", ["prompt", "tool_call", "tool_result", "reply", "outbound"]),
  );
  write("dist/verify_publish_claims", FAKE, 0o755);
  write("dist/verify_publish_claims.mjs", description("verify_publish_claims", ["stop", "reply"]));
  linked(parts, at("dist"));
  mkdirSync(at("home"));
  mkdirSync(at("ws"));
  return {
    root,
    home: at("home"),
    workspace: at("ws"),
    run: (args, options = {}) => runCommand(root, args, isRebuilt ? { ...options, apart: true } : options),
    read: (path) => readFileSync(at(path), "utf8"),
    write,
    exists: (path) => existsSync(at(path)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Runs the command in this process as the one that was built into dist/, with the guards that are there. */
export function runBuilt(
  args: readonly string[],
  {
    env,
    cwd,
    input = "",
  }: Pick<Options, "cwd"> & { readonly env: NodeJS.ProcessEnv; readonly input?: string | Uint8Array },
): Promise<Result> {
  const folder = dirname(builtProgram("agent-guards.mjs"));
  return inThisProcess(join(parts, "agent-guards.mjs"), args, {
    env,
    cwd: cwd ?? folder,
    folder,
    input: [input],
  });
}

function runCommand(root: string, args: readonly string[], options: Options): Promise<Result> {
  const env = {
    PATH: process.env["PATH"],
    HOME: join(root, "home"),
    WORKSPACE_DIR: join(root, "ws"),
    NO_COLOR: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    ...options.env,
  };
  const program = join(root, "dist", "agent-guards.mjs");
  const cwd = options.cwd ?? root;
  if (options.input === undefined && options.uid === undefined && !options.apart)
    return inThisProcess(join(parts, "agent-guards.mjs"), args, {
      ...{ env, cwd, folder: join(root, "dist") },
      ...(options.fed && { input: options.fed }),
      ...(options.typed && { typed: options.typed }),
      ...(options.hear && { hear: options.hear }),
      ...(options.stream && { stream: options.stream }),
      ...(options.terminal && { terminal: true }),
    });
  const settings = {
    env,
    cwd,
    maxBuffer: 1 << 28,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], settings, (error, out, err) => {
      resolve({ out, err, exit: error ? Number(error.code ?? -1) : 0 });
    });
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(options.input ?? "");
  });
}
