/**
 * What an effect is: an act and what it is done to. It must not know any program.
 */

import { type Arg, type Evaluation, type Invocation, known } from "./invocation.ts";
import { headOf } from "./word/cut.ts";
import type { Options } from "./word/options.ts";

/**
 * - `delete`: the file or tree is gone. `overwrite`: its content is written anew; `truncate`: with nothing; `replace`:
 *   with the whole of another file.
 * - `move`: it is no longer where it was. `format`: a file system, swap or encryption header is written, or an erase
 *   command sent. `partition`: the partition table is changed.
 * - `chmod`, `chown`, `setfacl`: rights or owners change. `reset-to-remote`: the work tree becomes a remote's state.
 * - `fork-bomb`: processes without end.
 */
export type Act =
  | "delete"
  | "overwrite"
  | "truncate"
  | "replace"
  | "move"
  | "format"
  | "partition"
  | "chmod"
  | "chown"
  | "setfacl"
  | "reset-to-remote"
  | "fork-bomb";

/** One thing that an invocation would do. */
export type Effect = {
  readonly act: Act;
  /** What it is done to; `[]` where the act has no path. */
  readonly path: Arg;
  /** Whole trees are meant. */
  readonly recursive: boolean;
  /** `chmod` gives everyone every right. */
  readonly open?: boolean;
  /** A redirection does it, not an argument. */
  readonly redirected?: boolean;
};

/** From the options of one invocation to its effects. */
export type Reader = (options: Options, invocation: Invocation, evaluation: Evaluation) => readonly Effect[];

/** The same act on several paths. */
export function act(name: Act, paths: readonly (Arg | undefined)[], recursive = false): Effect[] {
  return paths.flatMap((path) => (path === undefined ? [] : [{ act: name, path, recursive }]));
}

/** True when the word is known and one of these. */
export function isWord(arg: Arg | undefined, words: readonly string[]): boolean {
  const text = known(arg);
  return text !== undefined && words.includes(text);
}

/** What empties a file that it is copied over. */
export const NOTHING = ["/dev/null"];

/** True for a path in `/dev`. */
export function isDevice(arg: Arg): boolean {
  return headOf(arg).startsWith("/dev/");
}

/** True when one of the operands is an unknown word, which may hold options. */
export function mayHideOptions(options: Options): boolean {
  return options.operands.some((operand) => operand.length === 1 && typeof operand[0] === "object");
}

/** The act on every operand, when one of the options was given. */
export function onlyWith(names: readonly string[], name: Act): Reader {
  return (options) => (names.some((flag) => options.has(flag)) ? act(name, options.operands) : []);
}

/** The act on every operand, when one of them is such a subcommand. */
export function onlySubcommand(names: readonly string[], name: Act): Reader {
  return (options) =>
    options.operands.some((operand) => isWord(operand, names)) ? act(name, options.operands) : [];
}
