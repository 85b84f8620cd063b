/**
 * The short way for everyday commands: one plain command by a program that no table knows. It must not know the
 * grammar of the shell: a text with any sign of it is not plain.
 */
import { LOOKERS, LOOKING_WORDS } from "./lookers.ts";
import type { ShellRows } from "./rules.ts";

/** Words of letters that mean nothing to a shell, apart by blanks: no quote, expansion, operator, glob or assignment. */
const PLAIN = /^[ \t]*([A-Za-z][\w.+-]*)(?:[ \t]+([\w./:@%,+-]+)(?:[ \t]+[\w./:@%,+-]+)*)?[ \t]*$/;

/** Longer texts go the long way; no plain command of a person is longer. */
const PLAIN_CHARS = 512;

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
