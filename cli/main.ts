/**
 * The `agent-guards` command: finds the subcommand and turns every failure into `error:` and `hint:` lines and exit
 * 2.
 */
import { VERSION } from "../lib/core/version.ts";
import { COMMANDS, commandLines } from "./commands.ts";
import { complain, EXIT, type Exit, put, Refusal } from "./terminal.ts";

function help(): string {
  return `usage: agent-guards COMMAND [OPTIONS]

${commandLines()}

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
