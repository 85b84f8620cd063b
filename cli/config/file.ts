/** Files that belong to somebody else: read whole, written in one step with what stood there kept beside it. */
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { placeFile } from "../../lib/state/file.ts";
import { Refusal } from "../terminal.ts";

/** The text of a file, or undefined when there is none. @throws Refusal when it is there and cannot be read. */
export function readText(path: string): string | undefined {
  try {
    // A folder has no text, a device loses what is written into it, and a pipe would be waited for without end.
    if (!statSync(path).isFile())
      throw new Refusal(`${path} is not a file`, "move it away and run this again; nothing was changed");
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      throw new Refusal(
        `${path} is not UTF-8 text`,
        "convert the file and run this again; nothing was changed",
      );
    }
    throw new Refusal(`${path} cannot be read (${code ?? "unknown error"})`, "check its owner and mode");
  }
}

/** Where the copy of what stood in a file before our last change for `guard` is kept. */
export function backupOf(path: string, guard: string): string {
  return `${path}.${guard}.bak`;
}

/**
 * Does nothing where a file can be made, replaced and removed. A symbolic link counts as its target.
 *
 * @throws Refusal where it cannot.
 */
export function requireWritable(path: string): void {
  guarded(path, () => {
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    if (isLink && !existsSync(path))
      throw new Refusal(`${path} is a link to a file that is not there`, "make the file, or remove the link");
    const target = isLink ? realpathSync(path) : path;
    if (existsSync(target)) accessSync(target, constants.W_OK);
    accessSync(dirname(missingFolders(dirname(target))[0] ?? target), constants.W_OK);
  });
}

/**
 * Replaces a file's text in one step: a reader sees the old text or the new, never half of one. For a `guard`, what
 * stood there is kept as {@link backupOf}. A symbolic link stays one: its target is replaced. Mode and owner are kept.
 *
 * @throws Refusal when the file may not be written; then nothing has changed.
 */
export function replaceText(path: string, text: string, guard?: string): void {
  requireWritable(path);
  const isThere = existsSync(path);
  const target = isThere ? realpathSync(path) : path;
  const backup = isThere && guard !== undefined ? backupOf(path, guard) : undefined;
  const isNew = backup !== undefined && !existsSync(backup);
  guarded(path, () => {
    try {
      mkdirSync(dirname(target), { recursive: true });
      if (backup !== undefined) place(backup, readFileSync(target), target);
      place(target, text, isThere ? target : undefined);
    } catch (error) {
      if (isNew) rmSync(backup, { force: true });
      throw error;
    }
  });
}

/** Removes a file, if it is there. @throws Refusal when it may not be removed. */
export function removeFile(path: string): void {
  guarded(path, () => rmSync(path, { force: true }));
}

/** The folders of `path` and itself that do not exist, the outermost first. */
export function missingFolders(path: string): string[] {
  const missing: string[] = [];
  for (let at = path; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  return missing;
}

/** Removes those of `folders` that are empty, and returns those that are not. */
export function removeEmpty(folders: readonly string[]): string[] {
  return [...folders].reverse().filter((folder) => {
    try {
      rmdirSync(folder);
      return false;
    } catch {
      // Somebody keeps something there, or it is gone already.
      return existsSync(folder);
    }
  });
}

/** Copies a program in one step and makes it executable; a running copy goes on with its own bytes. */
export function placeProgram(path: string, bytes: Uint8Array): void {
  guarded(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    placeFile(path, bytes, { mode: 0o755, durable: true });
  });
}

/** Writes what a program reads from its own folder in one step: any user may start the program, one may write it. */
export function placeBeside(path: string, text: string): void {
  guarded(path, () => placeFile(path, text, { mode: 0o644, durable: true }));
}

/**
 * Makes `path` one more name of the program `twin` in one step: the same bytes are kept once. False where the file system
 * cannot, and then nothing has changed.
 */
export function placeTwin(path: string, twin: string): boolean {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(draft, { force: true });
    linkSync(twin, draft);
    renameSync(draft, path);
    return true;
  } catch {
    return false;
  } finally {
    // Of two names of one file, rename(2) leaves both.
    rmSync(draft, { force: true });
  }
}

/** Puts `content` at `path` in one step; mode and owner come from `like`. */
function place(path: string, content: string | Uint8Array, like?: string): void {
  const model = like === undefined ? undefined : statSync(like);
  placeFile(path, content, {
    mode: model === undefined ? 0o644 : model.mode & 0o7777,
    durable: true,
    ...(model ? { owner: model } : {}),
  });
}

/** Does what changes the file at `path`. @throws Refusal with what the disk says. */
export function guarded(path: string, change: () => void): void {
  try {
    change();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new Refusal(
      `${path} cannot be written (${code})`,
      HINTS[code] ?? "check the owner and mode of it and of its folder",
    );
  }
}

const HINTS: Readonly<Record<string, string>> = {
  EROFS: "the file system is read-only; name another file with --config or another folder with --dir",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is a file, not a folder",
  EEXIST: "a part of the path is a file, not a folder",
  EISDIR: "a folder stands where a file is expected",
  EBUSY: "the file is mounted on its own; change it where it comes from",
};

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Makes or replaces a file that a person asked for. @throws Refusal where it cannot be written. */
export function writeAsked(path: string, text: string, mode: number): void {
  try {
    placeFile(path, text, { mode });
  } catch (error) {
    throw new Refusal(
      `${path} cannot be written (${codeOf(error) ?? "unknown error"})`,
      "check its folder and its mode",
    );
  }
}
