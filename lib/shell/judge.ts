/**
 * One command line to findings: what would run, which rows fire on it, what deserves a warning. It must not know any
 * host, nor what a caller does with a finding.
 */
import { lazy } from "../core/lazy.ts";
import { oneLine } from "../core/text.ts";
import { scriptsOf } from "./code/oneliners.ts";
import type { Act } from "./effects/effects.ts";
import { evaluate } from "./evaluate/evaluate.ts";
import { isHarmless } from "./harmless.ts";
import type { Evaluation, Invocation, ShellContext } from "./invocation.ts";
import { roughEvaluation } from "./rules/fallback.ts";
import { leaksOf } from "./rules/flow.ts";
import { type Deed, deedsOf, type Hit, hitsOf, type ShellRows } from "./rules/match.ts";
import { sourceOf } from "./rules/source.ts";

/** A row that fired. `evidence` is the act as short source text; the caller masks secrets in it. */
export type ShellFinding = {
  readonly rule: string;
  readonly why: string;
  readonly instead?: string;
  readonly evidence: string;
  /** What the act would hit, for a person: a path, a credential file. */
  readonly path?: string;
  /** The invocation that it fired on; undefined for a fork bomb. */
  readonly invocation: Invocation | undefined;
};

/** What {@link judge} says of a command line. */
export type Judgement = {
  readonly findings: readonly ShellFinding[];
  /** Sentences about what is normal work today and a loss on the day a variable is empty. */
  readonly warnings: readonly string[];
  /** Why the picture may be incomplete; empty when all was understood. */
  readonly gaps: readonly string[];
  readonly evaluation: Evaluation;
};

const NOTHING: Evaluation = { invocations: [], forkBombs: [], links: [], gaps: [] };

const CLEAN: Judgement = { findings: [], warnings: [], gaps: [], evaluation: NOTHING };

/** Scripts inside scripts (`python -c "os.system('bash -c …')"`) that are followed. */
const NESTED_SCRIPTS = 16;

/** Acts that lose data, so that an empty variable in front of a slash deserves a word. */
const LOSING: ReadonlySet<Act> = new Set<Act>(["delete", "chmod", "chown", "move"]);

/** `quick: false` evaluates plain harmless commands, too, for who wants to see what would run. */
export type JudgeOptions = { readonly quick?: boolean };

/**
 * Judges a command line by rows. Synchronous; never throws, because a guard that throws lets the command run.
 *
 * @param command source text of the command, of any length and any content
 * @param context where it would run: absolute working directory and home directory
 * @param rows the rows that are switched on; findings come in their order
 */
export function judge(
  command: string,
  context: ShellContext,
  rows: ShellRows,
  { quick = true }: JudgeOptions = {},
): Judgement {
  if (quick && isHarmless(command, rows)) return CLEAN;
  return judgeThere(command, grounded(context), rows);
}

/**
 * Where relative paths start must be absolute: a host that sends no directory (or `C:\\work`) would make `build` a
 * directory of the root, and every clean-up a block.
 */
function grounded({ cwd, home, ...user }: ShellContext): ShellContext {
  return {
    ...user,
    cwd: cwd.startsWith("/") ? cwd : "/home/user/project",
    home: home.startsWith("/") ? home : "/home/user",
  };
}

function judgeThere(command: string, context: ShellContext, rows: ShellRows): Judgement {
  const judged = judgeSafely(() => judgeOne(command, context, rows));
  if (judged.gaps.length === 0 || judged.findings.length > 0) return judged;
  const rough = judgeSafely(() => judgeEvaluation(roughEvaluation(command, context), command, context, rows));
  return { ...judged, findings: rough.findings };
}

/** A defect must read as a gap, which is scanned again by the rough way, and never as silence. */
function judgeSafely(judging: () => Judgement): Judgement {
  try {
    return judging();
  } catch {
    return { ...CLEAN, gaps: ["the rules failed"] };
  }
}

/** Judges the command and every script that its one-liners would start. */
function judgeOne(command: string, context: ShellContext, rows: ShellRows): Judgement {
  const waiting = [command];
  let whole = CLEAN;
  for (let at = 0; at < waiting.length && at < NESTED_SCRIPTS; at++) {
    const evaluation = evaluate(waiting[at] ?? "", context);
    const judged = judgeEvaluation(evaluation, command, context, rows);
    whole = at === 0 ? judged : joined(whole, judged);
    waiting.push(
      ...evaluation.invocations.flatMap((invocation) => scriptsOf(invocation, context.home).shell),
      ...evaluation.invocations.flatMap((invocation) => printedScripts(invocation, evaluation, context.home)),
    );
  }
  return waiting.length > NESTED_SCRIPTS
    ? { ...whole, gaps: [...whole.gaps, "scripts inside scripts"] }
    : whole;
}

const SHELLS = new Set(["sh", "bash", "zsh", "dash", "ksh", "ash", "source", "."]);

/** What the one-liner in front of a pipe prints into a shell: `python3 -c 'print(…)' | sh`. */
function printedScripts(
  { program = "", stdin }: Invocation,
  { invocations }: Evaluation,
  home: string,
): string[] {
  if (stdin.kind !== "pipe" || !SHELLS.has(program)) return [];
  return stdin.ids.flatMap((id) => {
    const writer = invocations[id];
    return writer === undefined ? [] : scriptsOf(writer, home).prints;
  });
}

function joined(left: Judgement, right: Judgement): Judgement {
  return {
    findings: [...left.findings, ...right.findings],
    warnings: [...left.warnings, ...right.warnings],
    gaps: [...left.gaps, ...right.gaps],
    evaluation: left.evaluation,
  };
}

/** Reads the rows against what would run. */
function judgeEvaluation(
  evaluation: Evaluation,
  command: string,
  context: ShellContext,
  rows: ShellRows,
): Judgement {
  const deeds = deedsOf(evaluation, context);
  const hits = hitsOf(
    rows,
    evaluation,
    deeds,
    lazy(() => leaksOf(evaluation)),
  );
  const risky = deeds.find(
    ({ effect, location }) => LOSING.has(effect.act) && location?.rootIfEmpty === true,
  );
  const warning = risky && hits.length === 0 ? warningOf(risky) : undefined;
  return {
    findings: hits.map((hit) => findingOf(hit, command)),
    warnings: warning === undefined ? [] : [warning],
    gaps: evaluation.gaps,
    evaluation,
  };
}

function warningOf({ invocation }: Deed): string {
  const act = invocation === undefined ? "this" : oneLine(sourceOf(invocation));
  return `${act} hits the whole file system when its variable is empty; \${NAME:?} instead of $NAME stops it then`;
}

/** A short command is its own evidence, because what leads to the act stands in it; of a long one, only the act. */
function evidenceOf(command: string, invocation: Invocation | undefined): string {
  const whole = oneLine(command);
  return whole.endsWith("…") && invocation !== undefined ? oneLine(sourceOf(invocation)) : whole;
}

function findingOf({ row, invocation, path }: Hit, command: string): ShellFinding {
  return {
    rule: row.id,
    why: row.why,
    ...(row.instead === undefined ? {} : { instead: row.instead }),
    evidence: evidenceOf(command, invocation),
    ...(path === undefined ? {} : { path }),
    invocation,
  };
}
