/**
 * Scripts that stand on this machine and that a command names: read through the caller's eyes, a few, and only where the
 * command would find them; and the folders in which a pattern finds them.
 */
import { SCRIPT_FILES, SCRIPT_FOLDERS } from "../../core/limits.ts";
import type { FileText, FolderEntry } from "../invocation.ts";
import { interpreterOf } from "../project/recipe.ts";
import { pastProcesses } from "../word/processes.ts";
import { type Frame, frameWith, type Machine, tick } from "./machine.ts";

/** Files whose reading would be an act of its own, and the system's own programs. */
const NO_FILES = /^\/(?:dev(?!\/shm\/)|proc|sys|(?:usr\/)?s?bin)\//;

/**
 * The text of a file by its absolute path, `undefined` where there is none or nobody may look. What exists and was not
 * read is a gap.
 */
export function onDisk(m: Machine, frame: Frame, named: string | undefined): string | undefined {
  const { read } = m.context;
  if (!read || !named?.startsWith("/") || !isHere(frame)) return undefined;
  const path = pastProcesses(named, frame.scope.cwd);
  if (NO_FILES.test(path)) return undefined;
  const from = m.copies.get(path) ?? path;
  return m.onDisk.has(from) ? m.onDisk.get(from) : readOnce(m, read, from);
}

function readOnce(m: Machine, read: (path: string) => FileText, path: string): string | undefined {
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

/** The names in a folder: of this machine, where somebody may look, and those that this command line wrote. What was left out is a gap. */
export function listing(m: Machine, frame: Frame, folder: string): readonly FolderEntry[] {
  const front = folder === "/" ? "/" : `${folder}/`;
  const made = m.files.size === 0 ? [] : [...m.files.keys()].filter((path) => path.startsWith(front));
  const written = new Map(
    made.map((path) => {
      const [name = "", ...below] = path.slice(front.length).split("/");
      return [name, { name, isFolder: below.length > 0 }];
    }),
  );
  const there = onMachine(m, frame, folder).filter(({ name }) => !written.has(name));
  return written.size === 0 ? there : [...there, ...written.values()];
}

function onMachine(m: Machine, frame: Frame, folder: string): readonly FolderEntry[] {
  const { list } = m.context;
  if (!list || !folder.startsWith("/") || NO_FILES.test(`${folder}/`) || !isHere(frame)) return [];
  if (m.folders++ >= SCRIPT_FOLDERS) {
    m.gaps.add("more folders than are looked at");
    return [];
  }
  const found = list(folder);
  if (found?.cut) m.gaps.add(`${folder}: more names than are looked at`);
  const entries = found?.entries ?? [];
  tick(m, 1 + (entries.length >> 3));
  return entries;
}

/** Are the paths of this frame those of this machine? */
function isHere({ scope }: Frame): boolean {
  return scope.place === "local" && scope.mounts === undefined;
}

/** A frame inside of a file of this machine: what hangs on a condition from here on may never run. */
export function within(frame: Frame, file: string): Frame {
  return frame.within ? frame : frameWith(frame, { within: { file, doubts: frame.doubts } });
}

const SHELLS = /^(?:ba|da|z|k|a|mk)?sh$/;

/** Is it text for a shell? A file started by its name says so in its first line, or says nothing. */
export function isShellScript(text: string, byName: boolean): boolean {
  if (text.slice(0, 512).includes("\0")) return false;
  if (!byName) return true;
  const interpreter = interpreterOf(text.slice(0, 256).split("\n", 1)[0] ?? "");
  return interpreter === undefined ? !text.startsWith("#!") : SHELLS.test(interpreter);
}
