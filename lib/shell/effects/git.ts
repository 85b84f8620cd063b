/**
 * What git commands do to a work tree: which directory, which ref.
 *
 * Source: git(1), git-reset(1), git-clean(1), gitrevisions(7) of Git 2.47.
 */
import { isOneOf } from "../../core/words.ts";
import type { Effect } from "../effect.ts";
import { type Arg, type Evaluation, type Invocation, known } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { cardOf } from "../programs/cards.ts";
import { spell } from "../word/globs.ts";
import { type Options, readOptions } from "../word/options.ts";
import type { Given } from "./given.ts";
import { patchEffects } from "./patches.ts";

/** One git command: its name, what follows it, its options, and the directory that `-C` or `--work-tree` names. */
export type GitCommand = {
  readonly name: string | undefined;
  readonly args: readonly Arg[];
  readonly options: () => Options;
  readonly directory: Arg | undefined;
};

/** The git command of an invocation; undefined when it is none. */
export function gitCommand({ program, args }: Pick<Invocation, "program" | "args">): GitCommand | undefined {
  const card = cardOf(program);
  return card?.sends?.some(({ by }) => by === "git") ? commandOf(card, args) : undefined;
}

/** Splits git's arguments at the command's name. */
function commandOf(card: Card, args: readonly Arg[]): GitCommand {
  const global = readOptions(args, card.options, card.style);
  // `git $FLAGS reset`: an unknown word that may be an option is none of the operands.
  const [word = [], ...rest] = global.operands;
  const name = known(word);
  return {
    name,
    args: rest,
    options: () => readOptions(rest, card.subcommands?.[name ?? ""]),
    directory: global.value("work-tree") ?? global.value("C"),
  };
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
  return evaluation.invocations.flatMap((invocation) => {
    const command = gitCommand(invocation);
    if (!isOneOf("fetch pull remote", command?.name)) return [];
    const words = command?.options().operands.map((word) => known(word) ?? "") ?? [];
    if (command?.name !== "remote") return words.slice(0, 1);
    return words[0] === "add" ? words.slice(1, 2) : [];
  });
}

/** What `git rev-parse REF` prints for a remote's ref is that ref's commit. */
function isParsedRemote(ref: Arg, evaluation: Evaluation): boolean {
  return ref.some((piece) => {
    if (typeof piece === "string") return false;
    return piece.outputOf.some((id) => {
      const printer = evaluation.invocations[id];
      const command = printer && gitCommand(printer);
      return command?.name === "rev-parse" && command.args.some(isRemoteRef);
    });
  });
}

function resets({ options }: GitCommand, evaluation: Evaluation): Effect[] {
  const { has, operands } = options();
  if (!has("hard")) return [];
  const isFetched = (ref: Arg) => remotesOf(evaluation).some((name) => spell(ref).startsWith(`${name}/`));
  return operands
    .filter((ref) => isRemoteRef(ref) || isFetched(ref) || isParsedRemote(ref, evaluation))
    .map((path) => ({ kind: "reset-to-remote", path, recursive: true }));
}

function cleans({ options, directory }: GitCommand): Effect[] {
  const { has, operands } = options();
  if (!has("force") || !has("d") || has("dry-run") || has("interactive")) return [];
  const paths = operands.length > 0 ? operands : [directory ?? ["."]];
  return paths.map((path) => ({ kind: "delete", path, recursive: true }));
}

/** `git apply` of a patch on its input; a path outside of the work tree is refused. */
function applies({ options, directory }: GitCommand, { stdin }: Invocation): Effect[] {
  const { has, value } = options();
  if (stdin.kind !== "text" || ["stat", "numstat", "summary", "check", "cached"].some(has)) return [];
  const strip = Number(known(value("p")) ?? 1);
  return patchEffects(stdin.text, {
    strip,
    reverse: has("reverse"),
    directory: value("directory") ?? directory,
  });
}

/** The effects of `git reset --hard REMOTE`, `git clean -fd` and `git apply`. */
export function gitEffects({ card, invocation }: Given, evaluation: Evaluation): readonly Effect[] {
  const command = commandOf(card, invocation.args);
  if (command.name === "reset") return resets(command, evaluation);
  if (isOneOf("apply am", command.name)) return applies(command, invocation);
  return command.name === "clean" ? cleans(command) : [];
}
