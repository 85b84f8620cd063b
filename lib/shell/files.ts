/**
 * What a tool does to a file, judged as the same act by shell would be; and what it writes into a place that runs by
 * itself, judged as what that place would run.
 */

import type { ShellContext } from "./invocation.ts";
import { type Judgement, judge } from "./judge.ts";
import { autorun } from "./project/autorun.ts";
import type { ShellRows } from "./rules/match.ts";

/** What is done to one file; `text` is the whole new content, `adds` what an edit puts in. */
export type FileChange = {
  readonly act: "write" | "edit" | "append" | "delete" | "move";
  readonly path: string;
  readonly text?: string;
  readonly adds?: string;
};

/** The same act as a command of the shell. An edit writes the file anew, and what is moved away is gone from its place. */
function asCommand({ act, path, text }: FileChange): string {
  const word = wordOf(path);
  switch (act) {
    case "write":
      return text === "" ? `: > ${word}` : `tee -- ${word}`;
    case "edit":
      return `tee -- ${word}`;
    case "append":
      return `tee -a -- ${word}`;
    case "delete":
      return `rm -rf -- ${word}`;
    case "move":
      return `mv -- ${word} /tmp/moved`;
  }
}

/** A path as one word; a tilde in front is the home directory to some tools, and so it is here. */
function wordOf(path: string): string {
  const [, home = "", rest = ""] = /^(~(?:\/|$))?([\s\S]*)$/.exec(path) ?? [];
  return rest === "" ? home : `${home}'${rest.replaceAll("'", "'\\''")}'`;
}

/**
 * Judges what a tool would do to a file, and what the file would run by itself afterwards.
 *
 * @param change the act; a relative path starts at the context's directory
 * @param context where the tool runs
 * @param rows the rows that are switched on
 */
export function judgeFile(change: FileChange, context: ShellContext, rows: ShellRows): Judgement {
  const done = judge(asCommand(change), context, rows);
  if (done.findings.length > 0) return done;
  const later = autorun(change.path, change.text ?? change.adds ?? "").map((command) =>
    judge(command, context, rows),
  );
  return later.find(({ findings }) => findings.length > 0) ?? done;
}
