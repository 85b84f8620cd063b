/** The git hooks of a repository, and whether one of them is ours. */
import { dirname, join, resolve } from "node:path";
import { SETTINGS_BYTES } from "../core/limits.ts";
import { look } from "../state/read.ts";

/** Folders above the working directory in which a repository is looked for. */
const PARENTS = 16;

/** The hooks of git that look for secrets. */
const GIT_HOOKS = ["pre-commit", "pre-push"];

/** Is one of the git hooks of the repository around `folder` ours? */
export function hasGitHook(folder: string): boolean {
  let at = folder;
  for (let up = 0; up < PARENTS; up++, at = dirname(at)) {
    const config = look(join(at, ".git", "config"), SETTINGS_BYTES);
    if (config.found !== "text") continue;
    const named = /^\s*hooksPath\s*=\s*"?([^"\n]{1,512})/im.exec(config.text)?.[1]?.trim();
    const hooks = named === undefined ? join(at, ".git", "hooks") : resolve(at, named);
    return GIT_HOOKS.some((name) => isOurs(join(hooks, name)));
  }
  return false;
}

function isOurs(hook: string): boolean {
  const found = look(hook, SETTINGS_BYTES);
  return found.found === "text" && /agent-guards|security_guard/.test(found.text);
}
