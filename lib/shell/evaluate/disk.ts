/**
 * Scripts that stand on this machine and that a command names: read through the caller's eyes, a few, and only where the
 * command would find them.
 */
import { SCRIPT_FILES } from "../../core/limits.ts";
import { type Arg, known, type UnknownPart } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { interpreterOf } from "../project/recipe.ts";
import { absolutePath } from "../word/globs.ts";
import { readOptions } from "../word/options.ts";
import { tidy } from "../word/pieces.ts";
import { type Frame, fileKey, type Machine } from "./machine.ts";

/** Files whose reading would be an act of its own, and the system's own programs. */
const NO_FILES = /^\/(?:(?:dev|proc|sys)|(?:usr\/)?(?:local\/)?s?bin)\//;

/**
 * The text of a file by its absolute path, `undefined` where there is none or nobody may look. What exists and was not
 * read is a gap.
 */
export function onDisk(m: Machine, frame: Frame, path: string | undefined): string | undefined {
  const { read } = m.context;
  if (!read || path === undefined || !path.startsWith("/") || NO_FILES.test(path)) return undefined;
  if (frame.scope.place !== "local" || frame.scope.mounts !== undefined) return undefined;
  if (m.onDisk.has(path)) return m.onDisk.get(path);
  if (m.onDisk.size >= SCRIPT_FILES) {
    m.gaps.add("more scripts than are read");
    return undefined;
  }
  const found = read(path);
  if (found.found === "unread") m.gaps.add(`${path}: ${found.why}`);
  const text = found.found === "text" ? found.text : undefined;
  m.onDisk.set(path, text);
  return text;
}

/** A script with what `cat` printed into it: the text of files of this machine, and the first of them. */
type Printed = { readonly script: Arg; readonly file: string };

/**
 * The script with the content of files in the place of the holes that stand for it (`eval "$(cat x)"`, `cat x | sh`);
 * undefined where there is none.
 */
export function withPrinted(m: Machine, frame: Frame, script: Arg): Printed | undefined {
  if (!m.context.read || script.every((piece) => typeof piece === "string")) return undefined;
  let file: string | undefined;
  const filled = script.map((piece) => {
    const paths = typeof piece === "string" ? [] : printedPaths(m, frame, piece);
    const texts = paths.map((path) => onDisk(m, frame, path));
    if (texts.length === 0 || texts.includes(undefined)) return piece;
    file ??= paths[0];
    return texts.join("");
  });
  return file === undefined ? undefined : { script: tidy(filled), file };
}

/** `<file`, as it stands in a substitution or behind a program. */
const FILE_ITSELF = /^(?:\$\(\s{0,8}|`\s{0,8})?</;

/** The files whose content a hole stands for, whole and one behind the other. */
function printedPaths(m: Machine, frame: Frame, hole: UnknownPart): (string | undefined)[] {
  const [id, ...others] = hole.outputOf;
  if (id === undefined) {
    const isWhole = hole.from === "output" && FILE_ITSELF.test(hole.source);
    return isWhole ? (hole.files ?? []).map((path) => fileKey(frame, path)) : [];
  }
  const writer = others.length === 0 ? m.invocations[id] : undefined;
  if (writer === undefined || cardOf(writer.program)?.prints !== "files") return [];
  const { operands } = readOptions(writer.args);
  const { stdin } = writer;
  if (operands.length > 0) return operands.map((path) => absolute(path, writer.cwd));
  return stdin.kind === "file" ? [absolute(stdin.path, writer.cwd)] : [];
}

function absolute(path: Arg, cwd: string | undefined): string | undefined {
  const name = known(path);
  return name === undefined || name === "-" ? undefined : absolutePath(name, cwd);
}

/** A frame inside of a file of this machine: what hangs on a condition from here on may never run. */
export function within(frame: Frame, file: string): Frame {
  return frame.within ? frame : { ...frame, within: { file, doubts: frame.doubts } };
}

const SHELLS = /^(?:ba|da|z|k|a|mk)?sh$/;

/** Is it text for a shell? A file started by its name says so in its first line, or says nothing. */
export function isShellScript(text: string, byName: boolean): boolean {
  if (text.slice(0, 512).includes("\0")) return false;
  if (!byName) return true;
  const interpreter = interpreterOf(text.slice(0, 256).split("\n", 1)[0] ?? "");
  return interpreter === undefined ? !text.startsWith("#!") : SHELLS.test(interpreter);
}
