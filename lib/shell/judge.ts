/** One command line to findings: what would run, which rows fire on it, what deserves a warning. */
import { lazy } from "../core/lazy.ts";
import { SHELL_STEP_UNITS, SHELL_STEPS, UNREAD_STEPS, UNREAD_UNITS } from "../core/limits.ts";
import { oneLine } from "../core/text.ts";
import type { RuleRow } from "../core/verdict.ts";
import { isOneOf } from "../core/words.ts";
import { readScripts, scriptsOf } from "./code/oneliners.ts";
import { windowsReadings } from "./code/windows.ts";
import type { EffectKind } from "./effect.ts";
import { evaluate } from "./evaluate/evaluate.ts";
import { excerptOf } from "./excerpt.ts";
import { isHarmless } from "./harmless.ts";
import type { Evaluation, Invocation, ShellContext } from "./invocation.ts";
import { cardOf } from "./programs/cards.ts";
import { roughEvaluation } from "./rules/fallback.ts";
import { leaksOf } from "./rules/flow.ts";
import {
  matchesOf,
  type PlacedEffect,
  placedEffectsOf,
  type RowMatch,
  type ShellRows,
} from "./rules/match.ts";
import { type OwnMatch, weakeningsIn } from "./rules/own.ts";
import { sourceOf } from "./rules/source.ts";
import { mostGrave, partsOf, withoutPlaceholders, worthy } from "./unread.ts";

/** A row that fired. `evidence` is the act as short source text; the caller masks secrets in it. */
export type ShellFinding = {
  readonly rule: string;
  readonly why: string;
  readonly instead?: string;
  /** The kind of damage, as the row names it. */
  readonly category?: string;
  readonly evidence: string;
  /** What the act would hit, for a person: a path, a credential file. */
  readonly path?: string;
  /** The user is asked, where the host can ask; it is stopped elsewhere. */
  readonly ask?: true;
  /** The invocation that it fired on; undefined for a fork bomb. */
  readonly invocation: Invocation | undefined;
};

/** What passes and deserves a word. `rule` is the row that would have fired, or `empty-variable`, or `unread`. */
export type ShellWarning = {
  readonly rule: string;
  /** A whole sentence without a full stop; the caller masks secrets in it. */
  readonly text: string;
};

/** What the engine says of its own accord, beside the rows that it is given; what an installation adds stands in `hook/own.ts`. */
export const ENGINE_RULES: readonly RuleRow[] = [
  { id: "empty-variable", why: "a delete that hits the whole file system when its variable is empty" },
  { id: "unread", why: "a command that was not read to its end" },
  { id: "guard-off", why: "taking the guard away or letting something past it" },
  { id: "guard-kill", why: "ending the guard while it judges" },
  { id: "guard-approval", why: "revoking the approval of hooks" },
];

/** What {@link judge} says of a command line. */
export type Judgement = {
  readonly findings: readonly ShellFinding[];
  /** What is normal work today and a loss on the day a variable is empty, what a script may do, what was not read. */
  readonly warnings: readonly ShellWarning[];
  /** Why the picture may be incomplete; empty when all was understood. */
  readonly gaps: readonly string[];
  readonly evaluation: Evaluation;
};

const NOTHING: Evaluation = { invocations: [], forkBombs: [], links: [], gaps: [], steps: 0 };

const CLEAN: Judgement = { findings: [], warnings: [], gaps: [], evaluation: NOTHING };

/** Scripts inside scripts (`python -c "os.system('bash -c …')"`) that are followed. */
const NESTED_SCRIPTS = 16;

/** A step of a one-liner's code costs as much as four of the shell's. */
const CODE_SHARE = 2;

/** Acts that lose data, so that an empty variable in front of a slash deserves a word. */
const LOSING: ReadonlySet<EffectKind> = new Set<EffectKind>(["delete", "chmod", "chown", "move"]);

/** `quick: false` evaluates plain harmless commands, too, for who wants to see what would run. */
export type JudgeOptions = { readonly quick?: boolean };

/**
 * Judges a command line by rows. Synchronous; never throws, because a guard that throws lets the command run.
 *
 * @param command source text of the command, of any length and any content
 * @param context where it would run: absolute working directory and home directory
 * @param rows the rows that are switched on; findings come in their order
 *
 * @example
 * ```ts
 * import { SHELL_ROWS } from "agent-guards/security_guard";
 * import { judge } from "agent-guards/shell";
 *
 * const { findings } = judge("cd / && rm -rf ./*", { cwd: "/work", home: "/home/me" }, SHELL_ROWS);
 * for (const { rule, why, path } of findings) console.log(rule, "|", why, "|", path);
 * // delete-root | recursive delete of the whole file system | /*
 * ```
 */
export function judge(
  command: string,
  context: ShellContext,
  rows: ShellRows,
  { quick = true }: JudgeOptions = {},
): Judgement {
  if (quick && isHarmless(command, rows)) return CLEAN;
  // Editors and clients put a byte order mark in front, and take it away.
  return judgeThere(command.replace(/^\uFEFF/, ""), grounded(context), rows);
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
  const judged = judgeSafely(() => judgeOne(command, context, rows, stepsFor(command)));
  if (judged.gaps.length === 0 || judged.findings.length > 0) return judged;
  const filled = judged.gaps.includes("syntax") ? withoutPlaceholders(command) : undefined;
  const again =
    filled === undefined ? judged : judgeSafely(() => judgeOne(filled, context, rows, stepsFor(filled)));
  if (again.gaps.length === 0 || again.findings.length > 0) return again;
  return secondLook(again, filled ?? command, context, rows);
}

/** What of the steps is left beside the reading of the text itself: half of them at least. */
function stepsFor({ length }: string): number {
  return Math.max(SHELL_STEPS - Math.ceil(length / SHELL_STEP_UNITS), SHELL_STEPS >> 1);
}

/** Steps that reading and judging one part costs, whatever is in it. */
const PART_STEPS = 40;

/** Steps that one part may take when few are left; before, none takes more than a quarter of them. */
const MOST_PART = 200;

/** What the rough reader finds in the whole text, and the evaluator in the parts that it can read. */
function secondLook(judged: Judgement, command: string, context: ShellContext, rows: ShellRows): Judgement {
  const text = command.length > UNREAD_UNITS ? excerptOf(command) : command;
  const rough = judgeSafely(() => {
    const evaluation = roughEvaluation(text, context, worthy, mostGrave);
    readScripts(evaluation.invocations, context.home, UNREAD_STEPS >> CODE_SHARE);
    return judgeEvaluation(evaluation, command, context, rows);
  });
  if (rough.findings.length > 0) return { ...judged, findings: rough.findings };
  const onlySyntax = judged.gaps.every((gap) => gap === "syntax");
  const { scripts, left } = partsOf(text, onlySyntax);
  let steps = UNREAD_STEPS;
  let known = !left && rough.gaps.length === 0;
  for (const script of scripts) {
    const part = judgeSafely(() =>
      judgeOne(script, context, rows, Math.min(steps, Math.max(steps >> 2, MOST_PART))),
    );
    if (part.findings.length > 0) return { ...judged, findings: part.findings };
    steps -= part.evaluation.steps + PART_STEPS;
    known &&= part.gaps.length === 0 && steps > 0;
    if (steps <= 0) break;
  }
  return known && onlySyntax ? judged : { ...judged, warnings: [...judged.warnings, unread(judged.gaps)] };
}

/** What a person reads of a gap; any other is a sentence's part already. */
const GAPS: Readonly<Record<string, string>> = {
  syntax: "its syntax is not a shell's",
  length: "it is too long",
  nesting: "it is nested too deep",
  depth: "it is nested too deep",
  heredocs: "it holds too many here-documents",
  steps: "it takes too many steps",
  value: "its values grow too long",
  loops: "its loops are too long",
  choices: "its variables hold too many values",
  braces: "its braces make too many words",
  recursion: "it calls itself too often",
  invocations: "it runs too many programs",
  holes: "it holds too many unknown parts",
  links: "it makes too many links",
  targets: "it names too many paths",
  folders: "its paths lead through too many folders",
  code: "the code in it takes too many steps",
};

/** A gap as a person reads it. */
export function gapSaid(gap: string): string {
  return (Object.hasOwn(GAPS, gap) ? GAPS[gap] : undefined) ?? gap;
}

function unread(gaps: readonly string[]): ShellWarning {
  const [gap = ""] = gaps;
  return {
    rule: "unread",
    text: `this command was not read to its end (${gapSaid(gap)}), only searched for the catastrophic`,
  };
}

/** A defect must read as a gap, which is scanned again by the rough way, and never as silence. */
function judgeSafely(judging: () => Judgement): Judgement {
  try {
    return judging();
  } catch {
    return { ...CLEAN, gaps: ["the rules failed"] };
  }
}

/** Judges the command, and where nothing is found as the shells of Windows would read it: what those cannot read is no gap. */
function judgeOne(command: string, context: ShellContext, rows: ShellRows, steps: number): Judgement {
  const plain = judgeText(command, command, context, rows, steps);
  if (plain.findings.length > 0) return plain;
  let spent = plain.evaluation.steps;
  let findings: readonly ShellFinding[] = [];
  for (const reading of windowsReadings(command)) {
    const read = judgeText(reading, command, context, rows, Math.max(0, steps - spent));
    spent += read.evaluation.steps;
    findings = read.findings;
    if (findings.length > 0) break;
  }
  return { ...plain, findings, evaluation: { ...plain.evaluation, steps: spent } };
}

/** Judges a text that the command is read as, and every script that its one-liners would start. */
function judgeText(
  text: string,
  command: string,
  context: ShellContext,
  rows: ShellRows,
  steps: number,
): Judgement {
  const waiting = [text];
  let whole = CLEAN;
  let left = steps;
  for (let at = 0; at < waiting.length && at < NESTED_SCRIPTS; at++) {
    const evaluation = evaluate(waiting[at] ?? "", context, left);
    const forCode = Math.max(left - evaluation.steps, left >> 1);
    const code = readScripts(evaluation.invocations, context.home, forCode >> CODE_SHARE);
    left = Math.max(0, left - evaluation.steps - (code << CODE_SHARE));
    const judged = judgeEvaluation(evaluation, command, context, rows);
    whole = at === 0 ? judged : joined(whole, judged);
    waiting.push(
      ...evaluation.invocations.flatMap((invocation) => scriptsOf(invocation, context.home).shell),
      ...evaluation.invocations.flatMap((invocation) => printedScripts(invocation, evaluation, context.home)),
    );
  }
  const spent = { ...whole, evaluation: { ...whole.evaluation, steps: steps - left } };
  return waiting.length > NESTED_SCRIPTS
    ? { ...spent, gaps: [...spent.gaps, "scripts inside scripts"] }
    : spent;
}

/** What the one-liner in front of a pipe prints into a shell: `python3 -c 'print(…)' | sh`. */
function printedScripts({ program, stdin }: Invocation, { invocations }: Evaluation, home: string): string[] {
  if (stdin.kind !== "pipe" || !isOneOf("shell sourced", cardOf(program)?.runs)) return [];
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
  const { effects: placed, whole } = placedEffectsOf(evaluation, context);
  const leaks = lazy(() => leaksOf(evaluation, context.home));
  const matches = matchesOf(rows, evaluation, placed, leaks, isCertain);
  const own = weakeningsIn(evaluation, placed, context.own);
  const asksAgain = matches.length === 0 && evaluation.invocations.some(isDoubtful);
  const doubtful = asksAgain ? matchesOf(rows, evaluation, placed, leaks, isDoubtful) : [];
  const risky = placed.find(
    ({ effect, location, invocation }) =>
      LOSING.has(effect.kind) && location?.rootIfEmpty === true && isCertain(invocation),
  );
  return {
    findings: [
      ...matches.map((match) => findingOf(match, command)),
      ...own.filter(({ invocation }) => isCertain(invocation)).map((match) => ownFinding(match, command)),
    ],
    warnings: [
      ...doubtful.flatMap(({ row, invocation }) => possibly(row.id, row.why, invocation)),
      ...own
        .filter(({ invocation }) => isDoubtful(invocation))
        .flatMap(({ rule, why, invocation }) => possibly(rule, why, invocation)),
      ...(risky && matches.length === 0 ? [{ rule: "empty-variable", text: warningOf(risky) }] : []),
    ],
    gaps: [
      ...evaluation.gaps,
      ...(whole ? [] : ["targets"]),
      ...(seesLinks(context) ? [] : ["folders"]),
      ...(evaluation.invocations.some((invocation) => scriptsOf(invocation, context.home).cut)
        ? ["code"]
        : []),
    ],
    evaluation,
  };
}

/** Are links still looked at? A folder too many ends that for all of them. */
function seesLinks({ real, own }: ShellContext): boolean {
  return own?.isCut() !== true && (real === undefined || real("/") !== undefined);
}

/** What stands on the command line counts as it does everywhere; of a file, only what no condition may leave out. */
function isCertain(invocation: Invocation | undefined): boolean {
  return invocation?.within?.certain !== false;
}

function isDoubtful(invocation: Invocation | undefined): boolean {
  return !isCertain(invocation);
}

function possibly(rule: string, why: string, invocation: Invocation | undefined): ShellWarning[] {
  if (invocation?.within === undefined) return [];
  const { file } = invocation.within;
  const act = oneLine(sourceOf(invocation));
  return [{ rule, text: `${file} may run ${act}, under a condition that is not known before: ${why}` }];
}

function warningOf({ invocation }: PlacedEffect): string {
  const act = invocation === undefined ? "this" : oneLine(sourceOf(invocation));
  return `${act} hits the whole file system when its variable is empty; \${NAME:?} instead of $NAME stops it then`;
}

/** A short command is its own evidence, because what leads to the act stands in it; of a long one, only the act. */
function evidenceOf(command: string, invocation: Invocation | undefined): string {
  const whole = oneLine(command);
  return whole.endsWith("…") && invocation !== undefined ? oneLine(sourceOf(invocation)) : whole;
}

function findingOf({ row, invocation, path }: RowMatch, command: string): ShellFinding {
  return {
    rule: row.id,
    why: row.why,
    ...(row.instead === undefined ? {} : { instead: row.instead }),
    ...(row.category === undefined ? {} : { category: row.category }),
    evidence: evidenceOf(command, invocation),
    ...(path === undefined ? {} : { path }),
    invocation,
  };
}

function ownFinding({ rule, why, ask, invocation, path }: OwnMatch, command: string): ShellFinding {
  const evidence = evidenceOf(command, invocation);
  return {
    ...{ rule, why, evidence, invocation },
    ...(ask ? { ask } : {}),
    ...(path === undefined ? {} : { path }),
  };
}
