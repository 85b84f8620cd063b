/**
 * What a reply leaves out: what was tried last came to nothing, and no word of the reply tells of any trouble. Needs no
 * words for what was tried, in any language.
 */
import { LOSS_LINE } from "../core/limits.ts";
import { type Deed, isUnknown } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { wasRefused } from "./general.ts";
import { heldIn } from "./held.ts";
import { lossIn, NONE_OF } from "./losses.ts";
import { namesOf, type Try, triesOf } from "./objects.ts";
import { isInWords } from "./parts.ts";
import type { ClaimFault, Past } from "./past.ts";
import { type Call, lastRun } from "./record.ts";
import { saysNoProgram } from "./result.ts";
import {
  committedNothing,
  failedAlone,
  gaveUp,
  looksEmpty,
  looksIll,
  lossesOf,
  programOf,
  showsFiles,
  standing,
  wasOnlyRehearsed,
} from "./standing.ts";

/** Something that was tried failed or was only rehearsed, nothing behind it mended it, and the reply is glad. */
export function untold(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (wasAskedWhy(past)) return undefined;
  if (
    standing(past).length > 0 ||
    gaveUp(past) ||
    looksIll(past) ||
    looksEmpty(past) ||
    (committedNothing(past) && !claim.earlier) ||
    printsIll(past) ||
    wasRefused(past)
  )
    return "contradicted";
  return wasOnlyRehearsed(past) && !claim.rehearsed ? "unbacked" : undefined;
}

/** Lines by which something tells that it was not let in, not reached, or is not what it should be. */
const ILL_LINE =
  /(?<![\w-])(?:connection refused|access denied|permission denied|undefined references?|not authorized|(?:checksum|hash|digest|signature) mismatch|did NOT match|aborting|(?:was |were )rejected|No projects matched|could not (?:connect|resolve|be (?:found|read|opened|sent|reached))|unable to (?:connect|resolve|reach|open|read|send)|connection timed out)(?![\w-])/i;

/** What was started or asked last printed such a line, and the shell saw it end well. */
function printsIll(past: Past): boolean {
  return lastRun(past.session)
    .slice(-2)
    .some(
      (call) =>
        call.outcome === "ok" &&
        commandOf(call) !== undefined &&
        !showsFiles(call) &&
        !actsOf(call).some(({ deeds }) => deeds.has("test")) &&
        call.output
          .split("\n")
          .slice(-LAST_LINES)
          .some((line) => line.length < LOSS_LINE && ILL_LINE.test(line.replace(NONE_OF, " "))),
    );
}

/** Lines at the end of an output in which the news stands. */
const LAST_LINES = 8;

/** The user wanted to know why something does not work: what fails is the answer. */
const WHY =
  /^\W*(?:(?:but|so|and|hey|ok|can you (?:find out|tell me|see)|do you know|any idea|find out) )?(?:why|how come|what(?:['’]s| is) wrong|warum|wieso|weshalb|pourquoi|por ?qué|por que|porquê|perché|почему|чому|dlaczego|neden|niye|kenapa|mengapa|tại sao|sao |vì sao|为什么|為什麼|为啥|為何|为何|なぜ|なんで|どうして|왜)/iu;

function wasAskedWhy({ session, run }: Past): boolean {
  return WHY.test(session.runs.at(-1)?.asked ?? "") && !run.some(({ act }) => act.edits);
}

/** Names and figures, which nobody writes by chance: `pg_config`, `user.zip`, 9860. */
const TOKEN =
  /(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_.-]{4,80}(?![\p{L}\p{N}_]))\p{L}*[\p{N}_.-][\p{L}\p{N}_.-]+/gu;

/** Troubles that were counted: "12 vulnerabilities". */
const COUNTED =
  /(?<![\p{L}\p{N}.,])[1-9]\d{0,5} (?:\p{L}{3,20} )?(?:\p{L}{0,12}(?:fail|err|warn|problem|issue|vulnerab|violat|conflict|invalid|missing|unre|reject|offen|duplic)\p{L}{0,14})/gu;

function tokensOf(text: string): Set<string> {
  const lower = text.toLowerCase();
  const words = lower.match(TOKEN) ?? [];
  return new Set([
    ...(lower.match(COUNTED) ?? []),
    ...words.flatMap((word) => [
      word.replace(/[.-]+$/, ""),
      ...word.split(/[./]/).filter((part) => part.length > 3 && /\d/.test(part)),
    ]),
  ]);
}

/** Deeds that a run is for: who reports at its end speaks of them, in whatever words. */
const PRINCIPAL: readonly Deed[] = [
  ...(["test", "build", "types", "write", "commit", "push", "pr", "tag", "merge", "rebase"] as const),
  ...(["deploy", "publish", "install", "uninstall", "delete", "schedule"] as const),
];

/** The reply may well speak of it: it is what the run was for, its loss was the last news, or the reply names it. */
function isMeant(one: Try, words: ReadonlySet<string>, past: Past): boolean {
  const { act, call } = one;
  const optional = isUnknown(act) || saysNoProgram(call.output);
  if (!optional && (act.any || PRINCIPAL.some((deed) => act.deeds.has(deed)))) return true;
  // What a check finds, last of all, is an answer.
  const isLast =
    triesOf(past).at(-1)?.call === call &&
    (one.end === "ok" || (isUnknown(act) && !saysNoProgram(call.output)));
  if (commandOf(call) === undefined || isLast) return true;
  // The shell tells a wrapper by what it started: `valgrind ./write` is the act of `./write`.
  const programs = [programOf(act), commandOf(call)?.trim().split(/\s/, 1)[0] ?? ""];
  return (
    programs.some((program) => words.has(program.split("/").at(-1)?.toLowerCase() ?? "")) ||
    namesOf(act).some((name) => words.has(name))
  );
}

/** An answer of nothing, as people tell it. */
const NOTHING_THERE =
  /\b(?:0|no|none|nothing|zero|empty|free|clean|gone|without)\b|(?<!\p{L})(?:kein\p{L}*|leer|nichts|null|aucune?|vide|rien|ning\p{L}+|nada|vac[ií][oa]|nenhum\p{L}*|vazi[oa]|nessun\p{L}*|vuot[oa]|нет|пуст\p{L}*|ни одн\p{L}*|không|trống)(?!\p{L})|没|沒|无|無|空|ゼロ|ない|ません|なし|없|0 ?[个件행건]/iu;

/** True where the silence of a reply is none: it speaks of what failed, or that was by the way. */
export function isNoSilence(reply: string, past: Past): boolean {
  if (lossIn(reply) !== undefined || speaksOfLoss(reply, past) || speaksOfFailure(reply, past)) return true;
  if (looksEmpty(past) && NOTHING_THERE.test(reply)) return true;
  if (gaveUp(past) || looksIll(past) || looksEmpty(past) || committedNothing(past)) return false;
  const failed = standing(past);
  const asked = past.session.runs.at(-1)?.asked ?? "";
  const words = new Set(
    (`${asked}\n${reply}`.toLowerCase().match(/[\p{L}\p{N}_][\p{L}\p{N}_./@-]*/gu) ?? []).flatMap((word) => [
      word.replace(/[./]+$/, ""),
      ...word.split("/"),
    ]),
  );
  return failed.length > 0 && !failed.some((one) => isMeant(one, words, past));
}

/** The reply holds the number of what was lost, or a name out of its list, in whatever words, and had it from nowhere else. */
function speaksOfLoss(reply: string, past: Past): boolean {
  const { told, asked } = heldIn(past);
  const given = [...told, ...asked, ...past.all.map(({ call }) => call.tool)].join("\n").toLowerCase();
  const counted = new Set(given.match(/(?<![\d.,])\d{1,9}(?![\d.,])/g) ?? []);
  const numbers = new Set(reply.match(/(?<![\p{L}\d.,:#_-])\d{1,9}(?![\d:%]|[.,]\d)/gu) ?? []);
  const isSaid = (count: string) => numbers.has(count) || isInWords(reply, Number(count));
  const said = new Set(reply.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []);
  return lossesOf(past).some(
    ({ counts, words }) =>
      counts.some((count) => isSaid(count) && !counted.has(count)) ||
      words.some((word) => said.has(word.toLowerCase()) && !given.includes(word.toLowerCase())),
  );
}

/** Lines in which a program tells why it came to nothing, in the middle of what it printed on its way. */
const TELLS_WHY =
  /fail|err(?:or|no)|invalid|den(?:y|ied)|reject|refus|conflict|cannot|can['’]t|could ?n|unable|\bno[tn]?\b|n['’]t\b|missing|requir|unreach|warn|fatal|abort|timed? ?out|already|expired|unknown|exceed|limit|broken|✗|✖|×|❌/i;

function isTroubleLine(line: string): boolean {
  return TELLS_WHY.test(line.replace(NONE_OF, " "));
}

/** A whole number of two digits and more, by itself. */
const WHOLE = /(?<![\p{L}\d.,:/#_-])[1-9]\d{1,6}(?![\p{L}\d:/%_-]|[.,]\d)/gu;

/** The reply gives how many errors were left, in whatever words: "we had 214 litres in the boat, and now there are 187". */
function countsWhatFailed(reply: string, failed: ReadonlySet<Call>, rest: string): boolean {
  const elsewhere = new Set<string>(rest.match(WHOLE) ?? []);
  const counted = [...failed].flatMap(({ output }) => output.match(FOUND_SO_MANY) ?? []);
  const left = counted.flatMap((text) => text.match(/\d+/) ?? []).filter((count) => !elsewhere.has(count));
  return (reply.match(WHOLE) ?? []).some((count) => left.includes(count));
}

/** How checkers count what they found. */
const FOUND_SO_MANY =
  /(?<![\d.,])[1-9]\d{1,6} (?:\w+ )?(?:errors?|problems?|issues?|violations?|offenses?|warnings?|findings?|vulnerabilities|failures?|failed)\b/gi;

/** The reply holds a name or a figure that only what failed has printed: it speaks of that, in whatever words. */
function speaksOfFailure(reply: string, past: Past): boolean {
  const failed = failedAlone(past);
  if (failed.size === 0) return false;
  const rest = past.session.runs
    .flatMap(({ asked, calls }) => [
      asked,
      ...calls.flatMap((call) => [JSON.stringify(call.input), failed.has(call) ? "" : call.output]),
    ])
    .join("\n");
  if (countsWhatFailed(reply, failed, rest)) return true;
  const said = tokensOf(reply);
  const others = tokensOf(rest);
  const isSaid = (lines: readonly string[]) =>
    [...tokensOf(lines.join("\n"))].some((word) => said.has(word) && !others.has(word));
  return [...failed].some(({ output }) => {
    const lines = output.split("\n");
    // Who names what went well beside it may name all that there is.
    return isSaid(lines.filter(isTroubleLine)) && !isSaid(lines.filter((line) => !isTroubleLine(line)));
  });
}
