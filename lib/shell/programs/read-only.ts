/**
 * Programs that only look, as names alone: the short way asks for them before any card is loaded.
 */

/**
 * Programs that only look, or that only touch what they are told by name, and start no other program from their
 * arguments. No card of such a name claims an effect, a sending, code or a launch; a test holds that.
 */
export const READ_ONLY: ReadonlySet<string> = new Set(
  `ls cat cd pwd whoami date head tail wc stat file du df tree which whereis basename dirname realpath readlink uname
  hostname uptime free id groups grep egrep rg diff cmp uniq cut echo true false sleep mkdir touch lsblk lscpu ps pgrep jobs
  tsc eslint prettier biome jest vitest pytest mypy ruff black flake8 pylint`.split(/\s+/),
);

/** Subcommands that only look, build or fetch, of programs that can do more. */
export const READ_ONLY_WORDS: Readonly<Record<string, readonly string[]>> = {
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
  npm: ["ls", "outdated", "audit", "view"],
  pnpm: ["ls", "outdated", "audit", "view"],
  yarn: ["list", "outdated", "audit", "info"],
  cargo: ["build", "test", "check", "clippy", "fmt", "run", "doc"],
  go: ["build", "test", "vet", "fmt", "mod"],
  docker: ["ps", "images", "logs", "inspect", "version", "info"],
  kubectl: ["get", "describe", "logs", "version"],
  pip: ["install", "list", "show", "freeze"],
};

/** True for a program that only looks, at least with some of its subcommands. */
export function isReadOnly(program: string): boolean {
  return READ_ONLY.has(program) || Object.hasOwn(READ_ONLY_WORDS, program);
}
