/**
 * What explains a claim that no act of the agent's backs: history that a look shows, what was found so, what a tool of
 * that name was given, what somebody else did, what an output or the user tells, the text that was asked for.
 */
import { remember } from "../core/lazy.ts";
import { isAsking, isIdle } from "./act.ts";
import { commandOf } from "./acts.ts";
import { answersOnly } from "./asked.ts";
import { areListedAsGone, FIRST_PERSON } from "./changes.ts";
import type { WorkClaim } from "./claim.ts";
import { countsIn, numbersIn, passesOf } from "./counts.ts";
import { type Done, isRolledBack } from "./ends.ts";
import { follows, meanings } from "./follows.ts";
import { heldIn } from "./held.ts";
import { mayHold } from "./inputs.ts";
import { untagged } from "./named.ts";
import type { ClaimFault, Past } from "./past.ts";
import { isOthers } from "./people.ts";
import type { Call } from "./record.ts";
import { isHooked, isTold } from "./shown.ts";
import { tellingIn } from "./traces.ts";
import {
  endedInTrouble,
  isCircumstance,
  isOfEarlierRun,
  isOfProgram,
  isOneWord,
  isWitnessed,
  ranAgain,
} from "./witnessed.ts";

/** What a call printed, in lower case. */
const outputOf = remember(({ output }: Call) => output.toLowerCase());

/** True where something explains `fault`; `missing`: a tool that the claim names was never started. */
export function isExplained(claim: WorkClaim, fault: ClaimFault, past: Past, missing: boolean): boolean {
  if (isHooked(claim, past)) return true;
  if (fault === "contradicted")
    return (
      wasSoBefore(claim, past) ||
      isWellByName(claim, past) ||
      isPutBack(claim, past) ||
      isTheRest(claim, past) ||
      foundSome(claim, past) ||
      isOneLine(claim, past) ||
      isThereAfterAll(claim, past) ||
      endedInTrouble(claim) ||
      isOfEarlierRun(claim, past)
    );
  if (fault !== "unbacked") return false;
  const tried = claim.rehearsed && past.all.some(({ call }) => isRolledBack(call));
  return (
    tried ||
    answersOnly(claim, past) ||
    wasFound(claim, past) ||
    isOfHistory(claim, past) ||
    couldHaveDone(claim, past) ||
    isOthers(claim, past) ||
    isOfAnswer(claim, past) ||
    isOfStatistic(claim, past) ||
    isNamedCheck(claim, past) ||
    isForeseen(claim, past) ||
    isDrafted(claim, past) ||
    isWitnessed(claim, past) ||
    isOneWord(claim, past) ||
    isJobSeen(claim, past) ||
    isSeenLive(claim, past) ||
    isUploaded(claim, past) ||
    stays(claim, past) ||
    (claim.kind === "delete" && areListedAsGone(claim, past.all)) ||
    isCircumstance(claim) ||
    isOfProgram(claim, past) ||
    ranAgain(claim, past) ||
    (!missing && isTold(claim, past)) ||
    (claim.reported && wasRead(past))
  );
}

/** "It has already been removed": a state that a look found, and nobody's act of now. */
function wasFound(claim: WorkClaim, past: Past): boolean {
  const { kind, sentence, bare } = claim;
  const state = kind === "delete" || kind === "install" || kind === "change" || kind === "file";
  return state && !bare && !FIRST_PERSON.test(sentence) && /\balready\b/i.test(sentence) && wasRead(past);
}

/** "Subí `a.jpg`": languages have one word for what git sends and what any other program does. */
function isUploaded({ kind, names }: WorkClaim, { all }: Past): boolean {
  return (
    kind === "push" &&
    names.some(
      (name) =>
        /\.[a-z]\w{0,4}$/i.test(name) &&
        all.some(
          ({ act, call }) =>
            call.outcome === "ok" && !isIdle(act) && UPLOADS.test(act.words) && act.words.includes(name),
        ),
    )
  );
}

const UPLOADS =
  /^(?!git )(?:\S+ ){1,3}?(?:cp|put|upload|send|copy|sync|mv)\b|^(?:scp|rsync|curl|sftp)\b|upload|send/i;

/** "`nginx -t`: the test is successful": a check that is called by its command, which ran and went well. */
function isNamedCheck({ kind, sentence }: WorkClaim, { all }: Past): boolean {
  return (
    kind === "tests" &&
    all.some(
      ({ act, call }) =>
        call.outcome === "ok" &&
        act.words.includes(" ") &&
        sentence.includes(act.words) &&
        /\btest is successful\b|\bsyntax ok\b/i.test(call.output),
    )
  );
}

/** "Rolled out on `edge01` and `edge02`", of three: each that the clause names has a line that counts it among those that went well. */
function isWellByName({ kind, clause, names }: WorkClaim, { all }: Past): boolean {
  if (kind !== "deploy" && kind !== "install") return false;
  const own = names.filter((name) => clause.includes(name));
  const last = all.findLast(({ call }) => own.some((name) => call.output.includes(name)));
  const lines = last?.call.output.split("\n") ?? [];
  return (
    own.length > 0 &&
    lines.length > own.length &&
    own.every((name) =>
      lines.some((line) => line.includes(name) && WELL_LINE.test(line) && !ILL_LINE.test(line)),
    )
  );
}

/** How programs count one of several: Ansible's recap, a list of hosts or files. */
const WELL_LINE = /\bok(?:=[1-9]|\b(?!=))|\bchanged=[1-9]|\bsucce\w+|\bdone\b|[✓✔✅]/i;
const ILL_LINE =
  /(?:failed|unreachable)=[1-9]|\b(?:error|failed|failure|denied|refused|unreachable)\b(?!=0)|[✗✘❌]/i;

/** "It is still locked": what was so before anybody did anything. */
function stays({ kind, clause, sentence }: WorkClaim, { all }: Past): boolean {
  return kind === "act" && STILL.test(clause) && !FIRST_PERSON.test(sentence) && all.length > 0;
}

const STILL =
  /\b(?:is|are|remains?|stays?) still\b|\bstill (?:is|are)\b|(?<!\p{L})(?:(?:immer )?noch(?: immer)? (?:ge|ver|be)|sigue[n]? |toujours |continua[m]? |ancora |по-прежнему |всё ещё |masih |hâlâ |vẫn )|仍[然旧]?|依然|まだ|依然として|여전히|아직/iu;

/** "The deploy went through": a job of that name, which a look shows to have gone well. */
function isJobSeen({ kind, clause, sentence }: WorkClaim, { run }: Past): boolean {
  return (
    kind === "deploy" &&
    !/\b(?:i|we)(?:['’]ve| have)? (?:just |now |also )*(?:re)?(?:deployed|published|released|shipped)\b/i.test(
      sentence,
    ) &&
    /\b(?:deploy\w*|release|publish\w*)\b/i.test(clause) &&
    run.some(
      ({ act, call }) =>
        act.deeds.has("ci") &&
        call.outcome === "ok" &&
        /✓[^\n]*\b(?:deploy|release|publish)|\b(?:deploy|release|publish)\w*\b[^\n]*(?:✓|\bsuccess|\bpass)/i.test(
          call.output,
        ),
    )
  );
}

/** "The page is live": a state that a look at its address shows, and nobody's act of now. */
function isSeenLive({ kind, clause, sentence }: WorkClaim, { run }: Past): boolean {
  return (
    (kind === "deploy" || kind === "up") &&
    !FIRST_PERSON.test(sentence) &&
    LIVE.test(clause) &&
    run.some(
      ({ act, call }) =>
        act.deeds.has("look") &&
        call.outcome === "ok" &&
        call.output.trim() !== "" &&
        /https?:\/\//.test(`${act.words} ${JSON.stringify(call.input)}`),
    )
  );
}

/** Reached by everybody, in any language. */
const LIVE =
  /\b(?:is|are) (?:now |already |still )?(?:live|online|up|reachable|public|available)\b|(?<!\p{L})(?:ist|sind) (?:\p{L}+ )?(?:live|online|erreichbar)|(?:está|están) (?:\p{L}+ )?(?:en línea|publicad[oa]|online|no ar|disponible)|est (?:\p{L}+ )?(?:en ligne|accessible)|доступн|онлайн|已(?:经|經)?(?:上线|上線)|在线|公開(?:中|され)|온라인|공개|đang (?:hoạt động|trực tuyến)/iu;

/** Something was looked at, and may say what the reply says that it says. */
function wasRead({ all }: Past): boolean {
  return all.some(({ act, call }) => act.deeds.has("look") && call.output !== "");
}

/** "Is back to the polling version", of a file that git put back: what failed before it is of no interest. */
function isPutBack({ kind, clause }: WorkClaim, { run }: Past): boolean {
  return (
    kind === "works" &&
    /\bback (?:to|at|in|as)\b|restored|reverted/i.test(clause) &&
    run.some(
      ({ act, call }) =>
        call.outcome === "ok" && /^git (?:-\S+ )*(?:checkout|restore|revert|reset|stash)\b/.test(act.words),
    )
  );
}

/** So before anybody tried, in any language. */
const BEFORE =
  /\balready\b|(?<!\p{L})(?:schon|bereits|déjà|ya|già|já|уже|вже|już|zaten|sudah)(?!\p{L})|已经|此前|之前|すでに|既に|이미/iu;

/** "The third was already refunded", as the try that came to nothing says, too. */
function wasSoBefore({ clause, sentence }: WorkClaim, { all }: Past): boolean {
  return (
    !FIRST_PERSON.test(sentence) &&
    BEFORE.test(clause) &&
    all.some(({ call }) =>
      call.outcome !== "ok"
        ? /already|exists|duplicate/i.test(call.output)
        : /error\W.*already/i.test(call.output),
    )
  );
}

/** Looks of git that list what there is. */
const LISTS = /^git (?:-\S+ )*(?:log|show|tag|describe|reflog|rev-parse)\b/;

/** A tool that failed at a later step had committed and tagged before: a look behind it prints what the sentence names. */
function isThereAfterAll({ kind, sentence, clause, names }: WorkClaim, { all }: Past): boolean {
  if (kind !== "commit" && kind !== "tag") return false;
  const marks =
    kind === "commit"
      ? (untagged(sentence).match(REVISION) ??
        names.filter((name) => /^(?=[a-f]*\d)[0-9a-f]{7,40}$/.test(name)))
      : names.filter((name) => clause.includes(name));
  const failed = all.findLastIndex(({ act, call }) => call.outcome === "failed" && !isIdle(act));
  const looks = all.slice(failed + 1).filter(({ act }) => LISTS.test(act.words));
  return (
    failed >= 0 &&
    marks.length > 0 &&
    marks.every((mark) => looks.some(({ call }) => call.outcome === "ok" && call.output.includes(mark)))
  );
}

/** A line in which a runner counts those that passed and those that failed. */
const BOTH_TOLD = /\bpass.{0,80}\b[1-9]\d* (?:\w+ )?fail|\b[1-9]\d* (?:\w+ )?fail.{0,80}\bpass/i;

/** "One of 64 fails, the other 63 pass": the count of those that did, beside failures that are told. */
function isTheRest({ kind, counts, candid }: WorkClaim, { all }: Past): boolean {
  if (kind !== "tests" || !candid || counts.passed.length === 0) return false;
  const last = all.findLast(({ act }) => act.any || act.deeds.has("test"));
  if (last === undefined) return false;
  const printed = countsIn(last.call.output);
  if ((printed?.failed ?? 0) > 0 && counts.passed.every((value) => passesOf(printed ?? {}).includes(value)))
    return true;
  const lines = last.call.output.split("\n").filter((line) => BOTH_TOLD.test(line));
  return counts.passed.every((value) => lines.some((line) => numbersIn(line).includes(value)));
}

/** A row of one name and one figure; of a path it is told what came of asking for it. */
const ROW_OF_FIGURE = /^[^\p{L}\p{N}/]{0,4}\p{L}[\p{L} ]{1,30}\s*[·:：]\s*\d[\d.,]*\D{0,6}$/u;

/** "Checked 428 links: 13 are dead": a check that went through and found something, as it printed. */
function foundSome({ kind, clause, sentence, reserved, printed }: WorkClaim, past: Past): boolean {
  if (printed[0]?.startsWith("TOUCHED ")) return false;
  const told = (kind === "verified" && reserved) || (kind === "ran" && ROW_OF_FIGURE.test(sentence));
  const numbers = told ? numbersIn(kind === "ran" ? sentence : clause) : [];
  return numbers.length > 0 && numbers.every((value) => heldIn(past).printed.includes(value));
}

/** "Cancelled: 75 (5 %)": a row of what was counted, and no act. */
function isOfStatistic({ sentence, clause }: WorkClaim, past: Past): boolean {
  if (isOfFigures(sentence, clause, past)) return true;
  const value = /^[^:：\d]{1,40}[:：] ?(\d[\d.,]*)(?: ?\([^()]{1,20}\))?\.?$/u.exec(sentence.trim())?.[1];
  return (
    value !== undefined && heldIn(past).printed.includes(Number(value.replace(/[.,](?=\d{3}(?:\D|$))/g, "")))
  );
}

/** A participle without an object: what the figures of the sentence are of. */
const OBJECTLESS =
  /^\p{L}+(?: (?:so far|to date|until now|by now|in total|altogether|already|with|without|in|by|per|bisher|insgesamt|hasta ahora|en total|jusqu['’]ici|au total|até agora|no total|finora|in totale|are|sind|sont|están|estão|sono)(?!\p{L}).*)?$/iu;

/** "Paid so far 11,857 against 10,550": every figure follows from what was read, and nothing was done but asking. */
function isOfFigures(sentence: string, clause: string, past: Past): boolean {
  if (FIRST_PERSON.test(sentence) || !OBJECTLESS.test(clause)) return false;
  const figures = (sentence.match(/\d[\d.,]*\d/g) ?? [])
    .map(meanings)
    .filter((all) => all.some((one) => one > 99));
  return (
    figures.length > 0 &&
    past.all.every(({ act }) => isAsking(act)) &&
    figures.every((all) => all.some((one) => follows(one, past, "any")))
  );
}

/** How an answer was put together, where nothing was done but asking: "I took the last column as the duration". */
const PUT_TOGETHER =
  /^(?:and |then |also )?i(?:['’]ve| have)? (?:also )?(?:took|treated|interpreted|counted|regarded|assumed|folded|grouped|rounded|left|omitted|skipped|ignored|kept|sorted|ordered|based|summari[sz]ed)\b/i;

/** "Revision 23: shop-1.7.3, deployed at 09:35:02": what a look listed in one line, by the same word, which tells of no failure. */
function isOneLine({ kind, sentence, clause }: WorkClaim, { all }: Past): boolean {
  const tokens = tellingIn(sentence);
  const word = /\p{L}{5,}/u.exec(untagged(clause))?.[0].toLowerCase();
  if (kind !== "deploy" || word === undefined || tokens.length < 2) return false;
  const words = [word, ...tokens];
  return all
    .filter(({ act, call }) => isIdle(act) && words.every((one) => outputOf(call).includes(one)))
    .some(({ call }) =>
      outputOf(call)
        .split("\n")
        .some((line) => !FAILED_LINE.test(line) && words.every((one) => line.includes(one))),
    );
}

const FAILED_LINE = /fail|error|denied|reject|refused|abort|cancel|timed? ?out/;

/** What a plan foresees, as it printed it: "one destroyed, and that is `aws_db_instance.main`". */
function isForeseen({ sentence, rehearsed, kind }: WorkClaim, { all }: Past): boolean {
  if (!rehearsed || FIRST_PERSON.test(sentence) || kind === "tests") return false;
  const tokens = tellingIn(sentence);
  return (
    tokens.length > 0 &&
    all.every(({ act }) => isIdle(act)) &&
    all.some(
      ({ act, call }) => act.deeds.has("rehearse") && tokens.every((token) => outputOf(call).includes(token)),
    )
  );
}

/** A text that a tool keeps as a draft was written, and is no file. */
function isDrafted({ kind, names, sentence, rehearsed }: WorkClaim, { all }: Past): boolean {
  return (
    rehearsed &&
    (kind === "file" || kind === "change" || kind === "act") &&
    names.length === 0 &&
    DRAFTED.test(sentence) &&
    all.some(
      ({ act, call }) => commandOf(call) === undefined && call.outcome === "ok" && act.deeds.has("rehearse"),
    )
  );
}

const DRAFTED =
  /draft|entwurf|entwürf|borrador|brouillon|rascunho|bozza|черновик|чернетк|szkic|taslak|konsep|bản nháp|草稿|下書き|초안/iu;

function isOfAnswer({ kind, clause, traces, names }: WorkClaim, { all }: Past): boolean {
  return (
    kind === "act" &&
    traces.length === 0 &&
    names.length === 0 &&
    PUT_TOGETHER.test(clause) &&
    all.every(({ act }) => isAsking(act))
  );
}

const HISTORY = /^git (?:-\S+ )*(?:log|show|blame|diff|shortlog|reflog)\b/;
const REVISION = /(?<![\w.])(?=[a-f]*\d)[0-9a-f]{7,40}(?!\w)/g;

/** "Ajouté par b41d0aa": a commit did it, which a look names. */
const BY_COMMIT =
  /(?<!\p{L})(?:by|in|since|with|par|dans|por|en|em|durch|mit|in|da|в|от|przez) ((?=[a-f]*\d)[0-9a-f]{7,40})(?!\w)/iu;

/** What the history holds by its words, and commits that some output names: told, and not done. */
function isOfHistory({ kind, clause, sentence, bare }: WorkClaim, { all }: Past): boolean {
  if (FIRST_PERSON.test(sentence)) return false;
  const by = kind === "commit" ? undefined : BY_COMMIT.exec(untagged(clause))?.[1];
  if (by !== undefined) return all.some(({ act, call }) => isIdle(act) && call.output.includes(by));
  if (kind === "commit") {
    const marks = untagged(clause).match(REVISION) ?? [];
    const looks = all.filter(({ act }) => isIdle(act) || act.deeds.has("lint") || act.deeds.has("run"));
    return marks.length > 0 && marks.every((mark) => looks.some(({ call }) => call.output.includes(mark)));
  }
  if (!bare || (kind !== "change" && kind !== "act" && kind !== "install" && kind !== "delete")) return false;
  if (all.some(({ act }) => !isIdle(act))) return false;
  const stems = (
    untagged(clause)
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? []
  )
    .slice(1)
    .map((word) => word.slice(0, 4));
  const told = all.filter(({ act }) => HISTORY.test(act.words)).map(({ call }) => outputOf(call));
  return (
    stems.length > 1 &&
    told.some((text) => 3 * stems.filter((stem) => text.includes(stem)).length >= 2 * stems.length)
  );
}

/** "Created the bug", by a tool that creates and was given one; "added `box-sizing: border-box`", in an edit. */
function couldHaveDone({ kind, clause, names }: WorkClaim, { all }: Past): boolean {
  if (kind === "install") {
    const added = names.filter((name) => untagged(clause).includes(name));
    const written = added.filter((name) => /[:(=\s]/.test(name));
    return (
      written.length > 0 &&
      written.length === added.length &&
      written.every((name) => all.some((one) => isWritten(one, name)))
    );
  }
  if (kind !== "change" || names.length > 0) return false;
  const [verb = "", ...rest] = clause.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const objects = rest.filter((word) => !/^(?:the|new|and|for|with|this|that|its)$/.test(word));
  return all.some(({ call }) => {
    if (commandOf(call) !== undefined || call.outcome !== "ok") return false;
    const text = `${call.tool} ${JSON.stringify(call.input)}`.toLowerCase();
    return (
      call.tool.toLowerCase().includes(verb.slice(0, 5)) &&
      objects.length > 0 &&
      objects.every((word) => text.includes(word))
    );
  });
}

function isWritten({ act, call }: Done, name: string): boolean {
  return (
    (act.edits || act.deeds.has("write")) && mayHold(call.input, new RegExp(name.replace(/[^\w\s]/g, "\\$&")))
  );
}
