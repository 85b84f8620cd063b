/**
 * The workspace of a case on the disk: its files, times as ages, its environment, and nothing left of it afterwards.
 */
import { constants, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isObject } from "../core/json.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import type { Case } from "./case.ts";

/**
 * Runs `work` with a folder for what guards keep, and nothing of it in the user's own state afterwards. Where the home is
 * the root, as in containers without a user, another stands in: cases tell the deletion of one from that of the other.
 */
export async function withState<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-cases-"));
  const { [STATE]: state, HOME: home } = process.env;
  process.env[STATE] = folder;
  if (home === "/") process.env["HOME"] = "/home/user";
  try {
    return await work();
  } finally {
    if (state === undefined) delete process.env[STATE];
    else process.env[STATE] = state;
    if (home === "/") process.env["HOME"] = home;
    rmSync(folder, { recursive: true, force: true });
    clear();
  }
}

const STATE = "AGENT_GUARDS_STATE";

/**
 * Runs `work` while the case's files and environment are in place, with the folder's path where the case says `$WORKSPACE`;
 * a case without files runs as it is. Run it inside {@link withState}.
 */
export async function within<T>(one: Case, work: (one: Case) => Promise<T>): Promise<T> {
  if (!one.workspace) return work(one);
  const folder = place(one.workspace);
  const outside = { ...process.env };
  try {
    // What a guard keeps lies in the workspace of its case.
    delete process.env[STATE];
    Object.assign(process.env, { WORKSPACE_DIR: folder }, environment(one.env ?? {}, folder));
    const placed = (text: string) => text.replaceAll("$WORKSPACE", folder);
    const before = one.before === undefined ? {} : { before: one.before.map(placed) };
    return await work({ ...one, ...before, input: placed(one.input) });
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in outside)) delete process.env[name];
    Object.assign(process.env, outside);
  }
}

/** A workspace on the disk: what it was made for, and how everything in it looked then. */
type Placed = { readonly folder: string; readonly key: string; readonly looks: ReadonlyMap<string, string> };

/** The last case's. Hundreds of cases in a row have the same files, and making them takes longer than judging. */
let last: Placed | undefined;

function clear(): void {
  if (last) rmSync(last.folder, { recursive: true, force: true });
  last = undefined;
}

/** The folder with these files and nothing else: the last case's, when it wanted the same and left them as they were. */
function place(files: JsonObject): string {
  const now = Date.now() / 1000;
  // Times are ages: what was written in another second is another file.
  const key = `${Math.floor(now)} ${JSON.stringify(files)}`;
  if (last?.key === key && isRestored(last)) return last.folder;
  clear();
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-case-"));
  last = { folder, key, looks: new Map() };
  for (const [name, content] of Object.entries(files)) put(join(folder, name), content, now);
  last = { folder, key, looks: looksBelow(folder) };
  return folder;
}

/** Takes away what a case has left in its workspace; whether the rest is as it was made. */
function isRestored({ folder, looks }: Placed): boolean {
  const found = looksBelow(folder, looks);
  return found.size === looks.size && [...looks].every(([path, look]) => found.get(path) === look);
}

/** How each file and folder below `folder` looks, by its path; what is not among `known` is removed. */
function looksBelow(folder: string, known?: ReadonlyMap<string, string>): Map<string, string> {
  const looks = new Map<string, string>();
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const name of readdirSync(at)) {
      const path = join(at, name);
      if (known && !known.has(path)) {
        rmSync(path, { recursive: true, force: true });
        continue;
      }
      const { ino, size, mode, mtimeMs } = lstatSync(path);
      const isFolder = (mode & constants.S_IFMT) === constants.S_IFDIR;
      looks.set(path, isFolder ? String(ino) : `${ino} ${size} ${mode} ${mtimeMs}`);
      if (isFolder) waiting.push(path);
    }
  }
  return looks;
}

/** A text is the file's text as it is; anything else is written as JSON, and `null` means that there is no such file. */
function put(path: string, content: Json, now: number): void {
  if (content === null) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(dated(content, now)));
}

/** `$WORKSPACE` in a value stands for the folder. */
function environment(env: JsonObject, folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, String(value).replaceAll("$WORKSPACE", folder)]),
  );
}

/** A copy in which `{ age: 60 }` is the time a minute ago: in seconds, or `as: ms`, or `as: iso`. */
function dated(value: Json, now: number): Json {
  if (Array.isArray(value)) return value.map((item: Json) => dated(item, now));
  if (!isObject(value)) return value;
  const { age, as } = value as { age?: Json; as?: Json };
  if (typeof age === "number") return timeOf(now - age, as);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, dated(child, now)]));
}

function timeOf(seconds: number, form: Json | undefined): Json {
  if (form === "iso") return new Date(seconds * 1000).toISOString();
  return form === "ms" ? Math.round(seconds * 1000) : seconds;
}
