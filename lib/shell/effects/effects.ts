/**
 * What an invocation would do to files, disks and repositories: by its arguments, its redirections, its one-liner. Its
 * card says what; the ways that no row can say stand in the files beside this one.
 */
import { scriptsOf } from "../code/oneliners.ts";
import { globbed } from "../code/reads.ts";
import { type Effect, effectsOn } from "../effect.ts";
import { type Arg, type Evaluation, type Invocation, known } from "../invocation.ts";
import type { Card, EffectCard, EffectWay } from "../programs/card.ts";
import { cardOf } from "../programs/cards.ts";
import { isReadOnly } from "../programs/read-only.ts";
import { hasAny, type Options, readOptions, STOPS } from "../word/options.ts";
import { braced, headOf } from "../word/pieces.ts";
import { diskAnswers, diskScript, windowsDrives } from "./disks.ts";
import {
  copying,
  dumping,
  editingLines,
  isDevice,
  mirroring,
  moving,
  teeing,
  windowsItems,
  windowsMirror,
  writingLines,
} from "./files.ts";
import { deletedByFind } from "./find.ts";
import { gitEffects } from "./git.ts";
import { below, type Given, givenOf, isWord, NOTHING, targetsOf } from "./given.ts";
import { patching } from "./patches.ts";
import { isRemotelyControlled } from "./remote.ts";
import { rights, windowsRights } from "./rights.ts";

/** Everything that one invocation would do to files, disks and repositories, by its arguments and redirections. */
export function effectsOf(invocation: Invocation, evaluation: Evaluation, home: string): readonly Effect[] {
  const inner = guessed(invocation) ?? invocation;
  const effects = [
    redirectionEffects(invocation),
    scriptEffects(inner, home),
    argumentEffects(inner, evaluation, home),
    isRemotelyControlled(invocation, evaluation) ? effectsOn("remote-control", [[]]) : [],
  ].filter(({ length }) => length > 0);
  // Most commands do nothing, or one kind of thing.
  return effects.length > 1 ? effects.flat() : (effects[0] ?? []);
}

// --- redirections -----------------------------------------------------------------------------------------------

/** A redirection behind a program that prints nothing empties the file. */
function printsNothing({ program, args }: Invocation): boolean {
  if (program === undefined || program === "") return true;
  const { quiet, prints } = cardOf(program) ?? {};
  if (prints === "files") return args.length === 1 && isWord(args[0], NOTHING);
  const isBlank = (arg: Arg) => known(arg) === "" || known(arg) === "-n";
  return quiet === true || (prints === "words" && args.length > 0 && args.every(isBlank));
}

/** What `>&` copies, moves or closes instead of opening a file. */
const DESCRIPTOR = /^(?:\d{1,4}-?|-)$/;

/** What the redirections of an invocation do. Appending harms a disk, but not a file. */
function redirectionEffects(invocation: Invocation): Effect[] {
  return invocation.redirections.flatMap(({ op, target }) => {
    if (!op.includes(">") || op === "<>") return [];
    if (op === ">&" && DESCRIPTOR.test(known(target) ?? "")) return [];
    const appends = op.includes(">>") && !isDevice(target);
    const kind = appends ? "append" : printsNothing(invocation) ? "truncate" : "overwrite";
    return [{ kind, path: target, recursive: false, redirected: true }];
  });
}

// --- one-liners -------------------------------------------------------------------------------------------------

function scriptEffects(invocation: Invocation, home: string): readonly Effect[] {
  const { effects, forks, tied } = scriptsOf(invocation, home);
  if (!forks && !tied) return effects;
  return [...effects, ...effectsOn(forks ? "fork-bomb" : "remote-control", [[]])];
}

// --- arguments --------------------------------------------------------------------------------------------------

function argumentEffects(invocation: Invocation, evaluation: Evaluation, home: string): readonly Effect[] {
  const card = cardOf(invocation.program);
  if (card?.effects === undefined) return [];
  if (invocation.args.length === 0 && invocation.stdin.kind === "inherit") return [];
  const given = givenOf(card, invocation);
  if (onlySays(given, home)) return [];
  return card.effects.flatMap((row) => (applies(row, given) ? effectsOfRow(row, given, evaluation) : []));
}

/** A program that is asked for help or for a rehearsal does nothing. On macOS, options behind an operand are operands. */
function onlySays({ card, options, invocation: { args } }: Given, home: string): boolean {
  if (args.length === 1 && isWord(args[0], "-h -V")) return true;
  const asked = home.startsWith("/Users/")
    ? readOptions(args, card.options, { ...card.style, ...STOPS })
    : options;
  return hasAny(asked, "help version") || hasAny(options, card.dry) || hasDryWord(card, args);
}

/** Behind another option, such a word may be its value: `-Exclude "-WhatIf"`. */
function hasDryWord({ dryWord }: Card, args: readonly Arg[]): boolean {
  return (
    dryWord !== undefined &&
    args.some(
      (arg, at) =>
        dryWord.test(known(arg) ?? "") &&
        !/^-(?!(?:Recurse|Force|Confirm|Verbose|RemoveData|RemoveOEM)\b)/i.test(headOf(args[at - 1] ?? [])),
    )
  );
}

function applies(row: EffectCard, { options }: Given): boolean {
  const { verbs, where } = row;
  const { operands } = options;
  if (row.with !== undefined && !hasAny(options, row.with)) return false;
  if (row.unless !== undefined && hasAny(options, row.unless)) return false;
  if (verbs !== undefined && !operands.some((operand) => isWord(operand, verbs))) return false;
  if (row.local && operands.some((operand) => /^[\w-]*:/.test(headOf(operand)))) return false;
  if (where === undefined) return true;
  return isWord(
    where.option === undefined ? operands[where.operand ?? 0] : options.value(where.option),
    where.is,
  );
}

function effectsOfRow(row: EffectCard, given: Given, evaluation: Evaluation): readonly Effect[] {
  const { options } = given;
  const whole = isWhole(row, options);
  const kinds = [row.does].flat();
  const [kind] = kinds;
  if (row.by === "rights") return kind ? rights(kind, given, whole) : [];
  if (row.by !== undefined) return WAYS[row.by](given, evaluation);
  const directory = row.in === undefined ? undefined : options.value(row.in);
  const paths = targetsOf(options, row.to).flatMap((path) => (path ? [below(directory, path)] : []));
  const meant = row.devices ? paths.map(inDev) : paths;
  const globs = row.globs === true || hasAny(options, row.globs);
  return kind ? effectsOn(kind, globs ? meant.flatMap(braced).map(globbed) : meant, whole) : [];
}

/** Whole trees are meant: always, by an option, or by an unknown word that may hold it. */
function isWhole({ whole }: EffectCard, options: Options): boolean {
  if (whole === undefined || whole === true) return whole === true;
  const mayHide = options.operands.some((operand) => operand.length === 1 && typeof operand[0] === "object");
  return mayHide || hasAny(options, whole);
}

/** diskutil takes `disk2` for `/dev/disk2`, and FreeBSD's programs `da0` for `/dev/da0` (ada, nda, nvd, vtbd, mmcsd). */
function inDev(path: Arg): Arg {
  return /^(?:r?disk|[an]?da|nvd|vtbd|mmcsd)\d/.test(headOf(path)) ? ["/dev/", ...path] : path;
}

type Way = (given: Given, evaluation: Evaluation) => readonly Effect[];

const WAYS: Readonly<Record<Exclude<EffectWay, "rights">, Way>> = {
  copying,
  moving,
  dumping,
  teeing,
  "writing-lines": writingLines,
  "editing-lines": editingLines,
  mirroring,
  finding: ({ invocation }) => effectsOn("delete", deletedByFind(invocation.args), true),
  git: gitEffects,
  patching,
  "windows-rights": windowsRights,
  "windows-items": windowsItems,
  "windows-mirror": windowsMirror,
  "windows-drives": windowsDrives,
  "disk-script": diskScript,
  "disk-answers": diskAnswers,
};

// --- commands that are not known --------------------------------------------------------------------------------

/** An invocation of the program that stands in `args[at]`, without the version of its package. */
function innerAt(invocation: Invocation, at: number): Invocation {
  const name = known(invocation.args[at]) ?? "";
  return {
    ...invocation,
    program: name.slice(name.lastIndexOf("/") + 1),
    name: [name],
    args: invocation.args.slice(at + 1),
    redirections: [],
  };
}

/** A launcher that no card knows, or not well enough: separate words `rm -r…` behind it. */
function launched(invocation: Invocation): Invocation | undefined {
  const { program = "", args } = invocation;
  const card = cardOf(program);
  if (isReadOnly(program) || (card && (!card.launches || card.launches.queries !== undefined)))
    return undefined;
  const at = args.findIndex((arg, index) => {
    if (!/^(?:\/(?:usr\/)?bin\/)?rm$/.test(known(arg) ?? "")) return false;
    return /^-(?:-recursive|[a-zA-Z]*[rR])/.test(known(args[index + 1]) ?? "");
  });
  return at < 0 ? undefined : innerAt(invocation, at);
}

/**
 * What a command whose name is not known might be: with `-rf` behind it rm (`$RM -rf /`), else a launcher of the
 * words behind it (`$SUDO rm -rf /`).
 */
function guessed(invocation: Invocation): Invocation | undefined {
  if (invocation.program !== undefined) return launched(invocation);
  if (invocation.name.length === 0) return undefined;
  const [first] = invocation.args;
  if (/^-[a-zA-Z]{0,16}(?:[rR][a-zA-Z]{0,16}f|f[a-zA-Z]{0,16}[rR])/.test(known(first) ?? ""))
    return { ...invocation, program: "rm", redirections: [] };
  return first === undefined ? undefined : innerAt(invocation, 0);
}
