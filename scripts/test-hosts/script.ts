/**
 * The script of the test: sessions of several steps, read from YAML.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Move } from "./moves.ts";

/** What must come of a step, or of a session as a whole; scenarios.yaml explains each word. */
export type Expectation = {
  readonly called?: readonly string[];
  readonly never_called?: readonly string[];
  readonly reads?: readonly string[];
  readonly reads_never?: readonly string[];
  readonly model_never?: readonly string[];
  readonly server?: readonly string[];
  readonly server_never?: readonly string[];
  readonly stored?: readonly string[];
  readonly stored_never?: readonly string[];
  readonly shown?: readonly string[];
  readonly shown_never?: readonly string[];
  readonly holds?: Readonly<Record<string, string>>;
  readonly present?: readonly string[];
  readonly absent?: readonly string[];
  readonly requests?: number | "few";
};

/** Something that is told as "ok" or "not ok". */
export type Scenario = {
  readonly id: string;
  /** True for what happens without a guard just so. */
  readonly control?: boolean;
  readonly clients?: readonly string[];
  readonly expect: Expectation;
};

type Step = Move & Partial<Scenario>;

export type Session = Partial<Scenario> & {
  readonly clients: readonly string[];
  /** How the guard gets there; "none" is a control: the same client without hooks. */
  readonly guard?: "installed" | "script" | "none";
  /** Which guards are wired, where `install` wires them. */
  readonly guards?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Words behind those that the client is always started with. */
  readonly words?: readonly string[];
  /** Variables of the installation alone. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly prompt: string;
  /** A second prompt in the same session, for another process of the client. */
  readonly then?: string;
  readonly steps: readonly Step[];
};

export type Script = { readonly stand_ins: readonly string[]; readonly sessions: readonly Session[] };

/** The scripts in `files` as one. */
export function readScripts(files: readonly string[]): Script {
  const scripts = files.map(readScript);
  return {
    stand_ins: [...new Set(scripts.flatMap(({ stand_ins }) => stand_ins))],
    sessions: scripts.flatMap(({ sessions }) => sessions),
  };
}

/** The script in `file`, with its values put together in the place of their names. */
function readScript(file: string): Script {
  const raw: { values?: Record<string, string[]> } = parse(readFileSync(file, "utf8"), { merge: true });
  const values = Object.entries(raw.values ?? {}).map(([name, parts]) => [name, parts.join("")] as const);
  return filled(raw as unknown as Script, Object.fromEntries(values));
}

/** `part` with `{{name}}` replaced by the value of that name; names that are not there stay. */
export function filled<T>(part: T, values: Readonly<Record<string, string>>): T {
  const text = JSON.stringify(part).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(text);
}

/** The sessions that `client` plays, each with the steps that are for it. */
export function sessionsOf({ sessions }: Script, client: string): Session[] {
  return sessions
    .filter(({ clients }) => clients.includes(client))
    .map((session) => ({
      ...session,
      steps: session.steps.filter(({ clients }) => clients?.includes(client) ?? true),
    }));
}
