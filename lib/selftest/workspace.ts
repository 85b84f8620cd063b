/**
 * The workspace of a case on the disk: its files, times as ages, its environment, and nothing left of it afterwards.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  }
}

const STATE = "AGENT_GUARDS_STATE";

/**
 * Runs `work` while the case's files and environment are in place, with the folder's path where the case says `$WORKSPACE`;
 * a case without files runs as it is. Run it inside {@link withState}.
 */
export async function within<T>(one: Case, work: (one: Case) => Promise<T>): Promise<T> {
  if (!one.workspace) return work(one);
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-case-"));
  const outside = { ...process.env };
  try {
    for (const [name, content] of Object.entries(one.workspace)) put(join(folder, name), content);
    // What a guard keeps lies in the workspace of its case.
    delete process.env[STATE];
    Object.assign(process.env, { WORKSPACE_DIR: folder }, environment(one.env ?? {}, folder));
    const placed = (text: string) => text.replaceAll("$WORKSPACE", folder);
    const before = one.before === undefined ? {} : { before: one.before.map(placed) };
    return await work({ ...one, ...before, input: placed(one.input) });
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in outside)) delete process.env[name];
    Object.assign(process.env, outside);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A text is the file's text as it is; anything else is written as JSON, and `null` means that there is no such file. */
function put(path: string, content: Json): void {
  if (content === null) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    typeof content === "string" ? content : JSON.stringify(dated(content, Date.now() / 1000)),
  );
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
