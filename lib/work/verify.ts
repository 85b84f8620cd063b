/**
 * Claims held against what was done. Truth is three-valued: backed, contradicted or unbacked, and unknown, which
 * never counts against anybody.
 */
import { WORK_MS } from "../core/limits.ts";
import { tookBack } from "./aborted.ts";
import type { Deed } from "./act.ts";
import { files, installed, removed } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { neverRan } from "./commands.ts";
import { completed, isCompleted } from "./completed.ts";
import { eachFault, isEach } from "./each.ts";
import { doneIn } from "./ends.ts";
import { isExplained } from "./explained.ts";
import { anything, goesWell } from "./general.ts";
import { isGrounded, isMisplaced, isUnnamed } from "./grounds.ts";
import { narration, promise } from "./later.ts";
import { isListing, listingFault } from "./listings.ts";
import { isMissing } from "./means.ts";
import { isMeasure, isValue, valueFault } from "./measures.ts";
import { namedWell } from "./namedwell.ts";
import { novelAct } from "./novel.ts";
import { isCheckedInPart, objectFault } from "./objects.ts";
import { state } from "./outcomes.ts";
import type { ClaimFault, Known, Past } from "./past.ts";
import { isReach, reachFault } from "./reach.ts";
import { callsOf, lastRun, type RecordedSession } from "./record.ts";
import { service } from "./services.ts";
import { ranOthers } from "./targets.ts";
import { otherKind } from "./texts.ts";
import { untraced } from "./traces.ts";
import { untold } from "./untold.ts";
import { isReproduction, verified } from "./verified.ts";

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

/** What the claims of a reply that says the numbers `said` are held against. */
export function pastOf(session: RecordedSession, known: Known, said: readonly number[] = []): Past {
  return { all: doneIn(callsOf(session)), run: doneIn(lastRun(session)), session, known, said };
}

/** The claims that do not hold, in order, and how many the processor time that was left did not suffice for. */
export type WorkFindings = { readonly findings: readonly WorkFinding[]; readonly unjudged: number };

/**
 * The claims that do not hold, of a reply that says the numbers `said`. Without a full record only contradictions are found.
 * `most`: milliseconds of processor time; what is left then is counted as unjudged.
 */
export function findingsIn(
  claims: readonly WorkClaim[],
  session: RecordedSession,
  known: Known,
  said: readonly number[] = [],
  most: number = WORK_MS,
): WorkFindings {
  if (claims.length === 0) return { findings: [], unjudged: 0 };
  return findingsAgainst(claims, pastOf(session, known, said), most);
}

/**
 * {@link findingsIn}, against what was read of the session before. Figures come last, for of them a reply may hold hundreds:
 * who pads a reply with them has all else judged.
 */
export function findingsAgainst(claims: readonly WorkClaim[], past: Past, most: number): WorkFindings {
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
  const misplaced = placeFault(claim, past);
  if (claim.printed[0] === "TOLD all") return sure(claim, past, untold(claim, past)) ?? misplaced;
  if (claim.printed[0]?.startsWith("NUMBER ")) return isGrounded(claim, past) ? undefined : "contradicted";
  if (isReach(claim)) return isWhole(past) ? reachFault(claim, past) : undefined;
  if (isValue(claim)) return sure(claim, past, judged(claim, past)) ?? misplaced;
  const ofForm = FORMS.find(([is]) => is(claim));
  if (ofForm) return sure(claim, past, ofForm[1](claim, past));
  if (isCheckedInPart(claim, past)) return sure(claim, past, "unbacked");
  return sure(claim, past, actFault(claim, past)) ?? misplaced;
}

/** Claims that are told by their form, and what is held against each. */
const FORMS: readonly (readonly [
  is: (claim: WorkClaim) => boolean,
  fault: (claim: WorkClaim, past: Past) => ClaimFault | undefined,
])[] = [
  [({ printed }) => printed[0] === "TOLD named", namedWell],
  [({ printed }) => printed[0] === "TOLD done", tookBack],
  [isEach, eachFault],
  [isCompleted, completed],
  [isListing, listingFault],
];

/** The file's own name stands in the record, so that nothing else would tell. */
function placeFault(claim: WorkClaim, past: Past): ClaimFault | undefined {
  return past.known.run && isMisplaced(claim, past) ? "unbacked" : undefined;
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
  return fault !== "unbacked" || isWhole(past) ? fault : undefined;
}

/** Nothing of the record is missing. */
function isWhole({ known, session }: Past): boolean {
  return known.run && session.complete;
}

/** `git branch --merged` printed a branch that the sentence names: it was merged before. */
function wasMergedBefore({ sentence }: WorkClaim, { all }: Past): boolean {
  return all.some(
    ({ act, call }) =>
      /^git branch (?:\S+ )*?--merged\b/.test(act.words) &&
      call.output.split("\n").some((line) => /\S/.test(line) && sentence.includes(line.trim())),
  );
}

function judged(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (isMeasure(claim)) return valueFault(claim, past);
  if (claim.traces.length > 0 && claim.kind !== "narration") return untraced(claim, past);
  if (ranOthers(claim, past)) return claim.admits ? undefined : "contradicted";
  if (claim.kind === "works" && isMissing(claim, past)) return "unbacked";
  if (neverRan(claim, past)) return "unbacked";
  if (claim.kind === "merge" && wasMergedBefore(claim, past)) return undefined;
  switch (claim.kind) {
    case "narration":
      return narration(claim, past);
    case "promise":
      return promise(claim, past);
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
