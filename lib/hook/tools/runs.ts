/** The texts that a call would run, and all of them as one. */
import { quoted } from "./texts.ts";
import type { TypedField } from "./typing.ts";

/** One text to run, as a shell would be given it, and the folder in which it runs; `typed` where a running one gets it. */
export type RunText = { readonly text: string; readonly cwd: string; readonly typed?: TypedField };

/** Notes texts that run in a folder. */
export function add(runs: RunText[], texts: readonly string[], cwd: string): void {
  // A shell takes no NUL for a part of a word.
  for (const text of texts) if (text.trim() !== "") runs.push({ text: text.replaceAll("\0", ""), cwd });
}

/** A text that cannot swallow or break the one behind it. */
const SELF_CONTAINED = /^(?:[^'"`\\<#(){}]|'[^']*')*$/;

/** All runs as one text: each on its own, so that an open quote in one hides nothing of the next, and each in its folder. */
export function joined(
  runs: readonly RunText[],
  cwd: string,
): { readonly command: string; readonly cwd: string } | undefined {
  const [first, ...rest] = runs;
  if (!first) return undefined;
  if (rest.length === 0) return { command: first.text, cwd: first.cwd };
  const isShared = rest.every((run) => run.cwd === first.cwd);
  const lines = runs.map((run) => {
    const text = SELF_CONTAINED.test(run.text) ? run.text : `eval ${quoted(run.text)}`;
    return isShared || run.cwd === cwd ? text : `(cd ${quoted(run.cwd)}; eval ${quoted(run.text)})`;
  });
  return { command: lines.join("\n"), cwd: isShared ? first.cwd : cwd };
}
