/** The rows that a user tunes, and the interpreter that reads them against invocations. */

import { remember } from "../../core/lazy.ts";
import { SHELL_LINE, SHELL_TARGETS } from "../../core/limits.ts";
import type { RuleRow } from "../../core/verdict.ts";
import { isOneOf } from "../../core/words.ts";
import type { Effect, EffectKind, SinkKind, SourceKind } from "../effect.ts";
import { effectsOf } from "../effects/effects.ts";
import { targetsOf } from "../effects/found.ts";
import { type Arg, type Evaluation, type Invocation, known, type ShellContext } from "../invocation.ts";
import { type Location, locateAll, type PathClass } from "../paths/classes.ts";
import { followsLink, throughLinks } from "../paths/links.ts";
import { cardOf, matchesCommand } from "../programs/cards.ts";
import { readOptions } from "../word/options.ts";
import { text, unparted } from "../word/wordings.ts";
import type { Leak } from "./flow.ts";

/** One, or several of which any will do. */
export type OneOrMore<T> = T | readonly T[];

/**
 * What rows over commands have in common. `category` is the kind of damage that a row stands for, in the words that docker-agent shows beside its confirmation
 * prompt: the categories of pkg/safety/safety_patterns.json of docker/docker-agent (version 0.4), and words of our own
 * where it has none.
 */
export type CommandRow = RuleRow & { readonly category?: string };

/** Fires on what programs do to paths: any program of the effects table that does `does` to a path of class `to`. */
export type EffectRow = CommandRow & {
  readonly does: OneOrMore<EffectKind>;
  /** The classes of paths; without it the path does not matter. */
  readonly to?: readonly PathClass[];
  /** Only whole trees: a recursive act, or one on everything in a directory (`/etc/*`). */
  readonly whole?: true;
  /** Only the directory itself, not `dir/*`. */
  readonly itself?: true;
  /** Only `chmod` that gives everyone every right. */
  readonly open?: true;
  /** Only paths that begin with `/`. */
  readonly absolute?: true;
};

/** Fires on a program with a subcommand and flags: `{ run: "terraform", args: ["destroy"] }`. */
export type RunRow = CommandRow & {
  readonly run: OneOrMore<string>;
  /** Words that must follow each other in front; options and their values may stand between. */
  readonly args?: readonly string[];
  /** Flags that must all be there, each with its other names: `"a|all"`. */
  readonly flags?: readonly string[];
  /** Flags that must not be there: `"n|dry-run"`. */
  readonly unless?: readonly string[];
  /** An argument or the standard input must match; keep it linear (no nested quantifiers). */
  readonly text?: RegExp;
  /** The arguments, joined by blanks, must match. */
  readonly words?: RegExp;
  /** They must not match, nor an assignment in front of the program (`RAILS_ENV=test`), nor all of these together. */
  readonly notWords?: RegExp;
  /** Its standard input or an argument must come from one of these programs. */
  readonly fedBy?: readonly string[];
  /** The words of that program, joined by blanks, must match. */
  readonly fedWords?: RegExp;
};

/** Fires when the content of a credential of kind `leaks` reaches a network sink of kind `to` (any, without it). */
export type FlowRow = CommandRow & {
  readonly leaks: readonly SourceKind[];
  readonly to?: readonly SinkKind[];
};

/** One row of a table of rules over commands, in one of three forms. */
export type ShellRow = EffectRow | RunRow | FlowRow;

/** The rows that are switched on, in the order in which they are asked. */
export type ShellRows = readonly ShellRow[];

/** A row that fired on an invocation. `path` is what it would hit, for a person. */
export type RowMatch = {
  readonly row: ShellRow;
  readonly invocation: Invocation | undefined;
  readonly path?: string;
};

/** What an effect does to which location; made once, read by every row. */
export type PlacedEffect = {
  readonly effect: Effect;
  readonly location: Location | undefined;
  readonly invocation: Invocation | undefined;
};

function includes<T>(some: OneOrMore<T>, one: T): boolean {
  return Array.isArray(some) ? some.includes(one) : some === one;
}

/** What a command line would do to which places; `whole` is false where they were more than are looked at. */
export type Placed = { readonly effects: readonly PlacedEffect[]; readonly whole: boolean };

/** Every effect of every invocation, with the places that it reaches. */
export function placedEffectsOf(evaluation: Evaluation, context: ShellContext): Placed {
  const effects: PlacedEffect[] = evaluation.forkBombs.map(() => ({
    effect: { kind: "fork-bomb", path: [], recursive: false },
    location: undefined,
    invocation: undefined,
  }));
  const acts = evaluation.invocations.flatMap((invocation) =>
    effectsOf(invocation, evaluation, context.home).map((effect) => ({ effect, invocation })),
  );
  const isStraight = evaluation.links.length === 0;
  const near = (act: Act) => isStraight && act.invocation.cwd === context.cwd && isNear(act.effect.path);
  const first = acts.length > SHELL_TARGETS ? farFirst(acts, near) : acts;
  const front = placedWithin(first, SHELL_TARGETS >> 1, evaluation, context);
  const rest = first.slice(front.looked).reverse();
  const back = placedWithin(rest, SHELL_TARGETS >> 1, evaluation, context);
  return {
    effects: [...effects, ...front.effects, ...back.effects.reverse()],
    whole: back.looked === rest.length,
  };
}

/** The acts on paths that may lead far, half of them at either end: thousands of plain names in front and behind hide none. */
function farFirst(acts: readonly Act[], near: (act: Act) => boolean): readonly Act[] {
  const far = acts.filter((act) => !near(act));
  const half = far.length >> 1;
  return [...far.slice(0, half), ...acts.filter(near), ...far.slice(half)];
}

/** A constant path that stays below the directory where it starts. */
function isNear([name, ...more]: Arg): boolean {
  return typeof name === "string" && more.length === 0 && /^[\w-]/.test(name) && !name.includes("..");
}

type Act = { readonly effect: Effect; readonly invocation: Invocation };

/** The effects of acts in their order, with the places that they reach, while these are few enough; how many acts that were. */
function placedWithin(
  acts: readonly Act[],
  most: number,
  evaluation: Evaluation,
  context: ShellContext,
): { readonly effects: PlacedEffect[]; readonly looked: number } {
  const effects: PlacedEffect[] = [];
  let left = most;
  for (const [looked, { effect, invocation }] of acts.entries()) {
    const targets = targetsOf(effect, evaluation);
    left -= targets.length * (1 + (invocation.mounts?.length ?? 0));
    if (left < 0) return { effects, looked };
    for (const target of targets) {
      const follows = followsLink(target, invocation);
      const path = throughLinks(target.path, invocation.cwd, evaluation.links, follows);
      effects.push(...placedAt(path === target.path ? target : { ...target, path }, invocation, context));
    }
  }
  return { effects, looked: acts.length };
}

/** Effects on what is no path of a file system. */
const PATHLESS: ReadonlySet<EffectKind> = new Set<EffectKind>([
  "reset-to-remote",
  "fork-bomb",
  "remote-control",
]);

function placedAt(effect: Effect, invocation: Invocation, context: ShellContext): PlacedEffect[] {
  if (PATHLESS.has(effect.kind)) return [{ effect, location: undefined, invocation }];
  const reach = { whole: effect.recursive, follows: followsLink(effect, invocation) };
  return locateAll(effect.path, invocation, context, reach).map((location) => ({
    effect,
    location,
    invocation,
  }));
}

/** Classes that only an argument reaches: a redirection into an odd name in /dev is no disk write, one into a directory fails. */
const BY_ARGUMENT: ReadonlySet<PathClass> = new Set<PathClass>(["maybe-device", "root", "home", "system"]);

function reaches(row: EffectRow, { effect, location }: PlacedEffect): boolean {
  if (row.to === undefined) return true;
  if (location === undefined || !row.to.includes(location.class)) return false;
  return !(effect.redirected === true && BY_ARGUMENT.has(location.class));
}

function effectFires(row: EffectRow, placedEffect: PlacedEffect): boolean {
  const { effect, location } = placedEffect;
  if (!includes(row.does, effect.kind) || !reaches(row, placedEffect)) return false;
  if (row.whole && !effect.recursive && location?.contents !== true) return false;
  if (row.itself && location?.contents === true) return false;
  if (row.absolute && location?.absolute !== true) return false;
  return !row.open || effect.open === true;
}

/** Whether the words of `wanted` come one after another; a word behind an option may be its value. */
function hasArgs(args: readonly Arg[], wanted: readonly string[]): boolean {
  let next = 0;
  let afterOption = false;
  for (const arg of args) {
    if (next === wanted.length) return true;
    const word = known(arg);
    const isOption = word?.startsWith("-") === true;
    if (word === wanted[next]) next++;
    else if (!isOption && !afterOption) return false;
    afterOption = isOption && word?.includes("=") !== true;
  }
  return next === wanted.length;
}

function hasFlags(row: RunRow, invocation: Invocation): boolean {
  const names = [...(row.flags ?? []), ...(row.unless ?? [])];
  if (names.length === 0) return true;
  const options = readOptions(invocation.args, names.join(" "));
  const has = (name: string) => options.has(name.replace(/=\??$/, "").split("|").at(-1) ?? name);
  return (row.flags ?? []).every(has) && !(row.unless ?? []).some(has);
}

/** The known stretches of a word, holes left out. */
function visible(arg: Arg): string {
  return arg.filter((piece) => typeof piece === "string").join("");
}

function hasText(text: RegExp, { args, stdin }: Invocation): boolean {
  const texts = stdin.kind === "text" ? [...args, stdin.text] : args;
  return texts.some((arg) => text.test(visible(arg)));
}

function hasWords({ words, notWords }: RunRow, { program, args, env }: Invocation): boolean {
  if (words !== undefined && !matchesCommand(words, args, cardOf(program))) return false;
  if (notWords === undefined) return true;
  const assigned = Object.entries(env).map(([name, value]) => `${name}=${visible(value)}`);
  const said = [...assigned, ...args.map(text)].map(unparted);
  const line = said.slice(assigned.length).join(" ");
  return ![said.join(" "), line, ...said.slice(0, assigned.length)].some((one) =>
    notWords.test(one.slice(0, SHELL_LINE)),
  );
}

/** A call that only prints: `--help` in front of `--`, `-h` or `-?` at the end, `--version` alone. */
function onlyPrints({ fedBy }: RunRow, { args }: Invocation): boolean {
  // What follows a script on standard input is the script's.
  if (fedBy !== undefined) return false;
  const words = args.map(text);
  const end = words.indexOf("--");
  const own = end < 0 ? words : words.slice(0, end);
  return own.includes("--help") || isOneOf("-h -?", words.at(-1)) || isOneOf("--version -V", words[0]);
}

/** Ids of the invocations whose output reaches this one through its input or its arguments. */
function feedersOf({ stdin, args }: Invocation): readonly number[] {
  const piped = stdin.kind === "pipe" ? stdin.ids : stdin.kind === "text" ? (stdin.ids ?? []) : [];
  return [
    ...piped,
    ...args.flatMap((arg) => arg.flatMap((piece) => (typeof piece === "string" ? [] : piece.outputOf))),
  ];
}

/** Programs that a pipe may lead through: `zfs list | tac | sort | …`. */
const MOST_FILTERS = 8;

/** The invocations whose output reaches this one, also through programs that pass it on. */
function sourcesOf(invocation: Invocation, { invocations }: Evaluation): readonly Invocation[] {
  const found: Invocation[] = [];
  let ids = feedersOf(invocation);
  for (let depth = 0; ids.length > 0 && depth < MOST_FILTERS; depth++) {
    const feeders = ids.flatMap((id) => invocations[id] ?? []);
    found.push(...feeders);
    ids = feeders.filter(({ program }) => cardOf(program)?.passes === "content").flatMap(feedersOf);
  }
  return found;
}

function runFires(row: RunRow, invocation: Invocation, evaluation: Evaluation): boolean {
  if (row.args && !hasArgs(invocation.args, row.args)) return false;
  if (!hasFlags(row, invocation)) return false;
  if (row.text && !hasText(row.text, invocation)) return false;
  if (!hasWords(row, invocation) || onlyPrints(row, invocation)) return false;
  const { fedBy, fedWords = /^/ } = row;
  if (fedBy === undefined) return true;
  return sourcesOf(invocation, evaluation).some(
    ({ program = "", args }) => fedBy.includes(program) && matchesCommand(fedWords, args, cardOf(program)),
  );
}

type Programs = ReadonlyMap<string, readonly Invocation[]>;

const NONE: readonly Invocation[] = [];

/** The invocations of a row's programs, in the order in which they would run. */
function invocationsOf({ run }: RunRow, programs: Programs): readonly Invocation[] {
  if (typeof run === "string") return programs.get(run) ?? NONE;
  const found = run.flatMap((program) => programs.get(program) ?? NONE);
  return found.sort((one, other) => one.id - other.id);
}

/** The invocations of each program. */
function byProgram({ invocations }: Evaluation): Programs {
  const found = new Map<string, Invocation[]>();
  for (const invocation of invocations) {
    const { program } = invocation;
    if (program === undefined) continue;
    const same = found.get(program);
    if (same) same.push(invocation);
    else found.set(program, [invocation]);
  }
  return found;
}

/** Kinds of acts, each alone and with the classes of the places that it reaches: what is none of them, no row need look for. */
function actsIn(placed: readonly PlacedEffect[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { effect, location } of placed) {
    found.add(effect.kind);
    if (location) found.add(`${effect.kind} ${location.class}`);
  }
  return found;
}

function mayFire({ does, to }: EffectRow, acts: ReadonlySet<string>): boolean {
  const kinds = typeof does === "string" ? [does] : does;
  return kinds.some(
    (kind) => acts.has(kind) && (to === undefined || to.some((place) => acts.has(`${kind} ${place}`))),
  );
}

function matchOf(row: EffectRow, { invocation, location }: PlacedEffect): RowMatch {
  return { row, invocation, ...(location ? { path: location.path() } : {}) };
}

/** Every row that fires on what `counts`, in the order of the rows; at most one match a row. */
export function matchesOf(
  rows: ShellRows,
  evaluation: Evaluation,
  placed: readonly PlacedEffect[],
  leaks: () => readonly Leak[],
  counts: (invocation: Invocation | undefined) => boolean,
): RowMatch[] {
  const programs = byProgram(evaluation);
  const acts = actsIn(placed);
  return askedOf(rows, programs, acts.size > 0, leaks).flatMap((row): RowMatch[] => {
    if ("does" in row) {
      const found = mayFire(row, acts)
        ? placed.find((candidate) => counts(candidate.invocation) && effectFires(row, candidate))
        : undefined;
      return found === undefined ? [] : [matchOf(row, found)];
    }
    if ("run" in row) {
      const invocation = invocationsOf(row, programs).find(
        (candidate) => counts(candidate) && runFires(row, candidate, evaluation),
      );
      return invocation === undefined ? [] : [{ row, invocation }];
    }
    const leak = leaks().find(
      ({ source, sink, invocation }) =>
        counts(invocation) && row.leaks.includes(source) && (row.to?.includes(sink) ?? true),
    );
    return leak === undefined ? [] : [{ row, invocation: leak.invocation, path: leak.what }];
  });
}

/** Stand for what calls for rows over acts and over leaks; no program has such a name. */
const ACTS = " acts";
const LEAKS = " leaks";

function callersOf(row: ShellRow): string | readonly string[] {
  if ("run" in row) return row.run;
  return "does" in row ? ACTS : LEAKS;
}

/** The places of rows by what calls for them: a page that nobody can read as a whole asks the rows of hundreds of parts. */
const placesOf = remember((rows: ShellRows): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  rows.forEach((row, at) => {
    for (const caller of [callersOf(row)].flat()) places.set(caller, [...(places.get(caller) ?? []), at]);
  });
  return places;
});

/** The rows that may fire, in their order. */
function askedOf(
  rows: ShellRows,
  programs: Programs,
  hasActs: boolean,
  leaks: () => readonly Leak[],
): readonly ShellRow[] {
  const places = placesOf(rows);
  const callers = [...programs.keys()];
  if (hasActs) callers.push(ACTS);
  if (places.has(LEAKS) && leaks().length > 0) callers.push(LEAKS);
  const asked = new Set(callers.flatMap((caller) => places.get(caller) ?? []));
  return [...asked].sort((one, other) => one - other).flatMap((at) => rows[at] ?? []);
}
