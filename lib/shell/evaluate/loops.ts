/** Loops: `for`, `select`, `while`, `until`, `for ((…))`, over what is known of their words and conditions. */
import { SHELL_LOOPS } from "../../core/limits.ts";
import { type Arg, known } from "../invocation.ts";
import { sameArg } from "../word/pieces.ts";
import { evaluateArithmetic } from "./arithmetic.ts";
import { alternatives, copyFrame, type Frame, type Machine, type Status, tick } from "./machine.ts";
import type { CommandNode, CompoundList, For, Select, While, Word } from "./parse.ts";
import { copyScope, merge, type Scope } from "./scope.ts";
import { assign, positionals } from "./variables.ts";
import { expandWords } from "./words.ts";

/**
 * One iteration; false when the loop is over. A body is `listed` when words for it are there: nobody can tell how many
 * times it runs, but it does.
 */
function iterate(
  m: Machine,
  frame: Frame,
  body: CompoundList,
  { sure = false, listed = false }: { readonly sure?: boolean; readonly listed?: boolean } = {},
): boolean {
  tick(m);
  m.operations.list(m, sure ? frame : doubting(frame, !listed), body.commands);
  const { scope } = frame;
  if (scope.left === "continue") scope.left = undefined;
  else if (scope.left === "break") {
    scope.left = undefined;
    return false;
  }
  return scope.left === undefined;
}

/** The frame of what may not run, or of what does though nobody can tell how often. */
function doubting(frame: Frame, isDoubtful: boolean): Frame {
  const inner = copyFrame(frame);
  inner.guarded++;
  if (isDoubtful) inner.doubts++;
  return inner;
}

function loopWords(m: Machine, frame: Frame, words: readonly Word[] | undefined): Arg[] {
  if (!words) return [...positionals(frame)];
  return alternatives(m, () => expandWords(m, frame, words)).flat();
}

export function runFor(m: Machine, frame: Frame, node: For): Status {
  const values = loopWords(m, frame, node.wordlist);
  const name = node.name.value;
  for (const value of values.slice(0, SHELL_LOOPS)) {
    assign(frame, name, value);
    if (!iterate(m, frame, node.body, { listed: known(value) !== undefined })) return undefined;
  }
  if (leavesOut(frame, values)) m.gaps.add("loops");
  return undefined;
}

/** Do values behind the cap show something new, by themselves or as the indexes of an array? */
function leavesOut(frame: Frame, values: readonly Arg[]): boolean {
  if (values.length <= SHELL_LOOPS) return false;
  if (!alike(values)) return true;
  for (const [, { items }] of frame.scope.vars) if (items && !alike([...items.values()])) return true;
  return false;
}

/** Do the values beyond the cap look like those before it, apart from numbers? Then they show nothing new. */
function alike(values: readonly Arg[]): boolean {
  if (values.length <= SHELL_LOOPS) return true;
  const shapes = values.map((value) => known(value)?.replace(/\d+/g, "0"));
  const seen = new Set(shapes.slice(0, SHELL_LOOPS));
  return shapes.slice(SHELL_LOOPS).every((shape) => seen.has(shape));
}

export function runSelect(m: Machine, frame: Frame, node: Select): Status {
  const values = loopWords(m, frame, node.wordlist);
  if (leavesOut(frame, values)) m.gaps.add("loops");
  const before = copyScope(frame.scope);
  for (const value of values.slice(0, SHELL_LOOPS)) {
    assign(frame, node.name.value, value);
    iterate(m, frame, node.body);
  }
  merge(frame.scope, copyScope(frame.scope), before);
  return undefined;
}

/** A loop ends when its condition is known to fail, when nothing changes any more, or at the cap. */
export function runWhile(m: Machine, frame: Frame, node: While): Status {
  const before = copyScope(frame.scope);
  let sure = true;
  for (let round = 0; round < SHELL_LOOPS; round++) {
    const start = copyScope(frame.scope);
    const goes = turn(m, frame, node);
    if (goes === false) return afterLoop(frame, before, sure);
    sure &&= goes === true;
    if (round > 0 && (!sure || sameScope(start, frame.scope))) return afterLoop(frame, before, sure);
  }
  m.gaps.add("loops");
  return undefined;
}

/** The condition and the body once: false ends the loop, undefined means that it may have ended here. */
function turn(m: Machine, frame: Frame, node: While): Status {
  const asked = m.operations.list(m, frame, node.clause.commands);
  const goes = asked === undefined ? undefined : asked === (node.kind === "while");
  if (goes === false || frame.scope.left) return false;
  frame.scope.mayBreak = false;
  if (!iterate(m, frame, node.body, { sure: goes === true })) return false;
  return frame.scope.mayBreak ? undefined : goes;
}

/** A loop that may not have run leaves the variables of either case. */
function afterLoop(frame: Frame, before: Scope, sure: boolean): Status {
  if (!sure && !frame.scope.left) merge(frame.scope, copyScope(frame.scope), before);
  return undefined;
}

function sameScope(left: Scope, right: Scope): boolean {
  if (left.cwd !== right.cwd || left.vars.size !== right.vars.size) return false;
  for (const [name, variable] of right.vars) {
    const old = left.vars.get(name);
    if (old !== variable && !(old && !variable.items && sameArg(old.value, variable.value))) return false;
  }
  return true;
}

export function runArithmeticFor(
  m: Machine,
  frame: Frame,
  node: Extract<CommandNode, { type: "ArithmeticFor" }>,
): Status {
  evaluateArithmetic(m, frame, node.initialize);
  for (let round = 0; round < SHELL_LOOPS; round++) {
    const test = node.test ? evaluateArithmetic(m, frame, node.test) : 1;
    if (test === 0 || !iterate(m, frame, node.body) || (test === undefined && round > 0)) return undefined;
    evaluateArithmetic(m, frame, node.update);
  }
  m.gaps.add("loops");
  return undefined;
}
