/**
 * How programs delete, move, copy and overwrite files. It must not know what a path is worth.
 */

import { act, type Effect, isDevice, isWord, mayHideOptions, NOTHING, type Reader } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import { behindHead, headOf } from "../word/cut.ts";
import type { Options } from "../word/options.ts";
import { everythingIn } from "./find.ts";

/** rimraf and its kin: trees without being told. */
export const deletesTrees: Reader = (options) => act("delete", options.operands, true);

/** rm: trees with `-r`, or when an unknown word may hold it. */
export const deletesRecursively: Reader = (options) =>
  act("delete", options.operands, options.has("recursive") || mayHideOptions(options));

/**
 * PowerShell's Remove-Item and cmd.exe's rd: the path may stand behind its name, or come through a pipe, and takes its
 * contents along with `\*`.
 */
export const deletesItems: Reader = (options, { stdin }) => {
  const paths = [...options.operands, ...options.values("Path"), ...options.values("LiteralPath")];
  const recursive = ["s", "recurse", "r"].some(options.has);
  if (paths.length > 0 || stdin.kind !== "pipe") return act("delete", paths, recursive);
  return act(
    "delete",
    [[{ from: "other", source: "$_", mayBeEmpty: false, outputOf: stdin.ids }]],
    recursive,
  );
};

/** scrub and its kin. */
export const overwritesOperands: Reader = (options) => act("overwrite", options.operands);

/** The place that cp, mv and install write to: `-t DIR`, else the last operand. */
function destination(options: Options): { readonly to: Arg | undefined; readonly from: readonly Arg[] } {
  const named = options.values("target-directory").at(-1);
  if (named !== undefined) return { to: named, from: options.operands };
  return { to: options.operands.at(-1), from: options.operands.slice(0, -1) };
}

/** cp and install write over their target. */
export const copies: Reader = (options) => {
  const { to, from } = destination(options);
  return act(from.length === 1 && isWord(from[0], NOTHING) ? "truncate" : "replace", [to]);
};

/** Same directory on both sides: a rename that loses nothing from sight. */
function isRename(from: Arg, to: Arg | undefined): boolean {
  const source = known(from);
  const target = known(to);
  if (source === undefined || target === undefined) return false;
  const dir = source.slice(0, source.lastIndexOf("/") + 1);
  return dir.length > 1 && dir !== "/" && target.startsWith(dir) && !target.slice(dir.length).includes("/");
}

/** mv: what is moved onto /dev/null is gone. */
export const moves: Reader = (options) => {
  const { to, from } = destination(options);
  if (isWord(to, NOTHING)) return act("delete", from, true);
  return [
    ...act(
      "move",
      from.filter((path) => !isRename(path, to)),
    ),
    ...act("replace", [to]),
  ];
};

/** The value of dd's operand `name=value`. */
export function ddValue(operands: readonly Arg[], name: string): Arg | undefined {
  const operand = operands.find((arg) => headOf(arg).startsWith(`${name}=`));
  return operand && behindHead(operand, name.length + 1);
}

/** dd writes to `of=`. */
export const dumps: Reader = (options) => {
  const empty =
    isWord(ddValue(options.operands, "if"), NOTHING) || isWord(ddValue(options.operands, "count"), ["0"]);
  return act(empty ? "truncate" : "overwrite", [ddValue(options.operands, "of")]);
};

/** tee writes to every operand; appending harms disks alone. */
export const tees: Reader = (options, { stdin }) => {
  if (options.has("append"))
    return act(
      "overwrite",
      options.operands.filter((operand) => isDevice(operand)),
    );
  const empty = stdin.kind === "file" && isWord(stdin.path, NOTHING);
  return act(empty ? "truncate" : "overwrite", options.operands);
};

/** truncate to nothing. */
export const truncates: Reader = (options) =>
  isWord(options.values("size").at(-1), ["0", "0K", "0M", "=0"]) ? act("truncate", options.operands) : [];

/** `ln -sf /dev/null FILE` empties FILE for every reader. */
export const links: Reader = (options) =>
  options.has("force") && isWord(options.operands[0], NOTHING) ? act("truncate", [options.operands[1]]) : [];

/** A name that says that the directory holds nothing: what people mirror from to delete fast. */
const EMPTY_NAME = /(?:^|\/)\.?(?:[\w-]*empty[\w-]*|blank\w*|nothing|void|null|none|dummy|zero)\/?$/i;

function isEmptySource(arg: Arg): boolean {
  const text = known(arg);
  if (text !== undefined)
    return EMPTY_NAME.test(text.slice(-80)) || /^\/(?:tmp|var\/tmp|dev\/shm)\/[^/]+\/?$/.test(text);
  return arg.some((piece) => typeof piece === "object" && /mktemp|empty/i.test(piece.source));
}

/** Names of places that people restore from. */
const BACKUP_NAME = /:|backup|bak\b|mnt|media|snap|restore|old|orig|mirror|archive|volumes|rootfs|image/i;

/**
 * What a mirror deletes: everything at its target when the source is empty; what the source has not, else. The latter
 * is only told as the target's contents, so that it counts for the root, homes and system directories alone.
 */
function mirrored(from: readonly Arg[], to: Arg | undefined): Effect[] {
  if (to === undefined || from.length === 0) return [];
  if (from.every(isEmptySource)) return act("delete", [to], true);
  const isCopy = from.some((path) => known(path) !== undefined && !BACKUP_NAME.test(known(path) ?? ""));
  return isCopy && known(to)?.includes(":") !== true ? act("delete", [everythingIn(to)], true) : [];
}

/** rsync that deletes at its target or its source. */
export const mirrors: Reader = (options) => {
  if (options.has("remove-source-files")) return act("delete", options.operands.slice(0, -1), true);
  const deletes = [
    "delete",
    "del",
    "delete-before",
    "delete-during",
    "delete-after",
    "delete-delay",
    "delete-excluded",
  ];
  if (!deletes.some((name) => options.has(name)) || options.has("dry-run")) return [];
  return mirrored(options.operands.slice(0, -1), options.operands.at(-1));
};

/** `rclone purge`, `rclone delete` and a mirror of nothing, on paths of this machine; `host:` is another's. */
export const clears: Reader = (options) => {
  const [verb, ...paths] = options.operands;
  if (
    options.has("dry-run") ||
    options.has("interactive") ||
    paths.some((path) => /^[\w-]*:/.test(headOf(path)))
  )
    return [];
  if (isWord(verb, ["purge", "delete", "rmdirs"])) return act("delete", paths, true);
  return isWord(verb, ["sync"]) ? mirrored(paths.slice(0, 1), paths[1]) : [];
};

/** A member's path below `-C DIR`. */
function inDirectory(options: Options): (path: Arg) => Arg {
  const directory = options.values("directory").at(-1);
  return (path) =>
    directory === undefined || headOf(path).startsWith("/") ? path : [...directory, "/", ...path];
}

/** tar that deletes what it has packed, or writes to a disk. */
export const archives: Reader = (options) => [
  ...(options.has("remove-files") ? act("delete", options.operands.map(inDirectory(options)), true) : []),
  ...(options.has("c") ? act("replace", options.values("file")) : []),
];

/** `sed -i d FILE` empties it. */
export const edits: Reader = (options) =>
  options.has("in-place") && isWord(options.operands[0], ["d", "1,$d", "$!d", "/./d"])
    ? act("truncate", options.operands.slice(1))
    : [];

/** The last operand of two or more is written to. */
export const lastOperand: Reader = (options) => act("replace", options.operands.slice(1).slice(-1));

/** The value of an option is written to. */
export function writesTo(name: string): Reader {
  return (options) => act("replace", options.values(name));
}

/** ddrescue writes to its second operand. */
export const rescues: Reader = (options) => act("replace", options.operands.slice(1, 2));
