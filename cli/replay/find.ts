/** Where agents leave their sessions on this machine, and the files of a folder that somebody names. */
import { lstatSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { REPLAY_FILES } from "../../lib/core/limits.ts";
import { Refusal } from "../terminal.ts";

/**
 * The folders in which hosts keep transcripts: Claude Code ("projects"), Codex ("sessions", "archived_sessions"), Gemini CLI
 * ("tmp/PROJECT/chats"), each below the folder that its own variable names.
 */
function ownFolders(env: NodeJS.ProcessEnv): string[] {
  const home = env["HOME"] || homedir();
  const codex = env["CODEX_HOME"] || join(home, ".codex");
  return [
    join(env["CLAUDE_CONFIG_DIR"] || join(home, ".claude"), "projects"),
    join(codex, "sessions"),
    join(codex, "archived_sessions"),
    join(home, ".gemini", "tmp"),
  ];
}

/** Transcripts in order of name, so that two runs read the same. `more` is true where a folder holds more than are read. */
export type Files = { readonly files: readonly string[]; readonly more: boolean };

/** The transcripts at `paths`, or those of this machine where none is named. @throws Refusal for a path that is not there. */
export function transcripts(paths: readonly string[], env: NodeJS.ProcessEnv): Files {
  const folders = paths.length > 0 ? paths : ownFolders(env).filter((path) => isFolder(path));
  const found = folders.flatMap((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat)
      throw new Refusal(`${path} is not there`, "name transcripts, folders of them, or - for standard input");
    if (!stat.isDirectory()) return [path];
    // Gemini CLI keeps more than chats there.
    return paths.length > 0 ? below(path) : below(path).filter((file) => !isOther(file));
  });
  const files = [...new Set(found)];
  return { files: files.slice(0, REPLAY_FILES), more: files.length > REPLAY_FILES };
}

const isOther = (file: string): boolean =>
  /\/\.gemini\/tmp\/(?!.*\/chats\/)/.test(file.replaceAll("\\", "/"));

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Every `.jsonl` and `.json` below a folder; links are not followed, so that none leads in a circle. */
function below(folder: string): string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined && files.length <= REPLAY_FILES; at = folders.pop()) {
    for (const name of namesIn(at)) {
      const path = join(at, name);
      const stat = lstatSync(path, { throwIfNoEntry: false });
      if (stat?.isDirectory()) folders.push(path);
      else if (stat?.isFile() && /\.jsonl?$/.test(name)) files.push(path);
    }
  }
  return files.sort((a, b) => (a < b ? -1 : 1));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Somebody else's folder: what cannot be listed is nothing of this user's own.
    return [];
  }
}
