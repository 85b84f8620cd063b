/**
 * All that judging a command line tells, as lines that a person can read: each program that would run, with what is known
 * of its words, input and output; what that does to which places; what it sends and which code it holds; what is said of it.
 * The command is never run.
 */
import { oneLine } from "../../lib/core/text.ts";
import type { RuleRow } from "../../lib/core/verdict.ts";
import { scriptsOf } from "../../lib/shell/code/oneliners.ts";
import type { Sending } from "../../lib/shell/effect.ts";
import { passageOf } from "../../lib/shell/effects/content.ts";
import { sendingsOf } from "../../lib/shell/effects/sends.ts";
import { isHarmless } from "../../lib/shell/harmless.ts";
import type { Arg, Evaluation, Flow, Invocation, ShellContext } from "../../lib/shell/invocation.ts";
import { judge, type ShellFinding } from "../../lib/shell/judge.ts";
import { leaksOf } from "../../lib/shell/rules/flow.ts";
import { type PlacedEffect, placedEffectsOf, type ShellRows } from "../../lib/shell/rules/match.ts";
import { credentialsSent, textsSent } from "../../lib/shell/rules/sent.ts";
import { typedIn } from "../../lib/shell/typing.ts";
import { escaped, quoted, shown } from "./words.ts";

/** The lines of one command. Steps are numbered from 1; what belongs to a step stands below it. */
export function traceOf(command: string, context: ShellContext, rows: ShellRows): string[] {
  const { findings, warnings, gaps, evaluation } = judge(command, context, rows, { quick: false });
  const { effects, whole } = placedEffectsOf(evaluation, context);
  const leaks = leaksOf(evaluation, context.home);
  const of = (invocation: Invocation | undefined) => effects.filter((one) => one.invocation === invocation);
  return [
    ...(isHarmless(command, rows) ? ["harmless at first sight"] : []),
    ...evaluation.invocations.flatMap((invocation) => [
      `${invocation.id + 1} ${programOf(invocation)}${notesOf(invocation, context)}`,
      ...of(invocation).map((one) => `  ${effectOf(one)}`),
      ...passageLines(invocation).map((line) => `  ${line}`),
      ...sendingsOf(invocation).map((sending) => `  sends ${sendingOf(sending)}`),
      ...codeOf(invocation, context).map((line) => `  code ${line}`),
    ]),
    ...of(undefined).map(effectOf),
    ...evaluation.forkBombs.map((name) => `fork bomb ${name}`),
    ...evaluation.links.map(({ link, to, itself }) => `link ${link} to ${to}${itself ? " itself" : ""}`),
    ...leaks.map(
      ({ source, sink, what, invocation }) => `leak of ${source} by ${sink}: ${what} (${invocation.id + 1})`,
    ),
    ...saidBy(evaluation),
    ...(whole ? [] : ["not every place"]),
    ...gaps.map((gap) => `gap: ${gap}`),
    ...findings.map((finding) => `stop ${findingOf(finding, command, evaluation, rows)}`),
    ...warnings.map(({ rule, text }) => `warn ${rule}: ${text}`),
  ].map(escaped);
}

function programOf({ program, name, args }: Invocation): string {
  const [only] = name;
  const plain = name.length === 1 && only === program ? shown(name) : `${shown(name)} = ${program ?? "?"}`;
  return [name.length === 0 && program === "" ? "-" : plain, ...args.map(shown)].join(" ");
}

/** What is not as it is for a plain command, in brackets. */
function notesOf(invocation: Invocation, context: ShellContext): string {
  const {
    cwd,
    place,
    mounts = [],
    script,
    within,
    trace,
    pos,
    env,
    redirections,
    stdin,
    stdout,
  } = invocation;
  const notes = [
    ...(trace.length > 0 ? [`through ${trace.join(", ")}`] : []),
    ...(pos === 0 ? [] : [`at ${pos}`]),
    ...(cwd === context.cwd ? [] : [`in ${cwd ?? "?"}`]),
    ...(place === "local" ? [] : [place]),
    ...mounts.map(
      ({ host, inside, readonly, disks }) =>
        `${shown(host)} as ${inside}${readonly ? ", only to read" : ""}${disks ? ", only disks" : ""}`,
    ),
    ...Object.entries(env).map(([variable, value]) => `${variable}=${shown(value)}`),
    ...redirections.map(({ fd, op, target }) => `${fd}${op}${shown(target)}`),
    ...flowOf("<", stdin),
    ...(stdout.length === 1 ? [] : [`outputs ${stdout.length}`]),
    ...stdout.flatMap((flow) => flowOf(">", flow)),
    ...(script === undefined ? [] : [`script ${shown(script)}`]),
    ...(within === undefined ? [] : [`of ${within.file}${within.certain ? "" : ", perhaps"}`]),
  ];
  return notes.length === 0 ? "" : ` (${notes.join("; ")})`;
}

function flowOf(sign: string, flow: Flow): string[] {
  const ids = "ids" in flow && flow.ids ? flow.ids.map((id) => id + 1).join(",") : "";
  switch (flow.kind) {
    case "inherit":
      return [];
    case "file":
      return [`${sign} file ${shown(flow.path)}`];
    case "pipe":
      return [ids === "" ? `${sign} a word` : `${sign} step ${ids}`];
    case "text":
      return [`${sign} text ${shown(flow.text)}${ids === "" ? "" : ` of ${ids}`}`];
  }
}

function effectOf({ effect, location }: PlacedEffect): string {
  const { kind, path, recursive, open, redirected } = effect;
  const signs = [
    ...(recursive ? ["whole"] : []),
    ...(open ? ["open"] : []),
    ...(redirected ? ["redirected"] : []),
    ...(location?.contents ? ["contents"] : []),
    ...(location && !location.absolute ? ["relative"] : []),
    ...(location?.rootIfEmpty ? ["root if empty"] : []),
  ];
  const where = location === undefined ? shown(path) : `${location.class} ${quoted(location.path())}`;
  return `${kind} ${where}${signs.length === 0 ? "" : `, ${signs.join(", ")}`}`;
}

/** How content passes through, where it does. */
function passageLines(invocation: Invocation): string[] {
  const passage = passageOf(invocation);
  const words = (args: readonly Arg[]): string => args.map(shown).join(" ");
  const from = (source: Arg | "stdin"): string => (source === "stdin" ? source : shown(source));
  const signs = [
    ...(passage.picksOne() ? ["picks one value"] : []),
    ...(passage.archives ? ["takes folders whole"] : []),
    ...(passage.lists ? ["prints names"] : []),
  ];
  const read = !passage.isClosed() && (passage.printsFiles || passage.archives) ? passage.reads() : [];
  return [
    ...(read.length > 0 ? [`prints what is in ${words(read)}`] : []),
    ...(signs.length > 0 ? [signs.join(", ")] : []),
    ...passage.names().map((source) => `takes names from ${from(source)}`),
    ...(passage.outputs().length > 0 ? [`writes to ${words(passage.outputs())}`] : []),
    ...passage
      .copies()
      .map(
        ({ to, from: source }) => `fills ${shown(to)} from ${source === "stdin" ? source : words(source)}`,
      ),
  ];
}

function sendingOf(sending: Sending): string {
  const word = "word" in sending ? ` ${shown(sending.word)}` : "";
  return `${sending.what}${word} by ${sending.sink}${sending.authentication ? ", wanted" : ""}`;
}

function codeOf(invocation: Invocation, { home }: ShellContext): string[] {
  const { shell, prints, forks, tied, reads, posts, postsInput, cut } = scriptsOf(invocation, home);
  return [
    ...shell.map((line) => `runs ${quoted(line)}`),
    ...prints.map((line) => `prints ${quoted(line)}`),
    ...reads.map(({ source, what }) => `reads ${source} ${what}`),
    ...posts.map(({ source, what }) => `posts ${source} ${what}`),
    ...(postsInput ? ["posts its input"] : []),
    ...(forks ? ["forks without end"] : []),
    ...(tied ? ["ties a process to a socket"] : []),
    ...(cut ? ["is cut"] : []),
  ];
}

/** What it types into other shells, and what leaves the machine in so many words. */
function saidBy(evaluation: Evaluation): string[] {
  return [
    ...typedIn(evaluation).map(({ place, words }) => `types in ${place}: ${words.map(quoted).join(" ")}`),
    ...textsSent(evaluation).map((text) => `says ${quoted(text)}`),
    ...credentialsSent(evaluation).map((name) => `sends the credential ${name}`),
  ];
}

/** The sentence of a rule stands in its row, and a short command is its own evidence. */
function findingOf(
  { rule, why, evidence, path, ask, invocation }: ShellFinding,
  command: string,
  { invocations }: Evaluation,
  rows: ShellRows,
): string {
  const at = invocation === undefined ? 0 : invocations.indexOf(invocation) + 1;
  return [
    rule,
    at > 0 ? ` by ${at}` : "",
    path === undefined ? "" : ` on ${path}`,
    ask ? ", asks" : "",
    rows.some((row: RuleRow) => row.id === rule && row.why === why) ? "" : `: ${why}`,
    evidence === oneLine(command) ? "" : ` (${evidence})`,
  ].join("");
}
