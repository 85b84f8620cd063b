/**
 * What is known of a host besides its dialect: where its hooks are configured, how an entry is written, what its tools are
 * called, what a payload of each event looks like. Data and pure functions for `install` and `doctor`; a guard that answers
 * an event never calls a host's {@link Setup}.
 */
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { EventKind } from "../event.ts";

/** A file by the folder that a variable names or, without it, by its place at home. */
export type HomeFile = {
  /** An environment variable that holds the folder. */
  readonly variable?: string;
  /** The folder below the user's home; `undefined` for one below the agent's workspace. */
  readonly home?: string;
  readonly name: string;
};

/** A command to be wired: the absolute path of a program, the words behind it, and both as one line for a shell. */
export type WiredCommand = {
  readonly program: string;
  readonly args: readonly string[];
  readonly line: string;
};

/** What an entry holds: for which event, which command, and how long the host shall wait, in its own unit. */
export type WiredEntry = { readonly event: string; readonly command: WiredCommand; readonly timeout: number };

/** A hook as it stands in some configuration. */
export type FoundHook = {
  readonly event: string;
  /** The command as it is written. */
  readonly command: string;
  /** The way from the root of the data to the entry. */
  readonly path: readonly (string | number)[];
};

/** What keeps hooks from firing although they are configured; `problem` is a sentence without a full stop. */
export type Obstacle = {
  readonly code: "hooks-off" | "not-trusted" | "no-consent" | "two-files";
  readonly event?: string;
  readonly problem: string;
};

/** What a host's own look at an installation may see. */
export type Scene = {
  readonly config: string;
  readonly scope: "user" | "project";
  readonly data: Json;
  readonly hooks: readonly FoundHook[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The path of a file of the host's. */
  readonly path: (file: HomeFile) => string;
  /** Its text, or `undefined` where there is none. */
  readonly text: (file: HomeFile) => string | undefined;
  /** The value at `path` in it, read as YAML or JSON by its name. */
  readonly value: (file: HomeFile, path: readonly (string | number)[]) => Json | undefined;
};

/** The fields that an event of a kind carries, with `text` in the place that a guard judges. */
export type SampleFields = (text: string, event: string) => JsonObject;

/** How a host is set up: its files, how hooks stand in them, what keeps them from firing, payloads to try it with. */
export type Setup = {
  readonly format: "json" | "yaml";
  /** The user's own configuration; without it `--config` must name a file. */
  readonly file?: HomeFile;
  /** A project's configuration, relative to the project's folder. */
  readonly project: readonly string[];
  /** What the file must hold besides the hooks. */
  readonly base?: JsonObject;
  /** The events that are worth a process, for the guards that judge their kind. */
  readonly wired: readonly string[];
  /**
   * How hooks stand in the file: `groups` under an event (`{matcher, hooks: [entry]}`), `entries` directly under an event,
   * or one `list` whose entries name their events.
   */
  readonly shape: "groups" | "entries" | "list";
  /** True where the file describes several agents, each with hooks of its own (`{agents: {NAME: {hooks}}}`). */
  readonly perAgent?: true;
  /** The words behind the program: who asks, and which event it is, where the payload does not tell. */
  readonly words?: (event: string) => readonly string[];
  /** True where the command is cut at spaces, and quotes are no help. */
  readonly splits?: true;
  /** One entry; a group of one command that matches every tool, as Claude Code began it, unless told otherwise. */
  readonly entry?: (entry: WiredEntry) => Json;
  /** How many of the host's time units make a second; 1 unless told otherwise. */
  readonly unit?: number;
  /** False where no shell reads the command line, and with it `~` and variables. */
  readonly shell?: false;
  /** The longest timeout that the host allows, in seconds; an hour unless told otherwise. */
  readonly longest?: number;
  /** Keys of an answer that the host reads and no guard of ours uses. */
  readonly reads: readonly string[];
  /** What the user still has to do. */
  readonly afterwards?: string;
  /** The host's tools by the names that its matchers see, the shell first. */
  readonly tools: readonly string[];
  /** True where it has more tools than are listed. */
  readonly moreTools?: true;
  /** True where a matcher is searched in a tool's name; elsewhere it is compared with the whole name. */
  readonly searches?: true;
  /** A switch of the configuration that turns every hook off: its place, and the value that does. */
  readonly off?: { readonly path: readonly string[]; readonly is: boolean; readonly perFile?: true };
  /**
   * What else turns hooks off where it stands at a place in any of the host's files: true for a value that does, given the
   * commands of the hooks that are there.
   */
  readonly alsoOff?: readonly {
    readonly path: readonly string[];
    readonly when: (value: Json, commands: readonly string[]) => boolean;
  }[];
  /** Lines of a project's own files that turn the user's hooks off; the first group is what is told. */
  readonly projectOff?: readonly { readonly files: readonly string[]; readonly line: RegExp }[];
  /** Events in the file under other names than the payload's (Copilot's in Pascal case). */
  readonly aliases?: readonly string[];
  /** What stands outside the entries and keeps them from firing. */
  readonly obstacles?: (scene: Scene) => readonly Obstacle[];
  readonly sample: {
    /** What every payload carries. */
    readonly envelope: (event: string, cwd: string, session: string) => JsonObject;
    /** Where an event's fields differ from those that Claude Code gave their names. */
    readonly fields?: Readonly<Partial<Record<EventKind, SampleFields>>>;
  };
};

/** The fields that Claude Code gave to all of its payloads, which several hosts share. */
export function commonEnvelope(event: string, cwd: string, session_id: string): JsonObject {
  return { hook_event_name: event, session_id, cwd };
}
