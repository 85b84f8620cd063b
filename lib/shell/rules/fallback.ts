/**
 * The second look at a command that could not be read to its end: words by blanks, commands by separators, quotes
 * dropped. It finds the catastrophic shapes and sees too much rather than too little. It must not know the grammar.
 */
import { SHELL_SOURCE } from "../../core/limits.ts";
import { wordsOf } from "../../core/words.ts";
import type { Arg, Evaluation, Flow, Hole, Invocation, ShellContext } from "../invocation.ts";

/** Words in front of a command that leave it what it is. */
const FRONT = new Set(
  wordsOf(
    "sudo doas env command exec builtin nohup time nice ionice setsid stdbuf timeout then do else if while until ! { ( eval",
  ),
);

const FORK_BOMB = /([\w:.]{1,32})\s{0,8}\(\)\s{0,8}\{\s{0,8}\1\s{0,8}\|\s{0,8}\1\s{0,8}&\s{0,8}\}/;

/** A word as the fallback reads it: quotes away, home filled in, globs as holes. */
function wordOf(raw: string, { home }: ShellContext): Arg {
  const text = raw
    .replace(/["'\\]/g, "")
    .replace(/^~(?=\/|$)/, home)
    .replace(/\$HOME\b|\$\{HOME\}/g, home);
  return text.split(/([*?]+|\$\{?\w+\}?)/).flatMap((piece): Arg => {
    if (piece === "") return [];
    if (/^[*?]/.test(piece)) return [hole("glob", piece)];
    return piece.startsWith("$") ? [hole("variable", piece)] : [piece];
  });
}

function hole(from: Hole["from"], source: string): Hole {
  return { from, source, mayBeEmpty: from === "variable", outputOf: [] };
}

/** The words from the command's name on. */
function commandWords(segment: string): string[] {
  const words = segment.split(/\s+/).filter(Boolean);
  let at = 0;
  while (at < words.length && (FRONT.has(words[at] ?? "") || /^(?:\w+=|-)/.test(words[at] ?? ""))) at++;
  return words.slice(at);
}

type Rough = { readonly text: string; readonly piped: boolean };

/** The text cut at separators; whether a pipe stands in front of a piece is kept. */
function segments(command: string): Rough[] {
  const parts = command.slice(0, SHELL_SOURCE).split(/(\|\|?|&&?|;|\n|\$\(|`|<\(|\(|\))/);
  return parts.flatMap((text, at) => (at % 2 === 0 ? [{ text, piped: parts[at - 1] === "|" }] : []));
}

/** Redirections that stand apart or stick to their target: `> /dev/sda`, `2>/dev/null`. */
function redirectionsOf(text: string, context: ShellContext): Invocation["redirections"] {
  return [...text.matchAll(/(\d?)(>>|>\||>|<)\s{0,8}([^\s<>&]{1,4096})/g)].map(
    ([, fd, op = ">", target = ""]) => ({
      fd: fd ? Number(fd) : op === "<" ? 0 : 1,
      op,
      target: wordOf(target, context),
    }),
  );
}

function invocationOf({ text, piped }: Rough, id: number, context: ShellContext): Invocation {
  const redirections = redirectionsOf(text, context);
  const [name = "", ...args] = commandWords(text.replace(/\d?(?:>>|>\||>|<)\s{0,8}[^\s<>&]{1,4096}/g, " "));
  const plain = name.replace(/["'\\]/g, "");
  const input = redirections.find(({ op }) => op === "<");
  const stdin: Flow = input
    ? { kind: "file", path: input.target, append: false }
    : piped
      ? { kind: "pipe", ids: [id - 1] }
      : { kind: "inherit" };
  return {
    id,
    program: plain.slice(plain.lastIndexOf("/") + 1),
    name: [plain],
    args: args.map((arg) => wordOf(arg, context)).filter((arg) => arg.length > 0),
    env: {},
    cwd: context.cwd,
    redirections,
    stdin,
    stdout: [{ kind: "inherit" }],
    place: "local",
    trace: ["unread text"],
    pos: 0,
  };
}

/** What the text might run. Only for commands with gaps: it takes data for commands where quotes would tell. */
export function roughEvaluation(command: string, context: ShellContext): Evaluation {
  const invocations = segments(command)
    .slice(0, 4096)
    .map((segment, id) => invocationOf(segment, id, context));
  const bomb = FORK_BOMB.exec(command.slice(0, SHELL_SOURCE))?.[1];
  return { invocations, forkBombs: bomb === undefined ? [] : [bomb], links: [], gaps: [] };
}
