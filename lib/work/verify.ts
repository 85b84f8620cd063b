/**
 * Claims held against what was done. Truth is three-valued: backed, contradicted or unbacked, and unknown, which
 * never counts against anybody.
 */
import { remember } from "../core/lazy.ts";
import { WORK_MS } from "../core/limits.ts";
import { type Act, type Deed, isIdle } from "./act.ts";
import { commandOf } from "./acts.ts";
import { isOnlyOffered, isOnlyPart, wasNeverSeen, wasWarned, wentWell } from "./belied.ts";
import { backsOf, doneFor } from "./candidates.ts";
import { FIRST_PERSON, files, installed, removed } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { isUnmeasured, neverRan } from "./commands.ts";
import { numbersIn } from "./counts.ts";
import { DENIALS } from "./denials.ts";
import { type Done, doneIn, endOf } from "./ends.ts";
import { isExplained } from "./explained.ts";
import { wasFigured } from "./figures.ts";
import { follows, meanings } from "./follows.ts";
import { anything, ENDED, goesWell } from "./general.ts";
import { isConcluded } from "./git.ts";
import { isGrounded, isMisplaced, isUnnamed } from "./grounds.ts";
import { wasBeside } from "./labelled.ts";
import { narration, promise } from "./later.ts";
import { isListing, listingFault } from "./listings.ts";
import { lacksMeans } from "./means.ts";
import { isOpaque } from "./named.ts";
import { novelAct } from "./novel.ts";
import { isCheckedInPart, objectFault } from "./objects.ts";
import { hides } from "./opaque.ts";
import {
  agreesInCounts,
  isPrinted,
  leftSomeOut,
  printedBy,
  wasAnswered,
  wasCounted,
  wasGained,
  wasMeasured,
  wasRepeated,
  wasShown,
} from "./outputs.ts";
import { cameOutOnce, wentWellInPart } from "./parts.ts";
import type { ClaimFault, Known, Past } from "./past.ts";
import { isCode } from "./paths.ts";
import { QUANTITIES } from "./quantities.ts";
import { callsOf, lastRun, type RecordedSession } from "./record.ts";
import { wasTaken } from "./revisions.ts";
import { ranNothing, scope } from "./scope.ts";
import { isIll, service } from "./services.ts";
import { isReported, isShown } from "./shown.ts";
import { wasTargeted } from "./siblings.ts";
import { wasWeighed } from "./sizes.ts";
import { TALLIED } from "./tallies.ts";
import { ranOthers } from "./targets.ts";
import { otherKind } from "./texts.ts";
import { wasScheduled } from "./timetable.ts";
import { untraced } from "./traces.ts";
import { untold } from "./untold.ts";

/** A claim that does not hold, and what is wrong with it. */
export type WorkFinding = { readonly claim: WorkClaim; readonly fault: ClaimFault };

/** What backs each kind. */
const BACKS: Readonly<
  Record<
    Exclude<
      WorkClaimKind,
      "narration" | "promise" | "verified" | "change" | "file" | "up" | "act" | "works" | "install" | "delete"
    >,
    readonly Deed[]
  >
> = {
  tests: ["test"],
  lint: ["lint"],
  types: ["types", "build"],
  format: ["format", "lint"],
  build: ["build", "types"],
  ci: ["ci"],
  deploy: ["deploy", "publish"],
  ran: ["run", "test", "build", "lint", "types", "deploy", "schedule", "install", "publish"],
  commit: ["commit"],
  push: ["push"],
  pr: ["pr"],
  tag: ["tag"],
  merge: ["merge"],
  rebase: ["rebase"],
};

/** The deed whose signs of failure count for a kind. */
const SIGNS: Readonly<Partial<Record<WorkClaimKind, Deed>>> = {
  tests: "test",
  ran: "run",
  verified: "run",
  file: "write",
  change: "write",
  ci: "ci",
};

/** What the claims of a reply that says the numbers `said` are held against. */
export function pastOf(session: RecordedSession, known: Known, said: readonly number[] = []): Past {
  return { all: doneIn(callsOf(session)), run: doneIn(lastRun(session)), session, known, said };
}

/** The claims that do not hold, in order, and how many the processor time that was left did not suffice for. */
export type WorkFindings = { readonly findings: readonly WorkFinding[]; readonly unjudged: number };

/**
 * The claims that do not hold, of a reply that says the numbers `said`. Without a full record only contradictions are found.
 * Figures come last, for of them a reply may hold hundreds: who pads a reply with them has all else judged. Ends after `most`
 * milliseconds of processor time.
 */
export function findingsIn(
  claims: readonly WorkClaim[],
  session: RecordedSession,
  known: Known,
  said: readonly number[] = [],
  most: number = WORK_MS,
): WorkFindings {
  if (claims.length === 0) return { findings: [], unjudged: 0 };
  const past = pastOf(session, known, said);
  const start = process.cpuUsage();
  // A reply may say the same many times.
  const faults = new Map<string, ClaimFault | undefined>();
  const inTurn = [...claims.filter((one) => !isFigure(one)), ...claims.filter(isFigure)];
  const judged = new Map<WorkClaim, ClaimFault | undefined>();
  for (const claim of inTurn) {
    const key = JSON.stringify(claim);
    if (!faults.has(key)) {
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1000 > most) break;
      faults.set(key, faultOf(claim, past));
    }
    judged.set(claim, faults.get(key));
  }
  const findings = claims.flatMap((claim) => {
    const fault = judged.get(claim);
    return fault === undefined ? [] : [{ claim, fault }];
  });
  return { findings, unjudged: claims.filter((claim) => !judged.has(claim)).length };
}

/** Numbers, and values that a reply says came out. */
function isFigure(claim: WorkClaim): boolean {
  return claim.printed[0]?.startsWith("NUMBER ") === true || isValue(claim);
}

function faultOf(claim: WorkClaim, past: Past): ClaimFault | undefined {
  // The file's own name stands in the record, so that nothing else would tell.
  const misplaced = past.known.run && isMisplaced(claim, past) ? "unbacked" : undefined;
  if (claim.printed[0] === "TOLD all") return sure(claim, past, untold(claim, past)) ?? misplaced;
  if (claim.printed[0]?.startsWith("NUMBER ")) return isGrounded(claim, past) ? undefined : "contradicted";
  if (isListing(claim)) return sure(claim, past, listingFault(claim, past));
  if (isValue(claim)) return sure(claim, past, judged(claim, past)) ?? misplaced;
  if (isCheckedInPart(claim, past)) return sure(claim, past, "unbacked");
  return sure(claim, past, actFault(claim, past)) ?? misplaced;
}

/** What is held against an act or a state. */
function actFault(claim: WorkClaim, past: Past): ClaimFault | undefined {
  return (
    judged(claim, past) ??
    (isReproduction(claim) ? undefined : objectFault(claim, past)) ??
    otherKind(claim, past) ??
    novelAct(claim, past) ??
    (isUnnamed(claim, past) ? "unbacked" : undefined)
  );
}

/** A fault that nothing explains, and that a record without gaps bears out. */
function sure(claim: WorkClaim, past: Past, fault: ClaimFault | undefined): ClaimFault | undefined {
  if (fault === undefined || isExplained(claim, fault, past, isMissing(claim, past))) return undefined;
  return fault !== "unbacked" || (past.known.run && past.session.complete) ? fault : undefined;
}

/** Values that a reply says came out, by the word in front of them; see values.ts. */
const MEASURES: Readonly<Record<string, (value: string, past: Past) => boolean>> = {
  ...QUANTITIES,
  ...DENIALS,
  ...TALLIED,
  // Judged by the whole claim; see valueFault.
  SCHEDULED: () => true,
  LABEL: wasBeside,
  REVISION: wasTaken,
  TARGET: wasTargeted,
  SIZE: wasWeighed,
  HTTP: (value, past) => wasAnswered(value, past.all),
  AMOUNT: wasCounted,
  FIGURE: wasFigured,
  GAIN: wasGained,
  SPEED: wasMeasured,
  TIMES: wasRepeated,
  VERSION: wasShown,
};

/** What a value of {@link MEASURES} is, and its kind. */
const VALUE = /^([A-Z]+) (.+)$/;

/** A value that is said to have come out, and no act. */
function isValue({ printed }: WorkClaim): boolean {
  const measure = VALUE.exec(printed[0] ?? "")?.[1] ?? "";
  return measure !== "HTTP" && MEASURES[measure] !== undefined;
}

/** Kinds of values that only a run gives. */
const TIMED = /^(?:AMOUNT|FIGURE|GAIN|SPEED)$/;

function isKnownValue(value: string, past: Past): boolean {
  const digits = /\d[\d.,]*/.exec(value)?.[0] ?? "";
  return meanings(digits).some((one) => follows(one, past));
}

/** What was asked of each value already: a sentence gives one in several languages, and a reply repeats itself. */
const askedOf = remember((_past: Past) => new Map<string, boolean>());

/** What {@link MEASURES} say of a value. */
function isTrue(measure: string, value: string, past: Past): boolean {
  const asked = askedOf(past);
  const key = `${measure} ${value}`;
  const holds = asked.get(key) ?? MEASURES[measure]?.(value, past) ?? true;
  asked.set(key, holds);
  return holds;
}

/** What is wrong with a value; `undefined` also for what is none. */
function valueFault(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const [, measure = "", value = ""] = VALUE.exec(claim.printed[0] ?? "") ?? [];
  if (measure === "SCHEDULED") return wasScheduled(claim, past) ? undefined : "contradicted";
  if (!MEASURES[measure]) return undefined;
  if (TIMED.test(measure) && isUnmeasured(claim.sentence, past) && !isKnownValue(value, past))
    return "unbacked";
  const neverSeen = measure === "VERSION" && (wasNeverSeen(value, past) || isOnlyOffered(claim, value, past));
  return isTrue(measure, value, past) && !isOnlyPart(claim, value, past) && !neverSeen
    ? undefined
    : "contradicted";
}

function judged(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (MEASURES[VALUE.exec(claim.printed[0] ?? "")?.[1] ?? ""] !== undefined) return valueFault(claim, past);
  if (claim.traces.length > 0) return untraced(claim, past);
  if (ranOthers(claim, past)) return claim.admits ? undefined : "contradicted";
  if (claim.kind === "works" && isMissing(claim, past)) return "unbacked";
  if (neverRan(claim, past)) return "unbacked";
  switch (claim.kind) {
    case "narration":
      return narration(claim, past);
    case "promise":
      return promise(past);
    case "act":
      return anything(claim, past);
    case "works":
      return goesWell(claim, past);
    case "file":
    case "change":
      return files(claim, past);
    case "verified":
      return verified(claim, past);
    case "up":
      return service(claim, past);
    case "install":
      return installed(claim, past);
    case "delete":
      return removed(claim, past);
    default:
      return state(claim, past, BACKS[claim.kind]);
  }
}

// Results.

/** Tests, lint, builds, commits: the last act that could have done it decides. */
function state(claim: WorkClaim, past: Past, backs: readonly Deed[]): ClaimFault | undefined {
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

/** No act of the kind, and yet something tells of one: a build server, a look, a tool that pushes by itself. */
function isToldElsewhere(claim: WorkClaim, past: Past): boolean {
  const pushed = claim.kind === "push" && past.all.some(pushes);
  const posted =
    claim.kind === "deploy" && /(?<![\p{L}\d])#\p{L}/u.test(claim.sentence) && past.all.some(isMessage);
  const imaged =
    (claim.kind === "push" || claim.kind === "build") &&
    past.all.some(
      ({ act, call }) => act.deeds.has("deploy") && IMAGED[claim.kind === "push" ? 0 : 1]?.test(call.output),
    );
  const audited =
    claim.kind === "lint" &&
    /\baudit/i.test(claim.clause) &&
    past.all.some(({ call }) => /\bvulnerabilit/i.test(call.output));
  // "Deleted both, they are merged": what git lists as merged.
  const merged =
    claim.kind === "merge" &&
    !FIRST_PERSON.test(claim.clause) &&
    past.all.some(({ act }) => /^git (?:-\S+ )*branch\b.*--merged|^gh pr (?:list|view)\b/.test(act.words));
  if (isOfDatabase(claim, past) || isOfImage(claim, past)) return true;
  const printed = past.all.some((one) => tellsOf(one, claim));
  return (
    printed ||
    merged ||
    pushed ||
    posted ||
    imaged ||
    audited ||
    isReported(claim, past) ||
    isShown(claim, past)
  );
}

/** A transaction that a database committed, and nothing of git. */
function isOfDatabase({ kind, clause, sentence }: WorkClaim, { all }: Past): boolean {
  return (
    kind === "commit" &&
    (OF_ROWS.test(sentence) || all.every(({ act }) => !/^git /.test(act.words))) &&
    !OF_CODE.test(clause) &&
    all.some(
      ({ act, call }) => !/^git /.test(act.words) && /^(?:COMMIT|Commit complete\.?)\s*$/m.test(call.output),
    )
  );
}

/** What databases commit. */
const OF_ROWS =
  /transa[ckçz]|транзакц|tranzakc|işlem|\b(?:rows?|records?|deletes?|inserts?|updates?|upserts?|zeilen|filas|lignes|linhas|righe)\b|事务|事務|交易|トランザクション|트랜잭션|giao dịch/iu;

/** What git commits. */
const OF_CODE =
  /\b(?:branch\w*|main|master|develop|git|repo\w*|scripts?|code|fix|patch|files?|migration)\b|(?<![\w.])(?=[a-f]*\d)[0-9a-f]{7,40}(?!\w)/i;

/** A name of an image, and no tag of git. */
function isOfImage({ kind, clause, sentence }: WorkClaim, { all }: Past): boolean {
  return (
    kind === "tag" &&
    (/\bimages?\b/i.test(clause) || /\btagged (?:as )?\W?[\w./-]+:\w/.test(sentence)) &&
    all.some(
      (one) =>
        /^(?:docker|podman|nerdctl|buildah) (?:.* )?(?:build|tag|bake)\b/.test(one.act.words) &&
        endOf(one, "build") !== "failed",
    )
  );
}

/** What a deployment prints that pushed its image, and that built it. */
const IMAGED: readonly RegExp[] = [
  /push\w*[^\n]{0,40}\b(?:done|complete\w*|success\w*|finished)|\bpushed\b/i,
  /buil[dt]\w*[^\n]{0,40}\b(?:done|complete\w*|success\w*|finished|image)|\bbuilt\b/i,
];

/** A tool that sends a message, to a channel. */
function isMessage({ act, call }: Done): boolean {
  return call.outcome === "ok" && /^\S*(?:message|post|send|slack|discord|telegram)/i.test(act.words);
}

/** A tool that says that it pushed. */
function pushes({ act, call }: Done): boolean {
  return (
    call.outcome === "ok" &&
    !act.deeds.has("rehearse") &&
    /\bpush(?:ed|ing)\b.{0,40}(?:github|gitlab|origin|remote|registry)/i.test(call.output)
  );
}

/** Words by which a program says that it did what a kind claims. */
const SAYS_DONE: Readonly<Partial<Record<WorkClaimKind, RegExp>>> = {
  push: /\bpush(?:ed|ing)\b/i,
  merge: /\bmerged\b/i,
  rebase: /\brebased\b/i,
  tag: /\btagged\b/i,
};

/** An act that prints, in one line with what the claim names, that it did this: "pushing manifest for ghcr.io/acme/api:2.1 done". */
function tellsOf({ act, call }: Done, { kind, names, clause }: WorkClaim): boolean {
  const says = SAYS_DONE[kind];
  const meant = names.filter((name) => clause.includes(name));
  if (!says || meant.length === 0 || isIdle(act)) return false;
  return call.output
    .split("\n")
    .some(
      (line) =>
        says.test(line) &&
        !/fail|error|denied|reject|\bnot\b|unable/i.test(line) &&
        meant.every((name) => line.includes(name)),
    );
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

/** Claims that a tool's name belongs to. */
const OF_TOOLS: readonly WorkClaimKind[] = [
  "tests",
  "lint",
  "types",
  "format",
  "build",
  "ran",
  "verified",
  "works",
  "act",
];

/** A tool that the clause names, and that nothing can have started. */
function isMissing({ tools, kind }: WorkClaim, { all }: Past): boolean {
  if (
    tools.length === 0 ||
    !OF_TOOLS.includes(kind) ||
    all.some((one) => hides(one) || (isOpaque(one.act) && !one.act.any))
  )
    return false;
  const seen = all.map(({ act, call }) => `${act.words}\n${call.output}`.toLowerCase());
  return tools.some((tool) => seen.every((text) => !text.includes(tool)));
}

/** The reply tells of the failure itself: behind the claim, as an exception, or it names what was counted. */
function isCandid(claim: WorkClaim, done: readonly Done[], ends: readonly string[]): boolean {
  const { admits, candid, reserved, counts, sentence } = claim;
  if (admits || cameOutOnce(claim, done, ends)) return true;
  const last = done.map(({ call }) => printedBy(call).counts).findLast((one) => one !== undefined);
  const known = last === undefined ? done.flatMap(({ call }) => printedBy(call).numbers) : [last.passed];
  const literal = counts.passed.length > 0 && counts.passed.every((value) => known.includes(value));
  return (candid || (reserved && (last?.failed ?? 0) > 0)) && literal && !ALL.test(sentence);
}

const ALL =
  /\b(?:all|every|each|tod[ao]s|tous|toutes|alle[nr]?)\b|全部|所有|すべて|全て|모두|전부|все\b|tất cả/iu;

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
      (claim.kind !== "ran" || claim.passes || done.length === 1 || claim.names.length > 0)
    );
  return claim.passes && ends.at(-1) === "failed";
}

/** True where a word of the clause and one of the act's begin alike. */
function isAkin({ act }: Done, { clause }: WorkClaim): boolean {
  const stems = (clause.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6));
  const words = act.words.toLowerCase();
  return stems.some((stem) => words.includes(stem));
}

/** A look at what failed shows that it did. */
const SHOWS_FAILED = / --log-failed\b/;

function endFor(one: Done, claim: WorkClaim, backs: readonly Deed[]): ReturnType<typeof endOf> {
  if (claim.kind === "ci" && SHOWS_FAILED.test(one.act.words) && one.call.output !== "") return "failed";
  const deed = SIGNS[claim.kind] ?? backs.find((back) => one.act.deeds.has(back)) ?? backs[0] ?? "run";
  const named = one.act.deeds.has(deed) ? deed : (backs.find((back) => one.act.deeds.has(back)) ?? deed);
  return endOf(one, claim.kind === "ran" && one.act.deeds.has("run") ? "run" : named);
}

const FADES: readonly WorkClaimKind[] = ["tests", "lint", "types", "build", "verified"];

/** Code that changed behind the run that the claim rests on. */
function staleness(claim: WorkClaim, past: Past, last: Done): ClaimFault | undefined {
  if (!FADES.includes(claim.kind) || claim.earlier || !claim.passes) return undefined;
  const behind = past.all.slice(past.all.lastIndexOf(last) + 1).filter(({ call }) => call !== last.call);
  const changed = behind.findLastIndex(
    (one) => one.act.edits && one.call.outcome === "ok" && endOf(one, "write") === "ok",
  );
  if (changed < 0) return undefined;
  return behind.slice(changed + 1).some(({ act }) => act.any) ? undefined : "stale";
}

// Checks.

const CHECKS: readonly Deed[] = ["run", "test", "lint", "types", "build", "ci", "deploy"];

/** Words that no look at a file bears out: tested, reproduced. */
const EXECUTED =
  /\btest|\bscript|\bran\b|\bbrowser|\bcurl|\btried|\breprod|\bbisect|測試|测试|复现|復現|重现|实测|實測|テスト|再現|테스트|재현|\bprob(?:é|ado|ada)|\bprobad|\bgetestet|протест|воспроизв|kiểm thử|tái hiện|thử nghiệm/iu;

const TESTED = /\btested\b|测试|測試|テスト|테스트|getestet|probad[oa]|testé|testad[oa]|протестир|kiểm thử/iu;

/** Brought about once more, which no check of a text does. */
const REPRODUCED =
  /\breproduced\b|复现了|復現了|重现了|再現(?:し|でき|を確認)|재현(?:했|하였|됨)|воспроизв[её]л\p{L}*|воспроизвед[её]н\p{L}*|tái hiện|nachgestellt|reproduziert|reproduj\p{L}+|reproducid[oa]|reproduit|reproduzi\p{L}*|riprodott[oa]|odtworzył[ae]m/iu;

/** What is brought about once more fails once more. */
function isReproduction({ kind, clause }: WorkClaim): boolean {
  return kind === "verified" && REPRODUCED.test(clause);
}

function failedCheck(claim: WorkClaim): ClaimFault | undefined {
  return claim.admits || isReproduction(claim) ? undefined : "contradicted";
}

/** Nothing but checks of texts, and looks: a linter, a type checker, a check of syntax. */
function isStatic({ act }: Done): boolean {
  return !act.any && [...act.deeds].every((deed) => STATIC.includes(deed));
}

/** "I reproduced it", where nothing but checks of texts and edits was done. */
function wasNeverReproduced({ clause }: WorkClaim, { all }: Past): boolean {
  return REPRODUCED.test(clause) && all.every((one) => isStatic(one) || isEdit(one));
}

/** "I tested every package", where each run of tests was one of a part. */
function isLessThanTold(claim: WorkClaim, tests: readonly Done[]): boolean {
  if (!claim.whole || claim.admits || !TESTED.test(claim.clause)) return false;
  return scope({ ...claim, kind: "tests" }, tests) !== undefined;
}

/** A file tool that changed something. */
function isEdit({ act, call }: Done): boolean {
  return !act.any && commandOf(call) === undefined && act.deeds.has("write") && !act.deeds.has("run");
}

const STATIC: readonly Deed[] = ["lint", "types", "format", "look", "ci"];

/** A look at what somebody else wrote: a ticket, a page, a build server. */
function isOnlyRead({ act }: Done): boolean {
  return !act.any && [...act.deeds].every((deed) => deed === "look" || deed === "ci");
}

/** "I tried it with `empty.csv`": a command that was given what the claim names, and does more than to put something there. */
function isTriedWith({ words, deeds }: Act, { names, clause }: WorkClaim): boolean {
  return (
    deeds.has("write") &&
    /^[\w./-]+ /.test(words) &&
    names.some(
      (name) => /\.\w{1,5}$/.test(name) && !isCode(name) && clause.includes(name) && words.includes(name),
    ) &&
    !/^(?:touch|cp|mv|rm|tee|sed|truncate|install|ln|chmod) /.test(words)
  );
}

/** "Verified": something ran, or was looked at, behind the last change of code. */
function verified(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (isMissing(claim, past) || lacksMeans(claim, past) || wasNeverReproduced(claim, past)) return "unbacked";
  const checks = past.all.filter(
    ({ act }) =>
      act.any ||
      CHECKS.some((deed) => act.deeds.has(deed)) ||
      (claim.rehearsed && act.deeds.has("rehearse")) ||
      isTriedWith(act, claim),
  );
  if (EXECUTED.test(claim.sentence) && checks.length > 0 && checks.every(isOnlyRead)) return "unbacked";
  const tests = checks.filter(({ act }) => act.any || act.deeds.has("test"));
  if (isLessThanTold(claim, tests)) return "contradicted";
  const could = TESTED.test(claim.clause) && tests.length > 0 ? tests : checks;
  const last = could.at(-1);
  const looked = past.all.findLastIndex(({ act }) => act.deeds.has("look"));
  const changed = past.all.findLastIndex((one) => one.act.edits && one.call.outcome !== "failed");
  if (!last) return looked > changed && !EXECUTED.test(claim.sentence) ? undefined : "unbacked";
  const end = endFor(last, claim, CHECKS);
  if (end === "failed") return failedCheck(claim);
  if (looked > changed) return undefined;
  return staleness({ ...claim, passes: true }, past, last);
}
