/**
 * A workspace of its own with small hooks for tests of the bus. Every hook keeps what it read on stdin beside itself.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestContext } from "node:test";
import { stringify } from "yaml";
import { type BusOptions, createHookBus, type HookBus } from "../lib/bus/index.ts";

/** A hook as test data describes it. `{ws}` in a text stands for the workspace. */
export type HookSpec = {
  readonly event: string | readonly string[];
  readonly name?: string;
  /** Printed on stdout: a text as it is, data as JSON. */
  readonly prints?: unknown;
  readonly stderr?: string;
  readonly exits?: number;
  /** The lines of a shell script behind the reading of stdin. */
  readonly script?: string;
  readonly matcher?: string;
  readonly timeout?: number;
  /** What its entry holds instead, or besides. */
  readonly entry?: Readonly<Record<string, unknown>>;
  readonly approved?: boolean;
};

export type BusWorld = {
  readonly ws: string;
  readonly at: (path: string) => string;
  readonly write: (path: string, text: string, mode?: number) => string;
  readonly read: (path: string) => string;
  /** What a hook read the last time it was started, or undefined. */
  readonly saw: (name: string) => Readonly<Record<string, unknown>> | undefined;
  /** How often a hook was started. */
  readonly starts: (name: string) => number;
  /** Writes the hooks and their entries; the commands in order. */
  readonly declare: (hooks: readonly HookSpec[]) => string[];
  readonly bus: (options?: Partial<BusOptions>) => Promise<HookBus>;
};

/** A workspace that goes when the test does. */
export function busWorld(t: Pick<TestContext, "after">): BusWorld {
  const ws = mkdtempSync(join(tmpdir(), "agent-guards-bus-"));
  const at = (path: string) => join(ws, path);
  const buses: HookBus[] = [];
  t.after(async () => {
    for (const bus of buses) await bus.close();
    rmSync(ws, { recursive: true, force: true });
  });
  const write = (path: string, text: string, mode?: number) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
    if (mode !== undefined) chmodSync(at(path), mode);
    return at(path);
  };
  const read = (path: string) => readFileSync(at(path), "utf8");
  return {
    ws,
    at,
    write,
    read,
    saw: (name) => {
      const file = `hooks/${name}.stdin`;
      return existsSync(at(file)) ? JSON.parse(read(file)) : undefined;
    },
    starts: (name) => {
      const file = `hooks/${name}.starts`;
      return existsSync(at(file)) ? read(file).length : 0;
    },
    declare: (hooks) => declare(hooks, ws, write),
    bus: async (options = {}) => {
      const bus = await createHookBus({ workspace: ws, agentId: "agent-1", ...options });
      buses.push(bus);
      return bus;
    },
  };
}

/** A text in a shell's single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function scriptOf({ prints, stderr, exits, script }: HookSpec, ws: string): string {
  const out = typeof prints === "string" || prints === undefined ? prints : JSON.stringify(prints);
  return [
    "#!/bin/sh",
    'printf x >> "$0.starts"',
    'cat > "$0.stdin"',
    ...(script === undefined ? [] : [script.replaceAll("{ws}", ws)]),
    ...(out === undefined ? [] : [`printf %s ${quoted(out.replaceAll("{ws}", ws))}`]),
    ...(stderr === undefined ? [] : [`printf %s ${quoted(stderr)} >&2`]),
    `exit ${exits ?? 0}`,
    "",
  ].join("\n");
}

function declare(
  hooks: readonly HookSpec[],
  ws: string,
  write: (path: string, text: string, mode?: number) => string,
): string[] {
  const commands: string[] = [];
  const entries = hooks.flatMap((hook, index) => {
    const path = write(`hooks/${hook.name ?? `h${index + 1}`}`, scriptOf(hook, ws), 0o755);
    const own = JSON.parse(JSON.stringify(hook.entry ?? {}).replaceAll("{ws}", ws)) as Record<
      string,
      unknown
    >;
    commands.push(String(own["url"] ?? own["command"] ?? path));
    return [hook.event].flat().map((event) => ({
      event,
      ...(own["type"] === "http" ? {} : { command: path }),
      ...(hook.matcher === undefined ? {} : { matcher: hook.matcher }),
      ...(hook.timeout === undefined ? {} : { timeout: hook.timeout }),
      ...own,
    }));
  });
  write("config/shell_hooks.yaml", stringify({ hooks: entries }));
  return commands;
}
