/**
 * What salt does on its minions, as a command of theirs: `cmd.run text`, functions that delete and overwrite files in the
 * words of the program that does the same there, and the raw text of `salt-ssh -r`.
 *
 * Sources: salt(1), salt-ssh(1), the pages of the execution modules cmdmod, file and disk of Salt 3007.
 */
import { type Arg, known } from "../invocation.ts";
import type { Options } from "../word/options.ts";
import { behind, join } from "../word/pieces.ts";

/** A text for a shell, or the words of a command. */
type MinionCommand = { readonly text: Arg; readonly words?: readonly Arg[] };

/** Functions by the program that does the same. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  "file.remove": "rm -rf",
  "file.write": "tee",
  "file.truncate": "truncate -s 0",
  "file.move": "mv",
  "file.rename": "mv",
  "disk.format": "mkfs",
};

const SHELL_FUNCTION = /^cmd\.(?:run|shell|run_all|run_stdout|run_bg|retcode|exec_code)$/;

/** What runs on the minions; undefined for a function that does nothing of this kind. */
export function minionCommand(options: Options): MinionCommand | undefined {
  const { operands } = options;
  if (options.has("raw")) return { text: join(operands.slice(1), " ") };
  const at = operands.findIndex((word) => isFunction(known(word) ?? ""));
  const name = known(operands[at]) ?? "";
  const given = operands.slice(at + 1).map((word) => behind(word, /^(?:cmd|path|name|src|device)=/) ?? word);
  const [first] = given;
  if (at < 0 || first === undefined) return undefined;
  if (SHELL_FUNCTION.test(name)) return { text: name.endsWith("exec_code") ? (given[1] ?? []) : first };
  const words = (FUNCTIONS[name] ?? "").split(" ").map((word): Arg => [word]);
  const two = FUNCTIONS[name] === "mv" ? given.slice(0, 2) : [first];
  return { text: [], words: [...words, ...two] };
}

function isFunction(word: string): boolean {
  return SHELL_FUNCTION.test(word) || Object.hasOwn(FUNCTIONS, word);
}
