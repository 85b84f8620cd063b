/**
 * What git commands do to a work tree: which directory, which ref. It must not know which paths matter.
 *
 * Source: git(1), git-reset(1), git-clean(1), gitrevisions(7) of Git 2.47.
 */

import type { Effect } from "../effect.ts";
import { type Arg, type Evaluation, type Invocation, known } from "../invocation.ts";
import { spell } from "../word/globs.ts";
import { readOptions } from "../word/options.ts";

const GLOBAL =
  "C= c= git-dir= work-tree= namespace= exec-path=? p|paginate P|no-pager bare no-replace-objects literal-pathspecs";

/** Global options that take the next word as their value. */
const GLOBAL_VALUES = new Set([
  "-C",
  "-c",
  "--git-dir",
  "--work-tree",
  "--namespace",
  "--super-prefix",
  "--config-env",
]);

/** One git command: its name, what follows it, and the directory that `-C` or `--work-tree` names. */
export type GitCommand = {
  readonly name: string | undefined;
  readonly args: readonly Arg[];
  readonly directory: Arg | undefined;
};

/** Splits git's arguments at the command's name. */
export function gitCommand(args: readonly Arg[]): GitCommand {
  let at = 0;
  for (; at < args.length; at++) {
    const word = known(args[at]);
    if (word === undefined ? !spell(args[at] ?? []).startsWith("-") : !word.startsWith("-")) break;
    if (word !== undefined && GLOBAL_VALUES.has(word)) at++;
  }
  const options = readOptions(args.slice(0, at), GLOBAL);
  const directory = options.values("work-tree").at(-1) ?? options.values("C").at(-1);
  return { name: known(args[at]), args: args.slice(at + 1), directory };
}

/** Names that people give to remotes; a local branch of that name with a slash would be odd. */
const REMOTE_REF =
  /^(?:refs\/remotes\/|remotes\/)?(?:origin|upstream|github|gitlab|bitbucket|gitea|codeberg|heroku|fork|mirror|remote|gh|downstream)(?:\/|$|[\^~@])|^(?:refs\/remotes|remotes)\//;

const UPSTREAM_REF = /@\{(?:u|upstream|push)\}|^FETCH_HEAD\b/i;

/** Whether the revision names what a remote has (or had when it was fetched last). */
function isRemoteRef(ref: Arg): boolean {
  const text = spell(ref);
  return REMOTE_REF.test(text) || UPSTREAM_REF.test(text);
}

const RESET =
  "hard soft mixed merge keep q|quiet N|intent-to-add p|patch recurse-submodules=? no-recurse-submodules pathspec-from-file=";

const remotes = new WeakMap<Evaluation, readonly string[]>();

/** Remotes that the same command line fetches from or adds; looked for once. */
function remotesOf(evaluation: Evaluation): readonly string[] {
  const kept = remotes.get(evaluation);
  if (kept) return kept;
  const found = [...new Set(namedRemotes(evaluation))]
    .filter((name) => /^[\w.-]{1,64}$/.test(name))
    .slice(0, 16);
  remotes.set(evaluation, found);
  return found;
}

function namedRemotes(evaluation: Evaluation): string[] {
  return evaluation.invocations.flatMap(({ program, args }) => {
    const command = program === "git" ? gitCommand(args) : undefined;
    const words = readOptions(command?.args ?? [], "q f").operands.map((word) => known(word) ?? "");
    if (command?.name === "fetch" || command?.name === "pull") return words.slice(0, 1);
    return command?.name === "remote" && words[0] === "add" ? words.slice(1, 2) : [];
  });
}

/** What `git rev-parse REF` prints for a remote's ref is that ref's commit. */
function isParsedRemote(ref: Arg, evaluation: Evaluation): boolean {
  return ref.some((piece) => {
    if (typeof piece === "string") return false;
    return piece.outputOf.some((id) => {
      const { program, args = [] } = evaluation.invocations[id] ?? {};
      const command = program === "git" ? gitCommand(args) : undefined;
      return command?.name === "rev-parse" && command.args.some(isRemoteRef);
    });
  });
}

function resets(args: readonly Arg[], evaluation: Evaluation): Effect[] {
  const options = readOptions(args, RESET);
  if (!options.has("hard")) return [];
  const isFetched = (ref: Arg) => remotesOf(evaluation).some((name) => spell(ref).startsWith(`${name}/`));
  return options.operands
    .filter((ref) => isRemoteRef(ref) || isFetched(ref) || isParsedRemote(ref, evaluation))
    .map((path) => ({ act: "reset-to-remote", path, recursive: true }));
}

function cleans(args: readonly Arg[], directory: Arg | undefined): Effect[] {
  const options = readOptions(args, "d f|force x X q|quiet n|dry-run i|interactive e|exclude=");
  if (!options.has("force") || !options.has("d") || options.has("dry-run") || options.has("interactive"))
    return [];
  const paths = options.operands.length > 0 ? options.operands : [directory ?? ["."]];
  return paths.map((path) => ({ act: "delete", path, recursive: true }));
}

/** The effects of `git reset --hard REMOTE` and `git clean -fd`. */
export function gitEffects(invocation: Invocation, evaluation: Evaluation): readonly Effect[] {
  const command = gitCommand(invocation.args);
  if (command.name === "reset") return resets(command.args, evaluation);
  if (command.name === "clean") return cleans(command.args, command.directory);
  return [];
}
