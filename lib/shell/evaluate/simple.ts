/** A simple command: aliases, expansion of its words, assignments, redirections; then it is executed. */
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { behindHead, headOf, knownWords, text } from "../word/pieces.ts";
import {
  alternatives,
  type Command,
  deeper,
  type Frame,
  frameWith,
  type Machine,
  onScope,
  type Status,
  tick,
  withFds,
} from "./machine.ts";
import { indexKey } from "./params.ts";
import { type Assignment, type Command as CommandSyntax, parseShell } from "./parse.ts";
import { redirect } from "./redirect.ts";
import { runVariable } from "./run-variables.ts";
import { copyScope, mergeAll, type Whereabouts } from "./scope.ts";
import { drain } from "./scripts.ts";
import { emit } from "./streams.ts";
import { assign, assignArray, exportVariable, setForm } from "./variables.ts";
import { bracedValues, expandInto, expandSingle, expandWords } from "./words.ts";

const NOTHING: Readonly<Record<string, Arg>> = {};

type Expanded = {
  readonly words: readonly Arg[];
  readonly assigned: readonly Assigned[];
  /** Assignments among the arguments of `declare` and its like. */
  readonly declared: readonly Assigned[];
  readonly redirected: ReturnType<typeof redirect>;
  /** Where its own `>(…)` scripts begin among those that wait. */
  readonly mark: number;
};

/** An assignment with its value worked out; `items` for an array. */
type Assigned = {
  readonly name: string;
  readonly append: boolean;
  readonly index: string | undefined;
  readonly value: Arg;
  readonly items: readonly (readonly [string | undefined, Arg])[] | undefined;
};

/** Runs a simple command; where a variable may hold several values, once for each. */
export function runCommand(m: Machine, frame: Frame, node: CommandSyntax): Status {
  tick(m);
  const alias = frame.scope.aliases.size > 0 ? aliasOf(frame, node) : undefined;
  if (alias !== undefined) return runBoth(m, frame, node, node.name?.text ?? "", alias);
  const { elsewhere } = frame.scope;
  if (elsewhere.length > 0) return runInEach(m, frame, node, elsewhere);
  const variants = alternatives(m, () => expand(m, frame, node));
  const [only] = variants;
  if (variants.length === 1 && only) return perform(m, frame, node, only);
  const ends = variants.map((variant) => {
    const scope = copyScope(frame.scope);
    perform(m, onScope(frame, scope), node, variant);
    return scope;
  });
  mergeAll(frame.scope, ends);
  return undefined;
}

/** Once for every directory that the shell may be in. */
function runInEach(m: Machine, frame: Frame, node: CommandSyntax, others: readonly Whereabouts[]): Status {
  const ends = [frame.scope, ...others].map(({ cwd, oldCwd, dirs }) => {
    const scope = copyScope(frame.scope, { cwd, oldCwd, dirs, elsewhere: [] });
    const inner = onScope(frame, scope);
    runCommand(m, inner, node);
    frame.fds = inner.fds;
    return scope;
  });
  mergeAll(frame.scope, ends);
  return undefined;
}

function expand(m: Machine, frame: Frame, node: CommandSyntax): Expanded {
  const mark = m.pending.length;
  const words: Arg[] = [];
  const declared: Assigned[] = [];
  if (node.name) expandInto(m, frame, node.name, words);
  let end = -1;
  for (const arg of node.args) {
    const isPart = arg.pos === end && arg.text.startsWith("<(");
    end = arg.end;
    if (arg.type === "Word") {
      expandInto(m, frame, arg, words);
      // The parser ends a word in front of `<(…)`: `--files-from=<(…)`, `-d@<(…)`.
      if (isPart) words.push(words.splice(-2).flat());
    } else {
      const made = declaredBy(m, frame, arg);
      declared.push(...made);
      words.push(...made.map(({ name, append, value }) => [`${name}${append ? "+=" : "="}`, ...value]));
    }
  }
  const redirected = redirect(m, frame, node.redirects);
  const assigned = assignments(m, frame, node);
  return { words, assigned, declared, redirected, mark };
}

/** The assignments in front of a command. Each sees those before it: `a=/ b=$a`. */
function assignments(m: Machine, frame: Frame, node: CommandSyntax): Assigned[] {
  if (node.prefix.length === 0) return [];
  const scratch = node.prefix.length === 1 ? frame : onScope(frame, copyScope(frame.scope));
  const assigned: Assigned[] = [];
  for (const item of node.prefix) {
    if (item.type !== "Assignment") continue;
    const made = work(m, scratch, item);
    assigned.push(made);
    if (scratch !== frame) apply(scratch, made);
  }
  return assigned;
}

/** The assignments that one among the arguments is: braces in its value make several. */
function declaredBy(m: Machine, frame: Frame, node: Assignment): Assigned[] {
  const { name, append = false, index, value } = node;
  const values = value.type === "Word" && !index ? bracedValues(m, frame, value) : undefined;
  if (values === undefined) return [work(m, frame, node)];
  return values.map((one) => ({ name, append, index: undefined, value: one, items: undefined }));
}

/** Works out an assignment. */
function work(m: Machine, frame: Frame, node: Assignment): Assigned {
  const { name, append = false, value } = node;
  const indexWord = node.index && expandSingle(m, frame, node.index);
  const index = indexWord && (indexKey(m, frame, name, indexWord) ?? "?");
  if (value.type === "Word") {
    return { name, append, index, value: expandSingle(m, frame, value, "assignment"), items: undefined };
  }
  return { name, append, index, value: [], items: arrayItems(m, frame, name, value.elements) };
}

function arrayItems(
  m: Machine,
  frame: Frame,
  name: string,
  words: Parameters<typeof expandWords>[2],
): (readonly [string | undefined, Arg])[] {
  return words.flatMap((word): (readonly [string | undefined, Arg])[] => {
    const keyed = /^\[([^\]]{1,64})\]=/.exec(word.text);
    if (!keyed) return expandWords(m, frame, [word]).map((value) => [undefined, value] as const);
    const whole = known(expandSingle(m, frame, word, "assignment"));
    const content = whole === undefined ? [] : text(whole.slice(whole.indexOf("]=") + 2));
    return [[indexKey(m, frame, name, [keyed[1] ?? ""]), content] as const];
  });
}

function apply(frame: Frame, made: Assigned): void {
  if (made.items) assignArray(frame, made.name, made.items, made.append);
  else assign(frame, made.name, made.value, made.index, made.append);
}

function perform(m: Machine, frame: Frame, node: CommandSyntax, expanded: Expanded): Status {
  const { words, assigned, redirected } = expanded;
  const name = words[0];
  const pos = frame.pos ?? node.pos;
  const inner: Frame = redirected.fds === frame.fds ? frame : withFds(frame, redirected.fds);
  if (!name) return performAssignments(m, frame, expanded, pos);
  const args = words.slice(1);
  const program = known(name);
  const declaration = declarationOf(words, expanded.declared);
  if (declaration) declare(frame, declaration.program, declaration.args, declaration.declared);
  const env =
    assigned.length === 0 ? NOTHING : Object.fromEntries(assigned.map((made) => [made.name, made.value]));
  for (const made of assigned) runVariable(m, frame, made.name, made.value, pos);
  for (const made of expanded.declared) runVariable(m, frame, made.name, made.value, pos);
  const command: Command = { name, args, env, redirections: redirected.list, pos };
  const status = withAssignments(inner, assigned, () => m.operations.invoke(m, inner, command));
  if (program === "exec" && args.every(isFlagOfExec)) frame.fds = redirected.fds;
  else drain(m, expanded.mark);
  return status;
}

/** `exec -c >file` replaces the descriptors of the shell, too. */
function isFlagOfExec(arg: Arg): boolean {
  return /^-[cl]{1,8}$/.test(known(arg) ?? "");
}

/** No program: the assignments last, and a redirection alone opens its file. */
function performAssignments(m: Machine, frame: Frame, expanded: Expanded, pos: number): Status {
  for (const made of expanded.assigned) {
    apply(frame, made);
    runVariable(m, frame, made.name, made.value, pos);
  }
  const { list, fds } = expanded.redirected;
  if (list.length > 0) emit(m, withFds(frame, fds), { name: [], args: [], env: {}, redirections: list, pos });
  drain(m, expanded.mark);
  return true;
}

/** Runs `act` with the assignments in front of a command in place, and takes them back. */
function withAssignments(frame: Frame, assigned: readonly Assigned[], act: () => Status): Status {
  if (assigned.length === 0) return act();
  const { vars } = frame.scope;
  const before = assigned.map(({ name }) => [name, vars.get(name)] as const);
  for (const made of assigned) {
    apply(frame, made);
    exportVariable(frame.scope, made.name);
  }
  const status = act();
  for (const [name, old] of before) {
    if (old) frame.scope.vars.set(name, old);
    else frame.scope.vars.delete(name);
  }
  return status;
}

// --- declare and its like ---------------------------------------------------------------------------------------

/** The declaration that a command is; behind `builtin` and `command`, assignments are plain words to the parser. */
function declarationOf(
  words: readonly Arg[],
  declared: readonly Assigned[],
):
  | { readonly program: string; readonly args: readonly Arg[]; readonly declared: readonly Assigned[] }
  | undefined {
  const isBehind = isOneOf("builtin command", known(words[0]));
  const at = isBehind
    ? words.findIndex((word, index) => index > 0 && !/^-[-p]?$/.test(known(word) ?? ""))
    : 0;
  const program = known(words[at]);
  if (program === undefined || !cardOf(program)?.declares) return undefined;
  const args = words.slice(at + 1);
  return { program, args, declared: isBehind ? args.flatMap(assignedBy) : declared };
}

/** The assignment that a plain word is. */
function assignedBy(word: Arg): readonly Assigned[] {
  const [all = "", name, plus] = /^([A-Za-z_]\w*)(\+?)=/.exec(headOf(word)) ?? [];
  if (name === undefined) return [];
  return [
    { name, append: plus === "+", index: undefined, value: behindHead(word, all.length), items: undefined },
  ];
}

type Declaration = { readonly exports: boolean; readonly isLocal: boolean; readonly flags: string };

function declare(frame: Frame, program: string, args: readonly Arg[], declared: readonly Assigned[]): void {
  const words = knownWords(args);
  const flags = words.filter((word) => word.startsWith("-")).join("");
  const exports = program === "export" || flags.includes("x");
  const isLocal = frame.locals !== undefined && !isOneOf("export readonly", program) && !flags.includes("g");
  const how = { exports, isLocal, flags };
  for (const made of declared) {
    if (isLocal) hide(frame, made.name);
    attributes(frame, made.name, how);
    apply(frame, made);
    if (flags.includes("n")) reference(frame, made.name);
    if (exports) exportVariable(frame.scope, made.name);
  }
  for (const word of words) declareWord(frame, word, how);
}

function attributes(frame: Frame, name: string, { flags }: Declaration): void {
  if (/[lu]/.test(flags)) setForm(frame.scope, name, flags.includes("u") ? "upper" : "lower");
}

/** A plain word: `export X`, `local x`, or `declare $name=value` that expansion turned into an assignment. */
function declareWord(frame: Frame, word: string, how: Declaration): void {
  const made = /^([A-Za-z_]\w*)(?:(\+?=)([\s\S]*))?$/.exec(word);
  const name = made?.[1];
  if (!made || name === undefined) return;
  if (made[2] === undefined && how.isLocal) {
    hide(frame, name);
    frame.scope.vars.set(name, { value: [] });
  } else if (made[2] === "=" && !frame.scope.vars.has(name)) assign(frame, name, text(made[3] ?? ""));
  if (made[2] === undefined) attributes(frame, name, how);
  if (how.exports) exportVariable(frame.scope, name);
}

function hide(frame: Frame, name: string): void {
  if (frame.locals && !frame.locals.has(name)) frame.locals.set(name, frame.scope.vars.get(name));
}

/** `declare -n ref=name`. */
function reference(frame: Frame, name: string): void {
  const variable = frame.scope.vars.get(name);
  const to = variable && known(variable.value);
  if (to) frame.scope.vars.set(name, { value: [], ref: to });
}

// --- aliases ----------------------------------------------------------------------------------------------------

/**
 * With the alias and without it: a non-interactive shell expands aliases only after `shopt -s expand_aliases`, any shell
 * only from the next line on that it reads, and behind neither may a command hide.
 */
function runBoth(m: Machine, frame: Frame, node: CommandSyntax, name: string, body: string): Status {
  const plainly = copyScope(frame.scope);
  plainly.aliases.delete(name);
  runAlias(m, frame, node, name, body);
  runCommand(m, onScope(frame, plainly), node);
  mergeAll(frame.scope, [copyScope(frame.scope), plainly]);
  return undefined;
}

/** Runs the command with its alias replaced and parsed again, during which the alias does not apply. */
function runAlias(m: Machine, frame: Frame, node: CommandSyntax, name: string, body: string): void {
  const inner = deeper(m, frame);
  if (!inner) return;
  const rest = node.suffix.map((item) => ("text" in item ? item.text : "")).join(" ");
  const parsed = parseShell(`${body} ${rest}`);
  if ("gap" in parsed) {
    m.gaps.add(parsed.gap);
    return;
  }
  const { fds } = redirect(m, frame, node.redirects);
  frame.scope.aliases.delete(name);
  m.operations.script(m, frameWith(inner, { fds, pos: frame.pos ?? node.pos }), parsed.script);
  frame.scope.aliases.set(name, body);
}

/** The text of the alias that a command begins with; a quoted name is none. */
function aliasOf(frame: Frame, node: CommandSyntax): string | undefined {
  const { name, prefix } = node;
  return name && !name.parts && prefix.length === 0 ? frame.scope.aliases.get(name.text) : undefined;
}
