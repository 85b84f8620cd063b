/** Ways of their own in which programs delete, move, copy and overwrite files. */
import { SHELL_MADE_BEFORE } from "../../core/limits.ts";
import { withoutEnd } from "../../core/text.ts";
import { isOneOf } from "../../core/words.ts";
import { type Effect, effectsOn } from "../effect.ts";
import { type Arg, type Evaluation, type Invocation, known } from "../invocation.ts";
import { everythingIn, headOf, sourceOf, unknownPart } from "../word/pieces.ts";
import { destination, type Given, isWord, keyValue, NOTHING } from "./given.ts";

/** cp and install write over their target; with a copy of it that lay beside it, that is a repair. */
export function copying({ options }: Given): Effect[] {
  const { to, from } = destination(options);
  if (from.length === 1 && isWord(from[0], NOTHING)) return effectsOn("truncate", [to]);
  return effectsOn(from.length === 1 && isCopyOf(from[0], to) ? "supersede" : "replace", [to]);
}

/** `/etc/passwd-`, `sudoers.bak` and `/tmp/sudoers.new` for `/etc/sudoers`; an image of a disk is another matter. */
function isCopyOf(from: Arg | undefined, to: Arg | undefined): boolean {
  const target = known(to);
  if (target === undefined || isDevice([target])) return false;
  const [source = "", name = ""] = [known(from), target].map((path) =>
    path?.slice(path.lastIndexOf("/") + 1),
  );
  return name !== "" && source.startsWith(name) && /^[.~_-]/.test(source.slice(name.length));
}

/** Folders whose programs and data are looked for by this very path: under another name they are as good as gone. */
const NEEDED_BY_NAME = /^\/(?:usr\/[^/]{1,64}|var\/lib)\/?$/;

/** Same directory on both sides: a rename that loses nothing from sight. */
function isRename(from: Arg, to: Arg | undefined): boolean {
  const source = known(from);
  const target = known(to);
  if (source === undefined || target === undefined || NEEDED_BY_NAME.test(source)) return false;
  const dir = source.slice(0, source.lastIndexOf("/") + 1);
  return dir.length > 1 && target.startsWith(dir) && !target.slice(dir.length).includes("/");
}

/** mv: what is moved onto /dev/null is gone. */
export function moving({ options }: Given): Effect[] {
  const { to, from } = destination(options);
  if (isWord(to, NOTHING)) return effectsOn("delete", from, true);
  const moved = from.filter((path) => !isRename(path, to));
  const renamed = from.filter((path) => isRename(path, to));
  const kind = from.length === 1 && isCopyOf(from[0], to) ? "supersede" : "replace";
  return [...effectsOn("move", moved), ...effectsOn("rename", renamed), ...effectsOn(kind, [to])];
}

/** dd writes to `of=`. */
export function dumping({ options: { operands } }: Given): Effect[] {
  const empty = isWord(keyValue(operands, "if"), NOTHING) || isWord(keyValue(operands, "count"), "0");
  return effectsOn(empty ? "truncate" : "overwrite", [keyValue(operands, "of")]);
}

/** True for a path in `/dev`. */
export function isDevice(arg: Arg): boolean {
  return headOf(arg).startsWith("/dev/");
}

/** tee writes to every operand; appending harms disks alone. */
export function teeing({ options, invocation: { stdin } }: Given): Effect[] {
  if (options.has("append"))
    return options.operands.flatMap((path) => effectsOn(isDevice(path) ? "overwrite" : "append", [path]));
  const empty = stdin.kind === "file" && isWord(stdin.path, NOTHING);
  return effectsOn(empty ? "truncate" : "overwrite", options.operands);
}

/** sed's `w FILE`, by itself or behind an address, and as the flag of a substitution; the name ends with the line. */
const SED_WRITES =
  /(?:^|[;{}])\s{0,8}(?:(?:\d{1,9}|\$|\/(?:\\.|[^/\\]){0,256}\/I?)(?:\s{0,4},\s{0,4}(?:\+?\d{1,9}|\$|\/(?:\\.|[^/\\]){0,256}\/I?))?\s{0,4}!?\s{0,4})?(?:w|s([^\w\s\\])(?:\\.|(?!\1)[^\\]){0,256}\1(?:\\.|(?!\1)[^\\]){0,512}\1[gpIimMe\d]{0,8}w)\s{0,8}([^\s][^\n]{0,1024})/;

/** The files that the commands of sed write lines to. */
export function writingLines({ options }: Given): Effect[] {
  const lines = sedScripts(options).flatMap((script) => (known(script) ?? "").split("\n"));
  return effectsOn(
    "overwrite",
    lines.flatMap((line) => SED_WRITES.exec(line)?.[2] ?? []).map((path) => [path]),
  );
}

/** The commands that sed is given in words: the values of `-e`, or its first operand. */
function sedScripts(options: Given["options"]): readonly Arg[] {
  return takesOperand(options) ? options.operands.slice(0, 1) : options.values("expression");
}

function takesOperand(options: Given["options"]): boolean {
  return !options.has("expression") && !options.has("file");
}

/** What sed does to the files that it edits in their place. */
export function editingLines({ options }: Given): Effect[] {
  if (!options.has("in-place")) return [];
  const files = takesOperand(options) ? options.operands.slice(1) : options.operands;
  const empties = sedScripts(options).some((script) => isWord(script, "d 1,$d $!d /./d"));
  return [...(empties ? effectsOn("truncate", files) : []), ...effectsOn("edit", files)];
}

/** A name that says that the directory holds nothing: what people mirror from to delete fast. */
const EMPTY_NAME = /^\.?(?:blank\w*|nothing|void|null|none|dummy|zero)$|empty/i;

const IN_TEMP = /^\/(?:tmp|var\/tmp|dev\/shm)\/[^/]+\/?$/;

function isEmptySource(arg: Arg): boolean {
  const text = known(arg);
  if (text !== undefined) {
    const path = withoutEnd(text, "/");
    return EMPTY_NAME.test(path.slice(path.lastIndexOf("/") + 1)) || IN_TEMP.test(text);
  }
  return arg.some((piece) => typeof piece === "object" && /mktemp|empty/i.test(piece.source));
}

/** A path as it is written, without the slash at its end. */
function pathText(path: Arg): string {
  return withoutEnd(sourceOf(path), "/");
}

/** Was this directory made by the command line itself, which names it nowhere in between? */
function isMadeEmpty(path: Arg, { id }: Invocation, { invocations }: Evaluation): boolean {
  const name = pathText(path);
  const names = ({ args, redirections }: Invocation) =>
    [...args, ...redirections.map(({ target }) => target)].some((arg) => pathText(arg).includes(name));
  const last = invocations.slice(Math.max(0, id - SHELL_MADE_BEFORE), id).findLast(names);
  return last !== undefined && isOneOf("md mkdir", last.program);
}

/** Names of places that people restore from. */
const BACKUP_NAME = /:|backup|bak\b|mnt|media|snap|restore|old|orig|mirror|archive|volumes|rootfs|image/i;

/**
 * What a mirror deletes: everything at its target when the source is empty; what the source has not, else. The latter
 * is only told as the target's contents, so that it counts for the root, homes and system directories alone.
 */
export function mirroring({ options: { operands }, invocation }: Given, evaluation: Evaluation): Effect[] {
  const [from, to] = [operands.slice(0, -1).filter((arg) => known(arg) !== "sync"), operands.at(-1)];
  if (to === undefined || from.length === 0) return [];
  if (from.every((path) => isEmptySource(path) || isMadeEmpty(path, invocation, evaluation)))
    return effectsOn("delete", [to], true);
  const isCopy = from.some((path) => known(path) !== undefined && !BACKUP_NAME.test(known(path) ?? ""));
  return isCopy && known(to)?.includes(":") !== true ? effectsOn("delete", [everythingIn(to)], true) : [];
}

/** A switch of robocopy, with its value: `/MIR`, `/R:0`; a POSIX home is none. */
const SWITCH = /^\/{1,2}(?:[a-z]{1,3}|purge|copyall|[a-z]{1,8}[:+][^/]{0,64})$/i;

/** robocopy deletes what its source has not, with `/mir` and `/purge`; `/l` only lists it. */
export function windowsMirror({ options, invocation }: Given, evaluation: Evaluation): Effect[] {
  const switches = options.operands.filter((word) => SWITCH.test(known(word) ?? ""));
  const has = (name: RegExp) => switches.some((word) => name.test(known(word) ?? ""));
  const [from, to] = options.operands.filter((word) => !switches.includes(word));
  if (!from || !to || has(/^\/+l$/i) || !has(/^\/+(?:mir|purge)$/i)) return [];
  const isEmpty = isEmptySource(from) || isMadeEmpty(from, invocation, evaluation);
  return isEmpty ? effectsOn("delete", [to], true) : [];
}

/**
 * PowerShell's Remove-Item and cmd.exe's rd: the path may stand behind its name, or come through a pipe, and takes its
 * contents along with `\*`.
 */
export function windowsItems({ options, invocation: { stdin } }: Given): Effect[] {
  const paths = [...options.operands, ...options.values("Path"), ...options.values("LiteralPath")];
  const recursive = ["s", "recurse", "r"].some(options.has);
  if (paths.length > 0 || stdin.kind !== "pipe") return effectsOn("delete", paths, recursive);
  const item = unknownPart("other", "$_", { mayBeEmpty: false, outputOf: stdin.ids });
  return effectsOn("delete", [[item]], recursive);
}
