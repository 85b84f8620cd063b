/**
 * The short way for everyday commands: one plain command by a program that no table knows. It must not know the
 * grammar of the shell: a text with any sign of it is not plain.
 */
import type { ShellRows } from "./rules.ts";

/** Words of letters that mean nothing to a shell, apart by blanks: no quote, expansion, operator, glob or assignment. */
const PLAIN = /^[ \t]*([A-Za-z][\w.+-]*)(?:[ \t]+([\w./:@%,+-]+)(?:[ \t]+[\w./:@%,+-]+)*)?[ \t]*$/;

/** Longer texts go the long way; no plain command of a person is longer. */
const PLAIN_CHARS = 512;

/**
 * Programs that only look, or that only touch what they are told by name, and start no other program from their
 * arguments. No name may stand in the tables of effects, senders or interpreters; a test holds that.
 */
export const LOOKERS: ReadonlySet<string> = new Set(
  `ls cat pwd whoami date head tail wc stat file du df tree which whereis basename dirname realpath readlink uname
  hostname uptime free id groups grep egrep rg diff cmp sort uniq cut echo true false sleep mkdir touch lsblk lscpu ps pgrep jobs
  tsc eslint prettier biome jest vitest pytest mypy ruff black flake8 pylint`.split(/\s+/),
);

/** Subcommands that only look, build or fetch, of programs that can do more. */
export const LOOKING_WORDS: Readonly<Record<string, readonly string[]>> = {
  git: [
    "status",
    "log",
    "diff",
    "show",
    "branch",
    "add",
    "fetch",
    "pull",
    "blame",
    "tag",
    "switch",
    "ls-files",
  ],
  npm: ["test", "install", "ci", "run", "ls", "outdated", "audit", "view", "start"],
  pnpm: ["test", "install", "run", "ls", "build", "lint", "start"],
  yarn: ["test", "install", "run", "list", "build", "lint", "start"],
  cargo: ["build", "test", "check", "clippy", "fmt", "run", "doc"],
  go: ["build", "test", "vet", "fmt", "mod"],
  docker: ["ps", "images", "logs", "inspect", "version", "info"],
  kubectl: ["get", "describe", "logs", "version"],
  pip: ["install", "list", "show", "freeze"],
};

const named = new WeakMap<ShellRows, ReadonlySet<string>>();

/** The programs that rows name: a user's row on `ls` must see `ls`. */
function programsOf(rows: ShellRows): ReadonlySet<string> {
  const kept = named.get(rows);
  if (kept) return kept;
  const programs = new Set(rows.flatMap((row) => ("run" in row ? row.run : [])));
  named.set(rows, programs);
  return programs;
}

/** True when the command is one plain call of a looker: no row can fire on it. */
export function isHarmless(command: string, rows: ShellRows): boolean {
  if (command.length > PLAIN_CHARS) return false;
  const [, program, word = ""] = PLAIN.exec(command) ?? [];
  if (program === undefined || programsOf(rows).has(program)) return false;
  if (LOOKERS.has(program)) return true;
  return Object.hasOwn(LOOKING_WORDS, program) && LOOKING_WORDS[program]?.includes(word) === true;
}
