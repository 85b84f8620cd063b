/**
 * The `agent-guards` command: finds the subcommand and turns every failure into `error:` and `hint:` lines and exit 2.
 * It must not know what any subcommand does.
 */
import { VERSION } from "../lib/core/version.ts";
import { complain, EXIT, type Exit, put, Refusal } from "./terminal.ts";

/** A subcommand's module. */
type Command = {
  readonly usage: string;
  readonly run: (args: readonly string[]) => Exit | Promise<Exit>;
};

/** Loaded on demand: `pre-push` must not pay for the YAML parser. */
const COMMANDS: Readonly<
  Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>
> = {
  install: { summary: "copy a guard and wire it to a host", load: () => import("./install.ts") },
  uninstall: { summary: "undo an installation", load: () => import("./uninstall.ts") },
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

function help(): string {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`);
  return `usage: agent-guards COMMAND [OPTIONS]

${rows.join("\n")}

agent-guards COMMAND --help shows the options. Exit codes: 0 nothing to report, 1 something to report, 2 could not do it.
`;
}

async function main(args: readonly string[]): Promise<Exit> {
  const [name = "--help", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") {
    put(help());
    return EXIT.clean;
  }
  if (name === "--version" || name === "-V") {
    put(`agent-guards ${VERSION}\n`);
    return EXIT.clean;
  }
  const row = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!row) throw new Refusal(`there is no command "${name}"`, "agent-guards --help shows them");
  const command = await row.load();
  // What stands behind "--" is another program's.
  const own = rest.slice(0, rest.includes("--") ? rest.indexOf("--") : rest.length);
  if (own.includes("--help") || own.includes("-h")) {
    put(command.usage);
    return EXIT.clean;
  }
  return command.run(rest);
}

/** What went wrong, without a stack trace for what a user can mend. */
async function explain(error: unknown, name: string | undefined): Promise<void> {
  if (error instanceof Refusal) {
    // A message may quote a word of the command line, and that may be a secret.
    complain(await withoutSecrets(error.message), error.hint);
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const hint = code.startsWith("ERR_PARSE_ARGS")
    ? `agent-guards ${name} --help shows the options`
    : "this should not happen: please report it with the command that you ran";
  complain(await withoutSecrets(message), hint);
}

async function withoutSecrets(text: string): Promise<string> {
  const { shownText } = await import("./scan/scanner.ts");
  return shownText(text).catch(() => "it could not be said without a secret");
}

const args = process.argv.slice(2);
try {
  process.exitCode = await main(args);
} catch (error) {
  await explain(error, args[0]);
  process.exitCode = EXIT.failure;
}
