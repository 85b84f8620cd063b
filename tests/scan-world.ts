/** Folders, repositories and keys that open nothing, for tests of `scan` and the git hooks. */
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { entropyToMnemonic } from "bip39";
import { executableOf } from "../scripts/guards.ts";
import { runBuilt } from "./cli-world.ts";

export const COMMAND = executableOf("agent-guards");

const digest = (seed: string) => createHash("sha256").update(seed).digest("hex");

/** A vendor's key, a person's password and a seed phrase, made here so that no scanner trips on this file. */
export const KEY = `sk-or-v1-${digest("scan one")}`;
export const OTHER = `sk-or-v1-${digest("scan two")}`;
export const WORD = `Tr0ub4-${digest("word").slice(0, 5)}!`;
export const PHRASE = entropyToMnemonic(digest("phrase").slice(0, 32));

export type Result = { readonly out: string; readonly err: string; readonly exit: number };

const root = mkdtempSync(join(tmpdir(), "agent-guards-words-"));
// The files of tests that share a process share the folder, too.
process.once("exit", () => rmSync(root, { recursive: true, force: true }));

export const HOME = join(root, "home");
mkdirSync(HOME);

/** No output may hold a part of a secret. */
function withoutSecrets(result: Result): Result {
  for (const part of [KEY.slice(12, 20), OTHER.slice(12, 20), WORD, PHRASE.split(" ").slice(0, 3).join(" ")])
    assert.ok(!result.out.includes(part) && !result.err.includes(part), "no output holds a secret");
  return result;
}

/** Runs the command: in this process, unless another program is named. */
export async function run(
  args: readonly string[],
  options: {
    readonly cwd?: string;
    readonly input?: string | Uint8Array;
    readonly env?: Readonly<Record<string, string>>;
    readonly command?: readonly string[];
  } = {},
): Promise<Result> {
  const env = { ...process.env, NO_COLOR: "1", HOME, ...options.env };
  const cwd = options.cwd ?? root;
  const { command: [file, ...words] = [], input = "" } = options;
  if (file === undefined) return withoutSecrets(await runBuilt(args, { env, cwd, input }));
  return new Promise((resolve) => {
    const child = execFile(file, [...words, ...args], { cwd, env, maxBuffer: 1 << 28 }, (error, out, err) =>
      resolve(withoutSecrets({ out, err, exit: error ? Number(error.code ?? -1) : 0 })),
    );
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

let made = 0;

export function folder(): string {
  const path = join(root, `case-${made++}`);
  mkdirSync(path);
  return path;
}

export function put(path: string, text: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

export function git(cwd: string, ...args: string[]): string {
  const settings = ["user.name=t", "user.email=t@example.invalid", "init.defaultBranch=main"];
  return execFileSync("git", [...settings.flatMap((one) => ["-c", one]), ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** A repository with files in its first commit. */
export function repository(files: Readonly<Record<string, string>> = { readme: "hello\n" }): string {
  const path = folder();
  git(path, "init", "-q");
  commit(path, files, "first");
  return path;
}

/** Writes files and commits all; the commit's id. */
export function commit(path: string, files: Readonly<Record<string, string>>, message = "next"): string {
  for (const [name, text] of Object.entries(files)) put(join(path, name), text);
  git(path, "add", "-A");
  git(path, "commit", "-qm", message);
  return git(path, "rev-parse", "HEAD");
}
