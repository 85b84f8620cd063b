/**
 * Statements: lists, pipelines, branches, loops, subshells, function definitions. Every branch is taken, because any
 * of them could run.
 */
import { cardOf } from "../programs/cards.ts";
import { evaluateArithmetic } from "./arithmetic.ts";
import { runArithmeticFor, runFor, runSelect, runWhile } from "./loops.ts";
import {
  copyFrame,
  deeper,
  descriptors,
  type Endpoint,
  type Frame,
  type Machine,
  onHalf,
  type Status,
  subshell,
  tick,
  withFds,
} from "./machine.ts";
import type {
  Case,
  CommandNode,
  CompoundList,
  Coproc,
  FunctionNode,
  If,
  ParsedScript,
  Pipeline,
  Redirected,
  Statement,
} from "./parse.ts";
import { redirect } from "./redirect.ts";
import { copyScope, joined, merge, mergeAll, type Scope, sameTables } from "./scope.ts";
import { drain, finish, inSubshell } from "./scripts.ts";
import { runCommand } from "./simple.ts";
import { emit, newPipe } from "./streams.ts";
import { evaluateTest } from "./test.ts";
import { assignArray } from "./variables.ts";
import { expandSingle } from "./words.ts";

/** Runs a script; what its parser could not read is a gap. */
export function runScript(m: Machine, frame: Frame, script: ParsedScript): Status {
  if (script.errors && script.errors.length > 0) m.gaps.add("syntax");
  return runList(m, frame, script.commands);
}

export function runList(m: Machine, frame: Frame, statements: readonly Statement[]): Status {
  let status: Status = true;
  for (const statement of statements) {
    if (frame.scope.left) break;
    status = runStatement(m, frame, statement);
  }
  return status;
}

function runStatement(m: Machine, frame: Frame, statement: Statement): Status {
  const { command, background } = statement;
  // A simple command needs no level of its own: whatever it nests takes one.
  if (command.type === "Command" && !background) return runCommand(m, frame, command);
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  if (background) {
    inSubshell(m, inner, (job) => runAndOr(m, job, command));
    return true;
  }
  const status = runAndOr(m, inner, command);
  // `exec >file` replaces the descriptors of the shell itself.
  frame.fds = inner.fds;
  return status;
}

type Command = Statement["command"];

function runAndOr(m: Machine, frame: Frame, node: Command): Status {
  if (node.type !== "AndOr") return runPipeline(m, frame, node);
  let status: Status;
  node.commands.forEach((command, at) => {
    const operator = node.operators[at - 1];
    if (operator === undefined) status = runPipeline(m, frame, command);
    else status = runConditional(m, frame, command, operator, status, node.commands[at - 1]);
  });
  return status;
}

/** The right side of `&&` or `||`: it may run, and what it leaves behind may hold or not. */
function runConditional(
  m: Machine,
  frame: Frame,
  node: CommandNode | Pipeline,
  operator: string,
  before: Status,
  left: CommandNode | Pipeline | undefined,
): Status {
  const skipped = copyScope(frame.scope);
  const guarded = frame.guarded + (before === (operator === "&&") ? 0 : 1);
  const sure = before === (operator === "&&") || (before === undefined && operator === "&&" && !isTest(left));
  const inner = copyFrame(frame);
  inner.guarded = guarded;
  if (!sure) inner.doubts++;
  const status = runPipeline(m, inner, node);
  const happened = before === undefined ? undefined : before === (operator === "&&");
  if (happened !== false) frame.fds = inner.fds;
  if (happened === undefined) mergeConditional(frame, skipped, operator, isTest(left));
  else if (!happened) Object.assign(frame.scope, skipped);
  if (before === undefined) return undefined;
  return before === (operator === "&&") ? status : before;
}

/**
 * Behind `a && b` and `a || b`. After a test, and behind `||`, either may hold. Any other a in front of `&&` is taken to
 * succeed, as who wrote it expects; only leaving the shell is never taken for granted.
 */
function mergeConditional(frame: Frame, skipped: Scope, operator: string, test: boolean): void {
  if (test) merge(frame.scope, sameTables(frame.scope), skipped);
  else if (operator === "||") merge(frame.scope, skipped, sameTables(frame.scope));
  else if (frame.scope.left) Object.assign(frame.scope, skipped, { mayBreak: true });
}

/** A command that is run to find something out, so that what follows `&&` often does not run. */
function isTest(node: CommandNode | Pipeline | undefined): boolean {
  if (node?.type === "Command") return cardOf(node.name?.value)?.asks === true;
  return node?.type === "TestCommand" || node?.type === "ArithmeticCommand" || node?.type === "Pipeline";
}

function runPipeline(m: Machine, frame: Frame, node: CommandNode | Pipeline): Status {
  if (node.type !== "Pipeline") return runNode(m, frame, node);
  const negated = node.prefixes.filter((prefix) => prefix.type === "Negation").length % 2 === 1;
  const only = node.commands.length === 1 ? node.commands[0] : undefined;
  const status = only ? runNode(m, frame, only) : runStages(m, frame, node);
  return negated && status !== undefined ? !status : status;
}

function runStages(m: Machine, frame: Frame, node: Pipeline): Status {
  let input = frame.fds.input;
  let status: Status;
  node.commands.forEach((command, at) => {
    const last = at === node.commands.length - 1;
    const pipe = newPipe();
    const output: Endpoint = last ? frame.fds.output : { kind: "pipe", pipe };
    const error = node.operators[at] === "|&" ? output : frame.fds.error;
    const fds = descriptors(frame.fds, { input, output, error });
    status = inSubshell(m, withFds(frame, fds), (stage) => runNode(m, stage, command));
    input = { end: { kind: "pipe", pipe } };
  });
  return status;
}

function runNode(m: Machine, frame: Frame, node: CommandNode): Status {
  switch (node.type) {
    case "Command":
      return runCommand(m, frame, node);
    case "Redirected":
      return runRedirected(m, frame, node);
    case "Function":
      frame.scope.functions.set(node.name.value, { bodies: [node.body] });
      return true;
    case "Coproc":
      return runCoproc(m, frame, node);
    case "Subshell":
      return runSubshell(m, frame, node.body);
    case "BraceGroup":
      return runList(m, frame, node.body.commands);
    case "If":
      return runIf(m, frame, node);
    case "For":
      return onHalf(m, () => runFor(m, frame, node));
    case "Select":
      return onHalf(m, () => runSelect(m, frame, node));
    case "Case":
      return runCase(m, frame, node);
    case "While":
      return onHalf(m, () => runWhile(m, frame, node));
    case "ArithmeticFor":
      return onHalf(m, () => runArithmeticFor(m, frame, node));
    case "ArithmeticCommand":
      return truth(evaluateArithmetic(m, frame, node.expression));
    case "TestCommand":
      return evaluateTest(m, frame, node.expression);
  }
}

function truth(value: number | undefined): Status {
  return value === undefined ? undefined : value !== 0;
}

function runRedirected(m: Machine, frame: Frame, node: Redirected): Status {
  const mark = m.pending.length;
  const { fds, list } = redirect(m, frame, node.redirects);
  const inner = withFds(frame, fds);
  // The shell itself opens what `{ …; } > file` writes to, even if nothing inside writes.
  if (list.some((one) => one.op.includes(">"))) {
    emit(m, inner, { name: [], args: [], env: {}, redirections: list, pos: frame.pos ?? node.pos });
  }
  const status = runNode(m, inner, node.command);
  drain(m, mark);
  return status;
}

/** `coproc NAME { …; }`: `${NAME[1]}` leads to its standard input, `${NAME[0]}` comes from its output. */
function runCoproc(m: Machine, frame: Frame, node: Coproc): Status {
  const pipe = newPipe();
  const name = node.name?.value ?? "COPROC";
  const at = 60 + 2 * m.pending.length;
  assignArray(
    frame,
    name,
    [
      ["0", [String(at + 1)]],
      ["1", [String(at)]],
    ],
    false,
  );
  tick(m, frame.fds.more.size >> 3);
  const said = newPipe();
  const output = { kind: "pipe", pipe: said } as const;
  const more = new Map(frame.fds.more).set(at, { kind: "pipe", pipe } as const).set(at + 1, output);
  frame.fds = descriptors(frame.fds, { more });
  const act = (inner: Frame) => runBody(m, withFds(inner, descriptors(inner.fds, { output })), node.body);
  m.pending.push({ act, pipe, frame: subshell(frame) });
  return true;
}

/** `( … )` is waited for, so that it does not count as spawned. */
function runSubshell(m: Machine, frame: Frame, body: CompoundList): Status {
  const inner = subshell(frame);
  const status = runList(m, inner, body.commands);
  finish(m, inner);
  return status;
}

/** The body of a function or coprocess. */
export function runBody(m: Machine, frame: Frame, body: FunctionNode["body"] | Coproc["body"]): Status {
  return body.type === "CompoundList" ? runList(m, frame, body.commands) : runNode(m, frame, body);
}

/** Runs a list on a copy of the scope and returns the copy; what it opened behind the third descriptor stays open. */
function branch(m: Machine, frame: Frame, list: CompoundList | undefined): Scope {
  const scope = copyScope(frame.scope);
  if (list) {
    const inner = copyFrame(frame);
    inner.scope = scope;
    inner.guarded++;
    inner.doubts++;
    runList(m, inner, list.commands);
    if (inner.fds.more !== frame.fds.more) frame.fds = descriptors(frame.fds, { more: inner.fds.more });
  }
  return scope;
}

function runIf(m: Machine, frame: Frame, node: If): Status {
  runList(m, frame, node.clause.commands);
  const ends = [branch(m, frame, node.then)];
  for (const elif of node.elif) {
    runList(m, frame, elif.clause.commands);
    ends.push(branch(m, frame, elif.then));
  }
  ends.push(branch(m, frame, node.else));
  mergeAll(frame.scope, ends);
  return undefined;
}

function runCase(m: Machine, frame: Frame, node: Case): Status {
  expandSingle(m, frame, node.word);
  let end: Scope | undefined;
  let open = true;
  for (const item of node.items) {
    // What joining the arms before has cost ends the evaluation here.
    tick(m);
    for (const pattern of item.pattern) expandSingle(m, frame, pattern, "pattern");
    if (item.pattern.some((pattern) => pattern.text === "*")) open = false;
    end = joined(end, branch(m, frame, item.body));
  }
  if (open) end = joined(end, copyScope(frame.scope));
  if (end !== undefined) Object.assign(frame.scope, end);
  return undefined;
}
