/**
 * The subcommands of `agent-guards`: a line about each, and where it is. The help, the completion and the manual page read
 * this table.
 */
import type { Exit } from "./terminal.ts";

/** A subcommand's module. */
export type Command = {
  readonly usage: string;
  readonly run: (args: readonly string[]) => Exit | Promise<Exit>;
};

/** Loaded on demand: `pre-push` must not pay for the YAML parser. */
export const COMMANDS: Readonly<
  Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>
> = {
  install: { summary: "copy a guard and wire it to a host", load: () => import("./install.ts") },
  uninstall: { summary: "undo an installation", load: () => import("./uninstall.ts") },
  update: {
    summary: "bring installed guards to this version, rules kept",
    load: () => import("./update.ts"),
  },
  doctor: { summary: "would every hook on this machine really fire?", load: () => import("./doctor.ts") },
  hooks: { summary: "the hooks of a workspace: list, approve, doctor", load: () => import("./hooks.ts") },
  test: {
    summary: "what the guard says to a command line",
    load: async () => (await import("./try.ts")).test,
  },
  explain: {
    summary: "what a command line would run, and why it is stopped",
    load: async () => (await import("./try.ts")).explain,
  },
  scan: { summary: "find secrets in files, the index or commits", load: () => import("./scan.ts") },
  replay: {
    summary: "what the guards would have said to past sessions",
    load: () => import("./replay.ts"),
  },
  redact: { summary: "mask secrets in a text", load: () => import("./redact.ts") },
  audit: { summary: "the log of tool calls: verify, show", load: () => import("./audit.ts") },
  selftest: { summary: "run the self-tests against a guard", load: () => import("./selftest.ts") },
  serve: { summary: "guards that stay, for many agents over HTTP", load: () => import("./serve.ts") },
  mcp: { summary: "an MCP server behind the guards", load: () => import("./mcp.ts") },
  rules: { summary: "rules of your own: check, test, diff, apply, show", load: () => import("./rules.ts") },
  allow: { summary: "let a blocked command pass once, by its code", load: () => import("./allow.ts") },
  pause: {
    summary: "a person's break: let everything pass for a while",
    load: async () => (await import("./pause.ts")).pause,
  },
  resume: { summary: "end a pause", load: async () => (await import("./pause.ts")).resume },
  docs: { summary: "the documentation, by topic", load: () => import("./docs.ts") },
  completion: {
    summary: "words for bash, zsh or fish",
    load: async () => (await import("./completion.ts")).over(COMMANDS),
  },
  hook: { summary: "be the guard NAME: one event on stdin", load: () => import("./hook.ts") },
  "pre-commit": {
    summary: "for git: secrets in what is staged",
    load: async () => (await import("./git-hooks.ts")).preCommit,
  },
  "pre-push": {
    summary: "for git: secrets in what is pushed",
    load: async () => (await import("./git-hooks.ts")).prePush,
  },
};

/** The commands, a line each. */
export function commandLines(): string {
  return Object.entries(COMMANDS)
    .map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`)
    .join("\n");
}
