/**
 * What a subshell copies: variables, functions, aliases, the directory, the parameters. Copies share their tables
 * until one of them writes.
 */
import { SHELL_CHOICES } from "../../core/limits.ts";
import type { Arg, Mount, Place, ShellContext } from "../invocation.ts";
import { sameArg, unknownPart } from "../word/pieces.ts";
import type { FunctionNode } from "./parse.ts";
import { type Meter, Table } from "./table.ts";

/** A shell variable. `others` are further values that it may hold after a branch; `items` makes it an array. */
export type Variable = {
  readonly value: Arg;
  readonly others?: readonly Arg[];
  /** It may hold more than those. */
  readonly cut?: boolean;
  readonly items?: ReadonlyMap<string, Arg>;
  readonly ref?: string;
  /** It was unset, which is more than not being known. */
  readonly unset?: true;
  readonly exported?: boolean;
  /** What `declare` makes of every value: `-l`, `-u`. */
  readonly form?: "lower" | "upper";
};

/** How a list of commands was left early. */
type Exit = "exit" | "return" | "break" | "continue";

/** Where a shell is, where it was before, and the stack of `pushd`; undefined for a directory that cannot be known. */
export type Whereabouts = {
  cwd: string | undefined;
  oldCwd: string | undefined;
  dirs: readonly (string | undefined)[];
};

/** What the name of a function calls: any of these bodies and, where it may not have been defined, the program of that name. */
export type Definition = { readonly bodies: readonly FunctionNode["body"][]; readonly unsure?: true };

/** What a subshell copies. */
export type Scope = Whereabouts & {
  vars: Table<Variable>;
  functions: Table<Definition>;
  aliases: Table<string>;
  /** Where else a branch may have left the shell. */
  elsewhere: readonly Whereabouts[];
  /** `$1` and up; undefined where nothing is known about them. */
  params: readonly Arg[] | undefined;
  zero: Arg;
  noglob: boolean;
  place: Place;
  mounts: readonly Mount[] | undefined;
  left: Exit | undefined;
  /** A branch left the loop that is running, so that it may end here. */
  mayBreak: boolean;
  /** What runs when this shell ends, by signal. */
  traps: Table<Trap>;
};

type Trap = { readonly action: Arg; readonly pos: number };

/** The shell that runs the command line. */
export function newScope(context: ShellContext, meter: Meter): Scope {
  return {
    vars: new Table(meter),
    functions: new Table(meter),
    aliases: new Table(meter),
    cwd: context.cwd,
    elsewhere: [],
    oldCwd: undefined,
    dirs: [],
    params: undefined,
    zero: ["bash"],
    noglob: false,
    place: "local",
    mounts: undefined,
    left: undefined,
    mayBreak: false,
    traps: new Table(meter),
  };
}

/** A copy whose changes do not reach the original; `changes` are made in it. */
export function copyScope(scope: Scope, changes?: Partial<Scope>): Scope {
  const copy = written(
    scope,
    scope.vars.copy(),
    scope.functions.copy(),
    scope.aliases.copy(),
    scope.traps.copy(),
  );
  return changes === undefined ? copy : Object.assign(copy, changes);
}

/**
 * A scope with other tables. Every one is written here, field by field: what a spread makes has another shape in each place
 * that has one, and who reads scopes of many shapes reads slowly.
 */
function written(
  scope: Scope,
  vars: Scope["vars"],
  functions: Scope["functions"],
  aliases: Scope["aliases"],
  traps: Scope["traps"],
): Scope {
  return {
    vars,
    functions,
    aliases,
    cwd: scope.cwd,
    elsewhere: scope.elsewhere,
    oldCwd: scope.oldCwd,
    dirs: scope.dirs,
    params: scope.params,
    zero: scope.zero,
    noglob: scope.noglob,
    place: scope.place,
    mounts: scope.mounts,
    left: scope.left,
    mayBreak: scope.mayBreak,
    traps,
  };
}

/** The same scope once more, for who changes it or the first: the tables are those of both. */
export function sameTables(scope: Scope): Scope {
  return written(scope, scope.vars, scope.functions, scope.aliases, scope.traps);
}

/** What a subshell or process starts with: traps do not reach it. */
export function innerScope(scope: Scope): Scope {
  const { vars, functions, aliases, traps } = scope;
  const own = traps.size === 0 ? traps.copy() : traps.empty();
  return written(scope, vars.copy(), functions.copy(), aliases.copy(), own);
}

/** After a branch: what either way may have left behind. */
export function merge(into: Scope, left: Scope, right: Scope): void {
  const mayBreak = left.mayBreak || right.mayBreak || left.left !== right.left;
  if (left.left && !right.left) Object.assign(into, right);
  else if (right.left && !left.left) Object.assign(into, left);
  else Object.assign(into, either(left, right));
  into.mayBreak = mayBreak;
}

/** After one more of several branches. */
export function joined(left: Scope | undefined, right: Scope): Scope {
  if (left === undefined) return right;
  const both = sameTables(left);
  merge(both, left, right);
  return both;
}

/** After several branches. */
export function mergeAll(into: Scope, ends: readonly Scope[]): void {
  const end = ends.reduce<Scope | undefined>(joined, undefined);
  if (end !== undefined) Object.assign(into, end);
}

function either(left: Scope, right: Scope): Scope {
  const both = written(
    left,
    eitherVars(left.vars, right.vars),
    eitherTable(left.functions, right.functions, eitherDefinition),
    united(left.aliases, right.aliases),
    united(left.traps, right.traps),
  );
  both.elsewhere = elsewhereOf(left, right);
  return both;
}

/** Where the shell may be beside `left.cwd`; the same directory twice only with another stack. */
function elsewhereOf(left: Scope, right: Scope): readonly Whereabouts[] {
  if (left.elsewhere.length === 0 && right.elsewhere.length === 0 && isSamePlace(left, right)) return [];
  const own = placeOf(left);
  const places = new Map<string, Whereabouts>();
  for (const place of [...left.elsewhere, right, ...right.elsewhere]) places.set(placeOf(place), place);
  places.delete(own);
  if (places.size === 0) return [];
  return [...places.values()].slice(0, SHELL_CHOICES).map(({ cwd, oldCwd, dirs }) => ({ cwd, oldCwd, dirs }));
}

function isSamePlace(one: Whereabouts, other: Whereabouts): boolean {
  return one.cwd === other.cwd && one.dirs === other.dirs;
}

function placeOf({ cwd, dirs }: Whereabouts): string {
  return [cwd, ...dirs].join("\0");
}

function united<Value>(left: Table<Value>, right: Table<Value>): Table<Value> {
  if (left.same(right)) return left;
  left.charge(right.size >> 3);
  const all = left.copy();
  right.forEach((value, name) => {
    if (left.get(name) !== value) all.set(name, value);
  });
  return all;
}

/** Both tables in one: `join` is given what one way has left behind, and what the other has, if it has. */
function eitherTable<Value>(
  left: Table<Value>,
  right: Table<Value>,
  join: (value: Value, other: Value | undefined, name: string) => Value,
): Table<Value> {
  if (left.same(right)) return left;
  left.charge((left.size + right.size) >> 3);
  const all = left.copy();
  let both = 0;
  right.forEach((value, name) => {
    const other = left.get(name);
    if (other !== undefined) both++;
    if (other !== value) all.set(name, join(value, other, name));
  });
  // Most branches set what is set already: then nothing stands on the left alone.
  if (both === left.size) return all;
  left.forEach((value, name) => {
    if (!right.has(name)) all.set(name, join(value, undefined, name));
  });
  return all;
}

/** A function that one way alone defines may be the program of its name; two ways may define it differently. */
function eitherDefinition(one: Definition, two: Definition | undefined): Definition {
  const bodies = [...new Set([...(two?.bodies ?? []), ...one.bodies])].slice(0, SHELL_CHOICES);
  return two === undefined || one.unsure || two.unsure ? { bodies, unsure: true } : { bodies };
}

function eitherVars(left: Table<Variable>, right: Table<Variable>): Table<Variable> {
  return eitherTable(left, right, (variable, other, name) =>
    eitherValue(variable, other ?? environment(name)),
  );
}

/** A variable that nothing has assigned yet. */
function environment(name: string): Variable {
  return { value: [unknownPart("variable", `$${name}`, { name })] };
}

function eitherValue(one: Variable, two: Variable): Variable {
  const values: Arg[] = [];
  for (const value of [one.value, ...(one.others ?? []), two.value, ...(two.others ?? [])]) {
    if (!values.some((seen) => sameArg(seen, value))) values.push(value);
  }
  const [value = [], ...others] = values.slice(0, SHELL_CHOICES);
  const cut = values.length > SHELL_CHOICES || one.cut === true || two.cut === true;
  const items = one.items ?? two.items;
  const exported = one.exported === true || two.exported === true;
  return {
    value,
    ...(others.length > 0 ? { others } : {}),
    ...(cut ? { cut } : {}),
    ...(items ? { items } : {}),
    ...(exported ? { exported } : {}),
  };
}
