/** What find would delete or change of the guard's own files, or hand to a program that does; what a mount would cover. */
import type { Own, Weakening } from "../../core/touch.ts";
import { isOneOf } from "../../core/words.ts";
import { type Invocation, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { canMatch, spell } from "../word/globs.ts";
import { readOptions } from "../word/options.ts";
import { unknownPart } from "../word/pieces.ts";

/** What an invocation would do to which path of the guard. */
export type FoundOwn = Weakening & { readonly path: string };

/** An absolute path; undefined for one on another machine, or of a folder that is not known. */
function placed(word: string, cwd: string | undefined): string | undefined {
  if (word.startsWith("/")) return word;
  return cwd === undefined || /^[^/]*:/.test(word) ? undefined : `${cwd}/${word}`;
}

/** `mount --bind EMPTY FOLDER`: what stands at the mount point is covered, whatever the links of the command line say. */
export function coveredOwn({ program, args, cwd }: Invocation, own: Own): FoundOwn[] {
  const card = cardOf(program);
  if (card?.copies !== "mount") return [];
  const point = known(readOptions(args, card.options, card.style).operands.at(-1));
  const path = point === undefined ? undefined : placed(point, cwd);
  const found = path === undefined ? undefined : own.weakened({ act: "move", path, whole: true });
  return found === undefined || path === undefined ? [] : [{ ...found, path }];
}

/** find's action that deletes, and the programs that it starts, where they may change what they find. */
function changes(word: string): boolean {
  const { effects, code, runs } = cardOf(word.slice(word.lastIndexOf("/") + 1)) ?? {};
  return word === "-delete" || effects !== undefined || code !== undefined || runs === "shell";
}

const NAME_TESTS = "-iname -name";
const PATH_TESTS = /^-i?(?:path|wholename)$/;

/** `find DIR -name PATTERN -delete`: the guard's files below it that a pattern lets through. */
export function foundOwn({ program, args, cwd }: Invocation, own: Own): FoundOwn[] {
  if (cardOf(program)?.runs !== "each-found") return [];
  const words = args.map((arg) => known(arg) ?? "");
  if (!words.some(changes)) return [];
  const patterns = words.flatMap((word, at) => {
    const test = words[at - 1] ?? "";
    return isOneOf(NAME_TESTS, test) || PATH_TESTS.test(test)
      ? [{ word: spelled(word), isPath: PATH_TESTS.test(test) }]
      : [];
  });
  if (patterns.length === 0) return [];
  const end = words.findIndex((word) => /^[-(!]/.test(word));
  const folders = words.slice(0, end).map((word) => placed(word, cwd));
  return folders
    .flatMap((folder) => (folder === undefined ? [] : own.within(folder)))
    .filter(({ path }) =>
      patterns.some(({ word, isPath }) =>
        canMatch(word, isPath ? path : path.slice(path.lastIndexOf("/") + 1)),
      ),
    );
}

function spelled(pattern: string): string {
  return spell([unknownPart("glob", pattern, { mayBeEmpty: false })]);
}
