/** What a command line would run, worked out without running it: a symbolic evaluator over the parse tree. */

import { SHELL_STEPS } from "../../core/limits.ts";
import { type Evaluation, known, type ShellContext } from "../invocation.ts";
import { carry } from "./carried.ts";
import { execute, invoke } from "./dispatch.ts";
import { type Frame, type Machine, newFrame, newMachine, type Operations, STOP } from "./machine.ts";
import { type ParsedScript, parseShell } from "./parse.ts";
import { withPrinted } from "./printed-files.ts";
import { runBody, runList, runScript } from "./run.ts";
import { started } from "./scheduled.ts";
import { drain, finish, runText } from "./scripts.ts";
import { expandSingle } from "./words.ts";

/**
 * The circle of a shell, drawn in one place: a script holds commands, a command holds words, and a word may hold a script
 * again (`$(…)`). Each part is handed the others here, so that no file imports the one that imports it.
 */
const OPERATIONS: Operations = {
  script: runScript,
  list: runList,
  invoke,
  execute,
  text: runText,
  word: expandSingle,
  body: runBody,
};

/**
 * Evaluates a command line as bash would run it in `context.cwd`. Every branch is followed: the result is what could run.
 * It never throws, and ends after that many `steps`; whatever it could not work out is a word in `gaps`, and what it found until then stays.
 */
export function evaluate(command: string, context: ShellContext, steps: number = SHELL_STEPS): Evaluation {
  const first = evaluated(command, newMachine(context, OPERATIONS, steps));
  const fed = writtenToPipes(first);
  // Who reads a pipe before its writer stands there reads it all the same.
  const m =
    fed.size === 0
      ? first
      : evaluated(command, newMachine(context, OPERATIONS, steps - first.meter.steps, fed));
  return {
    invocations: m.invocations,
    forkBombs: [...m.forkBombs],
    links: m.links,
    gaps: [...m.gaps],
    steps: m.meter.steps,
  };
}

function evaluated(command: string, m: Machine): Machine {
  const parsed = parseShell(carry(m, [command]));
  if ("gap" in parsed) m.gaps.add(parsed.gap);
  else guarded(m, () => runAll(m, newFrame(m), parsed.script));
  return m;
}

/** What this command line writes into pipes that it makes, as far as that is known. */
function writtenToPipes(m: Machine): Machine["fed"] {
  const frame = newFrame(m);
  return new Map(
    [...m.pipes].flatMap((path) => {
      const content = m.files.get(path) ?? [];
      const text = known(withPrinted(m, frame, content)?.script ?? content) ?? "";
      return text === "" ? [] : [[path, [text]] as const];
    }),
  );
}

function runAll(m: Machine, frame: Frame, script: ParsedScript): void {
  runScript(m, frame, script);
  finish(m, frame);
  // What `exec > >(…)` left to the end.
  drain(m, 0);
  if (m.files.size > 0) started(m, newFrame(m));
}

/** Runs the evaluation; a spent budget ends it, and so would a defect: both are gaps. */
function guarded(m: Machine, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error !== STOP) m.gaps.add("internal");
  }
}
