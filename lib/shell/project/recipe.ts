/** What a project's own files would hand to a shell when somebody names a task of theirs. */
import type { Arg, UnknownPart } from "../invocation.ts";
import { unknownPart } from "../word/pieces.ts";

/** One text that a runner would start. */
export type Recipe = {
  /** The task, as a person names it: `build`, `preinstall`. */
  readonly task: string;
  /** The text, with unknown parts where the file computes what cannot be known. */
  readonly script: Arg;
  /** The program that reads the text, where a `#!` line names one; a shell otherwise. */
  readonly interpreter?: string;
  /** It hangs on a condition of the file that cannot be known, so it may never run. */
  readonly uncertain: boolean;
};

/** The recipes of a task, or why the file does not tell. */
export type Recipes = { readonly recipes: readonly Recipe[]; readonly gap?: string };

/** A text that only the runner could compute. */
export function unknownText(source: string): UnknownPart {
  return unknownPart("other", source);
}

/** The words of a `#!` line, `env` and its options left out: `#!/usr/bin/env -S python3 -u` is python3. */
export function interpreterOf(line: string): string | undefined {
  if (!line.startsWith("#!")) return undefined;
  const words = line.slice(2, 258).trim().split(/\s+/);
  const names = words.map((word) => word.slice(word.lastIndexOf("/") + 1));
  if (names[0] !== "env") return names[0] === "" ? undefined : names[0];
  return names.slice(1).find((_, at) => !/^-|=/.test(words[at + 1] ?? ""));
}
