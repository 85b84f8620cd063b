/** Text that becomes a script: `sh -c`, `eval`, `source`, script files, standard input of a shell. */

import { type Arg, known } from "../invocation.ts";
import { sameArg } from "../word/pieces.ts";
import { carry } from "./carried.ts";
import { isShellScript, onDisk, within } from "./disk.ts";
import {
  type ActiveCall,
  type Command,
  copyFrame,
  deeper,
  descriptors,
  type Frame,
  fileKey,
  frameWith,
  type Machine,
  onHalf,
  type Status,
  subshell,
  tick,
  withFds,
} from "./machine.ts";
import { namedScripts } from "./named-scripts.ts";
import { parseShell } from "./parse.ts";
import { withPrinted } from "./printed-files.ts";
import { innerScope, type Scope } from "./scope.ts";

/** Runs text as a script in this very shell (`eval`, `source`, `trap`). */
export function runText(m: Machine, frame: Frame, script: Arg, label: string, pos: number): Status {
  if (script.length === 0) return true;
  const printed = withPrinted(m, frame, script);
  if (!printed) return runKnown(m, frame, script, label, pos);
  return onHalf(m, () => runKnown(m, printed.inside, printed.script, label, pos));
}

function runKnown(m: Machine, frame: Frame, script: Arg, label: string, pos: number): Status {
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const source = carry(m, script);
  tick(m, source.length >> 5);
  const parsed = parseShell(source);
  if ("gap" in parsed) {
    m.gaps.add(parsed.gap);
    return undefined;
  }
  const nested = copyFrame(inner);
  nested.depth += 2;
  nested.trace = [...frame.trace, label];
  nested.pos = frame.pos ?? pos;
  return m.operations.script(m, nested, parsed.script);
}

/** What a new shell process starts with: the exported variables, no functions, its own parameters. */
function childScope(scope: Scope, params: readonly Arg[], zero: Arg): Scope {
  const vars = scope.vars.empty();
  for (const [name, variable] of scope.vars) if (variable.exported) vars.set(name, variable);
  return Object.assign(innerScope(scope), {
    vars,
    functions: scope.functions.empty(),
    aliases: scope.aliases.empty(),
    params,
    zero,
    noglob: false,
    left: undefined,
  });
}

/** How a script was started: its parameters, `$0`, and the trace label. */
export type Start = { readonly params: readonly Arg[]; readonly zero: Arg; readonly label: string };

/** Runs text as a script in a new shell. */
export function runChild(m: Machine, frame: Frame, script: Arg, start: Start, pos: number): Status {
  const inner = copyFrame(frame);
  inner.scope = childScope(frame.scope, start.params, start.zero);
  inner.locals = undefined;
  const status = runText(m, inner, script, start.label, pos);
  finish(m, inner);
  return status;
}

/** Runs `act` in a subshell, one more process between it and the shell that asks. */
export function inSubshell(m: Machine, frame: Frame, act: (inner: Frame) => Status): Status {
  const inner = subshell(frame);
  inner.spawned++;
  const status = act(inner);
  finish(m, inner);
  return status;
}

/** Runs the `>(…)` scripts that wait since `mark`, once what writes to them has run. */
export function drain(m: Machine, mark: number): void {
  if (m.pending.length <= mark) return;
  for (const { act, pipe, frame } of m.pending.splice(mark)) {
    const fds = descriptors(frame.fds, { input: { end: { kind: "pipe", pipe } } });
    inSubshell(m, withFds(frame, fds), act);
  }
}

/** The end of a shell: what `trap` left for it. */
export function finish(m: Machine, frame: Frame): void {
  const { scope } = frame;
  if (scope.traps.size === 0) return;
  const actions = new Map([...scope.traps].map(([, trap]) => [trap.action, trap.pos]));
  scope.traps = scope.traps.empty();
  for (const [action, pos] of actions) {
    scope.left = undefined;
    runText(m, frame, action, "trap", pos);
  }
}

/**
 * Runs a script file: what this command line wrote into it, else what is there; false when its content is not known. The
 * kernel starts a file `byName` with the program of its first line, a shell that is given it does not ask.
 */
export function runFile(
  m: Machine,
  frame: Frame,
  path: Arg,
  params: readonly Arg[],
  command: Command,
  byName: boolean = false,
): boolean {
  const key = fileKey(frame, path);
  const written = scriptContent(m, frame, path);
  if (!written && known(path) === undefined) return runNamed(m, frame, path, params, command, byName);
  const found = written ? undefined : onDisk(m, frame, key);
  const content = written ?? (found === undefined || !isShellScript(found, byName) ? undefined : [found]);
  if (!content) return false;
  const calls =
    key === undefined ? frame.calls : entered(m, frame, `file ${key}`, known(path) ?? key, params);
  if (!calls) return true;
  const label = known(path) ?? "script";
  const inside =
    found === undefined ? frameWith(frame, { calls }) : within(frameWith(frame, { calls }), key ?? label);
  const run = () => runChild(m, inside, content, { params, zero: path, label }, command.pos);
  if (found === undefined) run();
  else onHalf(m, run);
  return true;
}

/** Runs every script that a pattern or a list names. */
function runNamed(
  m: Machine,
  frame: Frame,
  path: Arg,
  params: readonly Arg[],
  command: Command,
  byName: boolean,
): boolean {
  const named = namedScripts(m, frame, path);
  const [first] = named?.paths ?? [];
  if (named === undefined || first === undefined) return false;
  const doubtful = frameWith(within(frame, first), { doubts: frame.doubts + 1 });
  const ran = named.paths.map((one) =>
    runFile(m, named.exact ? frame : doubtful, [one], params, command, byName),
  );
  return ran.includes(true);
}

/** What is in a script file: written earlier, or the output behind a process substitution. */
export function scriptContent(m: Machine, frame: Frame, path: Arg): Arg | undefined {
  for (const piece of path) {
    const pipe = typeof piece === "string" ? undefined : m.substitutions.get(piece);
    if (pipe) return pipe.pieces;
  }
  const key = fileKey(frame, path);
  return key === undefined ? undefined : (m.files.get(key) ?? m.fed.get(key));
}

const MOST_CALLS = 12;
/** The same call again shows something new only where a variable changed in between. */
const MOST_SAME_CALLS = 3;

/**
 * Notes a call of a function or script. Undefined when it must not be followed: a call of itself out of a pipe or the
 * background that no branch guards is a fork bomb, the same call again shows nothing new, and deep recursion is a gap.
 */
export function entered(
  m: Machine,
  frame: Frame,
  name: string,
  shown: string,
  args: readonly Arg[],
): readonly ActiveCall[] | undefined {
  const outer = frame.calls.filter((call) => call.name === name);
  const first = outer[0];
  const last = outer.at(-1);
  if (first && frame.spawned > first.spawned && frame.guarded === first.guarded) {
    m.forkBombs.add(shown);
    return undefined;
  }
  const same =
    last?.args.length === args.length && last.args.every((arg, at) => sameArg(arg, args[at] ?? []));
  if (same && outer.length >= MOST_SAME_CALLS) return undefined;
  if (outer.length >= MOST_CALLS) {
    m.gaps.add("recursion");
    return undefined;
  }
  return [...frame.calls, { name, spawned: frame.spawned, guarded: frame.guarded, args }];
}
