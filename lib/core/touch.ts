/** What is done to a file, and what that would mean for the guard: the words between those who see an act and who knows. */

/** What is done to a file or tree. `edit` and `append` change a part of it; `write` puts another text in its place. */
export type Touch = {
  readonly act: "delete" | "move" | "write" | "edit" | "append" | "rights";
  /** Absolute; its last part may be a pattern (`*`, `?`). */
  readonly path: string;
  /** Everything below it is meant, too. */
  readonly whole: boolean;
  /** The whole new content, where it is known. */
  readonly text?: string;
  /** The content that an edit leaves of the one that is there, where that can be told. */
  readonly becomes?: (now: string) => string | undefined;
  /** What is put in, where that much is known: the new half of an edit, the words of the command that writes. */
  readonly adds?: () => string;
};

/** What git does to files of the working tree: it puts there what was added last, what was committed last, another commit's, or nothing. */
export type TakenBack = "saved" | "committed" | "another" | "removed";

/** Why an act is stopped, or what the user is asked. */
export type Weakening = { readonly rule: string; readonly ask: boolean; readonly why: string };

/** What the guard that judges knows of its own installation. */
export type Own = {
  /** What a touch would do to it; `undefined` where it does nothing. */
  readonly weakened: (touch: Touch) => Weakening | undefined;
  /**
   * What it would do that git takes back changes of `path` (`saved`, `committed`), puts another commit's text there
   * (`another`) or removes what it does not know (`removed`); with a folder, everything below it is meant.
   */
  readonly takenBack: (path: string, how: TakenBack) => Weakening | undefined;
  /** The guard's files and the configurations that start it below a folder, and what it would mean to take one away. */
  readonly within: (folder: string) => readonly (Weakening & { readonly path: string })[];
  /** What it would mean to hand these variables, as `NAME=value`, to everything that the user starts. */
  readonly planted: (variables: string) => Weakening | undefined;
  /** Were links left unresolved, because the paths lie in too many folders? */
  readonly isCut: () => boolean;
  /** Is one of the git hooks of the repository around `folder` ours? */
  readonly hasGitHook: (folder: string) => boolean;
};
