/**
 * Acts on the guard's own files that are no effects of a card: programs that change a file in its place, that put another
 * tree over a folder, that find what they delete.
 */
import type { Own, Touch, Weakening } from "../../core/touch.ts";
import { type Invocation, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { canMatch, spell } from "../word/globs.ts";
import { unknownPart } from "../word/pieces.ts";

/** What an invocation would do to which path of the guard. */
export type OwnAct = Weakening & { readonly path: string };

/** One kind of program: what it does to its operands, and to which of them. */
type Row = {
  readonly programs: RegExp;
  readonly act: Touch["act"];
  readonly to: "all" | "first" | "last";
  readonly whole?: true;
  /** Only with one of these options, and with none of those. */
  readonly with?: RegExp;
  readonly without?: RegExp;
  /** With fewer operands it does nothing. */
  readonly least?: number;
};

const ROWS: readonly Row[] = [
  {
    programs:
      /^(?:g(?:un)?zip|b(?:un)?zip2|(?:un)?(?:xz|lzma)|(?:un)?compress|pigz|pbzip2|lrzip|lzop|brotli)$/,
    act: "delete",
    to: "all",
    without: /^(?:-[abd-jm-su-zA-Z]*[cktl][a-zA-Z]*|--(?:keep|stdout|to-stdout|test|list|help|version))$/,
  },
  { programs: /^(?:un)?zstd$/, act: "delete", to: "all", with: /^--rm$/ },
  {
    programs: /^(?:strip|upx|prelink)$/,
    act: "write",
    to: "all",
    without: /^(?:-o.*|-[lt]|--(?:help|version|test|list))$/,
  },
  {
    programs: /^(?:patchelf|objcopy|setcap|install_name_tool)$/,
    act: "write",
    to: "last",
    without: /^--print/,
  },
  {
    programs: /^fallocate$/,
    act: "write",
    to: "last",
    with: /^(?:-[a-z]*[pczi]|--(?:punch|collapse|zero|insert))/,
  },
  { programs: /^patch$/, act: "edit", to: "first", without: /^--(?:dry-run|help|version)$/ },
  {
    programs: /^(?:sd|rpl|dasel|crudini|plutil)$/,
    act: "edit",
    to: "all",
    without: /^(?:-p|--preview|-lint|-p)$/,
  },
  { programs: /^mount$/, act: "move", to: "last", whole: true, least: 2 },
  { programs: /^mount$/, act: "move", to: "last", whole: true, with: /remount|--(?:bind|rbind|move)|^-B$/ },
  { programs: /^umount$/, act: "move", to: "all", whole: true },
  // A copy in the place of what was there, by programs that copy to other machines, too.
  { programs: /^(?:rsync|scp)$/, act: "write", to: "last", least: 2 },
];

/** Everything that an invocation would do to the guard's own files in these ways. */
export function ownActs(invocation: Invocation, own: Own): OwnAct[] {
  const { program = "", args } = invocation;
  if (program === "find") return found(invocation, own);
  const rows = ROWS.filter(({ programs }) => programs.test(program));
  if (rows.length === 0) return [];
  const words = args.map((arg) => known(arg) ?? "");
  const options = words.filter((word) => word.startsWith("-") || word.includes("remount"));
  const operands = words.filter((word) => word !== "" && !word.startsWith("-"));
  return rows
    .filter((row) => fits(row, options, operands.length))
    .flatMap(({ act, to, whole = false }) =>
      picked(operands, to).flatMap((word) => {
        const path = placed(word, invocation.cwd);
        const weakening = path === undefined ? undefined : own.weakened({ act, path, whole });
        return weakening === undefined || path === undefined ? [] : [{ ...weakening, path }];
      }),
    );
}

function fits(row: Row, options: readonly string[], operands: number): boolean {
  if (operands < (row.least ?? 1)) return false;
  const wanted = row.with;
  if (wanted !== undefined && !options.some((word) => wanted.test(word))) return false;
  const spared = row.without;
  return spared === undefined || !options.some((word) => spared.test(word));
}

function picked(operands: readonly string[], to: Row["to"]): readonly string[] {
  if (to === "all") return operands;
  return to === "first" ? operands.slice(0, 1) : operands.slice(-1);
}

/** An absolute path; undefined for one on another machine, or of a folder that is not known. */
function placed(word: string, cwd: string | undefined): string | undefined {
  if (word.startsWith("/")) return word;
  return cwd === undefined || /^[^/]*:/.test(word) ? undefined : `${cwd}/${word}`;
}

/** find's action that deletes, and the programs that it starts, where they may change what they find. */
function changes(word: string): boolean {
  const { effects, code, runs } = cardOf(word.slice(word.lastIndexOf("/") + 1)) ?? {};
  return word === "-delete" || effects !== undefined || code !== undefined || runs === "shell";
}

const NAME_TESTS = /^-i?name$/;
const PATH_TESTS = /^-i?(?:path|wholename)$/;

/** `find DIR -name PATTERN -delete`: the guard's files below it that a pattern lets through. */
function found({ args, cwd }: Invocation, own: Own): OwnAct[] {
  const words = args.map((arg) => known(arg) ?? "");
  if (!words.some(changes)) return [];
  const patterns = words.flatMap((word, at) => {
    const test = words[at - 1] ?? "";
    return NAME_TESTS.test(test) || PATH_TESTS.test(test)
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
