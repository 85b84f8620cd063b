/** The words of this room: what a call could have done. */

/** One thing that a call could have done. */
export type Deed =
  | "test"
  | "lint"
  | "types"
  | "format"
  | "build"
  /** Anything that executes the project's code, or asks a service. */
  | "run"
  | "deploy"
  | "publish"
  /** Looked at what a build server says. */
  | "ci"
  | "install"
  | "uninstall"
  /** Changed a file: created, edited, moved. */
  | "write"
  | "delete"
  | "commit"
  | "push"
  | "pr"
  | "tag"
  | "merge"
  | "rebase"
  | "branch"
  | "schedule"
  /** Showed what it would do, and did it not: a dry run. */
  | "rehearse"
  /** Read something, or asked for it. */
  | "look";

/** What one invocation, or one tool call, could have done. */
export type Act = {
  readonly deeds: ReadonlySet<Deed>;
  /** True for what could have done nearly anything: a script, a sub-agent, a tool that nobody knows. */
  readonly any: boolean;
  /** The program or tool, and its arguments, on one line. */
  readonly words: string;
  /** Paths that it wrote or deleted, as they were written. */
  readonly paths: readonly string[];
  /** True where it could have changed files whose names nobody knows: a generator, a formatter, `git apply`. */
  readonly wide: boolean;
  /** True for what only started another, whose act stands beside it: `docker compose run web rspec`. */
  readonly wraps: boolean;
  /** True where it ran a named part of the tests. */
  readonly part: boolean;
  /** True where it changed code: what was tested before it, was tested before it. */
  readonly edits: boolean;
};

/** Deeds that change nothing. */
const IDLE: readonly Deed[] = ["look", "rehearse", "ci"];

/** True for an act that asked something, and changed nothing: a look, a rehearsal, a query of a service. */
export function isAsking(act: Act): boolean {
  const { any, deeds } = act;
  return (
    isIdle(act) ||
    (!any && deeds.has("look") && [...deeds].every((deed) => deed === "run" || IDLE.includes(deed)))
  );
}

/** True for an act that changed nothing: a look, a rehearsal. */
export function isIdle({ any, deeds }: Act): boolean {
  return !any && [...deeds].every((deed) => IDLE.includes(deed));
}

/** True for a program that nobody knows: it may check, build, run or look, and its name tells nothing. */
export function isUnknown({ any, deeds }: Act): boolean {
  return !any && deeds.has("test") && deeds.has("look") && deeds.has("ci");
}
