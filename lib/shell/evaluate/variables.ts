/** Reading and assigning shell variables, special parameters and what the environment is known to hold. */

import type { Arg } from "../invocation.ts";
import { text, tidy, unknownPart } from "../word/pieces.ts";
import { choose, type Frame, type Machine } from "./machine.ts";
import type { Scope, Variable } from "./scope.ts";

/** What a parameter holds; `set` is undefined when only the running shell knows. */
export type VariableLookup = { readonly value: Arg; readonly set: boolean | undefined };

const DEFAULT_IFS = " \t\n";

/** Environment variables that every login has; an unknown one may be unset. */
const NEVER_EMPTY = new Set(
  "PATH SHELL TERM LANG HOSTNAME USER LOGNAME UID EUID PPID BASHPID RANDOM SECONDS EPOCHSECONDS LINENO BASH BASH_VERSION OSTYPE HOSTTYPE MACHTYPE PWD OLDPWD HOME SHLVL SRANDOM EPOCHREALTIME BASH_SOURCE FUNCNAME".split(
    " ",
  ),
);

/** The value of a plain parameter: a variable, a positional or a special one. */
export function lookup(m: Machine, frame: Frame, name: string): VariableLookup {
  const at = target(frame.scope, name);
  const variable = frame.scope.vars.get(at);
  if (variable) return { value: pick(m, variable), set: !variable.unset };
  return special(m, frame, at) ?? unknown(at);
}

function unknown(name: string): VariableLookup {
  const mayBeEmpty = !NEVER_EMPTY.has(name);
  return {
    value: [unknownPart("variable", `$${name}`, { name, mayBeEmpty })],
    set: mayBeEmpty ? undefined : true,
  };
}

/** One of the values that it may hold after a branch. */
function pick(m: Machine, variable: Variable): Arg {
  if (!variable.others) return variable.value;
  if (variable.cut) m.gaps.add("choices");
  const at = choose(m, variable.others.length + 1);
  return at === 0 ? variable.value : (variable.others[at - 1] ?? variable.value);
}

/** Follows `declare -n` references. */
export function resolve(scope: Scope, name: string): Variable | undefined {
  return scope.vars.get(target(scope, name));
}

function target(scope: Scope, name: string): string {
  let at = name;
  // References may go in a circle.
  for (let hops = 0; hops <= scope.vars.size; hops++) {
    const ref = scope.vars.get(at)?.ref;
    if (ref === undefined) return at;
    at = ref;
  }
  return at;
}

function special(m: Machine, frame: Frame, name: string): VariableLookup | undefined {
  const { scope } = frame;
  if (/^\d+$/.test(name)) return positional(frame, Number(name));
  const value = specialValue(m, scope, name);
  return value && { value, set: true };
}

function specialValue(m: Machine, scope: Scope, name: string): Arg | undefined {
  switch (name) {
    case "HOME":
      return text(m.context.home);
    case "PWD":
      return scope.cwd === undefined ? undefined : [scope.cwd];
    case "OLDPWD":
      return scope.oldCwd === undefined ? undefined : [scope.oldCwd];
    case "IFS":
      return [DEFAULT_IFS];
    case "#":
      return scope.params
        ? [String(scope.params.length)]
        : [unknownPart("variable", "$#", { name, mayBeEmpty: false })];
    case "?":
    case "$":
    case "!":
    case "-":
      return [unknownPart("variable", `$${name}`, { name, mayBeEmpty: false })];
    case "USER":
    case "LOGNAME":
      return m.context.user === undefined ? undefined : [m.context.user];
    default:
      return undefined;
  }
}

function positional(frame: Frame, index: number): VariableLookup | undefined {
  const { zero, params } = frame.scope;
  if (index === 0) return { value: zero, set: true };
  if (!params) return undefined;
  const value = params[index - 1];
  return { value: value ?? [], set: value !== undefined };
}

/** The positional parameters; a command line that nobody gave any has none. */
export function positionals(frame: Frame): readonly Arg[] {
  return frame.scope.params ?? [];
}

/** The characters that split words. */
export function fieldSeparators(m: Machine, frame: Frame): string {
  const variable = frame.scope.vars.get("IFS");
  if (!variable || variable.unset) return DEFAULT_IFS;
  const value = pick(m, variable);
  return value.every((piece) => typeof piece === "string") ? value.join("") : DEFAULT_IFS;
}

/** The elements of an array (a scalar is an array of one), in order of their indexes. */
export function elements(m: Machine, frame: Frame, name: string): [string, Arg][] {
  const variable = resolve(frame.scope, name);
  if (variable?.items) return ordered(variable.items);
  if (variable?.unset) return [];
  return variable || !/^\d/.test(name) ? [["0", lookup(m, frame, name).value]] : [];
}

function ordered(items: ReadonlyMap<string, Arg>): [string, Arg][] {
  const all = [...items];
  return all.every(([key]) => /^\d+$/.test(key)) ? all.sort((a, b) => Number(a[0]) - Number(b[0])) : all;
}

/** Assigns a scalar, or one element when `index` is given. */
export function assign(
  frame: Frame,
  name: string,
  value: Arg,
  index?: string,
  append: boolean = false,
): void {
  const { vars } = frame.scope;
  const key = target(frame.scope, name);
  const old = vars.get(key);
  if (index === undefined && !old?.items) {
    const whole = append ? tidy([...(old?.value ?? []), ...value]) : value;
    const kept = flags(old);
    vars.set(key, kept === undefined ? { value: whole } : { ...kept, value: formed(kept.form, whole) });
    return;
  }
  const items = new Map(old?.items ?? (old ? [["0", old.value]] : []));
  vars.charge(items.size >> 2);
  const at = index ?? "0";
  items.set(at, append ? tidy([...(items.get(at) ?? []), ...value]) : value);
  vars.set(key, { ...flags(old), value: items.get("0") ?? [], items });
}

function flags(old: Variable | undefined): Partial<Variable> | undefined {
  if (!old?.exported && !old?.form) return undefined;
  return { ...(old.exported ? { exported: true } : {}), ...(old.form ? { form: old.form } : {}) };
}

function formed(form: Variable["form"], value: Arg): Arg {
  if (!form) return value;
  return value.map((piece) => {
    if (typeof piece !== "string") return piece;
    return form === "upper" ? piece.toUpperCase() : piece.toLowerCase();
  });
}

/** `declare -l name`, `declare -u name`: every value from now on. */
export function setForm(scope: Scope, name: string, form: "lower" | "upper"): void {
  const key = target(scope, name);
  scope.vars.set(key, { value: [], ...scope.vars.get(key), form });
}

/** Marks a variable as part of the environment of programs. */
export function exportVariable(scope: Scope, name: string): void {
  const key = target(scope, name);
  const old = scope.vars.get(key);
  if (old) scope.vars.set(key, { ...old, exported: true });
}

/** Assigns a whole array; `append` is `+=`. */
export function assignArray(
  frame: Frame,
  name: string,
  values: readonly (readonly [string | undefined, Arg])[],
  append: boolean,
): void {
  const { vars } = frame.scope;
  const key = target(frame.scope, name);
  const old = append ? vars.get(key) : undefined;
  const items = new Map(old?.items ?? (old ? [["0", old.value]] : []));
  vars.charge((items.size >> 2) + values.length);
  let next = old ? lastIndex(items) + 1 : 0;
  for (const [index, value] of values) {
    items.set(index ?? String(next), value);
    const number = Number(index ?? next);
    if (Number.isInteger(number)) next = number + 1;
  }
  vars.set(key, { value: items.get("0") ?? [], items });
}

/** The greatest number among the keys of an array; -1 when there is none. */
export function lastIndex(items: ReadonlyMap<string, Arg> | undefined): number {
  let last = -1;
  for (const key of items?.keys() ?? []) {
    const number = Number(key);
    if (Number.isInteger(number) && number > last) last = number;
  }
  return last;
}
