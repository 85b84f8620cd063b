/**
 * Scripts that stand on this machine and that a command names: read through the caller's eyes, a few, and only where the
 * command would find them.
 */
import { SCRIPT_FILES } from "../../core/limits.ts";
import { interpreterOf } from "../project/recipe.ts";
import type { Frame, Machine } from "./machine.ts";

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
