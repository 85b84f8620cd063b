/** A judgement for a person: what would run, which row fired on which invocation, the safe way. */
import type { Evaluation, Flow, Invocation, ShellContext } from "./invocation.ts";
import { gapSaid, type Judgement, judge, type ShellFinding, type ShellWarning } from "./judge.ts";
import type { ShellRows } from "./rules/match.ts";
import { sourceOf } from "./rules/source.ts";

/** Invocations that are listed; a loop over a thousand files is told by its first ones. */
const LISTED = 40;

/** What is good to know about how an invocation runs, in a few words. */
function notesOf(invocation: Invocation, context: ShellContext): string[] {
  const { cwd, place, trace, stdin } = invocation;
  return [
    ...(trace.length > 0 ? [`through ${trace.join(", ")}`] : []),
    ...(place === "local" ? [] : [place === "remote" ? "on another machine" : "in a container"]),
    ...(cwd === undefined ? ["in a directory that is not known"] : cwd === context.cwd ? [] : [`in ${cwd}`]),
    ...inputNote(stdin),
  ];
}

function inputNote(stdin: Flow): string[] {
  if (stdin.kind === "file") return [];
  if (stdin.kind === "text") return ["reads a text from the command itself"];
  const steps = stdin.kind === "pipe" ? stdin.ids.map((id) => id + 1) : [];
  return steps.length > 0 ? [`reads the output of ${steps.join(" and ")}`] : [];
}

function listOf({ invocations, forkBombs }: Evaluation, context: ShellContext): string[] {
  const lines = invocations.slice(0, LISTED).map((invocation, at) => {
    const notes = notesOf(invocation, context);
    const note = notes.length > 0 ? `   (${notes.join("; ")})` : "";
    return `  ${String(at + 1).padStart(2)}  ${told(invocation)}${note}`;
  });
  const more = invocations.length > LISTED ? [`      and ${invocations.length - LISTED} more`] : [];
  const bombs = forkBombs.map((name) => `      ${name} starts itself without end`);
  const all = [...lines, ...more, ...bombs];
  return all.length > 0 ? all : ["  nothing"];
}

/** The invocation as source; where even its name is not known, that is said. */
function told(invocation: Invocation): string {
  const source = oneLined(sourceOf(invocation));
  return source.startsWith("…") ? `a command that is not known before it runs${source.slice(1)}` : source;
}

function oneLined(text: string): string {
  const folded = text.replace(/\s+/g, " ");
  return folded.length > 160 ? `${folded.slice(0, 159)}…` : folded;
}

function findingLines(
  { rule, why, instead, invocation, path }: ShellFinding,
  evaluation: Evaluation,
): string[] {
  const at = invocation === undefined ? -1 : evaluation.invocations.indexOf(invocation);
  const source = invocation === undefined ? undefined : oneLined(sourceOf(invocation));
  return [
    `  ${rule}: ${why}`,
    ...(source === undefined ? [] : [`    by       ${at >= 0 ? `${at + 1}  ` : ""}${source}`]),
    ...(path === undefined ? [] : [`    on       ${path}`]),
    ...(instead === undefined ? [] : [`    instead  ${instead}`]),
  ];
}

function verdictLines({ findings, warnings, evaluation }: Judgement): string[] {
  if (findings.length > 0)
    return ["Blocked:", ...findings.flatMap((finding) => findingLines(finding, evaluation))];
  return warnings.length > 0
    ? warnings.map(({ text }) => `Allowed with a warning: ${text}`)
    : ["Allowed: no rule fires"];
}

/** What {@link explain} found: its text, whether a row fired, and the same in parts. */
export type Explanation = {
  readonly text: string;
  readonly blocked: boolean;
  /** What would run, a line each. */
  readonly runs: readonly string[];
  readonly findings: readonly Pick<ShellFinding, "rule" | "why" | "instead" | "path" | "evidence">[];
  readonly warnings: readonly ShellWarning[];
  /** Why the picture may be incomplete. */
  readonly gaps: readonly string[];
};

/**
 * Tells a person what a command line would run, which row fires on which part of it, and the safe way.
 *
 * @param command source text; it is never run. Secrets in it stand in the answer: the caller masks them.
 */
export function explain(command: string, context: ShellContext, rows: ShellRows): Explanation {
  const judgement = judge(command, context, rows, { quick: false });
  const gaps = judgement.gaps.map(
    (gap) => `  ${gapSaid(gap)}; the text itself was searched for the catastrophic`,
  );
  const lines = [
    "What would run:",
    ...listOf(judgement.evaluation, context),
    ...(gaps.length > 0 ? ["Not read to its end:", ...gaps] : []),
    "",
    ...verdictLines(judgement),
  ];
  const { findings, warnings, evaluation } = judgement;
  return {
    text: `${lines.join("\n")}\n`,
    blocked: findings.length > 0,
    runs: evaluation.invocations.slice(0, LISTED).map(told),
    findings: findings.map(({ rule, why, instead, path, evidence }) => ({
      ...{ rule, why, evidence },
      ...(instead === undefined ? {} : { instead }),
      ...(path === undefined ? {} : { path }),
    })),
    warnings,
    gaps: judgement.gaps,
  };
}
