/** The short way for everyday commands: plain commands by programs that no table knows, one or several in a row. */
import { READ_ONLY, READ_ONLY_WORDS } from "./programs/read-only.ts";
import type { ShellRows } from "./rules/match.ts";

/** Words of letters that mean nothing to a shell, apart by blanks: no quote, expansion, operator, glob or assignment. */
const PLAIN = /^[ \t]*([A-Za-z][\w.+-]*)(?:[ \t]+([\w./:@%,+-]+)(?:[ \t]+[\w./:@%,+-]+)*)?[ \t]*$/;

/** What stands between commands. Whether one runs, and who reads what it prints, is the same to programs that only look. */
const JOINTS = /&&|\|\|?|;/;

/** Output that is thrown away, or joined with the other. */
const NOWHERE = /[ \t](?:2>&1|[12]?>[ \t]?\/dev\/null)(?=[ \t;|&]|$)/g;

/** Longer texts go the long way; no plain command of a person is longer. */
const PLAIN_CHARS = 512;

const named = new WeakMap<ShellRows, ReadonlySet<string>>();

/**
 * The programs that rows name, each behind a blank, and `program word` where a row asks for its first word, without one
 * where it takes any: a user's row on `ls` must see `ls`.
 */
function programsOf(rows: ShellRows): ReadonlySet<string> {
  const kept = named.get(rows);
  if (kept) return kept;
  const programs = new Set<string>();
  for (const row of rows)
    if ("run" in row)
      for (const program of [row.run].flat()) {
        programs.add(` ${program}`);
        programs.add(row.args?.[0] === undefined ? program : `${program} ${row.args[0]}`);
      }
  named.set(rows, programs);
  return programs;
}

/** True when the command is nothing but plain calls of read-only programs: no row can fire on it. */
export function isHarmless(command: string, rows: ShellRows): boolean {
  if (command.length > PLAIN_CHARS) return false;
  const parts = command.replace(NOWHERE, " ").split(JOINTS);
  return parts.every((part) => isLooking(part, programsOf(rows)));
}

function isLooking(part: string, ruled: ReadonlySet<string>): boolean {
  const [, program, word = ""] = PLAIN.exec(part) ?? [];
  if (program === undefined || ruled.has(program)) return false;
  if (READ_ONLY.has(program)) return !ruled.has(` ${program}`);
  if (ruled.has(`${program} ${word}`)) return false;
  return Object.hasOwn(READ_ONLY_WORDS, program) && READ_ONLY_WORDS[program]?.includes(word) === true;
}
