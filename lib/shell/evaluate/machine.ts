/**
 * The state of the evaluator: variables, directories, descriptors, files written, the budget, and the list of
 * invocations that grows.
 */

import { SHELL_CHOICES, SHELL_DEPTH, SHELL_PIECES, SHELL_VALUE } from "../../core/limits.ts";
import type { Arg, Invocation, Link, Redirection, ShellContext, UnknownPart } from "../invocation.ts";
import { absolutePath } from "../word/globs.ts";
import { type Piece, sizeOf } from "../word/pieces.ts";
import type { FunctionNode, ParsedScript, Statement, Word } from "./parse.ts";
import { innerScope, newScope, type Scope, type Variable } from "./scope.ts";
import type { Meter } from "./table.ts";

/** A pipe under construction: who writes, who reads, and what is known of the text. */
export type Pipe = { readonly producers: number[]; readonly consumers: number[]; readonly pieces: Piece[] };

/** Where a descriptor leads. */
export type Endpoint =
  | { readonly kind: "inherit" }
  /** `key` is the file that was opened, wherever the shell goes afterwards. */
  | { readonly kind: "file"; readonly path: Arg; readonly key: string | undefined }
  | { readonly kind: "pipe"; readonly pipe: Pipe }
  | { readonly kind: "text"; readonly text: Arg };

/** Standard input with its read position: `rest` is what `read` has left. Shared by all who inherit it. */
export type InputReader = { readonly end: Endpoint; rest?: Arg };

export type Descriptors = {
  readonly input: InputReader;
  readonly output: Endpoint;
  readonly error: Endpoint;
  readonly more: ReadonlyMap<number, Endpoint>;
};

/** One function or script on the way, for recursion and fork bombs. */
export type ActiveCall = {
  readonly name: string;
  readonly spawned: number;
  readonly guarded: number;
  readonly args: readonly Arg[];
};

/** The surroundings of a command that is being evaluated. */
export type Frame = {
  scope: Scope;
  fds: Descriptors;
  readonly trace: readonly string[];
  /** Position of the outer word, inside nested scripts. */
  readonly pos: number | undefined;
  readonly depth: number;
  readonly calls: readonly ActiveCall[];
  /** Pipes and background jobs around this point. */
  readonly spawned: number;
  /** Branches and loops around this point, which may not be taken. */
  readonly guarded: number;
  /** Branches and loops around this point that nobody can tell to be taken; a list in `for` can be told. */
  readonly doubts: number;
  /** The file of this machine that is being run, and the doubts around the command that started it. */
  readonly within: { readonly file: string; readonly doubts: number } | undefined;
  /** The parameter that is expanded stands inside double quotes. */
  readonly quoted: boolean;
  /** What `local` variables of the running function hid. */
  readonly locals: Map<string, Variable | undefined> | undefined;
};

/** A command after expansion. */
export type Command = {
  readonly name: Arg;
  readonly args: readonly Arg[];
  readonly env: Readonly<Record<string, Arg>>;
  readonly redirections: readonly Redirection[];
  readonly pos: number;
};

/** True: it succeeds; false: it fails; undefined: not known. */
export type Status = boolean | undefined;

/**
 * How a single word is read: as a value, as a value behind `=` (tilde after each colon), as a pattern, or inside double
 * quotes (the operand of `"${x:-…}"`).
 */
export type WordMode = "value" | "assignment" | "pattern" | "quoted";

/** What the parts of the evaluator need of each other; filled in by `evaluate`. */
export type Operations = {
  /** Runs a parsed script in `frame`. */
  readonly script: (m: Machine, frame: Frame, script: ParsedScript) => Status;
  /** Runs the statements of a list. */
  readonly list: (m: Machine, frame: Frame, statements: readonly Statement[]) => Status;
  /** Runs one expanded command that a shell reads: a function, or else what `execute` runs. */
  readonly invoke: (m: Machine, frame: Frame, command: Command) => Status;
  /** Runs one expanded command that another program starts: functions do not reach it. */
  readonly execute: (m: Machine, frame: Frame, command: Command) => Status;
  /** Runs text as a script of this very shell. */
  readonly text: (m: Machine, frame: Frame, script: Arg, label: string, pos: number) => Status;
  /** Expands a word that stays one word: no splitting, no braces; `pattern` keeps active pattern characters as holes. */
  readonly word: (m: Machine, frame: Frame, word: Word, mode?: WordMode) => Arg;
  /** Runs the body of a function. */
  readonly body: (m: Machine, frame: Frame, body: FunctionNode["body"]) => Status;
};

/** Something that reads from a pipe once all was written to it. */
type Pending = {
  readonly act: (frame: Frame) => Status;
  readonly pipe: Pipe;
  readonly frame: Frame;
};

export type Machine = {
  readonly context: ShellContext;
  readonly operations: Operations;
  readonly invocations: Invocation[];
  readonly forkBombs: Set<string>;
  readonly gaps: Set<string>;
  /** Constant contents of files that this command line wrote, by absolute path. */
  readonly files: Map<string, Piece[]>;
  /** Named pipes that this command line made, by absolute path. */
  readonly pipes: Set<string>;
  /** What is written into them anywhere on it: a reader may be there before the writer. */
  readonly fed: ReadonlyMap<string, readonly Piece[]>;
  /** Links and bind mounts that this command line made. */
  readonly links: Link[];
  /** What `<(…)` and `>(…)` words stand for. */
  readonly substitutions: WeakMap<UnknownPart, Pipe>;
  /** `>(…)` scripts that run once the command that writes to them has run. */
  readonly pending: Pending[];
  /** Holes inside the text of scripts, and a home with a blank, each written as one private-use character. */
  readonly carried: Piece[];
  choices: Choice[] | undefined;
  chosen: number;
  readonly meter: Meter;
  /** Files of this machine that were read, by absolute path. */
  readonly onDisk: Map<string, string | undefined>;
  /** Copies and links that this command line made of files of this machine: where the text of such a path stands. */
  readonly copies: Map<string, string>;
  /** Folders that were listed. */
  folders: number;
  /** Steps at which the part that is running must end. */
  limit: number;
};

/** One choice among several values, and the alternative that the present run takes. */
type Choice = { pick: number; readonly ways: number; readonly minor: boolean };

/** Thrown inside the evaluator when a budget is spent; what was found so far stays. */
export const STOP = Symbol("budget");

export function newMachine(
  context: ShellContext,
  operations: Operations,
  steps: number,
  fed: Machine["fed"] = new Map(),
): Machine {
  return {
    context,
    operations,
    invocations: [],
    forkBombs: new Set(),
    gaps: new Set(),
    files: new Map(),
    pipes: new Set(),
    fed,
    links: [],
    substitutions: new WeakMap(),
    pending: [],
    carried: [],
    choices: undefined,
    chosen: 0,
    meter: { steps: 0 },
    onDisk: new Map(),
    copies: new Map(),
    folders: 0,
    limit: steps,
  };
}

const INHERIT: Endpoint = { kind: "inherit" };

export function newFrame(m: Machine): Frame {
  return {
    scope: newScope(m.context, m.meter),
    fds: { input: { end: INHERIT }, output: INHERIT, error: INHERIT, more: new Map() },
    trace: [],
    pos: undefined,
    depth: 0,
    calls: [],
    spawned: 0,
    guarded: 0,
    doubts: 0,
    within: undefined,
    quoted: false,
    locals: undefined,
  };
}

/**
 * A copy of a frame, to be changed before anybody is given it. Every one is written here, field by field: what a spread makes
 * has another shape in each place that has one, and who reads frames of many shapes reads slowly.
 */
export function copyFrame(frame: Frame): { -readonly [Field in keyof Frame]: Frame[Field] } {
  return {
    scope: frame.scope,
    fds: frame.fds,
    trace: frame.trace,
    pos: frame.pos,
    depth: frame.depth,
    calls: frame.calls,
    spawned: frame.spawned,
    guarded: frame.guarded,
    doubts: frame.doubts,
    within: frame.within,
    quoted: frame.quoted,
    locals: frame.locals,
  };
}

/** A frame with some changes. */
export function frameWith(frame: Frame, changes: Partial<Frame>): Frame {
  return Object.assign(copyFrame(frame), changes);
}

/** A frame on another scope. */
export function onScope(frame: Frame, scope: Scope): Frame {
  const inner = copyFrame(frame);
  inner.scope = scope;
  return inner;
}

/** A frame whose descriptors lead elsewhere. */
export function withFds(frame: Frame, fds: Descriptors): Frame {
  const inner = copyFrame(frame);
  inner.fds = fds;
  return inner;
}

/** Descriptors of which the first three, or some of them, lead elsewhere. */
export function descriptors(
  fds: Descriptors,
  { input = fds.input, output = fds.output, error = fds.error, more = fds.more }: Partial<Descriptors>,
): Descriptors {
  return { input, output, error, more };
}

/** Spends steps; stops the evaluation when none are left. */
export function tick(m: Machine, cost: number = 1): void {
  m.meter.steps += cost;
  if (m.meter.steps > m.limit) {
    m.gaps.add("steps");
    throw STOP;
  }
}

/**
 * Runs a loop or a call on half of the steps that are left, so that none can spend the budget of what stands behind it.
 * What it had no time for is a gap.
 */
export function onHalf(m: Machine, act: () => Status): Status {
  const outer = m.limit;
  m.limit = m.meter.steps + ((outer - m.meter.steps) >> 1);
  try {
    return act();
  } catch (error) {
    if (error !== STOP || m.meter.steps > outer) throw error;
    return undefined;
  } finally {
    m.limit = outer;
  }
}

/** One level deeper, or undefined (and a gap) at the cap. */
export function deeper(m: Machine, frame: Frame): Frame | undefined {
  tick(m);
  if (frame.depth >= SHELL_DEPTH) {
    m.gaps.add("depth");
    return undefined;
  }
  const inner = copyFrame(frame);
  inner.depth++;
  return inner;
}

/** Notes that a text grew beyond what is followed. */
export function tooLong(m: Machine, arg: Arg): boolean {
  const size = sizeOf(arg);
  tick(m, (size >> 6) + (arg.length >> 1));
  if (size <= SHELL_VALUE && arg.length <= SHELL_PIECES) return false;
  m.gaps.add("value");
  return true;
}

/** A frame whose changes of variables and directory end with it. */
export function subshell(frame: Frame): ReturnType<typeof copyFrame> {
  const inner = copyFrame(frame);
  inner.scope = innerScope(frame.scope);
  inner.locals = undefined;
  return inner;
}

/**
 * Takes one of `ways` alternatives; which one is replayed and then advanced by `alternatives`. A `minor` choice is whether
 * a default applies: what it leaves out at the cap is the unknown value.
 */
export function choose(m: Machine, ways: number, minor: boolean = false): number {
  if (!m.choices || ways < 2) return 0;
  const at = m.chosen++;
  const known = m.choices[at];
  if (known) return known.pick;
  m.choices.push({ pick: 0, ways, minor });
  return 0;
}

/**
 * Runs `make` once for every combination of the choices that it takes. Where they are too many, every value is taken once,
 * in step with the others, and the combinations that are left out are a gap.
 */
export function alternatives<T>(m: Machine, make: () => T): T[] {
  const { choices, chosen } = m;
  const taken: Choice[] = [];
  try {
    const made = [chosenBy(m, taken, make)];
    if (taken.length > 0) others(m, taken, made, make);
    return made;
  } finally {
    m.choices = choices;
    m.chosen = chosen;
  }
}

/** Runs `make` with the choices as they stand. */
function chosenBy<T>(m: Machine, taken: Choice[], make: () => T): T {
  m.choices = taken;
  m.chosen = 0;
  return make();
}

/** Adds what `make` comes to with every other choice. */
function others<T>(m: Machine, taken: Choice[], made: T[], make: () => T): void {
  if (combinations(taken) <= SHELL_CHOICES) {
    while (made.length < SHELL_CHOICES && advance(taken)) made.push(chosenBy(m, taken, make));
    return;
  }
  if (taken.some((choice) => !choice.minor)) m.gaps.add("choices");
  const most = Math.min(SHELL_CHOICES, Math.max(...taken.map((choice) => choice.ways)));
  for (let at = 1; at < most; at++) {
    for (const choice of taken) choice.pick = at % choice.ways;
    made.push(chosenBy(m, taken, make));
  }
}

function combinations(taken: readonly Choice[]): number {
  return taken.reduce((product, choice) => Math.min(product * choice.ways, SHELL_CHOICES + 1), 1);
}

/** The next combination; false when all were taken. */
function advance(taken: Choice[]): boolean {
  for (let last = taken.at(-1); last; last = taken.at(-1)) {
    if (++last.pick < last.ways) return true;
    taken.pop();
  }
  return false;
}

/**
 * The key of a file: its path, or, for `$(mktemp)` and unknown variables, what the path is made of; undefined for a path
 * that may be another each time that it is read.
 */
export function fileKey(frame: Frame, path: Arg): string | undefined {
  let key = "";
  for (const piece of path) {
    if (typeof piece === "string") key += piece;
    else if (piece.from === "glob" || piece.from === "read") return undefined;
    else key += `\0${piece.outputOf.join()}${piece.name ?? piece.source}\0`;
  }
  return key.startsWith("\0") ? key : absolutePath(key, frame.scope.cwd);
}
