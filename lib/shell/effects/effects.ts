/**
 * What an invocation would do to files, disks and repositories: by its arguments, its redirections, its one-liner. It
 * must not know what a path is worth, nor what is allowed.
 */

import { scriptsOf } from "../code/oneliners.ts";
import { act, type Effect, isDevice, isWord, NOTHING } from "../effect.ts";
import { type Evaluation, type Invocation, known } from "../invocation.ts";
import { LOOKERS, LOOKING_WORDS } from "../programs/lookers.ts";
import { readOptions } from "../word/options.ts";
import { rowOf } from "./programs.ts";

export type { Act, Effect } from "../effect.ts";

/** True when the table knows what the program does to files. */
export function hasEffects(program: string): boolean {
  return rowOf(program) !== undefined;
}

/** Programs that write nothing: a redirection behind them empties the file. */
const SILENT = new Set([":", "true", "false", "exec", ""]);

function writesNothing({ program, args }: Invocation): boolean {
  if (program === undefined) return true;
  if (SILENT.has(program)) return true;
  if (program === "cat") return args.length === 1 && isWord(args[0], NOTHING);
  return program === "echo" && args.every((arg) => isWord(arg, ["-n", ""])) && args.length > 0;
}

/** What `>&` copies, moves or closes instead of opening a file. */
const DESCRIPTOR = /^(?:\d{1,4}-?|-)$/;

/** What the redirections of an invocation do. Appending harms a disk, but not a file. */
function redirectionEffects(invocation: Invocation): Effect[] {
  return invocation.redirections.flatMap(({ op, target }) => {
    if (!op.includes(">") || op === "<>") return [];
    if (op === ">&" && DESCRIPTOR.test(known(target) ?? "")) return [];
    if (op.includes(">>") && !isDevice(target)) return [];
    const name = writesNothing(invocation) ? "truncate" : "overwrite";
    return [{ act: name, path: target, recursive: false, redirected: true }];
  });
}

/** `npx rimraf@5 DIR` and its like: the words in front of the package, and the options that take one. */
const PACKAGE_RUNNERS: Readonly<Record<string, RegExp>> = {
  npx: /^$/,
  bunx: /^$/,
  pnpx: /^$/,
  pnpm: /^(?:dlx|exec)$/,
  shx: /^$/,
  yarn: /^(?:dlx|exec)$/,
  npm: /^(?:exec|x)$/,
  bun: /^x$/,
};

/** The program that a package runner would fetch and start. */
function fetched(invocation: Invocation): Invocation | undefined {
  const { program = "", args } = invocation;
  const word = Object.hasOwn(PACKAGE_RUNNERS, program) ? PACKAGE_RUNNERS[program] : undefined;
  if (word === undefined) return undefined;
  const { operands } = readOptions(args, "p|package= c|call= y|yes q|quiet");
  const at = word.test("") ? 0 : 1;
  const name = operands[at];
  if (name === undefined || (at > 0 && !word.test(known(operands[0]) ?? "-"))) return undefined;
  return innerAt(invocation, args.indexOf(name));
}

/** An invocation of the program that stands in `args[at]`, without the version of its package. */
function innerAt(invocation: Invocation, at: number): Invocation {
  const name = (known(invocation.args[at]) ?? "").replace(/(?!^)@[^/]{0,64}$/, "");
  const args = invocation.args.slice(at + 1);
  return {
    ...invocation,
    program: name.slice(name.lastIndexOf("/") + 1),
    name: [name],
    args,
    redirections: [],
  };
}

/** Programs whose words are texts, names or patterns, whatever they spell; beside those of the fast way. */
const SAYS = new Set(
  `printf print say cowsay figlet man tldr info help type whatis apropos command hash alias unalias test [ [[ expr fgrep ag ack sed awk
  find locate gh glab hub logger notify-send read export declare set history fc cd docker-compose podman podman-compose nerdctl crictl
  ctr oc apptainer singularity heroku ssh sudo doas xargs parallel trap eval bash sh zsh`.split(/\s+/),
);

function onlySays(program: string): boolean {
  return SAYS.has(program) || LOOKERS.has(program) || Object.hasOwn(LOOKING_WORDS, program);
}

/** A launcher that nobody told us of: separate words `rm -r…` behind a program that no table knows. */
function launched(invocation: Invocation): Invocation | undefined {
  const { program = "", args } = invocation;
  if (onlySays(program) || rowOf(program) !== undefined) return undefined;
  const at = args.findIndex((arg, index) => {
    if (!/^(?:\/(?:usr\/)?bin\/)?rm$/.test(known(arg) ?? "")) return false;
    return /^-(?:-recursive|[a-zA-Z]*[rR])/.test(known(args[index + 1]) ?? "");
  });
  return at < 0 ? undefined : innerAt(invocation, at);
}

/**
 * What a command whose name is not known might be: with `-rf` behind it rm (`$RM -rf /`), else a launcher of the
 * words behind it (`$SUDO rm -rf /`).
 */
function guessed(invocation: Invocation): Invocation | undefined {
  if (invocation.program !== undefined) return launched(invocation);
  if (invocation.name.length === 0) return undefined;
  const [first] = invocation.args;
  if (/^-[a-zA-Z]{0,16}(?:[rR][a-zA-Z]{0,16}f|f[a-zA-Z]{0,16}[rR])/.test(known(first) ?? ""))
    return { ...invocation, program: "rm", redirections: [] };
  return first === undefined ? undefined : innerAt(invocation, 0);
}

/** Everything that one invocation would do to files, disks and repositories, by its arguments and redirections. */
export function effectsOf(invocation: Invocation, evaluation: Evaluation, home: string): readonly Effect[] {
  const inner = fetched(invocation) ?? guessed(invocation) ?? invocation;
  return [
    ...redirectionEffects(invocation),
    ...scriptEffects(inner, home),
    ...argumentEffects(fetched(inner) ?? inner, evaluation),
  ];
}

function scriptEffects(invocation: Invocation, home: string): readonly Effect[] {
  const { effects, forks } = scriptsOf(invocation, home);
  return forks ? [...effects, ...act("fork-bomb", [[]])] : effects;
}

const ASKS_FOR_HELP = ["--help", "--version", "-h", "-V"];

function argumentEffects(invocation: Invocation, evaluation: Evaluation): readonly Effect[] {
  const { program, args, stdin } = invocation;
  const row = program === undefined ? undefined : rowOf(program);
  if (row === undefined || (args.length === 0 && stdin.kind === "inherit")) return [];
  if (args.length === 1 && isWord(args[0], ASKS_FOR_HELP)) return [];
  return row.effects(readOptions(args, row.options, row.style), invocation, evaluation);
}
