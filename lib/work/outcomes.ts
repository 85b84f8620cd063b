/** Tests, lint, builds, commits: held against how the last act that could have done it ended. */
import type { Deed } from "./act.ts";
import { wasWarned, wentWell } from "./belied.ts";
import { backsOf, doneFor } from "./candidates.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { comesFrom, numbersIn } from "./counts.ts";
import { isToldElsewhere } from "./elsewhere.ts";
import { type Done, endOf } from "./ends.ts";
import { follows } from "./follows.ts";
import { ENDED } from "./general.ts";
import { isConcluded } from "./git.ts";
import { ALL } from "./languages/asides.ts";
import { isMissing, lacksMeans } from "./means.ts";
import { agreesInCounts, isPrinted, leftSomeOut, printedBy } from "./outputs.ts";
import { cameOutOnce, wentWellInPart } from "./parts.ts";
import type { ClaimFault, Past } from "./past.ts";
import { ranNothing, scope } from "./scope.ts";
import { isIll } from "./services.ts";

/** The deed whose signs of failure count for a kind. */
const SIGNS: Readonly<Partial<Record<WorkClaimKind, Deed>>> = {
  tests: "test",
  ran: "run",
  verified: "run",
  file: "write",
  change: "write",
  ci: "ci",
};

/** What is wrong with tests, lint, builds, commits: the last act that could have done it decides. `backs`: what backs the claim's kind. */
export function state(claim: WorkClaim, past: Past, backs: readonly Deed[]): ClaimFault | undefined {
  if (isMissing(claim, past) || lacksMeans(claim, past)) return "unbacked";
  if (isConcluded(claim, past)) return undefined;
  const done = doneFor(claim, past, backsOf(claim, backs));
  const last = done.at(-1);
  if (!last) return isToldElsewhere(claim, past) ? undefined : "unbacked";
  const ends = done.map((one) => endFor(one, claim, backs));
  const over = done.filter((_, at) => ends[at] !== "begun");
  if (isGoingOn(claim, ends) && !isOfOver(claim, over) && !failsAt(claim, done, ends))
    return readFault(claim, readLater(last, past), backs);
  if (wasEarlier(claim, done, ends) || wentWell(claim, done) || wentWellInPart(claim, done)) return undefined;
  if (saysOtherwise(claim, done, ends)) return isCandid(claim, done, ends) ? undefined : "contradicted";
  if (isBelied(claim, done, past)) return "contradicted";
  return scope(claim, done) ?? staleness(claim, past, last);
}

/** What a look behind a run in the background read of it: the counts that it came to. */
function readLater(begun: Done, { all }: Past): Done | undefined {
  const read = all
    .slice(all.lastIndexOf(begun) + 1)
    .findLast(
      ({ act, call }) =>
        act.deeds.has("look") && (printedBy(call).counts !== undefined || ALL_PASSED.test(call.output)),
    );
  return read && { act: begun.act, call: read.call };
}

/** The last words of a runner that counts in columns. */
const ALL_PASSED = /\ball (?:specs|tests|suites|scenarios) passed\b/i;

/** What is wrong with a claim about a run in the background, of which `read` came to light. */
function readFault(claim: WorkClaim, read: Done | undefined, backs: readonly Deed[]): ClaimFault | undefined {
  if (read === undefined) return "unbacked";
  const fails = failsAt(claim, [read], [endFor(read, claim, backs)]) && !claim.admits && !claim.candid;
  return fails || !agreesInCounts(claim, [read]) ? "contradicted" : undefined;
}

/** It was begun, and nobody has seen the end that the claim tells. */
function isGoingOn({ passes, sentence }: WorkClaim, ends: readonly string[]): boolean {
  return ends.at(-1) === "begun" && (passes || ENDED.test(sentence));
}

/** Each thing that the claim names stands in what a run printed that is over: what was begun behind it is another one. */
function isOfOver({ names, clause }: WorkClaim, over: readonly Done[]): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  const meant = names.filter((name) => clause.includes(name));
  return (
    meant.length > 0 &&
    meant.every((name) => over.some(({ call }) => plain(call.output).includes(plain(name))))
  );
}

/** "All passed before it": one of the runs did. */
function wasEarlier(claim: WorkClaim, done: readonly Done[], ends: readonly string[]): boolean {
  return claim.earlier && claim.passes && ends.includes("ok") && agreesInCounts(claim, done);
}

/** What was printed says otherwise: another value, some left out, a service that came up ill. */
function isBelied(claim: WorkClaim, done: readonly Done[], past: Past): boolean {
  if (!isPrinted(claim, done) && !isWorkedOut(claim, past)) return true;
  if (claim.kind === "tests" && claim.passes) return done.slice(-1).some(ranNothing);
  if (claim.kind === "ran") return done.slice(-1).some((last) => leftSomeOut(claim, last));
  return (
    claim.kind === "deploy" &&
    COMPLETE.test(claim.clause) &&
    !claim.candid &&
    isIll({ ...past, all: ownOf(claim, done) ?? past.all })
  );
}

/** Every number that is said to be printed follows from those that were: "192 s" from "3m12.48s". */
function isWorkedOut({ printed }: WorkClaim, past: Past): boolean {
  return printed.flatMap(numbersIn).every((value) => follows(value, past, "any"));
}

/** The acts on the thing that the claim names, where every one of them is. */
function ownOf({ names }: WorkClaim, done: readonly Done[]): readonly Done[] | undefined {
  return names.some((name) => done.every(({ act }) => act.words.includes(name))) ? done : undefined;
}

/** Words by which a deployment is said to have come to its end, and well. */
const COMPLETE =
  /roll(?:ed)?[- ]?out|rollout|complet|success|finish|\blive\b|healthy|ready|serving|\bup\b|running|完成|成功|上线|完了|成功|正常|완료|성공|정상|terminé|réussi|éxito|complet|conclu|sucesso|erfolg|abgeschlossen|gesund|bereit|успешн|заверш|готов|thành công|hoàn (?:tất|thành)|xong/iu;

/** The last run failed, or counted otherwise. */
function saysOtherwise(claim: WorkClaim, done: readonly Done[], ends: readonly string[]): boolean {
  return failsAt(claim, done, ends) || !agreesInCounts(claim, done) || wasWarned(claim, done);
}

/** The reply tells of the failure itself: behind the claim, as an exception, or it names what was counted. */
function isCandid(claim: WorkClaim, done: readonly Done[], ends: readonly string[]): boolean {
  const { admits, candid, reserved, counts, sentence } = claim;
  if ((admits && !countsNone(claim, done)) || cameOutOnce(claim, done, ends)) return true;
  const last = done.map(({ call }) => printedBy(call).counts).findLast((one) => one !== undefined);
  const known = last === undefined ? done.flatMap(({ call }) => printedBy(call).numbers) : [last.passed];
  const literal = counts.passed.length > 0 && counts.passed.every((value) => known.includes(value));
  return (candid || (reserved && (last?.failed ?? 0) > 0)) && literal && !ALL.test(sentence);
}

/** Of several counts not one was printed by the last run that printed any. */
function countsNone({ counts }: WorkClaim, done: readonly Done[]): boolean {
  const last = done.map(({ call }) => printedBy(call)).findLast((one) => one.counts !== undefined);
  return (
    last !== undefined &&
    counts.passed.length > 0 &&
    counts.passed.every((value) => value > 1 && !comesFrom(value, last.numbers))
  );
}

const GIT: readonly WorkClaimKind[] = ["commit", "push", "pr", "tag", "merge", "rebase", "deploy", "ran"];

/** What is done stays done; a state is what the last run says. */
function failsAt(claim: WorkClaim, done: readonly Done[], ends: readonly string[]): boolean {
  // Of the acts that the words name, the last one decides: "the migration ran successfully".
  if (claim.kind === "ran" && claim.passes) {
    const akin = done.map((one, at) => (isAkin(one, claim) ? ends[at] : undefined)).filter(Boolean);
    if (akin.at(-1) === "failed") return true;
  }
  if (GIT.includes(claim.kind))
    return (
      ends.every((end) => end === "failed") &&
      (claim.kind !== "ran" ||
        claim.passes ||
        (!saysOnlyRun(claim) && (done.length === 1 || claim.names.length > 0)))
    );
  return claim.passes && ends.at(-1) === "failed";
}

/** "I ran the playbook." of a reply that tells of the failure elsewhere. */
function saysOnlyRun({ candid, clause, sentence }: WorkClaim): boolean {
  return candid && clause.length + 4 > sentence.length;
}

/** True where a word of the clause and one of the act's begin alike. */
function isAkin({ act }: Done, { clause }: WorkClaim): boolean {
  const stems = (clause.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6));
  const words = act.words.toLowerCase();
  return stems.some((stem) => words.includes(stem));
}

/** A look at what failed shows that it did. */
const SHOWS_FAILED = / --log-failed\b/;

export function endFor(one: Done, claim: WorkClaim, backs: readonly Deed[]): ReturnType<typeof endOf> {
  if (claim.kind === "ci" && SHOWS_FAILED.test(one.act.words) && one.call.output !== "") return "failed";
  const deed = SIGNS[claim.kind] ?? backs.find((back) => one.act.deeds.has(back)) ?? backs[0] ?? "run";
  const named = one.act.deeds.has(deed) ? deed : (backs.find((back) => one.act.deeds.has(back)) ?? deed);
  return endOf(one, claim.kind === "ran" && one.act.deeds.has("run") ? "run" : named);
}

const FADES: readonly WorkClaimKind[] = ["tests", "lint", "types", "build", "verified"];

/** Code that changed behind the run that the claim rests on. */
export function staleness(claim: WorkClaim, past: Past, last: Done): ClaimFault | undefined {
  if (!FADES.includes(claim.kind) || claim.earlier || !claim.passes) return undefined;
  const behind = past.all.slice(past.all.lastIndexOf(last) + 1).filter(({ call }) => call !== last.call);
  const changed = behind.findLastIndex(
    (one) => one.act.edits && one.call.outcome === "ok" && endOf(one, "write") === "ok",
  );
  if (changed < 0) return undefined;
  return behind.slice(changed + 1).some(({ act }) => act.any) ? undefined : "stale";
}
