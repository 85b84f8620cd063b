/**
 * The second look at a command that could not be read to its end: words by blanks, commands by separators, quotes
 * dropped. It finds the catastrophic shapes and sees too much rather than too little.
 */
import { UNREAD_SEGMENTS } from "../../core/limits.ts";
import type { Arg, Evaluation, Flow, Invocation, ShellContext } from "../invocation.ts";

import { cardOf } from "../programs/cards.ts";
import { unknownPart } from "../word/pieces.ts";

/** Words of the shell in front of a command. */
const FRONT = /^(?:then|do|else|if|while|until|eval|[!{(])$/;

/** A word in front of a command that leaves it what it is: a launcher, an assignment, an option. */
function isFront(word: string): boolean {
  return FRONT.test(word) || /^(?:\w+=|-)/.test(word) || cardOf(word)?.launches !== undefined;
}

/** A function's parentheses and what makes it a fork bomb: its body is itself, piped into itself in the background. */
const FORK_BOMB = /^\(\)\s{0,8}\{\s{0,8}([\w:.]{1,32})\s{0,8}\|\s{0,8}\1\s{0,8}&\s{0,8}\}/;

/** A word in which nothing stands for something else. */
const PLAIN = /^[\w./:=,@%+-]+$/;

/** A word as the fallback reads it: quotes away, home filled in, globs as holes. */
function wordOf(raw: string, { home }: ShellContext): Arg {
  if (PLAIN.test(raw)) return [raw];
  const text = raw
    .replace(/["'\\]/g, "")
    .replace(/^~(?=\/|$)/, home)
    .replace(/\$HOME\b|\$\{HOME\}/g, home);
  return text.split(/([*?]+|\$\{?\w+\}?)/).flatMap((piece): Arg => {
    if (piece === "") return [];
    if (/^[*?]/.test(piece)) return [unknownPart("glob", piece, { mayBeEmpty: false })];
    return piece.startsWith("$") ? [unknownPart("variable", piece)] : [piece];
  });
}

/** The words from the command's name on. */
function commandWords(segment: string): string[] {
  const words = segment.split(/\s+/).filter(Boolean);
  let at = 0;
  while (at < words.length && isFront(words[at] ?? "")) at++;
  return words.slice(at);
}

type Rough = { readonly text: string; readonly piped: boolean };

/** What separates commands, wherever it stands. */
const SEPARATORS = /(\|\|?|&&?|;|\n|\$\(|`|<\(|\(|\))/;

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

function invocationOf(
  { text, piped }: Rough,
  id: number,
  cwd: string | undefined,
  context: ShellContext,
): Invocation {
  const redirections = redirectionsOf(text, context);
  const [name = "", ...args] = commandWords(text.replace(/\d?(?:>>|>\||>|<)\s{0,8}[^\s<>&]{1,4096}/g, " "));
  const plain = name.replace(/["'\\]/g, "");
  const input = redirections.find(({ op }) => op === "<");
  const stdin: Flow = input
    ? { kind: "file", path: input.target }
    : piped
      ? { kind: "pipe", ids: [id - 1] }
      : { kind: "inherit" };
  return {
    id,
    program: plain.slice(plain.lastIndexOf("/") + 1),
    name: [plain],
    args: args.map((arg) => wordOf(arg, context)).filter((arg) => arg.length > 0),
    env: {},
    cwd,
    redirections,
    stdin,
    stdout: [{ kind: "inherit" }],
    place: "local",
    trace: ["unread text"],
    pos: 0,
  };
}

const LEADS = />|\bcd\b/;

/** Segments that could matter: with a program that is worth a look, a redirection, a `cd`, or a pipe to one side. */
function relevant(command: string, isWorthy: (text: string) => boolean): Rough[] {
  const parts = command.split(SEPARATORS);
  const found: Rough[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const text = parts[at] ?? "";
    const piped = parts[at - 1] === "|";
    if (piped || parts[at + 1] === "|" || (text !== "" && (LEADS.test(text) || isWorthy(text))))
      found.push({ text, piped });
  }
  return found;
}

/** The directory behind a `cd` that stands anywhere in a segment: `bash -c "cd /`. */
function movedTo(text: string, context: ShellContext): string | undefined {
  const target = /\bcd\s{1,8}(?:-[LPe]\s{1,8})?["']?(~|\/[^\s"';&|]{0,512})/.exec(text)?.[1];
  return target === "~" ? context.home : target;
}

/** Units in front of the parentheses of a bomb that its name stands in, and those behind them that its body stands in, at most. */
const BOMB_FRONT = 32 + 8;
const BOMB_BODY = 160;

/** The name of a fork bomb. Looked for where a function's parentheses stand: a pattern would try every word of a text. */
function forkBombIn(command: string): string | undefined {
  for (let at = command.indexOf("()"); at >= 0; at = command.indexOf("()", at + 2)) {
    const name = FORK_BOMB.exec(command.slice(at, at + BOMB_BODY))?.[1];
    const front = command.slice(Math.max(0, at - BOMB_FRONT), at);
    if (name !== undefined && front.replace(/\s{0,8}$/, "").endsWith(name)) return name;
  }
  return undefined;
}

/**
 * What the text might run, all of it. Only for commands with gaps: it takes data for commands where quotes would tell.
 *
 * @param isWorthy whether a stretch names a program that could do harm; the others are left out
 * @param pick so many of the stretches, those first that matter most
 */
export function roughEvaluation(
  command: string,
  context: ShellContext,
  isWorthy: (text: string) => boolean,
  pick: (all: readonly Rough[], most: number, textOf: (one: Rough) => string) => readonly Rough[],
): Evaluation {
  const found = relevant(command, isWorthy);
  let cwd: string | undefined = context.cwd;
  const invocations = pick(found, UNREAD_SEGMENTS, ({ text }) => text).map((segment, id) => {
    cwd = movedTo(segment.text, context) ?? cwd;
    return invocationOf(segment, id, cwd, context);
  });
  const bomb = forkBombIn(command);
  const gaps = found.length > UNREAD_SEGMENTS ? ["segments"] : [];
  return { invocations, forkBombs: bomb === undefined ? [] : [bomb], links: [], gaps, steps: 0 };
}
